/** Licenses that ask for no more than attribution; anything else needs an exception. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * The licenses of an SPDX expression that are not permissive; empty if one of its alternatives has none. An expression
 * that cannot be read counts as a license of that name.
 *
 * @example licensesToReview('(MIT OR GPL-3.0-only) AND MPL-2.0') // ['MPL-2.0']
 */
export function licensesToReview(expression: string): readonly string[] {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  function alternatives(): readonly string[] | null {
    let best = conjunction();
    while (tokens[at] === 'OR') {
      at += 1;
      const other = conjunction();
      if (best === null || other === null) return null;
      if (other.length < best.length) best = other;
    }
    return best;
  }

  function conjunction(): readonly string[] | null {
    let found = term();
    while (tokens[at] === 'AND') {
      at += 1;
      const more = term();
      found = found === null || more === null ? null : [...found, ...more];
    }
    return found;
  }

  function term(): readonly string[] | null {
    const token = tokens[at];
    at += 1;
    if (token === '(') {
      const inner = alternatives();
      at += 1;
      return tokens[at - 1] === ')' ? inner : null;
    }
    if (token === undefined || !/^[A-Za-z0-9][A-Za-z0-9.+-]*$/.test(token) || /^(?:AND|OR|WITH)$/.test(token))
      return null;
    return PERMISSIVE.has(token) ? [] : [token];
  }

  const read = alternatives();
  return read === null || at !== tokens.length ? [expression] : read;
}
