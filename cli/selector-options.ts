import type { Command } from 'commander';
import { easternDateOf, parseIsoDate } from '../core/dates.ts';
import { parseAccessionNumber, parseCik } from '../core/ids.ts';
import type { FilingSelector } from '../core/run-plan.ts';
import { usageError } from './errors.ts';

/** The options by which commands select filings. */
export interface SelectorOptions {
  readonly accession?: readonly string[];
  readonly cik?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly all?: boolean;
}

export function addSelectorOptions(command: Command): Command {
  return command
    .option('--accession <numbers...>', 'only these filings')
    .option('--cik <ciks...>', 'all filings of these issuers')
    .option('--from <date>', 'filings filed on or after this date')
    .option('--to <date>', 'filings filed on or before this date; default: today');
}

/** The selector that the options give; without any, `fallback`. Throws a usage error on none or several. */
export function selectorOf(options: SelectorOptions, fallback: FilingSelector | null = null): FilingSelector {
  const { accession, cik, from, to, all } = options;
  const selectors: FilingSelector[] = [];
  if (accession) selectors.push({ by: 'accession', accessionNumbers: accession.map(parseAccessionNumber) });
  if (cik) selectors.push({ by: 'cik', ciks: cik.map(parseCik) });
  if (from ?? to) {
    if (from === undefined) throw usageError('--to needs --from');
    const range = { from: parseIsoDate(from), to: to === undefined ? easternDateOf(Date.now()) : parseIsoDate(to) };
    if (range.from > range.to) throw usageError(`--from ${range.from} is later than --to ${range.to}`);
    selectors.push({ by: 'filed-date', ...range });
  }
  if (all) selectors.push({ by: 'all' });
  const selector = selectors[0] ?? fallback;
  if (selector && selectors.length <= 1) return selector;
  throw usageError('select filings in one way: --accession, --cik, --from/--to, or --all');
}
