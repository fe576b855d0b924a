import type { Span } from '../../core/spans.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import type { ContextData } from './contexts.ts';
import { scaleDecimal } from './decimal.ts';
import { type Dictionaries, type Extraction, type FactDraft, finishFact } from './fact-list.ts';
import { contentMarkup, xhtmlSerialised, xhtmlText } from './inline-content.ts';
import { type InlineAttributes, type InlineDocument, type InlineElement, scanInlineDocument } from './inline-scan.ts';
import { maxOutputChars } from './limits.ts';
import { namespaceOf, reportedName } from './namespaces.ts';
import type { Problems } from './problems.ts';
import { findTransformation } from './transforms/registry.ts';
import { prefixOf } from './xml-cursor.ts';

/** A document of an inline XBRL document set. */
export interface InlineSource {
  readonly text: string;
  readonly sequence: number;
}

const FACT_KINDS = new Set(['nonfraction', 'nonnumeric', 'fraction']);

interface Placed {
  readonly document: InlineDocument;
  readonly element: InlineElement;
}

interface Report {
  readonly dictionaries: ReadonlyMap<InlineDocument, Dictionaries>;
  readonly continuations: ReadonlyMap<string, Placed>;
  readonly problems: Problems;
  /** Characters that values may still take. */
  room: number;
}

/**
 * Reads an inline XBRL document set (one or more documents that make one report). Contexts, units and continuations
 * are shared by all of them. Facts of the default target come first; those of other targets follow, each target with
 * a warning that names its range.
 */
export function extractInline(sources: readonly InlineSource[], problems: Problems): Extraction {
  const documents: InlineDocument[] = [];
  for (const source of sources) {
    const scanned = scanInlineDocument(source.text, source.sequence, problems);
    if ('code' in scanned) {
      const where = sources.length > 1 ? ` (document ${source.sequence})` : '';
      return { list: null, rejection: { code: scanned.code, message: scanned.message + where } };
    }
    documents.push(scanned);
  }
  const report: Report = {
    dictionaries: dictionariesOf(documents),
    continuations: continuationsOf(documents, problems),
    problems,
    room: maxOutputChars(sources.reduce((sum, source) => sum + source.text.length, 0)),
  };
  const byTarget = new Map<string, { facts: XbrlFact[]; spans: Span[][] }>([['', { facts: [], spans: [] }]]);
  for (const document of documents) {
    for (const element of document.elements) {
      if (!FACT_KINDS.has(element.kind)) continue;
      if (element.attributes.inTuple) {
        problems.add('tuple-ignored', `${element.attributes.name} is part of a tuple`);
        continue;
      }
      const read = readFact({ document, element }, report);
      if (!read) continue;
      const target = element.attributes.target;
      let list = byTarget.get(target);
      if (!list) {
        list = { facts: [], spans: [] };
        byTarget.set(target, list);
      }
      list.facts.push(read.fact);
      list.spans.push(read.spans);
    }
  }
  return { list: inOrderOfTargets(byTarget, problems), rejection: null };
}

function inOrderOfTargets(
  byTarget: ReadonlyMap<string, { facts: XbrlFact[]; spans: Span[][] }>,
  problems: Problems,
): { facts: XbrlFact[]; spans: Span[][] } {
  const facts: XbrlFact[] = [];
  const spans: Span[][] = [];
  for (const [target, list] of byTarget) {
    if (target !== '' && list.facts.length > 0) {
      const range = `facts[${facts.length}] to facts[${facts.length + list.facts.length - 1}]`;
      problems.add('additional-target', `${range} belong to target document ${JSON.stringify(target)}`);
    }
    for (const fact of list.facts) facts.push(fact);
    for (const places of list.spans) spans.push(places);
  }
  return { facts, spans };
}

/** What references in each document resolve to: its own contexts and units first, then those of the others. */
function dictionariesOf(documents: readonly InlineDocument[]): Map<InlineDocument, Dictionaries> {
  const contexts = new Map<string, ContextData | null>();
  const units = new Map<string, string | null>();
  for (const document of documents) {
    for (const [id, context] of document.contexts) if (!contexts.has(id)) contexts.set(id, context);
    for (const [id, unit] of document.units) if (!units.has(id)) units.set(id, unit);
  }
  return new Map(
    documents.map((document) => [
      document,
      documents.length === 1
        ? { contexts, units }
        : { contexts: new Map([...contexts, ...document.contexts]), units: new Map([...units, ...document.units]) },
    ]),
  );
}

function continuationsOf(documents: readonly InlineDocument[], problems: Problems): Map<string, Placed> {
  const byId = new Map<string, Placed>();
  for (const document of documents) {
    for (const element of document.elements) {
      const { id } = element.attributes;
      if (element.kind !== 'continuation' || id === null) continue;
      if (byId.has(id)) problems.add('repeated-continuation', `two continuations with id ${JSON.stringify(id)}`);
      else byId.set(id, { document, element });
    }
  }
  return byId;
}

/** The places whose contents make the value: the fact and its continuations. Null where the chain is broken. */
function chainOf(first: Placed, report: Report): Placed[] | null {
  const chain = [first];
  const seen = new Set<string>();
  let next = first.element.attributes.continuedAt;
  while (next !== '') {
    const place = report.continuations.get(next);
    const { name } = first.element.attributes;
    if (!place || seen.has(next)) {
      report.problems.add(
        place ? 'continuation-cycle' : 'missing-continuation',
        `${name} continues at ${JSON.stringify(next)}`,
      );
      return null;
    }
    seen.add(next);
    chain.push(place);
    next = place.element.attributes.continuedAt;
  }
  return chain;
}

