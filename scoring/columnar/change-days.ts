import { isPeriodicReport } from '../../core/dataset-plans.ts';
import { epochDay } from '../../core/dates.ts';
import type { ComplianceFact, IssuerFacts } from '../../core/score-inputs.ts';
import { effectiveCash } from '../facts/cash.ts';
import type { Methodology } from '../methodology.ts';
import { nextReportDue } from '../report-deadlines.ts';
import { ruleChangeDates } from '../rules/rule-registry.ts';
import { isProspectus, isRegistrationForm } from '../select/offering-facts.ts';
import { periodOf } from '../select/search.ts';
import { type ChangeCollector, createChangeCollector, successors, type Track } from './change-collector.ts';
import { addMonthsToDay, firstReaching, publicDay } from './day-numbers.ts';
import { addIssuance } from './issuance-days.ts';

/** Months and days of the I.B.6 cap under every rule so far in force; a test compares them with the registry. */
const SHELF_SALES_MONTHS = 12;
const FLOAT_DAYS = 60;

/**
 * For each input, the as-of days on which its selection may differ from the day before: a fact becomes public or its
 * date is reached, it leaves a window, a program ends. An extra day costs a selection; a missing day is a wrong score.
 */
export function changeDays(facts: IssuerFacts, methodology: Methodology): (track: Track) => readonly number[] {
  const changes = createChangeCollector(facts);
  for (const date of ruleChangeDates()) changes.add('rules', epochDay(date));
  addSplits(changes, methodology);
  addShareCounts(changes, methodology);
  addOfferings(changes, methodology);
  addIssuance(changes, methodology, SHELF_SALES_MONTHS);
  addBalances(changes, methodology);
  addOverhang(changes, methodology);
  addCompliance(changes, methodology);
  addMergers(changes, methodology);
  return changes.days;
}

/** Whether share counts may decide about splits: about a plan, or whether two statements are of one split. */
function countsShowSplits({ splits, splitPlans = [] }: IssuerFacts): boolean {
  return splitPlans.length > 0 || new Set(splits.map(({ effectiveDate }) => effectiveDate)).size > 1;
}

function addSplits(changes: ChangeCollector, { subRatings }: Methodology): void {
  const { shareCounts, splits, splitPlans = [] } = changes.facts;
  const months = 12 * subRatings.historicalYears;
  for (const fact of splits) {
    const day = epochDay(fact.effectiveDate);
    changes.add('splitHistory', changes.shown(fact), day, firstReaching(day, -months));
  }
  for (const plan of splitPlans) changes.add('splitHistory', changes.shown(plan));
  if (countsShowSplits(changes.facts)) {
    for (const count of shareCounts) changes.add('splitHistory', changes.entry(count, count.asOf));
    changes.addLeaving(shareCounts, 'splitHistory');
  }
  changes.addLeaving([...splits, ...splitPlans], 'splitHistory');
  changes.addSearch('splitHistory', 'splits', { months });
}

/** A float stated on a day ages out; within the window of the cap it needs no closes. */
function addFloat({ add, addAfter }: ChangeCollector, { market }: Methodology, enters: number, stated: number): void {
  add('floats', enters);
  addAfter(enters, 'floats', stated + market.floatMaxAgeDays + 1);
  addAfter(enters, 'day', stated + FLOAT_DAYS + 1);
}

function addShareCounts(changes: ChangeCollector, methodology: Methodology): void {
  const { market, subRatings, velocity } = methodology;
  const { shareCounts, coverage } = changes.facts;
  const { baseAgeDays, baseToleranceDays } = velocity;
  const historyAge = Math.round(subRatings.historicalYears * 365);
  const counts = shareCounts.filter((fact) => fact.sharesOutstanding !== null && fact.basis !== 'annual-float');
  // With several classes a newer count may leave one out, so that the older count stays in use.
  const isOneClass = counts.every((fact) => fact.shareClass === counts[0]?.shareClass);
  const laterCount = isOneClass ? successors(changes, counts) : () => null;
  for (const fact of shareCounts) {
    const day = epochDay(fact.asOf);
    const enters = changes.entry(fact, fact.asOf);
    if (fact.sharesOutstanding !== null) {
      changes.add('snapshots', enters);
      const next = laterCount(fact);
      /** A window from `least` to `most` days back; a count that a later one has replaced leaves it unnoticed. */
      const window = (track: Track, least: number, most: number) => {
        changes.addAfter(enters, track, day + least);
        const isReplaced = next !== null && Math.max(next.enters, next.day + least) <= day + most;
        if (!isReplaced) changes.addAfter(enters, track, day + most + 1);
      };
      window('shares', 0, market.sharesMaxAgeDays);
      window('sharesYearAgo', baseAgeDays, baseAgeDays + baseToleranceDays);
      window('sharesThreeYearsAgo', historyAge, historyAge + baseToleranceDays);
    }
    if (fact.publicFloat !== null && fact.publicFloatAsOf !== null) {
      addFloat(changes, methodology, changes.entry(fact, fact.publicFloatAsOf), epochDay(fact.publicFloatAsOf));
    }
  }
  const { unparsed } = coverage['share-float'];
  changes.add('shares', ...unparsed.map(({ publicAt }) => publicDay(publicAt)));
  changes.addLeaving(shareCounts, 'snapshots', 'floats');
  changes.addLeaving(unparsed, 'shares');
}

