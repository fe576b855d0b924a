import type { Command } from 'commander';
import type { CapOptions } from '../keys/organization-actions.ts';

export const help = `An organization owns keys, monitors and webhook endpoints; the first of them creates it. At its spend cap, in US dollars per
calendar month (UTC), metered calls are refused with 402; monitors and webhooks continue. docs/keys.md says what calls cost.

  tidemark organizations list
  tidemark organizations cap acme-fund 250
  tidemark organizations cap acme-fund none`;

/** Every subcommand imports what it runs inside its action, which keeps `--help` fast. */
const actions = () => import('../keys/organization-actions.ts');

export function register(command: Command): void {
  command
    .command('list')
    .description('list all organizations: keys, calls, spend of this month, cap')
    .option('--json', 'print as JSON')
    .action(async (options: CapOptions) => (await actions()).list(options));
  command
    .command('cap')
    .description('set what an organization may spend in a month')
    .argument('<name>', 'of the organization')
    .argument('<dollars>', 'such as 250 or 99.50; "none" removes the cap')
    .option('--json', 'print as JSON')
    .action(async (name: string, dollars: string, options: CapOptions) =>
      (await actions()).cap(name, dollars, options),
    );
}
