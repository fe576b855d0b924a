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
By dataset and form: how many filings were searched, in how many something was read, refused or not applicable, and how
the readings were verified. "Searched, none found" and "not covered" are different answers: what no parser has looked at
is listed apart, with the reason.`,
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
      ['dataset', 'form', 'searched', 'parsed', 'verified', 'failed checks', 'high', 'refused', 'newest'],
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
    console.log('Not covered: no parser has looked at these');
    console.log(
      renderTable(
        ['form', 'state', 'reason', 'filings', 'newest'],
        [3],
        found.unsearched.map((row) => [row.form, row.state, row.code ?? '', row.filings, row.newestFiledDate]),
      ),
    );
  }
}
