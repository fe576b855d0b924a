import type { Cik } from '../../../core/ids.ts';
import type { Instrument, InstrumentEvent, InstrumentValue } from '../../../core/instruments.ts';
import { INSTRUMENTS_DATASET } from '../../../db/repositories/datasets/dataset-search.ts';
import { type Content, type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { instrumentTable, orderedInstruments } from '../parts/instrument-table.ts';
import { derivationOf, searchOf, section } from '../parts/section.ts';
import { sourced, withFilings } from '../parts/sourced.ts';
import { decimalText, fieldWords } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

/** Warrants and convertibles with their history, conflicts and notes. */
export async function instrumentsPage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const [head, search, derivation] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    searchOf(deps, context, cik, INSTRUMENTS_DATASET),
    derivationOf(deps, context, cik),
  ]);
  const instruments = orderedInstruments(derivation?.instruments ?? []);
  const table = instruments.length === 0 ? null : instrumentTable(context, instruments);
  const body = html`${section(context, { title: 'Warrants and convertibles', what: 'warrant or convertible', search, body: table })}
    ${instruments.map((one) => historySection(context, one))}`;
  return issuerPage(context, head, 'instruments', body);
}

function historySection(context: PageContext, { label, kind, events, conflicts, flags }: Instrument): Html {
  return html`<section class="card"><h2>${label} <span class="muted small">${kind.replaceAll('-', ' ')}</span></h2>
    <ul class="why">${events.toReversed().map((event) => html`<li>${eventText(context, event)}</li>\n`)}</ul>
    ${conflicts.map(
      ({ field, kept, other }) =>
        html`<p class="warn">Documents disagree on ${fieldWords(field)}: ${sourced(context, valueText(kept.value), kept.source)} is newer than ${sourced(context, valueText(other.value), other.source)}.</p>`,
    )}
    ${flags.length === 0 ? '' : html`<ul class="small muted">${flags.map(({ message }) => html`<li>${withFilings(context, message)}</li>`)}</ul>`}</section>`;
}

function eventText(context: PageContext, { date, type, field, from, to, source }: InstrumentEvent): Content {
  const what = `${fieldWords(type)}${field === null ? '' : `, ${fieldWords(field)}`}`;
  const change =
    from === null
      ? to === null
        ? ''
        : valueText(to)
      : `${valueText(from)} → ${to === null ? 'unknown' : valueText(to)}`;
  return html`${sourced(context, date, source)} ${what}${change === '' ? '' : html`: ${sourced(context, change, source)}`}`;
}

function valueText(value: InstrumentValue): string {
  return typeof value === 'number' ? decimalText(Math.round(value * 1e6) / 1e6) : String(value);
}
