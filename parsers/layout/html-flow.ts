import { Tokenizer } from 'htmlparser2';
import { documentFormatOf } from './document-format.ts';
import { createElementStack } from './element-stack.ts';
import type { FlowRecorder } from './flow-recorder.ts';
import type { PlainText } from './plain-text.ts';
import { createTextBuilder, isInvisibleCode, isSpaceCode } from './text-builder.ts';

/** What must be written before the next word; the strongest wins. */
const NOTHING = 0;
const SPACE = 1;
const LINE = 2;
const BLOCK = 3;
const SEPARATORS = ['', ' ', '\n', '\n\n'];

const VOID_TAGS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose content is never words of the filing. */
const DROPPED_TAGS = new Set('script style title noscript template ix:header ix:hidden'.split(' '));
const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body caption center dd dir div dl dt fieldset figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr html li main menu nav ol p page pre section table tbody tfoot thead ul'
  ).split(' '),
);

/**
 * Walks the tags of an HTML (or XML) document once and writes its words: see `plainTextOf` for the form of the text.
 * Tables, cells and blocks are told to the recorder as ranges of that text. Tag soup is mended the way browsers do it
 * where it matters (unclosed cells, rows, paragraphs); nothing recurses, and memory is linear in the document.
 */
export function readHtmlFlow(source: string, recorder?: FlowRecorder): PlainText {
  const out = createTextBuilder(source);
  const stack = createElementStack();
  const isXml = documentFormatOf(source) === 'xml';

  let pending = NOTHING;
  let pendingAt = 0;
  /** Tables that are open; per table: does the row hold text already, is a cell open. */
  const rowHasText: boolean[] = [];
  const cellIsOpen: boolean[] = [];
  /** A tab stands before the next word: it opens another non-empty cell of the row. */
  let pendingTab = false;
  let preDepth = 0;

  function want(separator: number, at: number): void {
    if (separator > pending) {
      pending = separator;
      pendingAt = at;
    }
  }

  /** A block or line boundary: a block inside a cell only ends a line. */
  function endBlock(at: number): void {
    if (pendingTab) return;
    want(cellIsOpen.includes(true) ? LINE : BLOCK, at);
    recorder?.endBlock(out.length());
  }

  function beforeWord(at: number): void {
    const depth = rowHasText.length;
    if (out.length() > 0) {
      if (pendingTab) out.replaced('\t', pendingAt, pendingAt);
      else if (pending === SPACE) out.replaced(' ', pendingAt, Math.min(pendingAt + 1, at));
      else if (pending > SPACE) out.replaced(SEPARATORS[pending] ?? '\n', pendingAt, pendingAt);
    }
    pending = NOTHING;
    pendingTab = false;
    for (let level = depth - 1; level >= 0 && !rowHasText[level]; level -= 1) rowHasText[level] = true;
    recorder?.words(out.length(), stack.flags(), stack.indent());
  }

  function text(start: number, end: number): void {
    if (stack.hidden()) return;
    if (preDepth > 0) {
      preformatted(start, end);
      return;
    }
    let index = start;
    while (index < end) {
      const code = source.charCodeAt(index);
      if (isSpaceCode(code)) {
        recorder?.space(code);
        want(SPACE, index);
        index += 1;
      } else if (isInvisibleCode(code)) index += 1;
      else index = words(index, end);
    }
  }

  /** Writes from a word's first letter up to the next run of several spaces; returns where it stopped. */
  function words(from: number, end: number): number {
    beforeWord(from);
    let start = from;
    let index = from + 1;
    for (; index < end; index += 1) {
      const code = source.charCodeAt(index);
      if (code > 32 && code < 127) continue;
      if (isInvisibleCode(code)) break;
      if (!isSpaceCode(code)) continue;
      const next = index + 1 < end ? source.charCodeAt(index + 1) : 32;
      if (isSpaceCode(next) || isInvisibleCode(next)) break;
      if (code !== 32) {
        out.literal(start, index);
        out.literal(index, index + 1, ' ');
        start = index + 1;
      }
    }
    out.literal(start, index);
    recorder?.wrote(out.length());
    return index;
  }

  function preformatted(start: number, end: number): void {
    let index = start;
    while (index < end) {
      const newline = source.indexOf('\n', index);
      const stop = newline < 0 || newline >= end ? end : newline;
      const lineEnd = stop > index && source.charCodeAt(stop - 1) === 13 ? stop - 1 : stop;
      if (lineEnd > index) {
        const line = source.slice(index, lineEnd).replace(/[\u00a0\u2000-\u200a]/g, ' ');
        if (pending > SPACE || pendingTab || line.trim() !== '') beforeWord(index);
        out.literal(index, lineEnd, line);
        recorder?.wrote(out.length());
      }
      if (stop < end) {
        if (out.length() > 0) out.replaced('\n', stop, stop + 1);
        pending = NOTHING;
      }
      index = stop + 1;
    }
  }

  function openTable(at: number): void {
    endBlock(at);
    recorder?.openTable(out.length());
    rowHasText.push(false);
    cellIsOpen.push(false);
  }

  function closeTable(at: number): void {
    if (rowHasText.length === 0) return;
    closeCell();
    rowHasText.pop();
    cellIsOpen.pop();
    recorder?.closeTable(out.length());
    pendingTab = false;
    endBlock(at);
  }

  function openRow(at: number): void {
    if (rowHasText.length === 0) {
      endBlock(at);
      return;
    }
    closeCell();
    pendingTab = false;
    want(LINE, at);
    rowHasText[rowHasText.length - 1] = false;
    recorder?.openRow();
  }

  function openCell(isHeader: boolean, at: number): void {
    if (rowHasText.length === 0) {
      endBlock(at);
      return;
    }
    closeCell();
    const top = rowHasText.length - 1;
    if (rowHasText[top]) {
      pendingTab = true;
      pendingAt = at;
    }
    cellIsOpen[top] = true;
    recorder?.openCell(isHeader, attributes.colspan, attributes.rowspan);
  }

  function closeCell(): void {
    const top = cellIsOpen.length - 1;
    if (!cellIsOpen[top]) return;
    cellIsOpen[top] = false;
    recorder?.endBlock(out.length());
    recorder?.closeCell(out.length());
    // Breaks at the end of a cell (`</p></td>`) say nothing.
    if (rowHasText[top]) pending = NOTHING;
  }

  const attributes = { style: '', align: '', colspan: 1, rowspan: 1 };
  let tagName = '';
  let attributeName = '';

  function opened(at: number, selfClosing: boolean): void {
    const name = tagName;
    if (DROPPED_TAGS.has(name)) {
      if (!selfClosing) stack.push(name, attributes.style, attributes.align, true);
      return;
    }
    if (stack.hidden()) {
      if (!selfClosing && !VOID_TAGS.has(name)) stack.push(name, '', '', false);
      return;
    }
    if (name === 'br') {
      want(LINE, at);
      if (!pendingTab) recorder?.endBlock(out.length());
      return;
    }
    if (name === 'table') openTable(at);
    else if (name === 'tr') openRow(at);
    else if (name === 'td' || name === 'th') openCell(name === 'th', at);
    else if (BLOCK_TAGS.has(name)) endBlock(at);
    else if (isXml) want(LINE, at);
    if (name === 'li' || /^h[1-6]$/.test(name)) recorder?.blockTag(name);
    if (selfClosing || VOID_TAGS.has(name)) return;
    if (name === 'pre') preDepth += 1;
    stack.push(name, attributes.style, attributes.align, false);
  }

  function closed(name: string, at: number): void {
    const wasHidden = stack.hidden();
    if (!stack.pop(name)) {
      // `</p>` and `</br>` without a start still break the line.
      if (!wasHidden && BLOCK_TAGS.has(name) && name !== 'table') endBlock(at);
      return;
    }
    if (wasHidden) return;
    if (name === 'pre') preDepth = Math.max(0, preDepth - 1);
    if (name === 'table') closeTable(at);
    else if (name === 'tr') {
      closeCell();
      if (!pendingTab) want(LINE, at);
    } else if (name === 'td' || name === 'th') closeCell();
    else if (BLOCK_TAGS.has(name)) endBlock(at);
    else if (isXml) want(LINE, at);
  }

  const tokenizer = new Tokenizer(
    { xmlMode: isXml, decodeEntities: true, recognizeSelfClosing: isXml || /^\s*<\?xml\b/i.test(source.slice(0, 200)) },
    {
      ontext: text,
      ontextentity(codepoint, end) {
        if (stack.hidden()) return;
        const start = source.lastIndexOf('&', end - 1);
        if (isSpaceCode(codepoint)) {
          recorder?.space(codepoint);
          if (preDepth > 0) out.replaced(' ', start, end);
          else want(SPACE, start);
        } else if (!isInvisibleCode(codepoint)) {
          beforeWord(start);
          out.replaced(String.fromCodePoint(codepoint), start, end);
          recorder?.wrote(out.length());
        }
      },
      onopentagname(start, end) {
        tagName = source.slice(start, Math.min(end, start + 64)).toLowerCase();
        attributes.style = '';
        attributes.align = '';
        attributes.colspan = 1;
        attributes.rowspan = 1;
      },
      onattribname(start, end) {
        attributeName = end - start <= 7 ? source.slice(start, end).toLowerCase() : '';
      },
      onattribdata(start, end) {
        if (attributeName === 'style') attributes.style += source.slice(start, end);
        else if (attributeName === 'align') attributes.align = source.slice(start, end).toLowerCase();
        else if (attributeName === 'colspan') attributes.colspan = spanCount(source.slice(start, end));
        else if (attributeName === 'rowspan') attributes.rowspan = spanCount(source.slice(start, end));
      },
      onattribentity() {
        attributeName = '';
      },
      onattribend() {
        attributeName = '';
      },
      onopentagend: (end) => opened(end, false),
      onselfclosingtag: (end) => opened(end, true),
      onclosetag: (start, end) => closed(source.slice(start, Math.min(end, start + 64)).toLowerCase(), start),
      oncdata(start, end, endOffset) {
        text(start, end - endOffset);
      },
      oncomment: ignored,
      ondeclaration: ignored,
      onprocessinginstruction: ignored,
      onend: ignored,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  while (rowHasText.length > 0) closeTable(source.length);
  recorder?.endBlock(out.length());
  return out.finish();
}

/** Comments, declarations and processing instructions hold no words. */
function ignored(): undefined {
  return undefined;
}

/** A colspan or rowspan between 1 and 200: larger ones are mistakes or attacks. */
function spanCount(value: string): number {
  const count = Number.parseInt(value, 10);
  return count >= 1 ? Math.min(count, 200) : 1;
}
