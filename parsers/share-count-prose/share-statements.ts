import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import { amountsIn } from '../layout/numbers.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
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

export interface FloatStatement {
  readonly value: number;
  readonly valueRange: TextRange;
  readonly asOf: { readonly value: IsoDate; readonly range: TextRange } | null;
  /** False where the sentence dates the float and its price differently. */
  readonly isDateSure: boolean;
  /** Non-affiliate shares × price = float, by the sentence's own figures; null where it does not give both. */
  readonly product: boolean | null;
  /** On the cover of a periodic report. */
  readonly isCover: boolean;
}

const N = '(?<!\\d|\\d,)(\\d{1,3}(?:,\\d{3})+)(?!,?\\d|[A-Za-z]\\d)';
const STOCK =
  "(?:(?:the |our |its )?(?:registrant's |issuer's |company's )?(?:issued |outstanding )?(?:(?:Class [A-Z]|Series [A-Z]) )?(?:voting )?(?:common (?:stock|shares?|equity)|ordinary shares?|capital stock|American depositary shares|ADSs))";
const OUT = '(?:issued and outstanding|outstanding|issued)';

/** Within a sentence; the point of "$.01" does not end it. */
const ANY = '(?:[^.;]|\\.(?=\\d))';

const PATTERNS: readonly RegExp[] = [
  // "86,707,286 of which are issued and outstanding", "26,320,411 shares of common stock were outstanding".
  new RegExp(
    `${N} (?:of which (?:are|were) |(?:shares?|${STOCK})(?:[^.;\\d]|\\$? ?\\d*\\.\\d+){0,110}?(?:were |are |was |is )?)${OUT}\\b`,
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
    found.push({
      shares: Number(digits.replaceAll(',', '')),
      sharesRange: { start: at, end: at + digits.length },
      asOf: { value: date.date, range: { start: line.start + date.start, end: line.start + date.end } },
      shareClass: '',
      source: 'cover',
    });
  }
  return found;
}

/** Where the cover of a periodic report ends; 0 for other documents. */
function coverEnd(flat: FlatText): number {
  const head = flat.text.slice(0, 14_000);
  if (
    !/\bcommission file (?:number|no)/i.test(head.slice(0, 5_000)) ||
    !/\b(?:annual|quarterly|transition) report\b/i.test(head.slice(0, 5_000))
  )
    return 0;
  const stop = /\btable of contents\b|\bpart i\b(?!,? ?i|,? and)|\n ?item 1\b/i.exec(head.slice(2_000));
  return stop === null ? 9_000 : 2_000 + stop.index;
}

/** The balance sheet's "24,477 shares issued and outstanding" of a report in millions. */
function isScaled(flat: FlatText, { shares, sharesRange }: ShareStatement): boolean {
  return (
    shares < 1_000_000 &&
    /\bin (?:US |U\.S\. )?(?:dollars |\$ )?(?:millions|thousands)\b|\b(?:millions|thousands) of (?:U\.?S\.? )?dollars\b/i.test(
      flat.text.slice(Math.max(0, sharesRange.start - 6_000), sharesRange.start),
    )
  );
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

function inSentence(text: string, offset: number, isCover: boolean): ShareStatement[] {
  const found: ShareStatement[] = [];
  const classes = new Set([...text.matchAll(/\b[Cc]lass ([A-Z])\b/g)].map((match) => match[1]));
  const patterns = classes.size > 1 && /outstanding/i.test(text) ? [BY_CLASS] : PATTERNS;
  const taken = new Set<number>();
  const dates = datesIn(text);
  const isFloat = /non-?affiliates/i.test(text) && /market value|public float/i.test(text);
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const digits = match[1] ?? '';
      const at = match.index + match[0].indexOf(digits);
      if (taken.has(at)) continue;
      const clause = text.slice(Math.max(0, text.lastIndexOf(';', at) + 1, at - 160), match.index + match[0].length);
      if (
        OTHER.test(match[0]) ||
        /\bnot\b|\bplans?\b|% of/i.test(match[0]) ||
        // "Sold 5,000,000 shares at $5.00 a share and issued $125.0 million of notes"
        (/\band issued$/i.test(match[0]) && !/^ and outstanding/i.test(text.slice(match.index + match[0].length))) ||
        // "the liquidation preference of Series A Preferred Stock was …, and 45,994 shares were outstanding"
        (!/common|ordinary|capital|ADS/i.test(match[0]) &&
          /\b(?:preferred|preference|depositary shares)\b[^.;]{0,120}$/i.test(text.slice(Math.max(0, at - 140), at))) ||
        (WOULD.test(clause) &&
          !/\bbased (?:up)?on (?:a total (?:number )?of |an aggregate of |approximately )?$/i.test(
            text.slice(Math.max(0, at - 40), at),
          )) ||
        /\b(?:held|owned|sold|purchase[ds]?|repurchased|offer(?:ed|ing)|selling|beneficial\w*)\b/i.test(match[0])
      )
        continue;
      if (NOT_A_TOTAL.test(text.slice(Math.max(0, at - 60), at))) continue;
      if (/\bexclud\w+\b|does not include|\bbeneficially\b/i.test(text.slice(Math.max(0, at - 200), at))) continue;
      if (
        /^ (?:stock |share )?(?:options|warrants|awards|units|rights)\b/i.test(
          text.slice(match.index + match[0].length, match.index + match[0].length + 24),
        )
      )
        continue;
      if (/[$]\s?$/.test(text.slice(Math.max(0, at - 3), at))) continue;
      const shares = Number(digits.replaceAll(',', ''));
      if (shares < 1_000) continue;
      taken.add(at);
      const before = dates.findLast(
        ({ start, end }) =>
          end <= at &&
          at - end < 260 &&
          /\b(?:as of|at|on)\b[^.;]{0,40}$/i.test(text.slice(Math.max(0, start - 50), start)) &&
          !/\bclosing|\bprice\b/i.test(text.slice(Math.max(0, start - 40), start)),
      );
      const stop = match.index + match[0].length;
      const after = dates.find(
        ({ start }) => start >= stop && start - stop < 30 && /\b(?:as of|at|on)\b/i.test(text.slice(stop, start)),
      );
      const date = after ?? before;
      // A bare "50,400 shares issued" may be of any class.
      if (date === undefined && !isFloat && !/common|ordinary|capital stock|ADS|American depositary/i.test(match[0]))
        continue;
      const shareClass =
        /\b(?:Class|Series) [A-Z]\b/i.exec(match[0])?.[0].replace(/^[cs]/, (c) => c.toUpperCase()) ?? '';
      found.push({
        shares,
        sharesRange: { start: offset + at, end: offset + at + digits.length },
        asOf:
          date === undefined
            ? null
            : { value: date.date, range: { start: offset + date.start, end: offset + date.end } },
        shareClass,
        source: isFloat
          ? 'float'
          : isCover || (offset < 9_000 && /registrant|issuer|latest practicable|indicate the number/i.test(text))
            ? 'cover'
            : 'text',
      });
    }
  }
  return found;
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
    const end = match.index + match[0].length;
    const start = end - (match[0].length - match[0].lastIndexOf(digits));
    found.push({
      shares: Number(digits.replaceAll(',', '')),
      sharesRange: { start, end: start + digits.length },
      asOf: { value: date.date, range: { start: from + date.start, end: from + date.end } },
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
      const digits = match[1] ?? '';
      const start = match.index + match[0].indexOf(digits);
      found.push({
        shares: Number(digits.replaceAll(',', '')),
        sharesRange: { start, end: start + digits.length },
        asOf: null,
        shareClass: '',
        source: 'split',
      });
      if (found.length > 4) return found;
    }
  }
  return found;
}

