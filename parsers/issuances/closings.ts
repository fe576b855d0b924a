import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import { verbose } from '../layout/patterns.ts';
import { type FlatText, paragraphOf, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { type AmountRole, amountGroups } from './amounts.ts';
import type { ReportDates } from './periods.ts';
import type { Placed, PlacedAmount } from './statements.ts';

/** An offering that has closed, with what the words around it say of the offering. */
export interface StatedClosing {
  readonly closedOn: Placed<IsoDate>;
  /** When its agreement was signed or its price set. */
  readonly agreedOn: Placed<IsoDate> | null;
  readonly amounts: Readonly<Partial<Record<'shares' | 'price' | 'gross' | 'net', PlacedAmount>>>;
  /** Whether a second sentence, or the report's own date, gives the day. */
  readonly isConfirmed: boolean;
}

const CANDIDATE = /\b(?:clos(?:ed|ing)|consummat\w+|completed|completion)\b/gi;
const OFFERING = verbose('i')`
  \b(?:offerings?|private placement|registered direct|PIPE(?: financing)?|financing|sale and issuance|issuance and sale|sale of the (?:shares|securities|units)|units|shares|transactions? contemplated by the (?:securities )?purchase agreement|firm shares|public offering|IPO)\b
`;
const DATE = '(?:[A-Z][a-z]{2,8}\\.? \\d{1,2}, ?\\d{4})';
/** The day of the closing is the captured date. */
const CLOSED = verbose('g')`
  \b(?:closed|consummated|completed|was closed|were closed|occurred|took place|was consummated|was completed)(?: \w+){0,3}? (?:on|as of|effective) (${DATE})
  |\b[Oo]n (${DATE})(?: \([^)]{0,40}\))?,? (?:the Company|we|the Registrant|the Issuer|[A-Z][\w., &]{2,40}?) (?:closed|consummated|completed)\b
  |\b[Oo]n (${DATE})(?: \([^)]{0,40}\))?,? (?:the|its|our) [\w ]{0,40}(?:offering|placement|financing|closing|sale)[\w ]{0,40}(?:closed|was consummated|was completed|occurred|took place)\b
`;
const NOT_YET =
  /\b(?:expect\w*|anticipat\w*|schedul\w*|on or about|will close|would close|to close|shall|subject to (?:the )?(?:satisfaction|customary)|is to|until|if|upon the closing|prior to the closing|assuming|intend\w*)\b/i;
const OTHER_DEAL =
  /\b(?:merger|acquisition|acquired|business combination|asset (?:purchase|sale)|credit (?:agreement|facility)|term loan|loan agreement|lease|divestiture|debt financing|senior notes|notes offering|license agreement|selling stockholders?|resale|tender offer|fiscal|clinical|enroll\w+|trial|study|audit)\b/i;
const AGREED = verbose('g')`
  \b[Oo]n (${DATE})(?: \([^)]{0,40}\))?,? (?:[^.;]|\.(?=,| [(a-z])){0,120}?\b(?:entered into|priced|executed|announced the pricing)\b
  |\b(?:agreement|prospectus supplement),? dated(?: as of)? (${DATE})
`;
const ROLES = ['shares', 'price', 'gross', 'net'] as const;

/** The closings of offerings that a document states; an expected closing is none. */
export function closingsIn(flat: FlatText, dates: ReportDates, eventDate: IsoDate | null): readonly StatedClosing[] {
  const found: StatedClosing[] = [];
  for (const sentence of sentencesWith(flat, CANDIDATE)) {
    const words = flat.text.slice(sentence.start, sentence.end);
    if (words.length > 2_000 || !OFFERING.test(words) || OTHER_DEAL.test(words)) continue;
    const closedOn = closingDay(words, sentence.start);
    if (closedOn === null || (dates.filed !== null && closedOn.value > dates.filed)) continue;
    const same = found.findIndex((one) => one.closedOn.value === closedOn.value);
    const before = found[same];
    if (before !== undefined) {
      found[same] = { ...before, isConfirmed: true };
      continue;
    }
    const amounts = amountsAround(flat, sentence);
    const agreedOn = agreementDay(flat, sentence, closedOn.value);
    found.push({ closedOn, agreedOn, amounts, isConfirmed: closedOn.value === eventDate });
  }
  // Without a word on which offering it was, a closing says nothing.
  return found.filter(({ amounts, agreedOn }) => Object.keys(amounts).length > 0 || agreedOn !== null);
}

function closingDay(words: string, offset: number): Placed<IsoDate> | null {
  for (const match of words.matchAll(CLOSED)) {
    const printed = match.slice(1).find((group) => group !== undefined);
    const date = printed === undefined ? undefined : datesIn(printed)[0]?.date;
    if (printed === undefined || date === undefined) continue;
    const around = words.slice(Math.max(0, match.index - 80), match.index + match[0].length);
    if (NOT_YET.test(around)) continue;
    const start = offset + match.index + match[0].indexOf(printed);
    return { value: date, start, end: start + printed.length };
  }
  return null;
}

/** The sentence and its paragraph before it; where these give no amount, the paragraph before. */
function amountsAround(flat: FlatText, sentence: TextRange): StatedClosing['amounts'] {
  const paragraph = paragraphOf(flat, sentence.start);
  const before = paragraphOf(flat, Math.max(0, paragraph.start - 2));
  for (const { start, end } of [sentence, paragraph, before]) {
    const amounts: Partial<Record<AmountRole, PlacedAmount>> = {};
    for (const { role, members } of amountGroups(flat.text.slice(start, Math.min(end, start + 3_000)), 'offering')) {
      const [first] = members;
      if (members.length > 1 || first === undefined || amounts[role] !== undefined) continue;
      amounts[role] = { ...first, start: start + first.start, end: start + first.end };
    }
    const kept = ROLES.flatMap((role) => {
      const amount = amounts[role];
      return amount === undefined || amount.value === 0 ? [] : [[role, amount] as const];
    });
    if (kept.length > 0) return Object.fromEntries(kept);
  }
  return {};
}

function agreementDay(flat: FlatText, sentence: TextRange, closedOn: IsoDate): Placed<IsoDate> | null {
  const from = Math.max(0, sentence.start - 3_000);
  const words = flat.text.slice(from, sentence.end);
  for (const match of [...words.matchAll(AGREED)].toReversed()) {
    const printed = match[1] ?? match[2];
    const date = printed === undefined ? undefined : datesIn(printed)[0]?.date;
    if (printed === undefined || date === undefined || date > closedOn) continue;
    const start = from + match.index + match[0].indexOf(printed);
    return { value: date, start, end: start + printed.length };
  }
  return null;
}
