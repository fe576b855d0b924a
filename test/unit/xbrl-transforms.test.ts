import { describe, expect, it } from 'vitest';
import { findTransformation, REGISTRIES } from '../../parsers/xbrl/transforms/registry.ts';

const IXT = 'http://www.xbrl.org/inlineXBRL/transformation';
const SEC = 'http://www.sec.gov/inlineXBRL/transformation/2015-08-31';

function apply(namespace: string, name: string, input: string): string | null {
  const found = findTransformation(namespace, name);
  if (!found?.listed) throw new Error(`${name} is not of ${namespace}`);
  return found.transform(input);
}

describe('transformation registry 1 (2010-04-20)', () => {
  it.each([
    ['dateslashus', '12/31/2010', '2010-12-31'],
    ['dateslasheu', '31/12/10', '2010-12-31'],
    ['dateslashus', '12.31.2010', null],
    ['datedotus', '12.31.2010', '2010-12-31'],
    ['datedoteu', '31.12.2010', '2010-12-31'],
    ['datelongus', 'December 31, 2010', '2010-12-31'],
    ['dateshortuk', '31 Dec 2010', '2010-12-31'],
    ['datelongmonthdayus', 'December 31', '--12-31'],
    ['dateslashdaymontheu', '31/12', '--12-31'],
    ['datelongyearmonth', '2010 December', '2010-12'],
    ['numcommadot', '1,234,567.89', '1234567.89'],
    ['numdotcomma', '1.234.567,89', '1234567.89'],
    ['numspacedot', '1 234 567.89', '1234567.89'],
    ['numspacecomma', '1\u00a0234,5', '1234.5'],
    ['numcomma', '1234,5', '1234.5'],
    ['numcommadot', '1,23', null],
    ['numdash', '-', '0'],
  ])('%s of %j is %j', (name, input, expected) => {
    expect(apply(`${IXT}/2010-04-20`, name, input)).toBe(expected);
  });
});

describe('transformation registries 2 and 3 (2011-07-31, 2015-02-26)', () => {
  it.each([
    ['booleanfalse', 'whatever', 'false'],
    ['booleantrue', '', 'true'],
    ['nocontent', 'anything', ''],
    ['zerodash', '—', '0'],
    ['zerodash', '--', null],
    ['numdotdecimal', ' 1,234.50 ', '1234.50'],
    ['numdotdecimal', '1,23', null],
    ['numdotdecimal', '(1,234)', null],
    ['numcommadecimal', '1.234,50', '1234.50'],
    ['numunitdecimal', '5 dollars 7 cents', '5.07'],
    ['datedaymonthyear', '31.12.2014', '2014-12-31'],
    ['datedaymonthyear', '31.02.2014', null],
    ['datemonthdayyear', '12/31/14', '2014-12-31'],
    ['datemonthdayyearen', 'December 31st, 2014', '2014-12-31'],
    ['datemonthdayyearen', 'Sept. 30, 2014', '2014-09-30'],
    ['datemonthdayyearen', 'the year 2014', null],
    ['datedaymonthyearen', '31st of December 2014', '2014-12-31'],
    ['datemonthdayen', 'February 29th', '--02-29'],
    ['datemonthdayen', 'February 30', null],
    ['datedaymonth', '31/12', '--12-31'],
    ['datemonthyearen', 'December 2014', '2014-12'],
    ['dateyearmonthen', '2014, December', '2014-12'],
    ['dateyearmonthdaycjk', '２０１４年１２月３１日', '2014-12-31'],
    ['dateyearmonthcjk', '2014年12月', '2014-12'],
    ['dateerayearmonthdayjp', '平成26年12月31日', '2014-12-31'],
    ['dateerayearmonthdayjp', '令和元年5月1日', '2019-05-01'],
    ['dateerayearmonthjp', '昭和64年1月', '1989-01'],
  ])('%s of %j is %j in both', (name, input, expected) => {
    expect(apply(`${IXT}/2011-07-31`, name, input)).toBe(expected);
    expect(apply(`${IXT}/2015-02-26`, name, input)).toBe(expected);
  });

  it.each([
    ['calindaymonthyear', '11 पौष 1933', '2012-01-01'],
    ['datedaymonthdk', '31. december', '--12-31'],
    ['datedaymonthyeardk', '31. maj 2014', '2014-05-31'],
    ['datedaymonthyearin', '31 दिसंबर 2014', '2014-12-31'],
    ['datemonthyear', '12/2014', '2014-12'],
    ['datemonthyearin', 'दिसंबर २०१४', '2014-12'],
    ['dateyearmonthday', '2014-12-31', '2014-12-31'],
    ['numdotdecimalin', '1,23,45,678.90', '12345678.90'],
    ['numunitdecimalin', '1,23,456 rupees 5 paise', '123456.05'],
  ])('%s of %j is %j in registry 3', (name, input, expected) => {
    expect(apply(`${IXT}/2015-02-26`, name, input)).toBe(expected);
  });
});

