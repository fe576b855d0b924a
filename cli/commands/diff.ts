import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { isParserVersion, type ParserVersion, parseCik } from '../../core/ids.ts';
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
  readonly prices?: string;
  readonly scores: boolean;
  readonly golden: boolean;
  readonly everyRow?: boolean;
  readonly html?: string;
  readonly json?: boolean;
}

export const help = `Compares what two versions of a parser gave for every filing that both have read: rows added, removed and changed, field by
field, with the cause where it can be told; what the second does to derived tables, scores and bands in place of the first;
and both over the golden documents. Changes of high-confidence rows come first. Nothing is stored.

  tidemark reprocess --parser voting-results@2                first: let the new version read what is stored
  tidemark diff voting-results@1 voting-results@2
  tidemark diff voting-results@1 voting-results@2 --html diff.html      the words of the filing beside both readings
  tidemark diff exchange-compliance@1 exchange-compliance@2 --prices closes.csv --json
  tidemark diff xbrl@1 xbrl@2 --cik 320193 --from 2026-01-01 --no-scores`;

export function register(command: Command): void {
  command
    .argument('<before>', 'a version, such as voting-results@1')
    .argument('<after>', 'another version of the same parser')
    .option('--cik <ciks...>', 'only filings of these issuers')
    .option('--from <date>', 'only filings filed on or after this date')
    .option('--to <date>', 'only filings filed on or before this date')
    .option('--changes <n>', 'changes to list with the words of the filing', parsePositiveInteger, 200)
    .option('--prices <file>', 'CSV or Parquet with ticker,date,close,volume; default: scores without market prices')
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
  const { cik, from, to, prices, html, json } = options;
  const request = {
    before: versionOf(before),
    after: versionOf(after),
    ciks: cik?.map(parseCik) ?? null,
    from: from === undefined ? null : parseIsoDate(from),
    to: to === undefined ? null : parseIsoDate(to),
    limit: options.changes,
    everyRow: options.everyRow ?? false,
    prices: prices === undefined ? null : resolve(prices),
    withScores: options.scores,
    withGolden: options.golden,
  };
  const config = loadCommandConfig();
  const { diffVersions } = await import('../diff/diff-versions.ts');
  const { CATALOG } = await import('../../parsers/parser-catalog.ts');
  const { createDiskRawStore } = await import('../../sources/raw-store/disk-raw-store.ts');
  const { renderDiff } = await import('../report/render-diff.ts');
  const rawStore = createDiskRawStore(join(config.home, 'raw'));
  const progress = createProgressLine();
  const report = await withDatabase(config, (db) =>
    diffVersions({ db, rawStore, catalog: CATALOG, progress }, request),
  );
  progress.clear();
  console.log(json ? JSON.stringify(report, null, 2) : renderDiff(report, verbose));
  if (html === undefined) return;
  const { writeDiffPage } = await import('../report/diff-page/page.ts');
  await writeDiffPage(report, html);
}

function versionOf(text: string): ParserVersion {
  if (!isParserVersion(text)) throw usageError(`${text}: give a version, such as voting-results@2`);
  return text;
}
