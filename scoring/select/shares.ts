import { addDays, daysBetween, epochDay, type IsoDate } from '../../core/dates.ts';
import { compareBy, compareFacts } from '../../core/fact-order.ts';
import type { ShareCountFact, SplitFact } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, ShareItem } from '../../core/score-receipt.ts';
import { flag, isVisible, missingGroup, remembered, type SelectContext, sourceOf, visibleFacts } from './context.ts';
import { shareFactorSince, splitsBetween } from './splits.ts';

/** The shares outstanding on one date as one filing states them. */
export interface ShareSnapshot {
  readonly asOf: IsoDate;
  readonly basis: ShareCountFact['basis'];
  readonly items: readonly ShareItem[];
  /** All classes, in today's shares. */
  readonly total: number;
  readonly classes: readonly string[];
  readonly flags: readonly InputFlag[];
}

/** Preference among statements of one date: the cover counts all common stock; a prospectus often omits some. */
const BASIS_RANK: Readonly<Record<ShareCountFact['basis'], number>> = {
  cover: 0,
  'balance-sheet': 1,
  prospectus: 2,
  'annual-float': 3,
};
const SAME_COUNT = 0.001;
/** A class that an older statement within this many days had, and a newer one lacks, was omitted. */
const CLASS_MEMORY_DAYS = 400;

type CountedFact = ShareCountFact & { readonly sharesOutstanding: number };

function isCounted({ sharesOutstanding, basis }: ShareCountFact): boolean {
  return sharesOutstanding !== null && Number.isFinite(sharesOutstanding) && basis !== 'annual-float';
}

function differ(a: number, b: number): boolean {
  return Math.abs(a - b) > SAME_COUNT * Math.max(Math.abs(a), Math.abs(b));
}

/** The total of one filing where it states one, else its classes, never both. */
function withoutDoubleCount(facts: readonly CountedFact[], flags: InputFlag[]): readonly CountedFact[] {
  if (facts.length === 1) return facts;
  const byClass = new Map<string, CountedFact>();
  for (const fact of facts) {
    const before = byClass.get(fact.shareClass);
    if (before !== undefined && differ(before.sharesOutstanding, fact.sharesOutstanding)) {
      flags.push(flag('share-count-conflict', `two counts for ${fact.asOf} in ${fact.accessionNumber}`, true));
    }
    byClass.set(fact.shareClass, fact);
  }
  const total = byClass.get('');
  if (total === undefined) return [...byClass.values()].sort(compareBy(({ shareClass }) => shareClass));
  let sum = 0;
  for (const fact of byClass.values()) if (fact !== total) sum += fact.sharesOutstanding;
  if (byClass.size > 1 && differ(sum, total.sharesOutstanding)) {
    flags.push(flag('class-total-conflict', `classes sum to ${sum}, the total says ${total.sharesOutstanding}`, true));
  }
  return [total];
}

/**
 * The split factor of a count. Filed before a split: old shares. A balance sheet issued after a split restates its
 * counts (SAB Topic 4.C). A cover or prospectus dated before the split and published after it may mean either; both
 * readings are returned.
 */
function factorsOf(fact: CountedFact, splits: readonly SplitFact[]) {
  if (splits.length === 0) return { dated: 1, published: 1 };
  const dated = shareFactorSince(splits, fact.asOf);
  const between = splitsBetween(splits, fact.asOf, fact.publicAt);
  if (between.length === 0) return { dated, published: dated };
  const published = dated / between.reduce((factor, split) => (factor * split.numerator) / split.denominator, 1);
  return fact.basis === 'balance-sheet' ? { dated: published, published } : { dated, published };
}

interface Candidate {
  readonly asOf: IsoDate;
  readonly basis: ShareCountFact['basis'];
  readonly facts: readonly CountedFact[];
  readonly flags: InputFlag[];
  readonly totalDated: number;
  readonly totalPublished: number;
}

function candidateOf(facts: readonly CountedFact[], splits: readonly SplitFact[]): Candidate | null {
  const first = facts[0];
  if (first === undefined) return null;
  const flags: InputFlag[] = [];
  const counted = withoutDoubleCount(facts, flags);
  let totalDated = 0;
  let totalPublished = 0;
  for (const fact of counted) {
    const factors = factorsOf(fact, splits);
    totalDated += fact.sharesOutstanding * factors.dated;
    totalPublished += fact.sharesOutstanding * factors.published;
  }
  return { asOf: first.asOf, basis: first.basis, facts: counted, flags, totalDated, totalPublished };
}

