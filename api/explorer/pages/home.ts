import type { Cik } from '../../../core/ids.ts';
import { BANDS } from '../../../core/score-receipt.ts';
import type { BoardScore } from '../../../db/repositories/scores/score-boards.ts';
import { loadScoreBoard, newestScoresOf } from '../../../db/repositories/scores/score-boards.ts';
import { mainReason } from '../../../scoring/explain/main-reason.ts';
import { decodeReceipt } from '../../../scoring/receipt-codec.ts';
import { type DatasetFreshness, datasetFreshness, type FreshDataset } from '../../reads/dataset-freshness.ts';
import { MATCH_KINDS } from '../../reads/entity-matches.ts';
import { type EntityCandidate, resolveEntity } from '../../reads/resolve-entity.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { bandBadge, bandShares, rangeText, scoreText } from '../parts/score-parts.ts';
import { filingLink } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { countText, instantText } from '../text.ts';

const BOARD_LENGTH = 20;
const MOST_RESULTS = 25;

/** The search, with the highest scores and what is fresh below it. */
export async function homePage(deps: PageDeps, context: PageContext, query: string): Promise<Page> {
  const text = query.trim();
  if (text !== '') return searchPage(deps, context, text);
  const body = html`<section class="hero"><h1>Who is about to dilute, and where does it say so?</h1>
    <p>Daily dilution scores from SEC filings. Search an issuer above (press <kbd>/</kbd>), or start with the highest scores.
    Every number opens the filing at its exact words.</p></section>
    ${await boardSection(deps, context)}
    ${await freshSection(deps, context)}`;
  return { title: 'Search', body };
}

async function searchPage(deps: PageDeps, context: PageContext, text: string): Promise<Page> {
  const given = { asOf: context.isAsOfChosen ? context.asOf : null, limit: MOST_RESULTS };
  const { candidates, decision, notes, truncated } = await resolveEntity(deps.db, { q: text }, given);
  const ciks = candidates.map(({ cik }) => cik);
  const key = { ciks, methodologyVersion: context.methodology, upTo: context.asOf };
  const scores = await newestScoresOf(deps.db, key);
  const results = candidates.map((one) => resultItem(context, one, scores.get(one.cik)));
  const none = html`<p class="empty"><strong>Not found:</strong> no stored filing or list that was public by ${context.asOf} names “${text}”.
    Try a ticker, the beginning of a name, a CIK of up to ten digits or a CUSIP of nine characters.</p>`;
  const body = html`<section class="card"><h1>Results for “${text}”</h1>
    <p class="muted">${decision}${notes.length > 0 ? html`<br>${notes.join(' ')}` : ''}</p>
    ${candidates.length === 0 ? none : html`<ol class="results">${results}</ol>`}
    ${truncated ? html`<p class="muted">More match: give more of the name.</p>` : ''}
  </section>`;
  return { title: `Search for ${text}`, body, query: text };
}

function resultItem(context: PageContext, one: EntityCandidate, score: BoardScore | undefined): Html {
  const { cik, name, ticker, exchange, matches } = one;
  const [best] = matches;
  const reason = best === undefined ? '' : MATCH_KINDS[best.matchedBy].meaning;
  const stated = best?.identifier?.value ?? '';
  const where = [ticker, exchange, `CIK ${cik}`].filter((part) => part !== null).join(' · ');
  return html`<li><a class="name" href="${linkTo(context, `/issuers/${cik}`)}">${name ?? `CIK ${cik}`}</a>
    <span>${score === undefined ? html`<span class="muted small">no score</span>` : html`${scoreText(score.score)} ${bandBadge(score.band)}`}</span>
    <span class="muted small">${where}</span>
    <span class="muted small">Matched by ${reason}${stated === '' ? '' : html`: ${stated}`}</span></li>`;
}

