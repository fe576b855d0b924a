import { pino } from 'pino';
import { createApi } from '../../api/server.ts';
import type { OpenApi } from './client-types.ts';

/** The OpenAPI document of this build. No request is served, so nothing behind the API is needed. */
export async function describeApi(): Promise<OpenApi> {
  const nothing = null as never;
  const app = await createApi({ deps: nothing, access: nothing, logger: pino({ level: 'silent' }) });
  try {
    const answer = await app.inject({ url: '/openapi.json' });
    return answer.json();
  } finally {
    await app.close();
  }
}
