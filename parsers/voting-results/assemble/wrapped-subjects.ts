import type { TextElement } from '../rows/vote-record.ts';
import { anchorOf, stripAnchor } from '../words/proposal-anchors.ts';
import { proposalTypeOf } from '../words/proposal-type.ts';
import type { GroupedProposal } from './grouped-proposal.ts';

/** A title that a line broke off: "To approve, on an", "To ratify the appoint-". */
const BROKEN_OFF = /(?:[,\p{L}]-|,|\b(?:an?|the|and|or|of|to|for|by|as|in|on|at|with|our|its|from|that|named))$/iu;
const ENDED = /[.;:!?)"”]$/;

/** The subject so far, which begins with the words of the row itself. */
function subjectOf({ record, subject }: GroupedProposal): string {
  const own = stripAnchor(record?.label ?? '');
  return subject.startsWith(own.replace(/-$/, '')) ? subject : own;
}

/** A subject broken over lines with its figures beside the first: "2. To approve, on an 2,204,331 …" over "advisory basis". */
export function continuesSubject(proposal: GroupedProposal, { text }: TextElement): boolean {
  const { nominees, record } = proposal;
  if (nominees.length > 0 || record === null || record.source !== 'table' || record.label === '') return false;
  const subject = subjectOf(proposal);
  if (text.length > 300 || anchorOf(text) !== null || ENDED.test(subject)) return false;
  return BROKEN_OFF.test(subject) || (/^\p{Ll}/u.test(text) && !ENDED.test(text));
}

/** Adds the next line of a subject, which may name the kind of the proposal only there. */
export function addToSubject(proposal: GroupedProposal, { text }: TextElement): void {
  const subject = subjectOf(proposal);
  proposal.subject = /\p{Ll}-$/u.test(subject) ? `${subject.slice(0, -1)}${text}` : `${subject} ${text}`;
  const type = proposalTypeOf(proposal.subject);
  if (type === null || type === 'elect_directors') return;
  proposal.type = type;
  proposal.typeFromWords = true;
}
