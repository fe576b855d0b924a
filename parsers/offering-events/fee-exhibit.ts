import type { ParseContext, ParseOutcome } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission } from '../../core/submission.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { type OutcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { STATED } from '../prose/stated-items.ts';
import { feeTablesOf, findFees, isEquityTitle } from './fee-findings.ts';
import { createFindings, type Findings } from './findings.ts';
import { isFeeExhibit } from './forms.ts';
import { type OfferingDocument, readOfferingDocument } from './offering-document.ts';
import { findFirst } from './search.ts';

const HOLDERS = /selling (?:stock|share|security|unit)?-?holders?|offered for resale|\bresale\b/i;

/** A fee exhibit on its own; false where it has neither a fee table nor tagged fees. */
export function findFeeExhibit(
  document: OfferingDocument,
  findings: Findings,
  context: ParseContext,
  filedDate: string | null,
): boolean {
  const whole = { start: 0, end: document.flat.length };
  const [table] = feeTablesOf(document, whole);
  if (table !== undefined) findFees(table, findings, filedDate);
  findFeeFacts(context, document.sequence, findings);
  if (table === undefined && findings.values.size === 0) return false;
  const named = (table?.classes ?? []).map(({ title, range }) => ({ names: securityNames(title), range }));
  const ranges = named.filter(({ names }) => names.length > 0).map(({ range }) => range);
  const names = [...new Set(named.flatMap(({ names }) => names))];
  if (names.length > 0) findings.set('securities', names, ranges, STATED);
  const place = table?.range ?? whole;
  if (findings.has('sharesOffered')) {
    const holders = findFirst(document, whole, HOLDERS);
    if (holders !== null) {
      findings.set('type', 'resale', [holders], 0.7);
      findings.set('isResale', true, [holders], STATED);
      findings.set('isPrimary', false, [holders], 0.7);
    } else findings.set('type', 'other', [place], 0.6);
    findings.set('isAtm', false, [place], 0.7);
    return true;
  }
  const isSole = isSoleOffering(document);
  const shelf =
    findFirst(document, whole, /universal|unallocated|415\(a\)\(6\)/i) ??
    (isSole ? null : findFirst(document, whole, /from time to time|457\((?:o|r)\)/i));
  // Form S-1 also registers a stated sum for one offering (Rule 457(o)): an amount alone is no shelf there.
  if (shelf !== null || !isSole) findings.set('type', 'shelf', [shelf ?? place], shelf === null ? 0.7 : 0.9);
  return true;
}

/** The exhibit's second line names the form it belongs to. */
function isSoleOffering({ flat }: OfferingDocument): boolean {
  return /\bform (?:[SF]-1\b|S-11|424\(?b)|^ *[SF]-1(?:\/A)? *\n\s*\(form type\)/im.test(flat.slice(0, 1_500));
}

function securityNames(title: string): string[] {
  const names: string[] = [];
  if (isEquityTitle(title) && !/^(?:warrants?|units?|rights?)\b/i.test(title)) names.push('common');
  if (/preferred|preference/i.test(title)) names.push('preferred');
  if (/debt|notes|debentures/i.test(title)) names.push('debt');
  if (/depositary shares/i.test(title) && !/american/i.test(title)) names.push('depositary shares');
  if (/pre-?funded warrants?/i.test(title)) names.push('pre-funded warrants');
  else if (/^(?:[\w ]{0,30})warrants?\b/i.test(title)) names.push('warrants');
  if (/^(?:subscription )?rights\b/i.test(title)) names.push('rights');
  if (/^units\b/i.test(title)) names.push('units');
  return names;
}

/** Since 2022 registered amount and fee are in an exhibit of the same submission; its spans name its sequence. */
export function addFeeExhibit(
  head: OutcomeHead,
  submission: Submission,
  sequence: number,
  findings: Findings,
  context: ParseContext,
  filedDate: string | null,
): void {
  if (findings.has('registeredAmount') && findings.has('fee')) return;
  const exhibit = submission.documents.find(
    (document) => document.sequence !== sequence && isFeeExhibit(document) && rejectedUnread(head, document) === null,
  );
  if (exhibit === undefined) return;
  const document = readOfferingDocument(exhibit, true);
  const fees = createFindings(document);
  const [table] = feeTablesOf(document, { start: 0, end: document.flat.length });
  if (table !== undefined) findFees(table, fees, filedDate);
  findFeeFacts(context, exhibit.sequence, fees);
  for (const path of ['registeredAmount', 'fee']) {
    if (fees.has(path))
      findings.setWithSpans(path, fees.get(path), fees.spans[path] ?? [], fees.confidences[path] ?? 0);
  }
  if (findings.has('sharesOffered') && fees.has('sharesOffered')) {
    const isSame = findings.get('sharesOffered') === fees.get('sharesOffered');
    findings.check('shares in fee exhibit = shares on the cover', isSame, ['sharesOffered']);
  }
  findings.checks.push(...fees.checks);
  findings.warnings.push(...fees.warnings);
}

interface TaggedFact {
  readonly fact: XbrlFact;
  readonly spans: readonly Span[];
}

/** Facts of SEC's filing fee disclosure taxonomy (`ffd`) in one document, from the XBRL parser's outcome. */
function feeFacts(context: ParseContext, sequence: number): TaggedFact[] {
  const found: TaggedFact[] = [];
  for (const outcome of context.upstream.get('xbrl') ?? []) {
    for (const [index, fact] of factsOf(outcome).entries()) {
      if (!fact.concept.startsWith('ffd:') || fact.isNil || fact.value === null) continue;
      const spans = outcome.spans[`facts[${index}].value`] ?? outcome.spans[`facts[${index}]`] ?? [];
      if (spans.length === 0 || spans.some((span) => span.sequence === sequence)) found.push({ fact, spans });
    }
  }
  return found;
}

function factsOf(outcome: ParseOutcome): readonly XbrlFact[] {
  const { result } = outcome;
  if (outcome.status !== 'parsed' || result === null || typeof result !== 'object' || !('facts' in result)) return [];
  return Array.isArray(result.facts) ? (result.facts as readonly XbrlFact[]) : [];
}

/** Totals of the taxonomy with the value that each gives. */
const TOTALS: readonly (readonly [string, string])[] = [
  ['ffd:TtlOfferingAmt', 'registeredAmount'],
  ['ffd:NetFeeAmt', 'fee'],
];

/** The tagged totals of a fee exhibit: a cross-check of the table's values, else the values themselves. */
export function findFeeFacts(context: ParseContext, sequence: number, findings: Findings): void {
  const facts = feeFacts(context, sequence);
  for (const [concept, path] of TOTALS) {
    const tagged = facts.find(({ fact }) => fact.concept === concept && Object.keys(fact.dimensions).length === 0);
    const value = tagged?.fact.value;
    if (tagged === undefined || value === null || value === undefined || !/^-?\d+(?:\.\d+)?$/.test(value)) continue;
    const amount = Number(value);
    if (findings.has(path)) findings.check(`${path} = tagged ${concept}`, findings.get(path) === amount, [path]);
    else if (tagged.spans.length > 0 && (path === 'fee' || amount >= 100))
      findings.setWithSpans(path, amount, tagged.spans, 0.9);
  }
}
