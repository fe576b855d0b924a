import Type, { type Static } from 'typebox';
import type { IsoDate } from '../../core/dates.ts';
import type { Database } from '../../db/database.ts';
import { Day, Nullable } from '../blocks.ts';
import { badParameter, problem } from '../http/problems.ts';
import { defineOperation } from '../operation.ts';
import { CLOCKS, PAGE } from '../parameters.ts';
import { type EntityMatch, MATCH_KINDS, readCusip } from '../reads/entity-matches.ts';
import { knownOn } from '../reads/entity-record.ts';
import { type EntityCandidate, type ResolveQuery, resolveEntity } from '../reads/resolve-entity.ts';
import {
  REFERENCE_BLOCKS,
  readReferenceClocks,
  referenceBlocks,
  ShownIdentifier,
  showIdentifiers,
} from './reference-blocks.ts';

const TEXT = { minLength: 1, maxLength: 200, pattern: '\\S' };
const PARAMETERS = ['q', 'ticker', 'cik', 'name', 'cusip'] as const;

const Match = Type.Object(
  {
    parameter: Type.Enum([...PARAMETERS]),
    matchedBy: Type.Enum(Object.keys(MATCH_KINDS) as (keyof typeof MATCH_KINDS)[]),
    reason: Type.String({ description: 'What matched, in words.' }),
    score: Type.Number({ minimum: 0, maximum: 1 }),
    decides: Type.Boolean({ description: 'Whether a match of this kind can resolve a query.' }),
    identifier: Nullable(ShownIdentifier),
    list: Nullable(
      Type.Object({
        cusip: Type.String(),
        issuerName: Type.String(),
        description: Type.String(),
        quarter: Day,
        sourceSpan: Type.String(),
      }),
    ),
  },
  { title: 'EntityMatch', description: 'Why an entity is a candidate.' },
);

const Candidate = Type.Object(
  {
    object: Type.Literal('entity_candidate'),
    cik: Type.String(),
    name: Nullable(Type.String({ description: 'On the date.' })),
    ticker: Nullable(Type.String({ description: 'On the date; of the common stock where several are stated.' })),
    exchange: Nullable(Type.String()),
    sic: Nullable(Type.String()),
    score: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'Mean over the given parameters of the best match of each. It orders candidates and is no probability.',
    }),
    matchedBy: Match.properties.matchedBy,
    reason: Type.String(),
    isPending: Type.Boolean({ description: 'True: newer statements are stored that its identifiers do not have yet.' }),
    matches: Type.Array(Match),
  },
  { title: 'EntityCandidate' },
);

export const resolveEntityOperation = defineOperation({
  id: 'resolveEntity',
  method: 'GET',
  path: '/v1/entities/resolve',
  tool: 'entities.resolve',
  family: 'Entities',
  scope: 'read',
  summary: 'The entities that a ticker, CIK, name, former name or CUSIP means, ranked',
  description: [
    'Give `q`, or what is known by kind; every given parameter must fit. `resolved` is null unless exactly one entity',
    "fits all of them by a match that decides: a CIK, a CUSIP of eight or nine characters or an issuer's six, the ticker",
    'or the name held on the date (apart from accents, punctuation and legal form), or a former name that nobody holds.',
    'Similar names, names with another legal form and tickers of the past are candidates and never decide.',
  ].join(' '),
  query: Type.Object({
    q: Type.Optional(
      Type.String({
        ...TEXT,
        description: 'Any of the identifiers; read in every way that its form allows.',
        examples: ['ABCD'],
      }),
    ),
    ticker: Type.Optional(
      Type.String({ ...TEXT, maxLength: 20, description: 'Ticker; `BRK.B`, `BRK-B` and `BRK/B` are the same.' }),
    ),
    cik: Type.Optional(Type.String({ pattern: '^[0-9]{1,10}$', description: 'CIK, with or without leading zeros.' })),
    name: Type.Optional(Type.String({ ...TEXT, description: 'Present or former name, with or without legal form.' })),
    cusip: Type.Optional(
      Type.String({
        ...TEXT,
        maxLength: 20,
        description: "CUSIP of nine characters, eight without check digit, or the issuer's six.",
      }),
    ),
    limit: PAGE.limit,
    ...CLOCKS,
  }),
  response: Type.Object({
    object: Type.Literal('entity_resolution'),
    on: { ...Day, description: 'The date on which identifiers must hold: `as_of`, or today.' },
    status: Type.Enum(['resolved', 'ambiguous', 'conflicting', 'unresolved', 'not_found'], {
      description:
        '`resolved`. `ambiguous`: several entities fit. `conflicting`: no entity fits every parameter. `unresolved`: no match decides. `not_found`: nothing matches.',
    }),
    resolved: Nullable(Type.String({ description: 'CIK.' })),
    decision: Type.String({ description: 'Why it is resolved, or why not.' }),
    notes: Type.Array(Type.String(), { description: 'What the text was not read as, and why.' }),
    candidates: Type.Array(Candidate, { description: 'Best first.' }),
    truncated: Type.Boolean({ description: 'True where there are more candidates than are shown.' }),
    ...REFERENCE_BLOCKS,
  }),
  async handle({ query, deps: { db } }) {
    const given = readQuery(query);
    const clocks = await readReferenceClocks(db, query);
    const { candidates, ...rest } = await resolveEntity(db, given, { asOf: clocks.asOf, limit: query.limit ?? 10 });
    return {
      object: 'entity_resolution',
      ...rest,
      candidates: await showCandidates(db, candidates, rest.on),
      ...(await referenceBlocks(db, clocks.asOf)),
    };
  },
});

