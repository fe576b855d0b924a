/** English number words, for the SEC's `numwordsen` and `durwordsen`. */

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const MAGNITUDES = ['thousand', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion'];
const DASHES = /[-\u058a\u05be\u2010-\u2015\ufe58\ufe63\uff0d]/g;

/** A number below 1,000, or of up to 19 hundreds ("fifteen hundred"); null for other words. */
function groupOf(words: readonly string[]): bigint | null {
  const rest = [...words];
  let value = 0;
  const hundredAt = rest.indexOf('hundred');
  if (hundredAt === 1) {
    const hundreds = SMALL.indexOf(rest[0] ?? '');
    if (hundreds < 1) return null;
    value = hundreds * 100;
    rest.splice(0, 2);
    if (rest[0] === 'and') rest.shift();
    if (rest.length === 0 && words.at(-1) === 'and') return null;
  } else if (hundredAt >= 0) return null;
  const [first, second] = rest;
  if (first === undefined) return words.length > 0 && value > 0 ? BigInt(value) : null;
  const tens = TENS.indexOf(first);
  if (tens > 1) {
    const unit = second === undefined ? 0 : SMALL.indexOf(second);
    if (rest.length > 2 || unit < 0 || unit > 9 || (second !== undefined && unit === 0)) return null;
    return BigInt(value + tens * 10 + unit);
  }
  const small = SMALL.indexOf(first);
  if (small < 0 || rest.length > 1 || (small === 0 && value > 0)) return null;
  return BigInt(value + small);
}

/**
 * Reads a number in English words; null for other words.
 *
 * @example numberOfWords('Two hundred and Thirty-five thousand, six') // "235006"
 */
export function numberOfWords(input: string): string | null {
  const text = input.trim().toLowerCase();
  if (text.length > 400) return null;
  if (/^(?:no|none|nil)$/.test(text)) return '0';
  const words = text.replace(DASHES, ' ').replace(/,/g, ' ').split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  let total = 0n;
  let lastMagnitude = MAGNITUDES.length + 1;
  let group: string[] = [];
  for (const word of words) {
    const magnitude = MAGNITUDES.indexOf(word) + 1;
    if (magnitude === 0) {
      group.push(word);
      continue;
    }
    const value = groupOf(group);
    // Magnitudes must decrease: "one thousand two million" is not a number.
    if (value === null || magnitude >= lastMagnitude) return null;
    total += value * 1_000n ** BigInt(magnitude);
    lastMagnitude = magnitude;
    group = [];
  }
  if (group.length > 0) {
    if (group[0] === 'and' && total > 0n) group.shift();
    const value = groupOf(group);
    if (value === null) return null;
    total += value;
  }
  return total.toString();
}

const DURATION_PART = /^(.+?)(?<![\s-])[\s-]+(years?|months?|days?)$/;

/**
 * Reads a duration in words as `xs:duration`; null for other words.
 *
 * @example durationOfWords('two years and 6 months') // "P2Y6M"
 */
export function durationOfWords(input: string): string | null {
  const text = input.trim().toLowerCase().replace(DASHES, '-');
  if (text === '' || text.length > 400) return null;
  let rest = text;
  let output = 'P';
  let matched = false;
  for (const unit of ['year', 'month', 'day']) {
    const end = new RegExp(`(?<=[\\s-])${unit}s?(?![a-z])`).exec(rest);
    if (!end) continue;
    const part = DURATION_PART.exec(rest.slice(0, end.index + end[0].length));
    const amount = part?.[1]?.trim() ?? '';
    const value = /^\d{1,4}$/.test(amount) ? String(Number(amount)) : numberOfWords(amount);
    if (value === null) return null;
    matched = true;
    if (value !== '0') output += `${value}${unit.charAt(0).toUpperCase()}`;
    rest = rest.slice(end.index + end[0].length).replace(/^,?[\s-]*(?:and\s+)?/, '');
  }
  if (!matched || rest.trim() !== '') return null;
  return output === 'P' ? 'P0D' : output;
}
