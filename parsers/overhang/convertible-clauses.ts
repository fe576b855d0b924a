import { clausesBySentence } from '../clauses/clauses.ts';
import { verbose } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { textBefore } from '../prose/matches.ts';
import { type FoundNote, GONE, NEGATED, PRIOR, trimmedLabel } from './convertible-names.ts';
import { isGoneLater, isOwedUnderKnown, isRemaining, MAY_ISSUE, withoutHypotheses } from './convertible-sentences.ts';
import { definedNames } from './defined-names.ts';

/** Instruments that an amount may be the principal of. */
const OWNERS = new Set(['debt', 'convertibles', 'preferred', 'warrants', 'pre-funded warrants', 'options']);
/** Smaller amounts are denominations and monthly payments. */
const LEAST = 5_000;
/** The words before an amount that make it a principal. */
const PRINCIPAL_OF = verbose('i')`
  \b(?:principal|principle|face)(?: (?:amounts?|sums?|values?|balances?))?(?: (?:outstanding|owed|thereof|being|as of [A-Z][a-z]+ \d{1,2}, \d{4}))?
  (?: (?:is|was|were|are|of|totall?ing|equal to|equals|not to exceed|not exceeding|up to|approximately|an?|aggregate|the)){0,5} (?:US)?\$?$`;
/** The words behind an amount that make it a principal: "$2.5 million in aggregate principal amount of". */
const OF_PRINCIPAL =
  /^ (?:(?:of|in|the|an?|its|our|aggregate|original|initial|total|outstanding|stated|combined) ){0,5}(?:principal|face)\b/i;
/** Least lots, payments by installment, and what is still possible. */
const NO_PRINCIPAL = verbose('i')`
  \b(?:minimum|at least|multiples?|increments?|denominations?|installments?|monthly|weekly|option|additional|up to one|converted|convert|repaid|repay|prepay|redeem|redeemed|(?<!(?:the|such|this|these) )(?:repurchased?|exchanged?)|
  purchase price|proceeds)\b[^.;$]{0,60}$`;
/** The notes of a class by their own words, back to an article or a mark. */
const NAME =
  /(?:(?:\d{1,2}(?:\.\d{1,4})? ?%|[A-Z][\w-]{0,40}|senior|junior|secured|unsecured|subordinated|promissory|redeemable|original issue discount|bridge) ){0,7}convertible (?:(?!notes?\b|debentures?\b|bonds?\b|loans?\b)[\w-]{1,30} ){0,4}$/i;
const CAPITALS = /(?:(?!The |Each |All |These |Such )[A-Z\d][\w-]{1,30} ){1,4}$/;
const CONVERTIBLE = /\bconvertible\b/i;

interface Owner extends TextRange {
  readonly isConvertible: boolean;
}

/**
 * Principals by the clauses of a sentence about convertible debt: an amount that is called principal belongs to the
 * instrument named last before it, or, behind "$X principal amount of", to the one named next. Whatever stands between
 * them (holders, dates, closings) does not matter, unless it is another instrument.
 */
