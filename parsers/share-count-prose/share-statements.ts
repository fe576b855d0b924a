import type { IsoDate } from '../../core/dates.ts';
import { type DateMention, datesIn } from '../layout/dates.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { numberOf, shifted, textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';

/** Shares outstanding as one sentence or row states them. */
export interface ShareStatement {
  readonly shares: number;
  readonly sharesRange: TextRange;
  readonly asOf: { readonly value: IsoDate; readonly range: TextRange } | null;
  /** "Class A" where the count is of one class; else empty. */
  readonly shareClass: string;
  /** `float`: the sentence that computes the public float; `cover`; `text`; `split`: before a reverse split. */
  readonly source: 'float' | 'cover' | 'text' | 'split';
}

const N = '(?<!\\d|\\d,)(\\d{1,3}(?:,\\d{3})+)(?!,?\\d|[A-Za-z]\\d)';
const STOCK =
  "(?:(?:the |our |its )?(?:registrant's |issuer's |company's )?(?:issued |outstanding )?(?:(?:Class [A-Z]|Series [A-Z]) )?(?:voting )?(?:common (?:stock|shares?|equity)|ordinary shares?|capital stock|American depositary shares|ADSs))";
const OUT = '(?:issued and outstanding|outstanding|issued)';

/** Within a sentence; the point of "$.01" does not end it. */
const ANY = '(?:[^.;]|\\.(?=\\d))';

/** An amount with a point, as "$ 0.01" or ".5", and what else may stand between a count and its verb; never both. */
const AMOUNT = '\\$? ?\\d{0,15}\\.\\d{1,15}(?!\\d)';
const BEFORE_VERB = `(?:${AMOUNT}|(?!${AMOUNT})[^.;\\d])`;

const PATTERNS: readonly RegExp[] = [
  // "86,707,286 of which are issued and outstanding", "26,320,411 shares of common stock were outstanding".
  new RegExp(
    `${N} (?:of which (?:are|were) |(?:shares?|${STOCK})${BEFORE_VERB}{0,110}?(?:were |are |was |is )?)${OUT}\\b`,
    'gi',
  ),
  // "total number of 1,405,134 shares of common stock outstanding", "12,103,750 shares of outstanding common stock".
  new RegExp(
    `${N} (?:outstanding shares?|shares? of (?:our |the company's )?outstanding) ?(?:of )?(?:our |its )?${STOCK}?`,
    'gi',
  ),
  // "number of shares outstanding of the registrant's common stock … was 12,345".
  new RegExp(
    `\\b(?:number of|aggregate of)\\b${ANY}{0,120}?\\b(?:shares|common stock|ordinary shares)\\b${ANY}{0,140}?\\boutstanding\\b${ANY}{0,140}?(?:\\b(?:was|were|is)|:) ${N}(?! (?:par|holders))`,
    'gi',
  ),
  // "Shares outstanding of the registrant's common stock as of February 20, 2025: 33,905,117".
  new RegExp(
    `\\b(?:shares|common stock|ordinary shares),? outstanding\\b${ANY}{0,140}?\\b(?:as of|at|on) [A-Z][a-z]+ \\d{1,2}, \\d{4},?(?: ?:| ?-| was| were| is|\\t) ?${N}(?! (?:par|holders))`,
    'gi',
  ),
  // "23,321,045 shares of the Registrant's Common Stock and 50,400 shares of Series 1 Preferred Stock outstanding".
  new RegExp(
    `${N} shares of ${STOCK}(?=[^.;]{0,60}\\band [\\d,]+ (?:shares|warrants)\\b[^.;]{0,140}\\boutstanding\\b)`,
    'gi',
  ),
];
/** "10,000,000 shares of Class A common stock and 5,000,000 shares of Class B common stock outstanding". */
const BY_CLASS = new RegExp(
  `${N} (?:shares (?:(?:issued and )?outstanding )?of )?(?:(?:the |our |its )?(?:registrant's |company's |issuer's )?)Class [A-Z]\\b`,
  'gi',
);
/** What else may be outstanding, and what only would be. */
const OTHER = pattern('i')`
  \b(?:warrants?|options?|RSUs?|restricted stock units?|preferred|preference|notes?|debentures?|units
  |rights|treasury|issuable|reserved|available|underlying|authori[sz]ed|exercis\w+|convertible|conversion
  |pre-funded|upon)\b
`;
const WOULD = pattern('i')`
  \b(?:would|will be|will have|(?:up)?on (?:the )?(?:completion|closing|consummation) of
  |after (?:this|the) offering|following (?:this|the) offering|assuming|giving effect|pro forma
  |as adjusted|immediately after|to be outstanding)\b
`;

