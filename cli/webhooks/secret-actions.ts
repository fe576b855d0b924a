import { rekeySecrets, rotateSecret } from '../../api/webhooks/signing-secrets.ts';
import { loadCommandConfig } from '../environment.ts';
import { renderRekeyed, secretLines } from '../report/render-webhooks.ts';
import { withDatabase } from '../with-database.ts';
import { type WebhookOptions, withEndpoint } from './own-endpoint.ts';
import { addSealingKey, loadSealingKeys, removeSealingKeys, requireKeyFile } from './sealing-keys.ts';

export async function rotate(id: string, options: WebhookOptions & { readonly now?: boolean }): Promise<void> {
  const keys = await loadSealingKeys(loadCommandConfig());
  const { endpoint, rotation } = await withEndpoint(id, options, async (db, found) => ({
    endpoint: found,
    rotation: await rotateSecret(db, keys, { endpointId: found.id, endsOldNow: options.now ?? false }),
  }));
  if (options.json) return console.log(JSON.stringify({ id: endpoint.id, ...rotation }, null, 2));
  const until = rotation.oldSecretUntil;
  const old =
    until === null
      ? 'the old secret is revoked'
      : `Until ${until} both secrets sign webhook-signature, and only the old one signs Service-Signature.`;
  console.log([`endpoint  ${endpoint.id}`, ...secretLines(rotation.secret), old].join('\n'));
}

export interface RekeyOptions {
  readonly newKey?: boolean;
  readonly removeOld?: boolean;
  readonly json?: boolean;
}

export async function rekey(options: RekeyOptions): Promise<void> {
  const config = loadCommandConfig();
  if (options.newKey || options.removeOld) requireKeyFile(config);
  if (options.newKey) await addSealingKey(config);
  const keys = await loadSealingKeys(config);
  const rekeyed = await withDatabase(config, (db) => rekeySecrets(db, keys));
  const used = new Set(rekeyed.byKey.map(({ keyId }) => keyId));
  const unused = keys.keys
    .slice(1)
    .filter(({ id }) => !used.has(id))
    .map(({ id }) => id);
  if (options.removeOld) await removeSealingKeys(config, new Set(unused));
  const report = { ...rekeyed, key: keys.keys[0]?.id ?? '', unusedKeys: unused, removed: options.removeOld ?? false };
  console.log(options.json ? JSON.stringify(report, null, 2) : renderRekeyed(report));
}
