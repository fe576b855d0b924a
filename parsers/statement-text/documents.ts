import type { Submission, SubmissionDocument } from '../../core/submission.ts';

/** Forms whose own text states events and standings of the issuer's listing and shares. */
const CURRENT = /^(?:8-K|6-K)(?:12B|12G3|15D5)?(?:\/A)?$/;
const PERIODIC = /^(?:10-K|10-KT|10-K405|10-KSB|10-KSB40|10-Q|10-QT|10-QSB|20-F|40-F)(?:\/A)?$/;
const PROSPECTUS = /^(?:424B[1-578]|(?:S-1|S-3|F-1|F-3|SB-2|S-11)(?:ASR|MEF)?(?:\/A)?|FWP)$/;
const PROXY = /^(?:PRE|DEF|DEFM|PREM|DEFR|PRER) ?14[AC]$/;

export interface FormFamilies {
  readonly current?: boolean;
  readonly periodic?: boolean;
  readonly prospectus?: boolean;
  readonly proxy?: boolean;
  /** Exhibits of current reports that are read on their own: press releases, charter amendments. */
  readonly exhibits?: RegExp;
}

/**
 * The main document of a submission of the wanted forms, and of current reports the wanted exhibits. A bare document
 * without a form is judged by its own type.
 */
export function statementDocuments(submission: Submission, families: FormFamilies): readonly SubmissionDocument[] {
  const readable = submission.documents.filter((document) => !document.isBinary);
  const [first] = readable;
  if (first === undefined) return [];
  const form = submission.header.form ?? first.type;
  const isCurrent = CURRENT.test(form);
  const isWanted =
    (families.current === true && isCurrent) ||
    (families.periodic === true && PERIODIC.test(form)) ||
    (families.prospectus === true && PROSPECTUS.test(form)) ||
    (families.proxy === true && PROXY.test(form));
  if (!isWanted) return [];
  const main = readable.find((document) => document.type === form) ?? first;
  const { exhibits } = families;
  const others =
    isCurrent && exhibits !== undefined
      ? readable.filter((document) => document !== main && exhibits.test(document.type))
      : [];
  return [main, ...others];
}
