import { easternDateOf } from '../../core/dates.ts';
import type { MonitorSearch } from '../../core/monitors.ts';
import type { Database } from '../../db/database.ts';
import { parseExpression } from '../../events/monitor-expression.ts';
import { validateSearch } from '../../events/monitor-search.ts';
import { usageError } from '../errors.ts';
import { issuerByTicker } from '../find-entity.ts';
import { readInputFile } from '../parse/read-input-file.ts';

export interface SearchOptions {
  readonly dataset?: string;
  readonly where?: string;
  readonly watch?: readonly string[];
  readonly text?: string;
  readonly search?: string;
}

/** A checked search with its conditions as they were written. */
export interface ReadSearch {
  readonly search: MonitorSearch;
  readonly expression: string | null;
}

export function hasSearch({ dataset, where, watch, text, search }: SearchOptions): boolean {
  return [dataset, where, watch, text, search].some((option) => option !== undefined);
}

/**
 * The search that options give. Tickers mean the issuers that hold them today, and are stored as CIKs.
 *
 * @throws AppError `invalid-monitor`, `unknown-ticker`, `ambiguous-ticker`
 */
export async function readSearch(db: Database, options: SearchOptions): Promise<ReadSearch> {
  const given = options.search === undefined ? fromOptions(options) : await fromFile(options);
  const { watch } = given;
  const ciks = Array.isArray(watch) ? await issuersOf(db, watch.map(String)) : watch;
  const search = validateSearch({ ...given, ...(ciks === undefined ? {} : { watch: ciks }) });
  return { search, expression: options.where ?? null };
}

interface Given {
  readonly watch?: unknown;
  readonly [member: string]: unknown;
}

function fromOptions({ dataset, where, watch, text }: SearchOptions): Given {
  if (dataset === undefined) throw usageError('give --dataset; "tidemark monitors fields" lists them');
  return {
    dataset,
    ...(where === undefined ? {} : { where: parseExpression(where) }),
    ...(watch === undefined ? {} : { watch: watch.flatMap((part) => part.split(',')).filter((part) => part !== '') }),
    ...(text === undefined ? {} : { text }),
  };
}

async function fromFile({ search = '', ...others }: SearchOptions): Promise<Given> {
  if (hasSearch(others))
    throw usageError('--search holds the whole search: leave out --dataset, --where, --watch, --text');
  const text = Buffer.from((await readInputFile(search)).bytes).toString('utf8');
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given };
  } catch (cause) {
    throw usageError(`${search} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  throw usageError(`${search} holds no object {dataset, where, watch, text}`);
}

async function issuersOf(db: Database, watch: readonly string[]): Promise<readonly string[]> {
  const today = easternDateOf(Date.now());
  const ciks: string[] = [];
  for (const issuer of watch) {
    ciks.push(
      /^(?:CIK)?\d{1,10}$/i.test(issuer) ? issuer.replace(/^CIK/i, '') : await issuerByTicker(db, issuer, today),
    );
  }
  return ciks;
}