function addOfferings(changes: ChangeCollector, methodology: Methodology): void {
  const { market, offerings: rules, subRatings } = methodology;
  const { offerings, registrations } = changes.facts;
  const { add, addAfter, addSearch, entry } = changes;
  const months = 12 * rules.programmeYears;
  /** A registration that may become effective on a day ends three years later. */
  const addEnd = (effective: number) => add('programs', addMonthsToDay(effective, months));
  for (const fact of offerings) {
    const [filed, enters] = [epochDay(fact.filedDate), entry(fact, fact.filedDate)];
    for (const track of ['sales', 'programs', 'shelfSales'] as const) add(track, enters);
    addAfter(enters, 'proceeds', filed + rules.proceedsDays + 1);
    addAfter(enters, 'recentOfferings', firstReaching(filed + 1, -subRatings.historicalOfferingMonths));
    addAfter(enters, 'shelfSales', firstReaching(filed, -SHELF_SALES_MONTHS));
    if (rules.need !== undefined) addAfter(enters, 'soldInYear', firstReaching(filed, -rules.need.soldMonths));
    const isProgram = fact.isAtm || fact.type === 'atm' || fact.type === 'eloc';
    if (isRegistrationForm(fact.form) || isProgram) addAfter(enters, 'programs', filed + rules.effectWaitDays + 1);
    // Filing, agreement or first prospectus may date the effectiveness.
    if (isRegistrationForm(fact.form) || isProgram || isProspectus(fact.form)) addEnd(filed);
    // After three years a filing no longer counts.
    addAfter(enters, 'programs', firstReaching(filed + 1, -months));
    if (fact.babyShelfPublicFloat !== null) addFloat(changes, methodology, enters, filed);
    if (fact.statedPriceDate !== null) {
      const tooOld = epochDay(fact.statedPriceDate) + market.statedPriceMaxAgeDays + 1;
      add('statedPrice', entry(fact, fact.statedPriceDate), tooOld);
    }
  }
  for (const fact of registrations) {
    add('programs', entry(fact, fact.date));
    addEnd(epochDay(fact.date));
  }
  changes.addLeaving(offerings, 'sales', 'programs', 'shelfSales', 'floats', 'statedPrice');
  changes.addLeaving(registrations, 'programs');
  addSearch('proceeds', 'offerings', { days: rules.proceedsDays });
  addSearch('raisesSinceBalance', 'offerings', { days: 0 });
  addSearch('recentOfferings', 'offerings', { months: subRatings.historicalOfferingMonths });
  addSearch('programs', 'offerings', { months });
  if (rules.need !== undefined) addSearch('soldInYear', 'offerings', { months: rules.need.soldMonths });
  addSearch('shelfSales', 'offerings', { months: SHELF_SALES_MONTHS });
}

function addBalances(changes: ChangeCollector, { confidence, corrections, runway }: Methodology): void {
  const { cash, coverage } = changes.facts;
  const { add, addAfter } = changes;
  // A statement that another one will replace must not hide the age of an older one.
  const lasting = effectiveCash(cash);
  const laterBalance = successors(
    changes,
    lasting.filter((fact) => fact.cash !== null && Number.isFinite(fact.cash)),
  );
  const laterSearch = successors(
    changes,
    lasting.filter(({ goingConcern }) => goingConcern !== null),
  );
  for (const fact of cash) {
    const day = epochDay(fact.asOf);
    const enters = changes.entry(fact, fact.asOf);
    const tooOld = day + runway.balanceMaxAgeDays + 1;
    // Warrants are read together with the reports that state cash, whatever the reports' dates.
    add('overhang', changes.shown(fact));
    add('cash', enters);
    add('goingConcern', enters);
    // The age of a replaced balance does not matter.
    if ((laterBalance(fact)?.enters ?? tooOld) >= tooOld) addAfter(enters, 'cash', tooOld);
    if ((laterSearch(fact)?.enters ?? tooOld) >= tooOld) addAfter(enters, 'goingConcern', tooOld);
    if (corrections !== undefined && fact.operatingCashFlowEnd !== null) {
      const end = epochDay(fact.operatingCashFlowEnd);
      addAfter(enters, 'cash', end);
      addAfter(enters, 'cash', end + corrections.reportMaxAgeDays + 1);
    }
    addAfter(enters, 'day', day + confidence.highBalanceDays + 1);
    addAfter(enters, 'day', day + confidence.mediumBalanceDays + 1);
  }
  const { unparsed } = coverage.cash;
  add('cash', ...unparsed.map(({ publicAt }) => publicDay(publicAt)));
  changes.addLeaving(cash, 'cash', 'goingConcern', 'overhang');
  changes.addLeaving(unparsed, 'cash');
}

