import { dollars, grouped } from '../html.ts';
import { type DilutionDocument, dayFrom, type Setting } from './setting.ts';

/** Notes of a quarterly report on securities that exist already, as opposed to what is being sold. */

/** The history of two notes: one is converted and gone, of the other a part is left. */
export function noteHistory(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random, price } = setting;
  const [gone, left] = [random.int(4, 20) * 25_000, random.int(30, 60) * 25_000];
  const remaining = Math.round((left * random.pick([40, 50, 60, 75])) / 100);
  const rate = random.pick([6, 8, 10, 12]);
  const conversion = Math.round((price + 0.35) * 100) / 100;
  const [issued, maturity] = [dayFrom(setting, -310), dayFrom(setting, 420)];
  const end = dayFrom(setting, -40);
  const convertedShares = Math.round(gone / price);
  const body = html.page('10-Q', [
    ...html.headings(['UNITED STATES SECURITIES AND EXCHANGE COMMISSION', 'FORM 10-Q', name]),
    html.p(`For the quarterly period ended ${end.words}`),
    html.heading('NOTE 7 – CONVERTIBLE NOTES PAYABLE'),
    ...html.paragraphs('left', [
      `On ${dayFrom(setting, -500).words}, the Company issued an unsecured convertible note with a principal amount of ${dollars(gone)} and an interest rate of 10% per annum. On ${dayFrom(setting, -200).words}, the holder converted the entire principal and accrued interest of this note into ${grouped(convertedShares)} shares of common stock, and the note was cancelled.`,
      `On ${issued.words}, the Company issued a senior secured convertible note with an original principal amount of ${dollars(left)} (the “Senior Note”). The Senior Note bears interest at ${rate}% per annum, matures on ${maturity.words} and is convertible at the option of the holder into shares of common stock at a conversion price of ${dollars(conversion, 2)} per share.`,
      `During the nine months ended ${end.words}, the holder converted ${dollars(left - remaining)} of principal of the Senior Note. As of ${end.words}, ${dollars(remaining)} of principal of the Senior Note remained outstanding.`,
    ]),
  ]);
  return {
    name: 'note-history',
    form: '10-Q',
    type: '10-Q',
    filedDate,
    body,
    expected: {
      convertibles: [
        { principal: remaining, interestRate: rate, maturity: maturity.date, conversionPrice: conversion },
      ],
    },
    absent: ['warrants', 'lockups', 'rofr', 'exchangeCompliance', 'reverseSplit', 'offering'],
  };
}

/** Notes in a table, one a row, amounts in thousands. */
export function noteTable(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random, price } = setting;
  const end = dayFrom(setting, -40);
  const notes = ['Series A convertible notes', 'Series B convertible notes'].map((label, index) => ({
    label,
    thousands: random.int(300, 9_000),
    rate: random.pick([4, 5.5, 7, 9]),
    conversion: Math.round((price + 0.4 * (index + 1)) * 100) / 100,
    maturity: dayFrom(setting, 300 + 260 * index),
  }));
  const text = (content: string) => ({ content, number: false });
  const total = notes.reduce((sum, { thousands }) => sum + thousands, 0);
  const body = html.page('10-Q', [
    ...html.headings(['UNITED STATES SECURITIES AND EXCHANGE COMMISSION', 'FORM 10-Q', name]),
    html.p(`For the quarterly period ended ${end.words}`),
    html.heading('NOTE 6 – CONVERTIBLE DEBT'),
    html.p(
      `The Company’s convertible notes outstanding as of ${end.words} were as follows (in thousands, except per share data):`,
    ),
    html.table([
      [text(''), text('Maturity date'), text('Interest rate'), text('Conversion price'), text('Principal outstanding')],
      ...notes.map(({ label, thousands, rate, conversion, maturity }) => [
        text(label),
        text(maturity.words),
        text(`${rate}%`),
        text(dollars(conversion, 2)),
        text(dollars(thousands)),
      ]),
      [text('Total'), text(''), text(''), text(''), text(dollars(total))],
    ]),
  ]);
  return {
    name: 'note-table',
    form: '10-Q',
    type: '10-Q',
    filedDate,
    body,
    expected: {
      convertibles: notes.map(({ thousands, rate, conversion, maturity }) => ({
        principal: thousands * 1_000,
        interestRate: rate,
        conversionPrice: conversion,
        maturity: maturity.date,
      })),
    },
    absent: ['warrants', 'lockups', 'rofr', 'exchangeCompliance', 'reverseSplit', 'offering'],
  };
}

/** Warrants by series in a table; the roll-forward beside it counts the same warrants and names no others. */
export function warrantTable(setting: Setting): DilutionDocument {
  const { html, name, filedDate, random, price } = setting;
  const end = dayFrom(setting, -40);
  const series = ['Series A warrants', 'Series B warrants', 'Placement agent warrants'].map((label, index) => ({
    label,
    count: random.int(40, 900) * 1_000,
    exercise: Math.round((price + 0.5 * (index + 1)) * 100) / 100,
    expires: dayFrom(setting, 400 + 330 * index),
  }));
  const text = (content: string) => ({ content, number: false });
  const total = series.reduce((sum, { count }) => sum + count, 0);
  const exercised = random.int(1, 30) * 1_000;
  const average = series.reduce((sum, { count, exercise }) => sum + count * exercise, 0) / total;
  const body = html.page('10-Q', [
    ...html.headings(['UNITED STATES SECURITIES AND EXCHANGE COMMISSION', 'FORM 10-Q', name]),
    html.p(`For the quarterly period ended ${end.words}`),
    html.heading('NOTE 9 – WARRANTS'),
    html.p(`Warrants outstanding to purchase common stock as of ${end.words} were:`),
    html.table([
      [text('Warrants'), text('Number outstanding'), text('Exercise price'), text('Expiration date')],
      ...series.map(({ label, count, exercise, expires }) => [
        text(label),
        text(grouped(count)),
        text(dollars(exercise, 2)),
        text(expires.words),
      ]),
      [text('Total'), text(grouped(total)), text(''), text('')],
    ]),
    html.p('A summary of warrant activity for the nine months follows:'),
    html.table([
      [text(''), text('Warrants'), text('Weighted average exercise price')],
      [text('Outstanding at beginning of period'), text(grouped(total + exercised)), text(dollars(average + 0.02, 2))],
      [text('Exercised'), text(`(${grouped(exercised)})`), text(dollars(price, 2))],
      [text(`Outstanding at ${end.words}`), text(grouped(total)), text(dollars(average, 2))],
    ]),
  ]);
  return {
    name: 'warrant-table',
    form: '10-Q',
    type: '10-Q',
    filedDate,
    body,
    expected: {
      warrants: series.map(({ count, exercise, expires }) => ({
        count,
        exercisePrice: exercise,
        expires: expires.date,
        preFunded: false,
        status: 'outstanding',
      })),
    },
    absent: ['convertibles', 'lockups', 'rofr', 'exchangeCompliance', 'reverseSplit', 'offering'],
    optional: ['warrants[0].preFunded', 'warrants[1].preFunded', 'warrants[2].preFunded'],
  };
}
