import { dollars, grouped } from '../html.ts';
import { type DilutionDocument, dayFrom, inWords, type Setting } from './setting.ts';

/** A proxy statement: a range of ratios and more authorized shares are proposed; nothing has happened. */
export function proxyWithRange(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random, sharesOutstanding } = setting;
  const [least, most] = [random.pick([2, 5, 10]), random.pick([25, 50, 100])];
  const example = random.pick([10, 15, 20]);
  const authorized = 50_000_000 * random.int(1, 4);
  const record = dayFrom(setting, -6);
  const body = html.page('PRE 14A', [
    ...html.headings([
      'SCHEDULE 14A',
      'PRELIMINARY PROXY STATEMENT',
      name,
      'NOTICE OF SPECIAL MEETING OF STOCKHOLDERS',
    ]),
    ...html.paragraphs('left', [
      `A special meeting of stockholders will be held on ${dayFrom(setting, 35).words}. Only holders of record at the close of business on ${record.words} are entitled to vote. On that day there were ${grouped(sharesOutstanding)} shares of our common stock outstanding.`,
      `Proposal 1: to approve an amendment to our certificate of incorporation to effect a reverse stock split of our common stock at a ratio of not less than 1-for-${least} and not more than 1-for-${most}, the exact ratio to be set by our board of directors in its sole discretion.`,
      `Proposal 2: to approve an amendment to increase the number of authorized shares of common stock from ${grouped(authorized)} to ${grouped(authorized * 2)}.`,
      `Proposal 3: to approve, for purposes of Nasdaq Listing Rule 5635(d), the issuance of shares of common stock upon exercise of certain warrants.`,
      `For example, if the board were to effect the reverse stock split at a ratio of 1-for-${example}, the ${grouped(sharesOutstanding)} shares outstanding would become approximately ${grouped(Math.round(sharesOutstanding / example))} shares. The board may elect not to effect any reverse stock split.`,
    ]),
  ]);
  return {
    name: 'proxy-range',
    form: 'PRE 14A',
    type: 'PRE 14A',
    filedDate,
    body,
    expected: { shareFloat: { sharesOutstanding, asOf: record.date } },
    absent: ['reverseSplit', 'offering', 'exchangeCompliance', 'corporateActions', 'lockups'],
    optional: ['shareFloat'],
  };
}

/** Lock-ups of the company, its officers and its holders, each with days of its own. */
export function lockupsOfThree(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random, agents, price } = setting;
  const [company, officers, holders] = [random.pick([45, 60]), random.pick([90, 120]), 180];
  const shares = random.int(1_000, 5_000) * 1_000;
  const body = html.page('8-K', [
    ...html.headings(['UNITED STATES SECURITIES AND EXCHANGE COMMISSION', 'FORM 8-K', 'CURRENT REPORT', name]),
    html.p(`Date of Report (Date of earliest event reported): ${dayFrom(setting, -1).words}`),
    html.heading('Item 1.01 Entry into a Material Definitive Agreement.'),
    ...html.paragraphs('left', [
      `On ${dayFrom(setting, -1).words}, ${name} entered into an underwriting agreement with ${agents[0]}, as representative of the underwriters, for a firm commitment offering of ${grouped(shares)} shares of common stock at a public offering price of ${dollars(price, 2)} per share.`,
      `The Company has agreed not to issue or sell any common stock for a period of ${inWords(random, company)} days after the date of the underwriting agreement. The Company’s directors and executive officers have agreed to a lock-up period of ${inWords(random, officers)} days, and holders of more than 5% of the outstanding common stock have agreed to a lock-up period of ${inWords(random, holders)} days, in each case subject to customary exceptions. The underwriters have a ${inWords(random, 30)}-day option to purchase additional shares.`,
    ]),
  ]);
  return {
    name: 'lockups-of-three',
    form: '8-K',
    type: '8-K',
    filedDate,
    body,
    expected: {
      lockups: [
        { parties: 'company', days: company },
        { parties: 'directors and officers', days: officers },
        { parties: 'holders', days: holders },
      ],
    },
    absent: ['warrants', 'rofr', 'convertibles', 'exchangeCompliance', 'reverseSplit'],
    optional: ['offering'],
  };
}

/** One letter with two deficiencies, each with a rule and a deadline of its own. */
export function twoDeficiencies(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random } = setting;
  const notice = dayFrom(setting, -3);
  const bid = dayFrom(setting, 177);
  const other = random.pick([
    {
      rule: '5550(b)(1)',
      deficiency: 'equity',
      words: 'its stockholders’ equity was below the $2,500,000 required by Nasdaq Listing Rule 5550(b)(1)',
    },
    {
      rule: '5550(b)(2)',
      deficiency: 'market_value',
      words:
        'the market value of its listed securities was below the $35 million required by Nasdaq Listing Rule 5550(b)(2)',
    },
  ]);
  const body = html.page('8-K', [
    ...html.headings(['UNITED STATES SECURITIES AND EXCHANGE COMMISSION', 'FORM 8-K', 'CURRENT REPORT', name]),
    html.p(`Date of Report (Date of earliest event reported): ${notice.words}`),
    html.heading(
      'Item 3.01 Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard; Transfer of Listing.',
    ),
    ...html.paragraphs('left', [
      `On ${notice.words}, ${name} received a letter from the Listing Qualifications Department of The Nasdaq Stock Market LLC notifying it of two deficiencies. First, the bid price of its common stock had closed below $1.00 per share for 30 consecutive business days, as required by Nasdaq Listing Rule 5550(a)(2). The Company has 180 calendar days, or until ${bid.words}, to regain compliance with the minimum bid price requirement.`,
      `Second, the letter stated that ${other.words}. ${other.deficiency === 'equity' ? `The Company has 45 calendar days, until ${dayFrom(setting, 42).words}, to submit a plan to regain compliance.` : `The Company has 180 calendar days, or until ${bid.words}, to regain compliance with that rule.`}`,
      'The letter has no immediate effect on the listing of the common stock.',
    ]),
  ]);
  const cureDeadline = other.deficiency === 'equity' ? {} : { cureDeadline: bid.date };
  return {
    name: 'two-deficiencies',
    form: '8-K',
    type: '8-K',
    filedDate,
    body,
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(a)(2)',
          deficiency: 'bid_price',
          status: 'notified',
          noticeDate: notice.date,
          cureDeadline: bid.date,
        },
        {
          exchange: 'Nasdaq',
          rule: other.rule,
          deficiency: other.deficiency,
          status: 'notified',
          noticeDate: notice.date,
          ...cureDeadline,
        },
      ],
    },
    absent: ['warrants', 'offering', 'lockups', 'reverseSplit'],
  };
}
