import type { Instrument, InstrumentField, InstrumentStatus } from '../../../core/instruments.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { decimalText, dollars } from '../text.ts';
import { rest } from './program-table.ts';
import { sourced } from './sourced.ts';
import { amount, dataTable } from './table.ts';

const ORDER: readonly InstrumentStatus[] = ['outstanding', 'offered', 'not-listed', 'unconfirmed', 'expired'];

/** Outstanding ones first. */
export function orderedInstruments(instruments: readonly Instrument[]): readonly Instrument[] {
  return instruments.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}

/** Warrants and convertibles as last stated, in shares of the page's date. */
export function instrumentTable(
  context: PageContext,
  instruments: readonly Instrument[],
  most = Number.POSITIVE_INFINITY,
): Html {
  if (instruments.length === 0)
    return html`<p class="empty">No warrants or convertibles were found in the filings read through ${context.asOf}.</p>`;
  const ordered = orderedInstruments(instruments);
  const rows = ordered.slice(0, most).map((one) => instrumentRow(context, one));
  const columns = [
    'Instrument',
    'Kind',
    'Status',
    amount('Shares'),
    amount('Price per share'),
    'Expires',
    amount('Principal'),
    'Last stated',
  ];
  return html`${dataTable(`Warrants and convertibles, in shares as of ${context.asOf}`, columns, rows)}${rest(ordered.length, most)}`;
}

/** Split-adjusted amounts may have many digits. */
function sharesText(shares: number): string {
  return decimalText(Math.round(shares * 10_000) / 10_000);
}

function instrumentRow(context: PageContext, one: Instrument): readonly (string | Html)[] {
  const { sources } = one;
  const stated = (text: string | null, field: InstrumentField) =>
    text === null ? html`<span class="none">not stated</span>` : sourced(context, text, sources[field]);
  const price =
    one.price === null ? (one.variablePrice ? 'variable' : null) : dollars(Math.round(one.price * 1e6) / 1e6);
  const newest =
    Object.values(sources).find((source) => source.publicAt.slice(0, 10) === one.lastStated) ?? sources.shares;
  return [
    one.label,
    one.kind.replaceAll('-', ' '),
    html`${one.status.replaceAll('-', ' ')}${one.isCounted ? html` <span class="muted small">in the score</span>` : ''}`,
    stated(one.shares === null ? null : sharesText(one.shares), 'shares'),
    stated(price, one.price === null ? 'variablePrice' : 'price'),
    stated(one.expires, 'expires'),
    one.kind === 'convertible' ? stated(one.principal === null ? null : dollars(one.principal), 'principal') : '–',
    sourced(context, one.lastStated, newest),
  ];
}
