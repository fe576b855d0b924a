import { z } from 'zod';
import type { WEBHOOK_EVENT_TYPES } from '../core/events.ts';

/** One type of event: what emits it, what its `data` holds, and an example. */
export interface EventTypeDefinition {
  /** One sentence for the documentation. */
  readonly trigger: string;
  /** Of `data`. Unknown members are allowed: later versions may add some. */
  readonly data: z.ZodType;
  readonly example: { readonly data: object; readonly provenance: object | null };
}

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

const date = z.iso.date();
const cik = z.string().regex(/^[1-9]\d{0,9}$/);
const text = z.string();
const decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/);
const place = { sequence: z.int().nonnegative(), ordinal: z.int().nonnegative() };

const ACCESSION = '0001234567-26-000089';
const FILING_URL = 'https://www.sec.gov/Archives/edgar/data/1234567/0001234567-26-000089.txt';
const PUBLIC_AT = '2026-03-02T21:15:08.000Z';
const CIK = '1234567';

const example = (data: object, span: string | null = null): EventTypeDefinition['example'] => ({
  data,
  provenance: {
    accessionNumber: ACCESSION,
    filingUrl: FILING_URL,
    publicAt: PUBLIC_AT,
    ...(span === null ? {} : { sourceSpan: span, parserVersion: 'lockups-and-rofr@1', confidence: 0.9 }),
  },
});

const SPAN = `edgar/${CIK}/${ACCESSION}#1:10482-10655`;

const instrument = z.looseObject({
  cik,
  asOf: date,
  instrumentKey: text,
  kind: z.enum(['warrant', 'pre-funded-warrant', 'convertible']),
  label: text,
  status: z.enum(['outstanding', 'offered', 'expired', 'not-listed', 'unconfirmed']),
  shares: z.number().nullable(),
  price: z.number().nullable(),
  expires: date.nullable(),
  exercisableFrom: date.nullable(),
  principal: z.number().nullable(),
  firstStated: date,
  lastStated: date,
});

const warrant = {
  cik: CIK,
  asOf: '2026-03-02',
  instrumentKey: `warrant:${ACCESSION}:1:0`,
  kind: 'warrant',
  label: 'Series A Warrants',
  status: 'offered',
  shares: 2_500_000,
  price: 1.25,
  expires: '2031-03-03',
  exercisableFrom: '2026-03-03',
  principal: null,
  firstStated: '2026-03-02',
  lastStated: '2026-03-02',
};

