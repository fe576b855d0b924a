import type { Database } from '../db/database.ts';
import { startListener } from '../db/listener.ts';
import { startAttemptLoop } from './attempt-loop.ts';
import { startFanOut } from './fan-out-loop.ts';
import type { AttemptLimits } from './lanes.ts';
import { createWebhookQueue, type SendDelivery } from './webhook-queue.ts';

/** Work that goes on beside the task queues: woken by events, stopped with the worker. */
export interface Service {
  wake(): void;
  stop(): Promise<void>;
}

export interface DeliveryDeps {
  readonly db: Database;
  /** For the connection that listens. */
  readonly databaseUrl: string;
  readonly send: SendDelivery;
  /** Other services to wake with it and to stop with it: the emails of monitors. */
  readonly others?: readonly Service[];
  readonly limits?: AttemptLimits;
  readonly graceMs?: number;
  /** The database failed; the service continues. */
  readonly onError?: (error: unknown) => void;
  readonly onDisabled?: (endpointId: string) => void;
}

/** Carries events to webhook endpoints: fan-out and attempts. Any number of workers may run it. */
export function startDeliveries(deps: DeliveryDeps): Service {
  const { db, send, others = [], onError = () => undefined, onDisabled } = deps;
  const attempts = startAttemptLoop(createWebhookQueue({ db, send, ...(onDisabled ? { onDisabled } : {}) }), {
    onError,
    ...(deps.limits ? { limits: deps.limits } : {}),
    ...(deps.graceMs === undefined ? {} : { graceMs: deps.graceMs }),
  });
  const fanOut = startFanOut(db, { onDeliveries: () => attempts.wake(), onError });
  const services: readonly Service[] = [fanOut, attempts, ...others];
  const wake = () => {
    for (const service of services) service.wake();
  };
  const listener = startListener(deps.databaseUrl, {
    channel: 'tidemark_events',
    onWake: wake,
    onConnectionError: onError,
    applicationName: 'tidemark deliveries',
  });
  return {
    wake,
    async stop() {
      await listener.stop();
      await Promise.all(services.map((service) => service.stop()));
    },
  };
}
