import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerOf, runSelected } from '../../cli/parse/run-parser.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

const DILUTION = PARSERS.filter(({ kind }) => kind === 'dilution');
const MANIFEST = corpusPath('edgar', 'manifest.jsonl');
const FORMS = /^(?:424B|S-|F-|8-K|FWP|10-Q)/;

/** Values whose words need not hold their figures, and why. */
const DERIVED: readonly (readonly [RegExp, string])[] = [
  [/^shareFloat\.(?:asOf|publicFloatAsOf)$/, 'a tagged fact: the day is its context, the words are its figure'],
  [/^offering\.babyShelf\.soldLast12Months$/, '"have not sold any" is 0'],
  [/^issuances.*\.period(?:Start|End)$/, 'the first and last day of a printed month or year'],
  [/^convertibles.*\.discountPercent$/, '100 % less the printed share of the market price'],
  [/^convertibles.*\.originalIssueDiscountPercent$/, 'a discount in dollars as a share of the principal'],
];

interface Filing {
  readonly name: string;
  readonly path: string;
}

function filings(): readonly Filing[] {
  const golden = ['golden', 'golden-composed', 'golden-second'].flatMap((part) => {
    const folder = corpusPath(part, 'dilution');
    return (folder === null ? [] : readdirSync(folder)).flatMap((name) =>
      readdirSync(`${folder}/${name}`)
        .filter((file) => file.startsWith('input.'))
        .map((file) => ({ name, path: `${folder}/${name}/${file}` })),
    );
  });
  const manifest = MANIFEST === null ? [] : readFileSync(MANIFEST, 'utf8').trim().split('\n');
  const submissions = manifest.flatMap((line) => {
    const { form, accessionNumber, path, bytes } = JSON.parse(line) as Record<string, string>;
    const file = corpusPath(path ?? '');
    if (!FORMS.test(form ?? '') || Number(bytes) > 1_500_000 || file === null || !existsSync(file)) return [];
    return [{ name: `${form} ${accessionNumber}`, path: file }];
  });
  return [...golden, ...submissions];
}

function outcomeOf(path: string): ParseOutcome | null {
  const bytes = gunzipSync(readFileSync(path));
  const submission = looksLikeSubmission(bytes)
    ? readSubmission(bytes)
    : readBareDocument(bytes, { filename: path.replace(/^.*\/|\.gz$/g, '') });
  return answerOf(runSelected(DILUTION, PARSERS, submission, { filedDate: null, force: true }));
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const SCALES: Readonly<Record<string, number>> = { hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9 };
const WORDS = new Map<string, number>([
  ...ONES.split(' ').map((word, at): [string, number] => [word, at]),
  ...TENS.split(' ').map((word, at): [string, number] => [word, 20 + 10 * at]),
  ['half', 0.5],
  ['a', 1],
]);

/** The words as a reader sees them. */
function printed(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&#82(?:08|09|10|11|12);/g, '-')
    .replace(/\s+/g, ' ');
}

/** Every number that the words may be read as: digits, fractions, "million", words of numbers. */
function numbersIn(text: string): readonly number[] {
  const found: number[] = [];
  // The period of a lock-up in months or years is kept in days, thirty or 365 each.
  const days = [...(/month/i.test(text) ? [30] : []), ...(/year/i.test(text) ? [365] : [])];
  for (const match of text.matchAll(/(\d[\d,]*(?:\. ?\d+)?|\.\d+)(?: (\d)\/(\d)(?= ?%))?/g)) {
    const whole = Number((match[1] ?? '').replace(/[, ]/g, ''));
    const fraction = match[2] === undefined ? 0 : Number(match[2]) / Number(match[3]);
    // A table may state its scale above the figure, a fact in its tag.
    for (const scale of [1, 1e2, 1e3, 1e6, 1e9, 1e12, 1e-2, 12, ...days]) found.push((whole + fraction) * scale);
  }
  let sum = 0;
  for (const word of text.toLowerCase().split(/[^a-z]+/)) {
    const scale = SCALES[word];
    const value = WORDS.get(word.replace(/th$/, ''));
    if (scale !== undefined) sum = Math.max(sum, 1) * scale;
    else sum = value === undefined ? 0 : sum + value;
    if (scale !== undefined || value !== undefined) found.push(sum, sum * 12, ...days.map((count) => sum * count));
  }
  return found;
}

function holds(value: number, text: string): boolean {
  return numbersIn(text).some((number) => Math.abs(number - Math.abs(value)) <= 1e-9 * Math.max(1, Math.abs(value)));
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Year, month and day of an ISO date stand in the words, in any form. */
function holdsDate(date: string, text: string): boolean {
  const [year = '', month, day] = date.split('-');
  const words = text.toLowerCase();
  const has = (number: string): boolean => new RegExp(`(?<!\\d)0?${Number(number)}(?!\\d)`).test(words);
  if (!words.includes(year) && !new RegExp(`[/-]${year.slice(2)}\\b`).test(words)) return false;
  if (day !== undefined && !has(day)) return false;
  return month === undefined || words.includes(MONTHS[Number(month) - 1] ?? '') || has(month);
}

describe.skipIf(MANIFEST === null)('values on offerings and their words (skipped where the corpus is absent)', () => {
  test('every number and date is printed in its source span', { timeout: 120_000 }, () => {
    const missing: string[] = [];
    let checked = 0;
    for (const { name, path } of filings()) {
      const outcome = outcomeOf(path);
      const pending: [string, unknown][] = Object.entries((outcome?.result ?? {}) as Record<string, unknown>);
      for (let next = pending.pop(); next; next = pending.pop()) {
        const [at, value] = next;
        if (typeof value === 'object' && value !== null) {
          const path = (key: string): string => (Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`);
          pending.push(...Object.entries(value).map(([key, one]): [string, unknown] => [path(key), one]));
        }
        const spans = outcome?.spans[at];
        if (spans === undefined || spans.length === 0) continue;
        const text = printed(spans.map((span) => span.text).join(' | '));
        const isDate = typeof value === 'string' && /^\d{4}(?:-\d\d){0,2}$/.test(value);
        if (typeof value !== 'number' && !isDate) continue;
        checked += 1;
        const stands = isDate ? holdsDate(value, text) : holds(Number(value), text) || isSumOf(Number(value), spans);
        if (stands || DERIVED.some(([pattern]) => pattern.test(at.replace(/\[\d+\]/g, '')))) continue;
        missing.push(`${name}: ${at} = ${String(value)} in "${text.slice(0, 120)}"`);
      }
    }
    expect(missing).toEqual([]);
    expect(checked).toBeGreaterThan(500);
  });
});

/** Shares of several rows: a value with several spans is their sum. */
function isSumOf(value: number, spans: readonly { readonly text: string }[]): boolean {
  const figures = spans.map(({ text }) => Number(/\d[\d,]*(?:\.\d+)?/.exec(printed(text))?.[0].replace(/,/g, '')));
  return spans.length > 1 && Math.abs(figures.reduce((sum, one) => sum + one, 0) - value) < 0.01;
}
