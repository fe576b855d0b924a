import { datesIn } from '../layout/dates.ts';
import { pattern } from '../layout/patterns.ts';
import { type Match, numberOf, printedIn } from '../prose/matches.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { amountsInRange, findAll, paragraphAt } from './search.ts';

const NET = pattern('gi', [
  pattern(
    '',
    /net proceeds(?: to us| that we will receive| we (?:will|expect to) receive)?(?: \([^)\n]{0,80}\))?(?: to us)?,? (?:from|of|in) (?:this|the|our)/,
    /(?: sale[^.\n$]{0,80}| issuance[^.\n$]{0,80}| offering)?[^.\n$]{0,200}?(?:will be|to be|of|is|are|be)(?: approximately| about)? ?(?=(?:US)?\$ ?\d)/,
  ),
  /net proceeds of (?:approximately|about) (?=\$ ?\d[\d.,]*\d(?: (?:million|billion))? from (?:this offering|the sale of))/,
]);

const EARLIER_OFFERING = /20\d\d[^.\n]{0,60}$|private placement|\bIPO\b|completed|closed|received/i;

/** Net proceeds as stated in "The Offering" or "Use of Proceeds": the first statement; two that differ are doubtful. */
export function findNetProceeds(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const [first, ...others] = findAll(document, cover.body, NET, 12).flatMap(({ start, end, text }) => {
    const from = Math.max(paragraphAt(document, start).start, start - 100);
    if (/assum|prior|concurrent|exercis/i.test(text) || EARLIER_OFFERING.test(document.flat.slice(from, start)))
      return [];
    const amount = amountsInRange(document, { start: end - 2, end: end + 40 }).find(
      ({ currency }) => currency !== null,
    );
    return amount !== undefined && amount.start <= end + 2 ? [amount] : [];
  });
  if (first === undefined) return;
  const net = Number(first.value);
  const [shares, price] = [findings.number('sharesOffered'), findings.number('pricePerShare')];
  const product = shares !== null && price !== null ? shares * price : null;
  const before = findings.number('proceedsBeforeExpenses') ?? findings.number('grossProceeds') ?? product;
  if (before === null || net > before || net < before * 0.5) return;
  const isConsistent = others.every(({ value }) => value === first.value);
  findings.set('netProceeds', net, [first], isConsistent ? STATED : DOUBTFUL);
  if (others.length > 0 && isConsistent) findings.check('net proceeds stated twice alike', true, ['netProceeds']);
}

const BEFORE = pattern('g', [
  pattern(
    '',
    /(?:[Bb]ased (?:up)?on|[Tt]here were|had) (?:approximately )?(\d{1,3}(?:,\d{3})+) (?:of our )?(?:shares|ordinary shares|common shares)/,
    /(?: of)?(?: (?:our|the company's))?[^.\n\d]{0,60}?(?:issued and )?outstanding,? (?:as of|on|at) ([A-Z][a-z]+ \d{1,2}, \d{4})/,
  ),
  /As of ([A-Z][a-z]+ \d{1,2}, \d{4}), (\d{1,3}(?:,\d{3})+) shares of [^.\n\d]{3,40} were outstanding/,
]);
const AFTER = pattern('gi', [
  pattern(
    '',
    /outstanding (?:immediately )?(?:after|following) (?:(?:the )?completion of )?(?:this|the) offering/,
    /(?: ?\(\d\))?(?:,? and[^\n.\d]{0,60})?(?: \(?assuming[^\n\d]{0,80})?[\s:]{1,4}(?:approximately |up to )?(\d{1,3}(?:,\d{3})+)/,
    /(?: (?:shares|ordinary shares|common shares|class [a-c])|[ .]*\n)/,
  ),
  /(\d{1,3}(?:,\d{3})+) would be outstanding/,
]);

/** A row of "The Offering": "Common stock outstanding prior to this offering", "30,112,233 shares (as of …)". */
const BEFORE_ROW = pattern(
  'gi',
  /outstanding (?:immediately )?(?:prior to|before) (?:(?:the )?completion of )?(?:this|the) offering/,
  /(?: ?\(\d\))?[\s:]{1,4}(?:approximately )?(\d{1,3}(?:,\d{3})+) (?:shares|ordinary shares|common shares|class a)/,
);

/** Shares outstanding before and after, as "The Offering" counts them. Check: before + offered = after. */
export function findSharesOutstanding(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const statements = findAll(document, cover.whole, BEFORE, 12).map((match) => {
    const [count, date, dateFirst, countLast] = match.groups;
    return { match, count: count ?? countLast ?? '', date: date ?? dateFirst ?? '' };
  });
  const [before] = statements;
  if (before !== undefined) {
    const confidence = statements.every(({ count }) => count === before.count) ? STATED : 0.75;
    setCount(findings, 'sharesOutstandingBefore', before.match, before.count, confidence);
    const day = datesIn(before.date)[0]?.date;
    if (day !== undefined) findings.set('asOfDate', day, [printedIn(before.match, before.date)], confidence);
  } else {
    const [row] = findAll(document, cover.whole, BEFORE_ROW, 1);
    if (row !== undefined) setCount(findings, 'sharesOutstandingBefore', row, countIn(row), STATED);
  }
  const after = totalOf(document, findAll(document, cover.whole, AFTER, 6));
  if (after !== undefined) setCount(findings, 'sharesOutstandingAfter', after, countIn(after), STATED);
  const paths = ['sharesOutstandingBefore', 'sharesOutstandingAfter', 'sharesOffered', 'asOfDate'];
  const [b, a, offered] = paths.map((path) => findings.number(path));
  if (b == null || a == null) return;
  if (offered != null && b + offered === a) findings.check('outstanding before + offered = after', true, paths);
  else if (a < b) findings.setConfidence('sharesOutstandingAfter', DOUBTFUL);
}

function setCount(findings: Findings, path: string, match: Match, count: string, confidence: number): void {
  findings.set(path, numberOf(count), [printedIn(match, count)], confidence);
}

function countIn({ groups }: Match): string {
  return groups.find((group) => group !== undefined) ?? '';
}

/** Of rows for several classes the one for all: "Total Class A and Class B common stock to be outstanding". */
function totalOf(document: OfferingDocument, matches: readonly Match[]): Match | undefined {
  const totals = matches.filter(({ start }) =>
    /^\s*total\b/i.test(document.flat.slice(paragraphAt(document, start).start, start)),
  );
  return totals.toSorted((a, b) => numberOf(countIn(b)) - numberOf(countIn(a)))[0] ?? matches[0];
}
