import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHolderGraph } from '../../api/reads/holder-graph.ts';
import { readQuarterPage } from '../../api/reads/manager-quarter.ts';
import { type IsoTimestamp, parseIsoDate } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { NOW } from '../../db/repositories/datasets/clocked-rows.ts';
import { callOperation } from '../api/call-operation.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { tableReads } from '../query-plans.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

const FILINGS = 2_000;
const FACTS_PER_FILING = 60;
const HOLDINGS_PER_FILING = 100;
/** A security with a schedule that states its CUSIP, and its issuer. */
const HELD = '037833100';
const ISSUER = '900001' as Cik;

/** Generated rows of 500 filers: enough that a scan of a table costs more than an index. */
const ROWS = [
  sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source)
    select 'a' || n, (n % 500)::text, '10-Q', '2024-01-01', '2024-01-01', false, 'u', 's'
    from generate_series(1, ${FILINGS}::int) n`,
  sql`
    insert into parsed.bulk_outputs (output_id, sequence, confidence, cik, accession_number, parser_version, raw_sha256,
      extraction_trace_id, materialization_version, cross_validations)
    select n, 1, 1, (n % 500)::text, 'a' || n, case when n % 2 = 0 then 'xbrl@1' else 'thirteenf@1' end, '\\x00', 't', 'm',
      '[]'
    from generate_series(1, ${FILINGS}::int) n`,
  sql`
    insert into parsed.concepts (content_hash, concept)
    select gen_random_uuid(), 'us-gaap:C' || n from generate_series(1, 1000) n`,
  sql`insert into parsed.units (content_hash, unit, decimals) values (gen_random_uuid(), 'USD', '-3')`,
  sql`
    insert into parsed.fact_rows (output_id, position, concept_id, unit_id, period_end, span_start, span_end, revision,
      is_instant, is_nil, cik, numeric_value)
    select n, k, (n * 7 + k) % 1000 + 1, 1, date '2010-01-01' + n, k, k + 1, 0, true, false, (n % 500)::text, k
    from generate_series(2, ${FILINGS}::int, 2) n, generate_series(0, ${FACTS_PER_FILING - 1}::int) k`,
  sql`
    insert into parsed.named_securities (content_hash, cusip)
    select gen_random_uuid(), case when n = 14 then ${HELD} else 'CUSIP' || n end
    from generate_series(1, 5000) n`,
  sql`insert into parsed.holding_terms (content_hash) values (gen_random_uuid())`,
  sql`
    insert into parsed.holding_rows (output_id, position, security_id, terms_id, period_of_report, span_start, span_end,
      revision, voting_form, cik)
    select n, k, (n * 13 + k) % 5000 + 1, 1, date '2010-03-31' + (n % 40) * 91, k, k + 1, 0, 0, (n % 500)::text
    from generate_series(1, ${FILINGS}::int, 2) n, generate_series(0, ${HOLDINGS_PER_FILING - 1}::int) k`,
  sql`
    insert into parsed.thirteenf_reports (cik, accession_number, period_of_report, is_amendment, entries,
      included_managers, reporting_managers, parser_version, raw_source_key, materialization_version, value_spans,
      extraction_trace_id, confidence, cross_validations)
    select (n % 500)::text, 'a' || n, date '2010-03-31' + (n % 40) * 91, false, ${HOLDINGS_PER_FILING}, '[]', '[]',
      'thirteenf@1', 'k', 'm1', '{}', 't', 1, '[]'
    from generate_series(1, ${FILINGS / 2}::int, 2) n`,
  sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source)
    values ('s1', ${ISSUER}, 'SC 13G', '2010-02-01', '2010-02-01', false, 'u', 's')`,
  sql`insert into raw.filing_filers (cik, accession_number, role) values (${ISSUER}, 's1', 'subject-company')`,
  sql`
    insert into parsed.beneficial_owners (cik, accession_number, ordinal, issuer_cik, cusip, type_of_reporting_person,
      parser_version, raw_source_key, materialization_version, value_spans, extraction_trace_id, confidence,
      cross_validations)
    values (${ISSUER}, 's1', 0, ${ISSUER}, ${HELD}, '{IA}', 'beneficial-ownership@1', 'k', 'm1', '{}', 't', 1, '[]')`,
  sql`
    insert into ops.promotions (parser_id, parser_version, active)
    values ('beneficial-ownership', 'beneficial-ownership@1', true)`,
  sql`insert into ops.promotions (parser_id, parser_version, active) values ('xbrl', 'xbrl@1', true)`,
  sql`insert into ops.promotions (parser_id, parser_version, active) values ('thirteenf', 'thirteenf@1', true)`,
];

