import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { easternDateOf, easternToUtc, parseIsoDate } from '../../core/dates.ts';
import { isEveningForm } from '../../core/evening-forms.ts';
import { parseCik } from '../../core/ids.ts';
import { publicTimeOf } from '../../core/public-time.ts';
import { createArchiveSource } from '../../sources/archive/archive-source.ts';
import { createMirrorServer } from '../../sources/archive/mirror-server.ts';
import { discoverArchive } from '../../sources/discovery/archive-discovery.ts';
import { parseCompanyTickers } from '../../sources/discovery/company-tickers.ts';
import { parseCurrentFeed } from '../../sources/discovery/current-feed.ts';
import { discoverDay } from '../../sources/discovery/discover-day.ts';
import { discoverIssuer } from '../../sources/discovery/discover-issuer.ts';
import type { DiscoveredFiling } from '../../sources/discovery/discovered-filing.ts';
import { type ParsedIndex, parseMasterIndex } from '../../sources/discovery/master-index.ts';
import { createEdgarClient } from '../../sources/edgar/edgar-client.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';
import { createOpenLimiter } from '../open-limiter.ts';

const archive = corpusPath('edgar');
const feeds = corpusPath('feeds');
const note = archive ? '' : ' (SKIPPED: no corpus of real filings at hand)';

interface ManifestLine {
  readonly accessionNumber: string;
  readonly cik: number;
  readonly company: string;
  readonly form: string;
  readonly filedDate: string;
  readonly path: string;
}

function manifest(): ManifestLine[] {
  const lines = readFileSync(`${archive}/manifest.jsonl`, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): ManifestLine => JSON.parse(line));
}

function indexesBelow(folder: string): { file: string; index: ParsedIndex }[] {
  const entries = readdirSync(`${archive}/Archives/edgar/${folder}`, { recursive: true, encoding: 'utf8' });
  return entries
    .filter((entry) => /master\..*idx\.gz$/.test(entry))
    .map((entry) => {
      const bytes = gunzipSync(readFileSync(`${archive}/Archives/edgar/${folder}/${entry}`));
      return { file: entry, index: parseMasterIndex(bytes, folder === 'daily-index' ? 'daily-index' : 'full-index') };
    });
}

const key = (filing: Pick<DiscoveredFiling, 'accessionNumber' | 'form' | 'filedDate'>) =>
  `${filing.accessionNumber} ${filing.form} ${filing.filedDate}`;

