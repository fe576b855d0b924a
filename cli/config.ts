import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import type { OAuthSettings } from '../api/http/oauth-tokens.ts';
import type { EnforcementFeed } from '../core/enforcement.ts';
import type { AppError } from '../core/errors.ts';
import { DEFAULT_RETENTION, type RetentionDays } from '../core/retention.ts';
import { parseSealingKeys } from '../core/sealed-secret.ts';
import { createSecret, type Secret } from '../core/secret.ts';
import type { ConnectionLimits } from '../db/connection-limits.ts';
import type { MailSettings } from '../delivery/mail-sender.ts';
import { type AllowList, NOTHING_ALLOWED, parseAllowList } from '../events/allow-list.ts';
import type { StackConfig } from '../stack/local-stack.ts';
import { type ApiLimits, apiLimitsOf, LIMIT_VARIABLES } from './api-limits.ts';
import { permanentError } from './errors.ts';
import { EXPORT_VARIABLES, type ExportConfig, exportConfigOf } from './export/export-config.ts';
import { TEMPORAL_VARIABLES, temporalSecurityOf } from './temporal-config.ts';

/** The validated configuration of a command. Frozen. */
export interface Config extends StackConfig {
  /** Null: not set; the real EDGAR hosts are then rejected. */
  readonly userAgent: string | null;
  /** Without a trailing slash. */
  readonly edgarBaseUrl: string;
  /** Without a trailing slash. */
  readonly edgarDataUrl: string;
  /** Paths of the SEC's site, or addresses. */
  readonly enforcementFeeds: Readonly<Record<EnforcementFeed, string>>;
  /** Of the whole deployment. */
  readonly edgarRequestsPerSecond: number;
  /** What is set wins over the defaults of workers and commands. */
  /** Statements that take at least this long are logged. */
  readonly slowStatementMs: number;
  readonly databaseLimits: Partial<ConnectionLimits>;
  readonly webhookAllow: AllowList;
  /** Keys that encrypt signing secrets, as text; null: they are in the file. */
  readonly webhookKeys: Secret | null;
  /** Absolute. */
  readonly webhookKeyFile: string;
  readonly retention: RetentionDays;
  readonly apiLimits: ApiLimits;
  /** Of commands that call an API; null: that of the local stack. */
  readonly apiKey: Secret | null;
  /** Null: workers send no emails. */
  readonly mail: MailSettings | null;
  /** Of the HTTP API. */
  readonly server: {
    /** Without a trailing slash; null: the address it listens on. */
    readonly publicUrl: string | null;
    readonly corsOrigins: readonly string[];
    readonly trustProxy: readonly string[];
    /** Null: API keys only. */
    readonly oauth: OAuthSettings | null;
  };
  readonly exports: ExportConfig;
  readonly logLevel: LogLevel;
  /** Folders, or files, of this machine that a workflow's input may name; absolute. */
  readonly dataDirs: readonly string[];
  /** Unknown variables that start with TIDEMARK_. */
  readonly warnings: readonly string[];
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

function urlOf(protocols: readonly string[], example: string) {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `set it to an address like ${example}`,
  });
}

const httpUrl = (example: string) =>
  urlOf(['http:', 'https:'], example).transform((value) => value.replace(/\/+$/, ''));

const feedAddress = z
  .string()
  .refine((value) => /^\/[^/]/.test(value) || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)), {
    error:
      'set it to a path like /rss/litigation/admin.xml, or to an address like https://www.sec.gov/rss/litigation/admin.xml',
  });

const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, {
    error: 'set it to a port, 1 to 65535',
  })
  .transform(Number);

const seconds = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 86_400, {
    error: 'set it to seconds, at most 86400; 0 is without limit',
  })
  .transform((value) => Number(value) * 1_000);

const days = (count: number) =>
  z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1, { error: 'set it to days, 1 to 99999' })
    .transform(Number)
    .prefault(String(count));

