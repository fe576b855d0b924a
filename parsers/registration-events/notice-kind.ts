import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { natureOfDocument } from '../filing/document-nature.ts';
import { isFormOf } from '../filing/form-families.ts';
import type { Notice, NoticeKind } from './notice.ts';
import { isDeregistration } from './notice-event.ts';

/** Forms that end a registration or say that it is effective. */
export const NOTICE_FORMS = ['registrationStatus', 'postEffective'] as const;

/** What notice a document is: by its type, else by the filing's form, else (a bare document) in its own words. */
export function noticeOf(submission: Submission, document: SubmissionDocument, head: string): Notice | null {
  for (const form of [document.type, submission.header.form]) {
    if (form !== null && isFormOf(form, NOTICE_FORMS)) return { kind: kindOfForm(form), form };
  }
  return submission.header.form === null ? noticeInWords(document, head) : null;
}

function kindOfForm(form: string): NoticeKind {
  if (form.startsWith('EFFECT')) return 'effectiveness';
  if (form.startsWith('RW WD')) return 'withdrawal-undone';
  if (form.startsWith('RW')) return 'withdrawal';
  return form.startsWith('15') ? 'termination' : 'amendment';
}

const EFFECT_TITLE = /^[^\S\n]{0,200}notice of effectiveness[^\S\n]{0,200}$/im;
const EFFECT_XML = /<edgarSubmission[\s\S]{0,400}EFFECT/;
const LETTER = /\n\s{0,200}(?:re\b\s?:|dear\b|ladies\b|gentlemen\b|to whom|via edgar)/i;
const REQUEST =
  /\b(?:request|appl(?:y|ies|ication)|petition)\w*\b[^.]{0,300}\bwithdraw|\bwithdraw(?:al|ing|s)?\b[^.]{0,200}\bregistration statement/i;
const STATUTE = /\brule 477\b|\bconsents?\b[^.]{0,120}\bwithdraw|application for withdrawal|request for withdrawal/i;
const UNDONE =
  /\bwithdraw\w*\b (?:of )?(?:(?!registration\b)[\w']+ ){0,5}(?:request|application)s? (?:for|to) withdraw/i;
const TERMINATION =
  /\bform 15f?\b[\s\S]{0,600}\bcertification (?:and notice )?of (?:a foreign private issuer's )?termination/i;
const POST_EFFECTIVE = /\bpost[- ]effective amendment\b/i;

function noticeInWords(document: SubmissionDocument, head: string): Notice | null {
  const top = head.slice(0, 3_000);
  if (EFFECT_TITLE.test(top) || EFFECT_XML.test(document.text.slice(0, 3_000))) {
    return { kind: 'effectiveness', form: 'EFFECT' };
  }
  if (TERMINATION.test(top)) return { kind: 'termination', form: '15' };
  const nature = natureOfDocument(document);
  // A letter has no title of a report or prospectus; its manner ("Ladies and Gentlemen") is that of an agreement.
  const isLetter = LETTER.test(top) && (nature === null || !nature.isTitled || nature.nature === 'registration');
  const words = top.replace(/\s+/g, ' ');
  if (isLetter && REQUEST.test(words) && STATUTE.test(head.slice(0, 6_000).replace(/\s+/g, ' '))) {
    return UNDONE.test(words) ? { kind: 'withdrawal-undone', form: 'RW WD' } : { kind: 'withdrawal', form: 'RW' };
  }
  if (POST_EFFECTIVE.test(top) && isDeregistration(head)) return { kind: 'amendment', form: 'POS AM' };
  return null;
}
