import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DiffReport } from '../../diff/diff-versions.ts';
import { permanentError } from '../../errors.ts';
import { html } from '../comparison-page/markup.ts';
import { STYLES } from '../comparison-page/styles.ts';
import { countText } from '../text.ts';
import { changeCard } from './change-card.ts';
import { goldenSection, headSection, scoreSection, tableSection } from './sections.ts';
import { DIFF_STYLES } from './styles.ts';

/**
 * The differences of two versions as one HTML file: nothing is fetched, no script runs, and all words of filings are
 * escaped. Its size grows with the listed changes, not with rows.
 */
export function renderDiffPage(report: DiffReport): string {
  const { before, after, changes, changesTotal } = report;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${before} → ${after}</title>
<style>${STYLES}${DIFF_STYLES}</style></head><body><main>
${headSection(report)}
${tableSection(report)}
${scoreSection(report)}
${goldenSection(report)}
<section><h2 id="changes">Changes</h2>
<p class="soft">${countText(changes.length)} of ${countText(changesTotal)}, at most twelve of a filing; those of high confidence first, then by cause. Each with the words of the filing (marked: <mark class="before">cited only by ${before}</mark>, <mark class="after">only by ${after}</mark>, <mark class="both">by both</mark>) and both readings, the values that differ first.</p>
${changes.length === 0 ? html`<p class="empty">No row differs.</p>` : changes.map((change) => changeCard(change, { before, after }))}</section>
</main></body></html>
`;
  return page.markup;
}

/** Writes the page, replacing the file, and reports it on stderr. */
export async function writeDiffPage(report: DiffReport, path: string): Promise<void> {
  const file = resolve(path);
  try {
    await writeFile(file, renderDiffPage(report));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw permanentError('page-unwritable', `the page cannot be written: ${why}`, { cause });
  }
  console.error(`page written to ${file}`);
}
