import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateFacts } from '../../bench/score-facts.ts';
import { packFacts, unpackFacts } from '../../db/repositories/scores/packed-facts.ts';
import type { StoredFacts } from '../../db/repositories/scores/read-fact-rows.ts';
import { date } from '../db/fixtures.ts';

/** Facts of every list, whose texts are whatever JSON takes. */
function anyFacts(): fc.Arbitrary<StoredFacts> {
  const text = fc.oneof(fc.constantFrom('0000000007-22-000020', '', '#', '__proto__'), fc.string({ unit: 'grapheme' }));
  const span = fc.oneof(
    fc.tuple(fc.constantFrom('sha256:aa', 'sha256:bb', ''), fc.nat(99)).map(([key, at]) => `${key}#1:${at}-${at + 1}`),
    text,
  );
  const value = fc.oneof(fc.constant(null), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }), text);
  const ref = {
    accessionNumber: text,
    sourceSpan: fc.option(span),
    parserVersion: text,
    publicAt: text,
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    verified: fc.boolean(),
  };
  const columns = fc.constantFrom('cashAndEquivalents', 'grossProceeds', 'a,b', '7');
  const list = (isStatement: boolean, ...names: readonly string[]) =>
    fc.array(
      fc.record({
        ...ref,
        ...(isStatement && { valueSpans: fc.dictionary(columns, span) }),
        ...Object.fromEntries(names.map((name) => [name, value])),
      }),
      { maxLength: 4 },
    );
  const counts = ['sharesOutstanding', 'publicFloat', 'publicFloatAsOf'];
  const flows = ['operatingCashFlow', 'operatingCashFlowStart', 'operatingCashFlowEnd', 'ttmOperatingCashFlow'];
  const amounts = ['grossProceeds', 'netProceeds', 'sharesOffered', 'pricePerShare'];
  const most = ['maxAggregateOffering', 'registeredAmount', 'statedPrice', 'statedPriceDate'];
  const shelves = ['babyShelfApplies', 'babyShelfPublicFloat', 'babyShelfSoldLast12Months'];
  const kinds = ['form', 'filedDate', 'fileNumber', 'type', 'isAtm', 'isPrimary', 'isResale', 'securities'];
  const terms = ['exercisePrice', 'exercisableFrom', 'expires', 'variablePrice', 'preFunded'];
  return fc.record({
    shareCounts: list(true, 'asOf', 'shareClass', 'basis', ...counts),
    cashStatements: list(true, 'asOf', 'currency', 'cash', 'shortTermInvestments', ...flows, 'goingConcern'),
    offerings: list(true, ...kinds, ...amounts, ...most, ...shelves),
    registrations: list(false, 'fileNumber', 'form', 'event', 'date'),
    overhang: list(false, 'instrument', 'asOf', 'shares', ...terms),
    compliance: list(false, 'exchange', 'deficiency', 'status', 'noticeDate'),
    splits: list(false, 'effectiveDate', 'numerator', 'denominator'),
    mergers: list(false, 'kind', 'effectiveDate'),
  }) as unknown as fc.Arbitrary<StoredFacts>;
}

test('packed facts come back as JSON would give them back', () => {
  fc.assert(
    fc.property(anyFacts(), (facts) => {
      expect(unpackFacts(packFacts(facts))).toEqual(JSON.parse(JSON.stringify(facts)));
    }),
    { seed: 20_261_122, numRuns: 500 },
  );
});

test("an issuer's facts take a quarter of the room", () => {
  const { cash, mergers = [], ...lists } = generateFacts(7, date('2026-06-30'));
  const stated = <F extends { readonly sourceSpan: unknown }>(facts: readonly F[]) =>
    facts.map((fact) => ({ ...fact, valueSpans: { asOf: fact.sourceSpan, form: fact.sourceSpan } }));
  const facts = {
    shareCounts: stated(lists.shareCounts),
    cashStatements: stated(cash).map((fact) => ({ ...fact, currency: 'USD' })),
    offerings: stated(lists.offerings),
    registrations: lists.registrations,
    overhang: lists.overhang,
    compliance: lists.compliance,
    splits: lists.splits,
    mergers,
  } as unknown as StoredFacts;
  expect(unpackFacts(packFacts(facts))).toEqual(facts);
  expect(packFacts(facts).length).toBeLessThan(JSON.stringify(facts).length / 4);
});
