import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../stack/ports.ts';
import { claimStack, findRunningStack, type StackState } from '../../stack/stack-state.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tidemark-state-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const state = {
  claimId: randomUUID(),
  pid: process.pid,
  startedAt: new Date().toISOString(),
  status: 'running',
  databaseUrl: null,
  temporalAddress: null,
  namespace: 'default',
  uiUrl: null,
  hasWorker: false,
  apiUrl: null,
} satisfies StackState;

function remain(text: string): void {
  writeFileSync(join(home, 'stack.json'), text);
}

describe('claimStack', () => {
  it('gives a home to one claimant of many at once, and to the next after its release', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => claimStack(home)));
    const claims = results.flatMap((result) => ('claim' in result ? [result.claim] : []));
    expect(claims).toHaveLength(1);
    expect(results.filter((result) => 'held' in result)).toHaveLength(7);
    await claims[0]?.release();
    expect('claim' in (await claimStack(home))).toBe(true);
  });

  it('clears what dead, rebooted and cut-off processes left, and leaves no other file', async () => {
    const port = await findFreePort();
    const remains = [
      JSON.stringify({ ...state, pid: 2 ** 22 + 1 }),
      JSON.stringify({ ...state, startedAt: '2001-01-01T00:00:00.000Z' }),
      JSON.stringify({ ...state, temporalAddress: `127.0.0.1:${port}` }),
      JSON.stringify(state).slice(0, 40),
      '',
    ];
    for (const text of remains) {
      remain(text);
      expect(await findRunningStack(home), text).toBeNull();
      const result = await claimStack(home);
      expect('claim' in result, text).toBe(true);
      if ('claim' in result) await result.claim.release();
      expect(readdirSync(home)).toEqual([]);
    }
  });

  it('publishes what runs for others to find', async () => {
    const result = await claimStack(home);
    if (!('claim' in result)) throw new Error('not claimed');
    expect(await findRunningStack(home)).toMatchObject({ status: 'starting' });
    await result.claim.publish({ ...state, namespace: 'harbour' });
    expect(await findRunningStack(home)).toMatchObject({ status: 'running', namespace: 'harbour', pid: process.pid });
  });
});
