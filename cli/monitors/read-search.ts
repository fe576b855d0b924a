import { type CheckedSearch, checkSearch, type GivenSearch } from '../../api/monitors/check-search.ts';
import type { Database } from '../../db/database.ts';
import { usageError } from '../errors.ts';
import { readInputFile } from '../parse/read-input-file.ts';

export interface SearchOptions {
  readonly dataset?: string;
  readonly where?: string;
  readonly watch?: readonly string[];
  readonly text?: string;
  readonly search?: string;
}

export function hasSearch({ dataset, where, watch, text, search }: SearchOptions): boolean {
  return [dataset, where, watch, text, search].some((option) => option !== undefined);
}

/** The search that options give. AppErrors of `checkSearch`. */
export async function readSearch(db: Database, options: SearchOptions): Promise<CheckedSearch> {
  return checkSearch(db, options.search === undefined ? fromOptions(options) : await fromFile(options));
}

function fromOptions({ dataset, where, watch, text }: SearchOptions): GivenSearch {
  if (dataset === undefined) throw usageError('give --dataset; "tidemark monitors fields" lists them');
  return {
    dataset,
    ...(where === undefined ? {} : { where }),
    ...(watch === undefined ? {} : { watch: watch.flatMap((part) => part.split(',')).filter((part) => part !== '') }),
    ...(text === undefined ? {} : { text }),
  };
}

async function fromFile({ search = '', ...others }: SearchOptions): Promise<GivenSearch> {
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
