import { numberElsewhere } from '../evidence/other-places.ts';
import type { Witness } from '../evidence/witnesses.ts';
import { type Amount, amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import { sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, textBefore } from '../prose/matches.ts';
import { isForeignAmount } from './foreign-currency.ts';
import { tellsOfPast } from './past-sales.ts';
import { type Report, reportMatches } from './report.ts';

/** Dollars as printed, in one group. */
export const MONEY = '((?:USD?|CAD?|C|A)? ?\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?: (?:million|billion))?)';
/** "Gross proceeds are expected to be approximately $5 million", "$5 million in gross proceeds". */
function proceedsPattern(lead: string, kind: string): RegExp {
  return verbose('gi')`
    ${lead}(?:of|were|was|are|is|be|totall?ed|totall?ing)(?: expected to be)?(?: approximately| about| around| roughly)? ?
    ${MONEY}|${MONEY} (?:in|of) (?:aggregate |total )?${kind} (?:cash )?proceeds`;
}
export const GROSS = proceedsPattern(
  '(?:gross (?:cash )?proceeds|aggregate (?:purchase|offering) price|total purchase price|for a total|(?<!net )(?<!net cash )proceeds of the offering)(?:[^.;$]|\\.\\d){0,220}?',
  'gross',
);
export const NET = proceedsPattern('net (?:cash )?proceeds(?:[^.;$]|\\.\\d){0,220}?', 'net');
const NOT_PROCEEDS =
  /upon (?:the )?(?:full )?(?:cash )?exercise|if (?:all|exercised)|additional gross|previous(?!ly announced)|\bprior (?!to deducting|to expenses)/i;
/** "7.0% of the gross proceeds …, and an aggregate of $85,000 for certain expenses". */
const EXPENSE =
  /,? and (?:an aggregate (?:of|amount)|up to)\b|reimburs|\b(?:expenses?|fees?) (?:of|in|equal)(?: (?:up|to|an?|the|amount|aggregate|total|approximately|about|of)){0,5} ?(?:US)?\$/i;
const FOR_EXPENSES =
  /^ (?:for|of|in) (?:certain |its |legal |accountable |non-accountable |out-of-pocket ){0,3}(?:expenses|fees)/i;
/** "The gross proceeds of both offerings", "which together are expected to result in gross proceeds". */
const JOINT =
  /\b(?:both|two) (?:of the )?(?:offerings|transactions)|\btogether\b[^.;]{0,60}proceeds|\bproceeds (?:of|from) the offerings\b/i;
/** "With the first closing resulting in aggregate gross proceeds of": a part of them. */
const OF_ONE_CLOSING =
  /\b(?:first|initial|second|final|additional|each|subsequent) (?:and final )?(?:closing|tranche)\b/i;
/** "In a separate concurrent private placement for aggregate gross proceeds of": another sale. */
const BESIDE = /\bin an? (?:separate |concurrent ){1,2}private placement\b/i;
const SUBJECT = /\b(?:proceeds|offering|placement|financing|PIPE|inducement|purchase price)\b/i;

/** "A $21.5 million private placement of newly issued shares". */
const NAMED_BY_AMOUNT = new RegExp(
  `${MONEY} (?:(?:underwritten|registered|public|private|direct|concurrent|oversubscribed|upsized|equity|best[- ]efforts|common stock) ){0,3}(?:placement|offering|financing|PIPE)\\b`,
  'gi',
);

/** The amount that gives a sale its name in the sentence that announces it: the proceeds, where no sentence states them. */
export function findAmountInName(report: Report, sentence: TextRange): Proceeds | null {
  const [match] = reportMatches(report, NAMED_BY_AMOUNT, sentence, 2);
  const at = captured(match);
  const amount = at === null ? undefined : amountsIn(at.text)[0];
  if (match === undefined || at === null || amount === undefined || Number(amount.value) < 100_000) return null;
  const lead = report.text.slice(Math.max(sentence.start, match.start - 40), match.start);
  if (/\bup to (?:an? )?(?:aggregate )?(?:of )?$|previous|prior|earlier/i.test(lead) || isForeignAmount(report, at))
    return null;
  return { amount, at, isJoint: false, witnesses: [] };
}

export interface Proceeds {
  readonly amount: Amount;
  readonly at: TextRange;
  /** Another sentence or the title states the same amount. */
  readonly witnesses: readonly Witness[];
  /** It is what several offerings bring together. */
  readonly isJoint: boolean;
}

export function findProceeds(report: Report, from: TextRange, pattern: RegExp): Proceeds | null {
  const found: { amount: Amount; at: TextRange; isJoint: boolean }[] = [];
  for (const match of reportMatches(report, pattern, from)) {
    const at = captured(match);
    const amount = at === null ? undefined : amountsIn(at.text)[0];
    if (at === null || amount === undefined || Number(amount.value) < 10_000 || isForeignAmount(report, at)) continue;
    // "A cash fee of 6.0% of the gross proceeds …, totaling $465,600" is the fee.
    const percentage = report.text.slice(Math.max(0, match.start - 40), match.start);
    if (/% of (?:the )?(?:aggregate |total )?$/i.test(percentage) && !/^gross (?:cash )?proceeds of/i.test(match.text))
      continue;
    const sentence = sentenceOf(report.flat, match.start);
    const lead = report.text.slice(Math.max(sentence.start, match.start - 80), match.start) + match.text;
    if (EXPENSE.test(match.text) || FOR_EXPENSES.test(report.text.slice(match.end, match.end + 60))) continue;
    if (
      NOT_PROCEEDS.test(lead) ||
      /\bup to(?: an? \w+)?(?: approximately| about)?[^$]{0,20}\$/i.test(
        textBefore(report.text, at.start, 40) + at.text,
      )
    )
      continue;
    if (tellsOfPast(report, match.start) || OF_ONE_CLOSING.test(lead) || BESIDE.test(lead)) continue;
    found.push({ amount, at, isJoint: JOINT.test(lead) });
  }
  const [first] = found;
  if (first === undefined) return null;
  const { amount, at, isJoint } = first;
  return { amount, at, isJoint, witnesses: numberElsewhere(report.flat, report, Number(amount.value), at, SUBJECT) };
}
