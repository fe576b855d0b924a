import type { TextRange } from '../../prose/flat-text.ts';
import type { BrokersReach } from '../words/brokers-reach.ts';
import type { CountField } from '../words/vote-labels.ts';
import type { CountValue } from '../words/vote-values.ts';

/** One row of counts: a proposal's, a nominee's, a class's or a total. */
export interface VoteRecord {
  readonly kind: 'record';
  readonly fields: Map<CountField | 'againstOrWithheld', CountValue>;
  /** Words of the same row, before the figures. */
  label: string;
  readonly labelStart: number;
  /** The class of shares that a column beside the label names. */
  readonly shareClass: string | null;
  readonly start: number;
  end: number;
  readonly source: 'table' | 'pairs' | 'prose';
  /** Index of the heading it was read under; records of one table share it. */
  readonly header: number;
  readonly isTotal: boolean;
  readonly isPercentOnly: boolean;
  /** The heading has a column for broker non-votes, and the row nothing in it. */
  isShort: boolean;
  /** Under a heading "Nominee", "Name of director". */
  readonly underPerson: boolean;
  /** Its words end in those of a column beside the names. */
  readonly hasAside: boolean;
  /** Broker non-votes stand in a sentence after the row, which may speak of other rows too. */
  hasSaidBrokers: boolean;
  statedTotal: number | null;
  readonly problems: string[];
}

export interface TextElement extends TextRange {
  readonly kind: 'text';
  readonly text: string;
  readonly isStrong: boolean;
  /** Part of a sentence or paragraph rather than a line of its own. */
  readonly isProse: boolean;
}

/** A count stated once for several rows: "Broker non-votes totaled 22,590,586 for each nominee". */
export interface ScopeElement {
  readonly kind: 'scope';
  readonly count: CountValue;
  readonly reach: BrokersReach;
  /** A sentence of its own, "There were no broker non-votes.", that names no matter. */
  readonly isBare?: boolean;
}

export type VoteElement =
  | VoteRecord
  | TextElement
  | ScopeElement
  | { readonly kind: 'header'; readonly isPerson: boolean };

/** A record without counts, to be filled in. */
export function emptyRecord(label: string, labelStart: number, start: number, end: number): VoteRecord {
  return {
    kind: 'record',
    fields: new Map(),
    label,
    labelStart,
    shareClass: null,
    start,
    end,
    source: 'table',
    header: -1,
    isTotal: false,
    isPercentOnly: false,
    isShort: false,
    underPerson: false,
    hasAside: false,
    hasSaidBrokers: false,
    statedTotal: null,
    problems: [],
  };
}
