import { describe, expect, test } from 'vitest';
import { parseCik } from '../../core/ids.ts';
import { acceptanceZoneOf, acceptedAtOf } from '../../sources/discovery/acceptance-zone.ts';
import { parseCompanyTickers } from '../../sources/discovery/company-tickers.ts';
import { parseCurrentFeed } from '../../sources/discovery/current-feed.ts';
import { createProblemList } from '../../sources/discovery/discovered-filing.ts';
import {
  filingsOfColumns,
  parseOlderSubmissionsJson,
  parseSubmissionsJson,
} from '../../sources/discovery/submissions-json.ts';
import { companyFactsPath, currentFeedPath, isDataHostPath } from '../../sources/edgar/edgar-paths.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the time zone of acceptanceDateTime', () => {
  const printed = (time: string, filedDate = '2024-03-29', form = '10-K') => ({
    printed: `2024-03-29T${time}.000Z`,
    filedDate,
    form,
  });

  test('follows from hours in which EDGAR takes nothing', () => {
    expect(acceptanceZoneOf([printed('16:05:00'), printed('06:30:11')])).toBe('eastern');
    expect(acceptanceZoneOf([printed('20:05:00'), printed('01:10:11', '2024-03-28')])).toBe('utc');
    expect(acceptanceZoneOf([printed('05:00:00')])).toBe('utc');
    expect(acceptanceZoneOf([])).toBe('unknown');
    expect(acceptanceZoneOf([printed('16:05:00'), printed('00:00:00')])).toBe('unknown');
    expect(acceptanceZoneOf([printed('06:30:11'), printed('23:30:11')])).toBe('unknown');
  });

  test('follows from the filing date after 17:30, but not for forms that EDGAR takes until 22:00', () => {
    expect(acceptanceZoneOf([printed('20:05:00')])).toBe('utc');
    expect(acceptanceZoneOf([printed('18:05:00', '2024-04-01')])).toBe('eastern');
    expect(acceptanceZoneOf([printed('20:05:00', '2024-03-29', '4')])).toBe('unknown');
    expect(acceptanceZoneOf([printed('20:05:00', '2024-03-29', 'SC 13G/A')])).toBe('unknown');
  });

  test('decides the instant; midnight is no time, and the unknown zone is read as the later one', () => {
    const text = '2024-03-29T16:05:33.000Z';
    expect(acceptedAtOf(text, 'utc')).toEqual({ value: '2024-03-29T16:05:33.000Z', source: 'submissions-json' });
    expect(acceptedAtOf(text, 'eastern')).toEqual({ value: '2024-03-29T20:05:33.000Z', source: 'submissions-json' });
    expect(acceptedAtOf(text, 'unknown')).toEqual({
      value: '2024-03-29T20:05:33.000Z',
      source: 'submissions-json-assumed',
    });
    expect(acceptedAtOf('1996-01-17T00:00:00.000Z', 'eastern')).toBeNull();
    expect(acceptedAtOf('1996-01-17T05:00:00.000Z', 'utc')).toBeNull();
    expect(acceptedAtOf('1996-07-17T05:00:00.000Z', 'utc')).not.toBeNull();
    for (const bad of ['', '2024-02-30T10:00:00.000Z', '2024-02-10T25:00:00.000Z', 'yesterday']) {
      expect(acceptedAtOf(bad, 'eastern')).toBeNull();
    }
  });
});

