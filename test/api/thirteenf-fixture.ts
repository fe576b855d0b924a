import { sql } from 'kysely';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { ThirteenfHoldingValues, ThirteenfReportValues } from '../../core/rows-thirteenf.ts';
import type { BulkRow } from '../../core/table-rows.ts';
import type { Database } from '../../db/database.ts';
import { replaceBulkRows } from '../../db/repositories/datasets/bulk-rows.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { accessionOf, bulkBatch, date, publish, rowMeta } from '../db/fixtures.ts';

export const THIRTEENF = 'thirteenf@1' as ParserVersion;

export interface FixtureReport {
  readonly n: number;
  readonly cik: string;
  readonly name?: string;
  readonly period: string;
  /** Date of publication. */
  readonly day: string;
  readonly amendment?: 'NEW HOLDINGS' | 'RESTATEMENT';
  readonly notice?: boolean;
  /** CUSIP, shares, dollars, and what else the row states. */
  readonly rows: readonly (readonly [string, number | null, number | null, Partial<ThirteenfHoldingValues>?])[];
}

/** Stores a Form 13F with its filing and rows. */
export async function storeReport(db: Database, report: FixtureReport): Promise<void> {
  const { n, period, day, amendment, notice = false, rows } = report;
  const cik = report.cik as Cik;
  const accessionNumber = accessionOf(n);
  const meta = rowMeta({ cik, parserVersion: THIRTEENF, accessionNumber });
  await publish(db, meta, `${day}T21:00:00.000Z`);
  const form = `13F-${notice ? 'NT' : 'HR'}${amendment ? '/A' : ''}`;
  await sql`update raw.filings set form = ${form} where accession_number = ${accessionNumber}`.execute(db);
  await sql`
    insert into raw.filing_filers (cik, accession_number, role, name)
    values (${cik}, ${accessionNumber}, 'filer', ${report.name ?? null})
  `.execute(db);
  const values: ThirteenfReportValues = {
    form,
    reportType: notice ? '13F NOTICE' : '13F HOLDINGS REPORT',
    periodOfReport: date(period),
    managerName: report.name ?? `MANAGER ${cik}`,
    fileNumber: '028-90001',
    isAmendment: amendment !== undefined,
    amendmentNumber: amendment === undefined ? null : 1,
    amendmentType: amendment ?? null,
    confidentialOmitted: null,
    entries: rows.length,
    totalValueDollars: String(rows.reduce((sum, [, , value]) => sum + (value ?? 0), 0)),
    valueUnit: 'dollars',
    valueUnitBasis: 'filed-date',
    valueUnitReason: null,
    coverEntryTotal: rows.length,
    coverValueTotal: null,
    includedManagers: [],
    reportingManagers: [],
  };
  const holdings = rows.map(
    ([cusip, shares, value, more = {}], at): BulkRow<ThirteenfHoldingValues> => ({
      span: { sequence: 2, start: at * 10, end: at * 10 + 9 },
      confidence: 0.99,
      values: {
        periodOfReport: date(period),
        nameOfIssuer: `ISSUER ${cusip}`,
        titleOfClass: 'COM',
        cusip,
        figi: null,
        rawValue: value === null ? null : String(value),
        valueDollars: value === null ? null : String(value),
        sshPrnamt: shares === null ? null : String(shares),
        sshPrnamtType: 'SH',
        putCall: null,
        investmentDiscretion: 'SOLE',
        otherManager: null,
        votingSole: shares === null ? null : String(shares),
        votingShared: '0',
        votingNone: '0',
        ...more,
      },
    }),
  );
  await db.transaction().execute(async (trx) => {
    await replaceRows(trx, 'parsed.thirteenf_reports', [meta], [{ values, meta }]);
    const batch = bulkBatch(THIRTEENF, holdings, { cik, accessionNumber });
    await replaceBulkRows(db, trx, 'parsed.thirteenf_holdings', [batch]);
  });
}
