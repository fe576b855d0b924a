import type { StudyContext } from './horizon-study.ts';
import { knownRows } from './horizon-study.ts';
import { baselines, type Predictor } from './predictors.ts';
import { incidenceStatistic } from './rank-statistics.ts';
import type { Discrimination, EventStudy } from './report-shape.ts';
import { groupsByScore } from './score-groups.ts';
import type { EventKind } from './study-sample.ts';

/** Whether and when an event follows within 12 months. */
export function studyEvent(context: StudyContext, event: EventKind): EventStudy {
  const { sample, estimator, onPart } = context;
  onPart(`event: ${event}`);
  const { length, score, windowDays, isOpen } = sample;
  const days = sample.daysTo[event];
  const happened = sample.happened[event];
  // Followed for the whole window, or until the event: a row that is lost earlier says neither yes nor no. Of windows
  // that are not over, those with an event would come alone.
  const decided = happened.map((value, row) => {
    const isKnown = value === 1 || (days[row] ?? 0) >= (windowDays[12][row] ?? 0);
    return isKnown && isOpen[row] === 0 ? value : Number.NaN;
  });
  const predictors: readonly Predictor[] = [{ id: 'score', values: score }, ...baselines(sample)];
  return {
    event,
    discrimination: predictors.map(({ id, values }): Discrimination => {
      const rows = knownRows(length, values, score, decided);
      return { predictor: id, auc: estimator.auc(rows, values, decided), spearman: null };
    }),
    incidence: groupsByScore(knownRows(length, score), score, 5).map(({ group, rows }) => ({
      fifth: group,
      within6: estimator.probability(rows, (ranked) => incidenceStatistic(ranked, days, happened, 182)),
      within12: estimator.probability(rows, (ranked) => incidenceStatistic(ranked, days, happened, 366)),
      medianDays: estimator.median(
        rows.filter((row) => happened[row] === 1),
        days,
      ),
    })),
  };
}