function snapshotOf(candidate: Candidate, others: readonly Candidate[], splits: readonly SplitFact[]): ShareSnapshot {
  const { asOf, basis, facts, totalDated, totalPublished } = candidate;
  const flags = [...candidate.flags];
  let usePublished = false;
  if (totalDated !== totalPublished) {
    const clear = others
      .filter((other) => other.totalDated === other.totalPublished && other.totalDated > 0)
      .sort((a, b) => Math.abs(epochDay(a.asOf) - epochDay(asOf)) - Math.abs(epochDay(b.asOf) - epochDay(asOf)))[0];
    if (clear !== undefined) {
      const distance = (total: number) => Math.abs(Math.log(total / clear.totalDated));
      usePublished = distance(totalPublished) < distance(totalDated);
    }
    const reading = usePublished ? 'new' : 'old';
    flags.push(
      flag('split-basis-inferred', `count for ${asOf} was published after a split; read as ${reading} shares`, true),
    );
  }
  const items = facts.map((fact): ShareItem => {
    const factors = factorsOf(fact, splits);
    return {
      label: fact.shareClass === '' ? 'shares outstanding' : `shares outstanding, ${fact.shareClass}`,
      value: fact.sharesOutstanding,
      unit: 'shares',
      date: fact.asOf,
      source: sourceOf(fact, 'sharesOutstanding'),
      splitFactor: usePublished ? factors.published : factors.dated,
      shareClass: fact.shareClass,
      basis: fact.basis,
    };
  });
  const total = usePublished ? totalPublished : totalDated;
  return { asOf, basis, items, total, classes: facts.map((fact) => fact.shareClass), flags };
}

/** Identifies the counts of one filing for one date. */
const statementOf = remembered((fact: ShareCountFact) => `${fact.asOf}|${fact.basis}|${fact.accessionNumber}`);

/** Statements of shares outstanding, newest date first; one per date: the latest public one of the best basis. */
export function shareSnapshots(context: SelectContext, splits: readonly SplitFact[]): readonly ShareSnapshot[] {
  const counted = visibleFacts(context, context.facts.shareCounts).filter(
    (fact): fact is CountedFact => isCounted(fact) && fact.asOf <= context.asOf,
  );
  const statements = Map.groupBy(counted, (fact) => statementOf(context, fact));
  const byDate = Map.groupBy(
    [...statements.values()].flatMap((facts) => candidateOf(facts, splits) ?? []),
    ({ asOf }) => asOf,
  );
  const chosen: Candidate[] = [];
  for (const candidates of byDate.values()) {
    candidates.sort((a, b) => {
      const [factA, factB] = [a.facts[0], b.facts[0]];
      const rank = BASIS_RANK[a.basis] - BASIS_RANK[b.basis];
      return rank !== 0 || factA === undefined || factB === undefined ? rank : compareFacts(factB, factA);
    });
    const best = candidates[0];
    if (best === undefined) continue;
    if (candidates.some((other) => differ(other.totalPublished, best.totalPublished))) {
      best.flags.push(flag('share-count-conflict', `filings differ on the shares outstanding at ${best.asOf}`, true));
    }
    chosen.push(best);
  }
  chosen.sort((a, b) => (a.asOf < b.asOf ? 1 : -1));
  return chosen.map((candidate) => snapshotOf(candidate, chosen, splits));
}

function lacksClasses(snapshot: ShareSnapshot, all: readonly ShareSnapshot[]): boolean {
  if (snapshot.classes.includes('')) return false;
  return all.some(
    (older) =>
      older.asOf < snapshot.asOf &&
      daysBetween(older.asOf, snapshot.asOf) <= CLASS_MEMORY_DAYS &&
      !older.classes.includes('') &&
      older.classes.length > snapshot.classes.length &&
      snapshot.classes.every((name) => older.classes.includes(name)),
  );
}

/** The latest complete statement dated at least `minAge` and at most `maxAge` days before the as-of date. */
export function selectShares(
  context: SelectContext,
  snapshots: readonly ShareSnapshot[],
  extraFlags: readonly InputFlag[],
  minAge: number,
  maxAge: number,
): InputGroup<ShareItem> {
  const newest = addDays(context.asOf, -minAge);
  const oldest = addDays(context.asOf, -maxAge);
  const flags: InputFlag[] = [...extraFlags];
  for (const snapshot of snapshots) {
    if (snapshot.asOf > newest) continue;
    if (snapshot.asOf < oldest) break;
    if (lacksClasses(snapshot, snapshots)) {
      flags.push(
        flag('incomplete-classes', `count for ${snapshot.asOf} leaves out a class stated before; not used`, true),
      );
      continue;
    }
    flags.push(...snapshot.flags);
    const published = snapshot.items[0]?.source?.publicAt ?? '';
    const hidden = context.facts.coverage['share-float'].unparsed.some(
      (filing) => isVisible(context, filing) && filing.publicAt > published,
    );
    if (minAge === 0 && hidden) {
      flags.push(flag('newer-count-unparsed', 'a newer filing with a count of shares is not parsed', true));
    }
    if (!(snapshot.total > 0)) {
      return {
        state: 'missing',
        reason: { code: 'shares-not-positive', message: `shares outstanding at ${snapshot.asOf} are not positive` },
        flags,
        items: snapshot.items,
      };
    }
    return { state: 'present', reason: null, flags, items: snapshot.items };
  }
  const span = minAge === 0 ? `within ${maxAge} days` : `between ${oldest} and ${newest}`;
  return missingGroup('no-share-count', `no count of shares outstanding ${span}`, flags);
}
