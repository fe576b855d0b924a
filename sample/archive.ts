import { addDays, type IsoDate, parseIsoDate } from '../core/dates.ts';
import {
  type ArchiveFiles,
  claimDirectory,
  createArchiveFiles,
  type LineFile,
  readMarker,
  writeMarker,
} from './archive-files.ts';
import { dateOf, isBusinessDay, monthOf, yearOf } from './calendar.ts';
import { type ReportedFacts, renderCompanyFacts } from './companyfacts-writer.ts';
import { withDamage } from './damage.ts';
import type { FilingDraft } from './filing-draft.ts';
import { type Filer, type WrittenFiling, writeFilings } from './filing-writer.ts';
import type { HeaderFiler } from './header-writer.ts';
import { type IndexEntry, quarterFolder, renderMasterIndex } from './index-writer.ts';
import { createIssuer, type IssuerProfile } from './issuer.ts';
import { createManager, type Holdable, managerFilings } from './managers.ts';
import { createRandom } from './random.ts';
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
  /** Leaves out, cuts off or replaces about one filing in a hundred; default false. */
  readonly damaged?: boolean;
  /** Called after each issuer. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Changes with every change of the bytes that the same parameters give. */
const GENERATOR_VERSION = 2;

interface Tally {
  readonly index: IndexEntry[];
  readonly byForm: Map<string, number>;
  facts: number;
  bytes: number;
}

function headerOf(profile: IssuerProfile): Omit<HeaderFiler, 'act' | 'fileNumber'> {
  const month = profile.fiscalYearEndMonth;
  return {
    cik: profile.cik,
    name: profile.name,
    sic: { code: profile.archetype.sic, title: profile.archetype.sicTitle },
    ein: profile.ein,
    stateOfIncorporation: profile.incorporation.code,
    fiscalYearEnd: `${String(month).padStart(2, '0')}${month === 6 || month === 9 ? '30' : '31'}`,
    place: profile.place,
    phone: profile.phone,
    formerName:
      profile.archetype.id === 'despac-resale'
        ? { name: `${profile.name.split(' ')[0]} Acquisition Corp`, changed: dateOf(2023, 6, 1 + (profile.index % 28)) }
        : null,
  };
}

async function record(written: readonly WrittenFiling[], tally: Tally, truthFile: LineFile): Promise<void> {
  for (const { truth, listed } of written) {
    tally.index.push({
      cik: truth.cik,
      company: truth.company,
      form: truth.form,
      filedDate: truth.filedDate,
      accessionNumber: truth.accessionNumber,
    });
    tally.byForm.set(truth.form, (tally.byForm.get(truth.form) ?? 0) + 1);
    tally.facts += truth.facts?.length ?? 0;
    tally.bytes += listed.size;
    await truthFile.write(JSON.stringify(truth));
  }
}

function reportsOf(drafts: readonly FilingDraft[], written: readonly WrittenFiling[]): ReportedFacts[] {
  const byKey = new Map(
    drafts.map((draft) => [`${draft.form}|${draft.filedDate}|${draft.periodOfReport}`, draft.report]),
  );
  return written.flatMap(({ truth }) => {
    const report = byKey.get(`${truth.form}|${truth.filedDate}|${truth.periodOfReport}`);
    if (!report || !truth.facts) return [];
    return [
      {
        accessionNumber: truth.accessionNumber,
        form: truth.form,
        filedDate: truth.filedDate,
        fiscalYear: report.fiscalYear,
        fiscalPeriod: report.fiscalPeriod,
        facts: truth.facts,
      },
    ];
  });
}

