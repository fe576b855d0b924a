import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { loadCommandConfig } from '../environment.ts';
import { permanentError, usageError } from '../errors.ts';
import { parsePositiveInteger } from '../run-options.ts';
import type { Sampling, StudyReport } from '../study/outcome-study.ts';
import { withDatabase } from '../with-database.ts';

const FORMATS = ['text', 'json', 'html'] as const;
type Format = (typeof FORMATS)[number];

interface StudyOptions {
  readonly methodology: string;
  readonly against?: string;
  readonly from: string;
  readonly to: string;
  readonly every: Sampling;
  readonly prices?: string;
  readonly format: Format;
  readonly out?: string;
  readonly seed: number;
  readonly replicates: number;
}

export const help = `Tests the scores that "tidemark backfill" stored against what later filings say: growth of shares outstanding over 6 and
12 months, proceeds of offerings, the next offering, the next reverse split, delisting. Outcomes are computed first and
stored in score.outcomes; later runs recompute those that new filings change. Scores are not recomputed.

Scores of consecutive days say the same, so one per month is read: the last business day. Outcomes of 12 months still
overlap; --every half-year and year do not, for 6 and 12 months. Intervals draw whole issuers with replacement. Where a
group is too small to say anything, no number is given. docs/study.md defines every figure.

  tidemark study --methodology 2026-11-15.1 --from 2022-01-03 --to 2026-10-30 --format html --out study.html
  tidemark study --methodology 2026-11-15.1 --against 2026-11-01.1 --from 2022-01-03 --to 2026-10-30`;

export function register(command: Command): void {
  command
    .requiredOption('--methodology <version>', 'methodology of the scores')
    .option('--against <version>', 'second methodology, paired with the first on the same issuers and dates')
    .requiredOption('--from <date>', 'first as-of date, YYYY-MM-DD')
    .requiredOption('--to <date>', 'last as-of date')
    .addOption(
      new Option('--every <period>', 'one score per issuer and period')
        .choices(['month', 'quarter', 'half-year', 'year'])
        .default('month'),
    )
    .option('--prices <file>', 'CSV or Parquet with ticker,date,close,volume; default: those of the latest backfill')
    .addOption(new Option('--format <format>', 'output format').choices(FORMATS).default('text'))
    .option('--out <file>', 'write to this file instead of standard output')
    .option('--seed <n>', 'seed of the bootstrap; the same seed gives the same intervals', parseSeed, 1)
    .option('--replicates <n>', 'draws of the bootstrap', parsePositiveInteger, 300)
    .action(study);
}

function parseSeed(value: string): number {
  if (!/^\d{1,15}$/.test(value)) throw new InvalidArgumentError('give a whole number');
  return Number(value);
}

async function study(options: StudyOptions): Promise<void> {
  const { methodology, against = null, every, prices, format, out, seed, replicates } = options;
  if (replicates < 100) throw usageError('give at least 100 --replicates: fewer do not make an interval');
  const config = loadCommandConfig();
  const { materializationOf } = await import('../../activities/materialization.ts');
  const { buildIdentity } = await import('../build-identity.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  const { studyOutcomes } = await import('../study/outcome-study.ts');
  const request = {
    methodology,
    against,
    from: parseIsoDate(options.from),
    to: parseIsoDate(options.to),
    every,
    prices: prices === undefined ? null : resolve(prices),
    seed,
    replicates,
  };
  const build = materializationOf(buildIdentity(config), []).version;
  const progress = createProgressLine();
  const report = await withDatabase(config, (db) =>
    studyOutcomes(db, request, { build, home: config.home }, (text, share) => progress.show(text, share)),
  );
  progress.clear();
  await print(await rendered(report, format), out);
}

async function rendered(report: StudyReport, format: Format): Promise<string> {
  if (format === 'json') return JSON.stringify(report, null, 2);
  if (format === 'html') return (await import('../report/study-page/page.ts')).renderStudyPage(report);
  return (await import('../report/render-study.ts')).renderStudy(report);
}

async function print(text: string, out: string | undefined): Promise<void> {
  if (out === undefined) return console.log(text);
  const file = resolve(out);
  try {
    await writeFile(file, `${text}\n`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw permanentError('study-unwritable', `the study cannot be written to ${file}: ${why}`, { cause });
  }
  console.error(`study written to ${file}`);
}
