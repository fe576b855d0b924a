import type { Command } from 'commander';
import { type DateRange, mergeRanges, rangesText } from '../../core/date-ranges.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { loadDatasetCoverage } from '../../db/repositories/filings/coverage.ts';
import { loadCommandConfig } from '../environment.ts';
import type { IssuerCoverage } from '../issuer-coverage.ts';
import { renderTable } from '../report/table.ts';
import { withDatabase } from '../with-database.ts';

export const help = `Counts, by dataset and form, the filings that were searched, parsed and rejected, and how the parsed ones were verified.
"Searched, none found" and "not covered" are different answers: filings that no parser has read are listed separately,
with the reason. For one issuer, also the dates whose indexes were read, and since when each dataset of a score is covered.`;

export function register(command: Command): void {
  command.option('--cik <cik>', 'one issuer; default: all').option('--json', 'print as JSON').action(coverage);
}

async function coverage({ cik, json }: { readonly cik?: string; readonly json?: boolean }): Promise<void> {
  const issuer = cik === undefined ? null : parseCik(cik);
  const found = await withDatabase(loadCommandConfig(), (db) => readCoverage(db, issuer));
  if (json) return console.log(JSON.stringify(found, null, 2));
  if (found.issuer) console.log(issuerText(found.issuer));
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
  if (found.issuer === null) console.log(`Indexes of all issuers were read for ${indexText(found.indexed)}`);
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

async function readCoverage(db: Database, cik: Cik | null) {
  const coverage = await loadDatasetCoverage(db, cik);
  const { loadIssuerCoverage } = await import('../issuer-coverage.ts');
  const issuer = cik === null ? null : await loadIssuerCoverage(db, cik);
  return { ...coverage, indexed: mergeRanges(coverage.discovered), issuer };
}

function indexText(ranges: readonly DateRange[]): string {
  return ranges.length === 0 ? 'no date' : rangesText(ranges, 8);
}

function issuerText({ asOf, datasets, indexed, notIndexed }: IssuerCoverage): string {
  const lines = [`Indexes were read for ${indexText(indexed)}`];
  if (notIndexed.length > 0) lines.push(`Not covered: no index was read for ${indexText(notIndexed)}`);
  if (asOf === null) return lines.join('\n');
  const rows = datasets.map(({ coveredSince, dataset, firstFiled, lastFiled, read, unread }) => {
    return [dataset, coveredSince ?? 'not covered', read, firstFiled ?? '', lastFiled ?? '', unread];
  });
  const heads = ['dataset', 'covered since', 'filings read', 'first filed', 'last filed', 'not read'];
  return [...lines, `Datasets of a score as of ${asOf}`, renderTable(heads, [2, 5], rows)].join('\n');
}
