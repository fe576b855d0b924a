import type { SubmissionDocument } from '../../core/submission.ts';
import type { WitnessedItem } from '../evidence/witnesses.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { notesInClauses } from './convertible-clauses.ts';
import type { FoundNote } from './convertible-names.ts';
import { notesInProse, preferredOf, pricedOnly } from './convertible-prose.ts';
import { addDebtRows } from './convertible-rows.ts';
import { addTableTerms } from './convertible-tables.ts';
import { commonRate, type Item } from './convertible-terms.ts';
import { describedRows } from './described-rows.ts';
import { goneNames } from './gone-names.ts';
import { type FatedNotes, fatedNotes } from './live-notes.ts';
import { withSeries } from './merged-series.ts';
import { notesByName } from './named-balances.ts';
import { namedNotes } from './named-notes.ts';
import { addNamedRate, inThousands, itemOf, withFate } from './note-items.ts';
import { seriesOf } from './note-series.ts';
import { withTablesOfPreferred } from './preferred-tables.ts';
import { addRowOfPrincipal } from './principal-rows.ts';
import { addRateColumns } from './rate-columns.ts';
import { addRollforwards } from './rollforwards.ts';
import { seriesInTables } from './series-tables.ts';
import { withoutUmbrellas, withTermsOf } from './umbrella-notes.ts';

/**
 * Convertible debt with its principal, and convertible preferred stock with its terms. Relies on the sentence that
 * names class and principal; terms come from it and from later ones about the notes. Notes that were repaid, exchanged
 * or converted are skipped, unless the sentence says what remains.
 */
export function findConvertibles(flat: FlatText, part: CurrentPart, document: SubmissionDocument): WitnessedItem[] {
  const series = seriesOf(flat, part, seriesInTables(flat, document));
  const fated = fatedNotes(flat, part, foundNotes(flat, part, document));
  const items = itemsOf(flat, part, fated);
  addTableTerms(items, flat, part, document, goneNames(flat, part));
  addRateColumns(items, flat, part, document);
  addDebtRows(items, flat, part, document);
  addRollforwards(items, flat, part, document);
  const [sole] = items;
  if (sole !== undefined && items.length === 1) addNamedRate(sole, flat, part);
  const preferred = withTablesOfPreferred(preferredOf(flat, part), flat, part, document);
  const debt = withSeries(items, series);
  addRowOfPrincipal(debt, flat, document);
  const found = [...debt, ...preferred];
  return found.length > 0 || items.length < fated.notes.length ? found : pricedOnly(flat, part);
}

/** The principals of notes in prose, outside of rows that tables give. */
function foundNotes(flat: FlatText, part: CurrentPart, document: SubmissionDocument): FoundNote[] {
  const named = namedNotes(flat, part);
  const stated = [...named, ...notesInProse(flat, part, named)];
  const prose = [...stated, ...notesByName(flat, part, stated)];
  const rows = describedRows(flat, document);
  return [...prose, ...notesInClauses(flat, part, prose)].filter(
    ({ principalAt }) => !rows.some(({ start, end }) => start <= principalAt.start && principalAt.end <= end),
  );
}

/** The notes that are left, with their terms and what remains of each. */
function itemsOf(flat: FlatText, part: CurrentPart, { notes, live, inBalance }: FatedNotes): Item[] {
  const own = live.map(({ note, fate }) => inThousands(flat, withFate(itemOf(flat, part, note, notes), fate)));
  // The balance of a class has the terms of the notes in it.
  const parts = inBalance.map((note) => itemOf(flat, part, note, notes));
  const items = withoutUmbrellas(
    flat,
    distinctPrincipals(own).map((item) => {
      const same = parts.filter((other) => nameKey(other) === nameKey(item));
      return same.reduceRight((filled, other) => withTermsOf(filled, [other]), item);
    }),
  );
  // "Each Convertible Debenture bears interest at 8%": the one rate of a document about several issues of one name.
  const common = items.length > 1 ? commonRate(flat, part) : null;
  for (const item of items) if (common !== null && !item.has('interestRate')) item.set('interestRate', common);
  return items;
}

/** An amendment may make the principal of one note what another item was read from. */
function distinctPrincipals(items: readonly Item[]): Item[] {
  const startOf = (item: Item): number | undefined => item.get('principal')?.at.start;
  return items.filter((item, index) => {
    const same = items.findIndex((other) => startOf(other) === startOf(item));
    return startOf(item) === undefined || same === index;
  });
}

function nameKey(item: Item): string {
  return String(item.get('label')?.value).replace(/s$/, '').toLowerCase();
}
