import type { ShareFloatHistory } from '../../../scoring/ledger/share-float-history.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { countText, decimalText } from '../text.ts';
import { chartFigure } from './chart.ts';
import { sourced } from './sourced.ts';
import { amount, dataTable } from './table.ts';

/** Split-adjusted shares over time, all classes summed by date, and every count with its source. */
export function shareFigure(context: PageContext, who: string, { shares, unproven }: ShareFloatHistory): Html {
  if (shares.length === 0)
    return html`<p class="empty">No share count was found in the filings read through ${context.asOf}.</p>`;
  const totals = new Map<string, number>();
  for (const { asOf, splitAdjusted } of shares) totals.set(asOf, (totals.get(asOf) ?? 0) + splitAdjusted);
  const days = [...totals.keys()].sort();
  const newest = days.at(-1) ?? '';
  const rows = shares.map(({ asOf, basis, shareClass, sharesOutstanding, splitAdjusted, source }) => [
    asOf,
    basis.replaceAll('-', ' '),
    shareClass === '' ? 'all' : shareClass,
    sourced(context, decimalText(sharesOutstanding), source),
    sourced(context, countText(Math.round(splitAdjusted)), source),
  ]);
  return html`${chartFigure({
    kind: 'shares',
    caption: html`Shares outstanding in shares of ${context.asOf}, adjusted for every split since.`,
    label: `Shares outstanding of ${who}, split-adjusted: ${countText(Math.round(totals.get(newest) ?? 0))} on ${newest}`,
    data: { days, adjusted: days.map((day) => totals.get(day) ?? null) },
    tableTitle: 'Share counts as a table',
    table: dataTable(
      'Share counts, newest first',
      ['As of', 'Stated on', 'Class', amount('As filed'), amount('Split-adjusted')],
      rows,
    ),
  })}${unproven === null ? '' : html`<p class="warn">The adjustment for splits is unproven: ${unproven.message}</p>`}`;
}
