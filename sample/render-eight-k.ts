import type { IsoDate } from '../core/dates.ts';
import { longDate } from './calendar.ts';
import { ITEM_TITLES } from './filing-draft.ts';
import { createHtml, type Dialect } from './html.ts';
import type { IssuerProfile } from './issuer.ts';

export interface EightKItem {
  readonly number: string;
  /** Finished markup, or plain lines in the text layout. */
  readonly body: readonly string[];
}

export type EightKLayout = 'html' | 'text';

/** A current report: cover, items in order, signature. The text layout is one `<PAGE>` document. */
export function renderEightK(
  profile: IssuerProfile,
  eventDate: IsoDate,
  filedDate: IsoDate,
  items: readonly EightKItem[],
  layout: EightKLayout,
  dialect: Dialect,
): string {
  const cover = [
    'FORM 8-K',
    'CURRENT REPORT',
    'Pursuant to Section 13 or 15(d) of the Securities Exchange Act of 1934',
  ];
  const dateLine = `Date of Report (Date of earliest event reported): ${longDate(eventDate)}`;
  if (layout === 'text') {
    const centred = (line: string): string => line.padStart(Math.floor((78 + line.length) / 2));
    return [
      '<PAGE>',
      ...[
        'UNITED STATES',
        'SECURITIES AND EXCHANGE COMMISSION',
        'Washington, D.C. 20549',
        '',
        ...cover,
        '',
        dateLine,
        '',
        profile.name.toUpperCase(),
        '(Exact name of registrant as specified in its charter)',
      ].map(centred),
      '',
      ...items.flatMap((item) => [
        `ITEM ${item.number}  ${(ITEM_TITLES[item.number] ?? '').toUpperCase()}`,
        '',
        ...item.body,
        '',
      ]),
      '<PAGE>',
      centred('SIGNATURES'),
      '',
      `                                   ${profile.name}`,
      `Date:  ${longDate(filedDate)}            By: /s/ ${profile.chiefFinancial}`,
      '',
    ].join('\r\n');
  }
  const html = createHtml(dialect);
  return html.page('8-K', [
    html.heading('UNITED STATES'),
    html.heading('SECURITIES AND EXCHANGE COMMISSION'),
    ...cover.map((line) => html.heading(line)),
    html.p(dateLine, 'center'),
    html.heading(profile.name),
    html.p('(Exact name of registrant as specified in its charter)', 'center'),
    html.table([
      [
        profile.incorporation.name,
        { content: profile.fileNumber, number: false },
        { content: `${profile.ein.slice(0, 2)}-${profile.ein.slice(2)}`, number: false },
      ],
      [
        '(State or other jurisdiction of incorporation)',
        '(Commission File Number)',
        '(IRS Employer Identification No.)',
      ],
    ]),
    html.p('☐ Written communications pursuant to Rule 425 under the Securities Act'),
    html.p('☐ Soliciting material pursuant to Rule 14a-12 under the Exchange Act'),
    html.pageBreak('1'),
    ...items.flatMap((item) => [
      html.p(html.bold(`Item ${item.number}\u00a0\u00a0${ITEM_TITLES[item.number] ?? ''}.`)),
      ...item.body,
    ]),
    html.heading('SIGNATURE'),
    html.p(
      'Pursuant to the requirements of the Securities Exchange Act of 1934, the registrant has duly caused this report to be signed on its behalf by the undersigned hereunto duly authorized.',
    ),
    html.p(`${profile.name}`),
    html.p(`Date: ${longDate(filedDate)}\u00a0\u00a0By: /s/ ${profile.chiefFinancial}`),
  ]);
}
