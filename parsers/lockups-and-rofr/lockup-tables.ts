import { periodsIn } from '../clauses/quantities.ts';
import { tokensOf } from '../clauses/tokens.ts';
import { type PartyKind, partyAt } from '../clauses/vocabulary.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText, Sentence } from '../prose/flat-text.ts';
import type { Restriction } from './restriction.ts';
import { groupsOfKinds, isTerm } from './terms.ts';

const HEAD =
  /\b(?:lock-?\s?up|restrict(?:ed|ion)|stand-?still|stand-?off)\b[^\t]{0,20}\b(?:period|term|days|duration)\b/i;
/** Restricted stock has its periods too. */
const OF_AWARDS = /\b(?:vest|award|grant)\w*/i;
const LONGEST_PARTY = 160;

/** Tables of parties with their lock-up periods: a head that names the period, and under it a row per party. */
export function tabledRestrictions(flat: FlatText, part: CurrentPart): Restriction[] {
  const found: Restriction[] = [];
  let column: number | null = null;
  for (const sentence of flat.sentences) {
    if (sentence.start >= part.end) break;
    if (!sentence.text.includes('\t')) {
      column = null;
      continue;
    }
    const cells = sentence.text.split('\t');
    const head = cells.findIndex((cell) => HEAD.test(cell));
    // The label of a row is no head: "Lock-up period", "90 days".
    if (head > 0) column = OF_AWARDS.test(sentence.text) ? null : head;
    else if (column !== null) found.push(...restrictionOfRow(sentence, cells, column));
  }
  return found;
}

function restrictionOfRow({ text, start }: Sentence, cells: readonly string[], column: number): Restriction[] {
  const [party = ''] = cells;
  const cell = cells[column];
  if (cell === undefined || party.length > LONGEST_PARTY) return [];
  const from = start + cells.slice(0, column).join('\t').length + 1;
  const period = periodsIn(tokensOf(cell, from)).find(isTerm);
  const groups = groupsOfKinds(partiesIn(party));
  if (period === undefined || groups.length === 0) return [];
  const at = { start, end: start + party.length };
  const terms = groups.map((parties) => ({ parties, period }));
  return text.length > 1_000 ? [] : [{ terms, at, isNamed: true, isSplit: false, isOfSigners: false }];
}

function partiesIn(words: string): PartyKind[] {
  const tokens = tokensOf(words);
  const kinds: PartyKind[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const party = partyAt(tokens, at);
    if (party === null) continue;
    kinds.push(party.kind);
    at += party.length - 1;
  }
  return kinds;
}
