import { open } from 'node:fs/promises';

const TAIL_BYTES = 8192;

/** The last line of a server's log that is not empty, at most 300 characters; the message of a JSON line. */
export async function lastLogLine(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const lines = tail.toString('utf8').split('\n');
    return (lines.findLast((line) => line.trim() !== '') ?? '').trim().slice(0, 300);
  } finally {
    await handle.close();
  }
}
