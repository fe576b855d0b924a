import { anchorOf, listedItems, stripAnchor } from '../words/proposal-anchors.ts';
import { type ProposalType, proposalTypeOf } from '../words/proposal-type.ts';

/** The items of the meeting that the texts list, by number: inside a sentence, or as numbered lines before the first counts. */
export function agendaIn(texts: readonly string[]): ReadonlyMap<number, string> {
  for (const text of texts) {
    const items = listedItems(text);
    if (items.size >= 2) return items;
  }
  const lines = new Map<number, string>();
  for (const text of texts) {
    const anchor = anchorOf(text);
    const words = stripAnchor(text);
    if (anchor !== null && !lines.has(anchor.number) && words.length > 10) lines.set(anchor.number, words);
  }
  return lines;
}

const REFERENCE = /\b(?:on|for|to|of|regarding)\s+(?:item|proposal|matter)\s+(?:no\.?\s*|number\s+)?(\d{1,2})\b/i;

/** "The vote on item 2 was as follows": the number of the agenda that the words refer to. */
export function referredNumber(text: string): number | null {
  const match = text.length > 200 ? null : REFERENCE.exec(text);
  return match === null ? null : Number(match[1]);
}

const NAMED = /[“"]([^“”"]{4,80}\bProposal)[”"]/gi;
const LONGEST_DEFINITION = 900;

/**
 * The type of a proposal that its title only names: '“Liquidation Amendment Proposal”' after the agenda has '(b) a
 * proposal to amend the articles … (the “Liquidation Amendment Proposal”)'. Null where no definition is found, or it
 * names no type.
 *
 * @param agenda the item's texts, in order.
 */
export function definedTypeOf(title: string, agenda: readonly string[]): ProposalType | null {
  const name = title
    .replace(/^\W*(?:the\s+)?/i, '')
    .replace(/(?<![\s:.”"])[\s:.”"]+$/, '')
    .toLowerCase();
  if (!/\bproposal$/.test(name) || name.length > 80) return null;
  for (const text of agenda) {
    let from = 0;
    // Every definition ends where its name is given; the next one begins there.
    for (const match of text.matchAll(NAMED)) {
      const words = text.slice(Math.max(from, match.index - LONGEST_DEFINITION), match.index);
      from = match.index + match[0].length;
      if (match[1]?.toLowerCase() !== name) continue;
      const own = words.replace(
        /^.*\(\s?(?:[a-h]|[ivx]{1,4}|\d)\s?\)\s+(?=(?:an?\s+|the\s+|to\s+)?(?:proposal|approv|amend|adopt))/is,
        '',
      );
      return proposalTypeOf(own.replace(/^\W*(?:an?\s+|the\s+)?proposal\s+to\s+/i, 'To '));
    }
  }
  return null;
}
