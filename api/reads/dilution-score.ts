import type { Reason } from '../../core/parser.ts';
import type { InputGroup, InputState, ScoreReceipt, SearchEvidence } from '../../core/score-receipt.ts';
import type { Database } from '../../db/database.ts';
import { type ScoreOutlook, scoreOutlook } from '../../scoring/explain/outlook.ts';
import { explainScoreJson, type ScoreExplanation } from '../../scoring/explain.ts';
import { noReceiptReason } from './backfilled-rows.ts';
import { loadReceipt } from './score-essentials.ts';
import { readSourceEvents, type SourceEvent } from './source-events.ts';
import { readScoreBefore, type StoredScore } from './stored-scores.ts';

/** One input of a score: facts found, or why there are none. */
export interface ScoreInput {
  readonly name: string;
  readonly state: InputState;
  readonly reason: Reason | null;
  readonly items: number;
  readonly searched?: SearchEvidence;
}

export interface ExplainedScore {
  /** Null: the score was backfilled, and has no receipt to explain. */
  readonly explanation:
    | (Omit<ScoreExplanation, 'result' | 'asOf' | 'methodologyVersion'> &
        ScoreOutlook &
        Pick<ScoreReceipt['result'], 'lo' | 'hi' | 'confidenceReasons' | 'withheldReasons' | 'presentWeight'> & {
          readonly inputs: readonly ScoreInput[];
        })
    | null;
  readonly explanationReason: string | null;
  readonly sourceEvents: readonly SourceEvent[];
}

/** Why a stored score is what it is: from its receipt, and from that of the score before it on the same clocks. */
export async function explainStored(db: Database, stored: StoredScore): Promise<ExplainedScore> {
  if (stored.origin === 'backfill') {
    const { asOf, methodologyVersion } = stored.score;
    return { explanation: null, explanationReason: noReceiptReason(asOf, methodologyVersion), sourceEvents: [] };
  }
  const receipt = await loadReceipt(db, stored.row);
  const before = await readScoreBefore(db, stored);
  const { result, asOf: _, methodologyVersion: __, ...explained } = explainScoreJson(receipt);
  const { lo, hi, confidenceReasons, withheldReasons, presentWeight } = result;
  return {
    explanation: {
      ...explained,
      lo,
      hi,
      confidenceReasons,
      withheldReasons,
      presentWeight,
      inputs: inputsOf(receipt),
      ...scoreOutlook(receipt, before && (await loadReceipt(db, before))),
    },
    explanationReason: null,
    sourceEvents: await readSourceEvents(db, receipt),
  };
}

function inputsOf({ inputs }: ScoreReceipt): readonly ScoreInput[] {
  return Object.entries(inputs as object).flatMap(([name, group]: [string, Partial<InputGroup>]) => {
    const { state, reason = null, items, searched } = group;
    if (state === undefined || items === undefined) return [];
    return [{ name, state, reason, items: items.length, ...(searched && { searched }) }];
  });
}
