import { verbose } from '../layout/patterns.ts';
import type { COUNTS, ReportingPerson } from './ownership-report.ts';

export type RowName =
  | keyof Pick<ReportingPerson, 'name' | (typeof COUNTS)[number] | 'percentOfClass' | 'citizenship'>
  | ('group' | 'secUse' | 'source' | 'proceedings' | 'excludes' | 'type');

interface RowLabel {
  readonly row: RowName;
  readonly pattern: RegExp;
  /** The row's number in Schedule 13G, and in 13D. */
  readonly numbers: readonly [number, number];
}

/** In the spellings and misspellings that filers use. */
const LABELS: readonly RowLabel[] = [
  {
    row: 'name',
    pattern: verbose('gim')`
      names?(?:\s?\(s\))?\s+(?:of|or)\s+(?:(?:each|the)\s+)?(?:report(?:ing)?|filing)\s+persons?(?:\s?\(s\))?|
      name\s+of\s+person(?!s?\s+(?:filing|authorized|to|who))|
      names?\s+and\s+i\.?\s?r\.?\s?s\.?\s+identification\s+(?:nos?\.?|numbers?)|
      ^[ \t(]*1[.)]{0,2}[ \t]+reporting\s+persons?`,
    numbers: [1, 1],
  },
  {
    row: 'group',
    pattern:
      /check\s+(?:the\s+)?appropriate\s+(?:box|row|\[?line\]?)\s+if\s+(?:a|the\s+reporting\s+person\s+is\s+a)\s+member\s+of\s+a\s+group/gi,
    numbers: [2, 2],
  },
  { row: 'secUse', pattern: /sec\s+use\s+only/gi, numbers: [3, 3] },
  { row: 'source', pattern: /sources?\s+of\s+funds?/gi, numbers: [4, 4] },
  {
    row: 'proceedings',
    pattern: /check\s+(?:box\s+)?if\s+disclosure\s+of\s+legal\s+proceedings?\s+is\s+required/gi,
    numbers: [5, 5],
  },
  {
    row: 'citizenship',
    pattern: /citizenship\s+o[rf]\s+(?:place|state|jurisdiction)\s+of\s+(?:organi[sz]ation|incorporation)/gi,
    numbers: [4, 6],
  },
  { row: 'soleVoting', pattern: /sole\s*(?:power\s+to\s+vote|voting\s*power)/gi, numbers: [5, 7] },
  {
    row: 'sharedVoting',
    pattern: /share[ds]?\s*(?:or\s+no\s+)?(?:power\s+to\s+vote|voting\s*power)/gi,
    numbers: [6, 8],
  },
  {
    row: 'soleDispositive',
    pattern: /sole\s*(?:power\s+to\s+dispose|dispos[a-z]{1,8}\s*power)/gi,
    numbers: [7, 9],
  },
  {
    row: 'sharedDispositive',
    pattern: /share[ds]?\s*(?:power\s+to\s+dispose|dispos[a-z]{1,8}\s*power)/gi,
    numbers: [8, 10],
  },
  {
    row: 'sharesOwned',
    pattern:
      /aggregated?\s*amoun?t\s*(?:of\s+)?(?:shares\s+)?(?:benefi[a-z]{2,7}\s*)?own(?:ed|er)(?:\s*by(?:\s*(?:each|the|such|all))?(?:\s*reporting)?\s*persons?)?/gi,
    numbers: [9, 11],
  },
  {
    row: 'excludes',
    pattern: /check\s+(?:box\s+)?if\s+(?:the\s+)?aggregate\s+amount\s+(?:in|represented\s+by)\s+row/gi,
    numbers: [10, 12],
  },
  {
    row: 'percentOfClass',
    pattern:
      /percent(?:age)?\s*of\s*(?:the\s+)?(?:class|series)\s*represent(?:ed|ing)[^%\d]{0,40}?(?:row|box|item)\s{0,3}\(?\s?(?:\d{1,2}|nine|eleven)?\s?\)?/gi,
    numbers: [11, 13],
  },
  { row: 'type', pattern: /types?\s*of\s*report(?:ing)?\s*persons?/gi, numbers: [12, 14] },
];

/** The numbers of a row in Schedule 13G and 13D. */
export function numbersOf(row: RowName): readonly number[] {
  return LABELS.find((label) => label.row === row)?.numbers ?? [];
}

/** A label of a row in the text. */
export interface FoundLabel {
  readonly row: RowName;
  readonly start: number;
  /** After the label and the instructions that belong to it. */
  readonly end: number;
}

/** Small print that belongs to a label. */
const INSTRUCTIONS = /^[ \t]*(?:[.:]|\(\s?see\s+instructions?\s*\)|\(\s*entities\s+only\s*\)|\*)*/i;

/** All labels of cover pages in a text, in order. */
export function labelsIn(text: string): readonly FoundLabel[] {
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

/** Pages that label rows only by their numbers in Schedule 13G: `Item 5: 1,234`. */
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
