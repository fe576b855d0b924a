import { describe, expect, it } from 'vitest';
import type { ParseOutcome } from '../../core/parser.ts';
import type { XbrlResult } from '../../core/xbrl.ts';
import { parserById } from '../../parsers/registry.ts';
import { inline, instance, parseXbrl, submissionOf, valuesOf, warningCodes } from '../xbrl-documents.ts';

function number(attributes: string, content: string, name = 'us-gaap:A'): string {
  return `<ix:nonFraction name="${name}" contextRef="i" unitRef="usd" decimals="0" ${attributes}>${content}</ix:nonFraction>`;
}

function text(attributes: string, content: string, name = 'dei:A'): string {
  return `<ix:nonNumeric name="${name}" contextRef="d" ${attributes}>${content}</ix:nonNumeric>`;
}

function value(body: string): string | null | undefined {
  return parseXbrl(inline(body)).result?.facts[0]?.value;
}

describe('numbers of an inline document', () => {
  it.each([
    ['format="ixt:num-dot-decimal" scale="6"', '1,234.5', '1234500000'],
    ['format="ixt:num-dot-decimal" scale="6" sign="-"', '1,234.5', '-1234500000'],
    ['format="ixt:num-dot-decimal" scale="-2"', '4.375', '0.04375'],
    ['format="ixt:num-dot-decimal" scale="0"', '0.50', '0.50'],
    ['format="ixt:num-dot-decimal" scale="3" sign="-"', '0', '0'],
    ['format="ixt:fixed-zero"', '—', '0'],
    ['format="ixt-sec:numwordsen"', 'Twenty-one', '21'],
    ['', ' 17 ', '17'],
    ['format="ixt:num-dot-decimal" scale="9"', '99999999999999.99', '99999999999999990000000'],
    ['format="ixt:num-dot-decimal"', '<span style="x">1,</span><b>234</b><br>', '1234'],
    ['format="ixt:num-dot-decimal"', '1,2<ix:exclude>(a) 77</ix:exclude>34', '1234'],
    ['format="ixt:num-dot-decimal"', '1&#160;234<!-- 5 -->', '1234'],
  ])('with %s on %j are %j', (attributes, content, expected) => {
    expect(value(number(attributes, content))).toBe(expected);
  });

  it.each([
    ['', '1,234', 'invalid-number'],
    ['', '(5)', 'invalid-number'],
    ['format="ixt:num-dot-decimal"', '-5', 'transformation-failed'],
    ['format="ixt:num-dot-decimal" scale="4000"', '5', 'invalid-number'],
    ['format="ixt:num-dot-decimal" scale="x"', '5', 'invalid-number'],
    ['format="ixt:num-roman"', 'V', 'unknown-transformation'],
    ['format="ixt:date-month-day"', '31.31', 'transformation-failed'],
  ])('with %s on %j are left out: %s', (attributes, content, code) => {
    const outcome = parseXbrl(inline(number(attributes, content)));
    expect(outcome.result?.facts).toEqual([]);
    expect(warningCodes(outcome)).toEqual([code]);
    expect(outcome.confidence).toBe(0.9);
  });

  it('nest: each has its own scale and sign', () => {
    const inner = number('format="ixt:num-dot-decimal" scale="0"', '5', 'us-gaap:Inner');
    const outcome = parseXbrl(
      inline(number('format="ixt:num-dot-decimal" scale="3" sign="-"', inner, 'us-gaap:Outer')),
    );
    expect(valuesOf(outcome)).toEqual({ 'us-gaap:Outer': '-5000', 'us-gaap:Inner': '5' });
  });

  it('are null where nil', () => {
    const outcome = parseXbrl(inline(number('xsi:nil="true"', '—')));
    expect(outcome.result?.facts[0]).toMatchObject({ value: null, isNil: true });
  });

  it('may be fractions', () => {
    const part = (kind: string, content: string) => `<ix:${kind} format="ixt:num-dot-decimal">${content}</ix:${kind}>`;
    const body = `<ix:fraction name="test:F" contextRef="i" unitRef="shares">${part('numerator', '1')} of ${part('denominator', '1,000')}</ix:fraction>`;
    expect(valuesOf(parseXbrl(inline(body)))).toEqual({ 'test:F': '1/1000' });
    const broken = parseXbrl(inline('<ix:fraction name="test:F" contextRef="i" unitRef="shares">1</ix:fraction>'));
    expect(warningCodes(broken)).toEqual(['invalid-fraction']);
  });
});

