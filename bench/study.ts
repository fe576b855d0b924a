import { join } from 'node:path';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { elapsedSeconds, type Figures, runChild } from './measure.ts';
import { fillStudy } from './study-database.ts';
import { withTemporaryDatabase } from './temporary.ts';

export interface StudyBenchOptions {
  readonly issuers?: number;
  readonly days?: number;
}

/** What `bench/study-run.ts` prints. */
interface StudyFigures {
  readonly rows: number;
  readonly computed: number;
  readonly auc: number;
  readonly gatherSeconds: number;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly peakBytes: number;
}

const [A, B] = ['2026-11-15.1', '2026-11-01.1'] as const;

/** A study of generated scores, first with all outcomes to compute, then with none; peak memory of the program alone. */
export function benchStudy({ issuers = 5_000, days = 1_250 }: StudyBenchOptions = {}): Promise<Figures> {
  return withTemporaryDatabase(async (db, directory, url) => {
    const prices = join(directory, 'prices.csv');
    let range: readonly string[] = [];
    const filling = await elapsedSeconds(async () => {
      range = await fillStudy(db, { issuers, days }, [methodologyByVersion(A), methodologyByVersion(B)], prices);
    });
    const study = () => runChild<StudyFigures>('./study-run.ts', [url, A, B, ...range, prices]);
    const first = await study();
    const second = await study();
    if (second.computed !== 0) throw new Error(`the second study computed ${second.computed} outcomes again`);
    // Risk is planted: a study that does not find it measures nothing.
    if (!(first.auc > 0.7)) throw new Error(`the planted relation was not found: AUC ${first.auc}`);
    return {
      issuers,
      days,
      'stored scores, two methodologies': 2 * issuers * days,
      'sampled scores': first.rows,
      'filling the database (s)': filling,
      'first study (min)': first.seconds / 60,
      'of it outcomes and reading (min)': first.gatherSeconds / 60,
      'second study, nothing new (min)': second.seconds / 60,
      'of it statistics (min)': (second.seconds - second.gatherSeconds) / 60,
      'processor time of the first (min)': first.processorSeconds / 60,
      'peak memory (MB)': first.peakBytes / 1e6,
    };
  });
}
