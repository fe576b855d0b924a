import type { OfferingType } from '../../core/rows.ts';
import { verbose } from '../layout/patterns.ts';
import type { Match } from '../prose/matches.ts';
import { NAMED_ISSUER } from './joint-sale.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { findAll, findFirst, textIn } from './search.ts';

export interface Classification extends OfferingKind {
  readonly isAtm: boolean;
  readonly isPrimary: boolean;
  readonly isResale: boolean;
  readonly primary: readonly Match[];
  readonly resale: readonly Match[];
}

/** "Registered stockholders" is the term of direct listings; "registered holders" can be anyone's. */
const HOLDER =
  '(?:selling\\s+(?:stock|share|security|unit|warrant)?\\s?-?holders?|registered\\s+(?:stock|share)holders?)(?:\\(s\\))?';
/** "The sale of up to 10,551,899 shares of our common stock by Ridge Capital Fund, LLC": an equity line purchaser resells. */
const SOLD_BY =
  '\\b(?:sale|offer and sale) of (?:up to )?\\d[\\d,]{4,} (?:[^.\\n]|\\.\\d){0,80} by (?!us\\b|the (?:company|issuer|underwriter))\\w';
const RESALE = verbose('i')`
  (?:${HOLDER}|(?:resale|offer and resale|reoffer)[^.\n]{0,80}\bof (?:up to )?|${SOLD_BY})`;
const NO_PROCEEDS =
  /(?:we|the company|[A-Z]\w{1,60}) (?:are not selling|will not receive|will receive no|will not be receiving|is not selling)[^.\n]{0,60}(?:any|proceeds|securities|shares)/gi;
const PRIMARY = verbose('i')`
  \bwe (?:or|and|and\/or) (?:the |any |one or more |certain )?selling (?:\w+ \w*|\w+)holders? may
  |\b(?:we|[A-Z][\w&.,' ]{2,60}) (?:are|is) (?:hereby )?(?:also )?offering
  |we may(?:,| )[^.\n]{0,60}(?:offer|issue|sell)|proposed issuance|we will receive proceeds
  |(?:our )?initial public offering|offer and sell[^.\n]{0,80}from time to time
  |(?:offer and sale|issuance and sale) of(?:[^.\n]|\.\d){0,200}? to [A-Z]\w+ [A-Z]`;
/** The purchaser of an equity line resells under the same prospectus. */
const PURCHASER_RESALE = /\bresale of (?:these|the|such|those) (?:shares|securities)[^.\n]{0,40} by [A-Z]/;
/** The issuer's own part of a joint sale with holders: a number of shares. */
const OWN_SHARES = verbose()`
  \b(?:[Ww]e are|[Tt]he Company is) (?:hereby |also )*(?:selling|offering) (?:up to |an aggregate of )?\d[\d,.]{4,20}[ ](?:[^.\n]|\.\d){0,160}\b(?:and|while) (?:the|certain|our)(?: \w+){0,3} selling
  |\b(?:[Ww]e are|[Tt]he Company is) (?:hereby |also )*selling (?:up to |an aggregate of )?\d[\d,]{4,20}[ ]
  |\b[A-Z][\w&.]{1,60} is (?:offering|selling) \d[\d,]{4,20} [^.\n]{0,80} and the selling
  |\d[\d,]{4,20} (?:of the )?(?:shares|ADSs)[^.\n]{0,60}(?:offered|sold) by (?:(?:us|the Company)\b|${NAMED_ISSUER})`;
const ISSUER_BESIDE_HOLDERS = verbose('i')`
  \bwe are (?:also )?offering|we (?:and|may)[^.\n]{0,40}(?:(?<! to )the selling|offer and sell)
  |we (?:or|and\/or) (?:the |any |one or more |certain )?selling|primary offering`;

/** The type of offering and who sells, from the cover. A pure resale is decided first: its type is `resale`. */
export function classify(document: OfferingDocument, cover: Cover, isRegistration: boolean): Classification {
  const find = (pattern: RegExp): Match | null => findFirst(document, cover, pattern);
  const text = textIn(document, cover);
  const resale = find(RESALE);
  const holders = find(new RegExp(HOLDER, 'i'));
  const noProceeds = findAll(document, cover, NO_PROCEEDS, 6).find((one) => !isForCommitment(document, one)) ?? null;
  const primary = find(PRIMARY) ?? find(OWN_SHARES);
  const isResale =
    resale !== null &&
    (holders !== null || noProceeds !== null || PURCHASER_RESALE.test(text)) &&
    ((noProceeds !== null && new RegExp(SOLD_BY, 'i').test(text)) || holders === null || !isMentionedOnce(text));
  const isBoth = OWN_SHARES.test(text) || ISSUER_BESIDE_HOLDERS.test(text);
  const isPrimary = primary !== null && !(isResale && noProceeds !== null && !isBoth);
  const roles = {
    isPrimary: true,
    isResale,
    primary: present(isPrimary ? primary : noProceeds),
    resale: present(resale ?? holders, noProceeds),
  };
  if (isResale && !isPrimary) {
    // After a merger the prospectus also covers shares that the issuer issues for public warrants.
    const issues = find(/\bissuance by us\b/i);
    return {
      ...roles,
      primary: issues === null ? roles.primary : [issues],
      type: 'resale',
      isAtm: false,
      isPrimary: issues !== null,
      evidence: present(resale, noProceeds),
      isSure: noProceeds !== null && issues === null,
    };
  }
  const other = { type: 'other' as const, evidence: present(primary), isSure: false };
  const kind = offeringKindOf(document, cover, isRegistration) ?? other;
  return { ...roles, ...kind, isResale: isResale && !isOwnSale(text), isAtm: kind.type === 'atm' };
}

