import type { XbrlPeriod } from '../core/xbrl.ts';
import { riskSections } from './boilerplate.ts';
import { longDate } from './calendar.ts';
import { conceptsOf, isIfrs } from './concepts.ts';
import { dollars, grouped, type HtmlWriter } from './html.ts';
import type { InlineWriter, NumberFact, Piece } from './inline-writer.ts';
import { durationOf, type ReportTruth } from './report-model.ts';

/** `"12.3"` million dollars as a fact of its own precision, consistent with the statement's. */
function millions(concept: string, value: number, period: XbrlPeriod): NumberFact {
  const rounded = Math.round(value / 100_000) * 100_000;
  return { concept, value: rounded, kind: 'money', period, scale: 6, decimals: '-5' };
}

/** The going-concern paragraphs, or those that say that there is no such doubt. */
function liquidityParagraphs(truth: ReportTruth): readonly (readonly Piece[])[] {
  const c = conceptsOf(truth.profile);
  const year = truth.cashFlow[0];
  const [now] = truth.balances;
  if (!year) return [];
  const instant: XbrlPeriod = { instant: now.date };
  const balance: Piece[] =
    now.balance.cash >= 1_000_000
      ? [
          `As of ${longDate(now.date)}, the Company had cash and cash equivalents of approximately $`,
          millions(c.cash, now.balance.cash, instant),
          ' million.',
        ]
      : [
          `As of ${longDate(now.date)}, the Company had cash and cash equivalents of $`,
          { concept: c.cash, value: now.balance.cash, kind: 'money', period: instant },
          '.',
        ];
  const burning = year.flow.operatingCashFlow < 0;
  const used: Piece[] = [
    `Net cash ${burning ? 'used in' : 'provided by'} operating activities was ${dollars(Math.abs(year.flow.operatingCashFlow))} for the period then ended.`,
  ];
  const statement: Piece[] = truth.cash.runwayStatement === undefined ? [] : [`${truth.cash.runwayStatement}.`];
  const doubt: Piece[] = truth.cash.goingConcern
    ? [
        'The Company has incurred recurring losses and negative cash flows from operations since inception. These conditions raise substantial doubt about the Company’s ability to continue as a going concern within one year after the date that these financial statements are issued. The financial statements do not include any adjustments that might result from the outcome of this uncertainty.',
      ]
    : [
        'The consolidated financial statements have been prepared on the basis that the Company will realize its assets and settle its obligations in the ordinary course of business.',
      ];
  return [balance, used, ...(statement.length > 0 ? [statement] : []), doubt];
}

function warrantNotes(truth: ReportTruth, html: HtmlWriter, writer: InlineWriter): string[] {
  if (truth.warrants.length === 0) return [];
  const instant: XbrlPeriod = { instant: truth.periodEnd };
  const prefix = truth.profile.ticker.toLowerCase();
  const rows = truth.warrants.map((warrant, i) => {
    const dimensions = { 'us-gaap:ClassOfWarrantOrRightAxis': `${prefix}:WarrantSeries${i + 1}Member` };
    return [
      { content: warrant.label },
      writer.cell({
        concept: 'us-gaap:ClassOfWarrantOrRightOutstanding',
        value: warrant.count,
        kind: 'shares',
        period: instant,
        dimensions,
      }),
      writer.cell(
        {
          concept: 'us-gaap:ClassOfWarrantOrRightExercisePriceOfWarrantsOrRights1',
          value: warrant.exercisePrice,
          kind: 'perShare',
          period: instant,
          dimensions,
        },
        true,
      ),
      { content: warrant.expires ?? 'None', number: false },
    ];
  });
  return [
    html.heading('Note 6 — Warrants'),
    html.p(`The following warrants to purchase common stock were outstanding as of ${longDate(truth.periodEnd)}:`),
    html.table([
      [
        'Warrants',
        { content: 'Number of shares', heading: true },
        { content: 'Exercise price', heading: true },
        { content: 'Expiration', heading: true },
      ],
      ...rows,
    ]),
  ];
}

function offeringNotes(truth: ReportTruth, html: HtmlWriter, writer: InlineWriter, cover: XbrlPeriod): string[] {
  const { saleNote } = truth;
  if (!saleNote) return [];
  return [
    html.heading('Note 5 — Stockholders’ Equity'),
    html.p(
      writer.prose([
        'During the period, the Company sold ',
        {
          concept: 'us-gaap:StockIssuedDuringPeriodSharesNewIssues',
          value: saleNote.sharesSold,
          kind: 'shares',
          period: cover,
        },
        ' shares of its common stock in public offerings for net proceeds of $',
        {
          concept: 'us-gaap:StockIssuedDuringPeriodValueNewIssues',
          value: saleNote.netProceeds,
          kind: 'money',
          period: cover,
        },
        '.',
      ]),
    ),
  ];
}

