import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWebhookSender, type WebhookSender } from '../../delivery/webhook-sender.ts';
import { type AllowList, parseAllowList } from '../../events/allow-list.ts';
import { signedHeaders, signingSecretOf } from '../../events/signature.ts';
import { lineOf } from '../cli.ts';
import { freePort } from '../free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [old, current, stranger] = [1, 2, 3].map(() => signingSecretOf(randomBytes(32))) as [string, string, string];
const body = JSON.stringify({ id: 'event-1', type: 'filing.published', data: { name: 'Émile' } });

let folder: string;
let sender: WebhookSender;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receivers-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  sender = createWebhookSender({ allow: parseAllowList('127.0.0.1:*') as AllowList });
});
afterAll(async () => {
  for (const child of children) child.kill();
  await sender.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs an example of the page as its readers would, and returns what it answers to a request. */
async function startExample(index: number, secret: string) {
  const page = await readFile(join(root, 'docs', 'webhooks.md'), 'utf8');
  const blocks = [...page.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
  const file = join(folder, `receiver-${index}-${children.length}.mjs`);
  await writeFile(file, blocks[index] ?? '');
  const port = await freePort();
  const env = { ...process.env, SIGNING_SECRET: secret, PORT: String(port) };
  const child = spawn(process.execPath, [file], { env });
  children.push(child);
  await lineOf(child, /^listening$/);
  return async (headers: Readonly<Record<string, string>>, text = body) => {
    const sent = await sender.send({ url: `http://127.0.0.1:${port}/`, headers, body: text });
    return sent.kind === 'answer' ? sent.status : sent;
  };
}

const signed = (secrets: readonly string[], attemptedAt = new Date()) =>
  signedHeaders({ id: 'event-1', attemptedAt, body, secrets });

describe('the receivers of docs/webhooks.md', () => {
  test('with the package accept valid signatures only, and both secrets of a rotation', async () => {
    const withOld = await startExample(0, old);
    const withNew = await startExample(0, current);
    for (const request of [withOld, withNew]) {
      expect(await request(signed([old, current]))).toBe(204);
      expect(await request(signed([stranger]))).toBe(401);
      expect(await request({})).toBe(401);
      expect(await request(signed([old, current]), body.replace('1', '2'))).toBe(401);
      expect(await request(signed([old, current], new Date(Date.now() - 3_600_000)))).toBe(401);
    }
    expect(await withOld(signed([current]))).toBe(401);
  });

  test('with Service-Signature accept valid signatures only, and both secrets of a rotation where they know both', async () => {
    const withOld = await startExample(1, old);
    const withBoth = await startExample(1, `${old},${current}`);
    for (const request of [withOld, withBoth]) {
      expect(await request(signed([old, current]))).toBe(204);
      expect(await request(signed([stranger]))).toBe(401);
      expect(await request({})).toBe(401);
      expect(await request({ 'service-signature': 'abc' })).toBe(401);
      expect(await request(signed([old, current]), body.replace('1', '2'))).toBe(401);
    }
    // After the 24 hours.
    expect(await withOld(signed([current]))).toBe(401);
    expect(await withBoth(signed([current]))).toBe(204);
  });
});
