import { dollars } from '../html.ts';
import { renderEffect } from '../render-registration.ts';
import { type DilutionDocument, dayFrom, type Setting } from './setting.ts';

/** Notices that end a registration or make it effective; the offering is known by its file number alone. */
export function effectNotice(setting: Setting): DilutionDocument {
  const { html, name, fileNumber, filedDate, random } = setting;
  const form = random.pick(['S-1', 'S-3', 'F-3']);
  const body = random.chance(0.5)
    ? renderEffect('990001', name, fileNumber, form, filedDate)
    : html.page('Notice of Effectiveness', [
        ...html.headings([
          'UNITED STATES SECURITIES AND EXCHANGE COMMISSION',
          'Washington, D.C. 20549',
          'NOTICE OF EFFECTIVENESS',
        ]),
        ...html.paragraphs('left', [
          `Effectiveness Date: ${dayFrom(setting, 0).words} 4:00 P.M.`,
          `Form: ${form}`,
          'CIK: 0000990001',
          `Company Name: ${name}`,
          `File Number: ${fileNumber}`,
        ]),
      ]);
  const absent = ['warrants', 'offering.sharesOffered', 'offering.maxAggregateOffering'];
  return {
    name: 'effect',
    form: 'EFFECT',
    type: 'EFFECT',
    filedDate,
    body,
    expected: { offering: { fileNumber } },
    absent,
  };
}

export function withdrawalLetter(setting: Setting): DilutionDocument {
  const { html, name, officer, fileNumber, filedDate, random } = setting;
  const amount = random.int(20, 400) * 100_000;
  const number = random.pick([
    `(File No. ${fileNumber})`,
    `File No. ${fileNumber}`,
    `(Registration No. ${fileNumber})`,
  ]);
  const body = html.page('RW', [
    ...html.paragraphs('left', [
      dayFrom(setting, 0).words,
      'VIA EDGAR',
      'Securities and Exchange Commission, Division of Corporation Finance, 100 F Street, N.E., Washington, D.C. 20549',
      `Re: ${name} ${random.pick(['Request for Withdrawal of', 'Application for Withdrawal of', 'Withdrawal of'])} Registration Statement on Form S-1 ${number}`,
      random.pick(['Ladies and Gentlemen:', 'Dear Sir or Madam:', 'To Whom It May Concern:']),
      `Pursuant to Rule 477 under the Securities Act of 1933, ${name} hereby ${random.pick(['requests that the Commission consent to', 'applies for'])} the withdrawal of the above-referenced Registration Statement, together with all exhibits and amendments, relating to a proposed best efforts public offering of up to ${dollars(amount)} of common stock. No securities were sold in connection with the offering.`,
      `The Company requests that the fees paid be credited for future use under Rule 457(p). It may undertake a subsequent private offering in reliance on Rule 155(c).`,
      `Very truly yours, /s/ ${officer}`,
    ]),
  ]);
  return {
    name: 'rw',
    form: 'RW',
    type: 'RW',
    filedDate,
    body,
    expected: { offering: { fileNumber, type: 'best_efforts', maxAggregateOffering: amount } },
    absent: ['warrants', 'offering.grossProceeds', 'offering.pricePerShare'],
    optional: ['offering.type', 'offering.maxAggregateOffering'],
  };
}

export function deregisteringAmendment(setting: Setting): DilutionDocument {
  const { html, name, officer, fileNumber, filedDate, random, sharesOutstanding } = setting;
  const shares = Math.round(sharesOutstanding / 7);
  const body = html.page('POS AM', [
    html.p(`As filed with the Securities and Exchange Commission on ${dayFrom(setting, 0).words}`, 'center'),
    html.p(`Registration No. ${fileNumber}`, 'right'),
    ...html.headings([
      'UNITED STATES SECURITIES AND EXCHANGE COMMISSION',
      'POST-EFFECTIVE AMENDMENT NO. 1 TO',
      'FORM S-3',
      'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
      name,
    ]),
    html.heading(
      random.pick([
        'DEREGISTRATION OF SECURITIES',
        'EXPLANATORY NOTE',
        'EXPLANATORY NOTE AND DEREGISTRATION OF UNSOLD SECURITIES',
      ]),
    ),
    ...html.paragraphs('left', [
      `This Post-Effective Amendment relates to the Registration Statement on Form S-3 (No. ${fileNumber}), which registered the resale of ${shares.toLocaleString('en-US')} shares of common stock by selling stockholders.`,
      `In accordance with an undertaking made by the Company to remove from registration, by means of a post-effective amendment, any securities that remain unsold at the termination of the offering, the Company hereby ${random.pick(['removes from registration', 'withdraws from registration', 'deregisters'])} all of the securities that remain unsold under the Registration Statement as of the date hereof.`,
      `/s/ ${officer}`,
    ]),
  ]);
  const absent = ['warrants', 'lockups', 'offering.sharesOffered', 'offering.grossProceeds'];
  return {
    name: 'pos-am',
    form: 'POS AM',
    type: 'POS AM',
    filedDate,
    body,
    expected: { offering: { fileNumber } },
    absent,
  };
}
