import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { type IsoDate, parseIsoDate } from '../../core/dates.ts';
import { isParserVersion, type ParserVersion, parseCik } from '../../core/ids.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { createProgressLine } from '../progress-line.ts';
import { parsePositiveInteger } from '../run-options.ts';
import { withDatabase } from '../with-database.ts';

interface DiffOptions {
  readonly cik?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly changes: number;
  /** False: `--no-prices`. */
  readonly prices?: string | false;
  readonly methodology?: string;
  readonly scores: boolean;
  readonly golden: boolean;
  readonly everyRow?: boolean;
  readonly html?: string;
  readonly json?: boolean;
}

/** Each is held with its values and words. */
const MOST_CHANGES = 5_000;

export const help = `Compares what two versions of a parser gave for every filing that both have read: rows added, removed and changed, field by
field, with the cause where it can be told; what the second does to derived tables, scores and bands in place of the first;
and both over the golden documents. Changes of high-confidence rows come first. Nothing is stored.

  tidemark reprocess --parser voting-results@2                first: let the new version read what is stored
  tidemark diff voting-results@1 voting-results@2
  tidemark diff voting-results@1 voting-results@2 --html diff.html      the words of the filing beside both readings
  tidemark diff exchange-compliance@1 exchange-compliance@2 --prices closes.csv --json
  tidemark diff xbrl@1 xbrl@2 --cik 320193 --from 2026-01-01 --no-scores

Scores are computed as of the newest date with stored scores, for the issuers whose rows differ. Text, page and JSON
list the most important changes; their counts are of all. docs/operating.md says what the causes mean.`;

export function register(command: Command): void {
  command
    .argument('<before>', 'a version, such as voting-results@1')
    .argument('<after>', 'another version of the same parser')
    .option('--cik <ciks...>', 'only filings of these issuers')
    .option('--from <date>', 'only filings filed on or after this date')
    .option('--to <date>', 'only filings filed on or before this date')
    .option('--changes <n>', 'changes to list with the words of the filing', parsePositiveInteger, 200)
    .option(
      '--prices <file>',
      'CSV or Parquet with ticker,date,close,volume; default: that of the newest stored scores',
    )
    .option('--no-prices', 'score without market prices')
    .option('--methodology <version>', 'score under this methodology; default: the current one')
    .option('--no-scores', 'leave out derived tables and scores')
    .option('--no-golden', 'leave out the golden documents')
    .option('--every-row', 'compare rows also where the outputs of both versions are equal')
    .option('--html <file>', 'write a self-contained page with the words of the filing beside both readings')
    .option('--json', 'print JSON');
  command.action((before: string, after: string, options: DiffOptions) =>
    diff(before, after, options, command.optsWithGlobals()['verbose'] === true),
  );
}

async function diff(before: string, after: string, options: DiffOptions, verbose: boolean): Promise<void> {
  const { cik, changes, prices, methodology, html, json } = options;
  if (changes > MOST_CHANGES) throw usageError(`--changes ${changes}: at most ${MOST_CHANGES}; the counts are of all`);
  const request = {
    before: versionOf(before),
    after: versionOf(after),
    ciks: cik?.map(parseCik) ?? null,
    ...datesOf(options),
    limit: changes,
    everyRow: options.everyRow ?? false,
    ...(prices === undefined ? {} : { prices: prices === false ? null : resolve(prices) }),
    methodologyVersion: methodology ?? CURRENT_METHODOLOGY_VERSION,
    withScores: options.scores,
    withGolden: options.golden,
  };
  const { checkPair, diffVersions } = await import('../diff/diff-versions.ts');
  checkPair(request.before, request.after);
  const config = loadCommandConfig();
  const { checkInputs } = await import('../check-inputs.ts');
  await checkInputs(config, request);
  const { CATALOG } = await import('../../parsers/parser-catalog.ts');
  const { createDiskRawStore } = await import('../../sources/raw-store/disk-raw-store.ts');
  const { renderDiff } = await import('../report/render-diff.ts');
  const { writeDiffPage } = await import('../report/diff-page/page.ts');
  const rawStore = createDiskRawStore(join(config.home, 'raw'));
  const progress = createProgressLine();
  const report = await withDatabase(config, (db) =>
    diffVersions({ db, rawStore, catalog: CATALOG, progress }, request),
  );
  progress.clear();
  console.log(json ? JSON.stringify(report, null, 2) : renderDiff(report, verbose));
  if (html !== undefined) await writeDiffPage(report, html);
}

function versionOf(text: string): ParserVersion {
  if (!isParserVersion(text)) throw usageError(`${text}: give a version, such as voting-results@2`);
  return text;
}

function datesOf({ from, to }: DiffOptions): { readonly from: IsoDate | null; readonly to: IsoDate | null } {
  const first = from === undefined ? null : parseIsoDate(from);
  const last = to === undefined ? null : parseIsoDate(to);
  if (first && last && first > last) throw usageError(`--from ${first} is later than --to ${last}`);
  return { from: first, to: last };
}
