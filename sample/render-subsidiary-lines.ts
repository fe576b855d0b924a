import type { HtmlWriter } from './html.ts';
import type { SubsidiaryTruth } from './truth.ts';

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** "fifty-one"; null for numbers that lists print in digits. */
function inWords(percent: number): string | null {
  if (!Number.isInteger(percent) || percent < 20 || percent > 99) return null;
  const tens = TENS[Math.floor(percent / 10) - 2] ?? '';
  const ones = ONES[(percent % 10) - 1];
  return ones === undefined ? tens : `${tens}-${ones}`;
}

/** "wholly owned", "fifty-one percent (51%) owned", "66.67% owned; the balance is held by local investors". */
function shareOf(percent: number): string {
  if (percent === 100) return 'wholly owned';
  const words = inWords(percent);
  return words === null
    ? `${percent}% owned; the balance is held by local investors`
    : `${words} percent (${percent}%) owned`;
}

/** A line each, with the share in words behind a dash. */
export function linesWithShares(list: readonly SubsidiaryTruth[], html: HtmlWriter): string[] {
  const lines = list.map(({ name, jurisdiction, ownershipPercent }) => {
    return `${name} (${jurisdiction}) - ${shareOf(ownershipPercent ?? 100)}`;
  });
  return html.paragraphs('left', lines);
}

const kindOf = (name: string): string => (/\bLLC\b|ULC/.test(name) ? 'limited liability company' : 'corporation');

/** Two entries to a paragraph, without a break between them. */
export function runTogether(list: readonly SubsidiaryTruth[], html: HtmlWriter): string[] {
  const entries = list.map(({ name, jurisdiction }) => `${name}, a ${jurisdiction} ${kindOf(name)}`);
  const pairs = entries.flatMap((entry, index) =>
    index % 2 === 0 ? [[entry, entries[index + 1]].filter((part) => part !== undefined).join(' ')] : [],
  );
  return html.paragraphs('left', pairs);
}

/** Names and places by turns, a paragraph each. */
export function byTurns(list: readonly SubsidiaryTruth[], html: HtmlWriter): string[] {
  return html.paragraphs(
    'left',
    list.flatMap(({ name, jurisdiction }) => [name, jurisdiction ?? '']),
  );
}

const COLUMN = 36;
const FEWEST = 8;

/** The lines of an entry in a narrow column; what does not fit goes on below, indented. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= COLUMN) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(last === undefined ? word : `  ${word}`);
  }
  return lines;
}

/** Two columns of fixed-width text: entries go down the left one, then down the right one. Short lists have one. */
export function newspaper(list: readonly SubsidiaryTruth[], registrant: string): string {
  const entries = list.map(({ name, jurisdiction }) => wrapped(`${name} (${jurisdiction})`));
  const half = entries.length < FEWEST ? entries.length : Math.ceil(entries.length / 2);
  const [left, right] = [entries.slice(0, half).flat(), entries.slice(half).flat()];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    `${(left[index] ?? '').padEnd(COLUMN + 6)}${right[index] ?? ''}`.trimEnd(),
  );
  return [
    '<PAGE>',
    '',
    'EXHIBIT 21'.padStart(70),
    '',
    `SUBSIDIARIES OF ${registrant.toUpperCase()}`,
    '',
    ...rows,
    '',
  ].join('\n');
}
