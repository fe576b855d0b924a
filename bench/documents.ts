import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Parser } from '../core/parser.ts';
import type { Submission, SubmissionDocument } from '../core/submission.ts';
import { parserById } from '../parsers/registry.ts';
import { generateSampleArchive } from '../sample/archive.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';

const ROUNDS = 5;

/** Parsers whose documents are read one by one, by the figure's name. */
const MEASURED: Readonly<Record<string, string>> = {
  'Item 5.07': 'voting-results',
  'Exhibit 21': 'subsidiaries',
  prospectus: 'offering-events',
};

/**
 * Documents/s and MB/s of the document parsers over the sample archive's filings, from decoded text to outcome, beside
 * a bare decode of the same bytes: the ratio tells what parsing costs, whatever the machine is busy with.
 */
export async function benchDocuments(): Promise<Record<string, number | string>> {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-bench-'));
  try {
    await generateSampleArchive({ dir, seed: 'bench', issuers: 20, years: 2, gzip: false });
    const files = (await readdir(join(dir, 'Archives/edgar/data'), { recursive: true })).filter((name) =>
      name.endsWith('.txt'),
    );
    const filings: Buffer[] = [];
    for (const file of files) filings.push(await readFile(join(dir, 'Archives/edgar/data', file)));
    const figures: Record<string, number | string> = {};
    for (const [name, parserId] of Object.entries(MEASURED)) {
      const parser = parserById(parserId);
      if (parser) Object.assign(figures, measure(name, parser, filings));
    }
    return figures;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

interface Reading {
  readonly submission: Submission;
  readonly document: SubmissionDocument;
}

function measure(name: string, parser: Parser, filings: readonly Buffer[]): Record<string, number | string> {
  const read = (): Reading[] =>
    filings.flatMap((bytes) => {
      const submission = readSubmission(bytes);
      return parser.appliesTo(submission).map((document) => ({ submission, document }));
    });
  const readings = read();
  const bytes = readings.reduce((sum, { document }) => sum + document.byteEnd - document.byteStart, 0);
  const context = { filedDate: null, upstream: new Map() };
  const parseSeconds = medianSeconds(() => {
    for (const { submission, document } of read()) parser.parse(submission, document, context);
  });
  const decodeSeconds = medianSeconds(() => {
    for (const { document } of read()) if (document.text.length === 0) throw new Error('an empty document');
  });
  const own = Math.max(parseSeconds - decodeSeconds, 1e-6);
  return {
    [`${name}: documents`]: readings.length,
    [`${name}: documents/s`]: readings.length / own,
    [`${name}: MB/s`]: bytes / 1e6 / own,
    [`${name}: parse ÷ split and decode`]: own / decodeSeconds,
  };
}

function medianSeconds(work: () => void): number {
  work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    work();
    times.push((performance.now() - start) / 1_000);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
