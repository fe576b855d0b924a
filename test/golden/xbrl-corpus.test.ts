import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ParseOutcome } from '../../core/parser.ts';
import type { XbrlResult } from '../../core/xbrl.ts';
import { parserById, runParsers } from '../../parsers/registry.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

const archive = corpusPath('edgar', 'Archives', 'edgar', 'data');

describe.skipIf(!archive)('the XBRL of all real submissions (needs the corpus of real filings)', () => {
  const parser = parserById('xbrl');
  const seen: { name: string; outcome: ParseOutcome<XbrlResult> }[] = [];

  it('is parsed without a crash, a rejection or an unresolved span', { timeout: 300_000 }, () => {
    for (const name of readdirSync(archive ?? '', { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.txt.gz') || !parser) continue;
      const submission = readSubmission(gunzipSync(readFileSync(`${archive}/${name}`)));
      const bySequence = new Map(submission.documents.map((document) => [document.sequence, document]));
      for (const { outcome } of runParsers(submission, { filedDate: null, parsers: [parser] })) {
        expect([name, outcome.status, outcome.reasons]).toEqual([name, 'parsed', []]);
        const { facts } = outcome.result as XbrlResult;
        expect(Object.keys(outcome.spans)).toEqual(facts.map((_, index) => `facts[${index}]`));
        for (const { sequence, start, end, text } of Object.values(outcome.spans).flat()) {
          if (bySequence.get(sequence)?.text.slice(start, end) !== text)
            throw new Error(`${name}: ${sequence}:${start}-${end}`);
        }
        seen.push({ name, outcome: outcome as ParseOutcome<XbrlResult> });
      }
    }
    expect(seen.length).toBeGreaterThan(100);
  });

  it('resolves its references and transformations, except in filings that are invalid', () => {
    const failing = seen.filter(({ outcome }) => outcome.crossValidations.some((check) => !check.passed));
    expect(failing.length / seen.length).toBeLessThan(0.02);
  });
});
