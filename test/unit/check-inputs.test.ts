import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInputs } from '../../cli/check-inputs.ts';
import { loadConfig } from '../../cli/config.ts';
import { runCli } from '../cli.ts';

let scratch = '';
const path = (name: string) => join(scratch, name);
const INDEX = 'Archives/edgar/full-index/2026/QTR1/master.idx';
const FILING = 'Archives/edgar/data/1/0000000001-26-000001.txt';

function write(name: string, content: string | Uint8Array = ''): string {
  mkdirSync(join(path(name), '..'), { recursive: true });
  writeFileSync(path(name), content);
  return path(name);
}

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'tidemark-inputs-'));
  write(`indexed/${INDEX}`, 'CIK|Company Name|Form Type|Date Filed|Filename\n');
  write(`filed/${FILING}.gz`, gzipSync('<SEC-DOCUMENT>'));
  write('listed/submissions/CIK0000320193.json', '{}');
  write(`hollow/${INDEX}`);
  write('unrelated/Archives/edgar/data/1/notes.txt', 'notes');
  mkdirSync(path('empty'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const config = (env: Readonly<Record<string, string>> = {}) => loadConfig(env);

describe('what a command names is checked before a stack starts', () => {
  it('accepts an archive with an index, a submission or a list of submissions', async () => {
    for (const name of ['indexed', 'filed', 'listed']) {
      await expect(checkInputs(config(), { source: path(name) }), name).resolves.toBeUndefined();
    }
  });

  it('refuses an empty source: a directory without index and filings, an index of no bytes, a file', async () => {
    for (const name of ['empty', 'hollow', 'unrelated']) {
      const refused = checkInputs(config(), { source: path(name) });
      await expect(refused, name).rejects.toMatchObject({ code: 'source-empty', retryable: false });
    }
    const file = checkInputs(config(), { source: write('file') });
    await expect(file).rejects.toThrow(/not a directory; give an archive directory/);
    const missing = checkInputs(config(), { source: path('missing') });
    await expect(missing).rejects.toThrow(/no such directory; give an archive directory/);
  });

  it('refuses EDGAR without a contact in the User-Agent, and asks for none of a mirror', async () => {
    await expect(checkInputs(config(), { source: 'edgar' })).rejects.toThrow(/set TIDEMARK_USER_AGENT=/);
    await expect(checkInputs(config(), { source: 'https://www.sec.gov' })).rejects.toThrow(/set TIDEMARK_USER_AGENT=/);
    await checkInputs(config({ TIDEMARK_USER_AGENT: 'Example Co ops@example.com' }), { source: 'edgar' });
    await checkInputs(config(), { source: 'http://127.0.0.1:8080' });
    await checkInputs(config({ EDGAR_BASE_URL: 'http://127.0.0.1:1', EDGAR_DATA_URL: 'http://127.0.0.1:1' }), {
      source: 'edgar',
    });
  });

  it('refuses prices that cannot be read, lack a column or have no row, in every format', async () => {
    const heading = 'ticker,date,close,volume\n';
    const row = 'ABCD,2026-01-02,1.5,100\n';
    const column = (name: string, data: readonly string[]) => ({ name, data: [...data], type: 'STRING' as const });
    const parquet = (rows: number) =>
      new Uint8Array(
        parquetWriteBuffer({
          columnData: ['ticker', 'date', 'close', 'volume'].map((name) => column(name, Array(rows).fill('1'))),
        }),
      );
    const refused: readonly (readonly [string, RegExp])[] = [
      [path('none.csv'), /cannot read the prices at .*ENOENT/],
      [path('empty'), /cannot read the prices at .*EISDIR/],
      [write('a.csv'), /empty file: it needs the heading ticker,date,close,volume/],
      [write('b.csv', heading), /no prices after the heading/],
      [write('c.csv', 'ticker,date,volume\nA,2026-01-02,1\n'), /the heading lacks close/],
      [write('d.csv.gz', gzipSync(heading)), /no prices after the heading/],
      [write('e.csv.gz', gzipSync(heading + row).subarray(0, 12)), /not a complete gzip file/],
      [write('f.parquet', 'PAR1 and no more'), /cannot be read as Parquet/],
      [write('g.parquet', parquet(0)), /no prices: the file has no rows/],
    ];
    for (const [prices, message] of refused) await expect(checkInputs(config(), { prices })).rejects.toThrow(message);
    const usable = [
      write('h.csv', heading + row),
      write('i.csv.gz', gzipSync(heading + row.repeat(200_000))),
      write('j.parquet', parquet(2)),
    ];
    for (const prices of usable) await checkInputs(config(), { prices });
  });

  it('refuses an unknown methodology and threshold lists that are not in a directory', async () => {
    await expect(checkInputs(config(), { methodologyVersion: '2020-01-01.1' })).rejects.toThrow(/no methodology/);
    await expect(checkInputs(config(), { thresholdLists: path('none') })).rejects.toThrow(/no such directory/);
    await expect(checkInputs(config(), { thresholdLists: write('list') })).rejects.toThrow(/not a directory/);
    await checkInputs(config(), { thresholdLists: path('empty') });
  });

  it.each([
    ['nightly --date 2026-11-13', 'TIDEMARK_USER_AGENT'],
    ['nightly --date 2026-11-13 --source indexed --prices none.csv', 'cannot read the prices'],
    ['nightly --date 2026-11-13 --source indexed --methodology 1', 'no methodology 1'],
    ['nightly --date 2026-11-13 --source indexed --threshold-lists none', 'no such directory'],
    ['ingest --all --source empty', 'is empty'],
    ['backfill --methodology 2026-11-01.1 --from 2026-01-05 --to 2026-01-06 --prices none.csv', 'the prices'],
  ])('exits with 1 in one line and creates nothing: %s', async (command, why) => {
    const home = path('home-of-nobody');
    const result = await runCli(command.split(' '), { cwd: scratch, env: { TIDEMARK_HOME: home } });
    expect(result).toMatchObject({ code: 1, stdout: '' });
    expect(result.stderr).toMatch(/^tidemark: [^\n]*\n$/);
    expect(result.stderr).toContain(why);
    expect(existsSync(home)).toBe(false);
  });
});
