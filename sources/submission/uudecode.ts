const LF = 10;
const CR = 13;
const SPACE = 32;
/** A line of one character may state 63 bytes: what a hostile body can make us allocate. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Whether a document body starts with the `begin <mode> <name>` line of a uuencoded file. */
export function isUuencoded(body: Buffer): boolean {
  return /^\s*begin [0-7]{3,4} \S/.test(body.toString('latin1', 0, 512));
}

/** Whether a uuencoded body lacks its `end` line: it was cut off. */
export function lacksUuencodeEnd(body: Buffer): boolean {
  return !/(?:^|[\r\n])end\s*$/.test(body.toString('latin1', Math.max(0, body.length - 256)));
}

/**
 * Decodes a uuencoded body. Each line's first character states how many bytes it gives; characters that a mailer or
 * a cut stripped from its end count as spaces (zero bits), characters beyond are a checksum and are ignored.
 * Returns the bytes decoded until the `end` line or the end of the body.
 *
 * @example
 * uudecode(Buffer.from('begin 644 a.txt\n#0V%T\n`\nend\n')) // the bytes of "Cat"
 */
export function uudecode(body: Buffer): Uint8Array {
  const size = Math.min(statedSize(body), MAX_OUTPUT_BYTES);
  const output = Buffer.alloc(size);
  let written = 0;
  forEachLine(body, (at, lineEnd, length) => {
    written = decodeLine(body, at + 1, lineEnd, length, output, written);
  });
  return output;
}

function statedSize(body: Buffer): number {
  let size = 0;
  forEachLine(body, (_at, _lineEnd, length) => {
    size += length;
  });
  return size;
}

/** Calls `visit` with each data line's start, end and the number of bytes it gives. */
function forEachLine(body: Buffer, visit: (at: number, lineEnd: number, length: number) => void): void {
  let at = nextLine(body, Math.max(0, body.indexOf('begin ')));
  while (at < body.length) {
    const lineEnd = endOfLine(body, at);
    const first = body[at] ?? SPACE;
    if (lineEnd > at && first >= SPACE) {
      if (isEndLine(body, at, lineEnd)) return;
      const stated = (first - SPACE) & 63;
      // A short line inside the body lost trailing spaces; the last line of a cut body lost data.
      const had = Math.floor(((lineEnd - at - 1) * 3) / 4);
      visit(at, lineEnd, lineEnd === body.length ? Math.min(stated, had) : stated);
    }
    at = nextLine(body, lineEnd);
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
