import { verbose } from '../layout/patterns.ts';
import { paragraphOf, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { CLOSES, dealTypeOf, PROGRAM_AGREEMENT, RIGHTS, SHARES_SOLD, type TypedDeal } from './deal-type.ts';
import { isSoldByBoth } from './mixed-sale.ts';
import { tellsOfPast } from './past-sales.ts';
import { type Report, reportMatches, textOf } from './report.ts';

/** The sale of securities that a report announces. */
export interface Deal extends TypedDeal {
  /** The sentence that announces it, and its paragraph. */
  readonly sentence: TextRange;
  readonly paragraph: TextRange;
}

const AGREEMENT =
  /(?:entered into|executed|signed|agreed|completed|consummated|closed|priced|announced|announcing|(?:pleased|proud) to announce|pricing of|commenced|launched|distributed|resulted in|sold|issued|issuing)\b/i;
const EQUITY = verbose('i')`
  \b(?:common stock|ordinary shares|common shares
  |shares of (?:the company's |our |its )?(?:class [a-z] )?(?:common|ordinary|preferred)
  |preferred (?:stock|shares)|pre-?funded warrants|american depositary shares|ADSs|common units|\bunits\b|shares)\b`;
const SALE =
  /\b(?:sale|sell|sold|issue|issued|issuing|issuance|offer|offered|offerings?|purchase[sd]?|private placement)\b/i;
/** Agreements under which an issuer sells its own shares, and names of such sales. */
const VEHICLE = verbose('gi')`
  (?:underwriting|securities purchase|stock purchase|share purchase|unit purchase|subscription
  |placement agen(?:cy|t)|sales|equity distribution|distribution|open market sale|equity offering
  |at[- ]the[- ]market|controlled equity|common stock purchase|purchase|equity line)
  (?:[^\n.;]{0,40})? agreements?(?:\b|(?=SM|TM))
  |(?:underwritten|public|registered direct|private|bought[- ]deal|best[- ]efforts|marketed)(?: (?!offering|placement)[\w-]+){0,2} (?:offering|placement)
  |registered offering|(?:completed|closed|consummated|priced|pricing of) (?:its|our|the) IPO\b
  |rights offering|bought[- ]deal|committed equity (?:facility|financing)|equity (?:purchase )?facility|\bSPA\b|ATM program|\bELOC\b|equity line of credit
  |agreements? with (?:certain |several |one or more |a limited number of )?(?:institutional|accredited)[^.;\n]{0,60}investors?
  |(?:completed|closed|consummated|closing of)(?: (?:its|an?|the|our))?(?: [\w-]+){0,4} offering\b`;
/** Sales of something else, by someone else, or at another time. */
const NOT_A_DEAL = verbose('i')`
  merger agreement|asset purchase|acquire all|acquisition of|business combination|employment agreement
  |credit agreement|loan agreement|indenture|selling (?:stock|share)holders?|stock option|equity incentive
  |employee stock|competitor|during the (?:term|three|six|nine|year|quarter|period)\b
  |not involv\w+ (?:any|a) public offering|formerly|prior to (?:joining|that)`;
/** "Concurrently with the execution of the merger agreement, the Company entered into subscription agreements": the sale beside it. */
const BESIDE_MERGER =
  /\b(?:concurrent(?:ly)?|simultaneous(?:ly)?|contemporaneous(?:ly)?|in connection) with (?:and (?:following|immediately prior to) )?(?:the )?(?:execution|signing|entry)(?: and delivery)?(?: into)?(?: of)? the (?:business combination|merger) agreement,?/i;
/** A holder sells; the issuer is a party only because it registers the shares. */
const SOLD_BY_HOLDER =
  /\b\w+ (?:is|are|was|were) not (?:selling|offering)\b|\b\w+ (?:will|did) not receive any (?:of the )?proceeds/i;
/** "An offering of 3,000,000 shares by its largest stockholder". */
const OF_HOLDERS = verbose('i')`
  \b(?:shares|stock|units|ADSs)(?: \([^()]{2,40}\))? by (?:its|the|an?|certain|one|some|existing)(?: (?!company)[\w'-]+){0,4} (?:stock|share|unit|security)?holders?\b`;
/** Old news, unless the sale closes now. */
const TOLD_BEFORE = /previously (?:announced|disclosed|entered|reported|maintained)/i;
/** "From July 1, 2025 through September 30, 2025, the Company sold": what a running program did. */
const OVER_PERIOD = /^\W{0,4}(?:from|between) [a-z]+ \d{1,2}, \d{4},? (?:through|to|until|and)\b/i;
/** "Has commenced its previously announced rights offering" gives its terms. */
const RIGHTS_BEGIN = /\b(?:commenc|launch|distribut)\w+\b[^.;]{0,60}\b(?:rights offering|subscription rights)\b/i;
/** Reports on the end of an agreement also state what was sold under it. */
const ENDED = /\bterminat(?:ed|es|ing|ion)\b|\bno longer\b|\bexpired\b/i;
const ENTERED = /\b(?:entered|enters|entering|entry) into (?:an?|the|two|securities|separate)\b/i;
/** "Larch Acquisition Corp., an affiliate of the Company, completed its initial public offering": not the filer's. */
const OF_AFFILIATE = verbose('i')`
  (?:\b(?:affiliate|subsidiary|company (?:sponsored|formed)) (?:of|by) (?:the Company|ours|us)
  |\b(?:our|the Company's) (?:[\w-]+ ){0,3}(?:affiliate|subsidiary))
  \b[^;$]{0,100}?\b(?:completed|closed|consummated|priced|announced)\b[^.;$]{0,60}\b(?:its|the|an) (?:[\w-]+ ){0,4}(?:initial public offering|IPO)\b`;
/** "Its licensee, Ostrava Medical, completed a public offering of 11,500,000 shares": a company that the filer has a part in. */
const OF_PARTNER = verbose('i')`
  \b(?:our|its|the Company's) (?:[\w-]+ ){0,3}(?:licensees?|licensors?|(?:portfolio|investee) compan(?:y|ies)|(?:development|collaboration|commercial) partners?)
  \b[^;$]{0,120}?\b(?:completed|closed|consummated|completion|closing|priced|pricing|announced)\b`;
const ITS_SALE = /^[^.;$]{0,60}?\b(?:its|the|an?) (?:[\w-]+ ){0,4}(?:offering|IPO|placement|financing)\b/i;
const DEBT_SECURITIES = /\b(?:notes?|debentures?|bonds?)\b/i;
const BESIDE_HOLDERS =
  /\bby (?:the company|us) and (?:the |certain )?selling|(?:sold|issued) by (?:the company|us)\b|\bthe company and (?:the |certain (?:of its )?)?selling/i;
/** "In connection with the closing of its initial public offering" says when, not what. */
const ON_OCCASION =
  /\bin connection with (?:and upon )?(?:the )?(?:closing|completion|consummation) of [^.;,]{0,60}\b(?:offering|IPO)\b/i;
const NOTES_BOUGHT = /convertible[^.]{0,40}notes?|principal amount/i;
const SHARES_BESIDE_DEBT =
  /pre-?funded|shares of (?:the company's |our |its )?(?:class [a-z] )?common stock|ordinary shares/i;
/** What warrants buy and preferred shares convert into. */
const INTO_SHARES =
  /\b(?:warrants?|options?|rights?)\b[^.;]{0,80}\bto (?:purchase|acquire) (?:up to )?(?:an aggregate of )?[\d,]+ /gi;

/**
 * The financing that a report announces: the first sentence in which the issuer enters into an agreement to sell its
 * shares, or closes or prices such a sale. Debt, options, mergers, resales and sales by others are skipped; convertible
 * notes sold privately are a convertible, not an offering of shares.
 *
 * @param issuer the word that the issuer's name begins with, where the filing gives it
 */
export function dealOf(report: Report, issuer: string | null): Deal | null {
  for (const match of reportMatches(report, VEHICLE, report, 60)) {
    const sentence = sentenceOf(report.flat, match.start);
    const paragraph = paragraphOf(report.flat, match.start);
    if (tellsOfPast(report, match.start) || isUnderOtherItem(report, match.start)) continue;
    if (isOfEarlierSale(report, sentence, match.start)) continue;
    if (!isAnnouncement(report, sentence, paragraph) || !isSaleOfEquity(report, sentence, paragraph)) continue;
    const later = following(report, paragraph, 4_000);
    const typed = dealTypeOf({ report, sentence, paragraph, later, issuer });
    if (typed !== null) return { ...typed, sentence, paragraph };
  }
  return null;
}

/** "Warrants issued in its December 2024 private placement": where the securities are from. */
const EARLIER_SALE =
  /\b(?:issued|sold|purchased|acquired|granted) (?:by (?:us|the company|it) )?(?:in|as part of|in connection with) (?:its|our|the company's|the|an?) (?:[\w-]+ ){0,3}?(?:(?:19|20)\d\d|previous|prior|earlier|initial) (?:[\w-]+ ){0,4}?(?:placement|offering|financing)\b/gi;

function isOfEarlierSale(report: Report, sentence: TextRange, at: number): boolean {
  return reportMatches(report, EARLIER_SALE, sentence, 4).some(({ start, end }) => at >= start && at < end);
}

const ITEM = /\n[^\S\n]{0,60}Item\s+(\d\.\d\d)\b/gi;
/** Results, changes of accountants, of directors, and votes: what they say of sales is background. */
const OTHER_ITEM = /^(?:2\.02|4\.0\d|5\.0[257])$/;

function isUnderOtherItem(report: Report, at: number): boolean {
  const item = reportMatches(report, ITEM, { start: Math.max(0, report.start - 1), end: at }).at(-1);
  return OTHER_ITEM.test(item?.groups[0] ?? '');
}

/** Whether the issuer itself enters into, closes or prices a deal in this sentence. */
function isAnnouncement(report: Report, sentence: TextRange, paragraph: TextRange): boolean {
  const words = textOf(report, sentence).replace(BESIDE_MERGER, '');
  const isMixed = isBesideHolders(words) || isSoldByBoth(report.text, sentence);
  if (!AGREEMENT.test(words) || (NOT_A_DEAL.test(words) && !isMixed) || OF_AFFILIATE.test(words)) return false;
  if (isOfPartner(words) || (OVER_PERIOD.test(words) && !ENTERED.test(words))) return false;
  if (ON_OCCASION.test(words) && !SHARES_SOLD.test(words.replace(INTO_SHARES, ''))) return false;
  if (TOLD_BEFORE.test(words) && !CLOSES.test(words) && !RIGHTS_BEGIN.test(words) && !isPriced(words)) return false;
  if (isOfEndedAgreement(report, sentence, paragraph)) return false;
  const isShared = isMixed || isSoldByBoth(report.text, paragraph);
  const isOfHolders = SOLD_BY_HOLDER.test(textOf(report, paragraph)) || OF_HOLDERS.test(words);
  return !isOfHolders || /\bissu(?:e|ance)\b/i.test(words) || isShared;
}

function isOfPartner(words: string): boolean {
  const match = OF_PARTNER.exec(words);
  return match !== null && ITS_SALE.test(words.slice(match.index + match[0].length));
}

/** "The pricing of its previously announced offering of 4,000,000 shares at a price of $5.00 per share" is news. */
function isPriced(words: string): boolean {
  return (
    SHARES_SOLD.test(words.replace(INTO_SHARES, '')) &&
    /\bprice (?:to the public )?of\b[^.;]{0,20}\$|\bpric(?:ed|ing)\b/i.test(words)
  );
}

/** The agreement may come first and its shares in the next sentence or paragraph; debt names them in its own sentence. */
function isSaleOfEquity(report: Report, sentence: TextRange, paragraph: TextRange): boolean {
  const words = textOf(report, sentence);
  const isDebt = DEBT_SECURITIES.test(words);
  const next = isDebt
    ? { start: sentence.start, end: Math.min(paragraph.end, sentence.end + 900) }
    : following(report, sentence, 1_600);
  const near = textOf(report, next);
  const isSale = SALE.test(words) || (PROGRAM_AGREEMENT.test(words) && ENTERED.test(words) && SALE.test(near));
  if (!isSale || !EQUITY.test(near)) return false;
  return !isDebt || /underwrit/i.test(words) || (SHARES_BESIDE_DEBT.test(words) && !NOTES_BOUGHT.test(words));
}

/** An underwriting by issuer and holders together is a sale of the issuer too. */
export function isBesideHolders(words: string): boolean {
  return (
    BESIDE_HOLDERS.test(words) &&
    /underwrit/i.test(words) &&
    !NOT_A_DEAL.test(words.replace(/selling (?:stock|share)holders?/gi, ''))
  );
}

/** A range with what follows it under the same item. */
function following(report: Report, { start, end }: TextRange, most: number): TextRange {
  const rest = report.text.slice(end, Math.min(report.end, end + most));
  const stop = /\n\s{0,200}Item\s+\d/i.exec(rest)?.index ?? rest.length;
  return { start, end: end + stop };
}

/** The sentence, or the first one of its paragraph, reports the end of an agreement. */
function isOfEndedAgreement(report: Report, sentence: TextRange, paragraph: TextRange): boolean {
  const words = textOf(report, sentence);
  if (ENTERED.test(words)) return false;
  // A rights offering that expired is complete, and the report states what it sold.
  const told = textOf(report, { start: sentence.start, end: Math.min(paragraph.end, sentence.end + 600) });
  if (RIGHTS.test(words) && /\b(?:gross|net) proceeds\b|\bsale of\b|\bsold\b|\bsubscribed for\b/i.test(told))
    return false;
  if (ENDED.test(words)) return true;
  const opening = sentenceOf(report.flat, paragraph.start);
  const first = textOf(report, opening);
  return opening.start < sentence.start && ENDED.test(first) && !ENTERED.test(first);
}
