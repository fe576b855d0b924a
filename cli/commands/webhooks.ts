import type { Command } from 'commander';
import { addOrganizationOption } from '../organization.ts';
import { parsePositiveInteger } from '../run-options.ts';
import type { DeliveriesOptions, ReplayOptions } from '../webhooks/delivery-actions.ts';
import type { CreateOptions } from '../webhooks/endpoint-actions.ts';
import type { HealthOptions } from '../webhooks/health-action.ts';
import type { WebhookOptions } from '../webhooks/own-endpoint.ts';
import type { RekeyOptions } from '../webhooks/secret-actions.ts';
import type { TestOptions } from '../webhooks/test-action.ts';

export const help = `An endpoint is a URL that receives events. "create" and "rotate" print its signing secret, once. docs/webhooks.md shows how
a receiver verifies a signature, docs/events.md what an event holds.

  tidemark webhooks create https://receiver.example/hook --event-types filing.published 'dilution.*'
  tidemark webhooks create https://receiver.example/hook --event-types '*' --ticker ABCD EFGH
  tidemark webhooks show 019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11
  tidemark webhooks test 019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11
  tidemark webhooks deliveries 019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11 --state failed
  tidemark webhooks health --hours 72
  tidemark webhooks replay --failed 019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11
  tidemark webhooks rotate 019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11`;

export function register(command: Command): void {
  registerEndpoints(command);
  registerSecrets(command);
  registerDeliveries(command);
}

/** Every subcommand imports what it runs inside its action, which keeps `--help` fast. */
const endpoints = () => import('../webhooks/endpoint-actions.ts');
const deliveries = () => import('../webhooks/delivery-actions.ts');
const secrets = () => import('../webhooks/secret-actions.ts');

/** A subcommand with the options of all. */
function subcommand(command: Command, name: string, description: string): Command {
  return addOrganizationOption(command.command(name).description(description)).option('--json', 'print as JSON');
}

function registerEndpoints(command: Command): void {
  subcommand(command, 'create', 'create an endpoint, and print its signing secret')
    .argument('<url>', 'http or https, port 80 or 443, on a public address')
    .option('--event-types <types...>', "event types: literals, or wildcards such as 'dilution.*'; '*' is all")
    .option('--cik <ciks...>', 'only events of these issuers; default: of all')
    .option('--ticker <tickers...>', 'only events of the issuers that hold these tickers today')
    .option('--description <text>', 'shown with the endpoint')
    .action(async (url: string, options: CreateOptions) => (await endpoints()).create(url, options));
  subcommand(command, 'list', 'list the endpoints of an organization')
    .option('--all', 'deleted ones too')
    .action(async (options: WebhookOptions & { readonly all?: boolean }) => (await endpoints()).list(options));
  subcommand(command, 'show', 'print an endpoint, without its secrets')
    .argument('<endpoint>', 'its id')
    .action(async (id: string, options: WebhookOptions) => (await endpoints()).show(id, options));
  subcommand(command, 'disable', 'send nothing to an endpoint until it is enabled; pending deliveries are held')
    .argument('<endpoint>', 'its id')
    .option('--reason <text>', 'shown with the endpoint', 'disabled by command')
    .action(async (id: string, options: WebhookOptions & { readonly reason: string }) =>
      (await endpoints()).disable(id, options),
    );
  subcommand(command, 'enable', 'resume a disabled endpoint, with the deliveries that were held')
    .argument('<endpoint>', 'its id')
    .action(async (id: string, options: WebhookOptions) => (await endpoints()).enable(id, options));
  subcommand(command, 'delete', 'delete an endpoint and its secrets; the log of its deliveries remains')
    .argument('<endpoint>', 'its id')
    .action(async (id: string, options: WebhookOptions) => (await endpoints()).remove(id, options));
}

function registerSecrets(command: Command): void {
  subcommand(command, 'rotate', 'replace the signing secret; the old one stays valid for 24 hours')
    .argument('<endpoint>', 'its id')
    .option('--now', 'revoke all old secrets now, because one has leaked')
    .action(async (id: string, options: WebhookOptions & { readonly now?: boolean }) =>
      (await secrets()).rotate(id, options),
    );
  command
    .command('rekey')
    .description('encrypt all stored secrets with the newest key')
    .option('--new-key', 'put a new key into the key file first')
    .option('--remove-old', 'remove the keys that no secret uses any more from the key file')
    .option('--json', 'print as JSON')
    .action(async (options: RekeyOptions) => (await secrets()).rekey(options));
}

function registerDeliveries(command: Command): void {
  subcommand(command, 'test', 'send an example event to an endpoint, and wait for its first attempt')
    .argument('<endpoint>', 'its id')
    .option('--type <event type>', 'default: the first type that the endpoint subscribes to')
    .option('--no-wait', 'only store the event')
    .action(async (id: string, options: TestOptions) => (await import('../webhooks/test-action.ts')).test(id, options));
  subcommand(command, 'deliveries', 'list the deliveries to an endpoint, newest first, or print one with its attempts')
    .argument('<endpoint>', 'its id')
    .argument('[delivery]', 'the id of one, to print all its attempts')
    .option('--state <state>', 'only in this state: pending, sending, delivered, failed, canceled')
    .option('--limit <n>', 'deliveries at most', parsePositiveInteger, 20)
    .action(async (id: string, delivery: string | undefined, options: DeliveriesOptions) =>
      (await deliveries()).deliveries(id, delivery, options),
    );
  subcommand(command, 'health', 'show success rate, latency and recent failures, for each endpoint and in total')
    .option('--hours <n>', 'window, up to now', parsePositiveInteger, 24)
    .action(async (options: HealthOptions) => (await import('../webhooks/health-action.ts')).health(options));
  subcommand(command, 'replay', 'attempt deliveries once more, now, under the same event ids')
    .argument('[deliveries...]', 'their ids')
    .option('--failed <endpoint>', 'instead: all failed deliveries to an endpoint')
    .action(async (ids: readonly string[], options: ReplayOptions) => (await deliveries()).replay(ids, options));
}
