import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { clientTypes } from '../../scripts/client/client-types.ts';
import { describeApi } from '../../scripts/client/describe-api.ts';

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, and its operations have distinct ids', async () => {
    const document = await describeApi();
    const result = await new Validator().validate(structuredClone(document) as unknown as Record<string, unknown>);
    expect(result).toMatchObject({ valid: true });
    expect(document).toMatchObject({ openapi: '3.1.0' });
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => (operation as { operationId?: string }).operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives the types of the client package as they are stored; "npm run client" rewrites them', async () => {
    const stored = await readFile(new URL('../../client/schema.generated.ts', import.meta.url), 'utf8');
    expect(stored).toBe(await clientTypes(await describeApi()));
  });
});
