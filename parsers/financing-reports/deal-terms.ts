import { type Amount, amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, numberOf, type Printed } from '../prose/matches.ts';
import { CHECKED, DOUBTFUL, STATED } from '../prose/stated-items.ts';
import type { Deal } from './deal.ts';
import { findAgents } from './deal-agents.ts';
import { type Report, reportMatches, sentenceAt, textOf } from './report.ts';

const COUNT = '(\\d{1,3}(?:,\\d{3})+)';
const NOT_PREFERRED =
  "(?! (?:\\([^)]{2,60}\\) )?of (?:its |our |the Company's )?(?:newly \\w+ )?(?:Series|\\d|(?:\\w+ )?preferred))";
const SHARES = `(?:newly issued )?(?:shares?\\b${NOT_PREFERRED}|ordinary shares|Ordinary Shares|common shares|Common Shares|ADSs|American Depositary Shares|common units|units|Units)\\b`;
const SOLD = verbose('gi')`
  (?:sale|sell|sold|issue|issued|issuance|offering|offer|placement|purchase|purchased?)(?: and (?:sell|sale|sold|issuance))?(?: \([^)]{2,40}\))?(?:(?:[^.;\d$]|\b\d{1,2}, (?:19|20)\d\d\b|\b(?:19|20)\d\d\b){0,120}?)(?: of)?(?: up to)? ${COUNT} ${SHARES}`;
const NOT_SOLD =
  /warrants?[^.;]{0,60} to (?:purchase|acquire)|warrants?[^.;]{0,40}exercisable|upon (?:the )?exercise|additional|over-?allotment|option|conversion|valued at|reserved|consultant/i;
const PRICE = verbose('g')`
  (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+) (?:per|for each|a) (?:(?:Class [A-Z]|(?!Pre|Warrant|Conver|Series|Exercise|Option)[A-Z]\w{2,14}) )?
  (?:Share|share|[Oo]rdinary [Ss]hares?|[Cc]ommon [Ss]hares?|ADS|Unit|unit)\b`;
/** "The public offering price for each share of common stock was $2.00", "a price per share of $37.73". */
const PRICE_AFTER = verbose('gi')`
  \b(?:offering|purchase|sales?|selling|issue|combined|subscription)?(?: and \w+)? ?price (?:to (?:the )?public )?
  (?:(?:of|for) (?:each|one|a|the)(?: set of one| combination of one)?|per|for each)
  [ ](?:(?!pre-?funded)\w+ )?(?:Share|Unit|ADS)\b[^.;$]{0,120}?(?:was|is|were|be|of|at|to|equals?) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?! ?(?:million|billion))
  |\bper share price of (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)
  |\beach (?:common )?(?:Share|Unit|ADS) (?:and [^.;$]{3,60} )?(?:was|were|is|is being|will be) (?:offered and |issued and )?(?:sold|issued|offered)
  [ ](?:to [^.;$]{3,30} )?at (?:an?|the) (?:combined )?(?:(?:public )?offering|purchase|effective)? ?price of (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)`;
const NOT_PRICE =
  /preferred|exercise|deemed|par value|conversion|exercisable|stated value|strike|closing|last reported|minus|less|floor/i;
const MONEY = '((?:US)?\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?: (?:million|billion))?)';
/** "Gross proceeds are expected to be approximately $5 million", "$5 million in gross proceeds". */
function proceedsPattern(lead: string, kind: string): RegExp {
  return verbose('gi')`
    ${lead}(?:of|were|was|are|is|be|totall?ed|totall?ing)(?: expected to be)?(?: approximately| about| around| roughly)? ?
    ${MONEY}|${MONEY} (?:in|of) (?:aggregate |total )?${kind} (?:cash )?proceeds`;
}
const GROSS = proceedsPattern(
  '(?:gross (?:cash )?proceeds|aggregate (?:purchase|offering) price|total purchase price|for a total|proceeds of the offering)[^.;$]{0,120}?',
  'gross',
);
const NET = proceedsPattern('net (?:cash )?proceeds[^.;$]{0,200}?', 'net');
const NOT_PROCEEDS = /upon (?:the )?(?:full )?(?:cash )?exercise|if (?:all|exercised)|additional gross|previous|prior/i;
/** "7.0% of the gross proceeds …, and an aggregate of $85,000 for certain expenses". */
const EXPENSE =
  /,? and (?:an aggregate (?:of|amount)|up to)\b|reimburs|\bexpenses? (?:of|in)\b|\bfees? (?:of|equal)\b/i;
