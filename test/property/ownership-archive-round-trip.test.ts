import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beneficialOwnershipV3 } from '../../parsers/beneficial-ownership/beneficial-ownership.v3.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import { STRUCTURED_SINCE } from '../../sample/schedules.ts';
import type { FilingTruth } from '../../sample/truth.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

let dir: string;
let schedules: FilingTruth[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-schedules-'));
  // Years in which the schedules were text, HTML and XML.
  const options = { seed: 'schedules', issuers: 30, years: 1, endDate: '2025-03-31', gzip: false };
  await generateSampleArchive({ dir: join(dir, 'archive'), ...options });
  schedules = (await readFile(join(dir, 'archive/truth.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FilingTruth)
    .filter(({ ownership }) => ownership);
});

afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

describe('Schedules 13D and 13G of a sample archive', () => {
  test('are filed in text and HTML before the rule on structured data, and in XML since', () => {
    const layouts = Map.groupBy(schedules, ({ documents }) => documents[0]?.layout ?? '');
    expect([...layouts.keys()]).toEqual(
      expect.arrayContaining(['xml', 'html-rows', 'ascii-wrapped', 'ascii-numbers', 'items-only']),
    );
    for (const { filedDate, form, documents } of schedules) {
      expect(documents[0]?.layout === 'xml').toBe(filedDate >= STRUCTURED_SINCE);
      expect(form.startsWith('SCHEDULE')).toBe(filedDate >= STRUCTURED_SINCE);
    }
    const forms = new Set(schedules.map(({ form }) => form));
    for (const form of ['SC 13G', 'SC 13G/A', 'SC 13D', 'SCHEDULE 13G/A', 'SCHEDULE 13D/A'])
      expect(forms).toContain(form);
  });

  test('state their subject and every person’s rows, of which no wrong one is high', async () => {
    let [values, high] = [0, 0];
    for (const { cik, accessionNumber, filedDate, ownership } of schedules) {
      const path = join(dir, `archive/Archives/edgar/data/${cik}/${accessionNumber}.txt`);
      const submission = readSubmission(await readFile(path));
      const [document] = beneficialOwnershipV3.appliesTo(submission);
      if (!document) throw new Error(`${accessionNumber} has no schedule`);
      const outcome = beneficialOwnershipV3.parse(submission, document, { filedDate, upstream: new Map() });
      expect(outcome.result, accessionNumber).toMatchObject(ownership ?? {});
      for (const [at, person] of (ownership?.reportingPersons ?? []).entries()) {
        const fields = Object.keys(person).map((field) => `reportingPersons[${at}].${field}`);
        values += fields.length;
        high += fields.filter((field) => (outcome.confidences?.[field] ?? outcome.confidence) >= 0.9).length;
      }
    }
    expect(values).toBeGreaterThan(200);
    expect(high / values).toBeGreaterThan(0.7);
  });
});
