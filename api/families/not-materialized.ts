import Type from 'typebox';
import { problem } from '../http/problems.ts';
import { defineOperation, type Operation } from '../operation.ts';
import { CLOCKS } from '../parameters.ts';
import { MISSING_DATASETS } from './missing-datasets.ts';
import { MISSING_PATHS, type MissingPath } from './missing-paths.ts';

const ANY_OBJECT = Type.Object({}, { additionalProperties: true });

/** Operations that authenticate, check their parameters and answer 501 with the dataset that is missing. */
export const NOT_MATERIALIZED: readonly Operation[] = MISSING_PATHS.map(operationOf);

function operationOf(missing: MissingPath): Operation {
  const { method, path, family, dataset, summary, query = {}, params, body, scope = 'read' } = missing;
  const holds = MISSING_DATASETS[dataset];
  return defineOperation({
    id: operationId(method, path),
    method,
    path,
    family,
    scope,
    summary,
    description: `Not materialized: the dataset \`${dataset}\` (${holds}) is missing, so every valid request answers 501.`,
    query: Type.Object(method === 'GET' ? { ...query, ...CLOCKS } : query),
    ...(params && { params: Type.Object(params) }),
    ...(method === 'POST' && { body: body ?? ANY_OBJECT }),
    missing: dataset,
    async handle() {
      throw problem(
        501,
        'dataset-not-materialized',
        `the dataset ${dataset} is not materialized: this service does not have ${holds}`,
        { more: { dataset } },
      );
    },
  });
}

/** `POST /v1/factors/pair-history/{f1}/{f2}` is `postFactorsPairHistoryF1F2`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace('/v1/', '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
