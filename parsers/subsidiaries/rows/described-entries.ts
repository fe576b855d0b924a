import { canBeName, endsWithForm, isSentence } from '../assemble/entity-names.ts';
import { withoutBullet } from '../assemble/marks.ts';
import { cut } from '../lines.ts';
import type { EntryWords } from './list-row.ts';

/** "Acme Power LLC – owns and operates two plants." */
const DESCRIBED = /^(.{4,120}?)(?:\s[–—-]{1,2}\s|\s?—\s?|:\s)\s?(?=(?:\p{Ll}{2,}|[Aa]n?|[Tt]he)\s)/u;
const LEAST_ENTRIES = 3;

/** How long the name is that a line begins with before its description; null for other lines. */
function nameLength(item: EntryWords): number | null {
  const { text } = withoutBullet(item.words);
  const name = DESCRIBED.exec(text)?.[1];
  if (name === undefined || !endsWithForm(name) || !canBeName(name) || isSentence(name)) return null;
  return item.words.text.length - text.length + name.length;
}

/** Entries of a list whose lines each name a company and say what it does: their names alone. */
export function withoutDescriptions(items: readonly EntryWords[]): readonly EntryWords[] {
  const lengths = items.map(nameLength);
  const described = lengths.filter((length) => length !== null).length;
  const prose = items.filter(({ words }, index) => lengths[index] === null && isSentence(words.text)).length;
  if (described < LEAST_ENTRIES || prose > described) return items;
  return items.map((item, index) => {
    const length = lengths[index] ?? null;
    return length === null ? item : { ...item, words: cut(item.words, 0, length) };
  });
}