/** Sentences and cover lines on shares outstanding, with the date they are stated for. */
export function shareStatements(flat: FlatText): ShareStatement[] {
  const found: ShareStatement[] = [];
  const cover = coverEnd(flat);
  for (const sentence of flat.sentences) {
    const { text, start } = sentence;
    if (!/outstanding|\bissued\b/i.test(text) || !/\d,\d{3}/.test(text)) continue;
    for (const statement of inSentence(text, start, start < cover)) {
      if (!isScaled(flat, statement) && !isOfAnother(flat, statement)) found.push(statement);
    }
    if (found.length >= 120) break;
  }
  if (!found.some(({ source }) => source === 'cover')) found.push(...answers(flat, cover));
  return [...found, ...coverRows(flat), ...splitCounts(flat).filter((one) => !isScaled(flat, one))];
}

const INSTRUCTION =
  /\b(?:indicate|state) the number of (?:shares|units)\b[^:]{0,200}\b(?:outstanding|practicable date)\b/i;
const COUNT_AFTER = new RegExp(
  `(?:^|[:\\s])${N} (?:shares?|common shares|ordinary shares)?(?: of [^.;\\d]{3,80})?,? ?\\(?(?:as of|at|on) ?(?=[A-Z])`,
  'i',
);

/** Covers that answer the form's instruction in a line of their own: "92,627,503 SHARES AS OF FEBRUARY 28, 1994". */
function answers(flat: FlatText, cover: number): ShareStatement[] {
  const { sentences } = flat;
  const found: ShareStatement[] = [];
  for (const [index, { text, start }] of sentences.entries()) {
    if (start >= cover) break;
    if (!INSTRUCTION.test(text) || /\d,\d{3}/.test(text)) continue;
    const lines = sentences.slice(index + 1, index + 4).filter((line) => /\d,\d{3}/.test(line.text));
    // Several lines are several classes.
    const [line] = lines;
    if (line === undefined || lines.length > 1 || OTHER.test(line.text) || /\$|\bClass\b/i.test(line.text)) continue;
    const match = COUNT_AFTER.exec(line.text);
    const digits = match?.[1];
    if (match === null || digits === undefined) continue;
    const end = match.index + match[0].length;
    const date = datesIn(line.text).find((one) => one.start >= end && one.start - end < 3);
    if (date === undefined) continue;
    const at = line.start + match.index + match[0].indexOf(digits);
    found.push({ ...countAt(digits, at), asOf: statedDate(date, line.start), shareClass: '', source: 'cover' });
  }
  return found;
}

function countAt(digits: string, start: number): Pick<ShareStatement, 'shares' | 'sharesRange'> {
  return { shares: numberOf(digits), sharesRange: { start, end: start + digits.length } };
}

/** Where the cover of a periodic report ends; 0 for other documents. */
export function coverEnd(flat: FlatText): number {
  const head = flat.text.slice(0, 5_000);
  const isCover = /\bcommission file (?:number|no)/i.test(head);
  if (!isCover || !/\b(?:annual|quarterly|transition) report\b/i.test(head)) return 0;
  const stop = /\btable of contents\b|\bpart i\b(?!,? ?i|,? and)|\n ?item 1\b/i.exec(flat.text.slice(2_000, 14_000));
  return stop === null ? 9_000 : 2_000 + stop.index;
}

const SCALED = pattern('i')`
  \bin (?:US |U\.S\. )?(?:dollars |\$ )?(?:millions|thousands)\b
  |\b(?:millions|thousands) of (?:U\.?S\.? )?dollars\b
`;

