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
 * The lists of a file of an exchange, recognised by what it says:
 *
 * - Nasdaq (`nasdaqthyyyymmdd.txt`): `Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Rule 3210|Filler`; the
 *   day is that of the last line.
 * - NYSE group: the same with `Filler|Filler`; the market category names NYSE, NYSE American or NYSE Arca. A file with
 *   rows of several of them is the download of all, and a list of each, empty ones too; a file with rows of one is that
 *   market's alone. A file without rows is refused: the download answers so for days that were never published.
 * - Cboe BZX (`bzx_equities_reg_sho_threshold_yyyymmdd.txt`): `Symbol|CompanyName`; made on the morning after, so the
 *   day is read from the file's name.
 *
 * Throws AppError `threshold-list-invalid` for anything else, saying why.
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
    if (market === undefined)
      throw invalidList(
        `line ${line} is of the market "${category.slice(0, 40)}", which no list known here covers`,
        {},
      );
    markets.add(market);
  }
  if (markets.size === 0)
    throw invalidList('it has no rows, and so does not say of which market it is, nor that it was published', {});
  const covered = markets.size === 1 ? markets : new Set(NYSE_MARKETS.values());
  const securities = flaggedSecurities(file);
  return [...covered].map((exchange) => ({
    exchange,
    listDate: madeOn,
    madeAt,
    securities: securities.filter(({ marketCategory }) => NYSE_MARKETS.get(marketCategory ?? '') === exchange),
  }));
}

/** The list of a day is made early on the next morning; older files were made again much later. */
function cboeList({ madeAt, madeOn, rows, header }: ListFile, filename: string): ThresholdList {
  const day = /(?:^|\D)(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(filename);
  const listDate = day === null ? null : (`${day[1]}-${day[2]}-${day[3]}` as IsoDate);
  if (listDate === null || !isIsoDate(listDate))
    throw invalidList("Cboe's file says its day in its name only, and this name has none", { filename });
  if (madeOn < listDate) throw invalidList(`its name says ${listDate}, its last line ${madeOn}`, { filename });
  const name = header[1] ?? '';
  const securities = rows.map(({ cells }) => ({
    symbol: cells.get('Symbol') ?? '',
    securityName: cells.get(name) ?? '',
    marketCategory: null,
  }));
  return { exchange: 'cboe', listDate, madeAt, securities };
}
