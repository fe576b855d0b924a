/**
 * `npm run golden [-- DIR …] [-- --kind K] [--verbose] [--json]`: compares the parsers with hand-checked documents and
 * prints exact-match rates, wrong values at high confidence, a calibration table, and with --verbose every difference.
 * Without a directory: `golden` and `golden-composed` of the corpus beside the checkout (or TIDEMARK_CORPUS), and the
 * project's own cases.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { outcomeOfKind, parsersOfKind } from '../cli/parse/run-parser.ts';
import { renderTable } from '../cli/report/table.ts';
import { isIsoDate } from '../core/dates.ts';
import type { ParseOutcome } from '../core/parser.ts';
import { PARSERS } from '../parsers/registry.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../sources/submission/read-submission.ts';
import { type GoldenCase, goldenCases, originOf, provenanceOf } from './golden/cases.ts';
import { differenceText } from './golden/difference-text.ts';
import { scoreBeneficialOwnership } from './golden/score-beneficial-ownership.ts';
import { scoreDilution } from './golden/score-dilution.ts';
import { scoreSubsidiaries } from './golden/score-subsidiaries.ts';
import { scoreThirteenf } from './golden/score-thirteenf.ts';
import { scoreVotingResults } from './golden/score-voting-results.ts';
import { calibration, createScorecard, type Scorecard } from './golden/scorecard.ts';

const KINDS: Readonly<Record<string, (golden: GoldenCase, outcome: ParseOutcome, card: Scorecard) => void>> = {
  'voting-results': scoreVotingResults,
  subsidiaries: scoreSubsidiaries,
  thirteenf: scoreThirteenf,
  'beneficial-ownership': scoreBeneficialOwnership,
  dilution: scoreDilution,
};

function outcomeOf(golden: GoldenCase): ParseOutcome {
  const filedDate = golden.file.filedDate && isIsoDate(golden.file.filedDate) ? golden.file.filedDate : null;
  const submission = looksLikeSubmission(golden.bytes)
    ? readSubmission(golden.bytes)
    : readBareDocument(golden.bytes, { filename: golden.filename, filedDate });
  return outcomeOfKind(golden.kind, { submission, filedDate });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' }, verbose: { type: 'boolean', short: 'v' }, json: { type: 'boolean' } },
});
const corpus = process.env['TIDEMARK_CORPUS'] ?? fileURLToPath(new URL('../../shared/corpus', import.meta.url));
const own = fileURLToPath(new URL('../test/golden/cases', import.meta.url));
const dirs = positionals.length > 0 ? positionals : [join(corpus, 'golden'), join(corpus, 'golden-composed'), own];
const found = dirs.filter((dir) => existsSync(dir));
if (found.length === 0) {
  console.log(`no golden documents: ${dirs.join(', ')} is not there; name a directory, or set TIDEMARK_CORPUS`);
  process.exit(0);
}

const answers: Record<string, unknown> = {};
for (const [kind, score] of Object.entries(KINDS)) {
  if ((values.kind && kind !== values.kind) || parsersOfKind(PARSERS, kind).length === 0) continue;
  const card = createScorecard();
  const cases: GoldenCase[] = [];
  for (const dir of found) {
    for (const golden of goldenCases(dir, kind)) {
      cases.push(golden);
      score(golden, outcomeOf(golden), card);
    }
  }
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
