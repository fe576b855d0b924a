import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One hand-checked document: the input as filed and the expected values. */
export interface GoldenCase {
  readonly kind: string;
  readonly name: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** `expected.json`: form, accession number, notes (where it comes from and what is tricky), the values. */
  readonly file: ExpectedFile;
}

export interface ExpectedFile {
  readonly expected: Readonly<Record<string, unknown>>;
  readonly form?: string | null;
  readonly filedDate?: string;
  /** Date of the hand check, YYYY-MM-DD. */
  readonly checkedOn?: string;
  /** Origin of a document without an accession number. */
  readonly source?: string;
  /** Written for the test in the layout of real filings; never filed. */
  readonly composed?: boolean;
  readonly notes?: string;
  readonly accessionNumber?: string | null;
  /** Path in expected → other accepted values. */
  readonly accept?: Readonly<Record<string, readonly unknown[]>>;
  /** Paths that may be missing. */
  readonly optional?: readonly string[];
  readonly aux?: {
    /** Sections, or values as `offering.pricePerShare`, that the document does not have. */
    readonly absent?: readonly string[];
    /** Other accepted values of a fact, or of a field of proposals by their number. */
    readonly acceptable?: Readonly<Record<string, readonly unknown[] | Readonly<Record<string, readonly unknown[]>>>>;
  };
}

/** The cases in `<dir>/<kind>/<name>/`. */
export function* goldenCases(dir: string, kind: string): Generator<GoldenCase> {
  const root = join(dir, kind);
  if (!existsSync(root)) return;
  for (const name of readdirSync(root).sort()) {
    const folder = join(root, name);
    const expected = join(folder, 'expected.json');
    if (!existsSync(expected)) continue;
    const input = readdirSync(folder).find((file) => file.startsWith('input'));
    if (!input) continue;
    const stored = readFileSync(join(folder, input));
    const bytes = input.endsWith('.gz') ? gunzipSync(stored) : stored;
    const file = JSON.parse(readFileSync(expected, 'utf8')) as ExpectedFile;
    const accept = { ...file.accept, ...acceptedByNumber(file) };
    yield { kind, name, filename: input.replace(/\.gz$/, ''), bytes, file: { ...file, accept } };
  }
}

/** What `aux.acceptable` accepts, by path: a fact's own, and a proposal's by its number, or by its place without one. */
function acceptedByNumber({ expected, accept, aux }: ExpectedFile): Record<string, readonly unknown[]> {
  const proposals = Array.isArray(expected['proposals']) ? (expected['proposals'] as { number?: string | null }[]) : [];
  const entries = Object.entries(aux?.acceptable ?? {}).flatMap(([field, values]) => {
    if (Array.isArray(values)) return [[field, values as readonly unknown[]] as const];
    const byNumber = values as Readonly<Record<string, readonly unknown[]>>;
    return proposals.flatMap(({ number }, index) => {
      const others = byNumber[number || String(index + 1)];
      return others ? [[`proposals[${index}].${field}`, others] as const] : [];
    });
  });
  return Object.fromEntries(entries.map(([path, values]) => [path, [...(accept?.[path] ?? []), ...values]]));
}

/** @example "8-K, accession 0001…, checked by hand 2026-11-02" */
export function provenanceOf({ file }: GoldenCase): string {
  const filed = file.accessionNumber ? `accession ${file.accessionNumber}` : null;
  const source = file.source ?? filed ?? (file.composed ? 'composed' : 'source not recorded');
  const checked = file.checkedOn ? `checked by hand ${file.checkedOn}` : 'date of the hand check not recorded';
  return [file.form, source, checked].filter(Boolean).join(', ');
}

/** @example "49 documents: 39 filed, 10 composed; checked by hand 2026-11-02 to 2026-11-21" */
export function originOf(cases: readonly GoldenCase[]): string {
  const composed = cases.filter(({ file }) => file.composed).length;
  const filed = cases.filter(({ file }) => !file.composed && (file.accessionNumber || file.source)).length;
  const unknown = cases.length - composed - filed;
  const origins = [`${filed} filed`, `${composed} composed`, unknown > 0 ? `${unknown} of unrecorded origin` : null];
  const dates = cases.flatMap(({ file }) => file.checkedOn ?? []).sort();
  const undated = cases.length - dates.length;
  const [first, last] = [dates[0], dates.at(-1)];
  const checked = [
    first ? `checked by hand ${first === last ? first : `${first} to ${last}`}` : null,
    undated > 0 ? `${undated} without a date of the hand check` : null,
  ];
  return `${cases.length} documents: ${origins.filter(Boolean).join(', ')}; ${checked.filter(Boolean).join(', ')}`;
}
