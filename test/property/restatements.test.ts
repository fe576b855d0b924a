import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, endOfEasternDay, type IsoDate } from '../../core/dates.ts';
import type { FactRef, IssuerFacts, OverhangFact } from '../../core/score-inputs.ts';
import type { IssuerScore } from '../../core/score-receipt.ts';
import { METHODOLOGIES } from '../../scoring/methodology-registry.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { selectInputs } from '../../scoring/select-inputs.ts';
import { createDraw, type Draw } from '../reference/random.ts';
import { HISTORY, randomIssuer } from '../reference/random-issuer.ts';

const ISSUERS = 150;
type Restated = Partial<IssuerFacts> | null;

/** What one issuer's filings say by a date, and how a later filing repeats some of it. */
interface Scene {
  readonly facts: IssuerFacts;
  readonly asOf: IsoDate;
  readonly draw: Draw;
  /** Origin of the restating filing. */
  readonly source: Pick<FactRef, 'accessionNumber' | 'publicAt'>;
}

/** The facts that were public by a date. */
function knownBy(facts: IssuerFacts, asOf: IsoDate): IssuerFacts {
  const until = endOfEasternDay(asOf);
  const known = <T extends { readonly publicAt: string }>(list: readonly T[]) =>
    list.filter(({ publicAt }) => publicAt <= until);
  return {
    ...facts,
    shareCounts: known(facts.shareCounts),
    cash: known(facts.cash),
    offerings: known(facts.offerings),
    registrations: known(facts.registrations),
    overhang: known(facts.overhang),
    compliance: known(facts.compliance),
    splits: known(facts.splits),
    filings: known(facts.filings),
  };
}

function lastOf<T>(list: readonly T[], dateOf: (one: T) => string): T | undefined {
  return list.reduce<T | undefined>(
    (last, one) => (last === undefined || dateOf(one) >= dateOf(last) ? one : last),
    undefined,
  );
}

/** An outstanding instrument again, in shares and prices of the day, some of its terms left unsaid. */
function restateInstrument({ facts, asOf, draw, source }: Scene): Restated {
  const [methodology] = METHODOLOGIES;
  const items = methodology === undefined ? [] : selectInputs(facts, asOf, methodology).overhang.items;
  const item = items.length === 0 ? undefined : draw.pick(items);
  const fact = facts.overhang.find(
    (one) => one.accessionNumber === item?.source?.accessionNumber && one.shares === item.value,
  );
  if (item === undefined || fact === undefined) return null;
  const { value, splitFactor, exercisePrice, exercisableFrom, expires, preFunded } = item;
  const says = <V>(stated: V | null) => (draw.chance(0.3) ? null : stated);
  const price = exercisePrice === null || preFunded ? exercisePrice : exercisePrice / splitFactor;
  const repeated: OverhangFact = {
    ...fact,
    ...source,
    asOf,
    state: draw.pick(['outstanding', 'offered']),
    shares: says(value === null ? null : value * splitFactor),
    exercisePrice: says(price),
    // Five years from pricing, or from closing.
    expires: expires && says(addDays(expires, draw.int(0, 4))),
    exercisableFrom: says(exercisableFrom),
  };
  return { overhang: [...facts.overhang, repeated] };
}

function restateSplit({ facts, asOf, draw, source }: Scene): Restated {
  const effective = facts.splits.filter(({ effectiveDate }) => effectiveDate <= asOf);
  if (effective.length === 0) return null;
  const one = draw.pick(effective);
  // The press release speaks of the day on which trading began.
  const effectiveDate = addDays(one.effectiveDate, draw.int(0, 3));
  return { splits: [...facts.splits, { ...one, ...source, effectiveDate }] };
}

function restateCount({ facts, asOf, source }: Scene): Restated {
  const last = lastOf(facts.shareCounts, (one) => one.asOf);
  // A count from before a split, published after it, may be in old or in new shares.
  if (last === undefined || facts.splits.some((one) => one.effectiveDate > last.asOf && one.effectiveDate <= asOf)) {
    return null;
  }
  const again = facts.shareCounts
    .filter((one) => one.asOf === last.asOf && one.accessionNumber === last.accessionNumber)
    .map((one) => ({ ...one, ...source, basis: 'prospectus' as const }));
  return { shareCounts: [...facts.shareCounts, ...again] };
}

function restateBalance({ facts, source }: Scene): Restated {
  const last = lastOf(facts.cash, ({ asOf, publicAt }) => `${asOf} ${publicAt}`);
  return last === undefined ? null : { cash: [...facts.cash, { ...last, ...source }] };
}

function restateNotice({ facts, source }: Scene): Restated {
  const last = lastOf(facts.compliance, ({ noticeDate, publicAt }) => `${noticeDate} ${publicAt}`);
  return last === undefined ? null : { compliance: [...facts.compliance, { ...last, ...source }] };
}

function restateSale({ facts, asOf, draw, source }: Scene): Restated {
  const recent = facts.offerings.filter(
    ({ form, filedDate }) => form.startsWith('424B') && filedDate <= asOf && daysBetween(filedDate, asOf) <= 10,
  );
  const sale = recent.length === 0 ? undefined : draw.pick(recent);
  if (sale === undefined || sale.isAtm || sale.type === 'atm') return null;
  const fileNumber = draw.chance(0.5) ? sale.fileNumber : null;
  return { offerings: [...facts.offerings, { ...sale, ...source, form: '8-K', filedDate: asOf, fileNumber }] };
}

function randomDay(draw: Draw): IsoDate {
  return addDays(HISTORY.from as IsoDate, draw.int(400, 1_500));
}

/** A day within ten days after a prospectus. */
function dayOfSale({ offerings }: IssuerFacts, draw: Draw): IsoDate {
  const sold = offerings.filter(({ form }) => form.startsWith('424B'));
  return sold.length === 0 ? randomDay(draw) : addDays(draw.pick(sold).filedDate, draw.int(0, 10));
}

const RESTATEMENTS = {
  instrument: restateInstrument,
  split: restateSplit,
  'share count': restateCount,
  balance: restateBalance,
  notice: restateNotice,
  sale: restateSale,
};

function numbersOf({ score, lo, hi, band, factors, subRatings }: IssuerScore) {
  return { score, lo, hi, band, subRatings, factors: Object.values(factors).map((factor) => factor.score) };
}

describe('a filing that restates known facts moves no score', () => {
  test.each(Object.entries(RESTATEMENTS))('%s', (name, restate) => {
    const draw = createDraw(20_261_123);
    let restatements = 0;
    for (let number = 0; number < ISSUERS; number++) {
      const whole = randomIssuer(draw, number);
      const asOf = restate === restateSale ? dayOfSale(whole, draw) : randomDay(draw);
      const facts = knownBy(whole, asOf);
      const accessionNumber = `0000000009-26-${String(number).padStart(6, '0')}` as FactRef['accessionNumber'];
      const source = { accessionNumber, publicAt: endOfEasternDay(asOf) };
      const again = restate({ facts, asOf, draw, source });
      if (again === null) continue;
      restatements++;
      for (const methodology of METHODOLOGIES) {
        for (const day of [asOf, addDays(asOf, 20)]) {
          const [before, after] = [facts, { ...facts, ...again }].map((known) =>
            numbersOf(scoreIssuer(known, day, methodology)),
          );
          expect(after, `${name} of issuer ${number} on ${day}, ${methodology.version}`).toEqual(before);
        }
      }
    }
    expect(restatements).toBeGreaterThan(20);
  });
});
