import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../db/database.ts';
import { startPostgres, stopPostgres } from '../../stack/postgres.ts';
import { isTransientDatabaseError } from './transient-errors.ts';

const isRoot = process.getuid?.() === 0;

describe('the local PostgreSQL', () => {
  let root: string;
  let dataDir: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'tidemark-postgres-'));
    // mkdtemp gives 0700, which the server's account could not enter when the tests run as root.
    chmodSync(root, 0o755);
    dataDir = join(root, 'home', 'postgres');
  });
  afterAll(async () => {
    await stopPostgres({ dataDir });
    rmSync(root, { recursive: true, force: true });
  });

  async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
    const db = createDatabase(url, { poolSize: 1 });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  test('keeps what was committed over a stop, says when it runs already, and holds its password to itself', async () => {
    const first = await startPostgres({ dataDir });
    expect(first.alreadyRunning).toBe(false);
    await withDatabase(first.url, (db) => sql`create table kept as select 1 as one`.execute(db));

    const second = await startPostgres({ dataDir });
    expect(second).toMatchObject({ alreadyRunning: true, pid: first.pid, port: first.port, url: first.url });
    await second.stop();
    expect(statSync(join(dataDir, 'tidemark.password')).mode & 0o777).toBe(0o600);
    const wrong = new URL(first.url);
    wrong.password = 'guessed';
    await expect(withDatabase(wrong.href, (db) => sql`select 1`.execute(db))).rejects.toMatchObject({ code: '28P01' });

    await first.stop();
    expect(await stopPostgres({ dataDir })).toBe(false);
    const again = await startPostgres({ dataDir });
    const { rows } = await withDatabase(again.url, (db) =>
      sql`
      select one, current_setting('server_encoding') as encoding, (select datcollate from pg_database where datname = current_database()) as collation
      from kept
    `.execute(db),
    );
    expect(rows).toEqual([{ one: 1, encoding: 'UTF8', collation: 'C' }]);
    expect(await stopPostgres({ dataDir })).toBe(true);
  });

  test('a restart in the midst of work is a transient error, and the same pool works again afterwards', async () => {
    const server = await startPostgres({ dataDir });
    const db = createDatabase(server.url, { poolSize: 2 });
    await sql`create table if not exists survived (n int)`.execute(db);
    await sql`insert into survived values (1)`.execute(db);
    const cut = db.transaction().execute(async (trx) => {
      await sql`insert into survived values (2)`.execute(trx);
      await server.stop();
      await sql`insert into survived values (3)`.execute(trx);
    });
    const error: unknown = await cut.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isTransientDatabaseError(error)).toBe(true);
    const refused: unknown = await sql`select 1`.execute(db).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isTransientDatabaseError(refused)).toBe(true);
    const restarted = await startPostgres({ dataDir, port: server.port });
    const { rows } = await sql`select n from survived`.execute(db);
    expect(rows).toEqual([{ n: 1 }]);
    await db.destroy();
    await restarted.stop();
  });

  test('recovers from kill -9, also with the stale postmaster.pid left behind', async () => {
    const server = await startPostgres({ dataDir });
    await withDatabase(server.url, (db) => sql`create table if not exists hard (n int)`.execute(db));
    process.kill(server.pid, 'SIGKILL');
    while (await isRunning(server.pid)) await sleep(20);
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(true);
    const again = await startPostgres({ dataDir });
    expect(again.alreadyRunning).toBe(false);
    await withDatabase(again.url, (db) => sql`select n from hard`.execute(db));
    await again.stop();
  });

  test('a port in use is said in one line', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const address = squatter.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(startPostgres({ dataDir, port })).rejects.toMatchObject({
      code: 'port-in-use',
      message: expect.stringMatching(new RegExp(`^port ${port} [^\\n]*$`)),
    });
    squatter.close();
    await once(squatter, 'close');
  });

  test('a half-initialised data directory is left alone and named with what to do', async () => {
    const half = join(root, 'half');
    mkdirSync(half);
    writeFileSync(join(half, 'PG_VERSION'), '18\n');
    await expect(startPostgres({ dataDir: half })).rejects.toMatchObject({
      code: 'postgres-half-initialised',
      message: expect.stringMatching(/half-initialized[^\n]*delete it, then run again$/),
    });
    expect(readdirSync(half)).toEqual(['PG_VERSION']);
  });

  test('what an interrupted initialisation left beside is cleared away', async () => {
    const fresh = join(root, 'fresh');
    // No process has this number: Linux stops at 4194304.
    mkdirSync(`${fresh}.initializing-99999999`);
    const server = await startPostgres({ dataDir: fresh, ephemeral: true });
    expect(readdirSync(root).filter((name) => name.includes('initializing'))).toEqual([]);
    await server.stop();
  });

  test('an ephemeral server ends with the process that started it, even by kill -9', async () => {
    const short = join(root, 'short-lived');
    const script = `
      const { startPostgres } = await import(${JSON.stringify(new URL('../../stack/postgres.ts', import.meta.url).href)});
      const { pid } = await startPostgres({ dataDir: ${JSON.stringify(short)}, ephemeral: true });
      console.log(pid);
      setInterval(() => undefined, 1000);
    `;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    const pid = Number(chunk.toString());
    expect(await isRunning(pid)).toBe(true);
    child.kill('SIGKILL');
    for (let i = 0; i < 200 && (await isRunning(pid)); i += 1) await sleep(50);
    expect(await isRunning(pid)).toBe(false);
  });

  test.runIf(isRoot)(
    'as root, below a directory that other accounts cannot enter, the data directory becomes a link',
    async () => {
      const closed = join(root, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const wanted = join(closed, 'postgres');
      const server = await startPostgres({ dataDir: wanted, ephemeral: true });
      expect(lstatSync(wanted).isSymbolicLink()).toBe(true);
      expect(realpathSync(wanted)).toBe(server.dataDir);
      expect(statSync(server.dataDir).uid).not.toBe(0);
      await withDatabase(server.url, (db) => sql`select 1`.execute(db));
      await server.stop();
      rmSync(server.dataDir, { recursive: true, force: true });
    },
  );

  /** A killed process whose parent has not collected it yet does not run. */
  async function isRunning(pid: number): Promise<boolean> {
    try {
      process.kill(pid, 0);
    } catch {
      return false;
    }
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    return !/\) Z /.test(stat);
  }
});
