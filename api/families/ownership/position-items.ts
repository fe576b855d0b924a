import Type from 'typebox';
import type { StoredReport } from '../../../db/repositories/datasets/manager-reports.ts';
import type { ReportedHolding } from '../../../db/repositories/datasets/report-holdings.ts';
import type { RowMetadata } from '../../../db/row-metadata.ts';
import type { Position, PositionChange } from '../../../scoring/ledger/manager-positions.ts';
import { AccessionNumberText, Nullable, ROW_BLOCKS } from '../../blocks.ts';
import type { SourcedPosition } from '../../reads/position-changes.ts';
import { shares, usd } from '../dilution/fields.ts';
import { shownBlocks } from '../shown-blocks.ts';
import { issuerItem } from './holding-items.ts';
import { AGENT_BLOCKS, AMOUNTS, HoldingIssuer, HoldingIssuerAgent, SECURITY } from './schemas.ts';

export const CHANGES = ['added', 'removed', 'increased', 'decreased', 'unchanged', 'unknown'] as const;
export type Change = (typeof CHANGES)[number];

/** The words of the interface for those of the engine. */
export const CHANGE_WORDS = {
  new: 'added',
  closed: 'removed',
  increased: 'increased',
  reduced: 'decreased',
  unchanged: 'unchanged',
  unknown: 'unknown',
} as const satisfies Readonly<Record<PositionChange, Change>>;

export const ChangeCounts = Type.Object(
  Object.fromEntries(CHANGES.map((change) => [change, Type.Integer()])) as Record<
    Change,
    ReturnType<typeof Type.Integer>
  >,
  {
    title: 'PositionChangeCounts',
    description:
      'Positions by change, judged by shares or principal as filed: a split between the quarters shows as an increase. `unknown`: an amount is not stated.',
  },
);

export function changeCounts(counts: Readonly<Record<PositionChange, number>>): Record<Change, number> {
  return Object.fromEntries(
    Object.entries(CHANGE_WORDS).map(([word, change]) => [change, counts[word as PositionChange]]),
  ) as Record<Change, number>;
}

const Held = Type.Object(
  { ...AMOUNTS, rows: Type.Integer({ description: 'Rows of the reports that are summed.' }) },
  { title: 'HeldAmounts', description: 'A position: its rows summed over other managers.' },
);
export const SOURCES = Type.Array(Type.Object({ accessionNumber: AccessionNumberText, sourceSpan: Type.String() }), {
  description: 'The rows that were summed, at most 10; `/v1/lineage/{sourceSpan}` has the words.',
});
const MOST_SOURCES = 10;

const POSITION = {
  ...SECURITY,
  change: Nullable(Type.Enum([...CHANGES], { description: 'Null: there is no earlier quarter to compare with.' })),
  before: Nullable(Held),
  after: Nullable(Held),
  sharesChange: shares('Change of shares or principal; null where an amount is not stated.'),
  sharesChangePercent: Nullable(Type.Number({ description: 'Of the earlier amount.' })),
  valueChange: usd('US dollars.'),
};
export const POSITION_FULL = { ...POSITION, issuer: HoldingIssuer, sources: SOURCES, ...ROW_BLOCKS };
export const POSITION_AGENT = { ...POSITION, issuer: HoldingIssuerAgent, ...AGENT_BLOCKS };

/** A position with its change. The blocks are those of the report of its first row. */
export function positionItem(position: SourcedPosition, isComparison: boolean, isAgent: boolean): object {
  const { before, after, change, rows, of, sharesChange, valueChange, issuer } = position;
  const side = (after ?? before) as Position;
  const earlier = before?.sshPrnamt ?? null;
  return {
    cusip: side.cusip,
    nameOfIssuer: side.nameOfIssuer,
    titleOfClass: side.titleOfClass,
    putCall: side.putCall,
    sshPrnamtType: side.sshPrnamtType,
    change: isComparison ? CHANGE_WORDS[change] : null,
    before: heldOf(before),
    after: heldOf(after),
    sharesChange: isComparison ? sharesChange : null,
    sharesChangePercent:
      !isComparison || sharesChange === null || earlier === null || earlier === 0
        ? null
        : (sharesChange / earlier) * 100,
    valueChange: isComparison ? valueChange : null,
    issuer: issuerItem(issuer, isAgent),
    ...(isAgent ? {} : { sources: sourcesOf(rows) }),
    ...blocksOf(rows, of.reports, isAgent),
  };
}

function heldOf(position: Position | null) {
  if (position === null) return null;
  const { valueDollars, sshPrnamt, rows } = position;
  return { valueDollars, sshPrnamt, rows };
}

export function sourcesOf(rows: readonly ReportedHolding[]): readonly object[] {
  return rows.slice(0, MOST_SOURCES).map(({ accessionNumber, sourceSpan }) => ({ accessionNumber, sourceSpan }));
}

/** The blocks of the report that rows come from, with the span of the first row. */
export function blocksOf(
  rows: readonly ReportedHolding[],
  reports: readonly Pick<StoredReport, 'accessionNumber' | 'metadata'>[],
  isAgent: boolean,
): object {
  const [first] = rows;
  const report = reports.find(({ accessionNumber }) => accessionNumber === first?.accessionNumber) ?? reports.at(-1);
  if (report === undefined) throw new TypeError('a position without a report');
  const { verification } = report.metadata;
  const sourceSpan = first?.sourceSpan ?? verification.sourceSpan;
  const metadata: RowMetadata = { ...report.metadata, verification: { ...verification, sourceSpan } };
  return shownBlocks(metadata, isAgent);
}
