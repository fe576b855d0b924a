import type { IsoDate } from '../core/dates.ts';
import { longDate } from './calendar.ts';
import { columnHeadings, createHtml, type Dialect, dollars, grouped, type HtmlWriter } from './html.ts';
import { dashedEin, type IssuerProfile } from './issuer.ts';
import type { ProspectusTruth } from './prospectus-model.ts';
import {
  babyShelfParagraphs,
  coverLegend,
  lastSaleParagraph,
  theOffering,
  warrantParagraphs,
} from './prospectus-parts.ts';

const SECURITY_TITLES: Readonly<Record<string, string>> = {
  common: 'Common Stock',
  preferred: 'Preferred Stock',
  debt: 'Debt Securities',
  warrants: 'Warrants',
  units: 'Units',
};

const STATUTE = 'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933';

function facingPage(truth: ProspectusTruth, html: HtmlWriter, amendment: number): string[] {
  const { profile, form } = truth;
  return [
    html.p(`As filed with the U.S. Securities and Exchange Commission on ${longDate(truth.filedDate)}`, 'center'),
    html.p(
      amendment > 0 && truth.offering.fileNumber !== undefined
        ? `Registration No. ${truth.offering.fileNumber}`
        : 'Registration No. 333-',
      'right',
    ),
    html.heading('UNITED STATES SECURITIES AND EXCHANGE COMMISSION'),
    ...(amendment > 0 ? [html.heading(`AMENDMENT NO. ${amendment} TO`)] : []),
    ...html.headings([`FORM ${form.replace('/A', '')}`, STATUTE, profile.name]),
    html.p('(Exact name of registrant as specified in its charter)', 'center'),
    html.table([
      [
        profile.incorporation.name,
        { content: profile.archetype.sic.code, number: false },
        { content: dashedEin(profile), number: false },
      ],
      ['(State of incorporation)', '(Primary SIC Code)', '(I.R.S. Employer Identification No.)'],
    ]),
    ...html.paragraphs('left', [
      'Approximate date of commencement of proposed sale to the public: From time to time after this registration statement becomes effective.',
      'If any of the securities being registered on this Form are to be offered on a delayed or continuous basis pursuant to Rule 415, check the following box. ☒',
      'The registrant hereby amends this registration statement on such date or dates as may be necessary to delay its effective date until the registrant shall file a further amendment.',
    ]),
    html.pageBreak('i'),
    html.p(
      `The information in this prospectus is not complete and may be changed. SUBJECT TO COMPLETION, DATED ${longDate(truth.filedDate).toUpperCase()}`,
    ),
    ...html.headings(['PRELIMINARY PROSPECTUS', profile.name]),
  ];
}

function shelfBody(truth: ProspectusTruth, html: HtmlWriter): string[] {
  const { maxAggregateOffering } = truth.offering;
  const amount = maxAggregateOffering === undefined ? 'an indeterminate amount' : dollars(maxAggregateOffering);
  const names = truth.offering.securities.map((security) => SECURITY_TITLES[security] ?? security);
  return [
    ...html.headings([...(maxAggregateOffering === undefined ? [] : [amount]), ...names]),
    html.p(
      `We may offer and sell from time to time, in one or more offerings, up to ${amount} in the aggregate of the securities identified above. Each time we sell securities, we will provide a supplement to this prospectus.`,
      'justify',
    ),
    ...(truth.offering.securities.includes('common') ? [lastSaleParagraph(truth, html)] : []),
    ...babyShelfParagraphs(truth, html),
    ...coverLegend(html),
    html.heading('ABOUT THIS PROSPECTUS'),
    html.p(
      `This prospectus is part of a registration statement that we filed using a “shelf” registration process. Under this shelf process, we may sell any combination of the securities up to a total dollar amount of ${amount}.`,
      'justify',
    ),
  ];
}

