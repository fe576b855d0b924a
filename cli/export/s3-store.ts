import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { AppError } from '../../core/errors.ts';
import type { Secret } from '../../core/secret.ts';
import type { ExportStore } from './export-store.ts';

export interface S3Settings {
  readonly accessKeyId: string;
  readonly secretAccessKey: Secret;
  readonly sessionToken: Secret | null;
  readonly region: string;
  /** Of an S3-compatible server, whose addresses have the bucket in their path; null: Amazon S3. */
  readonly endpoint: string | null;
}

interface Bucket {
  readonly bucket: string;
  /** Without slashes at its ends; empty: the whole bucket. */
  readonly prefix: string;
}

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 500;
/** How long an address of a download is valid. */
const LINK_SECONDS = 900;

/**
 * Exports in an S3 bucket. Files are staged on the local disk and uploaded whole, signed with their SHA-256, so that the
 * server rejects damaged ones; their size is bounded by the writer.
 */
export function createS3Store({ bucket, prefix }: Bucket, settings: S3Settings): ExportStore {
  const { endpoint, region } = settings;
  const root = endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
  const staging = join(tmpdir(), `tidemark-export-${randomUUID()}`);
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey.reveal(),
    ...(settings.sessionToken !== null && { sessionToken: settings.sessionToken.reveal() }),
    service: 's3',
    region,
    retries: 0,
  });
  const keyOf = (path: string) => (prefix === '' ? path : `${prefix}/${path}`);
  const urlOf = (path: string) => `${root}/${keyOf(path).split('/').map(encode).join('/')}`;
  const stagedPath = (path: string) => join(staging, path.replaceAll('/', '~'));

  /** Sends a request until it is answered with success, or with 404 where that is an answer. */
  async function send(url: string, init: RequestInit = {}): Promise<Response | null> {
    const method = init.method ?? 'GET';
    for (let attempt = 1; ; attempt += 1) {
      const answer = await client.fetch(url, init).catch((error: unknown) => error);
      if (answer instanceof Response) {
        if (answer.ok) return answer;
        if (answer.status === 404 && method !== 'PUT') return null;
      }
      const isFinal = answer instanceof Response && answer.status < 500 && answer.status !== 429;
      if (isFinal || attempt === ATTEMPTS) throw await failure(`${method} ${url}`, answer);
      if (answer instanceof Response) await answer.body?.cancel();
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }

  async function put(path: string, body: Blob | string, sha256: string): Promise<void> {
    await send(urlOf(path), { method: 'PUT', body, headers: { 'x-amz-content-sha256': sha256 } });
  }

  async function list(folder: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (let token: string | null = ''; token !== null; ) {
      const query = [
        ...(token === '' ? [] : [`continuation-token=${encode(token)}`]),
        'list-type=2',
        `prefix=${encode(keyOf(folder === '' ? '' : `${folder}/`))}`,
      ];
      const answer = await send(`${root}/?${query.join('&')}`);
      if (answer === null) throw new AppError(`no bucket ${bucket}`, { code: 's3', retryable: false });
      const page = pageOf(await answer.text());
      found.push(...page.keys.map((key) => (prefix === '' ? key : key.slice(prefix.length + 1))));
      token = page.next;
    }
    return found.sort();
  }

  return {
    place: `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`,
    async stage(path) {
      await mkdir(staging, { recursive: true });
      return stagedPath(path);
    },
    async publish(path, { sha256 }) {
      await put(path, await openAsBlob(stagedPath(path)), sha256);
      await rm(stagedPath(path));
    },
    write: (path, text) => put(path, text, createHash('sha256').update(text).digest('hex')),
    async read(path) {
      const answer = await send(urlOf(path));
      return answer === null ? null : await answer.text();
    },
    list,
    async remove(paths) {
      for (const path of paths) await send(urlOf(path), { method: 'DELETE' });
    },
    async open(path) {
      const signed = await client.sign(`${urlOf(path)}?X-Amz-Expires=${LINK_SECONDS}`, { aws: { signQuery: true } });
      return { url: signed.url };
    },
    close: () => rm(staging, { recursive: true, force: true }),
  };
}

/** As signatures are computed (RFC 3986), so that they do not depend on how a server decodes. */
function encode(text: string): string {
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, hex);
}

const PARSER = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

interface ListAnswer {
  readonly ListBucketResult?: {
    readonly Contents?: readonly { readonly Key: string }[];
    readonly NextContinuationToken?: string;
  };
}

/** A page of `ListObjectsV2`. */
function pageOf(xml: string): { readonly keys: readonly string[]; readonly next: string | null } {
  const { ListBucketResult: page } = PARSER.parse(xml) as ListAnswer;
  if (page === undefined) throw new AppError('S3 answered a list with something else', { code: 's3', retryable: true });
  return { keys: (page.Contents ?? []).map(({ Key }) => Key), next: page.NextContinuationToken ?? null };
}

async function failure(request: string, answer: unknown): Promise<AppError> {
  if (!(answer instanceof Response)) {
    const reason = answer instanceof Error ? `${answer.message}${causeOf(answer)}` : String(answer);
    return new AppError(`S3: ${request}: ${reason}`, { code: 's3', retryable: true, cause: answer });
  }
  const body = await answer.text();
  const message = /<Code>([^<]{1,100})<\/Code>/.exec(body)?.[1] ?? '';
  return new AppError(`S3: ${request}: ${answer.status} ${message}`.trim(), {
    code: 's3',
    retryable: answer.status >= 500 || answer.status === 429,
  });
}

function causeOf({ cause }: Error): string {
  return cause instanceof Error ? ` (${cause.message})` : '';
}
