import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import { AppError } from '../../../core/errors.ts';
import { type HistoryDays, WITHHELD } from '../../../core/history-days.ts';
import type { Cik, Sha256 } from '../../../core/ids.ts';
import { arrayBytes } from '../../array-bytes.ts';
import type { Database, Transaction } from '../../database.ts';

export interface ComparedRange {
  readonly a: string;
  readonly b: string;
  /** First and last as-of date. */
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** A few hundred kilobytes per issuer: worth a round trip, small enough to buffer twice. */
const ISSUERS_PER_PAGE = 10;
const FACTOR_COLUMNS = [
  'active_offering_pressure',
  'cash_runway_pressure',
  'convertible_warrant_overhang',
  'share_float_velocity',
  'compliance_pressure',
] as const;

interface PackedHistory {
  readonly cik: Cik;
  readonly version: string;
  readonly days: Uint8Array;
  readonly score: Uint8Array;
  readonly marks: Uint8Array;
  readonly f1: Uint8Array;
  readonly f2: Uint8Array;
  readonly f3: Uint8Array;
  readonly f4: Uint8Array;
  readonly f5: Uint8Array;
}

/**
 * Reads every issuer's stored histories of a range under two methodologies, issuer by issuer, from one snapshot. The
 * server packs an issuer's days into one binary array per column, so that no row or text is created per score, and only
 * one page of issuers is in memory. The next page is read while one is counted.
 *
 * @param take must finish reading before it returns: the columns are reused for the next issuer
 */
export async function readComparedHistories(
  db: Database,
  range: ComparedRange,
  take: (cik: Cik, a: HistoryDays | null, b: HistoryDays | null) => void,
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // The key already has the rows in the requested order; sorting or parallel workers would cost more than they
      // save.
      for (const setting of ['enable_sort', 'enable_bitmapscan']) {
        await sql`select set_config(${setting}, 'off', true)`.execute(trx);
      }
      await sql`select set_config('max_parallel_workers_per_gather', '0', true)`.execute(trx);
      const unpackA = createUnpacker();
      const unpackB = createUnpacker();
      const ciks = await listComparedIssuers(trx, range);
      let coming = readPage(trx, range, ciks.slice(0, ISSUERS_PER_PAGE));
      for (let first = 0; first < ciks.length; first += ISSUERS_PER_PAGE) {
        const rows = await coming;
        const next = first + ISSUERS_PER_PAGE;
        coming = readPage(trx, range, ciks.slice(next, next + ISSUERS_PER_PAGE));
        // Awaited in the next round; until then a rejection must not count as unhandled.
        coming.catch(() => undefined);
        for (const [cik, histories] of Map.groupBy(rows, (row) => row.cik)) {
          const of = (version: string) => histories.find((history) => history.version === version);
          const [a, b] = [of(range.a), of(range.b)];
          take(cik, a ? unpackA(a) : null, b ? unpackB(b) : null);
        }
      }
      await coming;
    });
}

async function listComparedIssuers(trx: Transaction, { a, b, from, to }: ComparedRange): Promise<readonly Cik[]> {
  // Skips from issuer to issuer on the key instead of scanning all their days.
  const { rows } = await sql<{ cik: Cik }>`
    with recursive issuers (cik) as (
      (select cik from score.score_histories
       where methodology_version in (${a}, ${b}) and as_of_date between ${from} and ${to}
       order by cik limit 1)
      union all
      select (
        select h.cik from score.score_histories h
        where h.cik > i.cik and h.methodology_version in (${a}, ${b}) and h.as_of_date between ${from} and ${to}
        order by h.cik limit 1
      ) from issuers i where i.cik is not null
    )
    select cik from issuers where cik is not null
  `.execute(trx);
  return rows.map(({ cik }) => cik);
}

