import type { CrossValidation, Reason } from '../../core/parser.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { numericLexical, sameDecimal, scaleDecimal } from './decimal.ts';

/** One fact of SEC's companyfacts JSON (`data.sec.gov/api/xbrl/companyfacts/CIK##########.json`). */
export interface CompanyFact {
  /** `"us-gaap"`, `"dei"`, `"ifrs-full"`, `"srt"`, `"invest"`. */
  readonly taxonomy: string;
  /** Prefixed, as in XbrlFact: `"us-gaap:Assets"`. */
  readonly concept: string;
  /** `"USD"`, `"shares"`, `"USD/shares"`. */
  readonly unit: string;
  /** Null for an instant. */
  readonly start: string | null;
  readonly end: string;
  /** Exact decimal text of the number as SEC writes it. */
  readonly value: string;
  readonly accession: string;
  /** Fiscal year and period *of the filing*, not of the fact. */
  readonly fiscalYear: number | null;
  readonly fiscalPeriod: string | null;
  readonly form: string;
  readonly filed: string;
  readonly frame: string | null;
}

export interface CompanyFacts {
  /** Without leading zeros. */
  readonly cik: string;
  readonly entityName: string | null;
  readonly facts: readonly CompanyFact[];
  /** Rows that were no facts: no number, no end date, no accession. */
  readonly skipped: number;
}

export type CompanyFactsOutcome =
  | { readonly status: 'parsed'; readonly companyFacts: CompanyFacts; readonly reasons: readonly [] }
  | { readonly status: 'rejected'; readonly companyFacts: null; readonly reasons: readonly [Reason] };

interface Row {
  readonly start?: unknown;
  readonly end?: unknown;
  readonly val?: unknown;
  readonly accn?: unknown;
  readonly fy?: unknown;
  readonly fp?: unknown;
  readonly form?: unknown;
  readonly filed?: unknown;
  readonly frame?: unknown;
}

// Numbers of 16 characters or more, and those with an exponent, may not survive as floats. Inside a JSON string the
// quotes are escaped, so that this cannot match there.
const UNSAFE = /"val"\s*:\s*-?(?:[\d.]{16}|[\d.]+[eE])/;
const VALUE = /("val"\s*:\s*)(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=\s*[,}])/g;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function valueText(value: unknown): string | null {
  if (typeof value === 'string') return numericLexical(value);
  if (typeof value !== 'number') return null;
  const text = String(value);
  // Numbers below 1e-6 are printed with an exponent.
  return text.includes('e')
    ? scaleDecimal(text.slice(0, text.indexOf('e')), Number(text.slice(text.indexOf('e') + 1)))
    : text;
}

function reject(code: string, message: string): CompanyFactsOutcome {
  return { status: 'rejected', companyFacts: null, reasons: [{ code, message }] };
}

function factOf(row: Row, taxonomy: string, concept: string, unit: string): CompanyFact | null {
  const value = valueText(row.val);
  if (value === null || typeof row.end !== 'string' || typeof row.accn !== 'string') return null;
  return {
    taxonomy,
    concept,
    unit,
    start: textOrNull(row.start),
    end: row.end,
    value,
    accession: row.accn,
    fiscalYear: typeof row.fy === 'number' ? row.fy : null,
    fiscalPeriod: textOrNull(row.fp),
    form: textOrNull(row.form) ?? '',
    filed: textOrNull(row.filed) ?? '',
    frame: textOrNull(row.frame),
  };
}

/**
 * Reads companyfacts JSON. Values stay exact: where any number is too long for a float, the numbers are read as text.
 *
 * @param json bytes (UTF-8) or text of the whole document
 */
export function parseCompanyFacts(json: Uint8Array | string): CompanyFactsOutcome {
  let root: unknown;
  try {
    const text = typeof json === 'string' ? json : new TextDecoder().decode(json);
    root = JSON.parse(UNSAFE.test(text) ? text.replace(VALUE, '$1"$2"') : text);
  } catch (error) {
    return reject('not-json', error instanceof Error ? error.message.slice(0, 200) : 'not JSON');
  }
  if (!isObject(root) || !isObject(root['facts'])) return reject('not-companyfacts', 'there is no member "facts"');
  const facts: CompanyFact[] = [];
  let skipped = 0;
  for (const [taxonomy, concepts] of Object.entries(root['facts'])) {
    if (!isObject(concepts)) continue;
    for (const [name, concept] of Object.entries(concepts)) {
      if (!isObject(concept) || !isObject(concept['units'])) continue;
      const prefixed = `${taxonomy}:${name}`;
      for (const [unit, rows] of Object.entries(concept['units'])) {
        if (!Array.isArray(rows)) continue;
        for (const row of rows as readonly unknown[]) {
          const fact = isObject(row) ? factOf(row, taxonomy, prefixed, unit) : null;
          if (fact) facts.push(fact);
          else skipped++;
        }
      }
    }
  }
  const cik =
    typeof root['cik'] === 'number' ? String(root['cik']) : (textOrNull(root['cik']) ?? '').replace(/^0+(?=\d)/, '');
  return {
    status: 'parsed',
    companyFacts: { cik, entityName: textOrNull(root['entityName']), facts, skipped },
    reasons: [],
  };
}

/** What companyfacts says of one accession against the facts read from its filing. */
export interface CompanyFactsCheck {
  readonly agreeing: number;
  /** In companyfacts, but no undimensioned fact of ours has its concept, unit and period. */
  readonly missing: number;
  /** We have facts of that concept, unit and period, but none of that value. */
  readonly differing: number;
  /** The first few that do not agree, for people. */
  readonly examples: readonly { readonly companyFact: CompanyFact; readonly ours: readonly string[] }[];
  /** Passed where nothing is missing or differs; null where companyfacts has nothing of the accession. */
  readonly crossValidation: CrossValidation | null;
}

const MAX_EXAMPLES = 10;

/**
 * Checks the facts of a filing against companyfacts, SEC's own reading of it. Only undimensioned facts of standard
 * taxonomies are there, so the check goes one way: what SEC has, we must have.
 *
 * @param facts of all XBRL reports of the filing
 * @param accession with dashes
 */
export function crossCheckCompanyFacts(
  facts: readonly XbrlFact[],
  companyFacts: CompanyFacts,
  accession: string,
): CompanyFactsCheck {
  const ours = new Map<string, string[]>();
  for (const { concept, unit, period, value, dimensions } of facts) {
    if (unit === null || value === null || 'forever' in period || Object.keys(dimensions).length > 0) continue;
    const when = 'instant' in period ? `\t${period.instant}` : `${period.start}\t${period.end}`;
    const key = `${concept}\t${unit}\t${when}`;
    const values = ours.get(key);
    if (values) values.push(value);
    else ours.set(key, [value]);
  }
  let agreeing = 0;
  let missing = 0;
  let differing = 0;
  const examples: CompanyFactsCheck['examples'][number][] = [];
  for (const companyFact of companyFacts.facts) {
    if (companyFact.accession !== accession) continue;
    const { concept, unit, start, end, value } = companyFact;
    const values = ours.get(`${concept}\t${unit}\t${start ?? ''}\t${end}`) ?? [];
    if (values.some((own) => sameDecimal(own, value))) {
      agreeing++;
      continue;
    }
    if (values.length > 0) differing++;
    else missing++;
    if (examples.length < MAX_EXAMPLES) examples.push({ companyFact, ours: values });
  }
  const total = agreeing + missing + differing;
  return {
    agreeing,
    missing,
    differing,
    examples,
    crossValidation: total === 0 ? null : { name: 'xbrl-companyfacts-agree', passed: agreeing === total },
  };
}
