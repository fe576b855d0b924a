import type { ComplianceFact } from '../../core/score-inputs.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { rangeOfMatch } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';

export type Deficiency = ComplianceFact['deficiency'];
export type ExchangeName = 'Nasdaq' | 'NYSE' | 'NYSE American' | 'Cboe' | 'TSX' | 'other';

export interface RuleMention extends TextRange {
  /** As printed: `5550(a)(2)`, `802.01C`, `1003(f)(v)`. */
  readonly rule: string;
  readonly exchange: ExchangeName;
  /** The deficiency that the rule is about; null for a rule not in `MEANINGS`. */
  readonly deficiency: Deficiency | null;
  /** True where the sentence names several rules of one meaning. */
  readonly isOneOfSeveral: boolean;
}

/**
 * Continued-listing rules by what they demand. Nasdaq 5450/5550 (Global, Capital Market) and their numbers before 2009
 * (4310, 4320, 4450); NYSE Listed Company Manual 802.01; NYSE American Company Guide 1003, 1007, 134, 1101.
 */
const MEANINGS: readonly (readonly [RegExp, Deficiency])[] = [
  [
    /^(?:5550\(a\)\(2\)|5450\(a\)\(1\)|5555\(a\)\(1\)|5810\(c\)\(3\)\(A\)\(iii\)|4310\(c\)\(4\)|4450\(a\)\(5\)|4450\(b\)\(4\)|4320\(e\)\(2\)\(E\)|802\.01C|1003\(f\)\(v\))/i,
    'bid_price',
  ],
  [
    /^(?:5550\(b\)\(1\)|5450\(b\)\(1\)\(A\)|4310\(c\)\(2\)\(B\)\(i\)|4450\(a\)\(3\)|1003\(a\)\((?:i{1,3})\))/i,
    'equity',
  ],
  [
    /^(?:5550\(b\)\(2\)|5550\(a\)\(5\)|5450\(b\)\(2\)\([AC]\)|5450\(b\)\(1\)\(C\)|5450\(b\)\(3\)\(C\)|4310\(c\)\(7\)|4310\(c\)\(2\)\(B\)\(ii\)|4450\(a\)\(2\)|4450\(b\)\([13]\)|802\.01B)/i,
    'market_value',
  ],
  [/^(?:5250\(c\)\([12]\)|4310\(c\)\(14\)|802\.01E|1007|1101|134)/i, 'late_filing'],
];

/**
 * Rules of procedure (periods, hearings, appeals, notices) are never the rule that is broken. Rule 5810(c)(3)(A)(iii)
 * is: a bid price of $0.10 or less for ten trading days leads to a determination without a compliance period.
 */
const PROCEDURE =
  /^(?:(?!5810\(c\)\(3\)\(A\)\(iii\))58\d\d|48\d\d|5000|5505|5405|5315|802\.0[23]|1009|1010|120\d|4310\(c\)\(8\)|4450\(e\)|402|401|405)/i;

const LOWEST_PRICE = /\$0?\.10\b|\bten cents?\b|\blow.priced\b|\bdelist|\bdetermin/i;

const TOKEN = pattern('g')`
  (?:\b(?:Rules?|Sections?|Guide|and|or)|,)\s?(?:(?:Nasdaq|Listing|Marketplace|Rules?|Sections?) ){0,3}
  ((?:4[23]\d\d|44\d\d|5[1-9]\d\d)(?:\([a-zA-Z0-9]{1,4}\)){1,5}|5101(?![\d(])|802\.01[A-F]?
  |303A\.\d\d(?:\([a-z]\)){0,2}|80[23]\([AB]\)(?:\(\w{1,3}\)){0,3}
  |(?:100[1-37]|1101|134|704)(?:\([a-z]{1,4}\)){0,3}(?![\d.]))
  |\b(IM-5101-2)\b
`;

/** The continued-listing rules that a text names, rules of procedure left out. */
export function rulesIn(text: string, offset: number): RuleMention[] {
  // Every rule has three digits; most sentences have none.
  if (!/\d{3}/.test(text)) return [];
  const found: RuleMention[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const rule = match[1] ?? match[2] ?? '';
    if (PROCEDURE.test(rule)) continue;
    // Shareholder approval is a rule of listing only once it was broken.
    if (rule.startsWith('5635') && !/\bviolat|\bfail\w* to comply|\bnot (?:in )?compl/i.test(text)) continue;
    if (rule.startsWith('5810') && !LOWEST_PRICE.test(text)) continue;
    // "… or the alternatives of market value under Rule 5550(b)(2)": the other ways to meet the one rule.
    if (/\balternativ/i.test(text.slice(0, match.index))) continue;
    const start = offset + match.index + match[0].length - rule.length;
    const exchange = /^(?:802\.|303A)/.test(rule) ? 'NYSE' : /^[178]/.test(rule) ? 'NYSE American' : 'Nasdaq';
    const isBare = /^(?:100[1-37]|1101|134|704|80[23]\([AB]\).*)$/.test(rule);
    const isListed = /^,? ?(?:and |or )?\([ivx]+\)/.test(text.slice(match.index + match[0].length));
    // "Section 134" alone may be of any law.
    if (isBare && !/company guide|NYSE American|NYSE MKT|AMEX|American Stock Exchange/i.test(text)) continue;
    const deficiency = MEANINGS.find(([pattern]) => pattern.test(rule))?.[1] ?? null;
    found.push({ rule, exchange, deficiency, isOneOfSeveral: isListed, start, end: start + rule.length });
  }
  // Rule 5101 is Nasdaq's discretion: a ground of its own only where no rule of substance is named.
  const substantive = found.some(({ rule }) => rule !== '5101') ? found.filter(({ rule }) => rule !== '5101') : found;
  // The ground of the determination comes before the rule whose compliance period it ends.
  const named = substantive.toSorted((a, b) => Number(b.rule.startsWith('5810')) - Number(a.rule.startsWith('5810')));
  return named.map((one) => ({
    ...one,
    isOneOfSeveral:
      one.isOneOfSeveral || named.some((other) => other.deficiency === one.deficiency && other.rule !== one.rule),
  }));
}

