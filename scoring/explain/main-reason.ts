import type { AccessionNumber } from '../../core/ids.ts';
import { FACTOR_IDS, type FactorId, type InputItem, type ScoreReceipt } from '../../core/score-receipt.ts';
import { moneyInWords, percentInWords } from './format.ts';

/** What weighs most in a score, for one line of a list. */
export interface MainReason {
  readonly factor: FactorId;
  readonly text: string;
  /** The filing it comes from; null where it rests on market data. */
  readonly accessionNumber: AccessionNumber | null;
}

type Values = ScoreReceipt['factors'][FactorId]['intermediates'];
type Said = { readonly text: string; readonly items: readonly InputItem[] } | null;

const isNumber = (value: unknown): value is number => typeof value === 'number';

function offeringReason({ inputs }: ScoreReceipt, v: Values): Said {
  const { proceeds, programs } = inputs;
  const isFloored = isNumber(v['floor']) && v['floor'] > 0 && v['floor'] > Number(v['unfloored'] ?? 0);
  if (isFloored && v['needFloor'] === v['floor']) {
    const items = [...(inputs.soldInYear?.items ?? []), ...(inputs.effectiveRegistrations?.items ?? [])];
    return { text: 'needs cash soon and can sell stock', items };
  }
  const active = programs.items.find(({ kind }) => kind !== 'shelf');
  if (isFloored && active) {
    return { text: `${active.label}, ${active.status.replaceAll('-', ' ')}`, items: [active] };
  }
  const [sold, left] = [Number(v['proceedsScore'] ?? 0), Number(v['capacityScore'] ?? 0) * Number(v['capacityShare'])];
  if (sold > 0 && !(left > sold)) {
    const part = `${percentInWords(v['proceedsRatio'])} of its market value`;
    const text = `sold ${moneyInWords(v['proceeds'])} of stock in ${v['proceedsDays']} days, ${part}`;
    return { text, items: largestFirst(proceeds.items) };
  }
  if (!isNumber(v['capacityRatio']) || v['capacityRatio'] <= 0) return null;
  const part = `${percentInWords(v['capacityRatio'])} of its market value`;
  return {
    text: `can sell ${moneyInWords(v['usableCapacity'])} more of stock, ${part}`,
    items: largestFirst(programs.items),
  };
}

function runwayReason({ inputs, factors }: ScoreReceipt, v: Values): Said {
  const { floor, months } = v;
  const score = factors.cashRunwayPressure.score ?? 0;
  const isFloored = isNumber(floor) && floor > 0 && score <= floor;
  if (v['goingConcern'] === true && (isFloored || !isNumber(months))) {
    return { text: 'substantial doubt about going concern', items: inputs.goingConcern.items };
  }
  if (!isNumber(months)) return null;
  const left = months < 0.05 ? 'cash is used up' : `cash for ${months.toFixed(1)} months`;
  const doubt = v['goingConcern'] === true ? ', substantial doubt about going concern' : '';
  return { text: `${left} at its present burn${doubt}`, items: inputs.cash.items };
}

function overhangReason({ inputs }: ScoreReceipt, v: Values): Said {
  if (!isNumber(v['ratio'])) return null;
  const text = `warrants and convertibles on ${percentInWords(v['ratio'])} of its shares, near exercise counted more`;
  return { text, items: largestFirst(inputs.overhang.items) };
}

function velocityReason({ inputs }: ScoreReceipt, v: Values): Said {
  if (!isNumber(v['growth'])) return null;
  const text = `shares outstanding grew ${percentInWords(v['growth'])} since ${v['baseDate']} (split-adjusted)`;
  return { text, items: inputs.shares.items };
}

function complianceReason({ inputs }: ScoreReceipt): Said {
  const [worst] = inputs.compliance.items;
  if (worst) return { text: `${worst.label}: ${worst.value.replaceAll('_', ' ')} on ${worst.date}`, items: [worst] };
  const [closes] = inputs.closes.items;
  return closes ? { text: `${closes.value} of the last ${closes.of} ${closes.label}`, items: [closes] } : null;
}

function largestFirst(items: readonly InputItem[]): readonly InputItem[] {
  const size = ({ value }: InputItem) => (isNumber(value) ? value : 0);
  return items.toSorted((a, b) => size(b) - size(a));
}

const REASONS: Readonly<Record<FactorId, (receipt: ScoreReceipt, v: Values) => Said>> = {
  activeOfferingPressure: offeringReason,
  cashRunwayPressure: runwayReason,
  convertibleWarrantOverhang: overhangReason,
  shareFloatVelocity: velocityReason,
  compliancePressure: complianceReason,
};

/**
 * The factor that adds most to a score, in words, with the filing of its largest input; null where no factor adds
 * anything.
 */
export function mainReason(receipt: ScoreReceipt): MainReason | null {
  const share = (id: FactorId) => receipt.weights[id] * (receipt.factors[id].score ?? 0);
  for (const factor of FACTOR_IDS.toSorted((a, b) => share(b) - share(a))) {
    if (share(factor) === 0) return null;
    const said = REASONS[factor](receipt, receipt.factors[factor].intermediates);
    if (!said) continue;
    const source = said.items.find((item) => item.source !== null)?.source ?? null;
    return { factor, text: said.text, accessionNumber: source?.accessionNumber ?? null };
  }
  return null;
}
