import type { IsoDate } from '../core/dates.ts';
import type { AccessionNumber, Cik } from '../core/ids.ts';
import type { XbrlFact } from '../core/xbrl.ts';

/** The facts of one periodic report, with what companyfacts says of the report. */
export interface ReportedFacts {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly fiscalYear: number;
  readonly fiscalPeriod: string;
  readonly facts: readonly XbrlFact[];
}

interface FactRow {
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  readonly accn: string;
  readonly fy: number;
  readonly fp: string;
  readonly form: string;
  readonly filed: string;
}

const TAXONOMIES: ReadonlySet<string> = new Set(['dei', 'us-gaap', 'ifrs-full', 'srt']);

/** `"EntityCommonStockSharesOutstanding"` as words. */
function labelOf(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2');
}

function precision(fact: XbrlFact): number {
  return fact.decimals === 'INF' ? 99 : Number(fact.decimals ?? 0);
}

/** Numeric facts without dimensions in standard taxonomies, one per context: the most precise of duplicates. */
function plainFacts(facts: readonly XbrlFact[]): XbrlFact[] {
  const best = new Map<string, XbrlFact>();
  for (const fact of facts) {
    const taxonomy = fact.concept.split(':')[0] ?? '';
    if (
      fact.value === null ||
      fact.unit === null ||
      Object.keys(fact.dimensions).length > 0 ||
      !TAXONOMIES.has(taxonomy)
    )
      continue;
    const key = JSON.stringify([fact.concept, fact.unit, fact.period]);
    const known = best.get(key);
    if (!known || precision(fact) > precision(known)) best.set(key, fact);
  }
  return [...best.values()];
}

type Taxonomies = Record<
  string,
  Record<string, { label: string; description: string; units: Record<string, FactRow[]> }>
>;

function member<T>(of: Record<string, T>, key: string, empty: () => T): T {
  const known = of[key];
  if (known !== undefined) return known;
  const made = empty();
  of[key] = made;
  return made;
}

function rowsOf(taxonomies: Taxonomies, fact: XbrlFact): FactRow[] {
  const [taxonomy = '', local = ''] = fact.concept.split(':');
  const concepts = member(taxonomies, taxonomy, () => ({}));
  const concept = member(concepts, local, () => ({
    label: labelOf(local),
    description: `${labelOf(local)}.`,
    units: {},
  }));
  return member(concept.units, fact.unit ?? 'pure', () => []);
}

/** `companyfacts` JSON of one issuer, in the shape of data.sec.gov. */
export function renderCompanyFacts(cik: Cik, name: string, reports: readonly ReportedFacts[]): string {
  const taxonomies: Taxonomies = {};
  for (const report of reports) {
    for (const fact of plainFacts(report.facts)) {
      const rows = rowsOf(taxonomies, fact);
      if ('forever' in fact.period) continue;
      const dates =
        'instant' in fact.period ? { end: fact.period.instant } : { start: fact.period.start, end: fact.period.end };
      rows.push({
        ...dates,
        val: Number(fact.value),
        accn: report.accessionNumber,
        fy: report.fiscalYear,
        fp: report.fiscalPeriod,
        form: report.form,
        filed: report.filedDate,
      });
    }
  }
  for (const concepts of Object.values(taxonomies)) {
    for (const concept of Object.values(concepts)) {
      for (const rows of Object.values(concept.units))
        rows.sort((a, b) => (a.end < b.end ? -1 : a.end > b.end ? 1 : a.filed < b.filed ? -1 : 1));
    }
  }
  return JSON.stringify({ cik: Number(cik), entityName: name, facts: taxonomies });
}
