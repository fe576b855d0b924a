import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../api/operations.ts';
import { createTestApi, type TestApi } from './api-fixture.ts';
import {
  ENDPOINTS,
  type Kind,
  LEFT_OUT,
  MCP_TOOLS,
  PARAMETER_VALUES,
  PARAMETERS,
  RESOURCES,
  type SpecifiedField,
  STATED,
} from './specification-fields.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}
interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: Schema }[];
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly headers?: Readonly<Record<string, { readonly schema?: Schema }>>;
        readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
      }
    >
  >;
  readonly [member: string]: unknown;
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let api: TestApi;
let document: Document;
beforeAll(async () => {
  api = await createTestApi();
  document = (await api.get<Document>('/openapi.json')).body;
});
afterAll(() => api.drop());

function operationAt(method: string, path: string): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`the OpenAPI document has no ${method} ${path}`);
  return operation;
}

/** A schema itself: the target of a reference, and what a nullable one is apart from null. */
function plain(schema: Schema | undefined): Schema {
  if (schema?.$ref !== undefined) return plain(document.components.schemas[schema.$ref.replace(/^.*\//, '')]);
  const others = (schema?.anyOf ?? []).filter(({ type }) => type !== 'null');
  return others.length === 1 ? plain(others[0]) : (schema ?? {});
}

/** The schema at a place: `GET /v1/dilution/warrants full data provenance`. */
function schemaAt(place: string): Schema {
  const [method = '', path = '', view, ...members] = place.split(' ');
  const { responses } = operationAt(method, path);
  const body = plain(responses['200']?.content?.['application/json']?.schema);
  const views = (body.anyOf ?? [body]).map(plain);
  return members.reduce((schema, name) => memberOf(schema, name), views[view === 'agent' ? 1 : 0] ?? {});
}

/** A member of an object, or of an array's items. */
function memberOf(schema: Schema, path: string): Schema {
  return path.split('.').reduce((from, name) => {
    const { items, properties } = plain(from);
    return (items ? plain(items).properties : properties)?.[name] ?? {};
  }, schema);
}

/** What a field is, in the words of the table; `missing` where the schema lacks it. */
function kindOf(schema: Schema): Kind | 'missing' | 'other' {
  const { type, format, enum: values, anyOf, properties } = plain(schema);
  if (type === 'string' || values !== undefined) return format === 'date-time' ? 'timestamp' : 'string';
  if (type === 'object' || properties) return 'object';
  if (type === 'number' || type === 'integer' || type === 'boolean' || type === 'array') return type;
  return anyOf === undefined ? 'missing' : 'other';
}

function problemsOf(place: string, { row, members = [row[0]], kind, values = [], of = {} }: SpecifiedField): string[] {
  const schema = schemaAt(place);
  return members.flatMap((name) => {
    const found = memberOf(schema, name);
    const actual = kindOf(found);
    if (actual !== kind) return [`${place} ${name}: ${actual} instead of ${kind}`];
    const { enum: allowed, description = '' } = plain(found);
    // A list that may grow with the parsers names its values in words.
    const missing = values.filter((value) => !(allowed?.includes(value) ?? description.includes(`\`${value}\``)));
    return [
      ...missing.map((value) => `${place} ${name}: lacks the value ${value}`),
      ...Object.entries(of)
        .filter(([member, wanted]) => kindOf(memberOf(found, member)) !== wanted)
        .map(([member, wanted]) => `${place} ${name}.${member}: not ${wanted}`),
    ];
  });
}

/** Answers that are files, as they are: their ids are in the headers. */
const FILES = new Set([
  '/v1/dilution/score/receipt',
  '/v1/bulk/{dataset}/{export_id}/{file}',
  '/v1/filings/{accession_number}/download',
]);

describe('the OpenAPI document', () => {
  it.each(RESOURCES)('has every field of "$heading" with its type and values', ({ at, fields }) => {
    expect(at.flatMap((place) => fields.flatMap((field) => problemsOf(place, field)))).toEqual([]);
  });

  it.each(STATED)('has what the specification states of $at', ({ at, fields }) => {
    const found = Object.keys(fields).map((name) => [name, kindOf(memberOf(schemaAt(at), name))]);
    expect(Object.fromEntries(found)).toEqual(fields);
  });

  it.each(LEFT_OUT)('leaves out of $at what the view drops', ({ at, members }) => {
    const names = Object.keys(schemaAt(at).properties ?? {});
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => members.includes(name))).toEqual([]);
  });

  it('has every endpoint with its method', () => {
    const served = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(ENDPOINTS.filter((endpoint) => !served.includes(endpoint))).toEqual([]);
  });

  it('has the parameters and values that the specification names', () => {
    const missing = Object.entries(PARAMETERS).flatMap(([path, names]) => {
      const own = (operationAt('GET', path).parameters ?? []).map(({ name }) => name);
      return names.filter((name) => !own.includes(name)).map((name) => `${path} ${name}`);
    });
    expect(missing).toEqual([]);
    for (const [place, values] of Object.entries(PARAMETER_VALUES)) {
      const [path = '', name] = place.split(' ');
      const parameter = (operationAt('GET', path).parameters ?? []).find((one) => one.name === name);
      expect([place, parameter?.schema?.enum]).toEqual([place, values]);
    }
  });

  it('has ids, trace and version on every answer, and cost on metered ones', () => {
    for (const { method, path, metered, missing } of OPERATIONS) {
      for (const [status, response] of Object.entries(operationAt(method, path).responses)) {
        const place = `${method} ${path} ${status}`;
        const headers = Object.fromEntries(
          Object.entries(response.headers ?? {}).map(([name, { schema }]) => [name, schema?.type]),
        );
        expect([place, headers]).toEqual([
          place,
          expect.objectContaining({ 'x-request-id': 'string', traceparent: 'string', 'service-version': 'string' }),
        ]);
        const isCharged = metered && missing === null && /^[23]/.test(status);
        const cost = [headers['service-token-count'], headers['service-estimated-cost']];
        expect([place, cost]).toEqual([place, isCharged ? ['integer', 'string'] : [undefined, undefined]]);
        const bodies = Object.values(response.content ?? {}).flatMap(({ schema }) => plain(schema).anyOf ?? [schema]);
        if (FILES.has(path) && /^[23]/.test(status)) continue;
        for (const body of bodies.map(plain)) {
          expect([place, body.required]).toEqual([place, expect.arrayContaining(['requestId', 'traceparent'])]);
        }
      }
    }
  });

  it('has the clocks on every path of data', () => {
    const withoutClocks = OPERATIONS.filter(
      ({ method, scope, metered, query }) =>
        method === 'GET' && scope === 'read' && metered && !('as_of' in (query.properties ?? {})),
    );
    // Stored bytes and words are the same whenever they are asked for; exports have their dates.
    expect(
      withoutClocks.map(({ path }) => path).filter((path) => !/^\/v1\/(filings|lineage|bulk|observability)/.test(path)),
    ).toEqual([]);
  });

  it('has each tool of the specification once, and the two that models need to follow an answer', () => {
    const tools = OPERATIONS.flatMap(({ tool }) => (tool === null ? [] : [tool]));
    expect(tools.toSorted()).toEqual([...MCP_TOOLS, 'entities.resolve', 'lineage.get'].toSorted());
  });

  it('has one schema of each title', () => {
    const titled = new Map<string, Set<string>>();
    const visit = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return;
      const { title } = value as { title?: unknown };
      if (typeof title === 'string') {
        const schema = JSON.stringify({ ...value, description: null });
        titled.set(title, (titled.get(title) ?? new Set()).add(schema));
      }
      for (const member of Object.values(value)) visit(member);
    };
    for (const { query, params, body, response, agent } of OPERATIONS) visit([query, params, body, response, agent]);
    expect(titled.size).toBeGreaterThan(20);
    expect([...titled].filter(([, schemas]) => schemas.size > 1).map(([title]) => title)).toEqual([]);
  });
});

