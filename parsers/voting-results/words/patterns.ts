/** One pattern of several alternatives, which are tried in order. */
export function anyOf(flags: string, ...alternatives: readonly RegExp[]): RegExp {
  return new RegExp(alternatives.map((one) => one.source).join('|'), flags);
}

/** A list of words (or short patterns), separated by spaces, as alternatives: `wordsOf('for against')` is `for|against`. */
export function wordsOf(list: string): string {
  return list.trim().split(/\s+/).join('|');
}
