import type { RegistrationFact } from '../../core/score-inputs.ts';
import { pattern } from '../prose/pattern.ts';
import type { Notice } from './notice.ts';

export interface NoticeEvent {
  readonly event: RegistrationFact['event'];
  /** Where the words are, in the plain text; null where only the form says it. */
  readonly at: readonly [start: number, end: number] | null;
}

const DEREGISTERED = pattern('gi')`
  (?:hereby )?(?:remov\w+|withdraw\w*|deregister\w*|terminat\w+)[^.\n]{0,120}(?:from registration
  |registration of|unsold|remain\w*|registration statements?|all (?:of the )?securities)
  |deregistration of (?:unsold )?(?:securities|shares)
`;
const WITHDRAWN = /withdraw\w*/i;
/** The amendment is taken back, the registration stays as it was. */
const AMENDMENT_WITHDRAWN =
  /withdraw\w*(?: of)? (?:(?!registration)\w+[- ]){0,4}(?:post[- ]effective amendment|amendment no)/i;
/** Item 512(a)(3) of Regulation S-K: every shelf promises it; an amendment that updates the prospectus does not do it. */
const UNDERTAKING = /undert(?:ak|ook)\w*[^.]{0,240}$/i;
const UPDATE = /section\s+10\(a\)\(3\)|\n\s{0,200}(?:preliminary )?prospectus\s{0,200}\n|this prospectus relates/i;

/** What a notice does to its registrations; null: nothing (a request taken back, an amendment that updates). */
export function eventOf({ kind }: Notice, head: string): NoticeEvent | null {
  switch (kind) {
    case 'effectiveness':
      return placed('effective', /effect\w*(?: date)?/i.exec(head));
    case 'withdrawal':
      return AMENDMENT_WITHDRAWN.test(head.replace(/\s+/g, ' ')) ? null : placed('withdrawn', WITHDRAWN.exec(head));
    case 'withdrawal-undone':
      return null;
    case 'termination':
      return placed('deregistered', /terminat\w{1,8} of registration|suspension of duty|duty to file/i.exec(head));
    case 'amendment': {
      const match = deregistrationIn(head);
      return match === null ? null : placed('deregistered', match);
    }
  }
}

/** Whether an amendment says that it removes securities from registration, and not only that it undertook to. */
export function isDeregistration(head: string): boolean {
  return deregistrationIn(head) !== null;
}

function deregistrationIn(head: string): RegExpExecArray | null {
  const isUpdate = UPDATE.test(head);
  for (const match of head.matchAll(DEREGISTERED)) {
    const isPromise = UNDERTAKING.test(head.slice(Math.max(0, match.index - 300), match.index));
    if (!isUpdate || !isPromise || /^hereby/i.test(match[0])) return match;
  }
  return null;
}

function placed(event: RegistrationFact['event'], match: RegExpExecArray | null): NoticeEvent {
  return { event, at: match === null ? null : [match.index, match.index + match[0].length] };
}
