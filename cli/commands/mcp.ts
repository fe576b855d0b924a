import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';
import { permanentError } from '../errors.ts';

export const help = `For example, as a server of an MCP client: {"command": "tidemark", "args": ["mcp"], "env": {"TIDEMARK_API_KEY": "tm_…"}}

Speaks MCP over standard input and output, and calls the HTTP API: at --url, else that of a \`tidemark up\` with the same
home. The key is TIDEMARK_API_KEY, else the one that \`tidemark up\` has written to its home. Over HTTP the same tools are at
/mcp of every \`tidemark serve\`. docs/mcp.md has an example.`;

interface McpOptions {
  readonly url?: string;
}

export function register(command: Command): void {
  command.option('--url <address>', 'address of the HTTP API, without /v1').action(serve);
}

async function serve({ url }: McpOptions): Promise<void> {
  const config = loadCommandConfig();
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  const { SERVICE_VERSIONS } = await import('../../api/http/versions.ts');
  const { createMcpServer } = await import('../../api/mcp/mcp-server.ts');
  const { OPERATIONS } = await import('../../api/operations.ts');
  const { findRunningStack } = await import('../../stack/stack-state.ts');
  const { readLocalKey } = await import('../keys/local-key.ts');
  const base = url?.replace(/\/+$/, '') ?? (await findRunningStack(config.home))?.apiUrl;
  if (!base) throw permanentError('no-api', 'no API: give --url, or run `tidemark up` in another terminal');
  const key = config.apiKey?.reveal() ?? (await readLocalKey(config.home));
  if (key === null) throw permanentError('no-key', 'no key: set TIDEMARK_API_KEY; `tidemark keys create` makes one');
  const get = async (path: string): Promise<{ status: number; text: string }> => {
    const answer = await fetch(`${base}${path}`, { headers: { 'x-api-key': key }, redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  const server = createMcpServer(OPERATIONS, get, SERVICE_VERSIONS.at(-1)?.date ?? '');
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  process.stdin.once('end', () => void server.close());
  await server.connect(new StdioServerTransport());
  await closed;
}
