import type { IsoDate } from '../core/dates.ts';
import { padCik } from '../core/ids.ts';
import type { XbrlPeriod } from '../core/xbrl.ts';
import { yearOf } from './calendar.ts';
import { columnHeadings, createHtml, type Dialect, grouped, XHTML_DIALECT } from './html.ts';
import {
  createInlineWriter,
  type Dimensions,
  INLINE_LAYOUTS,
  IXT_NAMESPACES,
  type NumberKind,
} from './inline-writer.ts';
import type { IssuerProfile } from './issuer.ts';
import { sum } from './prospectus-model.ts';

/** One line of Table 1 and its totals. */
export interface FeeTruth {
  readonly profile: IssuerProfile;
  /** `"S-3"`, `"S-1"`, `"F-3"`. */
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly security: string;
  /** Shares under Rule 457(c); undefined where the fee is on the aggregate alone, under Rule 457(o). */
  readonly shares: number | undefined;
  readonly maxAggregate: number;
  readonly fee: number;
}

/** Securities Act fee per dollar; it changes with the government's fiscal year. */
function feeRateOn(date: IsoDate): number {
  if (date >= '2025-10-01') return 0.0001381;
  if (date >= '2024-10-01') return 0.0001531;
  if (date >= '2023-10-01') return 0.0001476;
  return 0.0001102;
}

export function feeOf(amount: number, date: IsoDate): number {
  return Math.round(amount * feeRateOn(date) * 100) / 100;
}

const HEADINGS = columnHeadings(
  'Security Type',
  'Security Class Title',
  'Fee Calculation Rule',
  'Amount Registered',
  'Proposed Maximum Offering Price Per Unit',
  'Maximum Aggregate Offering Price',
  'Fee Rate',
  'Amount of Registration Fee',
);

const ruleOf = ({ shares }: FeeTruth): string => (shares === undefined ? '457(o)' : '457(c)');
const priceOf = (maxAggregate: number, shares: number): number => Math.round((maxAggregate / shares) * 100) / 100;

/** An EX-107 without tags, as filed before the tagging phase-in reached the filer. */
export function renderPlainFeeExhibit(truth: FeeTruth, dialect: Dialect): string {
  const html = createHtml(dialect);
  const { form, profile, security, shares, maxAggregate } = truth;
  const number = (content: string, dollar = false) => ({ content, dollar, number: true });
  const text = (content: string) => ({ content, number: false });
  const total = number(sum(maxAggregate), true);
  const fee = number(grouped(truth.fee, 2), true);
  const blanks = (count: number): string[] => Array<string>(count).fill('');
  return html.page('EX-FILING FEES', [
    html.p('Exhibit 107', 'right'),
    ...html.headings([
      'Calculation of Filing Fee Tables',
      `Form ${form}`,
      profile.name,
      'Table 1: Newly Registered Securities',
    ]),
    html.table([
      ['', ...HEADINGS],
      [
        'Fees to Be Paid',
        ...['Equity', security, ruleOf(truth)].map(text),
        number(shares === undefined ? '—' : grouped(shares)),
        shares === undefined ? number('—') : number(priceOf(maxAggregate, shares).toFixed(2), true),
        total,
        number(feeRateOn(truth.filedDate).toFixed(7)),
        fee,
      ],
      ['Total Offering Amounts', ...blanks(5), total, '', fee],
      ['Total Fees Previously Paid', ...blanks(7), number('—')],
      ['Net Fee Due', ...blanks(7), fee],
    ]),
  ]);
}

/** The same exhibit as inline XBRL in the `ffd` taxonomy: one offering line in a typed dimension. */
export function renderTaggedFeeExhibit(truth: FeeTruth) {
  const html = createHtml(XHTML_DIALECT);
  const layout = INLINE_LAYOUTS[0];
  const cik = padCik(truth.profile.cik);
  const writer = createInlineWriter(cik, layout, html);
  const { shares, maxAggregate, fee, filedDate } = truth;
  const period: XbrlPeriod = { start: filedDate, end: filedDate };
  const line: Dimensions = { 'ffd:OfferingAxis': '1' };
  const say = (concept: string, value: string, dimensions?: Dimensions) =>
    writer.text({ concept, value, period, dimensions });
  const flag = (concept: string, value: boolean, shown: string) =>
    writer.text({ concept, value: String(value), period, dimensions: line, shown, format: `ixt:fixed-${value}` });
  const amount = (concept: string, value: number, kind: NumberKind, decimals: string, dimensions?: Dimensions) =>
    writer.number({ concept, value, kind, period, decimals, dashZero: true, dimensions });
  for (const [concept, value] of [
    ['ffd:SubmissnTp', truth.form],
    ['ffd:FeeExhibitTp', 'EX-FILING FEES'],
    ['dei:EntityCentralIndexKey', cik],
  ] as const)
    writer.hide({ concept, value, period });
  const cells = [
    say('ffd:OfferingSctyTp', 'Equity', line),
    say('ffd:OfferingSctyTitl', truth.security, line),
    flag(shares === undefined ? 'ffd:Rule457oFlg' : 'ffd:FeesOthrRuleFlg', true, ruleOf(truth)),
    shares === undefined ? '—' : amount('ffd:AmtSctiesRegd', shares, 'shares', 'INF', line),
    shares === undefined
      ? '—'
      : amount('ffd:MaxOfferingPricPerScty', priceOf(maxAggregate, shares), 'money', '4', line),
    amount('ffd:MaxAggtOfferingPric', maxAggregate, 'money', '2', line),
    amount('ffd:FeeRate', feeRateOn(filedDate), 'pure', 'INF', line),
    amount('ffd:FeeAmt', fee, 'money', '2', line),
  ];
  const total = (label: string, concept: string, value: number) => [
    label,
    { content: ['$', amount(concept, value, 'money', '2')], number: false },
  ];
  const body = [
    html.heading('Calculation of Filing Fee Tables'),
    html.heading(say('ffd:FormTp', truth.form)),
    html.heading(say('dei:EntityRegistrantName', truth.profile.name)),
    html.p(html.bold('Table 1: Newly Registered and Carry Forward Securities')),
    html.table([
      ['', ...HEADINGS],
      [flag('ffd:PrevslyPdFlg', false, 'Fees to be Paid'), ...cells].map((content) => ({ content, number: false })),
    ]),
    html.table([
      total('Total Offering Amounts:', 'ffd:TtlOfferingAmt', maxAggregate),
      total('Total Fees Due:', 'ffd:TtlFeeAmt', fee),
      total('Total Fees Previously Paid:', 'ffd:TtlPrevslyPdAmt', 0),
      total('Total Fee Offsets:', 'ffd:TtlOffsetAmt', 0),
      total('Net Fee Due:', 'ffd:NetFeeAmt', fee),
    ]),
  ];
  const year = yearOf(filedDate);
  const header = writer.header(`https://xbrl.sec.gov/ffd/${year}/ffd-${year}.xsd`);
  const page = [
    '<?xml version="1.0" encoding="ASCII"?>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:ixt="${IXT_NAMESPACES[layout.ixt]}" xmlns:ixt-sec="http://www.sec.gov/inlineXBRL/transformation/2015-08-31" xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:dei="http://xbrl.sec.gov/dei/${year}" xmlns:ffd="http://xbrl.sec.gov/ffd/${year}"><head><title>EX-FILING FEES</title></head><body>`,
    header,
    ...body,
    '</body></html>',
  ].join('\n');
  return { html: page, facts: writer.facts };
}
