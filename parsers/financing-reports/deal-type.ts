import type { OfferingType } from '../../core/rows.ts';
import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { firstMatch } from '../prose/matches.ts';
import { recallsAnother } from './past-sales.ts';
import { type Report, textOf } from './report.ts';

export interface TypedDeal {
  readonly type: OfferingType;
  readonly typeAt: TextRange;
  readonly isSure: boolean;
}

/** A sentence that announces a sale, and what it stands in. */
interface Announcement {
  readonly report: Report;
  readonly sentence: TextRange;
  readonly paragraph: TextRange;
  /** The paragraph and what follows it under the same item. */
  readonly later: TextRange;
  readonly issuer: string | null;
}

export const CLOSES = /\b(?:closing of|closed|completed|consummated|upsiz\w+|increase the size)\b/i;
export const SHARES_SOLD = /(?:\d,\d{3}|\d million) (?:\w+ ){0,3}(?:shares|ADSs|units|depositary)/i;
const SHARES_OR_MILLIONS = /(?:\d,\d{3}|\d million) (?:\w+ ){0,3}(?:shares|ADSs|units|depositary)/i;
const ISSUER =
  /\bthe "?company\b|\bthat it\b|\bit (?:has )?(?:entered|closed|completed|priced)\b|\bwe\b|\bour\b|\bits (?:own |class [a-z] )?(?:common|ordinary|shares)|\bits (?:[\w-]+ ){0,3}offering\b/i;
const AT_MARKET =
  /at[- ]the[- ]market|continuous (?:equity )?offering program|\bATM\b|415\(a\)\(4\)|open market sale|controlled equity/i;
/** Programs of sales "from time to time" through an agent; the rule may be named paragraphs later, or never. */
export const PROGRAM_AGREEMENT =
  /\b(?:sales?|equity distribution|distribution|equity offering)(?: issuance)?(?: sales)? agreement/i;
const THROUGH_AGENT =
  /\b(?:sales? agents?|as agents?|managers?)\b[^.;]{0,260}\b(?:may|could|can) (?:offer|issue)? ?(?:and|or)? ?sell\b[^.;]{0,200}up to/i;
/** "A distribution agreement with A and B, as sales agents, providing for the sale from time to time". */
const AGENTS_OVER_TIME =
  /\bas (?:the |its |our )?(?:exclusive )?(?:sales )?(?:agents?|managers?)\b[^.;]{0,200}\bfrom time to time\b|\bfrom time to time\b[^.;]{0,200}\bas (?:the |its |our )?(?:sales )?agents?\b/i;
