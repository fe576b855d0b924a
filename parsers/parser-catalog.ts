import { AppError } from '../core/errors.ts';
import { type ParserVersion, parserIdOf } from '../core/ids.ts';
import type { Parser } from '../core/parser.ts';
import { PARSERS, versionOf } from './registry.ts';
import lock from './released/lock.json' with { type: 'json' };

/** The versions of parsers that a build can run: the newest from source, older ones from their released bundles. */
export interface ParserCatalog {
  readonly newest: readonly Parser[];
  has(version: ParserVersion): boolean;
  /** Every version that `load` finds, sorted. */
  versions(): readonly ParserVersion[];
  /**
   * What a database without a promoted version promotes: of each parser the newest version that is released, since an
   * unreleased one may still change; of a parser without a release, its source.
   */
  first(): readonly ParserVersion[];
  /** @throws AppError `unknown-parser-version` */
  load(version: ParserVersion): Promise<Parser>;
}

/** Bundles by version; each is imported when it is first needed. */
export type ReleasedParsers = ReadonlyMap<ParserVersion, () => Promise<unknown>>;

/** The releases of this build, as `npm run release` wrote them. */
export const RELEASED: ReleasedParsers = new Map(
  Object.keys(lock).map((version) => [
    version as ParserVersion,
    () => import(new URL(`./released/${version}.mjs`, import.meta.url).href) as Promise<unknown>,
  ]),
);

export function createParserCatalog(newest: readonly Parser[], released: ReleasedParsers): ParserCatalog {
  const sources = new Map(newest.map((parser) => [versionOf(parser), parser]));
  const loaded = new Map<ParserVersion, Promise<Parser>>();

  async function loadReleased(version: ParserVersion): Promise<Parser> {
    const bundle = released.get(version);
    if (bundle === undefined) throw unknownVersion(version);
    return parserOf(version, await bundle());
  }

  return {
    newest,
    has: (version) => sources.has(version) || released.has(version),
    versions: () => [...new Set([...sources.keys(), ...released.keys()])].sort(),
    first: () =>
      newest.map((parser) => {
        const own = [...released.keys()].filter((version) => parserIdOf(version) === parser.id);
        return own.toSorted((a, b) => numberOf(b) - numberOf(a))[0] ?? versionOf(parser);
      }),
    async load(version) {
      const source = sources.get(version);
      if (source !== undefined) return source;
      const loading = loaded.get(version) ?? loadReleased(version);
      loaded.set(version, loading);
      return loading;
    },
  };
}

export const CATALOG = createParserCatalog(PARSERS, RELEASED);

/**
 * The versions that a run executes, sorted: the newest of every parser, the promoted one where it is another, and those
 * that these name in `dependsOn`.
 *
 * @param promoted by parser id; parsers that this build no longer has at all are left out
 * @throws AppError `unknown-parser-version` where a promoted version is missing: the run would hide its filings
 */
export async function versionsOfRun(
  catalog: ParserCatalog,
  promoted: ReadonlyMap<string, ParserVersion>,
): Promise<readonly ParserVersion[]> {
  const ids = new Set(catalog.newest.map(({ id }) => id));
  const current = [...promoted.values()].filter((version) => ids.has(parserIdOf(version)));
  return withDependencies(catalog, [...catalog.newest.map(versionOf), ...current]);
}

/** Versions with all those that they build on, directly or through another, sorted. */
export async function withDependencies(
  catalog: ParserCatalog,
  wanted: Iterable<ParserVersion>,
): Promise<readonly ParserVersion[]> {
  const pending = [...wanted];
  const versions = new Set<ParserVersion>();
  for (let version = pending.pop(); version !== undefined; version = pending.pop()) {
    if (versions.has(version)) continue;
    versions.add(version);
    pending.push(...(await catalog.load(version)).dependsOn);
  }
  return [...versions].sort();
}

export function loadParsers(catalog: ParserCatalog, versions: Iterable<ParserVersion>): Promise<readonly Parser[]> {
  return Promise.all(Array.from(versions, (version) => catalog.load(version)));
}

function numberOf(version: ParserVersion): number {
  return Number(version.slice(version.lastIndexOf('@') + 1));
}

function unknownVersion(version: ParserVersion): AppError {
  const message = `this build has no parser ${version}: deploy a build that has its source or its release, or promote another version`;
  return new AppError(message, { code: 'unknown-parser-version', retryable: false, context: { version } });
}

function parserOf(version: ParserVersion, bundle: unknown): Parser {
  const parser: unknown = typeof bundle === 'object' && bundle !== null && 'parser' in bundle ? bundle.parser : null;
  if (isParser(parser) && versionOf(parser) === version) return parser;
  const message = `the released bundle of ${version} does not export that parser`;
  throw new AppError(message, { code: 'release-malformed', retryable: false, context: { version } });
}

function isParser(value: unknown): value is Parser {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && 'version' in value && 'dependsOn' in value && 'parse' in value && 'rows' in value;
}
