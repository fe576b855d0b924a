import { type Content, html, type Markup } from './markup.ts';

export interface Column {
  readonly head: Content;
  /** Words are set to the left; figures, by default, to the right. `wrap`: words that may take several lines. */
  readonly kind?: 'text' | 'wrap';
}

function classOf(column: Column | undefined): Markup | null {
  if (column?.kind === undefined) return null;
  return column.kind === 'wrap' ? html` class="text wrap"` : html` class="text"`;
}

/** A table whose first column names its rows. */
export function dataTable(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Content[])[],
  sums: readonly (readonly Content[])[] = [],
): Markup {
  const line = (cells: readonly Content[], mark: Markup | null) =>
    html`<tr${mark}>${cells.map((cell, index) =>
      index === 0
        ? html`<th scope="row"${classOf(columns[index])}>${cell}</th>`
        : html`<td${classOf(columns[index])}>${cell}</td>`,
    )}</tr>`;
  return html`<div class="scroll"><table><caption>${caption}</caption><thead><tr>${columns.map(
    (column, index) => html`<th scope="col"${index === 0 ? html` class="text"` : classOf(column)}>${column.head}</th>`,
  )}</tr></thead><tbody>${rows.map((cells) => line(cells, null))}${sums.map((cells) =>
    line(cells, html` class="sum"`),
  )}</tbody></table></div>`;
}

/** A chart with its table beside it; nothing but a sentence where there is nothing to draw. */
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
