import type { IsoDate } from '../../core/dates.ts';
import type { ShareFloatHistory } from '../../scoring/ledger/share-float-history.ts';
import type { Answer, ShownIssuer } from '../issuer-dataset.ts';
import { listEnvelope, noneText, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';

/** Share counts as filed and split-adjusted to the as-of date, then the public float. */
export function shareFloatAnswer(
  { asOf, cik, search, who }: ShownIssuer & { readonly asOf: IsoDate },
  { shares, floats, unproven }: ShareFloatHistory,
): Answer {
  const found = renderSearch(search, 'reports and prospectuses');
  return {
    json: () => {
      const counts = shares.map((row) => ({ object: 'share_count', ...row }));
      const data = [...counts, ...floats.map((row) => ({ object: 'public_float', ...row }))];
      return { ...listEnvelope(data, search), cik, asOf, splitAdjustmentUnproven: unproven };
    },
    text: () => {
      if (shares.length === 0 && floats.length === 0)
        return `${who} as of ${asOf}: ${noneText('no share counts', search, 'reports and prospectuses')}`;
      const flags = new Set(shares.flatMap((row) => row.flags.map(({ message }) => `note: ${message}`)));
      return [
        `${who} as of ${asOf}: shares outstanding as filed and split-adjusted to that date`,
        sharesTable(shares),
        ...flags,
        ...(unproven === null ? [] : [`note: the adjustment for splits is unproven: ${unproven.message}`]),
        ...(floats.length === 0 ? [] : [floatsTable(floats)]),
        found,
      ].join('\n');
    },
  };
}

function sharesTable(shares: ShareFloatHistory['shares']): string {
  return renderTable(
    ['as of', 'stated on', 'class', 'as filed', 'split-adjusted', 'filing'],
    [3, 4],
    shares.map(({ asOf, basis, shareClass, sharesOutstanding, splitAdjusted, source }) => {
      const adjusted = splitAdjusted.toLocaleString('en-US', { maximumFractionDigits: 0 });
      return [asOf, basis, shareClass, sharesOutstanding, adjusted, source?.accessionNumber ?? ''];
    }),
  );
}

function floatsTable(floats: ShareFloatHistory['floats']): string {
  const rows = floats.map(({ asOf, basis, publicFloat, source }) => [asOf, basis, publicFloat, source.accessionNumber]);
  return renderTable(['as of', 'stated on', 'public float (USD)', 'filing'], [2], rows);
}
