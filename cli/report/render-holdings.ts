import type { ManagerComparison, ManagerQuarter } from '../../api/reads/manager-quarter.ts';
import { restoredCusip } from '../../core/cusip.ts';
import type { HoldingIssuer } from '../../scoring/ledger/holding-issuers.ts';
import { positionsOf } from '../../scoring/ledger/manager-positions.ts';
import { renderTable } from './table.ts';
import { countText, joinLines } from './text.ts';

/** A manager's composed quarter, the largest positions first. */
export function renderQuarter({ managerName, quarter }: ManagerQuarter, top: number): string {
  const positions = [...positionsOf(quarter.holdings).values()].sort(
    (a, b) => (b.valueDollars ?? 0) - (a.valueDollars ?? 0),
  );
  const issuers = new Map(quarter.holdings.map(({ cusip, issuer }) => [cusip && restoredCusip(cusip), issuer]));
  const total = positions.reduce((sum, { valueDollars }) => sum + (valueDollars ?? 0), 0);
  const summary = `${positions.length} positions, $${countText(total)}`;
  return [
    `${managerName ?? 'unnamed manager'}, ${quarter.periodOfReport}: ${summary}`,
    sourcesText(quarter),
    renderTable(
      ['issuer as filed', 'class', 'CUSIP', '', 'value, $', 'shares or principal', 'issuer by the SEC', 'CIK'],
      [4, 5, 7],
      positions.slice(0, top).map(({ nameOfIssuer, titleOfClass, cusip, putCall, ...one }) => {
        const [value, amount] = [one.valueDollars ?? 'unknown', one.sshPrnamt ?? 'unknown'];
        return [nameOfIssuer, titleOfClass, cusip, putCall, value, amount, ...issuerCells(issuers.get(cusip))];
      }),
    ),
    resolutionText(positions.map(({ cusip }) => issuers.get(cusip))),
    more(positions.length, top),
  ].join('\n');
}

/** Two quarters side by side, the largest changes of value first. */
export function renderComparison({ managerName, before, after, positions }: ManagerComparison, top: number): string {
  const changes = Map.groupBy(positions, ({ change }) => change);
  const counts = [...changes].map(([change, of]) => `${of.length} ${change}`).join(', ');
  const moved = positions.filter(({ change }) => change !== 'unchanged');
  return [
    `${managerName ?? 'unnamed manager'}, ${before.periodOfReport} → ${after.periodOfReport}: ${counts}`,
    sourcesText(after),
    renderTable(
      ['change', 'issuer as filed', 'CUSIP', '', 'shares', 'value, $', 'issuer by the SEC', 'CIK'],
      [4, 5, 7],
      moved.slice(0, top).map(({ change, sharesChange, valueChange, issuer, ...position }) => {
        const { nameOfIssuer, cusip, putCall } = position.after ?? position.before ?? {};
        const [shares, value] = [sharesChange ?? 'unknown', valueChange ?? 'unknown'];
        return [change, nameOfIssuer, cusip, putCall, shares, value, ...issuerCells(issuer)];
      }),
    ),
    resolutionText(moved.map(({ issuer }) => issuer)),
    more(moved.length, top),
  ].join('\n');
}

/** The issuer's name and CIK; if there is none, the code of the reason that `resolutionText` explains. */
function issuerCells(issuer: HoldingIssuer | undefined): readonly [string, string | null] {
  if (!issuer) return ['', ''];
  return [issuer.issuerName ?? `unresolved: ${issuer.reasons[0]?.code ?? 'unknown'}`, issuer.cik];
}

/** The sources of names and CIKs, and why others are missing, counted over all positions. */
function resolutionText(issuers: readonly (HoldingIssuer | undefined)[]): string {
  const all = issuers.filter((issuer) => issuer !== undefined);
  const listed = all.filter(({ basis }) => basis.some(({ kind }) => kind === 'official-list')).length;
  const linked = all.filter(({ cik }) => cik !== null).length;
  const reasons = all.flatMap((issuer) => issuer.reasons);
  return [
    `issuer by the SEC: ${listed} of ${all.length} positions named by its list of 13(f) securities, ${linked} with the CIK of a Schedule 13D or 13G that states the CUSIP (--json has the sources)`,
    ...[...Map.groupBy(reasons, ({ code }) => code)].map(
      ([code, of]) => `  ${code}: ${of.length}, ${of.length > 1 ? 'for example ' : ''}${of[0]?.message ?? ''}`,
    ),
  ].join('\n');
}

function sourcesText({ composedOf, replaced, notApplied, takenOtherwise }: ManagerQuarter['quarter']): string {
  const omitted = notApplied.map(({ accessionNumber, reason }) => `${accessionNumber} (${reason})`);
  const parts = [
    `from ${composedOf.join(', ')}`,
    replaced.length > 0 ? `replaced: ${replaced.join(', ')}` : '',
    omitted.length > 0 ? `omitted: ${omitted.join(', ')}` : '',
    ...takenOtherwise.map(({ accessionNumber, reason }) => `${accessionNumber}: ${reason}`),
  ];
  return joinLines(parts, '; ');
}

function more(all: number, top: number): string {
  return all > top ? `… and ${all - top} more (--top, --json)` : '';
}
