import { addDays, type IsoDate } from '../core/dates.ts';
import { addBusinessDays, businessDayFrom, longDate } from './calendar.ts';
import { htmlDocument } from './filing-draft.ts';
import { createHtml, grouped } from './html.ts';
import { file, type IssuerState, reverseSplit, schedule } from './issuer-state.ts';
import { fileVotes, specialMeeting } from './meetings.ts';
import { renderEightK } from './render-eight-k.ts';
import type { ComplianceTruth, FilingFacts, ReverseSplitTruth } from './truth.ts';

const DEFICIENT_DAYS = 30;
const COMPLIANT_DAYS = 10;
const COMPLIANCE_PERIOD = 180;

function ruleOf(state: IssuerState): string {
  return state.profile.exchange.id === 'nasdaq' ? '5550(a)(2)' : '802.01C';
}

function exchangeOf(state: IssuerState): string {
  return state.profile.exchange.id === 'nasdaq'
    ? 'Nasdaq'
    : state.profile.exchange.id === 'nyse'
      ? 'NYSE'
      : 'NYSE American';
}

function report(
  state: IssuerState,
  eventDate: IsoDate,
  items: readonly { number: string; paragraphs: readonly string[] }[],
  truth: FilingFacts,
): void {
  const { profile, dialect } = state;
  const html = createHtml(dialect);
  const filedDate = addBusinessDays(eventDate, state.random.int(1, 4));
  const body = renderEightK(
    profile,
    eventDate,
    filedDate,
    items.map((item) => ({ number: item.number, body: item.paragraphs.map((line) => html.p(line, 'justify')) })),
    'html',
    dialect,
  );
  file(state, {
    form: '8-K',
    filedDate,
    periodOfReport: eventDate,
    act: '34',
    fileNumber: profile.fileNumber,
    items: items.map((item) => item.number),
    effectivenessDate: null,
    documents: [htmlDocument('8-K', 'form8-k.htm', body, dialect, 'prose')],
    truth,
    report: null,
  });
}

function notify(state: IssuerState): void {
  const noticeDate = businessDayFrom(addDays(state.today, 1));
  const deadline = addDays(noticeDate, COMPLIANCE_PERIOD);
  state.openNotice = { noticeDate, deadline, extended: false };
  const rule = ruleOf(state);
  const exchange = exchangeOf(state);
  const compliance: ComplianceTruth = {
    exchange,
    rule,
    deficiency: 'bid_price',
    status: 'notified',
    noticeDate,
    cureDeadline: deadline,
  };
  const words = `On ${longDate(noticeDate)}, ${state.profile.name} (the “Company”) received a letter from ${exchange} stating that, for the last ${DEFICIENT_DAYS} consecutive business days, the bid price of its common stock had closed below the $1.00 per share minimum required for continued listing under ${exchange === 'Nasdaq' ? 'Nasdaq Listing Rule' : 'Section'} ${rule}. The Company has a period of ${COMPLIANCE_PERIOD} calendar days, or until ${longDate(deadline)}, to regain compliance.`;
  report(
    state,
    noticeDate,
    [{ number: '3.01', paragraphs: [words, 'The letter has no immediate effect on the listing of the common stock.'] }],
    { exchangeCompliance: [compliance] },
  );
  planCure(state, deadline);
}

/** Most hold a meeting and split before the deadline; a rise of the price may make it needless. */
function planCure(state: IssuerState, deadline: IsoDate): void {
  const meeting = businessDayFrom(addDays(state.today, state.random.int(70, 120)));
  // A fourth waits for the second period, and a part of those fails in it.
  const waits = state.random.chance(0.25);
  const fails = waits && state.random.chance(0.5);
  const lastDay = waits ? addDays(deadline, COMPLIANCE_PERIOD) : deadline;
  const effective = businessDayFrom(addDays(lastDay, -state.random.int(20, 35)));
  schedule(state, meeting, (later) => {
    if (later.openNotice) fileVotes(later, specialMeeting(later, meeting));
  });
  schedule(state, effective, (later) => {
    if (later.openNotice && !fails) carryOutSplit(later);
  });
  schedule(state, businessDayFrom(addDays(deadline, 1)), (later) => {
    const open = later.openNotice;
    if (open?.deadline === deadline) extend(later, open.noticeDate, deadline);
  });
  schedule(state, businessDayFrom(addDays(deadline, COMPLIANCE_PERIOD + 1)), (later) => {
    if (later.openNotice?.extended) determine(later);
  });
}

