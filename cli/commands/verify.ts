import { join } from 'node:path';
import type { Command } from 'commander';
import { parseCik } from '../../core/ids.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { loadCommandConfig } from '../environment.ts';
import { createProgressLine } from '../progress-line.ts';
import { renderVerification } from '../report/render-verification.ts';
import { addSelectorOptions, type SelectorOptions, selectorOf } from '../selector-options.ts';
import { withDatabase } from '../with-database.ts';

interface VerifyOptions extends SelectorOptions {
  readonly parser?: readonly string[];
  readonly json?: boolean;
}

export const help = `Re-reads filings from their raw bytes (checked against their hash), re-runs the parsers and their cross-checks, compares
the outputs and every stored row with the result, resolves every stored span, and recomputes derived rows. Writes only the
time of verification. Verifies all filings unless some are selected. Exits with 1 if anything differs, or if a parser version
ran that this build does not have.`;

export function register(command: Command): void {
  addSelectorOptions(command.option('--parser <ids...>', 'only these parsers: xbrl, voting-results …'))
    .option('--json', 'print the result as JSON')
    .action(verify);
}

async function verify(options: VerifyOptions): Promise<void> {
  const config = loadCommandConfig();
  const { verifyFilings } = await import('../verify/verify-filings.ts');
  const { verifyDerivations } = await import('../verify/verify-derivations.ts');
  const progress = createProgressLine();
  const rawStore = createDiskRawStore(join(config.home, 'raw'));
  const selector = selectorOf(options, { by: 'all' });
  const { accession, cik, from, parser, to } = options;
  // Derived rows depend on all filings of an issuer, so they are skipped if only some filings or parsers are selected.
  const isPartial = [accession, from, parser, to].some((option) => option !== undefined);
  const [result, derived] = await withDatabase(config, async (db) => [
    await verifyFilings({ db, rawStore, selector, parserIds: parser ?? null, progress }),
    isPartial ? null : await verifyDerivations(db, cik?.map(parseCik) ?? null),
  ]);
  progress.clear();
  console.log(options.json ? JSON.stringify({ ...result, derived }, null, 2) : renderVerification(result, derived));
  const hasUnverified = accession !== undefined && result.filings < new Set(accession).size;
  if (hasUnverified) console.error('some of the named filings are unknown or not processed; they were not verified');
  const isIncomplete = hasUnverified || Object.keys(result.lacking).length > 0;
  if (result.problems.length > 0 || isIncomplete || (derived?.problems.length ?? 0) > 0) process.exitCode = 1;
}
