import type { Span } from '../../core/spans.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { scaleDecimal } from './decimal.ts';
import type { Definitions } from './definitions.ts';
import { type Extraction, type FactDraft, type FactList, finishFact, rejected } from './fact-list.ts';
import { contentMarkup } from './inline-content.ts';
import { type InlineAttributes, type InlineDocument, type InlineElement, scanInlineDocument } from './inline-scan.ts';
import { maxOutputChars } from './limits.ts';
import { xhtmlSource, xhtmlText } from './markup-text.ts';
import { namespaceOf, reportedName } from './namespaces.ts';
import type { Problems } from './problems.ts';
import { findTransformation } from './transforms/registry.ts';
import { prefixOf } from './xml-cursor.ts';

const FACT_KINDS = new Set(['nonfraction', 'nonnumeric', 'fraction']);

interface Placed {
  readonly document: InlineDocument;
  readonly element: InlineElement;
}

interface Report {
  readonly definitions: ReadonlyMap<InlineDocument, Definitions>;
  readonly continuations: ReadonlyMap<string, Placed>;
  readonly problems: Problems;
  /** Characters left for values. */
  room: number;
}

/**
 * Reads an inline XBRL document set: documents that form one report and share contexts, units and continuations. Facts
 * of the default target come first; those of each other target follow, with a warning that names their range.
 */
export function extractInline(
  sources: readonly { readonly text: string; readonly sequence: number }[],
  problems: Problems,
): Extraction {
  const documents: InlineDocument[] = [];
  for (const { text, sequence } of sources) {
    const scanned = scanInlineDocument(text, sequence, problems);
    if ('code' in scanned) {
      const where = sources.length > 1 ? ` (document ${sequence})` : '';
      return rejected(scanned.code, scanned.message + where);
    }
    documents.push(scanned);
  }
  const report: Report = {
    definitions: definitionsOf(documents),
    continuations: continuationsOf(documents, problems),
    problems,
    room: maxOutputChars(sources.reduce((sum, { text }) => sum + text.length, 0)),
  };
  const byTarget = new Map<string, FactList>([['', { facts: [], spans: [] }]]);
  for (const document of documents) {
    for (const element of document.elements) {
      if (FACT_KINDS.has(element.kind)) addFact({ document, element }, report, byTarget);
    }
  }
  return { list: joinTargets(byTarget, problems), rejection: null };
}

function addFact(place: Placed, report: Report, byTarget: Map<string, FactList>): void {
  const { inTuple, name, target } = place.element.attributes;
  if (inTuple) {
    report.problems.add('tuple-ignored', `${name} is part of a tuple`);
    return;
  }
  const read = readFact(place, report);
  if (!read) return;
  const list = byTarget.get(target) ?? { facts: [], spans: [] };
  byTarget.set(target, list);
  list.facts.push(read.fact);
  list.spans.push(read.spans);
}

function joinTargets(byTarget: ReadonlyMap<string, FactList>, problems: Problems): FactList {
  const joined: FactList = { facts: [], spans: [] };
  for (const [target, list] of byTarget) {
    if (target !== '' && list.facts.length > 0) {
      const first = joined.facts.length;
      const range = `facts[${first}] to facts[${first + list.facts.length - 1}]`;
      problems.add('additional-target', `${range} belong to target document ${JSON.stringify(target)}`);
    }
    for (const fact of list.facts) joined.facts.push(fact);
    for (const spans of list.spans) joined.spans.push(spans);
  }
  return joined;
}

