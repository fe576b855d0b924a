import { type Amount, amountsIn } from '../layout/numbers.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { CHECKED, DOUBTFUL, STATED } from '../prose/stated-items.ts';
import type { Deal } from './deal.ts';
import { findAgents } from './deal-agents.ts';
import { type BodyHit, hitsIn, type Put, placeOf, type ReportBody, sentenceTextAt } from './report-body.ts';

const COUNT = '(\\d{1,3}(?:,\\d{3})+)';
const SHARES =
  "(?:newly issued )?(?:shares?\\b(?! (?:\\([^)]{2,60}\\) )?of (?:its |our |the Company's )?(?:newly \\w+ )?(?:Series|\\d|(?:\\w+ )?preferred))|ordinary shares|Ordinary Shares|common shares|Common Shares|ADSs|American Depositary Shares|common units|units|Units)\\b";
const SOLD = new RegExp(
  `(?:sale|sell|sold|issue|issued|issuance|offering|offer|placement|purchase|purchased?)(?: and (?:sell|sale|sold|issuance))?(?: \\([^)]{2,40}\\))?(?:(?:[^.;\\d$]|\\b\\d{1,2}, (?:19|20)\\d\\d\\b|\\b(?:19|20)\\d\\d\\b){0,120}?)(?: of)?(?: up to)? ${COUNT} ${SHARES}`,
  'gi',
);
const NOT_SOLD =
  /warrants?[^.;]{0,60} to (?:purchase|acquire)|warrants?[^.;]{0,40}exercisable|upon (?:the )?exercise|additional|over-?allotment|option|conversion|valued at|reserved|consultant/i;
const PRICE =
  /(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+) (?:per|for each|a) (?:(?:Class [A-Z]|(?!Pre|Warrant|Conver|Series|Exercise|Option)[A-Z]\w{2,14}) )?(?:Share|share|[Oo]rdinary [Ss]hares?|[Cc]ommon [Ss]hares?|ADS|Unit|unit)\b/g;
/** "The public offering price for each share of common stock was $2.00", "a price per share of $37.73". */
const PRICE_AFTER =
  /\b(?:offering|purchase|sales?|selling|issue|combined|subscription)?(?: and \w+)? ?price (?:to (?:the )?public )?(?:(?:of|for) (?:each|one|a|the)(?: set of one| combination of one)?|per|for each) (?:(?!pre-?funded)\w+ )?(?:Share|Unit|ADS)\b[^.;$]{0,120}?(?:was|is|were|be|of|at|to|equals?) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?! ?(?:million|billion))|\bper share price of (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)|\beach (?:common )?(?:Share|Unit|ADS) (?:and [^.;$]{3,60} )?(?:was|were|is|is being|will be) (?:offered and |issued and )?(?:sold|issued|offered) (?:to [^.;$]{3,30} )?at (?:an?|the) (?:combined )?(?:(?:public )?offering|purchase|effective)? ?price of (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)/gi;
const NOT_PRICE =
  /preferred|exercise|deemed|par value|conversion|exercisable|stated value|strike|closing|last reported|minus|less|floor/i;
const MONEY = '((?:US)?\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?: (?:million|billion))?)';
const GROSS = new RegExp(
  `(?:gross (?:cash )?proceeds|aggregate (?:purchase|offering) price|total purchase price|for a total|proceeds of the offering)[^.;$]{0,120}?(?:of|were|was|are|is|be|totall?ed|totall?ing)(?: expected to be)?(?: approximately| about| around| roughly)? ?${MONEY}|${MONEY} (?:in|of) (?:aggregate |total )?gross (?:cash )?proceeds`,
  'gi',
);
const NET = new RegExp(
  `net (?:cash )?proceeds[^.;$]{0,200}?(?:of|were|was|are|is|be|totall?ed|totall?ing)(?: expected to be)?(?: approximately| about| around| roughly)? ?${MONEY}|${MONEY} (?:in|of) (?:aggregate |total )?net (?:cash )?proceeds`,
  'gi',
);
const NOT_PROCEEDS = /upon (?:the )?(?:full )?(?:cash )?exercise|if (?:all|exercised)|additional gross|previous|prior/i;
const MAXIMUM = new RegExp(
  `(?:aggregate|maximum|total)[^.;$]{0,80}(?:price|proceeds|amount|value)[^.;$]{0,60}(?:up to|of|exceed) ?${MONEY}|up to(?: an aggregate of| the lesser of(?: \\(\\w{1,3}\\))?)? ${MONEY}`,
  'gi',
);
const UP_TO = new RegExp(`\\bup to[^.;$]{0,60}${MONEY}`, 'gi');
const FILE_NUMBER = /\b(3(?:33|77)-\d{6})\b/g;
const FEE =
  /(?:commissions?|fees?|discounts?|compensation)\b[^.;%$]{0,140}?\b(\d{1,2}(?:\.\d{1,3})?) ?%|\b(\d{1,2}(?:\.\d{1,3})?) ?% (?:of (?:the )?(?:aggregate )?gross (?:proceeds|sales price)|(?:underwriting )?(?:discount|commission|cash fee))/gi;
