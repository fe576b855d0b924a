import { type Command, Option } from 'commander';
import { ENFORCEMENT_FEEDS, type EnforcementFeed } from '../../core/enforcement.ts';
import { loadCommandConfig } from '../environment.ts';
import { renderTable } from '../report/table.ts';
import { counted } from '../report/text.ts';
import { parsePositiveInteger, parseSource } from '../run-options.ts';

export const help = `The SEC announces enforcement actions in two RSS feeds: litigation releases and administrative proceedings. Each release
is stored once, by its number, and emits enforcement.published. The first load of a feed is silent. A deployment syncs by
schedule: "tidemark schedule create-enforcement". Where the SEC moves a feed, set SEC_LITIGATION_RELEASES_FEED or
SEC_ADMINISTRATIVE_PROCEEDINGS_FEED.`;

export function register(command: Command): void {
  command
    .command('sync')
    .description('read both feeds now and store what is new')
    .option('--source <source>', '"edgar", or the address of a mirror', 'edgar')
    .option('--json', 'as JSON')
    .action(sync);
  command
    .command('list')
    .description('print stored releases, the newest first')
    .addOption(new Option('--feed <feed>', 'only of this feed').choices(ENFORCEMENT_FEEDS))
    .option('--limit <n>', 'at most so many', parsePositiveInteger, 20)
    .option('--json', 'as JSON')
    .action(list);
}

async function sync(options: { readonly source: string; readonly json?: boolean }): Promise<void> {
  const config = loadCommandConfig();
  const source = parseSource(options.source);
  const { checkFeedSource } = await import('../check-inputs.ts');
  await checkFeedSource(config, source);
  const { syncOnce } = await import('../enforcement-sync.ts');
  const { withStack } = await import('../with-stack.ts');
  const { feeds } = await withStack(config, ({ client }) => syncOnce(client, { source }));
  if (options.json) return console.log(JSON.stringify({ feeds }, null, 2));
  for (const { feed, items, added, isFirstLoad, malformedItems } of feeds) {
    const silence = isFirstLoad ? ', announced to nobody: the first load' : '';
    const skipped = malformedItems > 0 ? `; ${counted(malformedItems, 'item')} skipped as malformed` : '';
    console.log(`${feed}: ${added.length} new of ${counted(items, 'item')}${silence}${skipped}`);
  }
}

interface ListOptions {
  readonly feed?: EnforcementFeed;
  readonly limit: number;
  readonly json?: boolean;
}

async function list({ feed, limit, json }: ListOptions): Promise<void> {
  const { listReleases } = await import('../../db/repositories/lists/enforcement-releases.ts');
  const { withDatabase } = await import('../with-database.ts');
  const releases = await withDatabase(loadCommandConfig(), (db) => listReleases(db, { feed: feed ?? null, limit }));
  if (json) return console.log(JSON.stringify(releases, null, 2));
  if (releases.length === 0)
    return console.log('no releases are stored; read the feeds with: tidemark enforcement sync');
  const rows = releases.map(({ releaseDate, releaseNumber, respondents, url }) => [
    releaseDate,
    releaseNumber,
    respondents.length > 60 ? `${respondents.slice(0, 59)}…` : respondents,
    url,
  ]);
  console.log(renderTable(['date', 'release', 'respondents', 'document'], [], rows));
}
