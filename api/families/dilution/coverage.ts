import Type, { type Static, type TObject } from 'typebox';
import { mergeRanges } from '../../../core/date-ranges.ts';
import type { Cik } from '../../../core/ids.ts';
import { parserIdOf } from '../../../core/ids.ts';
import { type Coverage, loadDatasetCoverage } from '../../../db/repositories/filings/coverage.ts';
import { loadCoverageSummary } from '../../../db/repositories/filings/coverage-summary.ts';
import { Day, Freshness, IsoTime, Nullable } from '../../blocks.ts';
import { badParameter } from '../../http/problems.ts';
import { type Call, defineOperation } from '../../operation.ts';
import { CLOCKS, type Clocks, ISSUER, readClocks, VIEW } from '../../parameters.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import { requestedIssuer } from '../../reads/requested-issuer.ts';
import { Coverage as IssuerCoverage } from '../coverage.ts';
import { SEARCHES, type SearchedParser, searchIssuer } from './searches.ts';

/** The datasets of the family, with the parsers that fill them. */
const DATASETS = {
  'offering-events': ['offering-events', 'financing-reports'],
  warrants: ['overhang'],
  convertibles: ['overhang'],
  'rights-of-first-refusal': ['lockups-and-rofr'],
  lockups: ['lockups-and-rofr'],
  'cash-position': ['cash-position', 'cash-prose'],
  'corporate-actions': ['corporate-actions'],
  'exchange-compliance': ['exchange-compliance'],
  'reverse-splits': ['reverse-splits'],
  'share-float-history': ['share-float', 'share-count-prose'],
} as const satisfies Readonly<Record<string, readonly SearchedParser[]>>;
type Dataset = keyof typeof DATASETS;
const NAMES = Object.keys(DATASETS) as Dataset[];

const COUNTS = {
  searched: Type.Integer({ description: 'Filings that the parser read.' }),
  parsed: Type.Integer({ description: 'Of these, those in which it found something.' }),
  notApplicable: Type.Integer({ description: 'Of the searched: nothing of the kind in them.' }),
  rejected: Type.Integer({ description: 'Of the searched: malformed, with a stored reason.' }),
  verified: Type.Integer({ description: 'Of the parsed: every cross-check passed.' }),
  failedChecks: Type.Integer({ description: 'Of the parsed: at least one cross-check failed.' }),
  highConfidence: Type.Integer({ description: 'Of the parsed: confidence 0.9 or more.' }),
};

const FORM_ROW = Type.Object(
  { parserVersion: Type.String(), form: Type.String(), ...COUNTS, newestPublicAt: IsoTime },
  { title: 'FormCoverage', description: 'What one parser searched and found in the filings of one form.' },
);

const DATASET = Type.Object(
  {
    dataset: Type.Enum(NAMES),
    ...COUNTS,
    freshness: Type.Object({
      ...Freshness.properties,
      completeThrough: Nullable(Type.String()),
      expectedThrough: Type.String(),
    }),
    coverage: Type.Optional(IssuerCoverage),
  },
  { title: 'CoveredDataset', description: 'A dataset; its counts are the sums over its parsers and forms.' },
);

const SUMMARY = {
  object: Type.Literal('dilution_coverage'),
  cik: Nullable(Type.String({ description: 'Null: all issuers.' })),
  countedAt: Nullable({
    ...IsoTime,
    description: 'Over all issuers, the counts are those of the end of the last run. Null: counted for this request.',
  }),
  tickers: Nullable(
    Type.Object({
      issuers: Type.Integer({ description: 'Issuers with a filing that was read.' }),
      tickers: Type.Integer({ description: 'Tickers that are held now.' }),
      issuersWithTicker: Type.Integer(),
    }),
  ),
  datasets: Type.Array(DATASET),
};

const FULL = Type.Object({
  ...SUMMARY,
  forms: Type.Array(FORM_ROW),
  notRead: Type.Array(
    Type.Object({
      form: Type.String(),
      state: Type.String({ description: 'discovered, stored, missing, rejected, failed' }),
      code: Nullable(Type.String()),
      filings: Type.Integer(),
      newestFiledDate: Day,
    }),
    { description: 'Filings that no parser has read, with the reason: these are not covered.' },
  ),
  indexed: Type.Array(Type.Object({ from: Day, to: Day }), {
    description: 'Filing dates whose indexes were read: all their filings are known.',
  }),
});

