import type { ShelfProgram } from '../../../core/programs.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { dollars } from '../text.ts';
import { sourced } from './sourced.ts';
import { amount, dataTable } from './table.ts';

/** Registrations by file number, newest first: registered, used, remaining. */
export function programTable(
  context: PageContext,
  programs: readonly ShelfProgram[],
  most = Number.POSITIVE_INFINITY,
): Html {
  if (programs.length === 0)
    return html`<p class="empty">No registration statement was found in the filings read through ${context.asOf}.</p>`;
  const newest = programs.toSorted((a, b) => (a.filed < b.filed ? 1 : -1));
  const rows = newest.slice(0, most).map((one) => programRow(context, one));
  const columns = [
    'File number',
    'Kind',
    'Filed',
    'Status',
    'Effective',
    'Expires',
    amount('Registered'),
    amount('Used'),
    amount('Remaining'),
  ];
  return html`${dataTable('Registrations, newest first; US dollars', columns, rows)}${rest(newest.length, most)}`;
}

export function rest(count: number, most: number): Html {
  return count > most ? html`<p class="muted small">… and ${count - most} more</p>` : html``;
}

function programRow(context: PageContext, one: ShelfProgram): readonly (string | Html)[] {
  const { sources, kind, amountKind } = one;
  const money = (value: number | null, field: string, none: string) =>
    value === null ? html`<span class="none">${none}</span>` : sourced(context, dollars(value), sources[field]);
  const status = `${one.status.replaceAll('-', ' ')}${one.endedOn === null ? '' : ` ${one.endedOn}`}`;
  return [
    sourced(context, one.fileNumber ?? 'not stated', sources['filed']),
    `${kind.replaceAll('-', ' ')} (${one.form})`,
    sourced(context, one.filed, sources['filed']),
    sourced(context, status, sources['endedOn']),
    one.effectiveDate === null
      ? '–'
      : html`${sourced(context, one.effectiveDate, sources['effectiveDate'])} <span class="muted small">${one.effectiveBasis?.replaceAll('-', ' ') ?? ''}</span>`,
    one.expires ?? '–',
    money(
      one.registeredAmount,
      'registeredAmount',
      amountKind === 'amount' ? 'not stated' : amountKind.replaceAll('-', ' '),
    ),
    money(one.usedAmount, 'usedAmount', '–'),
    money(one.remainingAmount, 'remainingAmount', kind === 'shelf' ? 'unknown' : '–'),
  ];
}
