import { sql } from 'kysely';
import type { ComplianceState } from '../../../core/compliance.ts';
import type { IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/** A listing deficiency as derived from all notices of an issuer. */
export interface StoredComplianceState extends ComplianceState {
  readonly cik: Cik;
  /** Date that it is derived as of. */
  readonly asOf: IsoDate;
}

/** The derived listing deficiencies of some issuers, as of the last derivation of each. */
export async function loadComplianceStates(
  db: Database | Transaction,
  ciks: readonly Cik[],
): Promise<readonly StoredComplianceState[]> {
  if (ciks.length === 0) return [];
  const { rows } = await sql<StoredComplianceState>`
    select cik, exchange, deficiency, status, is_open as "isOpen", since, notice_date as "noticeDate", source, history,
      as_of as "asOf"
    from dilution.current_compliance_states where cik = any(${[...ciks]})
    order by cik, exchange, deficiency
  `.execute(db);
  return rows;
}
