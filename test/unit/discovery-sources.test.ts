import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import { parseCik } from '../../core/ids.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { discoverArchive } from '../../sources/discovery/archive-discovery.ts';
import { discoverDay, discoverQuarter } from '../../sources/discovery/discover-day.ts';
import { discoverIssuer } from '../../sources/discovery/discover-issuer.ts';
import { createEdgarClient } from '../../sources/edgar/edgar-client.ts';
import type { EdgarSource } from '../../sources/edgar/edgar-source.ts';
import { createOpenLimiter } from '../open-limiter.ts';
import { type ArchiveFixture, createArchiveFixture, submissionText } from './archive-fixture.ts';

const index = (...lines: string[]) =>
  `Description: Master Index\n\nCIK|Company Name|Form Type|Date Filed|File Name\n${'-'.repeat(80)}\n${lines.join('\n')}\n`;

let archive: ArchiveFixture;
let mirror: MirrorServer;
let client: EdgarSource;

beforeAll(async () => {
  archive = await createArchiveFixture();
  await archive.write(
    'Archives/edgar/daily-index/2024/QTR1/master.20240328.idx.gz',
    index('1|ACME|8-K|20240328|edgar/data/1/0000000001-24-000001.txt', 'broken'),
  );
  await archive.write('Archives/edgar/daily-index/2024/QTR1/master.20240322.idx', index());
  await archive.write(
    'Archives/edgar/full-index/2024/QTR1/master.idx.gz',
    index(
      '1|ACME|8-K|2024-03-28|edgar/data/1/0000000001-24-000001.txt',
      '2|BETA|10-K|2024-03-27|edgar/data/2/0000000002-24-000001.txt',
      '3|GAMMA|4|2024-03-24|edgar/data/3/0000000003-24-000001.txt',
    ),
  );
  await archive.write('Archives/edgar/daily-index/2024/QTR2/master.20240401.idx', '<html>maintenance</html>');
  await archive.write(
    'Archives/edgar/data/2/0000000002-24-000001.txt.gz',
    submissionText({ accession: '0000000002-24-000001', cik: '2', form: '10-K', filed: '2024-03-27', name: 'BETA' }),
  );
  await archive.write(
    'Archives/edgar/data/9/0000000009-23-000007.txt.gz',
    submissionText({
      accession: '0000000009-23-000007',
      cik: '9',
      form: 'S-3/A',
      filed: '2023-05-01',
      name: 'LOOSE CO',
    }),
  );
  await archive.write('Archives/edgar/data/9/0000000009-23-000008.txt', 'not a submission');
  await archive.write(
    'submissions/CIK0000000001.json',
    JSON.stringify({
      cik: '1',
      name: 'ACME',
      filings: {
        recent: {
          accessionNumber: ['0000000001-24-000001'],
          filingDate: ['2024-03-28'],
          form: ['8-K'],
          acceptanceDateTime: ['2024-03-28T16:05:00.000Z'],
        },
        files: [{ name: 'CIK0000000001-submissions-001.json' }, { name: 'CIK0000000001-submissions-002.json' }],
      },
    }),
  );
  await archive.write(
    'submissions/CIK0000000001-submissions-001.json.gz',
    JSON.stringify({
      accessionNumber: ['0000000001-20-000001'],
      filingDate: ['2020-03-28'],
      form: ['10-K'],
      acceptanceDateTime: ['2020-03-28T06:05:00.000Z'],
    }),
  );
  mirror = await createMirrorServer(archive.dir);
  client = createEdgarClient({
    baseUrl: mirror.url,
    dataUrl: mirror.url,
    limiter: createOpenLimiter(),
  });
});
beforeEach(() => mirror.resetStats());
afterAll(async () => {
  await client.close();
  await mirror.close();
  await archive.remove();
});

const day = (date: string) => discoverDay(client, parseIsoDate(date));

