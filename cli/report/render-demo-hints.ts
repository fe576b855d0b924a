import { styleText } from 'node:util';
import type { RunReport } from '../../core/run-report.ts';
import type { StatementExample } from '../../db/repositories/statements/statement-totals.ts';

/** What to try after the demo, with the riskiest issuer of the run as the example. */
export function renderDemoHints(report: RunReport, example: StatementExample | null): string {
  const [riskiest] = report.scores?.riskiest ?? [];
  const issuer = riskiest?.ticker ? `--ticker ${riskiest.ticker}` : `--cik ${riskiest?.cik ?? ''}`;
  return [
    styleText('bold', 'Next steps'),
    ...(riskiest ? [`  ./tidemark score ${issuer} --date ${report.scores?.asOf} --explain`] : []),
    ...(example?.ticker ? [`  ./tidemark statements --ticker ${example.ticker} --explain revenue`] : []),
    '  ./tidemark status',
    '  npm start            a second run is a no-op',
  ].join('\n');
}
