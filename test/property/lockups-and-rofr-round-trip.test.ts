import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Parser } from '../../core/parser.ts';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { lockupsAndRofrV3 } from '../../parsers/lockups-and-rofr/lockups-and-rofr.v3.ts';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import type { FilingTruth } from '../../sample/truth.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

let dir: string;
let filings: FilingTruth[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-terms-'));
  await generateSampleArchive({ dir: join(dir, 'archive'), seed: 'terms', issuers: 18, years: 1, gzip: false });
  filings = (await readFile(join(dir, 'archive/truth.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FilingTruth);
});

afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

async function resultsOf<R>(parser: Parser<R>, filing: FilingTruth): Promise<readonly R[]> {
  const { cik, accessionNumber } = filing;
  const bytes = await readFile(join(dir, `archive/Archives/edgar/data/${cik}/${accessionNumber}.txt`));
  const submission = readSubmission(bytes);
  return parser.appliesTo(submission).flatMap((document) => {
    const { result } = parser.parse(submission, document, { filedDate: filing.filedDate, upstream: new Map() });
    return result === null ? [] : [result];
  });
}

describe('filings of a sample archive', () => {
  test('give back the warrants that they state, in prose and in tables, and no others', async () => {
    let stated = 0;
    for (const filing of filings) {
      const found = (await resultsOf(overhangV5, filing)).flatMap(({ warrants }) => warrants ?? []);
      const told = found.map(({ count, exercisePrice, preFunded }) => ({ count, exercisePrice, preFunded }));
      const wanted = (filing.warrants ?? []).map(({ count, exercisePrice, preFunded }) => ({
        count,
        exercisePrice,
        preFunded,
      }));
      expect(new Set(told), `${filing.form} ${filing.accessionNumber}`).toEqual(new Set(wanted));
      stated += wanted.length;
    }
    expect(stated).toBeGreaterThan(20);
  });

  test('give no convertibles, lock-ups or rights, since they state none', async () => {
    for (const filing of filings) {
      const name = `${filing.form} ${filing.accessionNumber}`;
      expect(
        (await resultsOf(overhangV5, filing)).flatMap(({ convertibles }) => convertibles ?? []),
        name,
      ).toEqual([]);
      for (const result of await resultsOf(lockupsAndRofrV3, filing)) expect(result, name).toEqual({});
    }
  });

  test('give back the offerings that current reports announce, never one that is not there', async () => {
    let announced = 0;
    for (const filing of filings.filter(({ form }) => form.startsWith('8-K'))) {
      const offerings = (await resultsOf(financingReportsV3, filing)).flatMap(({ offering }) => offering ?? []);
      const wanted = filing.offering;
      const name = `${filing.form} ${filing.accessionNumber}`;
      if (wanted !== undefined) announced += 1;
      // The report's words are the same for both: a purchase agreement, and a registration statement.
      const type = wanted?.type === 'best_efforts' ? 'registered_direct' : wanted?.type;
      const members = ['isAtm', 'isPrimary', 'fileNumber', 'sharesOffered', 'pricePerShare', 'grossProceeds'] as const;
      const told = members.map((member) => [member, wanted?.[member]] as const);
      const given = told.filter(([, value]) => value !== undefined && value !== null);
      expect(offerings, name).toMatchObject(wanted === undefined ? [] : [{ type, ...Object.fromEntries(given) }]);
      expect(offerings, name).toHaveLength(wanted === undefined ? 0 : 1);
    }
    expect(announced).toBeGreaterThan(3);
  });
});
