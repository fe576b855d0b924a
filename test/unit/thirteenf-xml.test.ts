import { describe, expect, test } from 'vitest';
import { streamThirteenfRows } from '../../parsers/thirteenf/table-scanner.ts';
import { parseThirteenf, thirteenfSubmission } from '../thirteenf-documents.ts';

interface RowParts {
  readonly name?: string;
  readonly cusip?: string;
  readonly value?: number | string;
  readonly shares?: number | string;
  readonly type?: string;
  readonly extra?: string;
}

function row(
  { name = 'ALPHA CO', cusip = '037833100', value = 5_000, shares = 100, type = 'SH', extra = '' }: RowParts,
  p = '',
): string {
  const t = (tag: string, text: string | number) => `<${p}${tag}>${text}</${p}${tag}>`;
  return t(
    'infoTable',
    t('nameOfIssuer', name) +
      t('titleOfClass', 'COM') +
      t('cusip', cusip) +
      t('value', value) +
      t('shrsOrPrnAmt', t('sshPrnamt', shares) + t('sshPrnamtType', type)) +
      extra +
      t('investmentDiscretion', 'SOLE') +
      t('votingAuthority', t('Sole', shares) + t('Shared', 0) + t('None', 0)),
  );
}

function table(rows: readonly string[], p = ''): string {
  const xmlns = p === '' ? 'xmlns' : `xmlns:${p.slice(0, -1)}`;
  return `<?xml version="1.0"?><${p}informationTable ${xmlns}="http://www.sec.gov/edgar/document/thirteenf/informationtable">${rows.join('')}</${p}informationTable>`;
}

function cover(fields: string, summary: string, period = '12-31-2023'): string {
  return `<?xml version="1.0"?><edgarSubmission xmlns="http://www.sec.gov/edgar/thirteenffiler" xmlns:com="http://www.sec.gov/edgar/common"><headerData><submissionType>13F-HR</submissionType></headerData><formData><coverPage><reportCalendarOrQuarter>${period}</reportCalendarOrQuarter><filingManager><name>LARKMERE CAPITAL LP</name><address><com:city>X</com:city></address></filingManager>${fields}</coverPage>${summary}</formData></edgarSubmission>`;
}

const HOLDINGS = '<isAmendment>false</isAmendment><reportType>13F HOLDINGS REPORT</reportType>';
const summaryOf = (entries: number, value: number | string): string =>
  `<summaryPage><tableEntryTotal>${entries}</tableEntryTotal><tableValueTotal>${value}</tableValueTotal></summaryPage>`;

function submission(
  coverXml: string,
  tableXml: string | null,
  filed = '20240212',
  form = '13F-HR',
  period = '20231231',
): string {
  return thirteenfSubmission(
    [{ type: form, body: coverXml }, ...(tableXml === null ? [] : [{ type: 'INFORMATION TABLE', body: tableXml }])],
    { form, filed, period },
  );
}

