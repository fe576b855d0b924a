import { AppError } from '../core/errors.ts';
import { envelopeText } from '../events/envelope.ts';
import type { EventSigner } from './event-signer.ts';
import type { SendDelivery } from './webhook-queue.ts';
import type { SendWebhook } from './webhook-sender.ts';

/** Sends events as receivers verify them: the envelope as JSON, signed with the secrets of the endpoint. */
export function createSignedSend(signer: EventSigner, send: SendWebhook): SendDelivery {
  return async ({ url, event, secrets }, signal) => {
    const began = performance.now();
    const body = envelopeText(event);
    let signatures: Readonly<Record<string, string>>;
    try {
      signatures = await signer.sign({ id: event.id, attemptedAt: new Date(), body }, secrets);
    } catch (error) {
      // An operator can repair what a signature lacks, and the schedule tries again.
      if (!(error instanceof AppError)) throw error;
      const latencyMs = Math.round(performance.now() - began);
      return { kind: 'error', code: 'unsigned', message: error.message, latencyMs };
    }
    const headers = { 'content-type': 'application/json', 'user-agent': 'Tidemark-Webhooks/1', ...signatures };
    return send({ url, headers, body, signal });
  };
}
