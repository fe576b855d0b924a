import type { Instrument, InstrumentStatus, InstrumentValue } from '../../core/instruments.ts';
import type { DerivedDataset } from '../derived-dataset.ts';
import { listEnvelope, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';

type Given = Pick<DerivedDataset, 'asOf' | 'cik' | 'derivation' | 'name' | 'search'>;

const FORMS = 'offering documents, periodic and current reports';
const ORDER: readonly InstrumentStatus[] = ['outstanding', 'offered', 'not-listed', 'unconfirmed', 'expired'];

/** The instruments of an issuer, outstanding ones first, with conflicts and flags below the table. */
export function renderInstruments({ asOf, cik, derivation, name, search }: Given, withHistory: boolean): string {
  const who = name ?? `CIK ${cik}`;
  const found = renderSearch(search, FORMS);
  const instruments = outstandingFirst(derivation.instruments);
  if (instruments.length === 0) return `${who} as of ${asOf}: no warrants or convertibles; ${found}`;
  return [
    `${who} as of ${asOf}: warrants and convertibles, in shares as of that date`,
    renderTable(
      ['#', 'class', 'kind', 'status', 'shares', 'price', 'expires', 'principal', 'last stated', 'filing'],
      [0, 4, 5, 7],
      instruments.map((one, index) => [
        index + 1,
        one.label,
        one.kind,
        one.isCounted ? `${one.status}, in scores` : one.status,
        one.shares ?? 'not stated',
        one.price === null ? 'not stated' : String(one.price),
        one.expires ?? 'not stated',
        one.principal ?? '',
        one.lastStated,
        one.statements.at(-1)?.split(':')[1] ?? '',
      ]),
    ),
    ...instruments.flatMap((one, index) => notesOf(one, index + 1, withHistory)),
    found,
  ].join('\n');
}

function outstandingFirst(instruments: readonly Instrument[]): readonly Instrument[] {
  return instruments.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}

function shown(value: InstrumentValue | null): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : value === null ? '?' : String(value);
}

function notesOf({ conflicts, events, flags }: Instrument, number: number, withHistory: boolean): readonly string[] {
  const change = (from: InstrumentValue | null, to: InstrumentValue | null) =>
    from === null ? (to === null ? '' : ` ${shown(to)}`) : ` ${shown(from)} → ${shown(to)}`;
  const notes = [
    ...(withHistory ? events : []).map(
      ({ date, field, from, source, to, type }) =>
        `${date} ${type}${field === null ? '' : ` ${field}`}${change(from, to)}: ${source.accessionNumber}`,
    ),
    ...conflicts.map(
      ({ field, kept, other }) =>
        `conflict, ${field}: ${shown(kept.value)} (${kept.source.accessionNumber}) is newer than ${shown(other.value)} (${other.source.accessionNumber})`,
    ),
    ...flags.map(({ message }) => `note: ${message}`),
  ];
  return notes.map((note, index) => `${index === 0 ? `#${number}` : ''}`.padEnd(5) + note);
}

/** The same as a list envelope, with events, conflicts and the source of each value. */
export function instrumentsJson({ asOf, cik, derivation, search }: Given): object {
  return { ...listEnvelope(outstandingFirst(derivation.instruments), search), cik, asOf };
}
