import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { CorporateActionsResult } from '../../parsers/corporate-actions/corporate-actions.v3.ts';
import { corporateActionsV3 } from '../../parsers/corporate-actions/corporate-actions.v3.ts';
import { exchangeComplianceV4 } from '../../parsers/exchange-compliance/exchange-compliance.v4.ts';
import type { ExchangeComplianceResult } from '../../parsers/exchange-compliance/result.ts';
import type { ReverseSplitsResult } from '../../parsers/reverse-splits/result.ts';
import { reverseSplitsV2 } from '../../parsers/reverse-splits/reverse-splits.v2.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import type { FilingTruth } from '../../sample/truth.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

let dir: string;
let reports: FilingTruth[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-listing-'));
  await generateSampleArchive({ dir: join(dir, 'archive'), seed: 'listing', issuers: 40, years: 2, gzip: false });
  reports = (await readFile(join(dir, 'archive/truth.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FilingTruth)
    .filter(({ form }) => form === '8-K');
});

afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

interface Outcomes {
  readonly compliance: ParseOutcome<ExchangeComplianceResult>;
  readonly splits: ParseOutcome<ReverseSplitsResult>;
  readonly actions: ParseOutcome<CorporateActionsResult>;
}

async function outcomesOf({ cik, accessionNumber, filedDate }: FilingTruth): Promise<Outcomes> {
  const submission = readSubmission(
    await readFile(join(dir, `archive/Archives/edgar/data/${cik}/${accessionNumber}.txt`)),
  );
  function parse<R>(parser: Parser<R>): ParseOutcome<R> {
    const [document] = parser.appliesTo(submission);
    if (document === undefined) throw new Error(`${parser.id} reads nothing of ${accessionNumber}`);
    return parser.parse(submission, document, { filedDate, upstream: new Map() });
  }
  return {
    compliance: parse(exchangeComplianceV4),
    splits: parse(reverseSplitsV2),
    actions: parse(corporateActionsV3),
  };
}

describe('current reports of a sample archive', () => {
  test('give back exactly the listing notices and reverse splits that they state, and nothing else', async () => {
    const counts = { notices: 0, splits: 0, others: 0 };
    for (const report of reports) {
      const { compliance, splits, actions } = await outcomesOf(report);
      const notices = compliance.result?.exchangeCompliance ?? [];
      const wanted = (report.exchangeCompliance ?? []).map((notice) =>
        Object.fromEntries(Object.entries(notice).filter(([, value]) => value !== null)),
      );
      expect(notices, report.accessionNumber).toHaveLength(wanted.length);
      for (const [index, notice] of wanted.entries())
        expect(notices[index], report.accessionNumber).toMatchObject(notice);
      const { ratio, numerator, denominator, effectiveDate } = splits.result?.reverseSplit ?? {};
      const split = ratio === undefined ? undefined : { ratio, numerator, denominator, effectiveDate };
      expect(split, report.accessionNumber).toEqual(report.reverseSplit);
      expect(actions.result, report.accessionNumber).toEqual({});
      counts.notices += wanted.length;
      counts.splits += report.reverseSplit === undefined ? 0 : 1;
      counts.others += wanted.length === 0 && report.reverseSplit === undefined ? 1 : 0;
    }
    expect(counts.notices).toBeGreaterThan(5);
    expect(counts.splits).toBeGreaterThan(1);
    expect(counts.others).toBeGreaterThan(20);
  });
});
