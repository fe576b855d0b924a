import type { OfferingType } from '../../core/rows.ts';
import type { Cover, OfferingDocument, Range } from './offering-document.ts';
import { firstHit, type Hit, hitsIn } from './search.ts';

/** Why a prospectus is not an equity offering of its issuer. */
export interface Decoy {
  readonly code: string;
  readonly message: string;
}

const EQUITY_TITLE =
  /\b(?:common (?:stock|shares|units)|ordinary shares|shares of (?:class|common|beneficial)|american depositary shares|ADSs|class [a-c] (?:common|ordinary|subordinate)|subordinate voting shares|preferred (?:stock|shares)|depositary shares|\bunits\b|warrants?\b|subscription rights)/i;
const DEBT_TITLE =
  /\b(?:notes?\s+(?:due|linked)|(?:senior|subordinated|medium-term|structured|convertible|exchangeable|auto-?callable|buffered|contingent|market-linked|equity-linked|capped|digital|trigger|secured|floating|fixed|leveraged|step)[^\n]{0,80}\b(?:notes?|securities|bonds)\b|debentures|pricing supplement|asset[- ]backed|pass[- ]through certificates|mortgage[- ]backed|certificates of deposit|bonds\b)/i;
const BUSINESS_COMBINATION =
  /joint proxy statement\/prospectus|proxy statement\/prospectus|prospectus\/(?:offer to exchange|proxy statement|information statement)|offer to exchange|exchange offer|merger consideration|information statement\/prospectus|prospectus and (?:consent|proxy)/i;

/** What banks call their notes when they do not call them notes. */
const STRUCTURED =
  /principal at risk|stated principal amount|auto-?callable|\bETNs?\b|exchange[- ]traded notes|\bfinal (?:share|index|underlying|basket|underlier) (?:price|level|value)/i;
const STRUCTURED_TITLE = /\b(?:securities|PLUS|notes)\b[^\n]{0,120} based on the (?:value|performance|price) of/i;

/** Plans sell to employees and holders over years at prices of the market: no offering that dilutes at a price. */
const PLAN =
  /dividend reinvestment|direct (?:stock|share) purchase|(?:stock|share) purchase (?:and [^\n]{0,40})?plan|(?:equity|stock|share|performance|omnibus) (?:incentive|option|award|compensation)[^\n]{0,40} plan|savings plan|401\(k\)|deferred compensation/i;

/** Debt, structured notes, asset-backed securities, mergers and exchange offers give no equity offering. */
export function decoyOf(document: OfferingDocument, cover: Cover): Decoy | null {
  const title = document.flat.slice(cover.start, cover.titleEnd);
  const body = document.flat.slice(cover.start, cover.end);
  if (BUSINESS_COMBINATION.test(title) || BUSINESS_COMBINATION.test(body.slice(0, 3_000))) {
    return { code: 'business-combination', message: 'a merger proxy or an exchange offer, not an offering for cash' };
  }
  if (PLAN.test(title) && !/selling (?:stock|share|security)holders?/i.test(body.slice(0, 6_000))) {
    return { code: 'plan', message: 'a plan for holders or employees, not an offering' };
  }
  if (/asset[- ]backed|pass[- ]through|issuing entity|mortgage[- ]backed/i.test(title)) {
    return { code: 'asset-backed', message: 'asset-backed securities' };
  }
  const structured = STRUCTURED.exec(body.slice(0, 5_000)) ?? STRUCTURED_TITLE.exec(title);
  if (structured !== null)
    return { code: 'debt-prospectus', message: `structured securities: ${structured[0].slice(0, 60)}` };
  const debt = DEBT_TITLE.exec(title);
  const isPricingSupplement = /pricing supplement|linked to|principal amount/i.test(title);
  if (
    debt !== null &&
    (!EQUITY_TITLE.test(title.replace(/linked to[^\n]*/gi, '').replace(DEBT_TITLE, ' ')) || isPricingSupplement)
  ) {
    return {
      code: 'debt-prospectus',
      message: `debt or structured notes: ${debt[0].replace(/\s+/g, ' ').slice(0, 60)}`,
    };
  }
  const notes = body.match(/\b(?:notes|bonds|debentures)\b/gi)?.length ?? 0;
  if (
    notes >= 5 &&
    !/\b(?:common|ordinary|preferred|depositary|capital) (?:stock|shares|units)|\bADSs\b|shares of/i.test(title)
  ) {
    return { code: 'debt-prospectus', message: 'the cover speaks of notes, its title of no shares' };
  }
  if (!EQUITY_TITLE.test(body) && /\bnotes?\b|\bbonds?\b|debt securities/i.test(body)) {
    return { code: 'debt-prospectus', message: 'debt securities without any equity' };
  }
  return null;
}

const TERM_SHEET =
  /coupon|maturity date|principal amount|treasury|linked to|trustee|yield to maturity|underlying index/i;
const SALE_OF_EQUITY =
  /(?:shares|units|ADSs|securities) offered|offering of[^.\n]{0,120}(?:shares|stock|units)|(?:common stock|ordinary shares|ADSs)[^.\n]{0,80}(?:offering|offered)|initial public offering/i;