export function notesInClauses(flat: FlatText, part: CurrentPart, known: readonly FoundNote[]): FoundNote[] {
  const found: FoundNote[] = [];
  const taken = new Set(known.map(({ principalAt }) => principalAt.start));
  const principals = new Set(known.map(({ principal }) => principal));
  const terms = definedTerms(flat);
  const about = terms === null ? CONVERTIBLE : new RegExp(`${CONVERTIBLE.source}|${terms.source}`);
  for (const clauses of clausesBySentence(flat, about)) {
    const [first] = clauses;
    if (first === undefined || first.sentence.start < part.start) continue;
    if (first.sentence.start >= part.end || found.length >= 20) break;
    const { sentence } = first;
    const words = withoutHypotheses(sentence.text);
    const isOutstanding = isRemaining(words);
    // What is owed under the note of an earlier sentence.
    if (isOwedUnderKnown(flat.text, sentence, known)) continue;
    if (NEGATED.test(words) || PRIOR.test(words) || (!isOutstanding && GONE.test(words))) continue;
    if (!isOutstanding && isGoneLater(flat.text.slice(sentence.end, sentence.end + 900))) continue;
    const owners = clauses
      .flatMap(({ instruments }) => instruments)
      // A name in quotation marks is that of the instrument before it.
      .filter(({ kind, start }) => OWNERS.has(kind) && flat.text[start - 1] !== '"')
      .map(({ kind, start, end }): Owner => {
        const lead = flat.text.slice(Math.max(sentence.start, start - 160), start);
        const isDefined = terms?.test(flat.text.slice(Math.max(sentence.start, start - 60), end + 1));
        const isNote = kind === 'debt' && (NAME.test(lead) || isDefined === true);
        return {
          start,
          end,
          isConvertible: isNote || (kind === 'convertibles' && !/stock/i.test(flat.text.slice(start, end))),
        };
      })
      .toSorted((a, b) => a.start - b.start);
    // "Additional notes of up to $2,100,000 may be issued": they are not.
    const stated = clauses.filter(({ modality }) => modality !== 'permitted' && modality !== 'conditional');
    for (const { kind, value, start, end } of stated.flatMap(({ amounts }) => amounts)) {
      const principal = Number(value);
      if (kind !== 'money' || principal < LEAST || [...taken].some((at) => Math.abs(at - start) < 6)) continue;
      // The first of two amounts, "respectively", where the second is that of the notes.
      const isOfOther = /^ and \S[^;]{0,40}\brespectively\b/.test(flat.text.slice(end, end + 60));
      if (isOfOther && known.some(({ principalAt }) => principalAt.start === end + 5)) continue;
      const owner = ownerOf(flat.text, sentence, owners, { start, end });
      if (owner?.isConvertible !== true || principals.has(principal)) continue;
      principals.add(principal);
      const label = labelOf(flat.text, sentence, owner);
      found.push({ label, principal, principalAt: { start, end }, sentence, isOutstanding });
    }
  }
  return found.filter((note) => !isOfSum(note, [...known, ...found]));
}

/** Whether a principal is the total of two others, or one of two parts of a third: tranches of one facility. */
function isOfSum({ principal }: FoundNote, notes: readonly FoundNote[]): boolean {
  const principals = [...new Set(notes.map((note) => note.principal))];
  return principals.some(
    (other) =>
      other !== principal &&
      (principals.includes(other - principal) ||
        (principal - other !== other && principals.includes(principal - other))),
  );
}

/** The names that a document defines for its convertible notes; null where there are none. */
function definedTerms(flat: FlatText): RegExp | null {
  const names = definedNames(flat).filter((name) => /^[\w -]+$/.test(name));
  return names.length === 0 ? null : new RegExp(`\\b(?:${names.join('|')})s?\\b`);
}

/** The instrument whose principal an amount is; undefined where it is none. */
function ownerOf(
  text: string,
  sentence: TextRange,
  owners: readonly Owner[],
  { start, end }: TextRange,
): Owner | undefined {
  const before = text.slice(Math.max(sentence.start, start - 160), start);
  if (NO_PRINCIPAL.test(before) || MAY_ISSUE.test(before)) return undefined;
  if (OF_PRINCIPAL.test(text.slice(end, end + 90))) {
    const next = owners.find((owner) => owner.start >= end);
    return next !== undefined && next.start - end < 160 ? next : undefined;
  }
  return PRINCIPAL_OF.test(before) ? owners.findLast((owner) => owner.end <= start) : undefined;
}

function labelOf(text: string, sentence: TextRange, owner: Owner): FoundNote['label'] {
  const lead = textBefore(text, owner.start, Math.min(160, owner.start - sentence.start));
  const name = (NAME.exec(lead) ?? CAPITALS.exec(lead))?.[0] ?? '';
  const start = owner.start - name.length;
  return trimmedLabel({ text: text.slice(start, owner.end), start, end: owner.end });
}