/** "We are selling 25,650,000 shares … and the selling stockholder … is selling 1,350,000 shares". */
const JOINT_SALE = verbose('i')`
  \b(?:we are|the company is) (?:\w+ )?(?:selling|offering) (?:up to )?(\d[\d,.]{3,16}\d)\b(?:[^.\n]|\.\d){0,200}
  \bselling \w*holders?\b(?:[^.\n]|\.\d){0,120}\b(?:is|are) (?:\w+ )?(?:selling|offering) (?:up to |an aggregate of )?(\d[\d,.]{3,16}\d)\b`;
/** Holders with a tenth of the shares are guests of the issuer's own sale. */
const GUESTS_SHARE = 0.1;

function isOwnSale(text: string): boolean {
  const [, own, others] = JOINT_SALE.exec(text) ?? [];
  if (own === undefined || others === undefined) return false;
  const [sold, beside] = [own, others].map((count) => Number(count.replace(/\D/g, '')));
  return sold !== undefined && beside !== undefined && beside <= GUESTS_SHARE * (sold + beside);
}

function present(...matches: readonly (Match | null)[]): Match[] {
  return matches.filter((match) => match !== null);
}

/** Commitment shares bring no proceeds; the equity line itself does. */
function isForCommitment(document: OfferingDocument, { start }: Match): boolean {
  return /^[^.\n]{0,140}(?:from the issuance of|commitment shares)/i.test(document.flat.slice(start, start + 200));
}

/** "Selling stockholders" named once beside a full primary cover: a shelf that may also carry resales. */
function isMentionedOnce(text: string): boolean {
  return (text.match(new RegExp(HOLDER, 'gi'))?.length ?? 0) <= 1 && PRIMARY.test(text);
}

export interface OfferingKind {
  readonly type: OfferingType;
  readonly evidence: readonly Match[];
  /** Two independent statements agree. */
  readonly isSure: boolean;
}

const ATM =
  /"?at[- ]the[- ]market"?(?:,)?"? (?:equity )?offerings?|at[- ](?:the[- ])?market (?:sales|issuance|equity|program)|\bATM\b/i;
const ATM_AGREEMENT =
  /(?:sales agreement|distribution agreement|at[- ]the[- ]market|ATM|sales agreements|equity offering|open market sale)[^.\n]{0,120}(?:agreement|with|between)|\bunder the (?:equity )?(?:sales|distribution) agreement\b/i;
/** A program by what it is: an amount that agents sell over time. */
const SOLD_THROUGH_AGENTS =
  /\bmay (?:offer and sell|issue and sell|sell)\b[^.\n]{0,200}\baggregate (?:offering|sales) price of up to [^.\n]{0,80}\bfrom time to time through\b/i;
const IPO =
  /\b(?:this is (?:an|our|the) initial public offering|initial public offering of|our initial public offering|initial public offering price|there (?:has been|is|was) no public market)/i;
const RIGHTS =
  /\b(?:rights offering|(?:non-?)?transferable subscription rights|subscription rights to (?:purchase|acquire|subscribe)|basic subscription (?:right|privilege)|(?:up)?on (?:the )?exercise of (?:\w+ )?subscription rights)\b/i;
const RIGHTS_DISTRIBUTED =
  /(?:distributing|distribute|granting|issuing)(?:[^.\n]|\.\d){0,300}subscription rights|conducting a rights offering/i;
const UNDERWRITING = verbose('gi')`
  underwriting\s{1,30}discounts?(?:,? and commissions?)?|underwritten public offering
  |offered by the (?:several )?underwriters
  |underwriters?(?: named below)?,? (?:has|have)(?: each| severally)? agreed to purchase
  |underwriters? (?:(?:have |has )?an? (?:\d+[- ]day )?option|expects? to deliver)|several underwriters
  |firm[- ]commitment (?:under\w+ )?(?:basis|(?:public )?offering)`;
