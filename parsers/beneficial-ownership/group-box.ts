import { verbose } from '../layout/patterns.ts';
import type { Found } from './cover-values.ts';

const MARKED =
  '\\[\\s?[xX✓*]\\s?\\]|\\(\\s?[xX]\\s?\\)|/\\s?[xX]\\s?/|\\|\\s?[xX]\\s?\\||[<{]\\s?[xX]\\s?[>}]|_+[xX]_*|_*[xX]_+';
const EMPTY = '\\[[\\s_]{0,6}\\]|\\(\\s{0,6}\\)|/[\\s_]{0,4}/|\\|[\\s_]{1,4}\\||[☐□¨£]|_{2,}';
/** Box (a) or (b); a marked box; an empty one. Single letters are those that Wingdings shows as boxes. */
const TOKEN = verbose('gu')`
  (\(\s?a\s?\)|(?<![\p{L}\d])[aA][.)])|(\(\s?b\s?\)|(?<![\p{L}\d])[bB][.)])|
  (${MARKED}|[✓✔☒☑ýþ■●]|(?<![\p{L}\d])[xXR](?![\p{L}\d]))|
  (${EMPTY}|(?<![\p{L}\d])[oqO](?![\p{L}\d]))`;

/**
 * Box (a) or (b) of row 2: true for (a), a member of a group; false for (b). Null where neither is marked, or both are.
 * Boxes come after their letters, before them, or on a line of their own below both letters.
 */
export function readGroup(text: string): Found<boolean> | null {
  const tokens = [...text.slice(0, 300).matchAll(TOKEN)].map((match) => {
    const kind = match[1] !== undefined ? 'a' : match[2] !== undefined ? 'b' : 'box';
    return { kind, isMarked: match[3] !== undefined, start: match.index, end: match.index + match[0].length };
  });
  const a = tokens.findIndex(({ kind }) => kind === 'a');
  const b = tokens.findIndex(({ kind }, at) => kind === 'b' && at > a);
  if (a < 0 || b < 0) return null;
  const boxes = (from: number, to?: number) => tokens.slice(from, to).filter(({ kind }) => kind === 'box');
  const [before, between, after] = [boxes(0, a), boxes(a + 1, b), boxes(b + 1)];
  // Boxes on all sides: what is before the letters is a rule.
  const [ofA, ofB] =
    before.length > 0 && (between.length === 0 || after.length === 0)
      ? [before.at(-1), between[0]]
      : between.length === 0 && after.length > 1
        ? [after[0], after[1]]
        : [between[0], after[0]];
  const [isA, isB] = [ofA?.isMarked === true, ofB?.isMarked === true];
  if (isA === isB) return null;
  const [letter, box] = isA ? [tokens[a], ofA] : [tokens[b], ofB];
  if (!letter || !box) return null;
  return { value: isA, start: Math.min(letter.start, box.start), end: Math.max(letter.end, box.end) };
}

/** Row 2 as EDGAR renders an XML schedule: its boxes are images with an alternative text. */
export function readGroupOfImages(markup: string): boolean | null {
  const words = markup
    .slice(0, 4_000)
    .replace(/<img\b[^>]{0,400}>/gi, (image) =>
      /unchecked|not\s+checked/i.test(image) ? ' [ ] ' : /checked/i.test(image) ? ' [X] ' : ' ',
    )
    .replace(/<[^>]{0,1000}>/g, ' ')
    .replace(/&nbsp;|&#160;/gi, ' ');
  return readGroup(words.replace(/\s+/g, ' '))?.value ?? null;
}
