const LEGAL_FORMS =
  /\b(?:THE|INC|INCORPORATED|CORP|CORPORATION|CO|COMPANY|LTD|LIMITED|PLC|LLC|LP|NV|SA|AG|SE|GROUP|HOLDINGS?|TRUST)\b/g;

/** EDGAR's names are shortened ("INTL", "AG") and may be older: one distinctive word in common is enough. */
export function sameName(a: string, b: string): boolean {
  const wordsOf = (name: string): string[] => {
    const whole = name
      .toUpperCase()
      .replace(/&AMP;/g, '&')
      .replace(/\/[A-Z]{2,3}\/?$/, '')
      .replace(/[.'’]/g, '');
    return whole.replace(LEGAL_FORMS, ' ').match(/[\p{L}\d]+/gu) ?? [];
  };
  const [words, others] = [wordsOf(a), wordsOf(b)];
  const [x, y] = [words.join(''), others.join('')];
  if (x === '' || y === '') return x === y;
  return x.startsWith(y) || y.startsWith(x) || words.some((word) => word.length > 2 && others.includes(word));
}
