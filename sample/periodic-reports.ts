import { businessDayOnOrAfter } from '../core/business-days.ts';
import { addDays, daysBetween, type IsoDate, quarterOf } from '../core/dates.ts';
import { addBusinessDays, longDate, yearOf } from './calendar.ts';
import { type ClosedQuarter, toUnit } from './economics.ts';
import { type DraftDocument, htmlDocument } from './filing-draft.ts';
import { bookDate, fiscalQuarter, fiscalYearOf, inFiscalCalendar } from './fiscal-calendar.ts';
import { createHtml } from './html.ts';
import { planInterimReport } from './interim-reports.ts';
import { issuanceNote } from './issuance-notes.ts';
import type { IssuerProfile } from './issuer.ts';
import { file, type IssuerState, schedule } from './issuer-state.ts';
import { renderInlineReport, schemaName } from './render-inline-report.ts';
import { renderInstance } from './render-instance.ts';
import { renderSubsidiaries, SUBSIDIARY_LAYOUTS, subsidiariesAsPrinted } from './render-subsidiaries.ts';
import { type ReportTruth, type Span, spanOf } from './report-model.ts';
import { statementsTruth } from './statement-truth.ts';
import { subsidiariesOf } from './subsidiaries.ts';
import type { CashTruth, SharesTruth, SubsidiariesTruth } from './truth.ts';

/** Schedules the report when the books close; its cover states the shares outstanding a few days before filing. */
export function planReport(state: IssuerState): void {
  const quarter = fiscalQuarter(state.profile, state.today);
  const annual = quarter === 4;
  if (state.profile.foreign && !annual) {
    if (quarter === 2 && state.listed) planInterimReport(state);
    return;
  }
  const count = state.closed.length;
  const lag = state.profile.foreign
    ? state.random.int(100, 118)
    : annual
      ? state.random.int(58, 88)
      : state.random.int(36, 44);
  const filed = businessDayOnOrAfter(addDays(state.today, lag));
  schedule(state, addBusinessDays(filed, -state.random.int(1, 5)), (later) => {
    const closed = later.closed.slice(0, count);
    if (later.listed && filed >= later.from && filed <= later.to) fileReport(later, closed, quarter, filed);
  });
}

function runwayWords(state: IssuerState, months: number, filed: IsoDate): string | undefined {
  if (state.profile.archetype.id === 'shell' || months > 60) return undefined;
  if (months >= 12)
    return 'We believe that our existing cash and cash equivalents will be sufficient to fund our operations for at least the next twelve months';
  const date = addDays(filed, Math.round(months * 30));
  const quarter = ['first', 'second', 'third', 'fourth'][quarterOf(date) - 1];
  return `We expect that our existing cash will fund our operations only into the ${quarter} quarter of ${yearOf(date)}`;
}

function cashTruth(state: IssuerState, span: Span, quarter: ClosedQuarter, filed: IsoDate): CashTruth {
  const burn = -span.flow.operatingCashFlow / ((daysBetween(span.start, span.end) + 1) / 30.4375);
  const liquid = quarter.balance.cash + quarter.balance.shortTermInvestments;
  const months = burn > 0 ? liquid / burn : Number.POSITIVE_INFINITY;
  return {
    cashAndEquivalents: quarter.balance.cash,
    shortTermInvestments: quarter.balance.shortTermInvestments,
    asOf: quarter.end,
    operatingCashFlow: span.flow.operatingCashFlow,
    operatingCashFlowStart: span.start,
    goingConcern: months < 12,
    runwayStatement: runwayWords(state, months, filed),
  };
}

/**
 * The columns of the income statement. An issuer that restates presents sales as an agent net of their cost in the annual
 * reports of odd fiscal years, also for the year before, whose own report stated them gross.
 */