const FLOAT = pattern('gi')`
  \b(?:aggregate market value|public float|market value)\b(?:[^$]
  |\$ ?\d{0,4}\.\d{2,4}(?![\d,]| million| billion)){0,700}?
  (?:(?:is|was|of|were|equals?|be|totall?ed)(?: equal to)?(?: approximately| about)?|approximately|:
  |\t) ?(?=(?:US)?\$[ \t]?(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)? (?:thousand|million|billion|trillion)
  |0(?:\.00)?(?![.,]?\d)))
`;

/** The public float: covers of Forms 10-K and 20-F, and General Instruction I.B.6 of Form S-3. */
export function floatStatements(flat: FlatText): FloatStatement[] {
  const found: FloatStatement[] = [];
  const cover = coverEnd(flat);
  for (const { text, start } of flat.sentences) {
    if (!/non-?affiliates?\b|\bother than\b[^.;]{0,80}\baffiliates\b|public float/i.test(text) || !text.includes('$'))
      continue;
    for (const match of text.matchAll(FLOAT)) {
      const words = match[0];
      if (
        /\b(?:less than|below|exceed\w*|under ?$|at least|until|remains|one-third|if|more than|greater than|equals or)\b/i.test(
          words.slice(-120),
        )
      )
        continue;
      const rest = text.slice(match.index + words.length - 1, match.index + words.length + 40);
      const amount = amountsIn(rest.replaceAll('\t', ' '))[0];
      if (amount === undefined || amount.start > 2) continue;
      const value = Number(amount.value);
      const from = match.index + words.length - 1;
      // "$0": a cover of an issuer without a market.
      const isNone = value === 0 && start < cover;
      if (!(value >= 1_000 || isNone) || value === 75_000_000 || value === 700_000_000 || value === 250_000_000)
        continue;
      const dates = datesIn(text);
      const priced = dates.findLast(({ start: s }) =>
        /\b(?:closing|last|sale|bid|price|reported)\b[^;]{0,160}\b(?:on|as of)\b[^;]{0,30}$/i.test(
          text.slice(Math.max(0, s - 200), s),
        ),
      );
      const stated = dates.find(({ start: s }) =>
        /\b(?:as of|at|on|quarter,?)\b[^;]{0,60}$/i.test(text.slice(Math.max(0, s - 70), s)),
      );
      const date = priced ?? stated;
      const isSure = priced === undefined || stated === undefined || priced.date === stated.date;
      found.push({
        value,
        valueRange: { start: start + from + amount.start, end: start + from + amount.end },
        asOf:
          date === undefined ? null : { value: date.date, range: { start: start + date.start, end: start + date.end } },
        isDateSure: isSure,
        product: productOf(text, value),
        isCover: start < cover,
      });
      break;
    }
    if (found.length >= 12) break;
  }
  return found;
}

/** Whether any count × any price of the sentence is the float, as rounded as it is printed. */
function productOf(text: string, value: number): boolean | null {
  const amounts = amountsIn(text).filter(({ isPercent }) => !isPercent);
  const prices = amounts.filter(
    (one) => one.currency !== null && one.scale === 0 && Number(one.value) < 100_000 && Number(one.value) > 0,
  );
  const counts = amounts.filter((one) => one.currency === null && Number(one.value) >= 10_000);
  if (prices.length === 0 || counts.length === 0) return null;
  return counts.some((count) =>
    prices.some((price) => Math.abs(Number(count.value) * Number(price.value) - value) <= value * 0.011),
  );
}