async function writeSubmissionsJson(
  files: ArchiveFiles,
  filer: Filer,
  profile: IssuerProfile | null,
  written: readonly WrittenFiling[],
): Promise<void> {
  const entity = {
    filer: { ...filer.header, act: '34' as const, fileNumber: null },
    ticker: profile?.ticker ?? null,
    exchange: profile
      ? profile.exchange.id === 'nasdaq'
        ? 'Nasdaq'
        : profile.exchange.id === 'otc'
          ? 'OTC'
          : 'NYSE'
      : null,
    category: profile ? 'Non-accelerated filer' : '',
    easternZulu: Number(filer.header.cik) % 2 === 0,
    // Some issuers' older filings stand in an extra file, as on EDGAR for long histories.
    recentLimit: profile && profile.index % 8 === 5 ? 12 : 1000,
  };
  for (const file of renderSubmissions(
    entity,
    written.map(({ listed }) => listed),
  )) {
    await files.write(`submissions/${file.name}`, file.json);
  }
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
    if (!isBusinessDay(day)) continue;
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

/** One manager for twenty issuers, and at least three: one of them files notices. */
function managersFor(issuers: number): number {
  return Math.max(3, Math.round(issuers / 20));
}

/**
 * Writes an archive of fictional issuers in EDGAR's own URL layout, with `prices.csv` and the truth it was made from
 * (`truth.jsonl`, a {@link import('./truth.ts').FilingTruth} per line). The same seed and parameters give the same
 * bytes; there is no clock in it. Issuers are written one at a time, so that the size is bounded by the disk alone.
 *
 * @throws AppError `sample-directory-in-use` where `dir` holds something else.
 */
export async function generateSampleArchive(options: SampleArchiveOptions): Promise<SampleTruth> {
  const { dir, issuers = 120, years = 2, gzip = true, damaged = false, onProgress } = options;
  const seed = String(options.seed);
  const to = parseIsoDate(options.endDate ?? '2026-10-30');
  const from = addDays(dateOf(yearOf(to) - years, monthOf(to), Number(to.slice(8))), 1);
  const parameters = { version: GENERATOR_VERSION, seed, issuers, years, to, gzip, damaged };
  await claimDirectory(dir);
  await writeMarker(dir, { complete: false, parameters });
  const sound = createArchiveFiles(dir, gzip);
  const files = damaged ? withDamage(sound) : sound;
  const truthFile = await files.lines('truth.jsonl', gzip);
  const priceFile = await files.lines('prices.csv', false);
  await priceFile.write('ticker,date,close,volume');
  const tally: Tally = { index: [], byForm: new Map(), facts: 0, bytes: 0 };
  const holdables: Holdable[] = [];
  const tickers: Record<string, { cik_str: number; ticker: string; title: string }> = {};

  for (let index = 0; index < issuers; index++) {
    const profile = createIssuer(seed, index);
    const random = createRandom(`${seed}/life/${index}`);
    const { state, prices } = simulateIssuer(profile, from, to, random);
    const filer: Filer = {
      header: headerOf(profile),
      filerId: profile.filerId,
      firstSequence: profile.firstSequence,
      archetype: profile.archetype.id,
    };
    const written = await writeFilings(filer, state.filings, files, random.fork('filing'));
    await record(written, tally, truthFile);
    await writeSubmissionsJson(files, filer, profile, written);
    const reports = reportsOf(state.filings, written);
    if (reports.length > 0)
      await files.write(
        `api/xbrl/companyfacts/CIK${profile.cik.padStart(10, '0')}.json`,
        renderCompanyFacts(profile.cik, profile.name, reports),
      );
    if (prices.length > 0)
      await priceFile.write(prices.map((p) => `${profile.ticker},${p.date},${p.close},${p.volume}`).join('\n'));
    tickers[String(index)] = { cik_str: Number(profile.cik), ticker: profile.ticker, title: profile.name };
    holdables.push({
      name: profile.name,
      cusip: profile.cusip,
      closes: new Map(state.closed.map((quarter) => [quarter.end, quarter.closePrice])),
      listed: profile.exchange.code !== null,
    });
    onProgress?.(index + 1, issuers);
  }
  const managers = managersFor(issuers);
  for (let index = 0; index < managers; index++) {
    const manager = createManager(seed, index);
    const drafts = managerFilings(manager, holdables, from, to, createRandom(`${seed}/holdings/${index}`));
    const written = await writeFilings(manager.filer, drafts, files, createRandom(`${seed}/manager-filing/${index}`));
    await record(written, tally, truthFile);
    await writeSubmissionsJson(files, manager.filer, null, written);
  }
  await files.write('files/company_tickers.json', JSON.stringify(tickers));
  await writeIndexes(files, tally.index, from, to);
  await priceFile.end();
  await truthFile.end();
  const truth: SampleTruth = {
    seed,
    issuers,
    managers,
    from,
    to,
    filings: tally.index.length,
    byForm: Object.fromEntries([...tally.byForm].sort(([a], [b]) => (a < b ? -1 : 1))),
    facts: tally.facts,
    bytes: tally.bytes,
  };
  await writeMarker(dir, { complete: true, parameters, truth });
  return truth;
}

/** The summary of a complete archive that these options would write again; null where it must be generated. */
export async function findSampleArchive(options: SampleArchiveOptions): Promise<SampleTruth | null> {
  const { dir, issuers = 120, years = 2, gzip = true, damaged = false } = options;
  const to = parseIsoDate(options.endDate ?? '2026-10-30');
  const parameters = { version: GENERATOR_VERSION, seed: String(options.seed), issuers, years, to, gzip, damaged };
  const marker = await readMarker(dir);
  if (!marker?.complete || JSON.stringify(marker.parameters) !== JSON.stringify(parameters)) return null;
  return (marker.truth as SampleTruth | undefined) ?? null;
}
