import type { CrossValidation, Reason } from '../../core/parser.ts';
import type { Evidence } from '../filing/outcomes.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import type { StatedClosing } from './closings.ts';
import { type Judged, judge } from './evidence.ts';
import type { Issuance, LongTermSecurities, OfferingClosing } from './result.ts';
import type { RunwaySecurities } from './runway-securities.ts';
import type { Sale } from './sales.ts';
import type { NotUnderstood } from './statements.ts';
import type { TaggedAmount, TaggedTotal } from './tagged.ts';

/** A period between two dates, or the months before one. */
const DATED = 0.95;
/** A period that follows from the date of the filing. */
const UNTIL_FILED = 0.85;
const READ = 0.8;
const TAGGED = 0.85;
/** A second sentence, or the report's date, gives the day of a closing. */
const CONFIRMED = 0.93;

interface Member {
  readonly value: unknown;
  readonly at: TextRange;
  readonly confidence: number;
}

const MEMBERS = {
  shares: 'shares',
  gross: 'grossProceeds',
  net: 'netProceeds',
  price: 'averagePrice',
  principal: 'principal',
  strike: 'strike',
} as const;

function membersOf(sale: Sale, confidences: Judged['confidences']): Readonly<Record<string, Member>> {
  const { channel, program, fileNumber, period, periodAt, amounts, none, cashless, preFunded } = sale;
  const members: Record<string, Member> = {};
  const confidence = period.basis === 'since-period-end' ? UNTIL_FILED : DATED;
  const add = (name: string, value: unknown, at: TextRange, own: number) => {
    members[name] = { value, at, confidence: own };
  };
  add('channel', channel, program ?? none ?? periodAt, DATED);
  if (program !== null) add('program', program.value, program, DATED);
  if (fileNumber !== null) add('fileNumber', fileNumber.value, fileNumber, DATED);
  add('basis', period.basis, periodAt, confidence);
  if (period.from !== null) add('periodStart', period.from, periodAt, confidence);
  add('periodEnd', period.to, periodAt, confidence);
  for (const [role, member] of Object.entries(MEMBERS) as [keyof typeof MEMBERS, string][]) {
    const amount = amounts[role];
    if (amount !== undefined) add(member, amount.value, amount, confidences[role] ?? READ);
    else if (none !== null && (role === 'shares' || role === 'gross' || role === 'net'))
      add(member, 0, none, confidences[role] ?? READ);
  }
  if (cashless !== null) add('cashless', true, cashless, DATED);
  if (preFunded !== null) add('preFunded', true, preFunded, DATED);
  return members;
}

/** Members at a path of the result, with their spans and confidences. */
function addMembers(
  evidence: Evidence,
  flat: FlatText,
  path: string,
  members: Readonly<Record<string, Member>>,
): Readonly<Record<string, unknown>> {
  for (const [member, { at, confidence }] of Object.entries(members)) {
    evidence.spans[`${path}.${member}`] = [flat.span(at)];
    evidence.confidences[`${path}.${member}`] = confidence;
  }
  return Object.fromEntries(Object.entries(members).map(([member, { value }]) => [member, value]));
}

/** Totals that the words state, then those that are only tagged. */
export function issuancesOf(
  evidence: Evidence,
  flat: FlatText,
  sales: readonly Sale[],
  tagged: readonly TaggedAmount[],
  totals: readonly TaggedTotal[],
): readonly Issuance[] {
  const stated = sales.map((sale, index) => {
    const path = `issuances[${index}]`;
    const judged = judge(sale, tagged);
    evidence.crossValidations.push(...at(path, judged.checks));
    return addMembers(evidence, flat, path, membersOf(sale, judged.confidences)) as unknown as Issuance;
  });
  return [...stated, ...totals.map((total, index) => taggedIssuance(evidence, total, sales.length + index))];
}

function at(path: string, checks: readonly CrossValidation[]): readonly CrossValidation[] {
  return checks.map((check) => ({ ...check, path: `${path}.` }));
}

/** A total known from tagged facts alone: one witness. */
function taggedIssuance(evidence: Evidence, { channel, from, to, amounts }: TaggedTotal, index: number): Issuance {
  const values = Object.entries(amounts).map(
    ([role, amount]) => [MEMBERS[role as keyof TaggedTotal['amounts']], amount] as const,
  );
  for (const [member, { fact }] of values) {
    evidence.spans[`issuances[${index}].${member}`] = fact.spans;
    evidence.confidences[`issuances[${index}].${member}`] = Math.min(TAGGED, fact.confidence);
  }
  const own = Object.fromEntries(values.map(([member, { value }]) => [member, value]));
  return { channel, basis: 'period', periodStart: from, periodEnd: to, ...own };
}

export function closingsOf(
  evidence: Evidence,
  flat: FlatText,
  closings: readonly StatedClosing[],
): readonly OfferingClosing[] {
  return closings.map(({ closedOn, agreedOn, amounts, isConfirmed }, index) => {
    const { shares, price, gross, net } = amounts;
    const placed = {
      shares,
      pricePerShare: price,
      grossProceeds: gross,
      netProceeds: net,
      agreedOn: agreedOn ?? undefined,
    };
    const members: Record<string, Member> = {
      closedOn: { value: closedOn.value, at: closedOn, confidence: isConfirmed ? CONFIRMED : READ },
    };
    for (const [member, amount] of Object.entries(placed)) {
      if (amount !== undefined) members[member] = { value: amount.value, at: amount, confidence: READ };
    }
    return addMembers(evidence, flat, `closings[${index}]`, members) as unknown as OfferingClosing;
  });
}

export function runwaySecuritiesOf(evidence: Evidence, stated: RunwaySecurities): LongTermSecurities {
  const { asOf, longTermInvestments, counted, spans, confidence, checks } = stated;
  for (const [member, own] of Object.entries(spans)) {
    evidence.spans[`runwaySecurities.${member}`] = own;
    evidence.confidences[`runwaySecurities.${member}`] = confidence;
  }
  evidence.crossValidations.push(...at('runwaySecurities', checks));
  return { asOf, longTermInvestments, counted };
}

const MOST_WARNINGS = 5;

export function warningsOf(flat: FlatText, doubts: readonly NotUnderstood[]): readonly Reason[] {
  return doubts.slice(0, MOST_WARNINGS).map(({ start, end, why }) => ({
    code: 'issuance-not-understood',
    message: `${why}: ${flat.text.slice(start, Math.min(end, start + 240))}`,
  }));
}
