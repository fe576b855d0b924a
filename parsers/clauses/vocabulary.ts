import { lexicon } from './lexicon.ts';

/** Who acts in the sentences of filings. */
export const partyAt = lexicon({
  issuer: 'we, us, company, our company, issuer, registrant, corporation',
  /** Companies that are not the one that files. */
  'other company':
    'shell company, parent company, holding company, blank check company, operating company, private company, investment company, acquisition company, portfolio company, transfer company, insurance company, each other company',
  board: 'board, board of directors, board of trustees, board of director, committee',
  insiders:
    'director and officer, officer and director, director and executive officer, executive officer and director, director, officer, executive officer, senior officer, management team',
  holders:
    'stockholder, shareholder, securityholder, security holder, unitholder, holder, sponsor, founder, insider, undersigned, optionholder, optionee',
  investors: 'investor, purchaser, buyer, subscriber, lender, noteholder, creditor',
  agents:
    'underwriter, representative, placement agent, sales agent, agent, manager, dealer manager, book runner, bookrunner, financial advisor, initial purchaser',
  exchange:
    'nasdaq, nyse, nasdaq stock market, new york stock exchange, exchange, panel, hearings panel, listing qualifications, nyse american, nyse regulation',
  regulator: 'sec, commission, finra, securities and exchange commission',
});

export type PartyKind = NonNullable<ReturnType<typeof partyAt>>['kind'];

/** What is issued, promised, proposed or agreed on. */
export const instrumentAt = lexicon({
  shares: 'share, stock, common stock, ordinary share, common share, capital stock, class a common stock',
  ads: 'ads, american depositary share, american depositary receipt, adr',
  preferred: 'preferred stock, preferred share, preference share',
  warrants: 'warrant, purchase warrant, common stock purchase warrant, common warrant',
  'pre-funded warrants': 'pre funded warrant, prefunded warrant, pre paid warrant, penny warrant',
  options: 'stock option, option, equity award, restricted stock unit, rsu',
  convertibles:
    'convertible note, convertible debenture, convertible promissory note, convertible senior note, senior convertible note, convertible preferred stock',
  debt: 'note, promissory note, debenture, bond, loan, line of credit, credit facility, indebtedness, term loan',
  units: 'unit, common unit, pre funded unit',
  securities:
    'security, equity security, common stock equivalent, ordinary share equivalent, share equivalent, equity, equity linked security, debt security',
  'lock-up':
    'lock up, lockup, lock up agreement, lockup agreement, lock up period, standstill, stand still, market standoff, market stand off, standstill agreement, leak out, leak out agreement, clear market',
  'first refusal': 'right of first refusal, first right of refusal, first refusal, first refusal right, rofr',
  participation:
    'right of participation, participation right, right to participate, preemptive right, pre emptive right',
  'reverse split':
    'reverse stock split, reverse split, reverse share split, share consolidation, stock consolidation, consolidation, reverse ads split',
  'forward split':
    'forward stock split, forward split, stock split, share split, stock dividend, bonus issue, share subdivision, subdivision',
  split: 'split',
  'variable rate transaction': 'variable rate transaction, at the market offering, equity line of credit',
  registration: 'registration statement, prospectus, prospectus supplement, shelf registration',
  amendment:
    'amendment, certificate of amendment, articles of amendment, certificate of change, certificate of incorporation, articles of incorporation, charter amendment',
  offering: 'offering, public offering, registered direct offering, private placement, rights offering, financing',
  merger: 'business combination, merger, share exchange, merger agreement, business combination agreement',
  deficiency: 'notice of delisting, deficiency letter, notification letter, bid price requirement, deficiency',
  name: 'name, corporate name, legal name, name change, change of name',
  symbol: 'symbol, ticker, ticker symbol, trading symbol, stock symbol, symbol change',
});

export type InstrumentKind = NonNullable<ReturnType<typeof instrumentAt>>['kind'];

/** Words that open a clause, by what the clause is to its host. Those of time do so only before a subject and its verb. */
export const markerAt = lexicon({
  condition:
    'if, unless, provided that, provided, provided however, in the event that, in the event of, in the event, in case, in the case that, assuming, so long as, as long as, to the extent, whether, should',
  exception:
    'except, except that, except for, other than, excluding, with the exception of, save for, but not including',
  time: 'until, till, when, once, while, after, before, since, as soon as, by the time, upon, following, prior to',
  reason: 'because, as, although, though, whereas, since',
  relative:
    'which, who, whom, whose, that, where, under which, pursuant to which, in which, by which, of which, during which',
});

export type MarkerKind = NonNullable<ReturnType<typeof markerAt>>['kind'];

/** What bounds the amount or period behind it. */
export const boundAt = lexicon({
  'at most':
    'up to, at most, not more than, no more than, not to exceed, not exceeding, maximum of, a maximum of, no greater than, not greater than, less than, as much as, as many as',
  by: 'no later than, not later than, later than, on or before',
  'at least':
    'at least, not less than, no less than, a minimum of, minimum of, not fewer than, more than, in excess of',
  about: 'approximately, about, roughly, nearly, an estimated, an aggregate of approximately',
});

export type Bound = NonNullable<ReturnType<typeof boundAt>>['kind'];

/** Words before an infinitive or participle that say how real it is, beside the auxiliaries. */
export const attitudeAt = lexicon({
  proposed:
    'proposal to, proposal for, proposes to, propose to, proposed to, intends to, intend to, intended to, intention to, plans to, plan to, planned to, seeks to, seek to, seeking to, considering, contemplates, proposing to, wishes to, hopes to, request to, approval to, asked to, asking to, proposed, vote on, vote to, approval of',
  ahead:
    'expects to, expect to, expected to, anticipates, anticipated to, scheduled to, about to, obligated to, obligation to, required to, agreement to',
  permitted:
    'permitted to, entitled to, authorized to, authority to, authorization to, discretion to, option to, right to, ability to, able to, allowed to, eligible to, free to, power to, elect to, choose to, authorize the board to',
  negated:
    'prohibited from, refrain from, restricted from, precluded from, prevented from, barred from, prohibits, prohibit, unable to, failed to, fails to, fail to, failure to, prohibited to, forbidden to, decline to, declined to, neither, nor, without',
});

export type Attitude = NonNullable<ReturnType<typeof attitudeAt>>['kind'];
