import type { ParseOutcome } from '../core/parser.ts';
import type { Submission } from '../core/submission.ts';
import type { XbrlResult } from '../core/xbrl.ts';
import { parserById } from '../parsers/registry.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';

/** Small XBRL documents for tests, and the parser over them. */

export const NAMESPACES =
  'xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase" ' +
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" ' +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" ' +
  'xmlns:us-gaap="http://fasb.org/us-gaap/2024" xmlns:dei="http://xbrl.sec.gov/dei/2024" ' +
  'xmlns:test="http://www.example.com/20241231"';

const INLINE_NAMESPACES =
  `xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" ` +
  `xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" ` +
  `xmlns:ixt-sec="http://www.sec.gov/inlineXBRL/transformation/2015-08-31" ${NAMESPACES}`;

const CONTEXTS =
  '<xbrli:context id="i"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000777</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:instant>2024-12-31</xbrli:instant></xbrli:period></xbrli:context>' +
  '<xbrli:context id="d"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000777</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>';

export const UNITS =
  '<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>' +
  '<xbrli:unit id="shares"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit>';

/** A plain instance with the given content after the usual contexts and units. */
export function instance(content: string): string {
  return `<?xml version="1.0"?>\n<xbrli:xbrl ${NAMESPACES}>${CONTEXTS}${UNITS}${content}</xbrli:xbrl>`;
}

/** An inline document with the given body. */
export function inline(body: string, { hidden = '', resources = '', schema = 'test-20241231.xsd' } = {}): string {
  return (
    `<?xml version="1.0"?>\n<html ${INLINE_NAMESPACES}><head><title>t</title></head><body><div style="display:none"><ix:header>` +
    `<ix:hidden>${hidden}</ix:hidden><ix:references><link:schemaRef xlink:type="simple" xlink:href="${schema}"/></ix:references>` +
    `<ix:resources>${CONTEXTS}${UNITS}${resources}</ix:resources></ix:header></div>${body}</body></html>`
  );
}

/** A submission of the given documents. */
export function submissionOf(documents: readonly { type: string; filename: string; text: string }[]): Submission {
  const parts = documents.map(
    ({ type, filename, text }, index) =>
      `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${index + 1}\n<FILENAME>${filename}\n<TEXT>\n${text}\n</TEXT>\n</DOCUMENT>\n`,
  );
  const header =
    '<SEC-DOCUMENT>0000000777-25-000001.txt : 20250220\n<SEC-HEADER>0000000777-25-000001.hdr.sgml : 20250220\n' +
    'ACCESSION NUMBER:\t\t0000000777-25-000001\nCONFORMED SUBMISSION TYPE:\t10-K\nFILED AS OF DATE:\t\t20250220\n\n' +
    'FILER:\n\n\tCOMPANY DATA:\n\t\tCOMPANY CONFORMED NAME:\t\t\tTEST INC\n\t\tCENTRAL INDEX KEY:\t\t\t0000000777\n</SEC-HEADER>\n';
  return readSubmission(Buffer.from(`${header}${parts.join('')}</SEC-DOCUMENT>\n`));
}

/** Outcome of the XBRL parser for one bare document, whether or not it applies. */
export function parseXbrl(text: string, filename = 'document.htm'): ParseOutcome<XbrlResult> {
  const submission = readBareDocument(Buffer.from(text), { filename });
  const [document] = submission.documents;
  const parser = parserById('xbrl');
  if (!document || !parser) throw new Error('no document or no parser');
  return parser.parse(submission, document, { filedDate: null, upstream: new Map() }) as ParseOutcome<XbrlResult>;
}

/** Concept → value of a parsed outcome's facts. */
export function valuesOf(outcome: ParseOutcome<XbrlResult>): Record<string, string | null> {
  if (outcome.result === null) throw new Error(`not parsed: ${JSON.stringify(outcome.reasons)}`);
  return Object.fromEntries(outcome.result.facts.map((fact) => [fact.concept, fact.value]));
}

export function warningCodes(outcome: ParseOutcome): string[] {
  return outcome.warnings.map((warning) => warning.code);
}
