const LF = 10;
const CR = 13;
const SPACE = 32;
/** A line of one character may claim 63 bytes, so this limits what a hostile body makes us allocate. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Whether a document body starts with the `begin <mode> <name>` line of a uuencoded file. */
export function isUuencoded(body: Buffer): boolean {
  return /^\s*begin [0-7]{3,4} \S/.test(body.toString('latin1', 0, 512));
}

/** Whether a uuencoded body lacks its `end` line and is thus truncated. */
export function lacksUuencodeEnd(body: Buffer): boolean {
  return !/(?:^|[\r\n])end\s*$/.test(body.toString('latin1', Math.max(0, body.length - 256)));
}

/**
 * Decodes a uuencoded body up to its `end` line or the end of the body. Each line's first character states its number
 * of bytes; characters missing at a line's end count as spaces (zero bits), extra ones are a checksum and ignored.
 *
 * @example
 * uudecode(Buffer.from('begin 644 a.txt\n#0V%T\n`\nend\n')) // the bytes of "Cat"
 */
export function uudecode(body: Buffer): Uint8Array {
  const lines = [...dataLines(body)];
  const size = lines.reduce((sum, { length }) => sum + length, 0);
  const output = Buffer.alloc(Math.min(size, MAX_OUTPUT_BYTES));
  let written = 0;
  for (const { from, to, length } of lines) written = decodeLine(body, from, to, length, output, written);
  return output;
}

/** The range of each data line's characters and the number of bytes that it encodes. */
function* dataLines(body: Buffer): Generator<{ readonly from: number; readonly to: number; readonly length: number }> {
  let at = nextLine(body, Math.max(0, body.indexOf('begin ')));
  while (at < body.length) {
    const to = endOfLine(body, at);
    const first = body[at] ?? SPACE;
    if (to > at && first >= SPACE) {
      if (isEndLine(body, at, to)) return;
      const stated = (first - SPACE) & 63;
      // A short line inside the body lost trailing spaces; the last line of a truncated body lost data.
      const available = Math.floor(((to - at - 1) * 3) / 4);
      yield { from: at + 1, to, length: to === body.length ? Math.min(stated, available) : stated };
    }
    at = nextLine(body, to);
  }
}

function isEndLine(body: Buffer, at: number, lineEnd: number): boolean {
  return lineEnd - at <= 8 && body.toString('latin1', at, lineEnd).trimEnd() === 'end';
}

function decodeLine(body: Buffer, from: number, to: number, length: number, output: Buffer, start: number): number {
  const end = Math.min(start + length, output.length);
  let written = start;
  for (let at = from; written < end; at += 4) {
    const a = sixBits(body, at, to);
    const b = sixBits(body, at + 1, to);
    const c = sixBits(body, at + 2, to);
    const d = sixBits(body, at + 3, to);
    output[written] = (a << 2) | (b >> 4);
    if (written + 1 < end) output[written + 1] = ((b & 15) << 4) | (c >> 2);
    if (written + 2 < end) output[written + 2] = ((c & 3) << 6) | d;
    written = Math.min(written + 3, end);
  }
  return written;
}

function sixBits(body: Buffer, at: number, end: number): number {
  const byte = at < end ? (body[at] ?? SPACE) : SPACE;
  return (byte - SPACE) & 63;
}

function endOfLine(body: Buffer, from: number): number {
  let at = from;
  while (at < body.length && body[at] !== LF && body[at] !== CR) at += 1;
  return at;
}

function nextLine(body: Buffer, from: number): number {
  let at = endOfLine(body, from);
  if (body[at] === CR) at += 1;
  if (body[at] === LF) at += 1;
  return Math.max(at, from + 1);
}
