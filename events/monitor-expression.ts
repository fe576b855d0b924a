import { AppError } from '../core/errors.ts';
import type { FieldCondition, MonitorCondition, MonitorOperator, MonitorValue } from '../core/monitors.ts';

interface Token {
  readonly text: string;
  /** A quoted text is a value, whatever it says. */
  readonly isQuoted: boolean;
  /** From 1. */
  readonly at: number;
}

const TOKEN = /\s*(?:(<=|>=|!=|<>|==|[=<>≤≥(),])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s=<>!≤≥(),"']+))/y;
const SYMBOLS: Readonly<Record<string, MonitorOperator>> = {
  '=': '=',
  '==': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
};
const DEEPEST = 10;

/**
 * Reads conditions as users write them. Fields and values are not checked.
 *
 * @throws AppError `invalid-monitor`
 * @example parseExpression('type = atm and grossProceeds >= 10_000_000')
 * @example parseExpression('band changed to high or score rose by >= 10 in 5 days')
 */
export function parseExpression(source: string): MonitorCondition {
  const words = readerOf(tokensOf(source));
  const condition = any(words, 0);
  if (words.peek() !== undefined) words.fail('"and" or "or"');
  return condition;
}

interface Reader {
  peek(): Token | undefined;
  /** Passes words that come next, and says whether they did. */
  accept(...words: readonly string[]): boolean;
  expect(word: string): void;
  /** The next token that is a field or a value. */
  take(what: string): Token;
  /** The operator that comes next as a symbol. */
  symbol(): MonitorOperator | undefined;
  fail(wanted: string): never;
}

function readerOf(tokens: readonly Token[]): Reader {
  let next = 0;
  const peek = (): Token | undefined => tokens[next];
  const isWord = (word: string, ahead: number): boolean => {
    const token = tokens[next + ahead];
    return token !== undefined && !token.isQuoted && token.text.toLowerCase() === word;
  };
  const accept = (...words: readonly string[]): boolean => {
    if (!words.every((word, ahead) => isWord(word, ahead))) return false;
    next += words.length;
    return true;
  };
  const fail = (wanted: string): never => {
    const token = peek();
    const where = token === undefined ? 'at the end' : `at character ${token.at}, before ${token.text}`;
    throw invalidExpression(`${wanted} is missing ${where}`);
  };
  return {
    peek,
    accept,
    fail,
    expect(word) {
      if (!accept(word)) fail(`"${word}"`);
    },
    take(what) {
      const token = peek();
      if (token === undefined || (!token.isQuoted && /^[(),=<>!≤≥]/.test(token.text))) return fail(what);
      next += 1;
      return token;
    },
    symbol() {
      const token = peek();
      const operator = token && !token.isQuoted ? SYMBOLS[token.text] : undefined;
      if (operator !== undefined) next += 1;
      return operator;
    },
  };
}

function any(words: Reader, depth: number): MonitorCondition {
  if (depth > DEEPEST) throw invalidExpression(`parentheses are nested deeper than ${DEEPEST}`);
  const parts = [all(words, depth)];
  while (words.accept('or')) parts.push(all(words, depth));
  const [only] = parts;
  return parts.length === 1 && only ? only : { or: parts };
}

function all(words: Reader, depth: number): MonitorCondition {
  const parts = [one(words, depth)];
  while (words.accept('and')) parts.push(one(words, depth));
  const [only] = parts;
  return parts.length === 1 && only ? only : { and: parts };
}

function one(words: Reader, depth: number): MonitorCondition {
  if (depth > DEEPEST) throw invalidExpression(`conditions are nested deeper than ${DEEPEST}`);
  if (words.accept('not')) return { not: one(words, depth + 1) };
  if (words.accept('(')) {
    const inner = any(words, depth + 1);
    words.expect(')');
    return inner;
  }
  return comparison(words);
}

function comparison(words: Reader): FieldCondition {
  const field = words.take('a field').text;
  const symbol = words.symbol();
  if (symbol !== undefined) return { field, operator: symbol, value: literalOf(words.take('a value')) };
  const accepts = (operator: MonitorOperator): boolean => words.accept(...operator.split(' '));
  for (const operator of ['in', 'not in'] as const) {
    if (accepts(operator)) return { field, operator, value: list(words) };
  }
  for (const operator of ['is not null', 'is null'] as const) {
    if (accepts(operator)) return { field, operator };
  }
  for (const operator of ['contains', 'starts with', 'changed to'] as const) {
    if (accepts(operator)) return { field, operator, value: literalOf(words.take('a value')) };
  }
  if (accepts('changed')) return { field, operator: 'changed' };
  for (const operator of ['rose by', 'fell by'] as const) {
    if (accepts(operator)) return { field, operator, ...change(words) };
  }
  return words.fail(`an operator after ${field}`);
}

/** `[>=] 10 in 5 days` */
function change(words: Reader): Pick<FieldCondition, 'value' | 'days'> {
  if (!words.accept('>=')) words.accept('≥');
  const value = literalOf(words.take('a number'));
  if (!words.accept('in')) words.expect('within');
  const days = Number(words.take('a number of days').text);
  if (!words.accept('day')) words.expect('days');
  return { value, days };
}

function list(words: Reader): readonly MonitorValue[] {
  words.expect('(');
  const values = [literalOf(words.take('a value'))];
  while (words.accept(',')) values.push(literalOf(words.take('a value')));
  words.expect(')');
  return values;
}

function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  const reader = new RegExp(TOKEN);
  const end = source.trimEnd().length;
  while (reader.lastIndex < end) {
    const from = reader.lastIndex;
    const match = reader.exec(source);
    if (match === null) throw invalidExpression(`${source.slice(from).trim().slice(0, 20)} cannot be read`);
    const quoted = match[2] ?? match[3];
    const at = from + match[0].length - match[0].trimStart().length + 1;
    const text = quoted?.replace(/\\(.)/g, '$1') ?? match[1] ?? match[4] ?? '';
    tokens.push({ text, isQuoted: quoted !== undefined, at });
  }
  if (tokens.length === 0) throw invalidExpression('it has no conditions');
  return tokens;
}

function literalOf({ text, isQuoted }: Token): MonitorValue {
  if (isQuoted) return text;
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  // Numbers keep their digits: an exact decimal may have more than a float holds.
  return /^[-+]?\d[\d_]*(?:\.\d+)?$/.test(text) ? text.replace(/^\+|_/g, '') : text;
}

function invalidExpression(problem: string): AppError {
  return new AppError(`conditions: ${problem}`, { code: 'invalid-monitor', retryable: false });
}
