import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainTextOf, spanOf } from '../../parsers/layout/plain-text.ts';
import { processorMs } from '../processor-time.ts';

describe('plain text of HTML', () => {
  test('blocks, lines, cells and white space', () => {
    const html = `<html><head><title>x</title><style>p{}</style></head><body><!-- c --><p>One&nbsp;
      <b>bold</b>  word&#173;s</p><P>Two<br>lines
      <table><tr><td><p>Price</p></td><td></td><td>$</td><td align=right><div>3.49</div></tr><tr><td>Net<td>&#8212;</table>
      after<div style="display: none">hidden <div>deep</div></div><span style='DISPLAY:NONE'>x</span> end</body>`;
    expect(plainTextOf(html).text).toBe('One bold words\n\nTwo\nlines\n\nPrice\t$\t3.49\nNet\t—\n\nafter\n\nend');
  });

  test('an end tag does not reach out of its cell, and unclosed cells end with the row', () => {
    const html = '<div>a<table><tr><td>b</div></td><td>c<tr><td>d</table>e</div>f';
    expect(plainTextOf(html).text).toBe('a\n\nb\tc\nd\n\ne\n\nf');
  });

  test('the inline XBRL header gives no words, and nested ix elements keep theirs', () => {
    const html =
      '<?xml version="1.0"?><html xmlns:ix="x"><body><div style="display:none"><ix:header><ix:hidden><ix:nonNumeric>2024</ix:nonNumeric></ix:hidden></ix:header></div><p>Cash of $<ix:nonFraction name="a">1,2<ix:nonFraction>34</ix:nonFraction></ix:nonFraction>.</p></body></html>';
    expect(plainTextOf(html).text).toBe('Cash of $1,234.');
  });

  test('XML that is not HTML gives one line per element', () => {
    const xml = '<?xml version="1.0"?><a><b>333-1</b><c/><d>2025-01-02</d></a>';
    expect(plainTextOf(xml).text).toBe('333-1\n2025-01-02');
  });

  test('preformatted text keeps its columns', () => {
    expect(plainTextOf('<html><pre>Name     State\r\nA &amp; B    Ohio\n</pre><p>x').text).toBe(
      'Name     State\nA & B    Ohio\n\n\nx',
    );
  });

  test('spans hold exactly the source of the words, entities and markup included', () => {
    const html = '<p>Gross: <b>$&nbsp;1,0<i>00</i></b>&amp;<p>next';
    const plain = plainTextOf(html);
    expect(plain.text).toBe('Gross: $ 1,000&\n\nnext');
    const at = plain.text.indexOf('$');
    const span = spanOf(plain, html, 3, at - 1, at + '$ 1,000&'.length);
    expect(span.text).toBe('$&nbsp;1,0<i>00</i></b>&amp;');
    expect(html.slice(span.start, span.end)).toBe(span.text);
    expect(span.sequence).toBe(3);
  });

  test('every character of the words stands at its offset, whatever the markup', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<td>',
      '<table>',
      '</table>',
      '<tr>',
      '<b>',
      '&amp;',
      '&nbsp;',
      '<!--',
      '-->',
      '<',
      '>',
      'a',
      'bc ',
      ' d',
      '\n',
      '\u00a0',
      '<br/>',
      '<div style="display:none">',
      '</div>',
      '&#8212;',
      '<script>',
      '12',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const source = `<html>${pieces.join('')}`;
        const plain = plainTextOf(source);
        let last = 0;
        for (let index = 0; index < plain.text.length; index += 1) {
          const start = plain.sourceOffset(index);
          expect(start).toBeGreaterThanOrEqual(last);
          last = start;
          const character = plain.text.charAt(index);
          const isPlain = /[a-d0-9]/.test(character);
          expect(isPlain ? source.slice(start, plain.sourceEnd(index)) : character).toBe(character);
        }
      }),
    );
  });
});

describe('plain text of text documents', () => {
  test('columns stay where they were, marks and entities do not', () => {
    const text =
      '<PAGE>\r\n<TABLE>\r\n<CAPTION>\r\nName        State\r\n<S>         <C>\r\nA&amp;B Inc.    Ohio &lt;1&gt;\r\nless <50 shares\r\n</TABLE>';
    const plain = plainTextOf(text);
    expect(plain.text.split('\n').map((line) => line.trimEnd())).toEqual([
      '',
      '',
      '',
      'Name        State',
      '',
      'A&B Inc.    Ohio <1>',
      'less <50 shares',
      '',
    ]);
    const at = plain.text.indexOf('A&B');
    expect(spanOf(plain, text, 1, at, at + 3).text).toBe('A&amp;B');
  });
});

describe('hostile documents', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['a hundred thousand nested tags', `<html>${'<div>'.repeat(100_000)}x${'</div>'.repeat(100_000)}`],
    ['a hundred thousand nested tables', `<html>${'<table><tr><td>'.repeat(100_000)}x`],
    ['ten megabytes of <', `<html>${'<'.repeat(10_000_000)}`],
    ['ten megabytes of &', `<html>${'&'.repeat(10_000_000)}`],
    ['end tags without starts', `<html>${'<p><b><i>'.repeat(50_000)}${'</u></td></x>'.repeat(200_000)}x`],
    ['a comment that never ends', `<html><p>seen</p><!-- ${'x'.repeat(5_000_000)}`],
    ['a tag that never ends', `<html><p>seen</p><table a="${'x'.repeat(5_000_000)}`],
    ['ten megabytes of spaces', ' '.repeat(10_000_000)],
    ['nothing', ''],
  ];
  test.each(cases)('%s: read within bounds', (_name, text) => {
    const start = processorMs();
    const plain = plainTextOf(text);
    expect(processorMs() - start).toBeLessThan(4_000);
    expect(plain.text.length).toBeLessThanOrEqual(text.length * 2);
    expect(plain.sourceOffset(plain.text.length)).toBeLessThanOrEqual(text.length);
  });
});

describe('blanks without end in text', () => {
  const source = `Votes For:${' '.repeat(300_000)}1,234\n${'\n'.repeat(200_000)}${' \r\n'.repeat(1_000)}     Against: 56\n`;
  const plain = plainTextOf(source);

  test('are cut to what a page may hold, and what follows keeps its line and its place', () => {
    expect(plain.text.length).toBeLessThan(1_000);
    expect(plain.text.split('\n')[0]).toMatch(/^Votes For: {300,400}1,234$/);
    expect(plain.text.trimEnd().split('\n').at(-1)).toBe('     Against: 56');
  });

  test('spans still hold the words of the document', () => {
    for (const words of ['Votes For:', '1,234', 'Against: 56']) {
      const at = plain.text.indexOf(words);
      expect(spanOf(plain, source, 1, at, at + words.length).text).toBe(words);
    }
  });

  test('a line that ends in blanks ends there', () => {
    expect(plainTextOf(`For${' '.repeat(900)}\r\n\nAgainst`).text).toBe('For\n\nAgainst');
  });

  test('columns and empty lines of real pages stay as they are', () => {
    const page = `Name${' '.repeat(120)}For\n${'\n'.repeat(40)}<PAGE>\n   Ann Lee\n`;
    expect(plainTextOf(page).text).toBe(page.replace('<PAGE>', '      '));
  });
});
