import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { confidenceOf, isHigh, list, type Members, members, same } from './compare.ts';
import type { Scorecard } from './scorecard.ts';

const FIELDS = [
  'nameOfIssuer',
  'titleOfClass',
  'cusip',
  'valueDollars',
  'sshPrnamt',
  'sshPrnamtType',
  'putCall',
  'investmentDiscretion',
] as const;

const VOTES = ['sole', 'shared', 'none'] as const;

/** The entry count, the total and its unit, and the rows that were checked by hand (the first three and the last). */
export function scoreThirteenf({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const result = members(outcome.result);
  const holdings = list(result['holdings']);
  const high = isHigh(outcome);
  let wrong = 0;
  let isRight = true;
  const value = (path: string, expected: unknown, given: unknown): void => {
    if (expected === null || expected === undefined) return;
    const ok = same(expected, given);
    card.hit(path, ok);
    card.claim(confidenceOf(outcome), ok);
    if (ok) return;
    wrong += high ? 1 : 0;
    isRight = false;
    card.differ({ name, path, expected, given, high });
  };
  value('entries', file.expected['entries'], result['entries'] ?? holdings.length);
  value('totalValueDollars', file.expected['totalValueDollars'], result['totalValueDollars']);
  value('valueUnit', file.expected['valueUnit'], result['valueUnit']);
  const checked: [Members, Members | undefined, string][] = list(file.expected['firstRows']).map((row, at) => [
    row,
    holdings[at],
    `holdings[${at}]`,
  ]);
  const last = file.expected['lastRow'];
  if (last) checked.push([members(last), holdings.at(-1), `holdings[${holdings.length - 1}]`]);
  for (const [expected, given, path] of checked) {
    const votes = members(expected['votingAuthority']);
    const theirs = members(given?.['votingAuthority']);
    const fields = [
      ...FIELDS.map((field) => ({ field, ok: given !== undefined && same(expected[field], given[field]) })),
      ...VOTES.map((field) => ({ field, ok: given !== undefined && same(votes[field], theirs[field]) })),
    ];
    for (const { field, ok } of fields) card.hit(`holdings: ${field}`, ok);
    const ok = fields.every((field) => field.ok);
    card.hit('rows checked', ok);
    card.claim(confidenceOf(outcome, path), ok);
    if (ok) continue;
    wrong += isHigh(outcome, path) ? 1 : 0;
    isRight = false;
    card.differ({ name, path: 'holdings', expected, given, high: isHigh(outcome, path) });
  }
  card.hit('documents claimed high', high);
  if (isRight) card.hit('right documents claimed high', high);
  card.hit('wrong values at high confidence', wrong, 0);
}
