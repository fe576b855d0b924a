import { styleText } from 'node:util';
import { STAGES } from '../../core/run-plan.ts';
import type { ComputedScore, Recomputations, RunReport, RunScores } from '../../core/run-report.ts';
import { FACTOR_NAMES } from './comparison-words.ts';
import { datasetOf, datasetOutcomes, reasonText, statesText } from './parse-words.ts';
import { ratingsLine } from './ratings-line.ts';
import { renderTable } from './table.ts';
import { clip, counted, countText, durationText, fieldWords, joinLines, pendingText, wrapWords } from './text.ts';

export interface RunReportOptions {
  /** Everything, in tables. Else 60 lines at most. */
  readonly verbose: boolean;
  /** An ingest that came before the run, reported with it. */
  readonly history?: RunReport | null;
}

const REASONS_SHOWN = 5;
const WITHHELD_SHOWN = 3;
const CHANGES_SHOWN = 2;
const WIDTH = 118;

/**
 * A run's report as text: the riskiest issuers and why, what was withheld, what changed; then what was read, found and
 * rejected; then the times.
 */
export function renderRunReport(report: RunReport, { verbose, history = null }: RunReportOptions): string {
  const { scores } = report;
  const runs = history ? [report, history] : [report];
  return joinLines([
    heading(report, verbose),
    ...(scores ? scoreSections(scores, verbose) : []),
    ...runs.map((run) => section(filingsTitle(run, history !== null), filings(run, verbose, run === history))),
    ...rejected(runs, verbose),
    section('Time; stages overlap', runs.map((run) => times(run, verbose)).join('\n')),
  ]);
}

function section(title: string, body: string): string {
  return body === '' ? '' : `\n${styleText('bold', title)}\n${body}`;
}

function heading(report: RunReport, verbose: boolean): string {
  const { kind, businessDate, runId, materializationVersion, source, silentReason } = report;
  const title = styleText('bold', `Tidemark: ${businessDate ? `${kind} run of ${businessDate}` : `${kind} run`}`);
  return joinLines([
    `${title}, source ${source}`,
    silentReason ? `Its events are stored and not delivered: ${silentReason}.` : '',
    verbose ? `run ${runId}, materialization ${materializationVersion}` : '',
  ]);
}

const BANDS = ['high', 'elevated', 'moderate', 'low'] as const;

function scoreSections(scores: RunScores, verbose: boolean): readonly string[] {
  const { asOf, methodologyVersion, byBand, published, scored, recomputed } = scores;
  const bands = BANDS.map((band) => `${byBand[band] ?? 0} ${band}`).join(', ');
  const title = `Riskiest issuers by dilution score, as of ${asOf} (methodology ${methodologyVersion})`;
  const line = ratingsLine({ asOf, ratings: scores.ratings ?? null });
  return [
    line === null ? '' : wrapWords(line.split(' '), '', ' '),
    section(title, riskiest(scores, verbose)),
    `${countText(published)} of ${counted(scored, 'issuer')} scored, by band: ${bands}.`,
    scores.withheld === 0 ? '' : `\n${styleText('bold', `Scores withheld: ${countText(scores.withheld)}`)}`,
    withheld(scores, verbose),
    ...(recomputed && recomputed.count > 0 ? [changedSection(recomputed, verbose)] : []),
  ];
}

function riskiest({ riskiest: issuers }: RunScores, verbose: boolean): string {
  if (issuers.length === 0) return 'no score published';
  const lines = issuers.map(({ ticker, cik, name, score, lo, hi, band, confidence, factors, reason }, index) => {
    const who = `${(ticker ?? `CIK ${cik}`).padEnd(6)} ${clip(name ?? '', 36).padEnd(36)}`;
    const range = lo === hi ? '' : ` (between ${lo.toFixed(1)} and ${hi.toFixed(1)})`;
    const verdict = `${score.toFixed(1).padStart(5)}${range}, band ${band}, confidence ${confidence}`;
    const byFactor = Object.entries(FACTOR_NAMES).map(([id, title]) => {
      return `${title} ${factors[id]?.toFixed(1) ?? 'missing'}`;
    });
    return joinLines([
      `${String(index + 1).padStart(2)}. ${who} ${verdict}`,
      reason ? `    ${clip(reason.text, 70)}${filingText(reason.filing)}` : '',
      verbose ? `    ${byFactor.join(', ')}` : '',
    ]);
  });
  return lines.join('\n');
}

