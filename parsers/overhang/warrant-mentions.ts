import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, type CurrentSentence, currentSentences } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { captured, matchesIn } from '../prose/matches.ts';
import { labelBefore, labelKey } from './labels.ts';

/** One statement of how many shares warrants are for. */
export interface WarrantMention {
  readonly label: string;
  /** A defined term right after it: (the "Investor Warrant"). */
  readonly alias: string | null;
  /** Null where the class is priced by name and counted only with others. */
  readonly count: number | null;
  readonly at: TextRange;
  /** The statement, with the class and the count. */
  readonly words: TextRange;
  readonly sentence: TextRange;
  /** As printed behind the count, in the same sentence; null where it is not. */
  readonly price: string | null;
  /** In the list of securities that a share count excludes. */
  readonly isListed: boolean;
  /** In the list of what a resale prospectus covers, which names one class each. */
  readonly isResale?: boolean;
  /** In a sentence on what remains at a date. */
  readonly isBalance?: boolean;
  /** The day or month that opens the sentence on an issue: "On June 11, 2020, the Company sold …". */
  readonly issued?: string | null;
  /** What holders have: "inducement letters with holders of the Class D Warrants exercisable for …". */
  readonly isHeld?: boolean;
  /** Counted through units: a product, not a printed figure. */
  readonly isDerived?: boolean;
}

/** Not the rest of a number after a broken character: "20,076?500", "20 ,076,500". */
const COUNT =
  '(?<!\\d|\\d[^\\s\\w()/\\[\\]-])(?!0)(\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:\\.\\d{1,3})? million|\\d{2,9})(?![\\d,.]*\\d|%| ?%)';
/** "3,250,000 warrants, each to purchase one share". */
const EACH_FOR_ONE = verbose('g')`
  (?<![$.\d])(\d{1,3}(?:,\d{3})+)(?![\d,.]*\d) (?:(?!(?:and|or|of|in|to|for|on|after|shares?|units?|options)\b)[\w'-]+ ){0,5}?[Ww]arrants?,? each (?:whole warrant )?(?:exercisable for|to (?:purchase|acquire)|entitling (?:the|its) holder to (?:purchase|acquire)) one\b(?!-)`;
/** Of two counts for two dates the first is the current one. */
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
  '(?: to (?:the |its |our |each )?(?:placement |sales |financial )?(?:agents?|underwriters?|representatives?|advis[eo]rs?|consultants?|lenders?|investors?|purchasers?|holders?|designees?)(?: (?:or|and) (?:its|their) (?:assigns|designees?))?| to [A-Z][\\w.&-]{1,30}(?:,? [A-Z][\\w.&-]{1,30}){0,4}(?=,? to ))?';
/** "series A-1 warrants to purchase up to 5,280,000 ordinary shares", "warrants exercisable for an aggregate of …". */
const TO_PURCHASE = verbose('g')`
  ${WARRANT}${TO_PAYEE}${TERM}${ASIDE},? (?:(?:(?:that|which) )?(?:are|is|will be|was|were) (?:initially |immediately )?(?=exercisable (?:for|into) ))?(?:(?:in order )?to (?:initially )?(?:purchase|acquire|subscribe for|buy)|(?:which|that) are exercisable to purchase|(?:(?:which|that) allows? )?for the purchase of|exercisable (?:for|into)|To Purchase|to Purchase),? (?:in the aggregate,? )?${MANY.replaceAll('up to', '[Uu]p to')}${COUNT}${AND_BEFORE} ${SHARES}`;
/** Pay of an agent: "warrants to purchase 7.0% of the shares sold (or warrants to purchase up to 22,063 shares)". */
const PERCENT_OF = verbose('g')`
  ${WARRANT}${TERM},? to purchase (?:up to )?\d{1,2}(?:\.\d+)?% of [^;]{0,160}?(?:,| \()? ?or (?:[Ww]arrants to purchase )?${MANY}${COUNT} ${SHARES}`;
/** "12,650 shares of common stock issuable upon the exercise of outstanding warrants". */
const ISSUABLE = verbose('g')`
  ${COUNT} ${SHARES}(?: of (?:our |the Company's )?[\w -]{4,60}?)?,?(?: that (?:are|may be))?(?: reserved for issuance and)? (?:issuable|underlying|to be issued|issued)(?: by us)? (?:upon|on|pursuant to|following) (?:the )?(?:full |cash )?exercise of (?:${MANY}(?:our|the|certain|then|an?|all|any) )?(?:[\w'-]+ ){0,6}?${WARRANT}`;
