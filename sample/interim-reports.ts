import { longDate } from './calendar.ts';
import { htmlDocument } from './filing-draft.ts';
import { columnHeadings, createHtml, dollarCell, dollars } from './html.ts';
import { file, type IssuerState, later } from './issuer-state.ts';
import { spanOf } from './report-model.ts';
import type { CashTruth } from './truth.ts';

/** Half-year results of a foreign private issuer: a 6-K with a press release and no tagged data. */
export function planInterimReport(state: IssuerState): void {
  const closed = state.closed.slice(-2);
  const span = spanOf(closed, state.splitFactor);
  const last = closed.at(-1);
  if (!span || !last || closed.length < 2) return;
  later(state, state.random.int(55, 85), (filing) => {
    const { profile, dialect } = filing;
    const html = createHtml(dialect);
    const cash: CashTruth = {
      cashAndEquivalents: last.balance.cash,
      shortTermInvestments: last.balance.shortTermInvestments,
      asOf: last.end,
      operatingCashFlow: span.flow.operatingCashFlow,
      operatingCashFlowStart: span.start,
      goingConcern: null,
    };
    const release = html.page('EX-99.1', [
      html.heading(`${profile.name} Reports Financial Results for the Six Months Ended ${longDate(last.end)}`),
      html.p(`As of ${longDate(last.end)}, we had cash and cash equivalents of ${dollars(cash.cashAndEquivalents)}.`),
      html.table([
        ['', ...columnHeadings(`Six Months Ended ${longDate(last.end)}`)],
        ['Revenue', dollarCell(span.flow.revenue)],
        ['Net income (loss)', dollarCell(span.flow.netIncome)],
        ['Net cash provided by (used in) operating activities', dollarCell(span.flow.operatingCashFlow)],
      ]),
    ]);
    const cover = html.page('6-K', [
      ...html.headings([
        'FORM 6-K',
        'REPORT OF FOREIGN PRIVATE ISSUER PURSUANT TO RULE 13a-16 OR 15d-16',
        profile.name,
      ]),
      html.p(`Commission File Number: ${profile.fileNumber}`),
      html.p(
        'Indicate by check mark whether the registrant files annual reports under cover of Form 20-F or Form 40-F. Form 20-F ☒ Form 40-F ☐',
      ),
      html.p('Exhibit 99.1: Press release'),
      html.p(`Date: ${longDate(filing.today)}`),
    ]);
    file(filing, {
      form: '6-K',
      periodOfReport: last.end,
      documents: [
        htmlDocument('6-K', 'form6-k.htm', cover, dialect, 'cover'),
        htmlDocument('EX-99.1', 'ex99-1.htm', release, dialect, 'press-release'),
      ],
      truth: { cash },
    });
  });
}
