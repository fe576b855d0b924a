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
    .option('--parser <ids...>', 'only these parsers: xbrl, voting-results …')
    .option('--accession <numbers...>', 'these filings')
    .option('--cik <ciks...>', 'the filings of these issuers')
    .option('--from <date>', 'filings filed on or after this date')
    .option('--to <date>', 'filings filed on or before this date; default: today')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      `
Re-reads filings from their raw bytes (checked against their hash), re-runs the parsers and their cross-checks, compares
the outputs and every stored row with the result, resolves every stored span, and recomputes derived rows. Writes only the
time of verification. Verifies all filings unless some are selected. Exits with 1 if anything differs.`,
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
  else if (result.filings === 0) console.log('no processed filing is selected: nothing was verified');
  else {
    console.log(
      `${result.filings} filings, ${result.runs} parser runs, ${result.spans} spans: ${result.problems.length === 0 ? 'all verified' : `${result.problems.length} failed`}`,
    );
    if (result.problems.length > 0) {
      const rows = result.problems
        .slice(0, 50)
        .map(({ accessionNumber, code, message }) => [accessionNumber, code, message]);
      console.log(renderTable(['filing', 'problem', 'details'], [], rows));
    }
  }
  const isNamed = options.accession !== undefined && result.filings < new Set(options.accession).size;
  if (isNamed) console.error('some of the named filings are unknown or not processed; they were not verified');
  if (derived !== null && !options.json) {
    const faulty = derived.problems.map(({ cik, asOf }) => `CIK ${cik} as of ${asOf}`).join(', ');
    console.log(
      `derived rows of ${derived.issuers} issuers: ${faulty === '' ? 'all verified' : `differ from a recomputation: ${faulty}`}`,
    );
  }
  if (result.problems.length > 0 || isNamed || (derived?.problems.length ?? 0) > 0) process.exitCode = 1;
}

/** Derived rows depend on all filings of an issuer, so they are skipped if only some filings or parsers are selected. */
async function verifyDerived(options: VerifyOptions, config: Config): Promise<DerivationsVerified | null> {
  const { accession, cik, from, parser, to } = options;
  if (accession !== undefined || parser !== undefined || from !== undefined || to !== undefined) return null;
  const { withDatabase } = await import('../with-database.ts');
  const { verifyDerivations } = await import('../verify/verify-derivations.ts');
  return withDatabase(config, (db) => verifyDerivations(db, cik?.map((value) => parseCik(value)) ?? null));
}