function incomeColumns(
  profile: IssuerProfile,
  annualOf: number | null,
  quarters: readonly Span[],
  yearToDate: readonly Span[],
): Pick<ReportTruth, 'income' | 'restatedFrom'> {
  const [current, prior] = yearToDate;
  const restates = profile.restates && annualOf !== null && annualOf % 2 === 1;
  if (!current || !prior || !restates) return { income: [...quarters, ...yearToDate], restatedFrom: null };
  const passedOn = toUnit(profile, prior.flow.costOfRevenue * 0.15);
  const { revenue, costOfRevenue } = prior.flow;
  const flow = { ...prior.flow, revenue: revenue - passedOn, costOfRevenue: costOfRevenue - passedOn };
  return { income: [current, { ...prior, flow }], restatedFrom: prior };
}

/** The truth of one report, from the closed quarters; null where there is too little history. */
function reportTruth(
  state: IssuerState,
  calendarQuarters: readonly ClosedQuarter[],
  quarter: number,
  filed: IsoDate,
): ReportTruth | null {
  const { profile } = state;
  const annual = quarter === 4;
  const quarterEnd = calendarQuarters.at(-1)?.end;
  const closed = inFiscalCalendar(profile, calendarQuarters);
  const last = closed.at(-1);
  const yearEnd = closed.at(-1 - quarter);
  const back = (count: number, offset: number): ClosedQuarter[] =>
    closed.slice(closed.length - offset - count, closed.length - offset);
  const spans = (count: number): Span[] =>
    [back(count, 0), closed.length >= count + 4 ? back(count, 4) : []].flatMap(
      (part) => spanOf(part, state.splitFactor) ?? [],
    );
  const yearToDate = spans(quarter);
  const current = yearToDate[0];
  if (!last || !quarterEnd || !yearEnd || !current) return null;
  const fiscalYear = fiscalYearOf(profile, quarterEnd);
  const income = incomeColumns(
    profile,
    annual ? fiscalYear : null,
    annual || quarter === 1 ? [] : spans(1),
    yearToDate,
  );
  const adjusted = (q: ClosedQuarter): number => Math.round((q.sharesEnd * state.splitFactor) / q.splitFactor);
  const float = annual && !profile.foreign ? state.publicFloat : null;
  // A 20-F states the shares at the end of the year, the others near the filing.
  const shares: SharesTruth = {
    sharesOutstanding: profile.foreign ? adjusted(last) : state.shares,
    asOf: profile.foreign ? last.end : state.today,
    publicFloat: float?.value,
    publicFloatAsOf: float ? bookDate(profile, float.date) : undefined,
  };
  const year = back(quarter, 0);
  const sold = year.reduce((sum, q) => sum + q.flow.stockIssued, 0);
  const sharesSold = year.reduce((sum, q) => sum + Math.round((q.sharesSold * state.splitFactor) / q.splitFactor), 0);
  const split = state.lastSplit;
  const recentSplit = split && split.date > addDays(last.start, -370) ? split : null;
  return {
    profile,
    form: annual ? (profile.foreign ? '20-F' : '10-K') : '10-Q',
    fiscalYear,
    fiscalPeriod: annual ? 'FY' : `Q${quarter}`,
    periodStart: current.start,
    periodEnd: last.end,
    filedDate: filed,
    ...income,
    cashFlow: yearToDate,
    balances: [
      { date: last.end, balance: last.balance, shares: adjusted(last) },
      { date: yearEnd.end, balance: yearEnd.balance, shares: adjusted(yearEnd) },
    ],
    openingCash: [yearEnd.balance.cash, closed.at(-5 - quarter)?.balance.cash ?? 0].slice(0, yearToDate.length),
    shares,
    cash: cashTruth(state, current, last, filed),
    warrants: state.warrants.map((w) => ({
      label: w.label,
      count: w.count,
      exercisePrice: w.strike,
      expires: longDate(w.expires),
      preFunded: false,
      status: 'outstanding',
    })),
    splitNote: recentSplit
      ? `On ${longDate(recentSplit.date)}, the Company effected a 1-for-${recentSplit.denominator} reverse stock split of its common stock. All share and per share amounts have been retroactively adjusted.`
      : null,
    issuanceNote: issuanceNote(state, closed, quarter),
    saleNote: sold > 0 ? { sharesSold, netProceeds: sold } : null,
  };
}

