import { anchorOf } from './proposal-anchors.ts';
import type { ProposalType } from './proposal-type.ts';
import type { CountValue, ScopeElement, TextElement, VoteRecord } from './vote-record.ts';

export interface NomineeRow {
  name: string;
  readonly nameStart: number;
  readonly record: VoteRecord;
}

/** A proposal with the words that introduce it and those that follow its counts. */
export interface GroupedProposal {
  number: number | null;
  type: ProposalType;
  /** Whether words, not the shape of its rows, gave the type. */
  typeFromWords: boolean;
  subject: string;
  subjectStart: number;
  subjectEnd: number;
  record: VoteRecord | null;
  readonly nominees: NomineeRow[];
  /** Rows by class of shares. */
  readonly classes: { readonly label: string; readonly record: VoteRecord }[];
  readonly leading: TextElement[];
  readonly trailing: TextElement[];
  /** Counts stated for all nominees at once. */
  readonly scoped: { readonly field: 'brokerNonVotes'; readonly count: CountValue }[];
}

export interface Grouping {
  readonly proposals: readonly GroupedProposal[];
  /** Words before the first proposal. */
  readonly preamble: readonly TextElement[];
  /** Broker non-votes stated for several proposals at once. */
  readonly scopes: readonly ScopeElement[];
  /** The agenda: number → words. */
  readonly listed: ReadonlyMap<number, string>;
  readonly problems: readonly string[];
}

/** A title without the number it begins with. */
export function stripAnchor(text: string): string {
  const anchor = anchorOf(text);
  return anchor === null
    ? text.trim()
    : text
        .slice(anchor.length)
        .replace(/^[\s.:)”"–—-]+/, '')
        .trim();
}
