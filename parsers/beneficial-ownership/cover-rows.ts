/** The rows of a person's cover page, and where their labels stand in a text. */

export type RowName =
  | 'name'
  | 'group'
  | 'secUse'
  | 'source'
  | 'proceedings'
  | 'citizenship'
  | 'soleVoting'
  | 'sharedVoting'
  | 'soleDispositive'
  | 'sharedDispositive'
  | 'sharesOwned'
  | 'excludes'
  | 'percentOfClass'
  | 'type';

interface RowLabel {
  readonly row: RowName;
  readonly pattern: RegExp;
  /** The row's number in Schedule 13G, and in 13D. */
  readonly numbers: readonly [number, number];
}

const LABELS: readonly RowLabel[] = [
  {
    row: 'name',
    pattern: /names?(?:\s?\(s\))?\s+of\s+(?:each\s+)?(?:reporting|filing)\s+persons?(?:\s?\(s\))?/gi,
    numbers: [1, 1],
  },
  {
    row: 'group',
    pattern:
      /check\s+the\s+appropriate\s+(?:box|row)\s+if\s+(?:a|the\s+reporting\s+person\s+is\s+a)\s+member\s+of\s+a\s+group/gi,
    numbers: [2, 2],
  },
  { row: 'secUse', pattern: /sec\s+use\s+only/gi, numbers: [3, 3] },
  { row: 'source', pattern: /sources?\s+of\s+funds?/gi, numbers: [4, 4] },
  {
    row: 'proceedings',
    pattern: /check\s+(?:box\s+)?if\s+disclosure\s+of\s+legal\s+proceedings?\s+is\s+required/gi,
    numbers: [5, 5],
  },
  { row: 'citizenship', pattern: /citizenship\s+or\s+(?:place|state)\s+of\s+organi[sz]ation/gi, numbers: [4, 6] },
  { row: 'soleVoting', pattern: /sole\s+(?:power\s+to\s+vote|voting\s+power)/gi, numbers: [5, 7] },
  { row: 'sharedVoting', pattern: /shared\s+(?:power\s+to\s+vote|voting\s+power)/gi, numbers: [6, 8] },
  { row: 'soleDispositive', pattern: /sole\s+(?:power\s+to\s+dispose|dispositi(?:ve|on)\s+power)/gi, numbers: [7, 9] },
  {
    row: 'sharedDispositive',
    pattern: /shared\s+(?:power\s+to\s+dispose|dispositi(?:ve|on)\s+power)/gi,
    numbers: [8, 10],
  },
  {
    row: 'sharesOwned',
    pattern:
      /aggregate\s+amount\s+(?:of\s+shares\s+)?beneficially\s+owned(?:\s+by\s+(?:(?:each|the|such|all)\s+)?(?:reporting\s+)?persons?)?/gi,
    numbers: [9, 11],
  },
  {
    row: 'excludes',
    pattern: /check\s+(?:box\s+)?if\s+the\s+aggregate\s+amount\s+(?:in|represented\s+by)\s+row/gi,
    numbers: [10, 12],
  },
  {
    row: 'percentOfClass',
    pattern:
      /percent(?:age)?\s+of\s+(?:the\s+)?(?:class|series)\s+represented\s+by\s+(?:the\s+)?amount\s+in\s+row\s{0,3}\(?\s?(?:\d{1,2}|nine|eleven)?\s?\)?/gi,
    numbers: [11, 13],
  },
  { row: 'type', pattern: /types?\s+of\s+reporting\s+persons?/gi, numbers: [12, 14] },
];

/** A label of a row in the text. */
export interface FoundLabel {
  readonly row: RowName;
  readonly start: number;
  /** After the label and the instructions that belong to it. */
  readonly end: number;
}

