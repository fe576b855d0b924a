import { createDefinitions, type Definitions, readDefinition } from './definitions.ts';
import { decodeXml } from './entities.ts';
import { type Extraction, type FactDraft, type FactList, finishFact, rejected } from './fact-list.ts';
import { MAX_DEPTH, maxOutputChars } from './limits.ts';
import { textOfMarkup } from './markup-text.ts';
import {
  createScope,
  LINK,
  type NamespaceScope,
  namespaceOf,
  reportedName,
  scopeInside,
  XBRLI,
  XSI,
} from './namespaces.ts';
import type { Problems } from './problems.ts';
import { readProlog } from './prolog.ts';
import {
  attributeOf,
  createXmlCursor,
  localNameOf,
  nextTag,
  prefixOf,
  skipElement,
  type XmlCursor,
} from './xml-cursor.ts';

/** A fact before the contexts and units are known, which may follow it, with the offsets of its content or element. */
type RawFact = { -readonly [K in keyof FactDraft]: FactDraft[K] } & { start: number; end: number };

/** State of one pass. */
interface Reading {
  readonly cursor: XmlCursor;
  readonly rootScope: NamespaceScope;
  readonly problems: Problems;
  readonly definitions: Definitions;
  readonly facts: RawFact[];
}

const SLASH = 47;
const GREATER = 62;

/**
 * Reads a plain XBRL 2.1 instance in one pass. No schema is consulted: a fact is a child of the root with a
 * `contextRef`. Tuples are left out with a warning (EDGAR does not allow them); footnotes are not facts.
 *
 * @param text decoded text of the document
 * @param sequence of the document in its submission, for the spans
 */
export function extractInstance(text: string, sequence: number, problems: Problems): Extraction {
  const prolog = readProlog(text);
  if (prolog.refusal) return { list: null, rejection: prolog.refusal };
  const cursor = createXmlCursor(text, prolog.root);
  if (nextTag(cursor) !== 'start') return rejected('truncated-document', cursor.problem || 'no root element');
  const rootName = cursor.name;
  const rootScope = scopeInside(createScope(), cursor);
  if (localNameOf(rootName) !== 'xbrl' || namespaceOf(rootScope, prefixOf(rootName)) !== XBRLI) {
    return rejected('not-an-instance', `the root element is <${rootName}>`);
  }
  const reading: Reading = { cursor, rootScope, problems, definitions: createDefinitions(), facts: [] };
  if (!cursor.selfClosing) {
    for (let kind = nextTag(cursor); kind !== 'end'; kind = nextTag(cursor)) {
      if (kind !== 'start' || !readChild(reading)) return unfinished(cursor);
    }
    if (cursor.name !== rootName) {
      return rejected('not-well-formed', `</${cursor.name}> at character ${cursor.tagStart}`);
    }
  }
  return { list: finish(text, sequence, reading), rejection: null };
}

/** Reads the child of the root whose start tag the cursor has just read; false if it never ends. */
function readChild({ cursor, rootScope, problems, definitions, facts }: Reading): boolean {
  const scope = scopeInside(rootScope, cursor);
  const uri = namespaceOf(scope, prefixOf(cursor.name));
  if (uri === XBRLI) {
    const local = localNameOf(cursor.name);
    if (local === 'context' || local === 'unit') {
      return readDefinition(local, cursor, rootScope, definitions, problems);
    }
  }
  if (uri === LINK) return skipNested(cursor);
  if (attributeOf(cursor, 'contextRef') === undefined) {
    problems.add('tuple-ignored', `<${cursor.name}> has no contextRef`);
    return skipNested(cursor);
  }
  const fact = readFactTag(cursor, scope);
  const start = cursor.tagEnd;
  if (!cursor.selfClosing && !closeFact(cursor)) return false;
  // The span of an empty fact (nil, or no characters) is its element.
  if (cursor.tagStart > start) [fact.start, fact.end] = [start, cursor.tagStart];
  else fact.end = cursor.tagEnd;
  facts.push(fact);
  return true;
}

