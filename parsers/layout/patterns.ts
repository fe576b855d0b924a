type Part = RegExp | string;

/**
 * A pattern from parts that follow one another; an array lists alternatives. Flags of the parts do not matter.
 *
 * @example pattern('i', /\bnet /, ['proceeds', 'amount'], / of/) // /\bnet (?:proceeds|amount) of/i
 */
export function pattern(flags: string, ...parts: readonly (Part | readonly Part[])[]): RegExp {
  const source = parts.map((part) => {
    if (part instanceof RegExp || typeof part === 'string') return sourceOf(part);
    return `(?:${part.map(sourceOf).join('|')})`;
  });
  return new RegExp(source.join(''), flags);
}

function sourceOf(part: Part): string {
  return typeof part === 'string' ? part : part.source;
}
