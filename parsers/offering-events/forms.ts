import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { type DocumentNature, natureOfDocument } from '../filing/document-nature.ts';
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

/** Natures of documents that this parser reads. */
const ROLES: Partial<Record<DocumentNature, DocumentRole>> = {
  prospectus: 'prospectus',
  'free-writing-prospectus': 'prospectus',
  registration: 'registration',
  'fee-exhibit': 'fee-exhibit',
};
/** A plan for employees and a merger say so on their facing page; a registration statement that names no form does not. */
const NOT_FOR_CASH = /^[SF]-(?:4|8)\b/;

/** What a document is, from its type, else the header's form, else (a bare document) its own words. */
export function formOf(submission: Submission, document: SubmissionDocument): DocumentForm | null {
  const { form } = submission.header;
  if (FEE_EXHIBIT.test(document.type)) return { role: 'fee-exhibit', form: form ?? document.type };
  for (const name of [document.type, form]) {
    if (name === null) continue;
    if (isFormOf(name, ['prospectus'])) return { role: 'prospectus', form: name };
    if (isFormOf(name, REGISTRATION)) return { role: 'registration', form: name };
  }
  const nature = form === null ? natureOfDocument(document) : null;
  const role = nature === null ? undefined : ROLES[nature.nature];
  if (nature === null || role === undefined || NOT_FOR_CASH.test(nature.form ?? '')) return null;
  return { role, form: nature.form ?? (role === 'registration' ? 'S-1' : '424B') };
}
