import type { Command } from 'commander';
import type { CreateKeyOptions, KeyOptions } from '../keys/key-actions.ts';
import { addOrganizationOption } from '../organization.ts';

export const help = `A key identifies an organization to the API, the event stream and MCP. "create" prints it once; only its hash is stored.
Its scopes say what it permits: read, monitors, webhooks, operator. docs/keys.md explains scopes, limits and metering.

  tidemark keys create --name "research notebook" --scope read --expires 90d
  tidemark keys create --name "desk bot" --scope read --scope monitors --organization acme-fund
  tidemark keys list --organization acme-fund
  tidemark keys revoke tm_k3v7q2mzx4ab`;

/** Every subcommand imports what it runs inside its action, which keeps `--help` fast. */
const actions = () => import('../keys/key-actions.ts');

export function register(command: Command): void {
  subcommand(command, 'create', 'create a key, and print it')
    .requiredOption('--name <name>', 'shown in the list: who or what uses it')
    .option(
      '--scope <scope>',
      'what it permits: read, monitors, webhooks or operator; repeatable; default: read',
      collect,
    )
    .option('--expires <when>', 'days such as 90d, or a date such as 2027-01-31, at its end in UTC; default: never')
    .action(async (options: CreateKeyOptions) => (await actions()).create(options));
  subcommand(command, 'list', 'list the keys of an organization that work')
    .option('--all', 'expired and revoked ones too')
    .action(async (options: KeyOptions & { readonly all?: boolean }) => (await actions()).list(options));
  subcommand(command, 'revoke', 'revoke a key: it stops working within five seconds, for good')
    .argument('<key>', 'its id, or its prefix as listed')
    .action(async (named: string, options: KeyOptions) => (await actions()).revoke(named, options));
}

function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}

function subcommand(command: Command, name: string, description: string): Command {
  return addOrganizationOption(command.command(name).description(description)).option('--json', 'print as JSON');
}
