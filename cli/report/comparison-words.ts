import type { FactorId } from '../../core/score-receipt.ts';
import type { BandMove, BandMovesOfSpan, FactorMove } from '../../scoring/compare/report-shape.ts';
import type { ComparedMethodology, NamedMover } from '../compare-histories.ts';
import { countText } from './text.ts';

export const FACTOR_NAMES: Readonly<Record<FactorId, string>> = {
  activeOfferingPressure: 'F1 offering pressure',
  cashRunwayPressure: 'F2 cash runway',
  convertibleWarrantOverhang: 'F3 overhang',
  shareFloatVelocity: 'F4 share velocity',
  compliancePressure: 'F5 compliance',
};

/** `12.3 %`; a dash for null. A share above 0 that rounds to 0 is `< 0.1 %`. */
export function shareText(share: number | null): string {
  if (share === null) return '–';
  const percent = share * 100;
  return percent > 0 && percent < 0.05 ? '< 0.1 %' : `${percent.toFixed(1)} %`;
}

export function pointsText(value: number | null, decimals = 1): string {
  return value === null ? '–' : value.toFixed(decimals);
}

/** With its sign, a true minus so that columns align; 0 has no sign. */
export function signedText(value: number | null, decimals = 1): string {
  if (value === null) return '–';
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

/** Issuer-days by direction of the move: to a higher or lower band, to or from withheld. */
export function movesByDirection(span: BandMovesOfSpan): {
  readonly raised: number;
  readonly lowered: number;
  readonly withheld: number;
  readonly published: number;
} {
  const rank = ['low', 'moderate', 'elevated', 'high'];
  const total = (chosen: (move: BandMove) => boolean) =>
    span.moves.filter(chosen).reduce((sum, { issuerDays }) => sum + issuerDays, 0);
  const bands = ({ from, to }: BandMove) => from !== 'withheld' && to !== 'withheld';
  return {
    raised: total((move) => bands(move) && rank.indexOf(move.to) > rank.indexOf(move.from)),
    lowered: total((move) => bands(move) && rank.indexOf(move.to) < rank.indexOf(move.from)),
    withheld: total(({ to }) => to === 'withheld'),
    published: total(({ from }) => from === 'withheld'),
  };
}

export function moveText({ from, to, issuerDays, issuers }: BandMove): string {
  return `${from} → ${to} ${countText(issuerDays)} (${countText(issuers)})`;
}

export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

export function issuerText({ ticker, name, cik }: Pick<NamedMover, 'ticker' | 'name' | 'cik'>): string {
  return [ticker, name ?? `CIK ${cik}`].filter((part) => part !== null).join(' · ');
}

export function factorMoveText(move: FactorMove | null): string {
  return move === null ? '–' : `${FACTOR_NAMES[move.factor]} ${signedText(move.contribution)}`;
}

/** `F2 cash runway +5.0 (60.0 → 80.0)`. */
export function dayMoveText(move: NamedMover['largest']['movedBy']): string {
  if (move === null) return '–';
  const side = (score: number | null) => (score === null ? 'missing' : score.toFixed(1));
  return `${factorMoveText(move)} (${side(move.factorScore.a)} → ${side(move.factorScore.b)})`;
}

/** The backfills behind a methodology's rows, one line per run. */
export function backfillTexts({ backfills }: ComparedMethodology): readonly string[] {
  return backfills.map(
    ({ runId, finishedAt, from, to, chosenIssuers, materializationVersion }) =>
      `${runId}, finished ${finishedAt.slice(0, 19).replace('T', ' ')} UTC, ${from} to ${to}, ` +
      `${chosenIssuers === null ? 'all issuers' : `${countText(chosenIssuers)} chosen issuers`}, ${materializationVersion}`,
  );
}

/** Why the two cannot be compared, for a reader of empty tables; null where they can. */
export function emptinessText(report: {
  readonly methodologies: { readonly a: ComparedMethodology; readonly b: ComparedMethodology };
  readonly coverage: { readonly both: { readonly issuerDays: number; readonly bothScored: number } };
  readonly range: { readonly from: string; readonly to: string };
}): string | null {
  const { a, b } = report.methodologies;
  const { from, to } = report.range;
  const without = [a, b].filter(({ rows }) => rows === 0).map(({ version }) => version);
  if (without.length > 0) {
    const commands = without.map((version) => `"tidemark backfill --methodology ${version} --from ${from} --to ${to}"`);
    return `No scores of ${without.join(' and ')} are stored for ${from} to ${to}: ${commands.join(' and ')} writes them.`;
  }
  if (report.coverage.both.issuerDays === 0) return 'The two have no issuer-day in common.';
  return report.coverage.both.bothScored === 0 ? 'There is no issuer-day that both scored.' : null;
}