/** Every variable with its default and description; a test compares `.env.example` with this table. */
export const VARIABLES = z.object({
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/tidemark')
    .optional()
    .describe('PostgreSQL to use; unset: `tidemark up` and `npm start` run their own.'),
  TEMPORAL_ADDRESS: z
    .string()
    .regex(/^[^\s/:]+:\d{1,5}$|^\[[0-9a-fA-F:]+\]:\d{1,5}$/, { error: 'set it to host:port, like localhost:7233' })
    .optional()
    .describe('Temporal server to use, as host:port; unset: `tidemark up` and `npm start` run their own.'),
  TEMPORAL_NAMESPACE: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, { error: 'set it to the name of a namespace, like default' })
    .default('default')
    .describe('Temporal namespace.'),
  ...TEMPORAL_VARIABLES,
  TIDEMARK_HOME: z
    .string()
    .default('.tidemark')
    .describe('Directory of all local state: database, raw store, Temporal, logs, caches.'),
  TIDEMARK_DATA_DIRS: z
    .string()
    .transform((value) => value.split(delimiter).filter((dir) => dir !== ''))
    .refine((dirs) => dirs.length > 0 && dirs.every((dir) => isAbsolute(dir)), {
      error: `set it to absolute paths, separated by "${delimiter}"`,
    })
    .optional()
    .describe('Folders of archives, prices and lists that runs may read; unset: TIDEMARK_HOME and the working folder.'),
  TIDEMARK_USER_AGENT: z
    .string()
    .refine((value) => /\S@\S+\.\S/.test(value), { error: 'set it to "Company name contact@company.example"' })
    .optional()
    .describe('Company and contact address, sent to EDGAR with each request; required for the real EDGAR.'),
  EDGAR_BASE_URL: httpUrl('https://www.sec.gov')
    .default('https://www.sec.gov')
    .describe('Where Archives/edgar lives; point it at `tidemark mirror` to work offline.'),
  EDGAR_DATA_URL: httpUrl('https://data.sec.gov')
    .default('https://data.sec.gov')
    .describe('Where submissions and companyfacts JSON live.'),
  EDGAR_REQUESTS_PER_SECOND: z
    .string()
    .refine((value) => /^\d{1,2}(\.\d{1,3})?$/.test(value) && Number(value) > 0 && Number(value) <= 10, {
      error: 'set it to a number above 0 and at most 10, the most that EDGAR allows',
    })
    .transform(Number)
    .prefault('8')
    .describe('Requests per second of the whole deployment, over all workers; at most 10.'),
  SEC_LITIGATION_RELEASES_FEED: feedAddress
    .default('/enforcement-litigation/litigation-releases/rss')
    .describe("RSS feed of the SEC's litigation releases: a path below EDGAR_BASE_URL, or an address."),
  SEC_ADMINISTRATIVE_PROCEEDINGS_FEED: feedAddress
    .default('/enforcement-litigation/administrative-proceedings/rss')
    .describe("RSS feed of the SEC's administrative proceedings: a path below EDGAR_BASE_URL, or an address."),
  DATABASE_STATEMENT_TIMEOUT: seconds
    .optional()
    .describe('Seconds that one statement may run; unset: 600 in a worker, 1800 in a command. Never of migrations.'),
  DATABASE_LOCK_TIMEOUT: seconds
    .optional()
    .describe('Seconds that a statement may wait for a lock; unset: 60 in a worker, 30 in a command.'),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: seconds
    .optional()
    .describe('Seconds that an open transaction may do nothing; unset: 300.'),
  DATABASE_SLOW_STATEMENT_MS: z
    .string()
    .regex(/^\d{1,8}$/, { error: 'set it to milliseconds; 0 logs every statement' })
    .transform(Number)
    .prefault('1000')
    .describe("Milliseconds from which a worker's statement is logged, without its values; 0: every one."),
  TIDEMARK_WEBHOOK_ALLOW: z
    .string()
    .transform((value, context) => {
      const list = parseAllowList(value);
      if (!('malformed' in list)) return list;
      context.addIssue(
        'set it to host:port, address:port or CIDR:port, separated by commas; without a port: 80 and 443; :* is every port',
      );
      return z.NEVER;
    })
    .optional()
    .describe('Addresses beside public ones on ports 80 and 443 that webhooks may go to: host:port, CIDR, CIDR:port.'),
  TIDEMARK_WEBHOOK_KEYS: z
    .string()
    .superRefine((value, context) => {
      const keys = parseSealingKeys(value);
      if ('problem' in keys) context.addIssue(keys.problem);
    })
    .optional()
    .describe('Keys that encrypt signing secrets, 32 bytes each in base64, the newest first; unset: the key file.'),
  TIDEMARK_WEBHOOK_KEY_FILE: z
    .string()
    .optional()
    .describe('File with these keys, one per line; unset: webhook-keys in TIDEMARK_HOME, which `tidemark up` makes.'),
  TIDEMARK_KEEP_EVENTS_DAYS: days(DEFAULT_RETENTION.events).describe(
    'Days for which the payloads of events are stored, longer while a delivery refers to one.',
  ),
  TIDEMARK_KEEP_DELIVERIES_DAYS: days(DEFAULT_RETENTION.deliveries).describe(
    'Days for which delivered and canceled deliveries are stored, with their attempts.',
  ),
  TIDEMARK_KEEP_FAILED_DAYS: days(DEFAULT_RETENTION.failed).describe(
    'Days for which failed deliveries and emails are stored, and can be replayed.',
  ),
  TIDEMARK_KEEP_MATCHES_DAYS: days(DEFAULT_RETENTION.matches).describe(
    'Days for which the values and words of monitor matches are stored.',
  ),
  TIDEMARK_KEEP_EMAILS_DAYS: days(DEFAULT_RETENTION.emails).describe(
    'Days for which sent emails are stored, with their attempts.',
  ),
  TIDEMARK_KEEP_CALLS_DAYS: days(DEFAULT_RETENTION.calls).describe('Days for which metered calls are stored.'),
  ...LIMIT_VARIABLES,
  TIDEMARK_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'set it to a key as `tidemark keys create` prints it' })
    .optional()
    .describe('API key that `tidemark stream` sends; unset: that of the local stack.'),
  TIDEMARK_SMTP_URL: urlOf(['smtp:', 'smtps:'], 'smtp://user:password@host:587')
    .optional()
    .describe('SMTP server that sends the emails of monitors; unset: they wait.'),
  TIDEMARK_MAIL_FROM: z
    .string()
    .refine((value) => /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value.trim()), {
      error: 'set it to "Tidemark <monitors@company.example>"',
    })
    .optional()
    .describe('Sender of these emails; required with TIDEMARK_SMTP_URL.'),
  TIDEMARK_MAIL_UNSUBSCRIBE: urlOf(['https:', 'mailto:'], 'https://company.example/unsubscribe?monitor={monitor}')
    .optional()
    .describe('Their List-Unsubscribe header, with {monitor} for the id; unset: an email to the sender.'),
  ...EXPORT_VARIABLES,
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `set it to one of ${LOG_LEVELS.join(', ')}` })
    .default('info')
    .describe('How much is logged: trace, debug, info, warn, error, fatal or silent.'),
  TIDEMARK_POSTGRES_PORT: port.optional().describe("Port of the local stack's PostgreSQL; unset: any free one."),
  TIDEMARK_TEMPORAL_PORT: port.optional().describe("Port of the local stack's Temporal server; unset: any free one."),
  TIDEMARK_TEMPORAL_UI_PORT: port.optional().describe("Port of the local stack's Temporal UI; unset: any free one."),
  TIDEMARK_API_PORT: port.optional().describe('Port of the HTTP API; unset: any free one.'),
  TIDEMARK_PUBLIC_URL: httpUrl('https://api.company.example')
    .optional()
    .describe('Address under which clients reach the HTTP API; unset: the one it listens on.'),
  TIDEMARK_CORS_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin), {
      error: 'set it to origins like https://app.company.example, separated by commas',
    })
    .optional()
    .describe('Web origins whose pages may call the HTTP API, separated by commas; unset: none.'),
  TIDEMARK_TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every((address) => /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(address)), {
      error: 'set it to addresses or CIDR ranges, separated by commas',
    })
    .optional()
    .describe('Proxies whose X-Forwarded-For the HTTP API believes: addresses or CIDR ranges; unset: none.'),
  TIDEMARK_OAUTH_ISSUER: httpUrl('https://login.company.example')
    .optional()
    .describe('Issuer whose OAuth tokens the HTTP API takes beside API keys; unset: API keys only.'),
  TIDEMARK_OAUTH_AUDIENCE: z
    .string()
    .optional()
    .describe('Audience of these tokens; unset: TIDEMARK_PUBLIC_URL with /mcp.'),
  TIDEMARK_OAUTH_ORGANIZATION_CLAIM: z
    .string()
    .default('organization')
    .describe('Claim of these tokens that names the organization.'),
});

