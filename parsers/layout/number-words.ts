const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The numbers that texts spell out most; parsers add those that their own documents need. */
export const ONE_TO_TWELVE: Readonly<Record<string, number>> = Object.fromEntries(
  WORDS.map((word, index) => [word, index + 1]),
);
