import { parseIsoDate } from '../../core/dates.ts';
import { contentHash } from '../../core/hashes.ts';
import type { ParserVersion } from '../../core/ids.ts';
import type { Parser } from '../../core/parser.ts';
import type { RowContext } from '../../core/table-rows.ts';
import { type ParserRun, runParsers, versionOf } from '../../parsers/registry.ts';
import type { Subject } from './subjects.ts';

/** By document (`sample/<accession number>#<sequence>`): the beginning of the hash of what a version gives for it. */
export type OutputDigests = Map<string, string>;

const DIGEST_LENGTH = 16;
/** Of subjects that state none, for their rows. */
const NO_FORM = '';
const NO_DATE = parseIsoDate('2000-01-01');

/** What each parser gives for every document that it reads. */
export async function outputsOf(
  parsers: readonly Parser[],
  subjects: Iterable<Subject>,
): Promise<ReadonlyMap<ParserVersion, OutputDigests>> {
  const digests = new Map<ParserVersion, OutputDigests>(parsers.map((parser) => [versionOf(parser), new Map()]));
  for (const subject of subjects) {
    for (const run of runsOf(parsers, subject)) {
      const place = `${subject.name}#${run.document.sequence}`;
      digests.get(versionOf(run.parser))?.set(place, await digestOf(run, subject));
    }
  }
  return digests;
}

/** A bare document has no form by which parsers would choose it, so that each of them reads it. */
function runsOf(parsers: readonly Parser[], { submission, isWhole }: Subject): readonly ParserRun[] {
  const forced = (parser: Parser): Parser => ({ ...parser, appliesTo: () => submission.documents.slice(0, 1) });
  return runParsers(submission, { filedDate: null, parsers: isWhole ? parsers : parsers.map(forced) });
}

/** Of the outcome with its reasons' words and the text of its spans, and of the rows: everything that is stored. */
async function digestOf({ parser, document, outcome }: ParserRun, { submission }: Subject): Promise<string> {
  const { form, filedDate } = submission.header;
  const context: RowContext = {
    form: form ?? NO_FORM,
    filedDate: filedDate ?? NO_DATE,
    sequence: document.sequence,
    streamed: null,
  };
  const tables: unknown[] = [];
  for (const output of parser.rows(outcome, context)) {
    if ('rows' in output) tables.push(output);
    else {
      const rows: unknown[] = [];
      for await (const row of output.bulkRows) rows.push(row);
      tables.push({ table: output.table, rows });
    }
  }
  return contentHash({ outcome, tables }).slice(0, DIGEST_LENGTH);
}
