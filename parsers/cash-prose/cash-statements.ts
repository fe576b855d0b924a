import type { IsoDate } from '../../core/dates.ts';
import { type DateMention, datesIn } from '../layout/dates.ts';
import { type Amount, amountsIn } from '../layout/numbers.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { numberOf, shifted, textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';

/** Cash at a date as one sentence or table row states it. US dollars. */
export interface CashStatement {
  readonly value: number;
  readonly amountRange: TextRange;
  readonly asOf: IsoDate;
  readonly asOfRange: TextRange;
  readonly source: 'sentence' | 'capitalization' | 'balance-sheet';
  /** True where the amount also counts investments or restricted cash. */
  readonly isWider: boolean;
  /** A preliminary figure or an estimate. */
  readonly isEstimate: boolean;
}

const CASH = pattern('gi')`
  (?<!-)\bcash(?!-)(?: on hand| balances?| position
  | resources)?(?:,? (?:and )?(?:unrestricted )?(?:cash )?equivalents)?
  (?:,? (?:and )?(?:restricted cash|short-term investments|(?:short-term )?marketable securities
  |(?:short-term )?investments|investment securities|available-for-sale securities)){0,3}
`;
const WIDER =
  /(?<!un)restricted cash|short-term investment|marketable securities|\binvestments?\b|\bportfolio\b|securities|working capital and/i;
const ESTIMATE =
  /\b(?:preliminary|estimate[sd]?|unaudited preliminary|expects? to|anticipate|pro forma|as adjusted|giving effect)\b/i;
const AS_OF = /\b(?:as of|at|on)\b/i;
/** "As of and for the nine months ended September 30, 2019". */
const AS_OF_AND_FOR = /\b(?:as of|at) and (?:for|during) the (?:[\w-]+ ){1,4}ended $/i;

/**
 * Sentences such as "As of June 30, 2024, we had cash and cash equivalents of $12.6 million", as found in
 * liquidity sections, risk factors and notes; and the first column of a capitalization table or balance sheet.
 */
export function cashStatements(flat: FlatText): CashStatement[] {
  const found: CashStatement[] = [];
  for (const { text, start } of flat.sentences) {
    if (!/\bcash\b/i.test(text) || !text.includes('$') || !/20\d\d|19\d\d/.test(text)) continue;
    const statement = inSentence(text, start);
    if (statement !== null) found.push(statement);
    if (found.length >= 60) break;
  }
  return [...found, ...inTables(flat)];
}

const HAD =
  /\b(?:had|have|has|with|held|holding|totall?ed|total of|consisted of|were|was|of|is|approximately|aggregate)\b/i;
const FLOW = pattern('i')`
  \b(?:used|provided|generated|proceeds|paid|raised|received|increase[sd]?|decrease[sd]?|purchase price
  |consideration|payments?|spent|burn|minimum|maintain|covenant|less than|at least|exceed|FDIC|insured
  |require\w*|restricted cash of|interest|includ\w+|pledged|collateral|excluding|liabilities|debt|less)\b
`;

function inSentence(text: string, offset: number): CashStatement | null {
  const dates = datesIn(text);
  if (dates.length === 0) return null;
  const amounts = amountsIn(text).filter(({ currency, isPercent }) => currency?.includes('$') && !isPercent);
  const cash = amounts.filter((one) => isCashAmount(text, one, amounts));
  // "Cash and securities of $152.4 million, consisting of cash of $38.2 million and …": the part that is cash alone.
  const amount = cash.find((one) => !WIDER.test(nearWords(text, one, amounts))) ?? cash[0];
  if (amount === undefined) return null;
  const date = dateOfAmount(text, dates, amount);
  if (date === undefined || isPaired(text, date)) return null;
  return {
    value: Number(amount.value),
    amountRange: shifted(amount, offset),
    asOf: date.date,
    asOfRange: shifted(date, offset),
    source: 'sentence',
    isWider: WIDER.test(nearWords(text, amount, amounts)),
    isEstimate: ESTIMATE.test(text.slice(Math.max(0, amount.start - 160), amount.end + 130)),
  };
}

