import { pattern } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { labelBefore, labelKey } from './labels.ts';

/** One statement of how many shares warrants are for. */
export interface WarrantMention {
  readonly label: string;
  /** A defined term right after it: (the "Investor Warrant"). */
  readonly alias: string | null;
  /** Null where the class is priced by name and counted only with others. */
  readonly count: number | null;
  /** The printed count. */
  readonly at: TextRange;
  /** The statement: from the class or the count to the last of the two. */
  readonly words: TextRange;
  readonly sentence: TextRange;
  /** As printed behind the count, in the same sentence; null where it is not. */
  readonly price: string | null;
  /** What is outstanding besides, in the list of what a count of shares leaves out. */
  readonly isListed: boolean;
  /** Counted through units: a product, not a printed figure. */
  readonly isDerived?: boolean;
}

/** Not what is left of a number behind a broken character: "20,076?500", "20 ,076,500". */
const COUNT =
  '(?<!\\d|\\d[^\\s\\w()/\\[\\]-])(?!0)(\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:\\.\\d{1,3})? million|\\d{2,9})(?![\\d,.]*\\d|%| ?%)';
/** Of two counts for two dates the first is the present one. */
const AND_BEFORE = '(?: and \\d{1,3}(?:,\\d{3})+)?';
const SHARES =
  "(?:of (?:the Company's|our|its) )?" +
  '(?:(?:additional|new|fully paid|registered|unregistered|underlying|full|whole) )*(?:[A-Z][\\w-]* (?:Warrant )?|Class [A-Z] |class [a-z] )?(?:common |ordinary |capital )?(?:[Ss]hares?|SHARES|ADSs?|American Depositary Shares|stock)\\b';
const MANY = '(?:(?:\\(i\\)|up to|an|a|additional|total|aggregate|approximately|of|maximum|number|combined) ){0,8}';
const WARRANT = '[Ww](?:arrants?|ARRANTS?)\\b';
const TERM = '(?: ?\\((?:the |each,? (?:an? )?|collectively,? (?:the )?)?"[^)]{2,200}\\))?';
/** "a three-year warrant, vesting on January 31, 2011, to purchase". */
const ASIDE =
  '(?: at a price of \\$ ?[\\d.]+ per [\\w -]{4,24})?(?:,? (?:vesting|dated|expiring|issued|exercisable (?:on|after|from|until|for)|having|with|covering)\\b(?:(?![Ww]arrant)[^;.$()]){2,80}?,?)?';

/** "warrants to the placement agent to purchase". */
const TO_PAYEE =
  '(?: to (?:the |its |our |each )?(?:placement |sales |financial )?(?:agents?|underwriters?|representatives?|advis[eo]rs?|consultants?|lenders?|investors?|purchasers?|holders?|designees?)(?: (?:or|and) (?:its|their) (?:assigns|designees?))?)?';

/** "series A-1 warrants to purchase up to 5,280,000 ordinary shares", "warrants exercisable for an aggregate of …". */
const TO_PURCHASE = new RegExp(
  `${WARRANT}${TO_PAYEE}${TERM}${ASIDE},? (?:(?:(?:that|which) )?(?:are|is|will be|was|were) (?:initially |immediately )?(?=exercisable (?:for|into) ))?(?:(?:in order )?to (?:initially )?(?:purchase|acquire|subscribe for|buy)|(?:which|that) are exercisable to purchase|(?:(?:which|that) allows? )?for the purchase of|exercisable (?:for|into)|To Purchase|to Purchase),? (?:in the aggregate,? )?${MANY.replaceAll('up to', '[Uu]p to')}${COUNT}${AND_BEFORE} ${SHARES}`,
  'g',
);
/** Pay of an agent: "warrants to purchase 7.0% of the shares sold (or warrants to purchase up to 22,063 shares)". */
const PERCENT_OF = new RegExp(
  `${WARRANT}${TERM},? to purchase (?:up to )?\\d{1,2}(?:\\.\\d+)?% of [^;]{0,160}?(?:,| \\()? ?or (?:[Ww]arrants to purchase )?${MANY}${COUNT} ${SHARES}`,
  'g',
);
/** "12,650 shares of common stock issuable upon the exercise of outstanding warrants". */
const ISSUABLE = new RegExp(
  `${COUNT} ${SHARES}(?: of (?:our |the Company's )?[\\w -]{4,60}?)?,?(?: that (?:are|may be))?(?: reserved for issuance and)? (?:issuable|underlying|to be issued|issued)(?: by us)? (?:upon|on|pursuant to|following) (?:the )?(?:full |cash )?exercise of (?:${MANY}(?:our|the|certain|then|an?|all|any) )?(?:[\\w'-]+ ){0,6}?${WARRANT}`,
  'g',
);
const UNDERLYING = new RegExp(
  `${COUNT} ${SHARES}(?: of (?:our )?common stock)? underlying (?:our |the |certain )?(?:[\\w'-]+ ){0,5}?${WARRANT}`,
  'g',
);
/** "740,740 five-year common stock purchase warrants exercisable at $1.65", "the 4,500,000 outstanding Class B Warrants". */
const COUNTED = new RegExp(
  `(?<![$.\\d])(\\d{1,3}(?:,\\d{3})+)(?![\\d,.]*\\d) (?:(?!(?:and|or|of|in|to|for|on|after|shares?|units?|options)\\b)[\\w'-]+ ){0,6}?${WARRANT}(?! (?:[Ss]hares|agent|agreement|holder))`,
  'g',
);
const COUNTED_TWICE = new RegExp(
  `(?<![$.\\d,])(\\d{1,3}(?:,\\d{3})+) and \\d{1,3}(?:,\\d{3})+ (?:(?!(?:of|in|to|for|on|after|shares?|units?|options)\\b)[\\w'-]+ ){0,6}?${WARRANT}(?! (?:[Ss]hares|agent|agreement|holder))(?=[^.;]{0,120}respectively)`,
  'g',
);
/** "Class A Warrants (750,000, strike $8.00, expiring …)", "Warrants: 1,500,000 at $0.25, expiring …". */
const BRACKETED = new RegExp(`${WARRANT}(?: outstanding)?(?: \\(|: )${COUNT}(?=,? (?:at|strike|with|exercis)|, )`, 'g');

