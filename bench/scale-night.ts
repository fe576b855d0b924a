import { pino } from 'pino';
import { refreshEntities } from '../activities/entities.ts';
import { loadBatch } from '../activities/load-batch.ts';
import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import { sha256 } from '../core/hashes.ts';
import { type AccessionNumber, type Cik, parserVersionOf, rawSourceKeyOf } from '../core/ids.ts';
import type { StagedFiling, StagedParseRun } from '../core/staged-filing.ts';
import type { XbrlFact } from '../core/xbrl.ts';
import type { Database } from '../db/database.ts';
import { insertDiscovered, markStored } from '../db/repositories/filings/filings.ts';
import { pagePending } from '../db/repositories/filings/pending-filings.ts';
import { issuersOf, PARSER_VERSIONS } from './scale-database.ts';

const RUN = { runId: 'scale', source: 'edgar', materializationVersion: 'm' };
/** No filing of this night is staged in parts. */
const NO_PARTS = { getStaged: () => Promise.reject(new Error('no parts')) };
const PAGE = 200;
const FACTS = 80;
/** The filers of a night, at every size of the database. */
const NIGHT_ISSUERS = 1_000;

/**
 * The database's part of a night: lists the filings, then pages through them as a run does, marks their bytes as stored
 * and loads their rows, facts and events, and dates the names of their issuers.
 */
export async function loadNight(db: Database, filings: number, day: IsoDate, nightFilings: number): Promise<void> {
  const issuers = issuersOf(filings);
  const ciks = new Map<AccessionNumber, Cik>();
  const accepted = `${day}T21:00:00.000Z` as IsoTimestamp;
  const discovered = Array.from({ length: nightFilings }, (_, at) => {
    const accessionNumber = `9000000000-26-${day.slice(-2)}${String(at).padStart(4, '0')}` as AccessionNumber;
    const cik = String(1_000_000 + ((at * 7) % Math.min(issuers, NIGHT_ISSUERS))) as Cik;
    ciks.set(accessionNumber, cik);
    const form = at % 8 === 0 ? '10-Q' : '8-K';
    const url = `https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`;
    return {
      accessionNumber,
      cik,
      companyName: null,
      form,
      filedDate: day,
      acceptedAt: accepted,
      periodOfReport: null,
      url,
      source: 'edgar',
    };
  });
  await insertDiscovered(db, discovered);
  const selector = { by: 'filed-date', from: day, to: day } as const;
  for (let after: AccessionNumber | null = null, done = false; !done; ) {
    const query = { selector, source: 'edgar', parserVersions: PARSER_VERSIONS, after, limit: PAGE };
    const page: readonly AccessionNumber[] = await pagePending(db, query);
    done = page.length < PAGE;
    after = page.at(-1) ?? after;
    const staged = page.map((accessionNumber) =>
      stagedFiling(accessionNumber, ciks.get(accessionNumber) ?? ('1' as Cik), day),
    );
    await markStored(
      db,
      staged.map(({ accessionNumber, rawSourceKey }) => ({
        accessionNumber,
        rawSourceKey,
        bytes: 10_000,
        retrievedAt: accepted,
      })),
    );
    await loadBatch({ db, rawStore: NO_PARTS, logger: pino({ level: 'silent' }) }, RUN, staged);
  }
  await refreshEntities(db, nightFilings);
}

function stagedFiling(accessionNumber: AccessionNumber, cik: Cik, day: IsoDate): StagedFiling {
  const isReport = Number(accessionNumber.slice(-4)) % 8 === 0;
  const filer = {
    role: 'filer' as const,
    cik,
    name: `ISSUER ${cik}`,
    fileNumber: null,
    filmNumber: null,
    sic: '2834',
    stateOfIncorporation: 'DE',
    fiscalYearEnd: '1231',
    formType: null,
  };
  return {
    accessionNumber,
    rawSourceKey: rawSourceKeyOf(sha256(accessionNumber)),
    header: {
      accessionNumber,
      form: isReport ? '10-Q' : '8-K',
      filedDate: day,
      periodOfReport: day,
      acceptedAt: `${day}T21:00:00.000Z` as IsoTimestamp,
      items: [],
      filers: [filer],
    },
    documents: [],
    warnings: [],
    runs: isReport ? [xbrlRun(cik, day)] : [],
    rejection: null,
  };
}

function xbrlRun(cik: Cik, day: IsoDate): StagedParseRun {
  const parserVersion = parserVersionOf('xbrl', 1);
  const facts = Array.from(
    { length: FACTS },
    (_, at): XbrlFact => ({
      concept: `us-gaap:Concept${1 + at * 37}`,
      value: String(at * 1_000),
      unit: 'USD',
      decimals: '-3',
      period: { start: `${day.slice(0, 4)}-01-01`, end: day },
      entity: cik.padStart(10, '0'),
      dimensions: {},
      isNil: false,
      id: null,
    }),
  );
  const spans = Object.fromEntries(
    facts.map((_, at) => [`facts[${at}]`, [{ sequence: 1, start: at * 100, end: at * 100 + 9, text: '' }]]),
  );
  const outcome = {
    kind: 'xbrl',
    parserVersion,
    status: 'parsed' as const,
    confidence: 1,
    result: { facts },
    spans,
    crossValidations: [],
    reasons: [],
    warnings: [],
  };
  return { parserId: 'xbrl', parserVersion, sequence: 1, outputHash: sha256(cik + day), durationMs: 1, outcome };
}
