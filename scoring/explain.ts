import type { IsoDate } from '../core/dates.ts';
import type { AccessionNumber, ParserVersion } from '../core/ids.ts';
import type { Reason } from '../core/parser.ts';
import {
  FACTOR_IDS,
  type FactorId,
  type InputItem,
  type ScoreReceipt,
  type ScoreResult,
} from '../core/score-receipt.ts';
import type { SourceSpan } from '../core/spans.ts';
import { months, number, percent, points, usd } from './explain/format.ts';

/** Where a sentence comes from; without an accession it is of the price series or a threshold list. */
export interface ExplainedSource {
  readonly label: string;
  readonly value: number | string | boolean | null;
  readonly unit: string;
  readonly date: IsoDate | null;
  readonly accessionNumber: AccessionNumber | null;
  readonly sourceSpan: SourceSpan | null;
  readonly parserVersion: ParserVersion | null;
}

export interface ExplainedSentence {
  readonly text: string;
  readonly sources: readonly ExplainedSource[];
}

export interface ExplainedFactor {
  readonly id: FactorId;
  readonly title: string;
  readonly weight: number;
  /** Null where missing. */
  readonly score: number | null;
  /** Weight · score ÷ present weight: what it adds to the score, in points. */
  readonly contribution: number | null;
  readonly sentences: readonly ExplainedSentence[];
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

const TITLES: Readonly<Record<FactorId, string>> = {
  activeOfferingPressure: 'Active offering pressure',
  cashRunwayPressure: 'Cash runway pressure',
  convertibleWarrantOverhang: 'Convertible and warrant overhang',
  shareFloatVelocity: 'Share float velocity',
  compliancePressure: 'Compliance pressure',
};

function sourcesOf(...groups: readonly { readonly items: readonly InputItem[] }[]): readonly ExplainedSource[] {
  return groups.flatMap(({ items }) =>
    items.map(({ label, value, unit, date, source }) => ({
      label,
      value,
      unit,
      date,
      accessionNumber: source?.accessionNumber ?? null,
      sourceSpan: source?.sourceSpan ?? null,
      parserVersion: source?.parserVersion ?? null,
    })),
  );
}

function sentence(text: string, ...groups: readonly { readonly items: readonly InputItem[] }[]): ExplainedSentence {
  return { text, sources: sourcesOf(...groups) };
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** What a sale is of the market value where the factor as a whole is missing for another reason. */
function shareOfMarketValue({ proceeds, marketValue }: Values): string {
  if (typeof proceeds !== 'number' || typeof marketValue !== 'number' || !(marketValue > 0))
    return 'what share of the market value that is cannot be said';
  return `${percent(proceeds / marketValue)} of market value`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function offeringSentences({ inputs }: ScoreReceipt, values: Values): ExplainedSentence[] {
  const lines: ExplainedSentence[] = [];
  if (inputs.price.state === 'present' || inputs.shares.state === 'present') {
    lines.push(
      sentence(
        `Market value: $${number(values['price'])} × ${number(values['sharesOutstanding'])} shares = ${usd(values['marketValue'])}.`,
        inputs.price,
        inputs.shares,
      ),
    );
  }
  const sold = inputs.proceeds.items.length;
  if (inputs.proceeds.state === 'none')
    lines.push(sentence(`No primary offering in the last ${values['proceedsDays']} days: searched, none found.`));
  else if (sold > 0) {
    const scored =
      typeof values['proceedsRatio'] === 'number'
        ? `${percent(values['proceedsRatio'])} of market value, which scores ${points(values['proceedsScore'])}`
        : shareOfMarketValue(values);
    lines.push(
      sentence(
        `Sold ${usd(values['proceeds'])} in ${count(sold, 'offering')} over the last ${values['proceedsDays']} days: ${scored}.`,
        inputs.proceeds,
      ),
    );
  }
  if (inputs.programmes.state === 'none') {
    lines.push(
      sentence('No shelf, at-the-market programme, equity line or pending registration: searched, none found.'),
    );
  }
  for (const item of inputs.programmes.items) {
    const until = item.expires === null ? '' : `, until ${item.expires}`;
    const taken = item.takedowns.length > 0 ? `, ${count(item.takedowns.length, 'takedown')}` : '';
    const amount = item.amountKind === 'amount' ? usd(item.value) : item.amountKind;
    lines.push(
      sentence(
        `${item.label}: ${amount}, ${item.status.replaceAll('-', ' ')}${until}${taken}.`,
        { items: [item] },
        { items: item.takedowns },
      ),
    );
  }
  if (values['babyShelfApplies'] === true) {
    const text = `Baby shelf (I.B.6): float ${usd(values['nonAffiliateFloat'])} ÷ 3 − ${usd(values['shelfSales'])} sold in 12 months leaves ${usd(values['babyShelfRemaining'])}.`;
    lines.push(sentence(text, inputs.publicFloat, inputs.shelfSales));
  } else if (values['nonAffiliateFloat'] !== null) {
    lines.push(
      sentence(`Non-affiliate float ${usd(values['nonAffiliateFloat'])}; no baby-shelf limit.`, inputs.publicFloat),
    );
  }
  if (typeof values['capacityRatio'] === 'number') {
    const parts = `R ${points(values['proceedsScore'])} and K ${points(values['capacityScore'])} (usable ${usd(values['usableCapacity'])}, ${percent(values['capacityRatio'])} of market value)`;
    const sum = `100·[1 − (1 − R/100)(1 − ${values['capacityShare']}·K/100)] = ${points(values['unfloored'])}`;
    lines.push(sentence(`${parts}: ${sum}; floor ${points(values['floor'])}.`));
  }
  return lines;
}

function runwaySentences({ inputs }: ScoreReceipt, values: Values): ExplainedSentence[] {
  const lines: ExplainedSentence[] = [];
  if (values['cash'] === null) return lines;
  const byRole = (role: string) => ({ items: inputs.cash.items.filter((item) => item.role === role) });
  const held = `Cash ${usd(values['cash'])} and short-term investments ${usd(values['shortTermInvestments'])} at ${values['balanceDate']}, ${values['balanceAgeDays']} days before.`;
  lines.push(sentence(held, byRole('cash'), byRole('short-term-investments')));
  if (typeof values['monthlyBurn'] === 'number') {
    const flow = `Operating cash flow ${usd(values['operatingCashFlow'])} over ${values['durationDays']} days: a burn of ${usd(values['monthlyBurn'])} a month.`;
    lines.push(sentence(flow, byRole('operating-cash-flow')));
    if (values['trailingYearOperatingCashFlow'] !== null) {
      const year = `Trailing twelve months: ${usd(values['trailingYearOperatingCashFlow'])}.`;
      lines.push(sentence(year, byRole('trailing-year-part')));
    }
  }
  if (typeof values['months'] === 'number') {
    const text = `(cash + investments + ${usd(values['raises'])} raised since) ÷ burn − ${months(values['monthsSinceBalance'])} months = ${months(values['months'])} months, which scores ${points(values['unfloored'])}.`;
    lines.push(sentence(text, inputs.raisesSinceBalance));
  } else if (typeof values['unfloored'] === 'number') {
    lines.push(sentence('Operations do not use cash, so runway exerts no pressure.'));
  }
  if (values['goingConcern'] === true) {
    lines.push(
      sentence(`Substantial doubt about going concern: at least ${points(values['floor'])}.`, inputs.goingConcern),
    );
  } else if (values['goingConcern'] === false) {
    lines.push(sentence('No substantial doubt stated: searched, none found.', inputs.goingConcern));
  }
  return lines;
}

function overhangSentences({ inputs }: ScoreReceipt, values: Values): ExplainedSentence[] {
  if (inputs.overhang.state === 'none') return [sentence('No warrants or convertibles: searched, none found.')];
  const lines = inputs.overhang.items.map((item) => {
    // In today's shares, as everything else of the sentence; the source line has the words of the filing.
    const price = item.instrument === 'warrant' ? 'exercise price' : 'conversion price';
    const strike =
      item.exercisePrice === null
        ? `, their ${price} not stated`
        : ` at $${number(item.exercisePrice / item.splitFactor)} a share`;
    const until = item.expires === null ? '' : `, until ${item.expires}`;
    const shares =
      item.value === null ? 'a number of shares not stated' : `${number(item.value * item.splitFactor)} shares`;
    const variable = item.variablePrice ? ', the price variable' : '';
    return sentence(`${capitalized(item.label)} for ${shares}${strike}${until}${variable}.`, { items: [item] });
  });
  if (typeof values['ratio'] === 'number') {
    const text = `Weighted ${number(values['weightedShares'])} shares ÷ ${number(values['sharesOutstanding'])} outstanding = ${percent(values['ratio'])}.`;
    lines.push(sentence(text, inputs.shares));
  }
  return lines;
}

function velocitySentences({ inputs }: ScoreReceipt, values: Values): ExplainedSentence[] {
  if (typeof values['growth'] !== 'number') return [];
  const text = `Split-adjusted shares went from ${number(values['baseShares'])} (${values['baseDate']}) to ${number(values['shares'])} (${values['sharesDate']}): ${percent(values['growth'])}.`;
  return [sentence(text, inputs.sharesYearAgo, inputs.shares)];
}

function complianceSentences({ inputs }: ScoreReceipt, values: Values): ExplainedSentence[] {
  const lines: ExplainedSentence[] = [];
  if (inputs.compliance.state === 'none') lines.push(sentence('No deficiency notice: searched, none found.'));
  for (const item of inputs.compliance.items) {
    const state = item.value.replaceAll('_', ' ');
    const since = item.since === item.date ? '' : `, the first notice of ${item.since}`;
    lines.push(sentence(`${capitalized(item.label)}: ${state} on ${item.date}${since}.`, { items: [item] }));
  }
  for (const item of inputs.closes.items) {
    lines.push(sentence(`${item.value} of the last ${item.of} ${item.label}.`, { items: [item] }));
  }
  if (values['barredBy'] !== null) {
    lines.push(sentence(`A prior reverse split bars a grace period (${values['barredBy']}).`, inputs.splits));
  }
  lines.push(sentence(`Worst open state: ${values['worstState']}.`));
  return lines;
}

const SENTENCES: Readonly<Record<FactorId, (receipt: ScoreReceipt, values: Values) => ExplainedSentence[]>> = {
  activeOfferingPressure: offeringSentences,
  cashRunwayPressure: runwaySentences,
  convertibleWarrantOverhang: overhangSentences,
  shareFloatVelocity: velocitySentences,
  compliancePressure: complianceSentences,
};

function verdictOf(receipt: ScoreReceipt, issuer: string): string {
  const { result, asOf } = receipt;
  if (result.score === null) {
    const why = result.withheldReasons.map((reason) => reason.message).join('; ');
    return `${issuer}: score withheld on ${asOf}, because ${why}; it would lie between ${points(result.lo)} and ${points(result.hi)}.`;
  }
  const present = FACTOR_IDS.filter((id) => receipt.factors[id].score !== null);
  const share = (id: FactorId) => receipt.weights[id] * (receipt.factors[id].score ?? 0);
  const driver = [...present].sort((a, b) => share(b) - share(a))[0];
  const range = result.presentWeight < 100 ? ` (between ${points(result.lo)} and ${points(result.hi)})` : '';
  const most = driver === undefined || share(driver) === 0 ? '' : `; most of it is ${TITLES[driver].toLowerCase()}`;
  const barred = result.bandBarred ? ' (low is barred while inputs are missing)' : '';
  return `${issuer}: dilution score ${points(result.score)}${range} on ${asOf}, ${result.band}${barred}, confidence ${result.confidence}${most}.`;
}

/** A score in words and numbers, from its receipt alone: every sentence with the places it was read from. */
export function explainScoreJson(receipt: ScoreReceipt): ScoreExplanation {
  const name = receipt.name ?? `CIK ${receipt.cik}`;
  const issuer = receipt.ticker === null ? name : `${name} (${receipt.ticker})`;
  const factors = FACTOR_IDS.map((id): ExplainedFactor => {
    const { score, reasons, flags, intermediates } = receipt.factors[id];
    const weight = receipt.weights[id];
    return {
      id,
      title: TITLES[id],
      weight,
      score,
      contribution:
        score === null || receipt.result.score === null ? null : (weight * score) / receipt.result.presentWeight,
      sentences: SENTENCES[id](receipt, intermediates),
      missing: reasons,
      notes: flags,
    };
  });
  return {
    verdict: verdictOf(receipt, issuer),
    issuer,
    asOf: receipt.asOf,
    methodologyVersion: receipt.methodology.version,
    result: receipt.result,
    factors,
    receiptHash: receipt.hash,
  };
}
