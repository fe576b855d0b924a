import type { IsoDate } from '../core/dates.ts';
import type { AccessionNumber, ParserVersion } from '../core/ids.ts';
import type { Reason } from '../core/parser.ts';
import {
  FACTOR_IDS,
  type FactorId,
  type InputGroup,
  type InputItem,
  type OverhangItem,
  type ProgramItem,
  type ScoreReceipt,
  type ScoreResult,
} from '../core/score-receipt.ts';
import type { SourceSpan } from '../core/spans.ts';
import { capitalized, count, months, number, percent, points, signedPercent, usd } from './explain/format.ts';
import { evidenceText } from './search-text.ts';

/** The source of a sentence; without an accession it is market data or a threshold list. */
export interface ExplainedSource extends Pick<InputItem, 'label' | 'value' | 'unit' | 'date'> {
  readonly accessionNumber: AccessionNumber | null;
  readonly sourceSpan: SourceSpan | null;
  readonly parserVersion: ParserVersion | null;
}

export interface ExplainedSentence {
  readonly text: string;
  readonly sources: readonly ExplainedSource[];
}

/** A sentence, or a formula with its numbers, which belongs in an appendix. */
interface Part extends ExplainedSentence {
  readonly isFormula?: true;
}

export interface ExplainedFactor {
  readonly id: FactorId;
  readonly title: string;
  readonly weight: number;
  /** Null where missing. */
  readonly score: number | null;
  /** Points that it adds to the score: weight · score ÷ present weight. */
  readonly contribution: number | null;
  readonly sentences: readonly ExplainedSentence[];
  /** The arithmetic behind the sentences, with its numbers. */
  readonly formulas: readonly string[];
  readonly missing: readonly Reason[];
  readonly notes: readonly Reason[];
}

export interface ScoreExplanation {
  readonly verdict: string;
  readonly issuer: string;
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  readonly result: ScoreResult;
  readonly factors: readonly ExplainedFactor[];
  readonly receiptHash: string;
}

type Values = ScoreReceipt['factors'][FactorId]['intermediates'];
type Items = Pick<ScoreReceipt['inputs']['regsho'], 'items'>;

/** Null: nothing to say. */
type Sentence = Part | null;

function sentence(text: string, ...groups: readonly Items[]): ExplainedSentence {
  const items = groups.flatMap((group) => group.items);
  const sources = items.map(({ label, value, unit, date, source }) => ({
    label,
    value,
    unit,
    date,
    accessionNumber: source?.accessionNumber ?? null,
    sourceSpan: source?.sourceSpan ?? null,
    parserVersion: source?.parserVersion ?? null,
  }));
  return { text, sources };
}

function formula(text: string): Part {
  return { text, sources: [], isFormula: true };
}

/** "Searched, none found" with the filings that were searched. */
function noneSentence(text: string, { searched }: Pick<InputGroup, 'searched'>): ExplainedSentence {
  return sentence(`${text}: searched, none found${searched === undefined ? '' : ` in ${evidenceText(searched)}`}.`);
}

function programSentence(item: ProgramItem): ExplainedSentence {
  const amount = item.amountKind === 'amount' ? usd(item.value) : item.amountKind;
  const until = item.expires === null ? '' : `, until ${item.expires}`;
  const taken = item.takedowns.length > 0 ? `, ${count(item.takedowns.length, 'takedown')}` : '';
  const text = `${capitalized(item.label)}: ${amount}, ${item.status.replaceAll('-', ' ')}${until}${taken}.`;
  return sentence(text, { items: [item] }, { items: item.takedowns });
}

function proceedsSentence({ inputs }: ScoreReceipt, v: Values): Sentence {
  const { state, items } = inputs.proceeds;
  const days = v['proceedsDays'];
  if (state === 'none') return noneSentence(`No primary offering in the last ${days} days`, inputs.proceeds);
  if (items.length === 0) return null;
  const { proceeds, proceedsRatio, marketValue } = v;
  let share = 'its share of the market value is unknown';
  if (typeof proceedsRatio === 'number') {
    share = `${percent(proceedsRatio)} of market value`;
  } else if (typeof proceeds === 'number' && typeof marketValue === 'number' && marketValue > 0) {
    share = `${percent(proceeds / marketValue)} of market value`;
  }
  const text = `Sold ${usd(proceeds)} in ${count(items.length, 'offering')} over the last ${days} days: ${share}.`;
  return sentence(text, inputs.proceeds);
}

