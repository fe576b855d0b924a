import Type from 'typebox';
import type { IsoDate } from '../../../core/dates.ts';
import { type Cik, parseCik } from '../../../core/ids.ts';
import type { Database } from '../../../db/database.ts';
import { refuseUnpromoted, versionsOfParser } from '../../../db/repositories/datasets/listed-versions.ts';
import { quartersOfManager } from '../../../db/repositories/datasets/manager-reports.ts';
import { quarterName, quarterOfText } from '../../../scoring/ledger/thirteenf-quarters.ts';
import { badParameter, problem } from '../../http/problems.ts';
import { type Clocks, clocksOf, PAGE, readClocks, VIEW } from '../../parameters.ts';

const QUARTER_TEXT = '^\\d{4}(-?[Qq][1-4]|-\\d{2}-\\d{2})$';

export const quarterText = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: QUARTER_TEXT,
      description: `${description} \`2026-Q3\`, or a date in it like the report date \`2026-09-30\`.`,
      examples: ['2026-Q3'],
    }),
  );

export const MANAGER_CIK = Type.String({
  pattern: '^[0-9]{1,10}$',
  description: 'The CIK under which the manager files Form 13F.',
  examples: ['1067983'],
});

/** Parameters of every path about one manager. */
export const MANAGER_PARAMETERS = {
  cik: MANAGER_CIK,
  ...clocksOf('thirteenf'),
  ...PAGE,
  ...VIEW,
};

/**
 * The clocks of a request.
 *
 * @throws Problem 404 for a version that has read nothing, which would look like a list without any
 */
export async function readDatasetClocks(
  db: Database,
  query: Parameters<typeof readClocks>[0],
  parserId: string,
): Promise<Clocks> {
  const clocks = readClocks(query);
  const { parserVersion, computedBy } = clocks;
  if (parserVersion === null) return clocks;
  const versions = await versionsOfParser(db, parserId);
  if (!versions.includes(parserVersion)) {
    const message = `no filing was read by ${parserVersion}; its versions are ${versions.join(', ')}`;
    throw problem(404, 'unknown-parser-version', message, {
      errors: [{ in: 'query', name: 'parser_version', message, allowed: versions }],
    });
  }
  if (computedBy !== null) await refuseUnpromoted(db, parserVersion, computedBy);
  return clocks;
}

/** A quarter that a manager has reported, with all others. */
export interface ManagerQuarters {
  readonly cik: Cik;
  /** As the reports state it: the end of the quarter. */
  readonly period: IsoDate;
  /** Newest first. */
  readonly quarters: readonly IsoDate[];
  readonly clocks: Clocks;
}

interface QuarterRequest {
  readonly cik: string;
  /** Absent: the newest. */
  readonly quarter?: string | undefined;
  readonly clocks: Clocks;
  /** `with-holdings`: a quarter for which the manager filed notices alone is none: others report its holdings. */
  readonly reports?: 'all' | 'with-holdings';
}

/** @throws Problem 404 for a manager, or a quarter, without any report */
export async function requestedQuarter(
  db: Database,
  { cik: text, quarter, clocks, reports = 'all' }: QuarterRequest,
): Promise<ManagerQuarters> {
  const cik = parseCik(text);
  const quarters = await quartersOfManager(db, cik, clocks, reports);
  const [newest] = quarters;
  if (newest === undefined) throw await noReport(db, cik, clocks);
  if (quarter === undefined) return { cik, period: newest, quarters, clocks };
  return { cik, period: quarterAmong(quarters, { cik, quarter, name: 'quarter' }), quarters, clocks };
}

/**
 * The reported quarter that a text names.
 *
 * @throws Problem 400 for a text that is none, 404 with the quarters that there are
 */
export function quarterAmong(
  quarters: readonly IsoDate[],
  { cik, quarter, name }: { readonly cik: Cik; readonly quarter: string; readonly name: string },
): IsoDate {
  const end = readQuarter(quarter, name);
  // A report whose date is not the end of a quarter belongs to the quarter that it is in.
  const period = quarters.includes(end) ? end : quarters.find((one) => quarterOfText(one) === end);
  if (period !== undefined) return period;
  const has = quarters.slice(0, 20).map(quarterName).join(', ');
  const message = `no Form 13F of CIK ${cik} for ${quarterName(end)} is stored; there are reports for ${has}`;
  throw problem(404, 'no-report-for-quarter', message, { more: { quarters: quarters.map(quarterName) } });
}

/** @throws Problem 400 */
export function readQuarter(text: string, name: string): IsoDate {
  const end = quarterOfText(text);
  if (end === null) throw badParameter(name, 'give a quarter like 2026-Q3, or a date that exists');
  return end;
}

async function noReport(db: Database, cik: Cik, clocks: Clocks): Promise<Error> {
  if ((await quartersOfManager(db, cik, clocks)).length === 0) return unknownManager(cik, clocks);
  const message = `CIK ${cik} files notices alone: other managers report its holdings, and /v1/owners/13f/filings?cik=${cik} names them`;
  return problem(404, 'notices-only', message);
}

export function unknownManager(cik: Cik, { publicTo, computedBy, parserVersion, asOf }: Clocks): Error {
  const limits = [
    publicTo === null ? '' : ` that was public by ${asOf ?? publicTo}`,
    computedBy === null ? '' : ` as computed at ${computedBy}`,
    parserVersion === null ? '' : ` read by ${parserVersion}`,
  ].join('');
  const message = `no Form 13F of CIK ${cik} is stored${limits}; give the CIK under which the manager files its reports`;
  return problem(404, 'unknown-manager', message);
}
