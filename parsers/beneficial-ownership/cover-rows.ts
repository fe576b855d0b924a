import { type FoundLabel, labelsIn, numbersOf, type RowName } from './cover-labels.ts';
import { numberedLabelsIn } from './numbered-rows.ts';
import { NUMBERS } from './ownership-report.ts';

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** The rows of one cover page: each label, and the words up to the next one. */
export interface CoverPageRows {
  readonly start: number;
  readonly rows: ReadonlyMap<RowName, Place>;
}

/** The most characters of a page, and of its last row. */
const LONGEST_PAGE = 12_000;
const LONGEST_LAST_ROW = 240;
/** A page has most numbered rows, unless a label or two are misspelled beyond recognition. Prose mentions fewer labels. */
const FEWEST_NUMBERS = 3;

/**
 * The cover pages of a schedule. A page begins with the label of its name, or, where that is missing, of row 2, and
 * ends with row 12 or 14; stretches without the counted rows are mentions of the labels elsewhere.
 */
export function coverPagesIn(text: string): readonly CoverPageRows[] {
  const labels = labelsIn(text);
  const pages = pagesOf(text, labels, hasCounts);
  if (pages.length > 0) return pages;
  const numbered = pagesOf(text, numberedLabelsIn(text), hasCounts);
  return numbered.length > 0 ? numbered : pagesOf(text, labels, isPartial);
}

function hasCounts(rows: CoverPageRows['rows']): boolean {
  return NUMBERS.filter((row) => rows.has(row)).length >= FEWEST_NUMBERS;
}

/** A page that leaves out the powers. */
function isPartial(rows: CoverPageRows['rows']): boolean {
  return rows.has('name') && rows.has('sharesOwned') && rows.has('percentOfClass');
}

function pagesOf(
  text: string,
  labels: readonly FoundLabel[],
  isPage: (rows: CoverPageRows['rows']) => boolean,
): readonly CoverPageRows[] {
  const begins = beginsIn(labels);
  const pages: CoverPageRows[] = [];
  begins.forEach((first, at) => {
    const begin = labels[first];
    if (!begin) return;
    const within = labels
      .slice(first, begins[at + 1] ?? labels.length)
      .filter(({ start }) => start - begin.start < LONGEST_PAGE);
    // Items 4 and 5, which mention powers too, come after the last row.
    const type = within.findIndex(({ row }) => row === 'type');
    const own = withoutProse(text, corrected(text, type < 0 ? within : within.slice(0, type + 1)));
    const following = type < 0 ? undefined : within[type + 1];
    const rows = rowsOf(text, own, following?.start ?? text.length);
    if (isPage(rows)) pages.push({ start: begin.start, rows });
  });
  return pages;
}

function rowsOf(text: string, own: readonly FoundLabel[], end: number): CoverPageRows['rows'] {
  const rows = new Map<RowName, Place>();
  // Labels with their numbers before them; where most have none, a number before a label is a value.
  const isNumbered = own.filter((label) => hasNumber(text, label)).length * 2 > own.length;
  const behind = new Map(own.map((label) => [label, numberBehind(text, label)]));
  const isNumberedBehind = !isNumbered && own.filter((label) => behind.get(label) !== null).length * 2 > own.length;
  own.forEach((label, index) => {
    const earlier = rows.get(label.row);
    if (earlier && (label.row !== 'name' || /\p{L}{2}/u.test(text.slice(earlier.start, earlier.end)))) return;
    const next = own[index + 1];
    const limit = next?.start ?? Math.min(end, label.end + LONGEST_LAST_ROW);
    const mark = next && isNumbered ? numberBefore(text, label.end, limit, next.row) : null;
    const start = (isNumberedBehind ? behind.get(label) : null) ?? label.end;
    rows.set(label.row, { start, end: Math.max(start, mark ?? limit) });
  });
  return rows;
}

/**
 * Where pages begin: at each name; at a row 2 without a name since the last page's end; at powers after a page's end that
 * lead to an amount and a percent of their own, unlike those of Item 4.
 */
