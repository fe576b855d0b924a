import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { canonicalJson } from '../../core/hashes.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import {
  type Band,
  FACTOR_IDS,
  type FactorId,
  type InputGroup,
  type InputItem,
  type ScoreInputs,
  type ScoreReceipt,
} from '../../core/score-receipt.ts';
import type { SourceSpan } from '../../core/spans.ts';

/** A value of an input in one of the receipts. */
export interface ChangedValue {
  readonly value: InputItem['value'];
  readonly unit: string;
  readonly date: IsoDate | null;
  /** Null for market data. */
  readonly accessionNumber: AccessionNumber | null;
  readonly sourceSpan: SourceSpan | null;
}

/** Another property of an input that differs, such as the status of a program or an exercise price. */
export interface ChangedDetail {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** An input that differs. */
export interface InputChange {
  /** The group of the receipt's inputs. */
  readonly input: string;
  readonly label: string;
  /** Null where the input is new. */
  readonly before: ChangedValue | null;
  /** Null where it no longer counts. */
  readonly after: ChangedValue | null;
  readonly details: readonly ChangedDetail[];
  /** Why it no longer counts, where the receipt says so. */
  readonly reason: string | null;
}

export interface FactorChange {
  readonly factor: FactorId;
  /** Null where missing. */
  readonly before: number | null;
  readonly after: number | null;
  /** Points of the score that its contribution moved. */
  readonly contribution: number;
  readonly inputs: readonly InputChange[];
  /** Why it is missing now, or why it was before; empty where it is neither. */
  readonly missing: readonly string[];
}

/** A filing that the score rests on and the one before did not. */
export interface NewFiling {
  readonly accessionNumber: AccessionNumber;
  readonly publicAt: IsoTimestamp;
  /** Factors that moved and read it. */
  readonly factors: readonly FactorId[];
}

export interface ScoreChanges {
  readonly since: IsoDate;
  readonly score: { readonly before: number | null; readonly after: number | null };
  readonly band: { readonly before: Band | null; readonly after: Band | null };
  /** Factors whose score moved, the largest change of contribution first. */
  readonly factors: readonly FactorChange[];
  /** Inputs that differ and moved no factor. */
  readonly others: readonly InputChange[];
  /** Oldest first. */
  readonly filings: readonly NewFiling[];
}

/** The inputs that each factor reads; a group in none of them is listed beside the factors. */
const READ_BY: Readonly<Record<FactorId, readonly string[]>> = {
  activeOfferingPressure: ['price', 'shares', 'proceeds', 'programs', 'publicFloat', 'shelfSales'],
  cashRunwayPressure: ['cash', 'raisesSinceBalance', 'goingConcern'],
  convertibleWarrantOverhang: ['overhang', 'shares'],
  shareFloatVelocity: ['shares', 'sharesYearAgo', 'mergers', 'splits'],
  compliancePressure: ['compliance', 'closes', 'splits'],
};

/** What factors read besides since 2026-12-01.1: need makes an offering imminent, and strikes count by the price. */
const ALSO_READ_BY: Partial<Readonly<Record<FactorId, readonly string[]>>> = {
  activeOfferingPressure: ['soldInYear', 'effectiveRegistrations', 'cash', 'raisesSinceBalance', 'goingConcern'],
  convertibleWarrantOverhang: ['price'],
};

function inputsOf(factor: FactorId, { inputs }: ScoreReceipt): readonly string[] {
  const also = inputs.soldInYear === undefined ? [] : (ALSO_READ_BY[factor] ?? []);
  return [...READ_BY[factor], ...also];
}

/**
 * What differs between two scores of one issuer, from their receipts alone: factor by factor, with the inputs that
 * differ and the filings that state them.
 */
export function scoreChanges(before: ScoreReceipt, after: ScoreReceipt): ScoreChanges {
  const changed = changedInputs(before.inputs, after.inputs);
  const factors = FACTOR_IDS.flatMap((factor): readonly FactorChange[] => {
    const [own, next] = [before.factors[factor].score, after.factors[factor].score];
    if (own === next) return [];
    const contribution = contributionOf(after, factor) - contributionOf(before, factor);
    const read = inputsOf(factor, after);
    const inputs = changed.filter(({ input }) => read.includes(input));
    const { reasons } = (next === null ? after : before).factors[factor];
    const missing = own === null || next === null ? reasons.map(({ message }) => message) : [];
    return [{ factor, before: own, after: next, contribution, inputs, missing }];
  });
  const read = new Set(factors.flatMap(({ inputs }) => inputs));
  return {
    since: before.asOf,
    score: { before: before.result.score, after: after.result.score },
    band: { before: before.result.band, after: after.result.band },
    factors: factors.toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
    others: changed.filter((change) => !read.has(change)),
    filings: newFilings(before, after, factors),
  };
}

/** Points that a factor adds; 0 where it is missing or the score is withheld. */
function contributionOf({ weights, factors, result }: ScoreReceipt, factor: FactorId): number {
  return (weights[factor] * (factors[factor].score ?? 0)) / (result.presentWeight || 100);
}

/** Every group of both receipts: later kinds of inputs are groups as well. */
function groupsOf(inputs: ScoreInputs): ReadonlyMap<string, InputGroup> {
  const isGroup = (value: unknown): value is InputGroup =>
    typeof value === 'object' && value !== null && 'items' in value;
  return new Map(Object.entries(inputs).flatMap(([name, value]) => (isGroup(value) ? [[name, value] as const] : [])));
}

function changedInputs(before: ScoreInputs, after: ScoreInputs): readonly InputChange[] {
  const [old, now] = [groupsOf(before), groupsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((input) =>
    changesOf(input, old.get(input)?.items ?? [], now.get(input)),
  );
}

/** Items of one group that only one receipt has; those of the same label in their order are one input that changed. */
function changesOf(input: string, old: readonly InputItem[], group: InputGroup | undefined): readonly InputChange[] {
  const now = withNested(group?.items ?? []);
  const gone = without(withNested(old), now);
  const reason = group === undefined || group.state === 'present' ? null : (group.reason?.message ?? null);
  const changes = without(now, withNested(old)).flatMap((item): readonly InputChange[] => {
    const at = gone.findIndex(({ label }) => label === item.label);
    const [before] = at === -1 ? [] : gone.splice(at, 1);
    if (before === undefined) return [added(input, item)];
    const details = detailsOf(before, item);
    // The same facts in another filing are no change.
    const isSame = before.value === item.value && before.date === item.date && details.length === 0;
    const pair = { before: shownValue(before), after: shownValue(item), details, reason: null };
    return isSame ? [] : [{ input, label: item.label, ...pair }];
  });
  return [
    ...changes,
    ...gone.map((item) => ({ ...added(input, item), before: shownValue(item), after: null, reason })),
  ];
}

function added(input: string, item: InputItem): InputChange {
  return { input, label: item.label, before: null, after: shownValue(item), details: [], reason: null };
}

/** Items with those that stand inside them, such as the takedowns of a shelf. */
function withNested(items: readonly InputItem[]): readonly InputItem[] {
  const isItem = (value: unknown): value is InputItem =>
    typeof value === 'object' && value !== null && 'label' in value && 'source' in value;
  return items.flatMap((item) => [
    item,
    ...Object.values(item).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isItem) : [])),
  ]);
}

