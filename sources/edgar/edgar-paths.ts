import { type IsoDate, quarterOf } from '../../core/dates.ts';
import { type AccessionNumber, type Cik, padCik } from '../../core/ids.ts';

export type Quarter = 1 | 2 | 3 | 4;

/** The full submission (SGML). EDGAR serves it under the CIK of any of its filers. */
export function submissionPath(cik: Cik, accessionNumber: AccessionNumber): string {
  return `/Archives/edgar/data/${cik}/${accessionNumber}.txt`;
}

/** The index of one filing date: `/Archives/edgar/daily-index/2024/QTR1/master.20240329.idx`. */
export function dailyIndexPath(date: IsoDate): string {
  return `/Archives/edgar/daily-index/${date.slice(0, 4)}/QTR${quarterOf(date)}/master.${date.replaceAll('-', '')}.idx`;
}

/** The index of one quarter: `/Archives/edgar/full-index/2024/QTR1/master.idx`. */
export function fullIndexPath(year: number, quarter: Quarter): string {
  return `/Archives/edgar/full-index/${year}/QTR${quarter}/master.idx`;
}

/** An issuer's history as JSON; on EDGAR's data host. */
export function submissionsJsonPath(cik: Cik): string {
  return `/submissions/CIK${padCik(cik)}.json`;
}

/** All XBRL facts of an issuer as JSON; on EDGAR's data host. */
export function companyFactsPath(cik: Cik): string {
  return `/api/xbrl/companyfacts/CIK${padCik(cik)}.json`;
}

/** The current-filings feed, newest first, at most 100 entries a page. `form` is a prefix, as EDGAR reads it. */
export function currentFeedPath(options: { form?: string; start?: number; count?: number } = {}): string {
  const query = new URLSearchParams({
    action: 'getcurrent',
    type: options.form ?? '',
    company: '',
    dateb: '',
    owner: 'include',
    start: String(options.start ?? 0),
    count: String(options.count ?? 100),
    output: 'atom',
  });
  return `/cgi-bin/browse-edgar?${query.toString()}`;
}

/** The SEC's list of company tickers; the first form also names exchanges. */
export const COMPANY_TICKER_PATHS = ['/files/company_tickers_exchange.json', '/files/company_tickers.json'] as const;

/** Whether EDGAR serves the path from data.sec.gov instead of www.sec.gov. */
export function isDataHostPath(path: string): boolean {
  return path.startsWith('/submissions/') || path.startsWith('/api/');
}

/** Whether the path names a whole submission, as opposed to one of its documents or an index. */
export function isSubmissionPath(path: string): boolean {
  return /^\/Archives\/edgar\/data\/\d+\/(?:\d{18}\/)?\d{10}-\d{2}-\d{6}\.(?:txt|nc)$/.test(path);
}
