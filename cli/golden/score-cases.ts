import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isIsoDate } from '../../core/dates.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';
import { outcomeOfKind } from '../parse/run-parser.ts';
import { type GoldenCase, goldenCases } from './cases.ts';
import { scoreBeneficialOwnership } from './score-beneficial-ownership.ts';
import { scoreDilution } from './score-dilution.ts';
import { scoreStatements } from './score-statements.ts';
import { scoreSubsidiaries } from './score-subsidiaries.ts';
import { scoreThirteenf } from './score-thirteenf.ts';
import { scoreVotingResults } from './score-voting-results.ts';
import type { Scorecard } from './scorecard.ts';

const SCORERS: Readonly<Record<string, (golden: GoldenCase, outcome: ParseOutcome, card: Scorecard) => void>> = {
  'voting-results': scoreVotingResults,
  subsidiaries: scoreSubsidiaries,
  thirteenf: scoreThirteenf,
  'beneficial-ownership': scoreBeneficialOwnership,
  dilution: scoreDilution,
  statements: scoreStatements,
};

/** The kinds that golden cases are scored for. */
export const GOLDEN_KINDS: readonly string[] = Object.keys(SCORERS);

export interface GoldenFolders {
  readonly found: readonly string[];
  readonly missing: readonly string[];
}

const OWN_CASES = fileURLToPath(new URL('../../test/golden/cases', import.meta.url));

/** Sets of the corpus that count beside the project's own cases, where they are present. */
export const GOLDEN_SETS: readonly string[] = ['golden', 'golden-composed', 'golden-second'];

/** The project's own cases, and sets of the corpus beside the checkout (or TIDEMARK_CORPUS). */
export function goldenFolders(sets = GOLDEN_SETS): GoldenFolders {
  const corpus = process.env['TIDEMARK_CORPUS'] ?? fileURLToPath(new URL('../../../shared/corpus', import.meta.url));
  return presentOf([...sets.map((set) => join(corpus, set)), OWN_CASES]);
}

export function presentOf(folders: readonly string[]): GoldenFolders {
  const isPresent = Map.groupBy(folders, (folder) => existsSync(folder));
  return { found: isPresent.get(true) ?? [], missing: isPresent.get(false) ?? [] };
}

/** Parsers to score, and the card that their readings are scored on. */
export interface GoldenSide {
  readonly parsers: readonly Parser[];
  /** Those of the kind that run; absent: all of the kind. */
  readonly selected?: readonly Parser[] | undefined;
  readonly card: Scorecard;
}

/** Scores the cases of a kind as each side reads them, and gives each case once it is scored. */
export function* scoreCases(
  kind: string,
  folders: readonly string[],
  sides: readonly GoldenSide[],
): Generator<GoldenCase> {
  const score = SCORERS[kind];
  if (score === undefined) return;
  for (const folder of folders) {
    for (const golden of goldenCases(folder, kind)) {
      const filedDate = golden.file.filedDate && isIsoDate(golden.file.filedDate) ? golden.file.filedDate : null;
      const submission = looksLikeSubmission(golden.bytes)
        ? readSubmission(golden.bytes)
        : readBareDocument(golden.bytes, { filename: golden.filename, filedDate });
      for (const { parsers, selected, card } of sides) {
        score(golden, outcomeOfKind(kind, { submission, filedDate, parsers }, selected), card);
      }
      yield golden;
    }
  }
}
