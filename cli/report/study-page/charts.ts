import type { Estimate } from '../../../scoring/study/report-shape.ts';
import { html, type Markup, px } from '../comparison-page/markup.ts';
import { linear, ticksFor } from '../comparison-page/scale.ts';
import { estimateText } from '../study-words.ts';

export interface StudyChartText {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

type Format = (value: number) => string;
/** An estimate that is given, with its interval. */
interface Given {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const WIDTH = 520;
const LEFT = 54;
const RIGHT = 22;
const TOP = 12;

function given({ value, low, high }: Estimate): Given | null {
  return value === null || low === null || high === null ? null : { value, low, high };
}

function frame({ id, title, description }: StudyChartText, height: number, body: readonly Markup[]): Markup {
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${title}</title><desc id="${id}-d">${description}</desc>${body}</svg>`;
}

function rows(ticks: readonly number[], y: (value: number) => number, format: Format): Markup[] {
  return ticks.map(
    (tick) =>
      html`<line class="${tick === 0 ? 'axis' : 'grid'}" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${px(y(tick))}" y2="${px(y(tick))}"/><text class="tick" x="${LEFT - 6}" y="${px(y(tick) + 4)}" text-anchor="end">${format(tick)}</text>`,
  );
}

function caption(text: string, y: number, left = LEFT): Markup {
  return html`<text class="caption" x="${(left + WIDTH - RIGHT) / 2}" y="${y}" text-anchor="middle">${text}</text>`;
}

function verticalWhisker(x: number, low: number, high: number, color = ''): Markup {
  return html`<path class="whisker ${color}" d="M${px(x)} ${px(low)}V${px(high)}M${px(x - 4)} ${px(low)}h8M${px(x - 4)} ${px(high)}h8"/>`;
}

/** Columns with whiskers for the intervals; "too few" where an estimate is withheld. Null where all are. */
export function intervalColumns(
  text: StudyChartText,
  bars: readonly { readonly name: string; readonly estimate: Estimate }[],
  format: Format,
  axis: string,
): Markup | null {
  const all = bars.flatMap(({ estimate }) => given(estimate) ?? []);
  if (all.length === 0) return null;
  const height = 270;
  const bottom = height - 40;
  const ticks = ticksFor(Math.min(0, ...all.map(({ low }) => low)), Math.max(0, ...all.map(({ high }) => high)));
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, TOP]);
  const step = (WIDTH - LEFT - RIGHT) / bars.length;
  const columns = bars.map(({ name, estimate }, at) => {
    const middle = LEFT + (at + 0.5) * step;
    const label = html`<text class="tick" x="${px(middle)}" y="${bottom + 16}" text-anchor="middle">${name}</text>`;
    const shown = given(estimate);
    if (shown === null) {
      return html`${label}<text class="withheld-text" x="${px(middle)}" y="${px(y(0) - 6)}" text-anchor="middle">too few</text>`;
    }
    const wide = Math.min(step * 0.7, 60);
    const top = Math.min(y(0), y(shown.value));
    return html`${label}<rect class="b" x="${px(middle - wide / 2)}" y="${px(top)}" width="${px(wide)}" height="${px(Math.abs(y(0) - y(shown.value)))}"><title>${`${name}: ${estimateText(estimate, format)}`}</title></rect>${verticalWhisker(middle, y(shown.low), y(shown.high))}`;
  });
  return frame(text, height, [...rows(ticks, y, format), ...columns, caption(axis, height - 4)]);
}

const LINE = 26;

/** Estimates one below the other, each with its interval, and a line where there is no effect. Null where none is given. */
export function intervalRows(
  text: StudyChartText,
  lines: readonly { readonly name: string; readonly estimate: Estimate }[],
  options: {
    readonly format: Format;
    readonly none: number;
    readonly axis: string;
    readonly domain?: readonly [number, number];
  },
): Markup | null {
  const all = lines.flatMap(({ estimate }) => given(estimate) ?? []);
  if (all.length === 0) return null;
  const { format, none, axis } = options;
  const left = 190;
  const reach = Math.max(...all.map(({ low, high }) => Math.max(Math.abs(low - none), Math.abs(high - none))), 0.01);
  const [least, greatest] = options.domain ?? [none - reach * 1.05, none + reach * 1.05];
  const x = linear([least, greatest], [left, WIDTH - RIGHT]);
  const bottom = TOP + lines.length * LINE;
  const inside = ticksFor(least - none, greatest - none, 4)
    .map((tick) => tick + none)
    .filter((tick) => tick >= least - 1e-9 && tick <= greatest + 1e-9);
  const scale = inside.map(
    (tick) =>
      html`<line class="grid" x1="${px(x(tick))}" x2="${px(x(tick))}" y1="${TOP}" y2="${bottom}"/><text class="tick" x="${px(x(tick))}" y="${bottom + 16}" text-anchor="middle">${format(tick)}</text>`,
  );
  const body = lines.map(({ name, estimate }, at) => {
    const middle = TOP + (at + 0.5) * LINE;
    const label = html`<text class="name" x="${left - 12}" y="${px(middle + 4)}" text-anchor="end">${name}</text>`;
    const shown = given(estimate);
    if (shown === null) {
      return html`${label}<text class="withheld-text" x="${left + 4}" y="${px(middle + 4)}">${estimate.tooFew ?? 'too few'}</text>`;
    }
    const [low, high] = [x(shown.low), x(shown.high)];
    return html`${label}<path class="whisker p0" d="M${px(low)} ${px(middle)}H${px(high)}M${px(low)} ${px(middle - 4)}v8M${px(high)} ${px(middle - 4)}v8"/><circle class="p0" cx="${px(x(shown.value))}" cy="${px(middle)}" r="4.5"><title>${`${name}: ${estimateText(estimate, format)}`}</title></circle>`;
  });
  const zero = html`<line class="null" x1="${px(x(none))}" x2="${px(x(none))}" y1="${TOP - 4}" y2="${bottom}"/>`;
  return frame(text, bottom + 40, [...scale, zero, ...body, caption(axis, bottom + 34, left)]);
}

