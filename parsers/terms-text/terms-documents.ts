import type { Submission, SubmissionDocument } from '../../core/submission.ts';

/** Prospectuses and registration statements of offerings for cash. */
const OFFERING = /^(?:424B[1-578]|(?:S-1|S-3|F-1|F-3|SB-2|S-2|F-10)(?:ASR|MEF)?(?:\/A)?|FWP|POS AM)$/;
const PERIODIC = /^(?:10-K|10-KT|10-K405|10-KSB|10-KSB40|10-Q|10-QT|10-QSB|20-F|40-F)(?:\/A)?$/;
const CURRENT = /^(?:8-K|8-K12B|6-K)(?:\/A)?$/;
/** Agreements, notes, warrants and press releases. */
const EXHIBIT = /^EX-(?:1|4|10|99)(?:\.|$)/i;
const NO_PROSE = /^(?:EX-10[01]|XML|EXCEL|ZIP|GRAPHIC|EX-27|EX-FILING)/i;
/** Items of a current report under which a financing is told, old and new numbers, and their titles in old headers. */
const FINANCING_ITEM =
  /^(?:1\.01|2\.03|3\.02|3\.03|7\.01|8\.01|5)$|material definitive|direct financial obligation|unregistered sales|material modification|regulation fd|other events/i;
/** Agreements run to hundreds of pages and repeat each other: the first few tell the terms. */
const MOST_EXHIBITS = 12;

/** The documents that may state the terms of an issuer's securities; of a current report its agreements too. */
export function termsDocumentsOf(submission: Submission): readonly SubmissionDocument[] {
  const { form } = submission.header;
  const readable = submission.documents.filter(({ isBinary, type }) => !isBinary && !NO_PROSE.test(type));
  const [first] = readable;
  if (first === undefined) return [];
  const name = form ?? first.type;
  if (OFFERING.test(name) || PERIODIC.test(name)) {
    return [readable.find(({ type }) => OFFERING.test(type) || PERIODIC.test(type)) ?? first];
  }
  if (!CURRENT.test(name)) return [];
  if (isOtherReport(submission)) return [first];
  return [
    first,
    ...readable.filter((document) => document !== first && EXHIBIT.test(document.type)).slice(0, MOST_EXHIBITS),
  ];
}

/** A current report none of whose items tells of a financing: looked at, and nothing to read. */
export function isOtherReport({ header: { form, items } }: Submission): boolean {
  return form !== null && CURRENT.test(form) && items.length > 0 && !items.some((item) => FINANCING_ITEM.test(item));
}
