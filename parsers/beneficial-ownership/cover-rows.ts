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
      /aggregate\s+amount\s+(?:of\s+shares\s+)?beneficially\s+owned(?:\s+by\s+(?:each|the)\s+(?:reporting\s+)?persons?)?/gi,
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
export function labelsIn(text: string): readonly FoundLabel[] {
  const found: FoundLabel[] = [];
  for (const { row, pattern } of LABELS) {
    for (const match of text.matchAll(pattern)) {
      const after = match.index + match[0].length;
      const instructions = /^[ \t]*(?:[.:]|\(see\s+instructions?\s*\)|\(\s*entities\s+only\s*\)|\*)*/i.exec(
        text.slice(after, after + 200),
      );
      found.push({ row, start: match.index, end: after + (instructions?.[0].length ?? 0) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
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
    own.forEach((label, index) => {
      if (rows.has(label.row)) return;
      const next = own[index + 1];
      const limit = next?.start ?? Math.min(text.length, label.end + LONGEST_LAST_ROW);
      rows.set(label.row, { start: label.end, end: next ? withoutNumber(text, label.end, limit, next.row) : limit });
    });
    if (NEEDED.every((row) => rows.has(row))) pages.push({ start: begin.start, rows });
  });
  return pages;
}

/** Where a row's words end before the number of the next row: `"0\n6\t"` ends after `0`. */
function withoutNumber(text: string, start: number, end: number, next: RowName): number {
  const words = text.slice(start, end);
  const numbers: readonly number[] = LABELS.find(({ row }) => row === next)?.numbers ?? [];
  const match = /(^|[\s|(])(?:item\s+|row\s+)?\(?(\d{1,2})\s?[.)]{0,2}[\s|:-]*$/i.exec(words.slice(-40));
  if (match?.[2] !== undefined && numbers.includes(Number(match[2]))) return end - match[0].length;
  return end;
}
