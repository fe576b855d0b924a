import { businessDayOnOrAfter } from '../core/business-days.ts';
import { addDays, type IsoDate } from '../core/dates.ts';
import { dateOf, yearOf } from './calendar.ts';
import { fileEightK } from './eight-k.ts';
import { grouped } from './html.ts';
import { type IssuerState, schedule } from './issuer-state.ts';
import { renderVotingItem, VOTING_LAYOUTS } from './render-voting-item.ts';
import type { NomineeTruth, ProposalTruth, ProposalType, VotingTruth } from './truth.ts';

interface Turnout {
  readonly state: IssuerState;
  readonly present: number;
  readonly brokerNonVotes: number;
}

function turnoutOf(state: IssuerState): Turnout {
  const present = Math.round(state.shares * state.random.float(0.4, 0.88));
  return { state, present, brokerNonVotes: Math.round(present * state.random.float(0.08, 0.3)) };
}

/** For, against and abstain add up to the shares present less broker non-votes. */
function split(state: IssuerState, votes: number, support: number) {
  const abstain = Math.round(votes * state.random.float(0.001, 0.02));
  const forVotes = Math.round((votes - abstain) * support);
  return { forVotes, against: votes - abstain - forVotes, abstain };
}

function proposal(
  { state, ...turnout }: Turnout,
  number: number,
  type: ProposalType,
  subject: string,
  support: number,
  routine = false,
): ProposalTruth {
  const votes = split(state, routine ? turnout.present : turnout.present - turnout.brokerNonVotes, support);
  return {
    number: String(number),
    proposal_type: type,
    subject,
    votesFor: votes.forVotes,
    votesAgainst: votes.against,
    abstain: votes.abstain,
    brokerNonVotes: routine ? null : turnout.brokerNonVotes,
    approved: support > 0.5,
  };
}

const UNCOUNTED = { votesFor: null, votesAgainst: null, abstain: null, brokerNonVotes: null };

function election({ state, present, brokerNonVotes }: Turnout, number: number): ProposalTruth {
  const plurality = state.profile.index % 3 !== 0;
  const nominees = state.profile.directors.map((name): NomineeTruth => {
    const { forVotes, against, abstain } = split(state, present - brokerNonVotes, state.random.float(0.72, 0.985));
    return {
      name,
      votesFor: forVotes,
      votesAgainst: plurality ? null : against,
      votesWithheld: plurality ? against + abstain : null,
      abstain: plurality ? null : abstain,
      brokerNonVotes,
    };
  });
  return {
    number: String(number),
    proposal_type: 'elect_directors',
    subject: `Election of ${nominees.length} directors to serve until the next annual meeting`,
    ...UNCOUNTED,
    approved: true,
    nominees,
  };
}

function frequency({ state, present, brokerNonVotes }: Turnout, number: number): ProposalTruth {
  const votes = present - brokerNonVotes;
  const oneYear = Math.round(votes * state.random.float(0.4, 0.85));
  const twoYears = Math.round((votes - oneYear) * 0.12);
  const abstain = Math.round((votes - oneYear) * 0.08);
  const threeYears = votes - oneYear - twoYears - abstain;
  return {
    number: String(number),
    proposal_type: 'say_on_pay_frequency',
    subject: 'Advisory vote on the frequency of future advisory votes on executive compensation',
    ...UNCOUNTED,
    approved: null,
    frequency: { oneYear, twoYears, threeYears, abstain, brokerNonVotes },
  };
}

function annualMeeting(state: IssuerState, date: IsoDate): VotingTruth {
  const turnout = turnoutOf(state);
  const { profile, random } = state;
  const proposals = [election(turnout, 1)];
  const propose = (type: ProposalType, subject: string, support: number, routine = false): void => {
    proposals.push(proposal(turnout, proposals.length + 1, type, subject, support, routine));
  };
  propose(
    'ratify_auditor',
    `Ratification of the appointment of ${profile.auditor} as independent registered public accounting firm for fiscal year ${yearOf(date)}`,
    random.float(0.93, 0.999),
    true,
  );
  if (profile.archetype.id !== 'shell')
    propose(
      'say_on_pay',
      'Advisory vote to approve the compensation of the named executive officers',
      random.chance(0.06) ? random.float(0.35, 0.48) : random.float(0.7, 0.97),
    );
  if (random.chance(0.2)) proposals.push(frequency(turnout, proposals.length + 1));
  if (random.chance(0.35))
    propose(
      'approve_equity_plan',
      `Approval of an amendment to the ${yearOf(date) - 4} Equity Incentive Plan to increase the shares reserved by ${grouped(random.int(4, 40) * 100_000)}`,
      random.float(0.55, 0.92),
    );
  const statesShares = random.chance(0.8);
  return {
    meetingDate: date,
    meetingType: 'annual',
    sharesOutstanding: statesShares ? state.shares : null,
    sharesPresent: statesShares ? turnout.present : null,
    proposals,
  };
}

/** The vote that a reverse split requires. */
export function specialMeeting(state: IssuerState, date: IsoDate): VotingTruth {
  const turnout = turnoutOf(state);
  const proposals = [
    proposal(
      turnout,
      1,
      'reverse_split',
      'Approval of an amendment to the certificate of incorporation to effect a reverse stock split of the common stock',
      state.random.float(0.58, 0.88),
      true,
    ),
    proposal(
      turnout,
      2,
      'adjourn_meeting',
      'Approval of an adjournment of the special meeting, if necessary, to solicit additional proxies',
      state.random.float(0.6, 0.9),
      true,
    ),
  ];
  return {
    meetingDate: date,
    meetingType: 'special',
    sharesOutstanding: state.shares,
    sharesPresent: turnout.present,
    proposals,
  };
}

/** Item 5.07 is due four business days after the meeting. */
export function fileVotes(state: IssuerState, votes: VotingTruth): void {
  const { meetingDate } = votes;
  const layout = VOTING_LAYOUTS[(state.profile.index + yearOf(meetingDate)) % VOTING_LAYOUTS.length] ?? 'tables';
  fileEightK(state, {
    eventDate: meetingDate,
    lag: state.random.int(1, 4),
    items: [{ number: '5.07', body: renderVotingItem(votes, layout, state.dialect) }],
    truth: { votes },
    layout,
  });
}

/** One annual meeting each year, in the sixth month after the fiscal year's end. */
export function planMeetings(state: IssuerState): void {
  const { profile, random } = state;
  if (profile.foreign) return;
  const day = random.int(1, 27);
  for (let year = yearOf(state.from); year <= yearOf(state.to); year++) {
    const date = businessDayOnOrAfter(dateOf(year, ((profile.fiscalYearEndMonth + 5) % 12) + 1, day));
    if (date < addDays(state.from, 1)) continue;
    schedule(state, date, (later) => {
      if (later.listed) fileVotes(later, annualMeeting(later, date));
    });
  }
}