/** Read by tests and tools. */
const KNOWN_ELSEWHERE: ReadonlySet<string> = new Set(['TIDEMARK_CORPUS']);

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 *
 * Throws one AppError (`invalid-configuration`) that names every invalid variable and what to set it to, never its value,
 * which may be a secret.
 *
 * @example
 * loadConfig({ LOG_LEVEL: 'debug' }).logLevel // "debug"
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = VARIABLES.safeParse(given);
  if (!read.success) throw invalid(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const values = read.data;
  const { security, problems } = temporalSecurityOf(values);
  const all = [...problems, ...mailProblems(values), ...oauthProblems(values)];
  if (all.length > 0) throw invalid(all);
  const home = resolve(values.TIDEMARK_HOME);
  return Object.freeze({
    databaseUrl: values.DATABASE_URL === undefined ? null : createSecret(values.DATABASE_URL),
    temporalAddress: values.TEMPORAL_ADDRESS ?? null,
    temporalNamespace: values.TEMPORAL_NAMESPACE,
    temporalSecurity: security,
    home,
    userAgent: values.TIDEMARK_USER_AGENT ?? null,
    edgarBaseUrl: values.EDGAR_BASE_URL,
    edgarDataUrl: values.EDGAR_DATA_URL,
    enforcementFeeds: Object.freeze({
      'litigation-releases': values.SEC_LITIGATION_RELEASES_FEED,
      'administrative-proceedings': values.SEC_ADMINISTRATIVE_PROCEEDINGS_FEED,
    }),
    edgarRequestsPerSecond: values.EDGAR_REQUESTS_PER_SECOND,
    slowStatementMs: values.DATABASE_SLOW_STATEMENT_MS,
    databaseLimits: Object.freeze({
      ...(values.DATABASE_STATEMENT_TIMEOUT !== undefined && { statementMs: values.DATABASE_STATEMENT_TIMEOUT }),
      ...(values.DATABASE_LOCK_TIMEOUT !== undefined && { lockMs: values.DATABASE_LOCK_TIMEOUT }),
      ...(values.DATABASE_IDLE_TRANSACTION_TIMEOUT !== undefined && {
        idleTransactionMs: values.DATABASE_IDLE_TRANSACTION_TIMEOUT,
      }),
    }),
    webhookAllow: values.TIDEMARK_WEBHOOK_ALLOW ?? NOTHING_ALLOWED,
    webhookKeys: values.TIDEMARK_WEBHOOK_KEYS === undefined ? null : createSecret(values.TIDEMARK_WEBHOOK_KEYS),
    webhookKeyFile: resolve(values.TIDEMARK_WEBHOOK_KEY_FILE ?? join(home, 'webhook-keys')),
    retention: Object.freeze({
      events: values.TIDEMARK_KEEP_EVENTS_DAYS,
      deliveries: values.TIDEMARK_KEEP_DELIVERIES_DAYS,
      failed: values.TIDEMARK_KEEP_FAILED_DAYS,
      matches: values.TIDEMARK_KEEP_MATCHES_DAYS,
      emails: values.TIDEMARK_KEEP_EMAILS_DAYS,
      calls: values.TIDEMARK_KEEP_CALLS_DAYS,
    }),
    apiLimits: apiLimitsOf(values),
    apiKey: values.TIDEMARK_API_KEY === undefined ? null : createSecret(values.TIDEMARK_API_KEY),
    mail: mailSettings(values),
    server: Object.freeze({
      publicUrl: values.TIDEMARK_PUBLIC_URL ?? null,
      corsOrigins: values.TIDEMARK_CORS_ORIGINS ?? [],
      trustProxy: values.TIDEMARK_TRUST_PROXY ?? [],
      oauth: oauthSettings(values),
    }),
    exports: exportConfigOf(values),
    logLevel: values.LOG_LEVEL,
    dataDirs: Object.freeze([home, ...(values.TIDEMARK_DATA_DIRS ?? [process.cwd()])]),
    ports: Object.freeze({
      postgres: values.TIDEMARK_POSTGRES_PORT ?? null,
      temporal: values.TIDEMARK_TEMPORAL_PORT ?? null,
      temporalUi: values.TIDEMARK_TEMPORAL_UI_PORT ?? null,
      api: values.TIDEMARK_API_PORT ?? null,
    }),
    warnings: Object.freeze([...unknownNames(given), ...uselessNames(given)]),
  });
}

