import { z } from 'zod';
import { AppError } from '../../core/errors.ts';
import { type Cik, parseCik } from '../../core/ids.ts';

export interface CompanyTicker {
  readonly cik: Cik;
  readonly ticker: string;
  readonly name: string;
  /** `"Nasdaq"`, `"NYSE"`, `"OTC"`; null in the file without exchanges and where EDGAR has none. */
  readonly exchange: string | null;
}

const plain = z.record(
  z.string(),
  z.looseObject({ cik_str: z.union([z.number(), z.string()]), ticker: z.string(), title: z.string() }),
);
const withExchange = z.looseObject({
  fields: z.array(z.string()),
  data: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});

/**
 * Reads `company_tickers.json` (objects by running number) or `company_tickers_exchange.json` (columns named in
 * `fields`). One company may have several tickers; both files list the main one first.
 *
 * @throws AppError `edgar-json-malformed`
 */
export function parseCompanyTickers(bytes: Uint8Array): CompanyTicker[] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8').decode(bytes));
  } catch (error) {
    throw malformed(error);
  }
  const table = withExchange.safeParse(value);
  if (table.success) {
    const { fields, data } = table.data;
    const at = Object.fromEntries(['cik', 'ticker', 'name', 'exchange'].map((field) => [field, fields.indexOf(field)]));
    if ([at['cik'], at['ticker'], at['name']].some((index) => index === undefined || index < 0)) throw malformed();
    const cell = (row: readonly (string | number | null)[], field: string) => row[at[field] ?? -1] ?? null;
    return data.map((row) => {
      const exchange = cell(row, 'exchange');
      return {
        cik: parseCik(cell(row, 'cik') ?? ''),
        ticker: String(cell(row, 'ticker') ?? ''),
        name: String(cell(row, 'name') ?? ''),
        exchange: exchange === null || exchange === '' ? null : String(exchange),
      };
    });
  }
  const rows = plain.safeParse(value);
  if (!rows.success) throw malformed(rows.error);
  return Object.values(rows.data).map((row) => ({
    cik: parseCik(row.cik_str),
    ticker: row.ticker,
    name: row.title,
    exchange: null,
  }));
}

function malformed(cause?: unknown): AppError {
  return new AppError('the list of company tickers is not what EDGAR serves there', {
    code: 'edgar-json-malformed',
    retryable: true,
    cause,
  });
}
