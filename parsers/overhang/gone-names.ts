import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { definedNames } from './defined-names.ts';
import { ENDED, HYPOTHETICAL } from './note-endings.ts';

const EACH =
  '(?:of )?(?:(?:the|our|its|such|these|remaining|outstanding|then-outstanding|principal|amount|balance) ){0,5}';

/** The defined names of convertible notes of which a document says that nothing is left: "had converted all of the June Notes". */
export function goneNames(flat: FlatText, part: CurrentPart): readonly string[] {
  const names = definedNames(flat);
  if (names.length === 0 || part.isProspectus) return [];
  const gone = names.filter((name) => {
    const escaped = name.replace(/[$.]/g, '\\$&');
    const said = new RegExp(
      verbose('i')`
      \b${ENDED} (?:all|the entire|the full|the remaining \$ ?[\d,.]{1,14}\d(?: million)?) ${EACH}${escaped}s?\b
      |\ball ${EACH}${escaped}s? (?:was|were|have been|had been|has been) (?:\w+ )?${ENDED}\b
      |\bthe ${escaped}s? (?:was|were|have been|had been|has been) (?:fully ${ENDED}|${ENDED} in (?:full|its entirety|their entirety))
      |\bno ${escaped}s? (?:(?:was|were|are|remain(?:ed|s)?) )?(?:issued and )?outstanding\b`,
    );
    const mentions = currentSentences(flat, part, /\b(?:all|fully|full|entire|entirety|no|remaining)\b/gi, 400);
    for (const { words } of mentions) {
      const match = said.exec(words);
      if (match !== null && !HYPOTHETICAL.test(words.slice(0, match.index + match[0].length))) return true;
    }
    return false;
  });
  return gone;
}

/** Whether words define or use one of some names. */
export function namesOne(words: string, names: readonly string[]): boolean {
  return names.some((name) => words.includes(name));
}
