import { type IsoDate, parseIsoDate } from '../../core/dates.ts';

/** A security on the SEC's Official List of Section 13(f) Securities, our only mapping from CUSIP to issuer. */
export interface ListLine {
  /** Nine characters, with leading zeros. */
  readonly cusip: string;
  /** Whether it has listed options (an asterisk after the CUSIP). */
  readonly hasOptions: boolean;
  /** As printed: abbreviated and truncated at 30 characters. */
  readonly issuerName: string;
  /** `COM`, `CL A`, `SPONSORED ADR`, …; `CALL` and `PUT` are the list's own numbers for options. */
  readonly description: string;
  /** Change from the previous quarter. */
  readonly status: 'added' | 'deleted' | null;
  /** 1-based line number; start and end of the line in the text, in UTF-16 units. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

export interface OfficialList {
  readonly securities: readonly ListLine[];
  /** Non-empty lines that could not be read. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

/** Columns of the 80-character lines: CUSIP 0–8, asterisk 9, issuer 10–39, description 40–66, status 67–78. */
const LINE = /^([0-9A-Z*#@]{9})([ *])(.{30})(.*)$/;
const DESCRIPTION_WIDTH = 27;

/**
 * Reads the list's text edition (`13flist2026q2-txt.txt`). Check digits are not verified: option numbers have none.
 *
 * @example
 * parseOfficialList('037833100*APPLE INC                     COM                                    E').securities[0]
 * // { cusip: '037833100', hasOptions: true, issuerName: 'APPLE INC', description: 'COM', status: null, line: 1, … }
 */
export function parseOfficialList(text: string): OfficialList {
  const securities: ListLine[] = [];
  const unread: { line: number; text: string }[] = [];
  let start = 0;
  text.split('\n').forEach((whole, index) => {
    const line = whole.replace(/\r$/, '');
    const place = { line: index + 1, start, end: start + line.trimEnd().length };
    start += whole.length + 1;
    if (line.trim() === '') return;
    const security = securityIn(line.slice(0, 200));
    if (security) securities.push({ ...security, ...place });
    else unread.push({ line: place.line, text: line.slice(0, 120) });
  });
  return { securities, unread };
}

function securityIn(line: string): Omit<ListLine, 'line' | 'start' | 'end'> | null {
  const match = LINE.exec(line);
  const issuerName = match?.[3]?.trim() ?? '';
  if (!match?.[1] || issuerName === '' || !/\d/.test(match[1])) return null;
  const rest = match[4] ?? '';
  const mark = /\*\s*([AD])\w*\s*\*/i.exec(rest.slice(DESCRIPTION_WIDTH)) ?? /\s\*\s*([AD])\s*\*/i.exec(rest);
  const description = rest.slice(0, DESCRIPTION_WIDTH).replace(/\*\s*[AD]\s*\*.*$/i, '');
  return {
    cusip: match[1],
    hasOptions: match[2] === '*',
    issuerName,
    description: description.trim(),
    status: mark === null ? null : mark[1]?.toUpperCase() === 'A' ? 'added' : 'deleted',
  };
}

const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31'] as const;

/**
 * The last day of a list's quarter, from the SEC's file name or as a user writes it; the list itself does not state it.
 * Null where the text names none.
 *
 * @example
 * quarterOfList('13flist2026q2-txt.txt') // '2026-06-30'
 * quarterOfList('2026Q2') // '2026-06-30'
 */
export function quarterOfList(name: string): IsoDate | null {
  const match = /(?:^|13flist_?)((?:19|20)\d\d)[-_ ]?q([1-4])(?!\d)/i.exec(name.trim());
  const lastDay = LAST_DAYS[Number(match?.[2]) - 1];
  return match?.[1] !== undefined && lastDay !== undefined ? parseIsoDate(`${match[1]}-${lastDay}`) : null;
}
