import type { ConvertibleRow, WarrantRow } from '../../core/fact-rows.ts';
import type { FactRef, OverhangFact } from '../../core/score-inputs.ts';

/** An issuer's warrants and convertibles. */
export function overhangFacts(
  warrants: readonly WarrantRow[],
  convertibles: readonly ConvertibleRow[],
): readonly OverhangFact[] {
  return [...firstDocuments(warrants).map(warrantFact), ...firstDocuments(convertibles).map(convertibleFact)];
}

/** The rows of each filing's first document that has any: exhibits repeat the main document. */
export function firstDocuments<R extends WarrantRow | ConvertibleRow>(rows: readonly R[]): readonly R[] {
  const first = new Map<string, number>();
  for (const { accessionNumber, sequence } of rows) {
    first.set(accessionNumber, Math.min(sequence, first.get(accessionNumber) ?? sequence));
  }
  return rows.filter(({ accessionNumber, sequence }) => first.get(accessionNumber) === sequence);
}

export function warrantFact(row: WarrantRow): OverhangFact {
  return {
    ...refOf(row),
    instrument: 'warrant',
    asOf: row.asOf,
    shares: row.count,
    exercisePrice: row.exercisePrice,
    exercisableFrom: row.exercisableFrom ?? (isAtOnce(row.exercisableText) ? row.asOf : null),
    expires: row.expires,
    variablePrice: false,
    preFunded: row.preFunded,
    label: row.label,
    ordinal: row.ordinal,
    state: row.state,
  };
}

export function convertibleFact(row: ConvertibleRow): OverhangFact {
  return {
    ...refOf(row),
    instrument: 'convertible',
    asOf: row.asOf,
    shares: row.sharesIssuable ?? sharesFromPrincipal(row),
    exercisePrice: row.conversionPrice,
    exercisableFrom: row.convertibleFrom ?? (isAtOnce(row.convertibleText ?? null) ? row.asOf : null),
    expires: row.maturity,
    variablePrice: row.variablePrice ?? false,
    preFunded: false,
    principal: row.principal,
    discount: row.discountPercent == null ? null : row.discountPercent / 100,
    floorPrice: row.floorPrice ?? null,
    label: row.label,
    ordinal: row.ordinal,
  };
}

export function refOf(row: FactRef): FactRef {
  const { accessionNumber, sourceSpan, parserVersion, publicAt, confidence, verified } = row;
  return { accessionNumber, sourceSpan, parserVersion, publicAt, confidence, verified };
}

function isAtOnce(text: string | null): boolean {
  return text !== null && /^(?:immediately|at any time|upon issuance)$/i.test(text);
}

function sharesFromPrincipal({ principal, conversionPrice: price }: ConvertibleRow): number | null {
  return principal !== null && price !== null && price > 0 ? Math.floor(principal / price) : null;
}
