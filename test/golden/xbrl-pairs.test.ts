import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import type { XbrlFact, XbrlResult } from '../../core/xbrl.ts';
import { parserById } from '../../parsers/registry.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

const pairs = corpusPath('golden', 'xbrl-pairs');
const archive = corpusPath('edgar', 'Archives', 'edgar', 'data');

/** Words of a text block, whose escaping and white space differ between the two renditions. */
function words(value: string): string {
  return value
    .replace(/<[^>]*>|&[A-Za-z#0-9]+;/g, ' ')
    .normalize('NFKD')
    .replace(/[^\s\u0020-\u007e]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Everything a fact says but its id, which SEC's software renames; numbers as numbers, texts whole. */
function keyOf(fact: XbrlFact): string {
  const { value, id: _id, ...rest } = fact;
  const number = value === null || value === '' ? null : Number(value);
  return JSON.stringify([rest, value === null ? null : Number.isNaN(number) ? words(value) : number]);
}

function factsOf(submission: Submission, document: SubmissionDocument | undefined): readonly XbrlFact[] {
  const outcome = document && parserById('xbrl')?.parse(submission, document, { filedDate: null, upstream: new Map() });
  if (outcome?.status !== 'parsed') throw new Error(JSON.stringify(outcome?.reasons));
  expect(outcome.warnings).toEqual([]);
  return (outcome.result as XbrlResult).facts;
}

describe.skipIf(!pairs)(
  'inline documents and the instances that SEC extracted (needs the corpus of real filings)',
  () => {
    it.each(pairs ? readdirSync(pairs) : [])('%s: the same facts both ways', (name) => {
      const [inline, instance] = ['inline.htm', 'instance.xml'].map((filename) => {
        const submission = readBareDocument(gunzipSync(readFileSync(`${pairs}/${name}/${filename}.gz`)), { filename });
        return factsOf(submission, submission.documents[0]);
      });
      expect(inline?.length).toBeGreaterThan(0);
      expect(inline?.map(keyOf).sort()).toEqual(instance?.map(keyOf).sort());
    });
  },
);

describe.skipIf(!archive)('submissions with both renditions (needs the corpus of real filings)', () => {
  it('have the same facts in both, and the extracted instance is not read a second time', () => {
    let compared = 0;
    for (const name of readdirSync(archive ?? '', { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.txt.gz')) continue;
      const submission = readSubmission(gunzipSync(readFileSync(`${archive}/${name}`)));
      const extracted = submission.documents.filter((document) => document.filename?.endsWith('_htm.xml'));
      const originals = parserById('xbrl')?.appliesTo(submission) ?? [];
      const inline = originals.filter((document) => document.filename?.endsWith('.htm'));
      for (const instance of extracted) {
        const original = inline.find(
          (document) => instance.filename === document.filename?.replace(/\.htm$/, '_htm.xml'),
        );
        if (!original) continue;
        expect(originals).not.toContain(instance);
        expect(factsOf(submission, original).map(keyOf).sort()).toEqual(
          factsOf(submission, instance).map(keyOf).sort(),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(10);
  });
});
