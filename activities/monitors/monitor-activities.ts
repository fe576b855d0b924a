import { sequenceEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { withHeartbeat } from '../heartbeats.ts';
import { evaluateMonitors, type MonitorDeps, type MonitorEvaluation } from './evaluate-monitors.ts';

export interface MonitorActivities {
  /** Evaluates every active monitor over what is new to it. */
  evaluateMonitors(): Promise<MonitorEvaluation>;
}

export function createMonitorActivities(deps: Omit<MonitorDeps, 'beat'>): MonitorActivities {
  return {
    evaluateMonitors: () =>
      withHeartbeat(async (beat, signal) => {
        const next = (): void => {
          signal.throwIfAborted();
          beat();
        };
        const evaluation = await evaluateMonitors({ ...deps, beat: next });
        await sequenceEvents(deps.db);
        deps.logger.info(evaluation, 'monitors evaluated');
        return evaluation;
      }),
  };
}
