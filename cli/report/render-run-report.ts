import { styleText } from 'node:util';
import { STAGES } from '../../core/run-plan.ts';
import type { ComputedScore, Recomputations, RunReport, RunScores } from '../../core/run-report.ts';
import { ratingsLine } from './ratings-line.ts';
import { renderTable } from './table.ts';
import { clip, countText, pendingText } from './text.ts';

const FACTOR_TITLES: Readonly<Record<string, string>> = {
  activeOfferingPressure: 'F1 offering',
  cashRunwayPressure: 'F2 runway',
  convertibleWarrantOverhang: 'F3 overhang',
  shareFloatVelocity: 'F4 velocity',
  compliancePressure: 'F5 compliance',
};

/** A run's report as text: what was discovered and parsed, why filings were rejected, the riskiest issuers, timings. */
export function renderRunReport(report: RunReport, _options: { readonly verbose: boolean }): string {
  const { scores: scored } = report;
  const parts = [heading(report), section('Discovered', discovered(report)), section('Parsed', parsed(report))];
  if (report.reasons.length > 0) parts.push(section('Not parsed, and why', reasons(report)));
  parts.push(section('Rows stored for these filings', rows(report)));
  if (scored) {
    parts.push(section(`Scores as of ${scored.asOf}, methodology ${scored.methodologyVersion}`, scores(scored)));
  }
  if (scored?.recomputed && scored.recomputed.count > 0) {
    parts.push(section('Changed scores of this date', recomputed(scored.recomputed)));
  }
  return [...parts, section('Where the time went', times(report))].join('\n');
}

function heading({ kind, businessDate, runId, materializationVersion, source, ...report }: RunReport): string {
  const title = styleText('bold', `Tidemark: ${businessDate ? `${kind} ${businessDate}` : kind}`);
  return `${title}\n  run ${runId}, materialization ${materializationVersion}\n  source ${source}, ${elapsed(report)}\n`;
}

function elapsed({ startedAt, finishedAt }: Pick<RunReport, 'startedAt' | 'finishedAt'>): string {
  return `${((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000).toFixed(1)} s`;
}

function section(title: string, body: string): string {
  return `${styleText('bold', title)}\n${body}\n`;
}

function discovered({ filings, retried }: RunReport): string {
  const { total, newlyDiscovered, pendingElsewhere, byState, byForm } = filings;
  const states = Object.entries(byState).map(([state, count]) => `${countText(count)} ${state}`);
  const forms = byForm.slice(0, 12).map((row) => `${row.form} ${row.count}`);
  const rest = byForm.slice(12).reduce((sum, row) => sum + row.count, 0);
  return [
    `  ${countText(total)} filings (${countText(newlyDiscovered)} new): ${states.join(', ') || 'none'}`,
    `  by form: ${forms.join(' · ') || 'none'}${rest > 0 ? ` · other ${rest}` : ''}`,
    ...(pendingElsewhere > 0 ? [`  ${pendingText(pendingElsewhere)} pending from another source, not touched`] : []),
    ...retriedLines(retried),
  ].join('\n');
}

/** Reports of earlier builds do not have the count. */
function retriedLines(retried: RunReport['retried'] = {}): readonly string[] {
  const states = Object.entries(retried).map(([state, count]) => `${countText(count)} ${state}`);
  return states.length === 0 ? [] : [`  filings of earlier dates retried: ${states.join(', ')}`];
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

function scores({ asOf, byBand, ratings, riskiest, scored, published, withheld }: RunScores): string {
  const bands = Object.entries(byBand).map(([band, count]) => `${count} ${band}`);
  const counts = `  ${scored} issuers: ${published} scored (${bands.join(', ') || 'none'}), ${withheld} withheld`;
  const line = ratingsLine({ asOf, ratings: ratings ?? null });
  const summary = line === null ? counts : `  ${line}\n${counts}`;
  if (riskiest.length === 0) return `${summary}\n  no score published`;
  const lines = riskiest.map(({ ticker, cik, name, score, lo, hi, band, confidence, factors }, index) => {
    const issuer = [String(index + 1), ticker ?? `CIK ${cik}`, clip(name ?? '', 30)];
    const verdict = [score.toFixed(1), `${lo.toFixed(1)}–${hi.toFixed(1)}`, band, confidence];
    const byFactor = Object.keys(FACTOR_TITLES).map((factor) => factors[factor]?.toFixed(1) ?? 'missing');
    return [...issuer, ...verdict, ...byFactor];
  });
  const heads = ['', 'ticker', 'issuer', 'score', 'lo–hi', 'band', 'confidence', ...Object.values(FACTOR_TITLES)];
  return `${summary}\n${renderTable(heads, [0, 3, 4, 7, 8, 9, 10, 11], lines)}`;
}

function recomputed({ count, issuers }: Recomputations): string {
  const scoreText = ({ score, band }: ComputedScore) =>
    score === null ? 'withheld' : `${score.toFixed(1)} ${band ?? ''}`;
  const lines = issuers.map(({ ticker, cik, from, to, changedInputs, lateFacts }) => {
    const causes = lateFacts.map(({ accessionNumber, publicAt, recordedAt, cause }) => {
      const how = cause === 're-parsed' ? 're-parsed' : 'recorded';
      return `${accessionNumber} public ${publicAt.slice(0, 16)}, ${how} ${recordedAt.slice(0, 16)}`;
    });
    const why = causes.join('\n') || `no late fact; changed: ${changedInputs.join(', ') || 'only the name'}`;
    return [ticker ?? `CIK ${cik}`, scoreText(from), scoreText(to), why];
  });
  const rest = count > issuers.length ? `\n  and ${count - issuers.length} more` : '';
  return renderTable(['issuer', 'before', 'now', 'because of'], [1, 2], lines) + rest;
}

function times(report: RunReport): string {
  const lines = STAGES.map((stage) => {
    const { busyMs, items, bytes } = report.tallies[stage];
    const perSecond = busyMs > 0 ? ((items * 1_000) / busyMs).toFixed(0) : '';
    return [stage, (busyMs / 1_000).toFixed(2), items, bytes > 0 ? (bytes / 1e6).toFixed(1) : '', perSecond];
  });
  const table = renderTable(['stage', 'busy s', 'items', 'MB', 'items per busy s'], [1, 2, 3, 4], lines);
  return `${table}\n  elapsed ${elapsed(report)}; stages overlap, so busy times can add up to more`;
}