/** `../shared/spec` beside the clone, where the specification is at hand. */
function specificationFile(): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, 'shared', 'spec', 'interface-specification.md');
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) return null;
  }
}

const file = process.env['TIDEMARK_SPECIFICATION'] ?? specificationFile();

describe.skipIf(file === null)('the specification', () => {
  const lines = file === null ? [] : readFileSync(file, 'utf8').split('\n');
  const section = (name: string) => {
    const from = lines.indexOf(`## ${name}`) + 1;
    const to = lines.findIndex((line, at) => at > from && line.startsWith('## '));
    return lines.slice(from, to);
  };
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());

  it('has the tables of fields that the data file has', () => {
    const tables = new Map<string, string[][]>();
    let heading = '';
    let isTable = false;
    for (const line of section('Resources and their fields')) {
      if (!line.startsWith('|')) {
        isTable = false;
        if (/^### |fields:$/.test(line)) heading = line.replace('### ', '').trim();
      } else if (line.startsWith('| Field |')) {
        isTable = true;
      } else if (isTable && !line.startsWith('|---')) {
        tables.set(heading, [...(tables.get(heading) ?? []), cellsOf(line).slice(0, 2)]);
      }
    }
    const given = new Map(RESOURCES.map(({ heading: name, fields }) => [name, fields.map(({ row }) => [...row])]));
    expect(Object.fromEntries(tables)).toEqual(Object.fromEntries(given));
  });

  it('has the endpoints that the data file has', () => {
    const rows = section('Endpoints').filter((line) => /^\| (?:(?:GET|POST|DELETE|PATCH) \| )?\/v1\//.test(line));
    const endpoints = rows.map((line) => {
      const [first = '', second = ''] = cellsOf(line);
      return first.startsWith('/') ? `GET ${first}` : `${first} ${second}`;
    });
    expect(endpoints.toSorted()).toEqual(ENDPOINTS.toSorted());
  });
});
