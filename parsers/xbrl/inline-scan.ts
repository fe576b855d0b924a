import type { Reason } from '../../core/parser.ts';
import { createDefinitions, type Definitions, readDefinition } from './definitions.ts';
import { decodeXhtml } from './entities.ts';
import { MAX_DEPTH } from './limits.ts';
import { createScope, INLINE_NAMESPACES, type NamespaceScope, scopeInside, XBRLI } from './namespaces.ts';
import type { Problems } from './problems.ts';
import {
  afterMarkup,
  createXmlCursor,
  localNameOf,
  nextTag,
  prefixOf,
  readStartTag,
  type XmlCursor,
} from './xml-cursor.ts';

const TEXTS = { name: '', contextRef: '', unitRef: '', format: '', scale: '0', target: '', continuedAt: '' };
type OptionalTexts = Record<'decimals' | 'precision' | 'id', string | null>;
const OPTIONAL_TEXTS: OptionalTexts = { decimals: null, precision: null, id: null };
const FLAGS = { isNegative: false, isNil: false, isEscaped: false, inTuple: false };
/** Attributes by their names in lower case, because HTML tools lower the case. */
const TEXT_ATTRIBUTES = new Map(
  Object.keys({ ...TEXTS, ...OPTIONAL_TEXTS }).map((name) => [name.toLowerCase(), name as keyof typeof TEXTS]),
);

/** Attributes of an inline element, references resolved; empty or null where absent. */
export type InlineAttributes = typeof TEXTS & OptionalTexts & typeof FLAGS;

/** A fact or continuation of an inline document. Values are formed when the whole set is known. */
export interface InlineElement {
  /** Local name in lower case, because HTML tools change the case: `nonfraction`, `nonnumeric`, `continuation`, … */
  readonly kind: string;
  /** Position in its document's `elements`; nested elements follow. */
  readonly index: number;
  readonly attributes: InlineAttributes;
  readonly elementStart: number;
  readonly contentStart: number;
  contentEnd: number;
  elementEnd: number;
  readonly scope: NamespaceScope;
}

/** The contents of one inline XBRL document. */
export interface InlineDocument extends Definitions {
  readonly sequence: number;
  readonly text: string;
  readonly elements: InlineElement[];
  /** Source that belongs to no value around it (ix tags, ix:exclude, comments), in order of start. */
  readonly cutStarts: number[];
  readonly cutEnds: number[];
}

interface Frame {
  readonly kind: string;
  readonly element: InlineElement | null;
  /** Index of the cut that covers the whole element, or −1. */
  readonly cut: number;
}

const FACT_KINDS = new Set(['nonfraction', 'nonnumeric', 'fraction', 'numerator', 'denominator', 'continuation']);
const CUT_KINDS = new Set(['exclude', 'header']);

function attributesOf(cursor: XmlCursor): InlineAttributes {
  const attributes: InlineAttributes = { ...TEXTS, ...OPTIONAL_TEXTS, ...FLAGS };
  for (let index = 0; index < cursor.attributeCount; index++) {
    const name = (cursor.attributeNames[index] ?? '').toLowerCase();
    const value = decodeXhtml(cursor.attributeValues[index] ?? '').trim();
    const text = TEXT_ATTRIBUTES.get(name);
    if (text !== undefined) attributes[text] = value;
    else if (name === 'sign') attributes.isNegative = value === '-';
    else if (name === 'escape') attributes.isEscaped = value === 'true' || value === '1';
    else if (name === 'tupleref') attributes.inTuple = true;
    // `xsi:nil`, with any prefix.
    else if (name.endsWith(':nil')) attributes.isNil = value === 'true' || value === '1';
  }
  return attributes;
}

/**
 * Bindings of the root element, and of every prefix first bound further in, as HTML tools do. If a prefix is bound to
 * several namespaces, the first binding counts and a warning is added.
 */
function collectNamespaces(text: string, problems: Problems): NamespaceScope {
  const scope = createScope();
  const declaration = /xmlns(?::([\w.-]+))?\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/g;
  for (const match of text.matchAll(declaration)) {
    const prefix = match[1] ?? '';
    const uri = (match[2] ?? match[3] ?? '').trim();
    const bound = scope.bindings.get(prefix);
    if (bound === undefined) scope.bindings.set(prefix, uri);
    else if (bound !== uri && prefix !== '') {
      problems.add('namespace-rebound', `prefix ${prefix} means ${bound} and ${uri} in one document`);
    }
  }
  return scope;
}

/** How names of a namespace begin: `ix:` and, because HTML tools change the case, `IX:`. */
function nameStartsOf(scope: NamespaceScope, isWanted: (uri: string) => boolean): string[] {
  const prefixes = [...scope.bindings].filter(([prefix, uri]) => prefix !== '' && isWanted(uri));
  return [...new Set(prefixes.flatMap(([prefix]) => [`${prefix}:`, `${prefix.toUpperCase()}:`]))];
}

function startLengthAt(text: string, at: number, nameStarts: readonly string[]): number {
  for (const start of nameStarts) if (text.startsWith(start, at)) return start.length;
  return 0;
}

/** State of one scan. */
interface Scan {
  readonly document: InlineDocument;
  readonly cursor: XmlCursor;
  readonly scope: NamespaceScope;
  readonly problems: Problems;
  readonly frames: Frame[];
  tupleDepth: number;
}

/**
 * Scans one inline XBRL document. The surrounding HTML need not be well-formed (`<br>`, `<p>`, upper case); the inline
 * elements must be, since their nesting decides which words belong to a fact.
 */
