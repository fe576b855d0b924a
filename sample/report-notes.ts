import type { XbrlPeriod } from '../core/xbrl.ts';
import { riskSections } from './boilerplate.ts';
import { longDate } from './calendar.ts';
import { conceptsOf, isIfrs } from './concepts.ts';
import { type Cell, dollars, grouped, type HtmlWriter } from './html.ts';
import type { InlineWriter, NumberFact, Piece } from './inline-writer.ts';
import type { IssuerProfile } from './issuer.ts';
import { durationOf, type ReportTruth } from './report-model.ts';
import { geographyTable, restatementNote, segmentTables } from './segment-notes.ts';

const numberHeading = (content: string): Cell => ({ content, heading: true });

/** `"12.3"` million dollars as a fact of its own precision, consistent with the statement's. */
function millions(concept: string, value: number, period: XbrlPeriod): NumberFact {
  const rounded = Math.round(value / 100_000) * 100_000;
  return { concept, value: rounded, kind: 'money', period, scale: 6, decimals: '-5' };
}

/** Cash, its use and, where there is doubt, the going-concern paragraph. */
function liquidityParagraphs(truth: ReportTruth): readonly (readonly Piece[])[] {
  const c = conceptsOf(truth.profile);
  const year = truth.cashFlow[0];
  const [now] = truth.balances;
  if (!year) return [];
  const instant: XbrlPeriod = { instant: now.date };
  const { cash } = now.balance;
  const asOf = `As of ${longDate(now.date)}, the Company had cash and cash equivalents of`;
  const balance: Piece[] =
    cash >= 1_000_000
      ? [`${asOf} approximately $`, millions(c.cash, cash, instant), ' million.']
      : [`${asOf} $`, { concept: c.cash, value: cash, kind: 'money', period: instant }, '.'];
  const flow = year.flow.operatingCashFlow;
  const used = `Net cash ${flow < 0 ? 'used in' : 'provided by'} operating activities was ${dollars(Math.abs(flow))} for the period then ended.`;
  const { runwayStatement, goingConcern } = truth.cash;
  const doubt = goingConcern
    ? 'The Company has incurred recurring losses and negative cash flows from operations since inception. These conditions raise substantial doubt about the Company’s ability to continue as a going concern within one year after the date that these financial statements are issued. The financial statements do not include any adjustments that might result from the outcome of this uncertainty.'
    : 'The consolidated financial statements have been prepared on the basis that the Company will realize its assets and settle its obligations in the ordinary course of business.';
  return [balance, [used], ...(runwayStatement === undefined ? [] : [[`${runwayStatement}.`]]), [doubt]];
}

function warrantNotes(truth: ReportTruth, html: HtmlWriter, writer: InlineWriter): string[] {
  if (truth.warrants.length === 0) return [];
  const period: XbrlPeriod = { instant: truth.periodEnd };
  const prefix = truth.profile.ticker.toLowerCase();
  const rows = truth.warrants.map((warrant, i) => {
    const dimensions = { 'us-gaap:ClassOfWarrantOrRightAxis': `${prefix}:WarrantSeries${i + 1}Member` };
    const cell = (element: string, value: number, kind: 'shares' | 'perShare') =>
      writer.cell({ concept: `us-gaap:ClassOfWarrantOrRight${element}`, value, kind, period, dimensions }, true);
    return [
      warrant.label,
      cell('Outstanding', warrant.count, 'shares'),
      cell('ExercisePriceOfWarrantsOrRights1', warrant.exercisePrice, 'perShare'),
      { content: warrant.expires ?? 'None', number: false },
    ];
  });
  return [
    html.heading('Note 6 — Warrants'),
    html.p(`The following warrants to purchase common stock were outstanding as of ${longDate(truth.periodEnd)}:`),
    html.table([['Warrants', ...['Number of shares', 'Exercise price', 'Expiration'].map(numberHeading)], ...rows]),
  ];
}

function offeringNotes(truth: ReportTruth, html: HtmlWriter, writer: InlineWriter, cover: XbrlPeriod): string[] {
  const { saleNote, issuanceNote } = truth;
  const issued = issuanceNote === null ? [] : [html.p(issuanceNote.sentences.join(' '))];
  if (!saleNote) return issued.length === 0 ? [] : [html.heading('Note 5 — Stockholders’ Equity'), ...issued];
  const sold = (element: string, value: number, kind: 'shares' | 'money'): NumberFact => ({
    concept: `us-gaap:StockIssuedDuringPeriod${element}NewIssues`,
    value,
    kind,
    period: cover,
  });
  return [
    html.heading('Note 5 — Stockholders’ Equity'),
    html.p(
      writer.prose([
        'During the period, the Company sold ',
        sold('Shares', saleNote.sharesSold, 'shares'),
        ' shares of its common stock in public offerings for net proceeds of $',
        sold('Value', saleNote.netProceeds, 'money'),
        '.',
      ]),
    ),
    ...issued,
  ];
}

