import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import { publicTimeOf } from '../../../core/public-time.ts';
import type { Transaction } from '../../database.ts';
import { recordset } from '../../upsert.ts';
import { markFilers } from './filing-filers.ts';
import { keepSupersededTimes } from './filing-times.ts';

/** What an index says of a filing that the feed announced. */
export interface ListedDetails {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
}

/**
 * Gives filings the form and filed date that an index states. Both decide when a filing was public and which parsers read
 * it, so a parsed filing becomes pending again; what was known before stays readable as of then.
 *
 * @returns the filings that changed
 */
export async function correctFilings(
  trx: Transaction,
  listed: readonly ListedDetails[],
): Promise<readonly AccessionNumber[]> {
  const stated = new Map(listed.map((one) => [one.accessionNumber, one]));
  const { rows: found } = await sql<ListedDetails & { readonly acceptedAt: IsoTimestamp | null }>`
    select accession_number as "accessionNumber", form, filed_date as "filedDate", accepted_at as "acceptedAt"
    from raw.filings where accession_number = any(${[...stated.keys()]})
    order by accession_number for no key update
  `.execute(trx);
  const corrected = found.flatMap(({ acceptedAt, ...before }) => {
    const now = stated.get(before.accessionNumber);
    if (!now || (now.form === before.form && now.filedDate === before.filedDate)) return [];
    return [{ ...now, acceptedAt }];
  });
  if (corrected.length === 0) return [];
  const times = corrected.map((one) => {
    const { publicAt, publicAtEstimated } = publicTimeOf(one);
    const { accessionNumber: accession_number, acceptedAt: accepted_at } = one;
    return { accession_number, accepted_at, public_at: publicAt, public_at_estimated: publicAtEstimated };
  });
  await keepSupersededTimes(trx, times);
  const rows = corrected.map((one, index) => ({ ...times[index], form: one.form, filed_date: one.filedDate }));
  await sql`
    with changed as (
      update raw.filings f
      set form = i.form, filed_date = i.filed_date, public_at = i.public_at,
          public_at_estimated = i.public_at_estimated,
          state = case when f.state = 'processed' then 'stored' else f.state end,
          parser_set = case when f.state = 'processed' then null else f.parser_set end
      from ${recordset('raw.filings', rows)} i
      where f.accession_number = i.accession_number
      returning f.accession_number, f.filed_date
    )
    update raw.filing_sources s set filed_date = c.filed_date
    from changed c where s.accession_number = c.accession_number and s.filed_date <> c.filed_date
  `.execute(trx);
  const numbers = corrected.map(({ accessionNumber }) => accessionNumber);
  await markFilers(trx, numbers);
  return numbers;
}
