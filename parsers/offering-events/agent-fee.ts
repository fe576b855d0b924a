import { verbose } from '../layout/patterns.ts';
import { captured, type Match } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { findAll } from './search.ts';

const RATE = '(\\d{1,2}(?:\\.\\d{1,3})?) ?%';
const BASE = '(?:gross|aggregate|sales? price|proceeds|public offering price|purchase price|price)';
/** "Commissions of up to 3.0% of the gross sales price", "will receive 6% of the gross proceeds", "discounts (7.0%)". */
const PERCENT_FEE = verbose('gi')`
  (?:commission|fee|compensation|discount)s?\b[^.%\n]{0,160}?\b${RATE}\)? (?:of|to|discount)?[^.\n]{0,60}?${BASE}
  |\b(?:pay|paid|receive|entitled to)\b[^.%$\n]{0,80}?\b${RATE} of (?:the |our )?(?:aggregate |total )?(?:gross (?:proceeds|sales? price|purchase price)|(?:public )?offering price)
  |\b(?:underwrit\w+|placement agent|agent)(?:'s|s'?)? (?:discounts?|commissions?|fees?)(?: and (?:commissions|discounts))? ?\(${RATE}\)
  |\b(?:underwriting )?discount (?:of|equal to) ${RATE}`;
const OTHER_FEES =
  /tail|warrants? to purchase|non-?accountable|management fee|finder|financial advis|dividend|interest|coupon|allowance/i;

/**
 * The agents' commission in percent of gross proceeds: from the cover, else, less sure, the first of the text. The
 * price table's commission per share is its second witness.
 *
 * @param rates the commissions in percent of the price that the cover's table shows, per share and in total
 */
export function findAgentFee(
  document: OfferingDocument,
  cover: Cover,
  rates: readonly number[],
  findings: Findings,
): void {
  const usable = (match: Match): boolean => percentOf(match) <= 15 && !OTHER_FEES.test(match.text);
  const [onCover] = findAll(document, cover, PERCENT_FEE, 5).filter(usable);
  const inText = findAll(document, cover.rest, PERCENT_FEE, 20).filter(usable);
  const match = onCover ?? inText[0];
  if (match === undefined) return;
  const value = percentOf(match);
  const same = inText.filter((other) => percentOf(other) === value).length;
  const isPaid = rates.some((rate) => Math.abs(rate - value) <= 0.06);
  if (onCover === undefined && same < inText.length && !isPaid) return;
  const percent = captured(match);
  if (percent === null) return;
  // The cover of a program states its commission in the form's own words.
  const confidence = onCover === undefined ? 0.75 : findings.get('isAtm') === true ? 0.9 : STATED;
  findings.set(
    'agentFeePercent',
    value,
    [{ start: percent.start, end: document.flat.indexOf('%', percent.end) + 1 }],
    confidence,
  );
  if (findings.get('agentFeePercent') !== value) return;
  if (isPaid) findings.check('agent fee = commission ÷ price', true, ['agentFeePercent']);
  if (onCover !== undefined && same > 0) findings.check('agent fee stated twice alike', true, ['agentFeePercent']);
}

function percentOf(match: Match): number {
  return Number(captured(match)?.text ?? Number.NaN);
}
