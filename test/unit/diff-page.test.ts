import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DiffReport, ListedChange } from '../../cli/diff/diff-versions.ts';
import { createWordReader, type FilingWords } from '../../cli/diff/filing-words.ts';
import type { RowChange } from '../../cli/diff/row-changes.ts';
import { writeDiffPage } from '../../cli/report/diff-page/page.ts';
import { renderDiff } from '../../cli/report/render-diff.ts';
import { type AccessionNumber, type Cik, parserVersionOf } from '../../core/ids.ts';
import { formatSourceSpan } from '../../core/spans.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';

const ESC = '\u001b';
/** Turns the direction of what follows; nothing ends it. */
const OVERRIDE = '\u202e';
const LONG_WORD = 'Aktiengesellschaft'.repeat(300);
const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(2)'>'\`--></style></td></article>${ESC}[2J\u0000\u009b${OVERRIDE}gnp.exe ${LONG_WORD}`;
/** As a filing has it: markup of its own, entities that read as markup, control characters. */
const FILING = `<html><body><p onclick="alert(3)">Warrants <script>alert(4)</script>named
  &quot;&gt;&lt;script&gt;alert(5)&lt;/script&gt;&lt;img src=x onerror=alert(6)&gt; ${OVERRIDE}reverse &#27;[2J שלום
  <b>to purchase</b> 11,081,000 shares of ${LONG_WORD} &amp;lt;b&amp;gt; <iframe src="https://evil.example/"></iframe> stock</p></body></html>`;

describe('a diff of hostile filings', () => {
  let dir: string;
  let words: FilingWords;
  let key: Awaited<ReturnType<ReturnType<typeof createDiskRawStore>['put']>>['key'];
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'tidemark-diff-page-'));
    const rawStore = createDiskRawStore(dir);
    ({ key } = await rawStore.put(Buffer.from(FILING)));
    words = await createWordReader(rawStore)(changeOf());
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const spanOf = (text: string) => {
    const start = FILING.indexOf(text);
    return formatSourceSpan(key, { sequence: 1, start, end: start + text.length });
  };
  function changeOf(): RowChange {
    const reading = (count: string, span: string) => ({
      values: { label: HOSTILE, count, exercise_price: null, notes: [HOSTILE], [HOSTILE]: HOSTILE },
      spans: { count: spanOf(span) },
      sourceSpan: spanOf('Warrants'),
      confidence: 0.95,
      checks: [{ name: HOSTILE, passed: count === '1' }],
    });
    return {
      kind: 'changed',
      cause: 'other-words',
      high: true,
      table: 'dilution.warrants',
      cik: '1' as Cik,
      accessionNumber: '0000000001-26-000001' as AccessionNumber,
      form: HOSTILE,
      filedDate: '2026-01-02',
      sequence: 1,
      place: 0,
      fields: [{ field: 'count', before: '11081000', after: HOSTILE }],
      before: reading('11081000', '11,081,000'),
      after: reading('1', '&quot;&gt;&lt;script&gt;alert(5)&lt;/script&gt;&lt;img src=x onerror=alert(6)&gt;'),
    };
  }
  function reportOf(): DiffReport {
    const change: ListedChange = { ...changeOf(), ticker: HOSTILE, name: HOSTILE, words };
    const count = { rows: 1, high: 1 };
    const difference = { name: HOSTILE, path: HOSTILE, expected: HOSTILE, given: [HOSTILE], high: true };
    return {
      reportVersion: 1,
      before: parserVersionOf('overhang', 1),
      after: parserVersionOf('overhang', 2),
      scope: { ciks: null, from: null, to: null },
      dependencies: [],
      filings: { both: 1, onlyBefore: 0, onlyAfter: 0, compared: 1 },
      filingsWithChanges: 1,
      documents: { sameOutput: 0, otherOutput: 1, newlyRead: 0, noLongerRead: 0, rejected: 1, accepted: 0 },
      rejectionCodes: [{ code: HOSTILE, documents: 1 }],
      trusted: 0,
      alignedInParts: 1,
      tables: [
        {
          table: 'dilution.warrants',
          rowsBefore: 1,
          rowsAfter: 1,
          same: 0,
          added: { rows: 0, high: 0 },
          removed: { rows: 0, high: 0 },
          changed: count,
          fields: [{ field: 'count', ...count }],
          causes: [{ cause: 'other-words', ...count }],
        },
      ],
      issuersWithChanges: 1,
      changesTotal: 1,
      changes: [change],
      scores: { reason: 'not asked for' },
      monitors: { reason: 'this build stores none', events: [], withDerived: false },
      golden: {
        kind: 'dilution',
        before: parserVersionOf('overhang', 1),
        after: parserVersionOf('overhang', 2),
        documents: 1,
        folders: { found: [], missing: [] },
        rates: [],
        wrongAtHigh: { before: 0, after: 1 },
        calibration: { before: [], after: [] },
        mended: [difference],
        broken: [difference],
        worse: [],
      },
    };
  }
  async function pageOf(report: DiffReport): Promise<string> {
    const file = join(dir, 'diff.html');
    await writeDiffPage(report, file);
    return readFile(file, 'utf8');
  }

  test('shows their text as text: no element, attribute or comment of it is in the page', async () => {
    const page = await pageOf(reportOf());
    const names = new Set<string>();
    const attributes = new Set<string>();
    const links: string[] = [];
    const visit = (nodes: ReturnType<typeof parseDocument>['children']): void => {
      for (const node of nodes) {
        expect(node.type).not.toBe('comment');
        if (!('attribs' in node)) continue;
        names.add(node.name);
        for (const name of Object.keys(node.attribs)) attributes.add(name);
        if (node.attribs['href'] !== undefined) links.push(node.attribs['href']);
        visit(node.children);
      }
    };
    visit(parseDocument(page).children);
    for (const name of ['script', 'img', 'iframe', 'link', 'object', 'svg', 'b']) expect(names).not.toContain(name);
    expect(attributes).toEqual(
      new Set([
        'lang',
        'charset',
        'name',
        'content',
        'http-equiv',
        'class',
        'id',
        'href',
        'scope',
        'colspan',
        'dir',
        'role',
        'title',
      ]),
    );
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&lt;script&gt;alert(5)&lt;/script&gt;');
    // Nothing is fetched: the links are within the page.
    expect(links.every((link) => link.startsWith('#'))).toBe(true);
    expect(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1]).not.toMatch(/url\(|@import/);
    expect(page).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    );
  });

  test('keeps control characters and turned directions out of the page and of the terminal', async () => {
    const page = await pageOf(reportOf());
    expect(page.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    // Letters that are written from right to left stay, and end with their element.
    expect(page).toContain('שלום');
    for (const verbose of [false, true]) {
      const text = renderDiff(reportOf(), verbose);
      expect(/[^\P{Cc}\n]|\p{Cf}/u.test(text)).toBe(false);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(500);
    }
  });

  test('marks what each version cites, and cuts what is long', async () => {
    const page = await pageOf(reportOf());
    expect(page).toMatch(/<mark class="before"[^>]*>[^<]*11,081,000[^<]*<\/mark>/);
    expect(page).toMatch(/<mark class="after"[^>]*>[^<]*alert\(5\)[^<]*<\/mark>/);
    expect(page).toContain('named');
    expect(page.length).toBeLessThan(40_000);
  });
});
