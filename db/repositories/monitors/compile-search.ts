import type { MonitorDataset } from '../../../core/monitor-datasets.ts';
import type { FieldCondition, MonitorCondition, MonitorSearch } from '../../../core/monitors.ts';
import type { RowSource } from './dataset-rows.ts';

/** A search as SQL over a new row `n` and a row `m` of parameters. */
export interface CompiledSearch {
  /** Searches with the same text differ in their parameters only, and one statement answers them all. */
  readonly condition: string;
  /** SQL types of the parameters `p0`, `p1`, …. */
  readonly types: readonly string[];
  readonly parameters: readonly unknown[];
  /** It compares a score with earlier ones. */
  readonly usesPrevious: boolean;
}

const ROW = 'n';
/** The issuer's score of the date before, as a column of the row. */
const PREVIOUS = '(n.previous)';

const SQL_TYPES = {
  text: 'text',
  list: 'text',
  number: 'numeric',
  date: 'date',
  time: 'timestamptz',
  boolean: 'boolean',
} as const;

/**
 * Compiles a validated search. Names come from the catalog of datasets and values are parameters, so nothing that users
 * write becomes SQL.
 */
export function compileSearch(search: MonitorSearch, dataset: MonitorDataset, source: RowSource): CompiledSearch {
  const types: string[] = [];
  const parameters: unknown[] = [];
  let usesPrevious = false;

  const parameter = (type: string, value: unknown): string => {
    types.push(type);
    parameters.push(value);
    return `m.p${types.length - 1}`;
  };

  function leaf(condition: FieldCondition): string {
    const { field, operator, value, days } = condition;
    const type = dataset.fields[field]?.type;
    const of = source.fields[field];
    if (type === undefined || of === undefined) throw new TypeError(`no field ${field} in ${dataset.name}`);
    const x = of(ROW);
    const before = of(PREVIOUS);
    const sqlType = SQL_TYPES[type];
    const isText = type === 'text';
    const lower = (expression: string): string => (isText ? `lower(${expression})` : expression);
    switch (operator) {
      case '=':
        return `${lower(x)} = ${lower(parameter(sqlType, value))}`;
      case '!=':
        return `${lower(x)} <> ${lower(parameter(sqlType, value))}`;
      case '<':
      case '<=':
      case '>':
      case '>=':
        return `${x} ${operator} ${parameter(sqlType, value)}`;
      case 'in':
        return `exists (select from unnest(${parameter(`${sqlType}[]`, value)}) v where ${lower('v')} = ${lower(x)})`;
      case 'not in':
        return `${x} is not null and not exists (select from unnest(${parameter(`${sqlType}[]`, value)}) v where ${lower('v')} = ${lower(x)})`;
      case 'contains': {
        const part = `lower(${parameter('text', value)})`;
        return type === 'list'
          ? `exists (select from unnest(${x}) v where position(${part} in lower(v)) > 0)`
          : `position(${part} in lower(${x})) > 0`;
      }
      case 'starts with':
        return `starts_with(lower(${x}), lower(${parameter('text', value)}))`;
      case 'is null':
        return type === 'list' ? `coalesce(cardinality(${x}), 0) = 0` : `${x} is null`;
      case 'is not null':
        return type === 'list' ? `cardinality(${x}) > 0` : `${x} is not null`;
      case 'changed':
      case 'changed to': {
        usesPrevious = true;
        const changed = `${PREVIOUS}.cik is not null and ${x} is distinct from ${before}`;
        return operator === 'changed' ? changed : `${changed} and ${lower(x)} = ${lower(parameter(sqlType, value))}`;
      }
      case 'rose by':
      case 'fell by': {
        usesPrevious = true;
        const moved = movement(operator, of, parameter('numeric', value), parameter('int', days));
        return `${moved(ROW)} and not ${moved(PREVIOUS)}`;
      }
    }
  }

  /** Inside of `or` and `not`, a comparison with a missing value is false. */
  function nested(condition: MonitorCondition): string {
    if ('and' in condition) return `(${condition.and.map(nested).join(' and ')})`;
    if ('or' in condition) return `(${condition.or.map(nested).join(' or ')})`;
    if ('not' in condition) return `not ${nested(condition.not)}`;
    return `((${leaf(condition)}) is true)`;
  }

  // What all rows must satisfy stays plain, so that the planner can join by it.
  const required = conjuncts(search.where).map((one) => ('field' in one ? `(${leaf(one)})` : nested(one)));
  if (search.text !== null) required.push('n.raw_source_key is not null');
  return { condition: required.join(' and ') || 'true', types, parameters, usesPrevious };
}

/** Whether the score of a row moved by that much within days before it. */
function movement(
  operator: 'rose by' | 'fell by',
  of: (row: string) => string,
  by: string,
  window: string,
): (row: string) => string {
  return (row) => {
    const change = operator === 'rose by' ? `${of(row)} - ${of('b')}` : `${of('b')} - ${of(row)}`;
    return `exists (
      select from score.scores b
      where b.cik = ${row}.cik and b.methodology_version = ${row}.methodology_version
        and b.as_of_date < ${row}.as_of_date and b.as_of_date >= ${row}.as_of_date - ${window} and ${change} >= ${by}
    )`;
  };
}

function conjuncts(condition: MonitorCondition | null): readonly MonitorCondition[] {
  if (condition === null) return [];
  return 'and' in condition ? condition.and.flatMap(conjuncts) : [condition];
}

/** Whether a search compares a field. */
export function usesField(condition: MonitorCondition | null, field: string): boolean {
  if (condition === null) return false;
  if ('and' in condition) return condition.and.some((one) => usesField(one, field));
  if ('or' in condition) return condition.or.some((one) => usesField(one, field));
  if ('not' in condition) return usesField(condition.not, field);
  return condition.field === field;
}
