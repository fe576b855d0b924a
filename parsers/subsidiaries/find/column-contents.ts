import { verbose } from '../../layout/patterns.ts';
import { endsWithForm } from '../assemble/entity-names.ts';
import { percentOf } from '../assemble/percent.ts';
import { placeInPhrase, withoutDate } from '../assemble/place-phrases.ts';
import { isPlace } from '../assemble/places.ts';
import type { ListCell } from './list-line.ts';

/** A footnote mark, bullet or list number in a cell of its own. */
export const MARK = verbose('i')`
  ^(?:\(?(?:\d{1,3}(?:[.-]\d{1,3}){0,4}|[a-z]|[ivx]{1,4})[).]?|[*†‡•·o▪–—-]+|
  %?\s*\((?:\d{1,2}|[a-z])\)(?:\s*\((?:\d{1,2}|[a-z])\))*|%)$`;
const NOTHING = /^(?:[-–—]+|n\/?a|none|nil|not applicable)$/i;

/** Cells above each other. */
export interface Cluster {
  from: number;
  to: number;
  cells: { readonly cell: ListCell; readonly line: number }[];
}

/** Shares of a column's filled cells that are places, percents and so on. */
export interface Contents {
  readonly places: number;
  readonly percents: number;
  /** Cells with a percent sign. */
  readonly signs: number;
  readonly marks: number;
  readonly forms: number;
  readonly trades: number;
  /** Numbers with two decimals. */
  readonly decimals: number;
  /** How many cells are "100" or "100.00". */
  readonly hundreds: number;
  /** Share of all cells that are dashes, "N/A" and the like. */
  readonly nothing: number;
}

export function contentsOf(cluster: Cluster): Contents {
  const texts = cluster.cells.map(({ cell }) => cell.words);
  const filled = texts.filter(({ text }) => !NOTHING.test(text));
  const total = Math.max(1, filled.length);
  const count = (test: (text: string) => boolean) => filled.filter(({ text }) => test(text)).length / total;
  const isPlaceCell = (words: (typeof filled)[number]) =>
    isPlace(withoutEndMarks(withoutDate(words).text)) || placeInPhrase(words) !== null;
  return {
    places: filled.filter(isPlaceCell).length / total,
    percents: filled.filter((words) => percentOf(words, true) !== null && !isNameWithShare(words.text)).length / total,
    signs: count((text) => text.includes('%')),
    marks: count((text) => MARK.test(text)),
    forms: count(endsWithForm),
    trades: count((text) => /^(?:d\s?[./]\s?b\s?[./]\s?a\b|dba\b|doing business as)/i.test(text)),
    decimals: count((text) => /^\d{1,3}\.\d{2}$/.test(text)),
    hundreds: filled.filter(({ text }) => /^100(?:\.0+)?$/.test(text)).length,
    nothing: 1 - filled.length / Math.max(1, texts.length),
  };
}

/** Takes marks such as "(1)" and "*" off the end, in time linear in the text. */
export function withoutEndMarks(text: string): string {
  let end = text.length;
  for (;;) {
    const mark = /[*†‡]$|\(\w{1,2}\)$/.exec(text.slice(Math.max(0, end - 4), end));
    if (mark === null) break;
    end -= mark[0].length;
  }
  return end === text.length ? text : text.slice(0, end).trimEnd();
}

/** "Acme Ltd. (51%)" is a name. */
function isNameWithShare(text: string): boolean {
  const open = text.indexOf('(');
  if (open > 0 && endsWithForm(text.slice(0, open).trim())) return true;
  const at = text.search(/[\s,(–—-]+[\d.]+\s?%/);
  return at > 0 && endsWithForm(text.slice(0, at));
}

/** What most of a column's cells are. */
export function kindOf(cluster: Cluster): 'place' | 'percent' | 'mark' | 'words' {
  const { places, percents, marks } = contentsOf(cluster);
  return places >= 0.5 ? 'place' : percents >= 0.6 ? 'percent' : marks >= 0.8 ? 'mark' : 'words';
}
