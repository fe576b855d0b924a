/** A marked box: `[X]`, `(x)`, `/X/`, `|X|`, `_X_`, ☒; or an X that begins a line. */
export const CHECKED_BOX = [
  '\\[\\s{0,10}[xX*✓]\\s{0,10}\\]',
  '\\(\\s{0,3}[xX]\\s{0,3}\\)',
  '/\\s?[xX]\\s?/',
  '\\|\\s?[xX]\\s?\\|',
  '_{1,6}[xX]_{1,6}',
  '[☒☑]',
  '(?<=\\n[ \\t]{0,20})[xX](?=[ \\t])',
].join('|');
const EMPTY_BOX = '\\[[\\s_]{0,12}\\]|\\([\\s_]{0,6}\\)|/[\\s_]{1,3}/|\\|[\\s_]{1,3}\\||_{1,12}|☐';
const BOX = `(?:(?<checked>${CHECKED_BOX})|(?:${EMPTY_BOX}))`;

/** A label and whether its box is marked. */
export interface BoxedLabel {
  readonly isChecked: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads one of the form's lists of boxes ("Check only one"). Boxes precede their labels, as on the form, or follow them;
 * the first label with a box decides for the whole list, which resolves a box between two labels.
 *
 * @param labels patterns of the labels, without anchors
 * @returns for each pattern its first match with a box, or null
 */
export function readBoxes(text: string, labels: readonly string[]): readonly (BoxedLabel | null)[] {
  const before = labels.map((label) => find(text, `${BOX}[ \\t|]{0,30}(?<label>${label})`));
  const after = labels.map((label) => find(text, `(?<label>${label})[ \\t.:;|]{0,30}${BOX}`));
  const firstOf = (found: readonly (BoxedLabel | null)[]): number =>
    Math.min(...found.map((one) => one?.start ?? Number.POSITIVE_INFINITY));
  return firstOf(before) <= firstOf(after) ? before : after;
}

function find(text: string, pattern: string): BoxedLabel | null {
  const match = new RegExp(pattern, 'id').exec(text);
  const range = match?.indices?.groups?.['label'];
  if (!match || !range) return null;
  return { isChecked: match.groups?.['checked'] !== undefined, start: range[0], end: range[1] };
}
