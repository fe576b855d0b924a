import Type, { type Static } from 'typebox';
import { easternDateOf, type IsoDate } from '../../core/dates.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { getFilings } from '../../db/repositories/filings/filings.ts';
import { readReferenceState } from '../../db/repositories/reference/reference-state.ts';
import { activeParserVersions } from '../../db/repositories/runs/promotions.ts';
import { AccessionNumberText, DatasetFreshness, Day, IsoTime, Nullable } from '../blocks.ts';
import { problem } from '../http/problems.ts';
import { type Clocks, readClocks } from '../parameters.ts';
import { datasetFreshness } from '../reads/dataset-freshness.ts';
import type { KnownIdentifier } from '../reads/entity-record.ts';

/** Blocks of answers from identifiers: they come from many filings and from lists, so one filing does not explain them. */
const ReferenceProvenance = Type.Object(
  {
    source: Type.String({ description: '`sec-edgar`: filings, and the lists that the SEC publishes.' }),
    accessionNumber: Nullable(AccessionNumberText),
    filingUrl: Nullable(Type.String()),
    retrievedAt: Nullable({ ...IsoTime, description: "When the SEC's ticker list was read." }),
    parserVersion: Nullable(Type.String({ description: 'What reads the cover pages of filings.' })),
    rawSourceKey: Nullable(Type.String({ description: "Key of the stored bytes of the SEC's ticker list." })),
    tickerListAsOf: Nullable({
      ...Day,
      description: "Date of the SEC's ticker list; null: none was read by the date.",
    }),
  },
  {
    title: 'ReferenceProvenance',
    description: "Origin of the data: filings, each named where it states something, and the SEC's ticker list.",
  },
);
const ReferenceMaterialization = Type.Object(
  {
    parserVersion: Nullable(Type.String()),
    materializationVersion: Nullable(Type.String({ description: 'Null: no run has materialized the dataset.' })),
  },
  { title: 'ReferenceMaterialization', description: 'Versions of the pipeline that produced the data.' },
);

export const REFERENCE_BLOCKS = {
  provenance: ReferenceProvenance,
  freshness: DatasetFreshness,
  materialization: ReferenceMaterialization,
};

const SOURCES = [
  'filing-header',
  'former-name',
  'filing-cover',
  'schedule-13',
  'sec-13f-list',
  'sec-ticker-file',
] as const;

export const ShownIdentifier = Type.Object(
  {
    kind: Type.Enum(['name', 'ticker', 'cusip', 'sic']),
    value: Type.String({ description: 'As printed.' }),
    source: Type.Enum([...SOURCES], {
      description:
        "`filing-header`: EDGAR's header. `former-name`: its list of former names. `filing-cover`: the tagged cover page. `schedule-13`: the cover of a Schedule 13D or 13G. `sec-13f-list`: the list of Section 13(f) securities. `sec-ticker-file`: the SEC's list of tickers.",
    }),
    isHeld: Type.Boolean({ description: 'Whether it held on the date of the request.' }),
    validFrom: Nullable({
      ...Day,
      description: 'First public statement; null: before the first change that is known.',
    }),
    validTo: Nullable({
      ...Day,
      description: 'Exclusive: first statement of another in its place; null: none by the date.',
    }),
    lastStated: Nullable({ ...Day, description: 'Null where only later filings state it again.' }),
    statements: Nullable(Type.Integer({ description: 'How many filings or lists state it.' })),
    securityTitle: Nullable(Type.String({ description: 'Class of the security, as printed.' })),
    exchange: Nullable(Type.String({ description: 'As printed.' })),
    accessionNumber: Nullable({ ...AccessionNumberText, description: 'First filing that states it; null for lists.' }),
    filingUrl: Nullable(Type.String()),
    sourceSpan: Nullable(Type.String({ description: '`/v1/lineage/{sourceSpan}` has the words.' })),
    rawSourceKey: Nullable(Type.String({ description: 'Of the list, where a list states it.' })),
  },
  { title: 'Identifier', description: 'An identifier with the days on which it held and who states it.' },
);

/** Identifiers with the URL of the filing that states each. */
export async function showIdentifiers(
  db: Database,
  identifiers: readonly KnownIdentifier[],
): Promise<readonly Static<typeof ShownIdentifier>[]> {
  const accessions = identifiers.flatMap(({ accessionNumber }) => (accessionNumber === null ? [] : [accessionNumber]));
  const urls = new Map<AccessionNumber, string>();
  for (const filing of await getFilings(db, [...new Set(accessions)])) urls.set(filing.accessionNumber, filing.url);
  return identifiers.map((one) => ({
    ...one,
    filingUrl: one.accessionNumber === null ? null : (urls.get(one.accessionNumber) ?? null),
  }));
}

export async function referenceBlocks(db: Database, asOf: IsoDate | null) {
  const { tickerFile, parserVersion, materializationVersion } = await readReferenceState(db, asOf);
  return {
    provenance: {
      source: 'sec-edgar',
      accessionNumber: null,
      filingUrl: null,
      retrievedAt: tickerFile?.recordedAt ?? null,
      parserVersion,
      rawSourceKey: tickerFile?.rawSourceKey ?? null,
      tickerListAsOf: tickerFile?.asOf ?? null,
    },
    freshness: await datasetFreshness(db, 'entities'),
    materialization: { parserVersion, materializationVersion },
  };
}

/** The clocks of a request for identifiers, and the date on which they must hold. */
export interface ReferenceClocks {
  readonly asOf: IsoDate | null;
  /** `asOf`, or today. */
  readonly on: IsoDate;
  readonly publicTo: Clocks['publicTo'];
}

/**
 * Identifiers have dates, so any `as_of` works. They are recomputed in place from all statements by the promoted parsers:
 * what they were at an earlier instant, or would be under another version, is not stored, and refused.
 *
 * @throws Problem 409
 */
export async function readReferenceClocks(
  db: Database,
  query: Parameters<typeof readClocks>[0],
): Promise<ReferenceClocks> {
  const { asOf, publicTo, computedBy, parserVersion } = readClocks(query);
  if (computedBy !== null && Date.parse(computedBy) < Date.now()) {
    throw refusedClock(
      'as_computed',
      'identifiers are stored as computed now; leave out as_computed, and use as_of for the past',
    );
  }
  if (parserVersion !== null) {
    const promoted = [...(await activeParserVersions(db)).values()];
    if (!promoted.includes(parserVersion)) {
      throw refusedClock(
        'parser_version',
        `identifiers are read by the promoted versions, and ${parserVersion} is not one`,
      );
    }
  }
  return { asOf, on: asOf ?? easternDateOf(Date.now()), publicTo };
}

function refusedClock(name: string, message: string) {
  return problem(409, 'clock-not-supported', `${name}: ${message}`, { errors: [{ in: 'query', name, message }] });
}