/** Free writing prospectuses are term sheets of notes for the most part, or road shows: an equity offering names itself. */
export function freeWritingDecoyOf(document: OfferingDocument): Decoy | null {
  const head = document.flat.slice(0, 8_000);
  if (TERM_SHEET.test(head)) return { code: 'debt-prospectus', message: 'a term sheet of debt securities' };
  if (EQUITY_TITLE.test(head) && SALE_OF_EQUITY.test(head)) return null;
  return { code: 'no-offering-terms', message: 'a free writing prospectus that states no offering of shares' };
}

export interface Classification {
  readonly type: OfferingType;
  readonly isAtm: boolean;
  readonly isPrimary: boolean;
  readonly isResale: boolean;
  /** Words the type was read from. */
  readonly type_: readonly Hit[];
  readonly primary: readonly Hit[];
  readonly resale: readonly Hit[];
  /** Two independent statements agree. */
  readonly isSure: boolean;
}

/** "Registered stockholders" is the word of direct listings; "registered holders" are anybody's. */
const HOLDER =
  '(?:selling\\s+(?:stock|share|security|unit|warrant)?\\s?-?holders?|registered\\s+(?:stock|share)holders?)(?:\\(s\\))?';
const RESALE = new RegExp(`(?:${HOLDER}|(?:resale|offer and resale|reoffer)[^.\\n]{0,80}\\bof (?:up to )?)`, 'i');
const NO_PROCEEDS =
  /(?:we|the company|[A-Z]\w+) (?:are not selling|will not receive|will receive no|will not be receiving|is not selling)[^.\n]{0,60}(?:any|proceeds|securities|shares)/i;
