import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IssuancesResult } from '../../parsers/issuances/result.ts';
import { PARSERS, runParsers } from '../../parsers/registry.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import type { FilingTruth, IssuanceTruth } from '../../sample/truth.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

const PARSERS_RUN = PARSERS.filter(({ id }) => id === 'xbrl' || id === 'issuances');

let dir: string;
let filings: FilingTruth[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-issued-'));
  const options = { seed: 'issued', issuers: 24, years: 2, cases: true, gzip: false };
  await generateSampleArchive({ dir: join(dir, 'archive'), ...options });
  filings = (await readFile(join(dir, 'archive/truth.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FilingTruth);
});

afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

async function read({ cik, accessionNumber, filedDate }: FilingTruth) {
  const path = join(dir, `archive/Archives/edgar/data/${cik}/${accessionNumber}.txt`);
  const submission = readSubmission(await readFile(path));
  const runs = runParsers(submission, { filedDate, parsers: PARSERS_RUN });
  return runs.filter(({ parser }) => parser.id === 'issuances').map(({ outcome }) => outcome);
}

function keyOf({
  channel,
  periodStart,
  periodEnd,
  shares,
  grossProceeds,
  netProceeds,
}: Partial<IssuanceTruth>): string {
  const isNone = shares === 0;
  return [channel, periodStart, periodEnd, shares, isNone ? 0 : grossProceeds, isNone ? 0 : netProceeds].join(' ');
}

describe('every filing of a sample archive', () => {
  test('yields the totals of shares issued over periods that it states, and no others', async () => {
    let stated = 0;
    const sold = new Set<string>();
    for (const filing of filings) {
      const wanted = (filing.issuances ?? []).map(keyOf);
      const outcomes = await read(filing);
      const found = outcomes.flatMap(({ result }) => (result as IssuancesResult | null)?.issuances ?? []);
      expect([filing.accessionNumber, ...found.map((one) => keyOf(one as Partial<IssuanceTruth>)).sort()]).toEqual([
        filing.accessionNumber,
        ...wanted.sort(),
      ]);
      expect(outcomes.flatMap(({ warnings }) => warnings.map(({ code }) => code))).toEqual([]);
      stated += wanted.length;
      if (filing.issuances?.some(({ shares }) => shares > 0)) sold.add(filing.cik);
    }
    expect(stated).toBeGreaterThan(40);
    expect(sold.size).toBeGreaterThan(3);
  });

  test('yields the closings that it states, each with the day of its agreement, and no others', async () => {
    let closed = 0;
    for (const filing of filings) {
      const found = (await read(filing)).flatMap(({ result }) => (result as IssuancesResult | null)?.closings ?? []);
      const days = found.map(({ closedOn, agreedOn }) => ({ closedOn, agreedOn }));
      const stated = filing.closing === undefined ? [] : [filing.closing];
      expect([filing.accessionNumber, ...days]).toEqual([filing.accessionNumber, ...stated]);
      for (const { grossProceeds, shares } of found) {
        expect([grossProceeds, shares]).toEqual([filing.offering?.grossProceeds, filing.offering?.sharesOffered]);
      }
      closed += found.length;
    }
    expect(closed).toBeGreaterThan(2);
  });
});
