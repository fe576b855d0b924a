import { longDate } from './calendar.ts';
import { dollars, grouped, type HtmlWriter } from './html.ts';
import { type ProspectusTruth, perShare, sum } from './prospectus-model.ts';

/** `"Nasdaq Capital Market"`, under `"symbol"`. */
function market(truth: ProspectusTruth): string {
  return truth.profile.exchange.name;
}

export function supplementTop(truth: ProspectusTruth, html: HtmlWriter): string[] {
  const rule = truth.form.replace('424B', '424(b)(').concat(')');
  return [
    html.p(html.bold(`Filed Pursuant to Rule ${rule}`), 'right'),
    ...(truth.offering.fileNumber === undefined
      ? []
      : [html.p(html.bold(`Registration No. ${truth.offering.fileNumber}`), 'right')]),
    html.p(html.bold(truth.baseDate === null ? 'PROSPECTUS' : 'PROSPECTUS SUPPLEMENT')),
    ...(truth.baseDate === null ? [] : [html.p(`(To Prospectus dated ${longDate(truth.baseDate)})`)]),
    html.heading(truth.profile.name),
  ];
}

/** Listing and the last reported sale price, as covers state it. */
export function lastSaleParagraph(truth: ProspectusTruth, html: HtmlWriter): string {
  const { statedPrice, statedPriceDate } = truth.offering;
  const listed = `Our common stock is listed on the ${market(truth)} under the symbol “${truth.profile.ticker}.”`;
  if (statedPrice === undefined || statedPriceDate === undefined) return html.p(listed, 'justify');
  return html.p(
    `${listed} On ${longDate(statedPriceDate)}, the last reported sale price of our common stock on the ${market(truth)} was ${perShare(statedPrice)} per share.`,
    'justify',
  );
}

/** General Instruction I.B.6 of Form S-3 (I.B.5 of Form F-3): float, and what was sold under it in twelve months. */
export function babyShelfParagraphs(truth: ProspectusTruth, html: HtmlWriter): string[] {
  const baby = truth.offering.babyShelf;
  if (!baby?.applies) return [];
  const instruction = truth.profile.foreign
    ? 'General Instruction I.B.5 of Form F-3'
    : 'General Instruction I.B.6 of Form S-3';
  const sold =
    baby.soldLast12Months === 0
      ? `We have not offered or sold any securities pursuant to ${instruction} during the prior 12 calendar month period that ends on and includes the date of this prospectus supplement.`
      : `During the 12 calendar months prior to and including the date of this prospectus supplement, we have offered and sold ${dollars(baby.soldLast12Months)} of our securities pursuant to ${instruction}.`;
  return [
    html.p(
      `The aggregate market value of our outstanding common stock held by non-affiliates is ${dollars(baby.publicFloat)}. Pursuant to ${instruction}, in no event will we sell securities in a public primary offering with a value exceeding one-third of our public float in any 12-month period so long as our public float remains below $75,000,000. ${sold}`,
      'justify',
    ),
  ];
}

export function coverLegend(html: HtmlWriter): string[] {
  return [
    html.p(
      'Investing in our securities involves a high degree of risk. See “Risk Factors” beginning on page S-5 of this prospectus supplement.',
      'justify',
    ),
    html.p(
      'Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus is truthful or complete. Any representation to the contrary is a criminal offense.',
      'justify',
    ),
  ];
}

/** Price to the public, fee and proceeds: per share, per pre-funded warrant where there are any, and in total. */
export function priceTable(truth: ProspectusTruth, html: HtmlWriter, feeLabel: string): string {
  const { pricePerShare = 0, grossProceeds = 0, proceedsBeforeExpenses = 0, agentFeePercent = 0 } = truth.offering;
  const fee = (pricePerShare * agentFeePercent) / 100;
  const preFunded = truth.warrants.find((warrant) => warrant.preFunded);
  const accompanied = truth.warrants.some((warrant) => !warrant.preFunded) ? ' and Accompanying Warrant' : '';
  const each = (value: number) => ({ content: value.toFixed(4).replace(/00$/, ''), dollar: true, number: true });
  const row = (label: string, perUnit: number, total: number, ofPrice: boolean) => [
    { content: label },
    each(perUnit),
    ...(preFunded ? [each(perUnit - (ofPrice ? preFunded.exercisePrice : 0))] : []),
    { content: sum(total), dollar: true, number: true },
  ];
  const heading = (content: string) => ({ content, heading: true, number: false });
  return html.table([
    [
      '',
      heading(`Per Share${accompanied}`),
      ...(preFunded ? [heading(`Per Pre-Funded Warrant${accompanied}`)] : []),
      heading('Total'),
    ],
    row('Public offering price', pricePerShare, grossProceeds, true),
    row(`${feeLabel}(1)`, fee, grossProceeds - proceedsBeforeExpenses, false),
    row('Proceeds to us, before expenses', pricePerShare - fee, proceedsBeforeExpenses, true),
  ]);
}