function extend(state: IssuerState, noticeDate: IsoDate, deadline: IsoDate): void {
  const next = addDays(deadline, COMPLIANCE_PERIOD);
  state.openNotice = { noticeDate, deadline: next, extended: true };
  const exchange = exchangeOf(state);
  const compliance: ComplianceTruth = {
    exchange,
    rule: ruleOf(state),
    deficiency: 'bid_price',
    status: 'extension',
    noticeDate: state.today,
    cureDeadline: next,
  };
  const words = `On ${longDate(state.today)}, ${exchange} notified the Company that it is eligible for an additional ${COMPLIANCE_PERIOD} calendar day period, or until ${longDate(next)}, to regain compliance with the minimum bid price requirement of Rule ${ruleOf(state)}.`;
  report(state, state.today, [{ number: '3.01', paragraphs: [words] }], { exchangeCompliance: [compliance] });
}

/** The second period has run out: the staff decides to delist, and the issuer asks for a hearing. */
function determine(state: IssuerState): void {
  const exchange = exchangeOf(state);
  const noticeDate = state.today;
  const compliance: ComplianceTruth = {
    exchange,
    rule: ruleOf(state),
    deficiency: 'bid_price',
    status: 'delisting',
    noticeDate,
    cureDeadline: null,
  };
  const words = `On ${longDate(noticeDate)}, the Company received a determination letter from ${exchange} stating that it has not regained compliance with the minimum bid price requirement of Rule ${ruleOf(state)} and that its common stock will be delisted unless the Company requests an appeal. The Company intends to request a hearing before a hearings panel, which will stay the suspension of trading.`;
  report(state, noticeDate, [{ number: '3.01', paragraphs: [words] }], { exchangeCompliance: [compliance] });
}

function carryOutSplit(state: IssuerState): void {
  // High enough for a price of at least four dollars.
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
      { number: '3.03', paragraphs: ['The information set forth in Item 5.03 is incorporated herein by reference.'] },
      { number: '5.03', paragraphs: [words] },
    ],
    { reverseSplit: split },
  );
}

function regain(state: IssuerState): void {
  state.openNotice = null;
  const exchange = exchangeOf(state);
  const noticeDate = state.today;
  const compliance: ComplianceTruth = {
    exchange,
    rule: ruleOf(state),
    deficiency: 'bid_price',
    status: 'regained',
    noticeDate,
    cureDeadline: null,
  };
  const words = `On ${longDate(noticeDate)}, the Company received written notice from ${exchange} that it has regained compliance with the minimum bid price requirement under Rule ${ruleOf(state)}, as the closing bid price of its common stock was at or above $1.00 for at least ${COMPLIANT_DAYS} consecutive business days. The matter is now closed.`;
  report(state, noticeDate, [{ number: state.profile.index % 2 === 0 ? '8.01' : '3.01', paragraphs: [words] }], {
    exchangeCompliance: [compliance],
  });
}

/** The exchange's bid-price rule, day by day: 30 closes below a dollar open a notice, ten at or above it close it. */
export function watchListing(state: IssuerState): void {
  if (state.profile.exchange.code === null || !state.listed || state.profile.foreign) return;
  // The rule is watched from half a year before the window, so that some notices are open when it begins.
  if (state.today < addDays(state.from, -150)) return;
  if (state.openNotice) {
    if (state.daysAboveOne >= COMPLIANT_DAYS) regain(state);
  } else if (state.daysBelowOne >= DEFICIENT_DAYS) notify(state);
}
