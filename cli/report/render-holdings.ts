import { restoredCusip } from '../../core/cusip.ts';
import type { HoldingIssuer } from '../../scoring/ledger/holding-issuers.ts';
import { positionsOf } from '../../scoring/ledger/manager-positions.ts';
import type { ManagerComparison, ManagerQuarter } from '../manager-quarter.ts';
import { renderTable } from './table.ts';

/** A manager's composed quarter, the largest positions first. */
export function renderQuarter({ managerName, quarter }: ManagerQuarter, top: number): string {
  const positions = [...positionsOf(quarter.holdings).values()].sort(
    (a, b) => (b.valueDollars ?? 0) - (a.valueDollars ?? 0),
  );
  const issuers = new Map(quarter.holdings.map(({ cusip, issuer }) => [cusip && restoredCusip(cusip), issuer]));
  const total = positions.reduce((sum, { valueDollars }) => sum + (valueDollars ?? 0), 0);
  return [
    `${managerName ?? 'unnamed manager'}, ${quarter.periodOfReport}: ${positions.length} positions, $${total.toLocaleString('en-US')}`,
    restsOn(quarter),
    renderTable(
      ['issuer as filed', 'class', 'CUSIP', '', 'value $', 'shares or principal', 'issuer by the SEC', 'CIK'],
      [4, 5, 7],
      positions
        .slice(0, top)
        .map((one) => [
          one.nameOfIssuer ?? '',
          one.titleOfClass ?? '',
          one.cusip ?? '',
          one.putCall ?? '',
          one.valueDollars ?? 'unknown',
          one.sshPrnamt ?? 'unknown',
          ...issuerCells(issuers.get(one.cusip)),
        ]),
    ),
    basisOf(positions.map(({ cusip }) => issuers.get(cusip))),
    more(positions.length, top),
  ].join('\n');
}

/** Two quarters side by side, the largest changes of value first. */
export function renderComparison({ managerName, before, after, positions }: ManagerComparison, top: number): string {
  const counts = Map.groupBy(positions, ({ change }) => change);
  const moved = positions.filter(({ change }) => change !== 'unchanged');
  return [
    `${managerName ?? 'unnamed manager'}, ${before.periodOfReport} → ${after.periodOfReport}: ${[...counts].map(([change, of]) => `${of.length} ${change}`).join(', ')}`,
    restsOn(after),
    renderTable(
      ['change', 'issuer as filed', 'CUSIP', '', 'shares', 'value $', 'issuer by the SEC', 'CIK'],
      [4, 5, 7],
      moved.slice(0, top).map(({ change, before: then, after: now, sharesChange, valueChange, issuer }) => {
        const one = now ?? then;
        return [
          change,
          one?.nameOfIssuer ?? '',
          one?.cusip ?? '',
          one?.putCall ?? '',
          sharesChange ?? 'unknown',
          valueChange ?? 'unknown',
          ...issuerCells(issuer),
        ];
      }),
    ),
    basisOf(moved.map(({ issuer }) => issuer)),
    more(moved.length, top),
  ].join('\n');
}

/** The issuer's name and CIK; where there is none, the code of the reason, which `basisOf` puts in words. */
function issuerCells(issuer: HoldingIssuer | undefined): readonly [string, string] {
  if (!issuer) return ['', ''];
  const [reason] = issuer.reasons;
  return [issuer.issuerName ?? `unresolved: ${reason?.code ?? 'unknown'}`, issuer.cik ?? ''];
}

/** What names and CIKs rest on, and why others are missing, counted over all positions. */
function basisOf(issuers: readonly (HoldingIssuer | undefined)[]): string {
  const all = issuers.filter((issuer) => issuer !== undefined);
  const listed = all.flatMap(({ basis }) => basis.filter(({ kind }) => kind === 'official-list').slice(0, 1));
  const linked = all.filter(({ cik }) => cik !== null).length;
  const reasons = Map.groupBy(
    all.flatMap((issuer) => issuer.reasons),
    ({ code }) => code,
  );
  return [
    `issuer by the SEC: ${listed.length} of ${all.length} positions named by its list of 13(f) securities, ${linked} with the CIK of a Schedule 13D or 13G that states the CUSIP (--json has the sources)`,
    ...[...reasons].map(
      ([code, of]) => `  ${code}: ${of.length}, ${of.length > 1 ? 'for example ' : ''}${of[0]?.message ?? ''}`,
    ),
  ].join('\n');
}

function restsOn({ composedOf, replaced, notApplied, takenOtherwise }: ManagerQuarter['quarter']): string {
  const left = notApplied.map(({ accessionNumber, reason }) => `${accessionNumber} (${reason})`);
  return [
    `from ${composedOf.join(', ')}`,
    replaced.length > 0 ? `replaced: ${replaced.join(', ')}` : '',
    left.length > 0 ? `left out: ${left.join(', ')}` : '',
    ...takenOtherwise.map(({ accessionNumber, reason }) => `${accessionNumber}: ${reason}`),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function more(all: number, top: number): string {
  return all > top ? `… and ${all - top} more (--top, --json)` : '';
}
