import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import {
  flaggedSecurities,
  invalidList,
  type ListFile,
  readListFile,
  type ThresholdExchange,
  type ThresholdList,
} from './threshold-list.ts';

const FLAGGED = ['Symbol', 'Security Name', 'Market Category', 'Reg SHO Threshold Flag'];
const NYSE_MARKETS: ReadonlyMap<string, ThresholdExchange> = new Map([
  ['NYSE', 'nyse'],
  ['NYSE American', 'nyse-american'],
  ['NYSE MKT', 'nyse-american'],
  ['NYSE Amex', 'nyse-american'],
  ['NYSE Arca', 'nyse-arca'],
]);

/**
 * The lists in an exchange's file, recognized by its content:
 *
 * - Nasdaq (`nasdaqthyyyymmdd.txt`): `Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Rule 3210|Filler`; the
 *   last line gives the day.
 * - NYSE group: the same with `Filler|Filler`; the market category names NYSE, NYSE American or NYSE Arca. A file with
 *   rows of several markets is the combined download: one list for each market, even if empty. A file with rows of one
 *   market is that market's list. A file without rows is rejected: the site serves one for days never published.
 * - Cboe BZX (`bzx_equities_reg_sho_threshold_yyyymmdd.txt`): `Symbol|CompanyName`; created the next morning, so the
 *   file name gives the day.
 *
 * Throws AppError `threshold-list-invalid`, with the reason, for anything else.
 *
 * @example
 * readThresholdLists('Symbol|CompanyName\nABCX|ABC ETF\n20260728030216\n', 'bzx_equities_reg_sho_threshold_20260727.txt')
 * // [{ exchange: 'cboe', listDate: '2026-07-27', … }]
 */
export function readThresholdLists(text: string, filename: string): readonly ThresholdList[] {
  const file = readListFile(text);
  const { header } = file;
  if (header.length === 2 && /^Company ?Name$/.test(header[1] ?? '')) return [cboeList(file, filename)];
  const missing = FLAGGED.filter((name) => !header.includes(name));
  if (missing.length > 0) throw invalidList(`the header lacks ${missing.join(', ')}`, { header: header.slice(0, 12) });
  return header.some((name) => /^Rule (?:3210|4320)/.test(name)) ? [nasdaqList(file)] : nyseLists(file);
}

function nasdaqList(file: ListFile): ThresholdList {
  const { madeAt, madeOn } = file;
  return { exchange: 'nasdaq', listDate: madeOn, madeAt, securities: flaggedSecurities(file) };
}

function nyseLists(file: ListFile): readonly ThresholdList[] {
  const { madeAt, madeOn, rows } = file;
  const markets = new Set<ThresholdExchange>();
  for (const { line, cells } of rows) {
    const category = cells.get('Market Category') ?? '';
    const market = NYSE_MARKETS.get(category);
    if (market === undefined) throw invalidList(`line ${line} names an unknown market: "${category.slice(0, 40)}"`);
    markets.add(market);
  }
  if (markets.size === 0) throw invalidList('without rows it shows neither its market nor that it was published');
  const covered = markets.size === 1 ? markets : new Set(NYSE_MARKETS.values());
  const securities = flaggedSecurities(file);
  return [...covered].map((exchange) => ({
    exchange,
    listDate: madeOn,
    madeAt,
    securities: securities.filter(({ marketCategory }) => NYSE_MARKETS.get(marketCategory ?? '') === exchange),
  }));
}

/** Cboe creates a day's list early the next morning; older files were recreated much later. */
function cboeList({ madeAt, madeOn, rows, header }: ListFile, filename: string): ThresholdList {
  const day = /(?:^|\D)(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(filename);
  const listDate = day === null ? null : (`${day[1]}-${day[2]}-${day[3]}` as IsoDate);
  if (listDate === null || !isIsoDate(listDate))
    throw invalidList("Cboe's file has its day only in its name, and this name has none", { filename });
  if (madeOn < listDate) throw invalidList(`its name is dated ${listDate}, its last line ${madeOn}`, { filename });
  const name = header[1] ?? '';
  const securities = rows.map(({ cells }) => ({
    symbol: cells.get('Symbol') ?? '',
    securityName: cells.get(name) ?? '',
    marketCategory: null,
  }));
  return { exchange: 'cboe', listDate, madeAt, securities };
}
