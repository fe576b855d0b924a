import type { Linkbases } from '../linkbases/linkbases.ts';

/** What a filing's own linkbases say of members. */
export interface MemberWords {
  /** Member → its label as the filing prints it. */
  readonly labels: ReadonlyMap<string, string>;
  /** Member → the members below which a network of the filing presents it. */
  readonly above: ReadonlyMap<string, ReadonlySet<string>>;
}

export const NO_WORDS: MemberWords = { labels: new Map(), above: new Map() };

const LONGEST_LABEL = 200;

export function memberWords({ labels, presentation }: Pick<Linkbases, 'labels' | 'presentation'>): MemberWords {
  const above = new Map<string, Set<string>>();
  for (const lines of presentation.values()) {
    for (const { concept, parent } of lines) {
      if (parent === null || !concept.endsWith('Member')) continue;
      const parents = above.get(concept) ?? new Set();
      above.set(concept, parents.add(parent));
    }
  }
  return { labels: new Map([...labels].flatMap(([concept, label]) => printed(concept, label))), above };
}

function printed(concept: string, label: string): readonly (readonly [string, string])[] {
  const text = label
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/ ?\[(?:member|domain)\] ?$/i, '')
    .trim()
    .slice(0, LONGEST_LABEL);
  // Where a tool wrote the name for want of a label, the name's own words are better.
  return text === '' || concept.endsWith(`:${text}`) ? [] : [[concept, text]];
}