/** The fact whose start tag the cursor has just read, without value and end. */
function readFactTag(cursor: XmlCursor, scope: NamespaceScope): RawFact {
  const absent = { value: null, contextRef: '', unitRef: null, decimals: null, precision: null, id: null };
  const fact: RawFact = {
    concept: reportedName(scope, cursor.name),
    ...absent,
    isNil: false,
    isFraction: false,
    start: cursor.tagStart,
    end: 0,
  };
  for (let index = 0; index < cursor.attributeCount; index++) {
    const raw = cursor.attributeValues[index] ?? '';
    const name = cursor.attributeNames[index] ?? '';
    if (name === 'contextRef' || name === 'unitRef' || name === 'id') fact[name] = decodeXml(raw).trim();
    else if (name === 'decimals' || name === 'precision') fact[name] = raw.trim();
    else if (localNameOf(name) === 'nil' && namespaceOf(scope, prefixOf(name)) === XSI) {
      fact.isNil = raw.trim() === 'true' || raw.trim() === '1';
    }
  }
  return fact;
}

/**
 * Moves past the content of the fact whose start tag the cursor has just read. Nearly all facts contain only text, whose
 * end is found without scanning it.
 *
 * @returns false if the element never ends
 */
function closeFact(cursor: XmlCursor): boolean {
  const { text, name } = cursor;
  const start = cursor.tagEnd;
  const open = text.indexOf('<', start);
  if (open >= 0 && text.charCodeAt(open + 1) === SLASH && text.startsWith(name, open + 2)) {
    const after = open + 2 + name.length;
    if (text.charCodeAt(after) === GREATER) {
      cursor.tagStart = open;
      cursor.tagEnd = after + 1;
      cursor.pos = after + 1;
      return true;
    }
  }
  return skipElement(cursor) === 'end' && cursor.name === name;
}

/** `numerator/denominator` of a fraction item's content. */
function fractionOf(content: string): string | null {
  if (content.length > 4_000) return null;
  const parts = ['numerator', 'denominator'].map((part) => {
    const match = new RegExp(`<(?:[\\w.-]+:)?${part}[^>]*>([^<]*)<`).exec(content);
    return match?.[1] === undefined ? null : decodeXml(match[1]).trim();
  });
  return parts[0] && parts[1] ? `${parts[0]}/${parts[1]}` : null;
}

/** Steps over an element, checking that its tags match. */
function skipNested(cursor: XmlCursor): boolean {
  if (cursor.selfClosing) return true;
  const open: string[] = [cursor.name];
  while (open.length > 0) {
    const kind = nextTag(cursor);
    if (kind === 'start') {
      if (!cursor.selfClosing) open.push(cursor.name);
      if (open.length > MAX_DEPTH) {
        cursor.problem = `elements nested more than ${MAX_DEPTH} deep`;
        return false;
      }
    } else if (kind === 'end') {
      if (open.pop() !== cursor.name) {
        cursor.problem = `</${cursor.name}> at character ${cursor.tagStart} closes nothing`;
        return false;
      }
    } else return false;
  }
  return true;
}

function unfinished(cursor: XmlCursor): Extraction {
  const { problem, kind, name, tagStart } = cursor;
  return problem === '' && kind === 'eof'
    ? rejected('truncated-document', 'the instance ends before its root element does')
    : rejected('not-well-formed', problem || `<${name}> at character ${tagStart} is not closed in order`);
}

function finish(text: string, sequence: number, { facts, definitions, problems }: Reading): FactList {
  const list: FactList = { facts: [], spans: [] };
  let room = maxOutputChars(text.length);
  for (const fact of facts) {
    const words = text.slice(fact.start, fact.end);
    if (!fact.isNil) {
      fact.isFraction = fact.unitRef !== null && /<[^!?]/.test(words);
      fact.value = fact.isFraction ? (fractionOf(words) ?? '') : textOfMarkup(words).trim();
    }
    room -= fact.value?.length ?? 0;
    if (room < 0) {
      problems.add('output-too-large', `values beyond ${maxOutputChars(text.length)} characters are left out`);
      break;
    }
    const finished = finishFact(fact, definitions, problems);
    if (!finished) continue;
    list.facts.push(finished);
    list.spans.push([{ sequence, start: fact.start, end: fact.end, text: words }]);
  }
  return list;
}
