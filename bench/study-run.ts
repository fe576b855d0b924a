/**
 * Child of `bench/study.ts`: one study of a filled database; prints the measurements as JSON. A separate process,
 * because peak memory cannot be reset.
 */
import { studyOutcomes } from '../cli/study/outcome-study.ts';
import { parseIsoDate } from '../core/dates.ts';
import { createDatabase } from '../db/database.ts';
import { elapsedSeconds, peakBytes } from './measure.ts';

const [url = '', methodology = '', against = '', from = '', to = '', prices = ''] = process.argv.slice(2);
const db = createDatabase(url, { applicationName: 'tidemark-bench' });
let gathered = 0;
const start = performance.now();
const request = {
  methodology,
  against,
  from: parseIsoDate(from),
  to: parseIsoDate(to),
  every: 'month',
  prices,
  seed: 1,
  replicates: 300,
} as const;
let report: Awaited<ReturnType<typeof studyOutcomes>> | undefined;
const seconds = await elapsedSeconds(async () => {
  report = await studyOutcomes(db, request, { build: 'bench', home: '' }, (text) => {
    if (text === 'statistics') gathered = (performance.now() - start) / 1_000;
  });
});
await db.destroy();
if (!report) throw new Error('the study gave no report');
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    rows: report.sample.rows,
    computed: report.outcomes.computed,
    auc: report.horizons[1]?.discrimination[0]?.auc.value ?? 0,
    gatherSeconds: gathered,
    seconds,
    processorSeconds: (user + system) / 1e6,
    peakBytes: peakBytes(),
  }),
);