function segmentNotes(truth: ReportTruth, html: HtmlWriter, writer: InlineWriter, cover: XbrlPeriod): string[] {
  const span = truth.income[0];
  const { id } = truth.profile.archetype;
  if (!span || isIfrs(truth.profile)) return [];
  const concept = conceptsOf(truth.profile).revenue;
  const { scale } = truth.profile;
  const { revenue } = span.flow;
  const products = Math.round((revenue * 0.62) / 10 ** scale) * 10 ** scale;
  const period = durationOf(span);
  const dimensions = (name: string) => ({ 'srt:ProductOrServiceAxis': `us-gaap:${name}Member` });
  const amount = (value: number, member?: string): NumberFact => ({
    concept,
    value,
    kind: 'money',
    period,
    scale,
    dimensions: member === undefined ? undefined : dimensions(member),
  });
  const share: NumberFact = {
    concept: 'us-gaap:ConcentrationRiskPercentage',
    value: Math.round((products / revenue) * 1000) / 1000,
    kind: 'percent',
    period,
    dimensions: dimensions('Product'),
  };
  // The facts of the table are numbered before those of the paragraph above it.
  const table =
    revenue > 0 &&
    id !== 'bank' &&
    html.table([
      ['', ...['Amount', 'Share of total'].map(numberHeading)],
      ['Products', writer.cell(amount(products, 'Product'), true), writer.cell(share)],
      ['Services', writer.cell(amount(revenue - products, 'Service')), ''],
      ['Total', writer.cell(amount(revenue), true), ''],
    ]);
  const [count, words] = id === 'industrial' ? [2, 'two'] : [1, 'one'];
  return [
    html.heading('Note 4 — Segment Information'),
    html.p(
      writer.prose([
        'The Company operates in ',
        { concept: 'us-gaap:NumberOfOperatingSegments', value: count, kind: 'pure', period: cover, words },
        ` operating segment${count === 1 ? '' : 's'}.`,
      ]),
    ),
    ...(table ? [table] : []),
    ...geographyTable(truth, html, writer),
    ...segmentTables(truth, html, writer),
  ];
}

function yearWords({ fiscalCalendar, fiscalYearEndMonth }: IssuerProfile): string {
  if (fiscalCalendar === 'months') return `Its fiscal year ends in month ${fiscalYearEndMonth}.`;
  return `Its fiscal year is the 52 or 53 weeks that end on the last Saturday of month ${fiscalYearEndMonth}.`;
}

// A policy on assessing doubt states no doubt; every third issuer prints one.
const DOUBT_POLICY =
  'Management evaluates at each reporting date whether there are conditions or events, considered in the aggregate, that raise substantial doubt about the Company’s ability to continue as a going concern within one year after the date that the financial statements are issued.';

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
      `${profile.name} (the “Company”) was organized under the laws of ${profile.incorporation.name}. ${yearWords(profile)}`,
    ),
    writer.block(concept, cover, liquidityParagraphs(truth), 'F-6'),
    ...(truth.splitNote === null ? [] : [html.heading('Note 2 — Reverse Stock Split'), html.p(truth.splitNote)]),
    html.heading('Note 3 — Summary of Significant Accounting Policies'),
    ...html.paragraphs('left', [
      'The preparation of financial statements requires management to make estimates and assumptions that affect the reported amounts of assets and liabilities — actual results could differ from those estimates.',
      ...(profile.index % 3 === 1 ? [DOUBT_POLICY] : []),
    ]),
    ...segmentNotes(truth, html, writer, cover),
    ...offeringNotes(truth, html, writer, cover),
    ...warrantNotes(truth, html, writer),
    ...restatementNote(truth, html, writer),
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
      ...html.paragraphs('justify', section.paragraphs),
    ]),
    html.pageBreak('F-8'),
    html.heading('SIGNATURES'),
    ...html.paragraphs('left', [
      `Date: ${longDate(truth.filedDate)}`,
      `/s/ ${profile.chiefFinancial}`,
      'Chief Financial Officer (Principal Financial Officer)',
    ]),
  ].join('\n');
}
