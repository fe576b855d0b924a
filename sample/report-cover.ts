import type { XbrlPeriod } from '../core/xbrl.ts';
import { longDate } from './calendar.ts';
import type { HtmlWriter, Inline } from './html.ts';
import type { InlineWriter } from './inline-writer.ts';
import { dashedEin, fiscalYearEndOf } from './issuer.ts';
import type { ReportTruth } from './report-model.ts';

function filerCategory(truth: ReportTruth): string {
  const float = truth.shares.publicFloat ?? 0;
  if (float >= 700_000_000) return 'Large Accelerated Filer';
  return float >= 75_000_000 && truth.profile.archetype.sales.revenue[1] >= 25_000_000
    ? 'Accelerated Filer'
    : 'Non-accelerated Filer';
}

type Say = (concept: string, value: string, shown?: string, format?: string) => Inline;

function registrantTable({ profile }: ReportTruth, html: HtmlWriter, say: Say, incorporated: Inline): string {
  return html.table([
    [
      { content: incorporated },
      { content: say('dei:EntityTaxIdentificationNumber', dashedEin(profile)), number: false },
    ],
    ['(State or other jurisdiction of incorporation)', '(I.R.S. Employer Identification No.)'],
    [
      { content: say('dei:EntityAddressAddressLine1', profile.place.street) },
      { content: say('dei:EntityAddressPostalZipCode', profile.place.zip), number: false },
    ],
    [
      { content: say('dei:EntityAddressCityOrTown', profile.place.city) },
      {
        content: [
          '(',
          say('dei:CityAreaCode', profile.place.areaCode),
          ') ',
          say('dei:LocalPhoneNumber', profile.phone.slice(profile.place.areaCode.length + 1)),
        ],
        number: false,
      },
    ],
  ]);
}

function statusParagraphs(
  truth: ReportTruth,
  html: HtmlWriter,
  writer: InlineWriter,
  say: Say,
  cover: XbrlPeriod,
): string[] {
  const { archetype } = truth.profile;
  const category = filerCategory(truth);
  const shell = archetype.id === 'shell';
  return [
    html.p([
      'Indicate by check mark whether the registrant is a large accelerated filer, an accelerated filer or a non-accelerated filer: ',
      say(
        'dei:EntityFilerCategory',
        category,
        category.toLowerCase().replace(/^./, (c) => c.toUpperCase()),
        'ixt-sec:entityfilercategoryen',
      ),
      ' ☒',
    ]),
    html.p([
      'Smaller reporting company ',
      writer.flag('dei:EntitySmallBusiness', category === 'Non-accelerated Filer', cover),
      ' Emerging growth company ',
      writer.flag('dei:EntityEmergingGrowthCompany', archetype.id === 'recent-ipo', cover),
    ]),
    html.p([
      'Indicate by check mark whether the registrant is a shell company (as defined in Rule 12b-2 of the Act). Yes ',
      writer.flag('dei:EntityShellCompany', shell, cover),
      shell ? ' No ☐' : ' No ☒',
    ]),
  ];
}

/** Public float, where stated, and shares outstanding. */
function sharesParagraphs({ shares }: ReportTruth, html: HtmlWriter, writer: InlineWriter): string[] {
  const { sharesOutstanding, asOf, publicFloat, publicFloatAsOf } = shares;
  const count = writer.number({
    concept: 'dei:EntityCommonStockSharesOutstanding',
    value: sharesOutstanding,
    kind: 'shares',
    period: { instant: asOf },
  });
  const outstanding = html.p([
    `As of ${longDate(asOf)}, there were `,
    count,
    ' shares of the registrant’s common stock outstanding.',
  ]);
  if (publicFloat === undefined || publicFloatAsOf === undefined) return [outstanding];
  const inMillions = publicFloat % 100_000 === 0;
  const float = writer.number({
    concept: 'dei:EntityPublicFloat',
    value: publicFloat,
    kind: 'money',
    period: { instant: publicFloatAsOf },
    ...(inMillions ? { scale: 6, decimals: '-5' } : {}),
  });
  const held = `The aggregate market value of the common stock held by non-affiliates of the registrant on ${longDate(publicFloatAsOf)} was $`;
  return [html.p([held, float, inMillions ? ' million.' : '.']), outstanding];
}

/** The cover page with its dei facts; those not printed go to the hidden section. */
export function renderReportCover(
  truth: ReportTruth,
  html: HtmlWriter,
  writer: InlineWriter,
  cover: XbrlPeriod,
): string {
  const { profile, form } = truth;
  const quarterly = form === '10-Q';
  const say: Say = (concept, value, shown, format) => writer.text({ concept, value, period: cover, shown, format });
  const hide = (concept: string, value: string): void => writer.hide({ concept, value, period: cover });
  hide('dei:EntityCentralIndexKey', profile.cik.padStart(10, '0'));
  hide('dei:AmendmentFlag', 'false');
  hide('dei:DocumentFiscalYearFocus', String(truth.fiscalYear));
  hide('dei:DocumentFiscalPeriodFocus', truth.fiscalPeriod);
  hide('dei:CurrentFiscalYearEndDate', `--${fiscalYearEndOf(profile)}`);
  const home = profile.incorporation;
  let incorporated: Inline = home.name;
  if (profile.foreign) hide('dei:EntityIncorporationStateCountryCode', home.code);
  else incorporated = say('dei:EntityIncorporationStateCountryCode', home.code, home.name, 'ixt-sec:stateprovnameen');
  const { code, coverName } = profile.exchange;
  const listing: Inline[] =
    code === null
      ? ['None', 'None', 'None']
      : [
          say('dei:Security12bTitle', `Common Stock, par value $${profile.parValue} per share`),
          say('dei:TradingSymbol', profile.ticker),
          say('dei:SecurityExchangeName', code, coverName, 'ixt-sec:exchnameen'),
        ];
  const closing = sharesParagraphs(truth, html, writer);
  return [
    ...html.headings(['UNITED STATES', 'SECURITIES AND EXCHANGE COMMISSION']),
    html.p('Washington, D.C. 20549', 'center'),
    html.heading(['FORM ', say('dei:DocumentType', form)]),
    html.p([
      writer.flag(`dei:Document${quarterly ? 'Quarterly' : 'Annual'}Report`, true, cover),
      ` ${quarterly ? 'QUARTERLY' : 'ANNUAL'} REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE SECURITIES EXCHANGE ACT OF 1934`,
    ]),
    html.p([
      `For the ${quarterly ? 'quarterly period' : 'fiscal year'} ended `,
      writer.date('dei:DocumentPeriodEndDate', truth.periodEnd, cover),
    ]),
    html.p([
      writer.flag('dei:DocumentTransitionReport', false, cover),
      ' TRANSITION REPORT PURSUANT TO SECTION 13 OR 15(d)',
    ]),
    html.p(['Commission file number: ', say('dei:EntityFileNumber', profile.fileNumber)], 'center'),
    html.heading(say('dei:EntityRegistrantName', profile.name)),
    html.p('(Exact name of registrant as specified in its charter)', 'center'),
    registrantTable(truth, html, say, incorporated),
    html.p('Securities registered pursuant to Section 12(b) of the Act:', 'center'),
    html.table([
      [
        'Title of each class',
        { content: 'Trading Symbol(s)', number: false },
        { content: 'Name of each exchange on which registered', number: false },
      ],
      listing.map((content) => ({ content, number: false })),
    ]),
    ...statusParagraphs(truth, html, writer, say, cover),
    ...closing,
  ].join('\n');
}
