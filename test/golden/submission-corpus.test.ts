import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SubmissionDocument } from '../../core/submission.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

interface ManifestLine {
  readonly accessionNumber: string;
  readonly cik: number;
  readonly company: string;
  readonly form: string;
  readonly filedDate: string;
  readonly bytes: number;
  readonly path: string;
}

// Filers name PNG files .jpg and the reverse: an image is any image.
const IMAGES = ['ffd8ff', '474946', '89504e47'];
const MAGIC: ReadonlyMap<string, readonly string[]> = new Map([
  ['jpg', IMAGES],
  ['gif', IMAGES],
  ['png', IMAGES],
  ['zip', ['504b']],
  ['xlsx', ['504b']],
  ['pdf', ['25504446']],
]);

const manifestPath = corpusPath('edgar', 'manifest.jsonl');

function manifest(): ManifestLine[] {
  if (manifestPath === null) return [];
  const lines = readFileSync(manifestPath, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as ManifestLine);
}

function bytesOf(line: ManifestLine): Buffer {
  return gunzipSync(readFileSync(corpusPath(line.path) ?? ''));
}

/** Decodes the range afresh, so that a text that does not come from these bytes is seen. */
function rereads(bytes: Buffer, document: SubmissionDocument): boolean {
  const body = bytes.subarray(document.byteStart, document.byteEnd);
  if (document.isBinary) return body.toString('latin1').trimStart().startsWith('begin ');
  return new TextDecoder(document.encoding).decode(body) === document.text;
}

describe.skipIf(manifestPath === null)('the submissions of the corpus (skipped where the corpus is absent)', () => {
  const lines = manifest();

  test('the manifest names 508 of them', () => expect(lines).toHaveLength(508));

  test.each(Array.from({ length: 16 }, (_, part) => part))('part %i of 16 reads as its manifest says', (part) => {
    for (const line of lines.filter((_, index) => index % 16 === part)) {
      const bytes = bytesOf(line);
      const { header, documents, warnings } = readSubmission(bytes);
      const filer = header.filers.find((candidate) => candidate.cik === String(line.cik));
      const said = {
        accession: header.accessionNumber,
        form: header.form,
        filed: header.filedDate,
        company: filer?.name,
      };
      expect(said).toEqual({
        accession: line.accessionNumber,
        form: line.form,
        filed: line.filedDate,
        company: line.company,
      });

      const marks = bytes.toString('latin1').match(/(?:^|[\r\n])<DOCUMENT>/g)?.length;
      const nested = warnings.filter((warning) => warning.code === 'nested-document').length;
      expect(documents.length + nested, `documents of ${line.accessionNumber}`).toBe(marks);
      expect(warnings.filter((warning) => warning.code !== 'nested-document')).toEqual([]);
      for (const document of documents) {
        expect(rereads(bytes, document), `${line.accessionNumber} document ${document.sequence}`).toBe(true);
        expect(document.isBinary ? document.bytes().length : document.text.length).toBeGreaterThan(0);
        expect(document.text).not.toMatch(/<\/DOCUMENT>\s*$/);
      }
    }
  });

  test('binaries decode to files of their kind', () => {
    const seen = new Map<string, number>();
    for (const line of lines.filter((candidate) => candidate.filedDate >= '2014-01-01')) {
      for (const document of readSubmission(bytesOf(line)).documents) {
        if (!document.isBinary) continue;
        const extension = document.filename?.split('.').at(-1)?.toLowerCase() ?? 'none';
        const magics = MAGIC.get(extension);
        if (magics === undefined) continue;
        const start = Buffer.from(document.bytes().subarray(0, 4)).toString('hex');
        expect(magics, `${line.accessionNumber} ${document.filename} ${start}`).toContain(
          magics.find((magic) => start.startsWith(magic)),
        );
        seen.set(extension, (seen.get(extension) ?? 0) + 1);
      }
    }
    expect([...seen.keys()].sort()).toEqual(expect.arrayContaining(['jpg', 'xlsx', 'zip']));
  });
});
