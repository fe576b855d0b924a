import { styleText } from 'node:util';
import type { DeliveryHealth } from '../../db/repositories/delivery/health.ts';
import type { UnmappedSummary } from '../../db/repositories/filings/unmapped-concepts.ts';
import type { DeploymentStatus } from '../../db/repositories/runs/deployment-status.ts';
import type { FeedStatus } from '../../db/repositories/runs/feed-polls.ts';
import { healthLine } from './render-health.ts';
import { renderTable } from './table.ts';
import { countText, durationText, pendingText } from './text.ts';

export interface StatusReport extends DeploymentStatus {
  /** Of all webhooks, over the last 24 hours; null: there is no endpoint. */
  readonly deliveries: DeliveryHealth | null;
}

/** `tidemark status` as text. */
export function renderStatus(status: StatusReport): string {
  const { filings, scores, runs, parsers, failures, retries, feeds, outbox, deliveries, unmapped } = status;
  const states = Object.entries(filings.byState).map(([state, count]) => {
    const about = filings.isEstimated && state === 'processed' ? 'about ' : '';
    return `${about}${countText(count)} ${state}`;
  });
  const { newestFiledDate, medianLagMs, pending } = filings;
  const lag = medianLagMs === null ? '' : `, median lag from public to first seen ${durationText(medianLagMs / 1_000)}`;
  const sections: Record<string, readonly string[]> = {
    Filings: [
      `  ${states.join(', ') || 'none'}; ${pendingText(pending)} pending`,
      `  newest filed date ${newestFiledDate ?? 'none'}${lag}`,
      ...retryLines(retries),
    ],
    Scores: scores.map(
      ({ methodologyVersion, newestAsOf, issuers, published }) =>
        `  ${methodologyVersion}: as of ${newestAsOf}, ${issuers} issuers, ${published} published`,
    ),
    Runs: runs.length === 0 ? [] : [runsTable(runs)],
    Parsers: wrapped(parsers.length === 0 ? ['none promoted'] : parsers.map(({ active }) => active)),
  };
  if (unmapped !== null && unmapped.concepts > 0) sections['Unmapped concepts of statements'] = unmappedLines(unmapped);
  if (feeds.length > 0) sections['Feeds'] = feeds.flatMap(feedLines);
  sections['Events'] = [`  ${countText(outbox)} stored`, ...(deliveries === null ? [] : [healthLine(deliveries)])];
  if (failures.length > 0) {
    const rows = failures.map(({ code, count, example }) => [code, count, example]);
    sections['Missing, rejected or failed'] = [renderTable(['reason', 'filings', 'example'], [1], rows)];
  }
  return Object.entries(sections)
    .map(([title, lines]) => [styleText('bold', title), ...(lines.length === 0 ? ['  none'] : lines)].join('\n'))
    .join('\n\n');
}

function unmappedLines({ concepts, most }: UnmappedSummary): readonly string[] {
  const rows = most.map(({ concept, issuers }) => [concept, countText(issuers)]);
  return [
    `  ${countText(concepts)} concepts on faces of statements feed no field; the most widely used:`,
    renderTable(['concept', 'issuers'], [1], rows),
  ];
}

/** How a feed of current filings is polled, and where it and the index differ. */
function feedLines(feed: FeedStatus): readonly string[] {
  const { source, polledAt, readAt, newFilingsAt, failingSince, failures, failure } = feed;
  const { pageLimitAt, pageLimit, awaiting, unconfirmed, unconfirmedExamples } = feed;
  const lines = [`  ${source}: read ${readAt ?? 'never'}, new filings ${newFilingsAt ?? 'never'}`];
  if (failingSince !== null) {
    lines.push(
      `  failing since ${failingSince} (${countText(failures)} polls, the last ${polledAt}): ${failure ?? ''}`,
    );
  }
  if (pageLimitAt !== null) {
    lines.push(`  ended at its limit of ${pageLimit} pages ${pageLimitAt}; the night announces the rest`);
  }
  if (awaiting > 0) lines.push(`  ${countText(awaiting)} filings await the index of their date`);
  if (unconfirmed > 0) {
    const examples = unconfirmedExamples.map(({ accessionNumber, filedDate }) => `${accessionNumber} of ${filedDate}`);
    lines.push(`  ${countText(unconfirmed)} not listed by the index of their date: ${examples.join(', ')}`);
  }
  return lines;
}

function retryLines({ due, waiting, nextAt }: DeploymentStatus['retries']): readonly string[] {
  if (due + waiting === 0) return [];
  const next = nextAt === null ? '' : `, the next at ${nextAt}`;
  return [`  retries: ${countText(due)} due, ${countText(waiting)} waiting${next}; "tidemark retry" makes them due`];
}

function runsTable(runs: DeploymentStatus['runs']): string {
  const rows = runs.map(({ startedAt, finishedAt, kind, businessDate, status, error }) => {
    const took = finishedAt === null ? '' : durationText((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000);
    return [startedAt, kind, businessDate ?? '', status, took, error?.slice(0, 60) ?? ''];
  });
  return renderTable(['started', 'kind', 'date', 'status', 'took', 'error'], [4], rows);
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
