import Type from 'typebox';
import type {
  NomineeVotes,
  ProposalVotes,
  StoredMeetingReport,
} from '../../db/repositories/datasets/voting-results.ts';
import type { MeetingLinks } from '../../scoring/ledger/shareholder-meetings.ts';
import { AccessionNumberText, Day, IsoTime, Nullable, ROW_BLOCKS } from '../blocks.ts';
import { day, flag, oneOf, text } from './dilution/fields.ts';
import { AGENT_BLOCKS } from './ownership/schemas.ts';
import { shownBlocks } from './shown-blocks.ts';

const votes = () => Nullable(Type.Integer({ description: 'Shares. Null: not reported; 0: explicitly zero.' }));

const COUNTS = { votesFor: votes(), votesAgainst: votes(), abstain: votes(), brokerNonVotes: votes() };
const FRACTIONS = {
  fractionalVotes: Nullable(
    Type.Record(Type.String(), Type.Number(), {
      description: 'By field, the counts that the filing prints with a fraction; the fields are rounded.',
    }),
  ),
};
const Nominee = Type.Object(
  { name: Type.String(), ...COUNTS, votesWithheld: votes(), ...FRACTIONS },
  { title: 'NomineeVotes' },
);
const ClassVotes = Type.Object({ shareClass: Type.String(), ...COUNTS, ...FRACTIONS }, { title: 'ClassVotes' });
const Frequency = Type.Object(
  { oneYear: votes(), twoYears: votes(), threeYears: votes(), ...FRACTIONS },
  { title: 'FrequencyVotes', description: 'Votes for a say-on-pay vote every one, two or three years.' },
);

const PROPOSAL = {
  number: text('As printed.'),
  proposal_type: Type.String({
    description:
      '`elect_directors`, `ratify_auditor`, `say_on_pay`, `say_on_pay_frequency`, `approve_merger`, `shareholder_proposal`, and further types.',
  }),
  subject: Type.String({ description: 'As printed.' }),
  ...COUNTS,
  ...FRACTIONS,
  approved: flag('Outcome, as the filing states it; null where it states none, and for frequency votes.'),
  frequency: Nullable(Frequency),
  nominees: Type.Array(Nominee),
};
const Proposal = Type.Object({ ...PROPOSAL, classVotes: Type.Array(ClassVotes) }, { title: 'Proposal' });
const ProposalAgent = Type.Object(PROPOSAL, { title: 'ProposalAgent' });

const KINDS = oneOf(['frequency-decision', 'final-results', 'correction']);
const OWN = {
  object: Type.Literal('voting_result'),
  id: Type.String({ description: 'Place of the row: accession number and parser.' }),
  accessionNumber: AccessionNumberText,
  cik: Type.String(),
  ticker: Nullable(Type.String({ description: 'As of `as_of`; null where no filing states one.' })),
  name: Nullable(Type.String()),
  publicAt: IsoTime,
  meetingDate: day('Null where the filing states none.'),
  meetingType: Nullable(oneOf(['annual', 'special'])),
  parsing_confidence: oneOf(['high', 'medium', 'low'], 'At `low`, `rawItemText` has the text of the item.'),
  resultStatus: Nullable(oneOf(['final', 'preliminary'])),
  sharesOutstanding: Nullable(Type.Number({ description: 'Shares entitled to vote, fractions as printed.' })),
  sharesPresent: Nullable(Type.Number({ description: 'Present or represented, fractions as printed.' })),
  rawItemText: text('The text of Item 5.07, where it was read with low confidence.'),
};
const LINKS = {
  amends: Nullable(
    Type.Object({
      kind: KINDS,
      accessionNumber: Nullable(AccessionNumberText),
      originalFiledDate: Nullable(Day),
    }),
  ),
  amendedBy: Type.Array(Type.Object({ kind: KINDS, accessionNumber: AccessionNumberText }), {
    description: 'Later reports of the meeting, oldest first.',
  }),
  supersededBy: Nullable({ ...AccessionNumberText, description: "The later report with the meeting's final results." }),
  frequencyDecision: Nullable(
    Type.Object(
      { years: Type.Integer(), accessionNumber: AccessionNumberText },
      {
        description: 'Item 5.07(d): years between say-on-pay votes, as decided after this meeting.',
      },
    ),
  ),
};

export const VotingResult = Type.Object(
  { ...OWN, proposals: Type.Array(Proposal), ...LINKS, ...ROW_BLOCKS },
  { title: 'VotingResult' },
);
export const VotingResultAgent = Type.Object(
  { ...OWN, proposals: Type.Array(ProposalAgent), ...LINKS, ...AGENT_BLOCKS },
  { title: 'VotingResultAgent' },
);

interface Named {
  readonly ticker: string | null;
  readonly name: string | null;
}

/** A report of a meeting with its relations to the other reports of the meeting. */
export function votingItem(
  { cik, publicAt, result }: StoredMeetingReport,
  links: MeetingLinks,
  { ticker, name }: Named,
  isAgent: boolean,
): object {
  const { proposals, provenance, freshness, materialization, verification, ...own } = result;
  const parser = provenance.parserVersion.split('@')[0];
  return {
    ...own,
    id: `${result.accessionNumber}.${parser}`,
    cik,
    ticker,
    name,
    publicAt,
    proposals: proposals.map((proposal) => proposalItem(proposal, isAgent)),
    ...links,
    ...shownBlocks({ provenance, freshness, materialization, verification }, isAgent),
  };
}

const COUNT_FIELDS = ['votesFor', 'votesAgainst', 'abstain', 'brokerNonVotes'] as const;

function proposalItem(proposal: ProposalVotes, isAgent: boolean): object {
  const { frequency, nominees, classVotes, ...own } = proposal;
  return {
    ...own,
    ...inWholeVotes(proposal, COUNT_FIELDS),
    frequency: frequency && inWholeVotes(frequency, ['oneYear', 'twoYears', 'threeYears']),
    nominees: nominees.map((nominee: NomineeVotes) => ({
      name: nominee.name,
      ...inWholeVotes(nominee, [...COUNT_FIELDS, 'votesWithheld']),
    })),
    ...(isAgent
      ? {}
      : {
          classVotes: classVotes.map((votesOf) => ({
            shareClass: votesOf.shareClass,
            ...inWholeVotes(votesOf, COUNT_FIELDS),
          })),
        }),
  };
}

/** Counts as integers, with those that the filing prints with a fraction beside them. */
function inWholeVotes<F extends string>(
  counts: Readonly<Record<F, number | null>>,
  fields: readonly F[],
): Readonly<Record<string, unknown>> {
  const fractional = fields.flatMap((field) => {
    const count = counts[field];
    return count === null || count === undefined || Number.isInteger(count) ? [] : [[field, count] as const];
  });
  return {
    ...Object.fromEntries(
      fields.map((field) => {
        const count = counts[field] ?? null;
        return [field, count === null ? null : Math.round(count)];
      }),
    ),
    fractionalVotes: fractional.length === 0 ? null : Object.fromEntries(fractional),
  };
}
