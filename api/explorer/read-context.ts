import { easternDateOf, endOfEasternDay, type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { Database } from '../../db/database.ts';
import { scoredMethodologies } from '../../db/repositories/scores/score-boards.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { badParameter } from '../http/problems.ts';
import type { BareContext, PageContext } from './page-context.ts';

/** The parameters of a request, each at most once and without characters that no value has. */
export type PageQuery = Readonly<Record<string, string>>;

const EARLIEST = '1993-01-01';
const LONGEST_VALUE = 300;

/** Reads the parameters. @throws Problem 400 for one that is repeated */
export function readQuery(raw: unknown): PageQuery {
  const entries = Object.entries(raw as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value !== 'string') throw badParameter(name, 'it is given more than once; give it once');
      return [
        name,
        value
          .replace(/\p{Cc}/gu, ' ')
          .toWellFormed()
          .slice(0, LONGEST_VALUE)
          .trim(),
      ];
    }),
  );
}

interface Given {
  readonly path: string;
  readonly query: PageQuery;
  /** Names of the parameters that the page keeps when its date changes. */
  readonly kept: readonly string[];
  readonly isSignedIn: boolean;
}

/** What a page knows of its request. @throws Problem 400 for a bad date or methodology */
export async function readContext(db: Database, given: Given): Promise<PageContext> {
  const { query } = given;
  const methodologies = await knownMethodologies(db);
  const bare = bareContext(given, methodologies);
  const asOf = readDate(query['as_of'] ?? '', bare.today);
  const methodology = query['methodology'] || bare.defaultMethodology;
  if (!methodologies.includes(methodology) && methodology !== bare.defaultMethodology) {
    throw badParameter('methodology', `there is no scored methodology ${methodology.slice(0, 40)}`, methodologies);
  }
  return {
    ...bare,
    methodology,
    asOf: asOf ?? bare.today,
    isAsOfChosen: asOf !== null,
    publicTo: asOf === null ? null : endOfEasternDay(asOf),
  };
}

/** The context of a page that shows no data, such as an error. */
export function bareContext(
  { path, query, kept, isSignedIn }: Given,
  methodologies: readonly string[] = [],
): BareContext {
  const newest = methodologies[0] ?? CURRENT_METHODOLOGY_VERSION;
  const isKnown = methodologies.length === 0 || methodologies.includes(CURRENT_METHODOLOGY_VERSION);
  const defaultMethodology = isKnown ? CURRENT_METHODOLOGY_VERSION : newest;
  return {
    path,
    own: Object.fromEntries(kept.flatMap((name) => (query[name] ? [[name, query[name]]] : []))),
    asOf: null,
    isAsOfChosen: false,
    today: easternDateOf(Date.now()),
    methodology: defaultMethodology,
    methodologies,
    defaultMethodology,
    isSignedIn,
  };
}

/** Null: not given. */
function readDate(text: string, today: IsoDate): IsoDate | null {
  if (text === '') return null;
  if (isIsoDate(text) && text >= EARLIEST && text <= today) return text;
  throw badParameter(
    'as_of',
    `“${text.slice(0, 40)}” is no date that can be shown: give one from ${EARLIEST} to ${today} as YYYY-MM-DD`,
  );
}

const CACHED_MS = 30_000;
const cached = new WeakMap<Database, { readonly readAt: number; readonly found: Promise<readonly string[]> }>();

/** Up to half a minute old: every page shows them. */
async function knownMethodologies(db: Database): Promise<readonly string[]> {
  const known = cached.get(db);
  if (known && Date.now() - known.readAt < CACHED_MS) return known.found;
  const found = scoredMethodologies(db);
  cached.set(db, { readAt: Date.now(), found });
  // A failed reading is reported by the request that began it, and not cached.
  found.catch(() => cached.delete(db));
  return found;
}
