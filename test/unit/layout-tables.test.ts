import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DocumentLayout, documentLayoutOf, headingOf } from '../../parsers/layout/document-layout.ts';
import { plainTextOf } from '../../parsers/layout/plain-text.ts';
import { joinSplitTables } from '../../parsers/layout/split-tables.ts';
import { processorMs } from '../processor-time.ts';

function textsOf(layout: DocumentLayout, table = 0): string[][] {
  return (layout.tables[table]?.rows ?? []).map((row) => row.cells.map((cell) => cell.text));
}

describe('tables of HTML', () => {
  test('number parts in cells of their own are merged, spacers vanish', () => {
    const layout = documentLayoutOf(
      `<table><tr><td>Price</td><td>&nbsp;</td><td>$</td><td>3.49</td><td></td><td>(</td><td>0.42</td><td>)</td></tr>
       <tr><td>Rate</td><td></td><td></td><td>7.0</td><td>%</td></tr><tr><td>Net (1)</td><td></td><td>$</td><td>—</td></tr></table>`,
    );
    expect(textsOf(layout)).toEqual([
      ['Price', '$ 3.49', '( 0.42 )'],
      ['Rate', '7.0 %'],
      ['Net (1)', '$ —'],
    ]);
  });

  test('headings are found through colspans and rowspans', () => {
    const layout = documentLayoutOf(
      `<table><tr><th rowspan=2>Holder</th><th colspan=4>Shares owned</th></tr>
       <tr><th colspan=2>Before</th><th colspan=2>After</th></tr>
       <tr><td>Ann</td><td>1,000</td><td>10%</td><td>500</td><td>5%</td></tr></table>`,
    );
    const table = layout.tables[0];
    const cells = table?.rows[2]?.cells ?? [];
    expect(table?.headerRows).toBe(2);
    expect(cells.map((cell) => table && headingOf(table, cell))).toEqual([
      'Holder',
      'Shares owned Before',
      'Shares owned Before',
      'Shares owned After',
      'Shares owned After',
    ]);
  });

  test('nested tables name their parent and keep their own rows', () => {
    const layout = documentLayoutOf(
      '<table><tr><td>outer<table><tr><td>in</td><td>ner</td></tr></table></td><td>right</td></tr></table>',
    );
    expect(layout.tables.map((table) => table.parent)).toEqual([null, 0]);
    expect(textsOf(layout, 1)).toEqual([['in', 'ner']]);
    expect(layout.tables[0]?.rows[0]?.cells.at(-1)?.text).toBe('right');
  });

  test('a table cut by a page break is one again where its headings repeat', () => {
    const head = '<tr><td><b>Name</b></td><td><b>Where organized</b></td></tr>';
    const layout = documentLayoutOf(
      `<table>${head}<tr><td>A</td><td>Ohio</td></tr></table><p>12</p><table>${head}<tr><td>B</td><td>Utah</td></tr></table>`,
    );
    const tables = layout.tables.map((table) => ({ ...table, headerRows: 1 }));
    const joined = joinSplitTables(layout.plain.text, tables);
    expect(joined.map((table) => table.rows.map((row) => row.cells[0]?.text))).toEqual([['Name', 'A', 'B']]);
  });

  test('blocks tell headings, list items and indentation', () => {
    const layout = documentLayoutOf(
      '<p align=center><b>The Offering</b></p><p>We are offering shares.</p><ul><li>one</li></ul><p style="margin-left:36pt">(a) two</p><p>&nbsp;&nbsp;in</p>',
    );
    expect(layout.blocks.map((block) => [block.kind, block.indent])).toEqual([
      ['heading', 0],
      ['paragraph', 0],
      ['list-item', 24],
      ['list-item', 36],
      ['paragraph', 6],
    ]);
  });
});

describe('tables of text documents', () => {
  test('cells are found by alignment, with the heading above each', () => {
    const layout = documentLayoutOf(
      `Prose before the table that is long enough not to be taken for a cell of it.

<TABLE>
<CAPTION>
Name of Subsidiary              State       Shares
------------------              -----       ------
<S>                             <C>         <C>
Alpha Holdings, Inc.            Delaware    $  1,000
Beta Co. ...................... Ohio           2,500
</TABLE>
`,
    );
    expect(textsOf(layout)).toEqual([
      ['Name of Subsidiary', 'State', 'Shares'],
      ['Alpha Holdings, Inc.', 'Delaware', '$ 1,000'],
      ['Beta Co.', 'Ohio', '2,500'],
    ]);
    const table = layout.tables[0];
    const cell = table?.rows[1]?.cells[1];
    expect(table && cell && headingOf(table, cell)).toBe('State');
  });
});

describe('hostile tables', () => {
  test.each([
    [
      'colspans of a billion',
      `<table>${'<tr><td colspan=999999999 rowspan=999999999>x</td></tr>'.repeat(3_000)}</table>`,
    ],
    ['a hundred thousand cells in a row', `<table><tr>${'<td>1'.repeat(100_000)}`],
    ['a hundred thousand nested tables', `<html>${'<table><tr><td>x'.repeat(100_000)}`],
    ['text of a million gaps', 'a  b\n'.repeat(500_000)],
  ])('%s: read within bounds', (_name, text) => {
    const start = processorMs();
    const layout = documentLayoutOf(text);
    expect(processorMs() - start).toBeLessThan(6_000);
    expect(layout.tables.length).toBeGreaterThan(0);
  });

  test('structure never changes the words', () => {
    const piece = fc.constantFrom(
      '<p>',
      '<td colspan=2>',
      '<td rowspan=3>',
      '</td>',
      '<table>',
      '</table>',
      '<tr>',
      '</tr>',
      '<th>',
      '<li>',
      'a',
      ' b ',
      '&nbsp;',
      '$',
      '12',
      ')',
      '<b>',
      '</b>',
      '<pre>',
      '</pre>',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const source = `<html>${pieces.join('')}`;
        const layout = documentLayoutOf(source);
        expect(layout.plain.text).toBe(plainTextOf(source).text);
        for (const table of layout.tables) {
          for (const cell of table.rows.flatMap((row) => row.cells)) {
            expect(layout.plain.text.slice(cell.start, cell.end).replace(/\s+/g, ' ').trim()).toBe(cell.text);
          }
        }
      }),
    );
  });
});