/** Every type that organizations may receive. The interface specification, "Webhook event types", names them. */
export const EVENT_TYPES: Readonly<Record<WebhookEventType, EventTypeDefinition>> = {
  'filing.published': {
    trigger: 'A filing was seen for the first time, by the feed poller or by a nightly run.',
    data: z.looseObject({
      accessionNumber: text,
      cik,
      form: text,
      filedDate: date,
      publicAt: z.iso.datetime({ offset: true }),
      url: z.url(),
    }),
    example: example({
      accessionNumber: ACCESSION,
      cik: CIK,
      form: '424B5',
      filedDate: '2026-03-02',
      publicAt: PUBLIC_AT,
      url: FILING_URL,
    }),
  },
  'enforcement.published': {
    trigger: 'The daily sync found a litigation release or an administrative proceeding of the SEC.',
    data: z.looseObject({
      kind: z.enum(['litigation-release', 'administrative-proceeding']),
      releaseNumber: text,
      date,
      respondents: text,
      url: z.url(),
    }),
    example: {
      data: {
        kind: 'litigation-release',
        releaseNumber: 'LR-26512',
        date: '2026-03-02',
        respondents: 'Example Capital Partners LLC and Jane Q. Example',
        url: 'https://www.sec.gov/enforcement-litigation/litigation-releases/lr-26512',
      },
      provenance: { filingUrl: 'https://www.sec.gov/enforcement-litigation/litigation-releases/lr-26512' },
    },
  },
  'monitor.match': {
    trigger: 'The evaluation of a monitor found matches that it had not found before: one event for all of them.',
    data: z.looseObject({
      monitorId: z.uuid(),
      name: text,
      evaluatedAt: z.iso.datetime({ offset: true }),
      matchCount: z.int().positive(),
      matches: z.array(z.looseObject({ id: z.uuid() })),
    }),
    example: {
      data: {
        monitorId: '019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11',
        name: 'lock-ups of biotechs',
        evaluatedAt: '2026-03-03T03:12:44.120Z',
        matchCount: 1,
        matches: [
          { id: '019cafd1-6a2c-7b1e-9f40-40a5b1b07e52', cik: CIK, accessionNumber: ACCESSION, sourceSpan: SPAN },
        ],
      },
      provenance: null,
    },
  },
  'billing.budget.threshold': {
    trigger: 'The spend of an organization crossed 75, 90, 95 or 100 % of its cap, each once per period.',
    data: z.looseObject({
      organizationId: z.uuid(),
      period: text,
      thresholdPercent: z.int(),
      cap: decimal,
      spent: decimal,
    }),
    example: {
      data: {
        organizationId: '019cafd1-0d4e-7c53-8d1a-64b7a1f3b2c0',
        period: '2026-03',
        thresholdPercent: 75,
        cap: '200.00',
        spent: '150.40',
      },
      provenance: null,
    },
  },
  'dilution.warrant.created': {
    trigger: 'A filing stated a class of warrants that no earlier filing of the issuer had stated.',
    data: instrument,
    example: example(warrant, SPAN),
  },
  'dilution.convertible.created': {
    trigger: 'A filing stated a convertible that no earlier filing of the issuer had stated.',
    data: instrument,
    example: example(
      {
        ...warrant,
        instrumentKey: `convertible:${ACCESSION}:1:0`,
        kind: 'convertible',
        label: 'Senior Secured Convertible Notes',
        principal: 3_000_000,
      },
      SPAN,
    ),
  },
  'dilution.rofr.created': {
    trigger: 'A filing stated a right of first refusal or a tail fee.',
    data: z.looseObject({ cik, ...place }),
    example: example({ cik: CIK, holder: 'Example Securities LLC', months: 12, sequence: 1, ordinal: 0 }, SPAN),
  },
  'dilution.lockup.created': {
    trigger: 'A filing stated a lock-up.',
    data: z.looseObject({
      cik,
      parties: text,
      days: z.number(),
      startsOn: date.nullable(),
      endsOn: date.nullable(),
      ...place,
    }),
    example: example(
      {
        cik: CIK,
        parties: 'directors and officers',
        days: 90,
        startsOn: '2026-03-02',
        endsOn: '2026-05-31',
        sequence: 1,
        ordinal: 0,
      },
      SPAN,
    ),
  },
  'dilution.corporate_action.created': {
    trigger:
      'A filing stated a change of ticker, name or exchange, a de-SPAC closing, a split, a merger or a spin-off.',
    data: z.looseObject({
      cik,
      type: text,
      date: date.nullable(),
      fromValue: text.nullable(),
      toValue: text.nullable(),
      ...place,
    }),
    example: example(
      {
        cik: CIK,
        type: 'ticker_change',
        date: '2026-03-09',
        fromValue: 'EXMP',
        toValue: 'EXMX',
        sequence: 1,
        ordinal: 0,
      },
      SPAN,
    ),
  },
  'dilution.reverse_split.created': {
    trigger: 'A filing stated a reverse split: authorized, approved, announced or effective.',
    data: z.looseObject({ cik, stage: text, ratio: text.nullable(), effectiveDate: date.nullable(), ...place }),
    example: example(
      { cik: CIK, stage: 'announced', ratio: '1-for-20', effectiveDate: '2026-03-09', sequence: 1, ordinal: 0 },
      SPAN,
    ),
  },
  'dilution.exchange_compliance.status_changed': {
    trigger: 'The state of a listing deficiency changed, or a new one was opened.',
    data: z.looseObject({
      cik,
      asOf: date,
      exchange: text,
      deficiency: text,
      from: text.nullable(),
      to: text.nullable(),
      isOpen: z.boolean(),
    }),
    example: example(
      {
        cik: CIK,
        asOf: '2026-03-02',
        exchange: 'nasdaq',
        deficiency: 'bid_price',
        from: 'notified',
        to: 'regained',
        isOpen: false,
      },
      SPAN,
    ),
  },
};

/** Whether organizations may receive the type; the others are for those who operate the deployment. */
export function isWebhookEventType(type: string): type is WebhookEventType {
  return Object.hasOwn(EVENT_TYPES, type);
}
