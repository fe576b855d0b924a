import type { ScheduleOwner } from '../../db/repositories/datasets/schedule-owners.ts';
import type { LatestOwners } from '../../scoring/ledger/latest-owners.ts';
import type { Answer, ShownIssuer } from '../issuer-dataset.ts';
import { listEnvelope, noneText, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';
import { counted } from './text.ts';

/**
 * The owners of an issuer by their latest schedules, the largest first. JSON has the field names of `tidemark parse --kind
 * beneficial-ownership`.
 */
export function ownersAnswer({ cik, search, who }: ShownIssuer, latest: LatestOwners<ScheduleOwner>): Answer {
  const { superseded } = latest;
  const owners = latest.owners.toSorted((a, b) => (b.percentOfClass ?? -1) - (a.percentOfClass ?? -1));
  const found = renderSearch(search, 'Schedule 13D or 13G');
  return {
    json: () => ({
      ...listEnvelope(
        owners.map(({ ordinal: _, ...owner }) => owner),
        search,
      ),
      cik,
      superseded,
    }),
    text: () => {
      if (owners.length === 0) return `${who}: ${noneText('no beneficial owners', search, 'Schedule 13D or 13G')}`;
      const persons = counted(owners.length, 'reporting person');
      return [
        `${who}: ${persons} by their latest schedules (${counted(superseded, 'earlier statement')} omitted)`,
        ownersTable(owners),
        ...owners.flatMap(({ name, notNamedIn }) =>
          notNamedIn === null ? [] : `note: ${name ?? 'this person'} is not named in ${notNamedIn}, a later schedule`,
        ),
        'Persons of one schedule may report the same shares: percentages do not add up.',
        found,
      ].join('\n');
    },
  };
}

function ownersTable(owners: LatestOwners<ScheduleOwner>['owners']): string {
  return renderTable(
    ['reporting person', 'CIK', '%', 'shares', 'event', 'form', 'public', 'filing', 'confidence'],
    [1, 2, 3, 8],
    owners.map(({ cik, eventDate, form, accessionNumber, verification, ...owner }) => {
      const [name, shares] = [owner.name ?? 'not read', owner.sharesOwned ?? 'not read'];
      const percent = owner.percentOfClass === null ? 'not read' : String(owner.percentOfClass);
      const published = owner.publicAt.slice(0, 10);
      const confidence = String(verification.confidence);
      return [name, cik, percent, shares, eventDate, form, published, accessionNumber, confidence];
    }),
  );
}
