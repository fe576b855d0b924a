import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { nearestName } from '../../core/nearest-name.ts';
import { withIds } from '../http/openapi.ts';
import type { Operation } from '../operation.ts';

/** Makes a GET of the API for a caller. */
export type Get = (path: string) => Promise<{ readonly status: number; readonly text: string }>;

/** The tools that operations have, with the schemas of their parameters and bodies. */
export function toolsOf(operations: readonly Operation[]): readonly Tool[] {
  return operations.flatMap((operation) => (operation.tool === null ? [] : [toolOf(operation, operation.tool)]));
}

function toolOf(operation: Operation, name: string): Tool {
  const { response, summary, description, method, missing } = operation;
  return {
    name,
    title: summary,
    description: [summary, description].filter(Boolean).join('\n\n'),
    inputSchema: inputSchemaOf(operation),
    // As JSON: the schemas of TypeBox have members that only it understands.
    ...(response !== null && missing === null && { outputSchema: plain(withIds(response)) as Tool['outputSchema'] }),
    annotations: { title: summary, readOnlyHint: method === 'GET', destructiveHint: false, openWorldHint: false },
  };
}

/** Tools always give the full payload (interface specification, "MCP tools"), so they have no `view`. */
function inputSchemaOf({ query, params }: Operation): Tool['inputSchema'] {
  const { view: _, ...properties } = { ...params.properties, ...query.properties };
  const required = [...Object.keys(params.properties), ...(query.required ?? [])];
  return plain({ type: 'object', properties, required, additionalProperties: false }) as Tool['inputSchema'];
}

const plain = (schema: object): unknown => JSON.parse(JSON.stringify(schema));

/**
 * Calls the operation of a tool. A refusal is a result that says what to do next, so that a model can go on.
 *
 * @returns null where no tool has the name
 */
export async function callTool(
  operations: readonly Operation[],
  get: Get,
  call: { readonly name: string; readonly input: Readonly<Record<string, unknown>> },
): Promise<CallToolResult | null> {
  const operation = operations.find(({ tool }) => tool === call.name);
  if (operation === undefined) return null;
  const missing = Object.keys(operation.params.properties).filter((name) => call.input[name] === undefined);
  if (missing.length > 0) return failed(`Give ${missing.join(' and ')}.`);
  const { status, text } = await get(pathOf(operation, call.input));
  const body = JSON.parse(text) as Record<string, unknown>;
  if (status >= 400) return failed(wordsOf(body));
  return { content: [{ type: 'text', text }], structuredContent: body };
}

/** @example pathOf(getEvent, { event_id: '1', view: 'agent' }) // "/v1/dilution/events/1?view=agent" */
function pathOf({ path, params }: Operation, input: Readonly<Record<string, unknown>>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(input[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (!(name in params.properties) && value !== null && value !== undefined) query.append(name, textOf(value));
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function failed(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

/** What helps after a refusal, by its code. */
const NEXT_STEPS: Readonly<Record<string, string>> = {
  'ambiguous-ticker': 'Pass the cik of the issuer that is meant; entities.resolve lists the candidates.',
  'dataset-not-materialized': 'This dataset is not available here; do not try again, and tell the user so.',
  'missing-scope': 'The key may not do this; ask the user for another key.',
  'no-score': 'Ask without as_of for the latest score, or for an earlier date.',
  'rate-limited': 'Wait for the seconds that are named, then repeat the call.',
  'spend-cap-reached': 'The organization has spent its budget; tell the user.',
  'unknown-cik': 'Find the issuer with entities.resolve, then pass its cik.',
  'unknown-ticker': 'Find the issuer with entities.resolve, then pass its cik.',
};

function wordsOf(problem: Readonly<Record<string, unknown>>): string {
  const { code, detail, errors } = problem as {
    code?: string;
    detail?: string;
    errors?: readonly { readonly name: string; readonly allowed?: readonly string[] }[];
  };
  const allowed = (errors ?? []).flatMap(({ name, allowed }) => (allowed ? [`${name}: ${allowed.join(', ')}`] : []));
  return [
    `${code ?? 'error'}: ${detail ?? 'the call failed'}`,
    ...(allowed.length > 0 ? [`Allowed: ${allowed.join('; ')}`] : []),
    ...(code !== undefined && NEXT_STEPS[code] !== undefined ? [NEXT_STEPS[code]] : []),
  ].join('\n');
}

/** What is said of a tool that does not exist. */
export function unknownTool(operations: readonly Operation[], name: string): string {
  const names = operations.flatMap(({ tool }) => tool ?? []);
  const nearest = nearestName(name, names);
  return `no tool is named "${name.slice(0, 100)}"; ${nearest === null ? `the tools are ${names.join(', ')}` : `did you mean ${nearest}?`}`;
}
