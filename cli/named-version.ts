import { isParserVersion, type ParserVersion, parserIdOf, parserVersionOf } from '../core/ids.ts';
import type { ParserCatalog } from '../parsers/parser-catalog.ts';
import { versionOf } from '../parsers/registry.ts';
import { usageError } from './errors.ts';

/**
 * The version that `--parser` and `--version` name, of those that the build can run: `xbrl@2`, `xbrl` with a number, or
 * `xbrl` alone for the newest.
 */
export function namedVersion(catalog: ParserCatalog, parser: string, number: string | null): ParserVersion {
  const isVersion = isParserVersion(parser);
  const id = isVersion ? parserIdOf(parser) : parser;
  const newest = catalog.newest.find((one) => one.id === id);
  const known = catalog.versions().filter((version) => parserIdOf(version) === id);
  if (newest === undefined && known.length === 0) {
    const ids = [...new Set(catalog.versions().map(parserIdOf))].join(', ');
    throw usageError(`--parser ${parser}: this build has no such parser; it has ${ids}`);
  }
  if (number !== null && !/^[1-9]\d{0,5}$/.test(number)) {
    throw usageError(`--version ${number}: give a number, such as 2`);
  }
  const asked = number === null ? null : parserVersionOf(id, Number(number));
  if (isVersion && asked !== null && asked !== parser) {
    throw usageError(`--parser ${parser} and --version ${number} name different versions`);
  }
  const version = isVersion ? parser : (asked ?? (newest === undefined ? known.at(-1) : versionOf(newest)));
  if (version === undefined || !catalog.has(version)) {
    throw usageError(`this build has no ${version ?? id}; it has ${known.join(', ')}`);
  }
  return version;
}
