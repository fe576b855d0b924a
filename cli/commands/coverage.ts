import type { Command } from 'commander';
import { parseCik } from '../../core/ids.ts';
import { loadDatasetCoverage } from '../../db/repositories/filings/coverage.ts';
import { loadCommandConfig } from '../environment.ts';
import { renderTable } from '../report/table.ts';
import { withDatabase } from '../with-database.ts';

export const help = `Counts, by dataset and form, the filings that were searched, parsed and rejected, and how the parsed ones were verified.
"Searched, none found" and "not covered" are different answers: filings that no parser has read are listed separately,
with the reason.`;

export function register(command: Command): void {
  command.option('--cik <cik>', 'one issuer; default: all').option('--json', 'print as JSON').action(coverage);
}

async function coverage({ cik, json }: { readonly cik?: string; readonly json?: boolean }): Promise<void> {
  const issuer = cik === undefined ? null : parseCik(cik);
  const found = await withDatabase(loadCommandConfig(), (db) => loadDatasetCoverage(db, issuer));
  if (json) return console.log(JSON.stringify(found, null, 2));
  const heads = [
    'dataset',
    'form',
    'searched',
    'parsed',
    'verified',
    'failed checks',
    'high confidence',
    'rejected',
    'newest',
  ];
  const searched = found.searched.map((row) => {
    const { parserVersion, form, parsed, verified, failedChecks, high, rejected, newestPublicAt } = row;
    const newest = newestPublicAt.slice(0, 10);
    return [parserVersion, form, row.searched, parsed, verified, failedChecks, high, rejected, newest];
  });
  console.log(renderTable(heads, [2, 3, 4, 5, 6, 7], searched));
  if (found.unsearched.length === 0) return;
  console.log('Not covered: no parser has read these');
  const unsearched = found.unsearched.map((row) => [
    row.form,
    row.state,
    row.code ?? '',
    row.filings,
    row.newestFiledDate,
  ]);
  console.log(renderTable(['form', 'state', 'reason', 'filings', 'newest'], [3], unsearched));
}
