import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';

/** One security on an exchange's Regulation SHO threshold list (17 CFR 242.203(c)(6)). */
export interface ThresholdSecurity {
  readonly symbol: string;
  readonly securityName: string;
  /** Nasdaq: Q Global Select, G Global, S Capital Market; null where the file has no such column. */
  readonly marketCategory: string | null;
}

export interface ThresholdList {
  readonly exchange: 'nasdaq';
  /** Settlement date of the list. */
  readonly listDate: IsoDate;
  readonly securities: readonly ThresholdSecurity[];
}

const REQUIRED = ['Symbol', 'Security Name', 'Reg SHO Threshold Flag'] as const;

/**
 * Reads Nasdaq's threshold list (`nasdaqthyyyymmdd.txt`): a header line, pipe-separated rows, and as the last line the
 * time of its making, `yyyymmddhhmmss` Eastern, whose day is the list's. Rows whose flag is not Y are not on the list.
 *
 * Throws AppError `threshold-list-invalid` where header, rows or last line are not such, so that a cut-off file is not
 * taken for a shorter list.
 *
 * @example
 * parseNasdaqThresholdList('Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Rule 3210|Filler\nABC|ABC INC|S|Y|N|\n20260727230005\n').listDate // "2026-07-27"
 */
export function parseNasdaqThresholdList(text: string): ThresholdList {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const header = (lines[0] ?? '').split('|').map((name) => name.trim());
  const missing = REQUIRED.filter((name) => !header.includes(name));
  if (missing.length > 0) throw invalid(`the header lacks ${missing.join(', ')}`, { header: header.slice(0, 12) });
  const stamp = /^(\d{4})(\d{2})(\d{2})\d{6}\|*$/.exec((lines.at(-1) ?? '').trim());
  const listDate = stamp === null ? null : `${stamp[1]}-${stamp[2]}-${stamp[3]}`;
  if (listDate === null || !isIsoDate(listDate))
    throw invalid('the last line is not the time of the list: cut off?', {});
  const at = (name: string): number => header.indexOf(name);
  const securities = new Map<string, ThresholdSecurity>();
  for (const [index, line] of lines.slice(1, -1).entries()) {
    const cells = line.split('|').map((cell) => cell.trim());
    const symbol = cells[at('Symbol')] ?? '';
    const flag = cells[at('Reg SHO Threshold Flag')] ?? '';
    if (cells.length < REQUIRED.length || !/^[A-Z0-9.$+=^-]{1,14}$/i.test(symbol) || !/^[YN]$/.test(flag)) {
      throw invalid(`line ${index + 2} is not a row of the list`, { line: line.slice(0, 200) });
    }
    if (flag !== 'Y') continue;
    const category = at('Market Category') < 0 ? '' : (cells[at('Market Category')] ?? '');
    securities.set(symbol, {
      symbol,
      securityName: cells[at('Security Name')] ?? '',
      marketCategory: category === '' ? null : category,
    });
  }
  return { exchange: 'nasdaq', listDate, securities: [...securities.values()] };
}

function invalid(message: string, context: Record<string, unknown>): AppError {
  return new AppError(`not a Nasdaq threshold list: ${message}`, {
    code: 'threshold-list-invalid',
    retryable: false,
    context,
  });
}
