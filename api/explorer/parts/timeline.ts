import { epochDay, type IsoDate } from '../../../core/dates.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import { type Html, html } from '../html.ts';
import { linkTo, type PageContext, spanLink } from '../page-context.ts';

export const LANES = ['Offerings', 'Registrations', 'Instruments', 'Listing', 'Splits', 'Meetings'] as const;
export type Lane = (typeof LANES)[number];

/** Something that happened on a day, with the filing that reports it. */
export interface TimelineEvent {
  readonly lane: Lane;
  readonly date: IsoDate;
  readonly text: string;
  readonly accessionNumber: string | null;
  readonly sourceSpan: SourceSpan | null;
}

const WIDTH = 1_000;
const LEFT = 110;
const RIGHT = 20;
const LANE_HEIGHT = 34;
const TOP = 10;
const COLORS: Readonly<Record<Lane, string>> = {
  Offerings: 'f-1',
  Registrations: 'f-2',
  Instruments: 'f-3',
  Listing: 'f-5',
  Splits: 'fill-high',
  Meetings: 'f-4',
};

/** Events in lanes over time; each opens its filing. */
export function timeline(
  context: PageContext,
  who: string,
  events: readonly TimelineEvent[],
  range: { readonly from: IsoDate; readonly to: IsoDate },
): Html {
  const [from, to] = [epochDay(range.from), epochDay(range.to)];
  const x = (date: IsoDate) => LEFT + ((epochDay(date) - from) / Math.max(1, to - from)) * (WIDTH - LEFT - RIGHT);
  const height = TOP + LANES.length * LANE_HEIGHT + 24;
  const shown = events.filter(({ date }) => date >= range.from && date <= range.to);
  return html`<div class="scroll" role="region" aria-label="Timeline of ${who}" tabindex="0"><svg class="timeline" viewBox="0 0 ${WIDTH} ${height}" aria-label="Events of ${who} from ${range.from} to ${range.to}; each is a link to its filing">
    ${ticks(range).map(
      ({ date, label }) =>
        html`<line class="grid" x1="${x(date)}" x2="${x(date)}" y1="${TOP}" y2="${height - 20}"/><text x="${x(date) + 3}" y="${height - 6}">${label}</text>`,
    )}
    ${LANES.map((lane, index) => {
      const y = TOP + index * LANE_HEIGHT + LANE_HEIGHT / 2;
      const own = shown.filter((event) => event.lane === lane);
      return html`<line class="lane" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/><text x="0" y="${y + 4}">${lane}</text>
      ${own.map((event) => eventMark(context, event, x(event.date), y))}`;
    })}
  </svg></div>`;
}

function eventMark(context: PageContext, event: TimelineEvent, x: number, y: number): Html {
  const { accessionNumber, sourceSpan, text, date, lane } = event;
  const mark = html`<title>${date} ${text}</title><circle class="${COLORS[lane]}" cx="${x.toFixed(1)}" cy="${y}" r="7"/>`;
  if (accessionNumber === null) return html`<g>${mark}</g>`;
  const href =
    sourceSpan === null
      ? linkTo(context, `/filings/${accessionNumber}`)
      : spanLink(context, accessionNumber, sourceSpan);
  return html`<a href="${href}" aria-label="${date} ${text}">${mark}</a>\n`;
}

/** Quarters of a short range, years of a long one. */
function ticks({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): { date: IsoDate; label: string }[] {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const months = years > 6 ? ['01'] : ['01', '04', '07', '10'];
  const found: { date: IsoDate; label: string }[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const month of months) {
      const date = `${String(year).padStart(4, '0')}-${month}-01` as IsoDate;
      if (date >= from && date <= to) found.push({ date, label: month === '01' ? String(year) : `${year}-${month}` });
    }
  }
  return found;
}
