import { describe, expect, it } from 'vitest';
import { parserById } from '../../parsers/registry.ts';
import { processorMs } from '../processor-time.ts';
import { inline, instance, NAMESPACES, parseXbrl, submissionOf, warningCodes } from '../xbrl-documents.ts';

const FACT = '<us-gaap:A contextRef="i" unitRef="usd" decimals="0">1</us-gaap:A>';
const IX_FACT = '<ix:nonFraction name="us-gaap:A" contextRef="i" unitRef="usd" decimals="0">1</ix:nonFraction>';

function rejection(text: string): [string, string | undefined] {
  const outcome = parseXbrl(text);
  expect(outcome.result).toBeNull();
  expect(outcome.confidence).toBe(0);
  return [outcome.status, outcome.reasons[0]?.code];
}

/** Runs in time that is linear in the size, with a wide margin: quadratic work on these sizes takes minutes. */
function timed(work: () => void): number {
  const start = processorMs();
  work();
  return processorMs() - start;
}

describe('truncated documents', () => {
  const whole = instance(FACT + FACT);

  it('are rejected wherever an instance is cut', () => {
    const root = whole.indexOf('<xbrli:xbrl') + '<xbrli:xbrl '.length;
    for (let length = root; length < whole.length; length++) {
      const outcome = parseXbrl(whole.slice(0, length), 'instance.xml');
      expect([length, outcome.status, outcome.result]).toEqual([length, 'rejected', null]);
      expect(['truncated-document', 'not-well-formed']).toContain(outcome.reasons[0]?.code);
    }
    expect(parseXbrl(whole, 'instance.xml').status).toBe('parsed');
  });

  it('are never parsed where an inline document is cut', () => {
    const document = inline(`<p>${IX_FACT}</p>`);
    const bound = document.indexOf('2013/inlineXBRL"') + 20;
    for (let length = bound; length < document.length; length += 7) {
      const outcome = parseXbrl(document.slice(0, length));
      expect([length, outcome.status]).toEqual([length, 'rejected']);
    }
  });

  it('are rejected where inline tags do not close in order', () => {
    const crossed = `<ix:nonNumeric name="dei:A" contextRef="d"><ix:exclude>x</ix:nonNumeric></ix:exclude>`;
    expect(rejection(inline(crossed))).toEqual(['rejected', 'not-well-formed']);
    expect(rejection(inline('</ix:nonNumeric>'))).toEqual(['rejected', 'not-well-formed']);
  });

  it('are rejected where elements of an instance cross', () => {
    expect(rejection(instance('<test:T><test:U></test:T></test:U>'))).toEqual(['rejected', 'not-well-formed']);
    expect(rejection(instance('<us-gaap:A contextRef="i"'))).toEqual(['rejected', 'not-well-formed']);
    expect(rejection(instance('<us-gaap:A contextRef=i>1</us-gaap:A>'))).toEqual(['rejected', 'not-well-formed']);
  });

  it('are rejected if they are empty', () => {
    const submission = submissionOf([{ type: '10-K', filename: 'a.htm', text: ' ' }]);
    const [document] = submission.documents;
    const outcome =
      document && parserById('xbrl')?.parse(submission, document, { filedDate: null, upstream: new Map() });
    expect([outcome?.status, outcome?.reasons[0]?.code]).toEqual(['rejected', 'empty-document']);
  });

  it('are not XBRL if an error page replaces the filing', () => {
    expect(rejection('<html><body><h1>503 Service Unavailable</h1></body></html>')).toEqual([
      'not_applicable',
      'no-xbrl',
    ]);
  });
});

describe('entities', () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';

  it('that a document declares are never expanded, and the document is rejected', () => {
    expect(rejection(instance('<dei:A contextRef="d">&c;</dei:A>').replace('?>', `?>${bomb}`))).toEqual([
      'rejected',
      'entity-declarations',
    ]);
    expect(rejection(inline(IX_FACT).replace('?>', `?>${bomb}`))).toEqual(['rejected', 'entity-declarations']);
    const external = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    expect(rejection(instance('<dei:A contextRef="d">&a;</dei:A>').replace('?>', `?>${external}`))).toEqual([
      'rejected',
      'entity-declarations',
    ]);
  });

  it('of an external DTD stay unresolved', () => {
    const text = instance('<dei:A contextRef="d">&undeclared; &amp;</dei:A>').replace(
      '?>',
      '?><!DOCTYPE xbrl SYSTEM "http://example.com/evil.dtd">',
    );
    expect(parseXbrl(text).result?.facts[0]?.value).toBe('&undeclared; &');
  });

  it('may not be declared inside the content', () => {
    expect(rejection(instance(`<!DOCTYPE y [<!ENTITY a "b">]>${FACT}`))).toEqual(['rejected', 'not-well-formed']);
  });

  it('for characters that XML forbids stay unresolved', () => {
    expect(parseXbrl(instance('<dei:A contextRef="d">&#0;&#xD800;&#99999999;</dei:A>')).result?.facts[0]?.value).toBe(
      '&#0;&#xD800;&#99999999;',
    );
  });
});

