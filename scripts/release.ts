/**
 * `npm run release -- <parser> …`: freezes the newest version of a parser, with everything it imports, as
 * `parsers/released/<parser>@<n>.mjs`, and records the hash of the bundle and of its outputs over a sample archive and the
 * golden cases. See docs/releases.md.
 *
 *   npm run release -- voting-results           one parser, or several
 *   npm run release -- --methodology 2026-11-01.1   the scoring engine of a methodology, with a receipt
 *   npm run release -- --all                    every parser and methodology that has no release of its newest version
 *   npm run release -- --check [<parser> …]     compares files, sources and bundles with what is recorded
 *   npm run release -- --record                 records the outputs of the releases again, after the sample archive or the
 *                                               golden cases have changed
 *   … --redo                                    replaces releases that the main branch does not have yet
 */
import { parseArgs } from 'node:util';
import { PARSERS } from '../parsers/registry.ts';
import { METHODOLOGIES } from '../scoring/methodology-registry.ts';
import { methodologyFileProblems, releaseMethodologies } from './release/methodology-releases.ts';
import { fileProblems, outputProblems, recordOutputs, releaseParsers } from './release/parser-releases.ts';
import { withSubjects } from './release/subjects.ts';

const USAGE = `npm run release -- <parser> … | --methodology VERSION | --all [--redo] | --check [<parser> …] | --record

  <parser>       freezes the newest version of the parser in parsers/released/
  --methodology  freezes the scoring engine of a methodology in scoring/released/, with a receipt
  --all          every parser and methodology that is not released yet
  --redo         replaces releases that the main branch does not have yet
  --check        compares released files, sources and bundles with what is recorded; exits with 1 if anything differs
  --record       records the outputs of the releases again, after the sample archive or the golden cases have changed`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    methodology: { type: 'string', multiple: true, default: [] },
    redo: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

try {
  await run();
} catch (error) {
  console.error(`release: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const say = (line: string) => console.log(line);
  const parsers = values.all ? PARSERS.map(({ id }) => id) : positionals;
  const methodologies = values.all ? METHODOLOGIES.map(({ version }) => version) : values.methodology;
  if (values.check) return check(positionals);
  if (values.record) return recordOutputs(say);
  if (values.help || parsers.length + methodologies.length === 0) return say(USAGE);
  const options = { redo: values.redo, say };
  await releaseParsers(parsers, options);
  await releaseMethodologies(methodologies, options);
}

async function check(ids: readonly string[]): Promise<void> {
  const files = [...fileProblems(), ...methodologyFileProblems()];
  const problems = [...files, ...(await withSubjects((subjects) => outputProblems(subjects, { ids })))];
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'every release is as it was recorded' : `${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
