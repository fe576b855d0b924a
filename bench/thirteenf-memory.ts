/**
 * Peak memory of a process that reads one generated table: `parse` of a file, or `stream` of that many bytes as they
 * are generated. Prints JSON.
 */
import { readFileSync } from 'node:fs';
import { streamThirteenfRows } from '../parsers/thirteenf/table-scanner.ts';
import { thirteenfV1 } from '../parsers/thirteenf/thirteenf.v1.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { tablePieces } from './thirteenf-documents.ts';

const [mode, given = ''] = process.argv.slice(2);
let rows = 0;
if (mode === 'parse') {
  const submission = readBareDocument(readFileSync(given), { filename: 'infotable.xml' });
  const [document] = submission.documents;
  const outcome = document && thirteenfV1.parse(submission, document, { filedDate: null, upstream: new Map() });
  rows = outcome?.result?.entries ?? 0;
} else {
  for await (const batch of streamThirteenfRows(tablePieces(Number(given)))) rows += batch.length;
}
process.stdout.write(JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024, rows }));
