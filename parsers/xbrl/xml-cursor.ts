/**
 * A pull scanner over XML text: start and end tags with their places, nothing copied that is not asked for. Comments,
 * processing instructions and CDATA sections are stepped over, so that what looks like a tag inside them is none.
 *
 * It exists because an XBRL instance is flat and huge: a general parser spends its time on building what we throw
 * away. It checks what we rely on (quotes, closed constructs); nesting is checked by its callers.
 */

export type TagKind = 'start' | 'end' | 'eof' | 'broken';

export interface XmlCursor {
  readonly text: string;
  /** Where to look on. */
  pos: number;
  readonly end: number;
  kind: TagKind;
  /** Qualified name as written. */
  name: string;
  tagStart: number;
  /** Just after `>`. */
  tagEnd: number;
  selfClosing: boolean;
  attributeCount: number;
  /** Qualified names and raw values (references unresolved) of the last start tag; only the first `attributeCount`. */
  readonly attributeNames: string[];
  readonly attributeValues: string[];
  /** True where the last start tag declares a namespace. */
  declaresNamespace: boolean;
  /** What broke, where kind is `broken`. */
  problem: string;
}

const SLASH = 47;
const GREATER = 62;
const EQUALS = 61;
const BANG = 33;
const QUESTION = 63;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

export function createXmlCursor(text: string, start = 0, end = text.length): XmlCursor {
  return {
    text,
    pos: start,
    end,
    kind: 'eof',
    name: '',
    tagStart: start,
    tagEnd: start,
    selfClosing: false,
    attributeCount: 0,
    attributeNames: [],
    attributeValues: [],
    declaresNamespace: false,
    problem: '',
  };
}

function broken(cursor: XmlCursor, at: number, problem: string): TagKind {
  cursor.problem = `${problem} at character ${at}`;
  cursor.pos = cursor.end;
  cursor.kind = 'broken';
  return 'broken';
}

/** Moves to the next start or end tag and describes it in the cursor. */
export function nextTag(cursor: XmlCursor): TagKind {
  const { text, end } = cursor;
  let pos = cursor.pos;
  for (;;) {
    const open = text.indexOf('<', pos);
    if (open < 0 || open >= end) {
      cursor.pos = end;
      cursor.kind = 'eof';
      return 'eof';
    }
    const code = text.charCodeAt(open + 1);
    if (code === SLASH) return readEndTag(cursor, open);
    if (code !== BANG && code !== QUESTION) return readStartTag(cursor, open);
    pos = afterMarkup(text, open, end);
    if (pos < 0) return broken(cursor, open, 'markup that never ends');
    if (pos === 0) return broken(cursor, open, 'a declaration inside the content');
  }
}

/**
 * The place after a comment, CDATA section or processing instruction that starts at `open`.
 *
 * @returns −1 where it never ends, 0 where it is another declaration (a DOCTYPE where none may stand)
 */
export function afterMarkup(text: string, open: number, end: number): number {
  const [mark, length] = text.startsWith('<!--', open)
    ? ['-->', 3]
    : text.startsWith('<![CDATA[', open)
      ? [']]>', 3]
      : text.startsWith('<?', open)
        ? ['?>', 2]
        : ['', 0];
  if (mark === '') return 0;
  const close = text.indexOf(mark, open + 2);
  return close < 0 || close + length > end ? -1 : close + length;
}

function readEndTag(cursor: XmlCursor, open: number): TagKind {
  const { text, end } = cursor;
  const close = text.indexOf('>', open + 2);
  if (close < 0 || close >= end) return broken(cursor, open, 'an end tag that never ends');
  let nameEnd = close;
  while (nameEnd > open + 2 && text.charCodeAt(nameEnd - 1) <= 32) nameEnd--;
  cursor.name = text.slice(open + 2, nameEnd);
  cursor.tagStart = open;
  cursor.tagEnd = close + 1;
  cursor.pos = close + 1;
  cursor.selfClosing = false;
  cursor.attributeCount = 0;
  cursor.declaresNamespace = false;
  cursor.kind = 'end';
  return 'end';
}

function skipSpace(text: string, at: number): number {
  let pos = at;
  while (text.charCodeAt(pos) <= 32) pos++;
  return pos;
}

/** Reads the start tag at `open`; unquoted attribute values and attributes without one are HTML and break XML. */
export function readStartTag(cursor: XmlCursor, open: number): TagKind {
  const { text, end } = cursor;
  let pos = open + 1;
  for (;;) {
    const code = text.charCodeAt(pos);
    // Also leaves at the end of the text, where charCodeAt gives NaN.
    if (!(code > 32) || code === SLASH || code === GREATER) break;
    pos++;
  }
  if (pos === open + 1 || pos >= end) return broken(cursor, open, 'a tag without a name');
  cursor.name = text.slice(open + 1, pos);
  cursor.tagStart = open;
  cursor.attributeCount = 0;
  cursor.declaresNamespace = false;
  for (;;) {
    pos = skipSpace(text, pos);
    if (pos >= end) return broken(cursor, open, 'a tag that never ends');
    const code = text.charCodeAt(pos);
    if (code === GREATER || code === SLASH) {
      const selfClosing = code === SLASH;
      if (selfClosing && text.charCodeAt(pos + 1) !== GREATER) return broken(cursor, open, 'a stray slash in a tag');
      cursor.selfClosing = selfClosing;
      cursor.tagEnd = selfClosing ? pos + 2 : pos + 1;
      cursor.pos = cursor.tagEnd;
      cursor.kind = 'start';
      return 'start';
    }
    const next = readAttribute(cursor, pos);
    if (next < 0 || next > end) return broken(cursor, open, 'a tag with a malformed attribute');
    pos = next;
  }
}

function readAttribute(cursor: XmlCursor, at: number): number {
  const { text } = cursor;
  let pos = at;
  for (;;) {
    const code = text.charCodeAt(pos);
    if (!(code > 32) || code === EQUALS || code === GREATER || code === SLASH) break;
    pos++;
  }
  const name = text.slice(at, pos);
  pos = skipSpace(text, pos);
  if (name === '' || text.charCodeAt(pos) !== EQUALS) return -1;
  pos = skipSpace(text, pos + 1);
  const quote = text.charCodeAt(pos);
  if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return -1;
  const close = text.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", pos + 1);
  if (close < 0) return -1;
  cursor.attributeNames[cursor.attributeCount] = name;
  cursor.attributeValues[cursor.attributeCount] = text.slice(pos + 1, close);
  cursor.attributeCount++;
  if (name.startsWith('xmlns')) cursor.declaresNamespace = true;
  return close + 1;
}

/** Raw value of an attribute of the last start tag, by qualified name; undefined where it has none. */
export function attributeOf(cursor: XmlCursor, name: string): string | undefined {
  for (let index = 0; index < cursor.attributeCount; index++) {
    if (cursor.attributeNames[index] === name) return cursor.attributeValues[index];
  }
  return undefined;
}

/** Part of a qualified name after the prefix. */
export function localNameOf(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Prefix of a qualified name; the empty string where it has none. */
export function prefixOf(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? '' : name.slice(0, colon);
}

/** Steps over the element whose start tag the cursor has just read, whatever is inside it. */
export function skipElement(cursor: XmlCursor): TagKind {
  if (cursor.selfClosing) return 'end';
  let depth = 1;
  while (depth > 0) {
    const kind = nextTag(cursor);
    if (kind === 'start') {
      if (!cursor.selfClosing) depth++;
    } else if (kind === 'end') depth--;
    else return kind;
  }
  return 'end';
}
