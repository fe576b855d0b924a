import { emptyRecord, type TextElement } from '../rows/vote-record.ts';
import { pattern } from '../words/patterns.ts';
import { sentencesOf } from '../words/sentences.ts';
import { numberOf } from '../words/vote-values.ts';
import type { GroupedProposal } from './grouped-proposal.ts';

/** "The holders of 61,204,118 shares", "stockholders owning an aggregate of 6,100,000 shares". */
const CONSENTING = pattern('gi')`
  \b(?:holders?\s+of|holding|owning|representing|held)\s+(?:an?\s+)?(?:(?:aggregate|total)\s+(?:of\s+)?)?(?:approximately\s+)?
  (\d{1,3}(?:,\d{3}){1,4})\s+(?:\w+\s+){0,4}?(?:shares|votes|units)\b`;

/**
 * Gives the actions of a written consent the shares of those who signed it, stated once in its sentence: there is no other
 * count of such a vote. None where the sentence has two such counts: of classes, or of several holders.
 */
export function addConsentingShares(listed: readonly GroupedProposal[], texts: readonly TextElement[]): void {
  for (const text of texts) {
    for (const { start, end } of sentencesOf(text.text)) {
      const sentence = text.text.slice(start, end);
      if (!/\bconsent/i.test(sentence)) continue;
      const [only, ...more] = sentence.matchAll(CONSENTING);
      const digits = only?.[1];
      if (only === undefined || digits === undefined || more.length > 0) continue;
      const from = text.start + start + only.index + only[0].indexOf(digits);
      const count = { value: numberOf(digits), start: from, end: from + digits.length };
      for (const proposal of listed.filter((one) => one.record === null && one.nominees.length === 0)) {
        const record = { ...emptyRecord('', from, from, count.end), source: 'prose' as const };
        record.fields.set('votesFor', count);
        proposal.record = record;
      }
      return;
    }
  }
}