function certification(state: IssuerState, type: string, person: string, title: string): DraftDocument {
  const html = createHtml(state.dialect);
  const reviewed = `I, ${person}, certify that I have reviewed this report of ${state.profile.name}.`;
  const body = [html.heading('CERTIFICATION'), ...html.paragraphs('left', [reviewed, `/s/ ${person}`, title])];
  const filename = `${type.toLowerCase().replace('.', '')}.htm`;
  return htmlDocument(type, filename, html.page(type, body), state.dialect, 'certification');
}

/** The same document without its tags, as filed before inline XBRL. */
function untagged(html: string): string {
  return html
    .replace(/<div style="display:none"><ix:header>[\s\S]*?<\/ix:header><\/div>/, '')
    .replace(/<\/?ix:[^>]*>/g, '')
    .replace(/<html [^>]*>/, '<html>')
    .replace('<?xml version="1.0" encoding="utf-8"?>\n', '');
}

function picture(state: IssuerState): DraftDocument {
  const random = state.random.fork(`logo/${state.filings.length}`);
  const bytes = Uint8Array.from({ length: random.int(400, 1800) }, () => random.int(0, 255));
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return { type: 'GRAPHIC', filename: 'logo.jpg', description: 'GRAPHIC', body: bytes, layout: 'uuencoded' };
}

function subsidiaryExhibit(state: IssuerState): { document: DraftDocument; truth: SubsidiariesTruth } | null {
  const { profile, dialect } = state;
  const layout = SUBSIDIARY_LAYOUTS[profile.index % SUBSIDIARY_LAYOUTS.length] ?? 'two-columns';
  const truth = subsidiariesAsPrinted(subsidiariesOf(profile), layout);
  if (truth.count === 0) return null;
  const body = renderSubsidiaries(truth, layout, dialect, profile.name);
  return { document: htmlDocument('EX-21.1', 'ex21-1.htm', body, dialect, layout), truth };
}

function fileReport(state: IssuerState, closed: readonly ClosedQuarter[], quarter: number, filed: IsoDate): void {
  const truth = reportTruth(state, closed, quarter, filed);
  if (!truth) return;
  const { profile } = state;
  const { form, periodEnd, fiscalYear, fiscalPeriod, cash, shares, warrants } = truth;
  const rendered = renderInlineReport(truth, state.inlineLayout);
  const schema = schemaName(truth);
  // One issuer in eleven still files an instance beside a document without tags.
  const inline = profile.index % 11 !== 6;
  const primary = { type: form, filename: `${schema}.htm`, description: form };
  const documents: DraftDocument[] = inline
    ? [{ ...primary, body: rendered.html, wrapper: 'XBRL', layout: state.inlineLayout.name }]
    : [{ ...primary, body: untagged(rendered.html), layout: 'untagged' }];
  const subsidiaries = form === '10-K' ? subsidiaryExhibit(state) : null;
  if (subsidiaries) documents.push(subsidiaries.document);
  documents.push(certification(state, 'EX-31.1', profile.chiefExecutive, 'Chief Executive Officer'));
  const body = renderInstance(rendered.facts, `${schema}.xsd`, yearOf(periodEnd));
  const instance = { body, layout: 'instance' };
  if (!inline)
    documents.push({
      ...instance,
      type: 'EX-101.INS',
      filename: `${schema}.xml`,
      description: 'XBRL INSTANCE FILE',
      wrapper: 'XBRL',
    });
  if (profile.index % 2 === 0) documents.push(picture(state));
  if (inline && profile.index % 3 === 0)
    documents.push({
      ...instance,
      type: 'XML',
      filename: `${schema}_htm.xml`,
      description: 'IDEA: XBRL DOCUMENT',
      wrapper: 'XML',
    });
  file(state, {
    form,
    filedDate: filed,
    periodOfReport: periodEnd,
    documents,
    truth: {
      facts: rendered.facts,
      cash,
      statements: statementsTruth(truth),
      shares,
      warrants: warrants.length > 0 ? warrants : undefined,
      issuances: truth.issuanceNote?.truth,
      subsidiaries: subsidiaries?.truth,
    },
    report: { fiscalYear, fiscalPeriod, inline },
  });
}
