import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import {
  type PersonTruth,
  renderItemsOnly,
  renderSchedule,
  SCHEDULE_LAYOUTS,
  type ScheduleTruth,
} from '../../sample/render-schedule.ts';
import { parseOwnership } from '../ownership-layouts.ts';
import { cusipOf } from '../thirteenf-documents.ts';

const word = fc.constantFrom('Alder', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fjord', 'Grove', 'Heath', 'Larch');
const name = fc
  .tuple(word, word, fc.constantFrom('Capital, L.P.', 'Partners III LLC', '& Co., Inc.', 'Master Fund, Ltd.', 'Trust'))
  .map((parts) => parts.join(' '));

function personIn(outstanding: number): fc.Arbitrary<PersonTruth> {
  return fc
    .record({
      name,
      owned: fc.integer({ min: 1, max: Math.floor(outstanding / 3) }),
      isShared: fc.boolean(),
      votes: fc.integer({ min: 0, max: 100 }),
      memberOfGroup: fc.constantFrom(true, false, null),
      types: fc.constantFrom(['IA'], ['HC', 'IN'], ['PN'], ['OO']),
      citizenship: fc.constantFrom('Delaware', 'Cayman Islands', 'United States'),
    })
    .map(({ owned, isShared, votes, ...rest }) => ({
      ...rest,
      soleVoting: isShared ? 0 : Math.floor((owned * votes) / 100),
      sharedVoting: isShared ? owned : 0,
      soleDispositive: isShared ? 0 : owned,
      sharedDispositive: isShared ? owned : 0,
      sharesOwned: owned,
      percentOfClass: Math.round((owned / outstanding) * 1_000) / 10,
    }));
}

const schedule: fc.Arbitrary<ScheduleTruth> = fc.integer({ min: 1_000_000, max: 90_000_000 }).chain((outstanding) =>
  fc.record({
    kind: fc.constantFrom('D' as const, 'G' as const),
    amendment: fc.constantFrom(null, 1, 2, 14),
    issuer: name.map((text) => text.toUpperCase()),
    cusip: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => cusipOf(String(digits))),
    eventDate: fc.constantFrom('2023-12-29' as IsoDate, '2010-03-01' as IsoDate, '2024-05-07' as IsoDate),
    persons: fc.array(personIn(outstanding), { minLength: 1, maxLength: 5 }),
  }),
);

describe('Schedules 13D and 13G, rendered and parsed back', () => {
  test.each(SCHEDULE_LAYOUTS)('layout %s', (layout) => {
    fc.assert(
      fc.property(schedule, (drawn) => {
        // The layout of numbered items is Schedule 13G's alone.
        const truth = layout === 'ascii-items' ? { ...drawn, kind: 'G' as const } : drawn;
        const { result, confidence, spans } = parseOwnership(renderSchedule(truth, layout));
        expect(result).toMatchObject({
          issuer: { name: truth.issuer, cusip: truth.cusip },
          eventDate: truth.eventDate,
          amendment: truth.amendment,
        });
        expect(
          result?.reportingPersons.map(({ typeOfReportingPerson: types, ...person }) => ({ ...person, types })),
        ).toMatchObject(truth.persons);
        expect(confidence).toBeGreaterThanOrEqual(0.9);
        expect(spans['reportingPersons[0].sharesOwned']?.[0]?.text.replace(/,|\.00$/g, '')).toBe(
          String(truth.persons[0]?.sharesOwned),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('without cover pages: one person of the items, with no value that is not stated', () => {
    fc.assert(
      fc.property(schedule, (drawn) => {
        const [first] = drawn.persons;
        const truth = { ...drawn, kind: 'G' as const, persons: first ? [first] : [] };
        const { result, spans } = parseOwnership(renderItemsOnly(truth));
        const { memberOfGroup, types, ...stated } = truth.persons[0] ?? {};
        expect(result).toMatchObject({
          issuer: { name: truth.issuer, cusip: truth.cusip },
          eventDate: null,
          amendment: truth.amendment,
          reportingPersons: [{ ...stated, memberOfGroup: null, typeOfReportingPerson: [] }],
        });
        expect(spans['reportingPersons[0].name']?.[0]?.text).toBe(first?.name);
      }),
      { numRuns: 40 },
    );
  });
});
