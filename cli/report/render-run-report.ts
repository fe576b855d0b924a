import { styleText } from 'node:util';
import { STAGES } from '../../core/run-plan.ts';
import type { ComputedScore, Recomputations, RunReport, RunScores } from '../../core/run-report.ts';
import { renderTable } from './table.ts';

const FACTOR_TITLES: Readonly<Record<string, string>> = {
  activeOfferingPressure: 'F1 offering',
  cashRunwayPressure: 'F2 runway',
  convertibleWarrantOverhang: 'F3 overhang',
  shareFloatVelocity: 'F4 velocity',
  compliancePressure: 'F5 compliance',
};

/** A run's report as text: what was discovered and parsed, why filings were rejected, the riskiest issuers, timings. */
export function renderRunReport(report: RunReport): string {
  return [
    heading(report),
    section('Discovered', discovered(report)),
    section('Parsed', parsed(report)),
    report.reasons.length > 0 ? section('Not parsed, and why', reasons(report)) : '',
    section('Rows stored for these filings', rows(report)),
    report.scores
      ? section(
          `Scores as of ${report.scores.asOf}, methodology ${report.scores.methodologyVersion}`,
          scores(report.scores),
        )
      : '',
    report.scores?.recomputed && report.scores.recomputed.count > 0
      ? section('Changed scores of this date', recomputed(report.scores.recomputed))
      : '',
    section('Where the time went', times(report)),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function heading(report: RunReport): string {
  const seconds = (Date.parse(report.finishedAt) - Date.parse(report.startedAt)) / 1000;
  const what = report.businessDate ? `${report.kind} ${report.businessDate}` : report.kind;
  return [
    styleText('bold', `Tidemark: ${what}`),
    `  run ${report.runId}, materialization ${report.materializationVersion}`,
    `  source ${report.source}, ${seconds.toFixed(1)} s`,
    '',
  ].join('\n');
}

function section(title: string, body: string): string {
  return `${styleText('bold', title)}\n${body}\n`;
}

function discovered(report: RunReport): string {
  const { filings } = report;
  const states = Object.entries(filings.byState).map(([state, count]) => `${count.toLocaleString('en-US')} ${state}`);
  const shown = filings.byForm.slice(0, 12).map((row) => `${row.form} ${row.count}`);
  const rest = filings.byForm.slice(12).reduce((sum, row) => sum + row.count, 0);
  return [
    `  ${filings.total.toLocaleString('en-US')} filings (${filings.newlyDiscovered.toLocaleString('en-US')} new): ${states.join(', ') || 'none'}`,
    `  by form: ${shown.join(' · ') || 'none'}${rest > 0 ? ` · other ${rest}` : ''}`,
  ].join('\n');
}

function parsed(report: RunReport): string {
  return renderTable(
    ['parser', 'parsed', 'not applicable', 'rejected'],
    [1, 2, 3],
    report.parsers.map((row) => [row.parserVersion, row.parsed, row.notApplicable, row.rejected]),
  );
}

function reasons(report: RunReport): string {
  return renderTable(
    ['parser or state', 'reason', 'count', 'example'],
    [2],
    report.reasons.slice(0, 15).map((row) => [row.subject, row.code, row.count, clip(row.example, 70)]),
  );
}

function rows(report: RunReport): string {
  const filled = Object.entries(report.rows).filter(([, count]) => count > 0);
  return filled.length === 0 ? '  none' : renderTable(['table', 'rows'], [1], filled);
}

function scores(scores: RunScores): string {
  const bands = Object.entries(scores.byBand).map(([band, count]) => `${count} ${band}`);
  const factors = Object.keys(FACTOR_TITLES);
  const lines = scores.riskiest.map((row, index) => [
    String(index + 1),
    row.ticker ?? `CIK ${row.cik}`,
    clip(row.name ?? '', 30),
    row.score.toFixed(1),
    `${row.lo.toFixed(1)}–${row.hi.toFixed(1)}`,
    row.band,
    row.confidence,
    ...factors.map((factor) => row.factors[factor]?.toFixed(1) ?? 'missing'),
  ]);
  return [
    `  ${scores.scored} issuers: ${scores.published} scored (${bands.join(', ') || 'none'}), ${scores.withheld} withheld`,
    lines.length > 0
      ? renderTable(
          ['', 'ticker', 'issuer', 'score', 'lo–hi', 'band', 'confidence', ...Object.values(FACTOR_TITLES)],
          [0, 3, 4, 7, 8, 9, 10, 11],
          lines,
        )
      : '  no score published',
  ].join('\n');
}

function recomputed({ count, issuers }: Recomputations): string {
  const shown = ({ score, band }: ComputedScore) => (score === null ? 'withheld' : `${score.toFixed(1)} ${band ?? ''}`);
  const lines = issuers.map(({ ticker, cik, from, to, changedInputs, lateFacts }) => [
    ticker ?? `CIK ${cik}`,
    shown(from),
    shown(to),
    lateFacts
      .map(
        ({ accessionNumber, publicAt, recordedAt, cause }) =>
          `${accessionNumber} public ${publicAt.slice(0, 16)}, ${cause === 'read-anew' ? 'read anew' : 'recorded'} ${recordedAt.slice(0, 16)}`,
      )
      .join('\n') || `no late fact; changed: ${changedInputs.join(', ') || 'only the name'}`,
  ]);
  const rest = count > issuers.length ? `\n  and ${count - issuers.length} more` : '';
  return renderTable(['issuer', 'before', 'now', 'because of'], [1, 2], lines) + rest;
}

function times(report: RunReport): string {
  const wallMs = Date.parse(report.finishedAt) - Date.parse(report.startedAt);
  const lines = STAGES.map((stage) => {
    const tally = report.tallies[stage];
    const perSecond = tally.busyMs > 0 ? ((tally.items * 1000) / tally.busyMs).toFixed(0) : '';
    const megabytes = tally.bytes > 0 ? (tally.bytes / 1e6).toFixed(1) : '';
    return [stage, (tally.busyMs / 1000).toFixed(2), tally.items, megabytes, perSecond];
  });
  return [
    renderTable(['stage', 'busy s', 'items', 'MB', 'items per busy s'], [1, 2, 3, 4], lines),
    `  elapsed ${(wallMs / 1000).toFixed(1)} s; stages overlap, so busy times can add up to more`,
  ].join('\n');
}

function clip(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
