import type { Command } from 'commander';
import type { FeedPollResult } from '../../workflows/feed-poll.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { counted } from '../report/text.ts';
import { addFeedOptions, type FeedOptions, feedSettings } from '../run-options.ts';

interface FeedCommandOptions extends FeedOptions {
  readonly once?: boolean;
  readonly watch?: boolean;
  readonly json?: boolean;
}

export const help = `Each poll reads EDGAR's current-filings feed from the newest entry down to what is known, records what is new, and emits
filing.published for it. The nightly run announces what the feed missed and marks what its index does not list ("tidemark
status"). Uses the running stack, or starts one for the duration of the command. A deployment polls by schedule instead:
"tidemark schedule create-feed".`;

export function register(command: Command): void {
  addFeedOptions(command)
    .option('--once', 'poll once (the default); with --ingest, wait until what was seen is ingested')
    .option('--watch', 'poll until Ctrl-C')
    .option('--json', 'print each poll as a line of JSON')
    .action(feed);
}

async function feed({ once, watch = false, json = false, every, ...options }: FeedCommandOptions): Promise<void> {
  if (once && watch) throw usageError('give --once or --watch, not both');
  const config = loadCommandConfig();
  const input = feedSettings(options);
  const { checkFeedSource } = await import('../check-inputs.ts');
  await checkFeedSource(config, input.source);
  const { pollOnce, watchFeed } = await import('../feed-polls.ts');
  const { withStack } = await import('../with-stack.ts');
  const print = (poll: FeedPollResult): void => console.log(json ? JSON.stringify(poll) : renderPoll(poll));
  await withStack(config, async ({ client }) => {
    if (watch) await watchFeed(client, input, { everyMs: every * 1_000, onPoll: print, onFailure: console.error });
    else print(await pollOnce(client, input));
  });
}

/** New filings as lines, the oldest first, and what else a reader must know. */
function renderPoll(poll: FeedPollResult): string {
  const { published, publishedCount, pages, entries, end, interruption, malformedEntries } = poll;
  const lines = published
    .toReversed()
    .map(
      ({ accessionNumber, form, filedDate, companyName }) =>
        `${accessionNumber}  ${filedDate}  ${form}  ${companyName}`,
    );
  if (published.length < publishedCount) lines.unshift(`the newest ${published.length}:`);
  lines.push(`${counted(publishedCount, 'new filing')}; ${counted(entries, 'listing')} on ${counted(pages, 'page')}`);
  if (end === 'page-limit')
    lines.push('the page limit was reached: the night announces the rest (or raise --max-pages)');
  if (interruption !== null) lines.push(`the rest of the feed could not be read, the next poll does: ${interruption}`);
  if (malformedEntries > 0) lines.push(`${counted(malformedEntries, 'listing')} skipped as malformed`);
  return lines.join('\n');
}
