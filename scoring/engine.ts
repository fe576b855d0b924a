import type { IsoDate } from '../core/dates.ts';
import type { FactWindow } from '../core/fact-rows.ts';
import type { Sha256 } from '../core/ids.ts';
import type { IssuerFacts } from '../core/score-inputs.ts';
import type { ScoreReceipt } from '../core/score-receipt.ts';
import { createDaysScorer, type DaysScorer } from './columnar/score-days.ts';
import { factWindow, type Lookbacks, SCORE_LOOKBACKS } from './facts/fact-window.ts';
import { type IssuerParts, issuerFacts } from './facts/issuer-facts.ts';
import { type Methodology, methodologyHash } from './methodology.ts';
import { createReceipt, type ReceiptVerification, verifyReceiptUnder } from './receipt.ts';
import { scoreIssuer } from './score-issuer.ts';

/** Everything that turns an issuer's rows into scores under one methodology: what a release freezes. */
export interface ScoringEngine {
  readonly methodology: Methodology;
  readonly methodologyHash: Sha256;
  readonly lookbacks: Lookbacks;
  /** Which rows the scores of these as-of dates read, by the time they became public. */
  window(from: IsoDate, to: IsoDate): FactWindow;
  /** Rows of the window → the facts that a score reads. */
  facts(parts: IssuerParts, asOf: IsoDate): IssuerFacts;
  /** The score of a date with its receipt. */
  score(facts: IssuerFacts, asOf: IsoDate): ScoreReceipt;
  /** Recomputes a receipt of this methodology from its inputs. */
  verify(receipt: unknown): ReceiptVerification;
  /** Scores of many days. */
  readonly days: DaysScorer;
}

export function createScoringEngine(methodology: Methodology): ScoringEngine {
  return {
    methodology,
    methodologyHash: methodologyHash(methodology),
    lookbacks: SCORE_LOOKBACKS,
    window: (from, to) => factWindow(from, to, SCORE_LOOKBACKS),
    facts: issuerFacts,
    score: (facts, asOf) => createReceipt(scoreIssuer(facts, asOf, methodology), methodology),
    verify: (receipt) => verifyReceiptUnder(receipt, [methodology]),
    days: createDaysScorer(methodology),
  };
}
