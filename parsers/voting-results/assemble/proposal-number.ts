import type { TextElement } from '../rows/vote-record.ts';
import { anchorOf, stripAnchor } from '../words/proposal-anchors.ts';
import { type ProposalType, proposalTypeOf } from '../words/proposal-type.ts';
import type { GroupedProposal } from './grouped-proposal.ts';
import type { Split } from './split-words.ts';

/** The agenda: number → words. */
type Agenda = ReadonlyMap<number, string>;

/** "Proposal A. Election of directors" over "(1) Ida Wexcombe": the number is the nominee's. */
export function isNumberOfNominee({ leading, number }: Split, labels: readonly TextElement[]): boolean {
  const hasNumber = ({ text }: TextElement): boolean => anchorOf(text)?.number === number;
  const isTitle = ({ text }: TextElement): boolean => proposalTypeOf(stripAnchor(text)) === 'elect_directors';
  return labels.some(hasNumber) && !leading.some(hasNumber) && leading.some(isTitle) && !labels.some(isTitle);
}

/** The title that has the proposal's number, rather than the sentence before all of them. */
export function numberedTitle(titles: readonly TextElement[], number: number | null): TextElement | undefined {
  if (number === null) return undefined;
  return titles.find(({ text }) => anchorOf(text)?.number === number && stripAnchor(text).length > 3);
}

/** The number that the agenda gives to the one item of a type. */
export function numberByType(listed: Agenda, type: ProposalType): number | null {
  const [only, ...more] = [...listed].filter(([, words]) => proposalTypeOf(words) === type);
  return only !== undefined && more.length === 0 ? only[0] : null;
}

/** The one item of the agenda that has every word of a short title, "Plan Amendment", where no proposal has its number yet. */
export function numberByWords(listed: Agenda, proposals: readonly GroupedProposal[], title: string): number | null {
  const words = title.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  if (words.length < 2 || title.length > 60) return null;
  const [only, ...more] = [...listed].filter(([, item]) => {
    const own = new Set(item.toLowerCase().match(/[a-z]{4,}/g));
    return words.every((word) => own.has(word));
  });
  const isFree = only !== undefined && more.length === 0 && proposals.every((one) => one.number !== only[0]);
  return isFree ? only[0] : null;
}
