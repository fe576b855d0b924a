import { stripVTControlCharacters } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderDemoStatements } from '../../cli/report/render-demo-statements.ts';
import { loadStatementTotals } from '../../db/repositories/statements/statement-totals.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { storeIssuers } from './statement-fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the totals of stored statements', () => {
  test('say that there are none', async () => {
    const totals = await loadStatementTotals(database.db);
    expect(totals).toEqual({ filings: 0, columns: { income: 0, balance: 0, cashflow: 0 }, example: null });
    expect(stripVTControlCharacters(renderDemoStatements(totals))).toBe('Statements\n  none');
  });

  test('count filings and columns, and show the newest annual report', async () => {
    await storeIssuers(database.db);
    const totals = await loadStatementTotals(database.db);
    const { rows } = await sql<{ filings: number; income: number }>`
      select count(distinct accession_number)::int as filings, (
        select count(*)::int from parsed.income_statements where parser_version = 'statements@1') as income
      from (
        select accession_number, parser_version from parsed.income_statements
        union select accession_number, parser_version from parsed.balance_sheets
        union select accession_number, parser_version from parsed.cash_flow_statements
      ) s where parser_version = 'statements@1'
    `.execute(database.db);
    expect(totals).toMatchObject({ filings: rows[0]?.filings, columns: { income: rows[0]?.income } });
    expect(totals.example).toMatchObject({ name: 'NORTHGATE ICE CO', form: '10-K', filedDate: '2026-02-20' });
    const text = stripVTControlCharacters(renderDemoStatements(totals));
    expect(text).toMatch(/\d+ filings gave \d+ columns: \d+ income, \d+ balance sheet, \d+ cash flow/);
    expect(text).toContain('NORTHGATE ICE CO, year to 2025-12-31 (10-K of 2026-02-20, ');
    expect(text).toContain('revenue USD 1,100.0 million, net income USD 154.0 million, cash USD 330.0 million');
  });
});
