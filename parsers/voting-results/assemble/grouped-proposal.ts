import type { ScopeElement, TextElement, VoteRecord } from '../rows/vote-record.ts';
import type { ProposalType } from '../words/proposal-type.ts';
import type { CountValue } from '../words/vote-values.ts';

export interface NomineeRow {
  name: string;
  readonly nameStart: number;
  record: VoteRecord;
  /** Rows below of other classes of shares, whose votes no total adds up. */
  readonly classes?: VoteRecord[];
}

/** A proposal with the words that introduce it and those that follow its counts. */
export interface GroupedProposal {
  number: number | null;
  type: ProposalType;
  /** Whether words, not the shape of its rows, gave the type. */
  typeFromWords: boolean;
  subject: string;
  readonly subjectStart: number;
  readonly subjectEnd: number;
  record: VoteRecord | null;
  readonly nominees: NomineeRow[];
  /** Rows by class of shares. */
  readonly classes: { readonly label: string; readonly record: VoteRecord }[];
  readonly leading: TextElement[];
  readonly trailing: TextElement[];
  /** Broker non-votes stated for all nominees at once. */
  readonly scoped: CountValue[];
}

type Titled = Pick<GroupedProposal, 'number' | 'subjectStart' | 'subjectEnd' | 'leading'>;
const LONGEST_SUBJECT = 500;

/** A proposal without counts; a type of null is read as "other". */
export function newProposal(titled: Titled, subject: string, type: ProposalType | null): GroupedProposal {
  return {
    ...titled,
    type: type ?? 'other',
    typeFromWords: type !== null,
    subject: subject.slice(0, LONGEST_SUBJECT),
    record: null,
    nominees: [],
    classes: [],
    trailing: [],
    scoped: [],
  };
}

export interface Grouping {
  readonly proposals: readonly GroupedProposal[];
  /** Words before the first proposal. */
  readonly preamble: readonly TextElement[];
  /** All words outside of rows, in order. */
  readonly texts: readonly TextElement[];
  /** Broker non-votes stated for several proposals at once. */
  readonly scopes: readonly ScopeElement[];
  /** The agenda: number → words. */
  readonly listed: ReadonlyMap<number, string>;
  readonly problems: readonly string[];
}
