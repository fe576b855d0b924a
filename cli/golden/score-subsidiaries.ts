import type { ParseOutcome } from '../../core/parser.ts';
import { bestPairs, largestPairing } from './best-pairs.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, confidenceOf, isHigh, list, type Members, members, words } from './compare.ts';
import type { Scorecard } from './scorecard.ts';

const FIELDS = ['name', 'jurisdiction', 'ownershipPercent', 'doingBusinessAs', 'level'] as const;
const KEYED = ['name', 'jurisdiction', 'ownershipPercent'] as const;
/** Share of common words from which a given row is the expected one, read wrongly. */
const ALIKE = 0.5;

/** Rows as a multiset of name, jurisdiction and percent. */
export function scoreSubsidiaries({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const expected = list(file.expected['subsidiaries']);
  const given = list(members(outcome.result)['subsidiaries']);
  const accepted = (path: string) => file.accept?.[path] ?? [];
  const keys = expected.map((row, index) => [
    ...acceptedKeys(row, (field) => accepted(`subsidiaries[${index}].${field}`)),
    ...accepted(`subsidiaries[${index}]`).map((whole) => keyOf({ ...row, ...members(whole) })),
  ]);
  const pairs = largestPairing(keys, given.map(keyOf));
  const missed = [...expected.keys()].filter((index) => !pairs.has(index));
  const used = new Set(pairs.values());
  const left = [...given.keys()].filter((place) => !used.has(place));
  // A row that is like one not found is that row, read wrongly; the others are not in the document.
  const misread = bestPairs(missed.length, left.length, (one, other) => {
    const alike = likenessOf(expected[missed[one] ?? -1]?.['name'], given[left[other] ?? -1]?.['name']);
    return alike >= ALIKE ? Math.floor(1000 * alike) : null;
  });
  const readAs = new Map([...misread].map(([one, other]) => [missed[one], left[other]] as const));
  const rowConfidence = (place: number | undefined) =>
    confidenceOf(outcome, place === undefined ? null : `subsidiaries[${place}]`);
  const isDocumentHigh = isHigh(outcome);
  const isRowHigh = (place: number) => isDocumentHigh || rowConfidence(place) >= 0.9;

  for (const [index, row] of expected.entries()) {
    const right = pairs.get(index);
    const place = right ?? readAs.get(index);
    const found = place === undefined ? undefined : given[place];
    for (const field of FIELDS) {
      if (row[field] === null || row[field] === undefined) continue;
      card.hit(field, agrees(file, `subsidiaries[${index}].${field}`, row[field], found?.[field]));
    }
    if (place !== undefined) card.claim(rowConfidence(place), right !== undefined);
    if (right !== undefined) continue;
    const high = place === undefined ? isDocumentHigh : isRowHigh(place);
    card.differ({ name, path: `subsidiaries[${index}]`, expected: row, given: found ?? null, high });
  }
  const spurious = left.filter((_, place) => ![...misread.values()].includes(place));
  for (const place of spurious) {
    card.claim(rowConfidence(place), false);
    card.hit('spurious at high confidence', isRowHigh(place), 0);
    card.differ({ name, path: 'subsidiaries', expected: null, given: given[place], high: isRowHigh(place) });
  }
  const exact = pairs.size === expected.length && pairs.size === given.length;
  card.hit('rows found', pairs.size, expected.length);
  card.hit('rows that are in the document', pairs.size, given.length);
  card.hit('documents exact', exact);
  card.hit('documents claimed high', isDocumentHigh);
  if (exact && expected.length > 0) card.hit('right documents claimed high', isDocumentHigh);
  const wrong = left.filter(isRowHigh).length + (isDocumentHigh ? missed.length : 0);
  card.hit('wrong rows at high confidence', wrong, 0);
}

function keyOf(row: Members): string {
  const percent = row['ownershipPercent'];
  return `${words(row['name'])}|${words(row['jurisdiction'])}|${percent === null || percent === undefined ? '' : Number(percent)}`;
}

/** Keys of every accepted combination of name, jurisdiction and percent. */
function acceptedKeys(row: Members, accepted: (field: string) => readonly unknown[]): readonly string[] {
  const [names, jurisdictions, percents] = KEYED.map((field) => [row[field], ...accepted(field)]);
  return (names ?? []).flatMap((name) =>
    (jurisdictions ?? []).flatMap((jurisdiction) =>
      (percents ?? []).map((ownershipPercent) => keyOf({ name, jurisdiction, ownershipPercent })),
    ),
  );
}

/** Common words of two names as a share of all their words. */
function likenessOf(one: unknown, other: unknown): number {
  const wordsOf = (name: unknown) => new Set((words(name) ?? '').split(' ').filter(Boolean));
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common || 1);
}
