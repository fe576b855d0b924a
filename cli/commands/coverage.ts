import type { Command } from 'commander';
import { parseCik } from '../../core/ids.ts';
import { loadCommandConfig } from '../environment.ts';

export function register(command: Command): void {
  command
    .option('--cik <cik>', 'one issuer; default: all')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
Counts, by dataset and form, the filings that were searched, parsed and rejected, and how the parsed ones were verified.
"Searched, none found" and "not covered" are different answers: filings that no parser has read are listed separately,
with the reason.`,
    )
    .action(coverage);
}

async function coverage(options: { cik?: string; json?: boolean }): Promise<void> {
  const config = loadCommandConfig();
  const { withDatabase } = await import('../with-database.ts');
  const { loadDatasetCoverage } = await import('../../db/repositories/filings/coverage.ts');
  const { renderTable } = await import('../report/table.ts');
  const found = await withDatabase(config, (db) =>
    loadDatasetCoverage(db, options.cik === undefined ? null : parseCik(options.cik)),
  );
  if (options.json) {
    console.log(JSON.stringify(found, null, 2));
    return;
  }
  console.log(
    renderTable(
      ['dataset', 'form', 'searched', 'parsed', 'verified', 'failed checks', 'high', 'rejected', 'newest'],
      [2, 3, 4, 5, 6, 7],
      found.searched.map((row) => [
        row.parserVersion,
        row.form,
        row.searched,
        row.parsed,
        row.verified,
        row.failedChecks,
        row.high,
        row.rejected,
        row.newestPublicAt.slice(0, 10),
      ]),
    ),
  );
  if (found.unsearched.length > 0) {
    console.log('Not covered: no parser has read these');
    console.log(
      renderTable(
        ['form', 'state', 'reason', 'filings', 'newest'],
        [3],
        found.unsearched.map((row) => [row.form, row.state, row.code ?? '', row.filings, row.newestFiledDate]),
      ),
    );
  }
}