/** ROC curves with the diagonal of chance. */
export function rocChart(
  text: StudyChartText,
  curves: readonly { readonly color: string; readonly points: readonly (readonly [number, number])[] }[],
): Markup | null {
  if (curves.length === 0) return null;
  const height = 380;
  const bottom = height - 44;
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const shares: Format = (value) => `${value * 100} %`;
  const x = linear([0, 1], [LEFT, WIDTH - RIGHT]);
  const y = linear([0, 1], [bottom, TOP]);
  const across = ticks.map(
    (tick) =>
      html`<text class="tick" x="${px(x(tick))}" y="${bottom + 16}" text-anchor="middle">${shares(tick)}</text>`,
  );
  const lines = curves.map(({ color, points }) => {
    const path = points.map(([wrong, found], at) => `${at === 0 ? 'M' : 'L'}${px(x(wrong))} ${px(y(found))}`).join('');
    return html`<path class="line ${color}" d="${path}"/>`;
  });
  const chance = html`<path class="null" d="M${px(x(0))} ${px(y(0))}L${px(x(1))} ${px(y(1))}"/>`;
  return frame(text, height, [
    ...rows(ticks, y, shares),
    ...across,
    chance,
    // The score last, on top.
    ...lines.toReversed(),
    caption('issuers below 20 % growth above the threshold (false alarms)', height - 6),
  ]);
}

/** Points joined by lines, one line per series, with whiskers. Null where no point is given. */
export function pointLines(
  text: StudyChartText,
  series: readonly { readonly color: string; readonly points: readonly Estimate[] }[],
  options: { readonly names: readonly string[]; readonly format: Format; readonly axis: string },
): Markup | null {
  const all = series.flatMap(({ points }) => points.flatMap((point) => given(point) ?? []));
  if (all.length === 0) return null;
  const { names, format, axis } = options;
  const height = 360;
  const bottom = height - 44;
  const ticks = ticksFor(0, Math.max(...all.map(({ high }) => high)));
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, TOP]);
  const step = (WIDTH - LEFT - RIGHT) / names.length;
  const labels = names.map(
    (name, at) =>
      html`<text class="tick" x="${px(LEFT + (at + 0.5) * step)}" y="${bottom + 16}" text-anchor="middle">${name}</text>`,
  );
  const body = series.map(({ color, points }, order) => {
    // Side by side, so that whiskers do not cover one another.
    const shift = (order - (series.length - 1) / 2) * 10;
    const places = points.map((estimate, at) => ({
      at: LEFT + (at + 0.5) * step + shift,
      shown: given(estimate),
      estimate,
    }));
    const shownPlaces = places.flatMap(({ at, shown }) => (shown === null ? [] : [{ at, shown }]));
    const path = shownPlaces
      .map(({ at, shown }, index) => `${index === 0 ? 'M' : 'L'}${px(at)} ${px(y(shown.value))}`)
      .join('');
    const marks = shownPlaces.map(
      ({ at, shown }) =>
        html`${verticalWhisker(at, y(shown.low), y(shown.high), color)}<circle class="${color}" cx="${px(at)}" cy="${px(y(shown.value))}" r="4"><title>${`${format(shown.value)} (${format(shown.low)} to ${format(shown.high)})`}</title></circle>`,
    );
    return html`${path === '' ? null : html`<path class="line ${color}" d="${path}"/>`}${marks}`;
  });
  return frame(text, height, [...rows(ticks, y, format), ...labels, ...body, caption(axis, height - 6)]);
}
