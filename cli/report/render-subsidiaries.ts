import type { ListedSubsidiary } from '../../core/subsidiary-lists.ts';
import type { SubsidiaryList } from '../../db/repositories/datasets/subsidiary-lists.ts';
import type { SubsidiaryChanges } from '../../scoring/ledger/subsidiary-changes.ts';
import type { IssuerDataset } from '../issuer-dataset.ts';
import { listEnvelope, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';

type ListChanges = SubsidiaryChanges<SubsidiaryList>;

const FORMS = '10-K or 20-F';

/** The latest list, or its changes, for a person. */
export function renderSubsidiaries(
  issuer: Pick<IssuerDataset, 'cik' | 'name' | 'search'>,
  list: ListChanges | null,
  withChanges: boolean,
): string {
  const who = issuer.name ?? `CIK ${issuer.cik}`;
  if (!list) return `${who}: no list of subsidiaries; ${renderSearch(issuer.search, FORMS)}`;
  const { latest, previous } = list;
  const { companies } = latest;
  const subsidiaries = companies.length === 1 ? 'subsidiary' : 'subsidiaries';
  const heading = `${who}: ${companies.length.toLocaleString('en-US')} ${subsidiaries}, ${latest.form} filed ${latest.filedDate}, ${latest.accessionNumber}, confidence ${latest.confidence}`;
  const body = withChanges
    ? changesOf(list)
    : companies.length > 0
      ? listOf(companies)
      : 'the list says that there are none';
  return [
    heading,
    latest.filingUrl,
    withChanges && previous ? `against ${previous.form} filed ${previous.filedDate}, ${previous.accessionNumber}` : '',
    body,
    ...(withChanges ? [] : latest.notes.map((note) => `note: ${note}`)),
    renderSearch(issuer.search, FORMS),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function listOf(companies: readonly ListedSubsidiary[]): string {
  return renderTable(
    ['name', 'jurisdiction', 'owned %', 'doing business as'],
    [2],
    companies.map((company) => [
      `${'  '.repeat(Math.min(company.level, 8))}${company.name}`,
      company.jurisdiction ?? '',
      company.ownershipPercent ?? '',
      company.doingBusinessAs ?? '',
    ]),
  );
}

function changesOf({ previous, added, removed, changed }: ListChanges): string {
  if (!previous) return 'the first list that is stored: nothing to hold it against';
  if (added.length + removed.length + changed.length === 0) return 'nothing was added, removed or changed';
  const line = (change: string, company: ListedSubsidiary, before: ListedSubsidiary | null) => [
    change,
    company.name,
    company.jurisdiction ?? '',
    company.ownershipPercent ?? '',
    before === null ? '' : differences(before, company),
  ];
  return renderTable(
    ['change', 'name', 'jurisdiction', 'owned %', 'was'],
    [3],
    [
      ...added.map((company) => line('added', company, null)),
      ...removed.map((company) => line('removed', company, null)),
      ...changed.map(({ before, after }) => line('changed', after, before)),
    ],
  );
}

function differences(before: ListedSubsidiary, after: ListedSubsidiary): string {
  const was = (label: string, old: string | null, now: string | null) =>
    old === now ? [] : [`${label} ${old ?? 'not stated'}`];
  return [
    ...was('jurisdiction', before.jurisdiction, after.jurisdiction),
    ...was('owned %', before.ownershipPercent, after.ownershipPercent),
    ...was('doing business as', before.doingBusinessAs, after.doingBusinessAs),
  ].join('; ');
}

/** The same in the interface specification's names; `accessionNumber` null where there is no list. */
export function subsidiariesJson(
  { cik, search }: Pick<IssuerDataset, 'cik' | 'search'>,
  list: ListChanges | null,
  withChanges: boolean,
): object {
  const { latest, previous } = list ?? {};
  return {
    ...listEnvelope((latest?.companies ?? []).map(itemOf), search),
    cik,
    accessionNumber: latest?.accessionNumber ?? null,
    form: latest?.form ?? null,
    filingDate: latest?.filedDate ?? null,
    filingUrl: latest?.filingUrl ?? null,
    confidence: latest?.confidence ?? null,
    notes: latest?.notes ?? [],
    ...latest?.metadata,
    ...(withChanges && list
      ? {
          changes: {
            previous: previous
              ? {
                  accessionNumber: previous.accessionNumber,
                  filingDate: previous.filedDate,
                  filingUrl: previous.filingUrl,
                }
              : null,
            added: list.added.map(itemOf),
            removed: list.removed.map(itemOf),
            changed: list.changed.map(({ before, after }) => ({ before: itemOf(before), after: itemOf(after) })),
          },
        }
      : {}),
  };
}

function itemOf({ name, jurisdiction, ownershipPercent, doingBusinessAs, level, sourceSpan }: ListedSubsidiary) {
  const percent = ownershipPercent === null ? null : Number(ownershipPercent);
  return { name, jurisdiction, ownershipPercent: percent, doingBusinessAs, level, sourceSpan };
}
