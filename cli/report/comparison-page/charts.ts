import { shortened } from '../text.ts';
import { html, type Markup, px } from './markup.ts';
import { labelStep, linear, ticksFor } from './scale.ts';

/** About pixels on a wide screen: beside a table, or alone. */
const WIDTHS = { beside: 600, alone: 1_050 } as const;
const LEFT = 52;
const RIGHT = 12;

export interface ChartText {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  /** What it shows in a sentence, for screen readers. */
  readonly description: string;
  readonly place: keyof typeof WIDTHS;
}

export interface Series {
  readonly name: string;
  /** Class that colors it. */
  readonly color: string;
  readonly values: readonly number[];
}

/** Of a name beside a bar; the table has the full name. */
const NAME_LENGTH = 34;

type Text = (value: number) => string;

export function percentText(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`;
}

function frame({ id, title, description, place }: ChartText, height: number, body: readonly Markup[]): Markup {
  return html`<svg viewBox="0 0 ${WIDTHS[place]} ${height}" role="img" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${title}</title><desc id="${id}-d">${description}</desc>${body}</svg>`;
}

export function legend(entries: readonly { readonly name: string; readonly color: string }[]): Markup {
  return html`<ul class="legend">${entries.map(({ name, color }) => html`<li><span class="key ${color}"></span>${name}</li>`)}</ul>`;
}

function gridLines(ticks: readonly number[], width: number, y: (value: number) => number, text: Text): Markup[] {
  return ticks.map(
    (tick) =>
      html`<line class="${tick === 0 ? 'axis' : 'grid'}" x1="${LEFT}" x2="${width - RIGHT}" y1="${px(y(tick))}" y2="${px(y(tick))}"/><text class="tick" x="${LEFT - 6}" y="${px(y(tick) + 4)}" text-anchor="end">${text(tick)}</text>`,
  );
}

/** Labels below an axis, at even steps so that at most `most` are shown; `shown` is an index that has its label. */
function axisLabels(
  labels: readonly string[],
  most: number,
  y: number,
  x: (index: number) => number,
  shown = 0,
): readonly (Markup | null)[] {
  const every = labelStep(labels.length, most);
  return labels.map((label, index) =>
    index % every === shown % every
      ? html`<text class="tick" x="${px(x(index))}" y="${y}" text-anchor="middle">${label}</text>`
      : null,
  );
}

function bar(color: string, x: number, width: number, from: number, to: number, hint: string): Markup {
  const top = Math.min(from, to);
  const height = Math.abs(to - from);
  return html`<rect class="${color}" x="${px(x)}" y="${px(top)}" width="${px(width)}" height="${px(height)}"><title>${hint}</title></rect>`;
}

/**
 * Groups of bars along an axis, from 0 up or down.
 *
 * @param labels one per group, or one more where they name the edges of bins
 */
export function columnsChart(
  text: ChartText,
  chart: {
    readonly labels: readonly string[];
    readonly series: readonly Series[];
    readonly valueText: Text;
    readonly axis: string;
    readonly height?: number;
    /** A group that gets its label, and others at even steps from it; default: the first. */
    readonly labelled?: number;
  },
): Markup {
  const { labels, series, valueText } = chart;
  const width = WIDTHS[text.place];
  const height = chart.height ?? 260;
  const values = series.flatMap((one) => one.values);
  const ticks = ticksFor(Math.min(0, ...values), Math.max(0, ...values));
  const bottom = height - 40;
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, 10]);
  const places = Math.max(1, ...series.map((one) => one.values.length));
  const step = (width - LEFT - RIGHT) / places;
  const edges = labels.length > places;
  const thick = (step * (places > 40 ? 0.86 : 0.78)) / series.length;
  const bars = series.flatMap(({ name, color, values: own }, order) =>
    own.map((value, place) => {
      const x = LEFT + place * step + (step - thick * series.length) / 2 + order * thick;
      const where = edges ? `${labels[place] ?? ''} to ${labels[place + 1] ?? ''}` : (labels[place] ?? '');
      return bar(color, x, thick, y(0), y(value), `${where} · ${name}: ${valueText(value)}`);
    }),
  );
  const names = axisLabels(
    labels,
    12,
    bottom + 16,
    (index) => LEFT + (index + (edges ? 0 : 0.5)) * step,
    chart.labelled,
  );
  const caption = html`<text class="caption" x="${px((LEFT + width - RIGHT) / 2)}" y="${height - 4}" text-anchor="middle">${chart.axis}</text>`;
  return frame(text, height, [...gridLines(ticks, width, y, valueText), ...bars, html`${names}`, caption]);
}

/** Months as stacked columns, up and down from 0. */
export function stackedMonths(
  text: ChartText,
  chart: {
    readonly months: readonly string[];
    /** Values below 0 are stacked downward. */
    readonly series: readonly Series[];
    readonly valueText: Text;
    readonly height?: number;
    /** Ends of the axis, so that related charts share them; default: those of the values. */
    readonly domain?: readonly [number, number];
  },
): Markup {
  const { months, series, valueText } = chart;
  const width = WIDTHS[text.place];
  const height = chart.height ?? 220;
  const bottom = height - 26;
  const sum = (month: number, sign: number) =>
    series.reduce((total, { values }) => total + Math.max(0, (values[month] ?? 0) * sign), 0);
  const [least, greatest] = chart.domain ?? [
    -Math.max(0, ...months.map((_, month) => sum(month, -1))),
    Math.max(0, ...months.map((_, month) => sum(month, 1))),
  ];
  const ticks = ticksFor(least, greatest, 4);
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, 10]);
  const step = (width - LEFT - RIGHT) / Math.max(1, months.length);
  const thick = Math.min(step * 0.86, 48);
  const bars = months.flatMap((month, index) => {
    const reached = { up: 0, down: 0 };
    return series.map(({ name, color, values }) => {
      const value = values[index] ?? 0;
      if (value === 0) return null;
      const side = value > 0 ? 'up' : 'down';
      const from = reached[side];
      reached[side] += value;
      const x = LEFT + index * step + (step - thick) / 2;
      return bar(color, x, thick, y(from), y(reached[side]), `${month} · ${name}: ${valueText(Math.abs(value))}`);
    });
  });
  const names = axisLabels(months, 10, bottom + 18, (index) => LEFT + (index + 0.5) * step);
  const absolute: Text = (value) => valueText(Math.abs(value));
  return frame(text, height, [...gridLines(ticks, width, y, absolute), html`${bars}`, html`${names}`]);
}

/** Named bars to the left and right of 0, each with its value at the end. */
export function divergingRows(
  text: ChartText,
  rows: readonly { readonly name: string; readonly value: number; readonly hint: string }[],
  valueText: Text,
  nameWidth = 150,
): Markup {
  const line = 24;
  const height = rows.length * line + 12;
  const least = Math.min(0, ...rows.map(({ value }) => value));
  const greatest = Math.max(least === 0 ? 1e-9 : 0, ...rows.map(({ value }) => value));
  // Room for the values at both ends.
  const x = linear([least, greatest], [nameWidth + (least < 0 ? 56 : 12), WIDTHS[text.place] - RIGHT - 48]);
  const body = rows.map(({ name, value, hint }, index) => {
    const top = 6 + index * line;
    const from = Math.min(x(0), x(value));
    const wide = Math.abs(x(value) - x(0));
    const end = value < 0 ? from - 6 : from + wide + 6;
    return html`<text class="name" x="${nameWidth}" y="${top + 16}" text-anchor="end">${shortened(name, NAME_LENGTH)}</text><rect class="${value < 0 ? 'lowered' : 'raised'}" x="${px(from)}" y="${top + 3}" width="${px(wide)}" height="${line - 7}"><title>${hint}</title></rect><text class="value" x="${px(end)}" y="${top + 16}" text-anchor="${value < 0 ? 'end' : 'start'}">${valueText(value)}</text>`;
  });
  return frame(text, height, [
    html`<line class="axis" x1="${px(x(0))}" x2="${px(x(0))}" y1="4" y2="${height - 4}"/>`,
    ...body,
  ]);
}

/** Rows of parts of a whole, each part with its share where it is wide enough. */
export function shareRows(
  text: ChartText,
  rows: readonly {
    readonly name: string;
    readonly parts: readonly { readonly name: string; readonly color: string; readonly share: number }[];
  }[],
  shareText: Text,
): Markup {
  const line = 52;
  const left = 34;
  const width = WIDTHS[text.place] - left - RIGHT;
  const body = rows.map(({ name, parts }, index) => {
    const top = 4 + index * line;
    let reached = left;
    const cells = parts.map((part) => {
      const wide = part.share * width;
      const x = reached;
      reached += wide;
      if (part.share === 0) return null;
      const label =
        wide < 44
          ? null
          : html`<text class="inside ${part.color}-ink" x="${px(x + wide / 2)}" y="${top + 26}" text-anchor="middle">${shareText(part.share)}</text>`;
      return html`<rect class="${part.color}" x="${px(x)}" y="${top}" width="${px(Math.max(wide, 0.5))}" height="${line - 9}"><title>${`${name} · ${part.name}: ${shareText(part.share)}`}</title></rect>${label}`;
    });
    return html`<text class="name" x="${left - 10}" y="${top + 26}" text-anchor="end">${name}</text>${cells}`;
  });
  return frame(text, rows.length * line + 2, body);
}
