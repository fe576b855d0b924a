import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { askAgentQuestion } from '../../scripts/serving/agent-session.ts';
import { callTenTimes, type Issuer } from '../../scripts/serving/first-calls.ts';
import { followStream } from '../../scripts/serving/first-events.ts';
import { output, ROOT, type ServedSample, serveSample, TIDEMARK } from '../../scripts/serving/served-sample.ts';
import { createTranscript } from '../../scripts/serving/transcript.ts';

let served: ServedSample;
let issuer: Issuer;
const transcript = createTranscript({});
beforeAll(async () => {
  served = await serveSample(await mkdtemp(join(tmpdir(), 'tidemark-served-')), { issuers: 12 });
  issuer = await callTenTimes(served.apiUrl, served.key, transcript);
}, 300_000);
afterAll(async () => {
  await served.stop();
  await rm(served.home, { recursive: true, force: true });
});

interface Row {
  readonly cik: string;
  readonly accessionNumber: string;
  readonly verification: { readonly sourceSpan: string };
}

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(`${served.apiUrl}${path}`, { headers: { 'x-api-key': served.key } });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A manager with 13F reports. */
async function someManager(): Promise<string> {
  const { databaseUrl } = JSON.parse(await readFile(join(served.home, 'stack.json'), 'utf8')) as {
    databaseUrl: string;
  };
  const db = createDatabase(databaseUrl, { poolSize: 1 });
  try {
    const { rows } = await sql<{ cik: string }>`select cik from parsed.thirteenf_reports order by cik limit 1`.execute(
      db,
    );
    return rows[0]?.cik ?? '';
  } finally {
    await db.destroy();
  }
}

const blocksOf = (text: string): readonly string[] =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);

describe('a newcomer', () => {
  it("gets an answer to each of ten calls, to an agent's question, and the events from the first on", async () => {
    await askAgentQuestion(served.apiUrl, served.key, issuer, transcript);
    await followStream(served.streamUrl, served.key, transcript);
    expect(transcript.text()).toMatch(/unknown-ticker/);
    expect(transcript.text()).toMatch(/"type":"filing\.published"/);
  });

  it('can run every example of docs/api.md', async () => {
    const blocks = blocksOf(await readFile(join(ROOT, 'docs/api.md'), 'utf8'));
    expect(blocks.length).toBeGreaterThanOrEqual(13);
    const [row] = (await get<{ data: readonly Row[] }>('/v1/dilution/warrants?limit=1')).data;
    const env = {
      ...served.env,
      API: served.apiUrl,
      KEY: served.key,
      TICKER: issuer.ticker,
      CIK: issuer.cik,
      MANAGER: await someManager(),
      ACCESSION: row?.accessionNumber ?? '',
      SPAN: row?.verification.sourceSpan ?? '',
    };
    for (const block of blocks) await output('bash', ['-euo', 'pipefail', '-c', `cd "${served.home}"\n${block}`], env);
    await output(TIDEMARK, ['receipt', 'verify', join(served.home, 'receipt.json')], served.env);
  }, 120_000);

  it('can run the example of the client', async () => {
    const env = { ...served.env, TIDEMARK_URL: served.apiUrl, TIDEMARK_API_KEY: served.key };
    const printed = await output(process.execPath, [join(ROOT, 'client/example.ts'), issuer.ticker], env);
    expect(printed).toMatch(new RegExp(`^${issuer.ticker} scores `));
  });
});

describe('tidemark mcp', () => {
  it('offers the tools over standard input and output', async () => {
    const client = new Client({ name: 'test', version: '1' });
    const env = Object.fromEntries(
      Object.entries(served.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    await client.connect(new StdioClientTransport({ command: TIDEMARK, args: ['mcp'], env }));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('dilution.score.get');
    const found = await client.callTool({ name: 'entities.resolve', arguments: { q: issuer.ticker } });
    expect(found.structuredContent).toMatchObject({ resolved: issuer.cik });
    await client.close();
  });
});

describe('the reference page', () => {
  it('loads nothing from elsewhere', async () => {
    const answer = await fetch(`${served.apiUrl}/docs/`);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    const page = await answer.text();
    const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).not.toMatch(/^(?:https?:)?\/\//);
      const asset = await fetch(new URL(source, `${served.apiUrl}/docs/`));
      expect([source, asset.status, (await asset.text()).length > 0]).toEqual([source, 200, true]);
    }
  });
});
