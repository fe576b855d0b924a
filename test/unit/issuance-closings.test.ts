import { describe, expect, test } from 'vitest';
import type { ClosingRow, RunwaySecuritiesRow } from '../../core/fact-rows.ts';
import { issuancesV1 } from '../../parsers/issuances/issuances.v1.ts';
import { xbrlV1 } from '../../parsers/xbrl/xbrl.v1.ts';
import { withClosings } from '../../scoring/facts/closings.ts';
import { withRunwaySecurities } from '../../scoring/facts/runway-securities.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { selectInputs } from '../../scoring/select-inputs.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { AS_OF, ago, cash, facts, offering, ref } from './scoring-facts.ts';

function outcome(form: string, paragraphs: readonly string[], balances: readonly (readonly [string, number])[] = []) {
  const context =
    '<xbrli:context id="b"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000900001</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:instant>2026-09-30</xbrli:instant></xbrli:period></xbrli:context><xbrli:unit id="u"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>';
  const tagged = balances.map(
    ([concept, value]) =>
      `<p><ix:nonFraction name="us-gaap:${concept}" contextRef="b" unitRef="u" decimals="0" scale="0">${value}</ix:nonFraction></p>`,
  );
  const names =
    'xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:us-gaap="http://fasb.org/us-gaap/2026"';
  const head =
    balances.length === 0
      ? ''
      : `<div style="display:none"><ix:header><ix:resources>${context}</ix:resources></ix:header></div>`;
  const text = `<SEC-DOCUMENT>0000900001-26-000001.txt : 20261110
<SEC-HEADER>
ACCESSION NUMBER:\t\t0000900001-26-000001
CONFORMED SUBMISSION TYPE:\t${form}
CONFORMED PERIOD OF REPORT:\t${form === '10-Q' ? '20260930' : '20261106'}
FILED AS OF DATE:\t\t20261110
</SEC-HEADER>
<DOCUMENT>
<TYPE>${form}
<SEQUENCE>1
<FILENAME>d.htm
<TEXT>
<XBRL>
<html ${names}><body>${head}<p>FORM ${form}</p><p>For the quarterly period ended September 30, 2026</p>
${[...paragraphs.map((words) => `<p>${words}</p>`), ...tagged].join('\n')}</body></html>
</XBRL>
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>`;
  const submission = readSubmission(Buffer.from(text));
  const [document] = issuancesV1.appliesTo(submission);
  if (document === undefined) throw new Error('the parser does not read the document');
  const upstream = new Map([['xbrl', [xbrlV1.parse(submission, document, { filedDate: null, upstream: new Map() })]]]);
  const result = issuancesV1.parse(submission, document, { filedDate: null, upstream });
  for (const span of Object.values(result.spans).flat()) {
    expect(document.text.slice(span.start, span.end)).toBe(span.text);
  }
  return result;
}

const AGREED =
  'On November 4, 2026, the Company entered into a securities purchase agreement with institutional investors for the sale of 2,500,000 shares of common stock at $4.00 per share for gross proceeds of approximately $10.0 million.';

