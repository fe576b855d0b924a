/**
 * Plays a newcomer: starts a stack over the sample archive, makes a key, calls the API ten times with curl, asks an agent's
 * question over MCP with the official client, and follows the event stream. Prints the transcript; with --write, puts it
 * into README.md and docs/mcp.md. Fails where an answer is not what a newcomer would need.
 *
 *   npm run newcomer [-- --write]
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askAgentQuestion } from './serving/agent-session.ts';
import { callTenTimes } from './serving/first-calls.ts';
import { followStream } from './serving/first-events.ts';
import { output, ROOT, serveSample, TIDEMARK } from './serving/served-sample.ts';
import { createTranscript } from './serving/transcript.ts';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    issuers: { type: 'string', default: '24' },
    home: { type: 'string', default: join(ROOT, '.tidemark', 'newcomer') },
  },
});

/** Replaces what stands between the marks of a transcript. */
async function insert(file: string, name: string, text: string): Promise<void> {
  const path = join(ROOT, file);
  const marks = new RegExp(`(<!-- ${name}: .*? -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  const before = await readFile(path, 'utf8');
  if (!marks.test(before)) throw new Error(`${file} has no place for the transcript "${name}"`);
  await writeFile(
    path,
    before.replace(marks, (_, start: string, end: string) => `${start}\`\`\`console\n${text}\`\`\`\n${end}`),
  );
}

const served = await serveSample(values.home, { issuers: Number(values.issuers) });
try {
  const create = ['keys', 'create', '--name', 'newcomer', '--scope', 'read', '--json'];
  const { key } = JSON.parse(await output(TIDEMARK, create, served.env)) as { key: string };
  const names = {
    [key]: '$KEY',
    [served.apiUrl]: 'http://127.0.0.1:8787',
    [served.streamUrl]: 'ws://127.0.0.1:8787/v1/stream',
  };
  const first = createTranscript(names);
  first.show('tidemark up &', `api         ${served.apiUrl}\nstream      ${served.streamUrl}\nready; Ctrl-C stops it`);
  first.show('KEY=$(tidemark keys create --name newcomer --scope read --json | jq -r .key)', '');
  const issuer = await callTenTimes(served.apiUrl, key, first);
  await followStream(served.streamUrl, key, first);
  const agent = createTranscript(names);
  await askAgentQuestion(served.apiUrl, key, issuer, agent);
  console.log(`${first.text()}\n${agent.text()}`);
  if (values.write) {
    await insert('README.md', 'newcomer', first.text());
    await insert('docs/mcp.md', 'agent', agent.text());
  }
} finally {
  await served.stop();
}
