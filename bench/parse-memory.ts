/**
 * Prints the peak memory of a process that parses one document, as JSON: `xbrl BYTES` (a generated instance, outcome
 * printed), `thirteenf FILE`, or `thirteenf-stream BYTES` (a table read as it is generated).
 */
import { readFileSync } from 'node:fs';
import type { ParseOutcome, Parser } from '../core/parser.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { peakBytes } from './measure.ts';

const [mode, given = ''] = process.argv.slice(2);

function parse<R>(parser: Parser<R>, bytes: Buffer, filename: string): ParseOutcome<R> {
  const submission = readBareDocument(bytes, { filename });
  const [document] = submission.documents;
  if (!document) throw new Error('no document');
  return parser.parse(submission, document, { filedDate: null, upstream: new Map() });
}

let rows = 0;
if (mode === 'xbrl') {
  const { instanceOfSize } = await import('./xbrl-documents.ts');
  const { xbrlV1 } = await import('../parsers/xbrl/xbrl.v1.ts');
  const outcome = parse(xbrlV1, Buffer.from(instanceOfSize(Number(given))), 'instance.xml');
  if (JSON.stringify(outcome).length > 0) rows = outcome.result?.facts.length ?? 0;
} else if (mode === 'thirteenf') {
  const { thirteenfV1 } = await import('../parsers/thirteenf/thirteenf.v1.ts');
  rows = parse(thirteenfV1, readFileSync(given), 'infotable.xml').result?.entries ?? 0;
} else {
  const { streamThirteenfRows } = await import('../parsers/thirteenf/table-scanner.ts');
  const { tablePieces } = await import('./thirteenf-documents.ts');
  for await (const batch of streamThirteenfRows(tablePieces(Number(given)))) rows += batch.length;
}
console.log(JSON.stringify({ peak: peakBytes(), rows }));
