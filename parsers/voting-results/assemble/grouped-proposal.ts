import type { ScopeElement, TextElement, VoteRecord } from '../rows/vote-record.ts';
import { pattern } from '../words/patterns.ts';
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

/** Kinds of shares, or ways of voting, by which one proposal's counts are split. */
const SHARES = String.raw`(?:shares\s+of\s+)?(?:class\s+[a-z]\b|series\s+[a-z0-9-]+|common|preferred|ordinary|convertible|super\s+voting|voting\s+preferred)`;
const WAYS = String.raw`(?:voted\s+|votes\s+)?(?:by\s+)?(?:proxy|proxies|ballot)$|(?:voted\s+|votes\s+)?in\s+person$`;
const HOLDERS = String.raw`(?:all|(?:un|non-?)affiliated|disinterested|public|minority)\s+(?:share|stock|unit)(?:s|holders)\b`;
const CLASS_LABEL = pattern('i')`
  ^(?:holders\s+of\s+)?(?:${SHARES}|${HOLDERS}|${WAYS}|combined|all\s+classes|total\s+(?:combined|class))[\w\s,.&()“”"-]{0,80}$`;

const FUND_LABEL = /^(?:the\s+)?\p{Lu}[\p{L}\d’'&.,®™ -]{2,80}\s(?:Fund|Portfolio|ETF)(?:\s(?:[IVX]{1,4}|\d))?$/u;

/** Whether a row's label names a class of shares or a way of voting: "Class A common stock", "By proxy"; or a fund. */
export function isClassLabel(label: string): boolean {
  return CLASS_LABEL.test(label.trim()) || isFundLabel(label);
}

/** Whether a row's label names one fund of several that vote on the same matter, each for itself: "Growth Fund". */
export function isFundLabel(label: string): boolean {
  return FUND_LABEL.test(label.trim());
}
