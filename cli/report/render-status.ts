import { styleText } from 'node:util';
import type { DeploymentStatus } from '../../db/repositories/runs/deployment-status.ts';
import { renderTable } from './table.ts';

/** `tidemark status` as text. */
export function renderStatus(status: DeploymentStatus): string {
  const { filings } = status;
  const states = Object.entries(filings.byState).map(([state, count]) => `${count.toLocaleString('en-US')} ${state}`);
  const lines = [
    styleText('bold', 'Filings'),
    `  ${states.join(', ') || 'none'}; ${filings.pending.toLocaleString('en-US')} pending`,
    `  newest filed date ${filings.newestFiledDate ?? 'none'}${filings.medianLagMs === null ? '' : `, median lag from public to first seen ${duration(filings.medianLagMs)}`}`,
    '',
    styleText('bold', 'Scores'),
    ...status.scores.map(
      (row) =>
        `  ${row.methodologyVersion}: as of ${row.newestAsOf}, ${row.issuers} issuers, ${row.published} published`,
    ),
    ...(status.scores.length === 0 ? ['  none'] : []),
    '',
    styleText('bold', 'Runs'),
    status.runs.length === 0
      ? '  none'
      : renderTable(
          ['started', 'kind', 'date', 'status', 'took', 'error'],
          [4],
          status.runs.map((run) => [
            run.startedAt,
            run.kind,
            run.businessDate ?? '',
            run.status,
            run.finishedAt === null ? '' : duration(Date.parse(run.finishedAt) - Date.parse(run.startedAt)),
            run.error?.slice(0, 60) ?? '',
          ]),
        ),
    '',
    styleText('bold', 'Parsers'),
    ...wrapped(status.parsers.length === 0 ? ['none promoted'] : status.parsers.map(({ active }) => active)),
  ];
  if (status.failures.length > 0) {
    lines.push('', styleText('bold', 'Missing, rejected or failed'));
    lines.push(
      renderTable(
        ['reason', 'filings', 'example'],
        [1],
        status.failures.map((row) => [row.code, row.count, row.example]),
      ),
    );
  }
  return lines.join('\n');
}

/** Comma-separated words in indented lines of about 80 characters. */
function wrapped(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const piece = index < words.length - 1 ? `${word}, ` : word;
    if (line !== '' && line.length + piece.length > 78) {
      lines.push(`  ${line.trimEnd()}`);
      line = '';
    }
    line += piece;
  }
  return [...lines, `  ${line}`];
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
