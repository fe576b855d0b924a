import type { Command } from 'commander';

/** What each file of `commands/` exports. */
export interface CommandModule {
  /**
   * Adds arguments, options and the action. Heavy modules (Temporal, pg, undici, parsers) are imported inside the action,
   * which keeps `--help` fast.
   */
  register(command: Command): void;
}

interface CommandEntry {
  /** One line of `tidemark --help`. */
  readonly summary: string;
  load(): Promise<CommandModule>;
}

/** The commands in the order of `tidemark --help`; only the requested one is loaded. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  up: {
    summary: 'start a local stack: PostgreSQL, Temporal and a worker',
    load: () => import('./commands/up.ts'),
  },
  demo: {
    summary: 'materialize an archive of fictional issuers, end to end',
    load: () => import('./commands/demo.ts'),
  },
  nightly: {
    summary: 'run one night: discover, ingest, score, report',
    load: () => import('./commands/nightly.ts'),
  },
  ingest: {
    summary: 'discover, fetch and parse filings by accession number, issuer, date range or archive',
    load: () => import('./commands/ingest.ts'),
  },
  backfill: {
    summary: 'compute historical scores under a methodology; follow, pause or cancel the run',
    load: () => import('./commands/backfill.ts'),
  },
  schedule: {
    summary: 'create, describe, pause or delete the nightly schedule',
    load: () => import('./commands/schedule.ts'),
  },
  worker: { summary: "serve the deployment's task queues", load: () => import('./commands/worker.ts') },
  status: {
    summary: 'show what is fresh, what lags and what failed',
    load: () => import('./commands/status.ts'),
  },
  coverage: {
    summary: 'show what was searched, found, rejected or not covered, by dataset and form',
    load: () => import('./commands/coverage.ts'),
  },
  score: {
    summary: "print an issuer's score, explained with sources",
    load: () => import('./commands/score.ts'),
  },
  compare: {
    summary: 'compare two methodologies over a date range: bands, movers, coverage, charts',
    load: () => import('./commands/compare.ts'),
  },
  signal: {
    summary: "print an issuer's stored score as a signal, with its history",
    load: () => import('./commands/signal.ts'),
  },
  ratings: {
    summary: 'list the latest score of each issuer, most recently computed first',
    load: () => import('./commands/ratings.ts'),
  },
  holdings: {
    summary: "print a manager's 13F holdings for a quarter, or what changed since the last",
    load: () => import('./commands/holdings.ts'),
  },
  subsidiaries: {
    summary: "print an issuer's subsidiaries (Exhibit 21), or what changed since the previous list",
    load: () => import('./commands/subsidiaries.ts'),
  },
  votes: {
    summary: "print an issuer's shareholder meetings: proposals, counts, outcomes, amendments",
    load: () => import('./commands/votes.ts'),
  },
  owners: {
    summary: "print an issuer's beneficial owners from their latest Schedules 13D and 13G",
    load: () => import('./commands/owners.ts'),
  },
  programmes: {
    summary: "print an issuer's shelves, ATM programs and equity lines: registered, used, remaining",
    load: () => import('./commands/programmes.ts'),
  },
  instruments: {
    summary: "print an issuer's warrants and convertibles, with their history",
    load: () => import('./commands/instruments.ts'),
  },
  compliance: {
    summary: "print the status of an issuer's listing deficiencies, step by step",
    load: () => import('./commands/compliance.ts'),
  },
  'share-float': {
    summary: "print an issuer's shares outstanding and public float over time, as filed and split-adjusted",
    load: () => import('./commands/share-float.ts'),
  },
  receipt: { summary: 'verify a score receipt offline', load: () => import('./commands/receipt.ts') },
  migrate: { summary: 'migrate the database to the newest schema', load: () => import('./commands/migrate.ts') },
  parse: {
    summary: 'parse one submission or document; needs no database',
    load: () => import('./commands/parse.ts'),
  },
  span: { summary: 'print the text of a source span', load: () => import('./commands/span.ts') },
  verify: {
    summary: 're-parse filings from their raw bytes and compare with the stored rows',
    load: () => import('./commands/verify.ts'),
  },
  'threshold-list': {
    summary: "load an exchange's Regulation SHO threshold list",
    load: () => import('./commands/threshold-list.ts'),
  },
  'cusip-list': {
    summary: "load the SEC's quarterly list of 13(f) securities, which names the issuers of holdings",
    load: () => import('./commands/cusip-list.ts'),
  },
  mirror: {
    summary: "serve an archive directory over HTTP at EDGAR's own paths",
    load: () => import('./commands/mirror.ts'),
  },
};
