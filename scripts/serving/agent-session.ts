import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Issuer } from './first-calls.ts';
import { excerpt, type Transcript, valueAt } from './transcript.ts';

/** An agent's question, answered over MCP by the official client: tool by tool, as a model would call them. */
export async function askAgentQuestion(
  apiUrl: string,
  key: string,
  { ticker }: Issuer,
  transcript: Transcript,
): Promise<void> {
  const client = new Client({ name: 'newcomer', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${apiUrl}/mcp`), { requestInit: { headers: { 'x-api-key': key } } }),
  );
  const call = async (
    name: string,
    input: Readonly<Record<string, unknown>>,
    shown: readonly string[],
  ): Promise<unknown> => {
    const result = await client.callTool({ name, arguments: { ...input } });
    const { structuredContent: body, isError } = result;
    const words = (result.content as readonly { readonly text: string }[]).map(({ text }) => text).join('\n');
    transcript.show(
      `${name} ${JSON.stringify(input)}`,
      isError ? `  refused: ${words.replaceAll('\n', '\n  ')}` : excerpt(body, shown),
    );
    return body;
  };
  const { tools } = await client.listTools();
  transcript.say(
    `${tools.length} tools at /mcp. The question: how likely is ${ticker} to dilute its holders, and what says so?`,
  );
  transcript.say('A mistyped ticker: the refusal says what to do');
  await call('dilution.score.get', { ticker: `${ticker}Q` }, []);
  transcript.say('First the issuer, then its score');
  const found = await call('entities.resolve', { q: ticker }, ['resolved', 'decision']);
  const cik = String(valueAt(found, 'resolved'));
  const score = await call('dilution.score.get', { cik }, [
    'numericScore',
    'overallRisk',
    'factorExposures',
    'explanation.verdict',
  ]);
  transcript.say('What it has offered');
  const events = await call('dilution.events.list', { cik, limit: 1 }, [
    'data.0.form',
    'data.0.filedDate',
    'data.0.type',
    'data.0.grossProceeds',
  ]);
  transcript.say('The words of the filing');
  const span = valueAt(events, 'data.0.verification.sourceSpan') ?? valueAt(score, 'verification.sourceSpan');
  const words = await call('lineage.get', { sourceSpan: span }, [
    'text',
    'document.type',
    'filing.filedDate',
    'links.document',
  ]);
  if (valueAt(words, 'text') === undefined) throw new Error('the agent found no words to quote');
  await client.close();
}
