import { z } from 'zod';
import { AppError } from '../core/errors.ts';
import type { Cik } from '../core/ids.ts';
import { MONITOR_DATASETS, type MonitorDataset, type MonitorField } from '../core/monitor-datasets.ts';
import {
  type FieldCondition,
  MONITOR_OPERATORS,
  type MonitorCondition,
  type MonitorOperator,
  type MonitorSearch,
  type MonitorValue,
} from '../core/monitors.ts';
import { nearestName } from '../core/nearest-name.ts';
import { parseTextQuery } from './text-query.ts';

const MOST_CONDITIONS = 100;
const DEEPEST = 10;
const MOST_VALUES = 1_000;
const MOST_WATCHED = 10_000;
const LONGEST_TEXT = 500;
const LONGEST_VALUE = 1_000;
const MOST_DAYS = 366;

const value = z.union([z.string().max(LONGEST_VALUE), z.number(), z.boolean()]);
const comparison = z.strictObject({
  field: z.string().min(1).max(64),
  operator: z.enum(MONITOR_OPERATORS, { error: `use one of ${MONITOR_OPERATORS.join(', ')}` }),
  value: z.union([value, z.array(value).min(1).max(MOST_VALUES)]).optional(),
  days: z.int().min(1).max(MOST_DAYS).optional(),
});

const search = z.strictObject({
  dataset: z.string(),
  where: z.unknown().optional(),
  watch: z
    .array(z.string().regex(/^\d{1,10}$/, { error: 'give a CIK' }))
    .min(1)
    .max(MOST_WATCHED)
    .nullish(),
  text: z.string().min(1).max(LONGEST_TEXT).nullish(),
});

/**
 * Checks a search and completes it: fields by their own names (`gross_proceeds` is `grossProceeds`), values in the type of
 * their field.
 *
 * @throws AppError `invalid-monitor`, with every problem
 */
export function validateSearch(given: unknown): MonitorSearch {
  const read = search.safeParse(given);
  if (!read.success) throw invalid(z.prettifyError(read.error).split('\n'));
  const dataset = datasetOf(read.data.dataset);
  const problems: string[] = [];
  const leaves = { count: 0 };
  const { where: unchecked = null } = read.data;
  const where = unchecked === null ? null : conditionOf(unchecked, { dataset, problems, leaves }, 0);
  if (leaves.count > MOST_CONDITIONS) problems.push(`at most ${MOST_CONDITIONS} conditions`);
  const text = read.data.text ?? null;
  if (text !== null && !dataset.hasText) {
    problems.push(`text: rows of ${dataset.name} follow from several filings; a text search needs rows of one filing`);
  } else if (text !== null) {
    const query = parseTextQuery(text);
    if (typeof query === 'string') problems.push(`text: ${query}`);
  }
  if (problems.length > 0) throw invalid(problems);
  const watch = read.data.watch?.map((cik) => cik.replace(/^0+(?=\d)/, '') as Cik);
  return { dataset: dataset.name, where, watch: watch ? [...new Set(watch)].sort() : null, text };
}

/** @throws AppError `invalid-monitor` with the nearest name */
export function datasetOf(name: string): MonitorDataset {
  const key = name.trim().toLowerCase().replaceAll('_', '-');
  const dataset = MONITOR_DATASETS.get(key.slice(key.lastIndexOf('.') + 1));
  if (dataset) return dataset;
  const names = [...MONITOR_DATASETS.keys()];
  throw invalid([`no dataset ${name}: ${didYouMean(name, names) ?? `use one of ${names.join(', ')}`}`]);
}

interface Checking {
  readonly dataset: MonitorDataset;
  readonly problems: string[];
  readonly leaves: { count: number };
}

function conditionOf(given: unknown, checking: Checking, depth: number): MonitorCondition {
  const { problems } = checking;
  const nothing: MonitorCondition = { and: [] };
  if (depth > DEEPEST) {
    problems.push(`conditions are nested deeper than ${DEEPEST}`);
    return nothing;
  }
  if (typeof given !== 'object' || given === null) {
    problems.push(`${JSON.stringify(given)} is no condition: give {field, operator, value}, {and}, {or} or {not}`);
    return nothing;
  }
  for (const key of ['and', 'or'] as const) {
    if (!(key in given)) continue;
    const parts: unknown = Reflect.get(given, key);
    if (
      Array.isArray(parts) &&
      parts.length > 0 &&
      parts.length <= MOST_CONDITIONS &&
      Object.keys(given).length === 1
    ) {
      const checked = parts.map((part) => conditionOf(part, checking, depth + 1));
      return key === 'and' ? { and: checked } : { or: checked };
    }
    problems.push(`"${key}" takes a list of 1 to ${MOST_CONDITIONS} conditions, and nothing beside it`);
    return nothing;
  }
  if ('not' in given) {
    if (Object.keys(given).length === 1) return { not: conditionOf(given.not, checking, depth + 1) };
    problems.push('"not" takes one condition, and nothing beside it');
    return nothing;
  }
  const read = comparison.safeParse(given);
  if (!read.success) {
    problems.push(...z.prettifyError(read.error).split('\n'));
    return nothing;
  }
  checking.leaves.count += 1;
  return comparisonOf(read.data, checking);
}

