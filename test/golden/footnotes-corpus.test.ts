import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Footnote } from '../../core/rows-footnotes.ts';
import type { Submission } from '../../core/submission.ts';
import type { XbrlFact, XbrlResult } from '../../core/xbrl.ts';
import type { FootnotesResult } from '../../parsers/footnotes/result.ts';
import { linkbasesOf } from '../../parsers/linkbases/linkbases.ts';
import { type ParserRun, parserById, runParsers } from '../../parsers/registry.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

/** The submissions of the corpus that carry calculations. */
const LINKED = ['1488917/0000897101-19-000093', '882835/0000882835-14-000020'];
const REPORTS = ['BA-10-K-2024-12-31', 'IBM-10-Q-2025-06-30', 'KO-10-K-2024-12-31'];

const bytesAt = (...parts: string[]) => gunzipSync(readFileSync(corpusPath(...parts) ?? ''));
const linked = (name: string) => readSubmission(bytesAt('edgar', 'Archives', 'edgar', 'data', `${name}.txt.gz`));
const report = (name: string) =>
  readBareDocument(bytesAt('golden', 'statements', name, 'input.htm.gz'), {
    form: name.includes('10-K') ? '10-K' : '10-Q',
  });

function read(submission: Submission): {
  readonly facts: readonly XbrlFact[];
  readonly run: ParserRun;
  readonly notes: readonly Footnote[];
} {
  const parsers = ['xbrl', 'footnotes'].flatMap((id) => parserById(id) ?? []);
  const runs = runParsers(submission, { filedDate: null, parsers });
  const run = runs.find(({ parser }) => parser.id === 'footnotes');
  if (!run) throw new Error('the footnotes parser did not run');
  const facts = runs.flatMap(({ parser, outcome }) =>
    parser.id === 'xbrl' ? ((outcome.result as XbrlResult | null)?.facts ?? []) : [],
  );
  return { facts, run, notes: (run.outcome.result as FootnotesResult | null)?.notes ?? [] };
}

/** The words of a block, also where they stand in another. */
function textOf(note: Footnote, notes: readonly Footnote[]): string {
  const characters = Array.from(notes[note.textOrdinal ?? -1]?.text ?? '');
  return note.text ?? characters.slice(note.textStart, note.textStart + note.textLength).join('');
}

/** Letters of words, without what markup and entities are. */
const lettersOf = (text: string) =>
  text
    .replace(/&lt;[^&]*(?:&[^g;][^&]*)*?&gt;|<[^>]*>|&(?:amp;)?(?:#\d+|#x[\da-f]+|\w+);/gi, ' ')
    .replace(/[^a-z]/gi, '');

describe.skipIf(corpusPath('golden', 'statements') === null)(
  'notes of real filings (skipped without the corpus)',
  () => {
    test.each(REPORTS)('%s: every block has the words of its spans, and lies within its parent', (name) => {
      const submission = report(name);
      const { run, notes } = read(submission);
      expect(run.outcome.reasons).toEqual([]);
      expect(notes.length).toBeGreaterThan(60);
      const differing = notes.filter((note, index) => {
        const markup = (run.outcome.spans[`notes[${index}].text`] ?? []).map(({ text }) => text).join(' ');
        return lettersOf(markup) !== lettersOf(textOf(note, notes).replaceAll('&', ' '));
      });
      expect(differing.map(({ concept }) => concept)).toEqual([]);
      for (const note of notes) {
        const around = notes[note.parentOrdinal ?? -1] ?? note;
        expect(lettersOf(textOf(around, notes))).toContain(lettersOf(textOf(note, notes)).slice(0, 40));
        expect(textOf(note, notes)).toHaveLength(textOf(note, notes).trim().length);
      }
      const own = notes.filter(({ level }) => level === 0);
      expect(own.filter(({ sort }) => sort === 'note').length).toBeGreaterThan(own.length * 0.8);
    });

    test('a filing with linkbases has the titles of its roles', () => {
      const { notes } = read(linked(LINKED[0] ?? ''));
      expect(notes.filter(({ sort }) => sort === 'note').map(({ title, subject }) => [title, subject])).toEqual([
        ['Interim Financial Reporting', 'accounting-policies'],
        ['Revenues', 'revenue'],
        ['Inventories', 'inventory'],
        ['Finite-life Intangible Assets', 'intangible'],
        ['Warranty Liability', 'guarantee'],
        ['Income Taxes', 'tax'],
        ['Financing Arrangements', 'debt'],
        ['Share-Based Compensation', 'compensation'],
        ['Commitments and Contingencies', 'commitment'],
      ]);
      expect(notes.every(({ titleBasis }) => titleBasis === 'role' || titleBasis === 'label')).toBe(true);
    });

    test.each(LINKED)('%s: totals of its calculations are the sums of their parts', (name) => {
      const submission = linked(name);
      const { calculations, problems } = linkbasesOf(submission);
      expect(problems).toEqual([]);
      const facts = read(submission).facts.filter(({ unit }) => unit !== null);
      const placeOf = ({ period, dimensions, unit }: XbrlFact) => JSON.stringify([period, dimensions, unit]);
      const values = new Map(facts.map((fact) => [fact.concept + placeOf(fact), Number(fact.value)]));
      let sums = 0;
      for (const totals of calculations.values()) {
        for (const [total, parts] of totals) {
          for (const fact of facts.filter(({ concept }) => concept === total)) {
            const own = parts.map(
              ({ concept, weight }) => weight * (values.get(concept + placeOf(fact)) ?? Number.NaN),
            );
            // A part that is not stated is left out of the filing's own column.
            if (own.some(Number.isNaN)) continue;
            sums++;
            const sum = own.reduce((before, value) => before + value, 0);
            // A note may state rounded parts of an exact total.
            expect(Math.abs(sum - Number(fact.value)), total).toBeLessThan(1 + Math.abs(sum) * 0.0005);
          }
        }
      }
      expect(sums).toBeGreaterThan(30);
    });
  },
);