type Reason = NonNullable<RunScores['riskiest'][number]['reason']>;

function filingText(filing: Reason['filing']): string {
  return filing ? ` (${filing.form} of ${filing.filedDate}, ${filing.accessionNumber})` : '';
}

function withheld({ withheldReasons = [] }: RunScores, verbose: boolean): string {
  return withheldReasons
    .slice(0, verbose ? withheldReasons.length : WITHHELD_SHOWN)
    .map(({ code, message, count, example }) => {
      const why = WITHHELD_WORDS[code] ?? message;
      return clip(`${countText(count)}: ${why}; for example ${example}`, WIDTH - 2);
    })
    .map((line) => `  ${line}`)
    .join('\n');
}

/** The messages of these reasons have the numbers of one issuer. */
const WITHHELD_WORDS: Readonly<Record<string, string>> = {
  'present-weight-too-low': 'the factors that could be computed have less than 60 of 100 points of weight',
};

function filingsTitle({ kind, businessDate }: RunReport, isOneOfSeveral: boolean): string {
  if (!isOneOfSeveral) return 'Filings';
  return kind === 'nightly' ? `Filings of ${businessDate}` : 'Filings before that date';
}

function filings(report: RunReport, verbose: boolean, isBrief: boolean): string {
  const { total, newlyDiscovered, pendingElsewhere } = report.filings;
  const isUnchanged = total > 0 && newlyDiscovered === 0 && report.tallies.parse.items === 0;
  const news = isUnchanged ? 'unchanged since an earlier run' : `${countText(newlyDiscovered)} new`;
  const outcomes = datasetOutcomes(report);
  return joinLines([
    `  ${counted(total, 'filing')}, ${news}: ${statesText(report.filings)}`,
    total === 0 || (isBrief && !verbose) ? '' : formsText(report, verbose),
    verbose ? outcomesTable(report) : foundText(outcomes, isBrief),
    pendingElsewhere > 0 ? `  ${pendingText(pendingElsewhere)} filings pending from another source, not touched` : '',
    retriedText(report.retried),
  ]);
}

/** Reports of earlier builds do not have the count. */
function retriedText(retried: RunReport['retried'] = {}): string {
  const states = Object.entries(retried).map(([state, count]) => `${countText(count)} ${state}`);
  return states.length === 0 ? '' : `  filings of earlier dates retried: ${states.join(', ')}`;
}

function formsText({ filings: { byForm } }: RunReport, verbose: boolean): string {
  const forms = byForm.slice(0, verbose ? byForm.length : 7).map((row) => `${row.form} ${countText(row.count)}`);
  const rest = byForm.slice(forms.length).reduce((sum, row) => sum + row.count, 0);
  return wrapWords([...forms, ...(rest > 0 ? [`other forms ${countText(rest)}`] : [])], '  forms: ', ' · ');
}

function foundText(outcomes: ReturnType<typeof datasetOutcomes>, isBrief: boolean): string {
  const found = outcomes.filter((outcome) => outcome.found > 0);
  const none = isBrief ? [] : outcomes.filter((outcome) => outcome.found === 0);
  const counts = found.map(({ name, found: rows }) => `${name} ${countText(rows)}`);
  const names = none.map(({ name }) => name);
  return joinLines([
    counts.length === 0 ? '' : wrapWords(counts, '  found: ', ' · '),
    names.length === 0 ? '' : clip(`searched, none found: ${names.join(' · ')}`, WIDTH - 2).replace(/^/, '  '),
  ]);
}

function outcomesTable(report: RunReport): string {
  const rows = datasetOutcomes(report).map(({ name, read, found, rejected: refused }) => [name, read, found, refused]);
  const tables = Object.entries(report.rows).filter(([, count]) => count > 0);
  const parsers = report.parsers.map((row) => [row.parserVersion, row.parsed, row.rejected]);
  return joinLines([
    rows.length === 0
      ? ''
      : renderTable(['dataset', 'filings read', 'rows found', 'filings rejected'], [1, 2, 3], rows),
    parsers.length === 0 ? '' : renderTable(['parser', 'filings parsed', 'filings rejected'], [1, 2], parsers),
    tables.length === 0 ? '' : renderTable(['table', 'rows for these filings'], [1], tables),
  ]);
}