function segmentNotes(truth: ReportTruth, html: HtmlWriter, writer: InlineWriter, cover: XbrlPeriod): string[] {
  const span = truth.income[0];
  if (!span || isIfrs(truth.profile)) return [];
  const c = conceptsOf(truth.profile);
  const unit = 10 ** truth.profile.scale;
  const first = Math.round((span.flow.revenue * 0.62) / unit) * unit;
  const period = durationOf(span);
  const member = (name: string) => ({ 'srt:ProductOrServiceAxis': name });
  const table =
    span.flow.revenue === 0
      ? []
      : [
          html.table([
            ['', { content: 'Amount', heading: true }, { content: 'Share of total', heading: true }],
            [
              'Products',
              writer.cell(
                {
                  concept: c.revenue,
                  value: first,
                  kind: 'money',
                  period,
                  scale: truth.profile.scale,
                  dimensions: member('us-gaap:ProductMember'),
                },
                true,
              ),
              writer.cell({
                concept: 'us-gaap:ConcentrationRiskPercentage',
                value: Math.round((first / span.flow.revenue) * 1000) / 1000,
                kind: 'percent',
                period,
                dimensions: member('us-gaap:ProductMember'),
              }),
            ],
            [
              'Services',
              writer.cell({
                concept: c.revenue,
                value: span.flow.revenue - first,
                kind: 'money',
                period,
                scale: truth.profile.scale,
                dimensions: member('us-gaap:ServiceMember'),
              }),
              '',
            ],
            [
              'Total',
              writer.cell(
                { concept: c.revenue, value: span.flow.revenue, kind: 'money', period, scale: truth.profile.scale },
                true,
              ),
              '',
            ],
          ]),
        ];
  return [
    html.heading('Note 4 — Segment Information'),
    html.p(
      writer.prose([
        'The Company operates in ',
        { concept: 'us-gaap:NumberOfOperatingSegments', value: 1, kind: 'pure', period: cover, words: 'one' },
        ' operating segment.',
      ]),
    ),
    ...table,
  ];
}

/** Notes and discussion: a continued text block with numbers inside, dimensioned tables, prose. */
export function renderReportNotes(
  truth: ReportTruth,
  html: HtmlWriter,
  writer: InlineWriter,
  cover: XbrlPeriod,
): string {
  const concept = isIfrs(truth.profile)
    ? 'ifrs-full:DisclosureOfGoingConcernExplanatory'
    : 'us-gaap:OrganizationConsolidationAndPresentationOfFinancialStatementsDisclosureTextBlock';
  const { profile } = truth;
  return [
    html.heading('NOTES TO CONSOLIDATED FINANCIAL STATEMENTS'),
    html.heading('Note 1 — Organization and Liquidity'),
    html.p(
      `${profile.name} (the “Company”) was organized under the laws of ${profile.incorporation.name}. Its fiscal year ends in month ${profile.fiscalYearEndMonth}.`,
    ),
    writer.block(concept, cover, liquidityParagraphs(truth), 'F-6'),
    ...(truth.splitNote === null ? [] : [html.heading('Note 2 — Reverse Stock Split'), html.p(truth.splitNote)]),
    html.heading('Note 3 — Summary of Significant Accounting Policies'),
    html.p(
      'The preparation of financial statements requires management to make estimates and assumptions that affect the reported amounts of assets and liabilities — actual results could differ from those estimates.',
    ),
    // A policy on how doubt is assessed is no doubt; every third issuer prints one.
    ...(profile.index % 3 === 1
      ? [
          html.p(
            'Management evaluates at each reporting date whether there are conditions or events, considered in the aggregate, that raise substantial doubt about the Company’s ability to continue as a going concern within one year after the date that the financial statements are issued.',
          ),
        ]
      : []),
    ...segmentNotes(truth, html, writer, cover),
    ...offeringNotes(truth, html, writer, cover),
    ...warrantNotes(truth, html, writer),
    html.pageBreak('F-7'),
    html.heading('Item 2. Management’s Discussion and Analysis of Financial Condition and Results of Operations'),
    html.p(
      'You should read the following discussion together with our consolidated financial statements and the related notes. Our results & outlook are subject to the risks described under “Risk Factors.”',
    ),
    ...liquidityParagraphs(truth).map((pieces) =>
      html.p(
        pieces.map((piece) =>
          typeof piece === 'string'
            ? piece
            : grouped((piece.value ?? 0) / 10 ** (piece.scale ?? 0), piece.scale === 6 ? 1 : 0),
        ),
      ),
    ),
    html.heading('Item 1A. Risk Factors'),
    ...riskSections(profile.index).flatMap((section) => [
      html.p(html.bold(section.heading)),
      ...section.paragraphs.map((paragraph) => html.p(paragraph, 'justify')),
    ]),
    html.pageBreak('F-8'),
    html.heading('SIGNATURES'),
    html.p(`Date: ${longDate(truth.filedDate)}`),
    html.p(`/s/ ${profile.chiefFinancial}`),
    html.p('Chief Financial Officer (Principal Financial Officer)'),
  ].join('\n');
}