function readQuery(query: ResolveQuery): ResolveQuery {
  const given = PARAMETERS.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]] as const]));
  if (given.length === 0) {
    const message = 'give q, or one or more of ticker, cik, name and cusip';
    throw problem(400, 'invalid-parameter', message, {
      errors: [{ in: 'query', name: 'q', message, allowed: PARAMETERS }],
    });
  }
  const cusip = query.cusip === undefined ? null : readCusip(query.cusip);
  if (cusip !== null && 'problem' in cusip) throw badParameter('cusip', cusip.problem);
  return Object.fromEntries(given);
}

/** Matches of one candidate that are shown. */
const MOST_SHOWN = 10;

async function showCandidates(
  db: Database,
  candidates: readonly EntityCandidate[],
  on: IsoDate,
): Promise<readonly Static<typeof Candidate>[]> {
  const matched = candidates.flatMap(({ matches }) => matches.slice(0, MOST_SHOWN));
  const identifiers = matched.flatMap(({ identifier }) => (identifier === null ? [] : [identifier]));
  const known = await showIdentifiers(
    db,
    identifiers.map((one) => knownOn(one, on)),
  );
  const shownOf = new Map(identifiers.map((one, at) => [one, known[at]]));
  return candidates.map(({ record, matches, ...candidate }) => {
    const shown = matches
      .slice(0, MOST_SHOWN)
      .map((match) => showMatch(match, (match.identifier && shownOf.get(match.identifier)) ?? null));
    const [best] = shown;
    if (!best) throw new TypeError('a candidate without a match');
    const { matchedBy, reason } = best;
    return { object: 'entity_candidate', ...candidate, matchedBy, reason, isPending: record.isPending, matches: shown };
  });
}

function showMatch(
  { parameter, matchedBy, listed }: EntityMatch,
  identifier: Static<typeof ShownIdentifier> | null,
): Static<typeof Match> {
  const { score, decides, meaning } = MATCH_KINDS[matchedBy];
  const { value, source, validFrom, validTo } = identifier ?? {};
  const days = [validFrom && `since ${validFrom}`, validTo && `until ${validTo}`].filter(Boolean).join(', ');
  const stated = identifier === null ? '' : `: ${value} (${[source, days].filter(Boolean).join(', ')})`;
  return { parameter, matchedBy, reason: meaning + stated, score, decides, identifier, list: listOf(listed) };
}

function listOf(listed: EntityMatch['listed']): Static<typeof Match>['list'] {
  if (listed === null) return null;
  const { cusip, issuerName, description, quarter, sourceSpan } = listed;
  return { cusip, issuerName, description, quarter, sourceSpan };
}
