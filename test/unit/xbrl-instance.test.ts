import { describe, expect, it } from 'vitest';
import { instance, NAMESPACES, parseXbrl, UNITS, valuesOf, warningCodes } from '../xbrl-documents.ts';

function contextWith(inner: string, period = '<xbrli:instant>2024-12-31</xbrli:instant>', scenario = ''): string {
  return `<xbrli:context id="x"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000777</xbrli:identifier>${inner}</xbrli:entity><xbrli:period>${period}</xbrli:period>${scenario}</xbrli:context>`;
}

function firstFact(content: string) {
  const outcome = parseXbrl(instance(content));
  const fact = outcome.result?.facts[0];
  if (!fact) throw new Error(JSON.stringify([outcome.reasons, outcome.warnings]));
  return fact;
}

describe('facts of a plain instance', () => {
  it('are read with unit, period, entity, decimals and id, and a span that is their very words', () => {
    const text = instance(
      '<us-gaap:Assets contextRef="i" unitRef="usd" decimals="-3" id="f1"> -1234000 </us-gaap:Assets>',
    );
    const outcome = parseXbrl(text);
    expect(outcome.result?.facts).toEqual([
      {
        concept: 'us-gaap:Assets',
        value: '-1234000',
        unit: 'USD',
        decimals: '-3',
        period: { instant: '2024-12-31' },
        entity: '0000000777',
        dimensions: {},
        isNil: false,
        id: 'f1',
      },
    ]);
    const [span] = outcome.spans['facts[0]'] ?? [];
    expect(span?.text).toBe(' -1234000 ');
    expect(text.slice(span?.start, span?.end)).toBe(span?.text);
    expect(outcome.confidence).toBe(1);
  });

  it('stay exact where a float would not, and exponents are written out', () => {
    const values = valuesOf(
      parseXbrl(
        instance(
          '<us-gaap:A contextRef="i" unitRef="usd" decimals="2">12345678901234567890.12</us-gaap:A>' +
            '<us-gaap:B contextRef="i" unitRef="usd" decimals="2">1.25E3</us-gaap:B>' +
            '<us-gaap:C contextRef="i" unitRef="usd" decimals="2">+7</us-gaap:C>' +
            '<us-gaap:D contextRef="i" unitRef="usd" decimals="2">0.50</us-gaap:D>',
        ),
      ),
    );
    expect(values).toEqual({
      'us-gaap:A': '12345678901234567890.12',
      'us-gaap:B': '1250',
      'us-gaap:C': '7',
      'us-gaap:D': '0.50',
    });
  });

  it('are null where nil, and an empty text where empty', () => {
    const outcome = parseXbrl(
      instance(
        '<us-gaap:A contextRef="i" unitRef="usd" xsi:nil="true"/><dei:B contextRef="d" xsi:nil="1"></dei:B><dei:C contextRef="d"/>',
      ),
    );
    expect(outcome.result?.facts.map(({ value, isNil }) => [value, isNil])).toEqual([
      [null, true],
      [null, true],
      ['', false],
    ]);
    expect(outcome.spans['facts[0]']?.[0]?.text).toBe('<us-gaap:A contextRef="i" unitRef="usd" xsi:nil="true"/>');
  });

  it('resolve references once, take CDATA as it stands, and pass over comments and instructions', () => {
    const values = valuesOf(
      parseXbrl(
        instance(
          '<dei:A contextRef="d">&lt;p&gt;R&amp;amp;D &#160;&#x201C;x&#x201D;&lt;/p&gt;</dei:A>' +
            '<dei:B contextRef="d"><![CDATA[<p title="a>b">&amp;</p>]]></dei:B>' +
            '<dei:C contextRef="d">a<!-- </dei:C> --><?pi </dei:C> ?>b</dei:C>' +
            '<dei:D contextRef="d">&amp;#38;lt; &#38;amp;</dei:D>' +
            "<dei:E contextRef='d' id='it&quot;s'>single</dei:E>",
        ),
      ),
    );
    expect(values).toEqual({
      'dei:A': '<p>R&amp;D \u00a0“x”</p>',
      'dei:B': '<p title="a>b">&amp;</p>',
      'dei:C': 'ab',
      'dei:D': '&#38;lt; &amp;',
      'dei:E': 'single',
    });
  });

  it('keep the conventional prefix of a standard taxonomy, whatever the document binds', () => {
    const text =
      `<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:a="http://fasb.org/us-gaap/2024" xmlns:own="http://www.example.com/20241231">` +
      '<context id="i"><entity><identifier scheme="s">1</identifier></entity><period><instant>2024-12-31</instant></period></context>' +
      '<unit id="usd"><measure>iso4217:USD</measure></unit>' +
      '<a:Assets contextRef="i" unitRef="usd" decimals="0">1</a:Assets>' +
      '<Cash xmlns="http://xbrl.us/us-gaap/2009-01-31" contextRef="i" unitRef="usd" decimals="0">2</Cash>' +
      '<a:Thing xmlns:a="http://www.other.com/2024" contextRef="i" unitRef="usd" decimals="0">3</a:Thing>' +
      '<a:Again contextRef="i" unitRef="usd" decimals="0">4</a:Again>' +
      '<own:Extra contextRef="i" unitRef="usd" decimals="0">5</own:Extra></xbrl>';
    expect(valuesOf(parseXbrl(text))).toEqual({
      'us-gaap:Assets': '1',
      'us-gaap:Cash': '2',
      'a:Thing': '3',
      'us-gaap:Again': '4',
      'own:Extra': '5',
    });
  });

  it('may precede the contexts and units they refer to', () => {
    const content = '<us-gaap:A contextRef="x" unitRef="usd" decimals="0">1</us-gaap:A>';
    const outcome = parseXbrl(`<xbrli:xbrl ${NAMESPACES}>${content}${contextWith('')}${UNITS}</xbrli:xbrl>`);
    expect(outcome.result?.facts[0]?.unit).toBe('USD');
  });

  it('of a fraction are numerator/denominator', () => {
    const content =
      '<test:F contextRef="i" unitRef="shares"><xbrli:numerator>1</xbrli:numerator><xbrli:denominator>3</xbrli:denominator></test:F>' +
      '<test:G contextRef="i" unitRef="shares" decimals="0">1/3</test:G>';
    const outcome = parseXbrl(instance(content));
    expect(valuesOf(outcome)).toEqual({ 'test:F': '1/3' });
    expect(warningCodes(outcome)).toEqual(['invalid-number']);
  });

  it('derive decimals from precision', () => {
    const read = (value: string, precision: string) =>
      firstFact(`<us-gaap:A contextRef="i" unitRef="usd" precision="${precision}">${value}</us-gaap:A>`).decimals;
    expect([read('123456', '3'), read('0.00123', '2'), read('1.5', 'INF'), read('12', '0')]).toEqual([
      '-3',
      '4',
      'INF',
      null,
    ]);
  });
});

