import { STREAM_PATH } from '../../api/stream/stream-request.ts';

/** @example streamAddressOf('http://127.0.0.1:8787') // "ws://127.0.0.1:8787/v1/stream" */
export function streamAddressOf(apiUrl: string): string {
  return `${apiUrl.replace(/^http/, 'ws')}${STREAM_PATH}`;
}
