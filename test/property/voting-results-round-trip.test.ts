import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { plainTextOf } from '../../parsers/layout/plain-text.ts';
import type { VotingResult } from '../../parsers/voting-results/vote-result.ts';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { DIALECTS } from '../../sample/html.ts';
import { renderVotingItem, VOTING_LAYOUTS, type VotingLayout } from '../../sample/render-voting-item.ts';
import type { NomineeTruth, ProposalTruth, ProposalType, VotingTruth } from '../../sample/truth.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

const SUBJECTS: readonly (readonly [ProposalType, string, boolean])[] = [
  [
    'ratify_auditor',
    'Ratification of the appointment of Marlow Finch LLP as independent registered public accounting firm for fiscal year 2024',
    true,
  ],
  ['say_on_pay', 'Advisory vote to approve the compensation of the named executive officers', false],
  [
    'approve_equity_plan',
    'Approval of an amendment to the 2019 Equity Incentive Plan to increase the shares reserved by 2,500,000',
    false,
  ],
  [
    'reverse_split',
    'Approval of an amendment to the certificate of incorporation to effect a reverse stock split of the common stock',
    true,
  ],
  ['adjourn_meeting', 'Approval of an adjournment of the meeting, if necessary, to solicit additional proxies', true],
  [
    'increase_authorized_shares',
    'Approval of an amendment to the articles of incorporation to increase the number of authorized shares of common stock from 50,000,000 to 100,000,000',
    true,
  ],
  [
    'issue_shares',
    'Approval, under Nasdaq Rule 5635(d), of the issuance of more than 20% of the outstanding common stock',
    false,
  ],
];
const NAMES = [
  'Ann B. Lee',
  'Robert de la Cruz',
  'Mary Ann Smith-Jones',
  'Ulrich von Braun, Jr.',
  'J. Paul Rogers III',
  "Siobhán O'Neil",
  'Wei Chen',
  'Dr. Amara Osei',
];

const meeting: fc.Arbitrary<VotingTruth> = fc
  .record({
    present: fc.integer({ min: 20_000, max: 900_000_000 }),
    turnout: fc.double({ min: 1.05, max: 2.5, noNaN: true }),
    brokers: fc.double({ min: 0.01, max: 0.4, noNaN: true }),
    nominees: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 8 }),
    plurality: fc.boolean(),
    picks: fc.uniqueArray(fc.nat(SUBJECTS.length - 1), { minLength: 1, maxLength: 4 }),
    frequency: fc.boolean(),
    support: fc.array(fc.double({ min: 0.02, max: 0.99, noNaN: true }), { minLength: 20, maxLength: 20 }),
    told: fc.boolean(),
  })
  .map(({ present, turnout, brokers, nominees, plurality, picks, frequency, support, told }): VotingTruth => {
    const brokerNonVotes = Math.max(1, Math.round(present * brokers));
    const votes = present - brokerNonVotes;
    let turn = 0;
    const share = (of: number): number => Math.round(of * (support[turn++ % support.length] ?? 0.5));
    const empty = { votesFor: null, votesAgainst: null, abstain: null, brokerNonVotes: null };
    const rows = nominees.map((name): NomineeTruth => {
      const votesFor = share(votes);
      const abstain = plurality ? null : Math.min(votes - votesFor, 7 + turn);
      const rest = votes - votesFor - (abstain ?? 0);
      return {
        name,
        votesFor,
        votesAgainst: plurality ? null : rest,
        votesWithheld: plurality ? rest : null,
        abstain,
        brokerNonVotes,
      };
    });
    const proposals: ProposalTruth[] = [
      {
        ...empty,
        number: '1',
        proposal_type: 'elect_directors',
        subject: 'Election of directors to serve until the next annual meeting',
        approved: true,
        nominees: rows,
      },
    ];
    for (const pick of picks) {
      const [type, subject, routine] = SUBJECTS[pick] ?? ['say_on_pay', '', false];
      const total = routine ? present : votes;
      const votesFor = share(total);
      const abstain = Math.min(total - votesFor, 11);
      proposals.push({
        number: String(proposals.length + 1),
        proposal_type: type,
        subject,
        votesFor,
        votesAgainst: total - votesFor - abstain,
        abstain,
        brokerNonVotes: routine ? null : brokerNonVotes,
        approved: votesFor * 2 > total,
      });
    }
    if (frequency) {
      const oneYear = share(votes);
      const twoYears = Math.floor((votes - oneYear) / 3);
      proposals.push({
        ...empty,
        number: String(proposals.length + 1),
        proposal_type: 'say_on_pay_frequency',
        subject: 'Advisory vote on the frequency of future advisory votes on executive compensation',
        approved: null,
        frequency: { oneYear, twoYears, threeYears: votes - oneYear - twoYears, abstain: 0, brokerNonVotes },
      });
    }
    return {
      meetingDate: '2024-06-12' as IsoDate,
      meetingType: 'annual',
      sharesOutstanding: told ? Math.round(present * turnout) : null,
      sharesPresent: told ? present : null,
      proposals,
    };
  });