/** "We are not paying underwriting discounts". */
const DENIED = /\b(?:not|no|without|nor|neither)\b[^.\n]{0,60}$/i;
const PLACEMENT = /placement agents?/gi;
const BEST_EFFORTS = /best[- ]efforts/i;
/** The offering itself is on best efforts; direct ones also have an agent with "reasonable best efforts to arrange the sale". */
const EFFORTS_OFFERING =
  /\b(?:offering|offered|offer|sell|sold)\b[^.\n]{0,80}\bon a[^.\n]{0,12}best[- ]efforts|best[- ]efforts"?,? (?:self-underwritten )?(?:public )?offering/i;
const DIRECT = verbose('i')`
  (?:securities )?purchase agreements? directly with|offering directly to|registered direct
  |directly to (?:certain|the|one|an?|two|three|four|five|several|accredited|institutional|select|\d+)\b[^.\n]{0,60}(?:investors?|purchasers?)
  |\bwe are offering\b[^.\n]{0,200}\bdirectly to (?:the )?(?:investors?|purchasers?)`;
/** The plan of distribution of a direct sale. */
const SOLD_DIRECTLY = /\bwe have entered into (?:an? |the )?(?:securities )?purchase agreements? directly with\b/i;
/** "We are offering 1,111,111 shares of our common stock to Ridgeline LLC at a purchase price of". */
const ONE_BUYER =
  /\b(?:offering|selling) [\d,]{5,} (?:of our )?(?:shares|ordinary shares|common shares|ADSs)[^.\n]{0,60} to (?!the public)[A-Za-z][^.\n]{0,120} price\b/;
/** Best-efforts offerings to the public have purchase agreements with their larger purchasers as well. */
const PURCHASERS = /securities purchase agreements?[^.\n]{0,160}(?:investors?|purchasers?)/i;
const BESIDE_PRIVATE = /concurrent(?:ly)?[^.\n]{0,20} private placement/i;
const SHELF =
  /(?:from time to time)[^\n]{0,300}(?:one or more offerings|in amounts|supplements?)|supplements? to this prospectus|applicable prospectus supplement/i;
/** An equity line by its name, or by what it is: shares sold to one purchaser from time to time under its agreement. */
const NAMED_LINE =
  /equity line|committed equity|(?:standby )?equity purchase agreement|standby equity|pre-?paid advance agreement|commitment (?:shares|warrants?|fee)\b/i;
const EQUITY_LINE = verbose('i')`
  (?:sell|sale|issued?|issuance)\b(?:(?!exercis|underwrit|sales agreement)(?:[^.\n]|\.\d)){0,200}\bto\b(?:(?!exercis|underwrit|sales agreement)(?:[^.\n]|\.\d)){0,120}
  \bfrom time to time\b(?:(?!exercis|underwrit|securities purchase|sales agreement)(?:[^.\n]|\.\d)){0,160}purchase agreement`;
const OTHER_SELLERS =
  /placement agents?|underwriting discounts?|securities purchase agreement|registered direct|sales agents?\b/i;

/** The type of a primary offering: programs and rights before the words that every prospectus shares ("underwriters"). */
function offeringKindOf(document: OfferingDocument, cover: Cover, isRegistration: boolean): OfferingKind | null {
  const find: Find = (pattern) => findFirst(document, cover, pattern);
  return (
    equityLineOf(document, cover, find) ??
    marketOf(find) ??
    rightsOf(document, cover) ??
    initialOf(find) ??
    channelOf(document, cover, find, isRegistration)
  );
}

type Find = (pattern: RegExp) => Match | null;

function kind(type: OfferingType, evidence: Match, isSure: boolean): OfferingKind {
  return { type, evidence: [evidence], isSure };
}

/** The purchaser of an equity line is named and pays as it is called; with agents or underwriters it is another type. */
function equityLineOf(document: OfferingDocument, cover: Cover, find: Find): OfferingKind | null {
  const named = find(NAMED_LINE);
  const line = named ?? find(EQUITY_LINE);
  if (line === null) return null;
  const prose = textIn(document, cover.prose);
  const before = document.flat.slice(cover.prose.start, Math.max(cover.prose.start, line.start));
  // Earlier sales come further down, behind the present one.
  if (before.length > 5_000 || /sales agreement|distribution agreement|at[- ]the[- ]market/i.test(before)) return null;
  if (OTHER_SELLERS.test(prose.slice(0, 6_000)) || !/\b(?:purchase|advance) agreement/i.test(prose)) return null;
  return kind('eloc', line, named !== null);
}

