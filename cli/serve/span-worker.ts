import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../core/errors.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { createDocumentReader } from './read-document.ts';
import type { SpanAnswer, SpanQuestion } from './span-pool.ts';
import { readSpanWords } from './span-words.ts';

const { rawStoreDir } = workerData as { readonly rawStoreDir: string };
const read = createDocumentReader(createDiskRawStore(rawStoreDir));

parentPort?.on('message', ({ id, sourceSpan }: SpanQuestion) => {
  void answer(id, sourceSpan).then((one) => parentPort?.postMessage(one));
});

async function answer(id: number, sourceSpan: string): Promise<SpanAnswer> {
  try {
    return { id, words: await readSpanWords(read, sourceSpan) };
  } catch (error) {
    const known = error instanceof AppError;
    const message = error instanceof Error ? error.message : String(error);
    return { id, error: { code: known ? error.code : 'span-failed', message } };
  }
}
