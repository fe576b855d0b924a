import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { Span } from '../../core/spans.ts';
import { decodeXml } from '../xbrl/entities.ts';

/** Receives the elements of a document. Names are local names as printed, without prefixes. */
export interface LeafSink {
  /** An element begins at `start`; also one that turns out to be a leaf. */
  open(name: string, start: number): void;
  /**
   * An element ends at `end`, the place after its end tag. `text` is the content of a leaf, decoded and trimmed, and
   * spans `textStart`–`textEnd`; it is null for an element that holds others.
   */
  close(name: string, text: string | null, textStart: number, textEnd: number, end: number): void;
}

/** A longer unfinished token is not part of such a document: the scan stops, incomplete. */
const LONGEST_TOKEN = 4_000_000;

/** Names that are cached; a table has some twenty. */
const MOST_NAMES = 10_000;

/** A name as printed, with its prefix, and without; and the name that followed it the last time. */
interface ElementName {
  readonly printed: string;
  readonly local: string;
  next: ElementName | null;
}

const SLASH = 47;
const GREATER = 62;
const BANG = 33;
const QUESTION = 63;

/** A scan in progress. */
interface Scan {
  readonly sink: LeafSink;
  readonly names: Map<string, ElementName>;
  buffer: string;
  /** Offset of `buffer` in the whole. */
  base: number;
  /** Where scanning resumes in `buffer`. */
  resume: number;
  /** Where the text of a possible leaf begins, in `buffer`; -1 where the last tag was no start tag. */
  leafStart: number;
  leaf: ElementName;
  /** The last start tag's name: in tables the same names follow each other row for row. */
  last: ElementName;
  hasMarkup: boolean;
  depth: number;
  roots: number;
}

/**
 * Reads elements and their text out of XML that arrives in pieces, in one pass, holding no more than the token in
 * hand. Namespaces, attributes and well-formedness are ignored (a table with a bare `&` is still a table); comments,
 * processing instructions and CDATA are understood. Offsets count UTF-16 units from the first piece on.
 */
export function createLeafScanner(sink: LeafSink): {
  push(piece: string): void;
  finish(): { readonly complete: boolean };
} {
  const none: ElementName = { printed: '', local: '', next: null };
  const counts = { base: 0, resume: 0, leafStart: -1, depth: 0, roots: 0 };
  const scan: Scan = { sink, names: new Map(), buffer: '', leaf: none, last: none, hasMarkup: false, ...counts };
  let stopped = false;
  return {
    push(piece) {
      if (stopped) return;
      scan.buffer = scan.buffer === '' ? piece : scan.buffer + piece;
      scan.resume = scanTokens(scan);
      const keep = scan.leafStart >= 0 ? Math.min(scan.leafStart, scan.resume) : scan.resume;
      if (scan.buffer.length - keep > LONGEST_TOKEN) {
        stopped = true;
        scan.buffer = '';
        return;
      }
      scan.base += keep;
      scan.buffer = scan.buffer.slice(keep);
      scan.resume -= keep;
      if (scan.leafStart >= 0) scan.leafStart -= keep;
    },
    finish: () => ({ complete: !stopped && scan.roots > 0 && scan.depth === 0 }),
  };
}

/** Reads all complete tokens; returns the place of the first incomplete one. */
function scanTokens(scan: Scan): number {
  const text = scan.buffer;
  let pos = scan.leafStart >= 0 ? Math.max(scan.leafStart, scan.resume) : scan.resume;
  for (;;) {
    const open = text.indexOf('<', pos);
    if (open < 0) return text.length;
    if (open + 1 >= text.length) return open;
    const code = text.charCodeAt(open + 1);
    if (code === BANG || code === QUESTION) {
      pos = afterSpecial(text, open);
      if (pos >= 0) scan.hasMarkup = true;
    } else pos = code === SLASH ? readEndTag(scan, open) : readStartTag(scan, open);
    if (pos < 0) return open;
  }
}

