/**
 * Writes the types of the client package from the OpenAPI document.
 *
 *   npm run client
 */
import { writeFile } from 'node:fs/promises';
import { clientTypes } from './client/client-types.ts';
import { describeApi } from './client/describe-api.ts';

await writeFile(new URL('../client/schema.generated.ts', import.meta.url), await clientTypes(await describeApi()));
console.log('client/schema.generated.ts is written');
