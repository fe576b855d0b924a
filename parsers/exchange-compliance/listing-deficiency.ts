import type { IsoDate } from '../../core/dates.ts';
import type { NoticedSecurity } from '../../core/rows-compliance.ts';
import type { ComplianceStatus } from '../../core/score-inputs.ts';
import type { DateMention } from '../layout/dates.ts';
import type { TextRange } from '../prose/flat-text.ts';
import type { Deficiency, deficiencyIn, ExchangeName, RuleMention } from './listing-rules.ts';
import { mayBeSameSecurity } from './noticed-security.ts';

export interface Found<T> {
  readonly value: T;
  readonly range: TextRange;
  /** Another date of the same sentence may be meant. */
  readonly isContested?: boolean;
  /** Not named by the words: from the cover's table of listed securities, or from a regulator of several exchanges. */
  readonly isIndirect?: boolean;
  /** The day of a letter, or of its receipt. */
  readonly isOfLetter?: boolean;
}

/** A sentence and what was read in it. */
export interface SentenceContext {
  readonly text: string;
  readonly at: (part: TextRange) => TextRange;
  readonly rules: readonly RuleMention[];
  readonly words: ReturnType<typeof deficiencyIn>;
  /** The class of security whose listing the sentence is about. */
  readonly security: Found<NoticedSecurity> | null;
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
  /** See `ListingEvent.isOwnAct`. */
  readonly isOwnAct?: boolean;
  readonly range: TextRange;
}

/** One deficiency of a document, with the steps of its procedure in order; the last one is its present status. */
export interface ListingDeficiency {
  exchange: Found<ExchangeName> | null;
  rule: RuleMention | null;
  deficiency: Found<Deficiency>;
  /** The class of security whose listing is at stake; null: not said. */
  security: Found<NoticedSecurity> | null;
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

/**
 * The latest date of the exchange's steps. The days of suspension and removal follow a notice and are not its date; nor
 * are the days on which the issuer submitted a plan or asked for a hearing.
 */
export function latestDateOf({ steps }: ListingDeficiency): Found<IsoDate> | null {
  const ofExchange = steps.filter(({ date, isOwnAct }) => date !== null && isOwnAct !== true);
  const notices = ofExchange.filter(({ stage }) => stage !== 'suspended' && stage !== 'delisted');
  return (notices.length > 0 ? notices : ofExchange).reduce<Found<IsoDate> | null>(
    (best, { date }) => (date !== null && (best === null || date.value >= best.value) ? date : best),
    null,
  );
}

export function isLater(date: Found<IsoDate> | null, deficiency: ListingDeficiency): boolean {
  const known = latestDateOf(deficiency);
  return date !== null && known !== null && date.value > known.value;
}

/** Whether rule, deficiency and security name the tracked one: by rule where both have one. */
export function isSameDeficiency(
  tracked: ListingDeficiency,
  deficiency: Deficiency,
  rule: RuleMention | null,
  security: NoticedSecurity | null,
): boolean {
  if (!mayBeSameSecurity(tracked.security?.value ?? null, security)) return false;
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
  // A rule that is not known is about what the words say, unless another rule is.
  const isExplained = rules.some(({ deficiency }) => deficiency !== null && deficiency === words?.deficiency);
  const byMeaning = Map.groupBy(
    rules,
    (rule) => rule.deficiency ?? (isExplained ? null : words?.deficiency) ?? 'other',
  );
  return [...byMeaning.values()].flatMap(([rule]) => {
    if (rule === undefined) return [];
    const value = rule.deficiency ?? (isExplained ? null : worded?.value) ?? 'other';
    const agrees = worded !== null && value === worded.value;
    return [{ deficiency: agrees ? worded : { value, range: rule }, rule }];
  });
}

/** Rules 5550(b)(1) to (3), 5450(b)(1) to (3): meeting one of them is compliance with all. */
export function areAlternatives(tracked: RuleMention | null, named: RuleMention): boolean {
  const family = /^5[45]50\(b\)/.exec(named.rule)?.[0];
  return family !== undefined && (tracked?.rule.startsWith(family) ?? false);
}
