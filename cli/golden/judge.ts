import type { ParseOutcome } from '../../core/parser.ts';
import { confidenceOf, isHigh } from './compare.ts';
import type { Difference, Scorecard } from './scorecard.ts';

interface Judged extends Omit<Difference, 'name' | 'high'> {
  readonly ok: boolean;
  /** Paths in the result, the closest first: the first that has a confidence counts; default: the document's. */
  readonly claimed?: string | readonly string[] | undefined;
  /** False where the parser gave nothing, which counts as missed, not as wrong. */
  readonly isGiven?: boolean;
}

/** Judges the values or rows of one document against its golden case. */
export function createJudge(name: string, outcome: ParseOutcome, card: Scorecard) {
  let wrong = 0;
  let isRight = true;
  const pathOf = (claimed: Judged['claimed']): string | null =>
    [claimed ?? []].flat().find((path) => outcome.confidences?.[path] !== undefined) ?? null;
  const differ = (judged: Judged, high: boolean): void => {
    const { path, expected, given } = judged;
    card.differ({ name, path, expected, given, high });
  };
  const judge = (what: string, judged: Judged): boolean => {
    const { ok, claimed, isGiven = true } = judged;
    card.hit(what, ok);
    if (isGiven) card.claim(confidenceOf(outcome, pathOf(claimed)), ok);
    if (ok) return true;
    isRight = false;
    // A row that doubts itself is still part of a document that claims to be right.
    const high = isGiven && (isHigh(outcome) || isHigh(outcome, pathOf(claimed)));
    if (high) wrong += 1;
    differ(judged, high);
    return false;
  };
  /** A row or item that the document does not have. */
  const spurious = (what: string, judged: Omit<Judged, 'ok' | 'expected'>): void => {
    const high = isHigh(outcome) || isHigh(outcome, pathOf(judged.claimed));
    card.hit(what, 1, 0);
    card.hit('spurious at high confidence', high, 0);
    card.claim(confidenceOf(outcome, pathOf(judged.claimed)), false);
    isRight = false;
    if (high) wrong += 1;
    differ({ ...judged, ok: false, expected: null }, high);
  };
  /** A single fact beside the rows: given and wrong at high confidence, it counts on its own. */
  const fact = (judged: Judged): void => {
    const high = isHigh(outcome, pathOf(judged.claimed));
    card.claim(confidenceOf(outcome, pathOf(judged.claimed)), judged.ok);
    card.hit('wrong facts at high confidence', !judged.ok && high, 0);
    if (!judged.ok) differ(judged, high);
  };
  /** Adds the figures of the whole document. */
  const finish = (unit: 'values' | 'rows'): void => {
    card.hit('documents claimed high', isHigh(outcome));
    if (isRight && outcome.result !== null) card.hit('right documents claimed high', isHigh(outcome));
    card.hit(`wrong ${unit} at high confidence`, wrong, 0);
  };
  return { judge, spurious, fact, finish };
}
