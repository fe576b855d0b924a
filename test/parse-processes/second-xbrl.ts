import { createParseTask } from '../../activities/parse-task.ts';
import { type ParserVersion, parserVersionOf } from '../../core/ids.ts';
import type { Parser } from '../../core/parser.ts';
import type { XbrlResult } from '../../core/xbrl.ts';
import { CATALOG, createParserCatalog, type ParserCatalog } from '../../parsers/parser-catalog.ts';
import { PARSERS, parserById } from '../../parsers/registry.ts';
import { bundleOf, parserEntry } from '../../scripts/release/bundle.ts';

function secondVersion(): Parser {
  const first = parserById('xbrl');
  if (first === null) throw new Error('no xbrl');
  return {
    ...first,
    version: 2,
    parse(submission, document, context) {
      const outcome = first.parse(submission, document, context);
      const result = outcome.result as XbrlResult | null;
      // A change that nobody could take for the first version: only the first fact is left.
      const cut = result && { ...result, facts: result.facts.slice(0, 1) };
      const spans = Object.entries(outcome.spans).filter(([path]) => path.startsWith('facts[0].'));
      return {
        ...outcome,
        parserVersion: parserVersionOf('xbrl', 2),
        result: cut,
        spans: Object.fromEntries(spans),
        confidences: {},
      };
    },
  };
}

/** A build whose newest xbrl is version 2, with the release of version 1 as it stands. */
async function createSecondBuild(): Promise<ParserCatalog> {
  const code = await bundleOf({ name: 'xbrl@1', entry: parserEntry('xbrl', 1) });
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  // Releases of other parsers, as this build has them.
  const others = CATALOG.versions().filter((version) => !version.startsWith('xbrl@'));
  const released = new Map<ParserVersion, () => Promise<unknown>>([
    ...others.map((version) => [version, async () => ({ parser: await CATALOG.load(version) })] as const),
    [parserVersionOf('xbrl', 1), () => import(url) as Promise<unknown>],
  ]);
  return createParserCatalog([secondVersion(), ...PARSERS.filter(({ id }) => id !== 'xbrl')], released);
}

export const SECOND_BUILD = await createSecondBuild();

/** What parse processes of that build run. */
export default createParseTask(SECOND_BUILD);
