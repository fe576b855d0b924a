/** Whether a character is an ASCII letter. */
export function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

/** Whether the last character is a digit: a cheap test before patterns for numbers at the end. */
export function endsInDigit(text: string): boolean {
  const code = text.charCodeAt(text.length - 1);
  return code >= 48 && code <= 57;
}

/**
 * The ASCII letters that a text begins with, in lower case: a cheap key to look up before a pattern is tried.
 *
 * @example leadingWord("Exhibit 21") // "exhibit"
 */
export function leadingWord(text: string, from = 0): string {
  let to = from;
  while (to < text.length && isLetter(text.charCodeAt(to))) to += 1;
  return to === from ? '' : text.slice(from, to).toLowerCase();
}

/** The ASCII letters that a text ends with, less what `closing` holds behind them, in lower case, and where they begin. */
export function closingWord(text: string, closing: string): { readonly word: string; readonly start: number } {
  let end = text.length;
  while (end > 0 && closing.includes(text.charAt(end - 1))) end -= 1;
  let start = end;
  while (start > 0 && isLetter(text.charCodeAt(start - 1))) start -= 1;
  return { word: start === end ? '' : text.slice(start, end).toLowerCase(), start };
}
