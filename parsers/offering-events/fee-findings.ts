import { compareDecimals, subtractDecimals, withinTolerance } from '../../core/decimal.ts';
import type { ParseContext, ParseOutcome } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission } from '../../core/submission.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { type OutcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { joinSplitTables } from '../layout/split-tables.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { CHECKED, DOUBTFUL, STATED } from '../prose/stated-items.ts';
import {
  aggregateMatches,
  type FeeClass,
  type FeeFigure,
  type FeeTable,
  isFeeOf,
  readFeeTable,
  sumOf,
} from './fee-table.ts';
import { createFindings, type Findings } from './findings.ts';
import { isFeeExhibit } from './forms.ts';
import { type OfferingDocument, readOfferingDocument } from './offering-document.ts';
import { findFirst } from './search.ts';

/** EDGAR's placeholder for an amount stated elsewhere is a dollar or two (Rules 415(a)(6), 457(r)). */
const LEAST_AMOUNT = '100';

/** The fee tables of a document: of an exhibit, or of the facing page of a registration statement before 2022. */
export function feeTablesOf(document: OfferingDocument, within: TextRange): FeeTable[] {
  const tables = document.layout.tables.filter((table) => table.start >= within.start && table.start < within.end);
  return joinSplitTables(document.layout.plain.text, tables)
    .map(readFeeTable)
    .filter((table) => table !== null);
}

function isEquityTitle(title: string): boolean {
  return /common|ordinary|shares? of beneficial|class [a-c] (?:common|ordinary)|american depositary|capital stock|common units/i.test(
    title,
  );
}

/** Rows that offer a stated number of common shares: not warrants, units or parts of units. */
function shareRows(classes: readonly FeeClass[]): FeeClass[] {
  return classes.filter(
    (row) =>
      row.shares !== null &&
      isEquityTitle(row.title) &&
      !/\b(?:part of|included in) (?:the |each )?units?\b/i.test(row.title) &&
      !/^(?:units?\b|warrants?\b|rights?\b|pre-funded|debt|notes)|debt securities/i.test(row.title),
  );
}

/** Checks: shares × price = aggregate; classes = total; fee = rate × amount; net fee = total − paid − offsets. */
export function findFees(table: FeeTable, findings: Findings, filedDate: string | null): void {
  const aggregates = table.classes.flatMap(({ aggregate }) => aggregate ?? []);
  const products = table.classes.map(aggregateMatches).filter((match) => match !== null);
  const productsHold = products.length > 0 && products.every(Boolean);
  if (products.length > 0) findings.check('shares × price = aggregate offering price', productsHold, []);

  const sum = sumOf(aggregates.map(({ value }) => value));
  const total = table.totalAmount;
  const sumHolds = total === null || aggregates.length === 0 ? null : compareDecimals(sum, total.value) === 0;
  if (sumHolds !== null) findings.check('class amounts = total offering amount', sumHolds, []);

  const isTotal = total !== null && (sumHolds !== false || !productsHold);
  const amount = isTotal ? total.value : aggregates.length > 0 ? sum : null;
  const rate = table.classes.find((row) => row.rate !== null)?.rate?.value ?? null;
  const matches = (fee: FeeFigure | null): boolean | null =>
    amount === null || fee === null ? null : isFeeOf(amount, fee.value, rate, filedDate);
  const gross = table.totalFee ?? soleFee(table);
  const feeHolds = matches(gross);
  if (feeHolds !== null) findings.check('fee = rate × registered amount', feeHolds, []);
  const isFeeSure = feeHolds === true || (table.totalFee === null && matches(table.netFee) === true);

  if (amount !== null && compareDecimals(amount, LEAST_AMOUNT) < 0) {
    findings.warn('placeholder-amount', `a total of ${amount} dollars is a placeholder for an amount stated elsewhere`);
  } else if (amount !== null) {
    const confidence = sumHolds === false ? DOUBTFUL + 0.1 : STATED;
    findings.set('registeredAmount', Number(amount), isTotal ? [total] : aggregates, confidence);
    if (isFeeSure || (productsHold && aggregates.length === 1)) findings.setConfidence('registeredAmount', CHECKED);
  }
  findNetFee(table, findings, gross, isFeeSure);
  if (!findings.isJoint) findShares(table, findings, sumHolds ?? (isFeeSure || null));
}

/** Without a total row the only class's fee is the fee. */
function soleFee(table: FeeTable): FeeTable['totalFee'] {
  const fees = table.classes.filter((row) => row.fee !== null);
  return fees.length === 1 ? (fees[0]?.fee ?? null) : null;
}

function findNetFee(table: FeeTable, findings: Findings, gross: FeeTable['totalFee'], feeHolds: boolean): void {
  const fee = table.netFee ?? gross;
  // Less than a cent is the rate, in a table that lost a column.
  if (fee === null || (Number(fee.value) > 0 && Number(fee.value) < 0.01)) return;
  let confidence = STATED;
  if (table.netFee !== null && gross !== null) {
    const paid = sumOf([table.previouslyPaid?.value ?? '0', table.offsets?.value ?? '0']);
    const holds = withinTolerance(subtractDecimals(gross.value, paid), table.netFee.value, '0.02');
    findings.check('net fee = total fee − paid − offsets', holds, []);
    confidence = holds && feeHolds ? CHECKED : holds ? STATED : DOUBTFUL;
  } else if (feeHolds && (table.netFee !== null || table.classes.every(({ rate }) => rate === null))) {
    // A table with rates (since 2022) and without a net fee does not show what was paid or offset.
    confidence = CHECKED;
  }
  findings.set('fee', Number(fee.value), [fee], confidence);
}

/** The shares of all rows, some of which may be missing: one is sure by its product, several also need total or fee. */
function findShares(table: FeeTable, findings: Findings, isWhole: boolean | null): void {
  const rows = shareRows(table.classes);
  const shares = rows.flatMap((row) => (row.shares === null ? [] : [row.shares]));
  if (shares.length === 0) return;
  const value = sumOf(shares.map((figure) => figure.value));
  const sure = rows.every((row) => aggregateMatches(row) === true) && (isWhole === true || rows.length === 1);
  findings.set('sharesOffered', Number(value), shares, isWhole === false ? DOUBTFUL : sure ? CHECKED : STATED);
}

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
  if (!findings.isJoint && findings.has('sharesOffered') && fees.has('sharesOffered')) {
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

const TOTALS: readonly (readonly [string, string])[] = [
  ['ffd:TtlOfferingAmt', 'registeredAmount'],
  ['ffd:NetFeeAmt', 'fee'],
];

/** The tagged totals of a fee exhibit: a cross-check of the table's values, else the values themselves. */
function findFeeFacts(context: ParseContext, sequence: number, findings: Findings): void {
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
