import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../core/errors.ts';
import { MONITOR_DATASETS } from '../../core/monitor-datasets.ts';
import { parseExpression } from '../../events/monitor-expression.ts';
import { operatorsOf, validateSearch } from '../../events/monitor-search.ts';
import { parseTextQuery, satisfiedBy, termsOf } from '../../events/text-query.ts';

const search = (dataset: string, where: string) => validateSearch({ dataset, where: parseExpression(where) });

describe('conditions', () => {
  test('are read with their precedence, quotes and words', () => {
    expect(parseExpression(`type = atm or not isAtm = true and (form in (8-K, '10 "K"') or fee >= 1_000.5)`)).toEqual({
      or: [
        { field: 'type', operator: '=', value: 'atm' },
        {
          and: [
            { not: { field: 'isAtm', operator: '=', value: true } },
            {
              or: [
                { field: 'form', operator: 'in', value: ['8-K', '10 "K"'] },
                { field: 'fee', operator: '>=', value: '1000.5' },
              ],
            },
          ],
        },
      ],
    });
    expect(parseExpression('score rose by ≥ 10 in 5 days and band changed to high')).toEqual({
      and: [
        { field: 'score', operator: 'rose by', value: '10', days: 5 },
        { field: 'band', operator: 'changed to', value: 'high' },
      ],
    });
    expect(parseExpression('rule is not null and "title" CONTAINS "in"')).toEqual({
      and: [
        { field: 'rule', operator: 'is not null' },
        { field: 'title', operator: 'contains', value: 'in' },
      ],
    });
  });

  test.each([
    ['type', 'an operator after type is missing at the end'],
    ['type = ', 'a value is missing at the end'],
    ['type = atm isAtm = true', '"and" or "or" is missing at character 12, before isAtm'],
    ['(type = atm', '")" is missing at the end'],
    ['type in atm', '"(" is missing at character 9'],
    ['', 'it has no conditions'],
    ['score rose by 10', '"within" is missing'],
    ['type = "atm', 'cannot be read'],
  ])('that cannot be read say where: %s', (source, message) => {
    expect(() => parseExpression(source)).toThrow(message);
  });

  test('never fail in another way than by their message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (source) => {
        let code: unknown = null;
        try {
          search('scores', source);
        } catch (error) {
          code = error instanceof AppError ? error.code : error;
        }
        expect([null, 'invalid-monitor']).toContain(code);
      }),
    );
  });
});

describe('a search', () => {
  test.each([
    ['offering-events', 'grosProceeds > 1', 'offering-events has no field grosProceeds: did you mean grossProceeds?'],
    ['offering-events', 'type = atms', 'type is never "atms": did you mean atm?'],
    ['scores', 'band changed to hihg', 'band is never "hihg": did you mean high?'],
    ['lockups', 'days > many', 'days is a number: "many" is none'],
    ['lockups', 'startsOn > 2026-02-30', 'startsOn is a date like 2026-03-31'],
    ['lockups', 'days changed to 5', 'days is a number: use one of'],
    ['lockups', 'parties rose by 3 in 5 days', 'parties is a text: use one of'],
    ['scores', 'score rose by 3 in 5000 days', 'days'],
    ['scores', 'score rose by -3 in 5 days', 'takes a number above 0'],
    ['ofering-events', 'type = atm', 'no dataset ofering-events: did you mean offering-events?'],
  ])('of %s with %s is refused with what to do', (dataset, where, message) => {
    expect(() => search(dataset, where)).toThrow(message);
  });

  test('names every problem at once', () => {
    expect(() => search('lockups', 'dayz > 1 and party = company')).toThrow(/days\?.*parties\?/);
  });

  test('is completed: names of fields, spelling of known values, exact numbers, CIKs', () => {
    const where = parseExpression('GROSS_PROCEEDS >= 10_000_000.50 and type = ATM and cik = 0000320193');
    expect(validateSearch({ dataset: 'dilution.offering_events', where, watch: ['0000000007', '7'] })).toEqual({
      dataset: 'offering-events',
      where: {
        and: [
          { field: 'grossProceeds', operator: '>=', value: '10000000.50' },
          { field: 'type', operator: '=', value: 'atm' },
          { field: 'cik', operator: '=', value: '320193' },
        ],
      },
      watch: ['7'],
      text: null,
    });
  });

  test('with text needs rows of one filing', () => {
    expect(() => validateSearch({ dataset: 'scores', text: 'atm' })).toThrow(
      'rows of scores follow from several filings',
    );
    expect(() => validateSearch({ dataset: 'filings', text: '-atm' })).toThrow('a word that the text must have');
    expect(() => validateSearch({ dataset: 'filings', text: '"atm' })).toThrow('a quotation mark is missing');
    expect(validateSearch({ dataset: 'filings', text: 'atm' })).toMatchObject({ text: 'atm' });
  });

  test.each([
    [{ dataset: 'filings', where: { and: [] } }, 'takes a list of 1 to 100 conditions'],
    [{ dataset: 'filings', where: { field: 'form', operator: '~', value: 'x' } }, 'use one of'],
    [{ dataset: 'filings', where: { field: 'form', operator: '=', value: 'x', or: [] } }, 'takes a list'],
    [{ dataset: 'filings', where: 'form = x' }, 'is no condition'],
    [{ dataset: 'filings', sql: 'drop' }, 'sql'],
    [{ dataset: 'filings', watch: ['AAPL'] }, 'give a CIK'],
  ])('given as JSON is checked as well: %j', (given, message) => {
    expect(() => validateSearch(given)).toThrow(message);
  });

  test('can compare every field of every dataset by every operator of its type', () => {
    const values = { text: 'x', number: '1', date: '2026-01-02', time: '2026-01-02', boolean: true, list: 'x' };
    let compared = 0;
    for (const dataset of MONITOR_DATASETS.values()) {
      for (const [field, spec] of Object.entries(dataset.fields)) {
        for (const operator of operatorsOf(dataset, spec)) {
          const value = spec.oneOf?.[0] ?? values[spec.type];
          const isList = operator.endsWith('in');
          const isBare = operator.startsWith('is ') || operator === 'changed';
          const days = operator.endsWith(' by') ? { days: 5 } : {};
          const where = { field, operator, ...(isBare ? {} : { value: isList ? [value] : value }), ...days };
          expect(validateSearch({ dataset: dataset.name, where }).where).toMatchObject({ field, operator });
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(1_500);
  });
});

describe('a text search', () => {
  test('has phrases, alternatives and exclusions', () => {
    const query = parseTextQuery('"At-the-Market" program -withdrawn or ATM');
    expect(query).toEqual([
      { all: ['at the market', 'program'], none: ['withdrawn'] },
      { all: ['atm'], none: [] },
    ]);
    if (typeof query === 'string') throw new Error(query);
    expect(termsOf(query)).toEqual(['at the market', 'program', 'withdrawn', 'atm']);
    expect(satisfiedBy(query, new Set(['at the market', 'program']))).toEqual(['at the market', 'program']);
    expect(satisfiedBy(query, new Set(['at the market', 'program', 'withdrawn']))).toBeNull();
    expect(satisfiedBy(query, new Set(['withdrawn', 'atm']))).toEqual(['atm']);
  });
});
