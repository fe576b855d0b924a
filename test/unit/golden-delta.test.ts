import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenDelta } from '../../cli/golden/golden-delta.ts';
import { presentOf } from '../../cli/golden/score-cases.ts';
import { compareGolden, goldenProblems } from '../../cli/promotion/golden-figures.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import { CATALOG, createParserCatalog, type ParserCatalog, RELEASED } from '../../parsers/parser-catalog.ts';
import { PARSERS } from '../../parsers/registry.ts';

const OWN = presentOf([fileURLToPath(new URL('../golden/cases', import.meta.url))]);
const [V1, V2] = [parserVersionOf('subsidiaries', 1), parserVersionOf('subsidiaries', 2)];

/** The released version, which stays as it is. */
const FIRST = await CATALOG.load(V1);

/** A build whose newest subsidiaries parser is a version 2 that changes what the first reads. */
function buildWith(change: (result: { subsidiaries: readonly { name: string }[] }) => unknown): ParserCatalog {
  const second: Parser = {
    ...FIRST,
    version: 2,
    parse(submission, document, context): ParseOutcome {
      const outcome = FIRST.parse(submission, document, context);
      const result = outcome.result as { subsidiaries: readonly { name: string }[] } | null;
      return { ...outcome, parserVersion: V2, result: result && change(result) };
    },
  };
  return createParserCatalog([second, ...PARSERS.filter(({ id }) => id !== 'subsidiaries')], RELEASED);
}

describe('the golden documents under two versions of a parser', () => {
  it('speak for a version that reads the same', async () => {
    const same = buildWith((result) => result);
    const delta = await goldenDelta(same, { before: V1, after: V2 }, OWN);
    expect(delta).toMatchObject({ kind: 'subsidiaries', documents: 1, worse: [], mended: [], broken: [] });
    expect(delta.wrongAtHigh.after).toBe(delta.wrongAtHigh.before);
    expect(goldenProblems(await compareGolden(same, V1, V2))).toEqual([]);
  });

  it('speak against one that loses a row, and against one that changes a name at high confidence', async () => {
    const losing = buildWith(({ subsidiaries, ...rest }) => ({ ...rest, subsidiaries: subsidiaries.slice(1) }));
    const delta = await goldenDelta(losing, { before: V1, after: V2 }, OWN);
    expect(delta.worse.map(({ what }) => what)).toContain('rows found');
    expect(delta.broken.length).toBeGreaterThan(0);
    const renaming = buildWith(({ subsidiaries, ...rest }) => ({
      ...rest,
      subsidiaries: subsidiaries.map((one, index) => (index === 0 ? { ...one, name: 'Another Name, Inc.' } : one)),
    }));
    expect(goldenProblems(await compareGolden(renaming, V1, V2)).join('; ')).toMatch(
      /wrong at high confidence: 0 before/,
    );
  });

  it('give nothing where no golden document is of the kind', async () => {
    const [before, after] = [parserVersionOf('xbrl', 1), parserVersionOf('xbrl', 1)];
    expect(
      await compareGolden(
        buildWith((result) => result),
        before,
        after,
      ),
    ).toBeNull();
  });
});
