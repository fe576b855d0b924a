import type { ConvertibleStatementRow, WarrantStatementRow } from '../../core/fact-rows.ts';
import type { InstrumentStatement } from '../../core/instruments.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { convertibleFact, firstDocuments, warrantFact } from './overhang.ts';

/** One issuer's statements whose counts scores use, with everything the instrument ledger needs. */
export function instrumentStatements(
  warrants: readonly WarrantStatementRow[],
  convertibles: readonly ConvertibleStatementRow[],
): readonly InstrumentStatement[] {
  return [...firstDocuments(warrants).map(warrantStatement), ...firstDocuments(convertibles).map(convertibleStatement)];
}

function warrantStatement(row: WarrantStatementRow): InstrumentStatement {
  const { sequence, ordinal, form, label, state, expiresText, priceProtection, ratchet } = row;
  return {
    ...warrantFact(row),
    sequence,
    ordinal,
    form,
    label,
    state,
    principal: null,
    interestRate: null,
    exercisableOn: row.exercisableFrom,
    expiresText,
    priceProtection,
    ratchet,
    isSharesComputed: false,
    spans: renamed(row.valueSpans, { count: 'shares', exercisePrice: 'price' }),
  };
}

function convertibleStatement(row: ConvertibleStatementRow): InstrumentStatement {
  const { sequence, ordinal, form, label, principal, interestRate, maturityYear, ratchet } = row;
  const fact = convertibleFact(row);
  return {
    ...fact,
    sequence,
    ordinal,
    form,
    label,
    state: null,
    principal,
    interestRate,
    exercisableOn: null,
    expiresText: row.maturity === null && maturityYear !== null ? String(maturityYear) : null,
    priceProtection: null,
    ratchet,
    isSharesComputed: row.sharesIssuable === null && fact.shares !== null,
    spans: renamed(row.valueSpans, { sharesIssuable: 'shares', conversionPrice: 'price', maturity: 'expires' }),
  };
}

/** Spans of a row's columns under the names of the ledger's fields. */
function renamed(
  spans: Readonly<Record<string, SourceSpan>>,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, SourceSpan>> {
  return Object.fromEntries(Object.entries(spans).map(([column, span]) => [names[column] ?? column, span]));
}
