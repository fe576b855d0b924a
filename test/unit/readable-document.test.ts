import { describe, expect, test } from 'vitest';
import { readHtmlBlocks } from '../../cli/serve/readable-html.ts';
import { readableText } from '../../cli/serve/readable-text.ts';
import { createWindowCollector } from '../../cli/serve/window-collector.ts';
import type { ReadableBlock, ReadablePiece } from '../../core/readable-document.ts';
import { plainTextOf } from '../../parsers/layout/plain-text.ts';

const textOf = (pieces: readonly ReadablePiece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : `{${piece.note}}`)).join('');

const shown = (block: ReadableBlock): string =>
  `${block.hidden === null ? '' : `[${block.hidden}] `}${
    block.kind === 'row' ? block.cells.map(({ pieces }) => textOf(pieces)).join(' | ') : textOf(block.pieces)
  }`;

function blocksOf(source: string, isXml = false): ReadableBlock[] {
  const blocks: ReadableBlock[] = [];
  readHtmlBlocks(source, isXml, (block) => blocks.push(block) > 0);
  return blocks;
}

const read = (source: string, isXml = false): string[] => blocksOf(source, isXml).map(shown);

function piecesOf(block: ReadableBlock): readonly ReadablePiece[] {
  return block.kind === 'row' ? block.cells.flatMap(({ pieces }) => pieces) : block.pieces;
}

describe('the blocks of an HTML document', () => {
  test('are paragraphs, headings and the rows of tables in reading order', () => {
    const source =
      '<h2>Terms</h2><p>A &amp; B</p><table><tr><th>Item<td>Amount</tr><tr><td>Fee<td>$<td>12.00</table><p>End';
    expect(read(source)).toEqual(['Terms', 'A & B', 'Item | Amount', 'Fee | $ | 12.00', 'End']);
    expect(blocksOf(source)[3]).toMatchObject({ kind: 'row', table: 0, cells: [{}, {}, { isNumeric: true }] });
  });

  test('have the rows of a table within a cell between the parts of that cell', () => {
    const source = '<table><tr><td>before<table><tr><td>a<td>b</table>after<td>next</table>';
    expect(read(source)).toEqual(['before', 'a | b', 'after | next']);
  });

  test('tie every word to its place in the source', () => {
    const source = '<p>Cash of <b>$1,000</b> &#8211; and\n 2&nbsp;000</p><table><tr><td> 5 <td>6</table>';
    for (const piece of blocksOf(source).flatMap(piecesOf)) {
      if (!('text' in piece) || piece.text.length !== piece.end - piece.start) continue;
      expect(source.slice(piece.start, piece.end).replace('\u00a0', ' ')).toBe(piece.text);
    }
    const words = blocksOf(source)
      .flatMap(piecesOf)
      .map((piece) => ('text' in piece ? piece.text : ''));
    expect(words.join('').replace(/\s+/g, '')).toBe(plainTextOf(source).text.replace(/\s+/g, ''));
  });

  test('include what a browser hides, with the reason', () => {
    const source =
      '<p>seen<span style="display:none">unseen</span></p><script>alert(1)</script><ix:header><ix:hidden><a:b>7</a:b></ix:hidden></ix:header>';
    expect(read(source)).toEqual(['[display:none] unseen', 'seen', '[script] alert(1)', '[ix:header] 7']);
  });

  test('have notes in place of handlers, programs in links and embedded content', () => {
    const source =
      '<p onclick="steal()">x</p><a href="java&#10;script:alert(1)">y</a><iframe src="https://evil.example"></iframe><img src="a.jpg">' +
      '<a href="https://example.com">z</a><meta http-equiv="Refresh" content="0">';
    expect(read(source).join(' ')).toBe(
      '{event handler onclick, not run: steal()}x {link, not followed: java script:alert(1)}y' +
        '{iframe element, not carried out: https://evil.example}{image, not shown: a.jpg}z{redirect, not followed}',
    );
  });

  test('are short whatever the document, and come in linear time', () => {
    const source = `<p>${'word '.repeat(200_000)}</p>${'<div><span>'.repeat(100_000)}deep`;
    const began = performance.now();
    const blocks = blocksOf(source);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(blocks.length).toBeGreaterThan(50);
    for (const block of blocks) expect(block.end - block.start).toBeLessThan(20_000);
  });

  test('name the elements of XML', () => {
    const [first, second] = blocksOf('<?xml version="1.0"?><a><name>ACME</name><value>12</value></a>', true);
    expect(first).toMatchObject({ label: 'name', pieces: [{ text: 'ACME' }] });
    expect(second).toMatchObject({ label: 'value', pieces: [{ text: '12' }] });
  });
});

test('a text document keeps its lines and columns, and decodes entities', () => {
  const source = 'AT&amp;T     1,000\r\n<S>   <C>\r\n';
  expect([...readableText(source)].map(shown)).toEqual(['AT&T     1,000\r\n<S>   <C>\r\n']);
});

describe('a window of a document', () => {
  const source = Array.from({ length: 100 }, (_, index) => `<p>paragraph ${String(index).padStart(2, '0')}</p>`).join(
    '',
  );
  const windowAt = (at: number) => {
    const collector = createWindowCollector(at, { before: 50, size: 100 });
    readHtmlBlocks(source, false, collector.take);
    return collector.finish();
  };

  test('holds the place asked for with some words before it', () => {
    const place = source.indexOf('paragraph 50');
    const window = windowAt(place);
    expect(window.blocks.map(shown)).toContain('paragraph 50');
    expect(window.blocks.map(shown)).toContain('paragraph 49');
    expect(window.blocks.length).toBeLessThan(12);
  });

  test('leads to the parts before and after it, without a gap and to both ends', () => {
    const seen: string[] = [];
    for (let at: number | null = 0; at !== null; ) {
      const window = windowAt(at);
      seen.push(...window.blocks.map(shown));
      at = window.next;
    }
    expect(new Set(seen).size).toBe(100);
    let steps = 0;
    for (let at: number | null = source.length - 20; at !== null; steps += 1) at = windowAt(at).previous;
    expect(steps).toBeGreaterThan(10);
    expect(steps).toBeLessThan(60);
  });
});
