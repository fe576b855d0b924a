import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../cli/config.ts';
import { readEnvironment } from '../../cli/environment.ts';
import { AppError } from '../../core/errors.ts';

function problemsOf(env: Record<string, string>): unknown {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof AppError) return error.context['problems'];
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('reads where webhooks may go, and refuses a malformed entry', () => {
    expect(loadConfig({}).webhookAllow.entries).toEqual([]);
    expect(loadConfig({ TIDEMARK_WEBHOOK_ALLOW: 'localhost:8080, 10.0.0.0/8' }).webhookAllow.entries).toHaveLength(2);
    expect(problemsOf({ TIDEMARK_WEBHOOK_ALLOW: 'localhost:8080, 10.0.0.0/99' })).toHaveLength(1);
  });

  it('reports all problems together, each with its variable and what to set', () => {
    const problems = problemsOf({
      EDGAR_REQUESTS_PER_SECOND: '11',
      LOG_LEVEL: 'loud',
      TIDEMARK_POSTGRES_PORT: '70000',
    });
    expect(problems).toEqual([
      'EDGAR_REQUESTS_PER_SECOND: set it to a number above 0 and at most 10, the most that EDGAR allows',
      'LOG_LEVEL: set it to one of trace, debug, info, warn, error, fatal, silent',
      'TIDEMARK_POSTGRES_PORT: set it to a port, 1 to 65535',
    ]);
  });

  it('refuses a rate above ten, a nought, and words', () => {
    for (const rate of ['10.001', '0', '-1', '1e1', 'fast', 'Infinity']) {
      expect(problemsOf({ EDGAR_REQUESTS_PER_SECOND: rate }), rate).toHaveLength(1);
    }
    expect(loadConfig({ EDGAR_REQUESTS_PER_SECOND: '10' }).edgarRequestsPerSecond).toBe(10);
  });

  it('never repeats a secret: not in the error, not when printed, logged or serialised', () => {
    const url = 'postgres://someone:hunter2@db.example:5432/tidemark';
    expect(inspect(problemsOf({ DATABASE_URL: url.replace('postgres', 'mysql') }))).not.toContain('hunter2');
    const config = loadConfig({ DATABASE_URL: url });
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 }), String(config.databaseUrl)]) {
      expect(text).toContain('[secret]');
      expect(text).not.toContain('hunter2');
    }
    expect(config.databaseUrl?.reveal()).toBe(url);
  });

  it('is frozen, at every depth', () => {
    const config = loadConfig({});
    expect([config, config.ports, config.warnings].every(Object.isFrozen)).toBe(true);
  });

  it('takes an empty variable for an unset one', () => {
    expect(loadConfig({ DATABASE_URL: '', LOG_LEVEL: ' ' })).toEqual(loadConfig({}));
  });

  it('warns of names that look like ours and are not', () => {
    expect(loadConfig({ TIDEMARK_HOEM: '/tmp', TIDEMARK_HOME: '/tmp', HOME: '/' }).warnings).toEqual([
      'TIDEMARK_HOEM is not a variable of tidemark and has no effect; .env.example names them all',
    ]);
  });

  it('drops trailing slashes of base addresses', () => {
    expect(loadConfig({ EDGAR_BASE_URL: 'http://localhost:8080//' }).edgarBaseUrl).toBe('http://localhost:8080');
  });
});

describe('readEnvironment', () => {
  it('reads .env beneath the real environment, and needs none', () => {
    const directory = mkdtempSync(join(tmpdir(), 'tidemark-env-'));
    try {
      expect(readEnvironment(directory, { LOG_LEVEL: 'warn' })).toEqual({ LOG_LEVEL: 'warn' });
      writeFileSync(join(directory, '.env'), '# ours\nLOG_LEVEL=debug\nTIDEMARK_USER_AGENT="A Company a@b.example"\n');
      expect(readEnvironment(directory, { LOG_LEVEL: 'warn' })).toEqual({
        LOG_LEVEL: 'warn',
        TIDEMARK_USER_AGENT: 'A Company a@b.example',
      });
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

describe('the connection to Temporal', () => {
  const ADDRESS = { TEMPORAL_ADDRESS: 'ns.tmprl.cloud:7233' };

  it('has no TLS unless a variable asks for it; an API key does', () => {
    expect(loadConfig(ADDRESS).temporalSecurity).toBeNull();
    expect(loadConfig({ ...ADDRESS, TEMPORAL_TLS: 'false' }).temporalSecurity).toBeNull();
    expect(loadConfig({ ...ADDRESS, TEMPORAL_TLS: 'true' }).temporalSecurity).toMatchObject({ apiKey: null });
    expect(loadConfig({ ...ADDRESS, TEMPORAL_API_KEY: 'k3y' }).temporalSecurity?.apiKey?.reveal()).toBe('k3y');
  });

  it('is refused where its variables contradict each other', () => {
    expect(problemsOf({ ...ADDRESS, TEMPORAL_TLS: 'false', TEMPORAL_API_KEY: 'k3y' })).toEqual([
      'TEMPORAL_TLS: unset it: the API key and certificates need TLS',
    ]);
    expect(problemsOf({ ...ADDRESS, TEMPORAL_TLS_CLIENT_CERT_PATH: '/c.pem' })).toEqual([
      'TEMPORAL_TLS_CLIENT_KEY_PATH: set it too, to the key of the client certificate',
    ]);
    const pem = '-----BEGIN CERTIFICATE-----';
    expect(
      problemsOf({ ...ADDRESS, TEMPORAL_TLS_SERVER_CA_CERT_PATH: '/c', TEMPORAL_TLS_SERVER_CA_CERT_DATA: pem }),
    ).toEqual(['TEMPORAL_TLS_SERVER_CA_CERT_PATH: unset it, or TEMPORAL_TLS_SERVER_CA_CERT_DATA']);
  });

  it('never shows its key', () => {
    const pem = '-----BEGIN PRIVATE KEY-----hunter3';
    const config = loadConfig({
      ...ADDRESS,
      TEMPORAL_API_KEY: 'hunter2',
      TEMPORAL_TLS_CLIENT_CERT_PATH: '/c.pem',
      TEMPORAL_TLS_CLIENT_KEY_DATA: pem,
    });
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 })]) expect(text).not.toMatch(/hunter/);
    expect(inspect(problemsOf({ ...ADDRESS, TEMPORAL_API_KEY: 'hunter 2' }))).not.toContain('hunter');
  });

  it('warns of a key without an address', () => {
    expect(loadConfig({ TEMPORAL_API_KEY: 'k3y' }).warnings).toEqual([
      'TEMPORAL_API_KEY has no effect without TEMPORAL_ADDRESS',
    ]);
  });
});
