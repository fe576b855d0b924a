import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { readableDocuments } from '../filing/documents.ts';
import { isFormOf } from '../filing/form-families.ts';

/** Offerings for cash: Forms S-4 and S-8 and the prospectuses of funds are not. Rule 433 prospectuses (FWP) are. */
const REGISTRATION = ['registration', 'registrationOther', 'registrationRealEstate', 'postEffective'] as const;
const FEE_EXHIBIT = /^EX-(?:FILING FEES|107)/i;

export type DocumentRole = 'prospectus' | 'registration' | 'fee-exhibit';

export interface DocumentForm {
  readonly role: DocumentRole;
  /** `424B5`, `S-3/A`, `EX-FILING FEES`. */
  readonly form: string;
}

function isOfferingForm(form: string): boolean {
  return isFormOf(form, ['prospectus', ...REGISTRATION]);
}

export function isFeeExhibit(document: SubmissionDocument): boolean {
  return FEE_EXHIBIT.test(document.type) && !document.isBinary;
}

/** The main document of an offering form (it takes its fee exhibit's amounts in), else a fee exhibit on its own. */
export function offeringDocumentsOf(submission: Submission): readonly SubmissionDocument[] {
  const { form } = submission.header;
  const readable = readableDocuments(submission);
  if (form !== null && !isOfferingForm(form)) return [];
  const main = readable.find((document) => isOfferingForm(document.type));
  if (main !== undefined) return [main];
  if (form !== null) return readable.slice(0, 1);
  return readable.filter(isFeeExhibit).slice(0, 1);
}

/** What a document is, from its type, else the header's form, else (a bare document) its first words. */
export function formOf(submission: Submission, document: SubmissionDocument, head: string): DocumentForm | null {
  const { form } = submission.header;
  if (FEE_EXHIBIT.test(document.type)) return { role: 'fee-exhibit', form: form ?? document.type };
  for (const name of [document.type, form]) {
    if (name === null) continue;
    if (isFormOf(name, ['prospectus'])) return { role: 'prospectus', form: name };
    if (isFormOf(name, REGISTRATION)) return { role: 'registration', form: name };
  }
  if (
    form !== null ||
    /(?:^|\n)\s{0,200}form\s+(?:8-K|10-K|10-Q|6-K|20-F|40-F)(?:\/A)?\s*\n/i.test(head.slice(0, 4_000))
  )
    return null;
  const rule = /filed\s+pursuant\s+to\s+rule\s+424\s*\(b\)\s*\((\d)\)/i.exec(head.slice(0, 6_000))?.[1];
  if (rule !== undefined) return { role: 'prospectus', form: `424B${rule}` };
  if (/filed\s+pursuant\s+to\s+rule\s+433|issuer\s+free\s+writing\s+prospectus/i.test(head.slice(0, 3_000)))
    return { role: 'prospectus', form: 'FWP' };
  if (/calculation\s+of\s+filing\s+fee/i.test(head.slice(0, 3_000)))
    return { role: 'fee-exhibit', form: 'EX-FILING FEES' };
  const registration = /\bform\s+([SF]-(?:1|3|11|10))(ASR|MEF)?\b/i.exec(head.slice(0, 8_000));
  if (registration !== null && /registration\s+statement/i.test(head.slice(0, 8_000))) {
    const amended = /amendment\s+no\.?\s*\d/i.test(head.slice(0, 4_000)) ? '/A' : '';
    return { role: 'registration', form: `${(registration[1] ?? '').toUpperCase()}${registration[2] ?? ''}${amended}` };
  }
  return null;
}
