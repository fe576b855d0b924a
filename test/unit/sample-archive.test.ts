import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDayOnOrAfter, isEdgarBusinessDay } from '../../core/business-days.ts';
import { addDays, daysBetween, parseIsoDate } from '../../core/dates.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { findSampleArchive, generateSampleArchive } from '../../sample/archive.ts';
import { grouped } from '../../sample/html.ts';
import { cusipOf, tickerOf } from '../../sample/names.ts';
import { createRandom } from '../../sample/random.ts';
import { renderSubsidiaries, SUBSIDIARY_LAYOUTS } from '../../sample/render-subsidiaries.ts';
import { renderThirteenfTable, THIRTEENF_LAYOUTS } from '../../sample/render-thirteenf.ts';
import { renderVotingItem, VOTING_LAYOUTS } from '../../sample/render-voting-item.ts';
import { SCORE_CASES } from '../../sample/score-cases.ts';
import { uuencode } from '../../sample/submission-writer.ts';
import type { FilingTruth, SampleTruth } from '../../sample/truth.ts';

const OPTIONS = { seed: 'unit', issuers: 12, years: 2, endDate: '2026-10-30' } as const;

async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}

async function treeHash(dir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(dir)) hash.update(`${file}\0`).update(await readFile(join(dir, file)));
  return hash.digest('hex');
}

async function read(dir: string, path: string): Promise<string> {
  return gunzipSync(await readFile(join(dir, `${path}.gz`))).toString('utf8');
}

