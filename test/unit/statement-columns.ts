import { endOfEasternDay, parseIsoDate } from '../../core/dates.ts';
import { parseAccessionNumber } from '../../core/ids.ts';
import type { FiledColumn, FiledValue, StatementField, StatementKind } from '../../core/statements.ts';

/** A value, or a value with the concepts that it was taken from. */
type Stated = number | string | { readonly value: number | string; readonly concepts: readonly string[] };

export interface Filing {
  readonly number: number;
  readonly form: string;
  readonly filed: string;
}

function filedValue(field: string, stated: Stated, span: { start: string | null; end: string }): FiledValue {
  const value = String(typeof stated === 'object' ? stated.value : stated);
  const concepts = typeof stated === 'object' ? stated.concepts : [`us-gaap:${field}`];
  return {
    value,
    origin: {
      rule: concepts.length === 1 ? 'reported' : 'sum',
      operands: concepts.map((concept) => ({
        concept,
        value: concepts.length === 1 ? value : '0',
        start: span.start === null ? null : parseIsoDate(span.start),
        end: parseIsoDate(span.end),
        sign: 1,
      })),
    },
    sourceSpan: null,
    confidence: 0.98,
  };
}

/** A column of a composed filing: `span` is `start/end`, or a date for a balance sheet. */
export function column(
  filing: Filing,
  statement: StatementKind,
  span: string,
  values: Readonly<Partial<Record<StatementField, Stated>>>,
  more: Partial<Pick<FiledColumn, 'role' | 'currency'>> = {},
): FiledColumn {
  const [first = '', second] = span.split('/');
  const start = second === undefined ? null : first;
  const end = second ?? first;
  const filedDate = parseIsoDate(filing.filed);
  return {
    accessionNumber: parseAccessionNumber(`0000000001-20-${String(filing.number).padStart(6, '0')}`),
    form: filing.form,
    filedDate,
    publicAt: endOfEasternDay(filedDate),
    statement,
    start: start === null ? null : parseIsoDate(start),
    end: parseIsoDate(end),
    role: more.role ?? 'current',
    currency: more.currency ?? 'USD',
    values: Object.fromEntries(
      Object.entries(values).map(([field, stated]) => [field, filedValue(field, stated, { start, end })]),
    ),
  };
}
