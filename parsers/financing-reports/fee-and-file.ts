import { confidenceOf } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { sentenceOf } from '../prose/flat-text.ts';
import { captured } from '../prose/matches.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import { type Report, reportMatches, sentenceAt } from './report.ts';

const FILE_NUMBER = /\b(3(?:33|77)-\d{6})\b/g;
const FEE = verbose('gi')`
  (?:commissions?|fees?|discounts?|compensation)\b[^.;%$]{0,140}?\b(\d{1,2}(?:\.\d{1,3})?) ?%
  |\b(\d{1,2}(?:\.\d{1,3})?) ?% (?:of (?:the )?(?:aggregate )?gross (?:proceeds|sales price)|(?:underwriting )?(?:discount|commission|cash fee))`;
const NOT_FEE =
  /tail|warrants? to purchase|number of shares|non-?accountable|management fee|interest|expense allowance|beneficial|outstanding/i;
/** The registration statement of the sale: the only file number, or the first of several, less sure. */
export function findFileNumber(report: Report, findings: Findings): void {
  const matches = reportMatches(report, FILE_NUMBER).filter(
    ({ start }) => !/resale/i.test(report.text.slice(Math.max(0, start - 160), start)),
  );
  const [first] = matches;
  const isOnly = matches.every(({ text }) => text === first?.text);
  if (first === undefined) return;
  const isNamed = /registration statement|prospectus|form [SF]-\d/i.test(sentenceAt(report, first.start));
  findings.set('fileNumber', first.text, [first], isOnly ? confidenceOf(isNamed ? ['section'] : []) : STATED);
}

/** "A cash fee equal to 7.0% of the gross proceeds", "a commission of up to 3.0% of the gross sales price". */
const STANDARD_FEE = /cash (?:placement )?fee|\bcommissions?\b|\bcompensation (?:at|of|equal)\b/i;
const FEE_PAYEE = /agent|underwrit|broker|manager|cash fee|commission|entitled to compensation/i;

export function findFee(report: Report, findings: Findings): void {
  const fees = reportMatches(report, FEE).filter((match) => {
    if (Number(captured(match)?.text) > 15 || NOT_FEE.test(match.text)) return false;
    const { start } = sentenceOf(report.flat, match.start);
    const named = report.text.slice(Math.max(report.start, start, match.start - 60), match.start + 4);
    if (/management fee|tail|expense/i.test(named)) return false;
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
