import Type, { type TProperties } from 'typebox';
import { STATEMENT_FIELDS, type StatementField, type StatementKind } from '../../../core/statements.ts';
import {
  MISSING_REASONS,
  PERIOD_KINDS,
  RESTATED_MODES,
  SERIES_PERIODS,
} from '../../../scoring/statements/series-types.ts';
import type { SeriesCheckName } from '../../../scoring/statements/verify-series.ts';
import { AccessionNumberText, AgentVerification, Day, IsoTime, Nullable, ROW_BLOCKS } from '../../blocks.ts';
import { oneOf } from '../dilution/fields.ts';

const DESCRIPTIONS: Readonly<Partial<Record<StatementField, string>>> = {
  netIncome: 'Attributable to the parent.',
  netIncomeIncludingNoncontrolling: 'With the share of noncontrolling interests.',
  interestExpense: 'Positive.',
  incomeTaxExpense: 'Positive; a benefit is negative.',
  epsBasic: 'Currency per share, as reported.',
  epsDiluted: 'Currency per share, as reported.',
  weightedSharesBasic: 'Shares.',
  weightedSharesDiluted: 'Shares.',
  totalEquity: 'Attributable to the parent.',
  totalEquityIncludingNoncontrolling: 'With noncontrolling interests.',
  sharesOutstanding: 'Shares, of the cover page.',
  capitalExpenditure: 'Positive.',
  freeCashFlow: 'Operating cash flow less capital expenditure.',
  dividendsPaid: 'Positive.',
  shareRepurchases: 'Positive.',
};

const amount = (description: string | undefined) =>
  Nullable(Type.Number(description === undefined ? {} : { description }));

/** A number per field, null with its reason in `reasons`. */
export function amountsOf(statement: StatementKind): TProperties {
  return Object.fromEntries(STATEMENT_FIELDS[statement].map((field) => [field, amount(DESCRIPTIONS[field])]));
}

/** Numbers that are no fields of a statement, by name. */
export const numbersOf = (descriptions: Readonly<Record<string, string>>): TProperties =>
  Object.fromEntries(Object.entries(descriptions).map(([name, description]) => [name, amount(description)]));

const Operand = Type.Object(
  {
    concept: Type.String({ description: 'As tagged: `us-gaap:Revenues`.', examples: ['us-gaap:Revenues'] }),
    value: Type.Number(),
    start: Nullable({ ...Day, description: 'Null for an instant.' }),
    end: Day,
    sign: Type.Integer({ description: '1 or -1, with which it enters the value.' }),
    accessionNumber: Nullable(AccessionNumberText),
    sourceSpan: Nullable(
      Type.String({ description: 'Of the printed number; `/v1/lineage/{sourceSpan}` has the words.' }),
    ),
  },
  { title: 'StatementOperand', description: 'A reported fact that a value rests on.' },
);

/** How a value came about. */
export const LINEAGE = {
  rule: oneOf(
    ['reported', 'sum', 'difference', 'year-to-date', 'trailing'],
    '`reported`: one fact. `sum`: of facts stated in parts. `difference`: one total less another. `year-to-date`: a quarter as the difference of two longer periods. `trailing`: the sum of four quarters.',
  ),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  accessionNumber: { ...AccessionNumberText, description: 'Of the newest filing that the value rests on.' },
  operands: Type.Array(Operand),
};
const Lineage = Type.Record(Type.String(), Type.Object(LINEAGE, { title: 'ValueLineage' }), {
  description: 'By field with a value: the rule and the facts that it rests on.',
});

export const Reasons = Type.Record(Type.String(), Type.Enum([...MISSING_REASONS]), {
  description:
    'By field that is null, why. `not-reported`: no filing states it for the period. `operand-not-reported`: a period that it would be computed from is not reported. `concepts-differ`: the operands rest on different concepts. `restated-since`: one operand was restated after the other was last presented. `not-additive`: a quarter of it is no difference, four quarters of it no sum. `not-meaningful`: a denominator is zero or negative. `not-annual`: the period is no year. `no-price`: no price was given, or it is in another currency.',
});

