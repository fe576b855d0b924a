import { addDecimals, subtractDecimals } from '../../core/decimal.ts';
import type { FiledColumn, StatementField, StatementOperand, ValueOrigin } from '../../core/statements.ts';
import type { MissingReason, RestatedMode, SeriesValue } from './series-types.ts';
import { compareFilings } from './spans.ts';
import {
  basisOf,
  chosenVersion,
  isSameAmount,
  measureOf,
  operandsOf,
  pairVersions,
  type Version,
  versionsOf,
  versionsOfMode,
} from './versions.ts';

/** A value on its way into a series. */
export type PeriodValue = FoundValue | { readonly reason: MissingReason };

export interface FoundValue {
  readonly value: string;
  readonly origin: ValueOrigin;
  readonly confidence: number;
  /** The newest of the columns that it rests on. */
  readonly column: FiledColumn;
  readonly basis: string;
  readonly sourceSpan: Version['filed']['sourceSpan'];
}

/** Of a difference whose operands are likely of one vintage (`isLikely`). */
const LIKELY_CONFIDENCE = 0.8;

export function isFound(value: PeriodValue): value is FoundValue {
  return 'value' in value;
}

/** Amounts that flow over a period, so that parts of it add up to the whole. Averages and per-share values do not. */
export function isAdditive(field: StatementField, start: unknown): boolean {
  return start !== null && measureOf(field) === 'money';
}

function reportedValue(version: Version): FoundValue {
  const { column, filed } = version;
  return {
    value: filed.value,
    origin: { rule: filed.origin.rule, operands: operandsOf(version) },
    confidence: filed.confidence,
    column,
    basis: basisOf(filed.origin),
    sourceSpan: filed.sourceSpan,
  };
}

function newest(columns: readonly FiledColumn[]): FiledColumn {
  return columns.reduce((a, b) => (compareFilings(a, b) < 0 ? b : a));
}

export function chosenValue(columns: readonly FiledColumn[], field: StatementField, mode: RestatedMode): PeriodValue {
  const version = chosenVersion(versionsOf(columns, field), mode);
  return version ? reportedValue(version) : { reason: 'not-reported' };
}

/** Whether a part of a period was first stated after the whole, and the whole has been restated. */
export function isOfLaterVintage(
  whole: readonly FiledColumn[],
  part: readonly FiledColumn[],
  field: StatementField,
): boolean {
  const wholes = versionsOf(whole, field);
  const [first] = wholes;
  const [own] = versionsOf(part, field);
  if (!first || !own || own.column.publicAt <= first.column.publicAt) return false;
  return wholes.some((version) => !isSameAmount(version, first));
}

/** The same two periods, a year before. */
export interface Comparatives {
  readonly whole: readonly FiledColumn[];
  readonly part: readonly FiledColumn[];
}

/**
 * Whether a filing states the same period a year before otherwise than an earlier filing did: then its own period may be
 * on another basis too, as after a business was classified as discontinued.
 */
function isRecast(
  columns: readonly FiledColumn[],
  { column }: Version,
  field: StatementField,
): 'yes' | 'no' | 'unknown' {
  const versions = versionsOf(columns, field);
  const own = versions.find((version) => version.column.accessionNumber === column.accessionNumber);
  const before = own && versions.filter((version) => version.column.publicAt < own.column.publicAt).at(-1);
  if (own === undefined || before === undefined) return 'unknown';
  return isSameAmount(own, before) ? 'no' : 'yes';
}

/** The longer period less the part of it, where both are of one vintage and on one basis. */
export function differenceOf(
  whole: readonly FiledColumn[],
  part: readonly FiledColumn[],
  field: StatementField,
  mode: RestatedMode,
  basis?: string,
  comparatives?: Comparatives,
): PeriodValue {
  const wholes = versionsOf(whole, field);
  const parts = versionsOf(part, field);
  if (wholes.length === 0 && parts.length === 0) return { reason: 'not-reported' };
  const pair = pairVersions(wholes, parts, mode, basis);
  if ('reason' in pair) return pair;
  const recast = [
    isRecast(comparatives?.whole ?? [], pair.whole, field),
    isRecast(comparatives?.part ?? [], pair.part, field),
  ];
  if (recast.includes('yes') && recast.includes('no')) return { reason: 'restated-since' };
  const isLikely = pair.isLikely || (recast.includes('yes') && recast.includes('unknown'));
  const confidence = Math.min(pair.whole.filed.confidence, pair.part.filed.confidence);
  return {
    value: subtractDecimals(pair.whole.filed.value, pair.part.filed.value),
    origin: { rule: 'year-to-date', operands: [...operandsOf(pair.whole), ...operandsOf(pair.part, -1)] },
    confidence: isLikely ? Math.min(confidence, LIKELY_CONFIDENCE) : confidence,
    column: newest([pair.whole.column, pair.part.column]),
    basis: basisOf(pair.whole.filed.origin),
    sourceSpan: null,
  };
}

/** The sum of consecutive periods, if all are known and on one basis. */
export function trailingSum(parts: readonly PeriodValue[]): PeriodValue {
  const found: FoundValue[] = [];
  for (const part of parts) {
    if (!isFound(part)) return part.reason === 'not-reported' ? { reason: 'operand-not-reported' } : part;
    found.push(part);
  }
  const [first] = found;
  if (!first) return { reason: 'not-reported' };
  if (found.some(({ basis }) => basis !== first.basis)) return { reason: 'concepts-differ' };
  const operands: StatementOperand[] = found.flatMap(({ origin }) => origin.operands);
  return {
    value: found.map(({ value }) => value).reduce(addDecimals),
    origin: { rule: 'trailing', operands },
    confidence: Math.min(...found.map(({ confidence }) => confidence)),
    column: newest(found.map(({ column }) => column)),
    basis: first.basis,
    sourceSpan: null,
  };
}

/** The rest of the year before, after a part of it, plus the same part of this year: of filings that share a basis. */
export function trailingByYear(
  [whole, part, next]: readonly [readonly FiledColumn[], readonly FiledColumn[], readonly FiledColumn[]],
  field: StatementField,
  mode: RestatedMode,
): PeriodValue {
  const candidates = versionsOfMode(versionsOf(next, field), mode);
  for (const version of candidates) {
    const rest = differenceOf(whole, part, field, mode, basisOf(version.filed.origin));
    if (isFound(rest)) return trailingSum([rest, reportedValue(version)]);
  }
  return trailingSum([differenceOf(whole, part, field, mode), chosenValue(next, field, mode)]);
}

export function seriesValue(value: PeriodValue): SeriesValue {
  if (!isFound(value)) return { value: null, reason: value.reason };
  return {
    value: value.value,
    origin: value.origin,
    confidence: value.confidence,
    accessionNumber: value.column.accessionNumber,
    publicAt: value.column.publicAt,
    sourceSpan: value.sourceSpan,
  };
}