const PRIMARY =
  /\b(?:we|[A-Z][\w&.,' ]{2,60}) (?:are|is) (?:hereby )?(?:also )?offering|we may(?:,| )[^.\n]{0,60}(?:offer|issue|sell)|proposed issuance|we will receive proceeds|(?:our )?initial public offering|offer and sell[^.\n]{0,80}from time to time/i;
const ATM =
  /"?at[- ]the[- ]market"?(?:,)?"? (?:equity )?offerings?|at[- ]the[- ]market (?:sales|issuance|equity|program)|\bATM\b/i;
const ATM_AGREEMENT =
  /(?:sales agreement|distribution agreement|at[- ]the[- ]market|ATM|sales agreements|equity offering|open market sale)[^.\n]{0,120}(?:agreement|with)/i;
const IPO =
  /\b(?:this is (?:an|our|the) initial public offering|initial public offering of|our initial public offering|initial public offering price|there (?:has been|is|was) no public market)/i;
const RIGHTS =
  /\b(?:rights offering|non-?transferable subscription rights|subscription rights to purchase|basic subscription (?:right|privilege))/i;
const UNDERWRITING =
  /underwriting discounts?(?:,? and commissions?)?|underwritten public offering|underwriters? (?:an option|expects? to deliver)|several underwriters/i;
/** "We are not paying underwriting discounts". */
const DENIED = /\b(?:not|no|without|nor)\b[^.\n]{0,60}$/i;
const PLACEMENT = /placement agents?/i;
const BEST_EFFORTS = /best[- ]efforts/i;
const DIRECT =
  /(?:securities )?purchase agreements? directly with|offering directly to|securities purchase agreements?[^.\n]{0,160}(?:investors?|purchasers?)|registered direct|directly to (?:certain|the|one|an?|two|three|four|five|several|accredited|institutional|select|\d+)\b[^.\n]{0,60}(?:investors?|purchasers?)/i;
const SHELF =
  /(?:from time to time)[^\n]{0,300}(?:one or more offerings|in amounts|supplements?)|supplements? to this prospectus|applicable prospectus supplement/i;
const EQUITY_LINE = /(?:equity line|committed equity|standby equity|purchase agreement)[^.\n]{0,200}/i;

/**
 * The kind of offering, from the cover. The order matters: a resale is told from the holders' own statement, an ATM
 * from its agreement, before the words that every prospectus shares ("underwriters", "from time to time").
 */
export function classify(document: OfferingDocument, cover: Cover, isRegistration: boolean): Classification {
  const range: Range = { start: cover.start, end: cover.end };
  const hit = (pattern: RegExp): Hit | null => firstHit(document, range, pattern);
  const found = (...hits: readonly (Hit | null)[]): Hit[] => hits.filter((one) => one !== null);

  const resale = hit(RESALE);
  const holders = hit(new RegExp(HOLDER, 'i'));
  const noProceeds = hit(NO_PROCEEDS);
  const primary = hit(PRIMARY) ?? hit(OWN_SHARES);
  const isResale =
    resale !== null && (holders !== null || noProceeds !== null) && !onlyMentioned(document, cover, holders);
  const isPrimary = primary !== null && !(isResale && noProceeds !== null && !primaryBeside(document, cover));
  const base = { primary: found(isPrimary ? primary : noProceeds), resale: found(resale ?? holders, noProceeds) };

  if (isResale && !isPrimary) {
    // After a merger the same prospectus covers shares that the issuer gives out for public warrants.
    const issues = hit(/\bissuance by us\b/i);
    const sure = noProceeds !== null && resale !== null && issues === null;
    return {
      ...base,
      primary: issues === null ? base.primary : [issues],
      type: 'resale',
      isAtm: false,
      isPrimary: issues !== null,
      isResale: true,
      type_: found(resale, noProceeds),
      isSure: sure,
    };
  }
  const common = { ...base, isPrimary: true, isResale };
  const atm = hit(ATM);
  const agreement = hit(ATM_AGREEMENT);
  // A deal that is priced, underwritten or direct may tell of a program beside it.
  if (atm !== null && agreement !== null && hit(UNDERWRITING) === null && hit(DIRECT) === null) {
    const isSure = hit(/415\(a\)\(4\)|sales agents?\b/i) !== null;
    return { ...common, type: 'atm', isAtm: true, type_: found(atm, agreement), isSure };
  }
  const notAtm = { ...common, isAtm: false };
  const rights = rightsHit(document, cover);
  if (rights !== null) {
    return { ...notAtm, type: 'rights', type_: [rights], isSure: false };
  }
  const ipo = hit(IPO);
  if (ipo !== null && hit(/initial public offering/i) !== null) {
    return { ...notAtm, type: 'ipo', type_: [ipo], isSure: /this is|no public market/i.test(ipo.text) };
  }
  const underwriting =
    hitsIn(document, range, new RegExp(UNDERWRITING.source, 'gi'), 8).find(
      ({ start }) => !DENIED.test(document.flat.slice(Math.max(range.start, start - 60), start)),
    ) ?? null;
  const placement = hit(PLACEMENT);
  const direct = hit(DIRECT);
  const efforts = hit(BEST_EFFORTS);
  const shelf = hit(SHELF);
  if (isRegistration && shelf !== null && underwriting === null && direct === null) {
    return {
      ...notAtm,
      type: 'shelf',
      type_: [shelf],
      isSure: hit(/one or more offerings|will not exceed|supplements? to this prospectus/i) !== null,
    };
  }
  if (underwriting !== null && placement === null) {
    return {
      ...notAtm,
      type: 'firm_commitment',
      type_: [underwriting],
      isSure: hit(/underwriters?\b/i) !== null && hit(/underwriting discount/i) !== null,
    };
  }
  if (direct !== null) {
    return { ...notAtm, type: 'registered_direct', type_: [direct], isSure: placement !== null };
  }
  if (efforts !== null || placement !== null) {
    return {
      ...notAtm,
      type: 'best_efforts',
      type_: found(efforts ?? placement),
      isSure: efforts !== null && placement !== null,
    };
  }
  if (shelf !== null && isRegistration) return { ...notAtm, type: 'shelf', type_: [shelf], isSure: false };
  const line = hit(EQUITY_LINE);
  return { ...notAtm, type: 'other', type_: found(primary ?? line), isSure: false };
}

/** Rights are the offered security: in the title, or distributed by the issuer's own sentence. */
function rightsHit(document: OfferingDocument, cover: Cover): Hit | null {
  const distributed =
    /(?:distributing|distribute|granting)[^.\n]{0,120}subscription rights|conducting a rights offering/i;
  return (
    firstHit(document, { start: cover.start, end: cover.titleEnd }, RIGHTS) ??
    firstHit(document, { start: cover.titleEnd, end: cover.end }, distributed)
  );
}

/** The issuer's own part of a sale that holders share in: a number of shares. */
const OWN_SHARES =
  /\b(?:[Ww]e are|[Tt]he Company is) (?:hereby |also )*selling (?:up to |an aggregate of )?\d[\d,]{4,} |\b[A-Z][\w&.]+ is (?:offering|selling) \d[\d,]{4,} [^.\n]{0,80} and the selling|\d[\d,]{4,} (?:of the )?(?:shares|ADSs)[^.\n]{0,60}(?:offered|sold) by (?:us|the Company)\b/;

/** "selling stockholders" named once beside a full primary cover (a shelf that may also carry resales). */
function onlyMentioned(document: OfferingDocument, cover: Cover, holders: Hit | null): boolean {
  if (holders === null) return false;
  const mentions = document.flat.slice(cover.start, cover.end).match(new RegExp(HOLDER, 'gi'))?.length ?? 0;
  return mentions <= 1 && PRIMARY.test(document.flat.slice(cover.start, cover.end));
}

/** Both: the issuer itself offers, said with its own words beside the holders'. */
function primaryBeside(document: OfferingDocument, cover: Cover): boolean {
  const text = document.flat.slice(cover.start, cover.end);
  return (
    OWN_SHARES.test(text) ||
    /\bwe are (?:also )?offering|we (?:and|may)[^.\n]{0,40}(?:the selling|offer and sell)|primary offering/i.test(text)
  );
}
