import { describe, expect, test } from 'vitest';
import { missingRanges } from '../../core/date-ranges.ts';
import { addDays, parseIsoDate } from '../../core/dates.ts';
import type { InstrumentStatement } from '../../core/instruments.ts';
import { type IssuerFacts, NOT_UNDERSTOOD } from '../../core/score-inputs.ts';
import { explainScoreJson } from '../../scoring/explain.ts';
import { deriveInstruments } from '../../scoring/ledger/instruments.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { nextReportDue } from '../../scoring/report-deadlines.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { signalRow } from '../../scoring/signal-rows.ts';
import {
  AS_OF,
  ago,
  coverage,
  date,
  factor,
  facts,
  METHODOLOGY,
  ref,
  report,
  score,
  warrant,
} from './scoring-facts.ts';

/** Six classes of warrants as one report lists them. */
function sixClasses(days: number): InstrumentStatement[] {
  return Array.from({ length: 6 }, (_, ordinal) => ({
    ...ref(ago(days), 3),
    ...warrant(ago(days), { shares: 1_000 + ordinal }),
    expires: addDays(AS_OF, 900),
    exercisePrice: 2 + ordinal,
    sequence: 1,
    ordinal,
    form: '10-K',
    label: `Series ${'ABCDEF'[ordinal]} Warrants`,
    state: 'outstanding',
    principal: null,
    interestRate: null,
    exercisableOn: null,
    expiresText: null,
    priceProtection: null,
    ratchet: null,
    isSharesComputed: false,
    spans: {},
  }));
}

const overhangOf = (over: Partial<IssuerFacts>) => score(over).inputs.overhang;
const LIVE = new Set(['outstanding', 'offered', 'unconfirmed']);

