import Type from 'typebox';
import { restoredCusip } from '../../../core/cusip.ts';
import { type Cik, parseCik } from '../../../core/ids.ts';
import type { Database } from '../../../db/database.ts';
import { OWNERS_DATASET } from '../../../db/repositories/datasets/dataset-search.ts';
import { type DatasetRow, listRows, type RowFilter } from '../../../db/repositories/datasets/list-rows.ts';
import {
  OWNER_COLUMNS,
  type OwnerKey,
  type OwnerSearch,
  ownerOf,
  placeOfFiling,
  type ScheduleOwner,
} from '../../../db/repositories/datasets/schedule-owners.ts';
import { DatasetFreshness, listOf } from '../../blocks.ts';
import { badParameter, problem } from '../../http/problems.ts';
import { defineOperation } from '../../operation.ts';
import { type Clocks, clocksOf, DEFAULT_LIMIT, dateParameter, ISSUER, PAGE, VIEW } from '../../parameters.ts';
import { type OwnerPlace, readCurrentOwners } from '../../reads/current-owners.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import { requestedIssuer } from '../../reads/requested-issuer.ts';
import { Coverage, coverageOf } from '../coverage.ts';
import { publicRange } from '../dilution/dataset-list.ts';
import { choice, flagParameter } from '../dilution/fields.ts';
import { readDatasetClocks } from './manager-query.ts';
import { BeneficialOwner, BeneficialOwnerAgent, ownerItem } from './owner-items.ts';

type Filter = RowFilter<DatasetRow<'parsed.beneficial_owners'>>;

const EXACT_FORMS = ['D', 'G'].flatMap((kind) =>
  ['SC', 'SCHEDULE'].flatMap((prefix) => [`${prefix} 13${kind}`, `${prefix} 13${kind}/A`]),
);
const FORMS = ['13D', '13G', ...EXACT_FORMS];
const MEMBERS = { freshness: DatasetFreshness, coverage: Type.Optional(Coverage) };

const QUERY = Type.Object({
  ...ISSUER,
  cusip: Type.Optional(
    Type.String({ pattern: '^[0-9A-Za-z*@#]{6,9}$', description: 'CUSIP on the cover of the schedule.' }),
  ),
  owner: Type.Optional(
    Type.String({
      minLength: 2,
      maxLength: 200,
      description: "Words of the reporting person's name, all of which it has.",
    }),
  ),
  owner_cik: Type.Optional(Type.String({ pattern: '^[0-9]{1,10}$', description: 'CIK of the reporting person.' })),
  form: choice(FORMS, '`13D` and `13G` mean originals and amendments of both spellings.'),
  from: dateParameter('Only schedules that became public on this date or later, US Eastern.'),
  to: dateParameter('Only schedules that became public by the end of this date, US Eastern.'),
  latest: flagParameter(
    'True: only the current position of each reporting person in each issuer. Needs an issuer (`ticker`, `cik`, `cusip`) or an owner (`owner`, `owner_cik`).',
  ),
  ...clocksOf('beneficial-ownership'),
  ...PAGE,
  ...VIEW,
});

export const list13d13g = defineOperation({
  id: 'listBeneficialOwners',
  method: 'GET',
  path: '/v1/owners/13d-13g',
  family: 'Ownership',
  scope: 'read',
  summary: 'Beneficial owners by Schedules 13D and 13G',
  description:
    'One item per reporting person of a schedule, newest schedules first. `ticker` and `cik` mean the issuer. With `latest=true`, a later schedule of a person, original or amendment, replaces the earlier one, and `notNamedIn` is a later schedule of the same filers that no longer names the person. Persons of one schedule may report the same shares: percentages do not add up. With `ticker` or `cik`, the first page has `coverage`.',
  query: QUERY,
  response: listOf(BeneficialOwner, MEMBERS),
  agent: listOf(BeneficialOwnerAgent, MEMBERS),
  async handle({ query, deps: { db } }) {
    const clocks = await readDatasetClocks(db, query, 'beneficial-ownership');
    const search = await readSearch(db, query, clocks);
    const asked: Asked = {
      search,
      clocks,
      forms: formsOf(query.form),
      ...publicRange(query, clocks),
      cursor: query.cursor ?? null,
      limit: query.limit ?? DEFAULT_LIMIT,
    };
    const { items, nextCursor } = query.latest ? await readLatest(db, asked) : await readStatements(db, asked);
    const { issuerCik } = search;
    return {
      object: 'list',
      data: items.map((item) => ownerItem(item, query.view === 'agent')),
      hasMore: nextCursor !== null,
      nextCursor,
      freshness: await datasetFreshness(db, 'beneficial-owners'),
      ...(issuerCik !== null && !query.cursor && { coverage: await coverageOf(db, issuerCik, OWNERS_DATASET, clocks) }),
    } as never;
  },
});

