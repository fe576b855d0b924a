import type { OfferingType } from '../../core/rows.ts';
import { type FlatText, paragraphOf, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { hitsIn, type ReportBody } from './report-body.ts';

/** The sale of securities that a report announces. */
export interface Deal {
  readonly type: OfferingType;
  /** The words that tell the type. */
  readonly typeAt: TextRange;
  /** The sentence that announces it, and its paragraph. */
  readonly sentence: TextRange;
  readonly paragraph: TextRange;
  readonly isSure: boolean;
}

const AGREEMENT =
  /(?:entered into|executed|signed|agreed|completed|consummated|closed|priced|announced|announcing|pricing of|commenced|launched|distributed|resulted in|sold|issued|issuing)\b/i;
const EQUITY =
  /\b(?:common stock|ordinary shares|common shares|shares of (?:the company's |our |its )?(?:class [a-z] )?(?:common|ordinary|preferred)|preferred (?:stock|shares)|pre-?funded warrants|american depositary shares|ADSs|common units|\bunits\b|shares)\b/i;
const SALE =
  /\b(?:sale|sell|sold|issue|issued|issuing|issuance|offer|offered|offerings?|purchase[sd]?|private placement)\b/i;
/** Agreements under which an issuer sells its own shares. */
const VEHICLE =
  /(?:underwriting|securities purchase|stock purchase|share purchase|unit purchase|subscription|placement agen(?:cy|t)|sales|equity distribution|distribution|open market sale|equity offering|at[- ]the[- ]market|controlled equity|common stock purchase|purchase|equity line)(?:[^\n.;]{0,40})? agreements?(?:\b|(?=SM|TM))|underwritten (?:public )?offering|(?:public|registered direct|private) (?:offering|placement)|registered offering|(?:completed|closed|consummated|priced|pricing of) (?:its|our|the) IPO\b|rights offering|bought[- ]deal|\bSPA\b|ATM program|\bELOC\b|equity line of credit|agreements? with (?:certain |several |one or more |a limited number of )?(?:institutional|accredited)[^.;\n]{0,60}investors?|(?:completed|closed|consummated|closing of)(?: (?:its|an?|the|our))?(?: [\w-]+){0,4} offering\b/i;
/** Sales of something else, by somebody else, or in another time. */
const NOT_A_DEAL =
  /merger agreement|asset purchase|acquire all|acquisition of|business combination|employment agreement|credit agreement|loan agreement|indenture|selling (?:stock|share)holders?|stock option|equity incentive|employee stock|competitor|during the (?:term|three|six|nine|year|quarter|period)\b|not involv\w+ (?:any|a) public offering|formerly|prior to (?:joining|that)/i;
/** A sale by a holder, to which the issuer is a party only because it registers the shares. */
const SOLD_BY_HOLDER =
  /(?:company|we) (?:is|are|was|were) not (?:selling|offering)|(?:company|we) (?:will|did) not receive any (?:of the )?proceeds/i;
/** What was told before is no news, unless it closes now. */
const TOLD_BEFORE = /previously (?:announced|disclosed|entered|reported|maintained)/i;
const CLOSES = /\b(?:closing of|closed|completed|consummated|upsiz\w+|increase the size)\b/i;
/** An agreement that ends is told of with what was sold under it. */
const ENDED = /\bterminat(?:ed|es|ing|ion)\b|\bno longer\b|\bexpired\b/i;
const ENTERED = /\b(?:entered|enters|entering|entry) into (?:an?|the|two|securities|separate)\b/i;
/** "Larch Acquisition Corp., an affiliate of the Company, completed its initial public offering": not the filer's. */
const OF_AFFILIATE =
  /(?:\b(?:affiliate|subsidiary|company (?:sponsored|formed)) (?:of|by) (?:the Company|ours|us)|\b(?:our|the Company's) (?:[\w-]+ ){0,3}(?:affiliate|subsidiary))\b[^;$]{0,100}?\b(?:completed|closed|consummated|priced|announced)\b[^.;$]{0,60}\b(?:its|the|an) (?:[\w-]+ ){0,4}(?:initial public offering|IPO)\b/i;
const DEBT_SECURITIES = /\b(?:notes?|debentures?|bonds?)\b/i;

/** The issuer sells beside its holders. */
const BESIDE_HOLDERS =
  /\bby (?:the company|us) and (?:the |certain )?selling|(?:sold|issued) by (?:the company|us)\b|\bthe company and (?:the |certain (?:of its )?)?selling/i;
/** "In connection with the closing of its initial public offering": when, not what. */
const ON_OCCASION =
  /\bin connection with (?:and upon )?(?:the )?(?:closing|completion|consummation) of [^.;,]{0,60}\b(?:offering|IPO)\b/i;

const SHARES_SOLD = /\d,\d{3} (?:\w+ ){0,3}(?:shares|ADSs|units|depositary)/i;
const SHARES_OR_MILLIONS = /(?:\d,\d{3}|\d million) (?:\w+ ){0,3}(?:shares|ADSs|units|depositary)/i;
const ISSUER =
  /\bthe company\b|\bwe\b|\bour\b|\bits (?:own |class [a-z] )?(?:common|ordinary|shares)|\bits (?:[\w-]+ ){0,3}offering\b/i;

const AT_MARKET =
  /at[- ]the[- ]market|continuous (?:equity )?offering program|\bATM\b|415\(a\)\(4\)|open market sale|controlled equity/i;
/** Programmes of sales "from time to time" through an agent, whose rule may be named paragraphs later, or never. */
const PROGRAM_AGREEMENT =
  /\b(?:sales?|equity distribution|distribution|equity offering)(?: issuance)?(?: sales)? agreement/i;
const THROUGH_AGENT =
  /\b(?:sales? agents?|as agents?|managers?)\b[^.;]{0,260}\b(?:may|could|can) (?:offer|issue)? ?(?:and|or)? ?sell\b[^.;]{0,200}up to/i;
const REGISTERED_DIRECT =
  /registered direct|registered (?:[\w-]+ ){0,2}offering\b(?:[^.;]|\.\d){0,600}\bdirectly to\b/i;
const UNDERWRITTEN = /underwriting agreement|underwritten|firm commitment|bought[- ]deal/i;
const INITIAL = /initial public offering|\bIPO\b/i;
const RIGHTS = /rights offering|subscription rights/i;
const EQUITY_LINE =
  /equity line|committed equity|standby equity|right,? but not the obligation,? to (?:sell|direct|require)|company (?:has|will have|shall have) the (?:sole )?right(?:,? in its (?:sole )?discretion,)? to (?:sell|issue|direct)\b|from time to time[^.\n]{0,80}direct[^.\n]{0,60}to purchase|\bELOC\b|(?:agreed|committed|obligated) to purchase (?:from (?:the company|us),? )?(?:at (?:our|the company's|its) (?:request|option|discretion|direction),? )?up to (?:an aggregate of )?(?:US)?\$[^.;\n]{0,120}(?:stock|shares|ADSs)[^.;\n]{0,80}(?:from time to time|\bover (?:the|an?|approximately))|\bobligated to make purchases\b|\bmay sell,?[^.;$]{0,40} to [A-Z][^.;$]{0,40}\bup to (?:an aggregate of )?(?:US)?\$[^;\n]{0,80}\bfrom time to time|\bto place up to[^.;\n]{0,80}on an ongoing basis/i;
const BEST_EFFORTS = /best[- ]efforts/i;
/** Warrants placed beside a registered sale are of that sale. */
const PRIVATE =
  /(?<!concurrent )private (?:placement|offering)|\bPIPE\b|unregistered(?! (?:[\w-]+ ){0,2}warrants)|section 4\(a\)\(2\)|regulation [DS]\b|rule 506/i;
const OFFERED_UNDER =
  /(?:offered|sold|issued|made|offering|registered|effected)[^.]{0,120}(?:pursuant to|under|by means of)[^.]{0,80}(?:registration statement|prospectus supplement)/i;
const REGISTERED = /registration statement|prospectus supplement|form [SF]-[13]/i;

/**
 * The financing that a report announces: the first sentence in which the issuer enters into an agreement to sell its
 * shares, or closes or prices such a sale. Debt, options, mergers, resales and what others did are none; convertible
 * notes sold privately are a convertible, not an offering of shares.
 *
 * @param issuer a word that the issuer's name begins with, where the filing gives it
 */
export function dealOf(terms: FlatText, body: ReportBody, issuer: string | null): Deal | null {
  for (const hit of hitsIn(body, new RegExp(VEHICLE.source, 'gi'), body, 60)) {
    const sentence = sentenceOf(terms, hit.start);
    const words = terms.text.slice(sentence.start, sentence.end);
    const paragraph = paragraphOf(terms, hit.start);
    const around = terms.text.slice(paragraph.start, paragraph.end);
    if (!AGREEMENT.test(words) || (NOT_A_DEAL.test(words) && !isBesideHolders(words))) continue;
    if (OF_AFFILIATE.test(words)) continue;
    if (ON_OCCASION.test(words) && !SHARES_SOLD.test(words.replace(INTO_SHARES, ''))) continue;
    if (TOLD_BEFORE.test(words) && !CLOSES.test(words)) continue;
    if (isOfEndedAgreement(terms, sentence, paragraph)) continue;
    if (SOLD_BY_HOLDER.test(around) && !/\bissu(?:e|ance)\b/i.test(words) && !isBesideHolders(words)) continue;
    // The agreement may be named first and the shares in the next sentence or paragraph; of debt, in the sentence itself.
    const next = DEBT_SECURITIES.test(words)
      ? terms.text.slice(sentence.start, Math.min(paragraph.end, sentence.end + 900))
      : following(terms, body, sentence, 900);
    const isSale = SALE.test(words) || (PROGRAM_AGREEMENT.test(words) && ENTERED.test(words) && SALE.test(next));
    if (!isSale || !EQUITY.test(next)) continue;
    if (DEBT_SECURITIES.test(words) && !/underwrit/i.test(words)) {
      if (
        !/pre-?funded|shares of (?:the company's |our |its )?(?:class [a-z] )?common stock|ordinary shares/i.test(words)
      )
        continue;
      if (/convertible[^.]{0,40}notes?|principal amount/i.test(words)) continue;
    }
    const later = following(terms, body, paragraph, 4_000);
    const deal = classify(
      { words, around, later },
      terms.text.slice(body.start, body.end),
      issuer,
      sentence,
      paragraph,
    );
    if (deal !== null) return deal;
  }
  return null;
}

/** What warrants buy and preferred shares become. */
const INTO_SHARES =
  /\b(?:warrants?|options?|rights?)\b[^.;]{0,80}\bto (?:purchase|acquire) (?:up to )?(?:an aggregate of )?[\d,]+ /gi;

/** An underwriting by issuer and holders together is a sale of the issuer too. */
export function isBesideHolders(words: string): boolean {
  return (
    BESIDE_HOLDERS.test(words) &&
    /underwrit/i.test(words) &&
    !NOT_A_DEAL.test(words.replace(/selling (?:stock|share)holders?/gi, ''))
  );
}

const NEXT_ITEM = /\n\s*Item\s+\d/i;

/** A range and what follows it under the same item. */
function following(terms: FlatText, body: ReportBody, from: TextRange, most: number): string {
  const rest = terms.text.slice(from.end, Math.min(body.end, from.end + most));
  const stop = NEXT_ITEM.exec(rest);
  return terms.text.slice(from.start, from.end) + (stop === null ? rest : rest.slice(0, stop.index));
}

/** Told in a paragraph that opens with the end of the agreement, or in the very sentence. */
function isOfEndedAgreement(terms: FlatText, sentence: TextRange, paragraph: TextRange): boolean {
  const words = terms.text.slice(sentence.start, sentence.end);
  if (ENTERED.test(words)) return false;
  // A rights offering that expired is done, and what it sold is told.
  if (RIGHTS.test(words) && /\b(?:gross|net) proceeds\b|\bsale of\b|\bsold\b/i.test(words)) return false;
  if (ENDED.test(words)) return true;
  const opening = sentenceOf(terms, paragraph.start);
  const first = terms.text.slice(opening.start, opening.end);
  return opening.start < sentence.start && ENDED.test(first) && !ENTERED.test(first);
}

/** The announcing sentence, its paragraph, and the paragraph with what follows under the same item. */
interface Telling {
  readonly words: string;
  readonly around: string;
  readonly later: string;
}

function classify(
  { words, around, later }: Telling,
  whole: string,
  issuer: string | null,
  sentence: TextRange,
  paragraph: TextRange,
): Deal | null {
  const first = (pattern: RegExp): { at: TextRange; isNear: boolean } | null => {
    const own = pattern.exec(words);
    if (own !== null)
      return {
        at: { start: sentence.start + own.index, end: sentence.start + own.index + own[0].length },
        isNear: true,
      };
    const near = pattern.exec(around);
    if (near === null) return null;
    return {
      at: { start: paragraph.start + near.index, end: paragraph.start + near.index + near[0].length },
      isNear: false,
    };
  };
  const made = (type: OfferingType, found: { at: TextRange }, isSure: boolean): Deal => ({
    type,
    typeAt: found.at,
    sentence,
    paragraph,
    isSure,
  });
  const direct = first(REGISTERED_DIRECT);
  if (direct?.isNear) return made('registered_direct', direct, true);
  const market = first(AT_MARKET);
  if (
    market !== null &&
    /(?:sales|distribution|offering|market) ?(?:issuance )?(?:sales )?agreement|ATM/i.test(words)
  ) {
    return made('atm', market, /may (?:offer|issue|sell)|from time to time/i.test(around));
  }
  const line = first(EQUITY_LINE);
  if (line !== null && /purchase agreement|equity line|standby|\bELOC\b/i.test(words)) {
    return made('eloc', line, line.isNear);
  }
  const isOpen =
    /(?<!securities )\bpurchase agreement\b/i.test(words) && !/\d,\d{3} (?:\w+ ){0,2}shares\b/i.test(words);
  const lineLater = isOpen ? EQUITY_LINE.exec(later) : null;
  if (lineLater !== null && direct === null) return made('eloc', { at: lateRange(paragraph, lineLater) }, false);
  const program = PROGRAM_AGREEMENT.exec(words);
  if (program !== null) {
    const marketLater = AT_MARKET.exec(later);
    if (marketLater !== null) return made('atm', { at: lateRange(paragraph, marketLater) }, false);
    const agent = THROUGH_AGENT.exec(around);
    if (agent !== null) return made('atm', { at: lateRange(paragraph, agent) }, false);
  }
  const rights = first(RIGHTS);
  if (rights?.isNear) return made('rights', rights, false);
  const initial = first(INITIAL);
  const underwritten = first(UNDERWRITTEN);
  // An offering that is completed is told with its underwriters, not with the agreement, and with what was sold.
  const isSold =
    underwritten !== null ||
    (/\bunderwriters?\b/i.test(around) && CLOSES.test(words) && SHARES_OR_MILLIONS.test(around));
  if (initial !== null && isSold && !/since|following (?:its|our|the)/i.test(words)) {
    return made(
      'ipo',
      initial,
      initial.isNear && /\b(?:the|its|our) (?:company's )?initial public offering/i.test(words),
    );
  }
  if (underwritten !== null) return made('firm_commitment', underwritten, underwritten.isNear);
  if (direct !== null) return made('registered_direct', direct, false);
  const efforts = first(BEST_EFFORTS) ?? agencyOf(words, later, sentence, paragraph);
  const isPrivate = first(PRIVATE);
  const beside = /concurrent private placement/i.exec(around);
  if (isPrivate === null && beside !== null && /purchase agreement/i.test(words)) {
    return made('registered_direct', { at: lateRange(paragraph, beside) }, false);
  }
  if (isPrivate !== null) return made('other', isPrivate, isPrivate.isNear && !REGISTERED.test(words));
  if (efforts !== null) return made('best_efforts', efforts, false);
  // Nothing names the kind in the paragraph: at least the issuer must be the one that sells.
  if (!ISSUER.test(words) && !(issuer !== null && words.includes(issuer))) return null;
  const found = first(/purchase agreements?|placement agen(?:cy|t)|public offering|agreements? with|offering\b/i);
  if (found === null) return null;
  // Sold to its purchasers directly, and registered.
  const isRegistered = OFFERED_UNDER.test(around) || (!PRIVATE.test(whole) && OFFERED_UNDER.test(later));
  if (isRegistered && /purchase agreement|subscription/i.test(words)) {
    return made('registered_direct', found, false);
  }
  if (REGISTERED.test(around) && /placement agent/i.test(whole)) return made('best_efforts', found, false);
  // Completed, registered, and nothing more: it is an offering of the issuer all the same.
  const isDone = CLOSES.test(words) && /\boffering\b/i.test(words) && SHARES_SOLD.test(words);
  return PRIVATE.test(whole) || isDone ? made('other', found, false) : null;
}

/** A public offering through a placement agent is sold on best efforts, wherever the report says so. */
function agencyOf(
  words: string,
  later: string,
  sentence: TextRange,
  paragraph: TextRange,
): { at: TextRange; isNear: boolean } | null {
  const offered = /(?<!initial )public offering/i.exec(words);
  if (offered === null) return null;
  const told = BEST_EFFORTS.exec(later);
  if (told !== null) return { at: lateRange(paragraph, told), isNear: false };
  if (!/placement agen/i.test(later)) return null;
  const start = sentence.start + offered.index;
  return { at: { start, end: start + offered[0].length }, isNear: false };
}

function lateRange(paragraph: TextRange, match: RegExpExecArray): TextRange {
  const start = paragraph.start + match.index;
  return { start, end: start + match[0].length };
}
