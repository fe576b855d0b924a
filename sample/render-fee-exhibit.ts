import type { IsoDate } from '../core/dates.ts';
import type { XbrlFact, XbrlPeriod } from '../core/xbrl.ts';
import { yearOf } from './calendar.ts';
import { createHtml, type Dialect, grouped, XHTML_DIALECT } from './html.ts';
import { createInlineWriter, INLINE_LAYOUTS, IXT_NAMESPACES } from './inline-writer.ts';
import type { IssuerProfile } from './issuer.ts';
import { sum } from './prospectus-model.ts';

/** One line of Table 1 and its totals. */
export interface FeeTruth {
  readonly profile: IssuerProfile;
  /** `"S-3"`, `"S-1"`, `"F-3"`. */
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly security: string;
  readonly rule: '457(o)' | '457(c)';
  /** Shares, where the fee is not on the aggregate alone. */
  readonly amountRegistered: number | null;
  readonly pricePerUnit: number | null;
  readonly maxAggregate: number;
  readonly feeRate: number;
  readonly fee: number;
}

/** Securities Act fee per dollar; it changes with the government's fiscal year. */
export function feeRateOn(date: IsoDate): number {
  if (date >= '2025-10-01') return 0.0001381;
  if (date >= '2024-10-01') return 0.0001531;
  if (date >= '2023-10-01') return 0.0001476;
  return 0.0001102;
}

export function feeOf(amount: number, date: IsoDate): number {
  return Math.round(amount * feeRateOn(date) * 100) / 100;
}

const HEADINGS = [
  'Security Type',
  'Security Class Title',
  'Fee Calculation Rule',
  'Amount Registered',
  'Proposed Maximum Offering Price Per Unit',
  'Maximum Aggregate Offering Price',
  'Fee Rate',
  'Amount of Registration Fee',
];

/** An EX-107 without tags, as filed before the tagging phase-in reached the filer. */
export function renderPlainFeeExhibit(truth: FeeTruth, dialect: Dialect): string {
  const html = createHtml(dialect);
  const cell = (content: string, dollar = false) => ({ content, dollar, number: true });
  return html.page('EX-FILING FEES', [
    html.p('Exhibit 107', 'right'),
    html.heading('Calculation of Filing Fee Tables'),
    html.heading(`Form ${truth.form}`),
    html.heading(truth.profile.name),
    html.heading('Table 1: Newly Registered Securities'),
    html.table([
      ['', ...HEADINGS.map((content) => ({ content, heading: true, number: false }))],
      [
        'Fees to Be Paid',
        { content: 'Equity', number: false },
        { content: truth.security, number: false },
        { content: truth.rule, number: false },
        cell(truth.amountRegistered === null ? '—' : grouped(truth.amountRegistered)),
        cell(truth.pricePerUnit === null ? '—' : truth.pricePerUnit.toFixed(2), truth.pricePerUnit !== null),
        cell(sum(truth.maxAggregate), true),
        cell(truth.feeRate.toFixed(7)),
        cell(truth.fee.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','), true),
      ],
      [
        'Total Offering Amounts',
        '',
        '',
        '',
        '',
        '',
        cell(sum(truth.maxAggregate), true),
        '',
        cell(grouped(truth.fee, 2), true),
      ],
      ['Total Fees Previously Paid', '', '', '', '', '', '', '', cell('—')],
      ['Net Fee Due', '', '', '', '', '', '', '', cell(grouped(truth.fee, 2), true)],
    ]),
  ]);
}

/** The same exhibit as inline XBRL in the `ffd` taxonomy: one offering line in a typed dimension. */
export function renderTaggedFeeExhibit(truth: FeeTruth): {
  readonly html: string;
  readonly facts: readonly XbrlFact[];
} {
  const html = createHtml(XHTML_DIALECT);
  const layout = INLINE_LAYOUTS[0];
  const writer = createInlineWriter(truth.profile.cik.padStart(10, '0'), layout, html);
  const period: XbrlPeriod = { start: truth.filedDate, end: truth.filedDate };
  const line = { 'ffd:OfferingAxis': '1' };
  const say = (concept: string, value: string, dimensions?: Readonly<Record<string, string>>) =>
    writer.text({ concept, value, period, ...(dimensions ? { dimensions } : {}) });
  const amount = (
    concept: string,
    value: number,
    dimensions: Readonly<Record<string, string>> | null,
    kind: 'money' | 'shares' | 'pure' = 'money',
    decimals = '2',
  ) => writer.number({ concept, value, kind, period, decimals, dashZero: true, ...(dimensions ? { dimensions } : {}) });
  for (const [concept, value] of [
    ['ffd:SubmissnTp', truth.form],
    ['ffd:FeeExhibitTp', 'EX-FILING FEES'],
    ['dei:EntityCentralIndexKey', truth.profile.cik.padStart(10, '0')],
  ] as const)
    writer.hide({ concept, value, period });
  const rule = truth.rule === '457(o)' ? 'ffd:Rule457oFlg' : 'ffd:FeesOthrRuleFlg';
  const cells = [
    say('ffd:OfferingSctyTp', 'Equity', line),
    say('ffd:OfferingSctyTitl', truth.security, line),
    writer.text({
      concept: rule,
      value: 'true',
      period,
      dimensions: line,
      shown: truth.rule,
      format: 'ixt:fixed-true',
    }),
    truth.amountRegistered === null ? '—' : amount('ffd:AmtSctiesRegd', truth.amountRegistered, line, 'shares', 'INF'),
    truth.pricePerUnit === null ? '—' : amount('ffd:MaxOfferingPricPerScty', truth.pricePerUnit, line, 'money', '4'),
    amount('ffd:MaxAggtOfferingPric', truth.maxAggregate, line),
    amount('ffd:FeeRate', truth.feeRate, line, 'pure', 'INF'),
    amount('ffd:FeeAmt', truth.fee, line),
  ];
  const total = (label: string, concept: string, value: number) => [
    label,
    { content: ['$', amount(concept, value, null)], number: false },
  ];
  const body = [
    html.heading('Calculation of Filing Fee Tables'),
    html.heading(say('ffd:FormTp', truth.form)),
    html.heading(say('dei:EntityRegistrantName', truth.profile.name)),
    html.p(html.bold('Table 1: Newly Registered and Carry Forward Securities')),
    html.table([
      ['', ...HEADINGS.map((content) => ({ content, heading: true, number: false }))],
      [
        writer.text({
          concept: 'ffd:PrevslyPdFlg',
          value: 'false',
          period,
          dimensions: line,
          shown: 'Fees to be Paid',
          format: 'ixt:fixed-false',
        }),
        ...cells,
      ].map((content) => ({ content, number: false })),
    ]),
    html.table([
      total('Total Offering Amounts:', 'ffd:TtlOfferingAmt', truth.maxAggregate),
      total('Total Fees Due:', 'ffd:TtlFeeAmt', truth.fee),
      total('Total Fees Previously Paid:', 'ffd:TtlPrevslyPdAmt', 0),
      total('Total Fee Offsets:', 'ffd:TtlOffsetAmt', 0),
      total('Net Fee Due:', 'ffd:NetFeeAmt', truth.fee),
    ]),
  ];
  const year = yearOf(truth.filedDate);
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