/** Of "As of March 31, 2012 it had cash of $1 (June 30, 2011: $2)" the date before counts, of "was $1 at March 31" the one after. */
function dateOfAmount(text: string, dates: readonly DateMention[], amount: Amount): DateMention | undefined {
  const before = dates.findLast(
    ({ start, end }) =>
      end <= amount.start &&
      (AS_OF.test(textBefore(text, start, 12)) || AS_OF_AND_FOR.test(textBefore(text, start, 60))),
  );
  if (before !== undefined && amount.start - before.end < 220) return before;
  const between = ({ start }: DateMention): string => text.slice(amount.end, start);
  const after = dates.find(
    (date) => date.start >= amount.end && date.start - amount.end < 60 && AS_OF.test(between(date).slice(-12)),
  );
  if (after !== undefined) return after;
  // "Had $866,000 in cash, a deficit of $10.9 million and a loss of $3.6 million at September 30, 2021": the list's one date.
  const [only] = dates;
  if (only === undefined || dates.length > 1 || only.start < amount.end || only.start - amount.end >= 160)
    return undefined;
  const words = between(only);
  const isOfList = /\b(?:as of|at) $/i.test(words) && /^[.\s]*$/.test(text.slice(only.end));
  return isOfList && !/\b(?:compared|increase|decrease|from|paid|raised)\b/i.test(words) ? only : undefined;
}

/** "At December 31, 2024 and 2023 … $1 and $2, respectively": the first amount is the first date's. */
function isPaired(text: string, date: DateMention): boolean {
  return /^ and (?:[A-Z][a-z]+ \d{1,2}, )?(?:19|20)\d\d/.test(text.slice(date.end)) && !/respectively/i.test(text);
}

/** The words on either side that describe an amount, up to the neighboring amounts. */
function nearWords(text: string, amount: Amount, amounts: readonly Amount[]): string {
  const previous = amounts.findLast((other) => other.end <= amount.start);
  const before = text.slice(Math.max(previous?.end ?? 0, amount.start - 120), amount.start);
  const cash = before.toLowerCase().indexOf('cash');
  const rest = text.slice(amount.end, amount.end + 110);
  const [after = ''] = rest.split(/[.;$]/);
  // "… and marketable securities of $114.2 million": the next amount's words.
  const isOfNext = rest.charAt(after.length) === '$' && /^,? and\b.*\bof (?:approximately |about )?$/.test(after);
  return `${cash < 0 ? '' : before.slice(cash)} ${isOfNext ? '' : after}`;
}

/** Cash of a part only, or an amount a share: dividends, foreign subsidiaries, trust and escrow accounts. */
const PART = pattern('i')`
  \bdividends?\b|\bforeign\b|\bsubsidiar(?:y|ies)\b|\bheld (?:by|outside|in|at)\b|\boutside (?:of )?the\b
  |\bescrow\b|\btrust account\b|\bof which\b|\bunremitted\b|\bper share\b|\bwithholding\b|\bexcess of\b
`;

/** Words ahead of "cash" that make it a flow or a part, or that demand it. */
const NOT_HELD = pattern('i')`
  \b(?:used|provided|net|operating|in|for|non|paid|free|restricted|minimum|required|excluding|except|no)[ -]*$
  |\b(?:minimum|maintain\w*|at least|covenant\w*)\b[^.;]{0,60}$
`;
/** "$38.4 million of cash and cash equivalents", "$5 in cash on hand". */
const OF_CASH = pattern('i')`
  ^ (?:of|in) (?:unrestricted |available |our |total |consolidated )?cash\b
  (?! (?:flow|used|provided|consideration|proceeds|payment))
`;

