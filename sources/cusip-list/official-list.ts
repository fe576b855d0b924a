/**
 * The SEC's Official List of Section 13(f) Securities, in its text edition: the only source by which a CUSIP names an
 * issuer here.
 */

export interface ListedSecurity {
  /** Nine characters, with leading zeros. */
  readonly cusip: string;
  /** Whether listed options exist on it (an asterisk after the CUSIP). */
  readonly hasOptions: boolean;
  readonly issuerName: string;
  /** `COM`, `CL A`, `SPONSORED ADR`, …; `CALL` and `PUT` are the list's own numbers for options. */
  readonly description: string;
  /** Against the quarter before. */
  readonly status: 'added' | 'deleted' | null;
}

export interface OfficialList {
  readonly securities: readonly ListedSecurity[];
  /** Lines that are not empty and could not be read. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

/** Columns of the 80-character lines: CUSIP 0–8, asterisk 9, issuer 10–39, description 40–66, status 67–78. */
const LINE = /^([0-9A-Z*#@]{9})([ *])(.{30})(.*)$/;
const DESCRIPTION_WIDTH = 27;

/**
 * Reads the list's text edition (`13flist2026q2-txt.txt`). Check digits are not asked for: the numbers of options have
 * none.
 *
 * @example
 * parseOfficialList('037833100*APPLE INC                     COM                                    E').securities[0]
 * // { cusip: '037833100', hasOptions: true, issuerName: 'APPLE INC', description: 'COM', status: null }
 */
export function parseOfficialList(text: string): OfficialList {
  const securities: ListedSecurity[] = [];
  const unread: { line: number; text: string }[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const match = LINE.exec(line.slice(0, 200));
    const issuerName = match?.[3]?.trim() ?? '';
    if (!match?.[1] || issuerName === '' || !/\d/.test(match[1])) {
      unread.push({ line: index + 1, text: line.slice(0, 120) });
      return;
    }
    const rest = match[4] ?? '';
    const mark = /\*\s*([AD])\w*\s*\*/i.exec(rest.slice(DESCRIPTION_WIDTH)) ?? /\s\*\s*([AD])\s*\*/i.exec(rest);
    const description = rest.slice(0, DESCRIPTION_WIDTH).replace(/\*\s*[AD]\s*\*.*$/i, '');
    securities.push({
      cusip: match[1],
      hasOptions: match[2] === '*',
      issuerName,
      description: description.trim(),
      status: mark === null ? null : mark[1]?.toUpperCase() === 'A' ? 'added' : 'deleted',
    });
  });
  return { securities, unread };
}

/**
 * Resolves a CUSIP by the lists given: null where none names it, or where they name different issuers. Nothing is
 * derived from similar CUSIPs or names.
 */
export function createCusipResolver(lists: readonly OfficialList[]): (cusip: string) => ListedSecurity | null {
  const known = new Map<string, ListedSecurity | null>();
  for (const { securities } of lists) {
    for (const security of securities) {
      const other = known.get(security.cusip);
      if (other === undefined) known.set(security.cusip, security);
      else if (other !== null && nameKey(other.issuerName) !== nameKey(security.issuerName)) {
        known.set(security.cusip, null);
      }
    }
  }
  return (cusip) => known.get(cusip.toUpperCase()) ?? null;
}

function nameKey(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
