import type { IsoDate } from '../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../core/ids.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { Database, Transaction } from '../database.ts';

export interface ListedSubsidiary {
  readonly name: string;
  readonly nameKey: string;
  readonly jurisdiction: string | null;
  readonly ownershipPercent: DecimalText | null;
  readonly doingBusinessAs: string | null;
}

export interface SubsidiaryList {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  /** The least of its documents'. */
  readonly confidence: number;
}

/** What a list has that the one before it had not, by name; `changed` where the same name says something else. */
export interface SubsidiaryChanges {
  readonly latest: SubsidiaryList;
  /** Null for an issuer's first list: then all of it is added. */
  readonly previous: SubsidiaryList | null;
  readonly added: readonly ListedSubsidiary[];
  readonly removed: readonly ListedSubsidiary[];
  readonly changed: readonly { readonly before: ListedSubsidiary; readonly after: ListedSubsidiary }[];
}

/** An issuer's latest list against the one before it, as the promoted parser read both; null without any list. */
export async function subsidiaryChanges(db: Database | Transaction, cik: Cik): Promise<SubsidiaryChanges | null> {
  const documents = await db
    .selectFrom('parsed.current_subsidiary_lists')
    .select(['accession_number', 'form', 'filed_date', 'confidence'])
    .where('cik', '=', cik)
    .orderBy('public_at', 'desc')
    .orderBy('accession_number', 'desc')
    .execute();
  const [latest, previous] = [...Map.groupBy(documents, (row) => row.accession_number).values()].map(
    (rows): SubsidiaryList | null => {
      const [first] = rows;
      if (!first) return null;
      const confidence = Math.min(...rows.map((row) => row.confidence));
      return { accessionNumber: first.accession_number, form: first.form, filedDate: first.filed_date, confidence };
    },
  );
  if (!latest) return null;
  const after = await companiesOf(db, cik, latest);
  const before = previous ? await companiesOf(db, cik, previous) : [];
  return { latest, previous: previous ?? null, ...comparedByName(before, after) };
}

async function companiesOf(
  db: Database | Transaction,
  cik: Cik,
  list: SubsidiaryList,
): Promise<readonly ListedSubsidiary[]> {
  const rows = await db
    .selectFrom('parsed.subsidiaries as s')
    .innerJoin('ops.promotions as p', 'p.parser_version', 's.parser_version')
    .where('p.active', '=', true)
    .where('s.cik', '=', cik)
    .where('s.accession_number', '=', list.accessionNumber)
    .select(['s.name', 's.name_key', 's.jurisdiction', 's.ownership_percent', 's.doing_business_as'])
    .orderBy('s.sequence')
    .orderBy('s.position')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    nameKey: row.name_key,
    jurisdiction: row.jurisdiction,
    ownershipPercent: row.ownership_percent,
    doingBusinessAs: row.doing_business_as,
  }));
}

/** Pairs companies of one name, those that say the same first; lists may print a name more than once. */
function comparedByName(
  before: readonly ListedSubsidiary[],
  after: readonly ListedSubsidiary[],
): Pick<SubsidiaryChanges, 'added' | 'removed' | 'changed'> {
  const left = new Set(before);
  const unpaired: ListedSubsidiary[] = [];
  const wholes = Map.groupBy(before, wholeOf);
  for (const company of after) {
    const same = wholes.get(wholeOf(company))?.find((other) => left.has(other));
    if (same) left.delete(same);
    else unpaired.push(company);
  }
  const names = Map.groupBy(left, ({ nameKey }) => nameKey);
  const added: ListedSubsidiary[] = [];
  const changed: { before: ListedSubsidiary; after: ListedSubsidiary }[] = [];
  for (const company of unpaired) {
    const other = names.get(company.nameKey)?.find((candidate) => left.has(candidate));
    if (!other) {
      added.push(company);
      continue;
    }
    left.delete(other);
    changed.push({ before: other, after: company });
  }
  return { added, removed: [...left], changed };
}

/** All that is compared; how a jurisdiction is spelled counts, as printed lists are compared. */
function wholeOf(company: ListedSubsidiary): string {
  const { nameKey, jurisdiction, ownershipPercent, doingBusinessAs } = company;
  return JSON.stringify([nameKey, jurisdiction?.toLowerCase(), ownershipPercent, doingBusinessAs?.toLowerCase()]);
}
