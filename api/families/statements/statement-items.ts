import { STATEMENT_FIELDS } from '../../../core/statements.ts';
import { numberOfDecimal } from '../../../db/decimal-number.ts';
import type { IssuerName } from '../../../db/repositories/datasets/issuer-names.ts';
import type { RowMetadata } from '../../../db/row-metadata.ts';
import type {
  Restatement,
  SeriesPeriod,
  SeriesPeriodType,
  SeriesValue,
} from '../../../scoring/statements/series-types.ts';
import type { SeriesCheck } from '../../../scoring/statements/verify-series.ts';
import { type IssuerSeries, rowOfPeriod } from '../../reads/issuer-series.ts';
import { shownBlocks } from '../shown-blocks.ts';
import type { CombinedSeries } from './derived-values.ts';

export type Values = Readonly<Record<string, SeriesValue | undefined>>;

/** What the items of one answer have in common. */
export interface ShownSeries extends IssuerSeries, CombinedSeries {
  readonly issuer: Pick<IssuerName, 'ticker' | 'name'>;
  readonly isAgent: boolean;
}

/** What names a period, as every item begins. */
export function periodHead(
  { cik, issuer, series }: Pick<ShownSeries, 'cik' | 'issuer' | 'series'>,
  period: Pick<SeriesPeriod, 'kind' | 'fiscalYear' | 'fiscalQuarter' | 'start' | 'end' | 'currency'>,
) {
  return {
    cik,
    ticker: issuer.ticker,
    name: issuer.name,
    period: series.period satisfies SeriesPeriodType,
    periodKind: period.kind,
    fiscalYear: period.fiscalYear,
    fiscalQuarter: period.fiscalQuarter,
    periodStart: period.start,
    periodEnd: period.end,
    currency: period.currency,
  };
}

export function filingOf({ filing }: Pick<SeriesPeriod, 'filing'>) {
  const { accessionNumber, form, filedDate, publicAt } = filing;
  return { accessionNumber, form, filingDate: filedDate, publicAt };
}

/** Numbers by field, null where there is none. */
function numbersIn(values: Values, fields: readonly string[]): Readonly<Record<string, number | null>> {
  return Object.fromEntries(fields.map((field) => [field, numberOfDecimal(values[field]?.value ?? null)]));
}

/** Why a field is null. A field that the series does not have is reported by no filing. */
function reasonsIn(values: Values, fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field];
      if (value === undefined) return [[field, 'not-reported']];
      return value.value === null ? [[field, value.reason]] : [];
    }),
  );
}

/** By field with a value, what it rests on. */
export function lineageIn(values: Values, fields: readonly string[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found = values[field];
      if (found === undefined || found.value === null) return [];
      const { origin, confidence, accessionNumber } = found;
      const operands = origin.operands.map((operand) => ({
        concept: operand.concept,
        value: Number(operand.value),
        start: operand.start,
        end: operand.end,
        sign: operand.sign,
        accessionNumber: operand.accessionNumber ?? null,
        sourceSpan: operand.sourceSpan ?? null,
      }));
      return [[field, { rule: origin.rule, confidence, accessionNumber, operands }]];
    }),
  );
}

/** Values of a period that a later filing stated differently. */
function restatementsOf(
  restatements: readonly Restatement[],
  { statement, start, end, currency }: Pick<SeriesPeriod, 'statement' | 'start' | 'end' | 'currency'>,
): readonly object[] {
  return restatements
    .filter((one) => one.statement === statement && one.start === start && one.end === end && one.currency === currency)
    .map((one) => ({
      field: one.field,
      kind: one.kind,
      old: Number(one.old),
      new: Number(one.new),
      oldAccessionNumber: one.oldFiling.accessionNumber,
      newAccessionNumber: one.newFiling.accessionNumber,
      newFilingDate: one.newFiling.filedDate,
    }));
}

/** The cross-checks of a period's own statement. */
function checksIn(
  checks: readonly SeriesCheck[],
  { statement, start, end, currency }: Pick<SeriesPeriod, 'statement' | 'start' | 'end' | 'currency'>,
): readonly object[] {
  const fields: readonly string[] = STATEMENT_FIELDS[statement];
  return checks
    .filter((one) => one.start === start && one.end === end && one.currency === currency && fields.includes(one.field))
    .map(({ name, field, stated, computed, tolerance, passed }) => ({
      name,
      field,
      stated: Number(stated),
      computed: Number(computed),
      tolerance: Number(tolerance),
      passed,
    }));
}

/** The metadata of a period's row, with the least confidence of what is shown. */
export function metadataOfValues(metadata: RowMetadata, values: Values, fields: readonly string[]): RowMetadata {
  const confidences = fields.flatMap((field) => {
    const found = values[field];
    return found === undefined || found.value === null ? [] : [found.confidence];
  });
  const confidence = confidences.length === 0 ? metadata.verification.confidence : Math.min(...confidences);
  return { ...metadata, verification: { ...metadata.verification, confidence } };
}

/** One period of one statement. */
export function statementItem(
  shown: ShownSeries,
  period: SeriesPeriod,
  given: { readonly object: string; readonly values: Values; readonly fields: readonly string[] },
): object {
  const { object, values, fields } = given;
  const { isAgent, series } = shown;
  const metadata = metadataOfValues(rowOfPeriod(shown, period).metadata, values, fields);
  const { verification, ...blocks } = shownBlocks(metadata, isAgent);
  return {
    object,
    ...periodHead(shown, period),
    ...filingOf(period),
    ...numbersIn(values, fields),
    reasons: reasonsIn(values, fields),
    ...(isAgent
      ? {}
      : {
          lineage: lineageIn(values, fields),
          restatements: restatementsOf(series.restatements, period),
          checks: checksIn(shown.checks, period),
          ...blocks,
        }),
    verification,
  };
}
