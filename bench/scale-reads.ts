import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import type { AccessionNumber } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { countPending, pagePending } from '../db/repositories/filings/pending-filings.ts';
import { findIdentifiers } from '../db/repositories/reference/identifiers.ts';
import { deploymentStatus } from '../db/repositories/runs/deployment-status.ts';
import { FILINGS_A_DAY, PARSER_VERSIONS, someIssuer } from './scale-database.ts';

const PAGE = 200;

/** What runs and readers ask, by name. */
export function scaleReads(db: Database, filings: number): Readonly<Record<string, () => Promise<unknown>>> {
  const cik = someIssuer(filings);
  const pending = { selector: { by: 'all' }, source: 'edgar', parserVersions: PARSER_VERSIONS } as const;
  const numberOf = (n: number) =>
    `${String(Math.floor(n / 1e6)).padStart(10, '0')}-26-${String(n % 1e6).padStart(6, '0')}` as AccessionNumber;
  const middle = Math.floor(filings / 200_000) * 100_000;
  const report = numberOf(middle);
  const page = (after: AccessionNumber | null) => pagePending(db, { ...pending, after, limit: PAGE });
  const day = new Date(Date.UTC(2008, 0, 1) + Math.floor(middle / FILINGS_A_DAY) * 86_400_000);
  const date = day.toISOString().slice(0, 10) as IsoDate;
  const before = `${date}T23:59:59.000Z` as IsoTimestamp;
  return {
    'count pending': () => countPending(db, pending),
    'first page of pending': () => page(null),
    'last page of pending': () => page(numberOf(filings - 300)),
    status: () => deploymentStatus(db, PARSER_VERSIONS),
    "an issuer's facts of a concept": () =>
      sql`select * from parsed.current_xbrl_facts where cik = ${cik} and concept = 'us-gaap:Concept38'
        order by period_end desc limit 50`.execute(db),
    "a report's facts": () =>
      sql`select * from parsed.current_xbrl_facts where cik = (
        select cik from raw.filings where accession_number = ${report}) and accession_number = ${report}`.execute(db),
    'holders of a security': () =>
      sql`select * from parsed.current_thirteenf_holdings
        where cusip = '000004711' and period_of_report = (date_trunc('quarter', ${date}::date)::date - 1) limit 50`.execute(
        db,
      ),
    'warrants, newest first': () =>
      sql`select * from dilution.current_warrants where public_at <= ${before}
        order by public_at desc, accession_number desc limit 50`.execute(db),
    "an issuer's warrants": () => sql`select * from dilution.current_warrants where cik = ${cik}`.execute(db),
    'meetings by type and date': () =>
      sql`select * from parsed.current_voting_meetings where meeting_type = 'special' and meeting_date <= ${date}::date
        order by meeting_date desc limit 50`.execute(db),
    'filings by form and time': () =>
      sql`select accession_number, cik, public_at from raw.filings where form = '424B5' and public_at <= ${before}
        order by public_at desc, accession_number desc limit 50`.execute(db),
    'ratings by risk': () =>
      sql`select * from score.ratings where methodology_version = 'generated' and overall_risk = 'high'
        order by computed_at desc, rating_id desc limit 50`.execute(db),
    'owners by name': () =>
      sql`select * from parsed.current_beneficial_owners
        where lower(name) like lower('OWNER c4ca4') || '%' limit 50`.execute(db),
    'offerings of a day': () =>
      sql`select * from dilution.current_offering_events where filed_date = ${date}::date
        order by filed_date desc, accession_number desc limit 50`.execute(db),
    'who a ticker means': () => findIdentifiers(db, { kind: 'ticker', value: `T${cik}` }),
  };
}
