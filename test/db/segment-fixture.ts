import { sql } from 'kysely';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { XbrlFact, XbrlPeriod } from '../../core/xbrl.ts';
import type { Database } from '../../db/database.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { segmentedFactsV1 } from '../../parsers/segmented-facts/segmented-facts.v1.ts';
import { CONSOLIDATION, GEOGRAPHY, PRODUCT, SEGMENT, segmentFact, xbrlOutcome } from '../segment-facts.ts';
import { submissionOf } from '../xbrl-documents.ts';
import { date } from './fixtures.ts';
import { storeProcessed } from './processed-filing.ts';

export const SEGMENTS = 'segmented-facts@1' as ParserVersion;
/** Files the reports below. */
export const MAKER = '100' as Cik;
/** Its report has no XBRL. */
export const OLD = '102' as Cik;
/** Files jointly with the maker: one of the reports is about it. */
export const PART = '103' as Cik;
/** Its report has XBRL, and no segments. */
export const WHOLE = '104' as Cik;

export interface SegmentFiling {
  readonly n: number;
  readonly form: string;
  readonly day: string;
  /** Null: the filing has no XBRL. */
  readonly facts: readonly XbrlFact[] | null;
  readonly cik?: Cik;
  readonly coFiler?: Cik;
  readonly version?: ParserVersion;
}

/** Stores a processed filing with the rows that the parser gives for its facts, as loading does. */
export async function storeSegments(db: Database, filing: SegmentFiling): Promise<void> {
  const { n, form, day, facts, cik = MAKER, coFiler, version = SEGMENTS } = filing;
  const stored = { n, form, day, cik, coFiler, name: 'NORTHGATE PUMPS CO', parserId: 'segmented-facts', version };
  if (facts === null) return storeProcessed(db, stored, null);
  const outcome = { ...outcomeOf(form, facts), parserVersion: version };
  const context = { form, filedDate: date(day), sequence: 1, streamed: null };
  await storeProcessed(db, stored, { outcome, tables: segmentedFactsV1.rows(outcome, context) });
}

function outcomeOf(form: string, facts: readonly XbrlFact[]) {
  const submission = submissionOf([{ type: form, filename: 'a.htm', text: '<p>report</p>' }]);
  const [document] = submission.documents;
  if (document === undefined) throw new Error('no document');
  const upstream = new Map([['xbrl', [xbrlOutcome(facts)]]]);
  return segmentedFactsV1.parse(submission, document, { filedDate: null, upstream });
}

const year = (n: number): XbrlPeriod => ({ start: `${n}-01-01`, end: `${n}-12-31` });
const s = (name: string) => ({ [SEGMENT]: `co:${name}Member` });
const ENTITY = '0000000100';

/** Numbers of one period by the axes of their parts. */
export function factsOf(
  period: XbrlPeriod,
  parts: readonly (readonly [value: number, dimensions?: Readonly<Record<string, string>>])[],
  other: Partial<XbrlFact> = {},
): readonly XbrlFact[] {
  return parts.map(([value, dimensions = {}]) => segmentFact(value, dimensions, { period, entity: ENTITY, ...other }));
}

/** Before the segments changed. */
const OLD_SEGMENTS = (n: number) =>
  factsOf(year(n), [
    [1000],
    [612, s('Pumps')],
    [398, s('Valves')],
    [-10, { [CONSOLIDATION]: 'us-gaap:IntersegmentEliminationMember' }],
    [433, { [GEOGRAPHY]: 'country:US' }],
    [567, { [GEOGRAPHY]: 'us-gaap:NonUsMember' }],
  ]);

const NEW_SEGMENTS = (period: XbrlPeriod, factor: number) =>
  factsOf(period, [
    [1000 * factor],
    [711 * factor, s('Fluids')],
    [289 * factor, s('Service')],
    [402 * factor, { ...s('Fluids'), [PRODUCT]: 'co:PumpsMember' }],
    [309 * factor, { ...s('Fluids'), [PRODUCT]: 'co:ValvesMember' }],
  ]);

/**
 * Annual reports of 2023 to 2025 and a quarterly one: the segments change with the report of 2024, which recasts 2023, and
 * the one of 2025 names a single country of 2023 and does not add up in 2025.
 */
export async function storeSegmentIssuers(db: Database): Promise<void> {
  await ensurePromoted(db, [SEGMENTS]);
  const index = { source: 'edgar', indexKind: 'full-index', cik: null, filings: 1 } as const;
  await recordDiscovery(db, { ...index, from: date('2005-01-01'), to: date('2026-06-30') });
  await sql`
    insert into reference.identifiers (cik, kind, value_key, search_key, source, valid_from, value, last_stated, statements)
    values (${MAKER}, 'ticker', 'PUMP', 'PUMP', 'filing-cover', '2020-01-01', 'PUMP', '2026-06-30', 1),
      (${MAKER}, 'ticker', 'TWIN', 'TWIN', 'filing-cover', '2020-01-01', 'TWIN', '2026-06-30', 1),
      (${OLD}, 'ticker', 'TWIN', 'TWIN', 'filing-cover', '2020-01-01', 'TWIN', '2026-06-30', 1)
  `.execute(db);
  const profit = { concept: 'us-gaap:OperatingIncomeLoss' };
  const filings: readonly SegmentFiling[] = [
    { n: 1, form: '10-K', day: '2024-02-20', facts: OLD_SEGMENTS(2023) },
    { n: 2, form: '10-K', day: '2025-02-20', facts: [...NEW_SEGMENTS(year(2024), 2), ...NEW_SEGMENTS(year(2023), 1)] },
    {
      n: 3,
      form: '10-Q',
      day: '2025-05-05',
      facts: NEW_SEGMENTS({ start: '2025-01-01', end: '2025-03-31' }, 1),
    },
    {
      n: 4,
      form: '10-K',
      day: '2026-02-20',
      facts: [
        ...factsOf(year(2025), [[3000], [1500, s('Fluids')], [1000, s('Service')]]),
        ...factsOf(year(2023), [[1000], [20, { [GEOGRAPHY]: 'country:MX' }]]),
        ...factsOf(year(2025), [[300], [210, s('Fluids')], [90, s('Service')]], profit),
        ...factsOf(year(2025), [[270], [270, s('Fluids')]], { concept: 'us-gaap:GrossProfit', unit: 'EUR' }),
      ],
    },
    { n: 5, form: '10-K', day: '2006-02-20', facts: null, cik: OLD },
    { n: 6, form: '10-K', day: '2025-02-21', facts: factsOf(year(2024), [[50]]), cik: WHOLE },
    {
      n: 7,
      form: '10-K',
      day: '2025-02-22',
      coFiler: PART,
      facts: factsOf(year(2024), [[70], [70, s('Grid')]], { entity: '0000000103' }),
    },
  ];
  for (const filing of filings) await storeSegments(db, filing);
}
