import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SubsidiariesResult } from '../../parsers/subsidiaries/result.ts';
import { subsidiariesV3 } from '../../parsers/subsidiaries/subsidiaries.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

interface Expected {
  readonly expected: { readonly subsidiaries: SubsidiariesResult['subsidiaries'] };
}

const directories = ['golden', 'golden-composed'].flatMap((set) => {
  const path = corpusPath(set, 'subsidiaries');
  return path === null ? [] : readdirSync(path).map((name) => `${path}/${name}`);
});
const manifest = corpusPath('edgar', 'manifest.jsonl');
const CONTEXT = { filedDate: null, upstream: new Map() };

/** Words are compared as words: case, punctuation and accents aside. */
function keyOf(name: string | null): string | null {
  if (name === null) return null;
  const plain = name.normalize('NFKD').replace(/[\u0080-\uffff]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
const rowsOf = (list: SubsidiariesResult['subsidiaries']) =>
  list
    .map(({ name, jurisdiction, ownershipPercent }) => `${keyOf(name)} | ${keyOf(jurisdiction)} | ${ownershipPercent}`)
    .sort();

describe.skipIf(directories.length === 0)('real and composed lists (corpus; skipped where it is absent)', () => {
  const outcomes = directories.map((directory) => {
    const file = readdirSync(directory).find((name) => name.startsWith('input')) ?? '';
    const expected = JSON.parse(readFileSync(`${directory}/expected.json`, 'utf8')) as Expected;
    const submission = readBareDocument(gunzipSync(readFileSync(`${directory}/${file}`)), { filename: file });
    const [document] = submission.documents;
    if (document === undefined) throw new Error(`no document in ${directory}`);
    return {
      directory,
      expected: expected.expected.subsidiaries,
      outcome: subsidiariesV3.parse(submission, document, CONTEXT),
    };
  });

  test.each(outcomes)('$directory is read exactly', ({ expected, outcome }) => {
    expect(outcome.status).toBe('parsed');
    expect(rowsOf(outcome.result?.subsidiaries ?? [])).toEqual(rowsOf(expected));
  });

  test('at least 22 of 23 have high confidence', () => {
    const high = outcomes.filter(({ outcome }) => outcome.confidence >= 0.9).length;
    expect(high / outcomes.length).toBeGreaterThanOrEqual(22 / 23);
  });
});

describe.skipIf(manifest === null)('annual reports of the archive (corpus; skipped where it is absent)', () => {
  const filings = (manifest === null ? '' : readFileSync(manifest, 'utf8'))
    .split('\n')
    .filter((line) => /"form": "(?:10-K|20-F)/.test(line))
    .map((line) => JSON.parse(line) as { accessionNumber: string; path: string });

  test('no Exhibit 21 is missed, none is empty, and reports without one give nothing', () => {
    const counts = { exhibits: 0, sure: 0 };
    for (const { accessionNumber, path } of filings) {
      const submission = readSubmission(gunzipSync(readFileSync(corpusPath(path) ?? '')));
      const exhibits = submission.documents.filter(({ type }) => type.startsWith('EX-21'));
      const documents = subsidiariesV3.appliesTo(submission);
      for (const document of documents) {
        const outcome = subsidiariesV3.parse(submission, document, CONTEXT);
        const isExhibit = exhibits.includes(document);
        counts.exhibits += isExhibit ? 1 : 0;
        counts.sure += isExhibit && outcome.confidence >= 0.9 ? 1 : 0;
        expect([accessionNumber, outcome.status]).toEqual([accessionNumber, isExhibit ? 'parsed' : 'not_applicable']);
        expect((outcome.result?.count ?? 0) > 0, accessionNumber).toBe(isExhibit);
      }
      for (const exhibit of exhibits) expect(documents, accessionNumber).toContain(exhibit);
    }
    expect(counts.exhibits).toBeGreaterThanOrEqual(30);
    expect(counts.sure).toBeGreaterThanOrEqual(counts.exhibits - 2);
  });
});
