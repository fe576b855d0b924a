import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, confidenceOf, isHigh, list, type Members, members, words } from './compare.ts';
import type { Scorecard } from './scorecard.ts';

const FIELDS = ['name', 'jurisdiction', 'ownershipPercent', 'doingBusinessAs', 'level'] as const;

/** Rows as a multiset of name, jurisdiction and percent. */
export function scoreSubsidiaries({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const expected = list(file.expected['subsidiaries']);
  const left = list(members(outcome.result)['subsidiaries']).map((row) => ({ row, key: keyOf(row) }));
  const total = left.length;
  const high = isHigh(outcome);
  let hits = 0;
  for (const [index, row] of expected.entries()) {
    const keys = acceptedKeys(row, (field) => file.accept?.[`subsidiaries[${index}].${field}`] ?? []);
    const at = left.findIndex(({ key }) => keys.includes(key));
    const ok = at >= 0;
    card.claim(confidenceOf(outcome), ok);
    const isSame = (field: string, given: unknown) =>
      agrees(file, `subsidiaries[${index}].${field}`, row[field], given);
    // A row that is wrong in another field is compared with the given row of that name.
    const found = ok ? left.splice(at, 1)[0] : left.find((given) => isSame('name', given.row['name']));
    for (const field of FIELDS) {
      if (row[field] !== null && row[field] !== undefined) card.hit(field, isSame(field, found?.row[field]));
    }
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

function keyOf(row: Members): string {
  const percent = row['ownershipPercent'];
  return `${words(row['name'])}|${words(row['jurisdiction'])}|${percent === null || percent === undefined ? '' : Number(percent)}`;
}

/** Keys of every accepted combination of name, jurisdiction and percent. */
function acceptedKeys(row: Members, accepted: (field: string) => readonly unknown[]): readonly string[] {
  const choices = (field: string) => [row[field], ...accepted(field)];
  return choices('name').flatMap((name) =>
    choices('jurisdiction').flatMap((jurisdiction) =>
      choices('ownershipPercent').map((ownershipPercent) => keyOf({ name, jurisdiction, ownershipPercent })),
    ),
  );
}
