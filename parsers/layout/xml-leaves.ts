import { decodeXml } from '../xbrl/entities.ts';

/** A sink for the elements of a document. Names are local names as printed: prefixes say nothing here. */
export interface LeafSink {
  /** An element begins at `start`; also one that turns out to be a leaf. */
  open(name: string, start: number): void;
  /**
   * An element ends at `end`, the place after its end tag. `text` is the content of a leaf, decoded and trimmed, and
   * stands at `textStart`–`textEnd`; it is null for an element that holds others.
   */
  close(name: string, text: string | null, textStart: number, textEnd: number, end: number): void;
}

/** What is left over longer than this is no token of such a document: the reading stops and says so. */
const LONGEST_TOKEN = 4_000_000;

const SLASH = 47;
const BANG = 33;
const QUESTION = 63;

/**
 * Reads elements and their text out of XML that arrives in pieces, in one pass, holding no more than the token in
 * hand. Namespaces, attributes and well-formedness are not looked at (a table with `&` left bare is still a table);
 * comments, processing instructions and CDATA are understood. Offsets count UTF-16 units from the first piece on.
 */
export function createLeafScanner(sink: LeafSink): {
  push(piece: string): void;
  finish(): { readonly complete: boolean };
} {
  let buffer = '';
  /** Offset of `buffer` in the whole. */
  let base = 0;
  /** Where the text of a possible leaf begins, in `buffer`; -1 where the last tag was no start tag. */
  let leafStart = -1;
  let leafName = '';
  let leafPrinted = '';
  let depth = 0;
  let roots = 0;
  let stopped = false;
  const locals = new Map<string, string>();

  function localName(text: string, start: number, end: number): string {
    const printed = text.slice(start, end);
    let local = locals.get(printed);
    if (local === undefined) {
      local = printed.slice(printed.indexOf(':') + 1);
      if (locals.size < 10_000) locals.set(printed, local);
    }
    return local;
  }

  function closeLeaf(name: string, textEnd: number, after: number): void {
    let start = leafStart;
    let end = textEnd;
    while (start < end && buffer.charCodeAt(start) <= 32) start++;
    while (end > start && buffer.charCodeAt(end - 1) <= 32) end--;
    const raw = buffer.slice(start, end);
    const text = raw.includes('<') ? withoutMarkup(raw) : decodeXml(raw);
    sink.close(name, text, base + start, base + end, base + after);
  }

  /** Reads all complete tokens; gives the place of the first incomplete one. */
  function scan(): number {
    const text = buffer;
    let pos = leafStart >= 0 ? Math.max(leafStart, resume) : resume;
    for (;;) {
      const open = text.indexOf('<', pos);
      if (open < 0) return text.length;
      if (open + 1 >= text.length) return open;
      const code = text.charCodeAt(open + 1);
      if (code === BANG || code === QUESTION) {
        const after = afterSpecial(text, open);
        if (after < 0) return open;
        pos = after;
        continue;
      }
      let close = text.indexOf('>', open + 2);
      if (close < 0) return open;
      if (code === SLASH) {
        // Most end tags end the leaf that has just begun: then its name need not be read again.
        if (leafStart >= 0 && close - open - 2 === leafPrinted.length && text.startsWith(leafPrinted, open + 2)) {
          closeLeaf(leafName, open, close + 1);
        } else {
          let end = open + 2;
          while (end < close && text.charCodeAt(end) > 32) end++;
          const name = localName(text, open + 2, end);
          if (leafStart >= 0 && name === leafName) closeLeaf(name, open, close + 1);
          else sink.close(name, null, -1, -1, base + close + 1);
        }
        leafStart = -1;
        depth -= 1;
        pos = close + 1;
        continue;
      }
      let nameEnd = open + 1;
      while (nameEnd < close) {
        const c = text.charCodeAt(nameEnd);
        if (c <= 32 || c === SLASH) break;
        nameEnd++;
      }
      if (nameEnd < close) {
        close = endOfStartTag(text, nameEnd, close);
        if (close < 0) return open;
      }
      const name = localName(text, open + 1, nameEnd);
      sink.open(name, base + open);
      if (text.charCodeAt(close - 1) === SLASH) {
        sink.close(name, '', base + close + 1, base + close + 1, base + close + 1);
        leafStart = -1;
      } else {
        if (depth === 0) roots += 1;
        depth += 1;
        leafStart = close + 1;
        leafName = name;
        leafPrinted = text.slice(open + 1, nameEnd);
      }
      pos = close + 1;
    }
  }

  /** Where scanning goes on in `buffer`. */
  let resume = 0;

  return {
    push(piece) {
      if (stopped) return;
      buffer = buffer === '' ? piece : buffer + piece;
      resume = scan();
      const keep = leafStart >= 0 ? Math.min(leafStart, resume) : resume;
      if (buffer.length - keep > LONGEST_TOKEN) {
        stopped = true;
        buffer = '';
        return;
      }
      base += keep;
      buffer = buffer.slice(keep);
      resume -= keep;
      if (leafStart >= 0) leafStart -= keep;
    },
    finish: () => ({ complete: !stopped && roots > 0 && depth === 0 }),
  };
}

