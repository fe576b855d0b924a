import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBatch } from '../../activities/load-batch.ts';
import { parseSubmission } from '../../activities/parse-submission.ts';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { parseAccessionNumber, parseCik } from '../../core/ids.ts';
import { type FootnoteQuery, findFootnotes } from '../../db/repositories/datasets/footnotes.ts';
import { insertDiscovered, markStored } from '../../db/repositories/filings/filings.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { PARSERS, versionOf } from '../../parsers/registry.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { inline } from '../xbrl-documents.ts';

const CIK = parseCik('777');
const QUARTER = parseAccessionNumber('0000000777-25-000001');
const YEAR = parseAccessionNumber('0000000777-26-000001');
const HOSTILE = parseAccessionNumber('0000000778-26-000001');

const block = (name: string, content: string) =>
  `<ix:nonNumeric name="${name}" contextRef="d" escape="true">${content}</ix:nonNumeric>`;
const COSTS = block(
  'us-gaap:LeaseCostTableTextBlock',
  '<table><tr><td>Sublease of the 𝔼lm house</td><td>12</td></tr></table>',
);
const LEASES = block('us-gaap:LesseeOperatingLeasesTextBlock', `<p>3. Leases 𝔼</p><p>We rent an office.</p>${COSTS}`);
const debt = (words: string) => block('us-gaap:DebtDisclosureTextBlock', `<p>4. Debt</p><p>${words}</p>`);
/** Distinct words of several parts, in letters of three bytes: nothing takes more room in the index of words. */
const WIDE = Array.from({ length: 40_000 }, (_, n) => {
  const letters = [n % 200, Math.floor(n / 200)].map((at) => String.fromCodePoint(0x4e00 + at).repeat(2));
  return letters.join('-');
}).join(' ');

/** Distinct short words of an alphabet of so many letters from a code point. */
function wordOf(n: number, first: number, alphabet: number): string {
  const own = String.fromCodePoint(first + (n % alphabet));
  return n < alphabet ? own : own + wordOf(Math.floor(n / alphabet), first, alphabet);
}
const letters = (n: number) => wordOf(n, 97, 26);
const wide = (n: number) => wordOf(n, 0x4e00, 20_000);

const FILINGS = [
  {
    accessionNumber: QUARTER,
    cik: CIK,
    form: '10-Q',
    filed: '2025-05-06',
    body: LEASES + debt('No covenant was breached.'),
  },
  {
    accessionNumber: YEAR,
    cik: CIK,
    form: '10-K',
    filed: '2026-02-10',
    body: LEASES + debt('The bank granted a covenant waiver until June.'),
  },
  {
    accessionNumber: HOSTILE,
    cik: parseCik('778'),
    form: '10-K',
    filed: '2026-02-11',
    body: block('us-gaap:DebtDisclosureTextBlock', `<p>Debt &#27;[2J</p><p>${WIDE}</p>`),
  },
] as const;

function submissionText({ accessionNumber, cik, form, filed, body }: (typeof FILINGS)[number]): string {
  const day = filed.replaceAll('-', '');
  return `<SEC-DOCUMENT>${accessionNumber}.txt : ${day}
<SEC-HEADER>${accessionNumber}.hdr.sgml : ${day}
<ACCEPTANCE-DATETIME>${day}160500
ACCESSION NUMBER:		${accessionNumber}
CONFORMED SUBMISSION TYPE:	${form}
PUBLIC DOCUMENT COUNT:		1
FILED AS OF DATE:		${day}

FILER:

	COMPANY DATA:
		COMPANY CONFORMED NAME:			NOTED WORDS INC
		CENTRAL INDEX KEY:			${cik.padStart(10, '0')}
</SEC-HEADER>
<DOCUMENT>
<TYPE>${form}
<SEQUENCE>1
<FILENAME>d.htm
<TEXT>
<XBRL>
${inline(body)}
</XBRL>
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`;
}