const WORDS: readonly (readonly [RegExp, Deficiency])[] = [
  [
    pattern('i')`
      \bbid price|\bminimum bid\b|\bclosing price (?:of|per|for)|\baverage closing price
      |\b(?:share|stock) price (?:requirement|standard|deficien|criteri|rule|condition|non-?complian)
      |\bper share trading price\b|\blow trading price|\blow (?:selling )?price|\bselling price\b
      |\bprice criteria|\babnormally low\b|\$1\.00 (?:per share|minimum)
    `,
    'bid_price',
  ],
  [/\b(?:stock|share)holders'? ?'?s? ?equity\b|\bequity (?:requirement|standard|rule)/i, 'equity'],
  [
    /\bmarket value of (?:the )?(?:listed|publicly|its|our|the company's)|\bMVLS\b|\bMVPHS\b|\bmarket capitali[sz]ation\b/i,
    'market_value',
  ],
  [
    pattern('i')`
      \btimely (?:file|filing|filed)
      |\b(?:file|filing) (?:requirement|its|our|of (?:its|our|the)|the)\b[^.;]{0,60}\b(?:report|10-?[KQ]
      |20-?F)
      |\b(?:delinquent|delayed|late) (?:filing|filer|in)|\bperiodic (?:financial )?(?:report|filing)
      |\bnot (?:yet )?filed|\bForm (?:10-[KQ]|20-F)\b[^.;]{0,80}\b(?:not|delay|delinquen)
    `,
    'late_filing',
  ],
];

/** Standards of an initial listing, which a second period and a transfer demand: falling short of them is no deficiency. */
const INITIAL_LISTING =
  /(?:[^.;,]|\.\d|,\d){0,60}\bfor initial (?:listing|inclusion)\b|\binitial (?:listing|inclusion)\b(?:[^.;,]|\.\d|,\d){0,60}/gi;

/** The deficiency that a sentence names first. */
export function deficiencyIn(text: string): (TextRange & { readonly deficiency: Deficiency }) | null {
  const continued = /\binitial /i.test(text)
    ? text.replace(INITIAL_LISTING, (words) => '-'.repeat(words.length))
    : text;
  const found = WORDS.flatMap(([pattern, deficiency]) => {
    const match = pattern.exec(continued);
    return match === null ? [] : [{ deficiency, ...rangeOfMatch(match, 0) }];
  });
  return found.toSorted((a, b) => a.start - b.start)[0] ?? null;
}

/** Whether a sentence has the words of a deficiency. */
export function speaksOf(text: string, deficiency: Deficiency): boolean {
  return WORDS.some(([pattern, meaning]) => meaning === deficiency && pattern.test(text));
}

/** The title of a rule book names no exchange beside one that the sentence names itself. */
const RULE_BOOKS =
  /\b(?:NYSE|New York Stock Exchange)(?:['’]s)? Listed Company Manual|\bNYSE American(?:['’]s)? Company Guide|\bNasdaq(?:['’]s)? (?:Listing|Marketplace) Rules?/gi;

const EXCHANGES: readonly (readonly [RegExp, ExchangeName])[] = [
  [/\bNYSE (?:American|MKT|Amex|Alternext)\b|\bAmerican Stock Exchange\b|\bAMEX\b/, 'NYSE American'],
  [/\bNew York Stock Exchange\b|\bNYSE\b(?! (?:American|MKT|Amex|Alternext|Arca|Regulation))/, 'NYSE'],
  [/\bNASDAQ\b/i, 'Nasdaq'],
  [/\bCboe\b|\bBATS\b/i, 'Cboe'],
  [/\bToronto Stock Exchange\b|\bTSX\b/, 'TSX'],
  // The over-the-counter markets where they write to an issuer, not where its shares went.
  [/\bOTC Markets(?: Group)?(?:,? Inc\.?)?(?= (?:\("[^"]{0,30}"\) )?(?:notified|informed|advised|sent)\b)/i, 'other'],
  [/(?<=\b(?:notice|letter|notification|e-?mail) from (?:the )?)OTC Markets\b/i, 'other'],
];

/** The exchange that a text names first, or the preferred one where it names that too. */
export function exchangeIn(
  text: string,
  preferred: ExchangeName | null = null,
): (TextRange & { readonly exchange: ExchangeName }) | null {
  const plain = text.replace(RULE_BOOKS, (title) => '-'.repeat(title.length));
  return namedIn(plain, preferred) ?? (plain === text ? null : namedIn(text, preferred));
}

function namedIn(
  text: string,
  preferred: ExchangeName | null,
): (TextRange & { readonly exchange: ExchangeName }) | null {
  const found = EXCHANGES.flatMap(([pattern, exchange]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ exchange, ...rangeOfMatch(match, 0) }];
  });
  return found.find(({ exchange }) => exchange === preferred) ?? found.toSorted((a, b) => a.start - b.start)[0] ?? null;
}
