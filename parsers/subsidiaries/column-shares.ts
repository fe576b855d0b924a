import { endsWithForm } from './entity-names.ts';
import type { ListCell } from './lines.ts';
import { percentOf } from './percent.ts';
import { placeInPhrase, withoutDate } from './place-phrases.ts';
import { isPlace } from './places.ts';

/** A footnote mark, bullet or list number that stands in a cell of its own. */
export const MARK =
  /^(?:\(?(?:\d{1,3}(?:[.-]\d{1,3}){0,4}|[a-z]|[ivx]{1,4})[).]?|[*†‡•·o▪–—-]+|%?\s*\((?:\d{1,2}|[a-z])\)(?:\s*\((?:\d{1,2}|[a-z])\))*|%)$/i;
/** A cell that says nothing. */
const NOTHING = /^(?:[-–—]+|n\/?a|none|nil|not applicable)$/i;

/** Cells that stand above each other. */
export interface Cluster {
  from: number;
  to: number;
  cells: { readonly cell: ListCell; readonly line: number }[];
}

/** Shares of a column's cells that are places, percents and so on. */
export interface Share {
  readonly places: number;
  readonly percents: number;
  readonly signs: number;
  readonly marks: number;
  readonly forms: number;
  readonly nothing: number;
  readonly trades: number;
  /** How many cells say "100" or "100.00". */
  readonly hundreds: number;
  /** Numbers with two decimals. */
  readonly decimals: number;
}

export function shareOf(cluster: Cluster): Share {
  const texts = cluster.cells.map(({ cell }) => cell.words);
  const told = texts.filter(({ text }) => !NOTHING.test(text));
  const total = Math.max(1, told.length);
  const count = (test: (text: string) => boolean) => told.filter(({ text }) => test(text)).length / total;
  return {
    places:
      told.filter(
        (words) =>
          isPlace(withoutDate(words).text.replace(/\s*(?:\(\w{1,2}\)|[*†‡]+)+$/g, '')) || placeInPhrase(words) !== null,
      ).length / total,
    percents: told.filter((words) => percentOf(words, true) !== null && !isNameWithShare(words.text)).length / total,
    signs: count((text) => text.includes('%')),
    marks: count((text) => MARK.test(text)),
    forms: count(endsWithForm),
    trades: count((text) => /^(?:d\s?[./]\s?b\s?[./]\s?a\b|dba\b|doing business as)/i.test(text)),
    hundreds: told.filter(({ text }) => /^100(?:\.0+)?$/.test(text)).length,
    decimals: count((text) => /^\d{1,3}\.\d{2}$/.test(text)),
    nothing: 1 - told.length / Math.max(1, texts.length),
  };
}

/** "Acme Ltd. (51%)" is a name. */
function isNameWithShare(text: string): boolean {
  const open = text.indexOf('(');
  if (open > 0 && endsWithForm(text.slice(0, open).trim())) return true;
  const at = text.search(/[\s,(–—-]+[\d.]+\s?%/);
  return at > 0 && endsWithForm(text.slice(0, at));
}

/** What sort of words most of a column's cells are. */
export function sortOf(cluster: Cluster): string {
  const { places, percents, marks } = shareOf(cluster);
  return places >= 0.5 ? 'place' : percents >= 0.6 ? 'percent' : marks >= 0.8 ? 'mark' : 'words';
}