describe('13F information tables in XML', () => {
  test.each(['', 'ns1:', 'n1:', 'eis:'])('prefix %j is read like none, and leading zeros of a CUSIP stay', (prefix) => {
    const { result } = parseThirteenf(`\n\n${table([row({ cusip: '000361105' }, prefix)], prefix)}`, '2024-02-12');
    expect(result?.holdings).toMatchObject([
      {
        nameOfIssuer: 'ALPHA CO',
        cusip: '000361105',
        valueDollars: 5_000,
        sshPrnamt: 100,
        sshPrnamtType: 'SH',
        putCall: null,
      },
    ]);
  });

  test('entities, CDATA, comments, wrapped names and tags with blanks are read as intended', () => {
    const name = '<![CDATA[A & B]]> &amp; C<!-- x --> &lt;CO&gt;\n   INC';
    const xml = table([row({ name })])
      .replace('<value>', '<value\n >')
      .replace('</value>', '</value >');
    const { result } = parseThirteenf(xml, '2024-02-12');
    expect(result?.holdings[0]).toMatchObject({ nameOfIssuer: 'A & B & C <CO> INC', valueDollars: 5_000 });
  });

  test('put, call, PRN, other managers and an empty put/call are kept apart', () => {
    const { result } = parseThirteenf(
      table([
        row({ extra: '<putCall>Put</putCall>' }),
        row({ extra: '<putCall>CALL</putCall>' }),
        row({ type: 'PRN', extra: '<putCall></putCall><otherManager>4,8,11</otherManager>' }),
        row({ extra: '<putCall/><otherManager>1</otherManager><otherManager>2</otherManager>' }),
      ]),
      '2024-02-12',
    );
    expect(result?.holdings.map((h) => [h.putCall, h.sshPrnamtType, h.otherManager])).toEqual([
      ['Put', 'SH', null],
      ['Call', 'SH', null],
      [null, 'PRN', '4,8,11'],
      [null, 'SH', '1,2'],
    ]);
  });

  test('spans hold the exact words of every value and of the whole row', () => {
    const text = table([row({}), row({ name: 'BETA', value: '1,234,500' })]);
    const { result, spans } = parseThirteenf(text, '2024-02-12');
    expect(spans['holdings[1].nameOfIssuer']?.[0]?.text).toBe('BETA');
    expect(spans['holdings[1].valueDollars']?.[0]?.text).toBe('1,234,500');
    for (const [span] of Object.values(spans)) expect(text.slice(span?.start, span?.end)).toBe(span?.text);
    const source = result?.holdings[1]?.source;
    expect(text.slice(source?.start, source?.end)).toMatch(/^<infoTable>.*BETA.*<\/infoTable>$/);
  });

  test('a table cut off in a row gives its complete rows, with a warning and low confidence', () => {
    const whole = submission(cover(HOLDINGS, summaryOf(2, 10_000)), table([row({}), row({})]));
    expect(parseThirteenf(whole).confidence).toBeGreaterThanOrEqual(0.9);
    const text = table([row({}), row({})]);
    const outcome = parseThirteenf(text.slice(0, text.lastIndexOf('<sshPrnamt>') + 15), '2024-02-12');
    expect(outcome.result?.entries).toBe(1);
    expect(outcome.confidence).toBeLessThan(0.5);
    expect(outcome.warnings.map(({ code }) => code)).toContain('table-cut-off');
  });

  test('streaming gives the same rows for pieces of any size', async () => {
    const text = table(
      Array.from({ length: 50 }, (_, at) => row({ name: `N${at} &amp; <![CDATA[<b>]]>`, value: at })),
      'n1:',
    ).replaceAll(/<n1:|<\/n1:/g, (m) => m);
    const rowsOf = async (size: number) => {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      );
      const rows = [];
      for await (const batch of streamThirteenfRows(pieces)) rows.push(...batch);
      return rows;
    };
    const whole = await rowsOf(text.length);
    for (const size of [1, 7, 64, 1_000]) expect(await rowsOf(size)).toEqual(whole);
  });
});

