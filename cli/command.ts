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
  demo: {
    summary: 'materialize an archive of fictional issuers, end to end',
    load: () => import('./commands/demo.ts'),
  },
  nightly: {
    summary: 'materialize one night: discover, ingest, score, report',
    load: () => import('./commands/nightly.ts'),
  },
  ingest: {
    summary: 'discover, fetch and parse filings: a list, an issuer, a range of dates, an archive',
    load: () => import('./commands/ingest.ts'),
  },
  backfill: {
    summary: 'score years past under a methodology, and follow, pause or cancel it',
    load: () => import('./commands/backfill.ts'),
  },
  schedule: {
    summary: 'create, describe, pause or delete the nightly schedule',
    load: () => import('./commands/schedule.ts'),
  },
  worker: { summary: "serve the deployment's task queues", load: () => import('./commands/worker.ts') },
  status: {
    summary: 'say what is fresh, what lags, what failed',
    load: () => import('./commands/status.ts'),
  },
  coverage: {
    summary: 'say what was searched, found, refused and not covered, by dataset and form',
    load: () => import('./commands/coverage.ts'),
  },
  score: {
    summary: "print an issuer's score, explained with its sources",
    load: () => import('./commands/score.ts'),
  },
  compare: {
    summary: 'compare what two methodologies said over years: bands, movers, coverage; with a page of charts',
    load: () => import('./commands/compare.ts'),
  },
  signal: {
    summary: "print an issuer's stored score as a signal, with the days before it",
    load: () => import('./commands/signal.ts'),
  },
  ratings: {
    summary: "list issuers' latest scores as ratings, last computed first",
    load: () => import('./commands/ratings.ts'),
  },
  holdings: {
    summary: "print a manager's Form 13F of a quarter with its amendments, or what changed",
    load: () => import('./commands/holdings.ts'),
  },
  subsidiaries: {
    summary: "print an issuer's latest list of subsidiaries, or what changed since the one before",
    load: () => import('./commands/subsidiaries.ts'),
  },
  votes: {
    summary: "print an issuer's shareholder meetings: proposals, counts, outcomes, amendments",
    load: () => import('./commands/votes.ts'),
  },
  owners: {
    summary: "print an issuer's owners by their latest Schedules 13D and 13G",
    load: () => import('./commands/owners.ts'),
  },
  programmes: {
    summary: "print an issuer's shelves and other registrations: registered, used and left",
    load: () => import('./commands/programmes.ts'),
  },
  instruments: {
    summary: "print an issuer's warrants and convertibles, and what became of them",
    load: () => import('./commands/instruments.ts'),
  },
  compliance: {
    summary: "print where an issuer's listing deficiencies stand, step by step",
    load: () => import('./commands/compliance.ts'),
  },
  'share-float': {
    summary: "print an issuer's shares outstanding and public float over time, as filed and split-adjusted",
    load: () => import('./commands/share-float.ts'),
  },
  receipt: { summary: 'verify the receipt of a score, offline', load: () => import('./commands/receipt.ts') },
  migrate: { summary: 'bring the database to the newest schema', load: () => import('./commands/migrate.ts') },
  parse: {
    summary: 'print what a parser reads in one document or submission; needs no database',
    load: () => import('./commands/parse.ts'),
  },
  span: { summary: 'print the words of a source span', load: () => import('./commands/span.ts') },
  verify: {
    summary: 'read filings anew from their bytes and hold them against what is stored',
    load: () => import('./commands/verify.ts'),
  },
  'threshold-list': {
    summary: "store an exchange's Regulation SHO threshold list",
    load: () => import('./commands/threshold-list.ts'),
  },
  'cusip-list': {
    summary: "store a quarter's list of 13(f) securities, by which holdings name their issuers",
    load: () => import('./commands/cusip-list.ts'),
  },
  mirror: {
    summary: "serve an archive directory over HTTP at EDGAR's own paths",
    load: () => import('./commands/mirror.ts'),
  },
};
