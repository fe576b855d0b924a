/**
 * Child of `bench/xbrl.ts`: parses one generated instance from bytes to facts, spans and JSON text, and prints the
 * peak resident memory of its process in bytes. A process of its own, since a peak cannot be reset.
 */

import { parserById } from '../parsers/registry.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { instanceOfSize } from './xbrl-documents.ts';

const bytes = Buffer.from(instanceOfSize(Number(process.argv[2] ?? 4_000_000)));
const submission = readBareDocument(bytes, { filename: 'instance.xml' });
const [document] = submission.documents;
const outcome = document && parserById('xbrl')?.parse(submission, document, { filedDate: null, upstream: new Map() });
const printed = JSON.stringify(outcome).length;
console.log(JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024, printed, status: outcome?.status }));
