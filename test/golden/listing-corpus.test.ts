import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ParseOutcome } from '../../core/parser.ts';
import { parserById, runParsers } from '../../parsers/registry.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { corpusPath } from '../corpus.ts';

interface Expected {
  readonly expected: Readonly<Record<string, unknown>>;
  readonly accept?: Readonly<Record<string, readonly unknown[]>>;
  readonly optional?: readonly string[];
}

const GOLDEN = ['golden', 'golden-composed'].flatMap((part) => corpusPath(part, 'dilution') ?? []);
const PARSERS = {
  exchangeCompliance: 'exchange-compliance',
  reverseSplit: 'reverse-splits',
  corporateActions: 'corporate-actions',
  cash: 'cash-prose',
  shareFloat: 'share-count-prose',
} as const;
/** Words that may be quoted differently. */
const FREE = new Set(['runwayStatement']);

type Leaves = Readonly<Record<string, unknown>>;

function plain(value: unknown): unknown {
  return typeof value === 'string'
    ? value
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : value;
}

function read(directory: string): {
  readonly expected: Expected;
  readonly outcomes: ReadonlyMap<string, ParseOutcome>;
  readonly text: string;
} {
  const expected = JSON.parse(readFileSync(`${directory}/expected.json`, 'utf8')) as Expected;
  const input = readdirSync(directory).find((name) => name.startsWith('input.')) ?? '';
  const bytes = gunzipSync(readFileSync(`${directory}/${input}`));
  const submission = readBareDocument(bytes, { filename: input.replace(/\.gz$/, ''), filedDate: null });
  const [document] = submission.documents;
  if (document === undefined) throw new Error(`no document in ${directory}`);
  const ids = ['xbrl', ...Object.values(PARSERS)];
  const parsers = ids.flatMap((id) => {
    const parser = parserById(id);
    if (parser === null) throw new Error(`no parser ${id}`);
    return id === 'xbrl' ? [parser] : [{ ...parser, appliesTo: () => [document] }];
  });
  const runs = runParsers(submission, { filedDate: null, parsers });
  const outcomes = new Map(
    runs.filter(({ parser }) => parser.id !== 'xbrl').map(({ parser, outcome }) => [parser.id, outcome]),
  );
  return { expected, outcomes, text: document.text };
}

describe.skipIf(GOLDEN.length === 0)(
  'listing, splits, actions, cash and shares of the golden documents (skipped where the corpus is absent)',
  () => {
    const tally = { expected: 0, given: 0, right: 0, high: 0 };
    const cases = GOLDEN.flatMap((root) => readdirSync(root).map((name) => [name, `${root}/${name}`] as const));

    test.each(cases)(
      '%s: no wrong value at high confidence, none where there is none, spans are their words',
      (_name, directory) => {
        const { expected, outcomes, text } = read(directory);
        const wrong: string[] = [];
        for (const [key, id] of Object.entries(PARSERS)) {
          const outcome = outcomes.get(id);
          expect(outcome?.status).toBe('parsed');
          for (const span of Object.values(outcome?.spans ?? {}).flat()) {
            expect(text.slice(span.start, span.end)).toBe(span.text);
          }
          const given = ((outcome?.result ?? {}) as Readonly<Record<string, unknown>>)[key];
          const wanted = expected.expected[key];
          const isOptional = (path: string) => (expected.optional ?? []).some((one) => path.startsWith(one));
          if (wanted === undefined) {
            if (key === 'reverseSplit' && given !== undefined) wrong.push('a reverse split where there is none');
            continue;
          }
          const lists = Array.isArray(wanted);
          const pairs = lists
            ? (wanted as Leaves[]).map((one, index) => [one, `${key}[${index}]`] as const)
            : [[wanted as Leaves, key] as const];
          const count = (given as unknown[] | undefined)?.length ?? 0;
          if (lists && count !== wanted.length) wrong.push(`${key}: ${count} entries instead of ${wanted.length}`);
          for (const [index, [leaves, path]] of pairs.entries()) {
            const answer = (lists ? (given as Leaves[] | undefined)?.[index] : (given as Leaves | undefined)) ?? {};
            for (const [name, value] of Object.entries(leaves)) {
              if (value === null || FREE.has(name)) continue;
              const at = `${path}.${name}`;
              const right = [value, ...(expected.accept?.[at] ?? [])].some(
                (one) => plain(one) === plain(answer[name] ?? null),
              );
              if (!right && isOptional(at)) continue;
              const isHigh = (outcome?.confidences?.[at] ?? 0) >= 0.9;
              tally.expected += 1;
              if (answer[name] !== undefined) tally.given += 1;
              if (right) tally.right += 1;
              if (right && isHigh) tally.high += 1;
              if (!right && isHigh) wrong.push(`${at}: ${JSON.stringify(answer[name])}`);
            }
          }
        }
        expect(wrong).toEqual([]);
      },
    );

    test('precision, recall and the share claimed high do not fall', () => {
      expect(tally.expected).toBeGreaterThan(100);
      expect(tally.right / tally.given).toBeGreaterThanOrEqual(0.99);
      expect(tally.right / tally.expected).toBeGreaterThanOrEqual(0.98);
      expect(tally.high / tally.right).toBeGreaterThanOrEqual(0.65);
    });
  },
);
