import type { Cik } from '../../../core/ids.ts';
import type { ShelfProgram } from '../../../core/programs.ts';
import {
  ISSUANCES_DATASET,
  LOCKUPS_DATASET,
  PROGRAMS_DATASET,
} from '../../../db/repositories/datasets/dataset-search.ts';
import { type IssuerRow, loadIssuerRows, spanOfColumn } from '../../../db/repositories/datasets/issuer-rows.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { programTable } from '../parts/program-table.ts';
import { derivationOf, searchOf, section } from '../parts/section.ts';
import { sourced, sourcedValue, withFilings } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { decimalText, dollars, fieldWords, ifStated } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

const MOST = 200;

/** Registrations with what is used of them, offerings, and what was issued over periods. */
export async function offeringsPage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const query = { cik, publicTo: context.publicTo, limit: MOST };
  const [head, search, issuanceSearch, termSearch, derivation, offerings, issuances, lockups, rofr] = await Promise.all(
    [
      loadIssuerHead(deps, context, cik),
      searchOf(deps, context, cik, PROGRAMS_DATASET),
      searchOf(deps, context, cik, ISSUANCES_DATASET),
      searchOf(deps, context, cik, LOCKUPS_DATASET),
      derivationOf(deps, context, cik),
      loadIssuerRows(deps.db, 'dilution.current_offering_events', query),
      loadIssuerRows(deps.db, 'dilution.current_issuances', query),
      loadIssuerRows(deps.db, 'dilution.current_lockups', query),
      loadIssuerRows(deps.db, 'dilution.current_rights_of_first_refusal', query),
    ],
  );
  const programs = derivation?.programs ?? [];
  const known = { what: 'registration or offering', search };
  const registered =
    programs.length === 0 ? null : html`${programTable(context, programs)}${programNotes(context, programs)}`;
  const body = html`${section(context, { ...known, title: 'Registrations and programs', body: registered })}
    ${section(context, { ...known, title: 'Offerings as filed', body: offerings.length === 0 ? null : offeringTable(context, offerings) })}
    ${section(context, { what: 'issuance over a period', search: issuanceSearch, title: 'Issued over periods', body: issuances.length === 0 ? null : issuanceTable(context, issuances) })}
    ${section(context, { what: 'lock-up', search: termSearch, title: 'Lock-ups', body: lockups.length === 0 ? null : lockupTable(context, lockups) })}
    ${section(context, { what: 'right of first refusal', search: termSearch, title: 'Rights of first refusal', body: rofr.length === 0 ? null : rofrTable(context, rofr) })}`;
  return issuerPage(context, head, 'offerings', body);
}

function programNotes(context: PageContext, programs: readonly ShelfProgram[]): Html {
  const notes = programs.flatMap((one) => {
    const takedowns = one.takedowns.map(
      ({ amount: sold, date, form, source }) =>
        html`<li>takedown ${sourced(context, date ?? 'without a date', source)} (${form}): ${sourced(context, sold === null ? 'no amount stated' : dollars(sold), source)}</li>`,
    );
    const agreements = one.agreements.map(
      ({ amount: size, date, form, kind, source }) =>
        html`<li>${kind.replaceAll('-', ' ')} ${sourced(context, date ?? 'without a date', source)} (${form}): ${sourced(context, size === null ? 'no amount stated' : dollars(size), source)}</li>`,
    );
    const flags = one.flags.map(({ message }) => html`<li class="muted">${withFilings(context, message)}</li>`);
    const all = [...takedowns, ...agreements, ...flags];
    return all.length === 0 ? [] : [html`<h3>${one.fileNumber ?? one.programKey}</h3><ul class="small">${all}</ul>`];
  });
  return notes.length === 0
    ? html``
    : html`<details class="more"><summary>Takedowns, agreements and notes by registration</summary>${notes}</details>`;
}

