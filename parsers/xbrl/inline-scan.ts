import type { Reason } from '../../core/parser.ts';
import { type ContextData, readContext } from './contexts.ts';
import { decodeXhtml } from './entities.ts';
import { MAX_INLINE_DEPTH } from './limits.ts';
import { createScope, INLINE_NAMESPACES, type NamespaceScope, scopeInside, XBRLI } from './namespaces.ts';
import type { Problems } from './problems.ts';
import { readUnit } from './units.ts';
import {
  afterMarkup,
  createXmlCursor,
  localNameOf,
  nextTag,
  prefixOf,
  readStartTag,
  type XmlCursor,
} from './xml-cursor.ts';

/** Attributes of an inline element, references resolved; null where not written. */
export interface InlineAttributes {
  name: string;
  contextRef: string;
  unitRef: string;
  format: string;
  scale: string;
  isNegative: boolean;
  isNil: boolean;
  isEscaped: boolean;
  target: string;
  continuedAt: string;
  decimals: string | null;
  precision: string | null;
  id: string | null;
  inTuple: boolean;
}

/** A fact or continuation of an inline document, by its place; values are formed when the whole set is known. */
export interface InlineElement {
  /** Local name, lowered because HTML tools change the case: `nonfraction`, `nonnumeric`, `continuation`, … */
  readonly kind: string;
  /** Position in its document's `elements`; what it contains follows it there. */
  readonly index: number;
  readonly attributes: InlineAttributes;
  readonly elementStart: number;
  readonly contentStart: number;
  contentEnd: number;
  elementEnd: number;
  /** Namespace bindings where the element stands. */
  readonly scope: NamespaceScope;
}

/** What one inline XBRL document holds. */
export interface InlineDocument {
  readonly sequence: number;
  readonly text: string;
  readonly elements: InlineElement[];
  /** Pieces that are no part of any value around them (ix tags, ix:exclude, comments), by rising start. */
  readonly cutStarts: number[];
  readonly cutEnds: number[];
  readonly contexts: Map<string, ContextData | null>;
  readonly units: Map<string, string | null>;
}

interface Frame {
  readonly kind: string;
  readonly element: InlineElement | null;
  /** Index of the cut that swallows the whole element, or −1. */
  readonly cut: number;
}

const FACT_KINDS = new Set(['nonfraction', 'nonnumeric', 'fraction', 'numerator', 'denominator', 'continuation']);
const CUT_KINDS = new Set(['exclude', 'header']);

/**
 * Bindings of the root element, and every prefix that is first bound further in (which HTML tools do). Where a prefix
 * is bound twice to different namespaces, the first binding counts and the document is doubted.
 */
