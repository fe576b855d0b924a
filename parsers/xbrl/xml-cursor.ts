/**
 * A pull scanner over XML text: start and end tags with their offsets. Comments, processing instructions and CDATA
 * sections are stepped over. It checks quotes and closed constructs; callers check nesting.
 *
 * An XBRL instance is flat and huge, and a general parser spends its time building what is thrown away. The other
 * scanner, `layout/xml-leaves.ts`, reads XML as it arrives in pieces and ignores attributes, namespaces and errors;
 * XBRL needs all three.
 */

export type TagKind = 'start' | 'end' | 'eof' | 'broken';

export interface XmlCursor {
  readonly text: string;
  /** Where scanning continues. */
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
  /** Set if kind is `broken`. */
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

/** Moves to the next start or end tag. */
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
 * @returns −1 if it never ends, 0 if it is another declaration (a misplaced DOCTYPE)
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

/** Reads the start tag at `open`; attributes without a quoted value are HTML, not XML. */
export function readStartTag(cursor: XmlCursor, open: number): TagKind {
  const { text, end } = cursor;
  let pos = open + 1;
  for (;;) {
    const code = text.charCodeAt(pos);
    // charCodeAt gives NaN at the end of the text.
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

/** Raw value of an attribute of the last start tag, by qualified name. */
export function attributeOf(cursor: XmlCursor, name: string): string | undefined {
  for (let index = 0; index < cursor.attributeCount; index++) {
    if (cursor.attributeNames[index] === name) return cursor.attributeValues[index];
  }
  return undefined;
}

/** A qualified name without its prefix. */
export function localNameOf(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Prefix of a qualified name, or the empty string. */
export function prefixOf(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? '' : name.slice(0, colon);
}

/** Steps over the element whose start tag the cursor has just read. */
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
