import { FACTOR_IDS, type ScoreReceipt } from '../../core/score-receipt.ts';
import { FACTOR_NAMES } from './comparison-words.ts';
import { renderTable } from './table.ts';

/** A score in a few lines: the number, its bounds, its factors. `--explain` adds the rest. */
export function renderScore(receipt: ScoreReceipt): string {
  const { result } = receipt;
  const who = `${receipt.ticker ?? `CIK ${receipt.cik}`} ${receipt.name ?? ''}`.trim();
  const verdict =
    result.score === null
      ? `score withheld: ${result.withheldReasons.map(({ message }) => message).join('; ')}`
      : `dilution score ${result.score.toFixed(1)} of 100${rangeText(result)}, band ${result.band}, confidence ${result.confidence}`;
  return [
    `${who}, ${receipt.asOf}, methodology ${receipt.methodology.version}`,
    verdict,
    renderTable(
      ['factor', 'weight', 'factor score, 0–100', 'why missing'],
      [1, 2],
      FACTOR_IDS.map((id) => {
        const factor = receipt.factors[id];
        const why = factor.state === 'missing' ? factor.reasons.map(({ message }) => message).join('; ') : '';
        return [FACTOR_NAMES[id], `${receipt.weights[id]} %`, factor.score?.toFixed(1) ?? 'missing', why];
      }),
    ),
  ].join('\n');
}

/** Bounds that missing inputs leave open; none where everything is known. */
function rangeText({ lo, hi }: ScoreReceipt['result']): string {
  return lo === hi ? '' : ` (between ${lo.toFixed(1)} and ${hi.toFixed(1)})`;
}
