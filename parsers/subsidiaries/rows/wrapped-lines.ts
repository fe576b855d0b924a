import { canBeName, endsWithForm, isFormOnly, isSentence } from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import { isDemonym, isPlace, placeIn } from '../assemble/places.ts';
import { isHeadingCell, labelOf } from '../find/headings.ts';
import { hasListLetters, listLetterLength } from '../find/outline-letters.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import { allWords, cut, joined, type ListLine, lineText } from '../lines.ts';
import { withoutDescriptions } from './described-entries.ts';
import { opensAnother, qualifiedParts } from './enumerations.ts';
import type { EntryWords, ListContext } from './list-row.ts';

/** Lines of one cell each as entries: wrapped lines joined, list letters removed, lines split at semicolons. */
export function entryWordsOf(lines: readonly ListLine[], context: ListContext): EntryWords[] {
  return withoutDescriptions(withoutLetters(withoutRomans(joinWrapped(lines, context))))
    .flatMap(splitAtOwned)
    .flatMap(splitAtSemicolons)
    .flatMap(splitAtQualifiers);
}

function joinWrapped(lines: readonly ListLine[], context: ListContext): EntryWords[] {
  const merged: EntryWords[] = [];
  const widest = Math.max(0, ...lines.filter(isText).map((line) => lineText(line).length));
  for (const [index, line] of lines.entries()) {
    const words = allWords(line);
    const last = merged.at(-1);
    const previous = lines[index - 1];
    const isJoined =
      last !== undefined &&
      previous !== undefined &&
      (continues(last.words.text, words.text, line, previous, context) || isBrokenOff(previous, line, widest, context));
    if (isJoined) merged.splice(-1, 1, { line: last.line, words: joined(last.words, words) });
    else merged.push({ line, words });
  }
  return merged;
}

const isText = ({ origin, isWhole }: ListLine) => origin === 'text' && !isWhole;

/** "Acme Cable of Western" / "Maryland, Inc.": a line that ends without a form where its next word had no room. */
function isBrokenOff(previous: ListLine, line: ListLine, widest: number, { reading }: ListContext): boolean {
  if (line.isApart || !isText(previous) || !isText(line)) return false;
  const [before, text] = [lineText(previous), lineText(line)];
  const [next = ''] = text.split(' ');
  if (before.length < 16 || before.length + 1 + next.length <= widest || /[)%:.]$/.test(before)) return false;
  if (endsWithForm(before) || labelOf(before) !== null || isTitle(before) || isPageFurniture(before)) return false;
  if (isSentence(before) || !endsWithForm(text) || text.length >= before.length) return false;
  if (text.split(' ').length < 3) return true;
  // "Club of Peru" / "Acme Hotels Ltd.": the widest line of all may just be long, and the next a company of its own.
  if (before.length === widest) return false;
  reading.doubts.push(NAME_GOES_ON);
  return true;
}

const NAME_GOES_ON = 'a name may go on in the next line';

const ROMAN = /^([IVX]{1,4})\.\s+(?=[\p{Lu}\d])/u;
const FIRST_ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** "I. Acme LLC", "II. …": Roman numbers in order. */
function withoutRomans(items: readonly EntryWords[]): readonly EntryWords[] {
  const numbers = items.flatMap(({ words }) => ROMAN.exec(words.text)?.[1] ?? []);
  if (numbers.length < 2 || numbers.some((number, index) => number !== FIRST_ROMANS[index])) return items;
  return items.map((item) => {
    const length = ROMAN.exec(item.words.text)?.[0].length ?? 0;
    return length === 0 ? item : { ...item, words: cut(item.words, length) };
  });
}

/** "A. Acme LLC", "B. …", "C. …": letters in order are list numbers, others are initials. */
function withoutLetters(items: readonly EntryWords[]): readonly EntryWords[] {
  if (!hasListLetters(items.map(({ words }) => words.text))) return items;
  return items.map((item) => ({ ...item, words: cut(item.words, listLetterLength(item.words.text)) }));
}

/** "Acme Ltd., a company of Malta, and its wholly-owned subsidiary, Apex LLC, a Delaware company" */
const AND_SUBSIDIARY = /,? and its (?:(?:wholly|majority)[- ]owned )?subsidiary,? (?=\p{Lu})/u;
/** What introduces the companies on the next lines: "Apex LLC has three subsidiaries:". */
const LEADS_ON = /(?<=\.)\s\p{Lu}[^:]{3,80} (?:has|owns) (?:[a-z-]{2,20} ){1,4}subsidiaries:$/u;

