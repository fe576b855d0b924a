import { sql } from 'kysely';
import { parseCik } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { registerMethodology, upsertScores } from '../db/repositories/scores/scores.ts';
import { methodologyHash } from '../scoring/methodology.ts';
import { CURRENT_METHODOLOGY_VERSION, methodologyByVersion } from '../scoring/methodology-registry.ts';
import { createReceipt } from '../scoring/receipt.ts';
import { encodeReceipt } from '../scoring/receipt-codec.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';
import { fillScale, issuersOf, newestOf } from './scale-database.ts';
import { END, generateFacts } from './score-facts.ts';

const SIZE = { filings: 2_000_000, facts: 5_000_000 };
const SCORED_ISSUERS = 500;
const FIRST_ISSUER = 1_000_000;

/** What the benchmark asks for. */
export interface Sample {
  /** An issuer with warrants. */
  readonly cik: string;
  /** An issuer whose owners have filed. */
  readonly owned: string;
  readonly manager: string;
  readonly ticker: string;
}

/** Fills a migrated database: the rows of `npm run scale`, covers of 13F reports, and scores with their receipts. */
export async function prepareApiDatabase(db: Database): Promise<Sample> {
  await fillScale(db, SIZE);
  await insertReports(db);
  await storeScores(db);
  await sql`vacuum analyze`.execute(db);
  const { rows } = await sql<Record<'cik' | 'owned' | 'manager', string>>`
    select
      (select cik from dilution.warrants order by cik limit 1) as cik,
      (select issuer_cik from parsed.beneficial_owners order by issuer_cik limit 1) as owned,
      (select cik from parsed.thirteenf_reports order by cik limit 1) as manager
  `.execute(db);
  const [found] = rows;
  if (!found?.cik || !found.owned || !found.manager || issuersOf(SIZE.filings) < SCORED_ISSUERS) {
    throw new Error('the database lacks rows to ask for');
  }
  return { ...found, ticker: `T${FIRST_ISSUER + 7}` };
}

async function insertReports(db: Database): Promise<void> {
  await sql`
    insert into parsed.thirteenf_reports (cik, accession_number, form, report_type, period_of_report, manager_name,
      is_amendment, entries, included_managers, reporting_managers, parser_version, raw_source_key,
      materialization_version, value_spans, extraction_trace_id, confidence, cross_validations)
    select o.cik, o.accession_number, f.form, '13F HOLDINGS REPORT',
      date_trunc('quarter', f.filed_date)::date - 1, 'MANAGER ' || o.cik, false, 50, '[]', '[]', ${newestOf('thirteenf')},
      'sha256:' || encode(o.raw_sha256, 'hex'), 'm', '{}', 't', 1, '[{"name": "entries", "passed": true}]'
    from parsed.bulk_outputs o join raw.filings f on f.accession_number = o.accession_number
    where o.parser_version like 'thirteenf@%'
  `.execute(db);
}

async function storeScores(db: Database): Promise<void> {
  const methodology = methodologyByVersion(CURRENT_METHODOLOGY_VERSION);
  await registerMethodology(db, {
    version: methodology.version,
    contentHash: methodologyHash(methodology),
    body: methodology,
  });
  for (let from = 0; from < SCORED_ISSUERS; from += 50) {
    const scores = Array.from({ length: 50 }, (_, at) => {
      const number = FIRST_ISSUER + from + at;
      const score = scoreIssuer({ ...generateFacts(number, END), cik: parseCik(number) }, END, methodology);
      return { score, receipt: encodeReceipt(createReceipt(score, methodology)) };
    });
    await db.transaction().execute((trx) => upsertScores(trx, { runId: 'bench', materializationVersion: 'm' }, scores));
  }
}
