import { readFileSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';

/** A real headless Chromium. As root it runs without its own sandbox; web security stays as it is for users. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = await chromium.executablePath();
  return playwright.launch({ executablePath, headless: true, args: ['--no-sandbox', '--disable-gpu'] });
}

/** A page whose console errors, failed scripts, violations of the policy and foreign requests are collected. */
export interface WatchedPage {
  readonly page: Page;
  readonly problems: string[];
}

export async function watchedPage(context: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    // A refused page is logged by the browser too; tests that ask for one look at its status.
    if (message.type() === 'error' && !message.text().includes('status of 4'))
      problems.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      problems.push(`request: ${request.url()}`);
  });
  return { page, problems };
}

const ACCESSIBILITY = readFileSync(new URL('./accessibility-checks.js', import.meta.url), 'utf8');
const CONTRAST = readFileSync(new URL('./contrast-checks.js', import.meta.url), 'utf8');

/** What a reader without sight or mouse would stumble over. */
export function accessibilityProblems(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(ACCESSIBILITY);
}

/** Texts whose contrast with their ground is too low. */
export function contrastProblems(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(CONTRAST);
}
