import { amountsIn } from '../layout/numbers.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { firstMatch, printedIn } from '../prose/matches.ts';
import { type FoundNote, MONEY, PRIOR } from './convertible-names.ts';
import { definedNames } from './defined-names.ts';

/** Smaller amounts are denominations and payments. */
const LEAST = 1_000;

/** Principals of notes by the names that the document defines: "The principal balance payable on Note A amounted to $205,000". */
export function notesByName(flat: FlatText, part: CurrentPart, known: readonly FoundNote[]): FoundNote[] {
  const taken = new Set(known.map(({ principalAt }) => principalAt.start));
  return definedNames(flat).flatMap((name): FoundNote[] => {
    const balance = new RegExp(
      `\\bprincipal(?: balance| amount)?(?: payable| outstanding| owed| due)? (?:of|on|under) (?:the )?(${RegExp.escape(name)})s? (?:amounted to|was|were|is|totall?ed)(?: approximately)? ${MONEY}`,
    );
    if (known.some(({ label }) => label.text.replace(/s$/, '') === name)) return [];
    for (const sentence of currentSentences(flat, part, new RegExp(balance, 'g'), 20)) {
      const match = firstMatch(flat.text, sentence, balance);
      const [label = '', printed = ''] = match?.groups ?? [];
      const principal = Number(amountsIn(printed)[0]?.value ?? 0);
      if (match === null || principal < LEAST || PRIOR.test(match.text)) continue;
      const principalAt = printedIn(match, printed, 'last');
      if (taken.has(principalAt.start)) return [];
      return [{ label: printedIn(match, label, 'first'), principal, principalAt, sentence, isOutstanding: true }];
    }
    return [];
  });
}
