import { sql } from 'kysely';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { BeneficialOwnerValues } from '../../core/rows-beneficial-ownership.ts';
import type { SubsidiaryValues } from '../../core/rows-subsidiaries.ts';
import type { VotingMeetingValues, VotingProposalValues } from '../../core/rows-voting.ts';
import type { Database } from '../../db/database.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { accessionOf, date, RAW_KEY, rowMeta } from './fixtures.ts';

export const VOTES = 'voting-results@1' as ParserVersion;
export const LISTS = 'subsidiaries@1' as ParserVersion;
export const SCHEDULES = 'beneficial-ownership@1' as ParserVersion;
export const CIK = '100' as Cik;
export const EMPTY = '101' as Cik;
export const UNREAD = '102' as Cik;

interface Filing {
  readonly n: number;
  readonly form: string;
  readonly day: string;
  readonly cik?: Cik;
  readonly role?: string;
  readonly coFiler?: Cik;
  readonly state?: 'processed' | 'stored' | 'missing';
  readonly run?: { readonly version: ParserVersion; readonly status: 'parsed' | 'not_applicable' | 'rejected' };
}

async function storeFiling(
  db: Database,
  { n, form, day, cik = CIK, role = 'filer', coFiler, state = 'processed', run }: Filing,
) {
  const accession = accessionOf(n);
  const ran = run ? [run.version] : [];
  const parserSet = state === 'processed' ? await db.transaction().execute((trx) => parserSetOf(trx, ran)) : null;
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source,
      state, state_reason, raw_source_key, retrieved_at, parser_set)
    values (${accession}, ${cik}, ${form}, ${day}, ${`${day}T20:00:00.000Z`}, false, 'https://www.sec.gov/f.txt', 'edgar', ${state},
      ${state === 'missing' ? 'the source has no such file' : null}, ${RAW_KEY},
      '2024-04-01T00:00:00.000Z', ${parserSet})
  `.execute(db);
  for (const [filer, as] of [
    [cik, role],
    [coFiler, 'filer'],
  ] as const) {
    if (filer === undefined) continue;
    await sql`
      insert into raw.filing_filers (cik, accession_number, role, name) values (${filer}, ${accession}, ${as}, 'NORTHGATE ICE CO')
    `.execute(db);
  }
  if (!run || run.status === 'not_applicable') return;
  const reasons = run.status === 'rejected' ? [{ code: 'image-only', message: 'the list is an image' }] : [];
  await sql`
    insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence,
      input_hash, output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
    values (${cik}, ${accession}, ${run.version}, 1, ${run.version.split('@')[0]}, ${run.status}, 1, 'i', 'o',
      ${JSON.stringify(reasons)}, '[]', '[]', 1, 'm1')
  `.execute(db);
}

const metaOf = (version: ParserVersion, n: number) =>
  rowMeta({ parserVersion: version, accessionNumber: accessionOf(n) });

async function storeMeeting(
  db: Database,
  n: number,
  day: string,
  change: Partial<VotingMeetingValues>,
  votesFor: string | null = null,
): Promise<void> {
  await storeFiling(db, {
    n,
    form: change.amendmentKind ? '8-K/A' : '8-K',
    day,
    run: { version: VOTES, status: 'parsed' },
  });
  const meta = metaOf(VOTES, n);
  const values: VotingMeetingValues = {
    meetingDate: date('2023-05-16'),
    meetingType: 'annual',
    sharesOutstanding: '2000.5',
    sharesPresent: null,
    resultStatus: 'preliminary',
    parsingConfidence: 'high',
    frequencyDecisionYears: null,
    amendmentKind: null,
    originalFiledDate: null,
    rawItemText: null,
    ...change,
  };
  const proposal: VotingProposalValues = {
    ordinal: 0,
    number: '1',
    proposalType: 'elect_directors',
    subject: 'Election of directors',
    votesFor: null,
    votesAgainst: null,
    abstain: '0',
    brokerNonVotes: null,
    oneYear: null,
    twoYears: null,
    threeYears: null,
    approved: true,
    classVotes: [],
  };
  const frequency = { ...proposal, ordinal: 1, number: '2', proposalType: 'say_on_pay_frequency', approved: null };
  const nominee = {
    proposalOrdinal: 0,
    ordinal: 0,
    name: 'Ann Lee',
    votesFor,
    votesAgainst: null,
    votesWithheld: '12',
    abstain: null,
    brokerNonVotes: null,
  };
  await db.transaction().execute(async (trx) => {
    await replaceRows(trx, 'parsed.voting_meetings', [meta], [{ values, meta }]);
    if (votesFor === null) return;
    await replaceRows(
      trx,
      'parsed.voting_proposals',
      [meta],
      [
        { values: proposal, meta },
        { values: { ...frequency, oneYear: '900', twoYears: '0', threeYears: '50' }, meta },
      ],
    );
    await replaceRows(trx, 'parsed.voting_nominees', [meta], [{ values: nominee, meta }]);
  });
}

async function storeList(db: Database, n: number, day: string, names: readonly string[]): Promise<void> {
  await storeFiling(db, { n, form: '10-K', day, run: { version: LISTS, status: 'parsed' } });
  const meta = metaOf(LISTS, n);
  const list = { form: '10-K', filedDate: date(day), count: names.length, notes: ['(1) Inactive.'] };
  const companies = names.map(
    (name, position): SubsidiaryValues => ({
      position,
      name,
      nameKey: name.toLowerCase(),
      jurisdiction: 'Delaware',
      ownershipPercent: '66.67',
      doingBusinessAs: null,
      level: 0,
      noteMarks: [],
    }),
  );
  await db.transaction().execute(async (trx) => {
    await replaceRows(trx, 'parsed.subsidiary_lists', [meta], [{ values: list, meta, sequence: 4 }]);
    await replaceRows(
      trx,
      'parsed.subsidiaries',
      [meta],
      companies.map((values) => ({ values, meta, sequence: 4 })),
    );
  });
}

async function storeSchedule(
  db: Database,
  n: number,
  day: string,
  persons: readonly string[],
  percent: string,
): Promise<void> {
  const run = { version: SCHEDULES, status: 'parsed' } as const;
  await storeFiling(db, { n, form: 'SC 13G', day, role: 'subject-company', run });
  const meta = metaOf(SCHEDULES, n);
  const values: BeneficialOwnerValues = {
    form: 'SC 13G',
    issuerName: 'NORTHGATE ICE CO',
    issuerCik: CIK,
    cusip: '037833100',
    securitiesClass: 'Common Stock',
    eventDate: date('2023-12-29'),
    amendment: null,
    name: null,
    personCik: null,
    sharesOwned: '3394114',
    percentOfClass: percent,
    soleVoting: '0',
    sharedVoting: '3394114',
    soleDispositive: null,
    sharedDispositive: null,
    memberOfGroup: false,
    typeOfReportingPerson: ['IA'],
    citizenship: null,
  };
  await db.transaction().execute((trx) =>
    replaceRows(
      trx,
      'parsed.beneficial_owners',
      [meta],
      persons.map((name, ordinal) => ({ values: { ...values, name }, meta, ordinal })),
    ),
  );
}

/** Three issuers: one with everything, one in whose filings there is nothing, one whose filings were not read. */
export async function storeIssuers(db: Database): Promise<void> {
  await storeMeeting(db, 1, '2022-05-20', { meetingDate: date('2022-05-17'), resultStatus: 'final' }, '700');
  await storeMeeting(db, 2, '2023-05-19', {}, '800');
  await storeMeeting(db, 3, '2023-06-01', { amendmentKind: 'final-results', resultStatus: 'final' }, '801');
  await storeMeeting(db, 4, '2023-08-03', {
    amendmentKind: 'frequency-decision',
    meetingDate: null,
    meetingType: null,
    resultStatus: null,
    originalFiledDate: date('2023-05-19'),
    frequencyDecisionYears: 1,
  });
  await storeFiling(db, { n: 5, form: '8-K', day: '2023-09-01', run: { version: VOTES, status: 'not_applicable' } });
  await storeList(db, 10, '2022-03-01', ['Harbor LLC', 'Twin LLC']);
  await storeList(db, 11, '2023-03-01', ['Harbor LLC', 'NG Leasing LLC']);
  await storeFiling(db, { n: 12, form: '10-K', day: '2024-03-01', run: { version: LISTS, status: 'rejected' } });
  await storeSchedule(db, 20, '2023-02-10', ['Larkmere Capital', 'Ann Lee'], '7.5');
  await storeSchedule(db, 21, '2024-02-10', ['LARKMERE CAPITAL'], '5.31');
  const run = { version: VOTES, status: 'not_applicable' } as const;
  await storeFiling(db, { n: 30, form: '8-K', day: '2023-01-05', cik: EMPTY, run });
  await storeFiling(db, { n: 31, form: '8-K/A', day: '2023-02-05', cik: EMPTY, run });
  await storeFiling(db, { n: 40, form: '8-K', day: '2023-01-05', cik: UNREAD, state: 'stored' });
  await storeFiling(db, { n: 41, form: '8-K', day: '2023-01-06', cik: UNREAD, state: 'missing' });
  await storeFiling(db, { n: 42, form: '8-K', day: '2023-01-07', cik: UNREAD });
  const joint = { version: VOTES, status: 'parsed' } as const;
  await storeFiling(db, { n: 43, form: '8-K', day: '2023-01-08', cik: '900' as Cik, coFiler: UNREAD, run: joint });
}