/** All labels of cover pages in a text, in order. */
function labelsIn(text: string): readonly FoundLabel[] {
  const found: FoundLabel[] = [];
  for (const { row, pattern } of LABELS) {
    for (const match of text.matchAll(pattern)) {
      const after = match.index + match[0].length;
      const instructions = INSTRUCTIONS.exec(text.slice(after, after + 200));
      found.push({ row, start: match.index, end: after + (instructions?.[0].length ?? 0) });
    }
  }
  const labels = found.some(({ row }) => row === 'soleVoting') ? found : itemLabelsIn(text);
  return [...labels].sort((a, b) => a.start - b.start);
}

/** Small print that belongs to a label. */
const INSTRUCTIONS = /^[ \t]*(?:[.:]|\(see\s+instructions?\s*\)|\(\s*entities\s+only\s*\)|\*)*/i;

/** Pages that give only the numbers of Schedule 13G's rows: `Item 5: 1,234`. */
function itemLabelsIn(text: string): readonly FoundLabel[] {
  if (!/^\W*item\s+1\s*:\s*(?:name\s+of\s+)?reporting\s+person/im.test(text)) return [];
  return [
    ...text.matchAll(/^[^\S\n]*item\s+(\d{1,2})\s*:(?:\s*(?:name\s+of\s+)?reporting\s+persons?\s*[-–:]?)?/gim),
  ].flatMap((match) => {
    const label = LABELS.find(
      ({ numbers, row }) => numbers[0] === Number(match[1]) && row !== 'source' && row !== 'proceedings',
    );
    return label ? [{ row: label.row, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** The rows of one cover page: each label, and the words up to the next one. */
export interface CoverPageRows {
  readonly start: number;
  readonly rows: ReadonlyMap<RowName, { readonly start: number; readonly end: number }>;
}

/** A page is no longer than this; the words of the last row no longer than that. */
const LONGEST_PAGE = 12_000;
const LONGEST_LAST_ROW = 240;
/** What a page must have to be one: the powers and the amount, not a mention of a label in prose. */
const NEEDED: readonly RowName[] = [
  'soleVoting',
  'sharedVoting',
  'soleDispositive',
  'sharedDispositive',
  'sharesOwned',
];

/**
 * The cover pages of a schedule. A page begins with the label of its name; pages that lack the counted rows are
 * mentions of the label elsewhere.
 */
export function coverPagesIn(text: string): readonly CoverPageRows[] {
  const labels = labelsIn(text);
  const begins = labels.flatMap(({ row }, index) => (row === 'name' ? [index] : []));
  const pages: CoverPageRows[] = [];
  begins.forEach((first, at) => {
    const begin = labels[first];
    if (!begin) return;
    const own = labels
      .slice(first, begins[at + 1] ?? labels.length)
      .filter(({ start }) => start - begin.start < LONGEST_PAGE);
    const rows = new Map<RowName, { start: number; end: number }>();
    // Labels with their numbers before them; where most have none, a number before a label is a value.
    const numbered = own.filter(({ row, start }) => numberBefore(text, start - 40, start, row) !== null).length;
    const isNumbered = numbered * 2 > own.length;
    own.forEach((label, index) => {
      if (rows.has(label.row)) return;
      const next = own[index + 1];
      const limit = next?.start ?? Math.min(text.length, label.end + LONGEST_LAST_ROW);
      const mark = next && isNumbered ? numberBefore(text, label.end, limit, next.row) : null;
      rows.set(label.row, { start: label.end, end: mark ?? limit });
    });
    if (NEEDED.every((row) => rows.has(row))) pages.push({ start: begin.start, rows });
  });
  return pages;
}

/** Where the number of a row begins, if it is the last of the words before its label: `"0\n6\t"` has it after `0`. */
function numberBefore(text: string, from: number, end: number, row: RowName): number | null {
  const numbers: readonly number[] = LABELS.find((label) => label.row === row)?.numbers ?? [];
  const words = text.slice(Math.max(0, from, end - 40), end);
  const match = /(^|[\s|(])(?:item\s+|row\s+)?\(?(\d{1,2})\s?[.)]{0,2}[\s|:-]*$/i.exec(words);
  return match?.[2] !== undefined && numbers.includes(Number(match[2])) ? end - match[0].length : null;
}