describe('submissions JSON', () => {
  const recent = {
    accessionNumber: ['0000000001-24-000002', '0000000001-24-000001', 'nonsense'],
    filingDate: ['2024-03-29', '2024-03-01', '2024-02-01'],
    form: ['8-K', '10-K', '8-K'],
    acceptanceDateTime: ['2024-03-29T16:05:33.000Z', null, ''],
    items: ['5.07,9.01', '', ''],
  };

  test('gives the issuer and its filings; entries that are none are reported', () => {
    const json = parseSubmissionsJson(
      bytesOf(
        JSON.stringify({
          cik: '0000000001',
          name: 'ACME CORP',
          sic: '',
          tickers: ['ACME', 'ACMEW'],
          exchanges: ['Nasdaq', null],
          fiscalYearEnd: '1231',
          formerNames: [{ name: 'OLD ACME', from: '1995-01-10T00:00:00.000Z', to: '2003-02-13T00:00:00.000Z' }],
          filings: { recent, files: [{ name: 'CIK0000000001-submissions-001.json' }, { name: '../../x.json' }] },
        }),
      ),
    );
    expect(json.issuer).toEqual({ cik: '1', name: 'ACME CORP' });
    expect(json.olderFiles).toEqual(['CIK0000000001-submissions-001.json']);
    const problems = createProblemList();
    const filings = filingsOfColumns(json.recent, json.issuer, 'eastern', problems);
    expect(filings.map((filing) => [filing.form, filing.items, filing.acceptedAt?.value, filing.path])).toEqual([
      ['8-K', ['5.07', '9.01'], '2024-03-29T20:05:33.000Z', '/Archives/edgar/data/1/0000000001-24-000002.txt'],
      ['10-K', [], undefined, '/Archives/edgar/data/1/0000000001-24-000001.txt'],
    ]);
    expect(problems.all().map((problem) => problem.code)).toEqual(['malformed-submission']);
  });

  test.each(['', '{', '[]', '{"cik":1}', '<html>', '{"cik":"1","filings":{"recent":{"form":[1]}}}'])(
    '%j is not what EDGAR serves, and worth another try',
    (text) => {
      expect(() => parseSubmissionsJson(bytesOf(text))).toThrow(
        expect.objectContaining({ code: 'edgar-json-malformed' }),
      );
    },
  );

  test('older files are bare columns', () => {
    const columns = parseOlderSubmissionsJson(bytesOf(JSON.stringify(recent)));
    const filings = filingsOfColumns(columns, { cik: parseCik(1), name: '' }, 'utc', createProblemList());
    expect(filings[0]?.acceptedAt?.value).toBe('2024-03-29T16:05:33.000Z');
  });
});

test('both lists of company tickers are read; others are refused', () => {
  const plain =
    '{"0":{"cik_str":320193,"ticker":"AAPL","title":"Apple Inc."},"1":{"cik_str":1,"ticker":"A-B","title":"AB"}}';
  expect(parseCompanyTickers(bytesOf(plain))).toEqual([
    { cik: '320193', ticker: 'AAPL', name: 'Apple Inc.', exchange: null },
    { cik: '1', ticker: 'A-B', name: 'AB', exchange: null },
  ]);
  const exchange =
    '{"fields":["cik","name","ticker","exchange"],"data":[[320193,"Apple Inc.","AAPL","Nasdaq"],[1,"AB","AB",null]]}';
  expect(parseCompanyTickers(bytesOf(exchange))).toEqual([
    { cik: '320193', ticker: 'AAPL', name: 'Apple Inc.', exchange: 'Nasdaq' },
    { cik: '1', ticker: 'AB', name: 'AB', exchange: null },
  ]);
  for (const bad of ['', '[1]', '{"fields":["cik"],"data":[]}', '{"0":{"ticker":"A"}}']) {
    expect(() => parseCompanyTickers(bytesOf(bad))).toThrow(expect.objectContaining({ code: 'edgar-json-malformed' }));
  }
});

test("paths are EDGAR's own", () => {
  expect(currentFeedPath({ form: '8-K', start: 100 })).toBe(
    '/cgi-bin/browse-edgar?action=getcurrent&type=8-K&company=&dateb=&owner=include&start=100&count=100&output=atom',
  );
  expect(companyFactsPath(parseCik(320193))).toBe('/api/xbrl/companyfacts/CIK0000320193.json');
  expect(isDataHostPath(companyFactsPath(parseCik(1)))).toBe(true);
  expect(isDataHostPath('/files/company_tickers.json')).toBe(false);
});

