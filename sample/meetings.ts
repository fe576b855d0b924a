import { addDays, type IsoDate } from '../core/dates.ts';
import { addBusinessDays, businessDayFrom, yearOf } from './calendar.ts';
import { htmlDocument } from './filing-draft.ts';
import { grouped } from './html.ts';
import { file, type IssuerState, schedule } from './issuer-state.ts';
import { renderEightK } from './render-eight-k.ts';
import { renderVotingItem, VOTING_LAYOUTS } from './render-voting-item.ts';
import type { NomineeTruth, ProposalTruth, ProposalType, VotingTruth } from './truth.ts';

interface Turnout {
  readonly outstanding: number;
  readonly present: number;
  readonly brokerNonVotes: number;
}

function turnoutOf(state: IssuerState): Turnout {
  const outstanding = state.shares;
  const present = Math.round(outstanding * state.random.float(0.4, 0.88));
  return { outstanding, present, brokerNonVotes: Math.round(present * state.random.float(0.08, 0.3)) };
}

/** For, against and abstain add up to the shares present less broker non-votes. */
function split(
  state: IssuerState,
  votes: number,
  support: number,
): { forVotes: number; against: number; abstain: number } {
  const abstain = Math.round(votes * state.random.float(0.001, 0.02));
  const forVotes = Math.round((votes - abstain) * support);
  return { forVotes, against: votes - abstain - forVotes, abstain };
}

function proposal(
  state: IssuerState,
  turnout: Turnout,
  number: number,
  type: ProposalType,
  subject: string,
  routine: boolean,
  support: number,
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

function election(state: IssuerState, turnout: Turnout, number: number): ProposalTruth {
  const votes = turnout.present - turnout.brokerNonVotes;
  const plurality = state.profile.index % 3 !== 0;
  const nominees = state.profile.directors.map((name): NomineeTruth => {
    const { forVotes, against, abstain } = split(state, votes, state.random.float(0.72, 0.985));
    const opposed = plurality ? against + abstain : against;
    return {
      name,
      votesFor: forVotes,
      votesAgainst: plurality ? null : opposed,
      votesWithheld: plurality ? opposed : null,
      abstain: plurality ? null : abstain,
      brokerNonVotes: turnout.brokerNonVotes,
    };
  });
  return {
    number: String(number),
    proposal_type: 'elect_directors',
    subject: `Election of ${nominees.length} directors to serve until the next annual meeting`,
    votesFor: null,
    votesAgainst: null,
    abstain: null,
    brokerNonVotes: null,
    approved: true,
    nominees,
  };
}

function frequency(state: IssuerState, turnout: Turnout, number: number): ProposalTruth {
  const votes = turnout.present - turnout.brokerNonVotes;
  const oneYear = Math.round(votes * state.random.float(0.4, 0.85));
  const twoYears = Math.round((votes - oneYear) * 0.12);
  const abstain = Math.round((votes - oneYear) * 0.08);
  return {
    number: String(number),
    proposal_type: 'say_on_pay_frequency',
    subject: 'Advisory vote on the frequency of future advisory votes on executive compensation',
    votesFor: null,
    votesAgainst: null,
    abstain: null,
    brokerNonVotes: null,
    approved: null,
    frequency: {
      oneYear,
      twoYears,
      threeYears: votes - oneYear - twoYears - abstain,
      abstain,
      brokerNonVotes: turnout.brokerNonVotes,
    },
  };
}

function annualMeeting(state: IssuerState, date: IsoDate): VotingTruth {
  const turnout = turnoutOf(state);
  const { profile, random } = state;
  const proposals: ProposalTruth[] = [
    election(state, turnout, 1),
    proposal(
      state,
      turnout,
      2,
      'ratify_auditor',
      `Ratification of the appointment of ${profile.auditor} as independent registered public accounting firm for fiscal year ${yearOf(date)}`,
      true,
      random.float(0.93, 0.999),
    ),
  ];
  if (profile.archetype.id !== 'shell')
    proposals.push(
      proposal(
        state,
        turnout,
        3,
        'say_on_pay',
        'Advisory vote to approve the compensation of the named executive officers',
        false,
        random.chance(0.06) ? random.float(0.35, 0.48) : random.float(0.7, 0.97),
      ),
    );
  if (random.chance(0.2)) proposals.push(frequency(state, turnout, proposals.length + 1));
  if (random.chance(0.35))
    proposals.push(
      proposal(
        state,
        turnout,
        proposals.length + 1,
        'approve_equity_plan',
        `Approval of an amendment to the ${yearOf(date) - 4} Equity Incentive Plan to increase the shares reserved by ${grouped(random.int(4, 40) * 100_000)}`,
        false,
        random.float(0.55, 0.92),
      ),
    );
  const told = random.chance(0.8);
  return {
    meetingDate: date,
    meetingType: 'annual',
    sharesOutstanding: told ? turnout.outstanding : null,
    sharesPresent: told ? turnout.present : null,
    proposals,
  };
}

/** The vote that a reverse split or a rise of authorized shares needs. */
export function specialMeeting(state: IssuerState, date: IsoDate): VotingTruth {
  const turnout = turnoutOf(state);
  const proposals = [
    proposal(
      state,
      turnout,
      1,
      'reverse_split',
      'Approval of an amendment to the certificate of incorporation to effect a reverse stock split of the common stock',
      true,
      state.random.float(0.58, 0.88),
    ),
    proposal(
      state,
      turnout,
      2,
      'adjourn_meeting',
      'Approval of an adjournment of the special meeting, if necessary, to solicit additional proxies',
      true,
      state.random.float(0.6, 0.9),
    ),
  ];
  return {
    meetingDate: date,
    meetingType: 'special',
    sharesOutstanding: turnout.outstanding,
    sharesPresent: turnout.present,
    proposals,
  };
}

/** Item 5.07 is due four business days after the meeting. */
export function fileVotes(state: IssuerState, votes: VotingTruth): void {
  const { profile, dialect } = state;
  const layout = VOTING_LAYOUTS[(profile.index + yearOf(votes.meetingDate)) % VOTING_LAYOUTS.length] ?? 'tables';
  const filedDate = addBusinessDays(votes.meetingDate, state.random.int(1, 4));
  const body = renderEightK(
    profile,
    votes.meetingDate,
    filedDate,
    [{ number: '5.07', body: renderVotingItem(votes, layout, dialect) }],
    layout === 'text' ? 'text' : 'html',
    dialect,
  );
  const document =
    layout === 'text'
      ? { ...htmlDocument('8-K', 'form8k.txt', body, dialect, layout), layout }
      : htmlDocument('8-K', 'form8k.htm', body, dialect, layout);
  file(state, {
    form: '8-K',
    filedDate,
    periodOfReport: votes.meetingDate,
    act: '34',
    fileNumber: profile.fileNumber,
    items: ['5.07'],
    effectivenessDate: null,
    documents: [document],
    truth: { votes },
    report: null,
  });
}

/** One annual meeting each year, in the sixth month after the fiscal year's end. */
export function planMeetings(state: IssuerState): void {
  const { profile, random } = state;
  if (profile.foreign) return;
  const day = random.int(1, 27);
  for (let year = yearOf(state.from); year <= yearOf(state.to); year++) {
    const date = businessDayFrom(
      `${year}-${String(((profile.fiscalYearEndMonth + 5) % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}` as IsoDate,
    );
    if (date < addDays(state.from, 1)) continue;
    schedule(state, date, (later) => {
      if (later.listed) fileVotes(later, annualMeeting(later, date));
    });
  }
}