function isCashAmount(text: string, amount: Amount, amounts: readonly Amount[]): boolean {
  if (Number(amount.value) < 100 || PART.test(text.slice(Math.max(0, amount.start - 140), amount.end + 60)))
    return false;
  const previous = amounts.findLast((other) => other.end <= amount.start);
  const before = text.slice(Math.max(previous?.end ?? 0, amount.start - 150), amount.start);
  const lead = [...before.matchAll(CASH)].at(-1);
  if (lead !== undefined) {
    const between = before.slice(lead.index + lead[0].length);
    const isHeld = HAD.test(between) && !FLOW.test(between) && !/\bflows?\b|[.;$]/i.test(between);
    if (isHeld && between.length < 90 && !NOT_HELD.test(before.slice(0, lead.index))) return true;
  }
  return (
    OF_CASH.test(text.slice(amount.end, amount.end + 60)) &&
    (/\b(?:had|have|has|held|holding|totall?ed)\b[^.;,]{0,40}$/i.test(before) || isListed(text, amount, before)) &&
    !/\b(?:used|paid|raised|received|pay)\b[^.;]{0,30}$/i.test(before)
  );
}

/** "Had $38.2 million in working capital, a deficit of $301.9 million, and $14.0 million of cash". */
function isListed(text: string, amount: Amount, before: string): boolean {
  const isNext = /(?:,|\band) (?:approximately |about )?$/.test(before);
  return isNext && /\b(?:had|has|have)\b(?:[^.;]|\.\d){0,200}$/i.test(textBefore(text, amount.start, 220));
}

const ROW =
  /(?:^|\n)[ ]?(Cash(?: and (?:cash )?equivalents|, cash equivalents(?: and [a-z -]+)?)?:?)(?:\s?\(\w{1,2}\))?[\t ](?:\$[\t ]?)?(\d{1,3}(?:,\d{3})+|\d+)(?=[\t \n)]|$)/g;
const SHEET = /balance sheets?|statements? of financial (?:condition|position)/gi;
const SCALE = /\b(?:in|dollars in|amounts in|\$ in)?\s?\(?(thousands|millions|000s|000's)\b/gi;

function inTables(flat: FlatText): CashStatement[] {
  const found: CashStatement[] = [];
  for (const match of flat.text.matchAll(ROW)) {
    if (found.length >= 6) break;
    const [, label = '', digits = ''] = match;
    const end = match.index + match[0].length;
    const from = Math.max(0, match.index - 2_500);
    const before = flat.text.slice(from, match.index);
    const isCapitalization = /\bcapitali[sz]ation\b/i.test(before);
    const isBalanceSheet = before.search(SHEET) >= 0;
    if (!isCapitalization && !isBalanceSheet) continue;
    const date = isCapitalization
      ? datesIn(before).findLast(({ start }) => /\b(?:as of|at)\s*$/i.test(textBefore(before, start, 8)))
      : columnDate(before);
    if (date === undefined) continue;
    found.push({
      value: numberOf(digits) * scaleOf(before),
      amountRange: { start: end - digits.length, end },
      asOf: date.date,
      asOfRange: shifted(date, from),
      source: isCapitalization ? 'capitalization' : 'balance-sheet',
      isWider: /investments|restricted/i.test(label),
      isEstimate: false,
    });
  }
  return found;
}

/** The last scale before a row; of "(In millions, except number of shares, which are in thousands)" the first. */
function scaleOf(before: string): number {
  const scale = [...before.matchAll(SCALE)].findLast(
    ({ index }) => !/\bexcept\b[^()\n]{0,120}$/i.test(textBefore(before, index, 140)),
  )?.[1];
  return scale === undefined ? 1 : /^million/i.test(scale) ? 1_000_000 : 1_000;
}

/** The first column's date: the first of those that stand together last before the rows. */
function columnDate(before: string): DateMention | undefined {
  const title = [...before.matchAll(SHEET)].at(-1)?.index ?? 0;
  // Dates before the sheet's title are of the auditor's report or another statement.
  const dates = datesIn(before).filter(({ start }) => start > title - 60);
  let first = dates.at(-1);
  if (first === undefined || before.length - first.end > 900) return undefined;
  for (const date of dates.toReversed()) {
    if (first.start - date.end > 120 && date !== first) break;
    first = date;
  }
  return first;
}
