import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ProposalResult, VotingResult } from '../../parsers/voting-results/vote-result.ts';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

interface Expected {
  readonly expected: VotingResult;
  readonly accept?: Readonly<Record<string, readonly unknown[]>>;
}

function readCase(directory: string, name: string) {
  const files = readdirSync(join(directory, name));
  const input = gunzipSync(readFileSync(join(directory, name, files.find((file) => file.startsWith('input')) ?? '')));
  const expected = JSON.parse(readFileSync(join(directory, name, 'expected.json'), 'utf8')) as Expected;
  const submission = readBareDocument(input, {});
  const [main] = votingResultsV3.appliesTo(submission);
  if (main === undefined) throw new Error(`${name} is not recognized`);
  const outcome = votingResultsV3.parse(submission, main, { filedDate: null, upstream: new Map() });
  return { expected, outcome, main };
}

const words = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** A proposal as one comparable line, without its subject, which is free text. */
function lineOf(one: ProposalResult): string {
  const counts = one.frequency ?? [one.votesFor, one.votesAgainst, one.abstain, one.brokerNonVotes];
  const nominees = (one.nominees ?? []).map((row) =>
    [words(row.name), row.votesFor, row.votesAgainst, row.votesWithheld, row.abstain, row.brokerNonVotes].join('/'),
  );
  return [one.proposal_type, one.approved, ...Object.values(counts), ...nominees].join(' ');
}

/** Documents claimed high: a ratchet, to be raised only. */
const LEAST_HIGH: Readonly<Record<string, number>> = { golden: 33, 'golden-composed': 8 };

for (const set of ['golden', 'golden-composed']) {
  const directory = corpusPath(set, 'voting-results');
  describe.skipIf(directory === null)(`voting results of ${set} (skipped if the corpus is absent)`, () => {
    const names = directory === null ? [] : readdirSync(directory);

    test.each(names)('reads %s as its expected result', (name) => {
      const { expected, outcome, main } = readCase(directory ?? '', name);
      const { result } = outcome;
      expect(result?.proposals.map(lineOf)).toEqual(expected.expected.proposals.map(lineOf));
      const { meetingDate, meetingType, sharesOutstanding, sharesPresent } = expected.expected;
      expect(result).toMatchObject({ meetingDate, meetingType, sharesOutstanding, sharesPresent });
      for (const [path, spans] of Object.entries(outcome.spans)) {
        for (const span of spans) expect(main.text.slice(span.start, span.end), path).toBe(span.text);
      }
    });

    test('claims enough documents with high confidence', () => {
      const high = names.filter((name) => readCase(directory ?? '', name).outcome.confidence >= 0.9);
      expect(high.length).toBeGreaterThanOrEqual(LEAST_HIGH[set] ?? 0);
    });
  });
}

const archive = corpusPath('edgar');
describe.skipIf(archive === null)('8-Ks of the archive (skipped if absent)', () => {
  test('have votes if and only if they have Item 5.07', { timeout: 60_000 }, () => {
    const lines = readFileSync(join(archive ?? '', 'manifest.jsonl'), 'utf8')
      .trimEnd()
      .split('\n');
    const filings = lines.map((line) => JSON.parse(line) as { form: string; path: string });
    let found = 0;
    for (const { form, path } of filings) {
      if (!form.startsWith('8-K')) continue;
      const bytes = gunzipSync(readFileSync(join(archive ?? '', '..', path)));
      const submission = readSubmission(bytes);
      const hasItem = /submission\s+of\s+matters\s+to\s+a\s+vote/i.test(bytes.toString('latin1'));
      const documents = votingResultsV3.appliesTo(submission);
      expect(documents.length > 0, path).toBe(hasItem);
      for (const document of documents) {
        found += 1;
        const outcome = votingResultsV3.parse(submission, document, { filedDate: null, upstream: new Map() });
        expect(outcome.result?.proposals.length, path).toBeGreaterThan(0);
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
