import { verbose } from '../layout/patterns.ts';
import type { RowName } from './cover-labels.ts';
import type { CoverPageRows, Place } from './cover-rows.ts';
import { isNameEnding } from './name-ending.ts';

/** What Items 1, 2 and 4 of Schedule 13G ask for, in the form's words. */
type Question =
  | 'issuer'
  | 'filer'
  | 'title'
  | 'cusip'
  | Exclude<RowName, 'name' | 'group' | 'secUse' | 'source' | 'proceedings' | 'excludes' | 'type'>;

const QUESTIONS: readonly (readonly [Question, RegExp])[] = [
  ['issuer', /names?\s+of\s+(?:the\s+)?issuer\b(?!['’]s)/gi],
  ['filer', /names?\s+of\s+(?:the\s+)?(?:reporting\s+)?persons?(?:\s?\(s\))?\s+filing\b/gi],
  ['citizenship', /citizenship(?:\s+or\s+place\s+of\s+organi[sz]ation)?/gi],
  ['title', /titles?\s+of\s+class(?:es)?(?:\s+of\s+(?:equity\s+)?securities)?/gi],
  ['cusip', /cusip\s+(?:numbers?|nos?\.?|#)/gi],
  ['sharesOwned', /(?:aggregate\s+)?amount\s+(?:of\s+shares\s+)?beneficially\s+owned/gi],
  ['percentOfClass', /percent(?:age)?\s+of\s+(?:the\s+)?class/gi],
  ['soleVoting', /sole\s+(?:power\s+to\s+vote(?:\s+or\s+(?:to\s+)?direct\s+the\s+vote)?|voting\s+power)/gi],
  ['sharedVoting', /shared\s+(?:power\s+to\s+vote(?:\s+or\s+(?:to\s+)?direct\s+the\s+vote)?|voting\s+power)/gi],
  [
    'soleDispositive',
    /sole\s+(?:power\s+to\s+dispose(?:\s+or\s+(?:to\s+)?direct\s+the\s+disposition)?|dispositive\s+power)/gi,
  ],
  [
    'sharedDispositive',
    /shared\s+(?:power\s+to\s+dispose(?:\s+or\s+(?:to\s+)?direct\s+the\s+disposition)?|dispositive\s+power)/gi,
  ],
];

/** A question's letter or item before it, where the answer to the one above ends. */
const MARK =
  /(?:^|\n|(?<![^\S\n])\t)[^\S\n]{0,60}(?:item\s{1,9}\d{1,2}\s{0,9})?[.:]?\s?(?:\(?\s?(?:[a-h]|[ivx]{1,4}|\d{1,2})\s?[).]){0,2}[.:]?[^\S\n]{0,60}$/i;
/** Words of the form between a question and its answer. */
const REST = verbose('i')`
  ^(?:\s|[.:_*|–—]|-(?!\s?[0o]\s?-)|\((?:s|see\s+(?:item|instructions?)[^)]{0,20})\)|of\b(?!\s+\d)|
  (?:such|these)\s+shares\b|by\s+(?:the\s+)?reporting\s+persons?\b)*`;
const NEXT = /\n[^\S\n]*(?:item\s+\d|\(?\s?(?:[a-h]|[ivx]{1,4})\s?\)[\s:]|\([a-z]\)|signatures?\b)/i;
const LONGEST_ANSWER = 600;
const MOST_NAMES = 20;

export interface ItemAnswers {
  readonly places: ReadonlyMap<Question, readonly Place[]>;
}

/**
 * The answers to the questions of Items 1, 2 and 4, wherever the form's words follow an item, a letter or a line break;
 * a sentence that mentions them is no question.
 */
export function itemAnswersIn(text: string): ItemAnswers {
  const labels = QUESTIONS.flatMap(([question, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => MARK.test(text.slice(Math.max(0, index - 60), index)))
      .map((match) => ({ question, start: match.index, end: match.index + match[0].length })),
  ).sort((a, b) => a.start - b.start);
  const places = new Map<Question, Place[]>();
  labels.forEach(({ question, end }, at) => {
    const start = end + (REST.exec(text.slice(end, end + 120))?.[0].length ?? 0);
    const limit = Math.min(labels[at + 1]?.start ?? text.length, start + LONGEST_ANSWER);
    const words = text.slice(start, Math.max(start, limit));
    const next = NEXT.exec(words);
    const own = next ? words.slice(0, next.index) : words.replace(/(?:\n|\t)[^\n\t]{0,12}$/, '');
    if (own.trim() === '') return;
    const place = { start, end: start + own.length };
    places.set(question, [...(places.get(question) ?? []), place]);
  });
  return { places };
}

/** Item 2 names who files. */
const ROWS_OF_ITEM_4 = [
  'sharesOwned',
  'percentOfClass',
  'soleVoting',
  'sharedVoting',
  'soleDispositive',
  'sharedDispositive',
] as const;

/**
 * The persons of a Schedule 13G without cover pages: those that Item 2 names, each with the amount, the percent and the
 * powers of Item 4, which are stated once. None where Item 4 has several amounts.
 */
export function pagesOfItems(text: string, { places }: ItemAnswers): readonly CoverPageRows[] {
  const filers = places.get('filer') ?? [];
  const [owned, ...owneds] = places.get('sharesOwned') ?? [];
  const [percent] = places.get('percentOfClass') ?? [];
  const last = filers.at(-1);
  if (!last || !owned || !percent || owneds.length > 0 || owned.start < last.end) return [];
  const rows = new Map<RowName, Place>();
  const [citizenship] = places.get('citizenship') ?? [];
  if (citizenship) rows.set('citizenship', citizenship);
  for (const row of ROWS_OF_ITEM_4) {
    const place = places.get(row)?.find(({ start }) => start >= owned.start);
    if (place) rows.set(row, place);
  }
  const names = filers.flatMap((place) => namesIn(text, place));
  return names.map((name) => ({ start: name.start, rows: new Map([...rows, ['name', name]]) }));
}

/** One name on each line, unless a line only continues the one before it. */
function namesIn(text: string, { start, end }: Place): readonly Place[] {
  const names: Place[] = [];
  for (const match of text.slice(start, end).matchAll(/[^\n;]+/g)) {
    if (!/\p{L}{2}/u.test(match[0])) continue;
    const words = match[0].trim();
    const at = start + match.index + match[0].indexOf(words);
    const before = names.at(-1);
    const isContinued =
      before && (isNameEnding(words) || /(?:,|&|\band|\bof)$/.test(text.slice(before.start, before.end)));
    if (/^(?:c\/o|address|see\b|\d)/i.test(words)) break;
    if (isContinued) names.splice(-1, 1, { start: before.start, end: at + words.length });
    else names.push({ start: at, end: at + words.length });
  }
  return names.slice(0, MOST_NAMES);
}