const Restatements = Type.Array(
  Type.Object(
    {
      field: Type.String(),
      kind: oneOf(
        ['restated', 'split', 'reclassified', 'concepts'],
        '`restated`: stated differently under the same concepts. `split`: counts and per-share values by one common ratio. `reclassified`: moved to another field. `concepts`: taken from other concepts.',
      ),
      old: Type.Number(),
      new: Type.Number(),
      oldAccessionNumber: AccessionNumberText,
      newAccessionNumber: AccessionNumberText,
      newFilingDate: Day,
    },
    { title: 'Restatement' },
  ),
  { description: 'Values of the period that a later filing stated differently, whichever is shown.' },
);

const CHECKS = {
  'year-sum-of-quarters': 'the four quarters of a flow sum to the year',
  'assets-liabilities-equity': 'assets are liabilities and equity',
  'gross-profit': 'gross profit is revenue less cost of revenue',
  'cash-flow-sum': 'the three flows sum to the change in cash',
  'cash-roll-forward': 'the change in cash is that between the balance sheets',
  'shares-times-eps': 'shares times earnings per share are net income',
} as const satisfies Readonly<Record<SeriesCheckName, string>>;

const Checks = Type.Array(
  Type.Object(
    {
      name: oneOf(
        Object.keys(CHECKS),
        Object.entries(CHECKS)
          .map(([name, text]) => `\`${name}\`: ${text}`)
          .join('; '),
      ),
      field: Type.String(),
      stated: Type.Number(),
      computed: Type.Number({ description: 'What the other values make of it.' }),
      tolerance: Type.Number({ description: 'Of the rounding in the statements.' }),
      passed: Nullable(Type.Boolean({ description: 'Null: lines that are no fields may explain the difference.' })),
    },
    { title: 'SeriesCheck' },
  ),
  { description: 'Cross-checks of the period; they change no value. None for twelve months.' },
);

/** What names a period. */
export const PERIOD = {
  cik: Type.String(),
  ticker: Nullable(Type.String({ description: 'As of `as_of`; null where no filing states one.' })),
  name: Nullable(Type.String()),
  period: Type.Enum([...SERIES_PERIODS]),
  periodKind: oneOf(
    [...PERIOD_KINDS],
    '`regular`: a fiscal year or a quarter of one. `transition`: between two fiscal years with different ends. `short`: another period of an annual report below a year. `predecessor`, `successor`: the parts of a year at a change of basis. `overlapping`: a year that another one, presented first, overlaps.',
  ),
  fiscalYear: Type.Integer({ description: 'By the end date; the dates name the period, not this label.' }),
  fiscalQuarter: Nullable(Type.Integer({ minimum: 1, maximum: 4, description: 'Null for a year.' })),
  periodStart: Nullable({ ...Day, description: 'First day; null for a balance sheet.' }),
  periodEnd: { ...Day, description: 'Last day; of a balance sheet its date.' },
  currency: Type.String({ description: 'ISO 4217, of the amounts, which are in whole units.', examples: ['USD'] }),
};

/** The newest filing that the values rest on. */
export const FILING = {
  accessionNumber: { ...AccessionNumberText, description: 'Of the newest filing that the values rest on.' },
  form: Type.String(),
  filingDate: Day,
  publicAt: IsoTime,
};

/** Members of an item beside its values: in full, and under `view=agent`. */
export const FULL = { lineage: Lineage, reasons: Reasons, restatements: Restatements, checks: Checks, ...ROW_BLOCKS };
export const AGENT = { reasons: Reasons, verification: AgentVerification };

export const PERIOD_PARAMETERS = {
  period: Type.Optional(
    Type.Enum([...SERIES_PERIODS], {
      default: 'annual',
      description: 'Fiscal years, fiscal quarters, or the twelve months that end with each quarter.',
    }),
  ),
  restated: Type.Optional(
    Type.Enum([...RESTATED_MODES], {
      default: 'latest',
      description: '`latest`: as the newest filing by `as_of` states it. `first`: as first reported.',
    }),
  ),
  currency: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{3}$',
      description:
        'Only amounts reported in this currency (ISO 4217); amounts are not converted. One in which the issuer does not report is refused with 404.',
      examples: ['USD'],
    }),
  ),
};
