import type { BulkTable, BulkValues, DatasetTable, DatasetValues } from './table-rows.ts';

/** How the values of a field compare. `time`: a date or an instant. `list`: several texts. `none`: not searchable. */
export type FieldType = 'text' | 'number' | 'date' | 'time' | 'boolean' | 'list';

export interface MonitorField {
  readonly type: FieldType;
  /** Every value it can have; absent: any. */
  readonly oneOf?: readonly string[];
}

type Spec = FieldType | 'none' | readonly string[];
type Specs<V> = { readonly [K in keyof Required<V>]: Spec };

const LISTING_STATUSES = [
  'notified',
  'compliance_plan',
  'extension',
  'second_period',
  'hearing',
  'determination',
  'suspended',
  'delisted',
  'regained',
];
const EXCHANGES = ['nasdaq', 'nyse', 'nyse-american', 'other'];
const DEFICIENCIES = ['bid_price', 'equity', 'market_value', 'late_filing', 'other'];

/** Fields that parsers fill, by table; a list of texts are the values that the field can have. */
export const PARSED_FIELDS = {
  'parsed.filer_identities': {
    name: 'text',
    ticker: 'text',
    exchange: 'text',
    securityTitle: 'text',
    documentType: 'text',
    documentPeriodEnd: 'date',
    fiscalYearEnd: 'text',
    isShellCompany: 'boolean',
    filerCategory: 'text',
  },
  'parsed.thirteenf_reports': {
    form: 'text',
    reportType: 'text',
    periodOfReport: 'date',
    managerName: 'text',
    fileNumber: 'text',
    isAmendment: 'boolean',
    amendmentNumber: 'number',
    amendmentType: ['RESTATEMENT', 'NEW HOLDINGS'],
    confidentialOmitted: 'boolean',
    entries: 'number',
    totalValueDollars: 'number',
    valueUnit: ['dollars', 'thousands'],
    valueUnitBasis: 'text',
    valueUnitReason: 'text',
    coverEntryTotal: 'number',
    coverValueTotal: 'number',
    includedManagers: 'none',
    reportingManagers: 'none',
  },
  'parsed.subsidiary_lists': { form: 'text', filedDate: 'date', count: 'number', notes: 'list' },
  'parsed.subsidiaries': {
    position: 'number',
    name: 'text',
    nameKey: 'text',
    jurisdiction: 'text',
    ownershipPercent: 'number',
    doingBusinessAs: 'text',
    level: 'number',
    noteMarks: 'list',
  },
  'parsed.voting_meetings': {
    meetingDate: 'date',
    meetingType: ['annual', 'special'],
    sharesOutstanding: 'number',
    sharesPresent: 'number',
    resultStatus: ['final', 'preliminary'],
    parsingConfidence: ['high', 'medium', 'low'],
    frequencyDecisionYears: 'number',
    amendmentKind: ['frequency-decision', 'final-results', 'correction'],
    originalFiledDate: 'date',
    rawItemText: 'text',
  },
  'parsed.voting_proposals': {
    ordinal: 'number',
    number: 'text',
    proposalType: 'text',
    subject: 'text',
    votesFor: 'number',
    votesAgainst: 'number',
    abstain: 'number',
    brokerNonVotes: 'number',
    oneYear: 'number',
    twoYears: 'number',
    threeYears: 'number',
    approved: 'boolean',
    classVotes: 'none',
  },
  'parsed.voting_nominees': {
    proposalOrdinal: 'number',
    ordinal: 'number',
    name: 'text',
    votesFor: 'number',
    votesAgainst: 'number',
    votesWithheld: 'number',
    abstain: 'number',
    brokerNonVotes: 'number',
  },
  'parsed.beneficial_owners': {
    form: 'text',
    issuerName: 'text',
    issuerCik: 'text',
    cusip: 'text',
    securitiesClass: 'text',
    eventDate: 'date',
    amendment: 'number',
    name: 'text',
    personCik: 'text',
    sharesOwned: 'number',
    percentOfClass: 'number',
    soleVoting: 'number',
    sharedVoting: 'number',
    soleDispositive: 'number',
    sharedDispositive: 'number',
    memberOfGroup: 'boolean',
    typeOfReportingPerson: 'list',
    citizenship: 'text',
  },
  'dilution.share_float_history': {
    asOf: 'date',
    shareClass: 'text',
    basis: ['cover', 'balance-sheet', 'prospectus', 'annual-float'],
    sharesOutstanding: 'number',
    publicFloat: 'number',
    publicFloatAsOf: 'date',
  },
  'dilution.cash_position': {
    asOf: 'date',
    currency: 'text',
    cashAndEquivalents: 'number',
    shortTermInvestments: 'number',
    operatingCashFlow: 'number',
    operatingCashFlowStart: 'date',
    operatingCashFlowEnd: 'date',
    ttmOperatingCashFlow: 'number',
    monthlyBurn: 'number',
    runwayMonths: 'number',
    goingConcern: 'boolean',
    runwayStatement: 'text',
  },
  'dilution.offering_events': {
    form: 'text',
    filedDate: 'date',
    fileNumber: 'text',
    type: [
      'atm',
      'registered_direct',
      'best_efforts',
      'firm_commitment',
      'ipo',
      'shelf',
      'resale',
      'rights',
      'eloc',
      'other',
    ],
    isAtm: 'boolean',
    isPrimary: 'boolean',
    isResale: 'boolean',
    securities: 'list',
    sharesOffered: 'number',
    pricePerShare: 'number',
    grossProceeds: 'number',
    netProceeds: 'number',
    maxAggregateOffering: 'number',
    registeredAmount: 'number',
    fee: 'number',
    babyShelfApplies: 'boolean',
    babyShelfPublicFloat: 'number',
    babyShelfSoldLast12Months: 'number',
    statedPrice: 'number',
    statedPriceDate: 'date',
    sharesOutstandingBefore: 'number',
    sharesOutstandingAfter: 'number',
  },
  'dilution.registration_events': {
    fileNumber: 'text',
    form: 'text',
    event: ['effective', 'withdrawn', 'deregistered'],
    date: 'date',
  },
  'dilution.warrants': {
    asOf: 'date',
    label: 'text',
    count: 'number',
    exercisePrice: 'number',
    expires: 'date',
    expiresText: 'text',
    exercisableFrom: 'date',
    exercisableText: 'text',
    priceProtection: 'boolean',
    ratchet: 'boolean',
    preFunded: 'boolean',
    status: ['outstanding', 'offered', 'to be issued'],
  },
  'dilution.convertibles': {
    asOf: 'date',
    label: 'text',
    principal: 'number',
    conversionPrice: 'number',
    maturity: 'date',
    maturityYear: 'number',
    interestRate: 'number',
    variablePrice: 'boolean',
    ratchet: 'boolean',
    sharesIssuable: 'number',
  },
  'dilution.rights_of_first_refusal': {
    holder: 'text',
    scope: 'text',
    durationMonths: 'number',
    tailMonths: 'number',
    tailFeePercent: 'number',
  },
  'dilution.lockups': {
    parties: ['company', 'directors and officers', 'holders'],
    days: 'number',
    startsOn: 'date',
    endsOn: 'date',
    conditions: 'text',
  },
  'dilution.exchange_compliance': {
    form: 'text',
    filedDate: 'date',
    exchange: EXCHANGES,
    rule: 'text',
    deficiency: DEFICIENCIES,
    status: ['notified', 'compliance_plan', 'extension', 'hearing', 'regained', 'delisting'],
    stage: LISTING_STATUSES,
    noticeDate: 'date',
    cureDeadline: 'date',
    security: 'text',
    isCurrent: 'boolean',
  },
  'dilution.reverse_splits': {
    form: 'text',
    filedDate: 'date',
    stage: ['authorized', 'announced', 'approved', 'effective'],
    ratio: 'text',
    numerator: 'number',
    denominator: 'number',
    effectiveDate: 'date',
    effectiveMonth: 'text',
    sharesBefore: 'number',
    sharesAfter: 'number',
    authorizedFrom: 'text',
    authorizedTo: 'text',
  },
  'dilution.corporate_actions': {
    form: 'text',
    filedDate: 'date',
    type: [
      'ticker_change',
      'exchange_move',
      'despac_closing',
      'split',
      'name_change',
      'merger',
      'spin_off',
      'ads_ratio_change',
    ],
    fromValue: 'text',
    toValue: 'text',
    date: 'date',
  },
  'parsed.xbrl_facts': {
    sequence: 'number',
    concept: 'text',
    value: 'text',
    numericValue: 'number',
    unit: 'text',
    decimals: 'text',
    periodStart: 'date',
    periodEnd: 'date',
    isInstant: 'boolean',
    entity: 'text',
    dimensions: 'none',
    isNil: 'boolean',
    factId: 'text',
    duplicateClass: ['unique', 'complete', 'consistent', 'inconsistent'],
    storageNotes: 'list',
  },
  'parsed.thirteenf_holdings': {
    periodOfReport: 'date',
    nameOfIssuer: 'text',
    titleOfClass: 'text',
    cusip: 'text',
    figi: 'text',
    rawValue: 'text',
    valueDollars: 'number',
    sshPrnamt: 'number',
    sshPrnamtType: ['SH', 'PRN'],
    putCall: ['Put', 'Call'],
    investmentDiscretion: 'text',
    otherManager: 'text',
    votingSole: 'number',
    votingShared: 'number',
    votingNone: 'number',
  },
} as const satisfies { readonly [T in DatasetTable]: Specs<DatasetValues[T]> } & {
  readonly [T in BulkTable]: Specs<BulkValues[T]>;
};

