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
  const tokens = tokensOf(source);
  let next = 0;
  const peek = (ahead = 0): Token | undefined => tokens[next + ahead];
  const isWord = (word: string, ahead = 0): boolean => {
    const token = peek(ahead);
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
  const expect = (word: string): void => {
    if (!accept(word)) fail(`"${word}"`);
  };
  const take = (what: string): Token => {
    const token = peek();
    if (token === undefined || (!token.isQuoted && /^[(),=<>!≤≥]/.test(token.text))) return fail(what);
    next += 1;
    return token;
  };

  function any(depth: number): MonitorCondition {
    if (depth > DEEPEST) throw invalidExpression(`parentheses are nested deeper than ${DEEPEST}`);
    const parts = [all(depth)];
    while (accept('or')) parts.push(all(depth));
    const [only] = parts;
    return parts.length === 1 && only ? only : { or: parts };
  }

  function all(depth: number): MonitorCondition {
    const parts = [one(depth)];
    while (accept('and')) parts.push(one(depth));
    const [only] = parts;
    return parts.length === 1 && only ? only : { and: parts };
  }

  function one(depth: number): MonitorCondition {
    if (accept('not')) return { not: one(depth + 1) };
    if (accept('(')) {
      const inner = any(depth + 1);
      expect(')');
      return inner;
    }
    return comparison();
  }

  function comparison(): FieldCondition {
    const field = take('a field').text;
    const symbol = peek();
    const operator = symbol && !symbol.isQuoted ? SYMBOLS[symbol.text] : undefined;
    if (operator !== undefined) {
      next += 1;
      return { field, operator, value: literalOf(take('a value')) };
    }
    for (const operator of ['in', 'not in'] as const) {
      if (accept(...operator.split(' '))) return { field, operator, value: list() };
    }
    for (const operator of ['is not null', 'is null'] as const) {
      if (accept(...operator.split(' '))) return { field, operator };
    }
    for (const operator of ['contains', 'starts with', 'changed to'] as const) {
      if (accept(...operator.split(' '))) return { field, operator, value: literalOf(take('a value')) };
    }
    if (accept('changed')) return { field, operator: 'changed' };
    for (const operator of ['rose by', 'fell by'] as const) {
      if (accept(...operator.split(' '))) return { field, operator, ...change() };
    }
    return fail(`an operator after ${field}`);
  }

  /** `[>=] 10 in 5 days` */
  function change(): Pick<FieldCondition, 'value' | 'days'> {
    if (!accept('>=')) accept('≥');
    const value = literalOf(take('a number'));
    if (!accept('in')) expect('within');
    const days = Number(take('a number of days').text);
    if (!accept('day')) expect('days');
    return { value, days };
  }

  function list(): readonly MonitorValue[] {
    expect('(');
    const values = [literalOf(take('a value'))];
    while (accept(',')) values.push(literalOf(take('a value')));
    expect(')');
    return values;
  }

  const condition = any(0);
  if (peek() !== undefined) fail('"and" or "or"');
  return condition;
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
