import { plusDays } from '../calendar.ts';
import { ago, LAST_DAY, plainPaper, QUARTER_DAYS, quoted, sourceOf } from './arbitrary-papers.ts';
import type { Story } from './arbitrary-story.ts';
import type { Statement } from './history.ts';
import { publicDay } from './public-time.ts';

/** Periodic reports: counts, cash, going concern, floats. */
export function reports(one: Story): Statement[] {
  let shares = one.shares;
  return one.quarters.flatMap((now, index): Statement[] => {
    shares = Math.round(shares * (1 + now.growth / 300));
    const end = (one.quarters.length - index) * QUARTER_DAYS;
    if (now.isMissing || end <= now.delay) return [];
    const source = sourceOf(plainPaper(end - now.delay, index % 4 === 3 ? '10-K' : '10-Q'));
    const year = index % 4;
    const start = ago(end + (year + 1) * QUARTER_DAYS - 1);
    const floatDate = ago(end);
    return [
      { says: 'periodic-report', source, balanceDate: ago(end) },
      {
        says: 'share-count',
        source,
        date: source.filedDate,
        shareClass: '',
        shares: quoted(one, source.filedDate, shares),
      },
      {
        says: 'cash',
        source,
        balanceDate: ago(end),
        cash: now.cash,
        shortTermInvestments: now.saysInvestments,
        longTermInvestments: now.saysInvestments,
        countsLongTerm: index % 5 === 0 ? true : null,
        flow: { amount: now.flow * (year + 1), start, end: ago(end) },
        trailingYear: null,
        goingConcern: now.goingConcern,
      },
      ...(one.floatShare === null || year !== 3
        ? []
        : [{ says: 'float' as const, source, date: floatDate, amount: (shares * one.price * one.floatShare) / 1e4 }]),
    ];
  });
}

/** Instruments, each in several documents, and exercises and conversions. */
export function instrumentsOf(one: Story): Statement[] {
  return one.instruments.flatMap((truth, index): Statement[] => {
    // Strikes of their own keep instruments apart where documents say little else; pre-funded ones have a nominal one.
    const strike = truth.kind === 'pre-funded-warrant' ? 0.001 : truth.dollars + index * 0.17 + 0.05;
    const total = truth.millions * 1e6 + index * 170_000;
    const used = truth.exercised === null ? 0 : Math.round((total * truth.exercised.share) / 10);
    const usedOn = ago(truth.exercised?.back ?? 0);
    const kind = truth.kind;
    const stated = truth.papers.map(({ paper: on, saysStrike, saysExpiry, saysExercisable, shift }): Statement => {
      const source = sourceOf(on);
      // What is released on the evening before its filed date states what is true then.
      const [date = source.filedDate] = [publicDay(source), source.filedDate].sort();
      const isUsed = truth.exercised !== null && usedOn <= date;
      return {
        says: 'instrument',
        source,
        kind,
        designation: null,
        strike: saysStrike ? strike / quoted(one, date, 1) : null,
        expires: saysExpiry && truth.expiresIn !== null ? plusDays(LAST_DAY, truth.expiresIn + shift) : null,
        asOf: date,
        shares: quoted(one, date, isUsed ? total - used : total),
        exercisableFrom:
          saysExercisable && truth.exercisableIn !== null ? plusDays(LAST_DAY, truth.exercisableIn) : null,
        variablePrice: kind === 'convertible' && truth.variable !== null ? true : null,
        discount: kind === 'convertible' ? truth.variable : null,
        floorPrice: null,
        principal: null,
        state: on.form === 'S-1' ? null : 'outstanding',
      };
    });
    if (truth.exercised === null) return stated;
    const channel = kind === 'convertible' ? ('conversion' as const) : ('exercise' as const);
    const by = quoted(one, usedOn, 1);
    const exercise: Statement = {
      says: 'period-sales',
      source: sourceOf(plainPaper(Math.max(1, truth.exercised.back - 3), '8-K')),
      channel,
      agreedOn: null,
      instrument: { kind, designation: null, strike: strike / by, expires: null },
      from: null,
      to: usedOn,
      shares: quoted(one, usedOn, used),
      gross: used * strike,
      net: null,
      principalConverted: null,
    };
    return [...stated, exercise];
  });
}
