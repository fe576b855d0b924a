import type { OutboxEvent } from '../core/events.ts';
import type { Monitor, MonitorMatch } from '../core/monitors.ts';

/** Matches of one event: a receiver gets a body of some hundred kilobytes at most. */
const MATCHES_PER_EVENT = 100;

/** What receivers see of a match. */
export type PublicMatch = Omit<MonitorMatch, 'matchId' | 'monitorId' | 'foundAt' | 'silent'> & { readonly id: string };

export function publicMatch(match: MonitorMatch): PublicMatch {
  const { matchId, key, cik, accessionNumber, values, matchedWords, sourceSpan } = match;
  const { filingUrl, publicAt, parserVersion, rawSourceKey } = match;
  return {
    id: matchId,
    key,
    cik,
    accessionNumber,
    values,
    matchedWords,
    sourceSpan,
    filingUrl,
    publicAt,
    parserVersion,
    rawSourceKey,
  };
}

/**
 * The events of what one evaluation of a monitor found: one, or several of a hundred matches each. The key names the first
 * match, which no other evaluation finds.
 */
export function matchEvents(
  monitor: Pick<Monitor, 'monitorId' | 'organizationId' | 'name' | 'destination'> & { readonly dataset: string },
  matches: readonly MonitorMatch[],
): readonly OutboxEvent[] {
  const { monitorId, organizationId, name, destination, dataset } = monitor;
  const events: OutboxEvent[] = [];
  for (let start = 0; start < matches.length; start += MATCHES_PER_EVENT) {
    const some = matches.slice(start, start + MATCHES_PER_EVENT);
    const [first] = some;
    if (first === undefined) break;
    events.push({
      eventType: 'monitor.match',
      naturalKey: `${monitorId}/${first.matchId}`,
      payload: {
        monitorId,
        name,
        dataset,
        evaluatedAt: first.foundAt,
        matchCount: some.length,
        matches: some.map(publicMatch),
      },
      organizationId,
      endpointId: destination?.kind === 'webhook' ? destination.endpointId : null,
    });
  }
  return events;
}
