/**
 * `npm run golden [-- DIR …] [-- --kind K] [--verbose] [--json]`: compares the parsers with hand-checked documents and
 * prints exact-match rates, wrong values at high confidence, a calibration table, and with --verbose every difference.
 * Without a directory: `golden` and `golden-composed` of the corpus beside the checkout (or TIDEMARK_CORPUS), and the
 * project's own cases.
 */
import { parseArgs } from 'node:util';
import { type GoldenCase, originOf, provenanceOf } from '../cli/golden/cases.ts';
import { differenceText } from '../cli/golden/difference-text.ts';
import { GOLDEN_KINDS, goldenFolders, presentOf, scoreCases } from '../cli/golden/score-cases.ts';
import { calibration, createScorecard, type Scorecard } from '../cli/golden/scorecard.ts';
import { renderTable } from '../cli/report/table.ts';
import { PARSERS } from '../parsers/registry.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' }, verbose: { type: 'boolean', short: 'v' }, json: { type: 'boolean' } },
});
const { found, missing } =
  positionals.length > 0 ? presentOf(positionals) : goldenFolders(['golden', 'golden-composed']);
if (found.length === 0) {
  console.log(`no golden documents: ${missing.join(', ')} is not there; name a directory, or set TIDEMARK_CORPUS`);
  process.exit(0);
}

const answers: Record<string, unknown> = {};
for (const kind of GOLDEN_KINDS) {
  if (values.kind && kind !== values.kind) continue;
  const card = createScorecard();
  const cases = [...scoreCases(kind, found, [{ parsers: PARSERS, card }])];
  if (cases.length === 0) continue;
  const rates = [...card.rates].map(([what, { hits, of }]) => ({ what, hits, of }));
  const origins = cases.map((golden) => ({ name: golden.name, origin: provenanceOf(golden) }));
  answers[kind] = {
    documents: cases.length,
    origins,
    rates,
    calibration: calibration(card.claims),
    differences: card.differences,
  };
  if (!values.json) print(kind, cases, card);
}
if (values.json) console.log(JSON.stringify(answers, null, 2));

function print(kind: string, cases: readonly GoldenCase[], card: Scorecard): void {
  console.log(`\n${kind}: ${originOf(cases)}`);
  const share = (hits: number, of: number) => (of === 0 ? '' : `${((100 * hits) / of).toFixed(2)} %`);
  console.log(
    renderTable(
      ['what', 'right', 'of', 'rate'],
      [1, 2, 3],
      [...card.rates].map(([what, { hits, of }]) => [what, hits, of === 0 ? '' : of, share(hits, of)]),
    ),
  );
  console.log(
    renderTable(
      ['confidence', 'values', 'right', 'accuracy'],
      [1, 2, 3],
      calibration(card.claims).map(({ from, to, values: count, right }) => [
        `${from}–${to}`,
        count,
        right,
        share(right, count),
      ]),
    ),
  );
  if (!values.verbose) return;
  for (const [name, differences] of Map.groupBy(card.differences, (difference) => difference.name)) {
    const golden = cases.find((one) => one.name === name);
    if (golden) console.log(`${name} (${provenanceOf(golden)})\n  ${golden.file.notes ?? ''}`);
    for (const difference of differences) console.log(differenceText(difference));
  }
}
