import type { XbrlFact, XbrlPeriod } from '../core/xbrl.ts';
import { monthOf, yearOf } from './calendar.ts';
import { isIfrs } from './concepts.ts';
import { createHtml, type HtmlWriter, XHTML_DIALECT } from './html.ts';
import { createInlineWriter, type InlineLayout, type InlineWriter, IXT_NAMESPACES } from './inline-writer.ts';
import { renderReportCover } from './report-cover.ts';
import type { ReportTruth, Statement } from './report-model.ts';
import { renderReportNotes } from './report-notes.ts';
import {
  balanceParenthetical,
  balanceSheet,
  cashFlowStatement,
  equityStatement,
  incomeStatement,
} from './report-statements.ts';

export interface RenderedReport {
  readonly html: string;
  /** Each different fact once, in order of appearance. */
  readonly facts: readonly XbrlFact[];
}

export function schemaName(truth: ReportTruth): string {
  return `${truth.profile.ticker.toLowerCase()}-${truth.periodEnd.replaceAll('-', '')}`;
}

function renderStatement(html: HtmlWriter, writer: InlineWriter, statement: Statement): string {
  const headings = [
    { content: '' },
    ...statement.headings.map((content) => ({ content, heading: true, number: false })),
  ];
  const rows = statement.rows.map((row) => [
    { content: row.total ? html.bold(row.label) : row.label, indent: row.indent ?? 0 },
    ...row.cells.map((fact) => writer.cell(fact, fact !== null && (row.total ?? false))),
  ]);
  return [
    html.heading(statement.title),
    ...(statement.caption === '' ? [] : [html.p(statement.caption, 'center')]),
    html.table([headings, ...rows]),
  ].join('\n');
}

/** Complete duplicates are one fact. */
function distinctFacts(facts: readonly XbrlFact[]): XbrlFact[] {
  const seen = new Set<string>();
  return facts.filter(({ concept, value, unit, decimals, period, dimensions }) => {
    const key = JSON.stringify([concept, value, unit, decimals, period, dimensions]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * A 10-K, 10-Q or 20-F as inline XBRL in XHTML, with the facts it holds.
 *
 * Everything printed comes from the truth; the layout decides only how: registry of transformations, context names,
 * nested tags, continued text blocks.
 */
export function renderInlineReport(truth: ReportTruth, layout: InlineLayout): RenderedReport {
  const html = createHtml(XHTML_DIALECT);
  const { profile } = truth;
  const writer = createInlineWriter(profile.cik.padStart(10, '0'), layout, html);
  const cover: XbrlPeriod = { start: truth.periodStart, end: truth.periodEnd };
  const equity = equityStatement(truth);
  const body = [
    renderReportCover(truth, html, writer, cover),
    html.pageBreak('i'),
    html.heading('PART I — FINANCIAL INFORMATION'),
    renderStatement(html, writer, balanceSheet(truth)),
    html.p('The accompanying notes are an integral part of these consolidated financial statements.', 'center'),
    html.pageBreak('F-1'),
    ...(isIfrs(profile) ? [] : [renderStatement(html, writer, balanceParenthetical(truth)), html.pageBreak('F-2')]),
    renderStatement(html, writer, incomeStatement(truth)),
    html.pageBreak('F-3'),
    ...(equity ? [renderStatement(html, writer, equity), html.pageBreak('F-4')] : []),
    renderStatement(html, writer, cashFlowStatement(truth)),
    html.pageBreak('F-5'),
    renderReportNotes(truth, html, writer, cover),
  ];
  const schema = schemaName(truth);
  const header = writer.header(`${schema}.xsd`);
  const year = yearOf(truth.filedDate) - (monthOf(truth.filedDate) < 4 ? 1 : 0);
  const namespaces = [
    'xmlns="http://www.w3.org/1999/xhtml"',
    'xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"',
    `xmlns:ixt="${IXT_NAMESPACES[layout.ixt]}"`,
    'xmlns:ixt-sec="http://www.sec.gov/inlineXBRL/transformation/2015-08-31"',
    'xmlns:xbrli="http://www.xbrl.org/2003/instance"',
    'xmlns:xbrldi="http://xbrl.org/2006/xbrldi"',
    'xmlns:link="http://www.xbrl.org/2003/linkbase"',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    'xmlns:iso4217="http://www.xbrl.org/2003/iso4217"',
    `xmlns:dei="http://xbrl.sec.gov/dei/${year}"`,
    `xmlns:country="http://xbrl.sec.gov/country/${year}"`,
    `xmlns:srt="http://fasb.org/srt/${year}"`,
    isIfrs(profile)
      ? `xmlns:ifrs-full="https://xbrl.ifrs.org/taxonomy/${year}-03-27/ifrs-full"`
      : `xmlns:us-gaap="http://fasb.org/us-gaap/${year}"`,
    `xmlns:${profile.ticker.toLowerCase()}="http://www.${profile.ticker.toLowerCase()}.example/${truth.periodEnd.replaceAll('-', '')}"`,
  ];
  const page = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<html ${namespaces.join(' ')} xml:lang="en-US"><head><title>${schema}</title></head><body>`,
    header,
    ...body,
    '</body></html>',
  ].join('\n');
  return { html: page, facts: distinctFacts(writer.facts) };
}