const NOT_FEE =
  /tail|warrants? to purchase|number of shares|non-?accountable|management fee|interest|expense allowance|beneficial|outstanding/i;
const AFTER = new RegExp(
  `(?:following|after|upon|giving effect to)[^.;\\d]{0,80}(?:closing|offering|sale|issuance)[^.;\\d]{0,60}${COUNT} ${SHARES}[^.;]{0,60}outstanding`,
  'gi',
);

/** "8,500 shares of Ser…": of what is not said in words for common shares; preferred stock may be meant. */
const OF_ANOTHER_CLASS =
  /^ shares? (?:\([^)]{2,60}\) )?of (?!(?:[^.;]|\.\d){0,60}?\b(?:common|ordinary|capital|class|stock|beneficial|ADSs?|depositary))/i;

/** The figures of a deal, from the sentences of the report in the order they stand. */
export function findDealTerms(terms: FlatText, body: ReportBody, deal: Deal, put: Put): void {
  const from = { start: deal.sentence.start, end: body.end };
  if (deal.type === 'atm' || deal.type === 'eloc') findMaximum(body, deal, put);
  else {
    const shares = findShares(terms, body, from);
    const price = findPrice(terms, body, from);
    const gross = findProceeds(terms, body, from, GROSS);
    const isProduct =
      shares !== null && price !== null && gross !== null && productHolds(shares.value, price.value, gross.amount);
    const isAnnounced = (at: TextRange): boolean => at.start >= deal.sentence.start && at.end <= deal.sentence.end;
    if (shares !== null) {
      const isOwn =
        isAnnounced(shares.at) && !OF_ANOTHER_CLASS.test(terms.text.slice(shares.at.end, shares.at.end + 100));
      put('sharesOffered', shares.value, shares.at, isProduct ? CHECKED : isOwn ? 0.9 : STATED);
    }
    if (price !== null)
      put(
        'pricePerShare',
        price.value,
        price.at,
        isProduct ? CHECKED : !price.isAlike ? DOUBTFUL : isAnnounced(price.at) ? 0.9 : STATED,
      );
    const net = findProceeds(terms, body, from, NET);
    const share = net === null || gross === null ? null : Number(net.amount.value) / Number(gross.amount.value);
    // What is left after fees and expenses: the two amounts bear each other out.
    const isLeft = share !== null && share >= 0.75 && share < 1;
    const ofProceeds = (one: Proceeds): number => (one.isTwice ? CHECKED : isLeft ? 0.9 : STATED);
    if (gross !== null)
      put('grossProceeds', Number(gross.amount.value), gross.at, isProduct ? CHECKED : ofProceeds(gross));
    if (net !== null && (share === null || share < 1))
      put('netProceeds', Number(net.amount.value), net.at, ofProceeds(net));
    const [after] = hitsIn(body, AFTER, from, 3);
    const printed = after?.groups[0];
    if (after !== undefined && printed !== undefined)
      put('sharesOutstandingAfter', numberOf(printed), placeOf(after, printed), STATED);
  }
  findFileNumber(body, put);
  findAgents(terms, body, deal, put);
  findFee(terms, body, put);
}

function numberOf(printed: string): number {
  return Number(printed.replaceAll(',', ''));
}

/** "12,000,000 shares …, of which 10,000,000 are being offered and sold by the Company". */
const OWN_PART = new RegExp(
  `\\bof which ${COUNT} (?:shares )?(?:are|were|is|will be) (?:being )?(?:offered|sold|issued)(?: and (?:offered|sold|issued))? by (?:the company|us)\\b`,
  'gi',
);

