import type { Submission, SubmissionDocument } from '../../core/submission.ts';

/** Prospectuses and registration statements of offerings for cash; S-4, S-8 and 424B of funds' own forms are not. */
/** Free writing prospectuses (Rule 433) tell of an offering before or beside its prospectus. */
const PROSPECTUS_FORM = /^(?:424B[1-578]|FWP)$/;
const REGISTRATION_FORM = /^(?:S-1|S-3|F-1|F-3|SB-2|S-2|F-2|S-11|F-10|S-3D)(?:ASR|MEF)?(?:\/A)?$/;
const FEE_EXHIBIT = /^EX-(?:FILING FEES|107)/i;

export type DocumentRole = 'prospectus' | 'registration' | 'fee-exhibit';

export interface DocumentForm {
  readonly role: DocumentRole;
  /** `424B5`, `S-3/A`, `EX-FILING FEES`. */
  readonly form: string;
}

function isOfferingForm(form: string): boolean {
  return PROSPECTUS_FORM.test(form) || REGISTRATION_FORM.test(form) || form === 'POS AM';
}

export function isFeeExhibit(document: SubmissionDocument): boolean {
  return FEE_EXHIBIT.test(document.type) && !document.isBinary;
}

/** The main document of an offering form (it takes its fee exhibit's amounts in), else a fee exhibit on its own. */
export function offeringDocumentsOf(submission: Submission): readonly SubmissionDocument[] {
  const { form } = submission.header;
  const readable = submission.documents.filter((document) => !document.isBinary);
  if (form !== null && !isOfferingForm(form)) return [];
  const main = readable.find((document) => isOfferingForm(document.type));
  if (main !== undefined) return [main];
  if (form !== null) return readable.slice(0, 1);
  return readable.filter(isFeeExhibit).slice(0, 1);
}

/**
 * What one document is, from its type, else the header's form, else its own first words: a bare document may carry
 * neither. Null for anything else.
 */
export function documentFormOf(
  submission: Submission,
  document: SubmissionDocument,
  head: string,
): DocumentForm | null {
  const { form } = submission.header;
  if (FEE_EXHIBIT.test(document.type)) return { role: 'fee-exhibit', form: form ?? document.type };
  for (const name of [document.type, form]) {
    if (name === null) continue;
    if (PROSPECTUS_FORM.test(name)) return { role: 'prospectus', form: name };
    if (REGISTRATION_FORM.test(name) || name === 'POS AM') return { role: 'registration', form: name };
  }
  if (form !== null || /(?:^|\n)\s*form\s+(?:8-K|10-K|10-Q|6-K|20-F|40-F)(?:\/A)?\s*\n/i.test(head.slice(0, 4_000)))
    return null;
  const rule = /filed\s+pursuant\s+to\s+rule\s+424\s*\(b\)\s*\((\d)\)/i.exec(head.slice(0, 6_000))?.[1];
  if (rule !== undefined) return { role: 'prospectus', form: `424B${rule}` };
  if (/filed\s+pursuant\s+to\s+rule\s+433|issuer\s+free\s+writing\s+prospectus/i.test(head.slice(0, 3_000))) {
    return { role: 'prospectus', form: 'FWP' };
  }
  if (/calculation\s+of\s+filing\s+fee/i.test(head.slice(0, 3_000)))
    return { role: 'fee-exhibit', form: 'EX-FILING FEES' };
  const registration = /\bform\s+([SF]-(?:1|3|11|10))(ASR|MEF)?\b/i.exec(head.slice(0, 8_000));
  if (registration !== null && /registration\s+statement/i.test(head.slice(0, 8_000))) {
    const amended = /amendment\s+no\.?\s*\d/i.test(head.slice(0, 4_000)) ? '/A' : '';
    return { role: 'registration', form: `${(registration[1] ?? '').toUpperCase()}${registration[2] ?? ''}${amended}` };
  }
  return null;
}