/** The contexts and units that references in each document resolve to: its own, then those of the first document. */
function definitionsOf(documents: readonly InlineDocument[]): Map<InlineDocument, Definitions> {
  if (documents.length === 1) return new Map(documents.map((document) => [document, document]));
  const reversed = documents.toReversed();
  const contexts = reversed.flatMap((document) => [...document.contexts]);
  const units = reversed.flatMap((document) => [...document.units]);
  return new Map(
    documents.map((document) => [
      document,
      { contexts: new Map([...contexts, ...document.contexts]), units: new Map([...units, ...document.units]) },
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

/** The fact and its continuations; null if the chain is broken. */
function chainOf(first: Placed, report: Report): Placed[] | null {
  const chain = [first];
  const seen = new Set<string>();
  let next = first.element.attributes.continuedAt;
  while (next !== '') {
    const place = report.continuations.get(next);
    const { name } = first.element.attributes;
    if (!place || seen.has(next)) {
      const code = place ? 'continuation-cycle' : 'missing-continuation';
      report.problems.add(code, `${name} continues at ${JSON.stringify(next)}`);
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
    problems.add('output-too-large', `${name} and the facts after it exceed the length allowed for values`);
    return null;
  }
  const value = isNil ? null : element.kind === 'fraction' ? fractionValue(place, report) : contentValue(chain, report);
  if (value === undefined) return null;
  const { contextRef, decimals, precision, id } = attributes;
  const unitRef = isNumeric ? attributes.unitRef : null;
  const concept = reportedName(element.scope, name);
  const isFraction = element.kind === 'fraction';
  const draft: FactDraft = { concept, value, isNil, contextRef, unitRef, decimals, precision, id, isFraction };
  const definitions = report.definitions.get(place.document);
  const fact = definitions ? finishFact(draft, definitions, problems) : null;
  return fact && { fact, spans: chain.map(spanOf) };
}

/** Lexical value of a nonFraction or nonNumeric fact; undefined, with a problem reported, if it cannot be formed. */
function contentValue(chain: readonly Placed[], report: Report): string | undefined {
  const [first] = chain;
  if (!first) return undefined;
  const { attributes, kind } = first.element;
  const isNumeric = kind === 'nonfraction';
  const markup = chain.map(contentOf).join('');
  const text = attributes.isEscaped && !isNumeric ? xhtmlSource(markup).trim() : oneLine(xhtmlText(markup));
  const value = transformed(text, first, report.problems);
  return isNumeric && value !== undefined ? scaledValue(value, attributes, report.problems) : value;
}

function contentOf({ document, element }: Placed): string {
  return contentMarkup(document, element.contentStart, element.contentEnd);
}

/** White space collapsed as in HTML, where a line break in the source is a space. */
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
  if (!found.listed) problems.add('unlisted-transformation', `${format} is not in the registry that its prefix names`);
  const output = found.transform(text);
  if (output === null) {
    problems.add('transformation-failed', `${format} of ${name} on ${JSON.stringify(text.slice(0, 60))}`);
    return undefined;
  }
  return output;
}

/** Applies sign and scale. Without a format the content must be a plain decimal (Inline XBRL 1.1, 10). */
function scaledValue(value: string, attributes: InlineAttributes, problems: Problems): string | undefined {
  if (value === 'INF' || value === '-INF' || value === 'NaN') return value;
  const { name, scale, isNegative } = attributes;
  const shift = /^[+-]?\d{1,3}$/.test(scale) ? Number(scale) : Number.NaN;
  // The sign is an attribute; a printed minus is rejected, so that nothing is negated twice.
  const scaled = /^[\d.]+$/.test(value) ? scaleDecimal(value, shift, isNegative) : null;
  if (scaled === null) {
    problems.add('invalid-number', `${name} is ${JSON.stringify(value.slice(0, 60))} at scale ${scale}`);
    return undefined;
  }
  return scaled;
}

/** `numerator/denominator` of an ix:fraction, whose parts have their own format, scale and sign. */
function fractionValue({ document, element }: Placed, report: Report): string | undefined {
  const [above, below] = ['numerator', 'denominator'].map((kind) => {
    const part = partOf(document, element, kind);
    if (!part) return undefined;
    const place = { document, element: part };
    const value = transformed(xhtmlText(contentOf(place)).trim(), place, report.problems);
    return value === undefined ? undefined : scaledValue(value, part.attributes, report.problems);
  });
  if (above === undefined || below === undefined) {
    report.problems.add('invalid-fraction', `${element.attributes.name} lacks a numerator or denominator`);
    return undefined;
  }
  return `${above}/${below}`;
}

function partOf(document: InlineDocument, fraction: InlineElement, kind: string): InlineElement | undefined {
  for (let index = fraction.index + 1; index < document.elements.length; index++) {
    const element = document.elements[index];
    if (!element || element.elementStart >= fraction.contentEnd) return undefined;
    if (element.kind === kind) return element;
  }
  return undefined;
}
