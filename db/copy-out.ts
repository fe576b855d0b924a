import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { columnTypes } from './column-types.ts';
import type { Database, Transaction } from './database.ts';

/** The parameter by which a SELECT passes through kysely to be run as COPY … TO STDOUT. */
export interface CopyTarget {
  /** The same SELECT without its conditions: its columns and their types are asked for once a process. */
  readonly copyShape: string;
}

export function isCopyTarget(value: unknown): value is CopyTarget {
  return typeof value === 'object' && value !== null && 'copyShape' in value;
}

/**
 * Rows of `select … from …` with conditions, read by COPY: many rows of many columns come at half the processor time of
 * a plain query, with the same values (`columnTypes`). COPY takes no parameters: values are written as `sql.lit`.
 */
export async function selectByCopy<R>(
  db: Database | Transaction,
  select: RawBuilder<R>,
  conditions: RawBuilder<unknown>,
): Promise<readonly R[]> {
  const shape = select.compile(db);
  const { sql: statement, parameters } = sql`${select} where ${conditions}`.compile(db);
  if (parameters.length > 0) throw new TypeError('COPY takes no parameters: write values as sql.lit');
  const target: CopyTarget = { copyShape: shape.sql };
  const { rows } = await db.executeQuery<R>(CompiledQuery.raw(statement, [target]));
  return rows;
}

/** A row holds its fields as they came; a column is read when it is asked for. */
type RowClass = new (fields: readonly string[]) => object;

const shapes = new Map<string, RowClass>();

async function shapeOf(client: pg.PoolClient, select: string): Promise<RowClass> {
  const known = shapes.get(select);
  if (known !== undefined) return known;
  const { fields } = await client.query(`${select} limit 0`);
  const shape = createRowClass(fields);
  shapes.set(select, shape);
  return shape;
}

function createRowClass(columns: readonly pg.FieldDef[]): RowClass {
  class Row {
    readonly #fields: readonly string[];
    constructor(fields: readonly string[]) {
      this.#fields = fields;
    }
    static {
      for (const [index, { name, dataTypeID }] of columns.entries()) {
        const parse = columnTypes.getTypeParser(dataTypeID, 'text') as (text: string) => unknown;
        Object.defineProperty(Row.prototype, name, {
          get(this: Row) {
            const field = this.#fields[index];
            if (field === undefined) throw new RangeError(`a row of COPY has no field ${index} (${name})`);
            if (field === '\\N') return null;
            return parse(field.includes('\\') ? unescaped(field) : field);
          },
        });
      }
    }
  }
  return Row;
}

/** Runs a SELECT as COPY on a client. */
export async function runCopyOut(client: pg.PoolClient, statement: string, target: CopyTarget): Promise<object[]> {
  const Row = await shapeOf(client, target.copyShape);
  const chunks: Uint8Array[] = [];
  for await (const chunk of client.query(copyTo(`copy (${statement}) to stdout`))) chunks.push(chunk as Uint8Array);
  const lines = Buffer.concat(chunks).toString('utf8').split('\n');
  // The last line ends with a line break too.
  lines.pop();
  return lines.map((line) => new Row(line.split('\t')));
}

const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

function unescaped(field: string): string {
  return field.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter);
}