function babyShelfSentence({ inputs }: ScoreReceipt, v: Values): Sentence {
  const float = usd(v['nonAffiliateFloat']);
  if (v['babyShelfApplies'] === true) {
    const text = `The baby shelf limit (General Instruction I.B.6) leaves ${usd(v['babyShelfRemaining'])}: a third of the float of ${float}, less ${usd(v['shelfSales'])} sold in 12 months.`;
    return sentence(text, inputs.publicFloat, inputs.shelfSales);
  }
  if (v['nonAffiliateFloat'] === null) return null;
  return sentence(`Non-affiliate float ${float}; no baby-shelf limit.`, inputs.publicFloat);
}

/** The floor of an issuer that has to sell stock and can. */
function needSentence({ inputs }: ScoreReceipt, v: Values): Sentence {
  const { soldInYear = { items: [] }, effectiveRegistrations = { items: [] }, cash, goingConcern } = inputs;
  const floor = v['needFloor'];
  if (typeof floor !== 'number' || floor === 0) return null;
  const can = soldInYear.items.length > 0 ? 'has sold stock in the last year' : 'can sell stock';
  const text = `It needs cash soon and ${can}, so an offering is near: this factor is at least ${points(floor)}.`;
  const need = { items: cash.items.filter(({ role }) => role === 'cash') };
  return sentence(text, soldInYear, effectiveRegistrations, need, goingConcern);
}

function offeringSentences(receipt: ScoreReceipt, v: Values): readonly Sentence[] {
  const { price, shares, programs } = receipt.inputs;
  const hasMarket = price.state === 'present' || shares.state === 'present';
  const market = `Market value ${usd(v['marketValue'])}: ${number(v['sharesOutstanding'])} shares at $${number(v['price'])}.`;
  const usable = `It can still sell ${usd(v['usableCapacity'])} under its registrations, ${percent(v['capacityRatio'])} of market value.`;
  const terms = `R = ${points(v['proceedsScore'])} (proceeds ÷ market value), K = ${points(v['capacityScore'])} (usable capacity ÷ market value)`;
  const arithmetic = `100 × [1 − (1 − R/100) × (1 − ${v['capacityShare']} × K/100)] = ${points(v['unfloored'])}; floor ${points(v['floor'])}`;
  const partly = `R = ${points(v['proceedsScore'])} (proceeds ÷ market value), K unknown: ${points(v['unfloored'])}; floor ${points(v['floor'])}`;
  return [
    hasMarket ? sentence(market, price, shares) : null,
    proceedsSentence(receipt, v),
    programs.state === 'none'
      ? noneSentence('No shelf, at-the-market program, equity line or pending registration', programs)
      : null,
    ...programs.items.map(programSentence),
    babyShelfSentence(receipt, v),
    typeof v['capacityRatio'] === 'number' ? sentence(usable) : null,
    typeof v['capacityRatio'] === 'number' ? formula(`${terms}: ${arithmetic}`) : null,
    typeof v['proceedsScore'] === 'number' && v['capacityRatio'] === null ? formula(partly) : null,
    needSentence(receipt, v),
  ];
}

