import type { BabyShelfCap, ShelfProgram } from '../../core/programs.ts';
import type { DerivedDataset } from '../derived-dataset.ts';
import { listEnvelope, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';

type Given = Pick<DerivedDataset, 'asOf' | 'cik' | 'derivation' | 'name' | 'search'>;

const FORMS = 'registrations and prospectuses';

/** The registrations of an issuer, newest first, with the sources of each number and the unknowns below the table. */
export function renderProgrammes({ asOf, cik, derivation, name, search }: Given): string {
  const who = name ?? `CIK ${cik}`;
  const found = renderSearch(search, FORMS);
  const programmes = newestFirst(derivation.programmes);
  if (programmes.length === 0) return `${who} as of ${asOf}: no registrations; ${found}`;
  return [
    `${who} as of ${asOf}: registrations by file number, amounts in US dollars`,
    renderTable(
      ['file number', 'kind', 'form', 'filed', 'status', 'effective', 'expires', 'registered', 'used', 'remaining'],
      [7, 8, 9],
      programmes.map((one) => [
        one.fileNumber ?? 'not stated',
        one.kind,
        one.form,
        one.filed,
        one.endedOn === null ? one.status : `${one.status} ${one.endedOn}`,
        one.effectiveDate === null ? '' : `${one.effectiveDate} (${one.effectiveBasis})`,
        one.expires ?? '',
        registeredText(one),
        one.usedAmount === null ? '' : one.usedAmount,
        one.remainingAmount === null ? (one.kind === 'shelf' ? 'unknown' : '') : one.remainingAmount,
      ]),
    ),
    ...programmes.flatMap(notesOf),
    found,
  ].join('\n');
}

function newestFirst(programmes: readonly ShelfProgram[]): readonly ShelfProgram[] {
  return programmes.toSorted((a, b) => (a.filed === b.filed ? 0 : a.filed < b.filed ? 1 : -1));
}

function registeredText({ amountKind, registeredAmount }: ShelfProgram): string | number {
  if (registeredAmount !== null) return registeredAmount;
  return amountKind === 'amount' ? 'not stated' : amountKind;
}

function notesOf(one: ShelfProgram): readonly string[] {
  const { agreements, babyShelf, flags, programmeKey, sources, takedowns } = one;
  const amount = (value: number | null) => (value === null ? 'no amount stated' : value.toLocaleString('en-US'));
  const notes = [
    ...Object.entries(sources).map(([field, { accessionNumber }]) => `${field}: ${accessionNumber}`),
    ...takedowns.map(
      ({ alsoIn, amount: sold, date, form, source }) =>
        `takedown ${date} ${form} ${amount(sold)}: ${[source, ...alsoIn].map((ref) => ref?.accessionNumber).join(', ')}`,
    ),
    ...agreements.map(
      ({ amount: agreed, date, form, kind, source }) =>
        `${kind} ${date} ${form} ${amount(agreed)}${one.kind === 'shelf' ? ', under this shelf' : ''}: ${source?.accessionNumber}`,
    ),
    ...(babyShelf === null ? [] : [capText(babyShelf)]),
    ...flags.map(({ message }) => `note: ${message}`),
  ];
  return [`${programmeKey}`, ...notes.map((note) => `  ${note}`)];
}

function capText({ applies, publicFloat, remaining, soldLast12Months }: BabyShelfCap): string {
  const dollars = (value: number | null) => (value === null ? 'unknown' : Math.round(value).toLocaleString('en-US'));
  if (applies === null) return 'I.B.6: unknown whether it applies, because the recent float is unknown';
  if (!applies) return `I.B.6 does not apply: float ${dollars(publicFloat)}`;
  return `I.B.6, over all shelves: float ${dollars(publicFloat)}, sold in 12 months ${dollars(soldLast12Months)}, remaining ${dollars(remaining)}`;
}

/** The same as a list envelope, with the source of each number. */
export function programmesJson({ asOf, cik, derivation, search }: Given): object {
  return { ...listEnvelope(newestFirst(derivation.programmes), search), cik, asOf };
}
