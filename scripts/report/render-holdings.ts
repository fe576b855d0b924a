import type { ManagerComparison, ManagerQuarter } from '../../activities/manager-quarter.ts';
import { positionsOf } from '../../parsers/thirteenf/compose.ts';
import { renderTable } from './table.ts';

/** A manager's composed quarter, the largest positions first. */
export function renderQuarter({ managerName, quarter }: ManagerQuarter, top: number): string {
  const positions = [...positionsOf(quarter.holdings).values()].sort(
    (a, b) => (b.valueDollars ?? 0) - (a.valueDollars ?? 0),
  );
  const total = positions.reduce((sum, { valueDollars }) => sum + (valueDollars ?? 0), 0);
  return [
    `${managerName ?? 'unnamed manager'}, ${quarter.periodOfReport}: ${positions.length} positions, $${total.toLocaleString('en-US')}`,
    restsOn(quarter),
    renderTable(
      ['issuer', 'class', 'CUSIP', '', 'value $', 'shares or principal'],
      [4, 5],
      positions
        .slice(0, top)
        .map((one) => [
          one.nameOfIssuer ?? '',
          one.titleOfClass ?? '',
          one.cusip ?? '',
          one.putCall ?? '',
          one.valueDollars ?? 'unknown',
          one.sshPrnamt ?? 'unknown',
        ]),
    ),
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
      ['change', 'issuer', 'CUSIP', '', 'shares', 'value $'],
      [4, 5],
      moved.slice(0, top).map(({ change, before: then, after: now, sharesChange, valueChange }) => {
        const one = now ?? then;
        return [
          change,
          one?.nameOfIssuer ?? '',
          one?.cusip ?? '',
          one?.putCall ?? '',
          sharesChange ?? 'unknown',
          valueChange ?? 'unknown',
        ];
      }),
    ),
    more(moved.length, top),
  ].join('\n');
}

function restsOn({ composedOf, replaced, notApplied }: ManagerQuarter['quarter']): string {
  const left = notApplied.map(({ accessionNumber, reason }) => `${accessionNumber} (${reason})`);
  return [
    `from ${composedOf.join(', ')}`,
    replaced.length > 0 ? `replaced: ${replaced.join(', ')}` : '',
    left.length > 0 ? `left out: ${left.join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function more(all: number, top: number): string {
  return all > top ? `… and ${all - top} more (--top, --json)` : '';
}
