import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { renderStatus, type StatusReport } from '../../cli/report/render-status.ts';

type Feed = StatusReport['feeds'][number];

const FEED = {
  source: 'edgar',
  polledAt: '2026-11-23T15:00:30.000Z',
  readAt: '2026-11-23T15:00:30.000Z',
  newFilingsAt: '2026-11-23T14:59:30.000Z',
  pageLimitAt: null,
  pageLimit: null,
  failingSince: null,
  failures: 0,
  failure: null,
  awaiting: 0,
  unconfirmed: 0,
  unconfirmedExamples: [],
} as unknown as Feed;

function feedLines(feed: Partial<Feed> | null): readonly string[] {
  const status = {
    runs: [],
    filings: { byState: {}, isEstimated: false, pending: 0, newestFiledDate: null, medianLagMs: null },
    feeds: feed === null ? [] : [{ ...FEED, ...feed }],
    retries: { due: 0, waiting: 0, nextAt: null },
    failures: [],
    parsers: [],
    scores: [],
    unmapped: null,
    outbox: 0,
    deliveries: null,
  } satisfies StatusReport;
  const text = stripVTControlCharacters(renderStatus(status));
  return (
    text
      .split('\n\n')
      .find((section) => section.startsWith('Feeds'))
      ?.split('\n')
      .slice(1) ?? []
  );
}

test('status says when a feed was read, and nothing of feeds that no poll has read', () => {
  expect(feedLines(null)).toEqual([]);
  expect(feedLines({})).toEqual(['  edgar: read 2026-11-23T15:00:30.000Z, new filings 2026-11-23T14:59:30.000Z']);
});

test('status says what a feed could not do, and which filings no index confirms', () => {
  const lines = feedLines({
    readAt: null,
    newFilingsAt: null,
    failingSince: '2026-11-23T14:40:00.000Z' as Feed['failingSince'],
    failures: 41,
    failure: 'https://www.sec.gov answered 503',
    pageLimitAt: '2026-11-20T22:31:00.000Z' as Feed['pageLimitAt'],
    pageLimit: 50,
    awaiting: 1_200,
    unconfirmed: 2,
    unconfirmedExamples: [
      { accessionNumber: '0001234567-26-000002', filedDate: '2026-11-20' },
      { accessionNumber: '0001234567-26-000001', filedDate: '2026-11-19' },
    ] as unknown as Feed['unconfirmedExamples'],
  });
  expect(lines).toEqual([
    '  edgar: read never, new filings never',
    '  failing since 2026-11-23T14:40:00.000Z (41 polls, the last 2026-11-23T15:00:30.000Z): https://www.sec.gov answered 503',
    '  ended at its limit of 50 pages 2026-11-20T22:31:00.000Z; the night announces the rest',
    '  1,200 filings await the index of their date',
    '  2 not listed by the index of their date: 0001234567-26-000002 of 2026-11-20, 0001234567-26-000001 of 2026-11-19',
  ]);
});
