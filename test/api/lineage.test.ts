import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpanPool } from '../../cli/serve/span-pool.ts';
import type { RawSourceKey } from '../../core/ids.ts';
import { recordObjects } from '../../db/repositories/filings/raw-objects.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { accessionOf, publish, rowMeta } from '../db/fixtures.ts';
import { type Body, createTestApi, type TestApi } from './api-fixture.ts';

const ACCESSION = accessionOf(1);
const HTML = `<html><body><p>${'Earlier words. '.repeat(40)}</p><p>Gross proceeds of <b>$12&nbsp;million</b> were <script>alert(1)</script>raised.</p><p>${'Later words. '.repeat(40)}</p></body></html>`;
const PLAIN = `Plain <C> text: ${'x'.repeat(300)} the number 4,200 ${'y'.repeat(300)}`;
const SUBMISSION = `<SEC-DOCUMENT>${ACCESSION}.txt : 20240328
<SEC-HEADER>${ACCESSION}.hdr.sgml : 20240328
ACCESSION NUMBER:		${ACCESSION}
CONFORMED SUBMISSION TYPE:	424B5
FILED AS OF DATE:		20240328
</SEC-HEADER>
<DOCUMENT>
<TYPE>424B5
<SEQUENCE>1
<FILENAME>prospectus.htm
<TEXT>
${HTML}
</TEXT>
</DOCUMENT>
<DOCUMENT>
<TYPE>EX-99
<SEQUENCE>2
<FILENAME>exhibit.txt
<TEXT>
${PLAIN}
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`;

let api: TestApi;
let key: RawSourceKey;
let texts: readonly string[] = [];

beforeAll(async () => {
  api = await createTestApi();
  const store = createDiskRawStore(join(api.home, 'raw'));
  const stored = await store.put(Buffer.from(SUBMISSION));
  key = stored.key;
  texts = ['', `\n${HTML}\n`, `\n${PLAIN}\n`];
  await publish(api.db, rowMeta({ accessionNumber: ACCESSION }));
  const url = `https://www.sec.gov/Archives/edgar/data/100/${ACCESSION}.txt`;
  await sql`update raw.filings set raw_source_key = ${key} where accession_number = ${ACCESSION}`.execute(api.db);
  await recordObjects(api.db, [
    {
      sha256: stored.sha256,
      bytes: stored.byteLength,
      storedBytes: 1,
      url,
      fetchedAt: '2024-04-01T00:00:00.000Z' as never,
    },
  ]);
});
afterAll(() => api.drop());

/** The span of some words, in the units of the decoded document as the server reports it. */
async function spanOf(sequence: number, words: string): Promise<string> {
  const start = (texts[sequence] ?? '').indexOf(words);
  for (const shift of [0, -1]) {
    const span = `${key}#${sequence}:${start + shift}-${start + shift + words.length}`;
    const { body } = await api.get<Body>(`/v1/lineage/${encodeURIComponent(span)}`);
    if (body['raw'] === words) return span;
  }
  throw new Error(`no span of ${words}`);
}

const get = (span: string, query = '') => api.get<Body>(`/v1/lineage/${encodeURIComponent(span)}${query}`);

