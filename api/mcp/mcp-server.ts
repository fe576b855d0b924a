import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { Operation } from '../operation.ts';
import { callTool, type Get, toolsOf, unknownTool } from './tools.ts';

const INSTRUCTIONS = `Facts of SEC filings and daily dilution scores. First find the issuer with entities.resolve, then pass its cik.
Every row has a verification block: its sourceSpan names the words of the filing, and lineage.get returns them. Quote the
span of a number that you report. A list of an issuer says in "coverage" what was searched: "none found" is not "not
covered". Null means not reported; 0 means explicitly zero. Parameters as_of and as_computed answer for the past.`;

/** An MCP server whose tools are operations of the API. */
export function createMcpServer(operations: readonly Operation[], get: Get, version: string): Server {
  const server = new Server({ name: 'tidemark', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...toolsOf(operations)] }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const result = await callTool(operations, get, { name: params.name, input: params.arguments ?? {} });
    if (result !== null) return result;
    throw new McpError(ErrorCode.InvalidParams, unknownTool(operations, params.name));
  });
  return server;
}
