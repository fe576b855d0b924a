/** The parts of a pattern that are needed to generate strings that match it. */
export type PatternNode =
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'assertion' }
  | { readonly kind: 'back'; readonly group: number }
  | { readonly kind: 'look'; readonly isBehind: boolean; readonly isNegative: boolean; readonly body: PatternNode }
  | { readonly kind: 'group'; readonly body: PatternNode }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly body: PatternNode; readonly least: number; readonly most: number };

/** Reads the source of a valid regular expression. */
export function patternTree(source: string): PatternNode {
  let at = 0;
  const looking = (text: string): boolean => source.startsWith(text, at);
  function take(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = at;
    const match = sticky.exec(source);
    if (match) at += match[0].length;
    return match;
  }

  function choice(): PatternNode {
    const options = [sequence()];
    while (looking('|')) {
      at += 1;
      options.push(sequence());
    }
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (at < source.length && !looking('|') && !looking(')')) parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(body: PatternNode): PatternNode {
    const match = take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/);
    if (!match) return body;
    const [, sign, from, comma, to] = match;
    if (sign !== undefined) {
      return { kind: 'repeat', body, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
    }
    const least = Number(from);
    return { kind: 'repeat', body, least, most: to ? Number(to) : comma ? Number.POSITIVE_INFINITY : least };
  }

  function atom(): PatternNode {
    if (looking('(')) return group();
    if (take(/\^|\$|\\[bB]/)) return { kind: 'assertion' };
    const back = take(/\\(?:([1-9]\d?)|k<\w+>)/);
    if (back) return { kind: 'back', group: Number(back[1] ?? 1) };
    const set = take(
      /\[(?:[^\]\\]|\\[\s\S])*\]|\\(?:[pP]\{[^}]+\}|u\{[^}]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Z]|[\s\S])|[\s\S]/u,
    );
    if (!set) throw new Error(`cannot read the pattern at ${at}: ${source}`);
    return { kind: 'set', source: set[0] };
  }

  function group(): PatternNode {
    const opening = take(/\((?:\?(?::|<?[=!]|<\w+>|[a-z]*(?:-[a-z]+)?:))?/);
    const body = choice();
    at += 1;
    const sign = opening?.[0] ?? '';
    if (!/\?<?[=!]/.test(sign)) return { kind: 'group', body };
    return { kind: 'look', isBehind: sign.includes('<'), isNegative: sign.endsWith('!'), body };
  }

  const tree = choice();
  if (at < source.length) throw new Error(`cannot read the pattern at ${at}: ${source}`);
  return tree;
}
