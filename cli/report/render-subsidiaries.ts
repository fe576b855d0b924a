import type { ListedSubsidiary } from '../../core/subsidiary-lists.ts';
import type { SubsidiaryList } from '../../db/repositories/datasets/subsidiary-lists.ts';
import type { SubsidiaryChanges } from '../../scoring/ledger/subsidiary-changes.ts';
import type { Answer, ShownIssuer } from '../issuer-dataset.ts';
import { listEnvelope, noneText, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';
import { countText, joinLines } from './text.ts';

type ListChanges = SubsidiaryChanges<SubsidiaryList>;

/** The latest list, or its changes; JSON in the interface specification's names. */
export function subsidiariesAnswer(issuer: ShownIssuer, list: ListChanges | null, withChanges: boolean): Answer {
  const { latest } = list ?? {};
  const { cik, search } = issuer;
  return {
    json: () => ({
      ...listEnvelope((latest?.companies ?? []).map(itemOf), search),
      cik,
      accessionNumber: latest?.accessionNumber ?? null,
      form: latest?.form ?? null,
      filingDate: latest?.filedDate ?? null,
      filingUrl: latest?.filingUrl ?? null,
      confidence: latest?.confidence ?? null,
      notes: latest?.notes ?? [],
      ...latest?.metadata,
      ...(withChanges && list ? { changes: changesJson(list) } : {}),
    }),
    text: () => listText(issuer, list, withChanges),
  };
}

function listText({ search, who }: ShownIssuer, list: ListChanges | null, withChanges: boolean): string {
  const found = renderSearch(search, '10-K or 20-F');
  if (!list) return `${who}: ${noneText('no list of subsidiaries', search, '10-K or 20-F')}`;
  const { latest, previous } = list;
  const { companies, form, filedDate, accessionNumber, confidence } = latest;
  const subsidiaries = `${countText(companies.length)} ${companies.length === 1 ? 'subsidiary' : 'subsidiaries'}`;
  return joinLines([
    `${who}: ${subsidiaries}, ${form} filed ${filedDate}, ${accessionNumber}, confidence ${confidence}`,
    latest.filingUrl,
    withChanges && previous
      ? `compared with ${previous.form} filed ${previous.filedDate}, ${previous.accessionNumber}`
      : '',
    withChanges ? changesTable(list) : companiesTable(companies),
    ...(withChanges ? [] : latest.notes.map((note) => `note: ${note}`)),
    found,
  ]);
}

function companiesTable(companies: readonly ListedSubsidiary[]): string {
  if (companies.length === 0) return 'the list states that there are none';
  const rows = companies.map(({ name, level, jurisdiction, ownershipPercent, doingBusinessAs }) => {
    const indented = `${'  '.repeat(Math.min(level, 8))}${name}`;
    return [indented, jurisdiction, ownershipPercent, doingBusinessAs];
  });
  return renderTable(['name', 'jurisdiction', 'owned %', 'doing business as'], [2], rows);
}

function changesTable({ previous, added, removed, changed }: ListChanges): string {
  if (!previous) return 'the first stored list: nothing to compare it with';
  if (added.length + removed.length + changed.length === 0) return 'nothing was added, removed or changed';
  const row = (change: string, company: ListedSubsidiary, before: ListedSubsidiary = company) => {
    const { name, jurisdiction, ownershipPercent } = company;
    return [change, name, jurisdiction, ownershipPercent, differences(before, company)];
  };
  const rows = [
    ...added.map((company) => row('added', company)),
    ...removed.map((company) => row('removed', company)),
    ...changed.map(({ before, after }) => row('changed', after, before)),
  ];
  return renderTable(['change', 'name', 'jurisdiction', 'owned %', 'was'], [3], rows);
}

function differences(before: ListedSubsidiary, after: ListedSubsidiary): string {
  const fields = [
    ['jurisdiction', 'jurisdiction'],
    ['owned %', 'ownershipPercent'],
    ['doing business as', 'doingBusinessAs'],
  ] as const;
  const changed = fields.filter(([, field]) => before[field] !== after[field]);
  return changed.map(([label, field]) => `${label} ${before[field] ?? 'not stated'}`).join('; ');
}

function changesJson({ previous, added, removed, changed }: ListChanges): object {
  const { accessionNumber, filedDate, filingUrl } = previous ?? {};
  return {
    previous: previous ? { accessionNumber, filingDate: filedDate, filingUrl } : null,
    added: added.map(itemOf),
    removed: removed.map(itemOf),
    changed: changed.map(({ before, after }) => ({ before: itemOf(before), after: itemOf(after) })),
  };
}

function itemOf({ name, jurisdiction, ownershipPercent, doingBusinessAs, level, sourceSpan }: ListedSubsidiary) {
  const percent = ownershipPercent === null ? null : Number(ownershipPercent);
  return { name, jurisdiction, ownershipPercent: percent, doingBusinessAs, level, sourceSpan };
}
