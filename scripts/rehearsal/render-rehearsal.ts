import { styleText } from 'node:util';
import { renderPromotion } from '../../cli/report/render-promotion.ts';
import { renderRecompute } from '../../cli/report/render-recompute.ts';
import { renderReprocess } from '../../cli/report/render-reprocess.ts';
import { renderTable } from '../../cli/report/table.ts';
import { counted, countText } from '../../cli/report/text.ts';
import { sha256 } from '../../core/hashes.ts';
import type { RehearsedTable, VersionsRehearsal } from './rehearse-versions.ts';
import { ruleOf, type TableChange } from './table-hashes.ts';

/** What a rehearsal of two versions did, and whether every table is as before. */
export function renderRehearsal(rehearsal: VersionsRehearsal): string {
  const { archive, from, to, isStandIn, night, tables, problems } = rehearsal;
  const made = isStandIn
    ? `; ${to} is a stand-in that overlooks most filings, since this checkout has one version`
    : '';
  return [
    styleText('bold', `Rehearsal over ${archive.name}: ${from} → ${to}${made}`),
    `night of ${night.businessDate}: ${counted(night.filings.total, 'filing')}, ${counted(night.scores?.scored ?? 0, 'issuer')} scored`,
    renderReprocess(rehearsal.reprocess),
    renderPromotion(rehearsal.promotion, { isCheck: false, now: true }),
    ...problems.map((problem) => `  forced, although ${problem}`),
    renderRecompute(rehearsal.recomputed),
    '',
    styleText('bold', `Rolled back to ${from}`),
    renderRecompute(rehearsal.recomputedBack),
    '',
    ...comparison(tables),
    '',
    verdict(rehearsal),
  ].join('\n');
}

function comparison(tables: readonly RehearsedTable[]): readonly string[] {
  const equal = tables.filter(({ name }) => ruleOf(name).expected === 'equal');
  const histories = tables.filter(({ name, rolledBack }) => ruleOf(name).expected === 'grows' && rolledBack.come > 0);
  const moved = equal.filter(({ promoted, isAsBefore }) => promoted.gone + promoted.come > 0 || !isAsBefore);
  const left = equal.filter(({ name }) => ruleOf(name).without.length > 0);
  return [
    styleText('bold', 'Rows against those before the reprocess: −gone +come'),
    renderTable(
      ['table or view', 'rows', 'reprocessed', 'promoted', 'rolled back', ''],
      [1, 2, 3, 4],
      [...moved, ...histories].map((table) => [
        table.name,
        countText(table.rows),
        changeText(table.reprocessed),
        changeText(table.promoted),
        changeText(table.rolledBack),
        noteOn(table),
      ]),
    ),
    `${counted(equal.length - moved.length, 'other table')} had the same rows at each moment. Compared without rows of the second version, which stay`,
    'beside those of the first, and without columns that say when and by which run a row was written:',
    ...left.map(({ name }) => `  ${name}: ${ruleOf(name).without.join(', ')}`),
    '',
    `one hash of these ${counted(equal.length, 'table')} and views:`,
    `  before the reprocess  ${allOf(equal.map(({ name, digest }) => name + digest))}`,
    `  after the rollback    ${allOf(equal.map(({ name, digestAfter }) => name + digestAfter))}`,
  ];
}

function allOf(digests: readonly string[]): string {
  return sha256(digests.join('\n'));
}

function noteOn({ name, isAsBefore }: RehearsedTable): string {
  const { expected, reason } = ruleOf(name);
  if (!isAsBefore) return 'NOT AS BEFORE';
  return expected === 'grows' ? reason : '';
}

function changeText({ gone, come }: TableChange): string {
  if (gone + come === 0) return '=';
  return [...(gone > 0 ? [`−${countText(gone)}`] : []), ...(come > 0 ? [`+${countText(come)}`] : [])].join(' ');
}

function verdict({ differing, tables, hasMoved }: VersionsRehearsal): string {
  if (differing.length > 0) return `NOT AS BEFORE: ${differing.join(', ')}`;
  const equal = tables.filter(({ name }) => ruleOf(name).expected === 'equal').length;
  const kept = `as before: ${counted(equal, 'table')} and views hash the same; histories kept every row`;
  return hasMoved
    ? kept
    : `${kept}. Nothing moved while the second version was promoted: the archive has nothing that it reads otherwise`;
}
