import type { ParseOutcome } from '../../core/parser.ts';
import type { IssuanceValues, OfferingClosingValues, RunwaySecuritiesValues } from '../../core/rows-issuances.ts';
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

/** One row per closing; none unless parsed. */
export function closingRows(
  outcome: ParseOutcome<IssuancesResult>,
  { form, filedDate }: FilingFacts,
): readonly ParsedRow<OfferingClosingValues>[] {
  return (outcome.result?.closings ?? []).map((one, index) => {
    const values: OfferingClosingValues = {
      form,
      filedDate,
      closedOn: one.closedOn,
      agreedOn: one.agreedOn ?? null,
      shares: decimalOf(one.shares),
      pricePerShare: decimalOf(one.pricePerShare),
      grossProceeds: decimalOf(one.grossProceeds),
      netProceeds: decimalOf(one.netProceeds),
    };
    return { ...parsedRow(outcome, values, `closings[${index}].`), leading: ['closedOn'] };
  });
}

/** The row of a report's long-term securities, where it has any and states a runway. */
export function runwaySecuritiesRows(
  outcome: ParseOutcome<IssuancesResult>,
): readonly ParsedRow<RunwaySecuritiesValues>[] {
  const stated = outcome.result?.runwaySecurities;
  const amount = decimalOf(stated?.longTermInvestments);
  if (stated === undefined || amount === null) return [];
  const values = { asOf: stated.asOf, longTermInvestments: amount, counted: stated.counted };
  return [{ ...parsedRow(outcome, values, 'runwaySecurities.'), leading: ['longTermInvestments'] }];
}
