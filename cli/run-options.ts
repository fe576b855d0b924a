import { isAbsolute, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { EventChoice, SourceRef } from '../core/run-plan.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../scoring/methodology-registry.ts';
import type { Config } from './config.ts';

export interface IngestOptions {
  readonly source: string;
  readonly batchSize: number;
  readonly events?: EventChoice;
}

export interface NightOptions extends IngestOptions {
  readonly methodology?: string;
  readonly prices?: string;
  readonly thresholdLists?: string;
  readonly replaceRatings?: boolean;
}

export function addIngestOptions(command: Command): Command {
  return command
    .option('--source <source>', '"edgar", an archive directory, or the address of a mirror', 'edgar')
    .option('--batch-size <n>', 'filings per activity', parsePositiveInteger, 50)
    .addOption(
      new Option(
        '--events <choice>',
        'default: nights and filings asked for by number publish events, first loads and histories are silent',
      ).choices(['publish', 'silent']),
    );
}

export function addNightOptions(command: Command): Command {
  return addIngestOptions(command)
    .option('--methodology <version>', 'methodology of the scores; default: the current one')
    .option('--prices <file>', 'CSV or Parquet with ticker,date,close,volume')
    .option('--threshold-lists <dir>', 'directory of Regulation SHO threshold lists; new ones are loaded every night')
    .option('--replace-ratings', 'ratings show the scores even if a run has fewer inputs than the current ones');
}

/** The workflow input that the options of {@link addIngestOptions} give. */
export function ingestSettings({ source, batchSize, events }: IngestOptions) {
  return { source: parseSource(source), batchSize, window: 4, ...(events && { events }) };
}

/** The workflow input that the options of {@link addNightOptions} give. */
export function nightSettings({
  methodology,
  prices,
  thresholdLists,
  replaceRatings = false,
  ...options
}: NightOptions) {
  return {
    ...ingestSettings(options),
    methodologyVersion: methodology ?? CURRENT_METHODOLOGY_VERSION,
    prices: prices ? resolve(prices) : null,
    thresholdLists: thresholdLists ? resolve(thresholdLists) : null,
    replaceRatings,
  };
}

/**
 * The configuration with the files that this command's own arguments name as readable, for the worker that the command
 * starts. A worker that runs already has its own configuration.
 */
export function readingNamedFiles(config: Config, input: unknown): Config {
  const fields = typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>) : {};
  const named = ['source', 'prices', 'thresholdLists']
    .map((field) => fields[field])
    .filter((value): value is string => typeof value === 'string' && isAbsolute(value));
  return Object.freeze({ ...config, dataDirs: Object.freeze([...config.dataDirs, ...named]) });
}

export interface FeedOptions {
  readonly source: string;
  readonly every: number;
  readonly maxPages: number;
  readonly ingest?: boolean;
  readonly batchSize: number;
}

/** At most this often: a poll takes a request or two of the deployment's eight a second. */
const SHORTEST_INTERVAL = 5;

export function addFeedOptions(command: Command): Command {
  return command
    .option('--source <source>', '"edgar", or the address of a mirror', 'edgar')
    .option('--every <seconds>', 'seconds between polls', parseInterval, 30)
    .option('--max-pages <n>', 'pages of a hundred entries that one poll reads at most', parsePositiveInteger, 50)
    .option('--ingest', 'fetch and parse what was seen at once')
    .option('--batch-size <n>', 'filings per activity of an ingest', parsePositiveInteger, 20);
}

/** The workflow input that the options of {@link addFeedOptions} give. */
export function feedSettings({ source, maxPages, ingest = false, batchSize }: Omit<FeedOptions, 'every'>) {
  return { source: parseSource(source), maxPages, ingest: ingest ? { batchSize, window: 4 } : null };
}

function parseInterval(value: string): number {
  const seconds = parsePositiveInteger(value);
  if (seconds >= SHORTEST_INTERVAL && seconds <= 3_600) return seconds;
  throw new InvalidArgumentError(`give ${SHORTEST_INTERVAL} to 3600 seconds`);
}

/** Checked by `checkInputs`, together with everything else that a command names. */
export function parseSource(value: string): SourceRef {
  if (value === 'edgar' || /^https?:\/\//.test(value)) return value.replace(/\/+$/, '');
  return resolve(value);
}

/** For commander: a whole number above 0. */
export function parsePositiveInteger(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError('give a whole number above 0');
  return Number(value);
}
