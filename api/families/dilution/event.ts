import Type, { type Static, type TObject } from 'typebox';
import { easternDateOf } from '../../../core/dates.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import { type Instrument, statementKeyOf } from '../../../core/instruments.ts';
import type { ShelfProgram } from '../../../core/programs.ts';
import { type DatasetRow, listRows } from '../../../db/repositories/datasets/list-rows.ts';
import { getFilings } from '../../../db/repositories/filings/filings.ts';
import { Day, Nullable } from '../../blocks.ts';
import { problem } from '../../http/problems.ts';
import { type Call, defineOperation } from '../../operation.ts';
import { type CLOCKS, type Clocks, clocksOf, readClocks, VIEW } from '../../parameters.ts';
import { CONVERTIBLES } from './convertibles.ts';
import { columnsOf, type Deps, itemSchemas, itemsOf, refuseOtherParser } from './dataset-list.ts';
import { OFFERING_EVENTS } from './events.ts';
import { usd } from './fields.ts';
import { WARRANTS } from './warrants.ts';

/** At most so many linked statements of each kind. */
const MOST_LINKED = 50;

const LINKED_BY = Type.Enum(['filing', 'program'], {
  description: '`filing`: stated by the same filing. `program`: by another filing of the same shelf program.',
});
const event = itemSchemas(OFFERING_EVENTS);
const warrant = itemSchemas(WARRANTS);
const convertible = itemSchemas(CONVERTIBLES);
const linked = ({ properties }: TObject) => Type.Array(Type.Object({ linkedBy: LINKED_BY, ...properties }));

const PROGRAM = Nullable(
  Type.Object(
    {
      programKey: Type.String(),
      fileNumber: Nullable(Type.String()),
      kind: Type.String({ description: 'shelf, atm, equity-line, ipo, registration, resale, other' }),
      form: Type.String(),
      filed: Day,
      status: Type.String(),
      effectiveDate: Nullable(Day),
      expires: Nullable(Day),
      registeredAmount: usd(),
      usedAmount: usd('Sum of the stated takedowns, US dollars.'),
      remainingAmount: usd(),
      takedowns: Type.Integer({ description: 'How many are known.' }),
    },
    { title: 'LinkedProgram', description: 'The registration that the offering belongs to, as derived.' },
  ),
);

const INSTRUMENT = Type.Object(
  {
    instrumentKey: Type.String(),
    kind: Type.Enum(['warrant', 'pre-funded-warrant', 'convertible']),
    label: Type.String(),
    status: Type.Enum(['outstanding', 'offered', 'expired', 'not-listed', 'unconfirmed']),
    shares: Nullable(Type.Number({ description: 'Split-adjusted to the as-of date, as `price` is.' })),
    price: usd('US dollars per share.'),
    expires: Nullable(Day),
    principal: usd(),
    firstStated: Day,
    lastStated: Day,
    isCounted: Type.Boolean({ description: "Whether a score's overhang counts it." }),
  },
  { title: 'LinkedInstrument', description: 'What became of the linked statements: an instrument of the ledger.' },
);

const LINKS = {
  derivedAsOf: { ...Day, description: 'Date that `program` and `instruments` are derived as of.' },
  program: PROGRAM,
  instruments: Type.Array(INSTRUMENT),
  hasMoreLinks: Type.Boolean({
    description: `Whether there are more than the ${MOST_LINKED} newest warrants or convertibles.`,
  }),
};

export const getOfferingEvent = defineOperation({
  id: 'getOfferingEvent',
  method: 'GET',
  path: '/v1/dilution/events/{event_id}',
  family: 'Dilution',
  scope: 'read',
  tool: 'dilution.events.get',
  summary: 'One offering event with its verification and the warrants and convertibles linked to it',
  description:
    'Linked are the statements of the same filing, those of other filings of the same shelf program (by file number, and as the ledger of programs places takedowns), and the instruments of the ledger that these statements describe.',
  params: Type.Object({
    event_id: Type.String({
      maxLength: 120,
      description: '`id` of the event in the list.',
      examples: ['0001213900-26-001234.offering-events.1.0'],
    }),
  }),
  query: Type.Object({ ...clocksOf(...OFFERING_EVENTS.parsers), ...VIEW }),
  response: Type.Object({
    ...event.full.properties,
    warrants: linked(warrant.full),
    convertibles: linked(convertible.full),
    ...LINKS,
  }),
  agent: Type.Object({
    ...event.agent.properties,
    warrants: linked(warrant.agent),
    convertibles: linked(convertible.agent),
    ...LINKS,
  }),
  handle: (call) => readEvent(call) as Promise<never>,
});

type EventRow = DatasetRow<'dilution.offering_events'>;

