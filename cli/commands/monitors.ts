import type { Command } from 'commander';
import type {
  CreateOptions,
  DestinationOptions,
  MatchesOptions,
  MonitorOptions,
  TryOptions,
} from '../monitors/monitor-actions.ts';
import { addOrganizationOption } from '../organization.ts';
import { parsePositiveInteger } from '../run-options.ts';

export const help = `A monitor is a saved search over a dataset: conditions, a watch list, words of the filing. Each run and each poll of the feed
evaluates it over what is new, and each match is delivered once: as a monitor.match event, and by webhook or email where
the monitor names one. docs/monitors.md explains conditions and delivery.

  tidemark monitors fields offering-events                  what its conditions may compare
  tidemark monitors try --dataset offering-events --where 'type = atm and maxAggregateOffering >= 50_000_000' --days 90
  tidemark monitors create "large ATMs" --dataset offering-events --where 'type = atm' --watch ABCD 320193 \\
    --email desk@fund.example
  tidemark monitors create "crossed to high" --dataset scores --where 'band changed to high or score rose by >= 10 in 5 days'
  tidemark monitors create "going concern" --dataset filings --where 'form in (10-K, 10-Q)' --text '"going concern"' \\
    --webhook 019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11
  tidemark monitors matches "large ATMs"                    searches now, and prints what is new since the last time
  tidemark monitors deactivate "large ATMs"`;

/** Every subcommand imports what it runs inside its action, which keeps `--help` fast. */
const actions = () => import('../monitors/monitor-actions.ts');

export function register(command: Command): void {
  addSearchOptions(subcommand(command, 'create', 'save a search as a monitor'))
    .argument('<name>', 'unique among the active monitors of the organization')
    .option('--webhook <endpoint>', 'deliver matches to this endpoint only, by its id')
    .option('--email <address>', 'deliver matches to this address, one email for each evaluation')
    .action(async (name: string, options: CreateOptions) => (await actions()).create(name, options));
  subcommand(command, 'list', 'list the monitors of an organization')
    .option('--all', 'deactivated ones too')
    .action(async (options: MonitorOptions & { readonly all?: boolean }) => (await actions()).list(options));
  subcommand(command, 'show', 'print a monitor')
    .argument('<monitor>', 'its id or name')
    .action(async (named: string, options: MonitorOptions) => (await actions()).show(named, options));
  subcommand(command, 'delivery', 'set or replace where matches are delivered')
    .argument('<monitor>', 'its id or name')
    .option('--webhook <endpoint>', 'to this endpoint only, by its id')
    .option('--email <address>', 'to this address')
    .option('--none', 'to endpoints that subscribe to monitor.match only')
    .action(async (named: string, options: DestinationOptions) => (await actions()).delivery(named, options));
  subcommand(command, 'matches', 'evaluate a monitor now, and print the matches that were not printed before')
    .argument('<monitor>', 'its id or name')
    .option('--all', 'print the latest matches, new or not, without evaluating it')
    .option('--limit <count>', 'matches at most', parsePositiveInteger, 100)
    .action(async (named: string, options: MatchesOptions) => (await actions()).matches(named, options));
  subcommand(command, 'deactivate', 'end a monitor; repeating it is a no-op')
    .argument('<monitor>', 'its id or name')
    .action(async (named: string, options: MonitorOptions) => (await actions()).deactivate(named, options));
  addSearchOptions(
    subcommand(command, 'try', 'print what a search would have matched over the last days; saves nothing'),
  )
    .argument('[monitor]', 'a monitor by its id or name, instead of the options of a search')
    .option('--days <count>', 'up to the newest day in the database', parsePositiveInteger, 30)
    .option('--limit <count>', 'rows to print, the newest', parsePositiveInteger, 20)
    .action(async (named: string | undefined, options: TryOptions) => (await actions()).tryMonitor(named, options));
  command
    .command('fields')
    .description('list the datasets, or the fields of one with their types and operators')
    .argument('[dataset]', 'as listed: offering-events')
    .option('--json', 'print as JSON')
    .action(async (dataset: string | undefined, options: { readonly json?: boolean }) =>
      (await actions()).fields(dataset, options),
    );
}

function subcommand(command: Command, name: string, description: string): Command {
  return addOrganizationOption(command.command(name).description(description)).option('--json', 'print as JSON');
}

function addSearchOptions(command: Command): Command {
  return command
    .option('--dataset <name>', 'what to search: filings, scores, offering-events, …')
    .option('--where <conditions>', 'comparisons joined by and, or, not and parentheses')
    .option('--watch <issuers...>', 'only these issuers, by CIK or by the ticker that they hold today')
    .option('--text <words>', 'words of the filing: "a phrase", or, -without')
    .option('--search <file>', 'the whole search as JSON: {dataset, where, watch, text}');
}