async function boardSection({ db }: PageDeps, context: PageContext): Promise<Html> {
  const { methodology: methodologyVersion, isAsOfChosen, asOf } = context;
  const upTo = isAsOfChosen ? asOf : null;
  const board = await loadScoreBoard(db, { methodologyVersion, upTo, limit: BOARD_LENGTH });
  if (board === null) {
    const when = isAsOfChosen ? ` on or before ${asOf}` : '';
    return html`<section class="card"><h2>Highest scores</h2><p class="empty"><strong>Not computed:</strong> no score under methodology ${methodologyVersion} is stored${when}.</p></section>`;
  }
  const rows = board.highest.map(({ body, inputs, ...score }) => {
    const reason = mainReason(decodeReceipt({ body, inputs }));
    const name = html`<a href="${linkTo(context, `/issuers/${score.cik}`)}">${issuerName(score)}</a>`;
    const why = html`${reason?.text ?? '–'}${reason?.accessionNumber ? html` <span class="small">(${filingLink(context, reason.accessionNumber, 'filing')})</span>` : ''}`;
    const link = html`<a class="src" href="${linkTo(context, `/issuers/${score.cik}/score`)}">${scoreText(score.score)}</a>`;
    return [name, score.ticker ?? '–', link, rangeText(score), bandBadge(score.band), score.confidence, why];
  });
  const columns = [
    'Issuer',
    'Ticker',
    amount('Score'),
    amount('Lowest–highest'),
    'Band',
    'Confidence',
    'What weighs most',
  ];
  const bands = ([...BANDS, 'withheld'] as const).map((band) => `${band} ${countText(board.byBand[band] ?? 0)}`);
  return html`<section class="card"><header><h2>Highest scores</h2><span class="muted small">as of ${board.asOf}, methodology ${methodologyVersion}</span></header>
    ${bandShares(board.byBand)}
    <p class="muted small">${countText(board.issuers)} issuers: ${bands.join(' · ')}</p>
    ${dataTable(`The ${rows.length} highest scores as of ${board.asOf}`, columns, rows, { isCaptionHidden: true })}</section>`;
}

function issuerName({ name, cik }: { readonly name: string | null; readonly cik: Cik }): string {
  return name ?? `CIK ${cik}`;
}

const FRESH: Readonly<Record<string, FreshDataset>> = {
  Offerings: 'offering-events',
  'Warrants and convertibles': 'warrants',
  'Cash positions': 'cash-position',
  'Financial statements': 'income-statements',
  'Share counts and float': 'share-float-history',
  'Listing deficiencies': 'exchange-compliance',
  'Reverse splits': 'reverse-splits',
  Votes: 'voting-results',
  Subsidiaries: 'subsidiaries',
  '13F holdings': 'thirteenf',
  '13D/G owners': 'beneficial-owners',
};

async function freshSection({ db }: PageDeps, context: PageContext): Promise<Html> {
  const datasets = { Scores: `scores/${context.methodology}` as const, ...FRESH };
  const rows = await Promise.all(
    Object.entries(datasets).map(async ([title, dataset]) => freshRow(title, await datasetFreshness(db, dataset))),
  );
  const columns = ['Dataset', 'State', 'Complete through', 'Newest filing read', 'Computed'];
  return html`<section class="card"><h2>What is fresh</h2>
    ${dataTable('Freshness of each dataset', columns, rows, { isCaptionHidden: true })}
    <p class="muted small">Late: the last night has not finished. Stale: more than three business days behind.</p></section>`;
}

function freshRow(
  title: string,
  { status, completeThrough, sourcePublishedAt, asOf }: DatasetFreshness,
): readonly (string | Html)[] {
  const color = { fresh: 'low', late: 'moderate', stale: 'elevated', never: 'withheld' }[status];
  const time = (instant: Parameters<typeof instantText>[0] | null) => (instant === null ? '–' : instantText(instant));
  return [
    title,
    html`<span class="band ${color}">${status}</span>`,
    completeThrough ?? '–',
    time(sourcePublishedAt),
    time(asOf),
  ];
}
