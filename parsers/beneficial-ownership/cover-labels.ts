import { verbose } from '../layout/patterns.ts';
import type { COUNTS, ReportingPerson } from './ownership-report.ts';

export type RowName =
  | keyof Pick<ReportingPerson, 'name' | (typeof COUNTS)[number] | 'percentOfClass' | 'citizenship'>
  | ('group' | 'secUse' | 'source' | 'proceedings' | 'excludes' | 'type');

type RowLabel = readonly [row: RowName, pattern: RegExp, numberIn13G: number, numberIn13D: number];

/** In the spellings and misspellings that filers use. */
const LABELS: readonly RowLabel[] = [
  [
    'name',
    verbose('gim')`
      names?(?:\s?\(s\))?\s+(?:of|or)\s+(?:(?:each|the)\s+)?(?:report(?:ing)?|filing)\s+persons?(?:\s?\(s\))?|
      name\s+of\s+person(?!s?\s+(?:filing|authorized|to|who))|
      names?\s+and\s+i\.?\s?r\.?\s?s\.?\s+identification\s+(?:nos?\.?|numbers?)|
      ^[ \t(]*1[.)]{0,2}[ \t]+reporting\s+persons?`,
    1,
    1,
  ],
  [
    'group',
    verbose('gim')`
      check\s+(?:the\s+)?appropriate\s+(?:box|row|\[?line\]?)\s+if\s+(?:a|the\s+reporting\s+person\s+is\s+a)\s+member\s+of\s+a\s+group|
      check\s+the\s+appropriate\s+box(?:\s+if(?:\s+a)?)?(?=[^\n]{0,80}\n[^\n]{0,40}member\s+of\s+a\s+group)|
      ^[ \t]{0,30}\(?2[.)]{1,2}[ \t]{1,12}(?:check\s+(?:box\s+)?if\s+(?:a\s+)?)?member\s+of\s+(?:a\s+)?group`,
    2,
    2,
  ],
  ['secUse', /sec\s+use\s+only/gi, 3, 3],
  ['source', /sources?\s+of\s+funds?/gi, 4, 4],
  ['proceedings', /check\s+(?:box\s+)?if\s+disclosure\s+of\s+legal\s+proceedings?\s+is\s+required/gi, 5, 5],
  [
    'citizenship',
    verbose('gim')`
      citizenship\s+o[rf]\s+(?:place|state|jurisdiction)\s+o[rf]\s+(?:organi[sz]ation|incorporation)|
      ^[ \t]{0,30}\(?[46][.)]{1,2}[ \t]{1,12}(?:citizenship|place\s+of\s+organi[sz]ation)(?=[ \t]{0,9}(?:[:\n]|\.{2}))`,
    4,
    6,
  ],
  ['soleVoting', /sole\s*(?:power\s+to\s+vote|voting[\s:|]{0,90}power)/gi, 5, 7],
  ['sharedVoting', /share[ds]?\s*(?:or\s+no\s+)?(?:power\s+to\s+vote|voting[\s:|]{0,90}power)/gi, 6, 8],
  ['soleDispositive', /sole\s*(?:power\s+to\s+dispose|dispos[a-z]{1,8}[\s:|]{0,90}power)/gi, 7, 9],
  ['sharedDispositive', /share[ds]?\s*(?:power\s+to\s+dispose|dispos[a-z]{1,8}[\s:|]{0,90}power)/gi, 8, 10],
  [
    'sharesOwned',
    verbose('gi')`
      aggregated?\s*amoun?t\s*(?:of\s+)?(?:shares\s+)?(?:benefi[a-z]{2,7}\s*)?own(?:ed|er)
      (?:\s*by(?:\s*(?:each|the|such|all))?(?:\s*reporting)?\s*persons?)?`,
    9,
    11,
  ],
  ['excludes', /check\s+(?:box\s+)?if\s+(?:the\s+)?aggregate\s+amount\s+(?:in|represented\s+by)\s+row/gi, 10, 12],
  [
    'percentOfClass',
    verbose('gi')`
      percent(?:age)?\s*of\s*class\s*represented\s*by\s*amount(?=\s{1,4}\d[\d.]{0,8}\s?%\s{0,4}in\s+row)|
      percent(?:age)?\s*of\s*(?:the\s+)?(?:class|series)\s*represent(?:ed|ing)[^%\d]{0,40}?
      (?:row|box|item)\s{0,3}\(?\s?(?:\d{1,2}|nine|eleven)?\s?\)?`,
    11,
    13,
  ],
  ['type', /types?\s*of\s*report(?:ing)?\s*persons?/gi, 12, 14],
];

/** The rows of a schedule by their numbers. */
export function rowsOfForm(schedule: '13G' | '13D'): ReadonlyMap<number, RowName> {
  const isOf13G = ([row]: RowLabel): boolean => row !== 'source' && row !== 'proceedings';
  return schedule === '13G'
    ? new Map(LABELS.filter(isOf13G).map(([row, , number]) => [number, row]))
    : new Map(LABELS.map(([row, , , number]) => [number, row]));
}

/** The numbers of a row in Schedule 13G and 13D. */
export function numbersOf(row: RowName): readonly number[] {
  const [, , in13G = 0, in13D = 0] = LABELS.find(([name]) => name === row) ?? [];
  return [in13G, in13D];
}

/** A label of a row in the text. */
export interface FoundLabel {
  readonly row: RowName;
  readonly start: number;
  /** After the label and the instructions that belong to it. */
  readonly end: number;
}

/** Small print that belongs to a label. */
const INSTRUCTIONS = /^[ \t]*(?:[.:]|(?:\n[ \t]*)?\(\s?see\s+instructions?\s*\)|\(\s*entities\s+only\s*\)|\*)*/i;

/** All labels of cover pages in a text, in order. */
export function labelsIn(text: string): readonly FoundLabel[] {
  const found: FoundLabel[] = [];
  for (const [row, pattern] of LABELS) {
    for (const match of text.matchAll(pattern)) {
      const after = match.index + match[0].length;
      const instructions = INSTRUCTIONS.exec(text.slice(after, after + 200));
      found.push({ row, start: match.index, end: after + (instructions?.[0].length ?? 0) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
