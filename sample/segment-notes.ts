import { longDate } from './calendar.ts';
import { conceptsOf, isIfrs } from './concepts.ts';
import { type Cell, columnHeadings, type HtmlWriter } from './html.ts';
import type { Dimensions, InlineWriter, NumberFact } from './inline-writer.ts';
import { durationOf, lengthWords, operatingIncome, type ReportTruth, type Span } from './report-model.ts';

/** A row of a disaggregation: what it is called, its dimensions, and its part of each column. */
interface Part {
  readonly label: string;
  readonly dimensions: Dimensions;
  readonly value: (span: Span) => number;
}

const GEOGRAPHY = 'srt:StatementGeographicalAxis';
const CONSOLIDATION = 'srt:ConsolidationItemsAxis';
const SEGMENT = 'us-gaap:StatementBusinessSegmentsAxis';

/** The current column and, where there is one of the same length, the prior year's. */
function comparedSpans({ income }: ReportTruth): readonly Span[] {
  const [current, prior] = income;
  if (!current) return [];
  const isPrior = prior !== undefined && prior.end < current.start;
  return isPrior ? [current, prior] : [current];
}

/** Rows of one concept over both columns, then their total, which is the fact of the face statement. */
function tableOf(
  truth: ReportTruth,
  html: HtmlWriter,
  writer: InlineWriter,
  concept: string,
  parts: readonly Part[],
  total: (span: Span) => number,
): string {
  const spans = comparedSpans(truth);
  const { profile } = truth;
  const cells = (value: (span: Span) => number, dimensions?: Dimensions): Cell[] =>
    spans.map((span) => {
      const period = durationOf(span);
      const fact: NumberFact = { concept, value: value(span), kind: 'money', period, scale: profile.scale, dimensions };
      return writer.cell(fact, dimensions === undefined);
    });
  return html.table([
    ['', ...columnHeadings(...spans.map((span) => `${lengthWords(profile, span)} ${longDate(span.end)}`))],
    ...parts.map(({ label, dimensions, value }) => [label, ...cells(value, dimensions)]),
    ['Total', ...cells(total)],
  ]);
}

/** Splits a total by shares; the last part is the rest, so that the parts add up. */
function split(scale: number, total: (span: Span) => number, shares: readonly number[]): ((span: Span) => number)[] {
  const part = (span: Span, share: number): number => Math.round((total(span) * share) / 10 ** scale) * 10 ** scale;
  const parts = shares.map((share) => (span: Span) => part(span, share));
  return [...parts, (span) => total(span) - parts.reduce((sum, value) => sum + value(span), 0)];
}

/** Revenue by where customers are. */
export function geographyTable(truth: ReportTruth, html: HtmlWriter, writer: InlineWriter): string[] {
  const { profile } = truth;
  if (isIfrs(profile) || profile.archetype.id === 'bank' || (truth.income[0]?.flow.revenue ?? 0) === 0) return [];
  const revenue = (span: Span): number => span.flow.revenue;
  const values = split(profile.scale, revenue, [0.58, 0.27]);
  const places = [
    ['United States', 'country:US'],
    ['Europe', 'srt:EuropeMember'],
    ['Asia Pacific', 'srt:AsiaPacificMember'],
  ] as const;
  const parts = places.map(([label, member], i) => ({
    label,
    dimensions: { [GEOGRAPHY]: member },
    value: values[i] ?? revenue,
  }));
  const { revenue: concept } = conceptsOf(profile);
  return [html.p('Revenue by location of the customer:'), tableOf(truth, html, writer, concept, parts, revenue)];
}

/** Segments of industrial issuers: revenue, and profit that reconciles to operating income through corporate expense. */
export function segmentTables(truth: ReportTruth, html: HtmlWriter, writer: InlineWriter): string[] {
  const { profile } = truth;
  if (profile.archetype.id !== 'industrial') return [];
  const prefix = profile.ticker.toLowerCase();
  const c = conceptsOf(profile);
  const revenue = (span: Span): number => span.flow.revenue;
  const profit = (span: Span): number => operatingIncome(span.flow);
  const [products = revenue, services = revenue] = split(profile.scale, revenue, [0.7]);
  const [corporate = profit] = split(profile.scale, (span) => -span.flow.overhead, [0.25]);
  const [first = profit, second = profit] = split(profile.scale, (span) => profit(span) - corporate(span), [0.64]);
  const segment = (label: string, member: string, value: (span: Span) => number): Part => ({
    label,
    dimensions: { [CONSOLIDATION]: 'us-gaap:OperatingSegmentsMember', [SEGMENT]: `${prefix}:${member}` },
    value,
  });
  const unallocated: Part = {
    label: 'Corporate expense',
    dimensions: { [CONSOLIDATION]: 'us-gaap:CorporateNonSegmentMember' },
    value: corporate,
  };
  const [engineered, aftermarket] = ['EngineeredProductsSegmentMember', 'AftermarketSegmentMember'];
  const table = (concept: string, parts: readonly Part[], total: (span: Span) => number): string =>
    tableOf(truth, html, writer, concept, parts, total);
  return [
    html.p('Revenue of the reportable segments:'),
    table(
      c.revenue,
      [segment('Engineered Products', engineered, products), segment('Aftermarket', aftermarket, services)],
      revenue,
    ),
    html.p('Operating income of the reportable segments, and its reconciliation to the consolidated statements:'),
    table(
      c.operatingIncome,
      [segment('Engineered Products', engineered, first), segment('Aftermarket', aftermarket, second), unallocated],
      profit,
    ),
  ];
}

/** What the prior year was before a correction, the correction, and the corrected amounts of the income statement. */
export function restatementNote(truth: ReportTruth, html: HtmlWriter, writer: InlineWriter): string[] {
  const before = truth.restatedFrom;
  const after = truth.income[1];
  if (!before || !after) return [];
  const c = conceptsOf(truth.profile);
  const { scale } = truth.profile;
  const row = (label: string, concept: string, key: 'revenue' | 'costOfRevenue') => {
    const cell = (value: number, member?: string): Cell => {
      const dimensions = member === undefined ? undefined : { 'srt:RestatementAxis': `srt:${member}` };
      return writer.cell({ concept, value, kind: 'money', period: durationOf(before), scale, dimensions });
    };
    return [
      label,
      cell(before.flow[key], 'ScenarioPreviouslyReportedMember'),
      cell(after.flow[key] - before.flow[key], 'RestatementAdjustmentMember'),
      cell(after.flow[key]),
    ];
  };
  return [
    html.heading('Note 8 — Restatement of the Prior Year'),
    html.p(
      `The Company acted as an agent in certain sales of the year ended ${longDate(before.end)}, which it had reported gross. Revenue and cost of revenue of that year are restated; net income, cash flows and equity are not affected.`,
    ),
    html.table([
      ['', ...columnHeadings('As previously reported', 'Adjustment', 'As restated')],
      row('Revenue', c.revenue, 'revenue'),
      row('Cost of revenue', c.costOfRevenue, 'costOfRevenue'),
    ]),
  ];
}