function offeringTable(context: PageContext, rows: readonly IssuerRow<'dilution.current_offering_events'>[]): Html {
  const columns = [
    'Filed',
    'Form',
    'Type',
    'Securities',
    amount('Shares'),
    amount('Price'),
    amount('Gross proceeds'),
    amount('Net proceeds'),
    amount('Maximum or registered'),
    'File number',
  ];
  const cells = rows.map((row) => {
    const of = (text: string | null, column: string) => sourcedValue(context, text, row, spanOfColumn(row, column));
    const most = row.max_aggregate_offering === null ? 'registeredAmount' : 'maxAggregateOffering';
    return [
      sourcedValue(context, row.filed_date, row, row.source_span),
      row.form,
      of(`${fieldWords(row.type)}${row.is_resale ? ', resale' : ''}`, 'type'),
      of(row.securities.join(', ') || null, 'securities'),
      of(ifStated(row.shares_offered, decimalText), 'sharesOffered'),
      of(ifStated(row.price_per_share, dollars), 'pricePerShare'),
      of(ifStated(row.gross_proceeds, dollars), 'grossProceeds'),
      of(ifStated(row.net_proceeds, dollars), 'netProceeds'),
      of(ifStated(row.max_aggregate_offering ?? row.registered_amount, dollars), most),
      of(row.file_number, 'fileNumber'),
    ];
  });
  return dataTable('Offerings as each document states them, newest first', columns, cells);
}

function issuanceTable(context: PageContext, rows: readonly IssuerRow<'dilution.current_issuances'>[]): Html {
  const columns = [
    'Period',
    'Channel',
    'Form',
    amount('Shares'),
    amount('Gross'),
    amount('Net'),
    amount('Average price'),
    amount('Strike'),
  ];
  const cells = rows.map((row) => {
    const of = (text: string | null, column: string) => sourcedValue(context, text, row, spanOfColumn(row, column));
    return [
      of(`${row.period_start ?? '…'} to ${row.period_end}`, 'periodEnd'),
      of(row.channel.replaceAll('-', ' '), 'channel'),
      row.form,
      of(ifStated(row.shares, decimalText), 'shares'),
      of(ifStated(row.gross_proceeds, dollars), 'grossProceeds'),
      of(ifStated(row.net_proceeds, dollars), 'netProceeds'),
      of(ifStated(row.average_price, dollars), 'averagePrice'),
      of(ifStated(row.strike, dollars), 'strike'),
    ];
  });
  return dataTable('Shares issued over periods, as each document totals them', columns, cells);
}

function lockupTable(context: PageContext, rows: readonly IssuerRow<'dilution.current_lockups'>[]): Html {
  const cells = rows.map((row) => {
    const of = (text: string | null, column: string) => sourcedValue(context, text, row, spanOfColumn(row, column));
    return [
      of(row.parties, 'parties'),
      of(String(row.days), 'days'),
      of(row.starts_on, 'startsOn'),
      of(row.ends_on, 'endsOn'),
      of(row.conditions, 'conditions'),
    ];
  });
  return dataTable('Lock-ups', ['Parties', amount('Days'), 'Starts', 'Ends', 'Conditions'], cells);
}

function rofrTable(context: PageContext, rows: readonly IssuerRow<'dilution.current_rights_of_first_refusal'>[]): Html {
  const cells = rows.map((row) => {
    const of = (text: string | null, column: string) => sourcedValue(context, text, row, spanOfColumn(row, column));
    return [
      of(row.holder, 'holder'),
      of(row.scope, 'scope'),
      of(ifStated(row.duration_months, String), 'durationMonths'),
      of(ifStated(row.tail_months, String), 'tailMonths'),
      of(
        ifStated(row.tail_fee_percent, (fee) => `${decimalText(fee)} %`),
        'tailFeePercent',
      ),
    ];
  });
  return dataTable(
    'Rights of first refusal and tails',
    ['Holder', 'Scope', amount('Months'), amount('Tail months'), amount('Tail fee')],
    cells,
  );
}
