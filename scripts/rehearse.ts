/**
 * Rehearsals on databases of their own.
 *
 * Migrations under load, to measure how long they block writers; exits 1 where a write took longer than the limit:
 *
 *   npm run rehearse -- migration                              # a sample column and its index
 *   npm run rehearse -- migration 0009_add_x 0010_index_x      # migrations of this build; those before are the baseline
 *   npm run rehearse -- migration --rows 5000000 --limit-ms 1000
 *
 * A second version of a parser over whole archives (a sample, and the corpus where it is present): reprocess, diff,
 * promote, recompute, roll back, recompute; exits 1 where a table is not as before, or where nothing moved:
 *
 *   npm run rehearse -- versions                               # exchange-compliance, 60 fictional issuers
 *   npm run rehearse -- versions --parser overhang --issuers 20 --without-corpus
 *   npm run rehearse -- versions --diff pages --json           # a page of the differences for each archive
 */
import { migrationCommand } from './rehearsal/migration-command.ts';
import { versionsCommand } from './rehearsal/versions-command.ts';

const COMMANDS = { migration: migrationCommand, versions: versionsCommand } as const;

const [what = '', ...args] = process.argv.slice(2);
if (what === 'migration' || what === 'versions') {
  process.exitCode = await COMMANDS[what](args);
} else {
  console.error('usage: npm run rehearse -- migration [<name>…], or -- versions [--parser <parser>]');
  process.exitCode = 1;
}
