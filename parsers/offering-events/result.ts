import type { OfferingType } from '../../core/rows.ts';

/** The `offering` of a document: keys are present only where the document states them. Dollars and shares. */
export interface Offering {
  readonly form?: string;
  readonly type?: OfferingType;
  readonly isAtm?: boolean;
  readonly isPrimary?: boolean;
  readonly isResale?: boolean;
  readonly fileNumber?: string;
  readonly securities?: readonly string[];
  /** In a sale by issuer and holders together, the issuer's own part. */
  readonly sharesOffered?: number;
  readonly pricePerShare?: number;
  readonly grossProceeds?: number;
  /** The cover's "proceeds, before expenses": not yet the net proceeds. */
  readonly proceedsBeforeExpenses?: number;
  readonly netProceeds?: number;
  readonly maxAggregateOffering?: number;
  readonly placementAgentOrUnderwriters?: readonly string[];
  readonly atmRemaining?: number;
  readonly agentFeePercent?: number;
  readonly sharesOutstandingBefore?: number;
  readonly sharesOutstandingAfter?: number;
  readonly asOfDate?: string;
  readonly dilutionPerShare?: number;
  readonly netTangibleBookValueBefore?: number;
  readonly netTangibleBookValueAfter?: number;
  readonly babyShelf?: {
    readonly applies?: boolean;
    readonly publicFloat?: number;
    readonly soldLast12Months?: number;
  };
  readonly registeredAmount?: number;
  readonly fee?: number;
  /** Last reported sale price and its date. */
  readonly statedPrice?: number;
  readonly statedPriceDate?: string;
}

export interface OfferingResult {
  readonly offering?: Offering;
}

/** Values by path as a result: dotted paths become members. */
export function offeringOf(values: ReadonlyMap<string, unknown>): Offering {
  const offering: Record<string, unknown> = {};
  const babyShelf: Record<string, unknown> = {};
  for (const [path, value] of values) {
    if (path.startsWith('babyShelf.')) babyShelf[path.slice('babyShelf.'.length)] = value;
    else offering[path] = value;
  }
  return Object.keys(babyShelf).length > 0 ? { ...offering, babyShelf } : offering;
}
