import type { Command } from 'commander';
import { addOrganizationOption } from '../organization.ts';
import type { CreateOptions } from '../webhooks/endpoint-actions.ts';
import type { WebhookOptions } from '../webhooks/own-endpoint.ts';
import type { RekeyOptions } from '../webhooks/secret-actions.ts';

export const help = `An endpoint is a URL that receives events. "create" and "rotate" print its signing secret, once. docs/webhooks.md shows how
a receiver verifies a signature, docs/events.md what an event holds.

  tidemark webhooks create https://receiver.example/hook --events filing.published 'dilution.*'
  tidemark webhooks create https://receiver.example/hook --events '*' --ticker ABCD EFGH
  tidemark webhooks show 019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11
  tidemark webhooks rotate 019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11`;

export function register(command: Command): void {
  registerEndpoints(command);
  registerSecrets(command);
}

/** Every subcommand imports what it runs inside its action, which keeps `--help` fast. */
const endpoints = () => import('../webhooks/endpoint-actions.ts');
const secrets = () => import('../webhooks/secret-actions.ts');

/** A subcommand with the options of all. */
function subcommand(command: Command, name: string, description: string): Command {
  return addOrganizationOption(command.command(name).description(description)).option('--json', 'print as JSON');
}

function registerEndpoints(command: Command): void {
  subcommand(command, 'create', 'make an endpoint, and print its signing secret')
    .argument('<url>', 'http or https, port 80 or 443, on a public address')
    .option('--events <types...>', "event types: literals, or wildcards such as 'dilution.*'; '*' is all")
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
  subcommand(command, 'disable', 'send nothing to an endpoint until it is enabled; waiting deliveries are held')
    .argument('<endpoint>', 'its id')
    .option('--reason <text>', 'shown with the endpoint', 'disabled by command')
    .action(async (id: string, options: WebhookOptions & { readonly reason: string }) =>
      (await endpoints()).disable(id, options),
    );
  subcommand(command, 'enable', 'send to a disabled endpoint again, beginning with what was held')
    .argument('<endpoint>', 'its id')
    .action(async (id: string, options: WebhookOptions) => (await endpoints()).enable(id, options));
  subcommand(command, 'delete', 'delete an endpoint and its secrets; the log of its deliveries remains')
    .argument('<endpoint>', 'its id')
    .action(async (id: string, options: WebhookOptions) => (await endpoints()).remove(id, options));
}

function registerSecrets(command: Command): void {
  subcommand(command, 'rotate', 'give an endpoint a new signing secret; the old one signs for 24 hours more')
    .argument('<endpoint>', 'its id')
    .option('--now', 'end every old secret at once, for one that has leaked')
    .action(async (id: string, options: WebhookOptions & { readonly now?: boolean }) =>
      (await secrets()).rotate(id, options),
    );
  command
    .command('rekey')
    .description('encrypt all stored secrets with the newest key')
    .option('--new-key', 'put a new key into the key file first')
    .option('--remove-old', 'remove the keys that no secret needs any more from the key file')
    .option('--json', 'print as JSON')
    .action(async (options: RekeyOptions) => (await secrets()).rekey(options));
}
