import Type, { type Static } from 'typebox';
import { easternDateOf, type IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import {
  loadComplianceStates,
  type StoredComplianceState,
} from '../../../db/repositories/datasets/compliance-remediation.ts';
import { AccessionNumberText, Day, Nullable } from '../../blocks.ts';
import type { Clocks } from '../../parameters.ts';
import { type Deps, datasetList } from './dataset-list.ts';
import { choice, day, flagParameter, oneOf, text } from './fields.ts';
import { equals } from './filters.ts';

const EXCHANGES = ['nasdaq', 'nyse', 'nyse-american', 'other'] as const;
const DEFICIENCIES = ['bid_price', 'equity', 'market_value', 'late_filing', 'other'] as const;
const STATUSES = ['notified', 'compliance_plan', 'extension', 'hearing', 'regained', 'delisting'] as const;
const STAGES = [
  'notified',
  'compliance_plan',
  'extension',
  'second_period',
  'hearing',
  'determination',
  'suspended',
  'delisted',
  'regained',
] as const;
const SECURITIES = [
  'common',
  'depositary_shares',
  'sole_class',
  'units',
  'warrants',
  'rights',
  'preferred',
  'notes',
] as const;

/** The deficiency that a notice is a step of, as all notices of the issuer show it. */
const REMEDIATION = Nullable(
  Type.Object(
    {
      asOf: { ...Day, description: 'Date that the state is derived as of.' },
      status: oneOf(STAGES, 'The last step.'),
      isOpen: Type.Boolean({ description: 'Neither regained nor too old for scoring.' }),
      since: { ...Day, description: 'First notice of the present procedure.' },
      noticeDate: { ...Day, description: 'Of the last step.' },
      steps: Type.Array(
        Type.Object({
          status: oneOf(STAGES),
          noticeDate: Day,
          accessionNumber: AccessionNumberText,
          sourceSpan: Nullable(Type.String()),
        }),
        { description: 'Oldest first.' },
      ),
    },
    {
      title: 'Remediation',
      description:
        'Derived from all notices of the issuer for this exchange and deficiency: as of the last night, or as of `as_of`.',
    },
  ),
);

type Remediation = Static<typeof REMEDIATION>;

function remediationOf(state: StoredComplianceState | undefined): Remediation {
  if (state === undefined) return null;
  const { asOf, status, isOpen, since, noticeDate, history } = state;
  const steps = history.map((step) => ({
    status: step.status,
    noticeDate: step.noticeDate,
    accessionNumber: step.source.accessionNumber,
    sourceSpan: step.source.sourceSpan,
  }));
  return { asOf, status, isOpen, since, noticeDate, steps };
}

async function statesOf(deps: Deps, ciks: readonly Cik[], clocks: Clocks): Promise<readonly StoredComplianceState[]> {
  const { asOf, computedBy } = clocks;
  if (ciks.length === 0) return [];
  if (asOf === null && computedBy === null) return loadComplianceStates(deps.db, ciks);
  const date: IsoDate = asOf ?? easternDateOf(Date.parse(computedBy ?? ''));
  const derivations = await deps.services.derive(deps.db, ciks, date, computedBy);
  return derivations.flatMap(({ cik, complianceStates }) =>
    complianceStates.map((state) => ({ ...state, cik, asOf: date })),
  );
}

export const listExchangeCompliance = datasetList({
  id: 'listExchangeCompliance',
  path: '/v1/dilution/exchange-compliance',
  summary: 'Exchange deficiency notices with status and remediation tracking',
  description: 'One row per step that a filing states; `remediation` is the procedure as a whole.',
  tool: 'dilution.exchange_compliance.list',
  object: 'exchange_compliance',
  title: 'ExchangeCompliance',
  table: 'dilution.exchange_compliance',
  dataset: 'exchange-compliance',
  parsers: ['exchange-compliance'],
  fields: {
    form: Type.String(),
    filedDate: Day,
    exchange: oneOf(EXCHANGES),
    rule: text('As printed: `5550(a)(2)`.'),
    deficiency: oneOf(DEFICIENCIES),
    status: oneOf(STATUSES, 'What the filing reports.'),
    stage: oneOf(STAGES, 'Finer than `status`.'),
    noticeDate: day(),
    cureDeadline: day('By which compliance must be regained.'),
    security: Nullable(
      Type.Enum([...SECURITIES], {
        description:
          'Class of listed security; null where not said, which is the common stock as a rule. `sole_class`: the only listed one, not common.',
      }),
    ),
    isCurrent: Type.Boolean({ description: 'False for earlier steps that the filing recounts.' }),
  },
  derived: {
    fields: { remediation: REMEDIATION },
    async read(deps, rows, clocks) {
      const states = await statesOf(deps, [...new Set(rows.map(({ cik }) => cik))], clocks);
      const keyOf = (of: { cik: string; exchange: string; deficiency: string }) =>
        `${of.cik} ${of.exchange} ${of.deficiency}`;
      const byKey = new Map(states.map((state) => [keyOf(state), state]));
      return rows.map((row) => ({ remediation: remediationOf(byKey.get(keyOf(row))) }));
    },
  },
  filters: {
    exchange: choice(EXCHANGES, 'Exchange that gave the notice.'),
    deficiency: choice(DEFICIENCIES, 'What is deficient.'),
    status: choice(STATUSES, 'What the filing reports.'),
    stage: choice(STAGES, 'Finer than `status`.'),
    is_current: flagParameter('False: only earlier steps that filings recount; true: without them.'),
  },
  where: ({ exchange, deficiency, status, stage, is_current }) => [
    ...equals('exchange', exchange),
    ...equals('deficiency', deficiency),
    ...equals('status', status),
    ...equals('stage', stage),
    ...equals('is_current', is_current),
  ],
});
