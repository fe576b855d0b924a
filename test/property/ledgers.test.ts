import { expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { InstrumentStatement } from '../../core/instruments.ts';
import type { IssuerFacts, OverhangFact } from '../../core/score-inputs.ts';
import { capacityOf, capacityTerms } from '../../scoring/capacity.ts';
import { deriveInstruments } from '../../scoring/ledger/instruments.ts';
import { derivePrograms } from '../../scoring/ledger/shelf-programs.ts';
import { marketOf } from '../../scoring/market.ts';
import { selectInputs } from '../../scoring/select-inputs.ts';
import { createDraw, type Draw } from '../reference/random.ts';
import { randomIssuer } from '../reference/random-issuer.ts';
import { wildIssuer } from '../reference/wild-issuer.ts';
import { stated } from '../unit/instrument-statements.ts';
import { METHODOLOGY } from '../unit/scoring-facts.ts';

const DATES = ['2023-06-30', '2024-12-31', '2026-06-30'] as IsoDate[];
const ISSUERS = 150;

/** Issuers whose filings leave no choice, and issuers whose filings contradict each other. */
function eachIssuer(check: (issuer: IssuerFacts, asOf: IsoDate, draw: Draw) => void): void {
  for (let number = 1; number <= ISSUERS; number += 1) {
    for (const make of [randomIssuer, wildIssuer]) {
      const draw = createDraw(number);
      const issuer = make(draw, number);
      for (const asOf of DATES) check(issuer, asOf, draw);
    }
  }
}

function statementsOf(issuer: IssuerFacts): readonly InstrumentStatement[] {
  const places = new Map<string, number>();
  return issuer.overhang.map((fact: OverhangFact) => {
    const key = `${fact.accessionNumber}|${fact.instrument}`;
    const ordinal = places.get(key) ?? 0;
    places.set(key, ordinal + 1);
    return stated(0, { ...fact, ordinal, label: fact.preFunded ? 'pre-funded warrants' : `class ${ordinal % 3}` });
  });
}

function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  return list
    .map((item) => ({ item, key: draw.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** What was known by a date, and nothing else. */
function publicBy<T extends { readonly publicAt: string }>(list: readonly T[], asOf: IsoDate): readonly T[] {
  return list.filter(({ publicAt }) => publicAt.slice(0, 10) <= asOf);
}

test('programs: the sum of the shelves is what a score counts, and no order of facts changes a byte', () => {
  let shelves = 0;
  eachIssuer((issuer, asOf, draw) => {
    const { programs, dueOn } = derivePrograms(issuer, asOf, METHODOLOGY);
    const inputs = selectInputs(issuer, asOf, METHODOLOGY);
    const { shelfRemaining } = capacityOf(inputs, capacityTerms(inputs, METHODOLOGY), marketOf(inputs), METHODOLOGY);
    const active = programs.filter(
      ({ kind, status, amountKind }) => kind === 'shelf' && status === 'active' && amountKind === 'amount',
    );
    shelves += active.length;
    const sum = active.reduce((all, { remainingAmount }) => all + (remainingAmount ?? Number.NaN), 0);
    expect(shelfRemaining === null || Math.abs(sum - shelfRemaining) < 0.001).toBe(true);
    expect(new Set(programs.map(({ programKey }) => programKey)).size).toBe(programs.length);
    expect(dueOn === null || dueOn > asOf).toBe(true);
    const mixed = {
      ...issuer,
      offerings: shuffled(issuer.offerings, draw),
      registrations: shuffled(issuer.registrations, draw),
    };
    expect(derivePrograms(mixed, asOf, METHODOLOGY).programs).toEqual(programs);
  });
  expect(shelves).toBeGreaterThan(100);
});

test('programs: before the day they are due nothing changes by itself', () => {
  let days = 0;
  eachIssuer((issuer) => {
    const asOf = '2026-06-30' as IsoDate;
    const still: IssuerFacts = {
      ...issuer,
      prices: [],
      offerings: publicBy(issuer.offerings, asOf),
      registrations: publicBy(issuer.registrations, asOf),
      shareCounts: publicBy(issuer.shareCounts, asOf),
      splits: publicBy(issuer.splits, asOf),
    };
    const { programs, dueOn } = derivePrograms(still, asOf, METHODOLOGY);
    if (dueOn === null) return;
    const before = new Date(Date.parse(dueOn) - 86_400_000).toISOString().slice(0, 10) as IsoDate;
    if (before <= asOf) return;
    days += 1;
    expect(derivePrograms(still, before, METHODOLOGY).programs).toEqual(programs);
  });
  expect(days).toBeGreaterThan(20);
});

test('instruments: those that a score counts are those of the ledger that stand, each once', () => {
  let counted = 0;
  eachIssuer((issuer, asOf, draw) => {
    const statements = statementsOf(issuer);
    const { instruments, dueOn } = deriveInstruments(issuer, statements, asOf, METHODOLOGY);
    const { overhang } = selectInputs({ ...issuer, overhang: statements }, asOf, METHODOLOGY);
    counted += overhang.items.length;
    const standing = instruments.filter(({ isCounted }) => isCounted);
    const places = (keys: readonly string[]) => keys.map((key) => key.split(':')[1]);
    for (const item of overhang.items) {
      const accession = item.source?.accessionNumber;
      expect(standing.some((one) => places(one.statements).includes(accession))).toBe(true);
    }
    expect(standing.length).toBe(overhang.items.length);
    expect(instruments.flatMap((one) => one.statements).length).toBe(
      new Set(instruments.flatMap((one) => one.statements)).size,
    );
    expect(dueOn === null || dueOn > asOf).toBe(true);
    expect(deriveInstruments(issuer, shuffled(statements, draw), asOf, METHODOLOGY).instruments).toEqual(instruments);
    // What is public later does not reach back.
    const then = deriveInstruments(issuer, publicBy(statements, asOf), asOf, METHODOLOGY).instruments;
    expect(then.length).toBeLessThanOrEqual(instruments.length);
  });
  expect(counted).toBeGreaterThan(500);
});

test('instruments: the newest statement of a field is the one that is kept', () => {
  eachIssuer((issuer, asOf) => {
    const statements = statementsOf(issuer);
    const { instruments } = deriveInstruments(issuer, statements, asOf, METHODOLOGY);
    const dates = Map.groupBy(statements, ({ accessionNumber }) => accessionNumber);
    const datesOf = (accession: AccessionNumber) => (dates.get(accession) ?? []).map((one) => one.asOf).sort();
    for (const { conflicts, firstStated, lastStated, events } of instruments) {
      // By their dates, then by when they became public.
      for (const { kept, other } of conflicts) {
        const [newest, oldest] = [
          datesOf(kept.source.accessionNumber).at(-1),
          datesOf(other.source.accessionNumber)[0],
        ];
        expect((newest ?? '') >= (oldest ?? '')).toBe(true);
      }
      expect(firstStated <= lastStated).toBe(true);
      expect(events.filter(({ type }) => type === 'first-stated' || type === 'issued')).toHaveLength(1);
    }
  });
});