describe('the current-filings feed', () => {
  const entry = (title: string, accession: string, more = '') => `<entry>
<title>${title}</title>
<link rel="alternate" type="text/html" href="https://www.sec.gov/Archives/edgar/data/1/x-index.htm"/>
<summary type="html">
 &lt;b&gt;Filed:&lt;/b&gt; 2026-07-27 &lt;b&gt;AccNo:&lt;/b&gt; ${accession} &lt;b&gt;Size:&lt;/b&gt; 10 KB${more}
</summary>
<updated>2026-07-27T20:01:24-04:00</updated>
<category scheme="https://www.sec.gov/" label="form type" term="x"/>
<id>urn:tag:sec.gov,2008:accession-number=${accession}</id>
</entry>`;
  const feed = (...entries: string[]) =>
    Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1" ?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n${entries.join('\n')}\n</feed>`,
      'latin1',
    );

  test('gives form, party, acceptance and items; awkward names and forms included', () => {
    const { filings, problems } = parseCurrentFeed(
      feed(
        entry(
          '8-K - SMX (Security Matters) - A &amp; B Société (0001940674) (Filer)',
          '0001493152-26-000001',
          '\n&lt;br&gt;Item 5.07: Submission of Matters\n&lt;br&gt;Item 9.01: Exhibits',
        ),
        entry('NT 10-K/A - ACME (0000000001) (Filer)', '0001493152-26-000002'),
      ),
    );
    expect(problems).toEqual([]);
    expect(filings[0]).toEqual({
      accessionNumber: '0001493152-26-000001',
      cik: '1940674',
      companyName: 'SMX (Security Matters) - A & B Société',
      form: '8-K',
      filedDate: '2026-07-27',
      path: '/Archives/edgar/data/1940674/0001493152-26-000001.txt',
      filers: [
        {
          cik: '1940674',
          companyName: 'SMX (Security Matters) - A & B Société',
          path: '/Archives/edgar/data/1940674/0001493152-26-000001.txt',
          role: 'Filer',
        },
      ],
      acceptedAt: { value: '2026-07-28T00:01:24.000Z', source: 'current-feed' },
      items: ['5.07', '9.01'],
      discoveredIn: 'current-feed',
    });
    expect(filings[1]?.form).toBe('NT 10-K/A');
  });

  test('makes one filing of the entries of its parties', () => {
    const { filings, entryCount } = parseCurrentFeed(
      feed(
        entry('SCHEDULE 13D/A - Alon Haggai (0002105917) (Filed by)', '0001493152-26-034889'),
        entry('SCHEDULE 13D/A - SMX (0001940674) (Subject)', '0001493152-26-034889'),
      ),
    );
    expect([entryCount, filings.length]).toEqual([2, 1]);
    expect(filings[0]?.filers.map((filer) => [filer.cik, filer.role])).toEqual([
      ['1940674', 'Subject'],
      ['2105917', 'Filed by'],
    ]);
  });

  test('refuses document types, so that no entity is ever expanded or fetched', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE feed [<!ENTITY a "aaaaaaaaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]><feed>${entry('8-K - &b; (0000000001) (Filer)', '0001493152-26-000001')}</feed>`;
    const { filings, problems } = parseCurrentFeed(bytesOf(bomb));
    expect([filings, problems[0]?.code]).toEqual([[], 'feed-with-doctype']);
  });

  test('reports what is no feed and entries that are none', () => {
    for (const text of ['', '<html><body>busy</body></html>', '{"a":1}']) {
      expect(parseCurrentFeed(bytesOf(text)).problems[0]?.code).toBe('not-a-feed');
    }
    const { filings, problems } = parseCurrentFeed(
      feed(
        entry('no form here', '0001493152-26-000001'),
        entry('8-K - ACME (0000000001) (Filer)', '0001493152-26-000002'),
      ),
    );
    expect([filings.length, problems.map((problem) => problem.code)]).toEqual([1, ['malformed-feed-entry']]);
    expect(parseCurrentFeed(feed()).entryCount).toBe(0);
  });
});
