import { dollars, grouped } from '../html.ts';
import { type DilutionDocument, dayFrom, inWords, roundShares, type Setting } from './setting.ts';

/** A pricing term sheet: a legend, then label and value in rows. */
export function freeWritingProspectus(setting: Setting): DilutionDocument {
  const { html, name, ticker, fileNumber, filedDate, random, agents, price } = setting;
  const shares = roundShares(random, 1_000_000, 9_000_000);
  const gross = Math.round(shares * price * 100) / 100;
  const net = Math.round(gross * 0.94 - 250_000);
  const days = random.pick([60, 90]);
  const body = html.page('FWP', [
    ...html.paragraphs('left', ['Filed Pursuant to Rule 433', `Registration Statement No. ${fileNumber}`]),
    ...html.headings([name, `${grouped(shares)} Shares of Common Stock`, 'PRICING TERM SHEET']),
    html.table([
      ['Issuer:', { content: name, number: false }],
      ['Nasdaq symbol:', { content: ticker, number: false }],
      ['Shares offered:', { content: `${grouped(shares)} shares`, number: false }],
      [
        random.pick(['Price to public:', 'Public offering price:']),
        { content: `${dollars(price, 2)} per share`, number: false },
      ],
      ['Gross proceeds:', { content: dollars(gross, 2), number: false }],
      [
        'Estimated net proceeds:',
        { content: `${dollars(net)}, after deducting underwriting discounts and estimated expenses`, number: false },
      ],
      [
        'Option to purchase additional shares:',
        { content: `${grouped(Math.round(shares * 0.15))} shares, for 30 days`, number: false },
      ],
      [
        'Lock-up:',
        {
          content: `${inWords(random, days)} days for the Company and for its directors and executive officers`,
          number: false,
        },
      ],
      ['Sole book-running manager:', { content: agents[0], number: false }],
    ]),
    html.p(
      'The issuer has filed a registration statement, including a prospectus, with the SEC. Copies may be obtained by calling toll-free 1-800-555-0142.',
    ),
  ]);
  return {
    name: 'fwp',
    form: 'FWP',
    type: 'FWP',
    filedDate,
    body,
    expected: {
      offering: {
        type: 'firm_commitment',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber,
        sharesOffered: shares,
        pricePerShare: price,
        grossProceeds: gross,
        netProceeds: net,
        placementAgentOrUnderwriters: [agents[0]],
      },
      lockups: [
        { parties: 'company', days },
        { parties: 'directors and officers', days },
      ],
    },
    absent: ['warrants', 'convertibles', 'rofr', 'exchangeCompliance'],
    optional: ['offering.type', 'offering.isAtm', 'offering.isResale'],
  };
}

/** Transferable or not, rights to buy shares at a subscription price, under Rule 424(b)(3): no resale. */
export function rightsOffering(setting: Setting): DilutionDocument {
  const { html, name, fileNumber, filedDate, random, sharesOutstanding, price } = setting;
  const shares = roundShares(random, 1_000_000, 8_000_000);
  const subscription = Math.max(0.2, Math.round(price * 80) / 100);
  const gross = Math.round(shares * subscription * 100) / 100;
  const before = sharesOutstanding;
  const body = html.page('424B3', [
    ...html.paragraphs('left', ['Filed Pursuant to Rule 424(b)(3)', `Registration No. ${fileNumber}`, 'PROSPECTUS']),
    ...html.headings([
      name,
      `Subscription Rights to Purchase up to ${grouped(shares)} Shares of Common Stock at ${dollars(subscription, 2)} per Share`,
    ]),
    ...html.paragraphs('left', [
      `We are distributing to holders of our common stock, at no charge, non-transferable subscription rights to purchase up to an aggregate of ${grouped(shares)} shares of our common stock at a subscription price of ${dollars(subscription, 2)} per share. If the rights offering is fully subscribed, the gross proceeds will be ${dollars(gross, 2)}.`,
      `The subscription rights expire at 5:00 p.m., New York City time, on ${dayFrom(setting, 28).words}, unless we extend the rights offering. There is no underwriter or placement agent.`,
      `On ${dayFrom(setting, -1).words}, the last reported sale price of our common stock on Nasdaq was ${dollars(price, 2)} per share.`,
    ]),
    html.heading('The Rights Offering'),
    html.table([
      ['Shares outstanding before the rights offering', { content: `${grouped(before)} shares`, number: false }],
      [
        'Shares outstanding after the rights offering, if fully subscribed',
        { content: `${grouped(before + shares)} shares`, number: false },
      ],
    ]),
  ]);
  return {
    name: 'rights',
    form: '424B3',
    type: '424B3',
    filedDate,
    body,
    expected: {
      offering: {
        type: 'rights',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber,
        sharesOffered: shares,
        pricePerShare: subscription,
        grossProceeds: gross,
        sharesOutstandingBefore: before,
        sharesOutstandingAfter: before + shares,
      },
    },
    absent: ['warrants', 'lockups', 'rofr', 'convertibles'],
    optional: ['offering.isAtm'],
  };
}

