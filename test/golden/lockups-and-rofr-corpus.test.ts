import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerOf, runSelected } from '../../cli/parse/run-parser.ts';
import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { lockupsAndRofrV3 } from '../../parsers/lockups-and-rofr/lockups-and-rofr.v3.ts';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

type Item = Readonly<Record<string, unknown>>;

/** The sections of `CONTRACT.md` of the corpus: expected values, other right answers, values that may be absent. */
interface Expected {
  readonly form: string;
  readonly filedDate?: string;
  readonly expected: Readonly<Record<string, readonly Item[] | Item>>;
  readonly accept?: Readonly<Record<string, readonly unknown[]>>;
  readonly optional?: readonly string[];
}

const GOLDEN = ['golden', 'golden-composed'].flatMap((part) => corpusPath(part, 'dilution') ?? []);
const LISTS = ['warrants', 'convertibles', 'rofr', 'lockups'] as const;
const PARSERS = [overhangV5, lockupsAndRofrV3, financingReportsV3];
/** Words, not values: how a document names or describes something may be told in several ways. */
const FREE = ['label', 'conditions', 'scope', 'exercisable', 'holder', 'expires'];

function valuesOf(item: Item): [string, unknown][] {
  return Object.entries(item).filter(
    ([key, value]) => !FREE.includes(key) && value !== null && typeof value !== 'object',
  );
}

function parse(directory: string) {
  const expected = JSON.parse(readFileSync(`${directory}/expected.json`, 'utf8')) as Expected;
  const input = readdirSync(directory).find((name) => name.startsWith('input.')) ?? '';
  const bytes = gunzipSync(readFileSync(`${directory}/${input}`));
  const filedDate: IsoDate | null =
    expected.filedDate !== undefined && isIsoDate(expected.filedDate) ? expected.filedDate : null;
  const submission = looksLikeSubmission(bytes)
    ? readSubmission(bytes)
    : readBareDocument(bytes, { filename: input.replace(/\.gz$/, ''), filedDate });
  const outcome = answerOf(runSelected(PARSERS, PARSERS, submission, { filedDate, force: true }));
  if (outcome === null) throw new Error(`no document in ${directory}`);
  for (const span of Object.values(outcome.spans).flat()) {
    const text = submission.documents.find(({ sequence }) => sequence === span.sequence)?.text;
    expect(text?.slice(span.start, span.end)).toBe(span.text);
  }
  return { expected, outcome, result: (outcome.result ?? {}) as Readonly<Record<string, readonly Item[]>> };
}

describe.skipIf(GOLDEN.length === 0)('terms of the golden documents (skipped where the corpus is absent)', () => {
  const tally = { right: 0, given: 0, expected: 0, high: 0, matched: 0, items: 0 };
  const cases = GOLDEN.flatMap((root) => readdirSync(root).map((name) => [name, `${root}/${name}`] as const));

  test.each(cases)('%s: no wrong value at high confidence, every span is its text', (_name, directory) => {
    const { expected, outcome, result } = parse(directory);
    const wrong: string[] = [];
    for (const list of LISTS) {
      const wanted = expected.expected[list];
      if (!Array.isArray(wanted)) continue;
      const given = result[list] ?? [];
      const left = new Set(given.keys());
      for (const [index, item] of (wanted as readonly Item[]).entries()) {
        const alike = (at: number) => valuesOf(item).filter(([key, value]) => given[at]?.[key] === value).length;
        const best = [...left].toSorted((a, b) => alike(b) - alike(a) || a - b)[0];
        if (best !== undefined) left.delete(best);
        for (const [key, value] of valuesOf(item)) {
          const path = `${list}[${index}].${key}`;
          const answer = best === undefined ? undefined : given[best]?.[key];
          const isRight = answer === value || (expected.accept?.[path] ?? []).includes(answer ?? null);
          const isOptional = (expected.optional ?? []).some((optional) => path.startsWith(optional));
          if (!isRight && isOptional) continue;
          tally.expected += 1;
          if (answer === undefined) continue;
          const confidence = outcome.confidences?.[`${list}[${best}].${key}`] ?? outcome.confidence;
          tally.given += 1;
          if (isRight) {
            tally.right += 1;
            if (confidence >= 0.9) tally.high += 1;
          } else if (confidence >= 0.9) wrong.push(`${path}: ${JSON.stringify(answer)}`);
        }
      }
      if ((expected.optional ?? []).includes(list)) continue;
      tally.items += given.length;
      tally.matched += given.length - left.size;
    }
    expect(wrong).toEqual([]);
  });

  test.each(cases)('%s: an offering only where the report announces one', (_name, directory) => {
    const { expected, outcome, result } = parse(directory);
    const isReport = expected.form.startsWith('8-K');
    const wanted = isReport ? (expected.expected['offering'] as Item | undefined) : undefined;
    const given = (result['offering'] ?? {}) as Item;
    const wrong = valuesOf(wanted ?? {}).filter(([key, value]) => {
      const others = expected.accept?.[`offering.${key}`] ?? [];
      return given[key] !== value && !others.includes(given[key]);
    });
    expect(wrong, outcome.parserVersion).toEqual([]);
    expect(wanted === undefined && Object.keys(given).length > 0, JSON.stringify(given)).toBe(false);
  });

  test('precision is at least 97 %, recall 95 %, and most right values are claimed high', () => {
    expect(tally.expected).toBeGreaterThan(150);
    expect(tally.right / tally.given).toBeGreaterThanOrEqual(0.97);
    expect(tally.right / tally.expected).toBeGreaterThanOrEqual(0.95);
    // Two witnesses are needed; a short document often holds one.
    expect(tally.high / tally.right).toBeGreaterThanOrEqual(0.55);
    expect(tally.matched / tally.items).toBeGreaterThanOrEqual(0.95);
  });
});