describe('"searched, none found"', () => {
  test('an issuer whose newest report is 21 months old has no "none": its warrants are not covered', () => {
    const overhang = sixClasses(640);
    const filings = [report('10-K', ago(640))];
    const result = score({ overhang, filings, cash: [], shareCounts: [], offerings: [] });
    expect(factor(result, 3)).toMatchObject({ state: 'missing', reasons: [{ code: 'overhang-report-too-old' }] });
    expect(factor(result, 3).reasons[0]?.message).toContain(`for ${ago(640)}`);
    // A balance sheet and counts as old as that are missing too, so that nothing like 0.0 is published.
    expect(result.status).toBe('withheld');
    expect(overhangOf({ overhang: [], filings: [] }).reason?.code).toBe('overhang-no-report');
  });

  test('a report whose convertibles were not understood leaves no "none" until a later one was', () => {
    const clear = report('10-Q', ago(200));
    const unclear = report('10-Q', ago(60));
    const unparsed = [{ ...unclear, reason: NOT_UNDERSTOOD }];
    const covered = coverage({ overhang: { status: 'covered', from: date('2015-01-01'), unparsed } });
    const before = scoreIssuer(
      facts({ overhang: [], filings: [clear, unclear], coverage: covered }),
      AS_OF,
      methodology20261201r1,
    );
    expect(before.inputs.overhang).toMatchObject({ state: 'missing', reason: { code: 'overhang-not-understood' } });
    expect(factor(before, 3).score).toBeNull();
    const later = [clear, unclear, report('10-Q', ago(20))];
    expect(
      scoreIssuer(facts({ overhang: [], filings: later, coverage: covered }), AS_OF, methodology20261201r1).inputs
        .overhang.state,
    ).toBe('none');
    // Of older revisions any filing that was not understood bars it.
    expect(overhangOf({ overhang: [], filings: later, coverage: covered }).state).toBe('missing');
  });

  test('statements before the lookback bar it until an annual report without them was read', () => {
    const overhang = sixClasses(450);
    const quarterly = [report('10-K', ago(450)), report('10-Q', ago(60))];
    expect(overhangOf({ overhang, filings: quarterly })).toMatchObject({
      state: 'missing',
      reason: { code: 'overhang-statements-too-old' },
    });
    expect(overhangOf({ overhang, filings: [...quarterly, report('10-K', ago(90))] }).state).toBe('none');
    // An annual report that was not read replaces nothing.
    const unread = report('10-K', ago(90));
    const unparsed = [{ ...unread, reason: 'rejected' }];
    const covered = coverage({ overhang: { status: 'covered', from: date('2015-01-01'), unparsed } });
    expect(overhangOf({ overhang, filings: [...quarterly, unread], coverage: covered }).state).toBe('missing');
  });

  test('whatever is listed as an instrument that may be outstanding, F3 is not "none"', () => {
    let none = 0;
    for (const stated of [30, 200, 399, 400, 401, 450, 640, 1_100]) {
      for (const annual of [null, 95, 300, 460, 700]) {
        for (const quarterly of [null, 60, 150, 260]) {
          const statements = sixClasses(stated);
          const filings = [
            ...(annual === null ? [] : [report('10-K', ago(annual))]),
            ...(quarterly === null ? [] : [report('10-Q', ago(quarterly))]),
          ];
          const issuer = facts({ overhang: statements, filings, cash: [] });
          const { instruments } = deriveInstruments(issuer, statements, AS_OF, METHODOLOGY);
          const { state } = overhangOf({ overhang: statements, filings, cash: [] });
          const live = instruments.filter(({ status }) => LIVE.has(status)).length;
          expect([stated, annual, quarterly, state === 'none' && live > 0]).toEqual([stated, annual, quarterly, false]);
          if (state === 'none') none += 1;
        }
      }
    }
    expect(none).toBeGreaterThan(0);
  });

  test('it cites the filings by form, their dates and the newest periodic report, in every place', () => {
    const filings = [
      report('10-K', ago(400)),
      report('10-Q', ago(130)),
      report('10-Q', ago(40)),
      report('8-K', ago(50)),
    ];
    const result = score({ filings });
    const { reason, searched } = result.inputs.overhang;
    expect(searched).toMatchObject({
      from: ago(400),
      to: AS_OF,
      filings: 4,
      byForm: { '10-K': 1, '10-Q': 2, '8-K': 1 },
      firstFiled: ago(380),
      lastFiled: ago(20),
      newestReport: { form: '10-Q', accessionNumber: filings[2]?.accessionNumber, periodOfReport: ago(40) },
    });
    const cited = `4 filings (10-Q 2, 10-K 1, 8-K 1), filed ${ago(380)} to ${ago(20)}; newest periodic report 10-Q ${filings[2]?.accessionNumber}`;
    expect(reason?.message).toContain(cited);
    const receipt = createReceipt(result, METHODOLOGY);
    const sentences = explainScoreJson(receipt).factors.flatMap((one) => one.sentences.map(({ text }) => text));
    expect(sentences.join('\n')).toContain(`No warrants or convertibles: searched, none found in ${cited}`);
    const { publicAt } = ref(AS_OF, 1);
    const stored = { percentile: null, computedAt: publicAt, verifiedAt: publicAt, recomputes: true };
    expect(signalRow(receipt, stored).searched['overhang']).toEqual(searched);
    // Current reports alone are searched for notices.
    expect(result.inputs.compliance.searched).toMatchObject({ filings: 1, byForm: { '8-K': 1 } });
  });

  test('a period without an index is named, and the factor is missing', () => {
    const indexed = [
      { from: date('2015-01-01'), to: date('2025-12-31') },
      { from: date('2026-04-01'), to: AS_OF },
    ];
    const gap = { status: 'covered', from: date('2026-04-01'), unparsed: [], indexed } as const;
    const result = score({ coverage: coverage({ offerings: gap, overhang: gap, compliance: gap }) });
    for (const which of [1, 3, 5] as const) {
      expect(factor(result, which).state).toBe('missing');
      expect(factor(result, which).reasons[0]?.message).toContain('no index was read for 2026-01-01 to 2026-03-31');
    }
  });
});

test('missing ranges have a business day', () => {
  const range = (from: string, to: string) => ({ from: date(from), to: date(to) });
  // Friday, then Monday: the weekend between them needs no index.
  const week = [range('2026-06-01', '2026-06-05'), range('2026-06-08', '2026-06-12')];
  expect(missingRanges(week, range('2026-06-01', '2026-06-14'))).toEqual([]);
  expect(missingRanges(week, range('2026-05-29', '2026-06-15'))).toEqual([
    range('2026-05-29', '2026-05-31'),
    range('2026-06-13', '2026-06-15'),
  ]);
  expect(missingRanges([], range('2026-06-06', '2026-06-07'))).toEqual([]);
});

test('the next report is due by the slowest filer and its extension, on a business day', () => {
  // 10-K for December: the first quarter ends by April 7, and 50 days later is May 27.
  expect(nextReportDue('10-K', parseIsoDate('2025-12-31'), 400)).toBe('2026-05-27');
  // 10-Q for September: the annual report on December, at most 105 days after January 6.
  expect(nextReportDue('10-Q', parseIsoDate('2025-09-30'), 400)).toBe('2026-04-21');
  expect(nextReportDue('20-F', parseIsoDate('2025-12-31'), 400)).toBe('2027-02-04');
});
