import type { ParseOutcome } from '../core/parser.ts';
import { beneficialOwnershipV3 } from '../parsers/beneficial-ownership/beneficial-ownership.v3.ts';
import type { OwnershipReport } from '../parsers/beneficial-ownership/ownership-report.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../sources/submission/read-submission.ts';

/** Parses a schedule given as text. */
export function parseOwnership(text: string, type?: string): ParseOutcome<OwnershipReport> {
  const bytes = Buffer.from(text, 'utf8');
  const submission = looksLikeSubmission(bytes)
    ? readSubmission(bytes)
    : readBareDocument(bytes, type === undefined ? {} : { type });
  const document =
    beneficialOwnershipV3.appliesTo(submission)[0] ??
    submission.documents[0] ??
    readBareDocument(Buffer.from('-'), {}).documents[0];
  if (!document) throw new Error('a bare document has one document');
  return beneficialOwnershipV3.parse(submission, document, { filedDate: null, upstream: new Map() });
}
