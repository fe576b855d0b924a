/**
 * A regular expression written over several lines, typically one alternative to a line: line ends and indentation are
 * not part of it. Embedded strings and expressions are patterns too.
 *
 * @example
 * pattern('i')`
 *   \bcredit agreement
 *   |\bloan (?:facility|agreement)
 * `
 */
export function pattern(flags = ''): (lines: TemplateStringsArray, ...parts: readonly (string | RegExp)[]) => RegExp {
  return (lines, ...parts) => {
    const sources = parts.map((part) => (typeof part === 'string' ? part : part.source));
    return new RegExp(String.raw({ raw: lines.raw.map((line) => line.replace(/\n\s*/g, '')) }, ...sources), flags);
  };
}
