import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { DecimalText } from '../../../core/rows.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database, Transaction } from '../../database.ts';
import { METADATA_COLUMNS, metadataOf, type RowMetadata } from '../../row-metadata.ts';

export interface ListedSubsidiary {
  readonly name: string;
  readonly nameKey: string;
  readonly jurisdiction: string | null;
  readonly ownershipPercent: DecimalText | null;
  readonly doingBusinessAs: string | null;
  /** Depth by indentation, 0 for the outermost. */
  readonly level: number;
  readonly sourceSpan: SourceSpan | null;
}

export interface SubsidiaryList {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly filingUrl: string;
  readonly publicAt: IsoTimestamp;
  /** The least of its documents'. */
  readonly confidence: number;
  /** Footnotes and remarks, as printed. */
  readonly notes: readonly string[];
  /** Of its first document. */
  readonly metadata: RowMetadata;
}

/** What a list has that the one before it had not, by name; `changed` where the same name says something else. */
export interface SubsidiaryChanges {
  readonly latest: SubsidiaryList;
  /** All of the latest list, in its order. */
  readonly companies: readonly ListedSubsidiary[];
  /** Null for an issuer's first list: then all of it is added. */
  readonly previous: SubsidiaryList | null;
  readonly added: readonly ListedSubsidiary[];
  readonly removed: readonly ListedSubsidiary[];
  readonly changed: readonly { readonly before: ListedSubsidiary; readonly after: ListedSubsidiary }[];
}

/**
 * An issuer's latest list, as public by an instant, against the one before it, as the promoted parser read both; null
 * without any list.
 */
export async function subsidiaryChanges(
  db: Database | Transaction,
  cik: Cik,
  publicTo: IsoTimestamp | null = null,
): Promise<SubsidiaryChanges | null> {
  const documents = await db
    .selectFrom('parsed.current_subsidiary_lists')
    .select([...METADATA_COLUMNS, 'form', 'filed_date', 'notes'])
    .where('cik', '=', cik)
    .where((is) => (publicTo === null ? is.lit(true) : is('public_at', '<=', publicTo)))
    .orderBy('public_at', 'desc')
    .orderBy('accession_number', 'desc')
    .orderBy('sequence')
    .execute();
  const [latest, previous] = [...Map.groupBy(documents, (row) => row.accession_number).values()].map(
    (rows): SubsidiaryList | null => {
      const [first] = rows;
      if (!first) return null;
      return {
        accessionNumber: first.accession_number,
        form: first.form,
        filedDate: first.filed_date,
        filingUrl: first.filing_url,
        publicAt: first.public_at,
        confidence: Math.min(...rows.map((row) => row.confidence)),
        notes: rows.flatMap(({ notes }) => notes),
        metadata: metadataOf(first),
      };
    },
  );
  if (!latest) return null;
  const after = await companiesOf(db, cik, latest);
  const before = previous ? await companiesOf(db, cik, previous) : [];
  return { latest, companies: after, previous: previous ?? null, ...comparedByName(before, after) };
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
    .select([
      's.name',
      's.name_key',
      's.jurisdiction',
      's.ownership_percent',
      's.doing_business_as',
      's.level',
      's.source_span',
    ])
    .orderBy('s.sequence')
    .orderBy('s.position')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    nameKey: row.name_key,
    jurisdiction: row.jurisdiction,
    ownershipPercent: row.ownership_percent,
    doingBusinessAs: row.doing_business_as,
    level: row.level,
    sourceSpan: row.source_span,
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
