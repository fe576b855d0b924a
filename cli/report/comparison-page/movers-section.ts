import type { ComparisonReport, NamedMover } from '../../compare-histories.ts';
import { dayMoversTable, meanMoversTable } from '../comparison-tables.ts';
import { factorMoveText, issuerText, signedText } from '../comparison-words.ts';
import { shortened } from '../text.ts';
import { divergingRows } from './charts.ts';
import { html, type Markup } from './markup.ts';
import { card, dataTable } from './tables.ts';

const CHARTED = 15;
/** Longer names are cut: a filer may have written anything. */
const NAME_LENGTH = 120;

export function moversSection({ movers: { byMean, byDay } }: ComparisonReport): Markup {
  const days = byDay.length === 0 ? null : card(dataTable(dayMoversTable(byDay), byDay.map(issuer)));
  return html`<section><h2>Biggest movers</h2>
<p class="soft">“Moved by” names the factor whose contribution differs most in the direction of the score’s difference, with the points it adds; for a single day also its own score (0–100) in A and B.</p>
${byMean.length === 0 ? card(html`<p class="empty">No score differs.</p>`) : meanMovers(byMean)}${days}</section>`;
}

/** Names are isolated from the text around them, whatever their script. */
function issuer({ ticker, name, cik }: NamedMover): Markup {
  const second = name === null ? null : html`<br><span class="soft"><bdi>${shortened(name, NAME_LENGTH)}</bdi></span>`;
  return html`${ticker === null ? null : html`<bdi>${ticker}</bdi> · `}CIK ${cik}${second}`;
}

function meanMovers(movers: readonly NamedMover[]): Markup {
  const text = {
    id: 'movers',
    place: 'alone',
    title: 'Issuers with the largest mean difference',
    description: 'Mean difference of the score in points, largest first; the table adds the factors.',
  } as const;
  const rows = movers.slice(0, CHARTED).map((mover) => ({
    name: issuerText(mover),
    value: mover.meanDifference,
    hint: `${issuerText(mover)}: ${factorMoveText(mover.meanMovedBy)}`,
  }));
  const chart = divergingRows(text, rows, (value) => signedText(value), 270);
  const table = dataTable(meanMoversTable(movers), movers.map(issuer));
  return html`${card(html`<h3>Mean difference, points</h3><figure>${chart}</figure>`)}${card(table)}`;
}
