import { Tokenizer } from 'htmlparser2';
import { documentFormatOf } from './document-format.ts';
import { createElementStack } from './element-stack.ts';
import {
  closeCell,
  closeRow,
  closeTable,
  createFlow,
  endBlock,
  type Flow,
  LINE,
  openCell,
  openRow,
  openTable,
  separate,
  writeEntity,
  writeText,
} from './flow-writer.ts';
import type { FlowRecorder } from './layout-recorder.ts';
import { createTextBuilder, type PlainText } from './text-builder.ts';

const VOID_TAGS = 'area base br col embed hr img input link meta param source track wbr';
/** Elements whose content is never words of the filing. */
const DROPPED_TAGS = 'script style title noscript template ix:header ix:hidden';
const BLOCK_TAGS =
  'address article aside blockquote body caption center dd dir div dl dt fieldset figure footer form h1 h2 h3 h4 h5 ' +
  'h6 header hr html li main menu nav ol p page pre section table tbody tfoot thead ul';
const CLASSIFYING_TAGS = 'li h1 h2 h3 h4 h5 h6';

const VOID = 1;
const DROPPED = 2;
const BLOCK = 4;
const CLASSIFYING = 8;

/** What the names of elements mean, as bits. */
const TRAITS: ReadonlyMap<string, number> = traitsOf([
  [VOID_TAGS, VOID],
  [DROPPED_TAGS, DROPPED],
  [BLOCK_TAGS, BLOCK],
  [CLASSIFYING_TAGS, CLASSIFYING],
]);

function traitsOf(lists: readonly (readonly [names: string, trait: number])[]): Map<string, number> {
  const traits = new Map<string, number>();
  for (const [names, trait] of lists)
    for (const name of names.split(' ')) traits.set(name, (traits.get(name) ?? 0) | trait);
  return traits;
}

const LONGEST_TAG_NAME = 64;

/** A start tag with the attributes that matter. */
interface StartTag {
  readonly name: string;
  style: string;
  align: string;
  colspan: number;
  rowspan: number;
}

/**
 * Walks the tags of an HTML (or XML) document once and writes its words: see `plainTextOf` for the form of the text.
 * The recorder receives tables, cells and blocks as ranges of that text. Tag soup is repaired the way browsers do it
 * where it matters (unclosed cells, rows, paragraphs); nothing recurses, and memory is linear in the document.
 */
export function readHtmlFlow(source: string, recorder?: FlowRecorder): PlainText {
  const isXml = documentFormatOf(source) === 'xml';
  const flow = createFlow({ source, out: createTextBuilder(source), stack: createElementStack(), recorder });
  let tag = startTag('');
  let attribute = '';
  const tagName = createNameReader(source);
  const tokenizer = new Tokenizer(
    { xmlMode: isXml, decodeEntities: true, recognizeSelfClosing: isXml || /^\s*<\?xml\b/i.test(source.slice(0, 200)) },
    {
      ontext: (start, end) => writeText(flow, start, end),
      ontextentity: (codepoint, end) => writeEntity(flow, codepoint, source.lastIndexOf('&', end - 1), end),
      onopentagname(start, end) {
        tag = startTag(tagName(start, end));
      },
      onattribname(start, end) {
        attribute = end - start <= 7 ? source.slice(start, end).toLowerCase() : '';
      },
      onattribdata(start, end) {
        const value = source.slice(start, end);
        if (attribute === 'style') tag.style += value;
        else if (attribute === 'align') tag.align = value.toLowerCase();
        else if (attribute === 'colspan' || attribute === 'rowspan') tag[attribute] = spanCount(value);
      },
      onattribentity() {
        attribute = '';
      },
      onattribend() {
        attribute = '';
      },
      onopentagend: (end) => opened(flow, tag, end, false, isXml),
      onselfclosingtag: (end) => opened(flow, tag, end, true, isXml),
      onclosetag: (start, end) => closed(flow, tagName(start, end), start, isXml),
      oncdata: (start, end, endOffset) => writeText(flow, start, end - endOffset),
      oncomment: ignored,
      ondeclaration: ignored,
      onprocessinginstruction: ignored,
      onend: ignored,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  while (flow.tables.length > 0) closeTable(flow, source.length);
  recorder?.endBlock(flow.out.length());
  return flow.out.finish();
}

/** Reads names of elements, in lower case. A name is one string for all its tags, so that look-ups compare no letters. */
function createNameReader(source: string): (start: number, end: number) => string {
  const names = new Map<string, string>();
  return (start, end) => {
    const printed = source.slice(start, Math.min(end, start + LONGEST_TAG_NAME));
    let name = names.get(printed);
    if (name === undefined) {
      const lower = printed.toLowerCase();
      name = names.get(lower) ?? lower;
      names.set(lower, name);
      names.set(printed, name);
    }
    return name;
  };
}

function opened(flow: Flow, tag: StartTag, at: number, isSelfClosing: boolean, isXml: boolean): void {
  const { stack, recorder } = flow;
  const { name, style, align } = tag;
  const traits = TRAITS.get(name) ?? 0;
  if ((traits & DROPPED) !== 0) {
    if (!isSelfClosing) stack.push(name, style, align, true);
    return;
  }
  const isEmpty = isSelfClosing || (traits & VOID) !== 0;
  if (stack.hidden()) {
    if (!isEmpty) stack.push(name, '', '', false);
    return;
  }
  if (name === 'br') {
    separate(flow, LINE, at);
    if (!flow.pendingTab) recorder?.endBlock(flow.out.length());
    return;
  }
  if (name === 'table') openTable(flow, at);
  else if (name === 'tr') openRow(flow, at);
  else if (name === 'td' || name === 'th') openCell(flow, name === 'th', at, tag.colspan, tag.rowspan);
  else if ((traits & BLOCK) !== 0) endBlock(flow, at);
  else if (isXml) separate(flow, LINE, at);
  if ((traits & CLASSIFYING) !== 0) recorder?.blockTag(name);
  if (isEmpty) return;
  if (name === 'pre') flow.preDepth += 1;
  stack.push(name, style, align, false);
}

function closed(flow: Flow, name: string, at: number, isXml: boolean): void {
  const wasHidden = flow.stack.hidden();
  const isBlock = ((TRAITS.get(name) ?? 0) & BLOCK) !== 0;
  if (!flow.stack.pop(name)) {
    // `</p>` and `</br>` without a start still break the line.
    if (!wasHidden && isBlock && name !== 'table') endBlock(flow, at);
    return;
  }
  if (wasHidden) return;
  if (name === 'pre') flow.preDepth = Math.max(0, flow.preDepth - 1);
  if (name === 'table') closeTable(flow, at);
  else if (name === 'tr') closeRow(flow, at);
  else if (name === 'td' || name === 'th') closeCell(flow);
  else if (isBlock) endBlock(flow, at);
  else if (isXml) separate(flow, LINE, at);
}

function startTag(name: string): StartTag {
  return { name, style: '', align: '', colspan: 1, rowspan: 1 };
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
