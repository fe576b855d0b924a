import { type Witness, witnessed } from '../evidence/witnesses.ts';
import { datesIn } from '../layout/dates.ts';
import { verbose } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { captured, firstMatch, numberOf, type Printed } from '../prose/matches.ts';
import type { Item } from './convertible-terms.ts';
import { isPreFunded } from './labels.ts';

/** A line that is the title of the instrument, or of the form of it. */
const TITLE =
  /(?:^|\n)(?:FORM OF )?((?:[A-Z][\w-]{0,30} ){0,6}?(?:PRE-?FUNDED |COMMON |PURCHASE |SERIES \w{1,3} )*WARRANTS?(?: TO PURCHASE [A-Z ]{4,60})?)(?=\n)/;
const HOLDER = /\b(?:certif(?:y|ies)|entitled|entitles)\b/i;
const NUMBER = '(?<!\\d|[\\d$,.])(\\d{1,3}(?:,\\d{3})+|\\d{3,9})(?![\\d,.]*\\d)';
const SHARES =
  '(?:\\([^)]{3,60}\\) )?(?:fully paid(?:,? and| and)? non-?assessable |validly issued,? |duly authorized,? ){0,3}(?:Warrant |Common |Ordinary |Class A )?(?:[Ss]hares|ADSs|American Depositary Shares)\\b';
/** "is entitled … to subscribe for and purchase from Orbison, Inc., up to 2,500,000 shares". */
const ENTITLED = new RegExp(`\\b(?:purchase|subscribe for|acquire)\\b[^;$]{0,400}?${NUMBER} ${SHARES}`);
/** A row on the face: "Warrant Shares: 2,500,000", "Number of Shares: 45,000". */
const FACE_COUNT = new RegExp(
  `(?:Warrant Shares|Number of (?:Warrant |Ordinary |Common )?Shares(?: Issuable)?(?: of Common Stock)?|Shares Issuable|Number of ADSs)(?: \\([^)]{3,40}\\))?: ?(?:up to )?${NUMBER}`,
  'i',
);
const PRICE = verbose('i')`
  \bexercise price\b(?:(?!\bless than|\bbelow)[^$;]){0,160}?(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?![\d,]*\d|\.\d)
  |\bat (?:a|the|an) (?:exercise |purchase )?price (?:of|equal to) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?![\d,]*\d|\.\d)`;
const ENDS = verbose()`
  \bon or (?:prior to|before)\b[^;$]{0,80}?([A-Z][a-z]{2,8} \d{1,2}, \d{4})
  |\b(?:Expiration|Termination|Expiry) (?:Date|Time): ?([A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2}/\d{1,2}/\d{4})
  |\b(?:expires?|exercisable until|void after)\b[^;$]{0,80}?([A-Z][a-z]{2,8} \d{1,2}, \d{4})`;
const ENDS_LATER = verbose()`
  \bon or (?:prior to|before)\b[^;$]{0,60}? on (the [^;$()]{4,60}? anniversary of [^;$()]{4,60}?)(?= \(| but|,)
  |\bon or (?:prior to|before)\b[^;$]{0,60}? on (the date that is [^;$()]{4,60}?)(?= \(| but|,)`;
/** How far down a cover page the title is, and below it the terms of the instrument. */
const [COVER, TERMS] = [3_000, 8_000];

/**
 * The one warrant that a document is: an exhibit under the title "COMMON STOCK PURCHASE WARRANT", whose holder "is
 * entitled … to purchase up to 2,500,000 shares". Relies on the title, which is a witness of what the terms are about;
 * forms with blanks have no count and are skipped.
 */
export function warrantInstrument(flat: FlatText, part: CurrentPart): Item | null {
  const title = captured(firstMatch(flat.text, { start: part.start, end: part.start + COVER }, TITLE));
  if (title === null) return null;
  const terms = { start: title.start, end: Math.min(part.end, title.end + TERMS) };
  const face = { start: part.start, end: terms.end };
  if (!HOLDER.test(flat.text.slice(terms.start, terms.end))) return null;
  const [printed, stated] = [
    captured(firstMatch(flat.text, face, FACE_COUNT)),
    captured(firstMatch(flat.text, terms, ENTITLED)),
  ];
  const count = stated ?? printed;
  if (count === null) return null;
  const isTwice = printed !== null && stated !== null && numberOf(printed.text) === numberOf(stated.text);
  const item: Item = new Map([['label', witnessed(labelOf(title.text), title)]]);
  const put = (member: string, value: unknown, { start, end }: Printed, ...others: readonly Witness[]): void => {
    item.set(member, witnessed(value, { start, end }, ...others));
  };
  put('count', numberOf(count.text), count, 'section', ...(isTwice ? (['place'] as const) : []));
  const price = captured(firstMatch(flat.text, { start: face.start, end: part.end }, PRICE));
  if (price !== null) put('exercisePrice', numberOf(price.text), price);
  const end = captured(firstMatch(flat.text, face, ENDS));
  const later = end === null ? captured(firstMatch(flat.text, face, ENDS_LATER)) : null;
  const day = datesIn(end?.text ?? '')[0]?.date;
  if (end !== null && day !== undefined) put('expires', day, end);
  else if (later !== null) put('expires', later.text, later);
  const isNominal = price !== null && numberOf(price.text) <= 0.001;
  item.set('preFunded', witnessed(isPreFunded(title.text) || isNominal, title));
  item.set('status', witnessed('outstanding', title));
  return item;
}

function labelOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/^form of /, '')
    .replace(/ to purchase .*$/, '');
}