function runwaySentences({ inputs }: ScoreReceipt, v: Values): readonly Sentence[] {
  if (v['cash'] === null) return [];
  const byRole = (...roles: readonly string[]) => ({
    items: inputs.cash.items.filter((item) => roles.includes(item.role)),
  });
  const longTerm =
    v['longTermSecurities'] === undefined ? '' : `, long-term securities ${usd(v['longTermSecurities'])}`;
  const held = `Cash ${usd(v['cash'])} and short-term investments ${usd(v['shortTermInvestments'])}${longTerm} at ${v['balanceDate']}, ${v['balanceAgeDays']} days before.`;
  const burn = `: a burn of ${usd(v['monthlyBurn'])} a month`;
  const [ofFlow, ofYear] = v['burnOfTrailingYear'] === true ? ['', burn] : [burn, ''];
  const flow = `Operating cash flow ${usd(v['operatingCashFlow'])} over ${v['durationDays']} days${ofFlow}.`;
  const year = `Trailing twelve months: ${usd(v['trailingYearOperatingCashFlow'])}${ofYear}.`;
  const runway = `At that burn, cash lasts ${months(v['months'])} months from the as-of date.`;
  const arithmetic = `(cash + investments + ${usd(v['raises'])} raised since) ÷ monthly burn − ${months(v['monthsSinceBalance'])} months since the balance date = ${months(v['months'])} months, which scores ${points(v['unfloored'])}`;
  const doubt = `Substantial doubt that it can continue as a going concern: this factor is at least ${points(v['floor'])}.`;
  const hasFlow = typeof v['monthlyBurn'] === 'number';
  const isBurning = typeof v['months'] === 'number';
  return [
    sentence(held, byRole('cash', 'short-term-investments', 'long-term-securities')),
    hasFlow ? sentence(flow, byRole('operating-cash-flow')) : null,
    hasFlow && v['trailingYearOperatingCashFlow'] !== null ? sentence(year, byRole('trailing-year-part')) : null,
    isBurning ? sentence(runway, inputs.raisesSinceBalance) : null,
    isBurning ? formula(arithmetic) : null,
    !isBurning && typeof v['unfloored'] === 'number'
      ? sentence('Operations do not use cash, so runway exerts no pressure.')
      : null,
    v['goingConcern'] === true ? sentence(doubt, inputs.goingConcern) : null,
    v['goingConcern'] === false
      ? sentence('No substantial doubt stated: searched, none found.', inputs.goingConcern)
      : null,
  ];
}

/** Counts and prices in today's shares; the source line has those of the filing. */
function overhangSentence(item: OverhangItem): ExplainedSentence {
  const { value, splitFactor, exercisePrice } = item;
  const shares = value === null ? 'a number of shares not stated' : `${number(value * splitFactor)} shares`;
  const price = item.instrument === 'warrant' ? 'exercise price' : 'conversion price';
  const strike =
    exercisePrice === null ? `, ${price} not stated` : ` at $${number(exercisePrice / splitFactor)} a share`;
  const until = item.expires === null ? '' : `, until ${item.expires}`;
  const variable = item.variablePrice ? ', at a variable price' : '';
  return sentence(`${capitalized(item.label)} for ${shares}${strike}${until}${variable}.`, { items: [item] });
}

function overhangSentences({ inputs }: ScoreReceipt, v: Values): readonly Sentence[] {
  const { overhang, shares } = inputs;
  if (overhang.state === 'none') return [noneSentence('No warrants or convertibles', overhang)];
  const byPrice = v['issuableShares'] === undefined ? '' : ' and how far their price is above that of the stock';
  const ratio = `Weighted by how soon they can be exercised${byPrice}, these are ${percent(v['ratio'])} of the shares outstanding.`;
  const arithmetic = `${number(v['weightedShares'])} weighted shares ÷ ${number(v['sharesOutstanding'])} shares outstanding = ${percent(v['ratio'])}`;
  const isKnown = typeof v['ratio'] === 'number';
  return [
    ...overhang.items.map(overhangSentence),
    isKnown ? sentence(ratio, shares) : null,
    isKnown ? formula(arithmetic) : null,
  ];
}

function velocitySentences({ inputs }: ScoreReceipt, v: Values): readonly Sentence[] {
  if (typeof v['growth'] !== 'number') return [];
  const text = `Shares outstanding, adjusted for splits, went from ${number(v['baseShares'])} (${v['baseDate']}) to ${number(v['shares'])} (${v['sharesDate']}): ${signedPercent(v['growth'])}.`;
  return [sentence(text, inputs.sharesYearAgo, inputs.shares)];
}

