import iconv from 'iconv-lite';
import type { FilingDraft } from './filing-draft.ts';
import { type HeaderForm, renderFooter, renderHeader, type SubmissionHeader } from './header-writer.ts';

/** Classic uuencoding with the backquote for zero, lines of 45 bytes. */
export function uuencode(bytes: Uint8Array, filename: string): string {
  const symbol = (value: number): string => (value === 0 ? '`' : String.fromCharCode(value + 32));
  const lines = [`begin 644 ${filename}`];
  for (let at = 0; at < bytes.length; at += 45) {
    const row = bytes.subarray(at, at + 45);
    let line = symbol(row.length);
    for (let i = 0; i < row.length; i += 3) {
      const [a, b, c] = [row[i] ?? 0, row[i + 1] ?? 0, row[i + 2] ?? 0];
      line += symbol(a >> 2) + symbol(((a & 3) << 4) | (b >> 4)) + symbol(((b & 15) << 2) | (c >> 6)) + symbol(c & 63);
    }
    lines.push(line);
  }
  lines.push('`', 'end');
  return lines.join('\n');
}

/** Every line end after the first line becomes a bare CR. */
function withCarriageReturns(bytes: Buffer): Buffer {
  const first = bytes.indexOf(10) + 1;
  const rest = bytes.subarray(first).toString('latin1').replace(/\r?\n/g, '\r');
  return Buffer.concat([bytes.subarray(0, first), Buffer.from(rest, 'latin1')]);
}

/**
 * The full submission as EDGAR disseminates it: header, documents in sequence, footer.
 * Each document keeps its own encoding, so one submission may hold several.
 */
export function writeSubmission(draft: FilingDraft, header: SubmissionHeader, form: HeaderForm): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from(renderHeader(draft, header, form))];
  draft.documents.forEach(({ type, filename, description, body, encoding = 'utf-8', wrapper }, i) => {
    const [open, close] = wrapper ? [`<${wrapper}>\n`, `</${wrapper}>\n`] : ['', ''];
    const described = description === undefined ? '' : `<DESCRIPTION>${description}\n`;
    parts.push(
      Buffer.from(`<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${i + 1}\n<FILENAME>${filename}\n${described}<TEXT>\n${open}`),
      iconv.encode(typeof body === 'string' ? body : uuencode(body, filename), encoding),
      Buffer.from(`\n${close}</TEXT>\n</DOCUMENT>\n`),
    );
  });
  parts.push(Buffer.from(renderFooter(form)));
  const whole = Buffer.concat(parts);
  return form === 'dissemination-cr' ? withCarriageReturns(whole) : whole;
}