function findShares(terms: FlatText, body: ReportBody, from: TextRange): { value: number; at: TextRange } | null {
  const [own] = hitsIn(body, OWN_PART, from, 1);
  const part = own?.groups[0];
  if (own !== undefined && part !== undefined) return { value: numberOf(part), at: placeOf(own, part) };
  for (const hit of hitsIn(body, SOLD, from)) {
    const printed = hit.groups[0];
    const ahead = body.text.slice(Math.max(0, hit.start - 160), hit.start);
    if (printed === undefined || NOT_SOLD.test(hit.words) || /warrants?\b(?:[^.;]|\.(?=\w)){0,140} to $/i.test(ahead))
      continue;
    const { start } = sentenceOf(terms, hit.start);
    if (/previous(?!ly announced)|prior|earlier|since/i.test(terms.text.slice(start, hit.start).slice(-120))) continue;
    return { value: numberOf(printed), at: placeOf(hit, printed) };
  }
  return null;
}

function findPrice(
  terms: FlatText,
  body: ReportBody,
  from: TextRange,
): { value: number; at: TextRange; isAlike: boolean } | null {
  const found: { value: number; at: TextRange }[] = [];
  const hits = [
    ...hitsIn(body, PRICE, from).map((hit) => ({ hit, isAfter: false })),
    ...hitsIn(body, PRICE_AFTER, from).map((hit) => ({ hit, isAfter: true })),
  ].toSorted((one, other) => one.hit.start - other.hit.start);
  for (const { hit, isAfter } of hits) {
    const printed = hit.groups.find((group) => group !== undefined);
    const lead =
      body.text
        .slice(Math.max(from.start, hit.start - 90), hit.start)
        .split(/[;.]\s|\$/)
        .at(-1)
        ?.replace(/[\d.]+ par value(?: per share)?/i, '') ?? '';
    if (printed === undefined || NOT_PRICE.test(lead) || (isAfter && NOT_PRICE.test(hit.words))) continue;
    if (!isAfter && !isPriceLead(lead)) continue;
    const sentence = sentenceTextAt(terms, hit.start);
    if (/previous(?!ly announced)|consultant|valued/i.test(sentence)) continue;
    found.push({ value: numberOf(printed), at: placeOf(hit, printed) });
  }
  const [first] = found;
  if (first === undefined) return null;
  // The underwriter's own price is lower, and stands later.
  return { ...first, isAlike: found.every(({ value }) => value <= first.value) };
}

/** "at a price of", "at", "20,000 shares of common stock for". */
function isPriceLead(lead: string): boolean {
  if (/(?:stock|shares|ADSs|units)(?: \([^)]{1,40}\))?,? for (?:\$)?$/i.test(lead)) return true;
  return /price|at (?:an? )?$|(?:of|was) $/i.test(lead.slice(-60)) && /price|\bat\b/i.test(lead);
}

interface Proceeds {
  readonly amount: Amount;
  readonly at: TextRange;
  readonly isTwice: boolean;
}

function findProceeds(terms: FlatText, body: ReportBody, from: TextRange, pattern: RegExp): Proceeds | null {
  const found: { amount: Amount; at: TextRange }[] = [];
  for (const hit of hitsIn(body, pattern, from)) {
    const printed = hit.groups[0] ?? hit.groups[1];
    const amount = printed === undefined ? undefined : amountsIn(printed)[0];
    if (printed === undefined || amount === undefined || Number(amount.value) < 10_000) continue;
    // "A cash fee of 6.0% of the gross proceeds …, totaling $465,600" is the fee.
    if (isShareOf(body.text.slice(Math.max(0, hit.start - 40), hit.start), hit.words)) continue;
    const sentence = sentenceOf(terms, hit.start);
    const lead = terms.text.slice(Math.max(sentence.start, hit.start - 80), hit.start) + hit.words;
    if (isExpense(hit.words, terms.text.slice(hit.end, hit.end + 60))) continue;
    if (NOT_PROCEEDS.test(lead) || /up to[^$]{0,20}\$/i.test(hit.words)) continue;
    found.push({ amount, at: placeOf(hit, printed) });
  }
  const [first] = found;
  if (first === undefined) return null;
  return { ...first, isTwice: found.length > 1 && found.every(({ amount }) => amount.value === first.amount.value) };
}

function isShareOf(lead: string, words: string): boolean {
  return /% of (?:the )?(?:aggregate |total )?$/i.test(lead) && !/^gross (?:cash )?proceeds of/i.test(words);
}

