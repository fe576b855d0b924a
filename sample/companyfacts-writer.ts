import type { Cik } from '../core/ids.ts';
import type { XbrlFact } from '../core/xbrl.ts';
import type { WrittenFiling } from './filing-writer.ts';

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

function rowsOf(taxonomies: Taxonomies, fact: XbrlFact): FactRow[] {
  const [taxonomy = '', local = ''] = fact.concept.split(':');
  taxonomies[taxonomy] ??= {};
  const label = local.replace(/([a-z])([A-Z])/g, '$1 $2');
  taxonomies[taxonomy][local] ??= { label, description: `${label}.`, units: {} };
  const { units } = taxonomies[taxonomy][local];
  units[fact.unit ?? 'pure'] ??= [];
  return units[fact.unit ?? 'pure'] ?? [];
}

/** `companyfacts` JSON of one issuer, in the shape of data.sec.gov. */
export function renderCompanyFacts(cik: Cik, name: string, filings: readonly WrittenFiling[]): string {
  const taxonomies: Taxonomies = {};
  for (const { draft, truth } of filings) {
    if (!draft.report) continue;
    for (const fact of plainFacts(truth.facts ?? [])) {
      const rows = rowsOf(taxonomies, fact);
      if ('forever' in fact.period) continue;
      const { period } = fact;
      rows.push({
        ...('instant' in period ? { end: period.instant } : { start: period.start, end: period.end }),
        val: Number(fact.value),
        accn: truth.accessionNumber,
        fy: draft.report.fiscalYear,
        fp: draft.report.fiscalPeriod,
        form: draft.form,
        filed: draft.filedDate,
      });
    }
  }
  for (const { units } of Object.values(taxonomies).flatMap((concepts) => Object.values(concepts))) {
    for (const rows of Object.values(units))
      rows.sort((a, b) => (a.end < b.end ? -1 : a.end > b.end ? 1 : a.filed < b.filed ? -1 : 1));
  }
  return JSON.stringify({ cik: Number(cik), entityName: name, facts: taxonomies });
}
