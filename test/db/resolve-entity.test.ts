import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCusip } from '../../api/reads/entity-matches.ts';
import { type ResolveQuery, resolveEntity } from '../../api/reads/resolve-entity.ts';
import { hasCusipCheckDigit } from '../../core/cusip.ts';
import { ENTITIES, storeEntities } from '../api/market-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { line, storeList } from './cusip-fixture.ts';
import { date } from './fixtures.ts';

describe('the entity that identifiers mean', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await storeEntities(database.db, ENTITIES);
  });
  afterAll(() => database.drop());

  async function resolve(query: ResolveQuery | string, asOf?: string) {
    const given = typeof query === 'string' ? { q: query } : query;
    const found = await resolveEntity(database.db, given, { asOf: asOf === undefined ? null : date(asOf), limit: 10 });
    const [first] = found.candidates;
    return [found.resolved ?? found.status, first?.cik, first?.matches[0]?.matchedBy];
  }

  test.each([
    ['LUMI', '1001', 'ticker'],
    ['$lumi', '1001', 'ticker'],
    ['NASDAQ:LUMI', '1001', 'ticker'],
    ['LUMIW', '1001', 'ticker'],
    ['nmr-a', '1002', 'ticker'],
    ['NMR/A', '1002', 'ticker'],
    ['1003', '1003', 'cik'],
    ['0000001003', '1003', 'cik'],
    ['CIK0000001003', '1003', 'cik'],
    ['société lumière & cie inc', '1001', 'name'],
    ['SOCIETE LUMIERE AND CIE, INCORPORATED', '1001', 'name'],
    ['Societe Lumiere & Cie', '1001', 'name-without-legal-form'],
    ['Northmere P.L.C.', '1002', 'name'],
    ['Northmere Bancorp', '1003', 'name-without-legal-form'],
    ['Twinpeak Corporation', '1004', 'name'],
    ['twinpeak, inc.', '1005', 'name'],
    ['Ashgrove NV', '1007', 'name'],
    ['Grupo Delmar SAB de CV', '1011', 'name'],
    ['Orstrand A/S', '1012', 'name'],
    ['Oldgate Holdings', '1001', 'former-name'],
    ['83401A108', '1001', 'cusip'],
    ['83401a10', '1001', 'cusip'],
    ['83401A207', '1011', 'cusip'],
    ['TWIN', '1005', 'ticker'],
  ])('%s resolves to CIK %s by its %s', async (q, cik, matchedBy) => {
    expect(await resolve(q)).toEqual([cik, cik, matchedBy]);
  });

  test.each([
    ['Twinpeak', 'ambiguous', '1005', 'name-without-legal-form'],
    ['Twinpeak Ltd', 'unresolved', '1005', 'name-with-other-legal-form'],
    ['DUPE', 'ambiguous', '1007', 'ticker'],
    // In lower case the ticker of one company, the first word of another's name.
    ['Lumi', 'unresolved', '1001', 'ticker'],
    // One issuer's CUSIPs by their first six characters, that two entities share here.
    ['83401A', 'ambiguous', '1001', 'cusip-issuer'],
    ['NMRA', 'unresolved', '1002', 'ticker-without-separators'],
    ['Northmere Banc', 'unresolved', '1003', 'name-prefix'],
    ['bancorp northmere', 'unresolved', '1003', 'name-words'],
    ['Nortmhere plc', 'unresolved', '1002', 'name-near-miss'],
    ['Northmeere', 'unresolved', '1002', 'name-near-miss'],
  ])('%s is %s and its best candidate is CIK %s by its %s', async (q, status, cik, matchedBy) => {
    expect(await resolve(q)).toEqual([status, cik, matchedBy]);
  });

  test.each([
    'NOSUCH',
    'Nothing Like It Inc',
    '424242',
    '83401A105',
    '%',
    '_',
    "'; drop table reference.identifiers; --",
    '\\',
    "a' & !b:* | \\",
    '("',
    '🙂',
  ])('%s means nobody', async (q) => {
    expect(await resolve(q)).toEqual(['not_found', undefined, undefined]);
  });

  test('a date decides who held an identifier, and nothing later is known', async () => {
    expect(await resolve({ ticker: 'TWIN' }, '2016-06-30')).toEqual(['1006', '1006', 'ticker']);
    expect(await resolve({ ticker: 'TWIN' }, '2014-12-31')).toEqual(['not_found', undefined, undefined]);
    expect(await resolve('Oldgate Holdings Corp', '2019-06-28')).toEqual(['1001', '1001', 'name']);
    expect(await resolve('Lumiere', '2019-06-28')).toEqual(['not_found', undefined, undefined]);
    expect(await resolve({ cik: '1005' }, '2013-01-02')).toEqual(['not_found', undefined, undefined]);
  });

  test('every given parameter must fit', async () => {
    expect(await resolve({ ticker: 'DUPE', name: 'Birchgrove' })).toEqual(['1008', '1008', 'ticker']);
    expect((await resolve({ ticker: 'LUMI', name: 'Northmere plc' }))[0]).toBe('conflicting');
    expect(await resolve({ ticker: 'LUMI', cusip: '83401A108', cik: '0001001' })).toEqual(['1001', '1001', 'cik']);
    expect((await resolve({ ticker: 'LUMI', name: 'No Such Name' }))[0]).toBe('unresolved');
  });

  test("a CUSIP that only the SEC's list names is a candidate by the listed name, and decides nothing", async () => {
    expect(hasCusipCheckDigit('037833100')).toBe(true);
    await storeList(database.db, [line('037833100', 'TWINPEAK INC')], '2024-01-15T12:00:00.000Z');
    expect(await resolve({ cusip: '037833100' })).toEqual(['unresolved', '1005', 'listed-name']);
    expect((await resolve({ cusip: '037833' }))[2]).toBe('listed-name');
    expect(await resolve({ cusip: '037833100' }, '2024-01-10')).toEqual(['not_found', undefined, undefined]);
  });

  test('a CUSIP needs its check digit, or none', () => {
    expect(readCusip('83401A10')).toEqual({ cusips: ['83401A108'] });
    expect(readCusip(' 83401-a108 ')).toEqual({ cusips: ['83401A108'] });
    expect(readCusip('83401A')).toEqual({ cusips: ['83401A'] });
    expect(readCusip('37833100')).toEqual({ cusips: expect.arrayContaining(['037833100']) });
    expect(readCusip('83401A105')).toEqual({
      problem: '83401A105 ends in 5, but the check digit of 83401A10 is 8',
    });
    expect(readCusip('83401A1')).toHaveProperty('problem');
  });
});
