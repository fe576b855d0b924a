import { longDate } from './calendar.ts';
import { columnHeadings, createHtml, type Dialect, dollarCell, dollars, grouped, type HtmlWriter } from './html.ts';
import { type ProspectusTruth, perShare, sum } from './prospectus-model.ts';
import {
  babyShelfParagraphs,
  coverLegend,
  dilutionSection,
  lastSaleParagraph,
  priceTable,
  riskFactors,
  supplementTop,
  theOffering,
  warrantParagraphs,
} from './prospectus-parts.ts';

export type ProspectusLayout = 'table' | 'prose';

const agentOf = ({ offering }: ProspectusTruth): string => offering.placementAgentOrUnderwriters?.[0] ?? '';

/** A supplement for sales from time to time at market prices (Rule 415(a)(4)); cover “up to $X”. */
export function renderAtmProspectus(truth: ProspectusTruth, layout: ProspectusLayout, dialect: Dialect): string {
  const html = createHtml(dialect);
  const o = truth.offering;
  const max = dollars(o.maxAggregateOffering ?? 0);
  const agents = agentOf(truth);
  const cover =
    layout === 'table'
      ? [`Up to ${max}`, 'Common Stock']
      : [`Common Stock having an aggregate offering price of up to ${max}`];
  const sharesLine = `Shares of our common stock having an aggregate offering price of up to ${max}.`;
  return html.page(truth.form, [
    ...supplementTop(truth, html),
    ...html.headings(cover),
    html.p(
      `We have entered into an At The Market Offering Agreement with ${agents} relating to shares of our common stock offered by this prospectus supplement. In accordance with the terms of the agreement, we may offer and sell shares of our common stock having an aggregate offering price of up to ${max} from time to time through ${agents}, acting as sales agent.`,
      'justify',
    ),
    lastSaleParagraph(truth, html),
    ...babyShelfParagraphs(truth, html),
    html.p(
      `Sales of our common stock, if any, will be made by any method permitted by law deemed to be an “at the market offering” as defined in Rule 415(a)(4) under the Securities Act. The sales agent is not required to sell any specific number or dollar amount of securities. The compensation of the sales agent will be ${(o.agentFeePercent ?? 3).toFixed(1)}% of the gross proceeds of the shares sold.`,
      'justify',
    ),
    ...coverLegend(html),
    html.heading(agents),
    html.p(`The date of this prospectus supplement is ${longDate(truth.filedDate)}`, 'center'),
    html.pageBreak('S-1'),
    ...theOffering(truth, html, sharesLine),
    html.pageBreak('S-2'),
    ...riskFactors(html),
    ...dilutionSection(truth, html),
  ]);
}

function openingWords(truth: ProspectusTruth): string {
  const o = truth.offering;
  const shares = `${grouped(o.sharesOffered ?? 0)} shares of our common stock`;
  const price = `at a${o.type === 'ipo' ? 'n initial' : ''} public offering price of ${perShare(o.pricePerShare ?? 0)} per share`;
  const agents = agentOf(truth);
  if (o.type === 'registered_direct') {
    return `We are offering ${shares} directly to certain institutional investors pursuant to this prospectus supplement and a securities purchase agreement ${price.replace('a public offering', 'an offering')}. We have engaged ${agents} to act as our exclusive placement agent on a reasonable best efforts basis.`;
  }
  if (o.type === 'best_efforts') {
    return `We are offering, on a best efforts basis, ${shares} ${price}. There is no minimum number of securities or minimum amount of proceeds that is a condition to closing. ${agents} has agreed to act as our placement agent and is not purchasing the securities.`;
  }
  if (o.type === 'ipo') {
    return `This is the initial public offering of shares of common stock of ${truth.profile.name}. We are offering ${shares} ${price}. Prior to this offering, there has been no public market for our common stock.`;
  }
  return `We are offering ${shares} ${price}. The underwriter has agreed to purchase the shares on a firm commitment basis.`;
}

function amounts(truth: ProspectusTruth, html: HtmlWriter, layout: ProspectusLayout): string[] {
  const o = truth.offering;
  const underwritten = o.type === 'firm_commitment' || o.type === 'ipo';
  const label = underwritten ? 'Underwriting discounts and commissions' : 'Placement agent’s fees';
  if (layout === 'table') {
    return [
      priceTable(truth, html, label),
      html.p(
        `(1) Represents a cash fee equal to ${(o.agentFeePercent ?? 7).toFixed(1)}% of the aggregate gross proceeds of this offering.`,
      ),
    ];
  }
  return [
    html.p(
      `The gross proceeds to us from this offering will be $${sum(o.grossProceeds ?? 0)}, before deducting ${label.toLowerCase()} of $${sum((o.grossProceeds ?? 0) - (o.proceedsBeforeExpenses ?? 0))}, equal to ${(o.agentFeePercent ?? 7).toFixed(1)}% of the gross proceeds. The proceeds to us, before our own expenses, will be $${sum(o.proceedsBeforeExpenses ?? 0)}.`,
      'justify',
    ),
  ];
}

