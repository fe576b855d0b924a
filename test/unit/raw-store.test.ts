import { execFile, execFileSync, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sha256 } from '../../core/hashes.ts';
import { rawSourceKeyOf, type Sha256 } from '../../core/ids.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-raw-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const bytesOf = (text: string) => new TextEncoder().encode(text);
const CHILD = fileURLToPath(new URL('raw-store-writer.ts', import.meta.url));

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('the disk raw store', () => {
  test('keeps bytes under their own sha256, compressed, whether they come at once or as a stream', async () => {
    const store = createDiskRawStore(dir);
    const bytes = bytesOf('EDGAR '.repeat(100_000));
    const put = await store.put(bytes);
    expect(put).toEqual({
      key: `sha256:${sha256(bytes)}`,
      sha256: sha256(bytes),
      byteLength: bytes.byteLength,
      existed: false,
    });
    expect(await store.put(pieces(bytes, 1000))).toEqual({ ...put, existed: true });
    expect(Buffer.compare(await store.get(put.key), bytes)).toBe(0);
    expect(Buffer.compare(await collect(store.open(put.key)), bytes)).toBe(0);
    expect(await store.has(put.key)).toBe(true);
    const files = await filesBelow(dir);
    const hex = put.sha256;
    expect(files).toEqual([join(dir, 'sha256', hex.slice(0, 2), hex.slice(2, 4), `${hex}.zst`)]);
    expect((await stat(files[0] ?? '')).size).toBeLessThan(bytes.byteLength / 100);
  });

  test('keeps what does not compress, streams of many pieces, and nothing at all', async () => {
    const store = createDiskRawStore(dir);
    for (const bytes of [new Uint8Array(0), randomBytes(3_000_000)]) {
      const one = await store.put(pieces(bytes, 65_537));
      expect(one.byteLength).toBe(bytes.byteLength);
      expect(Buffer.compare(await store.get(one.key), bytes)).toBe(0);
      expect(Buffer.compare(await collect(store.open(one.key)), bytes)).toBe(0);
    }
  });

  test('says what is missing, and what is not a key', async () => {
    const store = createDiskRawStore(dir);
    const key = rawSourceKeyOf(sha256('never stored'));
    expect(await store.has(key)).toBe(false);
    await expect(store.get(key)).rejects.toMatchObject({ code: 'raw-object-missing', retryable: false });
    await expect(collect(store.open(key))).rejects.toMatchObject({ code: 'raw-object-missing' });
    await expect(store.get('../../etc/passwd' as typeof key)).rejects.toMatchObject({ code: 'invalid-identifier' });
  });

  test.each([
    ['cut off', (stored: Buffer) => stored.subarray(0, stored.length - 5)],
    ['emptied', () => Buffer.alloc(0)],
    ['with a flipped bit', (stored: Buffer) => Buffer.from(stored.map((byte, at) => (at === 40 ? byte ^ 1 : byte)))],
    ['replaced by another whole object', () => zstdCompressSync('other bytes')],
  ])('never hands out an object that is %s, and mends it when its bytes come again', async (_, damage) => {
    const store = createDiskRawStore(dir);
    const bytes = bytesOf(`${randomBytes(300).toString('hex')} a filing`);
    const { key } = await store.put(bytes);
    const [file = ''] = await filesBelow(dir);
    await writeFile(file, damage(await readFile(file)));
    await expect(store.get(key)).rejects.toMatchObject({ code: 'raw-object-corrupt', retryable: false });
    await expect(collect(store.open(key))).rejects.toMatchObject({ code: 'raw-object-corrupt' });
    expect((await store.put(bytes)).existed).toBe(false);
    expect(Buffer.compare(await store.get(key), bytes)).toBe(0);
  });

  test('leaves nothing behind when the stream fails or is too large', async () => {
    const store = createDiskRawStore(dir);
    const failing = async function* () {
      yield bytesOf('half of it');
      throw new Error('connection cut');
    };
    await expect(store.put(failing())).rejects.toThrow('connection cut');
    const tooLarge = { code: 'raw-object-too-large', retryable: false };
    await expect(store.put(pieces(randomBytes(100_000), 1000), { maxBytes: 50_000 })).rejects.toMatchObject(tooLarge);
    await expect(store.put(randomBytes(100_000), { maxBytes: 50_000 })).rejects.toMatchObject(tooLarge);
    expect(await filesBelow(dir)).toEqual([]);
  });

  test('takes the same bytes from many writers at once, in one process and in several', async () => {
    const store = createDiskRawStore(dir);
    const bytes = randomBytes(200_000);
    const results = await Promise.all(Array.from({ length: 8 }, () => store.put(pieces(bytes, 5000))));
    expect(new Set(results.map((result) => result.key)).size).toBe(1);
    const codes = await Promise.all(
      Array.from({ length: 3 }, (_, index) => {
        const child = fork(CHILD, [dir, 'same', String(index)], { stdio: 'inherit' });
        return new Promise((done) => child.on('exit', done));
      }),
    );
    expect(codes).toEqual([0, 0, 0]);
    // 20 shared objects of the children and one of our own; no temporary file is left.
    const files = await filesBelow(dir);
    expect(files.filter((file) => !file.endsWith('.zst'))).toEqual([]);
    expect(files).toHaveLength(21);
  });

  test('a writer that is killed leaves no object, and its leavings go after a day', async () => {
    const child = fork(CHILD, [dir, 'hang'], { stdio: 'ignore' });
    const temporaries = () => readdir(join(dir, 'tmp')).catch(() => []);
    await vi.waitUntil(async () => (await temporaries()).length > 0, { timeout: 20_000, interval: 20 });
    const exited = new Promise((done) => child.on('exit', done));
    child.kill('SIGKILL');
    await exited;
    const [left = ''] = await filesBelow(dir);
    expect(left).toContain(join(dir, 'tmp'));
    await createDiskRawStore(dir).put(bytesOf('young leavings may belong to a running writer'));
    expect(await filesBelow(join(dir, 'tmp'))).toEqual([left]);
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    await utimes(left, longAgo, longAgo);
    await createDiskRawStore(dir).put(bytesOf('old ones do not'));
    expect(await filesBelow(join(dir, 'tmp'))).toEqual([]);
  });

  test('keeps parse outputs beside, by namespace and content', async () => {
    const store = createDiskRawStore(dir);
    const bytes = bytesOf('{"facts":[]}');
    const hash = await store.putStaged('parse', bytes);
    expect(hash).toBe(sha256(bytes));
    expect(Buffer.from(await store.getStaged('parse', hash)).toString()).toBe('{"facts":[]}');
    expect([await store.hasStaged('parse', hash), await store.hasStaged('other', hash)]).toEqual([true, false]);
    expect(await store.has(rawSourceKeyOf(hash))).toBe(false);
    await expect(store.getStaged('other', hash)).rejects.toMatchObject({ code: 'raw-object-missing' });
    await expect(store.putStaged('../sha256', bytes)).rejects.toMatchObject({ code: 'invalid-identifier' });
    await expect(store.getStaged('parse', '../x' as Sha256)).rejects.toMatchObject({ code: 'invalid-identifier' });
  });
});

