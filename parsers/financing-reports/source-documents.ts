import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { natureOfDocument } from '../filing/document-nature.ts';
import { isCurrentReport, readableDocuments } from '../filing/documents.ts';
import { verbose } from '../layout/patterns.ts';

/** A current report, a press release, or an agreement under which securities are sold. */
export type SourceKind = 'report' | 'release' | 'agreement';

/** Titles of agreements by which an issuer sells its own shares. */
const SALE_TITLE = verbose('i')`
  (?:(?:at[- ](?:the[- ])?market|open market|controlled equity|equity|common stock|common share|ordinary share|share|stock|securities|security|units?|note|preferred stock|standby equity|warrant|pre-?paid
  |private placement|registered direct|equity line|convertible|series [a-z](?:-\d)?|shares?|capital on demand|amended and restated|pre-?funded warrant|and|form of|committed|offering|issuance|investment|distribution|sales?|\d(?:st|nd|rd|th)|SM|TM|[-/,])(?:SM|TM|[™®℠])? ){0,8}
  (?:underwriting|purchase|subscription|sales|placement(?: agen(?:cy|t))?|equity distribution|distribution|offering|advance|securities purchase|investment) agreement(?:SM|TM)?`;
const TITLE_LINE = new RegExp(`^(?:${SALE_TITLE.source})$`, 'i');
const OPENING = new RegExp(`^(?:THIS|This) (?:${SALE_TITLE.source})\\b`, 'i');
const INLINE_TITLE =
  /\b((?:[A-Z][A-Z-]{2,20} ){0,5}(?:UNDERWRITING|PURCHASE|SUBSCRIPTION|SALES|AGENCY|DISTRIBUTION|OFFERING) AGREEMENT)\b/;
const NOT_SALE =
  /\b(?:asset|merger|loan|credit|employment|registration rights|receivables|equipment|real estate|employee|consult|supply|power|lease)\b/i;

/** An amendment of a program restates what may be sold; that of another agreement changes its terms. */
const PROGRAM_AMENDED =
  /^amendment no\. ?\d{1,2} to (?:the )?(?=[^\n]{0,60}\b(?:sales?|distribution|market offering|offering) agreement$)/i;
/** The title of an agreement for the sale of securities, near the head of its text; null where there is none. */
export function saleAgreementTitle(flat: string): string | null {
  const lines = flat.slice(0, 6_000).split('\n').slice(0, 60);
  for (const [index, raw] of lines.entries()) {
    const line = raw
      .trim()
      .replace(/^(?:Re:\s{0,20})?\W*|[\s.*]+$/g, '')
      .replace(PROGRAM_AMENDED, '');
    if (line.length < 12) continue;
    const opening = OPENING.exec(line)?.[0];
    if (opening !== undefined && !NOT_SALE.test(opening)) return opening.replace(/^this /i, '');
    if (line.length <= 120 && TITLE_LINE.test(line) && !NOT_SALE.test(line) && isAgreement(lines.slice(index)))
      return line;
  }
  // Text without blank lines is one paragraph: the title is its words in capitals.
  const inline = INLINE_TITLE.exec(lines[0]?.slice(0, 900) ?? '')?.[1];
  return inline !== undefined && TITLE_LINE.test(inline) && !NOT_SALE.test(inline) && isAgreement(lines)
    ? inline
    : null;
}

/** A table of contents or a list of exhibits names agreements too. */
function isAgreement(lines: readonly string[]): boolean {
  return /\bthis (?:[\w-]+ ){0,5}agreement\b|\(?(?:the|this) "agreement"|ladies and gentlemen|confirms? its agreement|\b(?:proposes|agrees) to (?:issue and sell|sell)\b/i.test(
    lines.slice(0, 40).join('\n').slice(0, 6_000),
  );
}

/** What a document is: by its type in a filing, else by its own words. */
export function sourceKindOf(submission: Submission, document: SubmissionDocument, flat: string): SourceKind | null {
  const { form } = submission.header;
  const { type } = document;
  if (/^EX-(?:1|10)(?:\.|$)/i.test(type)) return saleAgreementTitle(flat) === null ? null : 'agreement';
  if (isCurrentReport(form ?? type)) return /^EX-/i.test(type) ? 'release' : 'report';
  if (form !== null || (type !== '' && isOtherForm(type))) return null;
  const nature = natureOfDocument(document)?.nature ?? null;
  if (nature === 'current-report') return 'report';
  if (nature === null && RELEASE_EXHIBIT.test(flat.slice(0, 3_000))) return 'release';
  if (nature === 'agreement' || nature === null) return saleAgreementTitle(flat) === null ? null : 'agreement';
  return nature === 'press-release' ? 'release' : null;
}

/** An exhibit that announces something, whose words are too few to show what it is. */
const RELEASE_EXHIBIT = /^[^\n]{0,80}\bexhibit 99(?:\.\d{1,2})?\s(?:[\s\S]{0,2000}?\bannounc(?:e[sd]|ing)\b)/i;

/** A type that names a form or an exhibit of another kind; bare files may have types of their own making. */
function isOtherForm(type: string): boolean {
  return /^(?:424B|FWP|[SF]-\d|10-|20-F|40-F|POS|EX-(?!99))/i.test(type);
}

/** Releases and agreements of a current report, which state what the report leaves out. */
export function exhibitsOf(submission: Submission): readonly SubmissionDocument[] {
  const exhibits = readableDocuments(submission).slice(1);
  const releases = exhibits.filter(({ type }) => /^EX-99/i.test(type)).slice(0, 2);
  return [...releases, ...exhibits.filter(({ type }) => /^EX-(?:1|10)(?:\.|$)/i.test(type)).slice(0, 4)];
}
