import { z } from 'zod';
import { isIsoDate } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { type Cik, isAccessionNumber, parseCik } from '../../core/ids.ts';
import { submissionPath } from '../edgar/edgar-paths.ts';
import { type AcceptanceZone, acceptedAtOf, type PrintedAcceptance } from './acceptance-zone.ts';
import { type DiscoveredFiling, filingOfOneFiler, type ProblemList } from './discovered-filing.ts';

/** Filings as columns: arrays of equal length, one element per filing. */
const columns = z.looseObject({
  accessionNumber: z.array(z.string()),
  filingDate: z.array(z.string()),
  form: z.array(z.string()),
  acceptanceDateTime: z.array(z.string().nullable()).optional(),
  items: z.array(z.string().nullable()).optional(),
});
export type SubmissionColumns = z.output<typeof columns>;

const document = z.looseObject({
  cik: z.union([z.string(), z.number()]),
  name: z.string().nullish(),
  filings: z.looseObject({
    recent: columns,
    files: z.array(z.looseObject({ name: z.string() })).nullish(),
  }),
});

interface Issuer {
  readonly cik: Cik;
  readonly name: string;
}

interface SubmissionsJson {
  readonly issuer: Issuer;
  readonly recent: SubmissionColumns;
  /** Names of the files with older filings, in the same folder. */
  readonly olderFiles: readonly string[];
}

/** Parses and validates a JSON file of EDGAR's. @throws AppError `edgar-json-malformed` */
export function parseEdgarJson<S extends z.ZodType>(schema: S, bytes: Uint8Array, what: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(new TextDecoder('utf-8').decode(bytes)));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    const details = { code: 'edgar-json-malformed', retryable: true, context: { what }, cause };
    throw new AppError(`${what} does not have EDGAR's format: ${why}`, details);
  }
}

/**
 * Reads `CIK##########.json`.
 *
 * @throws AppError `edgar-json-malformed`
 */
export function parseSubmissionsJson(bytes: Uint8Array, what = 'submissions JSON'): SubmissionsJson {
  const value = parseEdgarJson(document, bytes, what);
  return {
    issuer: { cik: parseCik(value.cik), name: (value.name ?? '').trim() },
    recent: value.filings.recent,
    // Only names of this shape, because the name becomes part of a URL.
    olderFiles: (value.filings.files ?? [])
      .map((file) => file.name)
      .filter((name) => /^CIK\d{10}-submissions-\d{3}\.json$/.test(name)),
  };
}

/** Reads an extra file (`CIK##########-submissions-001.json`): bare columns. */
export function parseOlderSubmissionsJson(bytes: Uint8Array, what = 'older submissions JSON'): SubmissionColumns {
  return parseEdgarJson(columns, bytes, what);
}

/** The acceptance times as printed, for determining their time zone. */
export function printedAcceptances(values: SubmissionColumns): PrintedAcceptance[] {
  return (values.acceptanceDateTime ?? []).map((printed, index) => ({
    printed: printed ?? '',
    filedDate: values.filingDate[index] ?? '',
    form: values.form[index] ?? '',
  }));
}

/** Columns as filings of one issuer. */
export function filingsOfColumns(
  values: SubmissionColumns,
  issuer: Issuer,
  zone: AcceptanceZone,
  problems: ProblemList,
): DiscoveredFiling[] {
  const filings: DiscoveredFiling[] = [];
  for (const [index, accessionNumber] of values.accessionNumber.entries()) {
    const filed = values.filingDate[index] ?? '';
    const form = (values.form[index] ?? '').trim();
    if (!isAccessionNumber(accessionNumber) || !isIsoDate(filed) || form === '') {
      const entry = JSON.stringify([accessionNumber, filed, form]).slice(0, 200);
      problems.add('malformed-submission', `entry ${index}: ${entry}`);
      continue;
    }
    const items = (values.items?.[index] ?? '').split(',').map((item) => item.trim());
    filings.push(
      filingOfOneFiler({
        accessionNumber,
        cik: issuer.cik,
        companyName: issuer.name,
        form,
        filedDate: filed,
        path: submissionPath(issuer.cik, accessionNumber),
        acceptedAt: acceptedAtOf(values.acceptanceDateTime?.[index] ?? '', zone),
        items: items.filter((item) => item !== ''),
        discoveredIn: 'submissions-json',
      }),
    );
  }
  return filings;
}