describe('closings of offerings', () => {
  test.each([
    [
      'the offering closed',
      [`${AGREED} The Offering closed on November 6, 2026.`],
      { agreedOn: '2026-11-04', shares: 2_500_000 },
    ],
    [
      'consummated by the company',
      [
        'On November 6, 2026, the Company consummated the private placement of 1,200,000 shares at a purchase price of $2.50 per share.',
      ],
      { shares: 1_200_000, pricePerShare: 2.5 },
    ],
    [
      'the closing occurred',
      [
        'The closing of the Private Placement occurred on November 6, 2026. The Company received gross proceeds of $6.0 million.',
      ],
      { grossProceeds: 6_000_000 },
    ],
    ['in a paragraph of its own', [AGREED, 'The Offering closed on November 6, 2026.'], { grossProceeds: 10_000_000 }],
  ])('%s', (_title, paragraphs, expected) => {
    const { result, confidences } = outcome('8-K', paragraphs);
    expect(result?.closings).toMatchObject([{ closedOn: '2026-11-06', ...expected }]);
    // The report's own date is a second witness.
    expect(confidences?.['closings[0].closedOn']).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    [
      'an expected closing',
      [
        AGREED,
        'The Offering is expected to close on or about November 12, 2026, subject to customary closing conditions.',
      ],
    ],
    ['a condition', [AGREED, 'The shares will be issued if the Offering is closed on November 6, 2026.']],
    [
      'an acquisition',
      ['On November 6, 2026, the Company completed its acquisition of Acme, Inc. for 100,000 shares.'],
    ],
    ['a closing of nothing that is named', ['The offering closed on November 6, 2026.']],
  ])('none in %s', (_title, paragraphs) => {
    expect(outcome('8-K', paragraphs).result?.closings).toBeUndefined();
  });

  const closing = (over: Partial<ClosingRow> = {}): ClosingRow => ({
    ...ref(ago(20), 71),
    form: '8-K',
    filedDate: ago(20),
    closedOn: ago(21),
    agreedOn: null,
    shares: 2_500_000,
    pricePerShare: null,
    grossProceeds: null,
    netProceeds: null,
    ...over,
  });
  const sale = offering(ago(25), { grossProceeds: 10_000_000, sharesOffered: 2_500_000, fileNumber: '333-1' });

  test('a closing in another report is a further document of the sale, which stays one', () => {
    const offerings = withClosings([sale], [closing()]);
    expect(offerings).toMatchObject([{ form: '424B5' }, { form: '8-K', grossProceeds: null, closesOn: ago(21) }]);
    const { proceeds } = selectInputs(facts({ offerings }), AS_OF, methodology20261201r1);
    expect(proceeds.items).toMatchObject([{ value: 10_000_000, date: ago(25), closedOn: ago(21) }]);
    expect(proceeds.items[0]?.alsoIn).toHaveLength(1);
  });

  test('a closing in the report that announces the offering dates it', () => {
    const announced = offering(ago(20), { ...ref(ago(20), 71), form: '8-K', sharesOffered: 2_500_000 });
    expect(withClosings([announced], [closing({ agreedOn: ago(24) })])).toMatchObject([
      { pricedOn: ago(24), closesOn: ago(21) },
    ]);
  });

  test('a closing of other amounts, of another time or known before the offering is of no known offering', () => {
    for (const other of [{ shares: 900_000 }, { closedOn: ago(90) }, { ...ref(ago(30), 72) }]) {
      expect(withClosings([sale], [closing(other)])).toEqual([sale]);
    }
    // A report of months later that recounts it adds no document.
    expect(withClosings([sale], [closing({ filedDate: ago(2) })])).toEqual([sale]);
  });
});

describe('long-term securities of a runway', () => {
  const BALANCES = [
    ['CashAndCashEquivalentsAtCarryingValue', 12_641_581],
    ['MarketableSecuritiesCurrent', 55_721_860],
    ['MarketableSecuritiesNoncurrent', 20_032_239],
  ] as const;
  const stated = (words: string, balances: readonly (readonly [string, number])[] = BALANCES) =>
    outcome('10-Q', [words], balances);

  test('count where the sum of the statement contains them', () => {
    const { result, confidences } = stated(
      'As of September 30, 2026, we had cash, cash equivalents and marketable securities of $88.4 million, which we believe will be sufficient to fund our operations into the first quarter of 2028.',
    );
    expect(result?.runwaySecurities).toEqual({ asOf: '2026-09-30', longTermInvestments: 20_032_239, counted: true });
    expect(confidences?.['runwaySecurities.counted']).toBeGreaterThanOrEqual(0.9);
  });

  test('do not count where the sum leaves them out', () => {
    const { result } = stated(
      'We believe that our cash, cash equivalents and short-term investments of $68.4 million will be sufficient to fund our operations into the first quarter of 2028.',
    );
    expect(result?.runwaySecurities).toMatchObject({ counted: false });
  });

  test('count by the words alone with less confidence', () => {
    const { result, confidences } = stated(
      'We believe that our cash, cash equivalents and short- and long-term marketable securities will be sufficient to fund our operations into 2028.',
    );
    expect(result?.runwaySecurities).toMatchObject({ counted: true });
    expect(confidences?.['runwaySecurities.counted']).toBeLessThan(0.9);
  });

  test('are none without a statement of the runway, or without such securities', () => {
    expect(stated('We held cash and marketable securities of $88.4 million.').result?.runwaySecurities).toBeUndefined();
    const words = 'We believe that our cash of $12.6 million will be sufficient to fund our operations into 2028.';
    expect(stated(words, BALANCES.slice(0, 2)).result?.runwaySecurities).toBeUndefined();
  });

  test('join the cash of their own report, and count in its score', () => {
    const row: RunwaySecuritiesRow = {
      ...ref(ago(30), 2),
      asOf: ago(30),
      longTermInvestments: 7_000_000,
      counted: true,
    };
    const other = cash(ago(120), { ...ref(ago(120), 9) });
    const joined = withRunwaySecurities([cash(ago(30)), other], [row]);
    expect(joined).toMatchObject([{ longTermInvestments: 7_000_000, countsLongTerm: true }, { asOf: ago(120) }]);
    expect(joined[1]).toBe(other);
    const { items } = selectInputs(facts({ cash: joined }), AS_OF, methodology20261201r1).cash;
    expect(items.find(({ role }) => role === 'long-term-securities')).toMatchObject({ value: 7_000_000 });
  });
});
