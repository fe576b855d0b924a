/**
 * `npm run bench [-- part …]`: measures speed and memory. Both sides of a comparison run in the same process on the same
 * bytes, so that ratios hold on a noisy machine.
 */
import { parseArgs } from 'node:util';
import Table from 'cli-table3';

type Figures = Readonly<Record<string, number | string>>;

/** Parts by name, loaded on demand. */
const PARTS: Readonly<Record<string, () => Promise<Figures>>> = {
  submission: async () => (await import('./submission.ts')).benchSubmission(),
  xbrl: async () => (await import('./xbrl.ts')).benchXbrl(),
  score: async () => (await import('./score.ts')).benchScore(size),
  night: async () => (await import('./night.ts')).benchNight(size),
  thirteenf: async () => (await import('./thirteenf.ts')).benchThirteenf(),
  'large-filing': async () => (await import('./large-filing.ts')).benchLargeFiling(),
  'parsers-peer': async () => (await import('./parsers-peer.ts')).benchParsersPeer(),
  subsidiaries: async () => (await import('./subsidiaries.ts')).benchSubsidiaries(),
  documents: async () => (await import('./documents.ts')).benchDocuments(),
  nightly: async () => (await import('./nightly.ts')).benchNightly(),
  diff: async () => (await import('./diff.ts')).benchDiff(),
  study: async () => (await import('./study.ts')).benchStudy(size),
  events: async () => (await import('./events.ts')).benchEvents(),
  monitors: async () => (await import('./monitors.ts')).benchMonitors(),
  api: async () => (await import('./api.ts')).benchApi(),
  statements: async () => (await import('./statements.ts')).benchStatements(),
  reprocess: async () => (await import('./reprocess.ts')).benchReprocess(),
};

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  xbrl: ['xbrl', 'submission', 'nightly'],
  parsers: ['thirteenf', 'documents', 'large-filing', 'parsers-peer', 'subsidiaries'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, issuers: { type: 'string' }, days: { type: 'string' } },
});
/** Smaller sizes for `score`, `night` and `study`; their targets are for the full size. */
const size = {
  ...(values.issuers === undefined ? {} : { issuers: Number(values.issuers) }),
  ...(values.days === undefined ? {} : { days: Number(values.days) }),
};
const asked = positionals.length === 0 ? Object.keys(PARTS) : positionals.flatMap((name) => GROUPS[name] ?? [name]);
const results: Record<string, Figures> = {};
for (const name of new Set(asked)) {
  const part = PARTS[name];
  if (!part) {
    console.error(`bench: no part ${name}; choose from ${Object.keys(PARTS).join(', ')}`);
    process.exit(1);
  }
  if (!values.json) console.log(name);
  const figures = await part();
  results[name] = figures;
  if (values.json) continue;
  const table = new Table({ style: { head: [], border: [] } });
  for (const [figure, value] of Object.entries(figures)) {
    table.push([
      figure,
      typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 2 }) : value,
    ]);
  }
  console.log(table.toString());
}
if (values.json) console.log(JSON.stringify(results, null, 2));
process.exit(0);
