import { longDate } from './calendar.ts';
import { createHtml, DIALECTS, type Dialect, dollars, grouped, type HtmlWriter } from './html.ts';
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
  warrantWords,
} from './prospectus-parts.ts';

export type ProspectusLayout = 'table' | 'prose';

function join(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A supplement for sales from time to time at market prices (Rule 415(a)(4)); cover “up to $X”. */
export function renderAtmProspectus(
  truth: ProspectusTruth,
  layout: ProspectusLayout,
  dialect: Dialect = DIALECTS[0],
): string {
  const html = createHtml(dialect);
  const o = truth.offering;
  const max = dollars(o.maxAggregateOffering ?? 0);
  const agents = join(o.placementAgentOrUnderwriters ?? []);
  const cover =
    layout === 'table'
      ? [html.heading(`Up to ${max}`), html.heading('Common Stock')]
      : [html.heading(`Common Stock having an aggregate offering price of up to ${max}`)];
  const sharesLine = `Shares of our common stock having an aggregate offering price of up to ${max}.`;
  return html.page(truth.form, [
    ...supplementTop(truth, html),
    ...cover,
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
  const agents = join(o.placementAgentOrUnderwriters ?? []);
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
export function renderPricedProspectus(
  truth: ProspectusTruth,
  layout: ProspectusLayout,
  dialect: Dialect = DIALECTS[0],
): string {
  const html = createHtml(dialect);
  const o = truth.offering;
  const ipo = o.type === 'ipo';
  const agents = join(o.placementAgentOrUnderwriters ?? []);
  const sharesLine = `${grouped(o.sharesOffered ?? 0)} shares of common stock`;
  return html.page(truth.form, [
    ...supplementTop(truth, html),
    html.heading(`${grouped(o.sharesOffered ?? 0)} Shares of Common Stock`),
    ...truth.warrants.map((warrant) =>
      html.heading(`${warrant.label} to Purchase up to ${grouped(warrant.count)} Shares of Common Stock`),
    ),
    html.p(openingWords(truth), 'justify'),
    ...warrantWords(truth).map((words) => html.p(words, 'justify')),
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
export function renderResaleProspectus(
  truth: ProspectusTruth,
  layout: ProspectusLayout,
  dialect: Dialect = DIALECTS[0],
): string {
  const html = createHtml(dialect);
  const o = truth.offering;
  const shares = grouped(o.sharesOffered ?? 0);
  const sellers = truth.sellers;
  const table = html.table([
    ['Selling Stockholder', { content: 'Shares Offered', heading: true, number: false }],
    ...sellers.map((seller) => [{ content: seller.name }, { content: grouped(seller.shares), number: true }]),
  ]);
  const list = html.list(sellers.map((seller) => `${seller.name}: ${grouped(seller.shares)} shares`));
  return html.page(truth.form, [
    ...supplementTop(truth, html),
    html.heading(`${shares} Shares of Common Stock`),
    html.heading('Offered by the Selling Stockholders'),
    html.p(
      `This prospectus relates to the resale, from time to time, of up to ${shares} shares of common stock of ${truth.profile.name} by the selling stockholders named in this prospectus.`,
      'justify',
    ),
    html.p(
      'We are not selling any securities under this prospectus and will not receive any proceeds from the sale of shares by the selling stockholders.',
      'justify',
    ),
    ...warrantWords(truth).map((words) => html.p(words, 'justify')),
    lastSaleParagraph(truth, html),
    ...coverLegend(html),
    html.p(`The date of this prospectus is ${longDate(truth.filedDate)}`, 'center'),
    html.pageBreak('1'),
    ...theOffering(truth, html, `Up to ${shares} shares of common stock offered by the selling stockholders`),
    html.heading('SELLING STOCKHOLDERS'),
    layout === 'table' ? table : list,
  ]);
}

/** A bank's structured note: a 424B2 that offers debt, and so no offering of shares at all. */
export function renderNotePricing(
  truth: Omit<ProspectusTruth, 'offering'> & {
    readonly fileNumber: string;
    readonly principal: number;
    readonly coupon: number;
  },
  dialect: Dialect = DIALECTS[0],
): string {
  const html = createHtml(dialect);
  const principal = dollars(truth.principal);
  return html.page(truth.form, [
    html.p(
      html.bold(truth.form === 'FWP' ? 'Filed pursuant to Rule 433' : 'Filed Pursuant to Rule 424(b)(2)'),
      'right',
    ),
    html.p(`Registration Statement No. ${truth.fileNumber}`, 'right'),
    html.heading(`Pricing Supplement dated ${longDate(truth.filedDate)}`),
    html.heading(truth.profile.name),
    html.heading(`${principal} Auto-Callable Contingent Coupon Notes Linked to a Broad-Based Index`),
    html.p(
      `Principal amount: $1,000 per note. Contingent coupon: ${truth.coupon.toFixed(2)}% per annum. The notes are our senior unsecured obligations and do not guarantee the return of principal.`,
      'justify',
    ),
    html.table([
      ['', { content: 'Per note', heading: true, number: false }, { content: 'Total', heading: true, number: false }],
      [
        'Original issue price',
        { content: '1,000.00', dollar: true, number: true },
        { content: grouped(truth.principal), dollar: true, number: true },
      ],
      [
        'Agent’s commission',
        { content: '17.50', dollar: true, number: true },
        { content: grouped(truth.principal * 0.0175), dollar: true, number: true },
      ],
    ]),
    html.p('The notes are not bank deposits and are not insured by the Federal Deposit Insurance Corporation.'),
  ]);
}
