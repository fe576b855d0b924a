import { type ProposalType, proposalTypeOf } from './proposal-type.ts';

const NAMED = /[“"]([^“”"]{4,80}\bProposal)[”"]/;
const LONGEST_DEFINITION = 900;

/**
 * The type of a proposal that its title only names: '“Liquidation Amendment Proposal”' after the agenda said '(b) a
 * proposal to amend the articles … (the “Liquidation Amendment Proposal”)'. Null where no definition is found, or it
 * names no type.
 *
 * @param agenda the item's texts, in order.
 */
export function definedTypeOf(title: string, agenda: readonly string[]): ProposalType | null {
  const name = title
    .replace(/^\W*(?:the\s+)?/i, '')
    .replace(/[\s:.”"]+$/, '')
    .toLowerCase();
  if (!/\bproposal$/.test(name) || name.length > 80) return null;
  for (const text of agenda) {
    let from = 0;
    // Every definition ends where its name is given; the next one begins there.
    for (const match of text.matchAll(new RegExp(NAMED.source, 'gi'))) {
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
