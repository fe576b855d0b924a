import { type Token, tokensOf } from './tokens.ts';

/** A phrase of a lexicon that begins at a token. */
export interface Entry<K extends string> {
  readonly kind: K;
  /** Tokens that it takes. */
  readonly length: number;
}

/** Phrases by kind, found by one look-up per token however many there are. */
export type Lexicon<K extends string> = (tokens: readonly Token[], at: number) => Entry<K> | null;

interface Branch<K> {
  kind: K | null;
  readonly next: Map<string, Branch<K>>;
}

/**
 * A lexicon of comma-separated phrases; the longest one that fits counts. Number and hyphens do not matter: "lock up"
 * finds "Lock-Ups".
 *
 * @example lexicon({ agent: 'placement agent, underwriter' })(tokensOf('the Placement Agents'), 1) // { kind: 'agent', length: 2 }
 */
export function lexicon<K extends string>(phrases: Readonly<Record<K, string>>): Lexicon<K> {
  const root: Branch<K> = { kind: null, next: new Map() };
  for (const [kind, list] of Object.entries(phrases) as [K, string][])
    for (const phrase of list.split(',')) {
      let branch = root;
      for (const { stem } of tokensOf(phrase)) {
        const next: Branch<K> = branch.next.get(stem) ?? { kind: null, next: new Map() };
        branch.next.set(stem, next);
        branch = next;
      }
      branch.kind = kind;
    }
  return (tokens, at) => {
    let found: Entry<K> | null = null;
    let branch: Branch<K> | undefined = root;
    for (let length = 1; branch !== undefined && at + length <= tokens.length; length += 1) {
      branch = branch.next.get(tokens[at + length - 1]?.stem ?? '');
      if (branch?.kind != null) found = { kind: branch.kind, length };
    }
    return found;
  };
}