const SHOWN_ELSEWHERE = new Set(['label', 'value', 'unit', 'date', 'source']);

function detailsOf(before: InputItem, after: InputItem): readonly ChangedDetail[] {
  const entries = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]: readonly [string, unknown]) => {
    const old: unknown = entries.get(name);
    if (SHOWN_ELSEWHERE.has(name) || !isPlain(value) || !isPlain(old) || old === value) return [];
    return [{ name, before: plainText(old), after: plainText(value) }];
  });
}

type Plain = string | number | boolean | null | undefined;

function isPlain(value: unknown): value is Plain {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}

function plainText(value: Plain): string {
  return value === null || value === undefined ? 'unknown' : String(value);
}

/** Items that the other list lacks, each as often as it lacks it. */
function without(items: readonly InputItem[], others: readonly InputItem[]): InputItem[] {
  const known = others.map(ownText);
  return items.filter((item) => {
    const at = known.indexOf(ownText(item));
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
}

/** An item without those inside it. */
function ownText(item: InputItem): string {
  return canonicalJson(Object.fromEntries(Object.entries(item).filter(([, value]) => !Array.isArray(value))));
}

function shownValue({ value, unit, date, source }: InputItem): ChangedValue {
  const { accessionNumber = null, sourceSpan = null } = source ?? {};
  return { value, unit, date, accessionNumber, sourceSpan };
}

function newFilings(before: ScoreReceipt, after: ScoreReceipt, factors: readonly FactorChange[]): readonly NewFiling[] {
  const sources = ({ inputs }: ScoreReceipt) =>
    [...groupsOf(inputs).values()].flatMap(({ items }) => withNested(items).flatMap(({ source }) => source ?? []));
  const known = new Set(sources(before).map(({ accessionNumber }) => accessionNumber));
  const fresh = new Map(sources(after).map((source) => [source.accessionNumber, source.publicAt]));
  return [...fresh]
    .filter(([accessionNumber]) => !known.has(accessionNumber))
    .map(([accessionNumber, publicAt]) => ({
      accessionNumber,
      publicAt,
      factors: factors.flatMap(({ factor, inputs }) =>
        inputs.some(({ after: now }) => now?.accessionNumber === accessionNumber) ? [factor] : [],
      ),
    }))
    .sort((a, b) => (a.publicAt < b.publicAt ? -1 : a.publicAt > b.publicAt ? 1 : 0));
}
