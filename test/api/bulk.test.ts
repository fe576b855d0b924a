import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openExportStore } from '../../cli/export/open-store.ts';
import { writeExports } from '../../cli/export/write-export.ts';
import type { Cik } from '../../core/ids.ts';
import { EXPORT_DATASETS } from '../../db/repositories/exports/export-datasets.ts';
import { accessionOf, publish, rowMeta } from '../db/fixtures.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';

interface BulkFile {
  readonly name: string;
  readonly path: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly url: string;
}
interface BulkExport {
  readonly exportId: string;
  readonly asOf: string | null;
  readonly rows: number;
  readonly files: readonly BulkFile[];
}
interface Page {
  readonly data: readonly BulkExport[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
}

const WHOLE = { asOf: null, asComputed: null, parserVersion: null, cik: null, from: null, until: null };

describe('bulk downloads', () => {
  let api: TestApi;
  let file: BulkFile;
  const at = (...path: string[]) => join(api.home, 'exports', ...path);

  async function write(exportId: string): Promise<void> {
    const datasets = [...EXPORT_DATASETS.values()].filter(({ name }) => name === 'filings');
    const order = { datasets, selection: WHOLE, exportId, replace: false, codeBuild: 'test' };
    await writeExports(api.db, openExportStore(at(), null), order, () => undefined);
  }

  beforeAll(async () => {
    api = await createTestApi();
    await publish(api.db, rowMeta());
    await publish(api.db, rowMeta({ cik: '200' as Cik, accessionNumber: accessionOf(2) }), '2025-05-05T20:00:00.000Z');
    for (const exportId of ['a', 'b', 'c']) await write(exportId);
    const { body } = await api.get<Page>('/v1/bulk/filings?limit=1');
    file = body.data[0]?.files[0] as BulkFile;
  });
  afterAll(() => api.drop());

  test('datasets are listed with the number of their exports', async () => {
    const { status, body } = await api.get<{ data: { dataset: string; exports: number; url: string }[] }>('/v1/bulk');
    expect(status).toBe(200);
    expect(body.data.map(({ dataset }) => dataset)).toEqual([...EXPORT_DATASETS.keys()]);
    expect(body.data.find(({ dataset }) => dataset === 'filings')).toMatchObject({
      exports: 3,
      url: '/v1/bulk/filings',
    });
    expect(body.data.find(({ dataset }) => dataset === 'warrants')).toMatchObject({ exports: 0 });
  });

  test('exports are listed newest first, to their end by cursor, also while one is added', async () => {
    const first = await api.get<Page>('/v1/bulk/filings?limit=2');
    expect(first.body.data.map(({ exportId }) => exportId)).toEqual(['c', 'b']);
    expect(first.body.data[0]).toMatchObject({
      object: 'bulk_export',
      rows: 2,
      asOf: null,
      partitionedBy: 'public_year',
    });
    await write('d');
    const second = await api.get<Page>(`/v1/bulk/filings?limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body).toMatchObject({ data: [{ exportId: 'a' }], hasMore: false, nextCursor: null });
    expect((await api.get<Page>('/v1/bulk/warrants')).body).toMatchObject({ data: [], hasMore: false });
    expect((await api.get<Page>('/v1/bulk/filings?cursor=0')).body).toMatchObject({ data: [], hasMore: false });
    await rm(at('filings/d'), { recursive: true });
  });

  test('a file is downloaded as it was written', async () => {
    const answer = await api.app.inject({ url: file.url });
    expect(answer.statusCode).toBe(200);
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(file.sha256);
    expect(answer.rawPayload).toEqual(await readFile(at('filings/c', file.path)));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apache.parquet',
      'content-length': String(file.bytes),
      'accept-ranges': 'bytes',
      etag: `"${file.sha256}"`,
    });
    const head = await api.app.inject({ method: 'HEAD', url: file.url });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(file.bytes),
      0,
    ]);
  });

  test('a range of bytes is honored, unless the file is another one by now', async () => {
    const get = (headers: Record<string, string>) => api.app.inject({ url: file.url, headers });
    const end = await get({ range: 'bytes=-4' });
    expect([end.statusCode, end.payload]).toEqual([206, 'PAR1']);
    expect(end.headers['content-range']).toBe(`bytes ${file.bytes - 4}-${file.bytes - 1}/${file.bytes}`);
    expect((await get({ range: 'bytes=0-3', 'if-range': `"${file.sha256}"` })).payload).toBe('PAR1');
    expect((await get({ range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await get({ range: 'bytes=0-1,3-4' })).statusCode).toBe(200);
    expect((await get({ 'if-none-match': `"${file.sha256}"` })).statusCode).toBe(304);
    const beyond = await get({ range: `bytes=${file.bytes}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${file.bytes}`);
    expect(beyond.json()).toMatchObject({ code: 'range-not-satisfiable' });
  });

  test('unknown names are 404, with the nearest one', async () => {
    expect((await api.get('/v1/bulk/filing')).body).toMatchObject({
      status: 404,
      detail: expect.stringContaining('did you mean filings?'),
    });
    expect((await api.get('/v1/bulk/filings/nope/x')).body).toMatchObject({ status: 404, code: 'unknown-export' });
    expect((await api.get(`/v1/bulk/filings/c/${file.name}x`)).body).toMatchObject({
      status: 404,
      code: 'unknown-file',
    });
  });

  test('no path leads out of an export, nor to a file that its manifest does not name', async () => {
    await writeFile(join(api.home, 'secret.txt'), 'hidden words');
    await writeFile(at('filings/c/notes.txt'), 'hidden words');
    await symlink(join(api.home, 'secret.txt'), at('filings/c/part-0000.parquet'));
    const names = [
      '..',
      '.',
      '%2e%2e',
      '..%2F..%2Fsecret.txt',
      '%2Fetc%2Fpasswd',
      'notes.txt',
      'manifest.json',
      '%00',
      'part-0000.parquet',
      '..%5C..%5Csecret.txt',
      `c${'/..'.repeat(5)}`,
    ];
    for (const name of names) {
      for (const path of [
        `/v1/bulk/${name}/c/${file.name}`,
        `/v1/bulk/filings/${name}/${file.name}`,
        `/v1/bulk/filings/c/${name}`,
      ]) {
        const answer = await api.app.inject({ url: path });
        expect([400, 404], path).toContain(answer.statusCode);
        expect(answer.payload, path).not.toContain('hidden words');
      }
    }
  });

  test('an export is listed only with a manifest of its own', async () => {
    const names = async () => (await api.get<Page>('/v1/bulk/filings')).body.data.map(({ exportId }) => exportId);
    expect(await names()).toEqual(['c', 'b', 'a']);
    const manifest = await readFile(at('filings/b/manifest.json'), 'utf8');
    await rm(at('filings/b/manifest.json'));
    expect(await names()).toEqual(['c', 'a']);
    expect((await api.get(file.url.replace('/c/', '/b/'))).status).toBe(404);
    // One that names files elsewhere, one of another export, and one that is cut off.
    for (const text of [
      manifest.replaceAll('public_year=2024/', '../../../'),
      manifest.replace('"b"', '"c"'),
      manifest.slice(0, -5),
    ]) {
      await mkdir(at('filings/b'), { recursive: true });
      await writeFile(at('filings/b/manifest.json'), text);
      expect(await names()).toEqual(['c', 'a']);
    }
    await writeFile(at('filings/b/manifest.json'), manifest);
    expect(await names()).toEqual(['c', 'b', 'a']);
  });

  test('an export that is gone between two requests is a 404', async () => {
    await rm(at('filings/a', file.path));
    expect((await api.get(file.url.replace('/c/', '/a/'))).body).toMatchObject({ status: 404, code: 'unknown-file' });
  });
});