/** A priced offering: registered direct, best efforts, firm commitment or IPO; amounts in a table or in prose. */
export function renderPricedProspectus(truth: ProspectusTruth, layout: ProspectusLayout, dialect: Dialect): string {
  const html = createHtml(dialect);
  const o = truth.offering;
  const ipo = o.type === 'ipo';
  const agents = agentOf(truth);
  const sharesLine = `${grouped(o.sharesOffered ?? 0)} shares of common stock`;
  return html.page(truth.form, [
    ...supplementTop(truth, html),
    ...html.headings([
      `${grouped(o.sharesOffered ?? 0)} Shares of Common Stock`,
      ...truth.warrants.map((w) => `${w.label} to Purchase up to ${grouped(w.count)} Shares of Common Stock`),
    ]),
    html.p(openingWords(truth), 'justify'),
    ...warrantParagraphs(truth, html),
    ipo
      ? html.p(
          `Our common stock has been approved for listing on the ${truth.profile.exchange.name} under the symbol “${truth.profile.ticker}.”`,
        )
      : lastSaleParagraph(truth, html),
    ...babyShelfParagraphs(truth, html),
    ...amounts(truth, html, layout),
    ...coverLegend(html),
    html.p(
      `Delivery of the securities is expected to be made on or about ${longDate(truth.filedDate)}, subject to customary closing conditions.`,
    ),
    ...(o.type === 'ipo' || o.type === 'firm_commitment' ? [html.heading('Sole Book-Running Manager')] : []),
    html.heading(agents),
    html.p(`The date of this prospectus is ${longDate(truth.filedDate)}`, 'center'),
    html.pageBreak('S-1'),
    ...theOffering(truth, html, sharesLine),
    html.pageBreak('S-2'),
    ...riskFactors(html),
    ...dilutionSection(truth, html),
  ]);
}

/** A resale prospectus: holders sell, the issuer receives nothing. */
export function renderResaleProspectus(truth: ProspectusTruth, layout: ProspectusLayout, dialect: Dialect): string {
  const html = createHtml(dialect);
  const o = truth.offering;
  const shares = grouped(o.sharesOffered ?? 0);
  const sellers = truth.sellers;
  const table = html.table([
    ['Selling Stockholder', ...columnHeadings('Shares Offered')],
    ...sellers.map((seller) => [seller.name, grouped(seller.shares)]),
  ]);
  const list = html.list(sellers.map((seller) => `${seller.name}: ${grouped(seller.shares)} shares`));
  return html.page(truth.form, [
    ...supplementTop(truth, html),
    ...html.headings([`${shares} Shares of Common Stock`, 'Offered by the Selling Stockholders']),
    ...html.paragraphs('justify', [
      `This prospectus relates to the resale, from time to time, of up to ${shares} shares of common stock of ${truth.profile.name} by the selling stockholders named in this prospectus.`,
      'We are not selling any securities under this prospectus and will not receive any proceeds from the sale of shares by the selling stockholders.',
    ]),
    ...warrantParagraphs(truth, html),
    lastSaleParagraph(truth, html),
    ...coverLegend(html),
    html.p(`The date of this prospectus is ${longDate(truth.filedDate)}`, 'center'),
    html.pageBreak('1'),
    ...theOffering(truth, html, `Up to ${shares} shares of common stock offered by the selling stockholders`),
    html.heading('SELLING STOCKHOLDERS'),
    layout === 'table' ? table : list,
  ]);
}

/** A bank's structured note: its 424B2 offers debt, and so no shares at all. */
export function renderNotePricing(
  note: Pick<ProspectusTruth, 'profile' | 'form' | 'filedDate'> & {
    readonly fileNumber: string;
    readonly principal: number;
    readonly coupon: number;
  },
  dialect: Dialect,
): string {
  const html = createHtml(dialect);
  const { form, principal } = note;
  const rule = form === 'FWP' ? 'Filed pursuant to Rule 433' : 'Filed Pursuant to Rule 424(b)(2)';
  return html.page(form, [
    html.p(html.bold(rule), 'right'),
    html.p(`Registration Statement No. ${note.fileNumber}`, 'right'),
    ...html.headings([
      `Pricing Supplement dated ${longDate(note.filedDate)}`,
      note.profile.name,
      `${dollars(principal)} Auto-Callable Contingent Coupon Notes Linked to a Broad-Based Index`,
    ]),
    html.p(
      `Principal amount: $1,000 per note. Contingent coupon: ${note.coupon.toFixed(2)}% per annum. The notes are our senior unsecured obligations and do not guarantee the return of principal.`,
      'justify',
    ),
    html.table([
      ['', ...columnHeadings('Per note', 'Total')],
      ['Original issue price', dollarCell(1_000, 2), dollarCell(principal)],
      ['Agent’s commission', dollarCell(17.5, 2), dollarCell(principal * 0.0175)],
    ]),
    html.p('The notes are not bank deposits and are not insured by the Federal Deposit Insurance Corporation.'),
  ]);
}
