import { dollars, grouped } from '../html.ts';
import { type DilutionDocument, dayFrom, inWords, roundShares, type Setting } from './setting.ts';

/** A release on the pricing of an underwritten offering; the option of the underwriters is no part of its shares. */
export function underwrittenRelease(setting: Setting): DilutionDocument {
  const { html, name, ticker, filedDate, random, agents, price, officer } = setting;
  const shares = roundShares(random, 1_000_000, 9_000_000);
  const option = Math.round(shares * 0.15);
  const gross = Math.round(shares * price * 100) / 100;
  const role = random.pick(['sole book-running manager', 'sole bookrunner', 'book-running manager']);
  const body = html.page('EX-99.1', [
    ...html.headings([
      `${name} Announces Pricing of ${random.pick(['Underwritten ', ''])}Public Offering of Common Stock`,
    ]),
    ...html.paragraphs('left', [
      `BOSTON, ${dayFrom(setting, 0).words} – ${name} (Nasdaq: ${ticker}) today announced the pricing of an underwritten public offering of ${grouped(shares)} shares of its common stock at a public offering price of ${dollars(price, 2)} per share. All of the shares are being sold by the Company.`,
      `The gross proceeds to the Company from the offering, before deducting underwriting discounts and commissions and offering expenses, are expected to be ${dollars(gross, 2)}. In addition, the Company has granted the underwriters a ${inWords(random, 30)}-day option to purchase up to an additional ${grouped(option)} shares of common stock at the public offering price, less underwriting discounts and commissions.`,
      `${agents[0]} is acting as ${role} for the offering. The offering is expected to close on or about ${dayFrom(setting, 2).words}, subject to customary closing conditions.`,
      `About ${name}: it makes things. Contact: ${officer}, 617-555-0143. This release contains forward-looking statements.`,
    ]),
  ]);
  return {
    name: 'underwritten-release',
    form: '8-K',
    type: 'EX-99.1',
    filedDate,
    body,
    expected: {
      offering: {
        type: 'firm_commitment',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        sharesOffered: shares,
        pricePerShare: price,
        grossProceeds: gross,
        placementAgentOrUnderwriters: [agents[0]],
      },
    },
    absent: ['warrants', 'lockups', 'rofr', 'convertibles', 'exchangeCompliance', 'reverseSplit'],
    optional: ['offering.isResale'],
  };
}

/** A release on a private placement of convertible notes: principal, rate, maturity and conversion price. */
export function noteRelease(setting: Setting): DilutionDocument {
  const { html, name, ticker, filedDate, random, agents, price, officer } = setting;
  const principal = random.int(10, 90) * 500_000;
  const rate = random.pick([5, 6, 8, 10]);
  const conversion = Math.round((price + 0.55) * 100) / 100;
  const maturity = dayFrom(setting, 365 * random.int(2, 5));
  const body = html.page('EX-99.1', [
    ...html.headings([`${name} Announces ${dollars(principal / 1e6, 1)} Million Convertible Note Financing`]),
    ...html.paragraphs('left', [
      `AUSTIN, ${dayFrom(setting, 0).words} – ${name} (Nasdaq: ${ticker}) today announced that it has entered into a securities purchase agreement with an institutional investor for the sale of ${dollars(principal)} aggregate principal amount of ${rate}% senior convertible notes in a private placement.`,
      `The notes bear interest at a rate of ${rate}% per annum, mature on ${maturity.words} and are convertible into shares of the Company’s common stock at a conversion price of ${dollars(conversion, 2)} per share.`,
      `${agents[0]} is acting as the sole placement agent for the private placement. The Company intends to use the proceeds for working capital and general corporate purposes.`,
      `About ${name}: it makes things. Contact: ${officer}, 512-555-0166. This release contains forward-looking statements.`,
    ]),
  ]);
  return {
    name: 'note-release',
    form: '8-K',
    type: 'EX-99.1',
    filedDate,
    body,
    expected: {
      convertibles: [{ principal, interestRate: rate, conversionPrice: conversion, maturity: maturity.date }],
    },
    absent: ['warrants', 'lockups', 'rofr', 'exchangeCompliance', 'reverseSplit', 'offering.sharesOffered'],
    optional: ['offering'],
  };
}
