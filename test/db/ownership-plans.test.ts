import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOperation } from '../api/call-operation.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type TableRead, tableReads } from '../query-plans.ts';

const ISSUERS = 1_000;
/** Of each form, by issuer `n % ISSUERS`, a day apart for each hundred. */
const FILINGS = 5_000;
const META = sql`'sha256:00', 'm1', '{}', 't', 1, '[]'`;
const META_COLUMNS = sql`raw_source_key, materialization_version, value_spans, extraction_trace_id, confidence,
  cross_validations`;
const cik = sql`(n % ${ISSUERS}::int)::text`;

const filings = (letter: string, form: string, role: string) => [
  sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, retrieved_at, parser_set)
    select ${letter} || n, ${cik}, ${form}, date '2015-01-01' + n / 10, timestamptz '2015-01-01' + n * interval '2 hours',
      false, 'u', 's', 'processed', 'sha256:00', now(), (select min(parser_set) from ops.parser_sets)
    from generate_series(1, ${FILINGS}::int) n`,
  sql`
    insert into raw.filing_filers (cik, accession_number, role, name)
    select ${cik}, ${letter} || n, ${role}, 'CO ' || n from generate_series(1, ${FILINGS}::int) n`,
];

const ROWS = [
  sql`insert into ops.parser_sets (parser_versions) values ('{voting-results@1}')`,
  ...filings('v', '8-K', 'filer'),
  ...filings('s', 'SC 13G', 'subject-company'),
  ...filings('l', '10-K', 'filer'),
  ...filings('f', '13F-HR', 'filer'),
  sql`
    insert into parsed.voting_meetings (cik, accession_number, meeting_date, meeting_type, parsing_confidence,
      parser_version, ${META_COLUMNS})
    select ${cik}, 'v' || n, date '2015-01-01' + n / 10, case when n % 5 = 0 then 'special' else 'annual' end, 'high',
      'voting-results@1', ${META}
    from generate_series(1, ${FILINGS}::int) n`,
  sql`
    insert into parsed.voting_proposals (cik, accession_number, ordinal, proposal_type, subject, class_votes,
      parser_version, ${META_COLUMNS})
    select ${cik}, 'v' || n, 0, 'say_on_pay', 'Pay', '[]', 'voting-results@1', ${META}
    from generate_series(1, ${FILINGS}::int) n`,
  sql`
    insert into parsed.beneficial_owners (cik, accession_number, ordinal, form, issuer_cik, cusip, name, person_cik,
      type_of_reporting_person, parser_version, ${META_COLUMNS})
    select ${cik}, 's' || n, 0, case when n % 400 = 0 then 'SC 13D' else 'SC 13G' end, ${cik}, 'C' || n % ${ISSUERS}::int,
      'Holder Number' || n % 500 || ' Capital', (100000 + n % 500)::text, '{IA}', 'beneficial-ownership@1', ${META}
    from generate_series(1, ${FILINGS}::int) n`,
  sql`
    insert into parsed.subsidiary_lists (cik, accession_number, sequence, form, filed_date, count, notes, parser_version,
      ${META_COLUMNS})
    select ${cik}, 'l' || n, 2, '10-K', date '2015-01-01' + n / 10, 2, '{}', 'subsidiaries@1', ${META}
    from generate_series(1, ${FILINGS}::int) n`,
  sql`
    insert into parsed.subsidiaries (cik, accession_number, sequence, position, name, name_key, level, note_marks,
      parser_version, ${META_COLUMNS})
    select ${cik}, 'l' || n, 2, k, 'Sub ' || k, 'sub', 0, '{}', 'subsidiaries@1', ${META}
    from generate_series(1, ${FILINGS}::int) n, generate_series(0, 1) k`,
  sql`
    insert into parsed.thirteenf_reports (cik, accession_number, period_of_report, is_amendment, entries,
      included_managers, reporting_managers, parser_version, ${META_COLUMNS})
    select ${cik}, 'f' || n, date '2015-03-31' + n / ${ISSUERS}::int * 91, false, 0, '[]', '[]', 'thirteenf@1', ${META}
    from generate_series(1, ${FILINGS}::int) n`,
  ...['voting-results', 'beneficial-ownership', 'subsidiaries', 'thirteenf'].map(
    (parser) => sql`
      insert into ops.promotions (parser_id, parser_version, active) values (${parser}, ${`${parser}@1`}, true)`,
  ),
];
/** What grows with EDGAR. */
const LARGE =
  /^(?:filings|filing_filers|voting_|beneficial_owners|subsidiar|thirteenf_reports|holding_rows|bulk_outputs)/;

describe('the plans of reads of owners, votes and subsidiaries', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const rows of ROWS) await rows.execute(database.db);
    await sql`analyze`.execute(database.db);
  }, 120_000);
  afterAll(() => database.drop());

  async function readsOf(id: string, query: object): Promise<readonly TableRead[]> {
    const reads = await tableReads(database.db, (db) => callOperation(db, id, { query }));
    return reads.filter(({ table }) => LARGE.test(table));
  }

  test.each([
    ['listVotingResults', {}],
    ['listVotingResults', { cik: '77' }],
    ['listVotingResults', { cik: '77', as_computed: '2030-01-01' }],
    ['listVotingResults', { meeting_type: 'special' }],
    ['listVotingResults', { meeting_from: '2016-01-01', meeting_to: '2016-01-02' }],
    ['listVotingResults', { from: '2016-01-01', to: '2016-01-31' }],
    ['listSubsidiaries', { cik: '77' }],
    ['listSubsidiaries', { cik: '77', as_of: '2015-12-31', view: 'agent' }],
    ['listBeneficialOwners', {}],
    ['listBeneficialOwners', { cik: '77' }],
    ['listBeneficialOwners', { cusip: 'C77000' }],
    ['listBeneficialOwners', { owner_cik: '100077' }],
    ['listBeneficialOwners', { owner: 'number77 holder' }],
    ['listBeneficialOwners', { cik: '77', latest: true }],
    ['listBeneficialOwners', { owner_cik: '100077', latest: true }],
    ['listBeneficialOwners', { form: '13G', from: '2016-01-01', to: '2016-02-28' }],
    ['listThirteenfFilings', { cik: '77' }],
  ])('%s of %j reads rows by indexes, and few of them', async (id, query) => {
    const reads = await readsOf(id, query);
    expect(reads.filter(({ index }) => index === null)).toEqual([]);
    expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThan(1_000);
  });
});