describe('lineage', () => {
  it('gives the words of markup as a reader sees them, with their surroundings and links', async () => {
    const span = await spanOf(1, '<b>$12&nbsp;million</b>');
    const { status, body } = await get(span);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'lineage',
      sourceSpan: span,
      isMarkup: true,
      isTruncated: false,
      raw: '<b>$12&nbsp;million</b>',
      document: { sequence: 1, type: '424B5', filename: 'prospectus.htm' },
      filing: { accessionNumber: ACCESSION, form: '424B5', filedDate: '2024-03-28' },
      links: {
        source: `https://www.sec.gov/Archives/edgar/data/100/${ACCESSION}.txt`,
        document: `https://www.sec.gov/Archives/edgar/data/100/${ACCESSION.replaceAll('-', '')}/prospectus.htm`,
        raw: `/v1/filings/${ACCESSION}/download?raw=1`,
      },
    });
    const { before, text, after } = body as { before: string; text: string; after: string };
    expect(text.replaceAll('\u00a0', ' ')).toBe('$12 million');
    expect(before).toHaveLength(200);
    expect(before.endsWith('Gross proceeds of ')).toBe(true);
    expect(after).toHaveLength(200);
    expect(after.trim()).toMatch(/^were .*raised\.\s+Later words\./);
    expect(before + after).not.toContain('<');
  });

  it('gives the words of a text document as they stand', async () => {
    const { body } = await get(await spanOf(2, 'the number 4,200'));
    expect(body).toMatchObject({ isMarkup: false, text: 'the number 4,200', raw: 'the number 4,200' });
    expect(body['before']).toBe(`${'x'.repeat(199)} `);
    expect(body['after']).toBe(` ${'y'.repeat(199)}`);
  });

  it('is helpful about a "#" that is not encoded, and refuses what is no span', async () => {
    for (const path of [`/v1/lineage/${key}`, `/v1/lineage/${key}#1:0-4`]) {
      const { status, body } = await api.get<Body>(path);
      expect([status, body['code']]).toEqual([400, 'invalid-source-span']);
      expect(body['detail']).toContain('%23');
    }
    const twice = encodeURIComponent(encodeURIComponent(`${key}#1:0-4`));
    expect((await api.get(`/v1/lineage/${twice}`)).status).toBe(200);
    for (const bad of ['x', `${key}#1:9-4`, `${key}#1:0-4-5`, `${key}#-1:0-4`, '../../etc/passwd', '%00', '%FF']) {
      expect((await get(bad)).status).toBe(400);
    }
    expect((await api.get('/v1/lineage/%FF')).status).toBe(400);
  });

  it('says what is not there: bytes, document, place, or the time', async () => {
    const code = async (span: string, query = '') => {
      const { status, body } = await get(span, query);
      expect(JSON.stringify(body)).not.toContain(api.home);
      return [status, body['code']];
    };
    const unknown = `sha256:${createHash('sha256').update('nothing').digest('hex')}`;
    expect(await code(`${unknown}#1:0-4`)).toEqual([404, 'raw-object-missing']);
    expect(await code(`${key}#9:0-4`)).toEqual([404, 'unknown-document']);
    expect(await code(`${key}#1:0-999999`)).toEqual([404, 'span-outside-document']);
    expect(await code(`${key}#1:0-99999999999999999999`)).toEqual([404, 'span-outside-document']);
    expect(await code(`${key}#1:0-4`, '?as_of=2024-03-27')).toEqual([404, 'not-public-then']);
    expect(await code(`${key}#1:0-4`, '?as_of=2024-03-28')).toEqual([200, undefined]);
    expect(await code(`${key}#1:0-4`, '?as_computed=2024-03-28')).toEqual([404, 'not-stored-then']);
  });

  it('replaces a thread that takes too long, and reads the next span', async () => {
    // A thread that answers no one takes the place of a submission that takes too long.
    const module = new URL(`data:text/javascript,setInterval(() => undefined, 1000)`);
    const hung = createSpanPool(join(api.home, 'raw'), { timeoutMs: 200, module });
    const span = `${key}#1:0-4`;
    await expect(Promise.all([hung(span), hung(span)])).rejects.toMatchObject({ code: 'span-timeout' });
    await expect(hung(span)).rejects.toMatchObject({ code: 'span-timeout' });
  });
});

describe('downloads', () => {
  const path = `/v1/filings/${ACCESSION}/download`;

  it('redirect to the source, with or without dashes', async () => {
    for (const one of [path, path.replaceAll(/(?<=\d)-(?=\d)/g, '')]) {
      const { status, headers } = await api.get(one);
      expect([status, headers['location']]).toEqual([302, expect.stringContaining(`sec.gov/Archives/edgar/data/100/`)]);
    }
  });

  it('stream the stored bytes as an attachment that no browser runs', async () => {
    const { status, headers, text } = await api.get(`${path}?raw=1`, { 'accept-encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(text).toBe(SUBMISSION);
    expect(headers).toMatchObject({
      etag: `"${key.slice('sha256:'.length)}"`,
      'content-length': String(Buffer.byteLength(SUBMISSION)),
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${ACCESSION}.txt"`,
    });
    expect((await api.get(`${path}?raw=1`, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    const head = await api.send('HEAD', `${path}?raw=1`);
    expect([head.status, head.headers['content-length'], head.text]).toEqual([
      200,
      String(Buffer.byteLength(SUBMISSION)),
      '',
    ]);
  });

  it('refuse what is malformed, unknown, not stored, or later than asked', async () => {
    const pending = accessionOf(2);
    await publish(api.db, rowMeta({ accessionNumber: pending }));
    await sql`
      update raw.filings set state = 'missing', raw_source_key = null, state_code = 'not-found', parser_set = null
      where accession_number = ${pending}
    `.execute(api.db);
    const code = async (accession: string, query = '') => {
      const { status, body } = await api.get<Body>(`/v1/filings/${encodeURIComponent(accession)}/download${query}`);
      return [status, body['code']];
    };
    expect(await code('12-34')).toEqual([400, 'invalid-accession-number']);
    expect(await code("'; drop table")).toEqual([400, 'invalid-accession-number']);
    expect(await code(accessionOf(99))).toEqual([404, 'unknown-filing']);
    expect(await code(pending, '?raw=1')).toEqual([409, 'filing-not-stored']);
    expect((await api.get<Body>(`/v1/filings/${pending}/download?raw=1`)).body).toMatchObject({ state: 'missing' });
    expect(await code(ACCESSION, '?as_of=2024-03-27')).toEqual([404, 'not-public-then']);
    expect(await code(ACCESSION, '?raw=2')).toEqual([400, 'invalid-parameter']);
    const gone = accessionOf(3);
    await publish(api.db, rowMeta({ accessionNumber: gone }));
    expect(await code(gone, '?raw=1')).toEqual([404, 'raw-object-missing']);
  });
});