/** The place after an end tag; -1 where it is incomplete. */
function readEndTag(scan: Scan, open: number): number {
  const { buffer: text, leaf, leafStart } = scan;
  // Most end tags end the leaf that has just begun: then neither name nor end need be searched for.
  const expected = open + 2 + leaf.printed.length;
  const isLeaf = leafStart >= 0 && text.charCodeAt(expected) === GREATER && text.startsWith(leaf.printed, open + 2);
  const close = isLeaf ? expected : text.indexOf('>', open + 2);
  if (close < 0) return -1;
  if (isLeaf) closeLeaf(scan, leaf.local, open, close + 1);
  else {
    let end = open + 2;
    while (end < close && text.charCodeAt(end) > 32) end++;
    const name = nameAt(scan, open + 2, end).local;
    if (leafStart >= 0 && name === leaf.local) closeLeaf(scan, name, open, close + 1);
    else scan.sink.close(name, null, -1, -1, scan.base + close + 1);
  }
  scan.leafStart = -1;
  scan.depth -= 1;
  return close + 1;
}

/** The place after a start tag; -1 where it is incomplete. */
function readStartTag(scan: Scan, open: number): number {
  const { buffer: text, sink, base } = scan;
  // Most start tags follow the one that they followed before.
  const expected = scan.last.next;
  if (expected !== null) {
    const end = open + 1 + expected.printed.length;
    if (text.charCodeAt(end) === GREATER && text.startsWith(expected.printed, open + 1)) {
      begin(scan, expected, open, end);
      return end + 1;
    }
  }
  let close = text.indexOf('>', open + 2);
  if (close < 0) return -1;
  let nameEnd = open + 1;
  while (nameEnd < close && text.charCodeAt(nameEnd) > 32 && text.charCodeAt(nameEnd) !== SLASH) nameEnd++;
  if (nameEnd < close) {
    close = endOfStartTag(text, nameEnd, close);
    if (close < 0) return -1;
  }
  const name = nameAt(scan, open + 1, nameEnd);
  scan.last.next = name;
  if (text.charCodeAt(close - 1) === SLASH) {
    scan.last = name;
    sink.open(name.local, base + open);
    sink.close(name.local, '', base + close + 1, base + close + 1, base + close + 1);
    scan.leafStart = -1;
  } else begin(scan, name, open, close);
  return close + 1;
}

function nameAt({ buffer, names }: Scan, start: number, end: number): ElementName {
  const printed = buffer.slice(start, end);
  let name = names.get(printed);
  if (name === undefined) {
    name = { printed, local: printed.slice(printed.indexOf(':') + 1), next: null };
    if (names.size < MOST_NAMES) names.set(printed, name);
  }
  return name;
}

function begin(scan: Scan, name: ElementName, open: number, close: number): void {
  scan.sink.open(name.local, scan.base + open);
  if (scan.depth === 0) scan.roots += 1;
  scan.depth += 1;
  scan.last = name;
  scan.leaf = name;
  scan.leafStart = close + 1;
  scan.hasMarkup = false;
}

function closeLeaf(
  { buffer, base, sink, hasMarkup, leafStart }: Scan,
  name: string,
  textEnd: number,
  after: number,
): void {
  let start = leafStart;
  let end = textEnd;
  while (start < end && buffer.charCodeAt(start) <= 32) start++;
  while (end > start && buffer.charCodeAt(end - 1) <= 32) end--;
  const raw = buffer.slice(start, end);
  const text = hasMarkup ? withoutMarkup(raw) : decodeXml(raw);
  sink.close(name, text, base + start, base + end, base + after);
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

/** An element with text and no child elements. */
export interface XmlLeaf {
  /** Lower-case local names from the root, joined by `/`. */
  readonly path: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where each element of the path begins, the leaf last: distinguishes repeated elements. */
  readonly from: readonly number[];
}

/** A date as forms write it, `MM/DD/YYYY` or `MM-DD-YYYY`, or in ISO format. */
export function formDateOf(text: string | null): IsoDate | null {
  const words = text?.trim() ?? '';
  const [, month, day, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(words) ?? [];
  const iso = year === undefined ? words : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/** Finds a leaf's text by the first of some endings of its path that occurs, and records its span under a name. */
export function createLeafFinder(text: string, sequence: number, spans: Record<string, Span>) {
  return (name: string, among: readonly XmlLeaf[], ...endings: readonly string[]): string | null => {
    for (const ending of endings) {
      const leaf = among.find(({ path }) => `/${path}`.endsWith(`/${ending}`));
      if (!leaf) continue;
      const { start, end } = leaf;
      spans[name] = { sequence, start, end, text: text.slice(start, end) };
      return leaf.text;
    }
    return null;
  };
}

/** Forms are small: a document with more leaves, or deeper ones, is not a form. */
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
