import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ComparisonReport } from '../../compare-histories.ts';
import { permanentError } from '../../errors.ts';
import { coverageSection } from './coverage-section.ts';
import { differenceSection } from './difference-section.ts';
import { distributionSection } from './distribution-section.ts';
import { flipsSection } from './flips-section.ts';
import { headSection } from './head.ts';
import { html } from './markup.ts';
import { moversSection } from './movers-section.ts';
import { STYLES } from './styles.ts';

/**
 * The comparison as one HTML file with inline SVG charts and styles: nothing is fetched and no script runs. Each chart
 * has its values in a table, so that nothing depends on color alone. The size grows with months and listed movers, not
 * with issuers.
 */
export function renderComparisonPage(report: ComparisonReport): string {
  const { a, b } = report.methodologies;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Methodology ${b.version} compared with ${a.version}, ${report.range.from} to ${report.range.to}</title>
<style>${STYLES}</style></head><body><main>
${headSection(report)}
${
  a.rows + b.rows === 0
    ? null
    : [distributionSection, differenceSection, flipsSection, moversSection, coverageSection].map((section) =>
        section(report),
      )
}
<footer><h2>How to read it</h2>
<p class="soft">An issuer-day is an issuer on an as-of date with a stored score, including withheld scores. Quantiles are nearest ranks. Bands are those stored with the score; a barred “low” is moderate. An issuer counts once in each cell, month and total, so the numbers of issuers do not add up. Contributions are computed from the stored factors and each methodology’s weights; where a factor is missing, the others carry its weight.</p></footer>
</main></body></html>
`;
  return page.markup;
}

/** Writes the page of a comparison, replacing the file, and reports it on stderr. */
export async function writeComparisonPage(report: ComparisonReport, path: string): Promise<void> {
  const file = resolve(path);
  try {
    await writeFile(file, renderComparisonPage(report));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw permanentError('page-unwritable', `the page cannot be written: ${why}`, { cause });
  }
  console.error(`page written to ${file}`);
}
