import type { RunPriority } from '../core/run-plan.ts';
import type { BodySink, EdgarGetOptions, EdgarResponse, EdgarSource } from '../sources/edgar/edgar-source.ts';

export interface RunSourceOptions {
  readonly priority: RunPriority;
  /** Called for each piece of a body and each time that the request has to wait for its turn: both are progress. */
  readonly onProgress: () => void;
  /** Aborts the request in flight when the activity is cancelled or stuck. */
  readonly signal: AbortSignal;
}

/** A source as one activity of a run uses it: with the run's priority, and progress for its heartbeats. */
export function createRunSource(client: EdgarSource, { priority, onProgress, signal }: RunSourceOptions): EdgarSource {
  async function* observed(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      onProgress();
      yield chunk;
    }
  }
  async function get<T>(
    path: string,
    options: EdgarGetOptions & { readonly sink?: BodySink<T> } = {},
  ): Promise<EdgarResponse<T>> {
    const { sink, ...others } = options;
    const own = { priority, onWait: onProgress, signal, ...others };
    if (sink) return client.get<T>(path, { ...own, sink: (body) => sink(observed(body)) });
    return { ...(await client.get(path, own)), sunk: undefined as T };
  }
  return { get, close: () => Promise.resolve() };
}
