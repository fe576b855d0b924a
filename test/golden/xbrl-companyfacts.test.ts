import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { padCik, parseCik } from '../../core/ids.ts';
import type { Submission } from '../../core/submission.ts';
import type { XbrlFact, XbrlResult } from '../../core/xbrl.ts';
import { parserById } from '../../parsers/registry.ts';
import { crossCheckCompanyFacts, parseCompanyFacts } from '../../parsers/xbrl/companyfacts.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

type Expected = [concept: string, unit: string, start: string | null, end: string, value: number];

const golden = corpusPath('golden', 'xbrl', 'companyfacts');
const archive = corpusPath('edgar', 'Archives', 'edgar', 'data');

function submissionPath(accession: string): string {
  const names = readdirSync(archive ?? '', { recursive: true, encoding: 'utf8' });
  const name = names.find((one) => one.endsWith(`/${accession}.txt.gz`));
  if (name === undefined) throw new Error(`no submission ${accession} in the corpus`);
  return `${archive}/${name}`;
}

function read(accession: string): { submission: Submission; facts: XbrlFact[] } {
  const submission = readSubmission(gunzipSync(readFileSync(submissionPath(accession))));
  const parser = parserById('xbrl');
  const outcomes = (parser?.appliesTo(submission) ?? []).map((document) =>
    parser?.parse(submission, document, { filedDate: null, upstream: new Map() }),
  );
  const facts = outcomes.flatMap((outcome) => {
    if (outcome?.status !== 'parsed') throw new Error(JSON.stringify(outcome?.reasons));
    expect(outcome.confidence).toBe(1);
    return (outcome.result as XbrlResult).facts;
  });
  return { submission, facts };
}

function keyOf({ concept, unit, period, value }: XbrlFact): string {
  const [start, end] =
    'start' in period ? [period.start, period.end] : 'instant' in period ? [null, period.instant] : [];
  return JSON.stringify([concept, unit, start, end, Number(value)]);
}

const accessions = golden ? readdirSync(golden).map((name) => name.slice(0, 20)) : [];

describe.skipIf(!golden)("SEC's companyfacts of single accessions (needs the corpus of real filings)", () => {
  it.each(accessions)('%s: every fact is among ours', (accession) => {
    const expected = JSON.parse(
      gunzipSync(readFileSync(`${golden}/${accession}.json.gz`)).toString('utf8'),
    ) as readonly Expected[];
    const ours = new Set(
      read(accession)
        .facts.filter((fact) => Object.keys(fact.dimensions).length === 0 && fact.value !== null)
        .map(keyOf),
    );
    expect(expected.length).toBeGreaterThan(100);
    expect(expected.filter((fact) => !ours.has(JSON.stringify(fact)))).toEqual([]);
  });

  it.each(accessions)('%s: the cross-check agrees', (accession) => {
    const { submission, facts } = read(accession);
    const cik = submission.header.filers[0]?.cik ?? parseCik(0);
    const path = corpusPath('edgar', 'api', 'xbrl', 'companyfacts', `CIK${padCik(cik)}.json.gz`);
    const outcome = parseCompanyFacts(gunzipSync(readFileSync(path ?? '')));
    if (outcome.status !== 'parsed') throw new Error(outcome.reasons[0].message);
    const check = crossCheckCompanyFacts(facts, outcome.companyFacts, accession);
    expect(check.agreeing).toBeGreaterThan(100);
    expect(check.differing).toBe(0);
    // Per-share amounts of 2010, whose unit SEC gives as plain USD, are not found under their own.
    expect(
      check.examples.filter(({ companyFact }) => !(companyFact.unit === 'USD' && companyFact.filed < '2011')),
    ).toEqual([]);
  });
});