const FOR_EXPENSES =
  /^ (?:for|of|in) (?:certain |its |legal |accountable |non-accountable |out-of-pocket ){0,3}(?:expenses|fees)/i;
const NOT_MAXIMUM = /previous|reimburs|shelf|expense|registration statement|fees|\bhave sold\b|remain/i;
const MAXIMUM = verbose('gi')`
  (?:aggregate|maximum|total)[^.;$]{0,80}(?:price|proceeds|amount|value)[^.;$]{0,60}(?:up to|of|exceed) ?${MONEY}|up to(?: an aggregate of| the lesser of(?: \(\w{1,3}\))?)? ${MONEY}`;
const UP_TO = new RegExp(`\\bup to[^.;$]{0,60}${MONEY}`, 'gi');
const FILE_NUMBER = /\b(3(?:33|77)-\d{6})\b/g;
const FEE = verbose('gi')`
  (?:commissions?|fees?|discounts?|compensation)\b[^.;%$]{0,140}?\b(\d{1,2}(?:\.\d{1,3})?) ?%
  |\b(\d{1,2}(?:\.\d{1,3})?) ?% (?:of (?:the )?(?:aggregate )?gross (?:proceeds|sales price)|(?:underwriting )?(?:discount|commission|cash fee))`;
const NOT_FEE =
  /tail|warrants? to purchase|number of shares|non-?accountable|management fee|interest|expense allowance|beneficial|outstanding/i;
const OUTSTANDING_AFTER = verbose('gi')`
  (?:following|after|upon|giving effect to)[^.;\d]{0,80}(?:closing|offering|sale|issuance)[^.;\d]{0,60}${COUNT} ${SHARES}[^.;]{0,60}outstanding`;
/** "8,500 shares of Ser…" may be preferred stock: the words after "of" do not name common shares. */
const OF_ANOTHER_CLASS =
  /^ shares? (?:\([^)]{2,60}\) )?of (?!(?:[^.;]|\.\d){0,60}?\b(?:common|ordinary|capital|class|stock|beneficial|ADSs?|depositary))/i;
/** "12,000,000 shares …, of which 10,000,000 are being offered and sold by the Company". */
const OWN_PART = verbose('gi')`
  \bof which ${COUNT} (?:shares )?(?:are|were|is|will be) (?:being )?(?:offered|sold|issued)(?: and (?:offered|sold|issued))? by (?:the company|us)\b`;

/** The figures of a deal, from the sentences of the report in their order. */
export function findDealTerms(report: Report, deal: Deal, findings: Findings): void {
  if (deal.type === 'atm' || deal.type === 'eloc') findMaximum(report, deal, findings);
  else findSale(report, deal, findings);
  findFileNumber(report, findings);
  findAgents(report, deal, findings);
  findFee(report, findings);
}

