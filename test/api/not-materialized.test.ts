import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MISSING_DATASETS } from '../../api/families/missing-datasets.ts';
import { MISSING_PATHS, type MissingPath } from '../../api/families/missing-paths.ts';
import { problem } from '../../api/http/problems.ts';
import { createTestApi, openAccess, type TestApi } from './api-fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    access: (organizationId) => ({
      ...openAccess(organizationId),
      async authenticate({ headers }) {
        if (headers['x-api-key'] === 'none') throw problem(401, 'unauthorized', 'no key');
        return { organizationId, keyId: 'test', scopes: ['read'] };
      },
      admit(caller, { scope }) {
        if (!caller.scopes.includes(scope)) throw problem(403, 'missing-scope', scope);
        return {};
      },
    }),
  });
});
afterAll(() => api.drop());

const BODIES: Readonly<Record<string, object>> = {
  '/v1/portfolio/analyze': { holdings: [{ symbol: 'ABCD', weight: 0.5 }] },
  '/v1/strategies/factor-rotation': { country: 'US', lookback: '6m' },
};
const urlOf = ({ path }: MissingPath) => path.replace('{country}', 'US').replaceAll(/\{\w+\}/g, 'x1');
const send = (missing: MissingPath, query = '', headers = {}) =>
  api.send(
    missing.method,
    urlOf(missing) + query,
    missing.method === 'POST' ? (BODIES[missing.path] ?? {}) : undefined,
    headers,
  );

describe('a path whose dataset is missing', () => {
  it.each(MISSING_PATHS.filter(({ scope }) => scope !== 'operator'))(
    '$method $path answers 501 and names the dataset',
    async (missing) => {
      const { status, body, headers } = await send(missing);
      expect([status, body['code'], body['dataset']]).toEqual([501, 'dataset-not-materialized', missing.dataset]);
      expect(body['detail']).toContain(MISSING_DATASETS[missing.dataset]);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(body).toMatchObject({ requestId: headers['x-request-id'], traceparent: headers['traceparent'] });
      expect(headers).not.toHaveProperty('service-estimated-cost');
      expect((await send(missing, '', { 'x-api-key': 'none' })).status).toBe(401);
      expect(await send(missing, '?nonsense=1')).toMatchObject({ status: 400, body: { code: 'unknown-parameter' } });
    },
  );

  it('of operators is refused to other scopes', async () => {
    const { status } = await api.send('POST', '/v1/admin/maintenance/warm-macro-data', {});
    expect(status).toBe(403);
  });

  it.each([
    ['GET', '/v1/factors/returns?lookback=m6', undefined],
    ['GET', '/v1/factors/valuations?limit=51', undefined],
    ['GET', '/v1/factors/valuations?response_mode=full', undefined],
    ['GET', '/v1/macro/credit-ratings/12', undefined],
    ['GET', '/v1/market/bars?ticker=%27', undefined],
    ['GET', '/v1/market/bars?as_of=yesterday', undefined],
    ['POST', '/v1/portfolio/analyze', { holdings: [{ symbol: 'ABCD' }] }],
    ['POST', '/v1/portfolio/analyze', { holdings: [] }],
    ['POST', '/v1/strategies/factor-rotation', { country: 'US' }],
    ['POST', '/v1/portfolio/optimize', []],
  ])('checks its parameters first: %s %s', async (method, path, body) => {
    expect((await api.send(method, path, body)).status).toBe(400);
  });

  it('is marked in the OpenAPI document, with 501 and without a success', async () => {
    const { body } = await api.get<{ paths: Record<string, Record<string, Record<string, unknown>>> }>('/openapi.json');
    for (const { method, path, dataset } of MISSING_PATHS) {
      const operation = body.paths[path]?.[method.toLowerCase()];
      expect(operation).toMatchObject({ 'x-status': 'not-materialized', 'x-missing-dataset': dataset });
      const statuses = Object.keys(operation?.['responses'] ?? {});
      expect(statuses).toContain('501');
      expect(statuses.filter((status) => status.startsWith('2'))).toEqual([]);
    }
  });
});
