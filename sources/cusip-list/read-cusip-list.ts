import { AppError } from '../../core/errors.ts';
import { sha256 } from '../../core/hashes.ts';
import { rawSourceKeyOf } from '../../core/ids.ts';
import { formatSourceSpan, type SourceSpan } from '../../core/spans.ts';
import { readBareDocument } from '../submission/read-bare-document.ts';
import { type ListLine, type OfficialList, parseOfficialList } from './official-list.ts';

export interface CusipListFile extends OfficialList {
  /** Each with the span of its line, which `tidemark span` resolves. */
  readonly securities: readonly (ListLine & { readonly sourceSpan: SourceSpan })[];
}

/**
 * Reads the bytes of a list. Throws AppError `not-a-cusip-list` where fewer than nine in ten lines are lines of one (the
 * PDF edition, a page that says "not found"): part of a list would call securities unlisted that are listed.
 */
export function readCusipList(bytes: Uint8Array): CusipListFile {
  const [document] = readBareDocument(bytes, { type: '13F-LIST' }).documents;
  const list: OfficialList =
    document && !document.isBinary ? parseOfficialList(document.text) : { securities: [], unread: [] };
  if (list.securities.length === 0 || list.unread.length * 9 > list.securities.length) {
    throw new AppError(
      `not the text edition of the list of 13(f) securities: ${list.securities.length} lines of it, ${list.unread.length} others`,
      { code: 'not-a-cusip-list', retryable: false },
    );
  }
  const rawSourceKey = rawSourceKeyOf(sha256(bytes));
  const sequence = document?.sequence ?? 1;
  const securities = list.securities.map((security) => ({
    ...security,
    sourceSpan: formatSourceSpan(rawSourceKey, { sequence, start: security.start, end: security.end }),
  }));
  return { securities, unread: list.unread };
}
