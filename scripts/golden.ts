/**
 * `npm run golden [-- DIR …] [-- --kind K] [--verbose] [--json]`: compares the parsers with hand-checked documents and
 * prints exact-match rates, wrong values at high confidence, a calibration table, and with --verbose every difference.
 */
import { parseArgs } from 'node:util';
import { type GoldenCase, originOf, provenanceOf } from '../cli/golden/cases.ts';
import { differenceText } from '../cli/golden/difference-text.ts';
import { GOLDEN_KINDS, GOLDEN_SETS, goldenFolders, presentOf, scoreCases } from '../cli/golden/score-cases.ts';
import { calibration, createScorecard, type Scorecard } from '../cli/golden/scorecard.ts';
import { renderTable } from '../cli/report/table.ts';
import { PARSERS } from '../parsers/registry.ts';

const USAGE = `npm run golden [-- DIR …] [--kind KIND] [--verbose] [--json]

Runs the newest parsers over hand-checked documents and compares value by value. Prints per kind: rates, wrong and spurious
values at high confidence (0.9 and above), and the calibration table: right and wrong values per band of confidence.

  DIR         directories of cases: DIR/<kind>/<name>/{input.*, expected.json}. Default: the sets
              ${GOLDEN_SETS.join(', ')} of the corpus beside the checkout (or at TIDEMARK_CORPUS),
              and the project's own cases in test/golden/cases
  --kind      one of ${GOLDEN_KINDS.join(', ')}
  --verbose   every difference, with where the document comes from; HIGH marks those claimed with high confidence
  --json      the same as JSON
  --help      this text

The differences are findings, not failures: the exit status is 0. The tests hold the limits (test/golden).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    verbose: { type: 'boolean', short: 'v' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (values.kind && !GOLDEN_KINDS.includes(values.kind)) {
  console.error(`golden: unknown kind ${values.kind}; one of ${GOLDEN_KINDS.join(', ')}`);
  process.exit(1);
}
const { found, missing } = positionals.length > 0 ? presentOf(positionals) : goldenFolders();
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
      ['confidence', 'values', 'right', 'wrong', 'accuracy'],
      [1, 2, 3, 4],
      calibration(card.claims).map(({ from, to, values: count, right }) => [
        `${from}–${to}`,
        count,
        right,
        count - right,
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
