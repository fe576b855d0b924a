import type { ComparisonTable } from '../comparison-tables.ts';
import { type Content, html, type Markup } from './markup.ts';

function classOf(column: ComparisonTable['columns'][number] | undefined): Markup | null {
  if (column?.kind === undefined) return null;
  return column.kind === 'wrap' ? html` class="text wrap"` : html` class="text"`;
}

/**
 * A table whose first column names its rows.
 *
 * @param names markup for the first column, by row; default: its text
 */
export function dataTable({ caption, columns, rows, sums = [] }: ComparisonTable, names?: readonly Content[]): Markup {
  const line = ([first = '', ...cells]: readonly string[], name: Content | undefined, mark: Markup | null) =>
    html`<tr${mark}><th scope="row"${classOf(columns[0])}>${name ?? first}</th>${cells.map(
      (cell, index) => html`<td${classOf(columns[index + 1])}>${cell}</td>`,
    )}</tr>`;
  const heads = columns.map(
    (column, index) => html`<th scope="col"${index === 0 ? html` class="text"` : classOf(column)}>${column.head}</th>`,
  );
  const body = rows.map((cells, index) => line(cells, names?.[index], null));
  const totals = sums.map((cells) => line(cells, undefined, html` class="sum"`));
  return html`<div class="scroll"><table><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${body}${totals}</tbody></table></div>`;
}

/** A chart with its table beside it; only a sentence where there is nothing to draw. */
export function chartWithTable(chart: Markup | null, table: Markup, whyEmpty: string): Markup {
  if (chart === null) return card(html`<p class="empty">${whyEmpty}</p>`);
  return html`<div class="pair"><div class="card"><figure>${chart}</figure></div><div class="card">${table}</div></div>`;
}

export function card(content: Content): Markup {
  return html`<div class="card">${content}</div>`;
}

export function details(summary: string, content: Content): Markup {
  return html`<details><summary>${summary}</summary>${content}</details>`;
}
