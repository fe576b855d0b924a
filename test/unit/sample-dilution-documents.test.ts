import { describe, expect, it } from 'vitest';
import type { GoldenCase } from '../../cli/golden/cases.ts';
import { scoreDilution } from '../../cli/golden/score-dilution.ts';
import { createScorecard } from '../../cli/golden/scorecard.ts';
import { outcomeOfKind } from '../../cli/parse/run-parser.ts';
import { dilutionDocuments } from '../../sample/dilution/documents.ts';
import type { DilutionDocument } from '../../sample/dilution/setting.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

/** Of the values of a class, over all seeds. */
const LEAST_RECALL = 0.95;
const SEEDS = Array.from({ length: 12 }, (_, seed) => String(seed));

function caseOf({ name, body, expected, absent, optional = [] }: DilutionDocument): GoldenCase {
  const file = { expected, aux: { absent }, optional };
  return { kind: 'dilution', name, filename: 'document.htm', bytes: Buffer.from(body), file };
}

/** As filed: a form names the document; an exhibit is read as a bare document. */
function outcomeOf({ type, form, filedDate, body }: DilutionDocument) {
  const options = type.startsWith('EX-') ? { filedDate } : { form, type, filedDate };
  const submission = readBareDocument(Buffer.from(body), options);
  return outcomeOfKind('dilution', { submission, filedDate });
}

describe('generated documents on dilution', () => {
  it('are the same for the same seed, and one of each class', () => {
    expect(dilutionDocuments('7')).toEqual(dilutionDocuments('7'));
    expect(new Set(dilutionDocuments('7').map(({ name }) => name)).size).toBe(24);
  });

  const byClass = Map.groupBy(
    SEEDS.flatMap((seed) => dilutionDocuments(seed)),
    ({ name }) => name,
  );
  it.each([...byClass])('of class %s are read, with no wrong value at high confidence', (_, documents) => {
    const card = createScorecard();
    for (const document of documents) scoreDilution(caseOf(document), outcomeOf(document), card);
    expect(card.differences.filter(({ high }) => high)).toEqual([]);
    expect([...card.rates.keys()].filter((what) => what.endsWith('where there is none'))).toEqual([]);
    const recalls = [...card.rates].flatMap(([what, rate]) => (what.endsWith('recall') ? [rate] : []));
    const [hits, of] = [
      recalls.reduce((sum, rate) => sum + rate.hits, 0),
      recalls.reduce((sum, rate) => sum + rate.of, 0),
    ];
    expect(hits / of, JSON.stringify(card.differences[0])).toBeGreaterThanOrEqual(LEAST_RECALL);
  });
});
