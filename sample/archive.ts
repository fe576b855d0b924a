import { isEdgarBusinessDay } from '../core/business-days.ts';
import { addDays, easternToUtc, type IsoDate, parseIsoDate } from '../core/dates.ts';
import { padCik } from '../core/ids.ts';
import {
  type ArchiveFiles,
  claimDirectory,
  createArchiveFiles,
  type LineFile,
  readMarker,
  writeMarker,
} from './archive-files.ts';
import { dateOf, monthOf, yearOf } from './calendar.ts';
import { renderCompanyFacts } from './companyfacts-writer.ts';
import { withDamage } from './damage.ts';
import { type Filer, type WrittenFiling, writeFilings } from './filing-writer.ts';
import type { HeaderFiler } from './header-filer.ts';
import { type IndexEntry, quarterFolder, renderMasterIndex } from './index-writer.ts';
import { createIssuer, fiscalYearEndOf, type IssuerProfile } from './issuer.ts';
import { createManager, type Holdable, managerFilings } from './managers.ts';
import { createRandom } from './random.ts';
import { type Subject, schedulesOf } from './schedules.ts';
import { SCORE_CASES } from './score-cases.ts';
import { renderSubmissions } from './submissions-writer.ts';
import { simulateIssuer } from './timeline.ts';
import type { SampleTruth } from './truth.ts';

export interface SampleArchiveOptions {
  /** Created where missing; must be empty or hold an earlier sample archive, which is replaced. */
  readonly dir: string;
  readonly seed: string | number;
  readonly issuers?: number;
  readonly years?: number;
  /** Last filing date, `YYYY-MM-DD`. */
  readonly endDate?: string;
  /** Files as `<name>.gz`, as in a compact mirror. `prices.csv` is never gzipped. */
  readonly gzip?: boolean;
  /** Drops, truncates or replaces about one filing in a hundred; default false. */
  readonly damaged?: boolean;
  /** Adds an issuer of each score case after the `issuers`; default false. */
  readonly cases?: boolean;
  /** Called after each issuer. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Increases with every change of the bytes that the same parameters give. */
const GENERATOR_VERSION = 4;

function parametersOf(options: SampleArchiveOptions) {
  const { issuers = 120, years = 2, gzip = true, damaged = false, cases = false } = options;
  const to = parseIsoDate(options.endDate ?? '2026-10-30');
  return { version: GENERATOR_VERSION, seed: String(options.seed), issuers, years, to, gzip, damaged, cases };
}

interface Tally {
  readonly index: IndexEntry[];
  readonly byForm: Map<string, number>;
  facts: number;
  bytes: number;
}

function filerOf(profile: IssuerProfile): Filer {
  const { cik, name, archetype, ein, incorporation, place, phone, filerId, firstSequence } = profile;
  const former = { name: `${name.split(' ')[0]} Acquisition Corp`, changed: dateOf(2023, 6, 1 + (profile.index % 28)) };
  const header = {
    cik,
    name,
    sic: archetype.sic,
    ein,
    stateOfIncorporation: incorporation.code,
    fiscalYearEnd: fiscalYearEndOf(profile).replace('-', ''),
    place,
    phone,
    formerName: archetype.id === 'despac-resale' ? former : null,
  };
  return { header, filerId, firstSequence, archetype: archetype.id };
}

async function record(written: readonly WrittenFiling[], tally: Tally, truthFile: LineFile): Promise<void> {
  for (const { truth, size } of written) {
    const { cik, company, form, filedDate, accessionNumber } = truth;
    tally.index.push({ cik, company, form, filedDate, accessionNumber });
    tally.byForm.set(form, (tally.byForm.get(form) ?? 0) + 1);
    tally.facts += truth.facts?.length ?? 0;
    tally.bytes += size;
    await truthFile.write(JSON.stringify(truth));
  }
}

async function writeSubmissionsJson(
  files: ArchiveFiles,
  filer: HeaderFiler,
  profile: IssuerProfile | null,
  written: readonly WrittenFiling[],
): Promise<void> {
  const entity = {
    filer,
    ticker: profile?.ticker ?? null,
    exchange: profile?.exchange.listName ?? null,
    category: profile ? 'Non-accelerated filer' : '',
    easternZulu: Number(filer.cik) % 2 === 0,
    // Some issuers' older filings go to an extra file, as on EDGAR for long histories.
    recentLimit: profile && profile.index % 8 === 5 ? 12 : 1000,
  };
  for (const file of renderSubmissions(entity, written)) await files.write(`submissions/${file.name}`, file.json);
}

async function writeIndexes(
  files: ArchiveFiles,
  entries: readonly IndexEntry[],
  from: IsoDate,
  to: IsoDate,
): Promise<void> {
  const byDay = Map.groupBy(entries, (entry) => entry.filedDate);
  const byQuarter = Map.groupBy(entries, (entry) => quarterFolder(entry.filedDate));
  const lastDay = new Map<string, IsoDate>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!isEdgarBusinessDay(day)) continue;
    const folder = quarterFolder(day);
    lastDay.set(folder, day);
    await files.write(
      `Archives/edgar/daily-index/${folder}/master.${day.replaceAll('-', '')}.idx`,
      renderMasterIndex(byDay.get(day) ?? [], 'daily', day),
    );
  }
  for (const [folder, day] of lastDay) {
    await files.write(
      `Archives/edgar/full-index/${folder}/master.idx`,
      renderMasterIndex(byQuarter.get(folder) ?? [], 'full', day),
    );
  }
}