export const getDilutionCoverage = defineOperation({
  id: 'getDilutionCoverage',
  method: 'GET',
  path: '/v1/dilution/coverage',
  family: 'Dilution',
  scope: 'read',
  tool: 'dilution.coverage.get',
  summary: 'Coverage and freshness summary across forms, tickers and verification status',
  description:
    'Over all issuers, or of one. "Searched, none found" and "not covered" are different answers: filings that no parser has read are listed separately. `as_of` needs an issuer; `as_computed` and `parser_version` are refused, since coverage is that of the promoted versions now. The compact form leaves out the rows by form.',
  query: Type.Object({
    ...ISSUER,
    form: Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 /-]{0,18}$', description: 'Only filings of this form.' }),
    ),
    ...CLOCKS,
    ...VIEW,
  }),
  response: FULL,
  agent: Type.Object(SUMMARY),
  handle: (call) => readCoverage(call) as Promise<never>,
});

type Query = Static<TObject<typeof CLOCKS & typeof ISSUER & typeof VIEW>> & { readonly form?: string };

async function readCoverage({ query: given, deps: { db } }: Call): Promise<object> {
  const query = given as Query;
  const clocks = readClocks(query);
  refuseClocks(clocks);
  const cik = await requestedIssuer(db, query, clocks.asOf);
  if (cik === null && clocks.asOf !== null) throw badParameter('as_of', 'needs ticker or cik here');
  const { countedAt, tickers, ...found } = cik === null ? await ofAll(db) : await ofIssuer(db, cik, clocks);
  const form = query.form?.toUpperCase();
  const has = (row: { readonly form: string }): boolean => form === undefined || row.form === form;
  const forms = found.searched
    .filter((row) => Object.hasOwn(SEARCHES, parserIdOf(row.parserVersion)) && has(row))
    .map(({ high, ...row }) => ({ ...row, highConfidence: high }));
  const datasets = [];
  for (const dataset of NAMES) {
    const parsers: readonly SearchedParser[] = DATASETS[dataset];
    const own = forms.filter(({ parserVersion }) => (parsers as readonly string[]).includes(parserIdOf(parserVersion)));
    datasets.push({
      dataset,
      ...sumOf(own),
      freshness: await datasetFreshness(db, dataset),
      ...(cik !== null && { coverage: await searchIssuer(db, cik, parsers, clocks) }),
    });
  }
  const summary = { object: 'dilution_coverage', cik, countedAt, tickers, datasets };
  if (query.view === 'agent') return summary;
  return { ...summary, forms, notRead: found.unsearched.filter(has), indexed: mergeRanges(found.discovered) };
}

type Counted = Coverage & { readonly countedAt: string | null; readonly tickers: Static<(typeof SUMMARY)['tickers']> };

async function ofAll(db: Call['deps']['db']): Promise<Counted> {
  const { issuers, tickers, issuersWithTicker, ...coverage } = await loadCoverageSummary(db);
  return { ...coverage, tickers: { issuers, tickers, issuersWithTicker } };
}

async function ofIssuer(db: Call['deps']['db'], cik: Cik, { publicTo }: Clocks): Promise<Counted> {
  const coverage = await loadDatasetCoverage(db, cik, publicTo);
  return { ...coverage, countedAt: null, tickers: null };
}

function refuseClocks({ computedBy, parserVersion }: Clocks): void {
  if (computedBy !== null)
    throw badParameter('as_computed', 'coverage is that of now: what was read then is not stored');
  if (parserVersion !== null) throw badParameter('parser_version', 'coverage is that of the promoted versions');
}

type Counts = { readonly [C in keyof typeof COUNTS]: number };

function sumOf(rows: readonly Counts[]): Counts {
  const sum = (of: keyof Counts): number => rows.reduce((total, row) => total + row[of], 0);
  return {
    searched: sum('searched'),
    parsed: sum('parsed'),
    notApplicable: sum('notApplicable'),
    rejected: sum('rejected'),
    verified: sum('verified'),
    failedChecks: sum('failedChecks'),
    highConfidence: sum('highConfidence'),
  };
}
