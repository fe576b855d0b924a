import type { ParseOutcome } from '../../core/parser.ts';
import type { ExpectedFile, GoldenCase } from './cases.ts';
import { agrees, confidenceOf, isHigh, list, type Members, members, words } from './compare.ts';
import type { Scorecard } from './scorecard.ts';

/** Rows as a multiset of name, jurisdiction and percent. */
export function scoreSubsidiaries({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const expected = list(file.expected['subsidiaries']);
  const left = list(members(outcome.result)['subsidiaries']).map((row) => ({ row, key: keyOf(row) }));
  const total = left.length;
  const high = isHigh(outcome);
  let hits = 0;
  for (const [index, row] of expected.entries()) {
    const ways = waysOf(row, (field) => file.accept?.[`subsidiaries[${index}].${field}`] ?? []);
    const at = left.findIndex(({ key }) => ways.includes(key));
    const ok = at >= 0;
    card.claim(confidenceOf(outcome), ok);
    const found = ok ? left.splice(at, 1)[0]?.row : rowOfName(left, row, file, index);
    scoreFields(file, index, row, found, card);
    if (ok) hits += 1;
    else card.differ({ name, path: `subsidiaries[${index}]`, expected: row, given: null, high });
  }
  for (const { row } of left) {
    card.claim(confidenceOf(outcome), false);
    card.differ({ name, path: 'subsidiaries', expected: null, given: row, high });
  }
  card.hit('rows found', hits, expected.length);
  card.hit('rows that stand there', hits, total);
  const exact = hits === expected.length && total === expected.length;
  card.hit('documents exact', exact);
  card.hit('documents claimed high', high);
  if (exact && expected.length > 0) card.hit('right documents claimed high', high);
  card.hit('wrong rows at high confidence', high ? left.length + expected.length - hits : 0, 0);
}

const FIELDS = ['name', 'jurisdiction', 'ownershipPercent', 'doingBusinessAs', 'level'] as const;

/** Field by field, where the case states one: a row is right where name, jurisdiction and percent are. */
function scoreFields(
  file: ExpectedFile,
  index: number,
  expected: Members,
  found: Members | undefined,
  card: Scorecard,
): void {
  for (const field of FIELDS) {
    if (expected[field] === null || expected[field] === undefined) continue;
    card.hit(field, agrees(file, `subsidiaries[${index}].${field}`, expected[field], found?.[field]));
  }
}

/** The given row of that name, for a row that is wrong in another field. */
function rowOfName(
  left: readonly { readonly row: Members }[],
  expected: Members,
  file: ExpectedFile,
  index: number,
): Members | undefined {
  return left.find(({ row }) => agrees(file, `subsidiaries[${index}].name`, expected['name'], row['name']))?.row;
}

function keyOf(row: Members): string {
  const percent = row['ownershipPercent'];
  return `${words(row['name'])}|${words(row['jurisdiction'])}|${percent === null || percent === undefined ? '' : Number(percent)}`;
}

function waysOf(row: Members, accepted: (field: string) => readonly unknown[]): readonly string[] {
  const ways: string[] = [];
  for (const name of [row['name'], ...accepted('name')]) {
    for (const jurisdiction of [row['jurisdiction'], ...accepted('jurisdiction')]) {
      for (const ownershipPercent of [row['ownershipPercent'], ...accepted('ownershipPercent')]) {
        ways.push(keyOf({ name, jurisdiction, ownershipPercent }));
      }
    }
  }
  return ways;
}