async function readEvent({ params, query, deps }: Call): Promise<object> {
  const { event_id: id } = params as { readonly event_id: string };
  const { view, ...given } = query as Static<Type.TObject<typeof CLOCKS>> & { readonly view?: string };
  const clocks = readClocks(given);
  refuseOtherParser(OFFERING_EVENTS.parsers, clocks);
  const row = await findEvent(deps, id, clocks);
  if (row === null) throw problem(404, 'unknown-event', `no offering event has the id ${JSON.stringify(id)}`);
  const isAgent = view === 'agent';
  const [item] = await itemsOf(deps, OFFERING_EVENTS, [row], clocks, isAgent);
  const asOf = clocks.asOf ?? easternDateOf(Date.parse(clocks.computedBy ?? '') || Date.now());
  const [derivation] = await deps.services.derive(deps.db, [row.cik], asOf, clocks.computedBy);
  const program = programOf(row, derivation?.programs ?? []);
  const accessions = new Set([row.accession_number, ...accessionsOf(program)]);
  const rows = await linkedRows(deps, row, [...accessions], clocks);
  const ofFiling = (linkedRow: LinkedRow) => ({
    linkedBy: linkedRow.accession_number === row.accession_number ? ('filing' as const) : ('program' as const),
  });
  const warrants = await itemsOf(deps, WARRANTS, rows.warrants.rows, clocks, isAgent);
  const convertibles = await itemsOf(deps, CONVERTIBLES, rows.convertibles.rows, clocks, isAgent);
  const keys = new Set([
    ...rows.warrants.rows.map((one) => statementKey('warrant', one)),
    ...rows.convertibles.rows.map((one) => statementKey('convertible', one)),
  ]);
  return {
    ...item,
    warrants: rows.warrants.rows.map((one, index) => ({ ...ofFiling(one), ...warrants[index] })),
    convertibles: rows.convertibles.rows.map((one, index) => ({ ...ofFiling(one), ...convertibles[index] })),
    derivedAsOf: asOf,
    program: program === null ? null : programShown(program),
    instruments: (derivation?.instruments ?? [])
      .filter(({ statements }) => statements.some((statement) => keys.has(statement)))
      .map(instrumentShown),
    hasMoreLinks: rows.warrants.nextCursor !== null || rows.convertibles.nextCursor !== null,
  };
}

const EVENT_ID = /^(\d{10}-\d{2}-\d{6})\.([a-z][a-z\d-]{0,60})\.(\d{1,6})\.(\d{1,6})$/;

async function findEvent(deps: Deps, id: string, clocks: Clocks): Promise<EventRow | null> {
  const [, accession, parser, sequence, ordinal] = EVENT_ID.exec(id) ?? [];
  if (accession === undefined) return null;
  const accessionNumber = accession as AccessionNumber;
  const [filing] = await getFilings(deps.db, [accessionNumber]);
  if (filing === undefined) return null;
  const { rows } = await listRows(deps.db, {
    table: OFFERING_EVENTS.table,
    columns: columnsOf(OFFERING_EVENTS),
    where: [
      { column: 'accession_number', is: '=', value: accessionNumber },
      { column: 'sequence', is: '=', value: Number(sequence) },
      { column: 'ordinal', is: '=', value: Number(ordinal) },
    ],
    cik: filing.cik,
    clocks,
    cursor: null,
    limit: 10,
  });
  return rows.find((row) => row.parser_version.startsWith(`${parser}@`)) ?? null;
}

async function linkedRows(deps: Deps, row: EventRow, accessions: readonly AccessionNumber[], clocks: Clocks) {
  // The version that a request asks for is that of the event's parser.
  const shared = { cik: row.cik, clocks: { ...clocks, parserVersion: null }, cursor: null, limit: MOST_LINKED };
  const where = [{ column: 'accession_number', is: 'in', value: accessions } as const];
  const warrants = await listRows(deps.db, {
    ...shared,
    table: WARRANTS.table,
    columns: columnsOf(WARRANTS),
    where,
  });
  const convertibles = await listRows(deps.db, {
    ...shared,
    table: CONVERTIBLES.table,
    columns: columnsOf(CONVERTIBLES),
    where,
  });
  return { warrants, convertibles };
}

/** The program that a statement of the event's filing leads, takes down or agrees, else that of its file number. */
function programOf(row: EventRow, programs: readonly ShelfProgram[]): ShelfProgram | null {
  return (
    programs.find((program) => accessionsOf(program).includes(row.accession_number)) ??
    programs.find(({ fileNumber }) => fileNumber !== null && fileNumber === row.file_number) ??
    null
  );
}

function accessionsOf(program: ShelfProgram | null): readonly AccessionNumber[] {
  if (program === null) return [];
  const { agreements, sources, takedowns } = program;
  const refs = [
    ...Object.values(sources),
    ...takedowns.flatMap(({ source, alsoIn }) => [source, ...alsoIn]),
    ...agreements.map(({ source }) => source),
  ];
  return [...new Set(refs.flatMap((ref) => ref?.accessionNumber ?? []))];
}

function programShown({ takedowns, ...program }: ShelfProgram): Static<typeof PROGRAM> {
  const { programKey, fileNumber, kind, form, filed, status, effectiveDate, expires } = program;
  const { registeredAmount, usedAmount, remainingAmount } = program;
  return {
    programKey,
    fileNumber,
    kind,
    form,
    filed,
    status,
    effectiveDate,
    expires,
    registeredAmount,
    usedAmount,
    remainingAmount,
    takedowns: takedowns.length,
  };
}

function instrumentShown(instrument: Instrument): Static<typeof INSTRUMENT> {
  const { instrumentKey, kind, label, status, shares, price, expires, principal, firstStated, lastStated, isCounted } =
    instrument;
  return {
    instrumentKey,
    kind,
    label,
    status,
    shares,
    price,
    expires,
    principal,
    firstStated,
    lastStated,
    isCounted,
  };
}

function statementKey(instrument: 'convertible' | 'warrant', row: LinkedRow): string {
  return statementKeyOf({ accessionNumber: row.accession_number, instrument, ...row });
}

interface LinkedRow {
  readonly accession_number: AccessionNumber;
  readonly sequence: number;
  readonly ordinal: number;
}
