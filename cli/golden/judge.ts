import type { ParseOutcome } from '../../core/parser.ts';
import { confidenceOf, isHigh } from './compare.ts';
import type { Difference, Scorecard } from './scorecard.ts';

interface Judged extends Omit<Difference, 'name' | 'high'> {
  readonly ok: boolean;
  /** Path in the result whose confidence counts; default: the document's. */
  readonly claimed?: string;
  /** False where the parser gave nothing, which counts as missed, not as wrong. */
  readonly isGiven?: boolean;
}

/** Judges the values or rows of one document against its golden case. */
export function createJudge(name: string, outcome: ParseOutcome, card: Scorecard) {
  let wrong = 0;
  let isRight = true;
  const judge = (what: string, { ok, claimed, isGiven = true, path, expected, given }: Judged): boolean => {
    card.hit(what, ok);
    card.claim(confidenceOf(outcome, claimed ?? null), ok);
    if (ok) return true;
    isRight = false;
    const high = isHigh(outcome, claimed ?? null);
    if (isGiven && high) wrong += 1;
    card.differ({ name, path, expected, given, high });
    return false;
  };
  /** Adds the figures of the whole document. */
  const finish = (unit: 'values' | 'rows'): void => {
    card.hit('documents claimed high', isHigh(outcome));
    if (isRight && outcome.result !== null) card.hit('right documents claimed high', isHigh(outcome));
    card.hit(`wrong ${unit} at high confidence`, wrong, 0);
  };
  return { judge, finish };
}