export function scanInlineDocument(text: string, sequence: number, problems: Problems): InlineDocument | Reason {
  const scope = collectNamespaces(text, problems);
  const inline = nameStartsOf(scope, (uri) => INLINE_NAMESPACES.has(uri));
  const xbrli = nameStartsOf(scope, (uri) => uri === XBRLI);
  // One comparison skips the tags of HTML.
  const initials = new Set([...inline, ...xbrli].map((start) => start.charCodeAt(0)));
  const document = { sequence, text, elements: [], cutStarts: [], cutEnds: [], ...createDefinitions() };
  const scan: Scan = { document, cursor: createXmlCursor(text), scope, problems, frames: [], tupleDepth: 0 };
  let pos = 0;
  for (;;) {
    const open = text.indexOf('<', pos);
    if (open < 0) break;
    const code = text.charCodeAt(open + 1);
    if (code === 33 || code === 63) {
      const after = afterMarkup(text, open, text.length);
      if (after < 0) return { code: 'truncated-document', message: `markup at character ${open} never ends` };
      // CDATA is text and stays. A DOCTYPE is stepped over by its first character.
      if (after > 0 && !text.startsWith('<![CDATA[', open)) addCut(document, open, after);
      pos = after > 0 ? after : open + 2;
      continue;
    }
    const isEnd = code === 47;
    const name = open + (isEnd ? 2 : 1);
    pos = open + 1;
    if (!initials.has(text.charCodeAt(name))) continue;
    let refusal: Reason | null = null;
    if (startLengthAt(text, name, inline) > 0) {
      refusal = readInlineTag(scan, open, isEnd);
      pos = scan.cursor.tagEnd;
    } else if (!isEnd && isDefinition(text, name, xbrli)) {
      refusal = readInlineDefinition(scan, open);
      pos = scan.cursor.pos;
    }
    if (refusal) return refusal;
  }
  return truncation(scan) ?? document;
}

function isDefinition(text: string, name: number, xbrli: readonly string[]): boolean {
  const local = name + startLengthAt(text, name, xbrli);
  return local > name && /^(?:context|unit)[\s>/]/i.test(text.slice(local, local + 8));
}

function truncation({ document: { text }, frames }: Scan): Reason | null {
  const unclosed = frames.at(-1);
  if (unclosed) return { code: 'truncated-document', message: `the document ends inside ix:${unclosed.kind}` };
  return /<html[\s>]/i.test(text.slice(0, 20_000)) && !/<\/html\s*>/i.test(text.slice(-20_000))
    ? { code: 'truncated-document', message: 'the document ends before </html>' }
    : null;
}

function readInlineTag(scan: Scan, open: number, isEnd: boolean): Reason | null {
  const { cursor } = scan;
  cursor.pos = open;
  if (nextTag(cursor) === 'broken') return { code: 'not-well-formed', message: cursor.problem };
  const kind = localNameOf(cursor.name).toLowerCase();
  const refusal = isEnd ? closeElement(scan, kind) : openElement(scan, kind);
  if (refusal === null && kind === 'tuple' && !cursor.selfClosing) {
    scan.tupleDepth += isEnd ? -1 : 1;
    if (!isEnd) scan.problems.add('tuple-ignored', `ix:tuple at character ${cursor.tagStart}`);
  }
  return refusal;
}

function readInlineDefinition({ cursor, document, scope, problems }: Scan, open: number): Reason | null {
  if (readStartTag(cursor, open) === 'broken') return { code: 'not-well-formed', message: cursor.problem };
  const kind = localNameOf(cursor.name).toLowerCase() === 'context' ? 'context' : 'unit';
  return readDefinition(kind, cursor, scope, document, problems)
    ? null
    : { code: 'truncated-document', message: `the ${kind} at character ${open} is not closed` };
}

function addCut(document: InlineDocument, start: number, end: number): number {
  document.cutStarts.push(start);
  document.cutEnds.push(end);
  return document.cutStarts.length - 1;
}

function openElement({ cursor, document, scope, frames, tupleDepth }: Scan, kind: string): Reason | null {
  const cut = addCut(document, cursor.tagStart, cursor.tagEnd);
  let element: InlineElement | null = null;
  if (FACT_KINDS.has(kind)) {
    element = {
      kind,
      index: document.elements.length,
      attributes: attributesOf(cursor),
      elementStart: cursor.tagStart,
      contentStart: cursor.tagEnd,
      contentEnd: cursor.tagEnd,
      elementEnd: cursor.tagEnd,
      scope: scopeInside(scope, cursor),
    };
    if (tupleDepth > 0) element.attributes.inTuple = true;
    document.elements.push(element);
  }
  if (cursor.selfClosing) return null;
  frames.push({ kind, element, cut: CUT_KINDS.has(kind) ? cut : -1 });
  return frames.length > MAX_DEPTH
    ? { code: 'nested-too-deep', message: `inline elements nested more than ${MAX_DEPTH} deep` }
    : null;
}

function closeElement({ cursor, document, frames }: Scan, kind: string): Reason | null {
  const frame = frames.pop();
  if (frame?.kind !== kind) {
    const closed = frame ? `ix:${frame.kind}` : 'nothing';
    const message = `</${prefixOf(cursor.name)}:${kind}> at character ${cursor.tagStart} closes ${closed}`;
    return { code: 'not-well-formed', message };
  }
  if (frame.cut >= 0) document.cutEnds[frame.cut] = cursor.tagEnd;
  else addCut(document, cursor.tagStart, cursor.tagEnd);
  if (frame.element) {
    frame.element.contentEnd = cursor.tagStart;
    frame.element.elementEnd = cursor.tagEnd;
  }
  return null;
}
