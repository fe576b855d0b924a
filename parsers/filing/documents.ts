import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { pattern } from '../prose/pattern.ts';
import { type FormFamily, isFormOf, PERIODIC } from './form-families.ts';

/** The documents that hold text rather than an image or an archive. */
export function readableDocuments({ documents }: Submission): readonly SubmissionDocument[] {
  return documents.filter(({ isBinary }) => !isBinary);
}

/**
 * The document that is the filing itself: of the form's type, else the first with text. A bare document without a form
 * is judged by its own type. Null where the form belongs to none of the families.
 */
function mainDocument(submission: Submission, families: readonly FormFamily[]): SubmissionDocument | null {
  const readable = readableDocuments(submission);
  const form = submission.header.form ?? submission.documents[0]?.type ?? '';
  if (!isFormOf(form, families)) return null;
  return readable.find(({ type }) => type === form) ?? readable[0] ?? null;
}

/** Periodic reports whose cover and statements carry XBRL. */
export const TAGGED_REPORTS = ['annual', 'annual405', 'annualForeign', 'quarterly', 'currentForeign'] as const;
/** Current reports that state changes of listing, shares and capital. */
export const CURRENT_REPORTS: readonly FormFamily[] = ['current', 'currentSuccessor', 'currentForeign'];
/** Periodic reports and prospectuses, whose prose describes cash, shares and listing. */
export const REPORTS_AND_PROSPECTUSES = [...PERIODIC, 'prospectus', 'registration', 'registrationRealEstate'] as const;

/** The main document as a list, and of a current report also the exhibits whose type matches. */
export function mainAndExhibits(
  submission: Submission,
  families: readonly FormFamily[],
  exhibits?: RegExp,
): readonly SubmissionDocument[] {
  const main = mainDocument(submission, families);
  if (main === null) return [];
  const isCurrent = isFormOf(submission.header.form ?? main.type, CURRENT_REPORTS);
  if (exhibits === undefined || !isCurrent) return [main];
  return [main, ...readableDocuments(submission).filter((one) => one !== main && exhibits.test(one.type))];
}

const OFFERINGS = ['prospectus', 'registration', 'registrationOther', 'postEffective'] as const;
/** Forms of offerings for cash, and the reports that describe the outstanding securities. */
const WITH_TERMS: readonly FormFamily[] = [...PERIODIC, ...OFFERINGS];
const CURRENT_WITH_TERMS: readonly FormFamily[] = ['current', 'currentForeign'];
/** Agreements, notes, warrants and press releases. */
const AGREEMENT = /^EX-(?:1|4|10|99)(?:\.|$)/i;
const NO_PROSE = /^(?:EX-10[01]|XML|EXCEL|ZIP|GRAPHIC|EX-27|EX-FILING)/i;
/** Items of a current report that disclose a financing: old and new numbers, and their titles in old headers. */
const FINANCING_ITEM = pattern('i')`
  ^(?:1\.01|2\.03|3\.02|3\.03|7\.01|8\.01|5)$|material definitive|direct financial obligation
  |unregistered sales|material modification|regulation fd|other events
`;
/** Agreements run to hundreds of pages and repeat each other: the first few state the terms. */
const MOST_AGREEMENTS = 12;

/** The documents that may state the terms of an issuer's securities; of a current report also its agreements. */
export function documentsWithTerms(submission: Submission): readonly SubmissionDocument[] {
  const readable = readableDocuments(submission).filter(({ type }) => !NO_PROSE.test(type));
  const [first] = readable;
  if (first === undefined) return [];
  const form = submission.header.form ?? first.type;
  if (isFormOf(form, WITH_TERMS)) return [readable.find(({ type }) => isFormOf(type, WITH_TERMS)) ?? first];
  if (!isFormOf(form, CURRENT_WITH_TERMS)) return [];
  if (isWithoutFinancing(submission)) return [first];
  const agreements = readable.filter((document) => document !== first && AGREEMENT.test(document.type));
  return [first, ...agreements.slice(0, MOST_AGREEMENTS)];
}

/** A current report none of whose items discloses a financing. */
export function isWithoutFinancing({ header: { form, items } }: Submission): boolean {
  const isCurrent = form !== null && isCurrentReport(form);
  return isCurrent && items.length > 0 && !items.some((item) => FINANCING_ITEM.test(item));
}

/** A report on Form 8-K or 6-K. */
export function isCurrentReport(form: string): boolean {
  return isFormOf(form, CURRENT_WITH_TERMS);
}
