/** A tag for patterns built of parts: backslashes are not doubled, and a line break with its indentation is no part of it. */
export function pattern(
  flags: string,
): (parts: TemplateStringsArray, ...values: readonly (string | number)[]) => RegExp {
  return (parts, ...values) => new RegExp(String.raw(parts, ...values).replace(/\n\s*/g, ''), flags);
}

/** A list of words (or short patterns), separated by spaces, as alternatives: `wordsOf('for against')` is `for|against`. */
export function wordsOf(list: string): string {
  return list.trim().split(/\s+/).join('|');
}