/** Shares, price and proceeds of one sale; shares × price = gross proceeds makes all three sure. */
function findSale(report: Report, { sentence }: Deal, findings: Findings): void {
  const from = { start: sentence.start, end: report.end };
  const shares = findShares(report, from);
  const price = findPrice(report, from);
  const gross = findProceeds(report, from, GROSS);
  const isProduct =
    shares !== null && price !== null && gross !== null && productHolds(shares.text, price.value, gross.amount);
  const isAnnounced = (at: TextRange): boolean => at.start >= sentence.start && at.end <= sentence.end;
  if (shares !== null) {
    const isOwn = isAnnounced(shares) && !OF_ANOTHER_CLASS.test(report.text.slice(shares.end, shares.end + 100));
    findings.set('sharesOffered', numberOf(shares.text), [shares], isProduct ? CHECKED : isOwn ? 0.9 : STATED);
  }
  if (price !== null) {
    const single = !price.isConsistent ? DOUBTFUL : isAnnounced(price.at) ? 0.9 : STATED;
    findings.set('pricePerShare', price.value, [price.at], isProduct ? CHECKED : single);
  }
  const net = findProceeds(report, from, NET);
  const share = net === null || gross === null ? null : Number(net.amount.value) / Number(gross.amount.value);
  // Net proceeds somewhat below gross: the two amounts support each other.
  const isLeft = share !== null && share >= 0.75 && share < 1;
  const confidence = (one: Proceeds): number => (one.isRepeated ? CHECKED : isLeft ? 0.9 : STATED);
  if (gross !== null)
    findings.set('grossProceeds', Number(gross.amount.value), [gross.at], isProduct ? CHECKED : confidence(gross));
  if (net !== null && (share === null || share < 1))
    findings.set('netProceeds', Number(net.amount.value), [net.at], confidence(net));
  const after = captured(reportMatches(report, OUTSTANDING_AFTER, from, 1)[0]);
  if (after !== null) findings.set('sharesOutstandingAfter', numberOf(after.text), [after], STATED);
}

function findShares(report: Report, from: TextRange): Printed | null {
  const own = captured(reportMatches(report, OWN_PART, from, 1)[0]);
  if (own !== null) return own;
  for (const match of reportMatches(report, SOLD, from)) {
    const ahead = report.text.slice(Math.max(0, match.start - 160), match.start);
    if (NOT_SOLD.test(match.text) || /warrants?\b(?:[^.;]|\.(?=\w)){0,140} to $/i.test(ahead)) continue;
    const { start } = sentenceOf(report.flat, match.start);
    if (/previous(?!ly announced)|prior|earlier|since/i.test(report.text.slice(start, match.start).slice(-120)))
      continue;
    return captured(match);
  }
  return null;
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
      const clause = report.text.slice(Math.max(from.start, match.start - 90), match.start).split(/[;.]\s|\$/);
      const lead = clause.at(-1)?.replace(/(?<![\d.])[\d.]+ par value(?: per share)?/i, '') ?? '';
      if (NOT_PRICE.test(lead)) return false;
      if (pattern === PRICE ? !isPriceLead(lead) : NOT_PRICE.test(match.text)) return false;
      return !/previous(?!ly announced)|consultant|valued/i.test(sentenceAt(report, match.start));
    })
    .flatMap(({ match }) => captured(match) ?? []);
  const [first] = prices;
  if (first === undefined) return null;
  const value = numberOf(first.text);
  // The underwriter's own price is lower and comes later.
  return { value, at: first, isConsistent: prices.every(({ text }) => numberOf(text) <= value) };
}

/** "at a price of", "at", "20,000 shares of common stock for". */
function isPriceLead(lead: string): boolean {
  if (/(?:stock|shares|ADSs|units)(?: \([^)]{1,40}\))?,? for (?:\$)?$/i.test(lead)) return true;
  return /price|at (?:an? )?$|(?:of|was) $/i.test(lead.slice(-60)) && /price|\bat\b/i.test(lead);
}

interface Proceeds {
  readonly amount: Amount;
  readonly at: TextRange;
  readonly isRepeated: boolean;
}

function findProceeds(report: Report, from: TextRange, pattern: RegExp): Proceeds | null {
  const found: { amount: Amount; at: TextRange }[] = [];
  for (const match of reportMatches(report, pattern, from)) {
    const at = captured(match);
    const amount = at === null ? undefined : amountsIn(at.text)[0];
    if (at === null || amount === undefined || Number(amount.value) < 10_000) continue;
    // "A cash fee of 6.0% of the gross proceeds …, totaling $465,600" is the fee.
    const percentage = report.text.slice(Math.max(0, match.start - 40), match.start);
    if (/% of (?:the )?(?:aggregate |total )?$/i.test(percentage) && !/^gross (?:cash )?proceeds of/i.test(match.text))
      continue;
    const sentence = sentenceOf(report.flat, match.start);
    const lead = report.text.slice(Math.max(sentence.start, match.start - 80), match.start) + match.text;
    if (EXPENSE.test(match.text) || FOR_EXPENSES.test(report.text.slice(match.end, match.end + 60))) continue;
    if (NOT_PROCEEDS.test(lead) || /up to[^$]{0,20}\$/i.test(match.text)) continue;
    found.push({ amount, at });
  }
  const [first] = found;
  if (first === undefined) return null;
  return { ...first, isRepeated: found.length > 1 && found.every(({ amount }) => amount.value === first.amount.value) };
}