/** "had common stock warrants outstanding of 1,250,000", "the warrants outstanding were 1,250,000". */
const OUTSTANDING_OF = new RegExp(
  `${WARRANT} outstanding (?:of|totaling|totalled|was|were) (?:approximately )?${COUNT}(?! (?:months|years))`,
  'g',
);
/** "a second warrant to the lender covering up to 750,000 shares". */
const COVERING = new RegExp(
  `${WARRANT}${TERM}(?: to [^.;$\\d()]{3,60})?,? (?:covering|for) ${MANY}${COUNT} ${SHARES}`,
  'g',
);

/** "Shares authorized 90,000,000 Warrants outstanding 500,000": rows of a table that run on in one line. */
const SHARE_ROW =
  /\bauthori[sz]ed:? (?:[\d,]+ )*$|\bshares (?:issued|outstanding|reserved)(?: and outstanding)?:? (?:[\d,]+ )*$/i;
const TERMS = /exercis|expir|strike|outstanding/i;
const ISSUE = /\b(?:issued|sold|granted|consummated)\b/i;
const NAMED_CLASS =
  /\b(?:series|class) [A-Z]\b|pre-?funded|placement agent|Private Placement Warrants|Private Warrants/i;
/** The price that a mention's own sentence gives it. */
const OWN_PRICE = /^[^$;]{0,160}?(?:exercise price|exercisable) [^$;]{0,80}?\$ ?(\d[\d,.]*\d)/i;

/** "warrants to purchase (i) 100,000 shares at a strike price of $1.25, (ii) 200,000 shares at a strike price of $2.00". */
const NUMBERED = new RegExp(
  `\\((?:ii|iii|iv|v)\\) ${COUNT} ${SHARES}(?=(?: of [^.;$]{3,40})? (?:at|with) an? (?:exercise|strike) price)`,
  'g',
);

/** Words that make a sentence one about other people's, past or hypothetical warrants. */
const NOT_NOW = pattern('i', [
  /\.{4,}|-{5,}|={5,}|beneficial(?:ly)? (?:own|held)|\b(?:consists? of|represents) (?:\(i\) )?[\d,]+ shares/,
  /\bexpired\b|\bforfeited\b|were exercised|was exercised|have been exercised/,
  /\bexercised (?:an aggregate of|a total of|all of|[\d,]{3,})/,
  /\breceived (?:[^.;]|\.\d){0,60}\bshares\b[^.;]{0,60}(?:upon|in) (?:the )?ex(?:ercise|change)/,
  /fair value of|Black-Scholes|\bif (?:all|the) (?:of the )?warrants (?:were|are) exercised/,
]);
/** The very next sentence. */
const GONE_NEXT = pattern('i', /^ ?(?:the|this|these|such|all of the|all) warrants? /, [
  /(?:have |has )?(?:since |subsequently )?expired/,
  /(?:was|were|(?:has|have) been) (?:fully |subsequently |all )?(?:exercised|cancell?ed|forfeited|redeemed|terminated|exchanged)/,
]);
const FOOTNOTE = /^\(\d{1,2}\) (?:consists|includes|represents|assumes|based)/i;

