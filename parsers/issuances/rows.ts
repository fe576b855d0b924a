import type { ParseOutcome } from '../../core/parser.ts';
import type { IssuanceValues } from '../../core/rows-issuances.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { decimalOf, type FilingFacts } from '../filing/row-values.ts';
import type { IssuancesResult } from './result.ts';

/** One row per total; none unless parsed. */
export function issuanceRows(
  outcome: ParseOutcome<IssuancesResult>,
  { form }: FilingFacts,
): readonly ParsedRow<IssuanceValues>[] {
  return (outcome.result?.issuances ?? []).map((one, index) => {
    const values: IssuanceValues = {
      form,
      channel: one.channel,
      program: one.program ?? null,
      fileNumber: one.fileNumber ?? null,
      basis: one.basis,
      periodStart: one.periodStart ?? null,
      periodEnd: one.periodEnd,
      shares: decimalOf(one.shares),
      grossProceeds: decimalOf(one.grossProceeds),
      netProceeds: decimalOf(one.netProceeds),
      averagePrice: decimalOf(one.averagePrice),
      principal: decimalOf(one.principal),
      strike: decimalOf(one.strike),
      cashless: one.cashless ?? null,
      preFunded: one.preFunded ?? null,
    };
    return {
      ...parsedRow(outcome, values, `issuances[${index}].`),
      leading: ['shares', 'grossProceeds', 'netProceeds'],
    };
  });
}