export function warrantWords(truth: ProspectusTruth): string[] {
  return truth.warrants.map((warrant) =>
    warrant.preFunded
      ? `We are also offering ${warrant.label.toLowerCase()} to purchase up to ${grouped(warrant.count)} shares of common stock at an exercise price of ${perShare(warrant.exercisePrice)} per share, which are exercisable immediately and may be exercised at any time until exercised in full.`
      : `The ${warrant.label.toLowerCase()} to purchase up to ${grouped(warrant.count)} shares of common stock have an exercise price of ${perShare(warrant.exercisePrice)} per share, ${warrant.exercisable ?? 'are exercisable upon issuance'} and expire ${warrant.expires ?? 'five years after issuance'}.`,
  );
}

function proceedsWords(truth: ProspectusTruth): string {
  const { netProceeds } = truth.offering;
  const use = 'We intend to use the net proceeds for working capital and general corporate purposes.';
  if (netProceeds === undefined) return use;
  return `We estimate that the net proceeds to us from this offering will be approximately $${sum(netProceeds)}, after deducting commissions and estimated offering expenses payable by us. ${use}`;
}

/** “The Offering”: two columns without borders, shares before and after. */
export function theOffering(truth: ProspectusTruth, html: HtmlWriter, sharesLine: string): string[] {
  const { sharesOutstandingBefore, sharesOutstandingAfter, asOfDate, fileNumber } = truth.offering;
  const assumed = truth.offering.isAtm
    ? `, assuming sales at a price of ${perShare(truth.offering.assumedPrice ?? 0)} per share`
    : '';
  const rows: [string, string][] = [
    ['Issuer', truth.profile.name],
    ['Securities offered', sharesLine],
    ...(sharesOutstandingBefore === undefined
      ? []
      : [
          ['Common stock outstanding prior to this offering', `${grouped(sharesOutstandingBefore)} shares`] satisfies [
            string,
            string,
          ],
        ]),
    ...(sharesOutstandingAfter === undefined
      ? []
      : [
          [
            'Common stock to be outstanding after this offering',
            `${truth.offering.isAtm ? 'Up to ' : ''}${grouped(sharesOutstandingAfter)} shares${assumed}`,
          ] satisfies [string, string],
        ]),
    [
      'Use of proceeds',
      truth.offering.isPrimary
        ? proceedsWords(truth)
        : 'We will not receive any of the proceeds from the sale of shares by the selling stockholders.',
    ],
    [`${market(truth)} symbol`, truth.profile.ticker],
  ];
  const outstanding =
    sharesOutstandingBefore === undefined || asOfDate === undefined
      ? []
      : [
          html.p(
            `The number of shares of our common stock to be outstanding after this offering is based on ${grouped(sharesOutstandingBefore)} shares of our common stock outstanding as of ${longDate(asOfDate)}.`,
            'justify',
          ),
        ];
  return [
    html.heading('THE OFFERING'),
    html.table(rows.map(([label, text]) => [{ content: label }, { content: text, number: false }])),
    ...outstanding,
    ...(fileNumber === undefined
      ? []
      : [html.p(`This offering is made under our registration statement (File No. ${fileNumber}).`)]),
  ];
}

/** “Dilution”: net tangible book value per share before and after. */
export function dilutionSection(truth: ProspectusTruth, html: HtmlWriter): string[] {
  const {
    netTangibleBookValueBefore: before,
    netTangibleBookValueAfter: after,
    dilutionPerShare,
    asOfDate,
  } = truth.offering;
  const pricePerShare = truth.offering.assumedPrice ?? truth.offering.pricePerShare;
  if (
    before === undefined ||
    after === undefined ||
    dilutionPerShare === undefined ||
    pricePerShare === undefined ||
    asOfDate === undefined
  )
    return [];
  const row = (label: string, value: number) => [
    { content: label },
    { content: Math.abs(value).toFixed(2), number: true, dollar: true, parens: value < 0 },
  ];
  return [
    html.heading('DILUTION'),
    html.p(
      `Our net tangible book value per share as of ${longDate(asOfDate)} was ${perShare(before)}. Net tangible book value per share is total tangible assets less total liabilities, divided by the number of shares of common stock outstanding.`,
      'justify',
    ),
    html.table([
      row(
        truth.offering.isAtm ? 'Assumed public offering price per share' : 'Public offering price per share',
        pricePerShare,
      ),
      row(`Net tangible book value per share as of ${longDate(asOfDate)}`, before),
      row('As adjusted net tangible book value per share after this offering', after),
      row('Dilution per share to investors in this offering', dilutionPerShare),
    ]),
  ];
}

export function riskFactors(html: HtmlWriter): string[] {
  return [
    html.heading('RISK FACTORS'),
    html.p(
      'You will experience immediate and substantial dilution in the net tangible book value per share of the common stock you purchase.',
    ),
    html.p(
      'Management will have broad discretion over the use of the net proceeds — and you may not agree with how it’s used.',
    ),
    html.p(
      'For example, a holder who bought 1,000 shares at $10.00 per share in an earlier year would have paid $10,000 in total; past prices do not tell future ones.',
    ),
  ];
}
