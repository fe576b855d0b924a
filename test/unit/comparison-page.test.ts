import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import type { ComparisonReport, NamedMover } from '../../cli/compare-histories.ts';
import { html } from '../../cli/report/comparison-page/markup.ts';
import { renderComparisonPage } from '../../cli/report/comparison-page/page.ts';
import { labelStep, ticksFor } from '../../cli/report/comparison-page/scale.ts';
import { renderComparison } from '../../cli/report/render-comparison.ts';
import { epochDay, type IsoTimestamp } from '../../core/dates.ts';
import { type HistoryDays, WITHHELD } from '../../core/history-days.ts';
import { parseCik } from '../../core/ids.ts';
import { createComparison } from '../../scoring/compare/compare-histories.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { METHODOLOGIES } from '../../scoring/methodology-registry.ts';
import { date } from './scoring-facts.ts';

const HOSTILE = `</title></svg><script>alert("1")</script><img src=x onerror='alert(2)'> & Co\u0000\u001b[31m\u202egnp`;
const FROM = date('2021-01-01');
const TO = date('2025-12-31');

/** Scores of an issuer that wander through all bands and are withheld now and then; b's lie above a's. */
function history(issuer: number, shift: number, step: number): HistoryDays {
  const first = epochDay(FROM);
  const length = Math.floor((epochDay(TO) - first) / step) + 1;
  const score = Float64Array.from({ length }, (_, at) =>
    (at + issuer) % 11 === 0 ? Number.NaN : Math.round(((issuer * 37 + at * 13) % 900) + shift) / 10,
  );
  const bandOf = (value: number) =>
    Number.isNaN(value) ? WITHHELD : value < 35 ? 0 : value < 55 ? 1 : value < 75 ? 2 : 3;
  return {
    length,
    asOf: Int32Array.from({ length }, (_, at) => first + at * step),
    score,
    state: Uint8Array.from(score, bandOf),
    confidence: new Uint8Array(length).fill(issuer % 3),
    presentWeight: new Uint8Array(length).fill(100),
    factors: [0, 1, 2, 3, 4].map((factor) => score.map((value) => Math.min(100, value + factor * shift * 0.1))),
  };
}

function reportOver(issuers: number, step: number, name: (cik: string) => string | null = (cik) => `Issuer ${cik}`) {
  const [a, b] = METHODOLOGIES;
  if (!a || !b) throw new Error('two methodologies are published');
  const tally = createComparison({ from: FROM, to: TO, weightsA: a.weights, weightsB: b.weights, movers: 20 });
  for (let issuer = 1; issuer <= issuers; issuer++) {
    tally.add(parseCik(String(issuer)), history(issuer, 0, step), history(issuer, issuer % 90, step));
  }
  const comparison = tally.result();
  const named = (mover: (typeof comparison.movers.byMean)[number]): NamedMover => ({
    ...mover,
    ticker: null,
    name: name(mover.cik),
  });
  const side = (methodology: typeof a, rows: number) => ({
    version: methodology.version,
    contentHash: methodologyHash(methodology),
    weights: methodology.weights,
    rows,
    backfills: [],
  });
  const report: ComparisonReport = {
    reportVersion: 1,
    generatedAt: '2026-11-21T22:00:00.000Z' as IsoTimestamp,
    range: { from: FROM, to: TO },
    methodologies: {
      a: side(a, comparison.coverage.a.issuerDays),
      b: side(b, comparison.coverage.b.issuerDays),
    },
    ...comparison,
    movers: { byMean: comparison.movers.byMean.map(named), byDay: comparison.movers.byDay.map(named) },
  };
  return report;
}

/** Every element and attribute of a page, as a browser would see them. */
function elementsOf(page: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push({ name, attributes }),
    ontext: (part) => {
      text += part;
    },
  });
  parser.end(page);
  return { elements, text };
}