async function readPage(
  trx: Transaction,
  { a, b, from, to }: ComparedRange,
  ciks: readonly Cik[],
): Promise<readonly PackedHistory[]> {
  if (ciks.length === 0) return [];
  const columns = sql.join(
    FACTOR_COLUMNS.map(
      (column, index) => sql`array_send(array_agg(${sql.ref(column)})) as ${sql.ref(`f${index + 1}`)}`,
    ),
  );
  const { rows } = await sql<PackedHistory>`
    select cik, methodology_version as version, array_send(array_agg(as_of_date)) as days,
      array_send(array_agg(score)) as score, array_send(array_agg(marks)) as marks, ${columns}
    from (
      select *, (present_weight
        + case band when 'low' then 0 when 'moderate' then 128 when 'elevated' then 256 when 'high' then 384
            else ${sql.lit(128 * WITHHELD)} end
        + case confidence when 'low' then 0 when 'medium' then 1024 when 'high' then 2048 end)::int2 as marks
      from score.score_histories
      where cik = any(${[...ciks]}) and methodology_version in (${a}, ${b}) and as_of_date between ${from} and ${to}
      order by cik, methodology_version, as_of_date
    ) h
    group by cik, methodology_version
    order by cik, methodology_version
  `.execute(trx);
  return rows;
}

/** Unpacks into columns that are reused and grow with the longest history. */
function createUnpacker(): (packed: PackedHistory) => HistoryDays {
  let columns = createColumns(0);

  function readNumbers(bytes: Uint8Array, target: Float64Array): void {
    arrayBytes(bytes).read('float8', (index, value) => {
      target[index] = value;
    });
  }

  return (packed) => {
    const days = arrayBytes(packed.days);
    const { length } = days;
    if (length > columns.asOf.length) columns = createColumns(length * 2);
    const { asOf, score, state, confidence, presentWeight, factors } = columns;
    let before = Number.NEGATIVE_INFINITY;
    days.read('date', (index, day) => {
      if (day <= before) {
        throw new AppError(`the days of CIK ${packed.cik} came out of order`, {
          code: 'days-unordered',
          retryable: false,
        });
      }
      before = day;
      asOf[index] = day;
    });
    arrayBytes(packed.marks).read('int2', (index, marks) => {
      presentWeight[index] = marks & 127;
      state[index] = (marks >> 7) & 7;
      confidence[index] = marks >> 10;
    });
    readNumbers(packed.score, score);
    for (const [index, bytes] of [packed.f1, packed.f2, packed.f3, packed.f4, packed.f5].entries()) {
      const target = factors[index];
      if (target) readNumbers(bytes, target);
    }
    return { ...columns, length };
  };
}

function createColumns(capacity: number) {
  return {
    asOf: new Int32Array(capacity),
    score: new Float64Array(capacity),
    state: new Uint8Array(capacity),
    confidence: new Uint8Array(capacity),
    presentWeight: new Uint8Array(capacity),
    factors: FACTOR_COLUMNS.map(() => new Float64Array(capacity)),
  };
}

/** The content hash stored for a methodology; null where none of its scores are stored. */
export async function storedMethodologyHash(db: Database, version: string): Promise<Sha256 | null> {
  const row = await db
    .selectFrom('score.methodologies')
    .select('content_hash')
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content_hash ?? null;
}

/** A backfill that wrote days of a range. */
export interface BackfillOfRange {
  readonly runId: string;
  readonly finishedAt: IsoTimestamp;
  readonly materializationVersion: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Number of issuers selected; null: all covered. */
  readonly chosenIssuers: number | null;
}

/** The finished backfills of a methodology that overlap a range, latest first. */
export async function listBackfillsOfRange(
  db: Database,
  version: string,
  range: { readonly from: IsoDate; readonly to: IsoDate },
  limit: number,
): Promise<readonly BackfillOfRange[]> {
  const { rows } = await sql<BackfillOfRange>`
    select run_id as "runId", finished_at as "finishedAt", materialization_version as "materializationVersion",
      report #>> '{scope,from}' as "from", report #>> '{scope,to}' as "to",
      case when jsonb_typeof(report #> '{scope,ciks}') = 'array'
        then jsonb_array_length(report #> '{scope,ciks}') end as "chosenIssuers"
    from ops.runs
    where kind = 'backfill' and status = 'succeeded' and report #>> '{scope,methodologyVersion}' = ${version}
      and report #>> '{scope,from}' <= ${range.to} and report #>> '{scope,to}' >= ${range.from}
    order by finished_at desc, run_id limit ${limit}
  `.execute(db);
  return rows;
}
