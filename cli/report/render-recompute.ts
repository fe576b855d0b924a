import { styleText } from 'node:util';
import type { RecomputedDate, RecomputeProgress, RecomputeReport, RecomputeState } from '../../core/recompute.ts';
import type { ComputedScore } from '../../core/run-report.ts';
import { renderTable } from './table.ts';
import { counted, countText, durationText } from './text.ts';
import { waitsText } from './waits-text.ts';

const STATES: Readonly<Record<RecomputeState, string>> = {
  deriving: 'deriving',
  identifying: 'dating identifiers',
  scoring: 'scoring',
  paused: 'paused',
  'behind-nightly': 'waiting for the nightly run',
  done: 'done',
};

/** One line of progress. */
export function recomputeLine({ state, target, derived, scored }: RecomputeProgress) {
  const done = [`${countText(derived)} issuers derived`];
  if (target !== null) done.push(`${countText(scored)} of ${countText(target.issuers)} scored as of ${target.asOf}`);
  return { text: `${STATES[state]}: ${done.join(', ')}`, share: null };
}

/** Moved scores that are listed. */
const LISTED = 10;

/** The report of a recomputation as text. */
export function renderRecompute(report: RecomputeReport): string {
  const { dates, derived, identified, workingMs } = report;
  return [
    styleText('bold', 'Recomputed'),
    `  derived tables of ${counted(derived, 'issuer')}, identifiers of ${identified === 1 ? '1 entity' : `${countText(identified)} entities`}`,
    ...(dates.length === 0 ? ['  no score is marked'] : dates.flatMap(dateLines)),
    `  took ${durationText(workingMs / 1_000)}${waitsText(report)}`,
  ].join('\n');
}

function dateLines(date: RecomputedDate): readonly string[] {
  const { methodologyVersion, asOf, marked, scored, ratings, moved, flipped, gone, added, replaced } = date;
  const changes = [
    `${countText(moved)} moved`,
    `${countText(flipped)} in another band`,
    ...(added > 0 ? [`${countText(added)} new`] : []),
    ...(gone > 0 ? [`${countText(gone)} no longer scored`] : []),
    `${countText(Math.max(0, replaced.count - moved))} the same with other inputs`,
  ];
  const lines = [
    `  scores of ${asOf} under ${methodologyVersion}: ${countText(scored)} of ${counted(marked, 'marked issuer')} computed: ${changes.join(', ')}`,
  ];
  if (!ratings.replaced) {
    lines.push(
      `  ratings stay as they are: ${ratings.fewer.join(', ')}; the marks stay, and "tidemark nightly --replace-ratings" shows the new scores`,
    );
  }
  const movers = replaced.issuers.filter(({ from, to }) => from.score !== to.score || from.band !== to.band);
  if (movers.length === 0) return lines;
  const rows = movers
    .slice(0, LISTED)
    .map(({ cik, ticker, name, from, to, changedInputs }) => [
      ticker ?? `CIK ${cik}`,
      name ?? '',
      scoreText(from),
      scoreText(to),
      changedInputs.join(', '),
    ]);
  return [...lines, renderTable(['issuer', 'name', 'before', 'now', 'inputs that differ'], [2, 3], rows)];
}

function scoreText({ score, band }: ComputedScore): string {
  return score === null ? 'withheld' : `${score.toFixed(1)}${band === null ? '' : ` ${band}`}`;
}