describe('the page of a comparison', () => {
  test('shows a hostile name as text: no element, attribute or control of its own', () => {
    const page = renderComparisonPage(reportOver(40, 20, () => HOSTILE));
    const { elements, text } = elementsOf(page);
    expect(text).toContain(`<script>alert("1")</script><img src=x onerror='alert(2)'> & Co`);
    expect(elements.filter(({ name }) => ['script', 'img', 'iframe', 'link', 'object'].includes(name))).toEqual([]);
    expect(
      elements.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => /^on|^href|^src/.test(name)),
    ).toEqual([]);
    expect(page).not.toMatch(/[^\P{Cc}\n]/u);
    // Its right-to-left override is left out: nothing reads backward.
    expect(page).toMatch(/<bdi>[^<]* gnp[^<]*<\/bdi>/);
    expect(page).not.toContain('\u202e');
    // In a terminal neither the colour nor the override is left.
    const terminal = renderComparison(reportOver(40, 20, () => HOSTILE));
    expect(terminal).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });

  test('is complete in itself: every chart with title, description and its table, ids once, nothing fetched', () => {
    const report = reportOver(40, 20);
    const page = renderComparisonPage(report);
    const { elements } = elementsOf(page);
    expect(page).not.toMatch(/https?:|url\(|@import/);
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const charts = elements.filter(({ name }) => name === 'svg');
    expect(charts).toHaveLength(11);
    for (const { attributes } of charts) {
      expect(attributes['role']).toBe('img');
      for (const id of (attributes['aria-labelledby'] ?? '').split(' ')) expect(ids).toContain(id);
    }
    expect(elements.filter(({ name }) => name === 'table').length).toBeGreaterThanOrEqual(charts.length);
    for (const { version, contentHash } of Object.values(report.methodologies)) {
      expect(page).toContain(version);
      expect(page).toContain(contentHash);
    }
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('is as large for 6,000 issuers as for 60, and the answer too', () => {
    const few = reportOver(60, 20);
    const many = reportOver(6_000, 20);
    expect(many.coverage.both.issuers).toBe(6_000);
    const sizes = (report: ComparisonReport) => [
      renderComparisonPage(report).length,
      JSON.stringify(report).length,
      renderComparison(report).length,
    ];
    const [fewSizes, manySizes] = [sizes(few), sizes(many)];
    for (const [index, size] of manySizes.entries()) expect(size).toBeLessThan((fewSizes[index] ?? 0) * 1.5);
    expect(manySizes[0]).toBeLessThan(400_000);
    expect(many.movers.byMean).toHaveLength(20);
  });

  test('of nothing says what to do instead of drawing', () => {
    const page = renderComparisonPage(reportOver(0, 7));
    expect(page).toContain('tidemark backfill --methodology 2026-11-15.1 --from 2021-01-01 --to 2025-12-31');
    expect(page).not.toContain('<svg');
    expect(renderComparison(reportOver(0, 7))).toContain('No scores of 2026-11-01.1 and 2026-11-15.1 are stored');
  });
});

test('markup escapes what is put into it, and nothing twice', () => {
  const inner = html`<b>${'<&"\''}</b>`;
  expect(html`<p title="${'a"b'}">${[inner, 7, null]}</p>`.markup).toBe(
    '<p title="a&quot;b"><b>&lt;&amp;&quot;&#39;</b>7</p>',
  );
});

test('axes have round steps that cover the values, and labels that leave room', () => {
  expect(ticksFor(0, 0.178)).toEqual([0, 0.05, 0.1, 0.15, 0.2]);
  expect(ticksFor(-0.021, 0.019, 4)).toEqual([-0.03, -0.02, -0.01, 0, 0.01, 0.02]);
  expect(ticksFor(0, 0)).toEqual([0, 1]);
  expect([5, 33, 61, 300].map((labels) => labelStep(labels, 10))).toEqual([1, 6, 12, 60]);
});