describe.skipIf(!archive)(`discovery over the archive of real filings${note}`, () => {
  test.each([
    ['daily-index', 469],
    ['full-index', 117],
  ])('every %s parses without a problem, all %i of them, and names every filing of the manifest', (folder, count) => {
    const indexes = indexesBelow(folder);
    expect(indexes).toHaveLength(count);
    for (const { file, index } of indexes) expect([file, index.isIndex, index.problems]).toEqual([file, true, []]);
    const listed = new Set(indexes.flatMap(({ index }) => index.filings.map(key)));
    const expected = manifest();
    expect(expected).toHaveLength(508);
    expect(expected.map((line) => key(line as never)).filter((line) => !listed.has(line))).toEqual([]);
  });

  test('the archive directory is discovered whole, each filing at a path that it holds', async () => {
    const found = await discoverArchive(archive ?? '');
    const source = await createArchiveSource(archive ?? '');
    expect(found.problems).toEqual([]);
    expect(new Set(found.filings.map(key))).toEqual(new Set(manifest().map((line) => key(line as never))));
    const missing: string[] = [];
    for (const filing of found.filings) {
      await source.get(filing.path, { sink: async () => undefined }).catch(() => missing.push(filing.path));
    }
    expect(missing).toEqual([]);
  });

  test('a date is the same from its daily index and from the full index, over HTTP', async () => {
    const mirror = await createMirrorServer(archive ?? '');
    const client = createEdgarClient({
      baseUrl: mirror.url,
      dataUrl: mirror.url,
      limiter: createOpenLimiter(),
      backoff: { baseMs: 1 },
    });
    try {
      const date = parseIsoDate('2025-03-31');
      const daily = await discoverDay(client, date);
      mirror.addFaults([{ kind: 'status', status: 404, match: 'daily-index' }]);
      const full = await discoverDay(client, date);
      expect([daily.source, full.source]).toEqual(['daily-index', 'full-index']);
      expect(daily.filings.length).toBeGreaterThan(1);
      expect(new Set(full.filings.map(key))).toEqual(new Set(daily.filings.map(key)));
      expect(daily.filings.every((filing) => filing.filedDate === date)).toBe(true);
    } finally {
      await client.close();
      await mirror.close();
    }
  });

  test('acceptance times of submissions JSON agree with the headers of the same filings, to the second', async () => {
    const source = await createArchiveSource(archive ?? '');
    const headers = new Map<string, string>();
    for (const line of manifest()) {
      const bytes = gunzipSync(readFileSync(corpusPath(line.path) ?? ''));
      const { header } = readSubmission(bytes.subarray(0, 200_000));
      if (header.acceptedAt) headers.set(line.accessionNumber, header.acceptedAt);
    }
    const zones: Record<string, number> = { eastern: 0, utc: 0, unknown: 0 };
    const disagreements: string[] = [];
    let compared = 0;
    for (const file of readdirSync(`${archive}/submissions`)) {
      const cik = /^CIK(\d{10})\.json\.gz$/.exec(file)?.[1];
      if (!cik) continue;
      const issuer = await discoverIssuer(source, parseCik(cik));
      zones[issuer.acceptanceZone] = (zones[issuer.acceptanceZone] ?? 0) + 1;
      expect(issuer.filings.length).toBeGreaterThan(100);
      expect(issuer.problems.filter((problem) => problem.code !== 'missing-submissions-file')).toEqual([]);
      for (const filing of issuer.filings) {
        const accepted = headers.get(filing.accessionNumber);
        if (!accepted || !filing.acceptedAt) continue;
        compared += 1;
        if (filing.acceptedAt.value !== accepted) {
          disagreements.push(`${filing.accessionNumber} ${accepted} ${filing.acceptedAt.value}`);
        }
      }
    }
    expect(disagreements).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(10);
    expect(zones['unknown']).toBe(0);
    expect(Math.min(zones['eastern'] ?? 0, zones['utc'] ?? 0)).toBeGreaterThan(3);
  });

  test('real filings of an evening carry the date that the table of extended hours says', async () => {
    const source = await createArchiveSource(archive ?? '');
    const counts = { sameDay: 0, nextDay: 0 };
    const contradictions: string[] = [];
    for (const file of readdirSync(`${archive}/submissions`)) {
      const cik = /^CIK(\d{10})\.json\.gz$/.exec(file)?.[1];
      if (!cik) continue;
      for (const { accessionNumber, form, filedDate, acceptedAt } of (await discoverIssuer(source, parseCik(cik)))
        .filings) {
        if (!acceptedAt) continue;
        const day = easternDateOf(Date.parse(acceptedAt.value));
        // A transmission that begins before 17:30 may be accepted a while after it.
        if (acceptedAt.value < easternToUtc(day, '17:45:00') || acceptedAt.value > easternToUtc(day, '22:00:00'))
          continue;
        const { publicAt } = publicTimeOf({ form, filedDate, acceptedAt: acceptedAt.value });
        if (isEveningForm(form, day)) {
          counts.sameDay += 1;
          if (filedDate !== day || publicAt !== acceptedAt.value)
            contradictions.push(`${accessionNumber} ${form} ${day}`);
        } else if (filedDate > day) {
          counts.nextDay += 1;
          if (easternDateOf(Date.parse(publicAt)) !== filedDate)
            contradictions.push(`${accessionNumber} ${form} ${day}`);
        }
      }
    }
    expect(contradictions).toEqual([]);
    expect(counts.sameDay).toBeGreaterThan(1_000);
    expect(counts.nextDay).toBeGreaterThan(100);
  });

  test('the list of tickers names its companies', async () => {
    const source = await createArchiveSource(archive ?? '');
    const tickers = parseCompanyTickers((await source.get('/files/company_tickers.json')).bytes);
    expect(tickers.length).toBeGreaterThan(1);
    expect(tickers.find((entry) => entry.ticker === 'AAPL')?.cik).toBe('320193');
    expect(tickers.every((entry) => entry.ticker !== '' && entry.name !== '')).toBe(true);
  });
});

describe.skipIf(!feeds)(`feed captures${note}`, () => {
  test('every entry of every feed capture is read', () => {
    for (const file of readdirSync(feeds ?? '').filter((entry) => entry.includes('atom'))) {
      const bytes = gunzipSync(readFileSync(`${feeds}/${file}`));
      const entries = bytes.toString('latin1').split('<entry>').length - 1;
      const accessions = new Set(bytes.toString('latin1').match(/accession-number=[\d-]+/g));
      const feed = parseCurrentFeed(bytes);
      expect([file, feed.problems, feed.entryCount, feed.filings.length]).toEqual([file, [], entries, accessions.size]);
      expect(feed.filings.every((filing) => filing.acceptedAt !== null)).toBe(true);
    }
  });
});
