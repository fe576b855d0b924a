import { dollars, grouped } from '../html.ts';
import { type DilutionDocument, dayFrom, type Setting } from './setting.ts';

/** Agreements filed as exhibits: no cover of a form, the terms stand in recitals, definitions and schedules. */

const INVESTORS = ['Tallmere Equity Fund, LLC', 'Harrow Lane Capital Partners, LP', 'Brightwater Growth Fund II, LLC'];

/** A line of equity: shares may be put to one investor, up to a commitment, at a discount to the market. */
export function equityLineAgreement(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random, officer } = setting;
  const commitment = random.int(2, 16) * 2_500_000;
  const investor = random.pick(INVESTORS);
  const percent = random.pick([90, 95, 96, 97]);
  const recital = random.pick([
    `the Investor shall purchase, from time to time as provided herein, up to ${dollars(commitment)} of the Company’s common stock, par value $0.001 per share (the “Common Stock”)`,
    `the Company may issue and sell to the Investor, from time to time as provided herein, up to an aggregate of ${inMillions(commitment)} (${dollars(commitment)}) of newly issued shares of the Company’s common stock, par value $0.001 per share (the “Common Stock”)`,
  ]);
  const body = html.page('EX-10.1', [
    ...html.headings(['COMMON STOCK PURCHASE AGREEMENT']),
    ...html.paragraphs('left', [
      `This COMMON STOCK PURCHASE AGREEMENT (this “Agreement”), dated as of ${dayFrom(setting, -1).words}, is entered into by and between ${investor} (the “Investor”) and ${name}, a Nevada corporation (the “Company”).`,
      `WHEREAS, the parties desire that, upon the terms and subject to the conditions contained herein, ${recital};`,
    ]),
    html.heading('ARTICLE I. DEFINITIONS'),
    ...html.paragraphs('left', [
      `“Commitment Amount” means ${dollars(commitment)}.`,
      `“Purchase Price” means ${percent}% of the lowest daily VWAP of the Common Stock during the three consecutive Trading Days immediately following the Put Date.`,
      `“Registration Statement” means the registration statement on Form S-1 to be filed by the Company for the resale of the shares by the Investor.`,
    ]),
    html.heading('ARTICLE II. PURCHASE AND SALE'),
    ...html.paragraphs('left', [
      `Section 2.1. Upon the terms of this Agreement, the Company, in its sole discretion, may deliver to the Investor a notice to purchase shares having an aggregate Purchase Price of up to the Commitment Amount during a period of 24 months.`,
      `IN WITNESS WHEREOF, the parties have executed this Agreement. ${name} By: /s/ ${officer}`,
    ]),
  ]);
  return {
    name: 'equity-line-agreement',
    form: '8-K',
    type: 'EX-10.1',
    filedDate,
    body,
    expected: { offering: { type: 'eloc', isAtm: false, maxAggregateOffering: commitment } },
    absent: ['warrants', 'convertibles', 'lockups', 'reverseSplit', 'offering.grossProceeds', 'offering.pricePerShare'],
    optional: ['offering.isAtm'],
  };
}

/** `"ten million dollars"` as the first of an amount's two spellings, for the amounts that agreements spell out. */
function inMillions(amount: number): string {
  const words: Readonly<Record<number, string>> = {
    5: 'Five',
    10: 'Ten',
    15: 'Fifteen',
    20: 'Twenty',
    25: 'Twenty-Five',
    30: 'Thirty',
    35: 'Thirty-Five',
    40: 'Forty',
  };
  const word = words[amount / 1e6];
  return word === undefined ? `$${amount / 1e6} million` : `${word} Million Dollars`;
}

/** A sales agreement for at-the-market offerings: an amount, agents and their commission. */
export function salesAgreement(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random, agents, fileNumber, officer } = setting;
  const amount = random.int(3, 60) * 2_500_000;
  const fee = random.pick([2, 2.5, 3]);
  const body = html.page('EX-1.1', [
    ...html.headings([
      name,
      `Up to ${dollars(amount)} of Shares of Common Stock`,
      random.pick(['AT THE MARKET OFFERING AGREEMENT', 'EQUITY DISTRIBUTION AGREEMENT', 'SALES AGREEMENT']),
    ]),
    ...html.paragraphs('left', [
      dayFrom(setting, -1).words,
      `${agents[0]}, as agent`,
      `Ladies and Gentlemen: ${name}, a Delaware corporation (the “Company”), confirms its agreement with ${agents[0]} (the “Agent”) as follows:`,
      `1. Issuance and Sale of Shares. The Company agrees that, from time to time during the term of this Agreement, it may issue and sell through the Agent, as sales agent, shares of common stock, par value $0.0001 per share, having an aggregate offering price of up to ${dollars(amount)} (the “Maximum Amount”), in sales deemed to be “at the market offerings” as defined in Rule 415(a)(4) under the Securities Act. The Company has filed a registration statement on Form S-3 (File No. ${fileNumber}).`,
      `2. Compensation. The Company shall pay the Agent a commission of ${fee}% of the gross proceeds from each sale of shares under this Agreement.`,
      `Very truly yours, ${name} By: /s/ ${officer}`,
    ]),
  ]);
  return {
    name: 'sales-agreement',
    form: '8-K',
    type: 'EX-1.1',
    filedDate,
    body,
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        isResale: false,
        fileNumber,
        maxAggregateOffering: amount,
        agentFeePercent: fee,
        placementAgentOrUnderwriters: [agents[0]],
      },
    },
    absent: ['warrants', 'convertibles', 'lockups', 'reverseSplit', 'offering.grossProceeds', 'offering.sharesOffered'],
    optional: ['offering.isResale', 'offering.isPrimary', 'offering.fileNumber'],
  };
}

