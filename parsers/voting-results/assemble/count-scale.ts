import type { ProposalResult } from '../vote-result.ts';

const MARK =
  /\(\s?(?:(?:shares|votes|amounts)\s+)?(?:are\s+)?(?:expressed\s+)?in\s+(thousands|millions)(?:\s+of\s+(?:shares|votes))?\s?\)/i;
const SENTENCE =
  /\b(?:votes?|shares|results?|tabulations?)\b[^.;$]{0,60}\bin\s+(thousands|millions)\b(?!\s+of\s+(?:dollars|U))/i;

/** The unit of the counts, where the item says that they are in thousands or millions; else 1. */
export function countUnitOf(body: string): number {
  const unit = (MARK.exec(body) ?? SENTENCE.exec(body))?.[1]?.toLowerCase();
  return unit === undefined ? 1 : unit === 'thousands' ? 1_000 : 1_000_000;
}

/** A proposal with its counts in votes, as the unit says. */
export function scaledProposal(proposal: ProposalResult, unit: number): ProposalResult {
  if (unit === 1) return proposal;
  const { nominees, frequency, classVotes } = proposal;
  return {
    ...scaled(proposal, unit),
    ...(nominees === undefined ? {} : { nominees: nominees.map((row) => scaled(row, unit)) }),
    ...(frequency === undefined ? {} : { frequency: scaled(frequency, unit) }),
    ...(classVotes === undefined ? {} : { classVotes: classVotes.map((row) => scaled(row, unit)) }),
  };
}

/** A row with each of its numbers in units; fractions of a unit are rounded to whole votes. */
function scaled<T extends object>(row: T, unit: number): T {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    typeof value === 'number' ? Math.round(value * unit) : value,
  ]);
  return { ...row, ...Object.fromEntries(entries) };
}