describe('transformation registries 4 and 5 (2020-02-12, 2022-02-16)', () => {
  it.each([
    ['fixed-empty', 'x', ''],
    ['fixed-false', 'x', 'false'],
    ['fixed-true', 'x', 'true'],
    ['fixed-zero', 'none', '0'],
    ['num-dot-decimal', '1 234,567.5', '1234567.5'],
    ['num-dot-decimal', ' , ', null],
    ['num-dot-decimal', '-5', null],
    ['num-comma-decimal', '1 234.567,5', '1234567.5'],
    ['num-unit-decimal', '１２３円４５銭', '123.45'],
    ['date-day-month', '31.12', '--12-31'],
    ['date-day-month-year', '31.12.24', '2024-12-31'],
    ['date-day-month-year', '31.12.24 or so', null],
    ['date-month-day', '12/31', '--12-31'],
    ['date-month-day-year', '12/31/2024', '2024-12-31'],
    ['date-month-year', '12/2024', '2024-12'],
    ['date-year-month', '2024/12', '2024-12'],
    ['date-year-month-day', '2024-12-31', '2024-12-31'],
    ['date-monthname-day-year-en', 'March 31,\u00a02025', '2025-03-31'],
    ['date-monthname-day-en', 'December 31', '--12-31'],
    ['date-year-monthname-en', '2024 Dec', '2024-12'],
    ['date-day-monthroman-year', '31 XII 2024', '2024-12-31'],
    ['date-monthroman-year', 'iv 2024', '2024-04'],
    ['date-jpn-era-year-month-day', '令和6年12月31日', '2024-12-31'],
    ['date-jpn-era-year-month', '令和6年12月', '2024-12'],
    ['date-ind-day-monthname-year-hi', '11 पौष 1946', '2025-01-01'],
    ['date-year-day-monthname-lv', '2024. gada 31. decembris', '2024-12-31'],
    ['date-year-monthname-day-hu', '2024. december 31', '2024-12-31'],
    ['date-year-monthname-day-lt', '2024 m. gruodžio 31 d.', '2024-12-31'],
  ])('%s of %j is %j in both', (name, input, expected) => {
    expect(apply(`${IXT}/2020-02-12`, name, input)).toBe(expected);
    expect(apply(`${IXT}/2022-02-16`, name, input)).toBe(expected);
  });

  it.each([
    ['bg', '5 март 2024'],
    ['cs', '5. března 2024'],
    ['da', '5. marts 2024'],
    ['de', '5. März 2024'],
    ['el', '5 Μαρτίου 2024'],
    ['en', '5 March 2024'],
    ['es', '5 de marzo de 2024'],
    ['et', '5. märts 2024'],
    ['fi', '5. maaliskuuta 2024'],
    ['fr', '5 mars 2024'],
    ['hi', '५ मार्च २०२४'],
    ['hr', '5. ožujka 2024'],
    ['it', '5 marzo 2024'],
    ['nl', '5 maart 2024'],
    ['no', '5. mars 2024'],
    ['pl', '5 marca 2024'],
    ['pt', '5 de março de 2024'],
    ['ro', '5 martie 2024'],
    ['sk', '5. marca 2024'],
    ['sl', '5. marec 2024'],
    ['sv', '5 mars 2024'],
  ])('reads March in %s', (language, input) => {
    expect(apply(`${IXT}/2020-02-12`, `date-day-monthname-year-${language}`, input)).toBe('2024-03-05');
  });

  it('distinguishes months whose names begin alike', () => {
    const read = (language: string, month: string) =>
      apply(`${IXT}/2020-02-12`, `date-day-monthname-year-${language}`, `1 ${month} 2024`);
    expect([read('cs', 'června'), read('cs', 'července')]).toEqual(['2024-06-01', '2024-07-01']);
    expect([read('fi', 'marraskuuta'), read('fi', 'maaliskuuta')]).toEqual(['2024-11-01', '2024-03-01']);
    expect([read('fr', 'juin'), read('fr', 'juillet')]).toEqual(['2024-06-01', '2024-07-01']);
    expect([read('hi', 'जून'), read('hi', 'जुलाई'), read('hi', 'जनवरी')]).toEqual([
      '2024-06-01',
      '2024-07-01',
      '2024-01-01',
    ]);
  });

  it('adds Welsh and apostrophes in registry 5 only', () => {
    expect(apply(`${IXT}/2022-02-16`, 'date-day-monthname-year-cy', '5 Mawrth 2024')).toBe('2024-03-05');
    expect(apply(`${IXT}/2022-02-16`, 'num-dot-decimal-apos', "1'234’567.5")).toBe('1234567.5');
    expect(apply(`${IXT}/2022-02-16`, 'num-comma-decimal-apos', "1'234,5")).toBe('1234.5');
    expect(apply(`${IXT}/2022-02-16`, 'num-unit-decimal-apos', "1'234 Fr. 50 Rp")).toBe('1234.50');
    expect(findTransformation(`${IXT}/2020-02-12`, 'num-dot-decimal-apos')?.listed).toBe(false);
  });

  it('lists as many transformations as the registries have', () => {
    expect([...REGISTRIES].map(([namespace, registry]) => [namespace.slice(-10), registry.size])).toEqual([
      ['sformation', 24],
      ['2010-04-20', 24],
      ['2011-07-31', 21],
      ['2015-02-26', 31],
      ['2020-02-12', 96],
      ['2022-02-16', 102],
      ['2015-08-31', 18],
    ]);
  });
});