const UNDERLYING = verbose('g')`
  ${COUNT} ${SHARES}(?: of (?:our )?common stock)? underlying (?:our |the |certain )?(?:[\w'-]+ ){0,5}?${WARRANT}`;
/** "740,740 five-year common stock purchase warrants exercisable at $1.65", "the 4,500,000 outstanding Class B Warrants". */
const COUNTED = verbose('g')`
  (?<![$.\d])(\d{1,3}(?:,\d{3})+)(?![\d,.]*\d) (?:(?!(?:and|or|of|in|to|for|on|after|shares?(?! purchase)|units?|options)\b)[\w'-]+ ){0,6}?${WARRANT}(?! (?:[Ss]hares|agent|agreement|holder))`;
const COUNTED_TWICE = verbose('g')`
  (?<![$.\d,])(\d{1,3}(?:,\d{3})+) and \d{1,3}(?:,\d{3})+ (?:(?!(?:of|in|to|for|on|after|shares?|units?|options)\b)[\w'-]+ ){0,6}?${WARRANT}(?! (?:[Ss]hares|agent|agreement|holder))(?=[^.;]{0,120}respectively)`;
/** "Class A Warrants (750,000, strike $8.00, expiring …)", "Warrants: 1,500,000 at $0.25, expiring …". */
const BRACKETED = new RegExp(`${WARRANT}(?: outstanding)?(?: \\(|: )${COUNT}(?=,? (?:at|strike|with|exercis)|, )`, 'g');
/** "had common stock warrants outstanding of 1,250,000", "the warrants outstanding were 1,250,000". */
const OUTSTANDING_OF = verbose('g')`
  ${WARRANT} outstanding (?:of|totaling|totalled|was|were) (?:approximately )?${COUNT}(?! (?:months|years))`;
/** "19,300,742 warrants outstanding, of which 11,286,242 are public warrants": the classes of a total. */
const OF_WHICH = verbose('g')`
  (?<![$.\d])(\d{1,3}(?:,\d{3})+)(?![\d,.]*\d) (?:are|were|is) (?:(?!(?:and|or|of|in|to|for|on|the)\b)[\w'-]+ ){0,4}?${WARRANT}`;
/** "a second warrant to the lender covering up to 750,000 shares". */
const COVERING = verbose('g')`
  ${WARRANT}${TERM}(?: to [^.;$\d()]{3,60})?,? (?:covering|for) ${MANY}${COUNT} ${SHARES}`;
/** "The following warrants were outstanding: 250,000 with an exercise price of $1.10 …; 75,000 with …". */
const ITEMIZED = verbose('g')`
  (?<=[:;] (?:and )?(?:\(\w{1,4}\) )?)(?<![$.\d])(\d{1,3}(?:,\d{3})+)(?![\d,.]*\d) (?:(?:common |ordinary )?(?:shares |warrants )?)?(?=(?:with|at|exercisable at|having) (?:an? )?(?:exercise |strike )?(?:price|\$))`;
/** "pre-funded warrants for 1,250,000 shares had been exercised and 650,000 remained outstanding". */
const REMAINDER = verbose('i')`
  (?<![\w-])((?:[\w-]{1,40} ){0,3})(warrants?)\b[^.;]{0,140}?\bexercised\b[^.;]{0,80}?(?:\band|,|\bleaving)(?: the remaining)? (\d{1,3}(?:,\d{3})+) (?:(?:[\w-]+ )?warrants? |of (?:them|the warrants|such warrants) )?(?:remain(?:ed|s|ing)?|were|are)(?: still)? outstanding\b`;
/** "Shares authorized 90,000,000 Warrants outstanding 500,000": rows of a table that run on in one line. */
const SHARE_ROW =
  /\bauthori[sz]ed:? (?:[\d,]+ )*$|\bshares (?:issued|outstanding|reserved)(?: and outstanding)?:? (?:[\d,]+ )*$/i;