/** Every count of warrants in the part of a document that speaks of now, in order of place. */
export function warrantMentions(terms: FlatText, part: CurrentPart): WarrantMention[] {
  const found: WarrantMention[] = [];
  for (const sentence of sentencesWith(terms, /\bwarrants?\b/gi)) {
    if (sentence.start >= part.end) break;
    const words = presentOf(terms.text.slice(sentence.start, sentence.end));
    if (!/\d/.test(words) || NOT_NOW.test(words) || FOOTNOTE.test(words)) continue;
    const behind = terms.text.slice(sentence.end, sentence.end + 900).split('\n', 1)[0] ?? '';
    if (isUsedUp(behind)) continue;
    const own = mentionsIn(words, sentence, behind);
    const [balance] = own;
    if (balance !== undefined && own.length === 1 && isBalance(words)) replaceIssued(terms, found, balance);
    else found.push(...own);
  }
  return found;
}

/** "As of June 30, warrants to purchase 400,000 shares were outstanding and warrants to purchase 90,000 were exercised". */
const OUTSTANDING_AND =
  /^[^;]{0,40}\bwarrants to purchase [^;$]{0,80}\b(?:were|are|remain(?:ed)?) outstanding(?=,? and )/i;

const AS_OF =
  /^As of [^;$]{4,60}\bwarrants to purchase [^;$]{0,80}\b(?:were|are|remain(?:ed)?) (?:still )?outstanding/i;

function isBalance(words: string): boolean {
  return AS_OF.test(words);
}

/** What is left of the one unnamed class that a paragraph counted at its issue stands in the place of that count. */
function replaceIssued(terms: FlatText, found: WarrantMention[], balance: WarrantMention): void {
  const line = terms.text.lastIndexOf('\n', balance.sentence.start);
  const own = found.filter(({ at }) => at.start > line);
  const [issued] = own;
  const isOne = issued !== undefined && own.length === 1 && labelKey(issued.label) === '' && issued.alias === null;
  const isLess = isOne && labelKey(balance.label) === '' && (balance.count ?? 0) < (issued.count ?? 0);
  if (issued === undefined || !isLess) found.push(balance);
  else found[found.indexOf(issued)] = { ...issued, count: balance.count, at: balance.at, isDerived: true };
}

/** The part of a sentence that tells what is left, where the rest tells what went. */
function presentOf(words: string): string {
  return OUTSTANDING_AND.exec(words)?.[0] ?? words;
}

/** "The warrant was exercised in full during the year", further behind in a paragraph that counts no other warrants. */
export function isUsedUp(behind: string): boolean {
  if (GONE_NEXT.test(behind)) return true;
  const gone =
    /[.] {1,2}(?:The|This|These|Such|All of the) [Ww]arrants? (?:was|were|(?:has|have) been) (?:fully exercised|exercised in full|cancell?ed|redeemed in full)/.exec(
      behind,
    );
  return gone !== null && !/warrants? to purchase/i.test(behind.slice(0, gone.index));
}

/** "issued 10,417 warrants to the underwriters. These warrants have an exercise price of": a class of its own. */
function isPricedNext(before: string, behind: string): boolean {
  return (
    /\b(?:issued|granted|sold)(?: (?:an )?(?:aggregate of|additional))?(?: to [^.;,\d]{3,50})? $/i.test(before) &&
    /^ ?(?:The|These|Such|Each)(?: of the(?:se)?)? (?:\w+ )?[Ww]arrants? [^.;$]{0,60}?(?:exercise price|exercisable)/.test(
      behind,
    )
  );
}

