import type { IsoDate } from '../../core/dates.ts';
import type { OutboxEvent } from '../../core/events.ts';
import { type ParserVersion, parserIdOf, parserVersionOf } from '../../core/ids.ts';
import { dependentsOf } from '../../core/parser-dependents.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { appendEvents } from '../../db/repositories/runs/outbox.ts';
import {
  countAffected,
  countNewlyRejected,
  countUnread,
  type Marks,
  markDependents,
} from '../../db/repositories/runs/promotion-effects.ts';
import {
  activeParserVersions,
  listPromotions,
  lockPromotions,
  replacePromotion,
  versionBefore,
} from '../../db/repositories/runs/promotions.ts';
import { nightUnderWay } from '../../db/repositories/runs/runs.ts';
import { type ParserCatalog, withDependencies } from '../../parsers/parser-catalog.ts';
import { permanentError } from '../errors.ts';
import { type GoldenFigures, goldenProblems } from './golden-figures.ts';

export interface PromotionRequest {
  readonly parserId: string;
  /** Null: the version before the promoted one. */
  readonly version: ParserVersion | null;
  /** Overrides what speaks against the promotion; needs a reason. */
  readonly force: boolean;
  readonly reason: string | null;
  readonly promotedBy: string;
}

export interface PromotionDeps {
  readonly db: Database;
  readonly catalog: ParserCatalog;
  /** Null: they could not be compared. */
  readonly compareGolden: (from: ParserVersion, to: ParserVersion) => Promise<GoldenFigures | null>;
}

/** What a promotion does, and what speaks against it. */
export interface PromotionPlan {
  readonly from: ParserVersion | null;
  readonly to: ParserVersion;
  readonly isRollback: boolean;
  /** The versions that it builds on, and those that keep naming the version before. */
  readonly dependsOn: readonly ParserVersion[];
  readonly staying: readonly ParserVersion[];
  readonly golden: GoldenFigures | null;
  /** Filings that only the promoted version has run over. */
  readonly unread: number;
  /** Filings that the promoted version parsed and this one rejected. */
  readonly newlyRejected: number;
  /** Issuers whose derived rows, identifiers and current scores are recomputed. */
  readonly marks: Marks;
  /** Without force, any of these refuses the promotion. */
  readonly problems: readonly string[];
}

/**
 * What promoting would do; nothing is written.
 *
 * @throws AppError where no force helps: the build lacks the version or one it builds on, it is promoted already, or no
 *   version came before
 */
export async function planPromotion(deps: PromotionDeps, request: PromotionRequest): Promise<PromotionPlan> {
  const { db, catalog } = deps;
  const { parserId, version } = request;
  const isRollback = version === null;
  const from = (await activeParserVersions(db)).get(parserId) ?? null;
  const to = version ?? (await versionBefore(db, parserId))?.version ?? null;
  if (to === null) {
    const now = from === null ? `no version of ${parserId} is promoted` : `no version was promoted before ${from}`;
    throw permanentError('nothing-to-roll-back', `${now}: see "tidemark promotions ${parserId}"`);
  }
  const own = await withDependencies(catalog, [to]);
  if (from === to) throw permanentError('already-promoted', `${to} is the promoted version already`);
  // Whoever rolls back wants the readings of before, whatever the golden documents say of them.
  const isCompared = from !== null && catalog.has(from);
  const golden = isCompared ? await deps.compareGolden(from, to) : null;
  const unread = await countUnread(db, { from, to });
  const problems = [
    ...(isRollback || !isCompared ? [] : goldenProblems(golden)),
    ...(unread > 0 ? [unreadProblem(from, to, unread)] : []),
    ...nightProblems(await nightUnderWay(db), parserId),
  ];
  return {
    from,
    to,
    isRollback,
    dependsOn: own.filter((one) => one !== to),
    staying: dependantsOn(catalog, from),
    golden,
    unread,
    newlyRejected: await countNewlyRejected(db, { from, to }),
    marks: await countAffected(db, { from, to }, dependentsOf(parserId)),
    problems,
  };
}

/**
 * Promotes, or rolls back, in one transaction with the marks of what depends on the parser and the event for operators.
 *
 * @throws AppError `promotion-refused` with all that speaks against it, unless forced
 */
