import { type Content, type Html, html } from '../html.ts';
import { isShort } from './sourced.ts';

/** A column; numbers are aligned right. */
export interface TableColumn {
  readonly title: Content;
  readonly isNumeric?: boolean;
}

/** A table with its caption, which scrolls by itself where the screen is narrow. The first cell names its row. */
export function dataTable(
  caption: string,
  columns: readonly (string | TableColumn)[],
  rows: readonly (readonly Content[])[],
  { isCaptionHidden = false }: { readonly isCaptionHidden?: boolean } = {},
): Html {
  const heads = columns.map((column): TableColumn => (typeof column === 'string' ? { title: column } : column));
  const numeric = (index: number) => (heads[index]?.isNumeric ? html` class="n"` : '');
  const looks = (value: Content, index: number) =>
    isShort(value) && !heads[index]?.isNumeric ? html` class="nb"` : numeric(index);
  const cellOf = (value: Content, index: number) =>
    index === 0 ? html`<th scope="row"${looks(value, 0)}>${value}</th>` : html`<td${looks(value, index)}>${value}</td>`;
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
    <caption${isCaptionHidden ? html` class="hidden"` : ''}>${caption}</caption>
    <thead><tr>${heads.map(({ title }, index) => html`<th scope="col"${numeric(index)}>${title}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map(cellOf)}</tr>\n`)}</tbody>
  </table></div>`;
}

/** A numeric column. */
export function amount(title: Content): TableColumn {
  return { title, isNumeric: true };
}
