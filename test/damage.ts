import type { Random } from '../sample/random.ts';

/** A way in which a filing comes to harm; null where the document has nothing to harm in that way. */
export type Damage = (text: string, random: Random) => string | null;

interface Part {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function partsOf(text: string, pattern: RegExp): readonly Part[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

function pickOf<T>(list: readonly T[], random: Random): T | undefined {
  return list[random.int(0, list.length - 1)];
}

function replaced(text: string, { start, end }: Part, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** Rows of a table of any format: an element of a 13F table, a row of HTML, else a line with a figure. */
function rowsOf(text: string): readonly Part[] {
  for (const pattern of [
    /<(?:\w+:)?infoTable>(?:(?!<\/(?:\w+:)?infoTable>)[\s\S]){0,3000}<\/(?:\w+:)?infoTable>/gi,
    /<tr\b[^>]*>(?:(?!<\/?tr\b)[\s\S]){0,8000}<\/tr>/gi,
    /^.*\d.*\n/gm,
  ]) {
    const rows = partsOf(text, pattern).filter((row) => /[a-z0-9]/i.test(row.text.replace(/<[^>]*>/g, '')));
    if (rows.length > 0) return rows;
  }
  return [];
}

/** Numbers that stand in the text, not in tags. */
const counts = (text: string, pattern: RegExp): readonly Part[] =>
  partsOf(text, pattern).filter(({ start }) => text.lastIndexOf('<', start) <= text.lastIndexOf('>', start));

/** Harm to one count that the pattern finds; digits are what is changed, so that the rest stays a document. */
export function countDamages(pattern: RegExp): Readonly<Record<string, Damage>> {
  const harm =
    (change: (digits: string, at: number, random: Random) => string): Damage =>
    (text, random) => {
      const count = pickOf(counts(text, pattern), random);
      if (count === undefined) return null;
      const places = partsOf(count.text, /\d/g).map(({ start }) => start);
      return replaced(text, count, change(count.text, pickOf(places, random) ?? 0, random));
    };
  return {
    'a digit changed': harm((digits, at, random) => {
      const digit = (Number(digits.charAt(at)) + random.int(1, 9)) % 10;
      return `${digits.slice(0, at)}${digit === 0 && at === 0 ? 5 : digit}${digits.slice(at + 1)}`;
    }),
    'a digit lost': harm((digits, at) => digits.slice(0, at) + digits.slice(at + 1)),
    'a digit too many': harm((digits, at, random) => digits.slice(0, at + 1) + random.int(0, 9) + digits.slice(at + 1)),
    'a digit that cannot be read': harm(
      (digits, at, random) => digits.slice(0, at) + random.pick(['O', '?', ' ', '.', 'l', '*']) + digits.slice(at + 1),
    ),
  };
}

export const ROW_DAMAGES = {
  'a row lost': (text, random) => {
    const row = pickOf(rowsOf(text), random);
    return row === undefined ? null : replaced(text, row, '');
  },
  'a row twice': (text, random) => {
    const row = pickOf(rowsOf(text), random);
    return row === undefined ? null : replaced(text, row, row.text + row.text);
  },
  'a column lost': (text, random) => {
    const column = random.int(0, 5);
    const harmed = text.replace(/<tr\b[^>]*>(?:(?!<\/?tr\b)[\s\S]){0,8000}<\/tr>/gi, (row) => {
      let at = 0;
      return row.replace(/<td\b[^>]*>(?:(?!<\/?td\b)[\s\S]){0,3000}<\/td>/gi, (cell) => (at++ === column ? '' : cell));
    });
    return harmed === text ? null : harmed;
  },
} satisfies Readonly<Record<string, Damage>>;

/** Harm that leaves no list whole. */
export const CUTS = {
  'cut off': (text, random) => text.slice(0, random.int(0, text.length - 1)),
} satisfies Readonly<Record<string, Damage>>;

const inserted =
  (stretch: (random: Random) => string): Damage =>
  (text, random) => {
    const at = random.int(0, text.length);
    return text.slice(0, at) + stretch(random) + text.slice(at);
  };

/** What takes a careless reader time. */
export const BOMBS = {
  'spaces without end': inserted(() => ' '.repeat(400_000)),
  'lines without end': inserted(() => '\n'.repeat(300_000)),
  'no-break spaces without end': inserted(() => '&nbsp;'.repeat(60_000)),
  'tags without end': inserted((random) =>
    random.pick(['<table><tr><td>', '<div>', '<b>', '<ul><li>', '<p>', '<font>', '<a ']).repeat(30_000),
  ),
  'figures without end': inserted(() => ' 1,234'.repeat(40_000)),
  'tag soup': (text, random) =>
    text.replace(/<\/?(?:td|tr|p|table|div|infoTable)\b[^>]*>/gi, (tag) => (random.chance(0.1) ? '' : tag)),
  'bytes flipped': (text, random) => {
    const units = text.split('');
    for (let turn = random.int(1, 15); turn > 0; turn -= 1) {
      const at = random.int(0, units.length - 1);
      units[at] = String.fromCharCode((units[at] ?? ' ').charCodeAt(0) ^ (1 << random.int(0, 6)));
    }
    return units.join('');
  },
  'a part missing': (text, random) => {
    const at = random.int(0, text.length);
    return text.slice(0, at) + text.slice(at + random.int(1, 2_000));
  },
} satisfies Readonly<Record<string, Damage>>;

/** Bytes in an encoding that the document does not say. */
export const ENCODINGS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-16 with its mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16, big end first': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'bytes that are no UTF-8': (text) =>
    Buffer.from(
      text.replace(/ (?=\w)/g, (space, at: number) => (at % 7 === 0 ? '\xff' : space)),
      'latin1',
    ),
  'NUL bytes': (text) =>
    Buffer.from(
      text.replace(/ (?=\w)/g, (space, at: number) => (at % 7 === 0 ? '\0' : space)),
      'latin1',
    ),
};