let root: string;
let dir: string;
let truth: SampleTruth;
let filings: FilingTruth[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tidemark-sample-'));
  dir = join(root, 'archive');
  truth = await generateSampleArchive({ dir, ...OPTIONS });
  filings = (await read(dir, 'truth.jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FilingTruth);
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

describe('the sample archive', () => {
  test('has the same bytes for the same seed and different bytes for another', async () => {
    const again = join(root, 'again');
    const other = join(root, 'other');
    await generateSampleArchive({ dir: again, ...OPTIONS });
    await generateSampleArchive({ dir: other, ...OPTIONS, seed: 'another' });
    const first = await treeHash(dir);
    expect(await treeHash(again)).toBe(first);
    expect(await treeHash(other)).not.toBe(first);
  });

  test('adds an issuer of each score case after the others, whose filings stay the same', async () => {
    const withCases = join(root, 'cases');
    await generateSampleArchive({ dir: withCases, ...OPTIONS, issuers: 2, cases: true });
    const lines = (await read(withCases, 'truth.jsonl')).trimEnd().split('\n');
    const first = filings[0]?.cik;
    const own = (line: string) => (JSON.parse(line) as FilingTruth).cik === first;
    expect(lines.filter(own)).toEqual(filings.filter(({ cik }) => cik === first).map((one) => JSON.stringify(one)));
    const names = new Set(lines.map((line) => (JSON.parse(line) as FilingTruth).company));
    // Managers are among the filers.
    expect(names.size).toBe(2 + SCORE_CASES.length + 3);
    const forms = new Set(lines.map((line) => (JSON.parse(line) as FilingTruth).form));
    expect(forms).toContain('S-3ASR');
  });

  test('replaces an earlier sample archive completely', async () => {
    const again = join(root, 'replaced');
    await generateSampleArchive({ dir: again, ...OPTIONS, issuers: 13, seed: 'earlier' });
    await generateSampleArchive({ dir: again, ...OPTIONS });
    expect(await treeHash(again)).toBe(await treeHash(dir));
    expect(await findSampleArchive({ dir: again, ...OPTIONS })).toEqual(truth);
    expect(await findSampleArchive({ dir: again, ...OPTIONS, issuers: 11 })).toBeNull();
  });

  test('rejects a directory that holds other files', async () => {
    const taken = await mkdtemp(join(root, 'taken-'));
    await writeFile(join(taken, 'notes.txt'), 'mine');
    await expect(generateSampleArchive({ dir: taken, ...OPTIONS })).rejects.toMatchObject({
      code: 'sample-directory-in-use',
    });
    expect(await readFile(join(taken, 'notes.txt'), 'utf8')).toBe('mine');
  });

  test('is uncompressed on request', async () => {
    const plain = join(root, 'plain');
    await generateSampleArchive({ dir: plain, ...OPTIONS, issuers: 2, gzip: false });
    const files = await filesOf(plain);
    expect(files.some((file) => file.endsWith('.gz'))).toBe(false);
    expect(await readFile(join(plain, 'Archives/edgar/full-index/2025/QTR1/master.idx'), 'utf8')).toContain('|10-Q|');
  });

  test('lists each filing exactly once in its indexes, and no filing that does not exist', async () => {
    const files = await filesOf(dir);
    const stored = files.filter((file) => file.startsWith('Archives/edgar/data/'));
    expect(stored).toHaveLength(truth.filings);
    for (const [folder, datePattern] of [
      ['daily-index', /^\d{8}$/],
      ['full-index', /^\d{4}-\d{2}-\d{2}$/],
    ] as const) {
      const named: string[] = [];
      for (const file of files.filter((name) => name.startsWith(`Archives/edgar/${folder}/`))) {
        const rows = (await read(dir, file.slice(0, -3))).split(`${'-'.repeat(80)}\n`)[1]?.trimEnd() ?? '';
        for (const row of rows.split('\n').filter((line) => line !== '')) {
          const [, , , date = '', path = ''] = row.split('|');
          expect(date).toMatch(datePattern);
          named.push(`Archives/${path}.gz`);
        }
      }
      expect(named.sort()).toEqual(stored);
    }
  });

  test('dates its filings as EDGAR does: on business days, and on the next one what is submitted after 17:30', () => {
    const stated = filings.flatMap(({ accepted, filedDate }) =>
      accepted === null ? [] : [{ day: parseIsoDate(accepted.slice(0, 8)), time: accepted.slice(8), filedDate }],
    );
    for (const { day, time, filedDate } of stated) {
      expect(isEdgarBusinessDay(day) && isEdgarBusinessDay(filedDate)).toBe(true);
      expect(time >= '060000' && time <= '220000').toBe(true);
      // A transmission that begins before 17:30 may be accepted some minutes after it.
      const allowed =
        time < '173000' ? [day] : [businessDayOnOrAfter(addDays(day, 1)), ...(time < '174000' ? [day] : [])];
      expect(allowed).toContain(filedDate);
    }
    const evening = stated.filter(({ day, filedDate }) => day < filedDate);
    expect(evening.length / stated.length).toBeGreaterThan(0.03);
    expect(evening.some(({ day, filedDate }) => daysBetween(day, filedDate) > 2)).toBe(true);
    expect(stated.some(({ day, time, filedDate }) => time > '173000' && day === filedDate)).toBe(true);
  });

  test('lists each issuer’s filings in its submissions JSON, newest first', async () => {
    const byCik = Map.groupBy(filings, (filing) => filing.cik);
    for (const [cik, own] of byCik) {
      const name = `submissions/CIK${cik.padStart(10, '0')}`;
      const main = JSON.parse(await read(dir, `${name}.json`)) as {
        filings: { recent: { accessionNumber: string[]; filingDate: string[] }; files: { name: string }[] };
      };
      const listed = [...main.filings.recent.accessionNumber];
      for (const extra of main.filings.files) {
        const older = JSON.parse(await read(dir, `submissions/${extra.name}`)) as { accessionNumber: string[] };
        listed.push(...older.accessionNumber);
      }
      expect(listed).toEqual(own.map((filing) => filing.accessionNumber).reverse());
      expect(main.filings.recent.filingDate).toEqual([...main.filings.recent.filingDate].sort().reverse());
    }
  });

  test('covers the forms that the engine reads, inside its window and on business days', () => {
    const forms = new Set(filings.map((filing) => filing.form));
    for (const form of [
      '10-K',
      '10-Q',
      '20-F',
      '6-K',
      '8-K',
      'S-1',
      'S-1/A',
      'S-3',
      'F-3',
      'EFFECT',
      '424B2',
      '424B3',
      '424B4',
      '424B5',
      'FWP',
      '13F-HR',
      '13F-NT',
    ]) {
      expect(forms, form).toContain(form);
    }
    for (const filing of filings) {
      expect(filing.filedDate >= truth.from && filing.filedDate <= truth.to).toBe(true);
      expect([0, 6]).not.toContain(new Date(`${filing.filedDate}T00:00:00Z`).getUTCDay());
    }
    expect(new Set(filings.map((filing) => filing.accessionNumber)).size).toBe(filings.length);
  });

  test('has documents as messy as real ones', async () => {
    const seen = { windows1252: 0, uuencoded: 0, unclosed: 0, carriageReturns: 0, tagged: 0, nested: 0, continued: 0 };
    for (const filing of filings) {
      const bytes = gunzipSync(
        await readFile(join(dir, `Archives/edgar/data/${filing.cik}/${filing.accessionNumber}.txt.gz`)),
      );
      const text = bytes.toString('latin1');
      if (/[\x93\x94\x92]/.test(text) && !bytes.toString('utf8').includes('\u201c')) seen.windows1252 += 1;
      if (/^begin 644 /m.test(text)) seen.uuencoded += 1;
      if (text.includes('<TD') && !text.includes('</TD>')) seen.unclosed += 1;
      if (text.startsWith('<SUBMISSION>\n') && (text.match(/\n/g) ?? []).length === 1) seen.carriageReturns += 1;
      if (text.includes('<ix:hidden>')) seen.tagged += 1;
      if (/<ix:nonFraction[^>]*><ix:nonFraction/.test(text)) seen.nested += 1;
      if (text.includes('<ix:continuation')) seen.continued += 1;
    }
    for (const [trait, count] of Object.entries(seen)) expect(count, trait).toBeGreaterThan(0);
  });

  test('writes prices for listed issuers on business days, in order', async () => {
    const [header, ...rows] = (await readFile(join(dir, 'prices.csv'), 'utf8')).trimEnd().split('\n');
    expect(header).toBe('ticker,date,close,volume');
    const wrong = rows.filter((row, i) => {
      const [ticker = '', date = '', close = '', volume = ''] = row.split(',');
      const [lastTicker, lastDate = ''] = (rows[i - 1] ?? '').split(',');
      return (ticker === lastTicker && date <= lastDate) || !(Number(close) > 0) || !/^\d+$/.test(volume);
    });
    expect(wrong).toEqual([]);
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(OPTIONS.issuers);
  });
});

/** The value of a fact without dimensions at an instant or over a duration. */
function factValue(facts: readonly XbrlFact[], concept: string, period: XbrlFact['period']): number {
  const wanted = JSON.stringify(period);
  const candidates = facts.filter(
    (fact) =>
      fact.concept === `us-gaap:${concept}` &&
      JSON.stringify(fact.period) === wanted &&
      Object.keys(fact.dimensions).length === 0,
  );
  const best = candidates.find((fact) => fact.decimals !== '-5') ?? candidates[0];
  if (best?.value === undefined || best.value === null) throw new Error(`no fact ${concept} for ${wanted}`);
  return Number(best.value);
}

describe('the books of the sample issuers', () => {
  test('balance, and their cash flows end in the cash of the balance sheet', () => {
    const reports = filings.filter((filing) => filing.form === '10-K' || filing.form === '10-Q');
    expect(reports.length).toBeGreaterThan(80);
    for (const { facts = [], cash, accessionNumber } of reports) {
      const instant = { instant: cash?.asOf ?? '' };
      const duration = { start: cash?.operatingCashFlowStart ?? '', end: cash?.asOf ?? '' };
      const at = (concept: string) => factValue(facts, concept, instant);
      const over = (concept: string) => factValue(facts, concept, duration);
      const hasMinority = facts.some(({ concept }) => concept === 'us-gaap:MinorityInterest');
      const equity = at('StockholdersEquity') + (hasMinority ? at('MinorityInterest') : 0);
      expect(at('Assets'), accessionNumber).toBe(at('Liabilities') + equity);
      expect(at('LiabilitiesAndStockholdersEquity')).toBe(at('Assets'));
      const change = over(
        'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
      );
      expect(change, accessionNumber).toBe(
        over('NetCashProvidedByUsedInOperatingActivities') +
          over('NetCashProvidedByUsedInInvestingActivities') +
          over('NetCashProvidedByUsedInFinancingActivities'),
      );
      const concept = 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents';
      const opening = new Date(Date.parse(duration.start) - 86_400_000).toISOString().slice(0, 10);
      expect(factValue(facts, concept, { instant: opening }) + change, accessionNumber).toBe(at(concept));
      expect(at(concept)).toBe(cash?.cashAndEquivalents);
    }
  });

  test('state share counts that grow with sales and shrink with splits', () => {
    const byIssuer = Map.groupBy(
      filings.filter((filing) => filing.shares && filing.form !== '20-F'),
      (filing) => filing.cik,
    );
    const shrunk = [...byIssuer].flatMap(([cik, reports]) =>
      reports.slice(1).flatMap((report, i) => {
        const before = reports[i]?.shares;
        const now = report.shares;
        if (!before || !now) throw new Error('a report without a share count');
        const ratio = filings
          .filter((filing) => filing.cik === cik)
          .flatMap((filing) => filing.reverseSplit ?? [])
          .filter((split) => split.effectiveDate > before.asOf && split.effectiveDate <= now.asOf)
          .reduce((product, split) => product * split.denominator, 1);
        return now.sharesOutstanding < Math.floor(before.sharesOutstanding / ratio) ? [report.accessionNumber] : [];
      }),
    );
    expect(byIssuer.size).toBeGreaterThan(8);
    expect(shrunk).toEqual([]);
  });

  test('agree with the companyfacts of the issuer', async () => {
    const report = filings.find((filing) => filing.form === '10-K');
    if (!report) throw new Error('no 10-K');
    const json = JSON.parse(await read(dir, `api/xbrl/companyfacts/CIK${report.cik.padStart(10, '0')}.json`)) as {
      facts: Record<string, Record<string, { units: Record<string, { accn: string; val: number; end: string }[]> }>>;
    };
    const row = json.facts['us-gaap']?.['Assets']?.units['USD']?.find(
      (candidate) => candidate.accn === report.accessionNumber && candidate.end === report.periodOfReport,
    );
    expect(row?.val).toBe(factValue(report.facts ?? [], 'Assets', { instant: report.periodOfReport ?? '' }));
  });
});

describe('the parts of the generator', () => {
  test('draw the same numbers from the same seed and independent ones from forks', () => {
    const draw = (seed: string) => {
      const stream = createRandom(seed);
      return Array.from({ length: 5 }, () => stream.next());
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    const random = createRandom('a');
    const fork = random.fork('x').next();
    random.next();
    expect(random.fork('x').next()).toBe(fork);
  });

  test('give distinct tickers, and distinct CUSIPs with valid check digits', () => {
    const count = 5_000;
    expect(new Set(Array.from({ length: count }, (_, i) => tickerOf(i))).size).toBe(count);
    expect(new Set(Array.from({ length: count }, (_, i) => cusipOf(i))).size).toBe(count);
    // 037833100 is the textbook example of the modulus 10 double-add-double rule; ours follow the same rule.
    const check = (cusip: string) =>
      Array.from(cusip.slice(0, 8)).reduce((sum, c, i) => {
        const value = Number.parseInt(c, 36) * (i % 2 === 1 ? 2 : 1);
        return sum + Math.floor(value / 10) + (value % 10);
      }, 0);
    expect((10 - (check('037833100') % 10)) % 10).toBe(0);
    for (const i of [0, 77, 4_999]) expect((10 - (check(cusipOf(i)) % 10)) % 10).toBe(Number(cusipOf(i)[8]));
  });

  test('uuencode like the classic tool', () => {
    expect(uuencode(Buffer.from('Cat'), 'cat.txt')).toBe('begin 644 cat.txt\n#0V%T\n`\nend');
  });

  test('print every subsidiary in every layout', () => {
    const subsidiaries = ['Velora Holdings LLC', 'Velora Research & Development GmbH', 'Velora Finance Limited'].map(
      (name, i) => ({
        name,
        jurisdiction: ['Delaware', 'Germany', 'Ireland'][i] ?? null,
        ownershipPercent: 100,
        doingBusinessAs: null,
        level: null,
      }),
    );
    for (const layout of SUBSIDIARY_LAYOUTS) {
      const text = renderSubsidiaries({ count: 3, subsidiaries }, layout).replaceAll('&amp;', '&');
      for (const { name, jurisdiction } of subsidiaries) {
        expect(text, layout).toContain(name);
        expect(text, layout).toContain(jurisdiction);
      }
    }
  });

  test('print every count of a meeting in every layout', () => {
    const meetings = filings.flatMap((filing) => filing.votes ?? []);
    expect(meetings.length).toBeGreaterThan(10);
    for (const votes of meetings) {
      for (const layout of VOTING_LAYOUTS) {
        const text = renderVotingItem(votes, layout).join('\n');
        const counts = votes.proposals.flatMap((proposal) => [
          ...[proposal, ...(proposal.nominees ?? [])].flatMap((row) => [
            row.votesFor,
            row.votesAgainst,
            row.abstain,
            row.brokerNonVotes,
          ]),
          ...Object.values(proposal.frequency ?? {}),
        ]);
        const absent = counts.filter((count) => count !== null && !text.includes(grouped(count)));
        expect({ layout, absent }).toEqual({ layout, absent: [] });
      }
    }
  });

  test('make votes that add up to the shares present', () => {
    for (const { proposals, sharesPresent } of filings.flatMap((filing) => filing.votes ?? [])) {
      const totals = proposals.flatMap((proposal) =>
        proposal.votesFor === null
          ? []
          : [
              (proposal.votesAgainst ?? 0) +
                proposal.votesFor +
                (proposal.abstain ?? 0) +
                (proposal.brokerNonVotes ?? 0),
            ],
      );
      expect(new Set(totals).size).toBe(1);
      expect(sharesPresent === null || totals[0] === sharesPresent).toBe(true);
    }
  });

  test('write each holding once under each namespace prefix, adding up to the cover', () => {
    const reports = filings.flatMap((filing) => filing.thirteenf ?? []).filter((report) => report.entries > 0);
    expect(reports.length).toBeGreaterThan(3);
    for (const report of reports) {
      expect(report.totalValueDollars).toBe(report.holdings.reduce((sum, holding) => sum + holding.valueDollars, 0));
      for (const layout of THIRTEENF_LAYOUTS) {
        const xml = renderThirteenfTable(report, layout);
        expect(xml.match(/<(?:\w+:)?infoTable>/g)).toHaveLength(report.entries);
        for (const { cusip } of report.holdings) expect(xml).toContain(`cusip>${cusip}</`);
      }
    }
  });
});