/** Why filings, or parts of them, could not be read; most frequent first. */
function rejected(runs: readonly RunReport[], verbose: boolean): readonly string[] {
  const reasons = runs.flatMap((run) => run.reasons);
  // One unreadable document is a reason for each dataset that it was read for.
  const groups = Map.groupBy(reasons, ({ code, count, example }) => `${code} ${count} ${example}`).values();
  const all = [...groups].sort(([a], [b]) => (b?.count ?? 0) - (a?.count ?? 0));
  if (all.length === 0) return [];
  const lines = all.slice(0, verbose ? all.length : REASONS_SHOWN).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const subjects = [...new Set(group.map(({ subject }) => subjectText(subject)))].join(', ');
    return clip(`${countText(first.count)} ${subjects}: ${reasonText(first.code)} (${first.example})`, WIDTH - 2);
  });
  const title = `Not read, and why${lines.length < all.length ? `; ${lines.length} of ${all.length} reasons` : ''}`;
  return [section(title, lines.map((line) => `  ${line}`).join('\n'))];
}

/** `filing rejected`, or a parser's version. */
function subjectText(subject: string): string {
  const state = /^filing (.*)$/.exec(subject)?.[1];
  return state === undefined ? `without ${datasetOf(subject)}` : state;
}

/** The scores that this run replaced, those that moved most first. */
function changedSection({ count, issuers }: Recomputations, verbose: boolean): string {
  const scoreText = ({ score, band }: ComputedScore) =>
    score === null ? 'withheld' : `${score.toFixed(1)} ${band ?? ''}`.trim();
  const shown = verbose ? issuers : issuers.slice(0, CHANGES_SHOWN);
  const lines = shown.map(({ ticker, cik, from, to, changedInputs, lateFacts }) => {
    const causes = lateFacts.map(({ accessionNumber, publicAt, recordedAt, cause }) => {
      const how = { 're-parsed': 're-parsed', 'recorded-late': 'recorded', 'published-at-another-time': 'time known' }[
        cause
      ];
      return `${accessionNumber} public ${publicAt.slice(0, 16)}, ${how} ${recordedAt.slice(0, 16)} UTC`;
    });
    const inputs = changedInputs.map(fieldWords).join(', ') || 'only the name';
    const why = causes.length === 0 ? `no late filing; changed: ${inputs}` : causes.join('; ');
    const line = `${ticker ?? `CIK ${cik}`}: ${scoreText(from)} → ${scoreText(to)}, ${why}`;
    return `  ${verbose ? line : clip(line, WIDTH - 2)}`;
  });
  const rest = lines.length < count ? `, the largest ${lines.length} of ${countText(count)}` : '';
  return section(`Scores of this date that changed${rest}`, lines.join('\n'));
}

function times(report: RunReport, verbose: boolean): string {
  const { kind, tallies, startedAt, finishedAt } = report;
  const elapsed = durationText((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000);
  const busy = STAGES.filter((stage) => tallies[stage].busyMs >= 50).map((stage) => {
    return `${stage} ${durationText(tallies[stage].busyMs / 1_000)}`;
  });
  const line = `  ${kind} run ${elapsed}${busy.length > 0 ? `: ${busy.join(', ')}` : ''}`;
  if (!verbose) return line;
  const rows = STAGES.map((stage) => {
    const { busyMs, items, bytes } = tallies[stage];
    const perSecond = busyMs > 0 ? Math.round((items * 1_000) / busyMs) : '';
    return [stage, (busyMs / 1_000).toFixed(2), items, bytes > 0 ? (bytes / 1e6).toFixed(1) : '', perSecond];
  });
  return `${line}\n${renderTable(['stage', 'busy, s', 'items', 'MB', 'items per busy second'], [1, 2, 3, 4], rows)}`;
}
