/**
 * A part of a pattern written over several lines: line breaks and the indentation around them are dropped, backslashes
 * are taken as written.
 */
export function fragment(strings: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(strings, ...parts).replace(/(?<!\s)\s*\n\s*/g, '');
}

/**
 * A pattern written over several lines, with fragments inserted.
 *
 * @example verbose('i')`^(?:${MONTH})\s+\d{1,2}$` // with MONTH = 'January|February': /^(?:January|February)\s+\d{1,2}$/i
 */
export function verbose(flags = ''): (strings: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (strings, ...parts) => new RegExp(fragment(strings, ...parts), flags);
}

/** The words of a list written over several lines: wordSet`north south` has 'north' and 'south'. */
export function wordSet({ raw }: TemplateStringsArray): ReadonlySet<string> {
  return new Set(raw.join('').trim().split(/\s+/));
}