/** The balance sheet's "24,477 shares issued and outstanding" of a report in millions. */
function isScaled(flat: FlatText, { shares, sharesRange }: ShareStatement): boolean {
  return shares < 1_000_000 && SCALED.test(textBefore(flat.text, sharesRange.start, 6_000));
}

/** "issuance of 4,000,000 shares of Birch Metals Corp. common stock outstanding": a company that the cover does not name. */
const OF_COMPANY =
  /^ shares of (?:outstanding )?(?!Class |Series |Common |Ordinary |Capital |Company|Registrant|Issuer|American )([A-Z][\w&-]{2,})[^.;\d]{0,60}?\b(?:common|ordinary|capital)\b/;

function isOfAnother(flat: FlatText, { sharesRange: { start, end } }: ShareStatement): boolean {
  const name = OF_COMPANY.exec(flat.text.slice(end, end + 120))?.[1];
  return name !== undefined && !flat.text.slice(0, Math.min(start, 5_000)).toLowerCase().includes(name.toLowerCase());
}

const NOT_A_TOTAL = pattern('i')`
  \b(?:up to|additional|aggregate of up to|exclud\w+|does not include|less|purchase
  |(?:sale|issuance) of an aggregate of|(?:sold|issued|purchased) an aggregate of|sale of|sold|issued
  |issuance of|holder of|holders of|(?:options?|warrants?|rights?)(?: \w+){0,3} to (?:purchase|acquire)
  |exercise of|equivalent to|represented by|owns?|owned|holds?|held|acquired?)\s*$
`;

/** Words inside a match of a count that is not of all shares outstanding, or only conditional. */
const HELD = /\b(?:held|owned|sold|purchase[ds]?|repurchased|offer(?:ed|ing)|selling|beneficial\w*)\b/i;
const AWARDS = /^ (?:stock |share )?(?:options|warrants|awards|units|rights)\b/i;
const OF_PREFERRED = /\b(?:preferred|preference|depositary shares)\b[^.;]{0,120}$/i;
const BASED_ON = /\bbased (?:up)?on (?:a total (?:number )?of |an aggregate of |approximately )?$/i;

/** Whether a count is of something else than the shares outstanding. */
function isOtherCount(text: string, { 0: words, index }: RegExpExecArray, at: number): boolean {
  const before = (characters: number): string => textBefore(text, at, characters);
  const end = index + words.length;
  const clause = text.slice(Math.max(0, text.lastIndexOf(';', at) + 1, at - 160), end);
  return (
    OTHER.test(words) ||
    HELD.test(words) ||
    /\bnot\b|\bplans?\b|% of/i.test(words) ||
    // "Sold 5,000,000 shares at $5.00 a share and issued $125.0 million of notes"
    (/\band issued$/i.test(words) && !/^ and outstanding/i.test(text.slice(end))) ||
    // "the liquidation preference of Series A Preferred Stock was …, and 45,994 shares were outstanding"
    (!/common|ordinary|capital|ADS/i.test(words) && OF_PREFERRED.test(before(140))) ||
    (WOULD.test(clause) && !BASED_ON.test(before(40))) ||
    NOT_A_TOTAL.test(before(60)) ||
    /\bexclud\w+\b|does not include|\bbeneficially\b/i.test(before(200)) ||
    AWARDS.test(text.slice(end, end + 24)) ||
    /[$]\s?$/.test(before(3))
  );
}

/** The date of a count: right behind it, else the last one before it. */
function dateOfCount(text: string, dates: readonly DateMention[], at: number, end: number): DateMention | undefined {
  const after = dates.find(
    ({ start }) => start >= end && start - end < 30 && /\b(?:as of|at|on)\b/i.test(text.slice(end, start)),
  );
  const near = dates.filter((date) => date.end <= at && at - date.end < 260);
  return (
    after ??
    near.findLast(
      ({ start }) =>
        /\b(?:as of|at|on)\b[^.;]{0,40}$/i.test(textBefore(text, start, 50)) &&
        !/\bclosing|\bprice\b/i.test(textBefore(text, start, 40)),
    )
  );
}