describe('what is left out of a plain instance', () => {
  it('is every fact whose context, unit or number cannot be read, with a failed check', () => {
    const outcome = parseXbrl(
      instance(
        '<us-gaap:A contextRef="nowhere" unitRef="usd" decimals="0">1</us-gaap:A>' +
          '<us-gaap:B contextRef="i" unitRef="nothing" decimals="0">1</us-gaap:B>' +
          '<us-gaap:C contextRef="i" unitRef="usd" decimals="0">1,000</us-gaap:C>' +
          '<us-gaap:D contextRef="i" unitRef="usd" decimals="0">1</us-gaap:D>',
      ),
    );
    expect(valuesOf(outcome)).toEqual({ 'us-gaap:D': '1' });
    expect(warningCodes(outcome).sort()).toEqual(['invalid-number', 'unresolved-context', 'unresolved-unit']);
    expect(outcome.crossValidations.filter((check) => !check.passed).map((check) => check.name)).toEqual([
      'xbrl-contexts-resolve',
      'xbrl-units-resolve',
      'xbrl-numbers-are-decimal',
    ]);
    expect(outcome.confidence).toBe(0.9);
  });

  it('are tuples, with a warning, and footnotes, without one', () => {
    const outcome = parseXbrl(
      instance(
        '<test:Tuple><us-gaap:A contextRef="i" unitRef="usd" decimals="0">1</us-gaap:A></test:Tuple>' +
          '<link:footnoteLink xlink:type="extended"><link:footnote xlink:type="resource" contextRef="i">note</link:footnote></link:footnoteLink>' +
          '<us-gaap:B contextRef="i" unitRef="usd" decimals="0">2</us-gaap:B>',
      ),
    );
    expect(valuesOf(outcome)).toEqual({ 'us-gaap:B': '2' });
    expect(warningCodes(outcome)).toEqual(['tuple-ignored']);
  });
});

