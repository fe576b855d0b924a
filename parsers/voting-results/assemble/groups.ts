import type { ScopeElement, TextElement, VoteElement } from '../rows/vote-record.ts';
import type { CountValue } from '../words/vote-values.ts';
import { agendaIn } from './agenda.ts';
import type { GroupedProposal } from './grouped-proposal.ts';
import { lookAhead } from './split-words.ts';

/** The proposals so far, and the words that await the next row of counts. */
export type Groups = ReturnType<typeof createGroups>;

export function createGroups(elements: readonly VoteElement[]) {
  const words = elements.filter((one) => one.kind === 'text');
  const allTexts = words.map((one) => one.text);
  return {
    words,
    proposals: [] as GroupedProposal[],
    problems: [] as string[],
    scopes: [] as ScopeElement[],
    lookahead: lookAhead(elements),
    /** The item's texts, and the agenda they list by number. */
    allTexts,
    listed: agendaIn(allTexts),
    preamble: [] as readonly TextElement[],
    /** Words since the last row: before the header, and between the header and the row. */
    texts: [] as TextElement[],
    afterHeader: [] as TextElement[],
    hasHeader: false,
    underPerson: false,
    /** A sentence has said that there were no broker non-votes, of what follows or of all. */
    noBrokers: null as CountValue | null,
    /** The title of the next proposal states its broker non-votes. */
    nextBrokers: null as CountValue | null,
  };
}
