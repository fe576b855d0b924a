import { type Identifier, identifierKey } from '../../core/identifiers.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { replaceIdentifiers } from '../../db/repositories/reference/identifiers.ts';
import { accessionOf, date } from '../db/fixtures.ts';

type Given = Pick<Identifier, 'kind' | 'value'> &
  Partial<Omit<Identifier, 'validFrom' | 'validTo' | 'lastStated'>> & {
    readonly from?: string | null;
    readonly to?: string;
    readonly last?: string;
  };

/** An identifier as the derivation stores it; by default a header's, since 2020. */
function identifier(cik: Cik, { from = '2020-01-02', to, last, ...given }: Given): Identifier {
  return {
    cik,
    source: given.kind === 'ticker' ? 'filing-cover' : given.kind === 'cusip' ? 'schedule-13' : 'filing-header',
    valueKey: identifierKey(given.kind, given.value),
    validFrom: from === null ? null : date(from),
    validTo: to === undefined ? null : date(to),
    lastStated: date(last ?? to ?? '2026-03-02'),
    statements: 1,
    securityTitle: given.kind === 'ticker' ? 'Common Stock' : null,
    exchange: given.kind === 'ticker' ? 'NASDAQ' : null,
    accessionNumber: accessionOf(Number(cik)),
    sourceSpan: null,
    rawSourceKey: null,
    ...given,
  };
}

export interface StoredEntity {
  readonly cik: string;
  readonly identifiers: readonly Given[];
}

export async function storeEntities(db: Database, entities: readonly StoredEntity[]): Promise<void> {
  const identifiers = entities.flatMap((one) => one.identifiers.map((given) => identifier(parseCik(one.cik), given)));
  const ciks = entities.map(({ cik }) => parseCik(cik));
  await db.transaction().execute((trx) => replaceIdentifiers(trx, ciks, identifiers));
}

const name = (value: string, more: Partial<Given> = {}): Given => ({ kind: 'name', value, ...more });
const ticker = (value: string, more: Partial<Given> = {}): Given => ({ kind: 'ticker', value, ...more });
const sic = (value: string): Given => ({ kind: 'sic', value });

/** Fictional companies. CUSIPs are made up, with right check digits. */
export const ENTITIES: readonly StoredEntity[] = [
  {
    cik: '1001',
    identifiers: [
      name('Société Lumière & Cie, Inc.'),
      name('OLDGATE HOLDINGS CORP', { source: 'former-name', from: null, to: '2020-01-02', last: '2026-03-02' }),
      ticker('LUMI'),
      ticker('LUMIW', { securityTitle: 'Warrants, each exercisable for one share of Common Stock' }),
      { kind: 'cusip', value: '83401A108', securityTitle: 'Common Stock' },
      sic('2834'),
    ],
  },
  { cik: '1002', identifiers: [name('Northmere plc'), ticker('NMR.A', { exchange: 'NYSE' }), sic('6022')] },
  { cik: '1003', identifiers: [name('NORTHMERE BANCORP INC /DE/'), ticker('NMBC'), sic('6022')] },
  { cik: '1004', identifiers: [name('Twinpeak Corp'), sic('1311')] },
  { cik: '1005', identifiers: [name('TWINPEAK INC'), ticker('TWIN', { from: '2024-05-01' }), sic('1311')] },
  // Had the ticker before 1005, and was last heard of long before.
  { cik: '1006', identifiers: [name('Gonestone Ltd'), ticker('TWIN', { from: '2015-01-05', last: '2017-03-01' })] },
  // Two that state one ticker at the same time.
  { cik: '1007', identifiers: [name('Ashgrove N.V.'), ticker('DUPE', { from: '2021-01-04' })] },
  { cik: '1008', identifiers: [name('Birchgrove SE'), ticker('DUPE', { from: '2022-01-03' })] },
  { cik: '1009', identifiers: [name('Oldgate Foods Inc')] },
  { cik: '1010', identifiers: [name('Lumi Robotics Inc')] },
  {
    cik: '1011',
    identifiers: [
      name('Grupo Delmar, S.A.B. de C.V.'),
      ticker('DLMR', { source: 'sec-ticker-file', exchange: 'OTC', securityTitle: null, accessionNumber: null }),
      { kind: 'cusip', value: '83401A207', securityTitle: 'ADR' },
    ],
  },
  { cik: '1012', identifiers: [name('Ørstrand A/S')] },
];