/** The schedules of an issuer's large holders, the passive of whom are managers of the archive. */
async function writeSchedules(
  subject: Subject,
  seed: string,
  managers: number,
  files: ArchiveFiles,
): Promise<readonly WrittenFiling[]> {
  const { index } = subject.profile;
  const manager = createManager(seed, Math.floor(index / 3) % managers);
  const written: WrittenFiling[] = [];
  for (const { filer, drafts } of schedulesOf(subject, seed, manager)) {
    const random = createRandom(`${seed}/schedule-filing/${filer.filerId}/${index}`);
    written.push(...(await writeFilings(filer, drafts, files, random)));
  }
  return written;
}

/** In the order of acceptance. */
function inOrder(written: readonly WrittenFiling[]): readonly WrittenFiling[] {
  const acceptedAt = ({ acceptance: { date, time } }: WrittenFiling): string => easternToUtc(date, time);
  const keyed = written.map((filing) => ({ filing, key: `${filing.truth.filedDate} ${acceptedAt(filing)}` }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ filing }) => filing);
}

/**
 * Writes an archive of fictional issuers in EDGAR's own URL layout, with `prices.csv` and the truth behind it
 * (`truth.jsonl`, a {@link import('./truth.ts').FilingTruth} per line). The same seed and parameters give the same
 * bytes; nothing depends on the clock. Issuers are written one at a time, so only the disk limits their number.
 *
 * @throws AppError `sample-directory-in-use` where `dir` holds something else.
 */
export async function generateSampleArchive(options: SampleArchiveOptions): Promise<SampleTruth> {
  const { dir, onProgress } = options;
  const parameters = parametersOf(options);
  const { seed, issuers, years, to, gzip } = parameters;
  const from = addDays(dateOf(yearOf(to) - years, monthOf(to), Number(to.slice(8))), 1);
  await claimDirectory(dir);
  await writeMarker(dir, { complete: false, parameters });
  const intact = createArchiveFiles(dir, gzip);
  const files = parameters.damaged ? withDamage(intact) : intact;
  const truthFile = await files.lines('truth.jsonl', gzip);
  const priceFile = await files.lines('prices.csv', false);
  await priceFile.write('ticker,date,close,volume');
  const tally: Tally = { index: [], byForm: new Map(), facts: 0, bytes: 0 };
  const holdables: Holdable[] = [];
  const tickers: Record<string, { cik_str: number; ticker: string; title: string }> = {};

  // One manager per twenty issuers; of the first three one files notices.
  const managers = Math.max(3, Math.round(issuers / 20));
  const cases = parameters.cases ? SCORE_CASES : [];
  for (let index = 0; index < issuers + cases.length; index++) {
    const scoreCase = cases[index - issuers];
    const profile = createIssuer(seed, index, scoreCase?.archetype);
    const { cik, name, cusip, ticker } = profile;
    const random = createRandom(`${seed}/life/${index}`);
    const { state, prices } = simulateIssuer(profile, from, to, random, scoreCase?.script);
    const filer = filerOf(profile);
    const own = await writeFilings(filer, state.filings, files, random.fork('filing'));
    const subject = { profile, filer, closed: state.closed, from, to };
    const written = inOrder([...own, ...(await writeSchedules(subject, seed, managers, files))]);
    await record(written, tally, truthFile);
    await writeSubmissionsJson(files, filer.header, profile, written);
    if (written.some(({ draft }) => draft.report))
      await files.write(`api/xbrl/companyfacts/CIK${padCik(cik)}.json`, renderCompanyFacts(cik, name, written));
    if (prices.length > 0)
      await priceFile.write(prices.map((p) => `${ticker},${p.date},${p.close},${p.volume}`).join('\n'));
    tickers[String(index)] = { cik_str: Number(cik), ticker, title: name };
    const closes = new Map(state.closed.map((quarter) => [quarter.end, quarter.closePrice]));
    holdables.push({ name, cusip, closes, listed: profile.exchange.code !== null });
    onProgress?.(index + 1, issuers + cases.length);
  }
  for (let index = 0; index < managers; index++) {
    const manager = createManager(seed, index);
    const drafts = managerFilings(manager, holdables, from, to, createRandom(`${seed}/holdings/${index}`));
    const written = await writeFilings(manager.filer, drafts, files, createRandom(`${seed}/manager-filing/${index}`));
    await record(written, tally, truthFile);
    await writeSubmissionsJson(files, manager.filer.header, null, written);
  }
  await files.write('files/company_tickers.json', JSON.stringify(tickers));
  await writeIndexes(files, tally.index, from, to);
  await priceFile.end();
  await truthFile.end();
  const { index, facts, bytes } = tally;
  const byForm = Object.fromEntries([...tally.byForm].sort(([a], [b]) => (a < b ? -1 : 1)));
  const truth: SampleTruth = {
    seed,
    issuers: issuers + cases.length,
    managers,
    from,
    to,
    filings: index.length,
    byForm,
    facts,
    bytes,
  };
  await writeMarker(dir, { complete: true, parameters, truth });
  return truth;
}

/** The summary of a complete archive generated with the same options; null where it must be generated. */
export async function findSampleArchive(options: SampleArchiveOptions): Promise<SampleTruth | null> {
  const marker = await readMarker(options.dir);
  if (!marker?.complete || JSON.stringify(marker.parameters) !== JSON.stringify(parametersOf(options))) return null;
  return (marker.truth as SampleTruth | undefined) ?? null;
}
