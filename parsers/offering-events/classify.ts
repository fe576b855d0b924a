import type { OfferingType } from '../../core/rows.ts';
import type { Cover, OfferingDocument, Range } from './offering-document.ts';
import { firstHit, type Hit, hitsIn } from './search.ts';

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
/** "The sale of up to 10,551,899 shares of our common stock by Ridge Capital Fund, LLC": the purchaser of a line sells on. */
const SOLD_BY =
  '\\b(?:sale|offer and sale) of (?:up to )?\\d[\\d,]{4,} (?:[^.\\n]|\\.\\d){0,80} by (?!us\\b|the (?:company|issuer|underwriter))\\w';
const RESALE = new RegExp(
  `(?:${HOLDER}|(?:resale|offer and resale|reoffer)[^.\\n]{0,80}\\bof (?:up to )?|${SOLD_BY})`,
  'i',
);
const NO_PROCEEDS =
  /(?:we|the company|[A-Z]\w+) (?:are not selling|will not receive|will receive no|will not be receiving|is not selling)[^.\n]{0,60}(?:any|proceeds|securities|shares)/i;
const PRIMARY =
  /\bwe (?:or|and|and\/or) (?:the |any |one or more |certain )?selling \w+ ?\w*holders? may|\b(?:we|[A-Z][\w&.,' ]{2,60}) (?:are|is) (?:hereby )?(?:also )?offering|we may(?:,| )[^.\n]{0,60}(?:offer|issue|sell)|proposed issuance|we will receive proceeds|(?:our )?initial public offering|offer and sell[^.\n]{0,80}from time to time|(?:offer and sale|issuance and sale) of(?:[^.\n]|\.\d){0,200}? to [A-Z]\w+ [A-Z]/i;
const ATM =
  /"?at[- ]the[- ]market"?(?:,)?"? (?:equity )?offerings?|at[- ]the[- ]market (?:sales|issuance|equity|program)|\bATM\b/i;
const ATM_AGREEMENT =
  /(?:sales agreement|distribution agreement|at[- ]the[- ]market|ATM|sales agreements|equity offering|open market sale)[^.\n]{0,120}(?:agreement|with|between)/i;
const IPO =
  /\b(?:this is (?:an|our|the) initial public offering|initial public offering of|our initial public offering|initial public offering price|there (?:has been|is|was) no public market)/i;
const RIGHTS =
  /\b(?:rights offering|(?:non-?)?transferable subscription rights|subscription rights to (?:purchase|acquire|subscribe)|basic subscription (?:right|privilege))/i;
const UNDERWRITING =
  /underwriting\s{1,30}discounts?(?:,? and commissions?)?|underwritten public offering|underwriters? (?:an? (?:\d+[- ]day )?option|expects? to deliver)|several underwriters|firm[- ]commitment (?:under\w+ )?(?:basis|(?:public )?offering)/i;
/** "We are not paying underwriting discounts". */
const DENIED = /\b(?:not|no|without|nor|neither)\b[^.\n]{0,60}$/i;
const PLACEMENT = /placement agents?/i;
const BEST_EFFORTS = /best[- ]efforts/i;
/** The offering itself is on best efforts; an agent's "reasonable best efforts to arrange the sale" stand in direct ones too. */
const EFFORTS_OFFERING =
  /\b(?:offering|offered|offer|sell|sold)\b[^.\n]{0,80}\bon a[^.\n]{0,12}best[- ]efforts|best[- ]efforts"?,? (?:self-underwritten )?(?:public )?offering/i;
const DIRECT =
  /(?:securities )?purchase agreements? directly with|offering directly to|registered direct|directly to (?:certain|the|one|an?|two|three|four|five|several|accredited|institutional|select|\d+)\b[^.\n]{0,60}(?:investors?|purchasers?)|\bwe are offering\b[^.\n]{0,200}\bdirectly to (?:the )?(?:investors?|purchasers?)/i;
/** "We are offering 1,111,111 shares of our common stock to Ridgeline LLC at a purchase price of". */
const ONE_BUYER =
  /\boffering [\d,]{5,} (?:of our )?(?:shares|ordinary shares|common shares|ADSs)[^.\n]{0,60} to (?!the public)[A-Za-z][^.\n]{0,120} price\b/;
/** Best-efforts offerings to the public have purchase agreements with their larger purchasers as well. */
const PURCHASERS = /securities purchase agreements?[^.\n]{0,160}(?:investors?|purchasers?)/i;
const BESIDE_PRIVATE = /concurrent(?:ly)?[^.\n]{0,20} private placement/i;
const SHELF =
  /(?:from time to time)[^\n]{0,300}(?:one or more offerings|in amounts|supplements?)|supplements? to this prospectus|applicable prospectus supplement/i;
/** An equity line by its name, or by what it is: shares put to one purchaser from time to time under its agreement. */
const NAMED_LINE =
  /equity line|committed equity|(?:standby )?equity purchase agreement|standby equity|pre-?paid advance agreement|commitment (?:shares|warrants?|fee)\b/i;
/** The purchaser of a line sells on under the same prospectus. */
const PURCHASER_RESALE = /\bresale of (?:these|the|such|those) (?:shares|securities)[^.\n]{0,40} by [A-Z]/;
const EQUITY_LINE =
  /(?:sell|sale|issued?|issuance)\b(?:(?!exercis|underwrit|sales agreement)(?:[^.\n]|\.\d)){0,200}\bto\b(?:(?!exercis|underwrit|sales agreement)(?:[^.\n]|\.\d)){0,120}\bfrom time to time\b(?:(?!exercis|underwrit|securities purchase|sales agreement)(?:[^.\n]|\.\d)){0,160}purchase agreement/i;

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
  const noProceeds =
    hitsIn(document, range, new RegExp(NO_PROCEEDS.source, 'gi'), 6).find((one) => !isForCommitment(document, one)) ??
    null;
  const primary = hit(PRIMARY) ?? hit(OWN_SHARES);
  const isResale =
    resale !== null &&
    (holders !== null || noProceeds !== null || hit(PURCHASER_RESALE) !== null) &&
    ((noProceeds !== null && hit(new RegExp(SOLD_BY, 'i')) !== null) || !onlyMentioned(document, cover, holders));
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
  const line = hit(NAMED_LINE) ?? hit(EQUITY_LINE);
  if (line !== null && isEquityLine(document, cover, line)) {
    return { ...common, isAtm: false, type: 'eloc', type_: [line], isSure: hit(NAMED_LINE) !== null };
  }
  const atm = hit(ATM);
  const agreement = hit(ATM_AGREEMENT);
  // A deal that is priced, underwritten or direct may tell of a program beside it.
  if (atm !== null && agreement !== null && hit(UNDERWRITING) === null && (hit(DIRECT) ?? hit(PURCHASERS)) === null) {
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
  const underwriting = stated(document, range, UNDERWRITING);
  const placement = stated(document, range, PLACEMENT);
  const efforts = hit(BEST_EFFORTS);
  const offeredSo = hit(EFFORTS_OFFERING);
  const purchasers = hit(PURCHASERS);
  const direct =
    hit(DIRECT) ??
    (offeredSo === null ? (purchasers ?? (hit(/public offering price/i) === null ? hit(BESIDE_PRIVATE) : null)) : null);
  const shelf = hit(SHELF);
  // A plan of distribution lists every way to sell: on a firm commitment, beside a private placement.
  const isPriced = underwriting !== null && !/^firm/i.test(underwriting.text);
  if (isRegistration && shelf !== null && !isPriced && (hit(DIRECT) ?? purchasers) === null) {
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
    return {
      ...notAtm,
      type: 'registered_direct',
      type_: [direct],
      isSure: placement !== null && hit(DIRECT) !== null,
    };
  }
  if (efforts !== null || placement !== null) {
    return {
      ...notAtm,
      type: 'best_efforts',
      type_: found(efforts ?? placement),
      isSure: efforts !== null && placement !== null && (purchasers === null || offeredSo === null),
    };
  }
  if (shelf !== null && isRegistration) return { ...notAtm, type: 'shelf', type_: [shelf], isSure: false };
  const bare = isRegistration ? null : baseHit(document, cover);
  if (bare !== null) return { ...notAtm, type: 'shelf', type_: [bare], isSure: false };
  const buyer = hit(ONE_BUYER);
  if (buyer !== null) return { ...notAtm, type: 'registered_direct', type_: [buyer], isSure: false };
  return { ...notAtm, type: 'other', type_: found(primary), isSure: false };
}

/** The purchaser of a line is named and pays as it is called; agents and underwriters are other kinds of offering. */
function isEquityLine(document: OfferingDocument, cover: Cover, line: Hit): boolean {
  const body = document.flat.slice(cover.titleEnd, cover.end);
  // What an issuer sold before stands further down, behind what it sells now.
  const before = document.flat.slice(cover.titleEnd, Math.max(cover.titleEnd, line.start));
  if (before.length > 5_000 || /sales agreement|distribution agreement|at[- ]the[- ]market/i.test(before)) return false;
  if (
    /placement agents?|underwriting discounts?|securities purchase agreement|registered direct|sales agents?\b/i.test(
      body.slice(0, 6_000),
    )
  )
    return false;
  return /\b(?:purchase|advance) agreement/i.test(body);
}

/** The first place that is not denied. */
function stated(document: OfferingDocument, range: Range, pattern: RegExp): Hit | null {
  const hits = hitsIn(document, range, new RegExp(pattern.source, 'gi'), 8);
  return hits.find(({ start }) => !DENIED.test(document.flat.slice(Math.max(range.start, start - 60), start))) ?? null;
}

/** Commitment shares are given for the commitment; the line itself pays. */
function isForCommitment(document: OfferingDocument, hit: Hit): boolean {
  return /^[^.\n]{0,140}(?:from the issuance of|commitment shares)/i.test(
    document.flat.slice(hit.start, hit.start + 200),
  );
}

/** A base prospectus filed by itself: several securities, whose terms supplements will give. */
function baseHit(document: OfferingDocument, cover: Cover): Hit | null {
  const title = document.flat.slice(cover.start, cover.titleEnd);
  if (/prospectus supplement/i.test(title)) return null;
  const range = { start: cover.titleEnd, end: cover.end };
  const hit = firstHit(document, range, /\bany combination of\b|\bone or more offerings\b/i);
  return hit !== null && firstHit(document, range, SHELF) !== null && /preferred|debt|warrants|units/i.test(title)
    ? hit
    : null;
}

/** Rights are the offered security: in the title, or distributed by the issuer's own sentence. */
function rightsHit(document: OfferingDocument, cover: Cover): Hit | null {
  const distributed =
    /(?:distributing|distribute|granting|issuing)[^.\n]{0,120}subscription rights|conducting a rights offering/i;
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
    /\bwe are (?:also )?offering|we (?:and|may)[^.\n]{0,40}(?:the selling|offer and sell)|we (?:or|and\/or) (?:the |any |one or more |certain )?selling|primary offering/i.test(
      text,
    )
  );
}