function mentionsIn(words: string, sentence: TextRange, behind: string): WarrantMention[] {
  const taken: TextRange[] = [];
  const found: WarrantMention[] = [];
  for (const [pattern, isListed] of [
    [PERCENT_OF, false],
    [TO_PURCHASE, false],
    [COVERING, false],
    [OUTSTANDING_OF, false],
    [NUMBERED, false],
    [BRACKETED, false],
    [ISSUABLE, true],
    [UNDERLYING, true],
    [COUNTED_TWICE, false],
    [COUNTED, false],
  ] as const) {
    for (const match of words.matchAll(pattern)) {
      const range = { start: match.index, end: match.index + match[0].length };
      const printed = match[1];
      if (printed === undefined || taken.some((one) => one.start < range.end && range.start < one.end)) continue;
      taken.push(range);
      // A bare count of warrants is one of a class only where the sentence speaks of its terms.
      if (pattern === NUMBERED && !/\bwarrants?\b[^.;]{0,80} to purchase \(i\)/i.test(words.slice(0, match.index)))
        continue;
      const isBare = pattern === COUNTED || pattern === COUNTED_TWICE;
      const isNamed = ISSUE.test(words) && NAMED_CLASS.test(match[0]);
      if (isBare && !TERMS.test(words) && !isNamed && !isPricedNext(words.slice(0, match.index), behind)) continue;
      if (pattern === COUNTED && (isOfEarlier(words, match.index) || SHARE_ROW.test(words.slice(0, match.index))))
        continue;
      const count = countOf(printed);
      // A year, a price or a footnote is no count.
      if (!(count >= 10) || (/^(?:19|20)\d\d$/.test(printed) && !/exercise/.test(match[0]))) continue;
      const start = match.index + match[0].lastIndexOf(printed);
      if (/[$€£]\s?$/.test(words.slice(Math.max(0, start - 3), start))) continue;
      const word = match.index + match[0].search(/warrants?\b/i);
      // Part of a count that the same sentence gave.
      if (/\bof which,? (?:the |these )?$/i.test(words.slice(0, match.index))) continue;
      const after = words.slice(range.end, range.end + 220);
      // Warrants for preferred stock become warrants for common stock; only these dilute by their count.
      if (/^ of (?:our |the Company's )?[^.;,]{0,50}preferred/i.test(after)) continue;
      found.push({
        label: pattern === NUMBERED ? 'warrants' : labelOf(words, word, after, isListed),
        alias: aliasOf(match[0], after),
        count,
        at: { start: sentence.start + start, end: sentence.start + start + printed.length },
        words: { start: sentence.start + range.start, end: sentence.start + range.end },
        price: OWN_PRICE.exec(words.slice(range.end))?.[1] ?? null,
        sentence,
        isListed: isListed || /^\s*outstanding|outstanding warrants$/i.test(match[0].slice(-22)),
      });
    }
  }
  return found.sort((a, b) => a.at.start - b.at.start);
}

/** "There were 900,000 and 1,000,000 warrants outstanding at June 30, 2025 and 2024, respectively": the second is past. */
function isOfEarlier(words: string, at: number): boolean {
  return /\d{3} and $/.test(words.slice(0, at)) && /respectively/i.test(words.slice(at));
}

function countOf(printed: string): number {
  const [figure = ''] = printed.replaceAll(',', '').split(' ');
  return printed.endsWith('million') ? Math.round(Number(figure) * 1_000_000) : Number(figure);
}

/** "issue to the representative of the underwriters warrants to purchase": theirs, whatever stands right before. */
const PAYEE =
  /\bto (?:the |our |each )?(placement agent|representative|underwriter)s?(?: of the (?:several )?underwriters)?(?:,? (?:\([^)]{2,40}\) )?or (?:its|their) (?:\w+ )?designees,?)? (?:five-year |common stock |unregistered )?$/i;

/** "a warrant issued to Harbor Municipal Power" is told from others by its holder. */
function labelOf(words: string, word: number, after: string, isListed: boolean): string {
  const label = labelBefore(words, word);
  // "A warrants and B warrants to purchase an aggregate of N shares": the count is of both.
  const lead = words.slice(0, word).trimEnd();
  const named = label.replace(/ ?warrants$/i, '');
  if (named !== '' && /warrants and (?:the )?$/i.test(lead.slice(0, Math.max(0, lead.length - named.length))))
    return 'warrants';
  const payee = PAYEE.exec(words.slice(0, word))?.[1];
  if (!isListed && payee !== undefined) return `${payee.toLowerCase()} warrants`;
  const agent = /\bissued?d? (?:to )?(?:the |our )(placement agent|underwriter|representative)/i.exec(
    words.slice(0, word),
  )?.[1];
  if (!isListed && agent !== undefined && labelIsPlain(label)) return `${agent} warrants`;
  const holder =
    /^,? (?:issued to|held by|granted to) ([A-Z][\w.&' -]{2,60}?)(?=,|;|\.| with | at | exercis| which | that |$)/.exec(
      after,
    )?.[1];
  return isListed && holder !== undefined && labelIsPlain(label) ? `${holder} warrants` : label;
}

function labelIsPlain(label: string): boolean {
  return /^(?:outstanding )?warrants$/i.test(label);
}

function aliasOf(matched: string, after: string): string | null {
  const inside = /\((?:the |each,? (?:an? )?|collectively,? (?:the )?)?"([^"]{4,40})"/.exec(matched)?.[1];
  const behind =
    /^(?:(?![Ww]arrant)(?:[^.;()]|\.\d)){0,140}\((?:the |each,? (?:an? )?|collectively,? (?:the )?)?"([^"]{4,40})"/.exec(
      after,
    )?.[1];
  const alias = inside ?? behind ?? null;
  return alias !== null && /warrants?$/i.test(alias) ? alias : null;
}
