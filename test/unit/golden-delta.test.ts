import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { goldenDelta } from '../../cli/golden/golden-delta.ts';
import { type ParserVersion, parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import { createParserCatalog, type ParserCatalog, RELEASED } from '../../parsers/parser-catalog.ts';
import { PARSERS, parserById, versionOf } from '../../parsers/registry.ts';

const OWN = { found: [fileURLToPath(new URL('../golden/cases', import.meta.url))], missing: [] };
const NONE = { found: [], missing: ['/nowhere'] };

/** A build with a next version of a parser, whose outcomes are those of the newest one, changed. */
function buildWith(
  id: string,
  change: (outcome: ParseOutcome) => ParseOutcome,
): { readonly catalog: ParserCatalog; readonly before: ParserVersion; readonly after: ParserVersion } {
  const newest = parserById(id);
  if (newest === null) throw new Error(`no ${id}`);
  const after = parserVersionOf(id, newest.version + 1);
  const next: Parser = {
    ...newest,
    version: newest.version + 1,
    parse: (submission, document, context) => ({
      ...change(newest.parse(submission, document, context)),
      parserVersion: after,
    }),
  };
  const released = new Map([...RELEASED, [versionOf(newest), () => Promise.resolve({ parser: newest })]] as const);
  const others = PARSERS.filter((parser) => parser.id !== id);
  return { catalog: createParserCatalog([next, ...others], released), before: versionOf(newest), after };
}

/** Counts, one more than they were. */
function misread(result: unknown): unknown {
  if (typeof result === 'number') return result + 1;
  if (Array.isArray(result)) return result.map(misread);
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(Object.entries(result).map(([name, value]) => [name, misread(value)]));
}

test('a version that reads the same is neither better nor worse on the golden documents', async () => {
  const { catalog, before, after } = buildWith('voting-results', (outcome) => outcome);
  const delta = await goldenDelta(catalog, { before, after }, OWN);
  expect(delta).toMatchObject({ kind: 'voting-results', before, after, worse: [], mended: [], broken: [] });
  expect(delta.documents).toBeGreaterThan(0);
  expect(delta.rates.length).toBeGreaterThan(3);
  expect(delta.rates.every(({ change }) => change === 'same')).toBe(true);
  expect(delta.wrongAtHigh.after).toBe(delta.wrongAtHigh.before);
});

test('a version that misreads at high confidence is worse, and better on the way back', async () => {
  const { catalog, before, after } = buildWith('voting-results', (outcome) => ({
    ...outcome,
    result: misread(outcome.result),
  }));
  const delta = await goldenDelta(catalog, { before, after }, OWN);
  expect(delta.wrongAtHigh.after).toBeGreaterThan(delta.wrongAtHigh.before);
  expect(delta.worse.map(({ what }) => what)).toEqual(expect.arrayContaining(['proposal rows', 'nominee rows']));
  expect(delta.broken.length).toBeGreaterThan(0);
  expect(delta.mended).toEqual([]);
  const back = await goldenDelta(catalog, { before: after, after: before }, OWN);
  expect(back.worse).toEqual([]);
  expect(back.wrongAtHigh).toEqual({ before: delta.wrongAtHigh.after, after: delta.wrongAtHigh.before });
  expect(back.mended).toHaveLength(delta.broken.length);
});

test('a version that is only less sure has lower claims, and no worse readings', async () => {
  const { catalog, before, after } = buildWith('subsidiaries', (outcome) => ({ ...outcome, confidence: 0.5 }));
  const delta = await goldenDelta(catalog, { before, after }, OWN);
  expect(delta.worse).toEqual([]);
  expect(delta.rates.filter(({ change }) => change === 'worse').every(({ isClaim }) => isClaim)).toBe(true);
  expect(delta.rates.find(({ what }) => what === 'right documents claimed high')?.change).toBe('worse');
});

test('without golden documents nothing is known, and the folders that are missing are named', async () => {
  const { catalog, before, after } = buildWith('voting-results', (outcome) => outcome);
  const delta = await goldenDelta(catalog, { before, after }, NONE);
  expect(delta).toMatchObject({ documents: 0, rates: [], worse: [], folders: NONE });
});

test('a version that the build does not have is refused', async () => {
  const { catalog, before } = buildWith('voting-results', (outcome) => outcome);
  const after = parserVersionOf('voting-results', 99);
  await expect(goldenDelta(catalog, { before, after }, OWN)).rejects.toThrow(
    'this build has no parser voting-results@99',
  );
});
