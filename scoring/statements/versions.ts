import { compareDecimals, readDecimal, subtractDecimals } from '../../core/decimal.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { FiledColumn, FiledValue, StatementField, StatementOperand, ValueOrigin } from '../../core/statements.ts';
import type { RestatedMode } from './series-types.ts';

/** A value of one period as one filing states it. */
export interface Version {
  readonly column: FiledColumn;
  readonly filed: FiledValue;
  /** The power of ten that the column's values of this measure are printed in: 6 for millions, -2 for cents. */
  readonly unit: number;
}

const PER_SHARE: readonly string[] = ['epsBasic', 'epsDiluted'] satisfies StatementField[];
const SHARES: readonly string[] = [
  'weightedSharesBasic',
  'weightedSharesDiluted',
  'sharesOutstanding',
] satisfies StatementField[];

export type Measure = 'money' | 'shares' | 'per-share';

export function measureOf(field: StatementField): Measure {
  if (PER_SHARE.includes(field)) return 'per-share';
  return SHARES.includes(field) ? 'shares' : 'money';
}

/** Zeros that end the number before its point, or minus the digits behind it; null for zero, which tells nothing. */
function powerOf(value: DecimalText): number | null {
  const { digits, scale } = readDecimal(value);
  if (digits === 0n) return null;
  const zeros = /0*$/.exec(digits.toString())?.[0].length ?? 0;
  return zeros - scale;
}

/** Units that statements are printed in: millions, with one decimal or without, and thousands. */
const PRINTED_UNITS = [6, 5, 3];
/** From fewer amounts, or from amounts of few digits, a unit would be a guess: 1,000 may be a whole number of dollars. */
const AMOUNTS_NEEDED: Readonly<Record<Measure, number>> = { money: 5, shares: 2, 'per-share': 1 };
const DIGITS_NEEDED = 3;

/**
 * The power of ten that a column's values of one measure are printed in: 6 for millions, 0 where the values do not tell.
 * Per-share values are printed in cents, or in what is smaller.
 */
export function unitOfValues(values: readonly DecimalText[], measure: Measure): number {
  const powers = values.flatMap((value) => powerOf(value) ?? []);
  const power = Math.min(...powers);
  if (measure === 'per-share') return Math.min(-2, power);
  if (power <= 0) return power;
  if (powers.length < AMOUNTS_NEEDED[measure]) return 0;
  const longest = Math.max(...values.map((value) => value.replace(/^-|\..*$/g, '').length));
  return PRINTED_UNITS.find((unit) => unit <= power && longest >= unit + DIGITS_NEEDED) ?? 0;
}

const units = new WeakMap<FiledColumn, Map<Measure, number>>();

function unitOf(column: FiledColumn, measure: Measure): number {
  const known = units.get(column)?.get(measure);
  if (known !== undefined) return known;
  const own = Object.entries(column.values).filter(([field]) => measureOf(field as StatementField) === measure);
  const unit = unitOfValues(
    own.map(([, { value }]) => value),
    measure,
  );
  const found = units.get(column) ?? new Map<Measure, number>();
  units.set(column, found.set(measure, unit));
  return unit;
}

/** A quarter and twelve months ask for the same columns several times. */
const versionsByField = new WeakMap<readonly FiledColumn[], Map<StatementField, readonly Version[]>>();

/**
 * What filings state for a field, oldest first; one version per filing.
 *
 * @param columns of one period, statement and currency, oldest filing first
 */
export function versionsOf(columns: readonly FiledColumn[], field: StatementField): readonly Version[] {
  const known = versionsByField.get(columns)?.get(field);
  if (known) return known;
  const versions: Version[] = [];
  const seen = new Set<AccessionNumber>();
  for (const column of columns) {
    const filed = column.values[field];
    if (!filed || seen.has(column.accessionNumber)) continue;
    seen.add(column.accessionNumber);
    versions.push({ column, filed, unit: unitOf(column, measureOf(field)) });
  }
  const byField = versionsByField.get(columns) ?? new Map<StatementField, readonly Version[]>();
  versionsByField.set(columns, byField.set(field, versions));
  return versions;
}

/** 10^power ÷ 2, as decimal text. */
function halfOf(power: number): DecimalText {
  return power > 0 ? `5${'0'.repeat(power - 1)}` : `0.${'0'.repeat(-power)}5`;
}

/**
 * Whether two versions state the same amount: equal, or within half of the coarser unit where one is stated in coarser units
 * (thousands first, millions later). In the same unit any difference counts.
 */
export function isSameAmount(a: Version, b: Version): boolean {
  if (a.filed.value === b.filed.value || compareDecimals(a.filed.value, b.filed.value) === 0) return true;
  if (a.unit === b.unit) return false;
  const difference = subtractDecimals(a.filed.value, b.filed.value).replace(/^-/, '');
  return compareDecimals(difference, halfOf(Math.max(a.unit, b.unit))) <= 0;
}

/** The rule of a value and the concepts that it rests on, with their signs: what two operands must have in common. */
export function basisOf(origin: ValueOrigin): string {
  const concepts = origin.operands.map(({ concept, sign }) => `${sign < 0 ? '-' : ''}${concept}`);
  return `${origin.rule}:${concepts.sort().join(',')}`;
}

