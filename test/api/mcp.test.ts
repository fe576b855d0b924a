import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf } from '../../api/blocks.ts';
import type { Access } from '../../api/http/access.ts';
import { problem } from '../../api/http/problems.ts';
import { defineOperation } from '../../api/operation.ts';
import { OPERATIONS } from '../../api/operations.ts';
import { PAGE, VIEW } from '../../api/parameters.ts';
import { createTestApi, openAccess, type TestApi } from './api-fixture.ts';

const EXAMPLES = [
  defineOperation({
    id: 'listThings',
    method: 'GET',
    path: '/v1/things/{kind}',
    family: 'Dilution',
    scope: 'read',
    summary: 'Things of a kind',
    params: Type.Object({ kind: Type.String() }),
    query: Type.Object({ ...PAGE, ...VIEW, ticker: Type.Optional(Type.String()) }),
    response: listOf(Type.Object({ kind: Type.String(), limit: Type.Integer() })),
    tool: 'things.list',
    async handle({ params: { kind }, query }) {
      if (query.ticker === 'NONE') throw problem(404, 'unknown-ticker', 'no filing states the ticker NONE');
      return { object: 'list', data: [{ kind, limit: query.limit ?? 0 }], hasMore: false, nextCursor: null };
    },
  }),
];

/** What the key names is who calls. */
const keyed = (organizationId: string): Access => ({
  ...openAccess(organizationId),
  async authenticate({ headers }) {
    if (headers['x-api-key'] !== 'good') throw problem(401, 'invalid-key', 'no valid key');
    return { organizationId, keyId: 'good', scopes: ['read'] };
  },
});

/** What the specification calls MCP tools. */
const SPECIFIED = [
  'dilution.events.list',
  'dilution.events.get',
  ...['warrants', 'convertibles', 'rofr', 'lockups', 'cash_position', 'corporate_actions'].map(
    (name) => `dilution.${name}.list`,
  ),
  ...['exchange_compliance', 'ratings', 'reverse_splits', 'share_float_history'].map((name) => `dilution.${name}.list`),
  'dilution.score.get',
  'dilution.coverage.get',
  'signals.dilution.get',
  'signals.dilution.enhanced.get',
  'events.voting_results',
];

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await createTestApi({ operations: EXAMPLES, access: keyed });
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.drop());

async function connect(headers: Readonly<Record<string, string>> = { 'x-api-key': 'good' }): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit: { headers } }));
  return client;
}

const wordsOf = (result: unknown): string =>
  (result as { content: readonly { text: string }[] }).content.map(({ text }) => text).join('\n');

describe('tools over Streamable HTTP', () => {
  it('have the parameters of their operation, path and query, and no view', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(1);
    expect(tools[0]).toMatchObject({
      name: 'things.list',
      inputSchema: { type: 'object', required: ['kind'], additionalProperties: false },
      outputSchema: {
        type: 'object',
        required: expect.arrayContaining(['data', 'nextCursor', 'requestId', 'traceparent']),
      },
      annotations: { readOnlyHint: true },
    });
    expect(Object.keys(tools[0]?.inputSchema.properties ?? {}).sort()).toEqual(['cursor', 'kind', 'limit', 'ticker']);
    await client.close();
  });

  it('answer with a body that fits their output schema, which the client checks', async () => {
    const client = await connect();
    await client.listTools();
    const result = await client.callTool({ name: 'things.list', arguments: { kind: 'a/b c', limit: 3 } });
    expect(result.structuredContent).toMatchObject({
      data: [{ kind: 'a/b c', limit: 3 }],
      requestId: expect.stringMatching(/^req_/),
    });
    await client.close();
  });

  it('say after a refusal what to do next', async () => {
    const client = await connect();
    const unknown = await client.callTool({ name: 'things.list', arguments: { kind: 'a', ticker: 'NONE' } });
    expect(unknown.isError).toBe(true);
    expect(wordsOf(unknown)).toMatch(/unknown-ticker: no filing states.*\n.*entities\.resolve/);
    expect(wordsOf(await client.callTool({ name: 'things.list', arguments: { kind: 'a', limit: 99 } }))).toMatch(
      /limit: must be <= 50/,
    );
    expect(wordsOf(await client.callTool({ name: 'things.list', arguments: { kind: 'a', tickr: 'X' } }))).toMatch(
      /did you mean ticker\?\nAllowed: /,
    );
    expect(wordsOf(await client.callTool({ name: 'things.list', arguments: {} }))).toBe('Give kind.');
    await expect(client.callTool({ name: 'thing.list' })).rejects.toThrow(/did you mean things\.list\?/);
    await client.close();
  });

  it('need a key, and pages of other origins are refused', async () => {
    await expect(connect({})).rejects.toThrow(/invalid-key|no valid key|401|Unauthorized/i);
    await expect(connect({ 'x-api-key': 'good', origin: 'https://evil.example' })).rejects.toThrow(/origin/);
    expect((await fetch(new URL('/mcp', address))).status).toBe(405);
    expect((await fetch(new URL('/.well-known/oauth-protected-resource', address))).status).toBe(404);
  });
});

describe('the tools of the service', () => {
  it('are those of the specification, and two that an agent needs beside them', () => {
    const names = OPERATIONS.flatMap(({ tool }) => tool ?? []);
    expect(names.toSorted()).toEqual([...SPECIFIED, 'entities.resolve', 'lineage.get'].toSorted());
  });
});