function mailProblems(values: z.output<typeof VARIABLES>): readonly string[] {
  if (values.TIDEMARK_SMTP_URL === undefined || values.TIDEMARK_MAIL_FROM !== undefined) return [];
  return ['TIDEMARK_MAIL_FROM: set the sender of emails, like "Tidemark <monitors@company.example>"'];
}

function mailSettings(values: z.output<typeof VARIABLES>): MailSettings | null {
  const { TIDEMARK_SMTP_URL: url, TIDEMARK_MAIL_FROM: from, TIDEMARK_MAIL_UNSUBSCRIBE: unsubscribe = null } = values;
  if (url === undefined || from === undefined) return null;
  return Object.freeze({ smtpUrl: createSecret(url), from: from.trim(), unsubscribe });
}

function oauthProblems(values: z.output<typeof VARIABLES>): readonly string[] {
  const { TIDEMARK_OAUTH_ISSUER: issuer, TIDEMARK_OAUTH_AUDIENCE: audience, TIDEMARK_PUBLIC_URL: url } = values;
  if (issuer === undefined || audience !== undefined || url !== undefined) return [];
  return ['TIDEMARK_OAUTH_AUDIENCE: set the audience of the tokens, or TIDEMARK_PUBLIC_URL'];
}

function oauthSettings(values: z.output<typeof VARIABLES>): OAuthSettings | null {
  const { TIDEMARK_OAUTH_ISSUER: issuer, TIDEMARK_OAUTH_AUDIENCE: audience, TIDEMARK_PUBLIC_URL: url } = values;
  if (issuer === undefined) return null;
  const organizationClaim = values.TIDEMARK_OAUTH_ORGANIZATION_CLAIM;
  return Object.freeze({ issuer, audience: audience ?? `${url}/mcp`, organizationClaim });
}

function invalid(problems: readonly string[]): AppError {
  return permanentError('invalid-configuration', `configuration: ${problems.join('; ')}`, { context: { problems } });
}

/** The local stack's own server has neither TLS nor keys. */
function uselessNames(given: Readonly<Record<string, unknown>>): string[] {
  if ('TEMPORAL_ADDRESS' in given) return [];
  const names = Object.keys(TEMPORAL_VARIABLES).filter((name) => name in given);
  return names.map((name) => `${name} has no effect without TEMPORAL_ADDRESS`);
}

function unknownNames(given: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(given)
    .filter((name) => name.startsWith('TIDEMARK_') && !(name in VARIABLES.shape) && !KNOWN_ELSEWHERE.has(name))
    .sort()
    .map((name) => `${name} is not a variable of tidemark and has no effect; .env.example names them all`);
}
