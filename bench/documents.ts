import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parser } from '../core/parser.ts';
import type { Submission, SubmissionDocument } from '../core/submission.ts';
import { parserById } from '../parsers/registry.ts';
import { generateSampleArchive } from '../sample/archive.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { type Figures, medianSeconds } from './measure.ts';
import { withTemporaryDirectory } from './temporary.ts';

const ROUNDS = 5;

/** Measured parsers by the name of their figures. */
const MEASURED: Readonly<Record<string, string>> = {
  'Item 5.07': 'voting-results',
  'Exhibit 21': 'subsidiaries',
  prospectus: 'offering-events',
};

/**
 * Documents/s and MB/s of the document parsers over the sample archive's filings, from decoded text to outcome, compared
 * with decoding alone: the ratio does not depend on the load of the machine.
 */
export function benchDocuments(): Promise<Figures> {
  return withTemporaryDirectory(async (dir) => {
    await generateSampleArchive({ dir, seed: 'bench', issuers: 20, years: 2, gzip: false });
    const data = join(dir, 'Archives/edgar/data');
    const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
    const filings = files.map((file) => readFileSync(join(data, file)));
    const figures: Figures = {};
    for (const [name, parserId] of Object.entries(MEASURED)) {
      const parser = parserById(parserId);
      if (parser) Object.assign(figures, measure(name, parser, filings));
    }
    return figures;
  });
}

interface Reading {
  readonly submission: Submission;
  readonly document: SubmissionDocument;
}

function measure(name: string, parser: Parser, filings: readonly Buffer[]): Figures {
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
  }, ROUNDS).clock;
  const decodeSeconds = medianSeconds(() => {
    for (const { document } of read()) if (document.text.length === 0) throw new Error('an empty document');
  }, ROUNDS).clock;
  const own = Math.max(parseSeconds - decodeSeconds, 1e-6);
  return {
    [`${name}: documents`]: readings.length,
    [`${name}: documents/s`]: readings.length / own,
    [`${name}: MB/s`]: bytes / 1e6 / own,
    [`${name}: parse ÷ split and decode`]: own / decodeSeconds,
  };
}
