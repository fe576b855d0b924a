import type { Reason } from '../../core/parser.ts';

/** Problems found in a document, grouped by code: thousands of equal ones become one warning with examples. */
export interface Problems {
  add(code: string, message: string): void;
  has(code: string): boolean;
  list(): Reason[];
}

const EXAMPLES = 5;
const MAX_MESSAGE = 300;

export function createProblems(): Problems {
  const byCode = new Map<string, { count: number; examples: string[] }>();
  return {
    add(code, message) {
      const entry = byCode.get(code) ?? { count: 0, examples: [] };
      entry.count++;
      if (entry.examples.length < EXAMPLES) entry.examples.push(message.slice(0, MAX_MESSAGE));
      byCode.set(code, entry);
    },
    has: (code) => byCode.has(code),
    list: () =>
      [...byCode].map(([code, { count, examples }]) => {
        const more = count - examples.length;
        return { code, message: examples.join('; ') + (more > 0 ? `; and ${more} more` : '') };
      }),
  };
}
