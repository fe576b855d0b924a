import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';

/** One security on an exchange's Regulation SHO threshold list (17 CFR 242.203(c)(6)). */
export interface ThresholdSecurity {
  readonly symbol: string;
  readonly securityName: string;
  /** As printed: Nasdaq's Q, G, S; `NYSE American`; null where the file has no such column. */
  readonly marketCategory: string | null;
}

/** Markets that publish a list; each covers only the securities listed on it. */
export type ThresholdExchange = 'nasdaq' | 'nyse' | 'nyse-american' | 'nyse-arca' | 'cboe';

export interface ThresholdList {
  readonly exchange: ThresholdExchange;
  /** Settlement date of the list. */
  readonly listDate: IsoDate;
  /** Creation time, `yyyymmddhhmmss` as printed (Eastern): of two files for one day the later one counts. */
  readonly madeAt: string;
  readonly securities: readonly ThresholdSecurity[];
}

/** A pipe-separated list: header names, rows keyed by those names, and the creation time from the last line. */
export interface ListFile {
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: ReadonlyMap<string, string> }[];
  readonly madeAt: string;
  /** The day of `madeAt`. */
  readonly madeOn: IsoDate;
}

const MOST_LINES = 50_000;

/**
 * Splits the text of a list. All exchanges use the same format: a header line that begins with `Symbol`, rows, and the
 * creation time as the last line, which distinguishes a complete list from a truncated one.
 *
 * Throws AppError `threshold-list-invalid`.
 */
export function readListFile(text: string): ListFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  if (lines.length > MOST_LINES) throw invalidList(`it has ${lines.length} lines`);
  const header = (lines[0] ?? '').split('|').map((name) => name.trim());
  if (header[0] !== 'Symbol') {
    const firstLine = lines[0]?.slice(0, 120) ?? '';
    throw invalidList('the first line is not a header that begins with Symbol|', { firstLine });
  }
  const stamp = /^((\d{4})(\d{2})(\d{2})\d{6})\|*$/.exec((lines.at(-1) ?? '').trim());
  const madeOn = stamp === null ? null : `${stamp[2]}-${stamp[3]}-${stamp[4]}`;
  if (stamp?.[1] === undefined || madeOn === null || !isIsoDate(madeOn))
    throw invalidList('the last line is not the creation time: truncated?');
  const rows = lines.slice(1, -1).map((line, index) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length < 2 || !/^[A-Z0-9.$+=^/ -]{1,14}$/i.test(cells[0] ?? ''))
      throw invalidList(`line ${index + 2} is not a row of the list`, { line: line.slice(0, 200) });
    return { line: index + 2, cells: new Map(header.map((name, at) => [name, cells[at] ?? ''])) };
  });
  return { header, rows, madeAt: stamp[1], madeOn };
}

/** The rows whose flag is Y, each symbol once. Throws AppError `threshold-list-invalid` where a flag is neither Y nor N. */
export function flaggedSecurities({ rows }: ListFile): ThresholdSecurity[] {
  const securities = new Map<string, ThresholdSecurity>();
  for (const { line, cells } of rows) {
    const flag = cells.get('Reg SHO Threshold Flag') ?? '';
    if (!/^[YN]$/.test(flag)) throw invalidList(`line ${line} is not a row of the list`, { flag: flag.slice(0, 40) });
    const symbol = cells.get('Symbol') ?? '';
    const category = cells.get('Market Category');
    const securityName = cells.get('Security Name') ?? '';
    if (flag === 'Y') securities.set(symbol, { symbol, securityName, marketCategory: category || null });
  }
  return [...securities.values()];
}

export function invalidList(message: string, context: Record<string, unknown> = {}): AppError {
  return new AppError(`not a threshold list: ${message}`, {
    code: 'threshold-list-invalid',
    retryable: false,
    context,
  });
}
