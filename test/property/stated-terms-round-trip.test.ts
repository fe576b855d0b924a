import { describe, expect, test } from 'vitest';
import { corporateActionsV3 } from '../../parsers/corporate-actions/corporate-actions.v3.ts';
import { lockupsAndRofrV3 } from '../../parsers/lockups-and-rofr/lockups-and-rofr.v3.ts';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { createRandom, type Random } from '../../sample/random.ts';
import { currentReport, outcomeOf } from '../terms-documents.ts';

const ITEM = 'Item 1.01 Entry into a Material Definitive Agreement.';
const TURNS = 60;
const MONTHS = ['January', 'March', 'May', 'June', 'August', 'October', 'December'] as const;
const NUMBERS = ['01', '03', '05', '06', '08', '10', '12'] as const;
const NAMES = ['Alder Reach', 'Birch Hollow', 'Cinder Lake', 'Dovetail', 'Elm Street'] as const;

interface Day {
  readonly iso: string;
  readonly long: string;
}

function dayIn(random: Random, from: number, to: number): Day {
  const [month, day, year] = [random.int(0, MONTHS.length - 1), random.int(1, 28), random.int(from, to)];
  return {
    iso: `${year}-${NUMBERS[month]}-${String(day).padStart(2, '0')}`,
    long: `${MONTHS[month]} ${day}, ${year}`,
  };
}

const counted = (value: number): string => value.toLocaleString('en-US');

describe('terms in standard sentences with random figures', () => {
  test('convertible notes: principal, rate, maturity and conversion price', () => {
    const random = createRandom('terms/convertibles');
    for (let turn = 0; turn < TURNS; turn += 1) {
      const principal = random.int(200, 90_000) * 1_000;
      const [rate, price] = [random.int(2, 28) / 2, random.int(10, 2_500) / 100];
      const maturity = dayIn(random, 2026, 2032);
      const text = currentReport(
        ITEM,
        `On January 6, 2026, the Company issued ${rate}% senior convertible notes in the aggregate principal amount of $${counted(principal)} (the "Notes"). The Notes mature on ${maturity.long} and are convertible into common stock at a conversion price of $${price.toFixed(2)} per share.`,
      );
      const wanted = { principal, interestRate: rate, maturity: maturity.iso, conversionPrice: price };
      expect(outcomeOf(overhangV5, text).result?.convertibles, text).toMatchObject([wanted]);
    }
  });

  test('lock-ups: who, and for how many days', () => {
    const random = createRandom('terms/lockups');
    for (let turn = 0; turn < TURNS; turn += 1) {
      const [company, insiders] = [random.int(11, 365), random.int(11, 365)];
      const text = currentReport(
        ITEM,
        `The Company has agreed not to issue any shares of common stock for a period of ${company} days after the closing of the offering.`,
        `Our directors and executive officers entered into lock-up agreements under which they may not sell any shares for a period of ${insiders} days.`,
      );
      expect(outcomeOf(lockupsAndRofrV3, text).result?.lockups, text).toMatchObject([
        { parties: 'company', days: company },
        { parties: 'directors and officers', days: insiders },
      ]);
    }
  });

  test('rights of first refusal: for how many months', () => {
    const random = createRandom('terms/rofr');
    for (let turn = 0; turn < TURNS; turn += 1) {
      const durationMonths = random.int(2, 36);
      const text = currentReport(
        ITEM,
        `The Company granted ${random.pick(NAMES)} Securities LLC a right of first refusal to act as sole placement agent for any future offering for a period of ${durationMonths} months following the closing.`,
      );
      expect(outcomeOf(lockupsAndRofrV3, text).result?.rofr, text).toMatchObject([{ durationMonths }]);
    }
  });

  test('names and ticker symbols: from, to, and the day', () => {
    const random = createRandom('terms/names');
    for (let turn = 0; turn < TURNS; turn += 1) {
      const [from, to] = [`${random.pick(NAMES)} Acquisition Corp.`, `${random.pick(NAMES)} Robotics, Inc.`];
      const letters = (): string =>
        Array.from({ length: 4 }, () => 'ABCDEFGHKLMNPRSTVWX'.charAt(random.int(0, 18))).join('');
      const [old, symbol] = [letters(), letters()];
      if (old === symbol) continue;
      const day = dayIn(random, 2025, 2025);
      const text = currentReport(
        'Item 5.03 Amendments to Articles of Incorporation or Bylaws.',
        `On ${day.long}, the Company changed its name from "${from}" to "${to}", effective ${day.long}. The common stock will cease trading under the ticker symbol "${old}" and begin trading under the new ticker symbol "${symbol}" on ${day.long}.`,
      );
      expect(outcomeOf(corporateActionsV3, text).result?.corporateActions, text).toEqual([
        { type: 'name_change', from, to, date: day.iso },
        { type: 'ticker_change', from: old, to: symbol, date: day.iso },
      ]);
    }
  });
});
