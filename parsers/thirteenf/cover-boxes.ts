/** A mark in a box: `[X]`, `(x)`, `/X/`, `|X|`, `_X_`, ☒; an X that stands first in its line. */
const CHECKED =
  '\\[\\s{0,10}[xX*✓]\\s{0,10}\\]|\\(\\s{0,3}[xX]\\s{0,3}\\)|/\\s?[xX]\\s?/|\\|\\s?[xX]\\s?\\||_{1,6}[xX]_{1,6}|[☒☑]|(?<=\\n[ \\t]{0,20})[xX](?=[ \\t])';
const EMPTY = '\\[[\\s_]{0,12}\\]|\\([\\s_]{0,6}\\)|/[\\s_]{1,3}/|\\|[\\s_]{1,3}\\||_{1,12}|☐';
/** What may stand between a box and its label. */
const GAP = '[ \\t|]{0,30}';

export const CHECKED_BOX = CHECKED;

/** The words of a label and whether the box that belongs to it is marked. */
export interface BoxedLabel {
  readonly isChecked: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads one of the form's lists of boxes ("Check only one"). Boxes stand before their labels, as the form prints them,
 * or behind; the first label that has a box on one side only tells for the whole list, so that a box between two labels
 * of one line is given to the right one.
 *
 * @param labels patterns of the labels, without anchors
 * @returns for each pattern its first place with a box, or null where it has none
 */
export function readBoxes(text: string, labels: readonly string[]): readonly (BoxedLabel | null)[] {
  const before = labels.map((label) => find(text, label, 'before'));
  const after = labels.map((label) => find(text, label, 'after'));
  const firstBefore = Math.min(...before.map((one) => one?.start ?? Number.POSITIVE_INFINITY));
  const firstAfter = Math.min(...after.map((one) => one?.start ?? Number.POSITIVE_INFINITY));
  return firstBefore <= firstAfter ? before : after;
}

function find(text: string, label: string, side: 'before' | 'after'): BoxedLabel | null {
  const box = `(?<checked>${CHECKED})|(?:${EMPTY})`;
  const pattern =
    side === 'before'
      ? new RegExp(`(?:${box})${GAP}(?<label>${label})`, 'id')
      : new RegExp(`(?<label>${label})[ \\t.:;|]{0,30}(?:${box})`, 'id');
  const match = pattern.exec(text);
  const place = match?.indices?.groups?.['label'];
  if (!match || !place) return null;
  return { isChecked: match.groups?.['checked'] !== undefined, start: place[0], end: place[1] };
}
