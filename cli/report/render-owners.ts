import type { ScheduleOwner } from '../../db/repositories/datasets/schedule-owners.ts';
import type { LatestOwner, LatestOwners } from '../../scoring/ledger/latest-owners.ts';
import type { IssuerDataset } from '../issuer-dataset.ts';
import { counted, listEnvelope, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';

const FORMS = 'Schedule 13D or 13G';

/** The owners of an issuer by their latest schedules, the largest first. */
export function renderOwners(
  issuer: Pick<IssuerDataset, 'cik' | 'name' | 'search'>,
  { owners, superseded }: LatestOwners<ScheduleOwner>,
): string {
  const who = issuer.name ?? `CIK ${issuer.cik}`;
  const search = renderSearch(issuer.search, FORMS);
  if (owners.length === 0) return `${who}: no beneficial owners; ${search}`;
  return [
    `${who}: ${counted(owners.length, 'reporting person')} by their latest schedules (${counted(superseded, 'earlier statement')} left out)`,
    renderTable(
      ['reporting person', 'CIK', '%', 'shares', 'event', 'form', 'public', 'filing', 'confidence', ''],
      [1, 2, 3, 8],
      bySize(owners).map((owner) => [
        owner.name ?? 'not read',
        owner.cik ?? '',
        owner.percentOfClass === null ? 'not read' : String(owner.percentOfClass),
        owner.sharesOwned ?? 'not read',
        owner.eventDate ?? '',
        owner.form ?? '',
        owner.publicAt.slice(0, 10),
        owner.accessionNumber,
        String(owner.verification.confidence),
        owner.notNamedIn === null ? '' : `not named in ${owner.notNamedIn}`,
      ]),
    ),
    'Persons of one schedule may report the same shares: percents do not add up.',
    search,
  ].join('\n');
}

function bySize(owners: readonly LatestOwner<ScheduleOwner>[]): readonly LatestOwner<ScheduleOwner>[] {
  return owners.toSorted((a, b) => (b.percentOfClass ?? -1) - (a.percentOfClass ?? -1));
}

/** The same in a list envelope; field names are those of `tidemark parse --kind beneficial-ownership`. */
export function ownersJson(
  { cik, search }: Pick<IssuerDataset, 'cik' | 'search'>,
  { owners, superseded }: LatestOwners<ScheduleOwner>,
): object {
  const data = bySize(owners).map(({ ordinal: _, ...owner }) => owner);
  return { ...listEnvelope(data, search), cik, superseded };
}