const TERMS = /exercis|expir|strike|outstanding/i;
const ISSUE = /\b(?:issued|sold|granted|consummated|purchased)\b/i;
const COMPLETED = /\b(?:completed|closed|entered into)\b/i;
const OPENS_WITH_DAY = /^(?:On|In|During|Effective) (?:or about )?([A-Z][a-z]{2,8} (?:\d{1,2}, )?\d{4})\b/;
const HELD =
  /\bholders? of (?:(?:the|our|its|certain|such|these|outstanding|existing|some) ){0,3}(?:[\w-]{1,30} ){0,5}$/i;
const NAMED_CLASS =
  /\b(?:series|class) [A-Z]\b|pre-?funded|placement agent|Private Placement Warrants|Private Warrants/i;
/** The price that a mention's own sentence gives it. */
const OWN_PRICE = /^[^$;]{0,160}?(?:exercise price|exercisable) [^$;]{0,80}?\$ ?(\d[\d,.]*\d)/i;
/** "warrants to purchase (i) 100,000 shares at a strike price of $1.25, (ii) 200,000 shares at a strike price of $2.00". */
const NUMBERED = verbose('g')`
  \((?:ii|iii|iv|v)\) ${COUNT} ${SHARES}(?=(?: of [^.;$]{3,40})? (?:at|with) an? (?:exercise|strike) price)`;
/** Sentences about warrants of other holders, of the past or of a hypothesis. */
const NOT_NOW = verbose('i')`
  \.{4,}|-{5,}|={5,}|beneficial(?:ly)? (?:own|held)|\b(?:consists? of|represents) (?:\(i\) )?[\d,]+ shares
  |\bexpired\b|\bforfeited\b|\b(?:were|was|have been|has been) (?:\w+ly |all )?exercised
  |\bexercised (?:an aggregate of|a total of|all of|[\d,]{3,})
  |\breceived (?:[^.;]|\.\d){0,60}\bshares\b[^.;]{0,60}(?:upon|in) (?:the )?ex(?:ercise|change)
  |fair value of|Black-Scholes|\bif (?:all|the) (?:of the )?warrants (?:were|are) exercised`;
/** The very next sentence. */
const GONE_NEXT = verbose('i')`
  ^ ?(?:the|this|these|such|all of the|all) (?:[\w'-]{1,30} ){0,3}warrants? (?:(?:have |has )?(?:since |subsequently )?expired
  |(?:was|were|(?:has|have) been) (?:fully |subsequently |all )?(?:exercised|cancell?ed|forfeited|redeemed|terminated|exchanged))`;
/** Warrants of another company are an investment of the filer. */
const OF_OTHERS = verbose('i')`
  \b(?:we|the company|the registrant|our subsidiary)(?: also| currently| still)? (?:holds?|owns?|held|owned|acquired)\b (?:(?!issu|sold|sell|grant|proceeds|agree|assum)[^.;]){0,120}?\bwarrants?\b[^.;]{0,80}?\bto (?:purchase|acquire)\b
  |\bwarrants? (?:of|issued by|in) (?!us\b|the company|our\b|the registrant)[A-Z][\w.&' -]{2,40} (?:held|owned|received|acquired) by (?:us|the company|the registrant)`;
/** "the holders agreed to exercise Series E warrants to purchase up to …": these are no longer outstanding. */
const EXERCISES =
  /\bagreed to (?:immediately )?exercise(?: for cash)?,? (?:(?:certain|their|its|all|some|outstanding|of|the|such) ){0,5}(?:(?:Series|Class|Tranche) [A-Z][\w-]{0,4} (?:[a-z]+ ){0,2})?$/i;
/** "of which warrants to purchase 16,216,216 shares of common stock were exercised". */
const EXERCISED =
  /^[^.;,()]{0,60}\b(?:were|was|have been|had been|has been) (?:\w+ly )?(?:exercised|cancell?ed|forfeited)\b/i;
const FOOTNOTE = /^\(\d{1,2}\) (?:consists|includes|represents|assumes|based)/i;