/** A report that a sales agreement's amount was raised. */
export function atmIncrease(setting: Setting): DilutionDocument {
  const { html, name, fileNumber, filedDate, random, agents } = setting;
  const before = random.int(30, 90) * 100_000;
  const more = random.int(20, 120) * 100_000;
  const sold = Math.round(before * random.float(0.3, 0.9));
  const body = html.page('8-K', [
    ...html.headings(['UNITED STATES SECURITIES AND EXCHANGE COMMISSION', 'FORM 8-K', 'CURRENT REPORT', name]),
    html.p(`Date of Report (Date of earliest event reported): ${dayFrom(setting, -1).words}`),
    html.heading('Item 8.01 Other Events.'),
    ...html.paragraphs('left', [
      `${name} is party to an At The Market Offering Agreement with ${agents[0]}, as sales agent, under which it previously registered shares of common stock with an aggregate offering price of up to ${dollars(before)}. As of the date of this report it has sold shares for gross proceeds of ${dollars(sold)}.`,
      `On ${dayFrom(setting, -1).words} the Company filed a prospectus supplement (File No. ${fileNumber}) to increase the maximum aggregate offering price of the shares that may be sold under the agreement by ${dollars(more)}, so that it may now offer and sell shares having an aggregate offering price of up to ${dollars(before + more)}, which includes the shares already sold.`,
    ]),
  ]);
  return {
    name: 'atm-increase',
    form: '8-K',
    type: '8-K',
    filedDate,
    body,
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        isResale: false,
        fileNumber,
        maxAggregateOffering: before + more,
        placementAgentOrUnderwriters: [agents[0]],
      },
    },
    absent: ['warrants', 'lockups', 'exchangeCompliance', 'offering.grossProceeds'],
    optional: ['offering.isResale'],
  };
}

/** A release that a registered direct offering was priced, with warrants in a concurrent private placement. */
export function pressRelease(setting: Setting): DilutionDocument {
  const { html, name, ticker, filedDate, random, agents, price, officer } = setting;
  const shares = roundShares(random, 800_000, 6_000_000);
  const gross = Math.round(shares * price * 100) / 100;
  const millions = gross / 1e6;
  const exercise = Math.round((price + 0.13) * 100) / 100;
  const body = html.page('EX-99.1', [
    ...html.headings([
      `${name} Announces Pricing of ${dollars(Math.round(millions * 10) / 10, 1)} Million Registered Direct Offering`,
    ]),
    ...html.paragraphs('left', [
      `NEW YORK, ${dayFrom(setting, 0).words} – ${name} (Nasdaq: ${ticker}) today announced that it has entered into definitive agreements with institutional investors for the purchase and sale of ${grouped(shares)} shares of its common stock at a purchase price of ${dollars(price, 2)} per share in a registered direct offering priced at-the-market under Nasdaq rules. In a concurrent private placement, the Company will issue unregistered warrants to purchase up to ${grouped(shares)} shares of common stock at an exercise price of ${dollars(exercise, 2)} per share, which are exercisable immediately and expire five years from the date of issuance.`,
      `${agents[0]} is acting as the exclusive placement agent for the offering.`,
      `The gross proceeds from the offering are expected to be ${dollars(gross, 2)}, before deducting the placement agent’s fees and other offering expenses. The offering is expected to close on or about ${dayFrom(setting, 2).words}.`,
      `About ${name}: it makes things. Contact: ${officer}, 212-555-0199. This release contains forward-looking statements.`,
    ]),
  ]);
  return {
    name: 'press-release',
    form: '8-K',
    type: 'EX-99.1',
    filedDate,
    body,
    expected: {
      offering: {
        type: 'registered_direct',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        sharesOffered: shares,
        pricePerShare: price,
        grossProceeds: gross,
        placementAgentOrUnderwriters: [agents[0]],
      },
      warrants: [{ count: shares, exercisePrice: exercise, preFunded: false, status: 'to be issued' }],
    },
    absent: ['lockups', 'rofr', 'convertibles', 'exchangeCompliance', 'reverseSplit'],
    optional: ['warrants[0].status', 'offering.isResale'],
  };
}
