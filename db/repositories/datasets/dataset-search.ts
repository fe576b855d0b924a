import { sql } from 'kysely';
import { DATASET_PLANS } from '../../../core/dataset-plans.ts';
import type { DateRange } from '../../../core/date-ranges.ts';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../../../core/ids.ts';
import type { ScoreDataset } from '../../../core/score-inputs.ts';
import type { SearchEvidence } from '../../../core/score-receipt.ts';
import type { FilerRole } from '../../../core/submission.ts';
import type { Database, Transaction } from '../../database.ts';
import { searchIndexes } from './index-search.ts';

/** A filing that may have rows of a dataset but was not read, with the reason. */
export interface UnreadFiling {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly publicAt: IsoTimestamp;
  /** `pending: …`, `missing: …`, `joint filing: …`, `rejected: …` with the parser's message. */
  readonly reason: string;
}

/**
 * What was searched for one dataset among an issuer's stored filings. "None found" is `covered` with `found` 0;
 * `not-covered`: no filing that could have it was read; `partly-covered`: some are in `unread`, or no index was read for
 * a part of the time (`notIndexed`), so that filings may be unknown.
 */
export interface DatasetSearch {
  readonly status: 'covered' | 'partly-covered' | 'not-covered';
  readonly parserVersion: ParserVersion | null;
  /** Filings of the dataset's forms that the promoted parser read in full, and those in which it found something. */
  readonly searched: number;
  readonly found: number;
  /** The searched filings by form. */
  readonly byForm: Readonly<Record<string, number>>;
  /** The issuer's newest annual or quarterly report that was parsed; null: none was. */
  readonly newestReport: SearchEvidence['newestReport'];
  /** Filing dates of the searched filings. */
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  /** Filing date of the newest filing with a finding: later ones were searched and have none. */
  readonly newestFound: IsoDate | null;
  /** Newest first. */
  readonly unread: readonly UnreadFiling[];
  /** Filing dates whose indexes were read for this issuer, in order: all filings of them are known. */
  readonly indexed: readonly DateRange[];
  /** Filing dates without an index, from the first searched filing to the last known date. */
  readonly notIndexed: readonly DateRange[];
}

/** The source of a dataset of an issuer's own filings. */
export interface SearchedDataset {
  readonly parserId: string;
  /** Forms that may have it, without `/A`: a POSIX regular expression, to be anchored by the query. */
  readonly forms: string;
  /** The issuer's roles in the header. `other`: the header is not read yet. */
  readonly roles: readonly FilerRole[];
  /** Whether rows are keyed by the first filer only, so that a joint filing has none under the others. */
  readonly isOfFirstFiler: boolean;
  /** Of a dataset that every report has: why a report in which the parser found nothing was not read. Not of amendments. */
  readonly unreadWithout?: string;
}

