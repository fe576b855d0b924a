import type { ReadableBlock, ReadableCell, ReadablePiece, ReadableRun } from '../../../core/readable-document.ts';
import { type Content, codeText, type Html, html } from '../html.ts';

/** A place of a document in its UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Renders the blocks of a document as text; the first words of the span get the id `span`. */
export function documentText(blocks: readonly ReadableBlock[], span: Place | null): Html {
  const marker = createMarker(span);
  const parts: Html[] = [];
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at];
    if (block === undefined) break;
    const end = endOfGroup(blocks, at);
    const group = blocks.slice(at, end);
    parts.push(block.hidden === null ? visible(group, marker) : unseen(group, span, marker));
    at = end;
  }
  return html`${parts}`;
}

/** Blocks that are shown together: rows of one table, or what one element hides. */
function endOfGroup(blocks: readonly ReadableBlock[], from: number): number {
  const first = blocks[from];
  let end = from + 1;
  for (let next = blocks[end]; next !== undefined && first !== undefined; end += 1, next = blocks[end]) {
    const isSame =
      first.hidden === null
        ? first.kind === 'row' && next.kind === 'row' && next.table === first.table
        : next.hidden === first.hidden;
    if (!isSame) break;
  }
  return end;
}

type Marker = (run: ReadableRun) => Content;

function visible(group: readonly ReadableBlock[], marker: Marker): Html {
  const [first] = group;
  if (first?.kind === 'row') {
    const rows = group.flatMap((block) => (block.kind === 'row' ? [block.cells] : []));
    return html`<div class="scroll"><table><tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => cellText(cell, marker))}</tr>\n`)}</tbody></table></div>`;
  }
  return html`${group.map((block) => (block.kind === 'row' ? '' : blockText(block, marker)))}`;
}

function cellText({ pieces, isHeader, isNumeric, colspan }: ReadableCell, marker: Marker): Html {
  const columns = colspan > 1 ? html` colspan="${colspan}"` : '';
  const content = pieces.map((piece) => pieceText(piece, marker));
  if (isHeader) return html`<th${columns}>${content}</th>`;
  return html`<td${columns}${isNumeric && pieces.length > 0 ? html` class="n"` : ''}>${content}</td>`;
}

function blockText(block: Exclude<ReadableBlock, { kind: 'row' }>, marker: Marker): Html {
  const content = block.pieces.map((piece) => pieceText(piece, marker));
  const label = block.label === null ? '' : html`<span class="label">${block.label}</span>`;
  const indent = block.indent > 0 ? html` class="indent-${block.indent}"` : '';
  if (block.kind === 'preformatted') return html`<pre>${content}</pre>`;
  if (block.kind === 'heading') return html`<h3>${content}</h3>\n`;
  return html`<p${indent}>${block.kind === 'item' ? '• ' : ''}${label}${content}</p>\n`;
}

/** What a browser would not show: collapsed, unless the span is in it. */
function unseen(group: readonly ReadableBlock[], span: Place | null, marker: Marker): Html {
  const [first] = group;
  const hasSpan = span !== null && group.some(({ start, end }) => start < span.end && span.start < end);
  const length = group.reduce((sum, { start, end }) => sum + end - start, 0);
  const why =
    first?.hidden === 'script'
      ? 'a script, shown as text and never run'
      : `text that a browser does not show (${first?.hidden ?? ''})`;
  return html`<details class="unseen"${hasSpan ? html` open` : ''}><summary>The filing has ${why}: ${length} characters</summary>
    ${group.map((block) => (block.kind === 'row' ? '' : blockText({ ...block, kind: 'paragraph' }, marker)))}</details>`;
}

function pieceText(piece: ReadablePiece, marker: Marker): Content {
  if (!('text' in piece)) return html`<span class="note">${piece.note}</span> `;
  if (piece.text === '\n' && piece.start === piece.end) return html`<br>`;
  const content = marker(piece);
  return piece.isBold ? html`<strong>${content}</strong>` : content;
}

/** Marks the part of each run that the span covers. */
function createMarker(span: Place | null): Marker {
  let hasId = false;
  return (run) => {
    if (span === null || run.end <= span.start || run.start >= span.end) return plain(run.text);
    const isLiteral = run.text.length === run.end - run.start;
    const from = isLiteral ? Math.max(0, span.start - run.start) : 0;
    const to = isLiteral ? Math.min(run.text.length, span.end - run.start) : run.text.length;
    const id = hasId ? '' : html` id="span" tabindex="-1"`;
    hasId = true;
    return html`${plain(run.text.slice(0, from))}<mark${id}>${plain(run.text.slice(from, to))}</mark>${plain(run.text.slice(to))}`;
  };
}

/** Controls apart from white space, direction marks, and characters that print nothing. */
const UNSEEN = /([\p{Cc}--[\t\n\r]]|\p{Bidi_Control}|[\u00ad\u200b-\u200d\u2060\ufeff])/v;

/** Characters that print nothing or turn the text around are shown by a sign, which is no part of the text. */
function plain(text: string): readonly Content[] {
  return text.split(UNSEEN).map((part, index) => {
    if (index % 2 === 0) return part;
    const code = codeText(part.charCodeAt(0));
    const soft = /[\u00ad\u200b-\u200d\u2060\ufeff]/.test(part) ? html` soft` : '';
    return html`<span class="ctl${soft}" data-code="${code}" role="img" aria-label="${code}"></span>`;
  });
}
