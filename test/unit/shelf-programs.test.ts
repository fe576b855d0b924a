import { expect, test } from 'vitest';
import type { ShelfProgram } from '../../core/programs.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { derivePrograms } from '../../scoring/ledger/shelf-programs.ts';
import { AS_OF, ago, date, facts, METHODOLOGY, offering, ref, registration, shelf } from './scoring-facts.ts';

const NUMBER = '333-200001';

function programs(over: Partial<IssuerFacts>): readonly ShelfProgram[] {
  return derivePrograms(facts(over), AS_OF, METHODOLOGY).programs;
}

test('a shelf: registered, effective by notice, used by its takedowns, an agreement inside it counted once', () => {
  const s3 = shelf(ago(700), NUMBER, 100_000_000);
  const effect = registration(ago(680), NUMBER, 'effective');
  const sold = offering(ago(300), { fileNumber: NUMBER, grossProceeds: 30_000_000 });
  const told = offering(ago(301), { ...ref(ago(301), 8), form: '8-K', fileNumber: NUMBER, grossProceeds: 30_000_000 });
  const atm = offering(ago(100), {
    ...ref(ago(100), 9),
    fileNumber: NUMBER,
    type: 'atm',
    isAtm: true,
    maxAggregateOffering: 40_000_000,
  });
  const rows = programs({ offerings: [atm, sold, s3, told], registrations: [effect] });
  expect(rows).toEqual([
    {
      programKey: NUMBER,
      fileNumber: NUMBER,
      kind: 'shelf',
      form: 'S-3',
      filed: ago(700),
      status: 'active',
      effectiveDate: ago(680),
      effectiveBasis: 'notice',
      expires: date('2027-08-19'),
      endedOn: null,
      amountKind: 'amount',
      registeredAmount: 100_000_000,
      usedAmount: 30_000_000,
      remainingAmount: 70_000_000,
      takedowns: [
        {
          form: '424B5',
          type: 'registered_direct',
          date: ago(300),
          amount: 30_000_000,
          source: expect.objectContaining({ accessionNumber: sold.accessionNumber }),
          alsoIn: [expect.objectContaining({ accessionNumber: told.accessionNumber })],
        },
      ],
      agreements: [
        {
          kind: 'atm',
          form: '424B5',
          date: ago(100),
          amount: 40_000_000,
          source: expect.objectContaining({ accessionNumber: atm.accessionNumber }),
        },
      ],
      babyShelf: { applies: null, publicFloat: null, soldLast12Months: null, remaining: null },
      flags: [{ code: 'agreement-sales-unknown', message: expect.any(String) }],
      sources: {
        filed: expect.objectContaining({ accessionNumber: s3.accessionNumber }),
        registeredAmount: expect.objectContaining({ accessionNumber: s3.accessionNumber }),
        effectiveDate: expect.objectContaining({ accessionNumber: effect.accessionNumber }),
      },
    },
  ]);
});

test('effectiveness: automatic with its filing, inferred from the first prospectus, or unknown; the end is dated', () => {
  const one = (form: string, more: Partial<IssuerFacts> = {}, days = 200) =>
    programs({
      offerings: [shelf(ago(days), NUMBER, 50_000_000, { form }), ...(more.offerings ?? [])],
      ...pick(more),
    })[0];
  const pick = ({ offerings: _, ...rest }: Partial<IssuerFacts>) => rest;
  expect(one('S-3ASR')).toMatchObject({ effectiveDate: ago(200), effectiveBasis: 'automatic', status: 'active' });
  const used = offering(ago(150), { fileNumber: NUMBER, grossProceeds: 1_000_000 });
  expect(one('S-3', { offerings: [used] })).toMatchObject({
    effectiveDate: ago(150),
    effectiveBasis: 'first-prospectus',
    sources: { effectiveDate: { accessionNumber: used.accessionNumber } },
    flags: expect.arrayContaining([expect.objectContaining({ code: 'effect-inferred' })]),
  });
  expect(one('S-3', {}, 40)).toMatchObject({ status: 'not-yet-effective', effectiveDate: null, expires: null });
  expect(one('S-3')).toMatchObject({ status: 'effect-unknown', effectiveBasis: null });
  const withdrawn = registration(ago(20), NUMBER, 'withdrawn', 'RW');
  expect(one('S-3', { registrations: [withdrawn] })).toMatchObject({
    status: 'withdrawn',
    endedOn: ago(20),
    sources: { endedOn: { accessionNumber: withdrawn.accessionNumber } },
  });
  expect(one('S-3ASR', {}, 1_200)).toMatchObject({ status: 'expired', expires: date('2026-03-18') });
});

