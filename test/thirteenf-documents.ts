import type { IsoDate } from '../core/dates.ts';
import type { ParseOutcome } from '../core/parser.ts';
import type { ThirteenfResult } from '../parsers/thirteenf/holding.ts';
import { thirteenfV1 } from '../parsers/thirteenf/thirteenf.v1.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../sources/submission/read-submission.ts';

/** Parses a document or submission given as text. */
export function parseThirteenf(text: string, filedDate: string | null = null): ParseOutcome<ThirteenfResult> {
  const bytes = Buffer.from(text, 'utf8');
  const submission = looksLikeSubmission(bytes) ? readSubmission(bytes) : readBareDocument(bytes, {});
  const [document] = thirteenfV1.appliesTo(submission);
  const chosen = document ?? submission.documents[0] ?? readBareDocument(Buffer.from('-'), {}).documents[0];
  if (!chosen) throw new Error('a bare document has one document');
  return thirteenfV1.parse(submission, chosen, { filedDate: filedDate as IsoDate | null, upstream: new Map() });
}

/** A whole 13F submission of several documents, as EDGAR disseminates it. */
export function thirteenfSubmission(
  documents: readonly { readonly type: string; readonly body: string; readonly xml?: boolean }[],
  header: { readonly form: string; readonly filed: string; readonly period: string },
): string {
  const parts = documents.map(({ type, body, xml }, index) => {
    const text = xml === false ? body : `<XML>\n${body}\n</XML>`;
    return `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${index + 1}\n<FILENAME>d${index + 1}.${xml === false ? 'txt' : 'xml'}\n<TEXT>\n${text}\n</TEXT>\n</DOCUMENT>\n`;
  });
  return `<SEC-DOCUMENT>0009999999-24-000001.txt : ${header.filed}
<SEC-HEADER>0009999999-24-000001.hdr.sgml : ${header.filed}
ACCESSION NUMBER:\t\t0009999999-24-000001
CONFORMED SUBMISSION TYPE:\t${header.form}
PUBLIC DOCUMENT COUNT:\t\t${documents.length}
CONFORMED PERIOD OF REPORT:\t${header.period}
FILED AS OF DATE:\t\t${header.filed}

FILER:

\tCOMPANY DATA:
\t\tCOMPANY CONFORMED NAME:\t\t\tLARKMERE CAPITAL LP
\t\tCENTRAL INDEX KEY:\t\t\t0009800001

\tFILING VALUES:
\t\tFORM TYPE:\t\t${header.form}
\t\tSEC ACT:\t\t1934 Act
\t\tSEC FILE NUMBER:\t028-90001
</SEC-HEADER>
${parts.join('')}</SEC-DOCUMENT>
`;
}

/** Nine characters with the right check digit, from any eight. */
export function cusipOf(eight: string): string {
  let total = 0;
  for (let at = 0; at < 8; at++) {
    const value = Number.parseInt(eight.charAt(at), 36) * (at % 2 === 1 ? 2 : 1);
    total += Math.floor(value / 10) + (value % 10);
  }
  return `${eight}${(10 - (total % 10)) % 10}`;
}

export interface PlainRow {
  readonly name: string;
  readonly title: string | null;
  readonly cusip: string;
  /** In the table's unit. */
  readonly value: number;
  readonly shares: number;
  readonly type: 'SH' | 'PRN';
  readonly putCall: 'Put' | 'Call' | null;
  readonly discretion: 'SOLE' | 'DFND' | 'OTR';
  readonly managers: string | null;
  readonly votes: readonly [number | null, number | null, number | null];
}

/** A row in the shape of `PlainRow`, to compare what was read with what was written. */
export function readRows(outcome: ParseOutcome<ThirteenfResult>): PlainRow[] {
  return (outcome.result?.holdings ?? []).map((holding) => ({
    name: holding.nameOfIssuer ?? '',
    title: holding.titleOfClass,
    cusip: holding.cusip ?? '',
    value: Number((holding.rawValue ?? '').replace(/[$,]/g, '')),
    shares: holding.sshPrnamt ?? -1,
    type: holding.sshPrnamtType ?? 'SH',
    putCall: holding.putCall,
    discretion: (holding.investmentDiscretion ?? 'SOLE') as PlainRow['discretion'],
    managers: holding.otherManager,
    votes: [holding.votingAuthority.sole, holding.votingAuthority.shared, holding.votingAuthority.none],
  }));
}
