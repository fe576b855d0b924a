import { AppError } from '../core/errors.ts';
import type { Database } from '../db/database.ts';
import { readSecrets } from '../db/repositories/organizations/endpoint-secrets.ts';
import { envelopeText } from '../events/envelope.ts';
import type { EventSigner } from './event-signer.ts';
import type { SendDelivery } from './webhook-queue.ts';
import type { SendWebhook } from './webhook-sender.ts';

export interface SignedSendDeps {
  readonly db: Database;
  readonly signer: EventSigner;
  readonly send: SendWebhook;
}

/**
 * Sends events as receivers verify them: the envelope as JSON, signed with the secrets that the endpoint has at this moment,
 * so that a rotation takes effect with the next attempt.
 */
export function createSignedSend({ db, signer, send }: SignedSendDeps): SendDelivery {
  return async ({ url, endpointId, event }, signal) => {
    const began = performance.now();
    const body = envelopeText(event);
    let signatures: Readonly<Record<string, string>>;
    try {
      const secrets = await readSecrets(db, [endpointId]);
      signatures = await signer.sign({ id: event.id, attemptedAt: new Date(), body }, secrets);
    } catch (error) {
      // An operator can repair what a signature lacks, and the schedule tries again.
      if (!(error instanceof AppError) || error.retryable) throw error;
      const latencyMs = Math.round(performance.now() - began);
      return { kind: 'error', code: 'unsigned', message: error.message, latencyMs };
    }
    const headers = { 'content-type': 'application/json', 'user-agent': 'Tidemark-Webhooks/1', ...signatures };
    return send({ url, headers, body, signal });
  };
}
