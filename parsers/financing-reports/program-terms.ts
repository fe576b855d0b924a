import { numberElsewhere } from '../evidence/other-places.ts';
import { confidenceOf } from '../evidence/witnesses.ts';
import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { captured } from '../prose/matches.ts';
import type { Deal } from './deal.ts';
import { isForeignAmount } from './foreign-currency.ts';
import { MONEY } from './proceeds.ts';
import { type Report, reportMatches } from './report.ts';

const NOT_MAXIMUM = /previous|reimburs|shelf|expense|registration statement|fees|\bhave sold\b|remain/i;
const MAXIMUM = verbose('gi')`
  (?:aggregate|maximum|total)[^.;$]{0,80}(?:price|proceeds|amount|value)[^.;$]{0,60}(?:up to|of|exceed) ?${MONEY}|up to(?: an aggregate of| the lesser of(?: \(\w{1,3}\))?)? ${MONEY}`;
/** The most that a program or line may sell: from the announcing paragraph, else from the text right after it. */
export function findMaximum(report: Report, { paragraph }: Deal, findings: Findings): void {
  const after = { start: paragraph.end, end: Math.min(report.end, paragraph.end + 1_500) };
  for (const range of [paragraph, after]) {
    for (const match of reportMatches(report, MAXIMUM, range)) {
      const at = captured(match);
      const amount = at === null ? undefined : amountsIn(at.text)[0];
      if (at === null || amount === undefined || Number(amount.value) < 100_000 || isForeignAmount(report, at))
        continue;
      const lead = report.text.slice(Math.max(range.start, match.start - 120), match.start);
      if (NOT_MAXIMUM.test(`${lead}${match.text}`)) continue;
      const value = Number(amount.value);
      const place = numberElsewhere(
        report.flat,
        report,
        value,
        at,
        /offer|sell|sale|purchase|commitment|program|facility/i,
      );
      const isStandard = /aggregate (?:gross )?(?:offering|sales) price|gross (?:sales )?proceeds/i.test(match.text);
      findings.set('maxAggregateOffering', value, [at], confidenceOf(isStandard ? ['section', ...place] : place));
      return;
    }
  }
}
