import { type RawBuilder, sql } from 'kysely';
import type { FilingSelector, SourceRef } from '../../../core/run-plan.ts';
import type { FilingState } from '../../tables/raw.ts';

export interface FilingScope {
  readonly selector: FilingSelector;
  /** Only filings that this source lists; absent: all. */
  readonly source?: SourceRef;
  readonly states?: readonly FilingState[];
}

/** The condition on `raw.filings f` for a scope. */
export function selectedFilings({ selector, source, states }: FilingScope): RawBuilder<boolean> {
  const conditions = [chosenBy(selector)];
  if (source !== undefined) conditions.push(listedBy(source));
  if (states !== undefined) conditions.push(sql<boolean>`f.state = any(${[...states]})`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export function chosenBy(selector: FilingSelector): RawBuilder<boolean> {
  switch (selector.by) {
    case 'all':
      return sql<boolean>`true`;
    case 'filed-date':
      return sql<boolean>`f.filed_date between ${selector.from} and ${selector.to}`;
    case 'accession':
      return sql<boolean>`f.accession_number = any(${[...selector.accessionNumbers]})`;
    case 'cik':
      return sql<boolean>`f.accession_number in (
        select s.accession_number from raw.filing_filers s where s.cik = any(${[...selector.ciks]})
      )`;
  }
}

/** Whether a source's index lists `raw.filings f`: first, or after another source. */
export function listedBy(source: SourceRef): RawBuilder<boolean> {
  return sql<boolean>`(f.source = ${source} or ${alsoListedBy(source)})`;
}

export function alsoListedBy(source: SourceRef): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from raw.filing_sources l
    where l.source = ${source} and l.filed_date = f.filed_date and l.accession_number = f.accession_number
  )`;
}
