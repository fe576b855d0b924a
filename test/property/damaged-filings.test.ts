import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerOf, runSelected } from '../../cli/parse/run-parser.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { createRandom, type Random } from '../../sample/random.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';
import { BOMBS, CUTS, countDamages, type Damage, ENCODINGS, ROW_DAMAGES } from '../damage.ts';
import { processorMs } from '../processor-time.ts';

const MOST_MS = 2_000;
const KINDS = ['voting-results', 'subsidiaries', 'thirteenf', 'beneficial-ownership'] as const;
type Kind = (typeof KINDS)[number];

const seed = process.env['PROPERTY_SEED'] === 'random' ? String(Math.random()) : (process.env['PROPERTY_SEED'] ?? '');

interface Filing {
  readonly name: string;
  readonly text: string;
}

/** Real filings where the corpus is there, and the project's own golden cases, as characters that are bytes. */
function filingsOf(kind: Kind): readonly Filing[] {
  const own = fileURLToPath(new URL(`../golden/cases/${kind}`, import.meta.url));
  const sets = ['golden', 'golden-composed', 'golden-second'].map((set) => corpusPath(set, kind));
  const folders = [own, ...sets].filter((one) => one !== null);
  const files = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) =>
      readdirSync(`${folder}/${name}`)
        .filter((file) => file.startsWith('input'))
        .map((file) => `${folder}/${name}/${file}`),
    ),
  );
  const ownership = kind === 'beneficial-ownership' ? corpusPath('ownership') : null;
  const bare = ownership === null ? [] : readdirSync(ownership).map((file) => `${ownership}/${file}`);
  return [...files, ...bare].map((path) => {
    const bytes = readFileSync(path);
    return { name: path, text: (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1') };
  });
}

/** As `tidemark parse` reads a file: in time, without a crash, with spans that hold. */
function outcomeOf(kind: Kind, bytes: Uint8Array, what: string): ParseOutcome | null {
  const began = processorMs();
  const submission = looksLikeSubmission(bytes) ? readSubmission(bytes) : readBareDocument(bytes, {});
  const selected = PARSERS.filter((parser) => parser.kind === kind);
  const outcome = answerOf(runSelected(selected, PARSERS, submission, { filedDate: null, force: true }));
  expect(processorMs() - began, what).toBeLessThan(MOST_MS);
  expect(outcome?.reasons.map(({ code }) => code) ?? [], what).not.toContain('parser-crashed');
  const texts = new Map(submission.documents.map((document) => [document.sequence, document]));
  const spans = Object.values(outcome?.spans ?? {}).flat();
  const lost = spans.filter(({ sequence, start, end, text }) => texts.get(sequence)?.text.slice(start, end) !== text);
  expect(lost, what).toEqual([]);
  return outcome;
}

const harmed = (kind: Kind, text: string, what: string) => outcomeOf(kind, Buffer.from(text, 'latin1'), what);
const isHigh = (outcome: ParseOutcome | null): boolean => outcome?.status === 'parsed' && outcome.confidence >= 0.9;

interface Harmed {
  readonly what: string;
  readonly truth: ParseOutcome;
  readonly outcome: ParseOutcome;
}

/** Every damage of every filing that is claimed high when whole: what is claimed high of it still. */
function* stillHigh(
  kind: Kind,
  damages: Readonly<Record<string, Damage>>,
  turns: number,
  chosen: (text: string) => boolean = () => true,
): Generator<Harmed> {
  const random: Random = createRandom(`${kind}/${Object.keys(damages).join()}/${seed}`);
  let whole = 0;
  for (const { name, text } of filingsOf(kind)) {
    if (text.length > 300_000 || !chosen(text)) continue;
    const truth = harmed(kind, text, name);
    if (truth === null || !isHigh(truth)) continue;
    whole += 1;
    for (const [damage, harm] of Object.entries(damages)) {
      for (let turn = 0; turn < turns; turn += 1) {
        const changed = harm(text, random);
        if (changed === null || changed === text) continue;
        const what = `${name}: ${damage}, turn ${turn}`;
        const outcome = harmed(kind, changed, what);
        if (outcome !== null && isHigh(outcome)) yield { what, truth, outcome };
      }
    }
  }
  expect(whole, 'filings that are claimed high when whole').toBeGreaterThan(0);
}

describe.each(KINDS)('%s of damaged filings', (kind) => {
  test('is answered in time, without a crash, in words that stand there', { timeout: 120_000 }, () => {
    const random = createRandom(`${kind}/bombs/${seed}`);
    const filings = filingsOf(kind).filter(({ text }) => text.length < 300_000);
    expect(filings.length).toBeGreaterThan(0);
    for (const [damage, harm] of Object.entries<Damage>({ ...BOMBS, ...CUTS, ...ROW_DAMAGES })) {
      for (let turn = 0; turn < 6; turn += 1) {
        const filing = filings[random.int(0, filings.length - 1)];
        const text = filing === undefined ? null : harm(filing.text, random);
        if (filing && text !== null) harmed(kind, text, `${filing.name}: ${damage}, turn ${turn}`);
      }
    }
  });

  test('is answered in any encoding', { timeout: 60_000 }, () => {
    const filings = filingsOf(kind).filter(({ text }) => text.length < 60_000);
    expect(filings.length).toBeGreaterThan(0);
    for (const { name, text } of filings.slice(0, 6)) {
      for (const [encoding, encode] of Object.entries(ENCODINGS)) outcomeOf(kind, encode(text), `${name}: ${encoding}`);
    }
  });
});

type Counts = readonly (number | null)[];

/** Every row of counts of a meeting, by column. */
function countsOf({ result }: ParseOutcome): readonly Counts[] {
  const { proposals } = result as { proposals: readonly Record<string, unknown>[] };
  const row = (of: Record<string, unknown>): Counts =>
    ['votesFor', 'votesAgainst', 'votesWithheld', 'abstain', 'brokerNonVotes', 'oneYear', 'twoYears', 'threeYears'].map(
      (column) => (typeof of[column] === 'number' ? of[column] : null),
    );
  return proposals.flatMap((proposal) => [
    row(proposal),
    ...((proposal['nominees'] ?? []) as Record<string, unknown>[]).map(row),
    ...(proposal['frequency'] ? [row(proposal['frequency'] as Record<string, unknown>)] : []),
  ]);
}

test('votes: a number that nobody counted is never given with high confidence', { timeout: 120_000 }, () => {
  const damages = { ...countDamages(/\d{1,3}(?:,\d{3})+/g), ...CUTS };
  for (const { what, truth, outcome } of stillHigh('voting-results', damages, 3)) {
    const counted = countsOf(truth);
    for (const row of countsOf(outcome)) {
      const isTrue = counted.some((own) => row.every((count, at) => count === null || count === own[at]));
      expect(isTrue, `${what}\n${JSON.stringify(row)}`).toBe(true);
    }
  }
});

test('13F: a table with a changed value, a row too few or too many is never claimed high', { timeout: 60_000 }, () => {
  const values = countDamages(/(?<=<(?:\w+:)?value>)\s*[1-9]\d*/gi);
  const rows = { 'a row lost': ROW_DAMAGES['a row lost'], 'a row twice': ROW_DAMAGES['a row twice'] };
  for (const { what, truth, outcome } of stillHigh('thirteenf', { ...values, ...rows, ...CUTS }, 6)) {
    expect(outcome.result, what).toEqual(truth.result);
  }
});

test('subsidiaries: a list of HTML that is cut off is never claimed high', { timeout: 60_000 }, () => {
  const isHtml = (text: string): boolean => /<html/i.test(text);
  for (const { what, truth, outcome } of stillHigh('subsidiaries', CUTS, 12, isHtml)) {
    expect(outcome.result, what).toEqual(truth.result);
  }
});