function beginsIn(labels: readonly FoundLabel[]): readonly number[] {
  const begins: number[] = [];
  let isOpen = false;
  let hasGroup = false;
  labels.forEach(({ row, start }, index) => {
    const isPowers = row === 'soleVoting' && !isOpen && leadsToAmount(labels.slice(index, index + MOST_LABELS));
    // A second label of the name close by belongs to the page that the first has begun.
    const before = labels[index - 1];
    if (row === 'name' && before?.row === 'name' && start - before.end < NAME_AND_NUMBER) return;
    if (row === 'name' || isPowers || (row === 'group' && (!isOpen || hasGroup))) {
      begins.push(index);
      isOpen = true;
      hasGroup = row !== 'name';
    } else if (row === 'group') hasGroup = true;
    else if (row === 'type') isOpen = false;
  });
  return begins;
}

/** The most characters between the label of the name and that of its identification number. */
const NAME_AND_NUMBER = 200;
/** A page has no more labels than this. */
const MOST_LABELS = 16;

function leadsToAmount(following: readonly FoundLabel[]): boolean {
  const end = following.findIndex(({ row }) => row === 'name' || row === 'type');
  const own = end < 0 ? following : following.slice(0, end);
  return own.some(({ row }) => row === 'sharesOwned') && own.some(({ row }) => row === 'percentOfClass');
}

/** "… may be deemed to have shared power to vote" in a row is not a label where the real label has its number. */
function withoutProse(text: string, own: readonly FoundLabel[]): readonly FoundLabel[] {
  const numbered = new Set(own.filter((label) => hasNumber(text, label)));
  return own.filter(
    (label) => numbered.has(label) || !own.some((other) => other.row === label.row && numbered.has(other)),
  );
}

const TWINS: Readonly<Partial<Record<RowName, RowName>>> = {
  soleVoting: 'soleDispositive',
  sharedVoting: 'sharedDispositive',
};

/** A second "sole voting power" with the number of the dispositive row is that row, mistyped. */
function corrected(text: string, own: readonly FoundLabel[]): readonly FoundLabel[] {
  return own.map((label, index) => {
    const twin = TWINS[label.row];
    if (twin === undefined || own.some(({ row }) => row === twin)) return label;
    if (!own.slice(0, index).some(({ row }) => row === label.row)) return label;
    return hasNumber(text, { ...label, row: twin }) ? { ...label, row: twin } : label;
  });
}

/** Whether a label has its row's number right before it. */
function hasNumber(text: string, { row, start }: FoundLabel): boolean {
  return numberBefore(text, start - 40, start, row) !== null;
}

/** Where the number of a row begins, right before its label: `"0\n6\t"` has it after `0`. */
function numberBefore(text: string, from: number, end: number, row: RowName): number | null {
  const words = text.slice(Math.max(0, from, end - 40), end);
  const match = /(^|[\s|(:])(?:item\s+|row\s+)?\(?(\d{1,2})\s?[.)]{0,2}[\s|:-]*$/i.exec(words);
  return match?.[2] !== undefined && numbersOf(row).includes(Number(match[2])) ? end - match[0].length : null;
}

/** Words of the column beside the powers, which may come between a label and its number. */
const SIDE =
  /^(?:[\s|:.]|numbers?\b|of\b|shares\b|units\b|beneficially\b|owned\b|by\b|each\b|reporting\b|persons?\b|with\b)*/i;

/** Where the words of a row begin on pages with the number below the label: `"SOLE VOTING POWER\n7\n1,234"`. */
function numberBehind(text: string, { row, end }: FoundLabel): number | null {
  const words = text.slice(end, end + 80);
  const lead = SIDE.exec(words)?.[0].length ?? 0;
  const match = /^(\d{1,2})[.)]?(?=\s|$)/.exec(words.slice(lead));
  return match?.[1] !== undefined && numbersOf(row).includes(Number(match[1])) ? end + lead + match[0].length : null;
}