export async function promoteChecked(deps: PromotionDeps, request: PromotionRequest): Promise<PromotionPlan> {
  const { force, reason } = request;
  if (force && !reason?.trim()) throw permanentError('reason-missing', '--force needs --reason, which is stored');
  const plan = await planPromotion(deps, request);
  if (plan.problems.length > 0 && !force) throw refusal(plan.to, plan.problems);
  return deps.db.transaction().execute(async (trx) => commitPromotion(trx, plan, request));
}

/** The comparison takes a while: what it was made for is checked again under the lock. */
async function commitPromotion(
  trx: Transaction,
  plan: PromotionPlan,
  { parserId, force, reason, promotedBy }: PromotionRequest,
): Promise<PromotionPlan> {
  const { from, to, isRollback, golden } = plan;
  await lockPromotions(trx);
  const active = (await activeParserVersions(trx)).get(parserId) ?? null;
  if (active !== from) {
    const message = `${active ?? 'no version'} was promoted meanwhile: look at it, and run the command again`;
    throw permanentError('promoted-meanwhile', message);
  }
  const unread = await countUnread(trx, { from, to });
  const problems = [
    ...(unread > 0 ? [unreadProblem(from, to, unread)] : []),
    // A night records its start under the lock of promotions: one that this does not see begins after the promotion.
    ...nightProblems(await nightUnderWay(trx), parserId),
  ];
  if (problems.length > 0 && !force) throw refusal(to, problems);
  const before = isRollback ? ((await versionBefore(trx, parserId))?.before ?? null) : from;
  await replacePromotion(trx, {
    version: to,
    reason: reason ?? (isRollback ? `rolled back from ${from}` : null),
    previousVersion: before,
    isRollback,
    forced: force && (plan.problems.length > 0 || problems.length > 0),
    golden,
    promotedBy,
  });
  const marks = await markDependents(trx, { from, to }, dependentsOf(parserId));
  await appendEvents(trx, [await eventOf(trx, { ...plan, unread, marks }, reason, promotedBy)]);
  return { ...plan, unread, marks };
}

async function eventOf(
  trx: Transaction,
  { from, to, isRollback, problems, marks, unread }: PromotionPlan,
  reason: string | null,
  promotedBy: string,
): Promise<OutboxEvent> {
  const promotedAt = await promotionTime(trx, to);
  return {
    eventType: isRollback ? 'ops.parser.rolled_back' : 'ops.parser.promoted',
    naturalKey: `${to}/${promotedAt}`,
    payload: { from, to, promotedAt, promotedBy, reason, overridden: problems, unread, marks },
  };
}

async function promotionTime(trx: Transaction, version: ParserVersion): Promise<string> {
  const [latest] = await listPromotions(trx, parserIdOf(version));
  if (latest === undefined) throw new Error(`the promotion of ${version} was not stored`);
  return latest.promotedAt;
}

function refusal(to: ParserVersion, problems: readonly string[]) {
  const message = `${to} is not promoted: ${problems.join('; ')}; --force --reason "…" promotes it anyway`;
  return permanentError('promotion-refused', message, { context: { problems } });
}

function unreadProblem(from: ParserVersion | null, to: ParserVersion, unread: number): string {
  const [, id, n] = /^(.*)@(\d+)$/.exec(to) ?? [];
  const filings = unread === 1 ? '1 filing that' : `${unread} filings that`;
  return `${filings} ${from} has read and ${to} has not: run "tidemark reprocess --parser ${id} --version ${n}" first`;
}

/** A night reads what is promoted at each moment: some of its scores would follow from one version, some from the other. */
function nightProblems(night: IsoDate | null, parserId: string): readonly string[] {
  if (night === null || dependentsOf(parserId).length === 0) return [];
  return [`the nightly run of ${night} is under way: promote when it has finished`];
}

/** The newest versions of other parsers that name this one, and go on reading it. */
function dependantsOn(catalog: ParserCatalog, version: ParserVersion | null): readonly ParserVersion[] {
  if (version === null) return [];
  return catalog.newest.flatMap(({ id, version: n, dependsOn }) =>
    dependsOn.includes(version) ? [parserVersionOf(id, n)] : [],
  );
}
