import type { IsoDate } from '../../core/dates.ts';
import { parseAccessionNumber, parserVersionOf } from '../../core/ids.ts';
import { OFFERING_TYPES } from '../../core/rows.ts';
import type { IssuerFacts, OfferingFact } from '../../core/score-inputs.ts';
import { pricePoints } from '../price-points.ts';
import { plusDays } from './calendar.ts';
import { createDraw, type Draw } from './random.ts';
import { randomIssuer } from './random-issuer.ts';

const FORMS = [
  'S-3',
  'S-3/A',
  'S-3ASR',
  'F-3',
  'S-1',
  'S-1/A',
  'F-1',
  'POS AM',
  'N-2',
  'S-11',
  '424B5',
  '424B2',
  '424B3',
  '424B4',
  '8-K',
  'FWP',
];
const SECURITIES = [['common stock'], ['senior notes'], ['common stock', 'debt securities'], [], ['warrants', 'units']];

/**
 * An issuer whose filings contradict each other, name wrong forms, leave amounts out and come late: whatever real
 * filings and imperfect parsers can bring. No reading of it is right; every engine must read it alike.
 */
export function wildIssuer(draw: Draw, number: number): IssuerFacts {
  const facts = randomIssuer(draw, number);
  const other = createDraw(number);
  const shifted = (date: IsoDate, by: number) => plusDays(date, draw.int(-by, by)) as IsoDate;
  const some =
    <T>(share: number, change: (one: T) => T) =>
    (one: T) =>
      draw.chance(share) ? change(one) : one;
  const numbers = facts.offerings.map(({ fileNumber }) => fileNumber);
  const accessions = [...facts.cash, ...facts.offerings].map(({ accessionNumber }) => accessionNumber);
  const anotherAccession = () =>
    accessions.length > 0 && draw.chance(0.5)
      ? draw.pick(accessions)
      : parseAccessionNumber(`0000000001-26-${String(draw.int(1, 999_999)).padStart(6, '0')}`);
  const amount = () => draw.pick([null, 0, 1e6, 5e6, 2e7, Math.round(10 ** (5 + 3 * draw.next()))]);
  const offering = (one: OfferingFact): OfferingFact => ({
    ...one,
    form: draw.pick(FORMS),
    type: draw.pick(OFFERING_TYPES),
    fileNumber: numbers.length > 0 ? draw.pick([...numbers, null, '333-9']) : null,
    filedDate: shifted(one.filedDate, 40),
    isAtm: draw.chance(0.2),
    isPrimary: draw.chance(0.8),
    isResale: draw.chance(0.2),
    securities: draw.pick(SECURITIES),
    grossProceeds: amount(),
    netProceeds: draw.chance(0.5) ? null : amount(),
    sharesOffered: draw.chance(0.7) ? null : draw.int(1, 5_000_000),
    pricePerShare: draw.chance(0.7) ? null : draw.int(1, 900) / 100,
    registeredAmount: draw.chance(0.4) ? null : amount(),
    maxAggregateOffering: draw.chance(0.5) ? null : amount(),
    babyShelfPublicFloat: draw.chance(0.6) ? null : draw.int(0, 90_000_000),
    babyShelfSoldLast12Months: draw.chance(0.6) ? null : draw.int(0, 9_000_000),
    statedPrice: draw.chance(0.5) ? null : draw.int(0, 900) / 100,
    statedPriceDate: draw.chance(0.3) ? null : shifted(one.filedDate, 30),
  });
  const again = <T>(list: readonly T[], share: number, change: (one: T) => T): T[] =>
    list.flatMap((one) => (draw.chance(share) ? [one, change(one)] : [one]));
  return {
    ...facts,
    shareCounts: again(facts.shareCounts, 0.3, (one) => ({
      ...one,
      accessionNumber: anotherAccession(),
      asOf: shifted(one.asOf, 60),
      basis: draw.pick(['cover', 'balance-sheet', 'prospectus', 'annual-float'] as const),
      shareClass: draw.pick(['', 'Class A', 'Class C']),
      sharesOutstanding: draw.chance(0.1) ? null : draw.pick([0, 1_000_000, Math.round(10 ** (5 + 3 * draw.next()))]),
      publicFloat: draw.chance(0.7) ? null : draw.pick([0, 40_000_000, 80_000_000]),
      publicFloatAsOf: draw.chance(0.3) ? null : shifted(one.asOf, 200),
      verified: draw.chance(0.8),
    })),
    cash: again(facts.cash, 0.3, (one) => ({
      ...one,
      accessionNumber: anotherAccession(),
      asOf: draw.chance(0.5) ? one.asOf : shifted(one.asOf, 400),
      cash: draw.chance(0.2) ? null : draw.int(0, 50_000_000),
      operatingCashFlow: draw.chance(0.2) ? null : draw.int(-30_000_000, 9_000_000),
      operatingCashFlowEnd: draw.chance(0.1) ? null : one.operatingCashFlowEnd,
      goingConcern: draw.pick([true, false, null]),
      parserVersion: other.chance(0.4) ? parserVersionOf('cash-prose', 1) : one.parserVersion,
      currency: other.chance(0.1) ? 'CAD' : 'USD',
    })),
    offerings: again(facts.offerings.map(some(0.3, offering)), 0.3, offering),
    registrations: again(facts.registrations, 0.3, (one) => ({
      ...one,
      event: draw.pick(['effective', 'withdrawn', 'deregistered'] as const),
      date: shifted(one.date, 300),
    })),
    overhang: again(facts.overhang, 0.2, (one) => ({
      ...one,
      accessionNumber: anotherAccession(),
      asOf: shifted(one.asOf, 100),
      shares: draw.chance(0.1) ? null : draw.int(0, 5_000_000),
      exercisableFrom: draw.chance(0.3) ? null : shifted(one.asOf, 500),
      expires: draw.chance(0.3) ? null : shifted(one.asOf, 500),
      variablePrice: draw.chance(0.2),
    })),
    filings: facts.filings.map(
      some(0.2, (one) => ({
        ...one,
        form: other.pick(['10-K', '10-Q', '10-K/A', '20-F', '8-K']),
        filedDate: shifted(one.filedDate, 30),
        periodOfReport: other.chance(0.3) ? null : shifted(one.filedDate, 200),
      })),
    ),
    compliance: facts.compliance.map(
      some(0.3, (one) => ({
        ...one,
        noticeDate: shifted(one.noticeDate, 800),
        status: draw.pick(['notified', 'second_period', 'suspended', 'delisted', 'regained'] as const),
      })),
    ),
    splits: again(facts.splits, 0.4, (one) => ({
      ...one,
      effectiveDate: shifted(one.effectiveDate, 30),
      denominator: draw.pick([0, 5, 20, 250]),
    })),
    prices: pricePoints(facts.prices).map(
      some(0.01, (one) => ({ ...one, close: draw.pick([Number.NaN, 0, 0.1, 1, one.close * 9]) })),
    ),
  };
}
