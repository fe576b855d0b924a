import type { IsoDate } from '../core/dates.ts';
import { addBusinessDays, longDate } from './calendar.ts';
import { htmlDocument } from './filing-draft.ts';
import { ITEM_TITLES } from './header-writer.ts';
import { createHtml, type Dialect } from './html.ts';
import { dashedEin, type IssuerProfile } from './issuer.ts';
import { file, type IssuerState } from './issuer-state.ts';
import type { FilingFacts } from './truth.ts';

interface EightKItem {
  readonly number: string;
  /** Finished markup, or plain lines in the text layout. */
  readonly body: readonly string[];
}

interface EightK {
  readonly eventDate: IsoDate;
  /** Business days from the event to the filing. */
  readonly lag: number;
  readonly items: readonly EightKItem[];
  readonly truth: FilingFacts;
  /** Prose unless another is named; `text` is one plain `<PAGE>` document. */
  readonly layout?: string;
}

/** Files a current report. */
export function fileEightK(state: IssuerState, { eventDate, lag, items, truth, layout }: EightK): void {
  const { profile, dialect } = state;
  const filedDate = addBusinessDays(eventDate, lag);
  const text = layout === 'text';
  const render = text ? renderText : renderHtml;
  const body = render(profile, eventDate, filedDate, items, dialect);
  const name = layout === undefined ? 'form8-k' : 'form8k';
  const document = htmlDocument('8-K', `${name}.${text ? 'txt' : 'htm'}`, body, dialect, layout ?? 'prose');
  file(state, {
    form: '8-K',
    filedDate,
    periodOfReport: eventDate,
    items: items.map((item) => item.number),
    documents: [text ? { ...document, layout } : document],
    truth,
  });
}

const COVER = ['FORM 8-K', 'CURRENT REPORT', 'Pursuant to Section 13 or 15(d) of the Securities Exchange Act of 1934'];

const dateLine = (date: IsoDate): string => `Date of Report (Date of earliest event reported): ${longDate(date)}`;

function renderText(
  profile: IssuerProfile,
  eventDate: IsoDate,
  filedDate: IsoDate,
  items: readonly EightKItem[],
): string {
  const centered = (line: string): string => line.padStart(Math.floor((78 + line.length) / 2));
  const cover = [
    'UNITED STATES',
    'SECURITIES AND EXCHANGE COMMISSION',
    'Washington, D.C. 20549',
    '',
    ...COVER,
    '',
    dateLine(eventDate),
    '',
    profile.name.toUpperCase(),
    '(Exact name of registrant as specified in its charter)',
  ];
  return [
    '<PAGE>',
    ...cover.map(centered),
    '',
    ...items.flatMap(({ number, body }) => [
      `ITEM ${number}  ${(ITEM_TITLES[number] ?? '').toUpperCase()}`,
      '',
      ...body,
      '',
    ]),
    '<PAGE>',
    centered('SIGNATURES'),
    '',
    `                                   ${profile.name}`,
    `Date:  ${longDate(filedDate)}            By: /s/ ${profile.chiefFinancial}`,
    '',
  ].join('\r\n');
}

/** Cover, items in order, signature. */
function renderHtml(
  profile: IssuerProfile,
  eventDate: IsoDate,
  filedDate: IsoDate,
  items: readonly EightKItem[],
  dialect: Dialect,
): string {
  const html = createHtml(dialect);
  return html.page('8-K', [
    ...html.headings(['UNITED STATES', 'SECURITIES AND EXCHANGE COMMISSION', ...COVER]),
    html.p(dateLine(eventDate), 'center'),
    html.heading(profile.name),
    html.p('(Exact name of registrant as specified in its charter)', 'center'),
    html.table([
      [
        profile.incorporation.name,
        { content: profile.fileNumber, number: false },
        { content: dashedEin(profile), number: false },
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
    html.p(profile.name),
    html.p(`Date: ${longDate(filedDate)}\u00a0\u00a0By: /s/ ${profile.chiefFinancial}`),
  ]);
}