describe('the plans of reads of facts and holdings', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const rows of ROWS) await rows.execute(database.db);
    await sql`analyze`.execute(database.db);
  });
  afterAll(() => database.drop());

  /** The nodes of a plan that touched a table or one of its partitions. */
  async function nodesOf(query: RawBuilder<unknown>, table: string): Promise<readonly Plan[]> {
    const { rows } = await sql<{
      'QUERY PLAN': readonly { Plan: Plan }[];
    }>`explain (analyze, format json) ${query}`.execute(database.db);
    const all = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)];
    const [top] = rows[0]?.['QUERY PLAN'] ?? [];
    if (top === undefined) throw new Error('no plan');
    return all(top.Plan).filter(
      (node) => (node['Relation Name'] ?? node['Index Name'] ?? '').startsWith(table) && node['Actual Loops'] > 0,
    );
  }

  it.each([
    ['the current facts', sql`parsed.current_xbrl_facts`],
    ['the facts as computed at an instant', sql`parsed.xbrl_facts_as_computed(now())`],
  ])('%s of an issuer by concept and period come from one index of one partition', async (_, source) => {
    const query = sql`
      select value, unit, public_at from ${source}
      where cik = '100' and concept = 'us-gaap:C5' and period_end between '2012-01-01' and '2012-12-31'`;
    const nodes = (await nodesOf(query, 'fact_rows_p')).filter((node) => node['Relation Name'] !== undefined);
    expect(nodes).toHaveLength(1);
    expect(nodes[0]?.['Node Type']).toMatch(/^(?:Index Scan|Bitmap Heap Scan)$/);
    const conditions = (await nodesOf(query, 'fact_rows_p')).map((node) => node['Index Cond'] ?? '').join(' ');
    for (const column of ['cik', 'concept_id', 'period_end']) expect(conditions).toContain(column);
  });

  it('the facts of one filing come from the key of one partition, without naming the issuer', async () => {
    const nodes = await nodesOf(
      sql`select value from parsed.xbrl_facts where accession_number = 'a500' order by fact_index`,
      'fact_rows_p',
    );
    expect(new Set(nodes.map((node) => node['Relation Name'] ?? 'index')).size).toBeLessThanOrEqual(2);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(nodes.map((node) => node['Index Cond'] ?? '').join(' ')).toContain('output_id');
  });

  it('the holders of a CUSIP in a quarter come from an index by security and quarter', async () => {
    const query = sql`
      select cik, ssh_prnamt from parsed.current_thirteenf_holdings
      where cusip = 'CUSIP77' and period_of_report = '2012-03-31'`;
    const nodes = await nodesOf(query, 'holding_rows_p');
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    const conditions = nodes.map((node) => node['Index Cond'] ?? '').filter((condition) => condition !== '');
    expect(conditions.length).toBeGreaterThan(0);
    for (const condition of conditions) expect(condition).toMatch(/security_id.*period_of_report/);
    const securities = await nodesOf(query, 'named_securities');
    expect(securities.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });

  it('the holdings of a manager’s reports come from the key of one partition', async () => {
    const nodes = await nodesOf(
      sql`
        select cusip from parsed.current_thirteenf_holdings
        where cik = '101' and accession_number = any('{a101,a601}') order by accession_number, ordinal`,
      'holding_rows_p',
    );
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(new Set(nodes.flatMap((node) => node['Relation Name'] ?? [])).size).toBe(1);
  });

  /** What `read` reads of tables that grow with EDGAR, without those that hold everything once. */
  const bulkReads = async (read: (db: Database) => Promise<unknown>) =>
    (await tableReads(database.db, read)).filter(({ table }) =>
      /^(?:holding_rows|bulk_outputs|thirteenf_reports|named_securities|filings)/.test(table),
    );
  const holdingsRead = (reads: Awaited<ReturnType<typeof bulkReads>>) =>
    reads.filter(({ table }) => table.startsWith('holding_rows')).reduce((sum, { rows }) => sum + rows, 0);

  it('the holder graph of an issuer reads its own holdings of the quarter, by index', async () => {
    const quarter = parseIsoDate('2010-06-30');
    const at = '2010-09-01T00:00:00.000Z' as IsoTimestamp;
    const query = { cik: ISSUER, quarter, clocks: NOW, at };
    const { holders } = await readHolderGraph(database.db, query);
    expect(holders.map((holder) => holder.cik)).toEqual(['1']);
    const reads = await bulkReads((db) => readHolderGraph(db, query));
    expect(reads.filter(({ index }) => index === null)).toEqual([]);
    expect(holdingsRead(reads)).toBeLessThan(5);
  });

  it('a page of a manager’s quarter reads its rows alone', async () => {
    const query = { cik: '101' as Cik, period: null, clocks: NOW, from: 20, limit: 10 };
    const reads = await bulkReads((db) => readQuarterPage(db, query));
    expect(reads.filter(({ index }) => index === null)).toEqual([]);
    expect(holdingsRead(reads)).toBe(11);
  });

  it.each([
    ['getThirteenfReport', { query: { cik: '101', limit: 50 } }, 51],
    ['getInstitutionalExtract', { query: { cik: '101', cursor: 0, limit: 10 } }, 11],
    ['compareThirteenfReports', { query: {}, body: { cik: '101' } }, 2 * HOLDINGS_PER_FILING],
    ['getInstitutionalInvestorGraph', { query: { cik: '101' } }, 2 * HOLDINGS_PER_FILING],
    ['getInstitutionalHolderGraph', { query: { cik: ISSUER, quarter: '2010-Q2' } }, 5],
  ])('%s of %j reads holdings by index, at most %i', async (id, call, most) => {
    const reads = await bulkReads((db) => callOperation(db, id, call));
    expect(reads.filter(({ index }) => index === null)).toEqual([]);
    expect(holdingsRead(reads)).toBeGreaterThan(0);
    expect(holdingsRead(reads)).toBeLessThanOrEqual(most);
  });

  it('counting facts reads no dictionary', async () => {
    const query = sql`select count(*) from parsed.xbrl_facts`;
    for (const dictionary of ['concepts', 'units', 'dimension_sets']) {
      expect(await nodesOf(query, dictionary)).toEqual([]);
    }
  });
});