interface Asked extends ReturnType<typeof publicRange> {
  readonly search: OwnerSearch;
  readonly clocks: Clocks;
  /** Null: all. */
  readonly forms: readonly string[] | null;
  readonly cursor: number | null;
  readonly limit: number;
}

interface OwnerPage {
  readonly items: readonly (ScheduleOwner & { readonly notNamedIn?: string | null })[];
  readonly nextCursor: number | null;
}

interface SearchParameters {
  readonly ticker?: string;
  readonly cik?: string;
  readonly cusip?: string;
  readonly owner?: string;
  readonly owner_cik?: string;
}

async function readSearch(db: Database, query: SearchParameters, { asOf }: Clocks): Promise<OwnerSearch> {
  const { owner = null, cusip, owner_cik: ownerCik } = query;
  if (owner !== null && !/[\p{L}\p{N}]{2}/u.test(owner)) throw badParameter('owner', 'give words of the name');
  const issuerCik: Cik | null = await requestedIssuer(db, query, asOf);
  const printed = cusip?.toUpperCase();
  return {
    issuerCik,
    cusips: printed === undefined ? null : [...new Set([printed, restoredCusip(printed)])],
    ownerCik: ownerCik === undefined ? null : parseCik(ownerCik),
    owner,
  };
}

function formsOf(form: string | undefined): readonly string[] | null {
  if (form === undefined) return null;
  return form.includes(' ') ? [form] : EXACT_FORMS.filter((one) => one.replace('/A', '').endsWith(` ${form}`));
}

/** All statements, newest first. */
async function readStatements(db: Database, asked: Asked): Promise<OwnerPage> {
  const { search, clocks, forms, publicFrom, publicTo, cursor, limit } = asked;
  const { issuerCik, cusips, ownerCik, owner } = search;
  // Those of an issuer are few; a person may have filed about thousands.
  const ofIssuer: Filter[] = [
    ...(issuerCik === null ? [] : [{ column: 'issuer_cik', is: '=', value: issuerCik } as const]),
    ...(cusips === null ? [] : [{ column: 'cusip', is: 'in', value: cusips } as const]),
  ];
  const where: Filter[] = [
    ...ofIssuer.slice(1),
    ...(ownerCik === null ? [] : [{ column: 'person_cik', is: '=', value: ownerCik } as const]),
    ...(owner === null ? [] : [{ column: 'name', is: 'words', value: owner } as const]),
    ...(forms === null ? [] : [{ column: 'form', is: 'in', value: forms } as const]),
  ];
  const { rows, nextCursor } = await listRows(db, {
    table: 'parsed.beneficial_owners',
    columns: OWNER_COLUMNS,
    among: ofIssuer[0] ?? null,
    where,
    publicFrom,
    clocks: { ...clocks, publicTo },
    cursor,
    limit,
  });
  return { items: rows.map(ownerOf), nextCursor };
}

/** A cursor is the number of the filing at which a page ended, times this, plus the place of its last statement. */
const ROWS_OF_FILING = 1_000_000;

/** Current positions. `form`, `from` and `to` choose among them: they do not bring back what was replaced. */
async function readLatest(db: Database, asked: Asked): Promise<OwnerPage> {
  const { search, clocks, publicFrom, publicTo, cursor, limit } = asked;
  if (Object.values(search).every((one) => one === null)) {
    throw badParameter('latest', 'give an issuer (ticker, cik, cusip) or an owner (owner, owner_cik) with it');
  }
  const isShown = ({ publicAt, form }: OwnerKey) =>
    (asked.forms === null || (form !== null && asked.forms.includes(form))) &&
    (publicFrom === null || publicAt >= publicFrom) &&
    (publicTo === null || publicAt <= publicTo);
  const after = cursor === null || cursor === 0 ? null : await placeOfCursor(db, cursor);
  const { owners, last } = await readCurrentOwners(db, { search, isShown, clocks, after, limit });
  return {
    items: owners,
    nextCursor: last === null ? null : Number(last.filingNumber) * ROWS_OF_FILING + last.ordinal,
  };
}

async function placeOfCursor(db: Database, cursor: number): Promise<OwnerPlace> {
  const place = await placeOfFiling(db, Math.floor(cursor / ROWS_OF_FILING));
  if (place === null)
    throw problem(404, 'unknown-cursor', 'no page ended there; give the nextCursor of the page before');
  return { ...place, ordinal: cursor % ROWS_OF_FILING };
}
