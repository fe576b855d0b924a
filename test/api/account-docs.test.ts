import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from './api-fixture.ts';
import { curlExamples, runCurl } from './curl-examples.ts';

let api: TestApi;
let variables: Record<string, string>;
beforeAll(async () => {
  api = await createTestApi();
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  variables = { BASE: address, KEY: 'any' };
});
afterAll(() => api.drop());

/** A delivered event of the endpoint. */
async function delivery(endpointId: string): Promise<string> {
  const id = uuidv7();
  await sql`
    with event as (
      insert into events.outbox (event_id, event_type, natural_key, payload, silent, position)
      values (${uuidv7()}, 'filing.published', 'example', '{}', false, 1) returning event_id, position
    )
    insert into events.deliveries (id, event_id, position, endpoint_id, state, settled_at)
    select ${id}, event_id, position, ${endpointId}, 'delivered', now() from event
  `.execute(api.db);
  return id;
}

it('the examples of docs/monitors.md work as they stand', async () => {
  const commands = curlExamples('docs/monitors.md');
  expect(commands).toHaveLength(6);
  for (const command of commands) {
    const answer = (await runCurl(command, variables)) as { object: string; id?: string };
    expect(answer.object, command).toMatch(/^(?:monitor|list)$/);
    variables = { MONITOR: answer.id ?? '', ...variables };
  }
});

it('the examples of docs/webhooks.md work as they stand', async () => {
  const commands = curlExamples('docs/webhooks.md');
  expect(commands).toHaveLength(10);
  for (const command of commands) {
    const answer = (await runCurl(command, variables)) as { object: string; id?: string };
    expect(answer.object, command).toMatch(/^(?:webhook_endpoint|webhook_delivery|observability|list)$/);
    if (variables['ENDPOINT'] !== undefined || answer.id === undefined) continue;
    variables = { ...variables, ENDPOINT: answer.id, DELIVERY: await delivery(answer.id) };
  }
});
