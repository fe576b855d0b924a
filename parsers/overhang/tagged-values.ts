import type { IsoDate } from '../../core/dates.ts';
import type { CrossValidation, ParseContext, ParseOutcome } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import { collectFacts, type ReportedFact } from '../reported-facts/reported-facts.ts';
import type { OverhangResult, Warrant } from './result.ts';

/** Members by list, with the unit that the issuer tags such a figure with; percents are tagged as fractions. */
const TAGGED: readonly (readonly [keyof OverhangResult, string, string | null, number])[] = [
  ['warrants', 'count', 'shares', 1],
  ['warrants', 'exercisePrice', 'USD/shares', 1],
  ['warrants', 'expires', null, 1],
  ['convertibles', 'principal', 'USD', 1],
  ['convertibles', 'conversionPrice', 'USD/shares', 1],
  ['convertibles', 'interestRate', 'pure', 100],
  ['convertibles', 'sharesIssuable', 'shares', 1],
  ['convertibles', 'maturity', null, 1],
];
const COUNTS = /:(?:ClassOfWarrantOrRightOutstanding|ClassOfWarrantOrRightNumberOfSecuritiesCalledByWarrantsOrRights)$/;
const PRICES = /:ClassOfWarrantOrRightExercisePriceOfWarrantsOrRights1?$/;
/** What the concept of a figure's fact has to say so that the fact is a witness; a tag alone repeats the figure. */
const CONCEPTS: Readonly<Record<string, RegExp>> = {
  count: COUNTS,
  exercisePrice: /ExercisePrice/,
  expires: /Expir|Matur|Terminat/,
  // A carrying amount is net of discounts, and a balance of notes payable is of all of them.
  principal: /FaceAmount|Principal/,
  conversionPrice: /ConversionPrice|ConvertibleConversion/,
  interestRate: /InterestRate|Interest(?:Rate)?Percent/,
  sharesIssuable: /Conver|SharesIssuable|NumberOfEquityInstruments/,
  maturity: /Matur/,
};
const NAMES: Readonly<Record<string, string>> = {
  exercisePrice: 'exercise-price',
  conversionPrice: 'conversion-price',
  interestRate: 'interest-rate',
  sharesIssuable: 'shares-issuable',
};

/**
 * The XBRL facts of the same filing as second witnesses: a printed figure that the issuer tagged is worth what the tag
 * says; where figures are not tagged in place (an instance beside the document), a warrant count among the tagged counts
 * brings its exercise price.
 */
export function taggedChecks(
  outcome: ParseOutcome<OverhangResult>,
  context: ParseContext,
  reportDate: IsoDate | null,
): CrossValidation[] {
  if (Object.keys(outcome.spans).length === 0 || (context.upstream.get('xbrl') ?? []).length === 0) return [];
  const facts = [...collectFacts(context).all()];
  if (facts.length === 0) return [];
  const checks: CrossValidation[] = [];
  for (const [list, member, unit, scale] of TAGGED)
    for (const [index, item] of (outcome.result?.[list] ?? []).entries()) {
      const path = `${list}[${index}].${member}`;
      const [span] = outcome.spans[path] ?? [];
      const value = item[member as keyof typeof item] as number | string | undefined;
      const fact = span === undefined ? undefined : factAt(facts, span, unit);
      if (value === undefined || fact === undefined || CONCEPTS[member]?.test(fact.fact.concept) !== true) continue;
      // Warrants and notes that were outstanding at an earlier date.
      if ((member === 'count' || member === 'principal') && isBefore(fact, reportDate)) continue;
      const name = `${NAMES[member] ?? member}-equals-its-xbrl-fact`;
      checks.push({ name, passed: isSame(fact.value, value, scale), path });
    }
  for (const [index, warrant] of (outcome.result?.warrants ?? []).entries())
    checks.push(...instanceChecks(facts, warrant, `warrants[${index}]`, checks, reportDate));
  return checks;
}

function isBefore({ fact: { period } }: ReportedFact, date: IsoDate | null): boolean {
  return date !== null && 'instant' in period && period.instant < date;
}

/** The tagged figure that holds a place, in the member's unit; a date has none. */
function factAt(facts: readonly ReportedFact[], at: Span, unit: string | null): ReportedFact | undefined {
  return facts.find(
    ({ fact, value, spans }) =>
      fact.unit === unit &&
      (unit !== null || /^\d{4}-\d\d-\d\d$/.test(value)) &&
      spans.some(({ sequence, start, end }) => sequence === at.sequence && start < at.end && at.start < end),
  );
}

function isSame(tagged: string, value: number | string, scale: number): boolean {
  if (typeof value === 'string') return tagged === value;
  return Math.abs(Number(tagged) * scale - value) <= Math.abs(value) * 1e-9;
}

/** A class whose count the filing tags somewhere: its price is the one tagged in the same context. */
function instanceChecks(
  facts: readonly ReportedFact[],
  { count, exercisePrice }: Warrant,
  path: string,
  known: readonly CrossValidation[],
  reportDate: IsoDate | null,
): CrossValidation[] {
  if (count === undefined || known.some((check) => check.path === `${path}.count`)) return [];
  const counted = facts.filter(
    (one) => COUNTS.test(one.fact.concept) && Number(one.value) === count && !isBefore(one, reportDate),
  );
  if (counted.length === 0) return [];
  const checks: CrossValidation[] = [{ name: 'count-among-xbrl-warrant-counts', passed: true, path: `${path}.count` }];
  const contexts = new Set(counted.map(contextOf));
  const prices = facts.filter((fact) => PRICES.test(fact.fact.concept) && contexts.has(contextOf(fact)));
  if (exercisePrice !== undefined && prices.length > 0) {
    const passed = prices.some(({ value }) => isSame(value, exercisePrice, 1));
    checks.push({ name: 'exercise-price-equals-xbrl-price-of-that-count', passed, path: `${path}.exercisePrice` });
  }
  return checks;
}

function contextOf({ fact: { period, dimensions } }: ReportedFact): string {
  return JSON.stringify([period, Object.entries(dimensions).toSorted()]);
}
