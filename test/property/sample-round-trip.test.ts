import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { XbrlFact } from '../../core/xbrl.ts';
import { runParsers } from '../../parsers/registry.ts';
import type { StatementsResult } from '../../parsers/statements/result.ts';
import { xbrlV1 } from '../../parsers/xbrl/xbrl.v1.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import type { FilingTruth, StatementPeriodTruth } from '../../sample/truth.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

let dir: string;
let filings: FilingTruth[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-round-trip-'));
  await generateSampleArchive({ dir: join(dir, 'archive'), seed: 'round-trip', issuers: 22, years: 1, gzip: false });
  filings = (await readFile(join(dir, 'archive/truth.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FilingTruth);
});

afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

async function submissionOf({ cik, accessionNumber }: FilingTruth) {
  return readSubmission(await readFile(join(dir, `archive/Archives/edgar/data/${cik}/${accessionNumber}.txt`)));
}

function columnOf({ statement, start, end }: Pick<StatementPeriodTruth, 'statement' | 'start' | 'end'>): string {
  return `${statement} ${start ?? ''} ${end}`;
}

/** Text blocks by their words, numbers by their value, all else as it stands. */
function comparable(fact: XbrlFact): string {
  const { concept, value, unit, decimals, period, dimensions } = fact;
  const words =
    value
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() ?? null;
  const number = unit !== null && words !== null ? String(Number(words)) : words;
  return JSON.stringify([concept, number, unit, decimals, period, Object.entries(dimensions).sort()]);
}

describe('every submission of a sample archive', () => {
  test('splits into the documents and the header it was written from', async () => {
    expect(filings.length).toBeGreaterThan(200);
    for (const filing of filings) {
      const { header, documents, warnings } = await submissionOf(filing);
      expect(warnings, filing.accessionNumber).toEqual([]);
      expect({
        accessionNumber: header.accessionNumber,
        form: header.form,
        filedDate: header.filedDate,
        periodOfReport: header.periodOfReport,
        filers: header.filers.map((filer) => [filer.cik, filer.name]),
        accepted: header.acceptedAt !== null,
        documents: documents.map(({ type, filename }) => ({ type, filename })),
      }).toEqual({
        accessionNumber: filing.accessionNumber,
        form: filing.form,
        filedDate: filing.filedDate,
        periodOfReport: filing.periodOfReport,
        filers: [[filing.cik, filing.company], ...(filing.filedBy ? [[filing.filedBy.cik, filing.filedBy.name]] : [])],
        accepted: filing.accepted !== null,
        documents: filing.documents.map(({ type, filename }) => ({ type, filename })),
      });
    }
  });

  test('yields exactly the facts that its tagged documents state', async () => {
    let reported = 0;
    for (const filing of filings) {
      const submission = await submissionOf(filing);
      const parsed = xbrlV1.appliesTo(submission).flatMap((document) => {
        const outcome = xbrlV1.parse(submission, document, { filedDate: filing.filedDate, upstream: new Map() });
        expect(outcome.status, `${filing.accessionNumber} ${JSON.stringify(outcome.reasons)}`).toBe('parsed');
        return outcome.result?.facts ?? [];
      });
      const wanted = new Set((filing.facts ?? []).map(comparable));
      const found = new Set(parsed.map(comparable));
      expect({
        missing: [...wanted].filter((fact) => !found.has(fact)),
        invented: [...found].filter((fact) => !wanted.has(fact)),
        of: filing.accessionNumber,
      }).toEqual({ missing: [], invented: [], of: filing.accessionNumber });
      reported += wanted.size;
    }
    expect(reported).toBeGreaterThan(10_000);
  });

  test('yields its cash, burn and going-concern statement', async () => {
    const reports = filings.filter((filing) => filing.form === '10-K' || filing.form === '10-Q');
    expect(reports.filter(({ cash }) => cash?.goingConcern === true).length).toBeGreaterThan(5);
    expect(reports.filter(({ cash }) => cash?.goingConcern === false).length).toBeGreaterThan(5);
    for (const filing of reports) {
      const runs = runParsers(await submissionOf(filing), { filedDate: filing.filedDate });
      const result = runs.find((run) => run.parser.id === 'cash-position')?.outcome.result;
      expect(result, filing.accessionNumber).toMatchObject({
        asOf: filing.cash?.asOf,
        goingConcern: filing.cash?.goingConcern,
      });
      const { cashAndEquivalents, operatingCashFlow } = result as Record<string, unknown>;
      expect([Number(cashAndEquivalents), Number(operatingCashFlow)], filing.accessionNumber).toEqual([
        filing.cash?.cashAndEquivalents,
        filing.cash?.operatingCashFlow,
      ]);
    }
  });

  test('yields the statements that its reports print, each value and period, and no others', async () => {
    const seen = { reports: 0, values: 0, confident: 0 };
    for (const filing of filings) {
      const runs = runParsers(await submissionOf(filing), { filedDate: filing.filedDate });
      const result = runs.find((run) => run.parser.id === 'statements')?.outcome.result as StatementsResult | undefined;
      const wanted = filing.statements;
      expect({ of: filing.accessionNumber, ...result?.entity }).toEqual({
        of: filing.accessionNumber,
        ...wanted?.entity,
      });
      if (!wanted || !result) continue;
      const read = new Map(result.periods.map(({ values, ...period }) => [columnOf(period), values]));
      expect([...read.keys()].sort(), filing.accessionNumber).toEqual(wanted.periods.map(columnOf).sort());
      for (const { values, ...period } of wanted.periods) {
        const found = read.get(columnOf(period));
        const { netIncome, totalEquity } = values;
        // Without minority holders both totals of a filer that tags them twice are one.
        const same = {
          ...(found?.netIncomeIncludingNoncontrolling === netIncome && { netIncomeIncludingNoncontrolling: netIncome }),
          ...(found?.totalEquityIncludingNoncontrolling === totalEquity && {
            totalEquityIncludingNoncontrolling: totalEquity,
          }),
        };
        expect({ of: filing.accessionNumber, ...period, ...found }).toEqual({
          of: filing.accessionNumber,
          ...period,
          ...same,
          ...values,
        });
        seen.values += Object.keys(values).length;
      }
      seen.reports += 1;
      const origins = result.periods.flatMap((period) => Object.values(period.origins));
      seen.confident += origins.filter(({ confidence }) => confidence >= 0.9).length;
    }
    expect(seen.reports).toBeGreaterThan(70);
    expect(seen.values).toBeGreaterThan(3_000);
    expect(seen.confident / seen.values).toBeGreaterThan(0.8);
  });

  test('yields the type of each offering and no other offering', async () => {
    const forms = /^(424B|S-|F-3)/;
    let offerings = 0;
    for (const filing of filings.filter(({ form }) => forms.test(form))) {
      const debtOnly = filing.offering?.securities.every((security) => security === 'debt') ?? true;
      const runs = runParsers(await submissionOf(filing), { filedDate: filing.filedDate });
      const main = runs.find((run) => run.parser.id === 'offering-events' && run.document.sequence === 1);
      const found = (main?.outcome.result as { offering?: Record<string, unknown> } | null)?.offering;
      const wanted = debtOnly
        ? undefined
        : { type: filing.offering?.type, isAtm: filing.offering?.isAtm, isResale: filing.offering?.isResale };
      const read =
        found === undefined ? undefined : { type: found['type'], isAtm: found['isAtm'], isResale: found['isResale'] };
      expect(read, `${filing.accessionNumber} ${filing.form}`).toEqual(wanted);
      if (!debtOnly) offerings += 1;
    }
    expect(offerings).toBeGreaterThan(40);
  });

  test('yields no number in any offering that the filing does not state', async () => {
    let compared = 0;
    for (const filing of filings.filter(({ offering }) => offering)) {
      const runs = runParsers(await submissionOf(filing), { filedDate: filing.filedDate });
      const main = runs.find((run) => run.parser.id === 'offering-events' && run.document.sequence === 1);
      const found = (main?.outcome.result as { offering?: Record<string, unknown> } | null)?.offering ?? {};
      const stated = { ...filing.offering } as Record<string, unknown>;
      const numbers = Object.keys(found).filter((key) => typeof stated[key] === 'number');
      const pick = (from: Record<string, unknown>) => Object.fromEntries(numbers.map((key) => [key, from[key]]));
      expect({ of: filing.accessionNumber, ...pick(found) }).toEqual({ of: filing.accessionNumber, ...pick(stated) });
      compared += numbers.length;
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('yields the holdings of its managers and the totals of their covers', async () => {
    const reports = filings.filter(({ form }) => form === '13F-HR');
    expect(reports.length).toBeGreaterThan(3);
    for (const filing of reports) {
      const runs = runParsers(await submissionOf(filing), { filedDate: filing.filedDate });
      const results = runs.flatMap((run) => (run.parser.id === 'thirteenf' ? [run.outcome.result] : []));
      expect(results, filing.accessionNumber).toHaveLength(1);
      expect(results[0], filing.accessionNumber).toMatchObject({
        periodOfReport: filing.thirteenf?.periodOfReport,
        entries: filing.thirteenf?.entries,
        totalValueDollars: filing.thirteenf?.totalValueDollars,
        holdings: filing.thirteenf?.holdings,
      });
    }
  });
});