function collectNamespaces(text: string, problems: Problems): NamespaceScope {
  const scope = createScope();
  const declaration = /xmlns(?::([\w.-]+))?\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/g;
  for (let match = declaration.exec(text); match; match = declaration.exec(text)) {
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

/** How names of a namespace begin, `ix:` and, since HTML tools change the case, `IX:`. */
function nameStartsOf(scope: NamespaceScope, isWanted: (uri: string) => boolean): string[] {
  const prefixes = [...scope.bindings].filter(([prefix, uri]) => prefix !== '' && isWanted(uri));
  return [...new Set(prefixes.flatMap(([prefix]) => [`${prefix}:`, `${prefix.toUpperCase()}:`]))];
}

function attributesOf(cursor: XmlCursor): InlineAttributes {
  const attributes: InlineAttributes = {
    name: '',
    contextRef: '',
    unitRef: '',
    format: '',
    scale: '0',
    isNegative: false,
    isNil: false,
    isEscaped: false,
    target: '',
    continuedAt: '',
    decimals: null,
    precision: null,
    id: null,
    inTuple: false,
  };
  for (let index = 0; index < cursor.attributeCount; index++) {
    const value = decodeXhtml(cursor.attributeValues[index] ?? '').trim();
    setAttribute(attributes, cursor.attributeNames[index] ?? '', value);
  }
  return attributes;
}

/** HTML tools lower the case of attribute names; `xsi:nil` may have any prefix. */
function setAttribute(attributes: InlineAttributes, name: string, value: string): void {
  switch (name.toLowerCase()) {
    case 'name':
      attributes.name = value;
      break;
    case 'contextref':
      attributes.contextRef = value;
      break;
    case 'unitref':
      attributes.unitRef = value;
      break;
    case 'format':
      attributes.format = value;
      break;
    case 'scale':
      attributes.scale = value;
      break;
    case 'sign':
      attributes.isNegative = value === '-';
      break;
    case 'escape':
      attributes.isEscaped = value === 'true' || value === '1';
      break;
    case 'target':
      attributes.target = value;
      break;
    case 'continuedat':
      attributes.continuedAt = value;
      break;
    case 'decimals':
      attributes.decimals = value;
      break;
    case 'precision':
      attributes.precision = value;
      break;
    case 'id':
      attributes.id = value;
      break;
    case 'tupleref':
      attributes.inTuple = true;
      break;
    default:
      if (/:nil$/i.test(name)) attributes.isNil = value === 'true' || value === '1';
  }
}

/** Characters that begin a name of interest, so that the tags of HTML are passed by with one comparison. */
function initialsOf(nameStarts: readonly string[]): Set<number> {
  return new Set(nameStarts.map((start) => start.charCodeAt(0)));
}

function startLengthAt(text: string, at: number, nameStarts: readonly string[]): number {
  for (const start of nameStarts) if (text.startsWith(start, at)) return start.length;
  return 0;
}

/**
 * Scans one inline XBRL document. HTML around the tags need not be well-formed (`<br>`, `<p>`, upper case); the inline
 * elements must be, since their nesting decides which words are a fact's.
 */
export function scanInlineDocument(text: string, sequence: number, problems: Problems): InlineDocument | Reason {
  const scope = collectNamespaces(text, problems);
  const inline = nameStartsOf(scope, (uri) => INLINE_NAMESPACES.has(uri));
  const xbrli = nameStartsOf(scope, (uri) => uri === XBRLI);
  const initials = initialsOf([...inline, ...xbrli]);
  const document: InlineDocument = {
    sequence,
    text,
    elements: [],
    cutStarts: [],
    cutEnds: [],
    contexts: new Map(),
    units: new Map(),
  };
  const frames: Frame[] = [];
  const cursor = createXmlCursor(text);
  let tupleDepth = 0;
  let pos = 0;
  for (;;) {
    const open = text.indexOf('<', pos);
    if (open < 0) break;
    const code = text.charCodeAt(open + 1);
    if (code === 33 || code === 63) {
      const after = afterMarkup(text, open, text.length);
      if (after < 0) return { code: 'truncated-document', message: `markup at character ${open} never ends` };
      // CDATA stays: it is text. A DOCTYPE is stepped over by its first character.
      if (after > 0 && !text.startsWith('<![CDATA[', open)) addCut(document, open, after);
      pos = after > 0 ? after : open + 2;
      continue;
    }
    const isEnd = code === 47;
    const name = open + (isEnd ? 2 : 1);
    if (!initials.has(text.charCodeAt(name))) {
      pos = open + 1;
      continue;
    }
    if (startLengthAt(text, name, inline) > 0) {
      cursor.pos = open;
      if (nextTag(cursor) === 'broken') return { code: 'not-well-formed', message: cursor.problem };
      const refusal = isEnd
        ? closeElement(cursor, document, frames)
        : openElement(cursor, document, frames, scope, tupleDepth > 0);
      if (refusal) return refusal;
      if (localNameOf(cursor.name).toLowerCase() === 'tuple' && !cursor.selfClosing) {
        tupleDepth += isEnd ? -1 : 1;
        if (!isEnd) problems.add('tuple-ignored', `ix:tuple at character ${cursor.tagStart}`);
      }
      pos = cursor.tagEnd;
      continue;
    }
    const local = isEnd ? 0 : startLengthAt(text, name, xbrli);
    if (local > 0 && /^(?:context|unit)[\s>/]/i.test(text.slice(name + local, name + local + 8))) {
      if (readStartTag(cursor, open) === 'broken') return { code: 'not-well-formed', message: cursor.problem };
      const isContext = localNameOf(cursor.name).toLowerCase() === 'context';
      const entry = isContext ? readContext(cursor, scope, problems) : readUnit(cursor, scope, problems);
      if (!entry)
        return { code: 'truncated-document', message: `the context or unit at character ${open} is not closed` };
      if (isContext) document.contexts.set(entry.id, entry.data as ContextData | null);
      else document.units.set(entry.id, entry.data as string | null);
      pos = cursor.pos;
      continue;
    }
    pos = open + 1;
  }
  const unclosed = frames.at(-1);
  if (unclosed) return { code: 'truncated-document', message: `the document ends inside ix:${unclosed.kind}` };
  if (/<html[\s>]/i.test(text.slice(0, 20_000)) && !/<\/html\s*>/i.test(text.slice(-20_000))) {
    return { code: 'truncated-document', message: 'the document ends before </html>' };
  }
  return document;
}

function addCut(document: InlineDocument, start: number, end: number): number {
  document.cutStarts.push(start);
  document.cutEnds.push(end);
  return document.cutStarts.length - 1;
}

function openElement(
  cursor: XmlCursor,
  document: InlineDocument,
  frames: Frame[],
  scope: NamespaceScope,
  inTuple: boolean,
): Reason | null {
  const kind = localNameOf(cursor.name).toLowerCase();
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
    if (inTuple) element.attributes.inTuple = true;
    document.elements.push(element);
  }
  if (cursor.selfClosing) return null;
  frames.push({ kind, element, cut: CUT_KINDS.has(kind) ? cut : -1 });
  return frames.length > MAX_INLINE_DEPTH
    ? { code: 'nested-too-deep', message: `inline elements nested more than ${MAX_INLINE_DEPTH} deep` }
    : null;
}

function closeElement(cursor: XmlCursor, document: InlineDocument, frames: Frame[]): Reason | null {
  const frame = frames.pop();
  const kind = localNameOf(cursor.name).toLowerCase();
  if (frame?.kind !== kind) {
    const message = `</${prefixOf(cursor.name)}:${kind}> at character ${cursor.tagStart} closes ${frame ? `ix:${frame.kind}` : 'nothing'}`;
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