test('what cannot be counted is said, and no remainder is given', () => {
  const codes = (row: ShelfProgram | undefined) => row?.flags.map(({ code }) => code);
  const [asr] = programs({ offerings: [shelf(ago(100), NUMBER, null, { form: 'S-3ASR' })] });
  expect([asr?.remainingAmount, codes(asr)]).toEqual([null, ['indeterminate-amount']]);
  const [debt] = programs({ offerings: [shelf(ago(10), NUMBER, 9e8, { securities: ['senior notes'] })] });
  expect([debt?.amountKind, debt?.remainingAmount, codes(debt)]).toEqual(['debt-only', null, ['debt-only']]);
  const [unknown] = programs({
    offerings: [shelf(ago(100), NUMBER, 5e7), offering(ago(50), { fileNumber: NUMBER })],
  });
  expect(unknown).toMatchObject({ remainingAmount: null, usedAmount: 0, takedowns: [{ amount: null }] });
  expect(codes(unknown)).toContain('takedown-amount-unknown');
  const [none] = programs({ offerings: [shelf(ago(100), NUMBER, null)] });
  expect(codes(none)).toContain('amount-unknown');
  const [draw] = programs({ offerings: [offering(ago(50), { fileNumber: NUMBER, grossProceeds: 2e6 })] });
  expect(draw).toMatchObject({
    kind: 'other',
    status: 'registration-not-found',
    registeredAmount: null,
    usedAmount: 2e6,
  });
});

test('an S-1, a resale registration and an equity line are rows of their own kind, each under its number', () => {
  const rows = programs({
    offerings: [
      offering(ago(40), { ...ref(ago(40), 1), form: 'S-1', fileNumber: '333-1', type: 'ipo', registeredAmount: 2e7 }),
      offering(ago(1_500), {
        ...ref(ago(1_500), 2),
        form: 'S-3',
        fileNumber: '333-2',
        type: 'resale',
        isPrimary: false,
        isResale: true,
        registeredAmount: 3e6,
      }),
      offering(ago(90), {
        ...ref(ago(90), 3),
        form: 'S-1',
        fileNumber: '333-3',
        type: 'eloc',
        maxAggregateOffering: 2.5e7,
      }),
      offering(ago(90), { ...ref(ago(90), 4), form: '8-K', type: 'atm', isAtm: true, maxAggregateOffering: 1e7 }),
    ],
    registrations: [registration(ago(1_480), '333-2', 'effective')],
  });
  expect(rows.map(({ programKey, kind, status }) => [programKey.slice(0, 10), kind, status])).toEqual([
    ['333-1', 'ipo', 'active'],
    ['333-2', 'resale', 'active'],
    ['333-3', 'equity-line', 'not-yet-effective'],
    ['unnumbered', 'atm', 'not-yet-effective'],
  ]);
  expect(rows[1]).toMatchObject({ expires: null, remainingAmount: null });
  expect(rows[3]?.flags.map(({ code }) => code)).toEqual(['file-number-unknown', 'atm-shelf-unknown']);
});

function spansOf(...columns: readonly string[]): Readonly<Record<string, SourceSpan>> {
  return Object.fromEntries(columns.map((column) => [column, `span of ${column}` as SourceSpan]));
}

test('the cap of a small issuer stands with its shelf, by the statements it is made of; spans are those of the values', () => {
  const statement = offering(ago(20), {
    fileNumber: NUMBER,
    grossProceeds: 1_000_000,
    babyShelfApplies: true,
    babyShelfPublicFloat: 30_000_000,
    babyShelfSoldLast12Months: 2_000_000,
    valueSpans: spansOf('grossProceeds', 'babyShelfPublicFloat', 'babyShelfSoldLast12Months'),
  });
  const base = shelf(ago(300), NUMBER, 1e8, { form: 'S-3ASR', valueSpans: spansOf('registeredAmount') });
  const { programs: rows, dueOn } = derivePrograms(
    facts({ offerings: [base, statement], prices: [] }),
    AS_OF,
    METHODOLOGY,
  );
  expect(rows[0]).toMatchObject({
    babyShelf: { applies: true, publicFloat: 30_000_000, soldLast12Months: 2_000_000, remaining: 8_000_000 },
    takedowns: [{ source: { sourceSpan: 'span of grossProceeds' } }],
    sources: {
      registeredAmount: { sourceSpan: 'span of registeredAmount' },
      'babyShelf.publicFloat': {
        accessionNumber: statement.accessionNumber,
        sourceSpan: 'span of babyShelfPublicFloat',
      },
      'babyShelf.soldLast12Months': { sourceSpan: 'span of babyShelfSoldLast12Months' },
    },
  });
  // The stated float counts for 60 days without closes to carry it.
  expect(dueOn).toBe(date('2026-08-10'));
});
