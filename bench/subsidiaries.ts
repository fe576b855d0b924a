import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goldenCases } from '../cli/golden/cases.ts';
import { subsidiariesV3 } from '../parsers/subsidiaries/subsidiaries.v3.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { corpusPath } from '../test/corpus.ts';
import { askEdgartools, compared, fastest, type Seconds } from './edgartools.ts';
import type { Figures } from './measure.ts';
import { withTemporaryDirectory } from './temporary.ts';

const FOLDERS = ['golden', 'golden-composed', 'golden-second'];

interface PeerReading {
  readonly seconds: Seconds;
  readonly rows: readonly unknown[];
}

/** The exhibits of the corpus; reports with a list inside are others' work. */
function exhibits(): Uint8Array[] {
  return FOLDERS.flatMap((folder) => {
    const path = corpusPath(folder);
    const cases = path ? [...goldenCases(path, 'subsidiaries')] : [];
    return cases.filter(({ file }) => !file.form?.startsWith('10-K')).map(({ bytes }) => bytes);
  });
}

/** A reading from decoded text to outcome, as edgartools is measured. */
function secondsOf(bytes: Uint8Array): Seconds {
  const submission = readBareDocument(bytes, { type: 'EX-21', filedDate: null });
  const [document] = submission.documents;
  if (document === undefined || document.text.length === 0) throw new Error('an exhibit without text');
  const context = { filedDate: null, upstream: new Map() };
  return fastest(() => void subsidiariesV3.parse(submission, document, context));
}

/**
 * Exhibit 21 by edgartools and by Tidemark in one run, on the same text. edgartools reads tables alone: lists that it
 * returns empty are shown apart, because it does not read them.
 */
export function benchSubsidiaries(): Promise<Figures> {
  return withTemporaryDirectory(async (directory) => {
    const all = exhibits();
    if (all.length === 0) return { 'Exhibit 21': 'skipped: the corpus is not there' };
    await mkdir(join(directory, 'exhibits'));
    const paths = await Promise.all(
      all.map(async (bytes, index) => {
        const path = join(directory, 'exhibits', `${index}.txt`);
        await writeFile(path, bytes);
        return path;
      }),
    );
    const script = 'edgartools-subsidiaries.py';
    const peer = await askEdgartools<readonly PeerReading[]>(script, directory, { exhibits: paths });
    const both = all.flatMap((bytes, index) => {
      const reading = peer[index];
      return reading === undefined ? [] : [{ own: secondsOf(bytes), peer: reading.seconds, rows: reading.rows.length }];
    });
    const part = (what: string, isRead: boolean): Figures => {
      const some = both.filter(({ rows }) => rows > 0 === isRead);
      const [own, theirs] = [some.map((one) => one.own), some.map((one) => one.peer)];
      return compared(`${some.length} lists ${what}`, own, theirs);
    };
    return { ...part('that both read', true), ...part('that edgartools returns empty', false) };
  });
}