function inSentence(text: string, offset: number, isCover: boolean): ShareStatement[] {
  const classes = new Set([...text.matchAll(/\b[Cc]lass ([A-Z])\b/g)].map((match) => match[1]));
  const patterns = classes.size > 1 && /outstanding/i.test(text) ? [BY_CLASS] : PATTERNS;
  const dates = datesIn(text);
  const isFloat = /non-?affiliates/i.test(text) && /market value|public float/i.test(text);
  const isOnCover =
    isCover || (offset < 9_000 && /registrant|issuer|latest practicable|indicate the number/i.test(text));
  const found: ShareStatement[] = [];
  const taken = new Set<number>();
  for (const match of patterns.flatMap((one) => [...text.matchAll(one)])) {
    const [words, digits = ''] = match;
    const at = match.index + words.indexOf(digits);
    const shares = numberOf(digits);
    if (taken.has(at) || shares < 1_000 || isOtherCount(text, match, at)) continue;
    taken.add(at);
    const date = dateOfCount(text, dates, at, match.index + words.length);
    // A bare "50,400 shares issued" may be of any class.
    const isCommon = /common|ordinary|capital stock|ADS|American depositary/i.test(words);
    if (date === undefined && !isFloat && !isCommon) continue;
    found.push({
      ...countAt(digits, offset + at),
      asOf: date === undefined ? null : statedDate(date, offset),
      shareClass: /\b(?:Class|Series) [A-Z]\b/i.exec(words)?.[0].replace(/^[cs]/, (c) => c.toUpperCase()) ?? '',
      source: isFloat ? 'float' : isOnCover ? 'cover' : 'text',
    });
  }
  return found;
}

export function statedDate({ date, start, end }: DateMention, offset: number): NonNullable<ShareStatement['asOf']> {
  return { value: date, range: shifted({ start, end }, offset) };
}

const CLASS_ROW = new RegExp(
  `(?:^|\\n) ?((?:Class [A-Z] )?(?:common (?:stock|shares)|ordinary shares|capital stock)[^\\n\\t]{0,90})\\t${N}(?: shares)?(?=[\\n\\t]|$)`,
  'gi',
);

/** The cover's table: "Class" over "Common Stock, $.01 par value", "Outstanding at August 9, 2001" over the count. */
function coverRows(flat: FlatText): ShareStatement[] {
  const head = flat.text.slice(0, 20_000);
  const found: ShareStatement[] = [];
  for (const match of head.matchAll(CLASS_ROW)) {
    const digits = match[2] ?? '';
    const from = Math.max(0, match.index - 500);
    const before = head.slice(from, match.index);
    const title = /\boutstanding (?:shares )?(?:at|as of|on)\b/i.exec(before);
    const date =
      title === null ? undefined : datesIn(before).find(({ start }) => start > title.index && start - title.index < 60);
    if (date === undefined) continue;
    found.push({
      ...countAt(digits, match.index + match[0].lastIndexOf(digits)),
      asOf: statedDate(date, from),
      shareClass: /^Class [A-Z]/i.exec(match[1] ?? '')?.[0] ?? '',
      source: 'cover',
    });
  }
  return found;
}

/** Counts before a reverse split: the rows of its table, or "N ordinary shares become approximately M". */
function splitCounts(flat: FlatText): ShareStatement[] {
  if (!/reverse (?:stock |share )?split|(?:share|stock) consolidation/i.test(flat.text)) return [];
  const found: ShareStatement[] = [];
  for (const pattern of [
    new RegExp(`shares issued and outstanding\\s+${N}`, 'gi'),
    new RegExp(`${N} (?:\\w+ ){0,3}shares (?:will )?become\\b`, 'gi'),
  ]) {
    for (const match of flat.text.matchAll(pattern)) {
      const [words, digits = ''] = match;
      const count = countAt(digits, match.index + words.indexOf(digits));
      found.push({ ...count, asOf: null, shareClass: '', source: 'split' });
      if (found.length > 4) return found;
    }
  }
  return found;
}
