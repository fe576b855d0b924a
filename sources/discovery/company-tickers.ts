import { z } from 'zod';
import { type Cik, parseCik } from '../../core/ids.ts';
import { parseEdgarJson } from './submissions-json.ts';

interface CompanyTicker {
  readonly cik: Cik;
  readonly ticker: string;
  readonly name: string;
  /** `"Nasdaq"`, `"NYSE"`, `"OTC"`; null where the file or EDGAR has none. */
  readonly exchange: string | null;
}

const plain = z
  .record(
    z.string(),
    z.looseObject({ cik_str: z.union([z.number(), z.string()]), ticker: z.string(), title: z.string() }),
  )
  .transform((rows): CompanyTicker[] =>
    Object.values(rows).map((row) => {
      return { cik: parseCik(row.cik_str), ticker: row.ticker, name: row.title, exchange: null };
    }),
  );

const withExchange = z
  .looseObject({
    fields: z.array(z.string()).refine((fields) => ['cik', 'ticker', 'name'].every((name) => fields.includes(name))),
    data: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  })
  .transform(({ fields, data }): CompanyTicker[] =>
    data.map((row) => {
      const cell = (field: string) => String(row[fields.indexOf(field)] ?? '');
      return {
        cik: parseCik(cell('cik')),
        ticker: cell('ticker'),
        name: cell('name'),
        exchange: cell('exchange') || null,
      };
    }),
  );

/**
 * Reads `company_tickers.json` (objects by running number) or `company_tickers_exchange.json` (columns named in
 * `fields`). A company may have several tickers; both files list the main one first.
 *
 * @throws AppError `edgar-json-malformed`
 */
export function parseCompanyTickers(bytes: Uint8Array): CompanyTicker[] {
  return parseEdgarJson(z.union([withExchange, plain]), bytes, 'the list of company tickers');
}