describe('texts of an inline document', () => {
  it('are words without markup, unless escaped, then markup with only XML references', () => {
    const content =
      '<p class="a">R&amp;D &nbsp;&#8212; the <ix:nonNumeric name="dei:In" contextRef="d">company&rsquo;s</ix:nonNumeric><br>plan &lt; 5</p>';
    expect(value(text('', content))).toBe('R&D \u00a0— the company’splan < 5');
    expect(value(text('escape="true"', content))).toBe('<p class="a">R&amp;D \u00a0— the company’s<br>plan &lt; 5</p>');
  });

  it('are on one line, as HTML displays them', () => {
    expect(value(text('', 'TEST\r\n      HOLDINGS,\tINC.'))).toBe('TEST HOLDINGS, INC.');
    expect(value(text('escape="true"', 'a\r\n  b'))).toBe('a\n  b');
  });

  it('keep `>` inside attribute values apart from the tag, and a bare `<` as text', () => {
    expect(value(text('', '<a title="x > y">link</a> p < 0.05'))).toBe('link p < 0.05');
  });

  it('omit excluded parts, but keep the facts in them', () => {
    const outcome = parseXbrl(
      inline(text('', `before <ix:exclude>page ${number('', '3', 'us-gaap:Page')}</ix:exclude>after`)),
    );
    expect(valuesOf(outcome)).toEqual({ 'dei:A': 'before after', 'us-gaap:Page': '3' });
  });

  it('are transformed after markup is removed', () => {
    expect(value(text('format="ixt:date-monthname-day-year-en"', 'March <b>31</b>, 2025'))).toBe('2025-03-31');
    expect(value(text('format="ixt-sec:boolballotbox"', '&#9746;'))).toBe('true');
    expect(value(text('format="ixt:fixed-empty"', 'None'))).toBe('');
  });

  it('continue elsewhere, in their order, with a span for each part', () => {
    const body = `<ix:continuation id="c2">third</ix:continuation>${text('continuedAt="c1"', 'first ')}<ix:continuation id="c1" continuedAt="c2">second </ix:continuation>`;
    const outcome = parseXbrl(inline(body));
    expect(valuesOf(outcome)).toEqual({ 'dei:A': 'first second third' });
    expect(outcome.spans['facts[0]']?.map((span) => span.text)).toEqual(['first ', 'second ', 'third']);
  });

  it('are left out where a continuation is missing or runs in a circle', () => {
    const missing = parseXbrl(inline(text('continuedAt="nowhere"', 'first')));
    expect([missing.result?.facts, warningCodes(missing)]).toEqual([[], ['missing-continuation']]);
    const circle = `${text('continuedAt="c1"', 'first')}<ix:continuation id="c1" continuedAt="c2">a</ix:continuation><ix:continuation id="c2" continuedAt="c1">b</ix:continuation>`;
    const cycle = parseXbrl(inline(circle));
    expect([cycle.result?.facts, warningCodes(cycle)]).toEqual([[], ['continuation-cycle']]);
  });
});

describe('structure of an inline document', () => {
  it('has hidden facts like any other', () => {
    const outcome = parseXbrl(inline('<p>x</p>', { hidden: text('', 'false', 'dei:AmendmentFlag') }));
    expect(valuesOf(outcome)).toEqual({ 'dei:AmendmentFlag': 'false' });
  });

  it('tolerates HTML in any case with tags left open', () => {
    const body = `<P>one<BR>two<TABLE><TR><TD>${number('format="ixt:num-dot-decimal"', '1,000')}</TABLE><p>end`;
    expect(valuesOf(parseXbrl(inline(body)))).toEqual({ 'us-gaap:A': '1000' });
    const upper = inline(
      '<IX:NONFRACTION NAME="us-gaap:A" CONTEXTREF="i" UNITREF="usd" DECIMALS="0">5</IX:NONFRACTION>',
    );
    expect(valuesOf(parseXbrl(upper))).toEqual({ 'us-gaap:A': '5' });
  });

  it('may bind its namespaces to any prefixes, also on inner elements', () => {
    const body = number('format="t:num-dot-decimal"', '1,000').replaceAll('ix:', 'q:');
    const document = inline('BODY').replace(
      'BODY',
      `<div xmlns:q="http://www.xbrl.org/2013/inlineXBRL" xmlns:t="http://www.xbrl.org/inlineXBRL/transformation/2022-02-16">${body}</div>`,
    );
    expect(valuesOf(parseXbrl(document))).toEqual({ 'us-gaap:A': '1000' });
  });

  it('leaves out footnotes, and tuples with a warning', () => {
    const outcome = parseXbrl(
      inline(
        `<ix:footnote id="n1">a note</ix:footnote><ix:relationship fromRefs="f" toRefs="n1"/>${number('id="f"', '1')}` +
          `<ix:tuple name="test:T" tupleID="t">${number('', '2', 'us-gaap:InTuple')}</ix:tuple>${number('tupleRef="t"', '3', 'us-gaap:Also')}`,
      ),
    );
    expect(valuesOf(outcome)).toEqual({ 'us-gaap:A': '1' });
    expect(warningCodes(outcome)).toEqual(['tuple-ignored']);
  });

  it('reports every target document, the default one first', () => {
    const outcome = parseXbrl(inline(number('target="ifrs"', '1', 'us-gaap:B') + number('', '2')));
    expect(outcome.result?.facts.map((fact) => fact.concept)).toEqual(['us-gaap:A', 'us-gaap:B']);
    expect(outcome.warnings).toEqual([
      { code: 'additional-target', message: 'facts[1] to facts[1] belong to target document "ifrs"' },
    ]);
  });
});