function complianceSentences({ inputs }: ScoreReceipt, v: Values): readonly Sentence[] {
  const { compliance, closes, splits } = inputs;
  return [
    compliance.state === 'none' ? noneSentence('No deficiency notice', compliance) : null,
    ...compliance.items.map((item) => {
      const since = item.since === item.date ? '' : `, first notice on ${item.since}`;
      const text = `${capitalized(item.label)}: ${item.value.replaceAll('_', ' ')} on ${item.date}${since}.`;
      return sentence(text, { items: [item] });
    }),
    ...closes.items.map((item) => sentence(`${item.value} of the last ${item.of} ${item.label}.`, { items: [item] })),
    v['barredBy'] === null ? null : sentence(`A prior reverse split bars a grace period (${v['barredBy']}).`, splits),
    sentence(`Worst open state: ${String(v['worstState']).replace(/[_-]/g, ' ')}.`),
  ];
}

const FACTORS: Readonly<
  Record<FactorId, readonly [title: string, sentences: (receipt: ScoreReceipt, v: Values) => readonly Sentence[]]>
> = {
  activeOfferingPressure: ['Active offering pressure', offeringSentences],
  cashRunwayPressure: ['Cash runway pressure', runwaySentences],
  convertibleWarrantOverhang: ['Convertible and warrant overhang', overhangSentences],
  shareFloatVelocity: ['Share float velocity', velocitySentences],
  compliancePressure: ['Compliance pressure', complianceSentences],
};

function verdictOf({ result, asOf, weights, factors }: ScoreReceipt, issuer: string): string {
  const [lo, hi] = [points(result.lo), points(result.hi)];
  if (result.score === null) {
    const why = result.withheldReasons.map((reason) => reason.message).join('; ');
    return `${issuer}: score withheld on ${asOf}, because ${why}; it would be between ${lo} and ${hi}.`;
  }
  const share = (id: FactorId) => weights[id] * (factors[id].score ?? 0);
  const [driver] = FACTOR_IDS.toSorted((a, b) => share(b) - share(a));
  const range = result.presentWeight < 100 ? ` (between ${lo} and ${hi})` : '';
  const most =
    driver === undefined || share(driver) === 0 ? '' : `; the largest part is ${FACTORS[driver][0].toLowerCase()}`;
  const barred = result.bandBarred ? ' (the band cannot be low while inputs are missing)' : '';
  return `${issuer}: dilution score ${points(result.score)}${range} on ${asOf}, band ${result.band}${barred}, confidence ${result.confidence}${most}.`;
}

/** A score in words and numbers from its receipt alone; every sentence cites its sources. */
export function explainScoreJson(receipt: ScoreReceipt): ScoreExplanation {
  const { asOf, methodology, result } = receipt;
  const name = receipt.name ?? `CIK ${receipt.cik}`;
  const issuer = receipt.ticker === null ? name : `${name} (${receipt.ticker})`;
  const factors = FACTOR_IDS.map((id): ExplainedFactor => {
    const { score, reasons, flags, intermediates } = receipt.factors[id];
    const [title, sentences] = FACTORS[id];
    const weight = receipt.weights[id];
    const parts = sentences(receipt, intermediates).filter((one) => one !== null);
    return {
      id,
      title,
      weight,
      score,
      contribution: score === null || result.score === null ? null : (weight * score) / result.presentWeight,
      sentences: parts.flatMap(({ isFormula, ...one }) => (isFormula ? [] : [one])),
      formulas: parts.flatMap(({ isFormula, text }) => (isFormula ? [text] : [])),
      missing: reasons,
      notes: flags,
    };
  });
  const verdict = verdictOf(receipt, issuer);
  return { verdict, issuer, asOf, methodologyVersion: methodology.version, result, factors, receiptHash: receipt.hash };
}

/** The factors' names in words. */
export const FACTOR_TITLES = Object.fromEntries(FACTOR_IDS.map((id) => [id, FACTORS[id][0]])) as Readonly<
  Record<FactorId, string>
>;