describe('the filings of a date', () => {
  test('come from the daily index alone where there is one, with its bad lines reported', async () => {
    const found = await day('2024-03-28');
    expect(found.filings.map((filing) => filing.accessionNumber)).toEqual(['0000000001-24-000001']);
    expect([found.source, found.emptyReason, found.problems.length]).toEqual(['daily-index', null, 1]);
    expect(mirror.stats().requests).toBe(1);
  });

  test('come from the full index by date filed where there is none, also on a Sunday', async () => {
    const weekday = await day('2024-03-27');
    expect([weekday.source, weekday.filings.map((filing) => filing.cik)]).toEqual(['full-index', ['2']]);
    expect((await day('2024-03-24')).filings.map((filing) => filing.cik)).toEqual(['3']);
  });

  test('an empty list always has its reason', async () => {
    const reasons: Record<string, string> = {
      '2024-03-22': 'nothing-filed', // an empty daily index
      '2024-03-23': 'weekend',
      '2024-02-19': 'federal-holiday',
      '2024-03-26': 'nothing-filed', // the full index goes on to later dates
      '2024-03-29': 'not-indexed', // the full index ends before
      '2022-03-29': 'not-indexed', // no index at all
      '2022-03-27': 'weekend',
    };
    for (const [date, reason] of Object.entries(reasons)) {
      const found = await day(date);
      expect([date, found.filings.length, found.emptyReason]).toEqual([date, 0, reason]);
    }
  });

  test('an HTML page in place of an index is no empty day', async () => {
    const impatient = createEdgarClient({
      baseUrl: mirror.url,
      dataUrl: mirror.url,
      limiter: createOpenLimiter(),
      maxAttempts: 1,
    });
    await expect(discoverDay(impatient, parseIsoDate('2024-04-01'))).rejects.toMatchObject({
      code: 'edgar-error-page',
      retryable: true,
    });
    await impatient.close();
  });

  test('a server that fails is no empty day either', async () => {
    mirror.addFaults([{ kind: 'status', status: 500, times: 20 }]);
    const impatient = createEdgarClient({
      baseUrl: mirror.url,
      dataUrl: mirror.url,
      limiter: createOpenLimiter(),
      maxAttempts: 1,
    });
    await expect(discoverDay(impatient, parseIsoDate('2024-03-28'))).rejects.toMatchObject({
      code: 'edgar-unavailable',
    });
    mirror.clearFaults();
    await impatient.close();
  });
});

test('a quarter is its full index; a quarter without one says so', async () => {
  const quarter = await discoverQuarter(client, 2024, 1);
  expect([quarter.dates !== null, quarter.filings.length]).toEqual([true, 3]);
  expect((await discoverQuarter(client, 2031, 1)).dates).toBeNull();
});

test('an issuer is its submissions JSON with the older files; a missing one makes the history incomplete', async () => {
  const issuer = await discoverIssuer(client, parseCik(1));
  // The older filing shows the time zone of the newer filing's time.
  expect(issuer.acceptanceZone).toBe('eastern');
  expect(issuer.filings.map((filing) => [filing.accessionNumber, filing.acceptedAt?.value])).toEqual([
    ['0000000001-24-000001', '2024-03-28T20:05:00.000Z'],
    ['0000000001-20-000001', '2020-03-28T10:05:00.000Z'],
  ]);
  expect(issuer.complete).toBe(false);
  expect(issuer.problems.map((problem) => problem.code)).toEqual(['missing-submissions-file']);
  await expect(discoverIssuer(client, parseCik(77))).rejects.toMatchObject({ code: 'edgar-not-found' });
});

test('an archive directory is its indexes and the submissions that no index names', async () => {
  const found = await discoverArchive(archive.dir);
  expect(found.filings.map((filing) => [filing.accessionNumber, filing.form, filing.discoveredIn])).toEqual([
    ['0000000009-23-000007', 'S-3/A', 'archive-file'],
    ['0000000003-24-000001', '4', 'full-index'],
    ['0000000002-24-000001', '10-K', 'full-index'],
    ['0000000001-24-000001', '8-K', 'full-index'],
  ]);
  const loose = found.filings[0];
  expect(loose).toMatchObject({ cik: '9', companyName: 'LOOSE CO', filedDate: '2023-05-01' });
  expect(loose?.acceptedAt).toEqual({ value: '2023-05-01T20:05:33.000Z', source: 'header' });
  expect([found.indexCount, found.unindexedCount]).toEqual([4, 1]);
  expect(found.problems.map((problem) => problem.code).sort()).toEqual([
    'malformed-index-line',
    'not-an-index',
    'unreadable-header',
  ]);
});
