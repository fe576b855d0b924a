import { numberElsewhere, priceElsewhere } from '../evidence/other-places.ts';
import { confidenceOf, type Witness } from '../evidence/witnesses.ts';
import { type Amount, amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, type Match, numberOf, type Printed } from '../prose/matches.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import type { Deal } from './deal.ts';
import { findAgents } from './deal-agents.ts';
import { findFee, findFileNumber } from './fee-and-file.ts';
import { isForeignAmount } from './foreign-currency.ts';
import { ownPartOf } from './mixed-sale.ts';
import { tellsOfPast } from './past-sales.ts';
import { findAmountInName, findProceeds, GROSS, NET, type Proceeds } from './proceeds.ts';
import { findMaximum } from './program-terms.ts';
import { type Report, reportMatches, sentenceAt } from './report.ts';

const COUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,4}(?:\.\d{1,3})? million)`;
const NOT_PREFERRED =
  "(?! (?:\\([^)]{2,60}\\) )?of (?:its |our |the \\w+'s |[A-Z]\\w+'s )?(?:newly \\w+ )?(?:Series|\\d|(?:\\w+ )?preferred))";
const SHARES = `(?:of (?:its|our|the [Cc]ompany's) )?(?:(?:newly issued|new|primary|voting|registered|subordinate voting|multiple voting|[Cc]lass [A-Z]) ){0,2}(?:shares?\\b${NOT_PREFERRED}|ordinary shares|Ordinary Shares|common shares|Common Shares|ADSs|American Depositary Shares|common units|units|Units)\\b`;
const SOLD = verbose('gi')`
  (?:sale|sell|sold|issue|issued|issuance|offering|offer|placement|purchase|purchased?)(?: and (?:sell|sale|sold|issuance))?(?: \([^)]{2,40}\))?(?:(?:[^.;\d$]|\b\d{1,2}, (?:19|20)\d\d\b|\b(?:19|20)\d\d\b){0,120}?)(?: of)?(?: up to)? ${COUNT} ${SHARES}`;
/** "A total of 4,283,750 shares were sold", "stockholders subscribed for 1,846,154 shares". */
const SOLD_IN_ALL = verbose('gi')`
  \b(?:total|aggregate) of ${COUNT} ${SHARES}[^.;$\d]{0,80}?\b(?:was|were|been) (?:issued|sold|purchased|subscribed)
  |\bsubscri(?:bed|ptions) for (?:a total of |an aggregate of )?${COUNT} ${SHARES}`;
const NOT_SOLD =
  /warrants?[^.;]{0,60} to (?:purchase|acquire)|warrants?[^.;]{0,40}exercisable|upon (?:the )?exercise|additional|over-?allotment|option|conversion|valued at|reserved|consultant/i;
const PRICE = verbose('g')`
  (?:USD?|CAD?)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+) (?:per|for each|a) (?:(?:Class [A-Z]|(?!Pre|Warrant|Conver|Series|Exercise|Option)[A-Z]\w{2,14}) )?
  (?:Share|share|[Oo]rdinary [Ss]hares?|[Cc]ommon [Ss]hares?|ADS|Unit|unit)\b`;
/** "The public offering price for each share of common stock was $2.00", "a price per share of $37.73". */
const PRICE_AFTER = verbose('gi')`
  \b(?:offering|purchase|sales?|selling|issue|combined|subscription)?(?: and \w+)? ?price (?:to (?:the )?public )?
  (?:(?:of|for) (?:each|one|a|the)(?: set of one| combination of one)?|per|for each)
  [ ](?:(?!pre-?funded)\w+ )?(?:Share|Unit|ADS)\b[^.;$]{0,120}?(?:was|is|were|be|of|at|to|equals?) (?:USD?|CAD?)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?! ?(?:million|billion))
  |\b(?:combined(?= price)|(?:combined|public|effective) (?:public )?(?:offering|purchase)) price (?:to (?:the )?public )?of (?:USD?|CAD?)?\$ ?(\d{1,4}(?:\.\d+)?)(?![\d,.]*\d| ?(?:million|billion)| (?:per|for each|a) (?!share|unit|ADS|ordinary|common))
  |\bper[- ](?:share|unit|ADS) (?:(?:purchase|offering|subscription|issue) )?price of (?:USD?|CAD?)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)
  |\beach (?:common )?(?:Share|Unit|ADS) (?:and [^.;$]{3,60} )?(?:was|were|is|is being|will be) (?:offered and |issued and )?(?:sold|issued|offered)
  [ ](?:to [^.;$]{3,30} )?at (?:an?|the) (?:combined )?(?:(?:public )?offering|purchase|effective)? ?price of (?:USD?|CAD?)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)`;
const PAR_VALUE = /(?:\bno |(?<![\d.])[\d.]+ )?\bpar value(?: (?:of )?\$? ?[\d.]+\d)?(?: (?:per|each) share)?/gi;
const NOT_PRICE =
  /preferred|exercise|deemed|par value|conversion|exercisable|stated value|strike|closing|last reported|minus|less|floor/i;
const OUTSTANDING_AFTER = verbose('gi')`
  (?:following|after|upon|giving effect to)[^.;\d]{0,80}(?:closing|offering|sale|issuance|placement|PIPE|exercise|transaction|financing)\b[^.;\d]{0,60}${COUNT} ${SHARES}[^.;]{0,60}outstanding`;
/** "In an offering which included a partial exercise of the over-allotment option": of the count, not another one. */
const WITH_OPTION =
  /\b(?:which |that )?includ(?:ed|es|ing) (?:an? |the )?(?:full |partial )?exercise (?:in (?:full|part) )?(?:by the underwriters )?of [^,.;]{0,60}\boption\b/i;
/** "Larkin Ventures purchased an aggregate of 8,400,000 shares offered in the offering". */
const IN_OFFERING =
  /^(?: of (?:the company's |our |its )?(?:common|ordinary) (?:stock|shares))?,? (?:offered |sold )?in (?:the|this) (?:\w+ )?offering\b/i;

function isShareOfOne(report: Report, { text, end }: Match): boolean {
  return /^purchase[sd]?\b/i.test(text) && IN_OFFERING.test(report.text.slice(end, end + 90));
}

/** "8,500 shares of Ser…" may be preferred stock: the words after "of" do not name common shares. */
const OF_ANOTHER_CLASS =
  /^ shares? (?:\([^)]{2,60}\) )?of (?!(?:[^.;]|\.\d){0,60}?\b(?:common|ordinary|capital|class|stock|beneficial|ADSs?|depositary))/i;
/** Another statement of what is sold; warrants may have the same count. */
const SOLD_SHARES = /^(?!.*\bwarrants?\b.*\bto purchase\b).*\b(?:shares|units|ADSs)\b/is;

/** The figures of a deal, from the sentences of the report in their order. */
export function findDealTerms(report: Report, deal: Deal, findings: Findings): void {
  if (deal.type === 'atm' || deal.type === 'eloc') findMaximum(report, deal, findings);
  else findSale(report, deal, findings);
  findFileNumber(report, findings);
  findAgents(report, deal, findings);
  findFee(report, findings);
}

/** Shares, price and proceeds of one sale; shares × price = gross proceeds is a witness of all three. */
function findSale(report: Report, { sentence }: Deal, findings: Findings): void {
  const from = { start: sentence.start, end: report.end };
  const shares = findShares(report, from);
  const price = findPrice(report, from);
  const stated = findProceeds(report, from, GROSS) ?? findPrintedProduct(report, sentence, shares, price);
  const gross = stated ?? findAmountInName(report, sentence);
  const isProduct =
    shares !== null &&
    price !== null &&
    gross !== null &&
    productHolds(countOf(shares.text), price.value, gross.amount);
  const product: readonly Witness[] = isProduct ? ['arithmetic'] : [];
  if (shares !== null) {
    const isOther = OF_ANOTHER_CLASS.test(report.text.slice(shares.end, shares.end + 100));
    const place = numberElsewhere(report.flat, report, countOf(shares.text), shares, SOLD_SHARES);
    const sure = isOther ? DOUBTFUL : confidenceOf([...product, ...place]);
    findings.set('sharesOffered', countOf(shares.text), [shares], sure);
  }
  if (price !== null) {
    const place = priceElsewhere(report.flat, report, price.value, price.at, /price|per (?:share|unit|ADS)/i);
    const sure = confidenceOf([...product, ...place]);
    findings.set('pricePerShare', price.value, [price.at], price.isConsistent || isProduct ? sure : DOUBTFUL);
  }
  if (gross !== null) {
    // What a sale is called is rounded: shares × price then supports the size, not the amount.
    const sure = stated === null ? STATED : confidenceOf([...product, ...gross.witnesses]);
    findings.set(
      'grossProceeds',
      Number(gross.amount.value),
      [gross.at],
      gross.isJoint && !isProduct ? DOUBTFUL : sure,
    );
  }
  findNet(report, from, gross, findings);
  const after = captured(reportMatches(report, OUTSTANDING_AFTER, from, 1)[0]);
  if (after !== null) findings.set('sharesOutstandingAfter', countOf(after.text), [after], STATED);
}

const AMOUNT = /(?:USD?|CAD?)?\$ ?\d[\d,]*(?:\.\d+)?(?: million)?/g;

/** "1,600,000 shares at $2.50 per share, or $4,000,000 in the aggregate": an amount that is the product, whatever it is called. */
function findPrintedProduct(
  report: Report,
  { start, end }: TextRange,
  shares: Printed | null,
  price: Price | null,
): Proceeds | null {
  if (shares === null || price === null) return null;
  for (const at of reportMatches(report, AMOUNT, { start, end: Math.min(report.end, end + 400) }, 20)) {
    const [amount] = amountsIn(at.text);
    if (amount === undefined || Number(amount.value) < 10_000) continue;
    if (productHolds(countOf(shares.text), price.value, amount) && !isForeignAmount(report, at))
      return { amount, at, witnesses: [], isJoint: false };
  }
  return null;
}

/** Net proceeds below the gross ones; the two support each other where little is between them. */
function findNet(report: Report, from: TextRange, gross: Proceeds | null, findings: Findings): void {
  const net = findProceeds(report, from, NET);
  if (net === null) return;
  const share = gross === null ? null : Number(net.amount.value) / Number(gross.amount.value);
  if (share !== null && share >= 1) return;
  const isLeft = share !== null && share >= 0.75;
  findings.set(
    'netProceeds',
    Number(net.amount.value),
    [net.at],
    confidenceOf(isLeft ? ['arithmetic', ...net.witnesses] : net.witnesses),
  );
}

/** @example countOf('4.1 million') // 4100000 */
function countOf(printed: string): number {
  const [digits = '', million] = printed.split(' ');
  return million === undefined ? numberOf(digits) : Math.round(Number(digits) * 1_000_000);
}

function findShares(report: Report, from: TextRange): Printed | null {
  const own = ownPartOf(report, from);
  if (own !== null) return own;
  for (const match of reportMatches(report, SOLD, from)) {
    const ahead = report.text.slice(Math.max(0, match.start - 160), match.start);
    if (
      NOT_SOLD.test(match.text.replace(WITH_OPTION, '')) ||
      isShareOfOne(report, match) ||
      /warrants?\b(?:[^.;]|\.(?=\w)){0,140} to $/i.test(ahead)
    )
      continue;
    if (/^[^.;$]{0,200}\bin exchange for\b/i.test(report.text.slice(match.end, match.end + 220))) continue;
    const { start } = sentenceOf(report.flat, match.start);
    if (/previous(?!ly announced)|prior|earlier|since/i.test(report.text.slice(start, match.start).slice(-120)))
      continue;
    if (tellsOfPast(report, match.start)) continue;
    return captured(match);
  }
  const whole = reportMatches(report, SOLD_IN_ALL, from, 4).find(({ start }) => !tellsOfPast(report, start));
  if (whole !== undefined) return captured(whole);
  // "An equity investment of $1,588,225 for 4,179,539 shares of our common stock".
  const bought = reportMatches(
    report,
    new RegExp(`\\bfor (?:an aggregate of )?${COUNT} ${SHARES}`, 'gi'),
    sentenceOf(report.flat, from.start),
    4,
  );
  const first = bought.find(
    ({ start, text }) =>
      !/exercis|convert|warrants?|option/i.test(report.text.slice(Math.max(from.start, start - 80), start) + text),
  );
  return captured(first);
}

interface Price {
  readonly value: number;
  readonly at: TextRange;
  /** No later statement gives a higher price. */
  readonly isConsistent: boolean;
}

function findPrice(report: Report, from: TextRange): Price | null {
  const prices = [PRICE, PRICE_AFTER]
    .flatMap((pattern) => reportMatches(report, pattern, from).map((match) => ({ match, pattern })))
    .toSorted((one, other) => one.match.start - other.match.start)
    .filter(({ match, pattern }) => {
      const printed = captured(match);
      if (printed !== null && isForeignAmount(report, { start: printed.start - 3, end: printed.end })) return false;
      const clause = report.text.slice(Math.max(from.start, match.start - 90), match.start).split(/[;.]\s|\$/);
      const lead = clause.at(-1)?.replace(PAR_VALUE, '') ?? '';
      if (isNamedPrice(lead)) return true;
      if (NOT_PRICE.test(lead)) return false;
      if (pattern === PRICE ? !isPriceLead(lead) : NOT_PRICE.test(match.text)) return false;
      if (tellsOfPast(report, match.start)) return false;
      return !/previous(?!ly announced)|consultant|valued/i.test(sentenceAt(report, match.start));
    })
    .flatMap(({ match }) => captured(match) ?? []);
  const [first] = prices;
  if (first === undefined) return null;
  const value = numberOf(first.text);
  // The underwriter's own price is lower and comes later.
  return { value, at: first, isConsistent: prices.every(({ text }) => numberOf(text) <= value) };
}

/** "Warrants exercisable for 3,400,000 shares, at a combined purchase price of": the nearest words name the price. */
function isNamedPrice(lead: string): boolean {
  return (
    /\b(?:purchase|offering|subscription|issue) price(?: to the public)?,? (?:of|was|equal to|is) $/i.test(lead) &&
    !/preferred|exercise|conversion|floor|pre-?funded/i.test(lead.slice(-60))
  );
}

/** "at a price of", "at", "20,000 shares of common stock for". */
function isPriceLead(lead: string): boolean {
  if (/(?:stock|shares|ADSs|units)(?: \([^)]{1,40}\))?,? for (?:\$)?$/i.test(lead)) return true;
  return /price|at (?:an? )?$|(?:of|was) $/i.test(lead.slice(-60)) && /price|\bat\b/i.test(lead);
}

/** Shares × price = gross, to the precision that the gross is printed with. */
function productHolds(shares: number, price: number, gross: Amount): boolean {
  const unit = 10 ** (gross.scale - gross.fractionDigits);
  return Math.abs(shares * price - Number(gross.value)) <= Math.max(unit / 2, 1);
}
