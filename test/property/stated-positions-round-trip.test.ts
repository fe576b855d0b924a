import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { CashProseResult } from '../../parsers/cash-prose/cash-prose.v1.ts';
import { cashProseV1 } from '../../parsers/cash-prose/cash-prose.v1.ts';
import type { ShareCountProseResult } from '../../parsers/share-count-prose/share-count-prose.v3.ts';
import { shareCountProseV3 } from '../../parsers/share-count-prose/share-count-prose.v3.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import type { FilingTruth } from '../../sample/truth.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

let dir: string;
let filings: FilingTruth[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-positions-'));
  await generateSampleArchive({ dir: join(dir, 'archive'), seed: 'positions', issuers: 22, years: 1, gzip: false });
  filings = (await readFile(join(dir, 'archive/truth.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FilingTruth);
});

afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

/** What the words of the main document say, none of its facts being known. */
async function readWords<R>(parser: Parser<R>, filing: FilingTruth): Promise<ParseOutcome<R> | null> {
  const { cik, accessionNumber, filedDate } = filing;
  const bytes = await readFile(join(dir, `archive/Archives/edgar/data/${cik}/${accessionNumber}.txt`));
  const submission = readSubmission(bytes);
  const [document] = parser.appliesTo(submission);
  return document === undefined ? null : parser.parse(submission, document, { filedDate, upstream: new Map() });
}

/** The values of a section that are claimed high, beside those that the filing states. */
async function claimsOf<R>(
  parser: Parser<R>,
  section: string,
  paths: readonly string[],
  truthOf: (filing: FilingTruth) => object | undefined,
): Promise<
  readonly { readonly what: string; readonly path: string; readonly given: unknown; readonly stated: unknown }[]
> {
  const claims = [];
  for (const filing of filings) {
    const truth = truthOf(filing) as Readonly<Record<string, unknown>> | undefined;
    const outcome = truth === undefined ? null : await readWords(parser, filing);
    if (outcome === null || truth === undefined) continue;
    const values = (outcome.result as Readonly<Record<string, Readonly<Record<string, unknown>>>> | null)?.[section];
    for (const path of paths) {
      const given = values?.[path];
      const confidence = outcome.confidences?.[`${section}.${path}`] ?? outcome.confidence;
      if (given === undefined || confidence < 0.9) continue;
      claims.push({ what: `${filing.form} ${filing.accessionNumber}`, path, given, stated: truth[path] });
    }
  }
  return claims;
}

/** Prose rounds to a tenth of a million. */
function agrees(path: string, given: unknown, stated: unknown): boolean {
  if (path !== 'cashAndEquivalents') return given === stated;
  return Math.abs(Number(given) - Number(stated)) <= 50_000;
}

describe('filings of a sample archive, read without their facts', () => {
  test.each([
    ['cash', cashProseV1, ['cashAndEquivalents', 'asOf', 'goingConcern'], 30, ({ cash }: FilingTruth) => cash],
    [
      'shareFloat',
      shareCountProseV3,
      ['sharesOutstanding', 'asOf', 'publicFloat', 'publicFloatAsOf'],
      50,
      ({ shares }: FilingTruth) => shares,
    ],
  ] as const)(
    '%s: what is claimed of the words is what the filing states',
    async (section, parser, paths, least, truth) => {
      const claims = await claimsOf<CashProseResult | ShareCountProseResult>(parser, section, paths, truth);
      expect(claims.filter(({ path, given, stated }) => !agrees(path, given, stated))).toEqual([]);
      expect(claims.length).toBeGreaterThan(least);
    },
  );
});
