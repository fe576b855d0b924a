import type { Logger } from 'pino';
import type { Secret } from '../core/secret.ts';
import { startDeliveries } from '../delivery/delivery-service.ts';
import { startEmails } from '../delivery/email-queue.ts';
import { createEventSigner } from '../delivery/event-signer.ts';
import { createMailSender } from '../delivery/mail-sender.ts';
import { createSignedSend } from '../delivery/send-signed.ts';
import { createWebhookSender } from '../delivery/webhook-sender.ts';
import { messageOf } from '../stack/stop-order.ts';
import type { Config } from './config.ts';
import { loadSealingKeys } from './webhooks/sealing-keys.ts';
import { openWorkerDatabase } from './worker-database.ts';

/** Connections of their own: a night that uses all of the worker's delays no delivery. */
const POOL_SIZE = 6;

/** What a worker does beside its task queues: it carries events to webhook endpoints, and emails to an SMTP server. */
export async function startWorkerServices(
  config: Config,
  databaseUrl: Secret,
  logger: Logger,
): Promise<{ stop(): Promise<void> }> {
  const db = await openWorkerDatabase(config, databaseUrl, logger, {
    poolSize: POOL_SIZE,
    applicationName: 'tidemark deliveries',
  });
  const sender = createWebhookSender({ allow: config.webhookAllow });
  const signer = createEventSigner(() => loadSealingKeys(config));
  const mail = config.mail === null ? null : createMailSender(config.mail);
  const onEmailError = (error: unknown): void => logger.warn({ error: messageOf(error) }, 'emails pause');
  const deliveries = startDeliveries({
    db,
    databaseUrl: databaseUrl.reveal(),
    send: createSignedSend(signer, sender.send),
    others: mail === null ? [] : [startEmails(db, mail, { onError: onEmailError })],
    onError: (error) => logger.warn({ error: messageOf(error) }, 'deliveries pause'),
    onDisabled: (endpointId) => logger.warn({ endpointId }, 'endpoint disabled: it answered 410'),
  });
  return {
    async stop() {
      await deliveries.stop();
      await sender.close();
      mail?.close();
      await db.destroy();
    },
  };
}
