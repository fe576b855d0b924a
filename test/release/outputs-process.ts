/**
 * `node outputs-process.ts PROCESSES [reversed]`: prints a hash of what the parsers give for part of the sample archive and
 * the golden cases, in this process and in a pool of parse processes. The test of determinism runs it in different
 * environments.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createParsePool } from '../../activities/parse-pool.ts';
import { parseAccessionNumber } from '../../core/ids.ts';
import { decodeStaged, STAGED_NAMESPACE } from '../../core/staged-filing.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { outputsOf } from '../../scripts/release/outputs.ts';
import { type Subjects, withSubjects } from '../../scripts/release/subjects.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';

const EVERY = 9;
const [processes, order] = process.argv.slice(2);

const answer = await withSubjects(async (subjects) => {
  const taken = order === 'reversed' ? [...subjects].reverse() : [...subjects];
  const outputs = [...(await outputsOf(PARSERS, taken))].flatMap(([version, digests]) =>
    Array.from(digests, ([document, digest]) => `${version} ${document} ${digest}`),
  );
  return {
    environment: {
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: Intl.NumberFormat().resolvedOptions().locale,
    },
    subjects: subjects.hash,
    outputs: hashOf(outputs),
    count: outputs.length,
    staged: hashOf(await inProcesses(subjects, Number(processes), order === 'reversed')),
  };
}, EVERY);
process.stdout.write(JSON.stringify(answer));

/** The hashes under which a run stores the outputs of the submissions. */
async function inProcesses(subjects: Subjects, count: number, isReversed: boolean): Promise<readonly string[]> {
  const rawStoreDir = mkdtempSync(join(tmpdir(), 'tidemark-outputs-'));
  const rawStore = createDiskRawStore(rawStoreDir);
  const pool = createParsePool({ rawStore, rawStoreDir, processes: count });
  try {
    const files = [...subjects.files()].filter(({ name }) => name.startsWith('sample/'));
    const tasks = (isReversed ? files.reverse() : files).map(async ({ name, bytes }) => {
      const { key } = await rawStore.put(bytes);
      const accessionNumber = parseAccessionNumber(name.replace('sample/', ''));
      const task = { accessionNumber, rawSourceKey: key, filedDate: null };
      const { stagedKey } = await pool.parse(task, AbortSignal.timeout(120_000));
      const { runs } = decodeStaged(await rawStore.getStaged(STAGED_NAMESPACE, stagedKey));
      return runs.map((run) => `${name} ${run.parserVersion} ${run.sequence} ${run.outputHash}`);
    });
    return (await Promise.all(tasks)).flat();
  } finally {
    await pool.close();
    rmSync(rawStoreDir, { recursive: true, force: true });
  }
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('hex');
}