function spanOf({ document, element }: Placed): Span {
  const isEmpty = element.contentEnd === element.contentStart;
  const start = isEmpty ? element.elementStart : element.contentStart;
  const end = isEmpty ? element.elementEnd : element.contentEnd;
  return { sequence: document.sequence, start, end, text: document.text.slice(start, end) };
}

function readFact(place: Placed, report: Report): { fact: XbrlFact; spans: Span[] } | null {
  const { element } = place;
  const { attributes } = element;
  const { problems } = report;
  const { name, isNil } = attributes;
  const isNumeric = element.kind !== 'nonnumeric';
  const chain = isNumeric || isNil ? [place] : chainOf(place, report);
  if (!chain) return null;
  const size = chain.reduce((sum, { element: part }) => sum + part.contentEnd - part.contentStart, 0);
  report.room -= size;
  if (report.room < 0) {
    problems.add('output-too-large', `${name} and what follows would make the values longer than is allowed`);
    return null;
  }
  const value = isNil ? null : element.kind === 'fraction' ? fractionValue(place, report) : contentValue(chain, report);
  if (value === undefined) return null;
  const draft: FactDraft = {
    concept: reportedName(element.scope, name),
    value,
    isNil,
    contextRef: attributes.contextRef,
    unitRef: isNumeric ? attributes.unitRef : null,
    decimals: attributes.decimals,
    precision: attributes.precision,
    id: attributes.id,
    isFraction: element.kind === 'fraction',
  };
  const dictionaries = report.dictionaries.get(place.document);
  const fact = dictionaries ? finishFact(draft, dictionaries, problems) : null;
  return fact && { fact, spans: chain.map(spanOf) };
}

/** Lexical value of a nonFraction or nonNumeric fact; undefined, with a problem noted, where it cannot be formed. */
function contentValue(chain: readonly Placed[], report: Report): string | undefined {
  const [first] = chain;
  if (!first) return undefined;
  const { attributes, kind } = first.element;
  const isNumeric = kind === 'nonfraction';
  let markup = '';
  for (const { document, element } of chain)
    markup += contentMarkup(document, element.contentStart, element.contentEnd);
  const text = attributes.isEscaped && !isNumeric ? xhtmlSerialised(markup).trim() : oneLine(xhtmlText(markup));
  const value = transformed(text, first, report.problems);
  return isNumeric && value !== undefined ? scaledValue(value, attributes, report.problems) : value;
}

/** White space as HTML shows it: a name that the source breaks over two lines is one line. */
function oneLine(text: string): string {
  const trimmed = text.trim();
  return /[\t\n]| {2}/.test(trimmed) ? trimmed.replace(/[ \t\n]+/g, ' ') : trimmed;
}

/** Text after the transformation that the element's `format` names, if any. */
function transformed(text: string, { element }: Placed, problems: Problems): string | undefined {
  const { format, name } = element.attributes;
  if (format === '') return text;
  const prefix = prefixOf(format);
  const local = prefix === '' ? format : format.slice(prefix.length + 1);
  const found = findTransformation(namespaceOf(element.scope, prefix), local);
  if (!found) {
    problems.add('unknown-transformation', `${format} of ${name}`);
    return undefined;
  }
  if (!found.listed) problems.add('unlisted-transformation', `${format} is not of the registry its prefix names`);
  const output = found.transform(text);
  if (output === null) {
    problems.add('transformation-failed', `${format} of ${name} on ${JSON.stringify(text.slice(0, 60))}`);
    return undefined;
  }
  return output;
}

/** Sign and scale on a transformed number. Without a format the content must be a plain decimal (Inline XBRL 1.1, 10). */
function scaledValue(value: string, attributes: InlineAttributes, problems: Problems): string | undefined {
  if (value === 'INF' || value === '-INF' || value === 'NaN') return value;
  const { name, scale, isNegative } = attributes;
  const shift = /^[+-]?\d{1,3}$/.test(scale) ? Number(scale) : Number.NaN;
  // A printed minus is no part of the content: the sign is an attribute, so that nothing is negated twice.
  const scaled = /^[\d.]+$/.test(value) ? scaleDecimal(value, shift, isNegative) : null;
  if (scaled === null) {
    problems.add('invalid-number', `${name} is ${JSON.stringify(value.slice(0, 60))} at scale ${scale}`);
    return undefined;
  }
  return scaled;
}

/** `numerator/denominator` of an ix:fraction, whose parts carry their own format, scale and sign. */
function fractionValue({ document, element }: Placed, report: Report): string | undefined {
  const parts = ['numerator', 'denominator'].map((kind) => {
    const part = partOf(document, element, kind);
    if (!part) return undefined;
    const markup = contentMarkup(document, part.contentStart, part.contentEnd);
    const value = transformed(xhtmlText(markup).trim(), { document, element: part }, report.problems);
    return value === undefined ? undefined : scaledValue(value, part.attributes, report.problems);
  });
  if (parts[0] === undefined || parts[1] === undefined) {
    report.problems.add('invalid-fraction', `${element.attributes.name} lacks a numerator or denominator`);
    return undefined;
  }
  return `${parts[0]}/${parts[1]}`;
}

function partOf(document: InlineDocument, fraction: InlineElement, kind: string): InlineElement | undefined {
  for (let index = fraction.index + 1; index < document.elements.length; index++) {
    const element = document.elements[index];
    if (!element || element.elementStart >= fraction.contentEnd) return undefined;
    if (element.kind === kind) return element;
  }
  return undefined;
}
