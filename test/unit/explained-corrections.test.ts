import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { parseCik } from '../../core/ids.ts';
import { mainReason } from '../../scoring/explain/main-reason.ts';
import { explainScore } from '../../scoring/explain/note.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { scoreInputs } from '../../scoring/score-issuer.ts';
import { CALM, DESPERATE, MICRO, months, shelf } from '../reference/2026-12-01/calm-inputs.ts';
import type { ReadyInputs } from '../reference/2026-12-01/ready-inputs.ts';
import { toScoreInputs } from '../reference/2026-12-01/to-score-inputs.ts';

function receiptOf(ready: ReadyInputs) {
  const asOf = ready.asOf as IsoDate;
  const inputs = toScoreInputs(ready);
  const { factors, result } = scoreInputs(inputs, asOf, methodology20261201r1);
  const { version: methodologyVersion } = methodology20261201r1;
  const score = { cik: parseCik(9_000_000), ticker: 'TEST', name: 'Test', asOf, methodologyVersion, factors, inputs };
  return createReceipt({ ...score, ...result }, methodology20261201r1);
}

describe('the note on a score of 2026-12-01.1', () => {
  it('gives the need of cash as the reason of the floor of F1', () => {
    const receipt = receiptOf({
      ...MICRO,
      balance: months(0.5),
      goingConcern: true,
      sharesYearAgo: null,
      sharesThreeYearsAgo: null,
    });
    const note = explainScore(receipt);
    expect(note).toContain('It needs cash soon and has sold stock in the last year, so an offering is near');
    expect(note).toContain('this factor is at least 60.0');
    expect(explainScore(receiptOf(CALM))).not.toContain('an offering is near');
  });

  it('names it as the main reason where no larger factor stands before it', () => {
    const receipt = receiptOf({ ...CALM, balance: months(5), soldStockInYear: true });
    expect(receipt.result.score).not.toBeNull();
    const onlyNeed = { ...receipt, weights: { ...receipt.weights, cashRunwayPressure: 1 } };
    expect(mainReason(onlyNeed)?.text).toBe('needs cash soon and can sell stock');
  });

  it('attributes a burn to the trailing year where the latest duration does not burn', () => {
    const balance = { ...months(8), flow: { amount: 2_000_000, start: '2026-01-01', end: '2026-03-31' } };
    const note = explainScore(receiptOf({ ...CALM, balance }));
    expect(note).toMatch(/Operating cash flow \S+ \S* ?over 90 days\./);
    expect(note).toMatch(/Trailing twelve months: \S+ ?\S*: a burn of \$1\S* ?\S* a month\./);
  });

  it('says that capacity is unknown where proceeds alone count', () => {
    const note = explainScore(receiptOf({ ...DESPERATE, programs: [shelf(null)], float: null }));
    expect(note).toContain('what may still be sold is unknown; proceeds alone count');
    expect(note).toContain('K unknown');
  });

  it('names a compliance period that has ended without an outcome', () => {
    const notice = {
      exchange: 'nasdaq',
      deficiency: 'bid_price',
      status: 'notified',
      date: '2025-06-02',
      since: '2025-06-02',
      periodEnds: null,
    };
    const note = explainScore(receiptOf({ ...CALM, notices: [notice] }));
    expect(note).toContain('no filing states the outcome');
    expect(note).toContain('lapsed, outcome not filed');
  });
});