/** Every count of warrants in the current part of a document, by place. */
export function warrantMentions(flat: FlatText, part: CurrentPart): WarrantMention[] {
  const found: WarrantMention[] = [];
  const isForOne = EACH_ENTITLES.test(flat.text);
  for (const sentence of currentSentences(flat, part, /\bwarrants?\b/gi)) {
    // Of "400,000 were outstanding and 90,000 were exercised" only the first part is current.
    const words = OUTSTANDING_AND.exec(sentence.words)?.[0] ?? sentence.words;
    const isBalance = BALANCES.test(words);
    // A balance may name its fair value too.
    const told = isBalance ? words.replace(/\bfair values? of\b/g, '') : words;
    const rest = remainderIn(sentence);
    if (rest !== null) found.push(rest);
    if (!/\d/.test(words) || NOT_NOW.test(told) || FOOTNOTE.test(words) || OF_OTHERS.test(words)) continue;
    const behind = flat.text.slice(sentence.end, sentence.end + 900).split('\n', 1)[0] ?? '';
    if (isUsedUp(behind)) continue;
    const own = mentionsIn({ ...sentence, words }, behind, isForOne);
    const [balance, ...others] = own;
    if (balance !== undefined && others.length === 0 && BALANCE.test(words)) replaceIssued(flat, found, balance);
    else found.push(...own.map((one) => (isBalance ? { ...one, isBalance } : one)));
  }
  return found;
}

