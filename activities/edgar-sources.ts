import { isAbsolute } from 'node:path';
import { AppError } from '../core/errors.ts';
import type { SourceRef } from '../core/run-plan.ts';
import { createArchiveSource } from '../sources/archive/archive-source.ts';
import { createEdgarClient, type EdgarClientEvent, type EdgarClientOptions } from '../sources/edgar/edgar-client.ts';
import type { EdgarSource } from '../sources/edgar/edgar-source.ts';
import type { RequestLimiter } from '../sources/edgar/limiter.ts';

export interface EdgarSourcesDeps {
  readonly edgarBaseUrl: string;
  readonly edgarDataUrl: string;
  readonly userAgent: string | null;
  /** The deployment's one limiter; every request waits for it, but those to a mirror on this machine. */
  readonly limiter: RequestLimiter;
  readonly onEvent?: (event: EdgarClientEvent) => void;
  /** How long the client waits for answers and between its attempts; its own defaults where absent. */
  readonly patience?: EdgarPatience;
}

export type EdgarPatience = Pick<EdgarClientOptions, 'timeouts' | 'backoff'>;

export interface EdgarSources {
  /** Opens a source once and keeps it. */
  open(source: SourceRef): Promise<EdgarSource>;
  close(): Promise<void>;
}

export function createEdgarSources(deps: EdgarSourcesDeps): EdgarSources {
  const opened = new Map<SourceRef, Promise<EdgarSource>>();

  function client(baseUrl: string, dataUrl: string): EdgarSource {
    return createEdgarClient({
      baseUrl,
      dataUrl,
      userAgent: deps.userAgent ?? undefined,
      limiter: deps.limiter,
      exemptsMirrors: true,
      ...(deps.onEvent ? { onEvent: deps.onEvent } : {}),
      ...deps.patience,
    });
  }

  async function connect(source: SourceRef): Promise<EdgarSource> {
    if (source === 'edgar') return client(deps.edgarBaseUrl, deps.edgarDataUrl);
    if (/^https?:\/\//.test(source)) return client(source, source);
    if (isAbsolute(source)) return createArchiveSource(source);
    throw new AppError(`not a source: ${source}`, { code: 'source-not-found', retryable: false });
  }

  return {
    open(source) {
      let found = opened.get(source);
      if (!found) {
        found = connect(source);
        opened.set(source, found);
        // A directory that is not there now may be there at the next attempt.
        found.catch(() => opened.delete(source));
      }
      return found;
    },
    async close() {
      for (const source of opened.values()) await (await source).close();
    },
  };
}
