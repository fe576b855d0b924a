import type { TextElement } from '../rows/vote-record.ts';
import { isClassLabel } from '../words/class-labels.ts';
import { anchorOf, stripAnchor } from '../words/proposal-anchors.ts';
import { proposalTypeOf } from '../words/proposal-type.ts';
import type { GroupedProposal } from './grouped-proposal.ts';

/** The label of the votes of all classes together; it is one of those that assembling takes for the proposal's counts. */
const COMBINED = 'Combined';

const APART = /\b(?:voting|voted)\s+(?:separately|(?:separately\s+)?as\s+(?:an?|one)\s+(?:\w+\s+)?(?:class|series))\b/i;
const TOGETHER = /\b(?:voting|voted)\s+together\b|\btogether\s+as\s+(?:an?|one)\s+(?:single\s+)?class\b/i;
const CLASS_NAME =
  /\b(?:class\s+[a-z]|series\s+[a-z\d-]{1,5}|preferred|common|ordinary)(?:\s+(?:\d\w*|convertible|redeemable|super|voting|non-voting|preferred|common|ordinary)){0,3}(?:\s+(?:stock|shares?|units?)(?:holders)?)?\b/i;

/** The class or classes whose votes a sentence introduces: "Series B preferred stock, voting as a separate class:". */
function classIn(text: string): string | null {
  if (TOGETHER.test(text)) return COMBINED;
  return APART.test(text) ? (CLASS_NAME.exec(text)?.[0] ?? null) : null;
}

/** Words between two rows of counts of which the last introduces the votes of a class on the matter of the row before. */
export function classIntroduced(between: readonly TextElement[], last: GroupedProposal): string | null {
  const introduction = between.at(-1);
  if (introduction === undefined || last.nominees.length > 0 || last.record === null) return null;
  const own = classIn(introduction.text);
  const first = last.leading.findLast(({ text }) => classIn(text) !== null);
  if (own === null || (own === COMBINED && (first === undefined || classIn(first.text) === COMBINED))) return null;
  return between.every((text) => isOfSameMatter(text, last)) ? own : null;
}

/** The class of the row that comes before those of a sentence: what its own words say, else all classes. */
export function firstClass({ leading }: GroupedProposal): string {
  return leading.map(({ text }) => classIn(text)).findLast((one) => one !== null) ?? COMBINED;
}

/** No title of another proposal: no number of its own, and no kind of matter but that of the one before. */
function isOfSameMatter({ text }: TextElement, last: GroupedProposal): boolean {
  const words = stripAnchor(text);
  const number = anchorOf(text)?.number ?? null;
  if (number !== null && number !== last.number && !isClassLabel(words)) return false;
  const type = proposalTypeOf(words);
  return type === null || type === last.type;
}
