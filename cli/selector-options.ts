import { easternDateOf, parseIsoDate } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import { parseAccessionNumber, parseCik } from '../core/ids.ts';
import type { FilingSelector } from '../core/run-plan.ts';

/** The options by which commands choose filings. */
export interface SelectorOptions {
  readonly accession?: readonly string[];
  readonly cik?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly all?: boolean;
}

/** The one way in which filings were chosen; `otherwise` where none was, and without it that is an error. */
export function selectorOf(options: SelectorOptions, otherwise: FilingSelector | null = null): FilingSelector {
  const ways: FilingSelector[] = [];
  if (options.accession) {
    ways.push({ by: 'accession', accessionNumbers: options.accession.map(parseAccessionNumber) });
  }
  if (options.cik) ways.push({ by: 'cik', ciks: options.cik.map(parseCik) });
  if (options.from ?? options.to) {
    if (options.from === undefined) throw usage('--to needs --from');
    const from = parseIsoDate(options.from);
    const to = options.to === undefined ? easternDateOf(Date.now()) : parseIsoDate(options.to);
    if (from > to) throw usage(`--from ${from} is later than --to ${to}`);
    ways.push({ by: 'filed-date', from, to });
  }
  if (options.all) ways.push({ by: 'all' });
  const selector = ways[0] ?? otherwise;
  if (!selector || ways.length > 1) {
    throw usage('say which filings, in one way: --accession, --cik, --from/--to, or --all');
  }
  return selector;
}

function usage(message: string): AppError {
  return new AppError(message, { code: 'usage', retryable: false });
}
