import type { IsoDate } from '../../core/dates.ts';
import type { ShareFloatHistory } from '../../scoring/ledger/share-float-history.ts';
import type { IssuerDataset } from '../issuer-dataset.ts';
import { listEnvelope, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';

interface Given extends Pick<IssuerDataset, 'cik' | 'name' | 'search'> {
  readonly asOf: IsoDate;
  readonly history: ShareFloatHistory;
}

/** Share counts as filed and split-adjusted to the as-of date, then the public float. */
export function renderShareFloat({ asOf, cik, name, search, history }: Given): string {
  const who = name ?? `CIK ${cik}`;
  const found = renderSearch(search, 'reports and prospectuses');
  const { shares, floats, unproven } = history;
  if (shares.length === 0 && floats.length === 0) return `${who} as of ${asOf}: no count of shares; ${found}`;
  const notes = new Set(shares.flatMap(({ flags }) => flags.map(({ message }) => `note: ${message}`)));
  return [
    `${who} as of ${asOf}: shares outstanding as filed and split-adjusted to that date`,
    renderTable(
      ['as of', 'stated on', 'class', 'as filed', 'split-adjusted', 'filing'],
      [3, 4],
      shares.map((row) => [
        row.asOf,
        row.basis,
        row.shareClass,
        row.sharesOutstanding.toLocaleString('en-US'),
        row.splitAdjusted.toLocaleString('en-US', { maximumFractionDigits: 0 }),
        row.source?.accessionNumber ?? '',
      ]),
    ),
    ...notes,
    ...(unproven === null ? [] : [`note: the adjustment for splits is unproven: ${unproven.message}`]),
    ...(floats.length === 0
      ? []
      : [
          renderTable(
            ['as of', 'stated on', 'public float (USD)', 'filing'],
            [2],
            floats.map((row) => [
              row.asOf,
              row.basis,
              row.publicFloat.toLocaleString('en-US'),
              row.source.accessionNumber,
            ]),
          ),
        ]),
    found,
  ].join('\n');
}

/** The same as a list envelope, one row per count and per float. */
export function shareFloatJson({ asOf, cik, search, history }: Given): object {
  const data = [
    ...history.shares.map((row) => ({ object: 'share_count', ...row })),
    ...history.floats.map((row) => ({ object: 'public_float', ...row })),
  ];
  return { ...listEnvelope(data, search), cik, asOf, splitAdjustmentUnproven: history.unproven };
}