function addOverhang(changes: ChangeCollector, { corrections, overhang: rules }: Methodology): void {
  const { filings, overhang } = changes.facts;
  for (const filing of filings.filter(({ form }) => isPeriodicReport(form))) {
    const enters = changes.entry(filing, filing.filedDate);
    changes.add('overhang', enters);
    changes.addAfter(
      enters,
      'overhang',
      epochDay(nextReportDue(filing.form, periodOf(filing), rules.lookbackDays)) + 1,
    );
    if (corrections !== undefined) {
      changes.addAfter(enters, 'overhang', epochDay(periodOf(filing)) + corrections.reportMaxAgeDays + 1);
    }
  }
  changes.addLeaving(filings, 'overhang');
  for (const fact of overhang) {
    const enters = changes.entry(fact, fact.asOf);
    const tooOld = epochDay(fact.asOf) + rules.lookbackDays + 1;
    changes.add('overhang', changes.shown(fact), enters, tooOld);
    // Also of a statement that is too old: it bars "none" until it expires.
    if (fact.expires !== null) changes.addAfter(enters, 'overhang', epochDay(fact.expires) + 1);
    if (fact.exercisableFrom === null) continue;
    const day = epochDay(fact.exercisableFrom);
    // Also of a statement that is too old: a later one may leave the day unsaid.
    changes.addAfter(enters, 'day', day);
    changes.addAfter(enters, 'overhang', firstReaching(day, rules.nearMonths));
  }
  changes.addSearch('overhang', 'overhang', { days: rules.lookbackDays });
}

function addCompliance(changes: ChangeCollector, { compliance: rules, corrections }: Methodology): void {
  const { compliance } = changes.facts;
  for (const fact of compliance) {
    const day = epochDay(fact.noticeDate);
    const enters = changes.entry(fact, fact.noticeDate);
    changes.add('compliance', enters);
    changes.addAfter(enters, 'compliance', day + rules.lookbackDays + 1);
    const regained = addMonthsToDay(day, rules.regainedMonths);
    changes.addAfter(enters, 'compliance', regained);
    if (corrections !== undefined) changes.addAfter(enters, 'compliance', regained + 1);
    if (rules.lapsed !== undefined) addLapse(changes, fact, enters, rules.lapsed);
  }
  changes.addLeaving(compliance, 'compliance');
  const window = corrections === undefined ? { days: rules.lookbackDays } : { months: corrections.noticeSearchMonths };
  changes.addSearch('compliance', 'compliance', window);
}

/** The first day on which a notice may have lapsed: of its stated period, or of its exchange's where it is the first. */
function addLapse(
  { addAfter }: ChangeCollector,
  { noticeDate, exchange, periodEnds }: ComplianceFact,
  enters: number,
  { graceDays, bidPeriods }: NonNullable<Methodology['compliance']['lapsed']>,
): void {
  const day = epochDay(noticeDate);
  const period = bidPeriods[exchange];
  const ends = [
    ...(periodEnds == null ? [] : [epochDay(periodEnds)]),
    ...(period === undefined ? [] : ['days' in period ? day + period.days : addMonthsToDay(day, period.months)]),
  ];
  for (const end of ends) addAfter(enters, 'compliance', end + graceDays + 1);
}

function addMergers(changes: ChangeCollector, { velocity }: Methodology): void {
  const { mergers = [] } = changes.facts;
  const window = velocity.baseAgeDays + velocity.baseToleranceDays;
  for (const fact of mergers) {
    changes.add('mergers', changes.entry(fact, fact.effectiveDate), epochDay(fact.effectiveDate) + window);
  }
  changes.addLeaving(mergers, 'mergers');
}
