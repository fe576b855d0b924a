import { styleText } from 'node:util';
import type { Values } from '../../api/families/statements/statement-items.ts';
import { lineWords, type StatementKind } from '../../core/statements.ts';
import type { SeriesPeriod, StatementSeries } from '../../scoring/statements/series-types.ts';
import { renderTable } from './table.ts';

/** A period with every number that is printed of it. */
export interface PrintedPeriod {
  readonly period: SeriesPeriod;
  readonly values: Values;
}

export interface PrintedStatement {
  readonly statement: StatementKind;
  readonly fields: readonly string[];
  /** Newest first. */
  readonly periods: readonly PrintedPeriod[];
}

type Unit = 'money' | 'shares' | 'count' | 'per-share';
const TITLES = { income: 'Income statement', balance: 'Balance sheet', cashflow: 'Cash-flow statement' } as const;
const SCALES = [
  [6, 'millions'],
  [3, 'thousands'],
] as const;
/** So that a table is not wider than 120 columns. */
const PERIODS_OF_TABLE = 5;

/** `shares`: averages, which reports round. `count`: the cover's shares, which they do not. */
export function unitOf(field: string): Unit {
  if (/^eps|PerShare$/.test(field)) return 'per-share';
  if (field === 'sharesOutstanding') return 'count';
  return /^weightedShares|^shares(?:Basic|Diluted)$/.test(field) ? 'shares' : 'money';
}

/** The largest scale in which every number is whole, so that nothing is rounded. */
export function scaleOf(numbers: readonly string[]): { readonly zeros: number; readonly name: string } {
  const isWhole = (text: string, zeros: number) => {
    const [whole = '', fraction = ''] = text.replace(/^-/, '').split('.');
    return /^0*$/.test(fraction) && (/^0*$/.test(whole) || new RegExp(`0{${zeros}}$`).test(whole));
  };
  const found = SCALES.find(
    ([zeros]) => numbers.some((one) => Number(one) !== 0) && numbers.every((one) => isWhole(one, zeros)),
  );
  return found ? { zeros: found[0], name: found[1] } : { zeros: 0, name: 'units' };
}

/** A decimal with separators, in a scale in which it is whole; a fraction as it is stated. */
export function scaledText(value: string, zeros: number): string {
  const sign = value.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = value.replace(/^-/, '').split('.');
  const scaled = zeros > 0 && whole.length > zeros ? whole.slice(0, -zeros) : zeros > 0 ? '0' : whole;
  const separated = scaled.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = zeros > 0 ? '' : fraction.replace(/0+$/, '');
  return `${sign}${separated}${digits === '' ? '' : `.${digits}`}`;
}

function perShareText(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}

export function periodTitle({ fiscalYear, fiscalQuarter }: SeriesPeriod, type: StatementSeries['period']): string {
  if (type === 'ttm') return 'TTM';
  return fiscalQuarter === null || type === 'annual' ? `FY${fiscalYear}` : `Q${fiscalQuarter} ${fiscalYear}`;
}

const headOf = (period: SeriesPeriod, type: StatementSeries['period']) => {
  const kind = period.kind === 'regular' ? '' : `\n${period.kind}`;
  const from = period.start === null ? '' : `\n${period.start}`;
  return `${periodTitle(period, type)}${kind}${from}\n${period.end}`;
};

/** The statements, each a table with its periods as columns, and below them what the marks mean. */
export function statementTables(statements: readonly PrintedStatement[], series: StatementSeries): string {
  const all = statements.flatMap(({ fields, periods }) =>
    periods.flatMap(({ values }) =>
      fields.map((field) => ({ unit: unitOf(field), value: values[field]?.value ?? null })),
    ),
  );
  const numbers = (unit: Unit) => all.flatMap((one) => (one.unit === unit && one.value !== null ? [one.value] : []));
  const money = scaleOf(numbers('money'));
  const shares = scaleOf(numbers('shares'));
  const zeros = { money: money.zeros, shares: shares.zeros, count: 0 } as const;
  const restated = new Set(
    series.restatements.map(({ statement, field, start, end, currency }) =>
      [statement, field, start, end, currency].join(),
    ),
  );
  const marks = new Set<string>();
  const reasons = new Map<string, Set<string>>();
  const cellOf = (statement: StatementKind, field: string, { period, values }: PrintedPeriod): string => {
    const found = values[field];
    if (found === undefined || found.value === null) {
      if (found === undefined || found.reason === 'not-reported') return '';
      reasons.set(found.reason, (reasons.get(found.reason) ?? new Set()).add(lineWords(field)));
      return '–';
    }
    const unit = unitOf(field);
    const text = unit === 'per-share' ? perShareText(found.value) : scaledText(found.value, zeros[unit]);
    const isRestated = restated.has([statement, field, period.start, period.end, period.currency].join());
    const isComputed = found.origin.rule !== 'reported';
    if (isRestated) marks.add('r');
    if (isComputed) marks.add('c');
    return `${text}${isRestated ? ' r' : ''}${isComputed ? ' c' : ''}`;
  };
  const tables = statements.flatMap(({ statement, fields, periods }) => {
    const shown = fields.filter((field) => periods.some(({ values }) => cellsShown(values[field])));
    if (periods.length === 0) return [];
    const blocks = Array.from({ length: Math.ceil(periods.length / PERIODS_OF_TABLE) }, (_, n) =>
      periods.slice(n * PERIODS_OF_TABLE, (n + 1) * PERIODS_OF_TABLE),
    );
    return blocks.map((block) => {
      const rows = shown.map((field) => [lineWords(field), ...block.map((one) => cellOf(statement, field, one))]);
      const head = ['', ...block.map(({ period }) => headOf(period, series.period))];
      const title = styleText('bold', TITLES[statement]);
      return `${title}\n${renderTable(
        head,
        block.map((_, index) => index + 1),
        rows,
      )}`;
    });
  });
  const currencies = [...new Set(statements.flatMap(({ periods }) => periods.map(({ period }) => period.currency)))];
  const scales = [
    `${currencies.join(', ')} in ${money.name}`,
    ...(numbers('shares').length > 0 ? [`weighted shares in ${shares.name}`] : []),
    ...(numbers('per-share').length > 0 ? ['per-share amounts in units'] : []),
  ].join('; ');
  const notes = [
    marks.has('r') ? 'r: a later filing states it differently (--restated first and latest; --explain)' : '',
    marks.has('c') ? 'c: computed from several facts (--explain has them)' : '',
    ...[...reasons].map(([reason, names]) => `–: ${[...names].join(', ')}: ${reason}`),
  ].filter((line) => line !== '');
  return [scales, ...tables, ...notes].join('\n');
}

/** Worth a line: stated in some period, or missing for a reason other than that no filing states it. */
function cellsShown(value: Values[string]): boolean {
  return value !== undefined && (value.value !== null || value.reason !== 'not-reported');
}
