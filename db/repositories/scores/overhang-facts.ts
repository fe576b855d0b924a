import type { Selectable } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { FactRef, OverhangFact } from '../../../core/score-inputs.ts';
import type { ConvertiblesTable, WarrantsTable } from '../../tables/lockups-and-rofr.ts';

type WarrantRow = Pick<
  Selectable<WarrantsTable>,
  'as_of' | 'count' | 'exercise_price' | 'exercisable_from' | 'exercisable_text' | 'expires' | 'pre_funded'
>;
type ConvertibleRow = Pick<
  Selectable<ConvertiblesTable>,
  'as_of' | 'principal' | 'conversion_price' | 'maturity' | 'variable_price' | 'shares_issuable'
>;
interface Placed {
  readonly accession_number: string;
  readonly sequence: number;
}

function numberOf(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}

/**
 * What may become shares, from the statements of one issuer. A filing's exhibits repeat its main document: of each
 * filing only the first document that states any counts.
 */
export function overhangFacts<M>(
  warrants: readonly (M & Placed & WarrantRow)[],
  convertibles: readonly (M & Placed & ConvertibleRow)[],
  factRef: (row: M) => FactRef,
): readonly OverhangFact[] {
  return [
    ...ofFirstDocuments(warrants).map((row) => warrantFact(row, factRef(row))),
    ...ofFirstDocuments(convertibles).map((row) => convertibleFact(row, factRef(row))),
  ];
}

/** A class of warrants as one statement has it. */
export function warrantFact(row: WarrantRow, ref: FactRef): OverhangFact {
  return {
    ...ref,
    instrument: 'warrant',
    asOf: row.as_of,
    shares: numberOf(row.count),
    exercisePrice: numberOf(row.exercise_price),
    exercisableFrom: row.exercisable_from ?? atOnce(row),
    expires: row.expires,
    variablePrice: false,
    preFunded: row.pre_funded,
  };
}

/** A convertible as one statement has it. */
export function convertibleFact(row: ConvertibleRow, ref: FactRef): OverhangFact {
  return {
    ...ref,
    instrument: 'convertible',
    asOf: row.as_of,
    shares: sharesOf(row),
    exercisePrice: numberOf(row.conversion_price),
    exercisableFrom: null,
    expires: row.maturity,
    variablePrice: row.variable_price ?? false,
    preFunded: false,
  };
}

/** The rows of the first document of each filing that has any. */
export function ofFirstDocuments<R extends Placed>(rows: readonly R[]): readonly R[] {
  const first = new Map<string, number>();
  for (const { accession_number, sequence } of rows) {
    first.set(accession_number, Math.min(sequence, first.get(accession_number) ?? sequence));
  }
  return rows.filter(({ accession_number, sequence }) => first.get(accession_number) === sequence);
}

/** "Immediately exercisable": from the date of the statement. */
function atOnce({ exercisable_text, as_of }: WarrantRow): IsoDate | null {
  return exercisable_text !== null && /^(?:immediately|at any time|upon issuance)$/i.test(exercisable_text)
    ? as_of
    : null;
}

/** As stated, else principal ÷ conversion price where that is fixed. */
function sharesOf(row: ConvertibleRow): number | null {
  const stated = numberOf(row.shares_issuable);
  if (stated !== null) return stated;
  const [principal, price] = [numberOf(row.principal), numberOf(row.conversion_price)];
  return principal !== null && price !== null && price > 0 ? Math.floor(principal / price) : null;
}
