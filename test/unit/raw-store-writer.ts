import { randomBytes } from 'node:crypto';
import { AppError } from '../../core/errors.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';

// A process of its own for raw-store.test.ts: `same` writes twenty objects that its siblings write too, `hang` stops in
// the middle of one, `full` writes more than the limit on file size allows.
const [dir = '', mode = ''] = process.argv.slice(2);
const store = createDiskRawStore(dir);

async function* slowly() {
  yield randomBytes(2_000_000);
  await new Promise((done) => setTimeout(done, 600_000));
}

async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) return { unexpected: String(error) };
  return { code: error.code, retryable: error.retryable, errno: error.context['errno'] };
}

if (mode === 'same') {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => store.put(Buffer.alloc(50_000 + index, `object ${index} `))),
  );
} else if (mode === 'hang') {
  await store.put(slowly());
} else if (mode === 'full') {
  const { key } = await store.put(Buffer.from('stored before'));
  const large = randomBytes(1_000_000);
  const stream = async function* () {
    for (let at = 0; at < large.length; at += 10_000) yield large.subarray(at, at + 10_000);
  };
  const errors = [await failureOf(store.put(large)), await failureOf(store.put(stream()))];
  const smallStillThere = Buffer.from(await store.get(key)).toString() === 'stored before';
  process.stdout.write(JSON.stringify({ errors, smallStillThere }));
}
