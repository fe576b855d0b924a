import type { BabyShelfCap, ShelfProgram } from '../../core/programs.ts';
import type { Answer, ShownDerivation } from '../issuer-dataset.ts';
import { listEnvelope, noneText, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';
import { fieldWords } from './text.ts';

/** The registrations of an issuer, newest first, with the sources of each number and the unknowns below the table. */
export function programsAnswer({ asOf, cik, derivation, search, who }: ShownDerivation): Answer {
  const programs = derivation.programs.toSorted((a, b) => (a.filed === b.filed ? 0 : a.filed < b.filed ? 1 : -1));
  const found = renderSearch(search, 'registrations and prospectuses');
  return {
    json: () => ({ ...listEnvelope(programs, search), cik, asOf }),
    text: () => {
      if (programs.length === 0)
        return `${who} as of ${asOf}: ${noneText('no registrations', search, 'registrations and prospectuses')}`;
      return [
        `${who} as of ${asOf}: registrations by file number, amounts in US dollars`,
        programsTable(programs),
        ...programs.flatMap(notesOf),
        found,
      ].join('\n');
    },
  };
}

function programsTable(programs: readonly ShelfProgram[]): string {
  return renderTable(
    ['file number', 'kind', 'form', 'filed', 'status', 'effective', 'expires', 'registered', 'used', 'remaining'],
    [7, 8, 9],
    programs.map(({ kind, form, filed, expires, usedAmount, ...one }) => {
      const status = one.endedOn === null ? one.status : `${one.status} ${one.endedOn}`;
      const effective = one.effectiveDate === null ? '' : `${one.effectiveDate} (${one.effectiveBasis})`;
      const registered = one.registeredAmount ?? (one.amountKind === 'amount' ? 'not stated' : one.amountKind);
      const remaining = one.remainingAmount ?? (kind === 'shelf' ? 'unknown' : '');
      const number = one.fileNumber ?? 'not stated';
      return [number, kind, form, filed, status, effective, expires, registered, usedAmount, remaining];
    }),
  );
}

function notesOf(one: ShelfProgram): readonly string[] {
  const { agreements, babyShelf, flags, programKey, sources, takedowns } = one;
  const amountText = (value: number | null) => (value === null ? 'no amount stated' : value.toLocaleString('en-US'));
  const notes = [
    ...Object.entries(sources).map(([field, { accessionNumber }]) => `${fieldWords(field)}: ${accessionNumber}`),
    ...takedowns.map(({ alsoIn, amount, date, form, source }) => {
      const filings = [source, ...alsoIn].map((ref) => ref?.accessionNumber).join(', ');
      return `takedown ${date} ${form} ${amountText(amount)}: ${filings}`;
    }),
    ...agreements.map(({ amount, date, form, kind, source }) => {
      const shelf = one.kind === 'shelf' ? ', under this shelf' : '';
      return `${kind} ${date} ${form} ${amountText(amount)}${shelf}: ${source?.accessionNumber}`;
    }),
    ...(babyShelf === null ? [] : [capText(babyShelf)]),
    ...flags.map(({ message }) => `note: ${message}`),
  ];
  return [`${programKey}`, ...notes.map((note) => `  ${note}`)];
}

function capText({ applies, publicFloat, remaining, soldLast12Months }: BabyShelfCap): string {
  const dollars = (value: number | null) => (value === null ? 'unknown' : Math.round(value).toLocaleString('en-US'));
  if (applies === null) return 'I.B.6: unknown whether it applies, because the recent float is unknown';
  if (!applies) return `I.B.6 does not apply: float ${dollars(publicFloat)}`;
  return `I.B.6, over all shelves: float ${dollars(publicFloat)}, sold in 12 months ${dollars(soldLast12Months)}, remaining ${dollars(remaining)}`;
}