/** The operands of a version, each with its filing and, where it is the only one, the span of the value. */
export function operandsOf({ column, filed }: Version, sign: 1 | -1 = 1): StatementOperand[] {
  const { operands } = filed.origin;
  return operands.map((operand) => ({
    ...operand,
    sign: (operand.sign * sign) as 1 | -1,
    accessionNumber: operand.accessionNumber ?? column.accessionNumber,
    sourceSpan: operand.sourceSpan ?? (operands.length === 1 ? filed.sourceSpan : null),
  }));
}

/** The version of a mode. */
export function chosenVersion(versions: readonly Version[], mode: RestatedMode): Version | undefined {
  return mode === 'first' ? versions[0] : versions.at(-1);
}

/** The versions at the end that state the same amount as the last; `before`: the last that states another. */
function lastRun(versions: readonly Version[]): { run: readonly Version[]; before: Version | null } {
  const last = versions.at(-1);
  let start = versions.length;
  while (start > 0) {
    const version = versions[start - 1];
    if (!version || !last || !isSameAmount(version, last)) break;
    start -= 1;
  }
  return { run: versions.slice(start), before: versions[start - 1] ?? null };
}

function atOrBefore(a: Version, b: Version): boolean {
  return a.column.publicAt <= b.column.publicAt;
}

/**
 * Whether the last restatement of one period covers the other. `yes`: there was none, or the other was presented since.
 * `likely`: the other was restated, too, after the amount that this restatement replaced was last presented; in theory
 * these may be two restatements.
 */
function coversRestatement(versions: readonly Version[], other: readonly Version[]): 'yes' | 'likely' | 'no' {
  const { run, before } = lastRun(versions);
  const [since] = run;
  const otherLast = other.at(-1);
  if (!before || !since || !otherLast) return 'yes';
  if (atOrBefore(since, otherLast)) return 'yes';
  const otherRun = lastRun(other);
  const [otherSince] = otherRun.run;
  return otherRun.before !== null && otherSince !== undefined && !atOrBefore(otherSince, before) ? 'likely' : 'no';
}

export type VersionPair =
  | { readonly whole: Version; readonly part: Version; readonly isLikely: boolean }
  | { readonly reason: 'restated-since' | 'concepts-differ' | 'operand-not-reported' };

/** The versions at the start that state the same amount as the first. */
function firstRun(versions: readonly Version[]): readonly Version[] {
  const [first] = versions;
  const end = versions.findIndex((version) => first !== undefined && !isSameAmount(first, version));
  return end < 0 ? versions : versions.slice(0, end);
}

/** The versions with the amount of a mode, in the order in which they are preferred. */
export function versionsOfMode(versions: readonly Version[], mode: RestatedMode): readonly Version[] {
  return mode === 'first' ? firstRun(versions) : lastRun(versions).run.toReversed();
}

/**
 * The versions of a longer period and of a part of it that may be subtracted: of one vintage and on the same basis.
 *
 * - `first`: the amount of the longer period as first reported, less the amount of the part as known then. Among filings that
 *   state these amounts, the oldest on one basis are preferred, so that no later filing replaces them.
 * - `latest`: both as last stated, provided that no restatement of one came after the other was last presented. Of the filings
 *   with these amounts those in one unit are preferred, then the newest.
 *
 * `isLikely`: nothing contradicts the pair, but no filing proves it either. The part was first reported after the longer
 * period, or both were restated, one after the other.
 *
 * @param basis that both must have; absent: any that they share
 */
export function pairVersions(
  whole: readonly Version[],
  part: readonly Version[],
  mode: RestatedMode,
  basis?: string,
): VersionPair {
  const [first] = whole;
  if (!first || part.length === 0) return { reason: 'operand-not-reported' };
  const known = part.filter((version) => atOrBefore(version, first));
  const lastKnown = known.at(-1);
  if (mode === 'first' && lastKnown) {
    const later = part.filter((version) => !known.includes(version) && isSameAmount(version, lastKnown));
    const [pair] = pairsOf(firstRun(whole), [...lastRun(known).run.toReversed(), ...later], basis);
    return pair ? { ...pair, isLikely: false } : { reason: 'concepts-differ' };
  }
  const covers = [coversRestatement(whole, part), coversRestatement(part, whole)];
  if (covers.includes('no') || (mode === 'first' && lastRun(whole).before)) return { reason: 'restated-since' };
  const pairs = pairsOf(lastRun(whole).run.toReversed(), lastRun(part).run.toReversed(), basis);
  const pair = pairs.find(({ whole: a, part: b }) => a.unit === b.unit) ?? pairs[0];
  const isLikely = known.length === 0 || covers.includes('likely');
  return pair ? { ...pair, isLikely } : { reason: 'concepts-differ' };
}

/** Pairs on one basis, in the order of the versions. */
function pairsOf(
  whole: readonly Version[],
  part: readonly Version[],
  basis?: string,
): { whole: Version; part: Version }[] {
  const bases = part.map(({ filed }) => basisOf(filed.origin));
  return whole.flatMap((a) => {
    const own = basisOf(a.filed.origin);
    if (basis !== undefined && own !== basis) return [];
    return part.flatMap((b, index) => (bases[index] === own ? [{ whole: a, part: b }] : []));
  });
}
