import { describe, expect, it } from 'vitest';
import { LARGE_DOCUMENTS, timesOn } from '../large-documents.ts';

/** Processor time of one parser for 300,000 characters of one trigger; most take a tenth of a second. */
const MOST_MS = 5_000;

describe('documents of 300,000 characters of one trigger', { timeout: 600_000 }, () => {
  it.each(Object.entries(LARGE_DOCUMENTS))('%s: every parser keeps within its bound', (_name, documentOf) => {
    const slow = [...timesOn(documentOf(300_000))].filter(([, ms]) => ms > MOST_MS);
    expect(slow).toEqual([]);
  });
});

describe('documents of megabytes', { timeout: 600_000 }, () => {
  const names = [
    'subsidiaries',
    'indented subsidiaries',
    'a ruled table of subsidiaries',
    'subsidiaries in cells',
    'tables',
    'notes with tables',
    'cells over several columns and rows',
    'warrant rows',
  ];
  it.each(names)('%s: twice the size takes at most two and a half times as long', (name) => {
    const documentOf = LARGE_DOCUMENTS[name];
    if (documentOf === undefined) throw new Error(`no document ${name}`);
    const parsers = /^(?:overhang|financing-reports)$/;
    let superlinear: readonly (readonly [string, number])[] = [];
    // The collector, and a busy machine, only ever add time.
    for (let turn = 0; turn === 0 || (turn < 3 && superlinear.length > 0); turn += 1) {
      const [small, large] = [timesOn(documentOf(1_200_000), parsers), timesOn(documentOf(2_400_000), parsers)];
      superlinear = [...large].filter(([id, ms]) => ms > 1_000 && ms > 2.5 * (small.get(id) ?? 0));
    }
    expect(superlinear).toEqual([]);
  });
});