describe('inline documents of one submission', () => {
  const parser = parserById('xbrl');
  const context = { filedDate: null, upstream: new Map() };

  function outcomes(submission: ReturnType<typeof submissionOf>): ParseOutcome<XbrlResult>[] {
    return (parser?.appliesTo(submission) ?? []).map(
      (document) => parser?.parse(submission, document, context) as ParseOutcome<XbrlResult>,
    );
  }

  it('make one report where they share their schema: contexts and continuations reach across', () => {
    const second = inline('', { schema: 'test-20241231.xsd' })
      .replace(/<ix:resources>.*<\/ix:resources>/, '<ix:resources/>')
      .replace('</body>', `<ix:continuation id="c1">second</ix:continuation>${number('', '9')}</body>`);
    const submission = submissionOf([
      { type: '10-K', filename: 'a.htm', text: inline(text('continuedAt="c1"', 'first ')) },
      { type: 'EX-13', filename: 'b.htm', text: second },
      { type: 'EX-FILING FEES', filename: 'fees.htm', text: inline(number('', '7'), { schema: 'ffd-2024.xsd' }) },
      {
        type: 'XML',
        filename: 'a_htm.xml',
        text: instance('<us-gaap:A contextRef="i" unitRef="usd" decimals="0">9</us-gaap:A>'),
      },
    ]);
    expect(parser?.appliesTo(submission).map((document) => document.filename)).toEqual(['a.htm', 'fees.htm']);
    const [report, fees] = outcomes(submission);
    expect(report && valuesOf(report)).toEqual({ 'dei:A': 'first second', 'us-gaap:A': '9' });
    expect(report?.spans['facts[0]']?.map((span) => span.sequence)).toEqual([1, 2]);
    expect(fees && valuesOf(fees)).toEqual({ 'us-gaap:A': '7' });
    expect(report?.crossValidations).toContainEqual({ name: 'xbrl-entity-is-filer', passed: true });
  });

  it('keep fee exhibits apart, and let each document have its own contexts where ids collide', () => {
    const other = (text: string) => text.replaceAll('2024-12-31</xbrli:instant>', '2023-12-31</xbrli:instant>');
    const fees = inline(number('', '7'), { schema: 'ffd-2024.xsd' });
    const submission = submissionOf([
      { type: '10-K', filename: 'a.htm', text: inline(number('', '1')) },
      { type: 'EX-13', filename: 'b.htm', text: other(inline(number('', '2', 'us-gaap:B'))) },
      { type: 'EX-FILING FEES', filename: 'fees1.htm', text: fees },
      { type: 'EX-FILING FEES', filename: 'fees2.htm', text: other(fees) },
    ]);
    const read = outcomes(submission).map((outcome) => outcome.result?.facts.map((fact) => [fact.value, fact.period]));
    expect(read).toEqual([
      [
        ['1', { instant: '2024-12-31' }],
        ['2', { instant: '2023-12-31' }],
      ],
      [['7', { instant: '2024-12-31' }]],
      [['7', { instant: '2023-12-31' }]],
    ]);
  });

  it('are not required: an instance alone is read', () => {
    const submission = submissionOf([
      { type: '10-K', filename: 'a.htm', text: '<html><body>no XBRL</body></html>' },
      {
        type: 'EX-101.INS',
        filename: 'a.xml',
        text: instance('<us-gaap:A contextRef="i" unitRef="usd" decimals="0">9</us-gaap:A>'),
      },
      { type: 'EX-101.SCH', filename: 'a.xsd', text: '<schema xmlns="http://www.w3.org/2001/XMLSchema"/>' },
    ]);
    expect(outcomes(submission).map(valuesOf)).toEqual([{ 'us-gaap:A': '9' }]);
  });

  it('are not found in a submission without XBRL', () => {
    const submission = submissionOf([{ type: '10-K', filename: 'a.txt', text: 'ANNUAL REPORT\n<PAGE>\n' }]);
    expect(parser?.appliesTo(submission)).toEqual([]);
    const [document] = submission.documents;
    const outcome = document && parser?.parse(submission, document, context);
    expect([outcome?.status, outcome?.reasons[0]?.code]).toEqual(['not_applicable', 'no-xbrl']);
  });
});