/** A convertible note as an instrument: its face, the definitions of its terms, an original issue discount. */
export function noteInstrument(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random, price, officer } = setting;
  const principal = random.int(4, 60) * 55_000;
  const rate = random.pick([5, 7, 8, 10]);
  const conversion = Math.round((price + 0.2) * 100) / 100;
  const floor = Math.max(0.05, Math.round(price * 20) / 100);
  const maturity = dayFrom(setting, 365 * random.int(1, 3));
  const variable = random.chance(0.5);
  const conversionWords = variable
    ? `“Conversion Price” means, as of any Conversion Date, the lower of (a) ${dollars(conversion, 2)} per share (the “Fixed Price”) and (b) 90% of the lowest daily VWAP of the Common Stock during the ten consecutive Trading Days immediately before the Conversion Date, but not lower than the Floor Price of ${dollars(floor, 2)}.`
    : `“Conversion Price” means ${dollars(conversion, 2)} per share, subject to adjustment as provided in Section 5 for stock splits and stock dividends.`;
  const body = html.page('EX-4.1', [
    html.p(
      'THIS NOTE AND THE SECURITIES ISSUABLE UPON CONVERSION HEREOF HAVE NOT BEEN REGISTERED UNDER THE SECURITIES ACT OF 1933.',
    ),
    ...html.headings([name, random.pick(['SENIOR CONVERTIBLE NOTE', 'SECURED CONVERTIBLE PROMISSORY NOTE'])]),
    html.table([
      ['Issuance Date:', { content: dayFrom(setting, -1).words, number: false }],
      ['Original Principal Amount:', { content: `U.S. ${dollars(principal)}`, number: false }],
      ['Maturity Date:', { content: maturity.words, number: false }],
    ]),
    ...html.paragraphs('left', [
      `FOR VALUE RECEIVED, ${name}, a Delaware corporation (the “Company”), hereby promises to pay to ${random.pick(INVESTORS)} or its registered assigns (the “Holder”) the amount set out above as the Original Principal Amount on the Maturity Date, and to pay interest on the outstanding principal at the rate of ${rate}% per annum. This Note was issued with an original issue discount of 10%.`,
      `1. Conversion. The Holder may convert any portion of the outstanding principal and accrued interest into shares of Common Stock at the Conversion Price.`,
      `2. Definitions. ${conversionWords}`,
      `IN WITNESS WHEREOF, the Company has caused this Note to be executed. By: /s/ ${officer}`,
    ]),
  ]);
  return {
    name: 'note-instrument',
    form: '8-K',
    type: 'EX-4.1',
    filedDate,
    body,
    expected: {
      convertibles: [
        {
          principal,
          interestRate: rate,
          maturity: maturity.date,
          variablePrice: variable,
          conversionPrice: conversion,
        },
      ],
    },
    absent: ['warrants', 'lockups', 'rofr', 'exchangeCompliance', 'reverseSplit', 'offering.sharesOffered'],
    optional: ['offering', 'convertibles[0].variablePrice', ...(variable ? ['convertibles[0].conversionPrice'] : [])],
  };
}

/** A purchase agreement of units: shares and warrants sold privately, the numbers in the recitals. */
export function unitPurchaseAgreement(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random, price, officer } = setting;
  const shares = random.int(400, 4_000) * 1_000;
  const exercise = Math.round(price * 120) / 100;
  const gross = Math.round(shares * price * 100) / 100;
  const body = html.page('EX-10.2', [
    ...html.headings(['SECURITIES PURCHASE AGREEMENT']),
    ...html.paragraphs('left', [
      `This Securities Purchase Agreement is dated as of ${dayFrom(setting, -1).words}, between ${name}, a Delaware corporation (the “Company”), and each purchaser identified on the signature pages hereto (each, a “Purchaser”).`,
      `WHEREAS, pursuant to Section 4(a)(2) of the Securities Act and Rule 506(b) thereunder, the Company desires to issue and sell to the Purchasers, in the aggregate, ${grouped(shares)} shares of common stock (the “Shares”) at a purchase price of ${dollars(price, 2)} per share, and warrants to purchase up to ${grouped(shares)} shares of common stock (the “Warrants”), for aggregate gross proceeds of ${dollars(gross, 2)}.`,
      `Section 1.1. “Exercise Price” of the Warrants means ${dollars(exercise, 2)} per share. The Warrants are exercisable immediately and have a term of five years from the Closing Date.`,
      `Section 4.12. From the date hereof until 60 days after the Closing Date, the Company shall not issue, enter into any agreement to issue or announce the issuance of any shares of Common Stock or Common Stock Equivalents.`,
      `IN WITNESS WHEREOF, the parties have executed this Agreement. By: /s/ ${officer}`,
    ]),
  ]);
  return {
    name: 'unit-purchase-agreement',
    form: '8-K',
    type: 'EX-10.2',
    filedDate,
    body,
    expected: {
      offering: { isAtm: false, sharesOffered: shares, pricePerShare: price, grossProceeds: gross },
      warrants: [{ count: shares, exercisePrice: exercise, preFunded: false }],
      lockups: [{ parties: 'company', days: 60 }],
    },
    absent: ['convertibles', 'rofr', 'exchangeCompliance', 'reverseSplit', 'offering.maxAggregateOffering'],
    optional: ['offering.isAtm', 'warrants[0].preFunded'],
  };
}
