import type { Assembled } from '../assemble/assemble-proposals.ts';
import type { ProposalResult } from '../vote-result.ts';
import { countRowsOf } from './count-rows.ts';
import type { Verdict } from './judge.ts';

const [CONFIRMED, DOUBTED, READ_ONCE, TYPE_BY_SHAPE] = [0.95, 0.4, 0.8, 0.7];
const FIELDS = [
  'votesFor',
  'votesAgainst',
  'votesWithheld',
  'oneYear',
  'twoYears',
  'threeYears',
  'abstain',
  'brokerNonVotes',
] as const;

/** A title that is about an issuance, and does not only mention one. */
const ISSUES =
  /\b(?:5635|713|312\.03)\b|\b(?:19\.9\d*|20)\s?%|^\W*(?:the\s+|to\s+)?(?:(?:approv\w+|authori[sz]\w+|ratif\w+)\s+(?:of\s+)?)?(?:the\s+)?(?:potential\s+)?(?:issu|sale|nasdaq|nyse|share\s+issuance|stock\s+issuance)/i;

/**
 * The confidence of single rows of an item that as a whole is not claimed high, and of types that no title names. A row
 * that another statement confirms is as sure as in a meeting without doubts; one with doubts of its own is less sure than
 * the rest.
 *
 * @param isUnclear whether something is in doubt that may concern any row.
 */
export function rowConfidences(
  proposals: readonly ProposalResult[],
  votes: Assembled,
  verdict: Verdict,
  isUnclear: boolean,
): Readonly<Record<string, number>> {
  const confidences: Record<string, number> = {};
  for (const [index, { proposal_type: type, subject }] of proposals.entries()) {
    const path = `proposals[${index}]`;
    const isBySight = type === 'issue_shares' && !ISSUES.test(subject);
    if (type !== 'elect_directors' && (isBySight || !votes.titled.has(path)))
      confidences[`${path}.proposal_type`] = TYPE_BY_SHAPE;
  }
  for (const path of votes.apart) confidences[path] = READ_ONCE;
  if (verdict.confidence >= 0.9) return confidences;
  for (const { path, proposal } of countRowsOf(proposals)) {
    const isDoubted = votes.doubted.has(path) || votes.doubted.has(`proposals[${proposal}]`);
    const isConfirmed = verdict.confirmed.has(path);
    if (!isDoubted && !isConfirmed) continue;
    const value = isDoubted ? DOUBTED : isUnclear ? READ_ONCE : CONFIRMED;
    confidences[path] = value;
    for (const field of FIELDS) if (votes.places.has(`${path}.${field}`)) confidences[`${path}.${field}`] = value;
  }
  return confidences;
}
