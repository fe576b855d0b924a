import { output } from './served-sample.ts';
import { excerpt, type Transcript, valueAt } from './transcript.ts';

/** An issuer whose score has something to explain. */
export interface Issuer {
  readonly ticker: string;
  readonly cik: string;
}

/** Ten calls as a newcomer makes them, with curl. @returns the issuer that they were about */
export async function callTenTimes(apiUrl: string, key: string, transcript: Transcript): Promise<Issuer> {
  const get = async (path: string, shown: readonly string[]): Promise<unknown> => {
    const url = `${apiUrl}${path}`;
    const body: unknown = JSON.parse(await output('curl', ['-sS', '--fail-with-body', '-H', `x-api-key: ${key}`, url]));
    const missing = shown.filter((name) => valueAt(body, name) === undefined);
    if (missing.length > 0) throw new Error(`${path} has no ${missing.join(', ')}`);
    transcript.show(`curl -H "x-api-key: ${key}" '${url}'`, excerpt(body, shown));
    return body;
  };
  transcript.say('Which issuers carry the highest risk?');
  const ratings = await get('/v1/dilution/ratings?overall_risk=high&limit=1', ['data.0.ticker', 'data.0.numericScore']);
  const ticker = String(valueAt(ratings, 'data.0.ticker'));
  transcript.say('Who is that?');
  const found = await get(`/v1/entities/resolve?q=${ticker}`, [
    'status',
    'resolved',
    'candidates.0.name',
    'candidates.0.reason',
  ]);
  const cik = String(valueAt(found, 'resolved'));
  transcript.say('Its score, what drives it, and its history');
  await get(`/v1/signals/dilution?ticker=${ticker}&history=90d`, [
    'score',
    'band',
    'confidence',
    'percentile',
    'factorBreakdown',
  ]);
  await get(`/v1/dilution/score?ticker=${ticker}`, ['overallRisk', 'explanation.verdict']);
  transcript.say('The facts behind it');
  await get(`/v1/dilution/events?cik=${cik}&limit=1`, ['data.0.form', 'data.0.type', 'data.0.filedDate', 'nextCursor']);
  await get(`/v1/dilution/cash-position?cik=${cik}&limit=1`, ['data.0.cashAndEquivalents', 'data.0.runwayMonths']);
  const warrants = await get('/v1/dilution/warrants?limit=1', [
    'data.0.label',
    'data.0.count',
    'data.0.exercisePrice',
    'data.0.verification',
  ]);
  transcript.say('The exact words of the filing');
  const span = String(valueAt(warrants, 'data.0.verification.sourceSpan'));
  await get(`/v1/lineage/${encodeURIComponent(span)}`, ['text']);
  transcript.say('Meetings, and subsidiaries');
  await get('/v1/events/voting-results?limit=1', [
    'data.0.meetingType',
    'data.0.proposals.0.proposal_type',
    'data.0.proposals.0.votesFor',
  ]);
  await get(`/v1/companies/subsidiaries?cik=${cik}&limit=1`, ['finding', 'filingDate', 'data']);
  return { ticker, cik };
}