describe('13F covers and cross-checks', () => {
  test('a dated table has high confidence if the cover’s count and sum agree', () => {
    const outcome = parseThirteenf(submission(cover(HOLDINGS, summaryOf(2, 10_000)), table([row({}), row({})])));
    expect(outcome.confidence).toBeGreaterThanOrEqual(0.9);
    expect(outcome.result).toMatchObject({
      reportType: '13F HOLDINGS REPORT',
      periodOfReport: '2023-12-31',
      managerName: 'LARKMERE CAPITAL LP',
      entries: 2,
      totalValueDollars: 10_000,
      valueUnit: 'dollars',
      isAmendment: false,
    });
    expect(outcome.crossValidations.every(({ passed }) => passed)).toBe(true);
  });

  test.each([
    ['count', summaryOf(3, 10_000), 'entry-count-differs'],
    ['sum', summaryOf(2, 10_001), 'value-total-differs'],
  ])('a cover whose %s differs is reported, and the rows stay as printed', (_, summary, code) => {
    const outcome = parseThirteenf(submission(cover(HOLDINGS, summary), table([row({}), row({})])));
    expect(outcome.confidence).toBeLessThan(0.9);
    expect(outcome.reasons.map((reason) => reason.code)).toContain(code);
    expect(outcome.result?.totalValueDollars).toBe(10_000);
  });

  test('amendments have their number and type', () => {
    const fields =
      '<isAmendment>true</isAmendment><amendmentNo>2</amendmentNo><amendmentInfo><amendmentType>NEW HOLDINGS</amendmentType></amendmentInfo><reportType>13F HOLDINGS REPORT</reportType>';
    const { result } = parseThirteenf(
      submission(cover(fields, summaryOf(1, 5_000)), table([row({})]), '20240301', '13F-HR/A'),
    );
    expect(result).toMatchObject({ isAmendment: true, amendmentNumber: 2, amendmentType: 'NEW HOLDINGS' });
  });

  test('a notice without a table is parsed, with the managers that report for it', () => {
    const fields =
      '<isAmendment>false</isAmendment><reportType>13F NOTICE</reportType><otherManagersInfo><otherManager><cik>0000000123</cik><form13FFileNumber>028-1</form13FFileNumber><name>PARENT &amp; CO</name></otherManager></otherManagersInfo>';
    const outcome = parseThirteenf(submission(cover(fields, ''), null, '20240212', '13F-NT'));
    expect(outcome.status).toBe('parsed');
    expect(outcome.result).toMatchObject({
      reportType: '13F NOTICE',
      entries: 0,
      holdings: [],
      reportingManagers: [{ name: 'PARENT & CO', fileNumber: '028-1', cik: '0000000123' }],
    });
    expect(outcome.confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('a holdings report without a table is rejected instead of parsed as empty', () => {
    const outcome = parseThirteenf(submission(cover(HOLDINGS, summaryOf(7, 100)), null));
    expect(outcome.status).toBe('rejected');
    expect(outcome.reasons[0]?.message).toContain('7 entries');
  });
});

describe('the unit of 13F values', () => {
  const rows = (price: number) =>
    table([row({ value: price * 100 }), row({ value: price * 120 }), row({ value: price * 80 })]);
  test.each([
    ['2022-11-14', 0.05, 'thousands', 'filed-date'],
    ['2023-01-03', 50, 'dollars', 'filed-date'],
    ['2023-01-02', 0.05, 'thousands', 'filed-date'],
    // The filer wrote dollars early, or thousands still.
    ['2022-11-14', 50, 'dollars', 'implied-price'],
    ['2023-05-15', 0.05, 'thousands', 'implied-price'],
    [null, 50, 'dollars', 'implied-price'],
    [null, 0.05, 'thousands', 'implied-price'],
  ])('filed %s at %d per share: %s by %s', (filed, price, unit, basis) => {
    const outcome = parseThirteenf(rows(price), filed);
    expect(outcome.result).toMatchObject({ valueUnit: unit, valueUnitBasis: basis });
    expect(outcome.result?.holdings[0]?.valueDollars).toBeCloseTo(price * 100 * (unit === 'thousands' ? 1_000 : 1), 6);
    expect(outcome.result?.holdings[0]?.rawValue).toBe(String(price * 100));
    expect(outcome.result?.valueUnitReason).toMatch(/per share/);
  });

  test('a table of bonds is judged by prices near par', () => {
    const bonds = table([row({ value: 980_000, shares: 1_000_000, type: 'PRN' })]);
    expect(parseThirteenf(bonds, '2023-05-15').result).toMatchObject({
      valueUnit: 'dollars',
      valueUnitBasis: 'filed-date',
    });
    expect(parseThirteenf(bonds).result?.valueUnit).toBe('dollars');
  });

  test('a bare table never has high confidence, with or without a date', () => {
    expect(parseThirteenf(rows(50)).confidence).toBeLessThanOrEqual(0.6);
    expect(parseThirteenf(rows(50), '2024-02-12').confidence).toBeLessThan(0.9);
  });
});
