import { dollars, grouped } from '../html.ts';
import { companyName } from '../names.ts';
import { type DilutionDocument, dayFrom, type Setting } from './setting.ts';

/** Reports on what an issuer did to its shares or its listing: nothing is sold. */

const NONE_SOLD = ['offering', 'warrants', 'convertibles', 'lockups', 'rofr'];

function report({ html, name }: Setting, date: string, parts: readonly string[]): string {
  return html.page('8-K', [
    ...html.headings(['UNITED STATES SECURITIES AND EXCHANGE COMMISSION', 'FORM 8-K', 'CURRENT REPORT', name]),
    html.p(`Date of Report (Date of earliest event reported): ${date}`),
    ...parts,
  ]);
}

/** A reverse split that takes effect: filed, effective and traded on days of their own. */
export function reverseSplitReport(setting: Setting): DilutionDocument {
  const { html, name, ticker, filedDate, random, sharesOutstanding } = setting;
  const ratio = random.pick([5, 8, 10, 12, 15, 20, 25, 40]);
  const [approved, effective, traded] = [dayFrom(setting, -45), dayFrom(setting, 1), dayFrom(setting, 4)];
  const after = Math.round(sharesOutstanding / ratio);
  const effect = random.pick([
    `every ${ratio} shares of common stock issued and outstanding will be combined into one share of common stock`,
    `each ${ratio} shares of the Company’s issued and outstanding common stock will automatically convert into one share`,
  ]);
  const body = report(setting, dayFrom(setting, -1).words, [
    html.heading('Item 5.03 Amendments to Articles of Incorporation or Bylaws; Change in Fiscal Year.'),
    ...html.paragraphs('left', [
      `On ${dayFrom(setting, -1).words}, ${name} filed a certificate of amendment with the Secretary of State of the State of Delaware to effect a 1-for-${ratio} reverse stock split of its common stock (the “Reverse Stock Split”), which will become effective at 12:01 a.m. Eastern Time on ${effective.words} (the “Effective Time”). At the annual meeting held on ${approved.words}, the stockholders had approved a reverse stock split at a ratio in the range of 1-for-2 to 1-for-50.`,
      `At the Effective Time, ${effect}, and the number of outstanding shares will be reduced from approximately ${grouped(sharesOutstanding)} to approximately ${grouped(after)}. No fractional shares will be issued; stockholders will receive cash instead.`,
      `The common stock will begin trading on a split-adjusted basis on The Nasdaq Capital Market on ${traded.words} under the existing symbol “${ticker}” with a new CUSIP number.`,
    ]),
  ]);
  return {
    name: 'reverse-split-report',
    form: '8-K',
    type: '8-K',
    filedDate,
    body,
    expected: {
      reverseSplit: { ratio: `1-for-${ratio}`, numerator: 1, denominator: ratio, effectiveDate: effective.date },
    },
    absent: NONE_SOLD,
    optional: ['corporateActions', 'shareFloat'],
  };
}

/** A new name and a new symbol, both from one day on. */
export function nameChangeReport(setting: Setting): DilutionDocument {
  const { html, name, ticker, filedDate, random } = setting;
  const renamed = companyName(random.int(501, 900), random.pick(['Quantum', 'Digital', 'Biologics']), 'Inc.');
  const symbol = `${renamed.replace(/[^A-Za-z]/g, '').slice(0, 3)}Q`.toUpperCase();
  const effective = dayFrom(setting, 3);
  const body = report(setting, dayFrom(setting, -2).words, [
    html.heading('Item 5.03 Amendments to Articles of Incorporation or Bylaws; Change in Fiscal Year.'),
    html.p(
      `On ${dayFrom(setting, -2).words}, ${name} (the “Company”) filed a certificate of amendment to its certificate of incorporation to change its corporate name from “${name}” to “${renamed}”, effective ${effective.words}. The change of name does not affect the rights of the Company’s stockholders.`,
    ),
    html.heading('Item 8.01 Other Events.'),
    html.p(
      `In connection with the name change, the Company’s common stock will begin trading on the Nasdaq Stock Market under the new ticker symbol “${symbol}” on ${effective.words}, replacing its current ticker symbol “${ticker}”. No action is required of stockholders.`,
    ),
  ]);
  return {
    name: 'name-change-report',
    form: '8-K',
    type: '8-K',
    filedDate,
    body,
    expected: {
      corporateActions: [
        { type: 'name_change', from: name, to: renamed, date: effective.date },
        { type: 'ticker_change', from: ticker, to: symbol, date: effective.date },
      ],
    },
    absent: [...NONE_SOLD, 'reverseSplit', 'exchangeCompliance'],
  };
}

/** The end of a deficiency; the notice that began it is told as history. */
export function regainedCompliance(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random } = setting;
  const [first, regained] = [dayFrom(setting, -160), dayFrom(setting, -2)];
  const days = random.pick([10, 11, 20]);
  const body = report(setting, regained.words, [
    html.heading('Item 8.01 Other Events.'),
    ...html.paragraphs('left', [
      `As previously disclosed, on ${first.words}, ${name} was notified by the Listing Qualifications Staff of The Nasdaq Stock Market LLC that it was not in compliance with the minimum bid price requirement of Nasdaq Listing Rule 5550(a)(2).`,
      `On ${regained.words}, the Staff notified the Company that the closing bid price of its common stock had been at $1.00 per share or greater for ${days} consecutive business days. Accordingly, the Company has regained compliance with Listing Rule 5550(a)(2), and the matter is now closed.`,
    ]),
  ]);
  return {
    name: 'regained-compliance',
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
          status: 'regained',
          noticeDate: regained.date,
        },
      ],
    },
    absent: [...NONE_SOLD, 'reverseSplit', 'corporateActions'],
    optional: ['exchangeCompliance[0].noticeDate'],
  };
}

/** Results of a quarter: the cash is this report's; the offering that it recalls is not. */
export function resultsRelease(setting: Setting): DilutionDocument {
  const { html, name, ticker, filedDate, random, officer } = setting;
  const end = dayFrom(setting, -44);
  const [cash, raised] = [random.int(40, 400) / 10, random.int(50, 400) / 10];
  const body = html.page('EX-99.1', [
    ...html.headings([`${name} Reports Financial Results and Provides Business Update`]),
    ...html.paragraphs('left', [
      `SAN DIEGO, ${dayFrom(setting, 0).words} – ${name} (Nasdaq: ${ticker}) today reported financial results for the quarter ended ${end.words}.`,
      `Recent highlights: in ${random.pick(['January', 'March', 'May'])}, the Company completed an underwritten public offering of common stock with gross proceeds of ${dollars(raised, 1)} million, and appointed a new chief medical officer.`,
      `Cash position: cash and cash equivalents were ${dollars(cash, 1)} million as of ${end.words}. The Company expects that its cash will be sufficient to fund its operations into the second half of next year.`,
      `Research and development expenses were ${dollars(cash / 4, 1)} million. Net loss was ${dollars(cash / 3, 1)} million.`,
      `About ${name}: it makes things. Contact: ${officer}. This release contains forward-looking statements; factors are described in the registration statement on Form S-3 that the Company filed.`,
    ]),
  ]);
  return {
    name: 'results-release',
    form: '8-K',
    type: 'EX-99.1',
    filedDate,
    body,
    expected: { cash: { cashAndEquivalents: Math.round(cash * 1e6), asOf: end.date } },
    absent: ['offering', 'warrants', 'convertibles', 'lockups', 'rofr', 'exchangeCompliance', 'reverseSplit'],
  };
}
