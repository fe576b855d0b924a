import { Tokenizer } from 'htmlparser2';
import type { ReadableBlock } from '../../core/readable-document.ts';
import {
  type BlockWalk,
  builderOf,
  closeCell,
  closeTable,
  createBlockWalk,
  endBlock,
  endRow,
  flushHidden,
  flushWords,
  isSilent,
  openCell,
  openElement,
  openTable,
  SILENT_TAGS,
  writeEntity,
  writeText,
} from './block-walk.ts';
import { createTagReader, type ReadTag } from './tag-reader.ts';

const VOID_TAGS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose content a browser does not show. */
const HIDDEN_TAGS = new Set('script noscript template ix:header ix:hidden'.split(' '));
const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body caption center dd dir div dl dt fieldset figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr html li main menu nav ol p page pre section table tbody tfoot thead ul'
  ).split(' '),
);

/**
 * Walks an HTML or XML document once and gives its blocks in reading order, also what a browser would not show, marked so.
 * Only text leaves it: scripts, handlers, links and embedded content become notes. Nothing recurses.
 *
 * @param take called with each block; false ends the walk
 */
export function readHtmlBlocks(source: string, isXml: boolean, take: (block: ReadableBlock) => boolean): void {
  let isDone = false;
  const emit = (block: ReadableBlock) => {
    isDone ||= !take(block);
    if (isDone) tokenizer.pause();
  };
  const walk = createBlockWalk({
    source,
    isXml,
    emit: (block) => {
      if (!isDone) emit(block);
    },
  });
  const tags = createTagReader(source);
  const tokenizer = new Tokenizer(
    { xmlMode: isXml, decodeEntities: true, recognizeSelfClosing: isXml || /^\s*<\?xml\b/i.test(source.slice(0, 200)) },
    {
      ontext: (start, end) => writeText(walk, start, end),
      ontextentity: (codepoint, end) => writeEntity(walk, codepoint, source.lastIndexOf('&', end - 1), end),
      onopentagname: tags.open,
      onattribname: tags.name,
      onattribdata: tags.data,
      onattribentity: tags.entity,
      onattribend: tags.end,
      onopentagend: (end) => opened(walk, tags.finish(), end, false),
      onselfclosingtag: (end) => opened(walk, tags.finish(), end, true),
      onclosetag: (start, end) => closed(walk, tags.nameOf(start, end), start),
      oncdata: (start, end, endOffset) => writeText(walk, start, end - endOffset),
      oncomment: ignored,
      ondeclaration: ignored,
      onprocessinginstruction: ignored,
      onend: ignored,
    },
  );
  tokenizer.write(source);
  if (isDone) return;
  tokenizer.end();
  flushHidden(walk);
  while (walk.tables.length > 0) closeTable(walk);
  flushWords(walk);
}

/** Comments, declarations and processing instructions hold no words. */
function ignored(): undefined {
  return undefined;
}

function opened(walk: BlockWalk, tag: ReadTag, at: number, isSelfClosing: boolean): void {
  const { name, notes } = tag;
  if (walk.stack.hidden()) flushHidden(walk);
  else if (!HIDDEN_TAGS.has(name)) openedInView(walk, tag, at);
  if (!isSilent(walk)) for (const note of notes) builderOf(walk).note(note, at);
  if (isSelfClosing || VOID_TAGS.has(name)) return;
  if (name === 'pre') walk.preDepth += 1;
  openElement(walk, tag, HIDDEN_TAGS.has(name) || SILENT_TAGS.has(name));
}

function openedInView(walk: BlockWalk, tag: ReadTag, at: number): void {
  const { name } = tag;
  if (name === 'br') builderOf(walk).lineBreak(at);
  else if (name === 'table') openTable(walk, at);
  else if (name === 'tr') endRow(walk);
  else if (name === 'td' || name === 'th') openCell(walk, tag);
  else if (BLOCK_TAGS.has(name) || walk.isXml) endBlock(walk, at);
  if (name === 'li') walk.kind = 'item';
  else if (/^h[1-6]$/.test(name)) walk.kind = 'heading';
}

function closed(walk: BlockWalk, name: string, at: number): void {
  const { names, stack } = walk;
  const wasHidden = stack.hidden();
  if (wasHidden) flushHidden(walk);
  else if (walk.isXml) flushWords(walk);
  if (!stack.pop(name)) {
    if (!wasHidden && BLOCK_TAGS.has(name) && name !== 'table') endBlock(walk, at);
    return;
  }
  const depth = names.lastIndexOf(name);
  if (depth >= 0) names.length = depth;
  if (wasHidden) {
    if (!stack.hidden()) walk.hidden = null;
    return;
  }
  if (name === 'pre') {
    flushWords(walk);
    walk.preDepth = Math.max(0, walk.preDepth - 1);
  } else if (name === 'table') closeTable(walk);
  else if (name === 'tr') endRow(walk);
  else if (name === 'td' || name === 'th') closeCell(walk);
  else if (BLOCK_TAGS.has(name)) endBlock(walk, at);
}
