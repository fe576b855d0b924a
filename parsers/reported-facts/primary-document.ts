import type { Submission, SubmissionDocument } from '../../core/submission.ts';

/**
 * The document that is the filing itself: of the form's type, else the first that has text. Null where no document has.
 *
 * @param forms matches the forms the caller reads; amendments carry `/A`
 */
export function primaryDocument(submission: Submission, forms: RegExp): SubmissionDocument | null {
  const { form } = submission.header;
  const first = submission.documents[0];
  if (!forms.test(form ?? first?.type ?? '')) return null;
  const readable = submission.documents.filter((document) => !document.isBinary);
  return readable.find((document) => document.type === form) ?? readable[0] ?? null;
}

/** Periodic reports whose cover and statements are tagged, and their amendments. */
export const PERIODIC_FORMS = /^(?:10-K|10-KT|10-Q|10-QT|20-F|40-F|6-K)(?:405)?(?:\/A)?$/;
