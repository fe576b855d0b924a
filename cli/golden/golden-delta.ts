import { type ParserVersion, parserIdOf } from '../../core/ids.ts';
import { loadParsers, type ParserCatalog, withDependencies } from '../../parsers/parser-catalog.ts';
import { versionOf } from '../../parsers/registry.ts';
import { type GoldenFolders, type GoldenSide, goldenFolders, scoreCases } from './score-cases.ts';
import { type CalibrationRow, calibration, createScorecard, type Difference, type Scorecard } from './scorecard.ts';

/** `of` 0: a bare count, of what should not be there. */
export interface GoldenRate {
  readonly hits: number;
  readonly of: number;
}

/** One rate of the golden documents under two versions. */
export interface RateChange {
  readonly what: string;
  readonly before: GoldenRate;
  readonly after: GoldenRate;
  readonly change: 'better' | 'worse' | 'same';
  /** Of how often right readings are claimed high; the others say what is right. */
  readonly isClaim: boolean;
}

/** What another version of a parser does to the golden documents of its kind. */
export interface GoldenDelta {
  readonly kind: string;
  readonly before: ParserVersion;
  readonly after: ParserVersion;
  /** 0: no golden document of this kind is present, so that nothing is known. */
  readonly documents: number;
  readonly folders: GoldenFolders;
  readonly rates: readonly RateChange[];
  /** Wrong values, or rows, that were claimed with high confidence. */
  readonly wrongAtHigh: { readonly before: number; readonly after: number };
  readonly calibration: { readonly before: readonly CalibrationRow[]; readonly after: readonly CalibrationRow[] };
  /** Differences from the expected values that only the version before has. */
  readonly mended: readonly Difference[];
  /** Differences that only the version after has, or claims high. */
  readonly broken: readonly Difference[];
  /** Rates that say what is right and are worse now: the reason not to promote. */
  readonly worse: readonly RateChange[];
}

/**
 * Runs two versions of a parser over the golden documents of its kind, together with the newest versions of the kind's
 * other parsers. Each version builds on those that it names.
 *
 * @param folders default: the project's own cases and the sets of the corpus
 * @throws AppError `unknown-parser-version`
 */
export async function goldenDelta(
  catalog: ParserCatalog,
  { before, after }: { readonly before: ParserVersion; readonly after: ParserVersion },
  folders: GoldenFolders = goldenFolders(),
): Promise<GoldenDelta> {
  const { kind } = await catalog.load(after);
  const [one, other] = [await sideOf(catalog, before), await sideOf(catalog, after)];
  const documents = [...scoreCases(kind, folders.found, [one, other])].length;
  const rates = rateChanges(one.card, other.card);
  return {
    kind,
    before,
    after,
    documents,
    folders,
    rates,
    wrongAtHigh: { before: wrongAtHigh(one.card), after: wrongAtHigh(other.card) },
    calibration: { before: calibration(one.card.claims), after: calibration(other.card.claims) },
    mended: onlyIn(one.card, other.card, misreadingOf),
    broken: onlyIn(other.card, one.card, claimOf),
    worse: rates.filter(({ change, isClaim }) => change === 'worse' && !isClaim),
  };
}

/** A version with all that reads its kind and all that these build on. */
async function sideOf(catalog: ParserCatalog, version: ParserVersion): Promise<GoldenSide> {
  const { id, kind } = await catalog.load(version);
  const others = catalog.newest.filter((parser) => parser.id !== id && parser.kind === kind).map(versionOf);
  // In the order of the registry: where two parsers give one value, the first wins.
  const order = catalog.newest.map((parser) => parser.id);
  const wanted = [version, ...others].sort((a, b) => order.indexOf(parserIdOf(a)) - order.indexOf(parserIdOf(b)));
  const parsers = await loadParsers(catalog, await withDependencies(catalog, wanted));
  return { parsers, selected: await loadParsers(catalog, wanted), card: createScorecard() };
}

const WRONG_AT_HIGH = /^wrong .* at high confidence$/;

function wrongAtHigh({ rates }: Scorecard): number {
  return [...rates].reduce((sum, [what, { hits }]) => (WRONG_AT_HIGH.test(what) ? sum + hits : sum), 0);
}

function rateChanges(one: Scorecard, other: Scorecard): readonly RateChange[] {
  const none = { hits: 0, of: 0 };
  return [...new Set([...one.rates.keys(), ...other.rates.keys()])].map((what) => {
    const [before, after] = [one.rates.get(what) ?? none, other.rates.get(what) ?? none];
    return { what, before, after, change: changeOf(before, after), isClaim: what.includes('claimed high') };
  });
}

/** Shares are compared exactly. A rate that only one version has, for want of given values, is neither better nor worse. */
function changeOf(before: GoldenRate, after: GoldenRate): RateChange['change'] {
  const isCount = before.of === 0 && after.of === 0;
  const gain = isCount ? before.hits - after.hits : after.hits * before.of - before.hits * after.of;
  if (gain === 0) return 'same';
  return gain > 0 ? 'better' : 'worse';
}

function onlyIn(card: Scorecard, other: Scorecard, keyOf: (difference: Difference) => string): readonly Difference[] {
  const known = new Set(other.differences.map(keyOf));
  return card.differences.filter((difference) => !known.has(keyOf(difference)));
}

function misreadingOf({ name, path, expected, given }: Difference): string {
  return JSON.stringify([name, path, expected, given]);
}

function claimOf(difference: Difference): string {
  return `${difference.high} ${misreadingOf(difference)}`;
}
