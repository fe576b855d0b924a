import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import { cashPositionV1 } from '../../parsers/cash-position/cash-position.v1.ts';
import { filerIdentityV1 } from '../../parsers/filer-identity/filer-identity.v1.ts';
import { shareFloatV1 } from '../../parsers/share-float/share-float.v1.ts';
import { xbrlV1 } from '../../parsers/xbrl/xbrl.v1.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

const statementsPath = corpusPath('golden', 'statements');
const manifestPath = corpusPath('edgar', 'manifest.jsonl');

interface Golden {
  readonly form: string;
  readonly expected: {
    readonly entity: { readonly cik: string; readonly name: string };
    readonly periods: readonly {
      readonly statement: 'income' | 'balance' | 'cashflow';
      readonly start: string | null;
      readonly end: string;
      readonly values: Readonly<Record<string, number | null>>;
    }[];
  };
}

function goldenCases(): { name: string; golden: Golden; submission: Submission }[] {
  if (statementsPath === null) return [];
  return readdirSync(statementsPath).map((name) => {
    const folder = `${statementsPath}/${name}`;
    const golden = JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')) as Golden;
    const input = readdirSync(folder).find((file) => file.startsWith('input.')) ?? '';
    const bytes = gunzipSync(readFileSync(`${folder}/${input}`));
    return { name, golden, submission: readBareDocument(bytes, { form: golden.form }) };
  });
}

function xbrlContext(submission: Submission): ParseContext {
  const nothing: ParseContext = { filedDate: null, upstream: new Map() };
  const applying = xbrlV1.appliesTo(submission);
  const documents = applying.length > 0 ? applying : submission.documents.slice(0, 1);
  const outcomes = documents.map((document) => xbrlV1.parse(submission, document, nothing));
  return { filedDate: null, upstream: new Map([['xbrl', outcomes]]) };
}

function run<R>(parser: Parser<R>, submission: Submission, context: ParseContext): ParseOutcome<R> {
  const [document] = parser.appliesTo(submission);
  if (!document) throw new Error(`${parser.id} does not apply`);
  return parser.parse(submission, document, context);
}

function numberOrNull(value: string | null | undefined): number | null {
  return value == null ? null : Number(value);
}

/** Spans that do not re-read to their own text. */
function brokenSpans(submission: Submission, outcome: ParseOutcome): string[] {
  const texts = new Map(submission.documents.map((document) => [document.sequence, document.text]));
  return Object.entries(outcome.spans)
    .filter(([, spans]) => spans.some((span) => texts.get(span.sequence)?.slice(span.start, span.end) !== span.text))
    .map(([path]) => path);
}

describe.skipIf(statementsPath === null)('the golden statements (skipped where the corpus is absent)', () => {
  const cases = goldenCases();

  test('are fifteen', () => expect(cases).toHaveLength(15));

  test.each(cases)('cash, investments, operating cash flow and cover shares of $name', ({ golden, submission }) => {
    const context = xbrlContext(submission);
    const { periods } = golden.expected;
    const cash = run(cashPositionV1, submission, context);
    const shares = run(shareFloatV1, submission, context);
    const balances = periods.filter(({ statement }) => statement === 'balance');
    const balance = balances.sort((a, b) => (a.end < b.end ? 1 : -1))[0];
    // The longest duration of at most a year that ends at the balance date.
    const flow = periods
      .filter(({ statement, end }) => statement === 'cashflow' && end === balance?.end)
      .sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1))[0];
    const cover = (shares.result?.rows ?? []).filter(({ basis }) => basis === 'cover');
    const coverShares = cover.reduce((sum, row) => sum + Number(row.sharesOutstanding), 0);

    expect({
      status: cash.status,
      asOf: cash.result?.asOf ?? '',
      cash: numberOrNull(cash.result?.cashAndEquivalents),
      investments: numberOrNull(cash.result?.shortTermInvestments),
      flow: numberOrNull(cash.result?.operatingCashFlow),
      from: cash.result?.operatingCashFlowStart ?? null,
    }).toEqual({
      status: periods.length === 0 ? 'rejected' : 'parsed',
      asOf: balance?.end ?? '',
      cash: balance?.values['cashAndEquivalents'] ?? null,
      investments: balance?.values['shortTermInvestments'] ?? null,
      flow: flow?.values['operatingCashFlow'] ?? null,
      from: flow?.start ?? null,
    });
    expect(coverShares).toBe(balance?.values['sharesOutstanding'] ?? coverShares);
    expect(coverShares).toBeGreaterThan(0);
    expect([...brokenSpans(submission, cash), ...brokenSpans(submission, shares)]).toEqual([]);
    const identity = run(filerIdentityV1, submission, context);
    expect(identity.result?.securities[0]?.name).toBe(golden.expected.entity.name);
    expect(brokenSpans(submission, identity)).toEqual([]);
  });
});

describe.skipIf(manifestPath === null)('periodic reports of the corpus (skipped where the corpus is absent)', () => {
  test('end in a verdict with a reason, and every span re-reads to its text', { timeout: 180_000 }, () => {
    const lines = readFileSync(manifestPath ?? '', 'utf8')
      .split('\n')
      .filter(Boolean);
    const reports = lines
      .map((line) => JSON.parse(line) as { form: string; filedDate: string; path: string; accessionNumber: string })
      .filter(({ form, filedDate }) => /^(?:10-[KQ]|20-F|40-F|6-K)/.test(form) && filedDate >= '2009-06-01');
    expect(reports.length).toBeGreaterThan(15);
    let parsed = 0;
    for (const report of reports) {
      const submission = readSubmission(gunzipSync(readFileSync(corpusPath(report.path) ?? '')));
      const context = xbrlContext(submission);
      for (const parser of [cashPositionV1, shareFloatV1, filerIdentityV1]) {
        if (parser.appliesTo(submission).length === 0) continue;
        const outcome = run<unknown>(parser, submission, context);
        expect(brokenSpans(submission, outcome), `${parser.id} of ${report.accessionNumber}`).toEqual([]);
        expect(outcome.status === 'parsed' || outcome.reasons.length > 0).toBe(true);
        if (outcome.status === 'parsed') parsed += 1;
      }
    }
    expect(parsed).toBeGreaterThanOrEqual(40);
  });
});