/** The place after a comment, CDATA section, declaration or instruction; -1 where it is not complete. */
function afterSpecial(text: string, open: number): number {
  const [mark, length] = text.startsWith('<!--', open)
    ? ['-->', 3]
    : text.startsWith('<![CDATA[', open)
      ? [']]>', 3]
      : text.charCodeAt(open + 1) === QUESTION
        ? ['?>', 2]
        : ['>', 1];
  // The beginning of a comment or CDATA mark may be all that has arrived.
  if (text.length - open < 9 && mark === '>') return -1;
  const end = text.indexOf(mark, open + 2);
  return end < 0 ? -1 : end + length;
}

/** The `>` that ends a start tag whose attributes begin at `from`, minding quoted values; -1 where it has not arrived. */
function endOfStartTag(text: string, from: number, firstClose: number): number {
  let close = firstClose;
  let at = from;
  while (at < close) {
    const code = text.charCodeAt(at);
    if (code === 34 || code === 39) {
      const closing = text.indexOf(code === 34 ? '"' : "'", at + 1);
      // A quote that never closes is a slip, not an attribute of megabytes.
      if (closing < 0) return firstClose;
      if (closing > close) {
        close = text.indexOf('>', closing + 1);
        if (close < 0) return -1;
      }
      at = closing + 1;
    } else at += 1;
  }
  return close;
}

function withoutMarkup(raw: string): string {
  let text = '';
  let pos = 0;
  for (;;) {
    const open = raw.indexOf('<', pos);
    if (open < 0) break;
    text += decodeXml(raw.slice(pos, open));
    const end = afterSpecial(`${raw}         `, open);
    if (end < 0) return text.trim();
    if (raw.startsWith('<![CDATA[', open)) text += raw.slice(open + 9, end - 3);
    pos = end;
  }
  return (text + decodeXml(raw.slice(pos))).trim();
}

/** An element with text and no elements, and where its text stands. */
export interface XmlLeaf {
  /** Lower-case local names from the root, joined by `/`. */
  readonly path: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where each element of the path begins, the leaf last: tells one repeated element from the next. */
  readonly from: readonly number[];
}

/** Forms are small: what has more leaves, or lies deeper, is none. */
const MOST_LEAVES = 50_000;
const DEEPEST = 40;

/** The leaves with text of a small XML document, such as the cover of a form, in order. */
export function xmlLeavesOf(text: string): readonly XmlLeaf[] {
  const leaves: XmlLeaf[] = [];
  const names: string[] = [];
  const starts: number[] = [];
  const scanner = createLeafScanner({
    open(name, start) {
      names.push(name.toLowerCase());
      starts.push(start);
    },
    close(_name, content, start, end) {
      if (content !== null && content !== '' && leaves.length < MOST_LEAVES && names.length <= DEEPEST) {
        leaves.push({ path: names.join('/'), text: content, start, end, from: [...starts] });
      }
      names.pop();
      starts.pop();
    },
  });
  scanner.push(text);
  return leaves;
}
