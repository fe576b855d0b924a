import type { IsoDate } from '../../core/dates.ts';
import type { ComplianceStatus } from '../../core/score-inputs.ts';
import type { DateMention } from '../layout/dates.ts';
import type { TextRange } from '../prose/flat-text.ts';
import type { Deficiency, deficiencyIn, ExchangeName, RuleMention } from './listing-rules.ts';

export interface Found<T> {
  readonly value: T;
  readonly range: TextRange;
  /** Another date of the same sentence may be meant. */
  readonly isContested?: boolean;
  /** The date on which the issuer announced the letter; the letter's own is not given. */
  readonly isOfAnnouncement?: boolean;
}

/** A sentence and what was read in it. */
export interface SentenceContext {
  readonly text: string;
  readonly at: (part: TextRange) => TextRange;
  readonly rules: readonly RuleMention[];
  readonly words: ReturnType<typeof deficiencyIn>;
  readonly dates: readonly DateMention[];
  readonly index: number;
  /** The previous sentence. */
  readonly before: string;
}

/** One step of a listing procedure, and its date. */
export interface ProcedureStep {
  readonly stage: ComplianceStatus;
  readonly date: Found<IsoDate> | null;
  /** The date opens an earlier sentence: "On … Nasdaq approved … In connection …". */
  readonly isDateLent?: boolean;
  readonly range: TextRange;
}

/** One deficiency of a document, with the steps of its procedure in order; the last one is its present status. */
export interface ListingDeficiency {
  exchange: Found<ExchangeName> | null;
  rule: RuleMention | null;
  deficiency: Found<Deficiency>;
  /** The deficiency that the words state, apart from the rule. */
  worded: Deficiency | null;
  deadline: Found<IsoDate> | null;
  /** Deadline of the previous cure period. */
  earlierDeadline: IsoDate | null;
  /** Never empty. */
  readonly steps: ProcedureStep[];
  /** Index of the last sentence that mentions it. */
  mentioned: number;
}

export function stageOf({ steps }: ListingDeficiency): ComplianceStatus {
  return steps.at(-1)?.stage ?? 'notified';
}

/** The latest date of the steps; the days of suspension and removal follow a notice and are not its date. */
export function latestDateOf({ steps }: ListingDeficiency): Found<IsoDate> | null {
  const notices = steps.filter(({ stage, date }) => date !== null && stage !== 'suspended' && stage !== 'delisted');
  return (notices.length > 0 ? notices : steps).reduce<Found<IsoDate> | null>(
    (best, { date }) => (date !== null && (best === null || date.value >= best.value) ? date : best),
    null,
  );
}

export function isLater(date: Found<IsoDate> | null, deficiency: ListingDeficiency): boolean {
  const known = latestDateOf(deficiency);
  return date !== null && known !== null && date.value > known.value;
}

/** Whether rule and deficiency name the tracked one: by rule where both have one. */
export function isSameDeficiency(
  tracked: ListingDeficiency,
  deficiency: Deficiency,
  rule: RuleMention | null,
): boolean {
  if (rule !== null && tracked.rule !== null) return rule.rule.toLowerCase() === tracked.rule.rule.toLowerCase();
  return tracked.deficiency.value === deficiency;
}

/** The deficiency of a sentence, or one for each rule of a different meaning. */
export function deficienciesOf({
  rules,
  words,
  at,
}: SentenceContext): readonly { readonly deficiency: Found<Deficiency> | null; readonly rule: RuleMention | null }[] {
  const worded = words === null ? null : { value: words.deficiency, range: at(words) };
  if (rules.length === 0) return [{ deficiency: worded, rule: null }];
  const byMeaning = Map.groupBy(rules, (rule) => rule.deficiency ?? words?.deficiency ?? 'other');
  return [...byMeaning.values()].flatMap(([rule]) => {
    if (rule === undefined) return [];
    const agrees = worded !== null && (rule.deficiency === null || rule.deficiency === worded.value);
    const value = rule.deficiency ?? worded?.value ?? 'other';
    return [{ deficiency: agrees ? worded : { value, range: rule }, rule }];
  });
}

/** Rules 5550(b)(1) to (3), 5450(b)(1) to (3): meeting one of them is compliance with all. */
export function areAlternatives(tracked: RuleMention | null, named: RuleMention): boolean {
  const family = /^5[45]50\(b\)/.exec(named.rule)?.[0];
  return family !== undefined && (tracked?.rule.startsWith(family) ?? false);
}