/** '… with A and B (collectively, the "Sales Agents")', and in the next sentence what may be sold over time. */
const AGENTS_NAMED = /\([^()]{0,80}"(?:Sales )?(?:Agents?|Managers?)"/;
const SOLD_OVER_TIME =
  /\bmay (?:(?:offer|issue) and )?(?:offer|sell),? from time to time\b|\bmay,? from time to time,? (?:offer|issue|sell)\b/i;
const REGISTERED_DIRECT =
  /registered direct|registered (?:[\w-]+ ){0,2}offering\b(?:[^.;]|\.\d){0,600}\bdirectly to\b/i;
const UNDERWRITTEN = /underwriting agreement|underwritten|firm commitment|bought[- ]deal/i;
const OWN_INITIAL =
  /\b(?:completed|closed|consummated|priced|(?:completion|closing|pricing) of) (?:its|our|the company's) (?:[\w-]+ ){0,2}(?:initial public offering|IPO)\b/i;
const INITIAL = /initial public offering|\bIPO\b/i;
export const RIGHTS = /rights offering|subscription rights/i;
const EQUITY_LINE = verbose('i')`
  equity line|committed equity|standby equity|right,? but not the obligation,? to (?:sell|direct|require)
  |\b(?:company|we|[A-Z]\w+) (?:has|have|will have|shall have) the (?:sole )?right(?:,? (?:in|at) (?:its|our) (?:sole )?discretion,)? to (?:sell|issue|direct)\b
  |\bput notices?\b|\bequity purchase agreement\b
  |(?:agreed|committed|obligated) to purchase (?:from (?:the company|us),? )?up to (?:an aggregate of )?(?:US)?\$ ?[\d.,]+(?: million)? of (?:the company's|our|its)\b
  |from time to time[^.\n]{0,80}direct[^.\n]{0,60}to purchase|\bELOC\b
  |(?:agreed|committed|obligated) to purchase (?:from (?:the company|us),? )?(?:at (?:our|the company's|its) (?:request|option|discretion|direction),? )?
  up to (?:an aggregate of )?(?:US)?\$(?:[^.;\n]|\.\d){0,120}(?:stock|shares|ADSs)[^.;\n]{0,80}(?:from time to time|\bover (?:the|an?|approximately))
  |\bobligated to make purchases\b
  |\bmay sell,?[^.;$]{0,40} to [A-Z][^.;$]{0,40}\bup to (?:an aggregate of )?(?:US)?\$[^;\n]{0,80}\bfrom time to time
  |\bto place up to[^.;\n]{0,80}on an ongoing basis`;
const BEST_EFFORTS = /best[- ]efforts|\bagents?\b[^.;]{0,160}\bagreed to (?:sell|offer)\b/i;
/** Warrants placed beside a registered sale belong to that sale. */
const PRIVATE =
  /(?<!concurrent )private (?:placement|offering)|\bPIPE\b|unregistered(?! (?:[\w-]+ ){0,2}warrants)|section 4\(a\)\(2\)|regulation [DS]\b|rule 506/i;
const OFFERED_UNDER =
  /(?:offered|sold|issued|made|offering|registered|effected)[^.]{0,120}(?:pursuant to|under|by means of)[^.]{0,80}(?:registration statement|prospectus supplement)/i;
const REGISTERED = /registration statement|prospectus supplement|form [SF]-[13]/i;
const MARKET_AGREEMENT = /(?:sales|distribution|offering|market) ?(?:issuance )?(?:sales )?agreement|ATM/i;
const ANY_OFFERING = /purchase agreements?|placement agen(?:cy|t)|public offering|agreements? with|offering\b/i;

/** The type of an announced deal, by rules of falling certainty; null where nothing shows that the issuer sells. */
export function dealTypeOf(announced: Announcement): TypedDeal | null {
  const direct = find(announced, REGISTERED_DIRECT);
  if (direct?.isNear) return deal('registered_direct', direct, true);
  return (
    programOf(announced, direct !== null) ??
    publicOfferingOf(announced) ??
    (direct === null ? placementOf(announced) : deal('registered_direct', direct, false)) ??
    untypedDealOf(announced)
  );
}

interface Found extends TextRange {
  readonly isNear: boolean;
}

/** The first match in the announcing sentence, else in its paragraph. */
function find({ report, sentence, paragraph }: Announcement, pattern: RegExp): Found | null {
  const near = firstMatch(report.text, sentence, pattern);
  const first = near ?? firstMatch(report.text, paragraph, pattern);
  const found = first !== null && recallsAnother(report, first.start, sentence) ? null : first;
  return found && { ...found, isNear: near !== null };
}

function deal(type: OfferingType, { start, end }: TextRange, isSure: boolean): TypedDeal {
  return { type, typeAt: { start, end }, isSure };
}

/** ATM programs and equity lines. */
function programOf(announced: Announcement, isDirect: boolean): TypedDeal | null {
  const { report, sentence, paragraph, later } = announced;
  const words = textOf(report, sentence);
  const market = find(announced, AT_MARKET);
  if (market !== null && MARKET_AGREEMENT.test(words))
    return deal('atm', market, /may (?:offer|issue|sell)|from time to time/i.test(textOf(report, paragraph)));
  const line = find(announced, EQUITY_LINE);
  if (line !== null && /purchase agreement|equity line|standby|\bELOC\b|committed equity|equity facility/i.test(words))
    return deal('eloc', line, line.isNear);
  const isOpen =
    /(?<!securities )\bpurchase agreement\b/i.test(words) && !/\d,\d{3} (?:\w+ ){0,2}shares\b/i.test(words);
  const lineLater = isOpen && !isDirect ? firstMatch(report.text, later, EQUITY_LINE) : null;
  if (lineLater !== null) return deal('eloc', lineLater, false);
  if (!PROGRAM_AGREEMENT.test(words)) return null;
  const agent =
    firstMatch(report.text, later, AT_MARKET) ??
    firstMatch(report.text, paragraph, THROUGH_AGENT) ??
    firstMatch(report.text, sentence, AGENTS_OVER_TIME) ??
    (AGENTS_NAMED.test(words) ? firstMatch(report.text, paragraph, SOLD_OVER_TIME) : null);
  const isOverTime = /from time to time/i.test(textOf(report, paragraph));
  return agent && deal('atm', agent, isOverTime && firstMatch(report.text, later, AT_MARKET) !== null);
}

/** Rights offerings, IPOs and underwritten offerings. */
function publicOfferingOf(announced: Announcement): TypedDeal | null {
  const { report, sentence } = announced;
  const words = textOf(announced.report, announced.sentence);
  const around = textOf(announced.report, announced.paragraph);
  const rights = find(announced, RIGHTS);
  if (rights?.isNear) return deal('rights', rights, false);
  const initial = find(announced, INITIAL);
  const underwritten = find(announced, UNDERWRITTEN);
  // A report on a completed offering names underwriters and shares sold instead of the agreement.
  const isSold =
    underwritten !== null ||
    (/\bunderwriters?\b/i.test(around) && CLOSES.test(words) && SHARES_OR_MILLIONS.test(around)) ||
    (OWN_INITIAL.test(words) && SHARES_OR_MILLIONS.test(around));
  if (initial !== null && isSold && !/since|following (?:its|our|the)/i.test(words)) {
    const isNamed = /\b(?:the|its|our) (?:company's )?initial public offering/i.test(words);
    return deal('ipo', initial, initial.isNear && isNamed);
  }
  if (underwritten !== null) return deal('firm_commitment', underwritten, underwritten.isNear);
  // "The underwriters of its public offering have exercised their option".
  const buyers = /\bpublic offering\b/i.test(words)
    ? firstMatch(report.text, sentence, /\bthe (?:several )?underwriters\b/i)
    : null;
  return buyers && deal('firm_commitment', buyers, false);
}

/** Private placements and best-efforts offerings. */
function placementOf(announced: Announcement): TypedDeal | null {
  const { report, sentence, paragraph } = announced;
  const words = textOf(report, sentence);
  const efforts = find(announced, BEST_EFFORTS) ?? agencyOf(announced);
  const placed = find(announced, PRIVATE);
  const beside = firstMatch(report.text, paragraph, /concurrent private placement/i);
  if (placed === null && beside !== null && /purchase agreement/i.test(words))
    return deal('registered_direct', beside, false);
  if (placed !== null) return deal('other', placed, placed.isNear && !REGISTERED.test(words));
  return efforts && deal('best_efforts', efforts, false);
}

/** A public offering through a placement agent is sold on best efforts, wherever the report says so. */
function agencyOf({ report, sentence, later }: Announcement): TextRange | null {
  const offered = firstMatch(report.text, sentence, /(?<!initial )public offering/i);
  if (offered === null) return null;
  const efforts = firstMatch(report.text, later, BEST_EFFORTS);
  return efforts ?? (/placement agen/i.test(textOf(report, later)) ? offered : null);
}

/** Where the paragraph names no type, the issuer must at least be the one that sells. */
function untypedDealOf(announced: Announcement): TypedDeal | null {
  const { report, sentence, paragraph, later, issuer } = announced;
  const words = textOf(report, sentence);
  const around = textOf(report, paragraph);
  const whole = textOf(report, report);
  if (!ISSUER.test(words) && !(issuer !== null && words.includes(issuer))) return null;
  const found = find(announced, ANY_OFFERING);
  if (found === null) return null;
  const isRegistered =
    OFFERED_UNDER.test(around) || (!PRIVATE.test(whole) && OFFERED_UNDER.test(textOf(report, later)));
  if (isRegistered && /purchase agreement|subscription/i.test(words)) return deal('registered_direct', found, false);
  if (REGISTERED.test(around) && /placement agent/i.test(whole)) return deal('best_efforts', found, false);
  // Completed, registered, and no more is said.
  const isDone = CLOSES.test(words) && /\boffering\b/i.test(words) && SHARES_SOLD.test(words);
  return PRIVATE.test(whole) || isDone ? deal('other', found, false) : null;
}