describe('footnotes', () => {
  let database: TestDatabase;
  let home: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    home = mkdtempSync(join(tmpdir(), 'tidemark-footnotes-'));
    const { db } = database;
    await ensurePromoted(db, PARSERS.map(versionOf));
    const rawStore = createDiskRawStore(join(home, 'raw'));
    for (const filing of FILINGS) {
      const { accessionNumber, cik, form } = filing;
      const bytes = Buffer.from(submissionText(filing));
      const { key } = await rawStore.put(bytes);
      const filedDate = filing.filed as IsoDate;
      const names = { companyName: null, form, acceptedAt: null, periodOfReport: null, url: 'u', source: 's' };
      await insertDiscovered(db, [{ accessionNumber, cik, filedDate, ...names }]);
      const retrievedAt = `${filing.filed}T23:00:00.000Z` as IsoTimestamp;
      await markStored(db, [{ accessionNumber, rawSourceKey: key, bytes: bytes.byteLength, retrievedAt }]);
      const staged = parseSubmission(readSubmission(bytes), { accessionNumber, rawSourceKey: key, filedDate }, null);
      const run = { runId: 'r', source: 's', materializationVersion: 'm' };
      await loadBatch({ db, rawStore, logger: pino({ level: 'silent' }) }, run, [staged]);
    }
    await sql`
      insert into reference.identifiers (cik, kind, value_key, search_key, source, valid_from, value, last_stated, statements)
      values (${CIK}, 'ticker', 'NOTE', 'note', 'filing-cover', '2025-05-06', 'NOTE', '2026-02-10', 2)
    `.execute(db);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  const find = (query: Partial<FootnoteQuery> = {}, publicTo: string | null = null) =>
    findFootnotes(database.db, {
      cik: CIK,
      accessionNumber: null,
      subject: null,
      words: null,
      limit: 100,
      clocks: { publicTo: publicTo as IsoTimestamp | null, computedBy: null, parserVersion: null },
      ...query,
    });
  const named = async (...query: Parameters<typeof find>) =>
    (await find(...query)).map(({ form, concept }) => `${form} ${concept.slice(8)}`);

  test('of the newest filing that was public by an instant, nested blocks with their own words', async () => {
    const notes = await find();
    expect(notes.map(({ title, level, sort, text }) => [title, level, sort, text])).toEqual([
      ['3. Leases 𝔼', 0, 'note', '3. Leases 𝔼\n\nWe rent an office.\n\nSublease of the 𝔼lm house\t12'],
      ['Lease Cost', 1, 'table', 'Sublease of the 𝔼lm house\t12'],
      ['4. Debt', 0, 'note', '4. Debt\n\nThe bank granted a covenant waiver until June.'],
    ]);
    const { rows } = await sql<{ stored: number }>`
      select count(text)::int as stored from parsed.footnotes where accession_number = ${YEAR}`.execute(database.db);
    expect(rows).toEqual([{ stored: 2 }]);
    expect((await find({}, '2025-12-31T00:00:00Z')).map(({ form }) => form)).toEqual(['10-Q', '10-Q', '10-Q']);
    expect(await find({}, '2025-05-06T20:00:00Z')).toEqual([]);
    expect(notes[0]?.metadata.verification.sourceSpan).toMatch(/^sha256:[0-9a-f]{64}#1:\d+-\d+$/);
  });

  test('by words in all filings, the outermost block that has them, with an excerpt', async () => {
    expect(await named({ words: 'covenants' })).toEqual([
      '10-K DebtDisclosureTextBlock',
      '10-Q DebtDisclosureTextBlock',
    ]);
    expect(await named({ words: 'covenant waiver' })).toEqual(['10-K DebtDisclosureTextBlock']);
    expect(await named({ words: '"waiver covenant"' })).toEqual([]);
    expect(await named({ words: 'covenant -waiver' })).toEqual(['10-Q DebtDisclosureTextBlock']);
    expect(await named({ words: 'covenants' }, '2025-12-31T00:00:00Z')).toEqual(['10-Q DebtDisclosureTextBlock']);
    expect(await named({ words: 'sublease', accessionNumber: YEAR })).toEqual(['10-K LesseeOperatingLeasesTextBlock']);
    const [found] = await find({ words: 'covenant waiver' });
    expect(found?.excerpt).toContain('a «covenant» «waiver» until');
  });

  test('by words within a subject, the block of that subject', async () => {
    const costs = ['10-K LesseeOperatingLeasesTextBlock', '10-K LeaseCostTableTextBlock'];
    expect(await named({ words: 'sublease', subject: 'lease', accessionNumber: YEAR })).toEqual(costs);
    expect(await named({ words: 'office', subject: 'lease', accessionNumber: YEAR })).toEqual([costs[0]]);
    expect(await named({ words: 'sublease', subject: 'debt' })).toEqual([]);
    expect(await named({ subject: 'debt' })).toEqual(['10-K DebtDisclosureTextBlock']);
  });

  test('rows that changed are found as they were computed', async () => {
    const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(database.db);
    const computedBy = new Date(rows[0]?.now ?? '').toISOString() as IsoTimestamp;
    const clocks = { publicTo: null, computedBy, parserVersion: null };
    expect(await named({ clocks, words: 'sublease', subject: 'lease', accessionNumber: YEAR })).toHaveLength(2);
    const before = { publicTo: null, computedBy: '2020-01-01T00:00:00.000Z' as IsoTimestamp, parserVersion: null };
    expect(await named({ clocks: before })).toEqual([]);
  });

  test.each([
    `'; drop table parsed.footnotes; --`,
    '"',
    '((((',
    ':* & | !',
    '\u0000covenant',
    '\ud800',
    'x'.repeat(5_000),
  ])('a search for %j is a search', async (words) => {
    expect((await find({ words }).catch((error: unknown) => error)) as object).toSatisfy(
      (found: object) => Array.isArray(found) || ('code' in found && found.code === 'no-search-words'),
    );
  });

  test('words that are too common to be searched are refused, not none found', async () => {
    await expect(find({ words: 'the' })).rejects.toMatchObject({ code: 'no-search-words' });
  });

  test('a filing with as many words as a block may have is stored', async () => {
    const { rows } = await sql<{ state: string; length: number; isCut: boolean }>`
      select g.state, t.text_length as length, t.is_cut as "isCut"
      from raw.filings g join parsed.footnotes t using (cik, accession_number) where accession_number = ${HOSTILE}
    `.execute(database.db);
    expect(rows).toEqual([{ state: 'processed', length: 150_000, isCut: true }]);
  });

  test.each<[string, (n: number) => string]>([
    ['hyphenated words', (n) => `${letters(n)}-${letters(n + 9_999)}-${letters(n + 77_777)}`],
    ['short hyphenated words', (n) => `${letters(n)}-${letters(n + 1)}`],
    ['short words', (n) => letters(n)],
    ['addresses', (n) => `${letters(n)}.com/${letters(n)}`],
    ['wide letters', (n) => `${wide(n)}-${wide(n + 9_999)}`],
    ['wide addresses', (n) => `${wide(n)}.com/${wide(n)}`],
    ['letters outside of the first plane', (n) => String.fromCodePoint(0x20000 + (n % 40_000))],
    ['paths', (n) => `/${letters(n)}/${letters(n)}`],
    ['mail', (n) => `${letters(n)}@${letters(n)}.co`],
  ])('the index of words holds any 150,000 characters: %s', async (_, wordOf) => {
    const text = Array.from({ length: 60_000 }, (__, n) => wordOf(n))
      .join(' ')
      .slice(0, 150_000)
      .toWellFormed();
    const { rows } = await sql<{ words: number }>`select length(to_tsvector('english', ${text})) as words`.execute(
      database.db,
    );
    expect(rows[0]?.words).toBeGreaterThan(1_000);
  });

  test('the index finds words among all issuers', async () => {
    const plan = await database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql`explain (format json) select from parsed.footnotes
        where text is not null and to_tsvector('english', text) @@ websearch_to_tsquery('english', 'covenant waiver')
      `.execute(trx);
    });
    expect(JSON.stringify(plan.rows)).toContain('footnotes_by_words');
  });

  describe('by command', () => {
    const run = (...args: string[]) => runCli(['footnotes', ...args], { env: { DATABASE_URL: database.url } });

    test('of a ticker, with words, excerpt and source span', async () => {
      const { stdout, code } = await run('--ticker', 'note', '--search', 'covenant waiver', '--as-of', '2026-03-01');
      expect(code).toBe(0);
      expect(stdout).toMatch(/10-K filed 2026-02-10, 0000000777-26-000001, 1 block/);
      expect(stdout).toMatch(
        /4\. Debt \(note, debt, 55 characters\)\n {2}.*«covenant» «waiver».*\n {2}sha256:[0-9a-f]{64}#1:/,
      );
      const before = await run('--ticker', 'NOTE', '--search', 'covenant waiver', '--as-of', '2025-12-31');
      expect(before.stdout).toContain('no such text in the notes; searched 1 stored filing');
    });

    test('of stored rows that the filings give again, to the letter', async () => {
      const env = { DATABASE_URL: database.url, TIDEMARK_HOME: home };
      const { code, stdout } = await runCli(['verify', '--json'], { env });
      expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ filings: 3, problems: [] })]);
    });

    test('as JSON, and refused where the question is not one', async () => {
      const { stdout } = await run('--cik', CIK, '--subject', 'lease', '--json', '--limit', '1');
      expect(JSON.parse(stdout)).toMatchObject({
        object: 'list',
        hasMore: true,
        data: [
          {
            object: 'footnote',
            concept: 'us-gaap:LesseeOperatingLeasesTextBlock',
            subject: 'lease',
            periodEnd: '2024-12-31',
          },
        ],
      });
      const unknown = await run('--ticker', 'NONE');
      expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('NONE')]);
      expect((await run('--cik', CIK, '--search', 'the')).stderr).toContain('give rarer words');
      expect((await run('--cik', CIK, '--limit', '501')).stderr).toContain('from 1 to 500');
      const { stdout: shown } = await run('--cik', '778', '--full');
      expect(shown).not.toContain('\u001b');
    });
  });
});
