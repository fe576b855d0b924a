import { join } from 'node:path';
import type { Command } from 'commander';
import { parseCik } from '../../core/ids.ts';
import type { Config } from '../config.ts';
import { loadCommandConfig } from '../environment.ts';
import { type SelectorOptions, selectorOf } from '../selector-options.ts';
import type { DerivationsVerified } from '../verify/verify-derivations.ts';

interface VerifyOptions extends SelectorOptions {
  readonly parser?: readonly string[];
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .option('--parser <ids...>', 'only the runs of these parsers: xbrl, voting-results …')
    .option('--accession <numbers...>', 'these filings')
    .option('--cik <ciks...>', 'the filings of these issuers')
    .option('--from <date>', 'filings filed on or after this date')
    .option('--to <date>', 'filings filed on or before this date; default: today')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      `
Reads filings anew from their raw bytes (held against their hash), runs the parsers and their cross-checks again,
compares the output and every stored row with what they give now, and resolves every stored span; then derives issuers anew. Nothing is written
but the time of verification. All filings unless some are chosen. Exit code 1 where anything does not hold.`,
    )
    .action(verify);
}

async function verify(options: VerifyOptions): Promise<void> {
  const config = loadCommandConfig();
  const { withDatabase } = await import('../with-database.ts');
  const { verifyFilings } = await import('../verify/verify-filings.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  const { renderTable } = await import('../report/table.ts');
  const { createDiskRawStore } = await import('../../sources/raw-store/disk-raw-store.ts');
  const progress = createProgressLine();
  const result = await withDatabase(config, (db) =>
    verifyFilings({
      db,
      rawStore: createDiskRawStore(join(config.home, 'raw')),
      selector: selectorOf(options, { by: 'all' }),
      parserIds: options.parser ?? null,
      progress,
    }),
  );
  const derived = await verifyDerived(options, config);
  progress.clear();
  if (options.json) console.log(JSON.stringify({ ...result, derived }, null, 2));
  else if (result.filings === 0) console.log('no processed filing is chosen: nothing was verified');
  else {
    console.log(
      `${result.filings} filings, ${result.runs} parser runs, ${result.spans} spans: ${result.problems.length === 0 ? 'all hold' : `${result.problems.length} do not hold`}`,
    );
    if (result.problems.length > 0) {
      const rows = result.problems
        .slice(0, 50)
        .map(({ accessionNumber, code, message }) => [accessionNumber, code, message]);
      console.log(renderTable(['filing', 'what', 'where'], [], rows));
    }
  }
  const isNamed = options.accession !== undefined && result.filings < new Set(options.accession).size;
  if (isNamed) console.error('some of the named filings are not processed, or not known: they were not verified');
  if (derived !== null && !options.json) {
    const faulty = derived.problems.map(({ cik, asOf }) => `CIK ${cik} as of ${asOf}`).join(', ');
    console.log(
      `derived rows of ${derived.issuers} issuers: ${faulty === '' ? 'all hold' : `not what their facts give: ${faulty}`}`,
    );
  }
  if (result.problems.length > 0 || isNamed || (derived?.problems.length ?? 0) > 0) process.exitCode = 1;
}

/** What is derived rests on all filings of an issuer: where only some filings or parsers are chosen it is left alone. */
async function verifyDerived(options: VerifyOptions, config: Config): Promise<DerivationsVerified | null> {
  const { accession, cik, from, parser, to } = options;
  if (accession !== undefined || parser !== undefined || from !== undefined || to !== undefined) return null;
  const { withDatabase } = await import('../with-database.ts');
  const { verifyDerivations } = await import('../verify/verify-derivations.ts');
  return withDatabase(config, (db) => verifyDerivations(db, cik?.map((value) => parseCik(value)) ?? null));
}