function splitAtOwned(item: EntryWords): EntryWords[] {
  const { text } = item.words;
  const owned = text.length > 1_000 ? null : AND_SUBSIDIARY.exec(text);
  if (owned === null) return [item];
  const end = LEADS_ON.exec(text)?.index;
  const parts = [cut(item.words, 0, owned.index), cut(item.words, owned.index + owned[0].length, end)];
  const areEntries = parts.every((words) => {
    const { jurisdiction, name } = readEntry(words);
    return jurisdiction !== null && endsWithForm(name.text) && name.text.length <= 120;
  });
  return areEntries ? parts.map((words) => ({ line: item.line, words })) : [item];
}

/** "Acme LLC (Delaware); Acme Ltd. (England)" on one line, where each part is an entry. */
function splitAtSemicolons(item: EntryWords): EntryWords[] {
  const { text } = item.words;
  if (!text.includes(';') || text.length > 4_000 || isSentence(text)) return [item];
  const parts = [...text.matchAll(/[^;]+/g)]
    .map(({ 0: part, index }) => cut(item.words, index, index + part.length))
    .filter((words) => words.text !== '');
  const isList = parts.every((words) => {
    const entry = readEntry(words);
    return entry.jurisdiction !== null && endsWithForm(entry.name.text);
  });
  return isList ? parts.map((words) => ({ line: item.line, words })) : [item];
}

/** "Acme, Inc., a Texas corporation Acme Gas LLC, an Ohio limited liability company": entries without a break between. */
function splitAtQualifiers(item: EntryWords): EntryWords[] {
  if (item.words.text.length > 4_000) return [item];
  const parts = qualifiedParts(item.words);
  if (parts.length < 2) return [item];
  const isList = parts.every((words) => {
    const entry = readEntry(words);
    const { text } = entry.name;
    const isName = /^[\p{Lu}\d“"]/u.test(text) && canBeName(text) && !/\bsubsidiar|:/i.test(text);
    return isName && entry.jurisdiction !== null && entry.doubts.length === 0;
  });
  return isList ? parts.map((words) => ({ line: item.line, words })) : [item];
}

const OPEN_END = /(?:[,&(/-]|\b(?:of|and|de|the|for|du|et|und|la|y|e))$/i;
const KIND_PHRASE = /^an? (?:[\p{L}.][\p{L}. ]{1,60} )?(?:corporation|company|partnership|trust|llc|entity)\b/iu;
const DETAIL = /^(?:d\/b\/a|dba|doing business as|organized|incorporated|formed|jurisdiction)\b/i;

/** Whether a line continues the entry before it. */
function continues(before: string, text: string, line: ListLine, previous: ListLine, context: ListContext): boolean {
  if (before.length > 400) return false;
  if (isPageFurniture(before) || isPageFurniture(text) || isTitle(before) || isSentence(before) || isSentence(text))
    return false;
  // "Incorporated State: Ohio" is a field of the name above it.
  const field = text.includes(':') ? /^([^:]{4,60}):\s*\S/.exec(text)?.[1] : undefined;
  if (field !== undefined && isHeadingCell(field)) return false;
  if (addsDetail(before, text, line)) return true;
  const [indent, above] = [line.cells[0]?.indent ?? 0, previous.cells[0]?.indent ?? 0];
  if (!line.isApart && opensAnother(before)) return true;
  if (line.isApart || line.isWhole || (context.indentedAreParts && indent > above + 1)) return false;
  if (isFormOnly(text) && !endsWithForm(before)) return true;
  if (OPEN_END.test(before) && !/^(?:\p{Lu}[^ ]* ){1,8}.*\(/u.test(text)) return true;
  if (indent <= above) return false;
  if (/^\p{Ll}/u.test(text) && !/^(?:e|i)\p{Lu}/u.test(text)) return true;
  const isShort = /^\S+(?: \S+){0,3}(?: \(|$)/.test(text);
  return isShort && !endsWithForm(before) && !/[)%]$/.test(before) && labelOf(before) === null;
}

/** "a Delaware limited liability company": no name begins so. */
function saysKind(text: string): boolean {
  const place = placeIn(text);
  return place !== text && (isPlace(place) || isDemonym(place));
}

/** The rest of a parenthesis, a parenthesis, or a phrase about the company, which may follow after a blank line. */
function addsDetail(before: string, text: string, line: ListLine): boolean {
  const open = before.lastIndexOf('(');
  const isOpen = open > before.lastIndexOf(')') && before.length - open < 80;
  if (isOpen && /^[^(]{0,80}\)/.test(text) && !line.isApart) return true;
  const isParenthesis = /^\((?!\s*[\w*]{1,3}\s*\))/.test(text) && text.length < 120;
  if (isParenthesis && /\p{L}{2}/u.test(before) && labelOf(before) === null) return true;
  if (KIND_PHRASE.test(text) && (endsWithForm(before) || saysKind(text))) return true;
  return DETAIL.test(text) && endsWithForm(before.replace(/,$/, '')) && !text.endsWith(':') && !line.bold;
}
