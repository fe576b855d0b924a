import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { list, type Members, members, same } from './compare.ts';
import { createJudge } from './judge.ts';
import type { Scorecard } from './scorecard.ts';

const FIELDS = (
  'nameOfIssuer titleOfClass cusip valueDollars sshPrnamt sshPrnamtType putCall ' + 'investmentDiscretion'
).split(' ');
const VOTES = ['sole', 'shared', 'none'] as const;

/** The entry count, the total and its unit, and the rows that were checked by hand (the first three and the last). */
export function scoreThirteenf({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const result = members(outcome.result);
  const holdings = list(result['holdings']);
  const { judge, spurious, finish } = createJudge(name, outcome, card);
  const totals = { ...result, entries: result['entries'] ?? holdings.length } as Members;
  for (const path of ['entries', 'totalValueDollars', 'valueUnit']) {
    const [expected, given] = [file.expected[path], totals[path]];
    if (expected !== null && expected !== undefined) judge(path, { ok: same(expected, given), path, expected, given });
  }
  const checked = list(file.expected['firstRows']).map((row, index) => ({ row, index }));
  const last = file.expected['lastRow'];
  if (last) checked.push({ row: members(last), index: holdings.length - 1 });
  for (const { row: expected, index } of checked) {
    const given = holdings[index];
    const [votes, givenVotes] = [members(expected['votingAuthority']), members(given?.['votingAuthority'])];
    const fields = [
      ...FIELDS.map((field) => ({ field, ok: given !== undefined && same(expected[field], given[field]) })),
      ...VOTES.map((field) => ({ field, ok: given !== undefined && same(votes[field], givenVotes[field]) })),
    ];
    for (const { field, ok } of fields) card.hit(`holdings: ${field}`, ok);
    const ok = fields.every((field) => field.ok);
    const isGiven = given !== undefined;
    judge('rows checked', { ok, path: 'holdings', claimed: `holdings[${index}]`, expected, given, isGiven });
  }
  const entries = file.expected['entries'];
  for (const extra of typeof entries === 'number' ? holdings.slice(entries) : []) {
    spurious('spurious rows', { path: 'holdings', given: extra });
  }
  finish('values');
}
