import { ago, plainPaper, QUARTER_DAYS, sourceOf } from './arbitrary-papers.ts';
import type { Story } from './arbitrary-story.ts';
import type { Statement } from './history.ts';

/** A shelf, an ATM, an equity line, sales in several renderings, and I.B.6 statements. */
export function offeringsOf(one: Story): Statement[] {
  const list: Statement[] = [];
  const { shelf, atm, line } = one;
  const fileNumber = '333-200001';
  // Nothing is sold from a shelf before it is effective.
  const effective = shelf === null ? Number.NEGATIVE_INFINITY : shelf.filed - 20;
  const drawsOn = (back: number) => (back <= effective ? fileNumber : null);
  if (shelf !== null) {
    const base = { fileNumber, source: sourceOf(plainPaper(shelf.filed, 'S-3')) };
    const amount = shelf.millions === null ? null : shelf.millions * 1e6;
    list.push({
      says: 'registration',
      kind: 'shelf',
      filedOn: ago(shelf.filed),
      amount,
      givesNoCapacity: shelf.isWksi,
      ...base,
    });
    list.push({ says: 'registration-event', event: 'effective', date: ago(effective), ...base });
  }
  if (atm !== null) {
    const agreedOn = ago(atm.agreed);
    const source = sourceOf(plainPaper(atm.agreed, '424B5'));
    list.push({
      says: 'program',
      source,
      kind: 'atm',
      agreedOn,
      fileNumber: drawsOn(atm.agreed),
      amount: atm.millions * 1e6,
    });
    for (const [index, gross] of atm.quarters.entries()) {
      const end = atm.agreed - (index + 1) * QUARTER_DAYS;
      if (end < 1) break;
      list.push({
        says: 'period-sales',
        source: sourceOf(plainPaper(Math.max(1, end - 40), '10-Q')),
        channel: 'atm',
        agreedOn,
        instrument: null,
        from: ago(end + QUARTER_DAYS - 1),
        to: ago(end),
        shares: Math.round(gross / 3),
        gross,
        net: null,
        principalConverted: null,
      });
    }
  }
  if (line !== null) {
    const source = sourceOf(plainPaper(line.agreed, '8-K'));
    list.push({
      says: 'program',
      source,
      kind: 'equity-line',
      agreedOn: ago(line.agreed),
      fileNumber: null,
      amount: line.millions * 1e6,
    });
  }
  for (const [index, truth] of one.sales.entries()) {
    const priced = 400 - index * 75;
    for (const { delay, form, saysNet, saysClosing } of truth.papers) {
      if (delay >= priced) continue;
      list.push({
        says: 'sale',
        source: sourceOf(plainPaper(priced - delay, form)),
        pricedOn: ago(priced),
        closesOn: saysClosing && truth.closesIn !== null ? ago(priced - truth.closesIn) : null,
        fileNumber: truth.isTakedown ? drawsOn(priced) : null,
        shares: truth.shares,
        pricePerShare: null,
        gross: truth.gross,
        net: saysNet && truth.gross !== null ? truth.gross * 0.93 : null,
        isIb6: null,
      });
    }
  }
  if (one.ib6 !== null) {
    const source = sourceOf(plainPaper(one.ib6.back, '424B5'));
    list.push({ says: 'ib6-sold', source, date: ago(one.ib6.back), amount: one.ib6.amount });
  }
  return list;
}

/** Notices and a reverse split. */
export function listingOf(one: Story): Statement[] {
  const list: Statement[] = one.notices.map(({ back, ...told }) => ({
    says: 'notice',
    source: sourceOf(plainPaper(Math.max(1, back - 4), '8-K')),
    exchange: 'nasdaq',
    date: ago(back),
    periodEnds: null,
    ...told,
  }));
  if (one.split === null) return list;
  const ratio = 1 / one.split.old;
  const effectiveDate = ago(one.split.back);
  const told = (back: number, form: string) =>
    sourceOf(plainPaper(one.split === null ? 1 : Math.max(1, one.split.back + back), form));
  if (one.split.withProposal)
    list.push({ says: 'split', source: told(90, 'DEF 14A'), stage: 'proposed', ratio: null, effectiveDate: null });
  list.push({ says: 'split', source: told(3, '8-K'), stage: 'announced', ratio, effectiveDate });
  list.push({ says: 'split', source: told(-25, '10-Q'), stage: 'effective', ratio, effectiveDate });
  return list;
}
