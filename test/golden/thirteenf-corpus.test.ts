import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ThirteenfResult } from '../../parsers/thirteenf/holding.ts';
import { thirteenfV1 } from '../../parsers/thirteenf/thirteenf.v1.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';
import { parseThirteenf } from '../thirteenf-documents.ts';

const golden = corpusPath('golden', 'thirteenf');
const archive = corpusPath('edgar', 'Archives', 'edgar', 'data');

interface Expected {
  readonly filedDate?: string;
  readonly expected: Pick<ThirteenfResult, 'entries' | 'totalValueDollars' | 'valueUnit'> & {
    readonly firstRows: readonly object[];
    readonly lastRow: object;
  };
}

function unpacked(path: string): string {
  return gunzipSync(readFileSync(path)).toString('utf8');
}

describe.skipIf(!golden)('hand-checked 13F reports (skipped where the corpus is absent)', () => {
  const names = golden === null ? [] : readdirSync(golden);
  test.each(names)('%s: entries, total, unit and rows are exact', (name) => {
    const directory = `${golden}/${name}`;
    const { expected, filedDate } = JSON.parse(readFileSync(`${directory}/expected.json`, 'utf8')) as Expected;
    const input = readdirSync(directory).find((file) => file.startsWith('input')) ?? '';
    const text = unpacked(`${directory}/${input}`);
    const { result, spans, confidence } = parseThirteenf(text, filedDate ?? null);
    expect(result).toMatchObject({
      entries: expected.entries,
      totalValueDollars: expected.totalValueDollars,
      valueUnit: expected.valueUnit,
    });
    expect(result?.holdings.slice(0, expected.firstRows.length)).toMatchObject(expected.firstRows);
    expect(result?.holdings.at(-1)).toMatchObject(expected.lastRow);
    expect(spans['holdings[0].cusip']?.[0]?.text).toBe(result?.holdings[0]?.cusip);
    // Bare tables have neither date nor cover; whole submissions have both.
    expect(confidence >= 0.9).toBe(filedDate !== undefined);
  });
});

describe.skipIf(!archive)('13F submissions of the archive (skipped where the corpus is absent)', () => {
  const paths =
    archive === null
      ? []
      : readdirSync(archive, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt.gz'));

  test('every 13F has high confidence, and no other filing is read as one', () => {
    const forms = new Map<string, number>();
    for (const path of paths) {
      const submission = readSubmission(gunzipSync(readFileSync(`${archive}/${path}`)));
      const form = submission.header.form ?? '';
      const [document] = thirteenfV1.appliesTo(submission);
      expect(document !== undefined, `${path} ${form}`).toBe(form.startsWith('13F'));
      if (!document) continue;
      forms.set(form, (forms.get(form) ?? 0) + 1);
      const outcome = thirteenfV1.parse(submission, document, { filedDate: null, upstream: new Map() });
      expect(outcome.confidence, path).toBeGreaterThanOrEqual(0.9);
    }
    expect(Object.fromEntries(forms)).toEqual({ '13F-HR': 3 });
  }, 120_000);
});
