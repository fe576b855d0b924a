import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { endOfEasternDay, parseIsoDate } from '../core/dates.ts';
import { parseAccessionNumber } from '../core/ids.ts';
import type { FiledColumn, FiledValue, StatementColumn, StatementFact, StatementField } from '../core/statements.ts';
import { readStatementColumns } from '../parsers/statements/read-statement-columns.ts';
import { type CompanyFact, parseCompanyFacts } from '../parsers/xbrl/companyfacts.ts';

/** Reports that have statements; companyfacts include proxies and prospectuses, too. */
const PERIODIC = /^(?:10-?K|10-?Q|20-?F|40-?F)/;

function factOf(fact: CompanyFact): StatementFact {
  return {
    concept: fact.concept,
    value: fact.value,
    unit: fact.unit,
    decimals: null,
    start: fact.start === null ? null : parseIsoDate(fact.start),
    end: parseIsoDate(fact.end),
    dimensions: {},
  };
}

function filedColumn(column: StatementColumn, filing: CompanyFact): FiledColumn {
  const filedDate = parseIsoDate(filing.filed);
  const values: Partial<Record<StatementField, FiledValue>> = {};
  for (const [field, { value, rule, operands, confidence }] of Object.entries(column.values) as [
    StatementField,
    NonNullable<StatementColumn['values'][StatementField]>,
  ][]) {
    const facts = operands.map(({ fact, sign }) => ({
      concept: fact.concept,
      value: fact.value,
      start: fact.start,
      end: fact.end,
      sign,
    }));
    values[field] = { value, origin: { rule, operands: facts }, sourceSpan: null, confidence };
  }
  return {
    accessionNumber: parseAccessionNumber(filing.accession),
    form: filing.form,
    filedDate,
    publicAt: endOfEasternDay(filedDate),
    statement: column.statement,
    start: column.start,
    end: column.end,
    role: column.role,
    currency: column.currency,
    values,
  };
}

/** The statement columns of every periodic report in SEC's companyfacts JSON, through the parser's own reader. */
export function columnsOfCompanyFacts(json: Uint8Array): FiledColumn[] {
  const outcome = parseCompanyFacts(json);
  if (outcome.status !== 'parsed') throw new Error(outcome.reasons[0].message);
  const filings = Map.groupBy(
    outcome.companyFacts.facts.filter(({ form }) => PERIODIC.test(form)),
    ({ accession }) => accession,
  );
  return [...filings.values()].flatMap((facts) => {
    const [filing] = facts;
    if (!filing) return [];
    const columns = readStatementColumns(facts.map(factOf), { form: filing.form, periodEnd: null });
    return columns.map((column) => filedColumn(column, filing));
  });
}

/** The columns of each companyfacts file of a folder. */
export function companyFactsFolder(folder: string): { readonly name: string; readonly columns: FiledColumn[] }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .sort()
    .map((name) => ({ name, columns: columnsOfCompanyFacts(gunzipSync(readFileSync(`${folder}/${name}`))) }));
}
