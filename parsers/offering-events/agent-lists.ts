import type { TextRange } from '../prose/flat-text.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { hasFirmEnding, isFirmName, roleNames } from './role-names.ts';
import { type Figure, figuresOf, findAll } from './search.ts';

/** Firms with the place of their list. */
export interface NamedFirms {
  readonly names: readonly string[];
  /** False where a row of the list has a name that was not understood. */
  readonly isWhole?: boolean;
  readonly at: TextRange;
}

const SECTION = /\n[ ]{0,100}(?:UNDERWRITING|PLAN OF DISTRIBUTION|PLACEMENT AGENT)\b[^\n]{0,60}(?=\n)/gi;
const SECTION_LENGTH = 20_000;

/** The section on underwriters or agents, where the prospectus gives their legal names. */
export function underwritingSections(document: OfferingDocument, cover: Cover): readonly TextRange[] {
  return findAll(document, cover.body, SECTION, 8).map(({ end }) => ({
    start: end,
    end: Math.min(cover.body.end, end + SECTION_LENGTH),
  }));
}

const NAMES_HEAD =
  /^(?:names? of )?(?:the )?(?:underwriters?|placement agents?|sales agents?|names?)(?: of underwriters?)?$/i;
/** The headings of a table whose cells became lines. */
const JOINED_HEAD =
  /^(?:underwriters?|placement agents?|names?) (?:(?:total|aggregate) )?(?:number|shares|units|amount|percentage|ADSs)\b/i;
const AMOUNT_HEAD = /number|shares|units|amount|percentage|total|ADSs/i;

const AGENTS_HEAD = /underwriters?|agents?/i;

/**
 * "Underwriter | Number of shares": the first column down to the total, and the total of the shares.
 *
 * @param isSection whether the range is the section on underwriting, where "Name" heads the underwriters' names too
 */
export function tableNames(
  document: OfferingDocument,
  range: TextRange,
  isSection: boolean,
): (NamedFirms & { readonly shares: Figure | null }) | null {
  for (const table of document.layout.tables) {
    if (table.start >= range.end) return null;
    if (table.start < range.start) continue;
    const head = table.rows.findIndex(
      ({ cells: [first, ...others] }) =>
        first !== undefined &&
        (isSection || AGENTS_HEAD.test(`${first.text} ${others[0]?.text ?? ''}`)) &&
        others.some(({ text }) => (NAMES_HEAD.test(first.text) ? AMOUNT_HEAD : JOINED_HEAD).test(text)),
    );
    if (head < 0) continue;
    const rows = table.rows.slice(head + 1);
    const total = rows.findIndex(({ cells: [first] }) => /^total/i.test(first?.text ?? ''));
    const listed = rows.slice(0, total < 0 ? undefined : total);
    const cells = listed.flatMap(({ cells: [first] }) => first ?? []);
    const named = cells.filter(({ text }) => isFirmName(withoutDots(text)));
    const [first, last] = [named[0], named.at(-1)];
    // People have names too: a list of holders has no firm's ending in most of them.
    if (first === undefined || last === undefined || !named.some(({ text }) => hasFirmEnding(withoutDots(text))))
      continue;
    const row = rows[total];
    const shares = row === undefined ? null : (figuresOf(row)[0] ?? null);
    const isWhole = listed.every(
      (one) => figuresOf(one).length === 0 || isFirmName(withoutDots(one.cells[0]?.text ?? '')),
    );
    const names = named.map(({ text }) => withoutDots(text));
    return { names, isWhole, at: { start: first.start, end: last.end }, shares };
  }
  return null;
}

/** The first of the leader dots may be the one of "Inc." or "Co.". */
function withoutDots(text: string): string {
  return text
    .replace(/(?<![\s.])[\s.]{4,}$/, '')
    .trim()
    .replace(/\b(?:Inc|Co|Corp|Ltd|L\.P|L\.L\.C|N\.A)$/, '$&.');
}

const LIST_HEAD = /(?:^|\n)[ ]{0,60}(?:names? of )?(?:underwriters?|placement agents?|names?)[ ]{0,60}(?=\n)/gi;

const FIGURES = /^[\d$%.,\s]+$/;

/** A list without a table: a line "Underwriters", names in lines of their own. */
export function listedNames(document: OfferingDocument, section: TextRange): NamedFirms | null {
  for (const head of findAll(document, section, LIST_HEAD, 4)) {
    // Each name may have its number on a line of its own, until the total.
    const lines = linesOf(document.flat, head.end + 1, section.end, 80).filter(
      ({ words }) => /^total/i.test(words) || !(AMOUNT_HEAD.test(words) || FIGURES.test(words)),
    );
    const names = lines.slice(
      0,
      firstIndex(lines, ({ words }) => !isFirmName(words)),
    );
    const [first, last] = [names[0], names.at(-1)];
    if (first === undefined || last === undefined || !names.some(({ words }) => hasFirmEnding(words))) continue;
    return { names: names.map(({ words }) => words), at: { start: first.start, end: last.end } };
  }
  return null;
}

