import type { CrossValidation, Reason } from '../../core/parser.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { numericLexical, sameDecimal } from './decimal.ts';

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
  /** Exact decimal text. */
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
  /** Rows without a number, end date or accession number. */
  readonly skipped: number;
}

export type CompanyFactsOutcome =
  | { readonly status: 'parsed'; readonly companyFacts: CompanyFacts; readonly reasons: readonly [] }
  | { readonly status: 'rejected'; readonly companyFacts: null; readonly reasons: readonly [Reason] };

// Numbers of 16 characters or more, and those with an exponent, may lose digits as floats. Quotes inside JSON strings are
// escaped, so this cannot match there.
const UNSAFE = /"val"\s*:\s*-?(?:[\d.]{16}|[\d.]+[eE])/;
const VALUE = /("val"\s*:\s*)(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=\s*[,}])/g;

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function valueText(value: unknown): string | null {
  if (typeof value === 'string') return numericLexical(value);
  // Numbers below 1e-6 print with an exponent.
  return typeof value === 'number' ? numericLexical(String(value)) : null;
}

function reject(code: string, message: string): CompanyFactsOutcome {
  return { status: 'rejected', companyFacts: null, reasons: [{ code, message }] };
}

function factOf(row: JsonObject, taxonomy: string, concept: string, unit: string): CompanyFact | null {
  const value = valueText(row['val']);
  const end = row['end'];
  const accession = row['accn'];
  if (value === null || typeof end !== 'string' || typeof accession !== 'string') return null;
  return {
    taxonomy,
    concept,
    unit,
    start: textOrNull(row['start']),
    end,
    value,
    accession,
    fiscalYear: typeof row['fy'] === 'number' ? row['fy'] : null,
    fiscalPeriod: textOrNull(row['fp']),
    form: textOrNull(row['form']) ?? '',
    filed: textOrNull(row['filed']) ?? '',
    frame: textOrNull(row['frame']),
  };
}

/** The members of `value` that are objects, by name; none if `value` is not an object. */
function* objectsIn(value: unknown): Generator<readonly [string, JsonObject]> {
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) if (isObject(member)) yield [name, member];
}

/**
 * Reads companyfacts JSON. Values stay exact: if any number is too long for a float, all are read as text.
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
  for (const [taxonomy, concepts] of objectsIn(root['facts'])) {
    for (const [name, concept] of objectsIn(concepts)) {
      if (!isObject(concept['units'])) continue;
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
  const companyFacts = { cik, entityName: textOrNull(root['entityName']), facts, skipped };
  return { status: 'parsed', companyFacts, reasons: [] };
}

/** Companyfacts of one accession compared with the facts read from its filing. */
export interface CompanyFactsCheck {
  readonly agreeing: number;
  /** Companyfacts without an undimensioned fact of the same concept, unit and period in the filing. */
  readonly missing: number;
  /** Companyfacts for which the filing has facts of the same concept, unit and period, but another value. */
  readonly differing: number;
  /** The first few that disagree. */
  readonly examples: readonly { readonly companyFact: CompanyFact; readonly ours: readonly string[] }[];
  /** Passed if nothing is missing or differs; null if companyfacts does not include the accession. */
  readonly crossValidation: CrossValidation | null;
}

const MAX_EXAMPLES = 10;

/**
 * Checks the facts of a filing against SEC's companyfacts. Those include only undimensioned facts of standard taxonomies,
 * so the check goes one way: every companyfact must be among the filing's facts.
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
    const values = ours.get(key) ?? [];
    values.push(value);
    ours.set(key, values);
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
