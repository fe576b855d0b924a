import { longDate } from './calendar.ts';
import { columnHeadings, dollarCell, dollars, grouped, type HtmlWriter } from './html.ts';
import { type ProspectusTruth, perShare, sum } from './prospectus-model.ts';
import type { OfferingTruth } from './truth.ts';

export function supplementTop({ form, offering, baseDate, profile }: ProspectusTruth, html: HtmlWriter): string[] {
  const { fileNumber } = offering;
  const top = [
    `Filed Pursuant to Rule ${form.replace('424B', '424(b)(')})`,
    ...(fileNumber === undefined ? [] : [`Registration No. ${fileNumber}`]),
  ];
  return [
    ...top.map((line) => html.p(html.bold(line), 'right')),
    html.p(html.bold(baseDate === null ? 'PROSPECTUS' : 'PROSPECTUS SUPPLEMENT')),
    ...(baseDate === null ? [] : [html.p(`(To Prospectus dated ${longDate(baseDate)})`)]),
    html.heading(profile.name),
  ];
}

/** Listing and the last reported sale price, as covers state it. */
export function lastSaleParagraph({ profile, offering }: ProspectusTruth, html: HtmlWriter): string {
  const { statedPrice, statedPriceDate } = offering;
  const market = profile.exchange.name;
  const listed = `Our common stock is listed on the ${market} under the symbol “${profile.ticker}.”`;
  if (statedPrice === undefined || statedPriceDate === undefined) return html.p(listed, 'justify');
  return html.p(
    `${listed} On ${longDate(statedPriceDate)}, the last reported sale price of our common stock on the ${market} was ${perShare(statedPrice)} per share.`,
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
  return html.paragraphs('justify', [
    'Investing in our securities involves a high degree of risk. See “Risk Factors” beginning on page S-5 of this prospectus supplement.',
    'Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus is truthful or complete. Any representation to the contrary is a criminal offense.',
  ]);
}

/** Price to the public, fee and proceeds: per share, per pre-funded warrant where there are any, and in total. */
export function priceTable(truth: ProspectusTruth, html: HtmlWriter, feeLabel: string): string {
  const { pricePerShare = 0, grossProceeds = 0, proceedsBeforeExpenses = 0, agentFeePercent = 0 } = truth.offering;
  const fee = (pricePerShare * agentFeePercent) / 100;
  const preFunded = truth.warrants.find((warrant) => warrant.preFunded);
  const accompanied = truth.warrants.some((warrant) => !warrant.preFunded) ? ' and Accompanying Warrant' : '';
  const each = (value: number) => ({ content: value.toFixed(4).replace(/00$/, ''), dollar: true, number: true });
  const row = (label: string, perUnit: number, total: number, ofPrice: boolean) => [
    label,
    each(perUnit),
    ...(preFunded ? [each(perUnit - (ofPrice ? preFunded.exercisePrice : 0))] : []),
    { content: sum(total), dollar: true, number: true },
  ];
  const preFundedLabel = preFunded ? [`Per Pre-Funded Warrant${accompanied}`] : [];
  return html.table([
    ['', ...columnHeadings(`Per Share${accompanied}`, ...preFundedLabel, 'Total')],
    row('Public offering price', pricePerShare, grossProceeds, true),
    row(`${feeLabel}(1)`, fee, grossProceeds - proceedsBeforeExpenses, false),
    row('Proceeds to us, before expenses', pricePerShare - fee, proceedsBeforeExpenses, true),
  ]);
}

export function warrantParagraphs(truth: ProspectusTruth, html: HtmlWriter): string[] {
  const words = truth.warrants.map((warrant) =>
    warrant.preFunded
      ? `We are also offering ${warrant.label.toLowerCase()} to purchase up to ${grouped(warrant.count)} shares of common stock at an exercise price of ${perShare(warrant.exercisePrice)} per share, which are exercisable immediately and may be exercised at any time until exercised in full.`
      : `The ${warrant.label.toLowerCase()} to purchase up to ${grouped(warrant.count)} shares of common stock have an exercise price of ${perShare(warrant.exercisePrice)} per share, ${warrant.exercisable ?? 'are exercisable upon issuance'} and expire ${warrant.expires ?? 'five years after issuance'}.`,
  );
  return html.paragraphs('justify', words);
}

function proceedsWords({ netProceeds }: OfferingTruth): string {
  const use = 'We intend to use the net proceeds for working capital and general corporate purposes.';
  if (netProceeds === undefined) return use;
  return `We estimate that the net proceeds to us from this offering will be approximately $${sum(netProceeds)}, after deducting commissions and estimated offering expenses payable by us. ${use}`;
}

/** “The Offering”: two columns without borders, shares before and after. */
export function theOffering({ profile, offering }: ProspectusTruth, html: HtmlWriter, sharesLine: string): string[] {
  const { sharesOutstandingBefore, sharesOutstandingAfter, asOfDate, fileNumber, isAtm } = offering;
  const upTo = isAtm ? 'Up to ' : '';
  const assumed = isAtm ? `, assuming sales at a price of ${perShare(offering.assumedPrice ?? 0)} per share` : '';
  const rows: (readonly [label: string, text: string])[] = [
    ['Issuer', profile.name],
    ['Securities offered', sharesLine],
  ];
  if (sharesOutstandingBefore !== undefined)
    rows.push(['Common stock outstanding prior to this offering', `${grouped(sharesOutstandingBefore)} shares`]);
  if (sharesOutstandingAfter !== undefined)
    rows.push([
      'Common stock to be outstanding after this offering',
      `${upTo}${grouped(sharesOutstandingAfter)} shares${assumed}`,
    ]);
  rows.push(
    [
      'Use of proceeds',
      offering.isPrimary
        ? proceedsWords(offering)
        : 'We will not receive any of the proceeds from the sale of shares by the selling stockholders.',
    ],
    [`${profile.exchange.name} symbol`, profile.ticker],
  );
  const notes: string[] = [];
  if (sharesOutstandingBefore !== undefined && asOfDate !== undefined)
    notes.push(
      html.p(
        `The number of shares of our common stock to be outstanding after this offering is based on ${grouped(sharesOutstandingBefore)} shares of our common stock outstanding as of ${longDate(asOfDate)}.`,
        'justify',
      ),
    );
  if (fileNumber !== undefined)
    notes.push(html.p(`This offering is made under our registration statement (File No. ${fileNumber}).`));
  return [
    html.heading('THE OFFERING'),
    html.table(rows.map(([label, text]) => [{ content: label }, { content: text, number: false }])),
    ...notes,
  ];
}

/** “Dilution”: net tangible book value per share before and after; nothing where the offering states no dilution. */
export function dilutionSection({ offering }: ProspectusTruth, html: HtmlWriter): string[] {
  const { netTangibleBookValueBefore: before, netTangibleBookValueAfter: after, dilutionPerShare } = offering;
  const { assumedPrice, pricePerShare = 0, asOfDate } = offering;
  if (before === undefined || after === undefined || dilutionPerShare === undefined || asOfDate === undefined)
    return [];
  const date = longDate(asOfDate);
  return [
    html.heading('DILUTION'),
    html.p(
      `Our net tangible book value per share as of ${date} was ${perShare(before)}. Net tangible book value per share is total tangible assets less total liabilities, divided by the number of shares of common stock outstanding.`,
      'justify',
    ),
    html.table([
      [
        assumedPrice === undefined ? 'Public offering price per share' : 'Assumed public offering price per share',
        dollarCell(assumedPrice ?? pricePerShare, 2),
      ],
      [`Net tangible book value per share as of ${date}`, dollarCell(before, 2)],
      ['As adjusted net tangible book value per share after this offering', dollarCell(after, 2)],
      ['Dilution per share to investors in this offering', dollarCell(dilutionPerShare, 2)],
    ]),
  ];
}

export function riskFactors(html: HtmlWriter): string[] {
  return [
    html.heading('RISK FACTORS'),
    ...html.paragraphs('left', [
      'You will experience immediate and substantial dilution in the net tangible book value per share of the common stock you purchase.',
      'Management will have broad discretion over the use of the net proceeds — and you may not agree with how it’s used.',
      'For example, a holder who bought 1,000 shares at $10.00 per share in an earlier year would have paid $10,000 in total; past prices do not tell future ones.',
    ]),
  ];
}