interface Line extends TextRange {
  readonly words: string;
}

function linesOf(text: string, start: number, end: number, most: number): Line[] {
  const lines: Line[] = [];
  let at = start;
  while (at < end && lines.length < most) {
    const newline = text.indexOf('\n', at);
    const stop = newline < 0 || newline > end ? end : newline;
    // Bars are edges of cells.
    const line = text.slice(at, stop).replaceAll('|', '\t');
    const words = line.trim();
    const from = at + (line.length - line.trimStart().length);
    if (words !== '') lines.push({ words, start: from, end: from + words.length });
    at = stop + 1;
  }
  return lines;
}

function firstIndex<T>(items: readonly T[], test: (item: T) => boolean): number {
  const index = items.findIndex(test);
  return index < 0 ? items.length : index;
}

const ROLE_LINE =
  /^(?:(?:sole|joint|lead|active|passive|co|exclusive|global|senior|financial|structuring|and|book|running|dealer|qualified independent)[- /,]{0,3})*(?:book-?running managers?|bookrunners?|managers?|placement agents?|underwriters?|dealer-?managers?|sales agents?|agents?|co-?managers?|advisors?)(?: for the offering)?:?$/i;
const COVER_DATE =
  /(?:date of this prospectus|prospectus (?:supplement )?(?:is )?dated)|^(?:[A-Z][a-z]+ \d{1,2}, \d{4}|,? ?\d{4})$/i;
const PROSE = 110;

/** The firms at the foot of the cover: lines of names, under their roles or just above the date. */
export function coverNames(
  document: OfferingDocument,
  cover: Cover,
): (NamedFirms & { readonly hasRole: boolean }) | null {
  const plain = document.layout.plain.text;
  const lines = linesOf(plain, cover.prose.start, cover.end, 400);
  const date = lines.findLastIndex(({ words }) => words.length < PROSE && COVER_DATE.test(words));
  const role = lines.findLastIndex(({ words }) => ROLE_LINE.test(words));
  const from = date < 0 ? (role < 0 ? lines.length : Math.min(lines.length, role + 8)) : date;
  const found: Line[] = [];
  let hasRole = false;
  for (const line of lines.slice(0, from).toReversed()) {
    if (ROLE_LINE.test(line.words)) hasRole = true;
    else if (isCloseOfNames(line, found.length > 0 || hasRole)) break;
    else found.unshift(line);
    if (found.length > 12) return null;
  }
  const named = found.filter(({ words }) => roleNames(words).length > 0);
  const listed = named.flatMap(({ words }) => roleNames(words));
  // Brands beside two names of firms are firms.
  const isList = hasRole || listed.filter(hasFirmEnding).length > 1;
  const names = listed.filter((name) => isList || hasFirmEnding(name));
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined || names.length === 0) return null;
  return { names, at: { start: first.start, end: last.end }, hasRole };
}

/** Above the names is prose, or something that is no name. */
function isCloseOfNames({ words }: Line, isBegun: boolean): boolean {
  if (words.length > PROSE || /[.;]$/.test(words.replace(/\b(?:Inc|Co|Corp|Ltd|L\.P|L\.L\.C|N\.A)\.$/, '')))
    return true;
  return isBegun && roleNames(words).length === 0 && !/^an? .* company/i.test(words);
}

const ENDING =
  /,? (?:& Co\.|& Company|Incorporated|Inc\.|LLC|L\.L\.C\.|LLP|L\.P\.|LP|Ltd\.?|Limited|Corp\.?|Corporation|plc|Securities)(?![\w.])/y;

/** The legal name of a brand: as the rest of the document writes it in full. */
export function legalName(flat: string, brand: string, { start, end }: TextRange): string {
  if (/(?:LLC|Inc\.|L\.P\.|LP|Incorporated|Limited|Ltd\.?)$/.test(brand)) return brand;
  let at = flat.indexOf(brand, start);
  for (let seen = 0; at >= 0 && at < end && seen < 40; seen += 1) {
    let full = brand.length;
    ENDING.lastIndex = at + full;
    for (let next = ENDING.exec(flat); next !== null; next = ENDING.exec(flat)) {
      full += next[0].length;
      ENDING.lastIndex = at + full;
    }
    if (full > brand.length) return flat.slice(at, at + full);
    at = flat.indexOf(brand, at + brand.length);
  }
  return brand;
}
