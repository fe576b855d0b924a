import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBatch } from '../../activities/load-batch.ts';
import { parseSubmission } from '../../activities/parse-submission.ts';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { parseAccessionNumber, parseCik } from '../../core/ids.ts';
import { hashOf } from '../../db/repositories/datasets/bulk-dictionaries.ts';
import { insertDiscovered, markStored } from '../../db/repositories/filings/filings.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { inline } from '../xbrl-documents.ts';

const accessionNumber = parseAccessionNumber('0000000888-26-000001');
const cik = parseCik('888');
const filedDate = '2026-01-02' as IsoDate;
const PART = 'Going concern remains in doubt; '.repeat(10);
const BODY = `<ix:nonNumeric name="us-gaap:PolicyTextBlock" contextRef="d" continuedAt="c1">${PART}</ix:nonNumeric>
<p>not part of it</p><ix:continuation id="c1">the end</ix:continuation>`;

const submission = `<SEC-DOCUMENT>${accessionNumber}.txt : 20260102
<SEC-HEADER>${accessionNumber}.hdr.sgml : 20260102
ACCESSION NUMBER:		${accessionNumber}
CONFORMED SUBMISSION TYPE:	10-K
PUBLIC DOCUMENT COUNT:		1
FILED AS OF DATE:		20260102

FILER:

	COMPANY DATA:
		COMPANY CONFORMED NAME:			LONG WORDS INC
		CENTRAL INDEX KEY:			0000000888
</SEC-HEADER>
<DOCUMENT>
<TYPE>10-K
<SEQUENCE>1
<FILENAME>d.htm
<TEXT>
<XBRL>
${inline(BODY)}
</XBRL>
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`;

describe('texts of facts that are too long to be stored', () => {
  let database: TestDatabase;
  let home: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    home = mkdtempSync(join(tmpdir(), 'tidemark-long-'));
  });
  afterAll(async () => {
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  it('are printed whole from the span, and are the value that the row describes', async () => {
    const { db } = database;
    const rawStore = createDiskRawStore(join(home, 'raw'));
    const bytes = Buffer.from(submission);
    const { key } = await rawStore.put(bytes);
    const names = { companyName: null, form: '10-K', acceptedAt: null, periodOfReport: null, url: 'u', source: 's' };
    await insertDiscovered(db, [{ accessionNumber, cik, filedDate, ...names }]);
    const retrievedAt = '2026-01-03T00:00:00.000Z' as IsoTimestamp;
    await markStored(db, [{ accessionNumber, rawSourceKey: key, bytes: bytes.byteLength, retrievedAt }]);
    const task = { accessionNumber, rawSourceKey: key, filedDate };
    const staged = parseSubmission(readSubmission(bytes), task, null);
    const run = { runId: 'r', source: 's', materializationVersion: 'm' };
    await loadBatch({ db, rawStore, logger: pino({ level: 'silent' }) }, run, [staged]);
    const { rows } = await sql<{ value: string | null; length: number; hash: string; span: string }>`
      select value, value_length as length, value_hash as hash, source_span as span from parsed.xbrl_facts
      where value_length is not null`.execute(db);
    expect(rows).toHaveLength(1);
    const [{ value, length, hash, span } = { value: '', length: 0, hash: '', span: '' }] = rows;
    expect(value).toBeNull();

    const { stdout, code } = await runCli(['span', span, '--fact', '--json'], { env: { TIDEMARK_HOME: home } });
    const [fact] = JSON.parse(stdout) as { concept: string; value: string }[];
    expect(code).toBe(0);
    expect(fact).toMatchObject({
      concept: 'us-gaap:PolicyTextBlock',
      value: expect.stringMatching(/^Going.*the end$/s),
    });
    expect(fact?.value).not.toContain('not part of it');
    expect([fact?.value.length, hashOf([fact?.value])]).toEqual([length, hash]);
    const elsewhere = await runCli(['span', `${key}#1:0-4`, '--fact'], { env: { TIDEMARK_HOME: home } });
    expect(elsewhere).toMatchObject({ code: 1, stderr: expect.stringContaining('no XBRL fact has the span') });
  });
});
