import { WebSocket } from 'ws';
import type { Transcript } from './transcript.ts';

/** At most; a small archive has a single new filing on its last night. */
const SHOWN = 2;
const LIMIT_MS = 5_000;
/** Resumes before the first stored event. */
const FROM_THE_START = '00000000-0000-0000-0000-000000000000';

/** Follows the event stream from its start. */
export async function followStream(streamUrl: string, key: string, transcript: Transcript): Promise<void> {
  transcript.say('What happened, over a WebSocket: from the first stored event on');
  const url = `${streamUrl}?event_types=filing.published,dilution.*&last_event_id=${FROM_THE_START}`;
  const socket = new WebSocket(url, { headers: { 'x-api-key': key } });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      if (lines.length > 0) resolve();
      else reject(new Error(`no event in ${LIMIT_MS} ms`));
    }, LIMIT_MS);
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      lines.push(data.toString());
      if (lines.length < SHOWN) return;
      clearTimeout(timer);
      resolve();
    });
  }).finally(() => socket.terminate());
  transcript.show(`wscat -H "x-api-key: ${key}" -c '${url}'`, lines.slice(0, SHOWN).join('\n'));
}
