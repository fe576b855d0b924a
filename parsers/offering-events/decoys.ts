import { verbose } from '../layout/patterns.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { offeringTermsOf } from './offering-terms.ts';
import { textIn } from './search.ts';

/** Why a prospectus is not an equity offering of its issuer. */
export interface Decoy {
  readonly code: string;
  readonly message: string;
}

const EQUITY_TITLE = verbose('i')`
  \b(?:common (?:stock|shares|units)|ordinary shares|shares of (?:class|common|beneficial)
  |american depositary shares|ADSs|class [a-c] (?:common|ordinary|subordinate)|subordinate voting shares
  |preferred (?:stock|shares)|depositary shares|\bunits\b|warrants?\b|subscription rights)`;
const DEBT_TITLE = verbose('i')`
  \b(?:notes?\s+(?:due|linked)
  |(?:senior|subordinated|medium-term|structured|convertible|exchangeable|auto-?callable|buffered|contingent
  |market-linked|equity-linked|capped|digital|trigger|secured|floating|fixed|leveraged|step)
  [^\n]{0,80}\b(?:notes?|securities|bonds)\b
  |debentures|pricing supplement|asset[- ]backed|pass[- ]through certificates|mortgage[- ]backed
  |certificates of deposit|bonds\b)`;
const BUSINESS_COMBINATION = verbose('i')`
  joint proxy statement\/prospectus|proxy statement\/prospectus
  |prospectus\/(?:offer to exchange|proxy statement|information statement)|offer to exchange|exchange offer
  |merger consideration|information statement\/prospectus|prospectus and (?:consent|proxy)`;
const SHARES_TITLE = /\b(?:common|ordinary|preferred|depositary|capital) (?:stock|shares|units)|\bADSs\b|shares of/i;
/** Other names of banks for their notes. */
const STRUCTURED =
  /principal at risk|stated principal amount|auto-?callable|\bETNs?\b|exchange[- ]traded notes|\bfinal (?:share|index|underlying|basket|underlier) (?:price|level|value)/i;
const STRUCTURED_TITLE = /\b(?:securities|PLUS|notes)\b[^\n]{0,120} based on the (?:value|performance|price) of/i;
/** Plans sell to employees and holders over years at market prices. */
const PLAN = verbose('i')`
  dividend reinvestment|direct (?:stock|share) purchase|(?:stock|share) purchase (?:and [^\n]{0,40})?plan
  |(?:equity|stock|share|performance|omnibus) (?:incentive|option|award|compensation)[^\n]{0,40} plan
  |savings plan|401\(k\)|deferred compensation`;
const PREFERRED_TITLE = /\bpreferred (?:stock|shares)|preference shares|series\s?[a-z]{1,2}\s?non-?cumulative/i;
const DILUTING_TITLE =
  /\b(?:common|ordinary|capital) (?:stock|shares|units)|american depositary|\bADSs\b|\bwarrants?\b|\bunits\b|\brights\b|convertible/i;
/** Any redeemable preferred share converts on a change of control; these convert by their terms. */
const CONVERTS =
  /(?:mandator\w{1,8}|contingent\w{0,8}|automatically) convert|convertible (?:perpetual )?(?:preferred|preference)|initial conversion (?:price|rate)|(?:is|are|will be) convertible (?:at|into|in)/i;

/** Preferred shares for their dividends: neither title nor cover mention common shares or conversion. */
function isStraightPreferred(title: string, body: string): boolean {
  const own = title
    .replace(/\(?to (?:the )?prospectus[^\n]*/gi, ' ')
    .replace(/calculation of registration fee[^\n]*/gi, ' ');
  return PREFERRED_TITLE.test(own) && !DILUTING_TITLE.test(own) && !CONVERTS.test(body);
}

/** Debt, structured notes, asset-backed securities, straight preferred shares, mergers, plans and exchange offers. */
export function decoyOf(document: OfferingDocument, cover: Cover): Decoy | null {
  const title = textIn(document, cover.title);
  const body = textIn(document, cover);
  const isResale = /\bresale by (?:the )?selling\b|\bresale prospectus\b/i.test(title);
  if (!isResale && (BUSINESS_COMBINATION.test(title) || BUSINESS_COMBINATION.test(body.slice(0, 3_000))))
    return { code: 'business-combination', message: 'a merger proxy or an exchange offer, not an offering for cash' };
  if (PLAN.test(title) && !/selling (?:stock|share|security)holders?/i.test(body.slice(0, 6_000)))
    return { code: 'plan', message: 'a plan for holders or employees, not an offering' };
  if (/asset[- ]backed|pass[- ]through|issuing entity|mortgage[- ]backed/i.test(title))
    return { code: 'asset-backed', message: 'asset-backed securities' };
  const structured = STRUCTURED.exec(body.slice(0, 5_000)) ?? STRUCTURED_TITLE.exec(title);
  if (structured !== null) return debt(`structured securities: ${structured[0].slice(0, 60)}`);
  const named = DEBT_TITLE.exec(title)?.[0].replace(/\s+/g, ' ').slice(0, 60);
  const isPricingSupplement = /pricing supplement|linked to|principal amount/i.test(title);
  const isEquity = EQUITY_TITLE.test(title.replace(/linked to[^\n]*/gi, '').replace(DEBT_TITLE, ' '));
  if (named !== undefined && (!isEquity || isPricingSupplement)) return debt(`debt or structured notes: ${named}`);
  if (isStraightPreferred(title, body))
    return { code: 'straight-preferred', message: 'preferred shares that do not convert into common ones' };
  const notes = body.match(/\b(?:notes|bonds|debentures)\b/gi)?.length ?? 0;
  if (notes >= 5 && !SHARES_TITLE.test(title)) return debt('the cover is about notes, and its title names no shares');
  const isDebt = !EQUITY_TITLE.test(body) && /\bnotes?\b|\bbonds?\b|debt securities/i.test(body);
  return isDebt ? debt('debt securities without any equity') : null;
}

function debt(message: string): Decoy {
  return { code: 'debt-prospectus', message };
}

const TERM_SHEET =
  /coupon|maturity date|principal amount|treasury|linked to|trustee|yield to maturity|underlying index/i;
const SALE_OF_EQUITY =
  /(?:shares|units|ADSs|securities) offered|offering of[^.\n]{0,120}(?:shares|stock|units)|(?:common stock|ordinary shares|ADSs)[^.\n]{0,80}(?:offering|offered)|initial public offering/i;

/** Most free writing prospectuses are term sheets of notes or road shows: an equity offering says what it is. */
export function freeWritingDecoyOf(document: OfferingDocument): Decoy | null {
  const head = document.flat.slice(0, 8_000);
  if (TERM_SHEET.test(head)) return debt('a term sheet of debt securities');
  const [cover] = document.covers;
  // Two rows of the terms of a sale, such as the securities and their price, are a term sheet.
  const isTermSheet = cover !== undefined && [...offeringTermsOf(document, cover).keys()].length >= 2;
  if (EQUITY_TITLE.test(head) && (isTermSheet || SALE_OF_EQUITY.test(head))) return null;
  return { code: 'no-offering-terms', message: 'a free writing prospectus that states no offering of shares' };
}
