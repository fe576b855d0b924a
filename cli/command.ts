import type { Command } from 'commander';

/** What each file of `commands/` exports. */
export interface CommandModule {
  /** Printed by `--help` below the options. */
  readonly help?: string;
  /**
   * Adds arguments, options and the action. Heavy modules (Temporal, pg, undici, parsers) are imported inside the action,
   * which keeps `--help` fast.
   */
  readonly register: (command: Command) => void;
}

/** Summaries of the commands in the order of `tidemark --help`; the file of a command has its name. */
export const COMMANDS: Readonly<Record<string, string>> = {
  up: 'start a local stack: PostgreSQL, Temporal, a worker and the HTTP API',
  demo: 'materialize an archive of fictional issuers, end to end',
  nightly: 'run one night: discover, ingest, score, report',
  ingest: 'discover, fetch and parse filings by accession number, issuer, date range or archive',
  backfill: 'compute historical scores under a methodology; follow, pause or cancel the run',
  reprocess: 'read stored filings with another version of a parser; follow, pause or cancel the run',
  feed: "poll EDGAR's current filings and announce what is new",
  enforcement: "read the SEC's litigation releases and administrative proceedings; list what is stored",
  schedule: 'create, describe, pause or delete the schedules of nights, feed polls and enforcement syncs',
  serve: 'serve the HTTP API',
  mcp: 'serve the tools of the API to an agent, over standard input and output',
  stream: 'print events as they happen; resumes without a gap',
  worker: "serve the deployment's task queues",
  status: 'show what is fresh, what lags and what failed',
  retry: 'retry filings that are missing, rejected or failed',
  coverage: 'show what was searched, found, rejected or not covered, by dataset and form',
  score: "print an issuer's score, explained with sources",
  compare: 'compare two methodologies over a date range: bands, movers, coverage, charts',
  study: 'test stored scores against what followed: share growth, offerings, splits, delistings',
  signal: "print an issuer's stored score as a signal, with its history",
  ratings: 'list the latest score of each issuer, most recently computed first',
  holdings: "print a manager's 13F holdings for a quarter, or what changed since the last",
  statements: "print an issuer's income statements, balance sheets and cash flows, each number explained",
  subsidiaries: "print an issuer's subsidiaries (Exhibit 21), or what changed since the previous list",
  votes: "print an issuer's shareholder meetings: proposals, counts, outcomes, amendments",
  footnotes: "print the notes to an issuer's financial statements, or search their words",
  owners: "print an issuer's beneficial owners from their latest Schedules 13D and 13G",
  programs: "print an issuer's shelves, ATM programs and equity lines: registered, used, remaining",
  instruments: "print an issuer's warrants and convertibles, with their history",
  compliance: "print the status of an issuer's listing deficiencies, step by step",
  'share-float': "print an issuer's shares outstanding and public float over time, as filed and split-adjusted",
  entity: 'show who a ticker, CIK, CUSIP or name means, now or on a date',
  monitors: 'save searches, try them, and list their matches',
  export: 'write datasets as Parquet files, to a directory or S3',
  receipt: 'verify a score receipt offline',
  diff: 'compare what two versions of a parser read: rows, causes, scores, golden documents',
  promote: 'make a version of a parser the one that readers see, or roll it back',
  promotions: 'list which parser versions were promoted, when and why',
  keys: 'manage API keys: create, list, revoke',
  organizations: 'list organizations with what they spend, and set spend caps',
  webhooks: 'manage webhook endpoints: create, test, deliveries, replay, rotate secrets',
  migrate: 'migrate the database to the newest schema',
  parse: 'parse one submission or document; needs no database',
  span: 'print the text of a source span',
  verify: 're-parse filings from their raw bytes and compare with the stored rows',
  prune: 'remove old deliveries, attempts, matches, emails, metered calls and payloads of events',
  'threshold-list': "load an exchange's Regulation SHO threshold list",
  'cusip-list': "load the SEC's quarterly list of 13(f) securities, which names the issuers of holdings",
  'ticker-file': "load the SEC's list of company tickers",
  mirror: "serve an archive directory over HTTP at EDGAR's own paths",
};

/** Loads only the requested command. */
export async function loadCommand(name: string): Promise<CommandModule> {
  return (await import(`./commands/${name}.ts`)) as CommandModule;
}
