/*
 * The SDK cannot encode a history as JSON if npm installs two versions of protobufjs (`type must be a Type`). This codec
 * writes 64-bit integers as numbers (event ids and seconds are far below 2^53) and bytes as text.
 */

/** A history as readable, diffable JSON. */
export function encodeHistory(history: unknown): string {
  return JSON.stringify(encoded(history), null, 1);
}

/** The inverse of {@link encodeHistory}, for `Worker.runReplayHistories`. */
export function decodeHistory(json: string): unknown {
  return JSON.parse(json, (_, value: unknown) => {
    if (!isObject(value)) return value;
    if (typeof value['$text'] === 'string') return Buffer.from(value['$text'], 'utf8');
    if (typeof value['$bytes'] === 'string') return Buffer.from(value['$bytes'], 'base64');
    return value;
  }) as unknown;
}

function encoded(value: unknown): unknown {
  if (value instanceof Uint8Array) return encodedBytes(Buffer.from(value));
  if (Array.isArray(value)) return value.map(encoded);
  if (!isObject(value)) return value;
  const { low, high } = value;
  if (typeof low === 'number' && typeof high === 'number') return high * 2 ** 32 + (low >>> 0);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, encoded(one)]));
}

function encodedBytes(bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  return Buffer.from(text, 'utf8').equals(bytes) ? { $text: text } : { $bytes: bytes.toString('base64') };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
