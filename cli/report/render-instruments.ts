import type { Instrument, InstrumentStatus, InstrumentValue } from '../../core/instruments.ts';
import type { Answer, ShownDerivation } from '../issuer-dataset.ts';
import { listEnvelope, noneText, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';
import { fieldWords } from './text.ts';

const FORMS = 'offering documents, periodic and current reports';
const ORDER: readonly InstrumentStatus[] = ['outstanding', 'offered', 'not-listed', 'unconfirmed', 'expired'];

/** The instruments of an issuer, outstanding ones first, with conflicts and flags below the table. */
export function instrumentsAnswer(
  { asOf, cik, derivation, search, who }: ShownDerivation,
  withHistory: boolean,
): Answer {
  const instruments = derivation.instruments.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  const found = renderSearch(search, FORMS);
  return {
    json: () => ({ ...listEnvelope(instruments, search), cik, asOf }),
    text: () => {
      if (instruments.length === 0)
        return `${who} as of ${asOf}: ${noneText('no warrants or convertibles', search, FORMS)}`;
      return [
        `${who} as of ${asOf}: warrants and convertibles, in shares as of that date`,
        instrumentsTable(instruments),
        ...instruments.flatMap((one, index) => notesOf(one, index + 1, withHistory)),
        ...uncountedText(instruments),
        found,
      ].join('\n');
    },
  };
}

/** Where scores count none of the instruments: why that is not "none". */
function uncountedText(instruments: readonly Instrument[]): readonly string[] {
  const unconfirmed = instruments.filter(({ status }) => status === 'unconfirmed').length;
  if (unconfirmed === 0 || instruments.some(({ isCounted }) => isCounted)) return [];
  const what = `${unconfirmed} of them were last stated too long ago, and no later annual report leaves them out`;
  return [`scores count none of these, and treat warrants and convertibles as not covered, not as none: ${what}`];
}

function instrumentsTable(instruments: readonly Instrument[]): string {
  return renderTable(
    ['#', 'class', 'kind', 'status', 'shares', 'price, $', 'expires', 'principal, $', 'last stated', 'filing'],
    [0, 4, 5, 7],
    instruments.map(({ isCounted, label, kind, lastStated, principal, statements, ...one }, index) => {
      const status = isCounted ? `${one.status}, in scores` : one.status;
      const price = one.price === null ? 'not stated' : String(one.price);
      const [shares, expires] = [one.shares ?? 'not stated', one.expires ?? 'not stated'];
      const filing = statements.at(-1)?.split(':')[1];
      return [index + 1, label, kind, status, shares, price, expires, principal, lastStated, filing];
    }),
  );
}

function valueText(value: InstrumentValue | null): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : value === null ? '?' : String(value);
}

function notesOf({ conflicts, events, flags }: Instrument, number: number, withHistory: boolean): readonly string[] {
  const change = (from: InstrumentValue | null, to: InstrumentValue | null) =>
    from === null ? (to === null ? '' : ` ${valueText(to)}`) : ` ${valueText(from)} → ${valueText(to)}`;
  const notes = [
    ...(withHistory ? events : []).map(
      ({ date, field, from, source, to, type }) =>
        `${date} ${type}${field === null ? '' : ` ${fieldWords(field)}`}${change(from, to)}: ${source.accessionNumber}`,
    ),
    ...conflicts.map(({ field, kept, other }) => {
      const [newer, older] = [kept, other].map((one) => `${valueText(one.value)} (${one.source.accessionNumber})`);
      return `conflict, ${fieldWords(field)}: ${newer} is newer than ${older}`;
    }),
    ...flags.map(({ message }) => `note: ${message}`),
  ];
  return notes.map((note, index) => `${index === 0 ? `#${number}` : ''}`.padEnd(5) + note);
}
