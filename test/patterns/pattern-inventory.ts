import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseAst } from 'vitest/node';

/** A regular expression with the places that hold or build it, as `file:line`. */
export interface FoundPattern {
  readonly source: string;
  readonly flags: string;
  readonly places: readonly string[];
}

const ROOT = resolve(import.meta.dirname, '../..');

export function filesBelow(...rooms: readonly string[]): readonly string[] {
  return rooms.flatMap((room) =>
    readdirSync(resolve(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => resolve(ROOT, room, name)),
  );
}

/** What is read of a node of a syntax tree. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly name?: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
}

function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) yield value as SyntaxNode;
  for (const member of Object.values(value)) yield* nodesOf(member);
}

/** Whether a node builds a pattern from text; copies of a pattern at hand need no look. */
function isCallOfRegExp({ type, callee, arguments: [pattern] = [] }: SyntaxNode): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false;
  const isCopy = pattern?.type === 'Identifier' || pattern?.type === 'MemberExpression';
  return callee?.type === 'Identifier' && callee.name === 'RegExp' && !isCopy;
}

/** Regular expressions written as literals, and the calls of `RegExp` that build others from text at run time. */
export function patternsWritten(files: readonly string[]): {
  readonly literals: readonly FoundPattern[];
  readonly calls: readonly string[];
} {
  const literals: FoundPattern[] = [];
  const calls: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const place = (start: number): string => `${relative(ROOT, file)}:${text.slice(0, start).split('\n').length}`;
    for (const node of nodesOf(parseAst(text, { lang: 'ts' }))) {
      if (node.regex)
        literals.push({ source: node.regex.pattern, flags: node.regex.flags, places: [place(node.start)] });
      if (isCallOfRegExp(node)) calls.push(place(node.start));
    }
  }
  return { literals, calls };
}

/**
 * Records every regular expression that is built by a call of `RegExp` from now on, with the place of the call and the
 * first place outside the helpers that build patterns for others.
 */
export function recordBuiltPatterns(): { readonly built: Map<string, FoundPattern>; readonly stop: () => void } {
  const built = new Map<string, FoundPattern>();
  const original = globalThis.RegExp;
  const record = (made: RegExp): RegExp => {
    const places = [...(new Error().stack ?? '').matchAll(/(?:file:\/\/)?(\/[^\s()]+\.ts):(\d+):\d+/g)]
      .map(([, file = '', line = '']) => `${relative(ROOT, file)}:${line}`)
      .filter((one) => !one.startsWith('test/'));
    const key = `/${made.source}/${made.flags}`;
    const known = built.get(key)?.places ?? [];
    if (places.length > 0)
      built.set(key, {
        source: made.source,
        flags: made.flags,
        places: [...new Set([...known, ...places.slice(0, 4)])],
      });
    return made;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given: [string, string?], self) =>
      record(Reflect.construct(target, given, self === globalThis.RegExp ? target : self)),
    apply: (target, self, given: [string, string?]) => record(Reflect.apply(target, self, given)),
  });
  return {
    built,
    stop: () => {
      globalThis.RegExp = original;
    },
  };
}