/** An ATM program; a deal that is priced, underwritten or direct may mention one beside it. */
function marketOf(find: Find): OfferingKind | null {
  const market = find(ATM) ?? find(SOLD_THROUGH_AGENTS);
  const agreement = find(ATM_AGREEMENT);
  if (market === null || agreement === null || [UNDERWRITING, DIRECT, PURCHASERS].some((other) => find(other) !== null))
    return null;
  return { type: 'atm', evidence: [market, agreement], isSure: find(/415\(a\)\(4\)|sales agents?\b/i) !== null };
}

/** Rights are the offered security: in the title, or distributed by the issuer's own sentence. */
function rightsOf(document: OfferingDocument, cover: Cover): OfferingKind | null {
  const titled = findFirst(document, cover.title, RIGHTS);
  const distributed = findFirst(document, cover.prose, RIGHTS_DISTRIBUTED);
  const rights = titled ?? distributed;
  return rights && kind('rights', rights, titled !== null && distributed !== null);
}

function initialOf(find: Find): OfferingKind | null {
  const initial = find(IPO);
  // Before 2000 the words are often only "no public market", beside underwriters.
  const isNamed =
    find(/initial public offering/i) !== null || find(/offered by the (?:several )?underwriters/i) !== null;
  if (initial === null || !isNamed) return null;
  return kind('ipo', initial, /this is|no public market/i.test(initial.text));
}

/** How the securities are distributed: shelf, firm commitment, directly or on best efforts. */
function channelOf(document: OfferingDocument, cover: Cover, find: Find, isRegistration: boolean): OfferingKind | null {
  const underwriting = affirmed(document, cover, UNDERWRITING);
  const placement = affirmed(document, cover, PLACEMENT);
  const efforts = find(BEST_EFFORTS);
  const isOnEfforts = find(EFFORTS_OFFERING) !== null;
  const purchasers = find(PURCHASERS);
  const named = find(DIRECT);
  const beside = find(/public offering price/i) === null ? find(BESIDE_PRIVATE) : null;
  const direct = named ?? (isOnEfforts ? null : (purchasers ?? beside));
  const shelf = isRegistration ? find(SHELF) : null;
  // A plan of distribution lists every way to sell: on a firm commitment, beside a private placement.
  const isPriced = underwriting !== null && !/^firm/i.test(underwriting.text);
  if (shelf !== null && !isPriced && (named ?? purchasers) === null) {
    const sure = find(/one or more offerings|will not exceed|supplements? to this prospectus/i);
    return kind('shelf', shelf, sure !== null);
  }
  if (underwriting !== null && placement === null) {
    const isSure = find(/underwriters?\b/i) !== null && find(/underwriting discount/i) !== null;
    return kind('firm_commitment', underwriting, isSure);
  }
  if (direct !== null) {
    const isDirect = named !== null || findFirst(document, cover.rest, SOLD_DIRECTLY) !== null;
    return kind('registered_direct', direct, placement !== null && isDirect);
  }
  const agency = efforts ?? placement;
  if (agency !== null) {
    const isSure = efforts !== null && placement !== null && (purchasers === null || !isOnEfforts);
    return kind('best_efforts', agency, isSure);
  }
  const base = shelf ?? baseProspectusOf(document, cover, find, isRegistration);
  if (base !== null) return kind('shelf', base, false);
  const buyer = find(ONE_BUYER);
  return buyer && kind('registered_direct', buyer, false);
}

/** The first match that is not denied. */
function affirmed(document: OfferingDocument, range: Cover, pattern: RegExp): Match | null {
  const matches = findAll(document, range, pattern, 8);
  const lead = ({ start }: Match): string => document.flat.slice(Math.max(range.start, start - 60), start);
  return matches.find((match) => !DENIED.test(lead(match))) ?? null;
}

/** Securities that a shelf registers beside each other. */
const SHELF_SECURITIES = [
  /\bpreferred\b/i,
  /\bdebt\b/i,
  /\bwarrants\b/i,
  /\bunits\b/i,
  /\brights\b/i,
  /\bdepositary\b/i,
];

/** A base prospectus: several securities, whose terms supplements will give. */
function baseProspectusOf(document: OfferingDocument, cover: Cover, find: Find, isRegistration: boolean): Match | null {
  const title = textIn(document, cover.title);
  const kinds = SHELF_SECURITIES.filter((security) => security.test(title)).length;
  if (/prospectus supplement/i.test(title) || kinds === 0) return null;
  if (isRegistration && kinds >= 2)
    return find(
      /\bmay\b[^.\n]{0,40}\bfrom time to time\b[^.\n]{0,80}\b(?:offer|sell|issue)|\bmay\b[^.\n]{0,80}\b(?:offer|sell|issue)\b[^.\n]{0,200}\bfrom time to time/i,
    );
  if (find(SHELF) === null) return null;
  return findFirst(document, cover.prose, /\bany combination of\b|\bone or more offerings\b/i);
}
