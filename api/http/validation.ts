import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { nearestName } from '../../core/nearest-name.ts';
import type { Operation } from '../operation.ts';
import { type ParameterProblem, Problem } from './problems.ts';

type Part = ParameterProblem['in'];
const PARTS: Readonly<Record<string, Part>> = {
  querystring: 'query',
  params: 'path',
  headers: 'header',
  body: 'body',
};

/** Query and path are text, so their values are coerced; a body says what it is. */
const coercing = newAjv(true);
const strict = newAjv(false);

function newAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    verbose: true,
    strict: false,
    discriminator: true,
  });
  // Ajv's types are those of CommonJS.
  (addFormats as unknown as (ajv: Ajv, formats: readonly string[]) => void)(ajv, [
    'date',
    'date-time',
    'uuid',
    'email',
    'uri',
  ]);
  return ajv;
}

/** A validator of one part of a request, for Fastify. It answers with a Problem that says which parameter and what is allowed. */
export function validatorOf(
  schema: object,
  httpPart: string | undefined,
): (data: unknown) => true | { error: Problem } {
  const part = PARTS[httpPart ?? ''] ?? 'body';
  const validate = (part === 'query' || part === 'path' ? coercing : strict).compile(schema);
  const known = Object.keys((schema as { properties?: object }).properties ?? {});
  return (data) => {
    const broken = nulIn(data);
    if (broken !== null) return { error: refused([{ in: part, name: broken, message: 'has a NUL character' }]) };
    if (validate(data)) return true;
    return { error: refused(tellingErrors(validate.errors ?? []).map((error) => describe(error, part, known))) };
  };
}

/** The name of the first member whose text holds a NUL, which PostgreSQL does not store. */
function nulIn(data: unknown, name = ''): string | null {
  if (typeof data === 'string') return data.includes('\0') ? name : null;
  if (data === null || typeof data !== 'object') return null;
  for (const [key, value] of Object.entries(data)) {
    const found = nulIn(value, name === '' ? key : `${name}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function refused(errors: readonly ParameterProblem[]): Problem {
  const [first] = errors;
  const detail = first === undefined ? 'the request is invalid' : `${first.name || first.in}: ${first.message}`;
  const code = first?.message.startsWith('unknown') ? 'unknown-parameter' : 'invalid-parameter';
  return new Problem(400, code, detail, { errors });
}

function describe(error: ErrorObject, part: Part, known: readonly string[]): ParameterProblem {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  if (error.keyword === 'additionalProperties') {
    const given = String(error.params['additionalProperty']);
    const name = path === '' ? given : `${path}.${given}`;
    const allowed =
      path === '' ? known : Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    const nearest = nearestName(given, allowed);
    const hint = nearest === null ? '' : `; did you mean ${nearest}?`;
    return {
      in: part,
      name: name.slice(0, 100),
      message: `unknown ${part === 'body' ? 'member' : 'parameter'}${hint}`,
      allowed,
    };
  }
  if (error.keyword === 'required') {
    const missing = String(error.params['missingProperty']);
    return { in: part, name: path === '' ? missing : `${path}.${missing}`, message: 'is required' };
  }
  if (error.keyword === 'discriminator') return describeTag(error, part, path);
  if (error.keyword === 'enum' || error.keyword === 'const') {
    const allowed = ((error.params['allowedValues'] ?? [error.params['allowedValue']]) as unknown[]).map(String);
    return {
      in: part,
      name: path,
      message: `give ${allowed.length === 1 ? '' : 'one of '}${allowed.join(', ')}`,
      allowed,
    };
  }
  if (error.keyword === 'format' && error.params['format'] === 'date') {
    return { in: part, name: path, message: 'give a date that exists, as YYYY-MM-DD' };
  }
  const [example] = (error.parentSchema as { examples?: readonly unknown[] } | undefined)?.examples ?? [];
  const like = error.keyword === 'pattern' && typeof example === 'string' ? `, like ${example}` : '';
  return { in: part, name: path, message: hintOf(error) ?? `${error.message ?? 'is invalid'}${like}` };
}

/** Of alternatives that one member tells apart. */
function describeTag({ params, parentSchema }: ErrorObject, part: Part, path: string): ParameterProblem {
  const tag = String(params['tag']);
  const { oneOf = [] } = (parentSchema ?? {}) as {
    oneOf?: readonly { properties?: Record<string, { const?: unknown }> }[];
  };
  const allowed = oneOf.map(({ properties }) => String(properties?.[tag]?.const));
  return {
    in: part,
    name: path === '' ? tag : `${path}.${tag}`,
    message: `give one of ${allowed.join(', ')}`,
    allowed,
  };
}

/** Whether the operation has the compact form. */
export const hasAgentView = (operation: Operation): boolean => 'view' in (operation.query.properties ?? {});

/** Where alternatives have all failed, their schema may say what it wants; else the first error is the most telling. */
function tellingErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const last = errors.at(-1);
  return last !== undefined && hintOf(last) !== null ? [last] : errors.slice(0, 1);
}

function hintOf({ parentSchema }: ErrorObject): string | null {
  const hint: unknown = (parentSchema as { 'x-hint'?: unknown } | undefined)?.['x-hint'];
  return typeof hint === 'string' ? hint : null;
}