describe('work and memory stay bounded', () => {
  it('for endlessly nested elements', () => {
    expect(rejection(instance('<test:T>'.repeat(100_000)))).toEqual(['rejected', 'not-well-formed']);
    const deep = '<ix:nonNumeric name="dei:A" contextRef="d">'.repeat(50_000) + '</ix:nonNumeric>'.repeat(50_000);
    expect(rejection(inline(deep))).toEqual(['rejected', 'nested-too-deep']);
    expect(parseXbrl(inline('<div>'.repeat(200_000) + IX_FACT)).result?.facts.length).toBe(1);
  });

  it('for text blocks that repeat each other', () => {
    const open = '<ix:nonNumeric name="dei:A" contextRef="d" escape="true">';
    const body = open.repeat(150) + 'x'.repeat(2_000_000) + '</ix:nonNumeric>'.repeat(150);
    const outcome = parseXbrl(inline(body));
    const size = outcome.result?.facts.reduce((sum, fact) => sum + (fact.value?.length ?? 0), 0) ?? 0;
    expect(size).toBeLessThan(60_000_000);
    expect(warningCodes(outcome)).toContain('output-too-large');
    expect(outcome.confidence).toBe(0.9);
  });

  it('for input that could make a scanner quadratic', () => {
    const tricks = [
      '<!-- --> '.repeat(100_000),
      '<schemaRef '.repeat(100_000),
      '<i '.repeat(300_000),
      '<ix'.repeat(300_000),
      '<a title="'.repeat(100_000),
      'xmlns:ix="'.repeat(100_000),
      '&'.repeat(1_000_000),
      '<?x '.repeat(100_000),
      '<![CDATA['.repeat(100_000),
    ];
    for (const trick of tricks) {
      expect(timed(() => parseXbrl(inline(`${trick}${IX_FACT}`)))).toBeLessThan(4_000);
      expect(timed(() => parseXbrl(instance(`${trick}${FACT}`)))).toBeLessThan(4_000);
      expect(timed(() => parseXbrl(`${trick}<xbrl ${NAMESPACES}>`))).toBeLessThan(4_000);
    }
  });

  it('for values that could make a pattern backtrack', () => {
    const formats = [
      'num-dot-decimal',
      'num-unit-decimal',
      'date-monthname-day-year-en',
      'date-day-month',
      'numdotdecimalin',
    ];
    const contents = [
      '1,'.repeat(200_000),
      '1 '.repeat(200_000),
      ' '.repeat(500_000),
      'a'.repeat(500_000),
      '1'.repeat(500_000),
    ];
    for (const format of formats) {
      for (const content of contents) {
        const body = `<ix:nonFraction name="us-gaap:A" contextRef="i" unitRef="usd" decimals="0" format="ixt:${format}">${content}</ix:nonFraction>`;
        expect(timed(() => parseXbrl(inline(body)))).toBeLessThan(3_000);
      }
    }
  });

  it('for names with a meaning in JavaScript', () => {
    const dimension = '<xbrldi:explicitMember dimension="__proto__">constructor</xbrldi:explicitMember>';
    const context = `<xbrli:context id="__proto__"><xbrli:entity><xbrli:identifier scheme="s">1</xbrli:identifier><xbrli:segment>${dimension}</xbrli:segment></xbrli:entity><xbrli:period><xbrli:forever/></xbrli:period></xbrli:context>`;
    const outcome = parseXbrl(
      instance(
        `${context}<us-gaap:A contextRef="__proto__">x</us-gaap:A><us-gaap:B contextRef="toString">y</us-gaap:B>`,
      ),
    );
    expect(outcome.result?.facts.length).toBe(1);
    expect(Object.keys(outcome.result?.facts[0]?.dimensions ?? {})).toEqual(['__proto__']);
  });
});