/** The document whole, and its item as scrapers flatten it: a cell a line, a row a line, all on one line. */
const FLATTENINGS = {
  whole: (html: string) => html,
  cells: (html: string) => plainTextOf(html).text.replace(/[\t\n]+/g, '\n '),
  rows: (html: string) => plainTextOf(html).text.replace(/\t/g, ' ').replace(/\n+/g, '\n '),
} as const;

const IN_TEXT: ReadonlySet<VotingLayout> = new Set(['text', 'wrapped-headings']);
/** Flattened, columns beside the names run into them, and cells of several rows into the next. */
const WHOLE_ONLY: ReadonlySet<VotingLayout> = new Set([...IN_TEXT, 'merged-rows', 'side-columns']);

function documentOf(truth: VotingTruth, layout: VotingLayout, dialect: number): string {
  const lines = renderVotingItem(truth, layout, DIALECTS[dialect % DIALECTS.length]);
  if (IN_TEXT.has(layout))
    return `FORM 8-K\n\nItem 5.07  Submission of Matters to a Vote of Security Holders\n\n${lines.join('\n')}\n\nSIGNATURES\n`;
  return `<html><body><p>FORM 8-K</p><p><b>Item 5.07. Submission of Matters to a Vote of Security Holders.</b></p>${lines.join('\n')}<p>SIGNATURES</p></body></html>`;
}

function parsed(document: string) {
  const submission = readBareDocument(new TextEncoder().encode(document), {});
  const [main] = votingResultsV3.appliesTo(submission);
  if (main === undefined) throw new Error('the document is not recognized');
  const outcome = votingResultsV3.parse(submission, main, { filedDate: null, upstream: new Map() });
  return { outcome, main };
}

type Comparable = Pick<
  ProposalTruth,
  'number' | 'proposal_type' | 'votesFor' | 'votesAgainst' | 'abstain' | 'brokerNonVotes' | 'approved'
> & { nominees: unknown; frequency: unknown };
function comparable(one: ProposalTruth | VotingResult['proposals'][number]): Comparable {
  const { number, proposal_type, votesFor, votesAgainst, abstain, brokerNonVotes, approved } = one;
  return {
    number,
    proposal_type: proposal_type as ProposalType,
    votesFor,
    votesAgainst,
    abstain,
    brokerNonVotes,
    approved,
    nominees: one.nominees ?? null,
    frequency: one.frequency ?? null,
  };
}
const byNumber = (a: Comparable, b: Comparable) => Number(a.number) - Number(b.number);

describe('a meeting rendered and re-read', () => {
  for (const layout of VOTING_LAYOUTS) {
    for (const [name, flatten] of Object.entries(FLATTENINGS)) {
      if (WHOLE_ONLY.has(layout) && name !== 'whole') continue;
      test(`is the same meeting: ${layout}, ${name}`, { timeout: 20_000 }, () => {
        fc.assert(
          fc.property(meeting, fc.nat(20), (truth, dialect) => {
            const document = flatten(documentOf(truth, layout, dialect));
            const { outcome, main } = parsed(document);
            const { result } = outcome;
            expect(result?.proposals.map(comparable).sort(byNumber)).toEqual(
              truth.proposals.map(comparable).sort(byNumber),
            );
            expect(result).toMatchObject({
              meetingDate: truth.meetingDate,
              meetingType: truth.meetingType,
              sharesOutstanding: truth.sharesOutstanding,
              sharesPresent: truth.sharesPresent,
            });
            for (const spans of Object.values(outcome.spans)) {
              for (const span of spans) expect(main.text.slice(span.start, span.end)).toBe(span.text);
            }
          }),
          { numRuns: 40, seed: 507 },
        );
      });
    }
  }
});