describe("the SEC's transformations", () => {
  it.each([
    ['duryear', '2.5', 'P2Y6M'],
    ['duryear', '5', 'P5Y'],
    ['duryear', '0', 'P0Y'],
    ['duryear', '-1.25', '-P1Y3M'],
    ['duryear', '10.33', 'P10Y3M29D'],
    ['durmonth', '18', 'P18M'],
    ['durmonth', '22.3', 'P22M9D'],
    ['durweek', '6', 'P42D'],
    ['durday', '0.5', 'PT12H'],
    ['durday', '30', 'P30D'],
    ['durhour', '36', 'PT36H'],
    ['durhour', 'x', null],
    ['durwordsen', 'Twenty-one years and 3 months', 'P21Y3M'],
    ['durwordsen', 'five-year', 'P5Y'],
    ['durwordsen', '180 days', 'P180D'],
    ['durwordsen', 'No years, no months', 'P0D'],
    ['durwordsen', 'a while', null],
    ['numwordsen', 'Twenty-one', '21'],
    ['numwordsen', 'one hundred and five thousand, two hundred', '105200'],
    ['numwordsen', 'fifteen hundred', '1500'],
    ['numwordsen', 'three million', '3000000'],
    ['numwordsen', 'No', '0'],
    ['numwordsen', 'none', '0'],
    ['numwordsen', 'two three', null],
    ['numwordsen', 'one thousand two million', null],
    ['datequarterend', 'First quarter of 2024', '2024-03-31'],
    ['datequarterend', '2023 Q4', '2023-12-31'],
    ['datequarterend', 'Q5 2023', null],
    ['boolballotbox', '☐', 'false'],
    ['boolballotbox', '☒', 'true'],
    ['boolballotbox', ' ☑ ', 'true'],
    ['boolballotbox', 'X', null],
    ['yesnoballotbox', '☒', 'Yes'],
    ['exchnameen', 'The Nasdaq Stock Market LLC', 'NASDAQ'],
    ['exchnameen', 'NASDAQ Global Select Market', 'NASDAQ'],
    ['exchnameen', 'New York Stock Exchange', 'NYSE'],
    ['exchnameen', 'NYSE American', 'NYSEAMER'],
    ['exchnameen', 'NYSE Arca, Inc.', 'NYSEArca'],
    ['exchnameen', 'Over the counter', null],
    ['stateprovnameen', 'new  york', 'NY'],
    ['stateprovnameen', 'Québec', 'QC'],
    ['stateprovnameen', 'Bavaria', null],
    ['countrynameen', 'The Netherlands', 'NL'],
    ['countrynameen', "People's Republic of China", 'CN'],
    ['countrynameen', 'Republic of Korea', 'KR'],
    ['countrynameen', 'Côte d’Ivoire', 'CI'],
    ['countrynameen', 'Republic of the Marshall Islands', 'MH'],
    ['edgarprovcountryen', 'Cayman Islands', 'E9'],
    ['edgarprovcountryen', 'Ontario, Canada', 'A6'],
    ['edgarprovcountryen', 'Israel', 'L3'],
    ['edgarprovcountryen', 'British Virgin Islands', 'D8'],
    ['entityfilercategoryen', 'NON-ACCELERATED FILER', 'Non-accelerated Filer'],
    ['entityfilercategoryen', 'Large accelerated filer', 'Large Accelerated Filer'],
    ['numinf', '', 'INF'],
    ['numneginf', '', '-INF'],
    ['numnan', '', 'NaN'],
  ])('%s of %j is %j', (name, input, expected) => {
    expect(apply(SEC, name, input)).toBe(expected);
  });

  it('finds no transformation for unknown names', () => {
    expect(findTransformation(SEC, 'durparsec')).toBeNull();
  });
});
