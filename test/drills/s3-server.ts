import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../cli/export/s3-store.ts';
import { createSecret } from '../../core/secret.ts';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';

const MOTO = '5.1.22';
const REGION = 'us-east-1';
const run = promisify(execFile);

export interface S3Server {
  readonly bucket: string;
  readonly settings: S3Settings;
  /** For a command. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** A program of a virtual environment of our own, which is made where it is missing. Needs Python 3.10 or later. */
async function installed(name: 'moto_server' | 'python'): Promise<string> {
  const folder = fileURLToPath(new URL(`../../.tidemark/cache/moto-${MOTO}`, import.meta.url));
  if (!existsSync(join(folder, 'bin', 'moto_server'))) {
    await run('python3', ['-m', 'venv', '--clear', folder]);
    const options = ['--quiet', '--disable-pip-version-check'];
    await run(join(folder, 'bin', 'pip'), ['install', ...options, `moto[server]==${MOTO}`]);
  }
  return join(folder, 'bin', name);
}

/** Runs Python with Amazon's library, and returns what it prints. */
export async function pythonWithBoto(args: readonly string[]): Promise<string> {
  return (await run(await installed('python'), [...args])).stdout;
}

/** moto is an S3-compatible server. It does not check signatures. */
export async function startS3Server(): Promise<S3Server> {
  const program = await installed('moto_server');
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const child = spawn(program, ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  await until(
    'moto answers',
    async () => (await fetch(`${endpoint}/moto-api/`).catch(() => null))?.ok === true,
    60_000,
  );
  const [accessKeyId, secretAccessKey] = ['drill', 'a secret'];
  const bucket = 'tidemark-drill';
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: REGION });
  const created = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  if (!created.ok) throw new Error(`no bucket: ${await created.text()}`);
  return {
    bucket,
    settings: {
      accessKeyId,
      secretAccessKey: createSecret(secretAccessKey),
      sessionToken: null,
      region: REGION,
      endpoint,
    },
    environment: {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_REGION: REGION,
      AWS_ENDPOINT_URL: endpoint,
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
