import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { type AmountGroup, amountGroups, amountsBefore } from './amounts.ts';
import type { Grammar } from './statements.ts';

const CANDIDATE = /\b(?:exercis|conver)\w+/gi;
const WARRANT = /\bwarrants?\b/i;
/** Past, and not what may happen. */
const EXERCISED = verbose('i')`
  (?<!\b(?:be|being|not|not been|yet|if|until|unless|when|once|any|never) )\bexercised\b(?! (?:price|in full or|until|at any time))
  |\b(?:issued|issuance of|received|resulted in|generated|raised|proceeds)\b(?:[^.]|\.(?=\d)){0,200}\b(?:exercises? of|exercising|warrant exercises)\b
  |\bexercises? of\b(?:[^.]|\.(?=\d)){0,160}\b(?:resulted in|generated|for (?:gross|net|total|aggregate|cash|proceeds))
`;
const CONVERTED = verbose('i')`
  (?<!\b(?:be|being|not|not been|if|as|until|unless|when|any) )\bconverted\b(?! (?:basis|into U\.S\.|into US|to U\.S\.|from))
  |\b(?:issued|issuance of)\b(?:[^.]|\.(?=\d)){0,200}\bconversions? of\b|\bconversions? of\b(?:[^.]|\.(?=\d)){0,160}\b(?:were issued|issued|resulted in)\b
`;
const STOCK = /\b(?:shares|common stock|ADSs)\b/i;
const INSTRUMENT = /\b(?:notes?|debentures?|preferred|loans?|debt|principal|convertible|bonds?|indebtedness)\b/i;
const NONE = verbose('i')`
  \bno (?:[a-z-]+ ){0,3}(?:warrants?|exercises|conversions|(?:convertible )?notes?)\b[^.;]{0,60}\b(?:exercised|converted|during|were|of)\b|\bthere were no (?:warrant )?(?:exercises|conversions|warrants exercised)
`;
/** Sentences on another deal, on plans, on awards to employees, or on currencies. */
const OTHER = verbose('i')`
  \b(?:may|might|could|would|will|shall|can|must|if|assuming|upon the occurrence|expects?|intends?|entitled|right to) (?:\w+ ){0,4}(?:be )?(?:exercis|conver)\w*
  |\b(?:sold|entered into|consummated|agreed to)\b|\bstock options?\b|\boptions (?:were|to purchase|and)\b|\brestricted stock\b|\bRSUs?\b|\bexchange rates?\b|\bbusiness combination\b|\bover-?allotment\b|\bunderwriters?\b
  |\binvestment (?:was|in)\b|\brevaluation\b|\bin cash\b.{0,40}\bconversions?\b|\bconverted\b.{0,60}\bin cash\b
`;
const PRE_FUNDED = /\bpre-?funded\b/i;
const CASHLESS = /\bcashless\b|\bnet[- ](?:share )?(?:exercis\w+|settle\w+|issuance)/i;
const ISSUED_BEFORE =
  /\b(?:issu\w{1,8}|received|for|into|in exchange for)(?: of)?(?: \w{2,12} of)?(?: approximately| up to| an aggregate of| a total of)? ?$/i;
const ISSUED_AFTER = /^[^,;.]{0,60}\b(?:were|was|being) issued\b/i;
const COUNTED_WARRANTS = /^(?: (?:million|thousand))? (?:[\w-]+ ){0,5}?warrants?\b/i;

function isOf(words: string, stated: RegExp): boolean {
  return stated.test(words) && !OTHER.test(words);
}

/** Exercises of warrants over periods, for cash or without. */
export const EXERCISES: Grammar = {
  candidate: CANDIDATE,
  isStated: (words) => WARRANT.test(words) && isOf(words, EXERCISED),
  noneIn: (words) => (WARRANT.test(words) && !OTHER.test(words) ? NONE.exec(words) : null),
  channelOf: (words) => (/\bexercis/i.test(words) && WARRANT.test(words) && !OTHER.test(words) ? 'exercise' : null),
  amountsOf: (words) => exerciseAmounts(words),
  marksOf: (words, offset) => ({
    cashless: markOf(words, CASHLESS, offset),
    preFunded: markOf(words, PRE_FUNDED, offset),
  }),
  hasProgram: false,
};

/** Conversions of notes and preferred stock over periods. */
export const CONVERSIONS: Grammar = {
  candidate: CANDIDATE,
  isStated: (words) => INSTRUMENT.test(words) && STOCK.test(words) && isOf(words, CONVERTED),
  noneIn: (words) =>
    /\bconver/i.test(words) && INSTRUMENT.test(words) && !OTHER.test(words) ? NONE.exec(words) : null,
  channelOf: (words) =>
    /\bconver(?:ted|sions?)\b/i.test(words) &&
    INSTRUMENT.test(words) &&
    !/\bexercis\w+/i.test(words) &&
    !OTHER.test(words)
      ? 'conversion'
      : null,
  amountsOf: (words) => conversionAmounts(words),
  hasProgram: false,
};

function markOf(words: string, pattern: RegExp, offset: number): TextRange | null {
  const match = pattern.exec(words);
  return match === null ? null : { start: offset + match.index, end: offset + match.index + match[0].length };
}

/** Of several counts of shares, those that were issued. */
function issuedFirst(words: string, groups: readonly AmountGroup[]): readonly AmountGroup[] {
  const isIssued = ({ role, members }: AmountGroup) => {
    const [first, last] = [members[0], members.at(-1)];
    if (role !== 'shares' || first === undefined || last === undefined) return false;
    return (
      ISSUED_BEFORE.test(words.slice(Math.max(0, first.start - 60), first.start)) ||
      ISSUED_AFTER.test(words.slice(last.end, last.end + 100))
    );
  };
  return [...groups.filter(isIssued), ...groups.filter((group) => !isIssued(group))];
}

function exerciseAmounts(words: string): readonly AmountGroup[] {
  const groups = amountGroups(words, 'exercise').map((group): AmountGroup => {
    if (group.role !== 'price' && group.role !== 'strike') return group;
    const [first] = group.members;
    const before = first === undefined ? '' : words.slice(Math.max(0, first.start - 60), first.start);
    // An average identifies no instrument.
    return { ...group, role: /\baverage\b/i.test(before) ? 'price' : 'strike' };
  });
  const ordered = issuedFirst(words, groups);
  if (ordered.some(({ role }) => role === 'shares')) return ordered;
  return [...amountsBefore(words, COUNTED_WARRANTS), ...ordered];
}

function conversionAmounts(words: string): readonly AmountGroup[] {
  const groups = amountGroups(words, 'conversion').map(
    (group): AmountGroup => (group.role === 'price' ? { ...group, role: 'strike' } : group),
  );
  const used = groups.filter(({ role }) => role === 'shares' || role === 'strike' || role === 'principal');
  const ordered = issuedFirst(words, used);
  // Preferred shares that are converted are no shares issued.
  const shares = ordered.filter(({ role }) => role === 'shares');
  return shares.length < 2 ? ordered : ordered.filter((group) => group.role !== 'shares' || group === shares[0]);
}