function resaleBody(truth: ProspectusTruth, html: HtmlWriter): string[] {
  const shares = grouped(truth.offering.sharesOffered ?? 0);
  return [
    html.heading(`${shares} Shares of Common Stock`),
    html.p(
      `This prospectus relates to the resale, from time to time, of up to ${shares} shares of common stock by the selling stockholders named herein. We will not receive any proceeds from the sale of the shares by the selling stockholders.`,
      'justify',
    ),
    ...warrantParagraphs(truth, html),
    lastSaleParagraph(truth, html),
    ...coverLegend(html),
    html.heading('SELLING STOCKHOLDERS'),
    html.table([
      ['Name', ...columnHeadings('Shares Offered')],
      ...truth.sellers.map((seller) => [seller.name, grouped(seller.shares)]),
    ]),
  ];
}

function primaryBody(truth: ProspectusTruth, html: HtmlWriter): string[] {
  const o = truth.offering;
  const ipo = o.type === 'ipo';
  const shares = o.sharesOffered === undefined ? '' : `${grouped(o.sharesOffered)} `;
  const words = ipo
    ? `This is the initial public offering of ${truth.profile.name}. We are offering ${shares}shares of our common stock. There is currently no public market for our common stock.`
    : `We are offering, on a best efforts basis, up to ${shares}shares of our common stock. There is no minimum offering amount.`;
  return [
    html.heading(`${o.sharesOffered === undefined ? '' : `Up to ${shares}`}Shares of Common Stock`),
    html.p(words, 'justify'),
    ...(ipo ? [] : [lastSaleParagraph(truth, html)]),
    ...coverLegend(html),
    ...theOffering(truth, html, `Up to ${shares}shares of common stock`),
  ];
}

/** A registration statement: shelf, resale, best-efforts or IPO, first filing or amendment. */
export function renderRegistration(truth: ProspectusTruth, amendment: number, dialect: Dialect): string {
  const html = createHtml(dialect);
  const { type } = truth.offering;
  const body =
    type === 'shelf' ? shelfBody(truth, html) : type === 'resale' ? resaleBody(truth, html) : primaryBody(truth, html);
  return html.page(truth.form, [
    ...facingPage(truth, html, amendment),
    ...body,
    ...html.headings(['PART II — INFORMATION NOT REQUIRED IN PROSPECTUS', 'SIGNATURES']),
    html.p(`/s/ ${truth.profile.chiefExecutive}`),
  ]);
}

/** EFFECT is the Commission's own notice, as XML. */
export function renderEffect(cik: string, name: string, fileNumber: string, form: string, date: string): string {
  return `<?xml version="1.0"?>
<edgarSubmission>
  <schemaVersion>X0101</schemaVersion>
  <submissionType>EFFECT</submissionType>
  <testOrLive>LIVE</testOrLive>
  <effectiveData>
    <form>${form}</form>
    <finalEffectivenessDispDate>${date}</finalEffectivenessDispDate>
    <finalEffectivenessDispTime>16:00:00</finalEffectivenessDispTime>
    <filer>
      <cik>${cik.padStart(10, '0')}</cik>
      <entityName>${name.replaceAll('&', '&amp;')}</entityName>
      <fileNumber>${fileNumber}</fileNumber>
    </filer>
  </effectiveData>
</edgarSubmission>`;
}

/** RW withdraws a registration statement; POS AM removes unsold securities from registration. */
export function renderWithdrawal(
  profile: IssuerProfile,
  date: IsoDate,
  fileNumber: string,
  form: 'RW' | 'POS AM',
  dialect: Dialect,
): string {
  const html = createHtml(dialect);
  const body =
    form === 'RW'
      ? html.paragraphs('left', [
          `Re: Request for Withdrawal of Registration Statement on Form S-3 (File No. ${fileNumber})`,
          `Pursuant to Rule 477 under the Securities Act of 1933, ${profile.name} hereby requests that the Commission consent to the withdrawal of the Registration Statement. No securities were sold in connection with the offering.`,
        ])
      : [
          html.heading('POST-EFFECTIVE AMENDMENT NO. 1'),
          html.p(`Registration No. ${fileNumber}`, 'right'),
          html.heading('DEREGISTRATION OF SECURITIES'),
          html.p(
            `This Post-Effective Amendment relates to the Registration Statement (File No. ${fileNumber}). ${profile.name} hereby removes from registration all securities registered under the Registration Statement that remain unsold as of the date hereof.`,
          ),
        ];
  return html.page(form, [html.p(longDate(date)), ...body, html.p(`/s/ ${profile.chiefExecutive}`)]);
}
