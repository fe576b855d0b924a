import { AppError } from '../core/errors.ts';
import { openSecret, type SealingKeys } from '../core/sealed-secret.ts';
import type { EndpointSecret } from '../db/repositories/organizations/endpoint-secrets.ts';
import { type SignedMessage, signedHeaders } from '../events/signature.ts';

export interface EventSigner {
  /**
   * The headers of one attempt, signed with the secrets of its endpoint that are valid at its time.
   *
   * @param secrets oldest first
   * @throws AppError where a secret cannot be opened or none is left
   */
  sign(
    message: Omit<SignedMessage, 'secrets'>,
    secrets: readonly EndpointSecret[],
  ): Promise<Readonly<Record<string, string>>>;
}

/**
 * Signs with stored secrets. Keys are loaded at the first signature, and again where a secret names a key that is not among
 * them: a key that was added while the worker runs needs no restart.
 */
export function createEventSigner(loadKeys: () => Promise<SealingKeys>): EventSigner {
  let loaded: SealingKeys | null = null;
  async function open(secret: EndpointSecret): Promise<string> {
    loaded ??= await loadKeys();
    try {
      return openSecret(loaded, secret.endpointId, secret);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unknown-secret-key') throw error;
      loaded = await loadKeys();
      return openSecret(loaded, secret.endpointId, secret);
    }
  }
  return {
    async sign(message, secrets) {
      const time = message.attemptedAt.getTime();
      const valid = secrets.filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > time);
      const opened: string[] = [];
      for (const secret of valid) opened.push(await open(secret));
      return signedHeaders({ ...message, secrets: opened });
    },
  };
}