/** "7.0% of the gross proceeds …, and an aggregate of $85,000 for certain expenses". */
function isExpense(words: string, after: string): boolean {
  return (
    /,? and (?:an aggregate (?:of|amount)|up to)\b|reimburs|\bexpenses? (?:of|in)\b|\bfees? (?:of|equal)\b/i.test(
      words,
    ) ||
    /^ (?:for|of|in) (?:certain |its |legal |accountable |non-accountable |out-of-pocket ){0,3}(?:expenses|fees)/i.test(
      after,
    )
  );
}

/** Shares × price = gross, to the precision that the gross is printed with. */
function productHolds(shares: number, price: number, gross: Amount): boolean {
  const unit = 10 ** (gross.scale - gross.fractionDigits);
  return Math.abs(shares * price - Number(gross.value)) <= Math.max(unit / 2, 1);
}

/** What the programme or the line may sell at most: in the announcing paragraph, else in those right behind it. */
function findMaximum(body: ReportBody, deal: Deal, put: Put): void {
  const { paragraph } = deal;
  if (findMaximumIn(body, paragraph, put)) return;
  findMaximumIn(body, { start: paragraph.end, end: Math.min(body.end, paragraph.end + 1_500) }, put);
}

function findMaximumIn(body: ReportBody, range: TextRange, put: Put): boolean {
  for (const hit of hitsIn(body, MAXIMUM, range)) {
    const printed = hit.groups[0] ?? hit.groups[1];
    const amount = printed === undefined ? undefined : amountsIn(printed)[0];
    if (printed === undefined || amount === undefined || Number(amount.value) < 100_000) continue;
    const lead = body.text.slice(Math.max(range.start, hit.start - 120), hit.start);
    if (/previous|reimburs|shelf|expense|registration statement|fees|\bhave sold\b|remain/i.test(`${lead}${hit.words}`))
      continue;
    const isOnly = hitsIn(body, UP_TO, range).every(({ groups }) => groups[0] === undefined || groups[0] === printed);
    const again = hitsIn(body, new RegExp(printed.replace(/[$.]/g, '\\$&'), 'g'), body, 5).length > 1;
    const isStandard = /aggregate (?:gross )?(?:offering|sales) price|gross (?:sales )?proceeds/i.test(hit.words);
    put(
      'maxAggregateOffering',
      Number(amount.value),
      placeOf(hit, printed),
      again || isStandard || (isOnly && /up to/i.test(hit.words)) ? 0.9 : STATED,
    );
    return true;
  }
  return false;
}

/** The registration statement that the sale is made under: the one number, or the first of several, less sure. */
function findFileNumber(body: ReportBody, put: Put): void {
  const hits = hitsIn(body, FILE_NUMBER).filter(
    (hit) => !/resale/i.test(body.text.slice(Math.max(0, hit.start - 160), hit.start)),
  );
  const numbers = [...new Set(hits.map(({ words }) => words))];
  const [first] = hits;
  if (first !== undefined) put('fileNumber', first.words, first, numbers.length === 1 ? 0.9 : STATED);
}

/** "A cash fee equal to 7.0% of the gross proceeds", "a commission of up to 3.0% of the gross sales price". */
function isStandardFee(words: string): boolean {
  return /cash (?:placement )?fee|\bcommissions?\b|\bcompensation (?:at|of|equal)\b/i.test(words);
}

function findFee(terms: FlatText, body: ReportBody, put: Put): void {
  const found: { value: number; hit: BodyHit; printed: string }[] = [];
  for (const hit of hitsIn(body, FEE)) {
    const printed = hit.groups[0] ?? hit.groups[1];
    if (printed === undefined || Number(printed) > 15 || NOT_FEE.test(hit.words)) continue;
    const lead = body.text.slice(Math.max(body.start, hit.start - 60), hit.start);
    if (/management fee|tail|expense/i.test(lead)) continue;
    if (!/agent|underwriter|broker|manager|cash fee|commission/i.test(sentenceTextAt(terms, hit.start))) continue;
    found.push({ value: Number(printed), hit, printed });
  }
  const discount = hitsIn(body, /at an? (\d{1,2}(?:\.\d{1,3})?) ?% discount/gi)[0];
  const printed = discount?.groups[0];
  if (discount !== undefined && printed !== undefined) found.push({ value: Number(printed), hit: discount, printed });
  const [first] = found;
  if (first === undefined) return;
  const isAlike = found.every(({ value }) => value === first.value);
  put(
    'agentFeePercent',
    first.value,
    placeOf(first.hit, first.printed),
    !isAlike ? DOUBTFUL : found.length > 1 || isStandardFee(first.hit.words) ? 0.9 : STATED,
  );
}
