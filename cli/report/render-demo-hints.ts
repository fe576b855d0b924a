import { styleText } from 'node:util';
import type { RunReport } from '../../core/run-report.ts';

/** What to try after the demo, with the riskiest issuer of the run as the example. */
export function renderDemoHints(report: RunReport): string {
  const [riskiest] = report.scores?.riskiest ?? [];
  const issuer = riskiest?.ticker ? `--ticker ${riskiest.ticker}` : `--cik ${riskiest?.cik ?? ''}`;
  return [
    styleText('bold', 'Next steps'),
    ...(riskiest ? [`  ./tidemark score ${issuer} --date ${report.scores?.asOf} --explain`] : []),
    '  ./tidemark status',
    '  npm start            a second run is a no-op',
  ].join('\n');
}
