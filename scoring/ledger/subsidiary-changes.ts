import type { ListedSubsidiary } from '../../core/subsidiary-lists.ts';

interface ListOfCompanies {
  readonly companies: readonly ListedSubsidiary[];
}

/** What an issuer's latest list has that the one before it did not, by name; `changed`: same name, other details. */
export interface SubsidiaryChanges<L extends ListOfCompanies> {
  readonly latest: L;
  /** Null for the first list, of which everything is added. */
  readonly previous: L | null;
  readonly added: readonly ListedSubsidiary[];
  readonly removed: readonly ListedSubsidiary[];
  readonly changed: readonly { readonly before: ListedSubsidiary; readonly after: ListedSubsidiary }[];
}

/**
 * Compares a list with the one before it: companies that agree in everything are paired first, then those of one name,
 * since a list may print a name more than once.
 *
 * @param lists the latest first; null where there are none
 */
export function subsidiaryChanges<L extends ListOfCompanies>([
  latest,
  previous,
]: readonly L[]): SubsidiaryChanges<L> | null {
  if (latest === undefined) return null;
  const before = previous?.companies ?? [];
  const unpaired = new Set(before);
  const pairOf = (candidates: readonly ListedSubsidiary[] = []): ListedSubsidiary | undefined => {
    const pair = candidates.find((candidate) => unpaired.has(candidate));
    if (pair !== undefined) unpaired.delete(pair);
    return pair;
  };
  const byDetails = Map.groupBy(before, detailsOf);
  const others = latest.companies.filter((company) => pairOf(byDetails.get(detailsOf(company))) === undefined);
  const byName = Map.groupBy(before, ({ nameKey }) => nameKey);
  const added: ListedSubsidiary[] = [];
  const changed: { before: ListedSubsidiary; after: ListedSubsidiary }[] = [];
  for (const after of others) {
    const pair = pairOf(byName.get(after.nameKey));
    if (pair === undefined) added.push(after);
    else changed.push({ before: pair, after });
  }
  return { latest, previous: previous ?? null, added, removed: [...unpaired], changed };
}

/** Everything that is compared; case does not count, spelling does. */
function detailsOf({ nameKey, jurisdiction, ownershipPercent, doingBusinessAs }: ListedSubsidiary): string {
  return JSON.stringify([nameKey, jurisdiction?.toLowerCase(), ownershipPercent, doingBusinessAs?.toLowerCase()]);
}
