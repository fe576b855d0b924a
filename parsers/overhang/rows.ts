import type { IsoDate } from '../../core/dates.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { ConvertibleValues, WarrantValues } from '../../core/rows-lockups-and-rofr.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { dateOf, decimalOf, type FilingFacts, wordsOf } from '../filing/row-values.ts';
import { exercisableDay } from './exercisability.ts';
import type { OverhangResult } from './result.ts';

type Outcome = ParseOutcome<OverhangResult>;
type Filing = Pick<FilingFacts, 'filedDate'>;

/** What scores count with; a name, or terms in words, are no claim about them. */
const WARRANT_NUMBERS = ['count', 'exercisePrice', 'expires', 'preFunded', 'status'] as const;
const CONVERTIBLE_NUMBERS = [
  'principal',
  'conversionPrice',
  'maturity',
  'variablePrice',
  'sharesIssuable',
  'discountPercent',
  'floorPrice',
] as const;

function warrantNumbers({ expires }: WarrantValues): readonly string[] {
  return WARRANT_NUMBERS.filter((member) => member !== 'expires' || expires !== null);
}

/** A row is as sure as the least sure number that it gives. */
function leastOf(outcome: Outcome, prefix: string, members: readonly string[], otherwise: number): number {
  const own = members.flatMap((member) => outcome.confidences?.[`${prefix}${member}`] ?? []);
  return own.length > 0 ? Math.min(...own) : otherwise;
}

/** A stated day, or the last one that a stated period after the issue can end. */
function dayOf(words: string | undefined, { filedDate }: Filing): IsoDate | null {
  return words === undefined ? null : (dateOf(words) ?? exercisableDay(words, filedDate));
}

/** One row per class of warrants; none unless parsed. */
export function warrantRows(outcome: Outcome, filing: Filing): readonly ParsedRow<WarrantValues>[] {
  return (outcome.result?.warrants ?? []).map((warrant, index) => {
    const values: WarrantValues = {
      asOf: filing.filedDate,
      label: warrant.label,
      count: decimalOf(warrant.count),
      exercisePrice: decimalOf(warrant.exercisePrice),
      purchasePrice: decimalOf(warrant.purchasePrice),
      expires: dateOf(warrant.expires),
      expiresText: wordsOf(warrant.expires),
      exercisableFrom: dayOf(warrant.exercisable, filing),
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
    return { ...row, valueSpans, confidence: leastOf(outcome, prefix, warrantNumbers(values), row.confidence) };
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
      discountPercent: decimalOf(convertible.discountPercent),
      floorPrice: decimalOf(convertible.floorPrice),
      originalIssueDiscountPercent: decimalOf(convertible.originalIssueDiscountPercent),
      convertibleFrom: dayOf(convertible.convertible, filing),
      convertibleText: wordsOf(convertible.convertible),
    };
    const prefix = `convertibles[${index}].`;
    const row = parsedRow(outcome, values, prefix);
    const spans = outcome.spans[`${prefix}convertible`];
    const valueSpans = { ...row.valueSpans };
    for (const column of ['convertibleFrom', 'convertibleText'] as const)
      if (spans !== undefined && values[column] !== null) valueSpans[column] = spans;
    return { ...row, valueSpans, confidence: leastOf(outcome, prefix, CONVERTIBLE_NUMBERS, row.confidence) };
  });
}
