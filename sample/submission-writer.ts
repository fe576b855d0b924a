import iconv from 'iconv-lite';
import { type HeaderForm, type HeaderValues, renderFooter, renderHeader } from './header-writer.ts';

/** A document before it is put into its submission. */
export interface DraftDocument {
  readonly type: string;
  readonly filename: string;
  readonly description: string | null;
  /** Text, or bytes that are to be uuencoded. */
  readonly body: string | Uint8Array;
  readonly encoding: 'utf-8' | 'windows-1252';
  /** Element that EDGAR puts inside TEXT around XML, instances and inline documents. */
  readonly wrapper: 'XML' | 'XBRL' | null;
  /** Name of the layout that rendered it, for the truth. */
  readonly layout: string;
}

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

function encode(text: string, encoding: DraftDocument['encoding']): Uint8Array {
  return encoding === 'windows-1252' ? iconv.encode(text, 'windows-1252') : Buffer.from(text, 'utf8');
}

/** Every line end after the first line becomes a bare CR. */
function withCarriageReturns(bytes: Buffer): Buffer {
  const first = bytes.indexOf(10) + 1;
  const rest = bytes.subarray(first).toString('latin1').replace(/\r?\n/g, '\r');
  return Buffer.concat([bytes.subarray(0, first), Buffer.from(rest, 'latin1')]);
}

/**
 * The full submission as EDGAR disseminates it: header, documents in sequence, footer.
 * Each document keeps its own encoding, so that one submission may hold several.
 */
export function writeSubmission(
  values: HeaderValues,
  documents: readonly DraftDocument[],
  form: HeaderForm,
): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from(renderHeader(values, form), 'utf8')];
  documents.forEach((document, i) => {
    const head = [
      '<DOCUMENT>',
      `<TYPE>${document.type}`,
      `<SEQUENCE>${i + 1}`,
      `<FILENAME>${document.filename}`,
      ...(document.description === null ? [] : [`<DESCRIPTION>${document.description}`]),
      '<TEXT>',
      ...(document.wrapper === null ? [] : [`<${document.wrapper}>`]),
      '',
    ];
    const tail = ['', ...(document.wrapper === null ? [] : [`</${document.wrapper}>`]), '</TEXT>', '</DOCUMENT>', ''];
    parts.push(Buffer.from(head.join('\n'), 'utf8'));
    const { body } = document;
    parts.push(
      typeof body === 'string'
        ? encode(body, document.encoding)
        : Buffer.from(uuencode(body, document.filename), 'latin1'),
    );
    parts.push(Buffer.from(tail.join('\n'), 'utf8'));
  });
  parts.push(Buffer.from(renderFooter(form), 'utf8'));
  const whole = Buffer.concat(parts);
  return form === 'dissemination-cr' ? withCarriageReturns(whole) : whole;
}
