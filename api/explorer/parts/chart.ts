import { type Content, type Html, html } from '../html.ts';

/** A chart that the script draws from its data; the table is for readers without it, and for screen readers. */
export function chartFigure(chart: {
  readonly kind: 'score' | 'factors' | 'shares';
  readonly caption: Content;
  /** What the chart shows, in a sentence. */
  readonly label: string;
  readonly data: object;
  readonly table: Html;
  readonly tableTitle: string;
}): Html {
  return html`<figure data-chart="${chart.kind}" data-label="${chart.label}" data-series="${JSON.stringify(chart.data)}">
    <figcaption>${chart.caption}</figcaption>
    <details class="more"><summary>${chart.tableTitle}</summary>${chart.table}</details>
  </figure>`;
}
