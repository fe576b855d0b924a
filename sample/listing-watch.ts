import { businessDayOnOrAfter } from '../core/business-days.ts';
import { addDays, type IsoDate } from '../core/dates.ts';
import { longDate } from './calendar.ts';
import { fileEightK } from './eight-k.ts';
import { createHtml, grouped } from './html.ts';
import { type IssuerState, reverseSplit, schedule } from './issuer-state.ts';
import { fileVotes, specialMeeting } from './meetings.ts';
import type { ComplianceTruth, FilingFacts, ReverseSplitTruth } from './truth.ts';

const DEFICIENT_DAYS = 30;
const COMPLIANT_DAYS = 10;
const COMPLIANCE_PERIOD = 180;

function report(
  state: IssuerState,
  eventDate: IsoDate,
  items: readonly (readonly [number: string, ...paragraphs: string[]])[],
  truth: FilingFacts,
  lag = state.random.int(1, 4),
): void {
  const html = createHtml(state.dialect);
  fileEightK(state, {
    eventDate,
    lag,
    items: items.map(([number, ...paragraphs]) => ({ number, body: html.paragraphs('justify', paragraphs) })),
    truth,
  });
}

/** Reports one step of the bid-price deficiency under Item 3.01, or another that the caller names. */
function reportCompliance(
  state: IssuerState,
  step: Pick<ComplianceTruth, 'status' | 'noticeDate' | 'cureDeadline'>,
  paragraphs: readonly string[],
  item = '3.01',
): void {
  const { shortName, bidPriceRule } = state.profile.exchange;
  const compliance: ComplianceTruth = { exchange: shortName, rule: bidPriceRule, deficiency: 'bid_price', ...step };
  report(state, step.noticeDate, [[item, ...paragraphs]], { exchangeCompliance: [compliance] });
}

/** NYSE American has its own book of rules. */
function citationOf({ profile: { exchange } }: IssuerState): string {
  if (exchange.shortName === 'Nasdaq') return `Nasdaq Listing Rule ${exchange.bidPriceRule}`;
  const book = exchange.shortName === 'NYSE' ? 'NYSE Listed Company Manual' : 'NYSE American Company Guide';
  return `Section ${exchange.bidPriceRule} of the ${book}`;
}

/** What becomes of a deficiency. */
type Course = 'cured' | 'extended' | 'failed';

/** A first notice today; its course is drawn unless it is given. */
export function notify(state: IssuerState, course?: Course): void {
  const { shortName } = state.profile.exchange;
  const noticeDate = businessDayOnOrAfter(addDays(state.today, 1));
  const deadline = addDays(noticeDate, COMPLIANCE_PERIOD);
  state.openNotice = { noticeDate, deadline, extended: false };
  reportCompliance(state, { status: 'notified', noticeDate, cureDeadline: deadline }, [
    `On ${longDate(noticeDate)}, ${state.profile.name} (the “Company”) received a letter from ${shortName} stating that, for the last ${DEFICIENT_DAYS} consecutive business days, the bid price of its common stock had closed below the $1.00 per share minimum required for continued listing under ${citationOf(state)}. The Company has a period of ${COMPLIANCE_PERIOD} calendar days, or until ${longDate(deadline)}, to regain compliance.`,
    'The letter has no immediate effect on the listing of the common stock.',
  ]);
  planCure(state, deadline, course);
}

/** Most issuers hold a meeting and split before the deadline, unless the price has recovered. */
function planCure(state: IssuerState, deadline: IsoDate, course?: Course): void {
  const meeting = businessDayOnOrAfter(addDays(state.today, state.random.int(70, 120)));
  // A quarter of them wait for the second period, and half of those fail in it.
  const waits = course === undefined ? state.random.chance(0.25) : course !== 'cured';
  const fails = course === undefined ? waits && state.random.chance(0.5) : course === 'failed';
  const lastDay = waits ? addDays(deadline, COMPLIANCE_PERIOD) : deadline;
  const effective = businessDayOnOrAfter(addDays(lastDay, -state.random.int(20, 35)));
  schedule(state, meeting, (later) => {
    if (later.openNotice) fileVotes(later, specialMeeting(later, meeting));
  });
  schedule(state, effective, (later) => {
    if (later.openNotice && !fails) carryOutSplit(later);
  });
  schedule(state, businessDayOnOrAfter(addDays(deadline, 1)), (later) => {
    const open = later.openNotice;
    if (open?.deadline === deadline) extend(later, open.noticeDate, deadline);
  });
  schedule(state, businessDayOnOrAfter(addDays(deadline, COMPLIANCE_PERIOD + 1)), (later) => {
    if (later.openNotice?.extended) determine(later);
  });
}