/** Shares × price = gross, to the precision that the gross is printed with. */
function productHolds(shares: string, price: number, gross: Amount): boolean {
  const unit = 10 ** (gross.scale - gross.fractionDigits);
  return Math.abs(numberOf(shares) * price - Number(gross.value)) <= Math.max(unit / 2, 1);
}

/** The most that a program or line may sell: from the announcing paragraph, else from the text right after it. */
function findMaximum(report: Report, { paragraph }: Deal, findings: Findings): void {
  const after = { start: paragraph.end, end: Math.min(report.end, paragraph.end + 1_500) };
  for (const range of [paragraph, after]) {
    for (const match of reportMatches(report, MAXIMUM, range)) {
      const at = captured(match);
      const amount = at === null ? undefined : amountsIn(at.text)[0];
      if (at === null || amount === undefined || Number(amount.value) < 100_000) continue;
      const lead = report.text.slice(Math.max(range.start, match.start - 120), match.start);
      if (NOT_MAXIMUM.test(`${lead}${match.text}`)) continue;
      const isOnly = reportMatches(report, UP_TO, range).every(
        (other) => (captured(other)?.text ?? at.text) === at.text,
      );
      const isRepeated = textOf(report, report).split(at.text).length > 2;
      const isStandard = /aggregate (?:gross )?(?:offering|sales) price|gross (?:sales )?proceeds/i.test(match.text);
      const isSure = isRepeated || isStandard || (isOnly && /up to/i.test(match.text));
      findings.set('maxAggregateOffering', Number(amount.value), [at], isSure ? 0.9 : STATED);
      return;
    }
  }
}

/** The registration statement of the sale: the only file number, or the first of several, less sure. */
function findFileNumber(report: Report, findings: Findings): void {
  const matches = reportMatches(report, FILE_NUMBER).filter(
    ({ start }) => !/resale/i.test(report.text.slice(Math.max(0, start - 160), start)),
  );
  const [first] = matches;
  const isOnly = matches.every(({ text }) => text === first?.text);
  if (first !== undefined) findings.set('fileNumber', first.text, [first], isOnly ? 0.9 : STATED);
}

/** "A cash fee equal to 7.0% of the gross proceeds", "a commission of up to 3.0% of the gross sales price". */
const STANDARD_FEE = /cash (?:placement )?fee|\bcommissions?\b|\bcompensation (?:at|of|equal)\b/i;
const FEE_PAYEE = /agent|underwriter|broker|manager|cash fee|commission/i;

function findFee(report: Report, findings: Findings): void {
  const fees = reportMatches(report, FEE).filter((match) => {
    if (Number(captured(match)?.text) > 15 || NOT_FEE.test(match.text)) return false;
    if (/management fee|tail|expense/i.test(report.text.slice(Math.max(report.start, match.start - 60), match.start)))
      return false;
    return FEE_PAYEE.test(sentenceAt(report, match.start));
  });
  const [first, ...others] = [
    ...fees,
    ...reportMatches(report, /at an? (\d{1,2}(?:\.\d{1,3})?) ?% discount/gi, report, 1),
  ];
  const at = captured(first);
  if (first === undefined || at === null) return;
  const isConsistent = others.every((other) => Number(captured(other)?.text) === Number(at.text));
  const sure = others.length > 0 || STANDARD_FEE.test(first.text) ? 0.9 : STATED;
  findings.set('agentFeePercent', Number(at.text), [at], isConsistent ? sure : DOUBTFUL);
}