/** What is left of a class after exercises that the same sentence counts. */
function remainderIn(sentence: CurrentSentence): WarrantMention | null {
  const match = REMAINDER.exec(sentence.words);
  const [, , , printed = ''] = match ?? [];
  if (match === null || printed === '') return null;
  const word = match.index + (match[1]?.length ?? 0);
  const start = sentence.start + match.index + match[0].lastIndexOf(printed);
  return {
    label: labelBefore(sentence.words, word),
    alias: null,
    count: countOf(printed),
    at: { start, end: start + printed.length },
    words: { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
    price: null,
    sentence,
    isListed: false,
    isBalance: true,
  };
}

/** "As of June 30, 2023, 28,482,585 prefunded warrants and 89,052,573 Series D Warrants remained outstanding". */
const BALANCES =
  /^(?:As of|At) [A-Z][a-z]+ \d{1,2}, \d{4},? [^;]*\bwarrants?\b[^;]*\b(?:remain(?:ed)?|were|are) (?:issued and )?outstanding\b/i;

const OUTSTANDING_AND =
  /^[^;]{0,40}\bwarrants to purchase [^;$]{0,80}\b(?:were|are|remain(?:ed)?) outstanding(?=,? and )/i;
const BALANCE =
  /^As of [^;$]{4,60}\bwarrants to purchase [^;$]{0,80}\b(?:were|are|remain(?:ed)?) (?:still )?outstanding/i;

/** A later balance of the one unnamed class of a paragraph replaces its count at issue. */
function replaceIssued(flat: FlatText, found: WarrantMention[], balance: WarrantMention): void {
  const line = flat.text.lastIndexOf('\n', balance.sentence.start);
  const [issued, ...others] = found.filter(({ at }) => at.start > line);
  const isOnly = issued !== undefined && others.length === 0 && issued.alias === null;
  const isUnnamed = isOnly && [issued, balance].every(({ label }) => labelKey(label) === '');
  if (isUnnamed && (balance.count ?? 0) < (issued.count ?? 0))
    found[found.indexOf(issued)] = { ...issued, count: balance.count, at: balance.at, isDerived: true };
  else found.push({ ...balance, isBalance: true });
}

/** "The warrant was exercised in full during the year", later in a paragraph that counts no other warrants. */
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

const RESALE = /\b(?:offer and (?:re)?sale|resale|selling (?:stock|share|security) ?holders?)\b/i;
/** Wordings that list what a share count excludes. */
const LISTING = [ISSUABLE, UNDERLYING];
const FOR_SHARES = [OF_WHICH, EACH_FOR_ONE, PERCENT_OF, TO_PURCHASE, COVERING, OUTSTANDING_OF, NUMBERED, BRACKETED];
/** In order of precedence. */
const WORDINGS = [...FOR_SHARES, ...LISTING, COUNTED_TWICE, COUNTED, ITEMIZED];

/** The document says what one warrant is for, so that a bare number of warrants counts shares. */
const EACH_ENTITLES =
  /\b[Ee]ach (?:whole )?[Ww]arrant entitles (?:the|its) (?:registered )?holder to (?:purchase|acquire) one (?:share|ordinary)/;

function mentionsIn(sentence: CurrentSentence, behind: string, isForOne: boolean): WarrantMention[] {
  const { words } = sentence;
  const taken: TextRange[] = [];
  const found: WarrantMention[] = [];
  for (const wording of WORDINGS) {
    const isListing = LISTING.includes(wording);
    for (const match of matchesIn(words, { start: 0, end: words.length }, wording)) {
      const printed = captured(match);
      if (printed === null || taken.some((one) => one.start < match.end && match.start < one.end)) continue;
      taken.push(match);
      const before = words.slice(0, match.start);
      const after = words.slice(match.end, match.end + 220);
      if (EXERCISES.test(before) || EXERCISED.test(after)) continue;
      const isIssued = isForOne && /\bissu(?:e|ed|ing)\b[^.;]{0,60}\bshares?(?: of [\w ]{3,40})? and $/i.test(before);
      if (!isIssued && !isOfClass(wording, match.text, words, before, behind)) continue;
      const count = countOf(printed.text);
      // A year, a price or a footnote is no count.
      if (!(count >= 10) || (/^(?:19|20)\d\d$/.test(printed.text) && !/exercise/.test(match.text))) continue;
      if (/[$€£]\s?$/.test(words.slice(Math.max(0, printed.start - 3), printed.start))) continue;
      // Part of a count in the same sentence; and warrants for preferred stock, whose count is not that of the dilution.
      if (wording !== OF_WHICH && /\bof which,? (?:the |these )?$/i.test(before)) continue;
      if (/^ of (?:our |the Company's )?[^.;,]{0,50}preferred/i.test(after)) continue;
      const word = match.start + match.text.search(/warrants?\b/i);
      const placed = ({ start, end }: TextRange): TextRange => ({
        start: sentence.start + start,
        end: sentence.start + end,
      });
      found.push({
        label: wording === NUMBERED || wording === ITEMIZED ? 'warrants' : labelOf(words, word, after, isListing),
        alias: aliasOf(match.text, after),
        count,
        at: placed(printed),
        words: placed(match),
        issued: ISSUE.test(words) || COMPLETED.test(words) ? (OPENS_WITH_DAY.exec(words)?.[1] ?? null) : null,
        isHeld: HELD.test(before),
        price: OWN_PRICE.exec(words.slice(match.end))?.[1] ?? null,
        sentence,
        ...(isListing && RESALE.test(words) && { isResale: true }),
        isListed: isListing || /^\s*outstanding|outstanding warrants$/i.test(match.text.slice(-22)),
      });
    }
  }
  return found.toSorted((a, b) => a.at.start - b.at.start);
}

/** Whether a match counts a class: a bare "N warrants" only in a sentence about the terms or the issue of a class. */
function isOfClass(wording: RegExp, matched: string, words: string, before: string, behind: string): boolean {
  if (wording === OF_WHICH) return /\bwarrants?\b[^.;]{0,80}\bof which\b/i.test(before);
  if (wording === ITEMIZED) return /\bwarrants?\b[^.;:]{0,80}:/i.test(before);
  if (wording === NUMBERED) return /\bwarrants?\b[^.;]{0,80} to purchase \(i\)/i.test(before);
  if (wording !== COUNTED && wording !== COUNTED_TWICE) return true;
  const isNamed = ISSUE.test(words) && NAMED_CLASS.test(matched);
  if (!TERMS.test(words) && !isNamed && !isPricedNext(before, behind)) return false;
  // Of "900,000 and 1,000,000 warrants outstanding at June 30, 2025 and 2024, respectively" the second is past.
  const isOfEarlier = /\d{3} and $/.test(before) && /respectively/i.test(words.slice(before.length));
  return wording === COUNTED_TWICE || !(isOfEarlier || SHARE_ROW.test(before));
}

function countOf(printed: string): number {
  const [figure = ''] = printed.replaceAll(',', '').split(' ');
  return printed.endsWith('million') ? Math.round(Number(figure) * 1_000_000) : Number(figure);
}

/** "issue to the representative of the underwriters warrants to purchase": the payee names the class. */
const PAYEE = verbose('i')`
  \bto (?:the |our |each )?(placement agent|representative|underwriter)
  s?(?: of the (?:several )?underwriters)?(?:,? (?:\([^)]{2,40}\) )?or (?:its|their) (?:\w+ )?designees,?)? (?:five-year |common stock |unregistered )?$`;

/** The name of the class; of "a warrant issued to Harbor Municipal Power" the holder. */
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