function extend(state: IssuerState, noticeDate: IsoDate, deadline: IsoDate): void {
  const { shortName } = state.profile.exchange;
  const next = addDays(deadline, COMPLIANCE_PERIOD);
  state.openNotice = { noticeDate, deadline: next, extended: true };
  reportCompliance(state, { status: 'extension', noticeDate: state.today, cureDeadline: next }, [
    `On ${longDate(state.today)}, ${shortName} notified the Company that it is eligible for an additional ${COMPLIANCE_PERIOD} calendar day period, or until ${longDate(next)}, to regain compliance with the minimum bid price requirement of ${citationOf(state)}.`,
  ]);
}

/** The second period has ended: the staff decides to delist, and the issuer asks for a hearing. */
export function determine(state: IssuerState): void {
  const { shortName } = state.profile.exchange;
  reportCompliance(state, { status: 'delisting', noticeDate: state.today, cureDeadline: null }, [
    `On ${longDate(state.today)}, the Company received a determination letter from ${shortName} stating that it has not regained compliance with the minimum bid price requirement of ${citationOf(state)} and that its common stock will be delisted unless the Company requests an appeal. The Company intends to request a hearing before a hearings panel, which will stay the suspension of trading.`,
  ]);
}

export function carryOutSplit(state: IssuerState): void {
  // High enough for a price of at least four dollars after the split.
  const denominator = [5, 8, 10, 15, 20, 30, 50, 100, 250].find((ratio) => state.price * ratio >= 4) ?? 250;
  const before = state.shares;
  const effectiveDate = state.today;
  reverseSplit(state, denominator);
  const split: ReverseSplitTruth = { ratio: `1-for-${denominator}`, numerator: 1, denominator, effectiveDate };
  const words = `On ${longDate(effectiveDate)}, the Company filed a certificate of amendment to its certificate of incorporation to effect a ${split.ratio} reverse stock split of its common stock, effective as of ${longDate(effectiveDate)}. As a result, every ${denominator} shares of common stock issued and outstanding were combined into one share, which reduced the number of outstanding shares from approximately ${grouped(before)} to approximately ${grouped(state.shares)}.`;
  report(
    state,
    effectiveDate,
    [
      ['3.03', 'The information set forth in Item 5.03 is incorporated herein by reference.'],
      ['5.03', words],
    ],
    { reverseSplit: split },
  );
}

function regain(state: IssuerState): void {
  const { shortName } = state.profile.exchange;
  state.openNotice = null;
  reportCompliance(
    state,
    { status: 'regained', noticeDate: state.today, cureDeadline: null },
    [
      `On ${longDate(state.today)}, the Company received written notice from ${shortName} that it has regained compliance with the minimum bid price requirement under ${citationOf(state)}, as the closing bid price of its common stock was at or above $1.00 for at least ${COMPLIANT_DAYS} consecutive business days. The matter is now closed.`,
    ],
    state.profile.index % 2 === 0 ? '8.01' : '3.01',
  );
}

const WARRANTS_DELISTED_AFTER = 100;

/**
 * The public warrants of a former SPAC lose their listing while the common stock keeps its own: a notice under Item 3.01
 * that is no state of the common stock.
 */
export function planWarrantDelisting(state: IssuerState): void {
  const { archetype, exchange } = state.profile;
  if (archetype.id !== 'despac-resale' || exchange.code === null) return;
  schedule(state, businessDayOnOrAfter(addDays(state.from, WARRANTS_DELISTED_AFTER)), delistWarrants);
}

function delistWarrants(state: IssuerState): void {
  const { name, exchange } = state.profile;
  const { shortName } = exchange;
  const isNasdaq = shortName === 'Nasdaq';
  const compliance: ComplianceTruth = {
    exchange: shortName,
    rule: isNasdaq ? '5560(a)' : '802.01D',
    deficiency: isNasdaq ? 'other' : 'bid_price',
    security: 'warrants',
    status: 'delisting',
    noticeDate: state.today,
    cureDeadline: null,
  };
  const grounds = isNasdaq
    ? 'they no longer satisfy Nasdaq Listing Rule 5560(a), which requires at least two registered and active market makers'
    : 'of their “abnormally low” trading price, pursuant to Section 802.01D of the NYSE Listed Company Manual';
  const decision = `On ${longDate(state.today)}, ${shortName} notified ${name} (the “Company”) that it had determined to commence proceedings to delist the Company’s public warrants because ${grounds}. The Company does not intend to appeal.`;
  const unaffected = `The decision does not affect the Company’s common stock, which continues to trade on ${shortName}.`;
  // A lag that is not drawn leaves the rest of the issuer's history as it is.
  report(state, state.today, [['3.01', decision, unaffected]], { exchangeCompliance: [compliance] }, 2);
}

/** The exchange's bid-price rule, day by day: 30 closes below a dollar open a notice, ten at or above it close it. */
export function watchListing(state: IssuerState): void {
  if (state.profile.exchange.code === null || !state.listed || state.profile.foreign) return;
  // From half a year before the window, so that some notices are open when it begins.
  if (state.today < addDays(state.from, -150)) return;
  if (state.openNotice) {
    if (state.daysAboveOne >= COMPLIANT_DAYS) regain(state);
  } else if (state.daysBelowOne >= DEFICIENT_DAYS) notify(state);
}