describe('contexts', () => {
  const fact = '<us-gaap:A contextRef="x" unitRef="usd" decimals="0">1</us-gaap:A>';

  it('have explicit and typed dimensions, in segment and scenario', () => {
    const segment =
      '<xbrli:segment><xbrldi:explicitMember dimension="us-gaap:StatementClassOfStockAxis"> us-gaap:CommonStockMember </xbrldi:explicitMember></xbrli:segment>';
    const scenario =
      '<xbrli:scenario><xbrldi:typedMember dimension="test:LoanAxis"><test:loan>No. 7 &amp; 8</test:loan></xbrldi:typedMember></xbrli:scenario>';
    expect(firstFact(contextWith(segment, undefined, scenario) + fact).dimensions).toEqual({
      'us-gaap:StatementClassOfStockAxis': 'us-gaap:CommonStockMember',
      'test:LoanAxis': 'No. 7 & 8',
    });
  });

  it('with other content in the segment do not pass for totals', () => {
    const outcome = parseXbrl(
      instance(contextWith('<xbrli:segment><test:Region>EU</test:Region></xbrli:segment>') + fact),
    );
    expect(outcome.result?.facts[0]?.dimensions).toEqual({ 'test:Region': 'EU' });
    expect(warningCodes(outcome)).toEqual(['non-dimensional-segment']);
  });

  it.each([
    ['<xbrli:instant>2025-01-01T00:00:00</xbrli:instant>', { instant: '2024-12-31' }],
    ['<xbrli:instant>2024-12-31T23:59:59</xbrli:instant>', { instant: '2024-12-31' }],
    [
      '<xbrli:startDate>2024-01-01T00:00:00</xbrli:startDate><xbrli:endDate>2025-01-01T00:00:00</xbrli:endDate>',
      { start: '2024-01-01', end: '2024-12-31' },
    ],
    [
      '<xbrli:startDate> 2024-01-01 </xbrli:startDate><xbrli:endDate>2024-12-31Z</xbrli:endDate>',
      { start: '2024-01-01', end: '2024-12-31' },
    ],
    ['<xbrli:forever/>', { forever: true }],
  ])('have the period of %s', (period, expected) => {
    expect(firstFact(contextWith('', period) + fact).period).toEqual(expected);
  });

  it('without a readable period void their facts', () => {
    const outcome = parseXbrl(instance(contextWith('', '<xbrli:instant>2024-02-30</xbrli:instant>') + fact));
    expect(outcome.result?.facts).toEqual([]);
    expect(warningCodes(outcome)).toEqual(['invalid-context', 'unresolved-context']);
  });
});

describe('units', () => {
  const unit = (inner: string) =>
    firstFact(
      `<xbrli:unit id="u">${inner}</xbrli:unit><us-gaap:A contextRef="i" unitRef="u" decimals="2">1</us-gaap:A>`,
    ).unit;

  it('drop prefixes, divide, and multiply in one order', () => {
    const divide = (below: string) =>
      `<xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator>${below}</xbrli:unitDenominator></xbrli:divide>`;
    expect(unit('<xbrli:measure> iso4217:EUR </xbrli:measure>')).toBe('EUR');
    expect(unit('<xbrli:measure>test:Vendor</xbrli:measure>')).toBe('Vendor');
    expect(unit(divide('<xbrli:measure>xbrli:shares</xbrli:measure>'))).toBe('USD/shares');
    expect(unit('<xbrli:measure>test:b</xbrli:measure><xbrli:measure>test:a</xbrli:measure>')).toBe('a*b');
    expect(unit(divide('<xbrli:measure>test:MWh</xbrli:measure><xbrli:measure>test:day</xbrli:measure>'))).toBe(
      'USD/(MWh*day)',
    );
  });
});