/** Fields of rows that follow from several filings of an issuer. */
export const DERIVED_FIELDS = {
  'dilution.shelf_programs': {
    fileNumber: 'text',
    kind: ['shelf', 'atm', 'equity-line', 'ipo', 'registration', 'resale', 'other'],
    form: 'text',
    filed: 'date',
    status: [
      'active',
      'not-yet-effective',
      'effect-unknown',
      'expired',
      'withdrawn',
      'deregistered',
      'completed',
      'registration-not-found',
      'not-modelled',
    ],
    effectiveDate: 'date',
    expires: 'date',
    endedOn: 'date',
    amountKind: ['amount', 'indeterminate', 'debt-only'],
    registeredAmount: 'number',
    usedAmount: 'number',
    remainingAmount: 'number',
  },
  'dilution.instruments': {
    kind: ['warrant', 'pre-funded-warrant', 'convertible'],
    label: 'text',
    designation: 'text',
    status: ['outstanding', 'offered', 'expired', 'not-listed', 'unconfirmed'],
    shares: 'number',
    price: 'number',
    expires: 'date',
    exercisableFrom: 'date',
    principal: 'number',
    interestRate: 'number',
    variablePrice: 'boolean',
    priceProtection: 'boolean',
    ratchet: 'boolean',
    firstStated: 'date',
    lastStated: 'date',
    isCounted: 'boolean',
  },
  'dilution.instrument_events': {
    type: [
      'issued',
      'first-stated',
      'restated',
      'reduced',
      'increased',
      'repriced',
      'terms-changed',
      'split-adjusted',
      'expired',
    ],
    date: 'date',
    field: 'text',
    fromValue: 'text',
    toValue: 'text',
  },
  'dilution.compliance_states': {
    exchange: EXCHANGES,
    deficiency: DEFICIENCIES,
    status: LISTING_STATUSES,
    isOpen: 'boolean',
    since: 'date',
    noticeDate: 'date',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Spec>>>>;

const LEVELS = ['low', 'medium', 'high'];

export const SCORE_FIELDS = {
  ticker: 'text',
  name: 'text',
  asOf: 'date',
  methodologyVersion: 'text',
  status: ['published', 'withheld'],
  score: 'number',
  lo: 'number',
  hi: 'number',
  percentile: 'number',
  band: ['low', 'moderate', 'elevated', 'high'],
  confidence: LEVELS,
  regsho: 'boolean',
  activeOfferingPressure: 'number',
  cashRunwayPressure: 'number',
  convertibleWarrantOverhang: 'number',
  shareFloatVelocity: 'number',
  compliancePressure: 'number',
  overallRisk: LEVELS,
  offeringAbilityRisk: LEVELS,
  dilutionRisk: LEVELS,
  historicalRisk: LEVELS,
  cashNeedLevel: LEVELS,
  warrantExerciseRating: LEVELS,
} as const satisfies Readonly<Record<string, Spec>>;

export const FILING_FIELDS = {
  acceptedAt: 'time',
  periodOfReport: 'date',
  items: 'list',
  filers: 'list',
  source: 'text',
  state: ['discovered', 'stored', 'processed', 'missing', 'rejected', 'failed'],
  url: 'text',
} as const satisfies Readonly<Record<string, Spec>>;

/** Of every row that one filing gave, and of filings themselves. */
const OF_FILING = { cik: 'text', accessionNumber: 'text', form: 'text', filedDate: 'date', publicAt: 'time' } as const;

export type FilingTableName = keyof typeof PARSED_FIELDS;
export type DerivedTableName = keyof typeof DERIVED_FIELDS;

/** A dataset that monitors search. */
export interface MonitorDataset {
  /** As users write it: `offering-events`. */
  readonly name: string;
  /** The table of its rows. */
  readonly table: FilingTableName | DerivedTableName | 'raw.filings' | 'score.scores';
  readonly kind: 'filings' | 'parsed' | 'derived' | 'scores';
  /** Whether each row comes from one filing, so that a search can include the filing's text. */
  readonly hasText: boolean;
  /** By name in camelCase. */
  readonly fields: Readonly<Record<string, MonitorField>>;
}

function fieldsOf(...specs: readonly Readonly<Record<string, Spec>>[]): MonitorDataset['fields'] {
  const fields: Record<string, MonitorField> = {};
  for (const [name, spec] of specs.flatMap((one) => Object.entries(one))) {
    if (spec === 'none') continue;
    fields[name] = typeof spec === 'string' ? { type: spec } : { type: 'text', oneOf: spec };
  }
  return fields;
}

const nameOf = (table: string): string => table.slice(table.indexOf('.') + 1).replaceAll('_', '-');

/** By name. */
export const MONITOR_DATASETS: ReadonlyMap<string, MonitorDataset> = new Map(
  [
    {
      name: 'filings',
      table: 'raw.filings' as const,
      kind: 'filings' as const,
      hasText: true,
      fields: fieldsOf(OF_FILING, FILING_FIELDS),
    },
    ...(Object.keys(PARSED_FIELDS) as FilingTableName[]).map((table) => ({
      name: nameOf(table),
      table,
      kind: 'parsed' as const,
      hasText: true,
      fields: fieldsOf(OF_FILING, { confidence: 'number' }, PARSED_FIELDS[table]),
    })),
    ...(Object.keys(DERIVED_FIELDS) as DerivedTableName[]).map((table) => ({
      name: nameOf(table),
      table,
      kind: 'derived' as const,
      hasText: false,
      fields: fieldsOf({ cik: 'text' }, DERIVED_FIELDS[table]),
    })),
    {
      name: 'scores',
      table: 'score.scores' as const,
      kind: 'scores' as const,
      hasText: false,
      fields: fieldsOf({ cik: 'text' }, SCORE_FIELDS),
    },
  ].map((dataset) => [dataset.name, dataset]),
);
