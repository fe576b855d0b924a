import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PARSERS, runParsers } from '../parsers/registry.ts';
import { buildStatementSeries } from '../scoring/statements/build-series.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { columnsOfCompanyFacts } from '../test/company-facts-columns.ts';
import { corpusPath } from '../test/corpus.ts';
import { askEdgartools, compared, fastest, type Seconds } from './edgartools.ts';
import type { Figures } from './measure.ts';
import { goldenFilings, type PeerReading, scoreBoth, tally } from './statements-golden.ts';

interface Answer {
  /** Of the contract, that the peer has a name for. */
  readonly fields: readonly string[];
  readonly submissions: readonly { readonly path: string; readonly seconds: Seconds; readonly rows: number }[];
  readonly companyFacts: readonly { readonly path: string; readonly seconds: Seconds; readonly rows: number }[];
  readonly golden: Readonly<Record<string, PeerReading>>;
}

/** Periodic reports of the corpus with the schema and presentation that edgartools needs. */
function submissionsWithLinkbases(data: string): readonly { readonly name: string; readonly bytes: Uint8Array }[] {
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt.gz'));
  return names.sort().flatMap((name) => {
    const bytes = gunzipSync(readFileSync(join(data, name)));
    const types = bytes.subarray(0, 2_000).toString('latin1');
    if (!/^(?:CONFORMED SUBMISSION TYPE:|<TYPE>)\s*10-[KQ]\b/m.test(types)) return [];
    const isComplete = ['EX-101.INS', 'EX-101.SCH', 'EX-101.PRE'].every((type) => bytes.includes(`<TYPE>${type}`));
    return isComplete ? [{ name: basename(name, '.txt.gz'), bytes }] : [];
  });
}

const READERS = PARSERS.filter(({ id }) => id === 'xbrl' || id === 'statements');

function readStatementsOf(bytes: Uint8Array): void {
  const runs = runParsers(readSubmission(bytes), { filedDate: null, parsers: READERS });
  if (!runs.some(({ parser, outcome }) => parser.id === 'statements' && outcome.status === 'parsed'))
    throw new Error('the bench submission has no statements');
}

function readSeriesOf(bytes: Uint8Array): void {
  const columns = columnsOfCompanyFacts(bytes);
  for (const period of ['annual', 'quarter'] as const) buildStatementSeries(columns, { period, restated: 'latest' });
}

/** edgartools and Tidemark over the same files of the corpus, one after the other in one run. */
export async function comparePeer(directory: string): Promise<Figures> {
  const data = corpusPath('edgar', 'Archives', 'edgar', 'data');
  const companyFacts = corpusPath('edgar', 'api', 'xbrl', 'companyfacts');
  const golden = corpusPath('golden');
  if (!data || !companyFacts || !golden) return { 'comparison with edgartools': 'skipped: the corpus is not there' };
  const submissions = submissionsWithLinkbases(data);
  const issuers = readdirSync(companyFacts).map((name) => ({
    name: basename(name, '.json.gz'),
    bytes: gunzipSync(readFileSync(join(companyFacts, name))),
  }));
  const filings = goldenFilings(golden);
  const write = async (name: string, content: string | Uint8Array): Promise<string> => {
    const path = join(directory, name);
    await writeFile(path, content);
    return path;
  };
  const job = {
    submissions: await Promise.all(submissions.map(({ name, bytes }) => write(`${name}.txt`, bytes))),
    companyFacts: await Promise.all(issuers.map(({ name, bytes }) => write(`${name}.json`, bytes))),
    golden: await Promise.all(
      filings.map(async ({ golden: { name }, annual, json }) => ({
        name,
        annual,
        path: await write(`${name}.json`, json),
      })),
    ),
  };
  const peer = await askEdgartools<Answer>('edgartools-statements.py', directory, job);
  const own = {
    submissions: submissions.map(({ bytes }) => fastest(() => readStatementsOf(bytes))),
    companyFacts: issuers.map(({ bytes }) => fastest(() => readSeriesOf(bytes))),
  };
  const cards = scoreBoth(filings, peer.golden, new Set(peer.fields));
  const [ours, theirs] = [tally(cards.own), tally(cards.peer)];
  const words = ({ right, wrong, expected }: typeof ours): string => `${right} right, ${wrong} wrong, of ${expected}`;
  const seconds = (all: Answer['submissions']): readonly Seconds[] => all.map((one) => one.seconds);
  return {
    ...compared(`${submissions.length} submissions to statements (aim 8)`, own.submissions, seconds(peer.submissions)),
    ...compared(`${issuers.length} companyfacts to series`, own.companyFacts, seconds(peer.companyFacts)),
    'golden values of the columns and fields that both offer: edgartools': words(theirs),
    'golden values of the columns and fields that both offer: Tidemark': words(ours),
  };
}
