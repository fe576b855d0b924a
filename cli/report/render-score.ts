import { FACTOR_IDS, type ScoreReceipt } from '../../core/score-receipt.ts';
import { renderTable } from './table.ts';

/** A score in a few lines: the number, its bounds, its factors. `--explain` adds the rest. */
export function renderScore(receipt: ScoreReceipt): string {
  const { result } = receipt;
  const who = `${receipt.ticker ?? `CIK ${receipt.cik}`} ${receipt.name ?? ''}`.trim();
  const verdict =
    result.score === null
      ? `withheld: ${result.withheldReasons.map(({ message }) => message).join('; ')}`
      : `${result.score.toFixed(1)} ${result.band ?? ''} (${result.lo.toFixed(1)}–${result.hi.toFixed(1)}), confidence ${result.confidence}`;
  return [
    `${who}, ${receipt.asOf}, methodology ${receipt.methodology.version}`,
    verdict,
    renderTable(
      ['factor', 'weight', 'score', 'why missing'],
      [1, 2],
      FACTOR_IDS.map((id) => {
        const factor = receipt.factors[id];
        const why = factor.state === 'missing' ? factor.reasons.map(({ message }) => message).join('; ') : '';
        return [id, (receipt.weights[id] / 100).toFixed(2), factor.score?.toFixed(1) ?? 'missing', why];
      }),
    ),
  ].join('\n');
}
