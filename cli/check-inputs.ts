import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { SourceRef } from '../core/run-plan.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { hasFilings } from '../sources/discovery/archive-discovery.ts';
import { edgarHosts, requireUserAgent } from '../sources/edgar/edgar-hosts.ts';
import { checkPrices } from '../sources/prices/check-prices.ts';
import type { Config } from './config.ts';
import { permanentError } from './errors.ts';

/** What a command names of the world outside; absent: it does not use it. */
export interface CommandInputs {
  readonly source?: SourceRef;
  /** Absolute paths. */
  readonly prices?: string | null;
  readonly thresholdLists?: string | null;
  readonly methodologyVersion?: string;
}

/**
 * Checks what a command is about to use, before a stack starts for it: a run that fails on its first activity takes a
 * minute to say so.
 *
 * @throws AppError, permanent, in one line
 */
export async function checkInputs(config: Config, inputs: CommandInputs): Promise<void> {
  if (inputs.methodologyVersion !== undefined) methodologyByVersion(inputs.methodologyVersion);
  if (inputs.source !== undefined) await checkSource(config, inputs.source);
  if (inputs.prices) await checkPrices(inputs.prices);
  if (inputs.thresholdLists) await checkThresholdLists(inputs.thresholdLists);
}

/** Checks a source that must have feeds, which a directory does not. @throws AppError, permanent, in one line */
export async function checkFeedSource(config: Config, source: SourceRef): Promise<void> {
  if (!isAbsolute(source)) return checkSource(config, source);
  const message = `--source ${source} is a directory and has no feed: give "edgar", or the address of a "tidemark mirror" of it`;
  throw permanentError('source-without-feed', message);
}

async function checkSource({ edgarBaseUrl, edgarDataUrl, userAgent }: Config, source: SourceRef): Promise<void> {
  if (isAbsolute(source)) {
    const facts = await stat(source).catch(() => null);
    const advice = 'give an archive directory, the address of a mirror, or "edgar"';
    if (!facts) throw permanentError('source-not-found', `--source ${source}: no such directory; ${advice}`);
    if (!facts.isDirectory())
      throw permanentError('source-not-found', `--source ${source}: not a directory; ${advice}`);
    if (await hasFilings(source)) return;
    const message = `--source ${source} is empty: it has no index (Archives/edgar/full-index or daily-index), no list of submissions and no filing (Archives/edgar/data)`;
    throw permanentError('source-empty', message);
  }
  if (source !== 'edgar' && !URL.canParse(source)) {
    throw permanentError('source-not-found', `--source ${source}: not an address like http://127.0.0.1:8080`);
  }
  const hosts = source === 'edgar' ? edgarHosts(edgarBaseUrl, edgarDataUrl) : edgarHosts(source, source);
  requireUserAgent(userAgent ?? undefined, hosts);
}

async function checkThresholdLists(directory: string): Promise<void> {
  const facts = await stat(directory).catch(() => null);
  const why = facts === null ? 'no such directory' : facts.isDirectory() ? null : 'not a directory';
  if (why !== null) throw permanentError('threshold-lists-not-found', `--threshold-lists ${directory}: ${why}`);
}
