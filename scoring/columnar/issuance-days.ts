import { epochDay } from '../../core/dates.ts';
import type { IssuanceFact, OfferingFact } from '../../core/score-inputs.ts';
import type { Methodology } from '../methodology.ts';
import { isIpoProspectus, isIpoRegistration } from '../select/first-filing.ts';
import { CASH_CHANNELS, PROGRAM_CHANNELS } from '../select/issuances.ts';
import { pricedOn } from '../select/offering-facts.ts';
import type { ChangeCollector, Track } from './change-collector.ts';
import { addMonthsToDay, firstReaching } from './day-numbers.ts';

/** Days on which issuance enters and leaves the windows of revisions since 2026-12-01.1; nothing for older ones. */
export function addIssuance(changes: ChangeCollector, methodology: Methodology, shelfSalesMonths: number): void {
  if (methodology.corrections === undefined) return;
  const { offerings, issuances = [] } = changes.facts;
  for (const fact of offerings) addSale(changes, methodology, fact, shelfSalesMonths);
  addBeginning(changes);
  for (const fact of issuances) addPeriod(changes, methodology, fact, shelfSalesMonths);
  changes.addLeaving(issuances, 'issuances');
}

/** Filings that tell whether the registration of an initial public offering is the issuer's first filing, and its listing. */
function addBeginning({ facts, add, addLeaving, entry, shown }: ChangeCollector): void {
  const { cash, offerings, registrations, shareCounts } = facts;
  if (!offerings.some((fact) => isIpoRegistration(fact) || isIpoProspectus(fact))) return;
  const others = [...cash, ...registrations, ...shareCounts];
  // Searches without the others' facts; programs and proceeds follow sales.
  for (const track of ['splitHistory', 'compliance', 'overhang', 'sales'] as const) {
    add(track, ...offerings.map((fact) => entry(fact, fact.filedDate)), ...others.map(shown));
    addLeaving([...offerings, ...others], track);
  }
}

/** Pricing and closing of a sale, which may lie before or after the filing that states them. */
function addSale(
  { entry, addAfter }: ChangeCollector,
  { offerings: rules, subRatings }: Methodology,
  fact: OfferingFact,
  shelfSalesMonths: number,
): void {
  const enters = entry(fact, fact.filedDate);
  const priced = epochDay(pricedOn(fact));
  const closes = fact.closesOn == null ? priced : epochDay(fact.closesOn);
  addAfter(enters, 'sales', priced);
  addAfter(enters, 'proceeds', priced + rules.proceedsDays + 1);
  addAfter(enters, 'recentOfferings', firstReaching(priced, -subRatings.historicalOfferingMonths));
  addAfter(enters, 'shelfSales', firstReaching(priced, -shelfSalesMonths));
  if (rules.need !== undefined) addAfter(enters, 'soldInYear', firstReaching(priced, -rules.need.soldMonths));
  addAfter(enters, 'raisesSinceBalance', closes);
  // Shares of a closing count from the next day on.
  addAfter(enters, 'shares', closes + 1);
  addAfter(enters, 'overhang', closes + 1);
  addAfter(enters, 'programs', addMonthsToDay(priced, 12 * rules.programmeYears));
}

/** A total over a period is spread over its days, so that it enters and leaves each window day by day. */
function addPeriod(
  { shown, add, addAfter }: ChangeCollector,
  { offerings: rules }: Methodology,
  fact: IssuanceFact,
  shelfSalesMonths: number,
): void {
  const enters = shown(fact);
  const [first, last] = [epochDay(fact.from ?? fact.to), epochDay(fact.to)];
  const isCash = CASH_CHANNELS.has(fact.channel);
  const isProgram = PROGRAM_CHANNELS.has(fact.channel);
  const addEach = (track: Track, dayOf: (day: number) => number) => {
    for (let day = first; day <= last; day++) addAfter(enters, track, dayOf(day));
  };
  add('issuances', enters);
  addEach('shares', (day) => day + 1);
  if (!isProgram) addEach('overhang', (day) => day);
  if (!isCash) return;
  addEach('proceeds', (day) => day);
  addEach('proceeds', (day) => day + rules.proceedsDays + 1);
  addEach('raisesSinceBalance', (day) => day);
  if (!isProgram) return;
  addEach('programs', (day) => day);
  addEach('shelfSales', (day) => day);
  addEach('shelfSales', (day) => firstReaching(day, -shelfSalesMonths));
  const { need } = rules;
  if (need === undefined) return;
  addAfter(enters, 'soldInYear', first);
  // The days that a finer statement leaves of a longer one may end right before it.
  for (const day of [first - 1, last]) addAfter(enters, 'soldInYear', firstReaching(day, -need.soldMonths));
}
