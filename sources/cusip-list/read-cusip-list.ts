import { AppError } from '../../core/errors.ts';
import { sha256 } from '../../core/hashes.ts';
import { rawSourceKeyOf } from '../../core/ids.ts';
import { formatSourceSpan, type SourceSpan } from '../../core/spans.ts';
import { readBareDocument } from '../submission/read-bare-document.ts';
import { type ListLine, type OfficialList, parseOfficialList } from './official-list.ts';

export interface CusipListFile extends OfficialList {
  /** Each with the source span of its line. */
  readonly securities: readonly (ListLine & { readonly sourceSpan: SourceSpan })[];
}

/**
 * Reads the bytes of a list. Throws AppError `not-a-cusip-list` where fewer than nine in ten lines can be read (the PDF
 * edition, an error page): with part of a list, listed securities would appear unlisted.
 */
export function readCusipList(bytes: Uint8Array): CusipListFile {
  const [document] = readBareDocument(bytes, { type: '13F-LIST' }).documents;
  const list: OfficialList =
    document && !document.isBinary ? parseOfficialList(document.text) : { securities: [], unread: [] };
  if (list.securities.length === 0 || list.unread.length * 9 > list.securities.length) {
    const counts = `${list.securities.length} lines read, ${list.unread.length} unreadable`;
    const message = `not the text edition of the list of 13(f) securities: ${counts}`;
    throw new AppError(message, { code: 'not-a-cusip-list', retryable: false });
  }
  const rawSourceKey = rawSourceKeyOf(sha256(bytes));
  const sequence = document?.sequence ?? 1;
  const securities = list.securities.map((security) => ({
    ...security,
    sourceSpan: formatSourceSpan(rawSourceKey, { sequence, start: security.start, end: security.end }),
  }));
  return { securities, unread: list.unread };
}
