import { createParsePool } from '../../activities/parse-pool.ts';
import { parseAccessionNumber, type RawSourceKey } from '../../core/ids.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';

/** A worker that parses one filing: its arguments are the raw store's folder and the filing's key. */
const [, , rawStoreDir = '', key = ''] = process.argv;
const pool = createParsePool({
  rawStore: createDiskRawStore(rawStoreDir),
  rawStoreDir,
  processes: 1,
  parseModule: new URL('./misbehaving.ts', import.meta.url),
});
const task = {
  accessionNumber: parseAccessionNumber('0000000001-26-000001'),
  rawSourceKey: key as RawSourceKey,
  filedDate: null,
};
await pool.parse(task, new AbortController().signal);
