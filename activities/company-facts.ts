import type { Logger } from 'pino';
import type { IsoDate } from '../core/dates.ts';
import { isIsoDate } from '../core/dates.ts';
import { contentHash, sha256 } from '../core/hashes.ts';
import { type AccessionNumber, type Cik, parserVersionOf, rawSourceKeyOf, type Sha256 } from '../core/ids.ts';
import type { CrossValidation } from '../core/parser.ts';
import type { RunRef, StagePage } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { type CompanyFact as CompanyFactRow, insertCompanyFacts } from '../db/repositories/datasets/company-facts.ts';
import {
  pageXbrlFilingsOfRun,
  undimensionedFactsOf,
  type XbrlFiling,
} from '../db/repositories/datasets/xbrl-facts-read.ts';
import { type ParseRun, recordParseRuns } from '../db/repositories/filings/parse-runs.ts';
import {
  type CompanyFact,
  type CompanyFacts,
  type CompanyFactsCheck,
  crossCheckCompanyFacts,
  parseCompanyFacts,
} from '../parsers/xbrl/companyfacts.ts';
import { companyFactsPath } from '../sources/edgar/edgar-paths.ts';
import { type EdgarSource, getOrNull } from '../sources/edgar/edgar-source.ts';

export interface CompanyFactsDeps {
  readonly db: Database;
  readonly client: EdgarSource;
  readonly logger: Logger;
  readonly beat: (detail?: unknown) => void;
  readonly signal: AbortSignal;
}

/** Issuers at a time: one issuer's file, up to tens of megabytes, is read while Postgres works on another. */
const ISSUERS_AT_ONCE = 4;

const PARSER_ID = 'companyfacts';
const PARSER_VERSION = parserVersionOf(PARSER_ID, 1);

/** Issuers of one page: a request each, of up to tens of megabytes. */
const ISSUERS_PER_PAGE = 40;

/**
 * Cross-checks the facts of a page of a run's issuers against the SEC's companyfacts and stores those as a second source. The
 * result is a parse run (`companyfacts@1`) with the differences as warnings. The SEC publishes companyfacts some time
 * after a filing; a filing that is not in them yet has no result.
 */
export async function crossCheckPage(deps: CompanyFactsDeps, run: RunRef, after: Cik | null): Promise<StagePage<Cik>> {
  const began = performance.now();
  const filings = await pageXbrlFilingsOfRun(deps.db, { runId: run.runId, after, issuers: ISSUERS_PER_PAGE });
  let bytes = 0;

  async function crossCheck(cik: Cik, ofIssuer: readonly XbrlFiling[]): Promise<void> {
    const json = await getOrNull(deps.client, companyFactsPath(cik));
    if (json === null) return;
    bytes += json.byteLength;
    const { companyFacts, reasons } = parseCompanyFacts(json);
    if (companyFacts === null) deps.logger.warn({ runId: run.runId, cik, reasons }, 'companyfacts not read');
    else await crossCheckIssuer(deps, run, ofIssuer, companyFacts, sha256(json));
  }

  const issuers = [...Map.groupBy(filings, (filing) => filing.cik)];
  const waiting = [...issuers];
  async function takeTurns(): Promise<void> {
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        deps.signal.throwIfAborted();
        deps.beat(next[0]);
        await crossCheck(...next);
      }
    } catch (error) {
      // The other workers stop after their current issuer.
      waiting.length = 0;
      throw error;
    }
  }
  await Promise.all(Array.from({ length: ISSUERS_AT_ONCE }, takeTurns));
  const next = issuers.length < ISSUERS_PER_PAGE ? null : (issuers.at(-1)?.[0] ?? null);
  return { tally: { busyMs: performance.now() - began, items: filings.length, bytes }, next };
}

async function crossCheckIssuer(
  deps: CompanyFactsDeps,
  run: RunRef,
  filings: readonly XbrlFiling[],
  companyFacts: CompanyFacts,
  inputHash: Sha256,
): Promise<void> {
  const byAccession = Map.groupBy(companyFacts.facts, ({ accession }) => accession);
  const rows: CompanyFactRow[] = [];
  const verdicts: ParseRun[] = [];
  for (const filing of filings) {
    const { accessionNumber } = filing;
    const theirs = byAccession.get(accessionNumber);
    if (!theirs) continue;
    const ours = await undimensionedFactsOf(deps.db, filing);
    const check = crossCheckCompanyFacts(ours, { ...companyFacts, facts: theirs }, accessionNumber);
    const { missing, differing, crossValidation } = check;
    if (crossValidation === null) continue;
    if (!crossValidation.passed)
      deps.logger.warn({ runId: run.runId, accessionNumber, missing, differing }, 'companyfacts differ');
    for (const fact of theirs) rows.push(...rowOf(fact, accessionNumber));
    verdicts.push(verdictOf(run, filing, inputHash, check, crossValidation));
  }
  const [first] = verdicts;
  if (!first) return;
  await deps.db.transaction().execute(async (trx) => {
    await insertCompanyFacts(trx, { cik: first.cik, rawSourceKey: rawSourceKeyOf(inputHash) }, rows);
    await recordParseRuns(trx, verdicts);
  });
}

function verdictOf(
  run: RunRef,
  { cik, accessionNumber }: XbrlFiling,
  inputHash: Sha256,
  { agreeing, missing, differing, examples }: CompanyFactsCheck,
  crossValidation: CrossValidation,
): ParseRun {
  return {
    cik,
    accessionNumber,
    parserId: PARSER_ID,
    parserVersion: PARSER_VERSION,
    sequence: 0,
    status: 'parsed',
    confidence: 1,
    inputHash,
    outputHash: contentHash({ agreeing, missing, differing }),
    reasons: [{ code: 'compared', message: `${agreeing} facts agree, ${missing} are not ours, ${differing} differ` }],
    warnings: examples.map(({ companyFact, ours }) => ({
      code: ours.length === 0 ? 'fact-missing' : 'fact-differs',
      message: `${companyFact.concept} ${companyFact.start ?? ''}..${companyFact.end} ${companyFact.unit}: SEC ${companyFact.value}, ours ${ours.join(' / ') || 'none'}`,
    })),
    crossValidations: [crossValidation],
    durationMs: 0,
    runId: run.runId,
    materializationVersion: run.materializationVersion,
  };
}

function rowOf(fact: CompanyFact, accessionNumber: AccessionNumber): readonly CompanyFactRow[] {
  const { concept, unit, start, end, value, form, filed } = fact;
  if (!isIsoDate(end) || (start !== null && !isIsoDate(start))) return [];
  const filedDate: IsoDate | null = filed !== null && isIsoDate(filed) ? filed : null;
  return [{ accessionNumber, concept, unit, start, end, value, form, filedDate }];
}
