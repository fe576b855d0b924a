/**
 * Child of `bench/score.ts`: scores histories of generated issuers and prints the measurements as JSON. A separate
 * process, because peak memory cannot be reset.
 */
import { createScoreColumns } from '../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../scoring/columnar/score-days.ts';
import { CURRENT_METHODOLOGY_VERSION, methodologyByVersion } from '../scoring/methodology-registry.ts';
import { peakBytes } from './measure.ts';
import { END, generateFacts, generateUniverse, scoredDays } from './score-facts.ts';

const [issuers = 0, howMany = 0] = process.argv.slice(2).map(Number);
/** Issuers generated before the clock runs. */
const BATCH = 25;
const days = scoredDays(howMany);
const columns = createScoreColumns(days.length);
const scorer = createDaysScorer(methodologyByVersion(CURRENT_METHODOLOGY_VERSION));

// Warm-up, not counted.
for (let number = 1; number <= 20; number++) scorer.score(generateFacts(1_000_000 + number, END), days, columns);

let computed = 0;
let carried = 0;
let wallMs = 0;
let processorMs = 0;
let published = 0;
for (const universe of generateUniverse(1, issuers, BATCH)) {
  const usage = process.cpuUsage();
  const start = performance.now();
  for (const facts of universe) {
    const tally = scorer.score(facts, days, columns);
    computed += tally.computed;
    carried += tally.carried;
    if (!Number.isNaN(columns.score[0] ?? Number.NaN)) published++;
  }
  wallMs += performance.now() - start;
  const { user, system } = process.cpuUsage(usage);
  processorMs += (user + system) / 1_000;
}
if (published === 0) throw new Error('the generated issuers gave no score');
console.log(JSON.stringify({ computed, carried, wallMs, processorMs, peakBytes: peakBytes() }));