export const SUBSIDIARIES_DATASET: SearchedDataset = {
  parserId: 'subsidiaries',
  forms: '10-K(T|405|T405|SB|SB40)?|20-F',
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

/** Reports whose XBRL may break numbers down by segments. */
export const SEGMENTED_FACTS_DATASET: SearchedDataset = {
  parserId: 'segmented-facts',
  forms: '10-K(T|405|T405)?|20-F|40-F|10-Q(T)?|6-K',
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const VOTES_DATASET: SearchedDataset = {
  parserId: 'voting-results',
  forms: '8-K(12B|12G3|15D5)?',
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const OWNERS_DATASET: SearchedDataset = {
  parserId: 'beneficial-ownership',
  forms: '(SC|SCHEDULE) 13[DG]',
  roles: ['subject-company', 'other'],
  isOfFirstFiler: false,
};

export const THIRTEENF_DATASET: SearchedDataset = {
  parserId: 'thirteenf',
  forms: '13F-(HR|NT)',
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const FOOTNOTES_DATASET: SearchedDataset = {
  parserId: 'footnotes',
  forms: '10-KT?(405)?|10-QT?|20-F|40-F',
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
  unreadWithout: 'not covered: the filing tags no text of its notes (filings before XBRL do not)',
};

const formsOf = (...datasets: readonly ScoreDataset[]): string =>
  datasets.flatMap((dataset) => DATASET_PLANS[dataset]?.forms ?? []).join('|');

export const PROGRAMS_DATASET: SearchedDataset = {
  parserId: 'offering-events',
  forms: formsOf('offerings'),
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const INSTRUMENTS_DATASET: SearchedDataset = {
  parserId: 'overhang',
  forms: formsOf('overhang'),
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const COMPLIANCE_DATASET: SearchedDataset = {
  parserId: 'exchange-compliance',
  forms: formsOf('compliance'),
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const SHARE_FLOAT_DATASET: SearchedDataset = {
  parserId: 'share-float',
  forms: formsOf('share-float'),
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const SPLITS_DATASET: SearchedDataset = {
  parserId: 'reverse-splits',
  forms: formsOf('splits'),
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const CASH_DATASET: SearchedDataset = {
  parserId: 'cash-position',
  forms: formsOf('cash'),
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const LOCKUPS_DATASET: SearchedDataset = {
  parserId: 'lockups-and-rofr',
  forms: formsOf('overhang'),
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const ISSUANCES_DATASET: SearchedDataset = {
  parserId: 'issuances',
  forms: formsOf('overhang'),
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

export const CORPORATE_ACTIONS_DATASET: SearchedDataset = {
  parserId: 'corporate-actions',
  forms: formsOf('compliance'),
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
};

interface FilingRow extends UnreadFiling {
  readonly wasRead: boolean;
  readonly found: boolean;
}

/** Null for an unknown CIK: no filing names it, and no index was read for it. */
export async function searchDataset(
  db: Database | Transaction,
  query: { readonly cik: Cik; readonly dataset: SearchedDataset; readonly publicTo: IsoTimestamp | null },
): Promise<DatasetSearch | null> {
  const { cik, dataset, publicTo } = query;
  if (!(await isKnown(db, cik))) return null;
  const promoted = await sql<{ version: ParserVersion }>`
    select parser_version as version from ops.promotions where parser_id = ${dataset.parserId} and active
  `.execute(db);
  const parserVersion = promoted.rows[0]?.version ?? null;
  const isJoint = sql`(${dataset.isOfFirstFiler}::boolean and g.cik <> ${cik} and r.found > 0)`;
  const unreadWithout = dataset.unreadWithout ?? null;
  const isWithout = sql`(${unreadWithout}::text is not null and g.state = 'processed' and r.ran and r.rejected = 0
    and r.found = 0 and g.form not like '%/A')`;
  const { rows } = await sql<FilingRow>`
    select g.accession_number as "accessionNumber", g.form, g.filed_date as "filedDate", g.public_at as "publicAt",
      g.state = 'processed' and r.ran and r.rejected = 0 and not ${isJoint} and not ${isWithout} as "wasRead",
      r.found > 0 and not ${isJoint} as found,
      case
        when ${isJoint} then 'joint filing: its rows stand under CIK ' || g.cik
        when ${isWithout} then ${unreadWithout}::text
        when g.state in ('missing', 'rejected', 'failed') then g.state || ': ' || coalesce(g.state_reason, g.state_code, '')
        when g.state in ('discovered', 'stored') then 'pending: ' || g.state
        when r.rejected > 0 then 'rejected: ' || coalesce(r.words, 'no reason')
        else 'pending: not read by ' || ${parserVersion ?? `a version of ${dataset.parserId}`}::text
      end as reason
    from raw.filings g
    cross join lateral (
      select count(*) filter (where p.status = 'rejected') as rejected,
        count(*) filter (where p.status = 'parsed') as found,
        exists (
          select from ops.parser_sets s where s.parser_set = g.parser_set and ${parserVersion} = any(s.parser_versions)
        ) as ran,
        min(p.reasons -> 0 ->> 'message') filter (where p.status = 'rejected') as words
      from ops.parse_runs p
      where p.accession_number = g.accession_number and p.parser_version = ${parserVersion}
    ) r
    where exists (
        select from raw.filing_filers f
        where f.accession_number = g.accession_number and f.cik = ${cik} and f.role = any(${[...dataset.roles]})
      )
      and g.form ~ ${`^(${dataset.forms})(/A)?$`}
      and (${publicTo}::timestamptz is null or g.public_at <= ${publicTo})
    order by g.public_at desc, g.accession_number desc
  `.execute(db);
  const read = rows.filter(({ wasRead }) => wasRead);
  const unread = rows.filter(({ wasRead }) => !wasRead);
  const { indexed, notIndexed, newestReport } = await searchIndexes(db, { cik, publicTo, filings: rows });
  const isPartial = unread.length > 0 || notIndexed.length > 0;
  return {
    status: read.length === 0 ? 'not-covered' : isPartial ? 'partly-covered' : 'covered',
    parserVersion,
    searched: read.length,
    byForm: Object.fromEntries([...Map.groupBy(read, ({ form }) => form)].map(([form, own]) => [form, own.length])),
    newestReport,
    found: rows.filter(({ found }) => found).length,
    from: read.at(-1)?.filedDate ?? null,
    to: read[0]?.filedDate ?? null,
    newestFound: rows.find(({ found }) => found)?.filedDate ?? null,
    unread: unread.map(({ wasRead: _, found: __, ...filing }) => filing),
    indexed,
    notIndexed,
  };
}

async function isKnown(db: Database | Transaction, cik: Cik): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from raw.filing_filers where cik = ${cik})
      or exists (select from raw.discoveries where cik = ${cik}) as known
  `.execute(db);
  return rows[0]?.known === true;
}