describe('a full disk', () => {
  test('under a limit on file size: raw-store-full, retryable, nothing left, what was there stays', async () => {
    const script = `ulimit -f 64 && exec "${process.execPath}" "${CHILD}" "${dir}" full`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script]);
    expect(JSON.parse(stdout)).toEqual({
      errors: [
        { code: 'raw-store-full', retryable: true, errno: 'EFBIG' },
        { code: 'raw-store-full', retryable: true, errno: 'EFBIG' },
      ],
      smallStillThere: true,
    });
    expect((await filesBelow(dir)).filter((file) => !file.endsWith('.zst'))).toEqual([]);
    expect(await filesBelow(dir)).toHaveLength(1);
  });

  const shell = (command: string) => execFileSync('bash', ['-c', command], { stdio: 'ignore' });
  const mount = join(tmpdir(), `tidemark-full-${process.pid}`);
  const canMount = (() => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
    try {
      shell(`mkdir -p ${mount} && mount -t tmpfs -o size=1m tmpfs ${mount} && umount ${mount} && rmdir ${mount}`);
      return true;
    } catch {
      return false;
    }
  })();

  test.skipIf(!canMount)(
    'on a file system of 1 MB (needs root and tmpfs): the same, and it goes on once there is room',
    async () => {
      await mkdir(mount, { recursive: true });
      shell(`mount -t tmpfs -o size=1m tmpfs ${mount}`);
      try {
        const store = createDiskRawStore(join(mount, 'raw'));
        const small = await store.put(bytesOf('stored before'));
        const ballast = join(mount, 'ballast');
        await writeFile(ballast, randomBytes(700_000));
        const large = randomBytes(600_000);
        const full = { code: 'raw-store-full', retryable: true, context: { errno: 'ENOSPC' } };
        await expect(store.put(large)).rejects.toMatchObject(full);
        await expect(store.put(pieces(large, 10_000))).rejects.toMatchObject(full);
        expect(await filesBelow(join(mount, 'raw'))).toHaveLength(1);
        expect(Buffer.from(await store.get(small.key)).toString()).toBe('stored before');
        await rm(ballast);
        const { key } = await store.put(large);
        expect(Buffer.compare(await store.get(key), large)).toBe(0);
      } finally {
        shell(`umount ${mount}`);
        await rm(mount, { recursive: true, force: true });
      }
    },
  );
});