const COMPARED: readonly MonitorOperator[] = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  'not in',
  'is null',
  'is not null',
];
const OPERATORS: Readonly<Record<MonitorField['type'], readonly MonitorOperator[]>> = {
  text: ['=', '!=', 'in', 'not in', 'contains', 'starts with', 'is null', 'is not null'],
  number: COMPARED,
  date: COMPARED,
  time: ['<', '<=', '>', '>=', 'is null', 'is not null'],
  boolean: ['=', '!=', 'is null', 'is not null'],
  list: ['contains', 'is null', 'is not null'],
};
const CHANGES: Readonly<Record<MonitorField['type'], readonly MonitorOperator[]>> = {
  text: ['changed', 'changed to'],
  number: ['rose by', 'fell by'],
  boolean: ['changed', 'changed to'],
  date: [],
  time: [],
  list: [],
};
const WITHOUT_VALUE: readonly MonitorOperator[] = ['is null', 'is not null', 'changed'];

/** The operators of a field. */
export function operatorsOf(dataset: MonitorDataset, { type }: MonitorField): readonly MonitorOperator[] {
  return [...OPERATORS[type], ...(dataset.kind === 'scores' ? CHANGES[type] : [])];
}

function comparisonOf(given: FieldCondition, { dataset, problems }: Checking): FieldCondition {
  const name = fieldNameOf(dataset, given.field);
  const field = dataset.fields[name];
  if (field === undefined) {
    const names = Object.keys(dataset.fields);
    const hint = didYouMean(given.field, names) ?? `its fields are ${names.join(', ')}`;
    problems.push(`${dataset.name} has no field ${given.field}: ${hint}`);
    return given;
  }
  const { operator } = given;
  const allowed = operatorsOf(dataset, field);
  if (!allowed.includes(operator)) {
    problems.push(`${name} is a ${field.type}: use one of ${allowed.join(', ')} instead of "${operator}"`);
    return given;
  }
  const isList = operator === 'in' || operator === 'not in';
  const isChange = operator === 'rose by' || operator === 'fell by';
  if (isChange !== (given.days !== undefined)) {
    problems.push(isChange ? `${name} ${operator}: give the number of days` : `${name} ${operator} takes no days`);
  }
  const result = { field: name, operator, ...(given.days === undefined ? {} : { days: given.days }) };
  if (WITHOUT_VALUE.includes(operator)) {
    if (given.value !== undefined) problems.push(`${name} ${operator} takes no value`);
    return result;
  }
  if (given.value === undefined || Array.isArray(given.value) !== isList) {
    problems.push(`${name} ${operator} takes ${isList ? 'a list of values' : 'one value'}`);
    return result;
  }
  const isPart = operator === 'contains' || operator === 'starts with';
  const typed = (one: MonitorValue) => typedValue(name, isPart ? { type: 'text' } : field, one, problems);
  const values = Array.isArray(given.value) ? (given.value as readonly MonitorValue[]) : [given.value as MonitorValue];
  const checked = values.map(typed);
  const [first] = checked;
  if (isChange && Number(first) <= 0) problems.push(`${name} ${operator} takes a number above 0`);
  if (isPart && first === '') problems.push(`${name} ${operator} takes at least one character`);
  return { ...result, value: isList ? checked : first };
}

/** `gross_proceeds` and `grossproceeds` are `grossProceeds`. */
function fieldNameOf(dataset: MonitorDataset, given: string): string {
  if (Object.hasOwn(dataset.fields, given)) return given;
  const plain = given.replaceAll('_', '').toLowerCase();
  return Object.keys(dataset.fields).find((name) => name.toLowerCase() === plain) ?? given;
}

/** The value in the type of its field: numbers as exact decimals in text, dates and times in ISO form. */
function typedValue(name: string, field: MonitorField, given: MonitorValue, problems: string[]): MonitorValue {
  const text = String(given).trim();
  switch (field.type) {
    case 'number':
      if (typeof given !== 'boolean' && /^[-+]?\d{1,40}(?:\.\d{1,20})?$/.test(text)) return text;
      problems.push(`${name} is a number: ${JSON.stringify(given)} is none`);
      return given;
    case 'boolean':
      if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
      problems.push(`${name} is true or false, not ${JSON.stringify(given)}`);
      return given;
    case 'date':
      if (isDate(text)) return text;
      problems.push(`${name} is a date like 2026-03-31, not ${JSON.stringify(given)}`);
      return given;
    case 'time':
      if (isDate(text)) return `${text}T00:00:00Z`;
      if (isDate(text.slice(0, 10)) && z.iso.datetime({ offset: true }).safeParse(text).success) return text;
      problems.push(`${name} is a time like 2026-03-31T16:05:00Z, not ${JSON.stringify(given)}`);
      return given;
    case 'text':
    case 'list': {
      if (name === 'cik' || name.endsWith('Cik')) return text.replace(/^0+(?=\d)/, '');
      const known = field.oneOf?.find((one) => one.toLowerCase() === text.toLowerCase());
      if (field.oneOf === undefined || known !== undefined) return known ?? String(given);
      const hint = didYouMean(text, field.oneOf) ?? `it is one of ${field.oneOf.join(', ')}`;
      problems.push(`${name} is never ${JSON.stringify(given)}: ${hint}`);
      return given;
    }
  }
}

/** A day that the database has too: there is no year 0. */
function isDate(text: string): boolean {
  return /^[12]/.test(text) && z.iso.date().safeParse(text).success;
}

/** The nearest name in letters, or one that the given text is a part of: `offerings`, `proceeds`. */
function didYouMean(given: string, names: readonly string[]): string | null {
  const part = given
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/s$/, '');
  const whole =
    part.length < 4 ? undefined : names.find((name) => name.toLowerCase().replaceAll('-', '').includes(part));
  const nearest = nearestName(given, names) ?? whole ?? null;
  return nearest === null ? null : `did you mean ${nearest}?`;
}

function invalid(problems: readonly string[]): AppError {
  return new AppError(problems.map((one) => one.trim()).join('; '), {
    code: 'invalid-monitor',
    retryable: false,
    context: { problems },
  });
}
