import type { Command } from 'commander';

/** What each file of `commands/` exports. */
export interface CommandModule {
  /**
   * Adds arguments, options and the action. Whatever is heavy (Temporal, pg, undici, parsers) is imported inside the
   * action, so that help stays fast.
   */
  register(command: Command): void;
}

interface CommandEntry {
  /** One line of `tidemark --help`. */
  readonly summary: string;
  load(): Promise<CommandModule>;
}

/** The commands of the CLI, in the order of its help. A command is loaded only when it is the one that is asked for. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  up: {
    summary: 'start what is missing of a local stack: PostgreSQL, Temporal, worker',
    load: () => import('./commands/up.ts'),
  },
  migrate: { summary: 'bring the database to the newest schema', load: () => import('./commands/migrate.ts') },
  parse: {
    summary: 'print what a parser reads in one document or submission; needs no database',
    load: () => import('./commands/parse.ts'),
  },
  span: { summary: 'print the words of a source span', load: () => import('./commands/span.ts') },
  mirror: {
    summary: "serve an archive directory over HTTP at EDGAR's own paths",
    load: () => import('./commands/mirror.ts'),
  },
};
