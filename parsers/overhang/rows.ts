import type { ParseOutcome } from '../../core/parser.ts';
import type { ConvertibleValues, WarrantValues } from '../../core/rows-lockups-and-rofr.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { dateOf, decimalOf, type FilingFacts, wordsOf } from '../filing/row-values.ts';
import type { OverhangResult } from './result.ts';

type Outcome = ParseOutcome<OverhangResult>;
type Filing = Pick<FilingFacts, 'filedDate'>;

/** One row per class of warrants; none unless parsed. */
export function warrantRows(outcome: Outcome, filing: Filing): readonly ParsedRow<WarrantValues>[] {
  return (outcome.result?.warrants ?? []).map((warrant, index) => {
    const values: WarrantValues = {
      asOf: filing.filedDate,
      label: warrant.label,
      count: decimalOf(warrant.count),
      exercisePrice: decimalOf(warrant.exercisePrice),
      expires: dateOf(warrant.expires),
      expiresText: wordsOf(warrant.expires),
      exercisableFrom: dateOf(warrant.exercisable),
      exercisableText: wordsOf(warrant.exercisable),
      priceProtection: warrant.priceProtection ?? null,
      ratchet: warrant.ratchet ?? null,
      preFunded: warrant.preFunded,
      status: warrant.status,
    };
    const prefix = `warrants[${index}].`;
    const row = parsedRow(outcome, values, prefix);
    const valueSpans = { ...row.valueSpans };
    for (const [column, member] of [
      ['expiresText', 'expires'],
      ['exercisableFrom', 'exercisable'],
      ['exercisableText', 'exercisable'],
    ] as const) {
      const spans = outcome.spans[`${prefix}${member}`];
      if (spans !== undefined && values[column] !== null) valueSpans[column] = spans;
    }
    return { ...row, valueSpans };
  });
}

/** One row per convertible; none unless parsed. */
export function convertibleRows(outcome: Outcome, filing: Filing): readonly ParsedRow<ConvertibleValues>[] {
  return (outcome.result?.convertibles ?? []).map((convertible, index) => {
    const { maturity } = convertible;
    const values: ConvertibleValues = {
      asOf: filing.filedDate,
      label: convertible.label,
      principal: decimalOf(convertible.principal),
      conversionPrice: decimalOf(convertible.conversionPrice),
      maturity: dateOf(maturity),
      maturityYear: maturity !== undefined && /^\d{4}/.test(maturity) ? Number(maturity.slice(0, 4)) : null,
      interestRate: decimalOf(convertible.interestRate),
      variablePrice: convertible.variablePrice ?? null,
      ratchet: convertible.ratchet ?? null,
      sharesIssuable: decimalOf(convertible.sharesIssuable),
    };
    return parsedRow(outcome, values, `convertibles[${index}].`);
  });
}
