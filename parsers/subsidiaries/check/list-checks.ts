import { ONE_TO_TWELVE } from '../../layout/number-words.ts';
import { verbose, wordSet } from '../../layout/patterns.ts';
import { canBeName, endsWithForm, endsWithLegalForm, looksLikeTwoNames, nameKey } from '../assemble/entity-names.ts';
import { ADJECTIVE, BRANCH, FORM_BESIDE, NO_LEGAL_FORM, REMARK, TOWN } from '../assemble/entry-parts.ts';
import { isInPlace, isPlace, placeIn } from '../assemble/places.ts';
import { isHeadingCell, isOfHeadingWords, labelOf } from '../find/headings.ts';
import { firstPlace } from '../lines.ts';
import type { ListReading, ListRow } from '../rows/list-row.ts';

/** A list that passes all cross-checks. */
export const PROVEN = 0.95;
/** A list read without contradiction, that some check cannot prove. */
export const PROBABLE = 0.8;
const DOUBTFUL = 0.6;
const POOR = 0.4;

/** Doubts of rows that only lack evidence. */
export const NO_EVIDENCE = 'neither a legal form nor a jurisdiction';
export const NO_FORM = 'no legal form';
export const NO_PLACE = 'no jurisdiction in its column';

/** Doubts of rows that sentences name. */
export const OF_SENTENCE = 'read from a sentence';
export const OF_PARAGRAPH = 'read from a sentence of a paragraph';

/** In order, with their faults. A failed strong check puts rows in doubt; with a failed weak one nothing is proven. */
const CHECKS = {
  'unexplained-lines': ['strong', 'every line is a row, a heading or a note', 'lines are not understood'],
  'rows-in-doubt': ['strong', 'no row is in doubt', 'rows are in doubt'],
  'odd-names': ['strong', 'every name is one name', 'names may be no names, or two'],
  'unknown-jurisdictions': ['strong', 'jurisdictions are known places', 'jurisdictions are no known places'],
  'bare-names': [
    'weak',
    'names without jurisdiction have a legal form',
    'names have neither jurisdiction nor legal form',
  ],
  'places-in-text': [
    'weak',
    'no place of several companies is told in the text alone',
    'rows lack a place of the text',
  ],
  'marks-without-notes': [
    'weak',
    'numbers in parentheses are footnotes',
    'names end in a number that no note explains',
  ],
  'missing-jurisdictions': ['weak', 'the column of jurisdictions is filled', 'rows have no jurisdiction'],
  'few-places': ['weak', 'places in parentheses are the rule', 'names end in a place, unlike the others'],
  'percents-in-words': ['weak', 'percents are printed as percents', 'percents are given in words or as a fraction'],
  'first-without-share': ['weak', 'the first row is like the others', 'rows may be the registrant'],
  'places-by-wording': ['weak', 'jurisdictions are nouns, apart from the name', 'places are known by their wording'],
  'percents-open': ['weak', 'every share is one percent', 'shares may be of several holders'],
  'columns-in-doubt': ['weak', 'every column is understood', 'doubts about columns'],
  'count-differs': ['strong', 'rows = stated count', 'stated count differs from the rows'],
  'damaged-text': ['strong', 'text is not mutilated', 'characters of the list could not be decoded'],
} as const;

/** How many lines, rows or values fail a check, and the first of them. */
type Finding = readonly [failed: number, first?: string | undefined];
type Findings = Readonly<Partial<Record<keyof typeof CHECKS, Finding>>>;

const ifMore = (count: number, most: number): number => (count > most ? count : 0);

/** 0.95 where all checks pass, 0.8 where only weak ones fail, 0.6 with rows in doubt, 0.4 with more than a tenth. */
export function verdictOf(reading: ListReading, undecoded: number) {
  const { rows, unexplained, hasJurisdictionColumn, doubts } = reading;
  const total = Math.max(1, rows.length);
  const blank = rows.filter(isBlankPlace);
  // A blank cell among many filled ones doubts the value (see `rowFaults`), not the list.
  const isFewBlank = total >= 12 && blank.length <= Math.max(1, total * 0.05);
  const doubted = rows.filter(
    (row, index) => row.doubts.length > 0 && !(isFewBlank && isBlankPlace(row)) && !isOfTheFamily(rows, index),
  );
  const wordings = doubted.filter(isOfWording);
  const unsure = doubted.filter((row) => !isOfWording(row));
  const odd = rows.filter((row) => !isSoundName(row));
  const unknown = rows.filter(hasUnknownPlace);
  const placed = rows.filter((row) => row.jurisdiction !== null);
  const bare = rows.filter(
    (row, index) => row.jurisdiction === null && !endsWithForm(row.name.text) && !isOfTheFamily(rows, index),
  );
  const isNearlyFilled = placed.length > 0 && placed.length >= rows.length * 0.8 && hasJurisdictionColumn;
  // "Acme (Bermuda)" among names without places may be all name.
  const inNames = placed.length < total * 0.3 ? placed.filter((row) => row.from === 'line').length : 0;
  const percents = rows.flatMap((row) => row.percent ?? []);
  const fractions = percents.every(({ value }) => value <= 1) ? percents.length : 0;
  // "wholly-owned" in a heading or in prose is said of all, and may not hold for each.
  const worded = rows.filter((row) => row.percent?.isWorded === true && !isOwnWords(row)).length;
  const open = rows.filter(({ percentDoubt }) => percentDoubt !== null);
  const findings: Findings = {
    'unexplained-lines': [unexplained.length, unexplained[0]?.text],
    'rows-in-doubt': [unsure.length, `${unsure[0]?.doubts[0]}: ${unsure[0]?.name.text}`],
    'places-by-wording': [wordings.length, `${wordings[0]?.doubts[0]}: ${wordings[0]?.name.text}`],
    'odd-names': [odd.length, odd[0]?.name.text],
    'unknown-jurisdictions': unknownPlaces(reading, unknown),
    'bare-names': [ifMore(bare.length, total * 0.03), bare[0]?.name.text],
    'places-in-text': [placesInText(reading)],
    'marks-without-notes': [marksWithoutNotes(reading)],
    'missing-jurisdictions': [isNearlyFilled ? ifMore(rows.length - placed.length, Math.max(1, total * 0.05)) : 0],
    'few-places': [inNames],
    'percents-in-words': [fractions + worded],
    'first-without-share': [isRootLike(rows) ? 1 : 0, rows[0]?.name.text],
    'percents-open': [open.length, `${open[0]?.percentDoubt}: ${open[0]?.name.text}`],
    'columns-in-doubt': [doubts.length, doubts[0]],
    ...countFinding(reading),
    'damaged-text': [undecoded],
  };
  const checks = Object.entries(CHECKS).flatMap(([code, [weight, name, fault]]) => {
    const [count, first] = findings[code as keyof typeof CHECKS] ?? [];
    const message = `${count} ${fault}${first === undefined ? '' : `: ${first.slice(0, 120)}`}`;
    return count === undefined ? [] : [{ code, weight, name, failed: count, message }];
  });
  const failed = checks.filter((check) => check.failed > 0);
  // In a column of places a few may be unknown (a town, a misprint); in running text they may be part of the name.
  const unknownInText = unknown.filter((row) => row.from !== 'columns').length;
  const isStrong = !failed.some(({ weight }) => weight === 'strong');
  const isProven = failed.length === 0 && unknownInText <= Math.max(1, total * 0.03);
  const isPoor = unsure.length + odd.length + unexplained.length > total * 0.1;
  return {
    confidence: isProven ? PROVEN : isStrong ? PROBABLE : isPoor ? POOR : DOUBTFUL,
    crossValidations: checks.map(({ name, failed: count }) => ({ name, passed: count === 0 })),
    reasons: failed.map(({ code, message }) => ({ code, message })),
  };
}

/** Whether nothing is wrong with a row but an empty cell of its place. */
function isBlankPlace({ doubts, name }: ListRow): boolean {
  return doubts.length === 1 && doubts[0] === NO_PLACE && endsWithLegalForm(name.text);
}

const OF_WORDING: ReadonlySet<string> = new Set([ADJECTIVE, NO_LEGAL_FORM, TOWN, FORM_BESIDE, REMARK]);

/** Whether a row's doubts are about the wording of its place alone. */
function isOfWording({ doubts, knownPlace, name }: ListRow): boolean {
  // A company that a sentence names with its legal form and a known place.
  const isSaid = knownPlace && endsWithLegalForm(name.text);
  const isOfSentence = (doubt: string) => doubt === OF_SENTENCE || doubt === OF_PARAGRAPH;
  return doubts.every((doubt) => OF_WORDING.has(doubt) || (isSaid && isOfSentence(doubt)));
}

/** Whether the first row alone has no share, or no place: it may be the registrant, who owns the others. */
function isRootLike([root, ...others]: readonly ListRow[]): boolean {
  if (root === undefined || others.length < 2) return false;
  // A line above the table, without a place unlike all of its rows.
  const isApart = others.every(({ segment, jurisdiction }) => segment !== root.segment && jurisdiction !== null);
  if (isApart && root.jurisdiction === null) return true;
  return (
    root.percent === null &&
    root.saysNoShare !== true &&
    others.length >= 3 &&
    others.every(({ percent }) => percent !== null)
  );
}

/** Whether a share in words is the row's own: behind its name, on its line. */
function isOwnWords({ percent, name, from }: ListRow): boolean {
  return from !== 'prose' && ((percent && firstPlace(percent.words)) ?? 0) > (firstPlace(name) ?? 0);
}

function hasUnknownPlace({ jurisdiction, knownPlace, from }: ListRow): boolean {
  if (jurisdiction === null || knownPlace || isPlace(jurisdiction.text)) return false;
  return !(from === 'columns' && isInPlace(jurisdiction.text));
}

function unknownPlaces({ rows, hasJurisdictionColumn }: ListReading, unknown: readonly ListRow[]): Finding {
  const places = unknown.map(({ jurisdiction }) => jurisdiction?.text ?? '');
  const isFarOff = (place: string) =>
    place.length > 60 || /\d/.test(place) || isOfHeadingWords(place) || endsWithLegalForm(place);
  const total = Math.max(1, rows.length);
  const most = hasJurisdictionColumn ? Math.max(1, total * 0.1) : total * 0.03;
  const failed = places.some(isFarOff) ? places.length : ifMore(places.length, most);
  return [failed, places[0]];
}

const STATED_COUNT = verbose('i')`
  \b(?:has|have|had|owns|are|following)\s+(?:only\s+)?(${Object.keys(ONE_TO_TWELVE).join('|')}|\d{1,3})\s+
  (?:\(\d{1,3}\)\s+)?(?:wholly[- ]owned |direct |active |majority[- ]owned |operating )*subsidiar(?:y|ies)\b`;

/** "has three subsidiaries" against the rows; no check where a count may be of others ("two foreign subsidiaries"). */
function countFinding({ rows, sentences }: ListReading): Findings {
  const [word] = sentences.flatMap(({ text }) => STATED_COUNT.exec(text)?.[1]?.toLowerCase() ?? []);
  if (word === undefined) return {};
  const stated = ONE_TO_TWELVE[word] ?? Number(word);
  return { 'count-differs': [stated === rows.length ? 0 : 1, `${stated} are stated, ${rows.length} were read`] };
}

const FORMED_IN_PLACE =
  /\b(?:incorporated|organized|formed|chartered) (?:in|under the laws of)(?: the (?:State|Commonwealth) of)? (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)/u;

/** "… all incorporated in Ohio except where noted", "(4) Incorporated in Oregon": places that no row has. */
function placesInText({ rows, notes, sentences }: ListReading): number {
  const isStated = [...notes, ...sentences].some(({ text }) => {
    const place = FORMED_IN_PLACE.exec(text)?.[1];
    return place !== undefined && isPlace(place.replace(/\.$/, ''));
  });
  return isStated ? rows.filter((row) => row.jurisdiction === null).length : 0;
}

/** "SINGLE SHIP COMPANIES (47)" without any note: footnotes begin at one, so the number may be a count. */
function marksWithoutNotes({ rows, notes, headingMarks }: ListReading): number {
  if (notes.length > 0) return 0;
  const marked = rows.filter((row) => row.noteMarks.some((mark) => /^\d{1,2}$/.test(mark)));
  const isSeries = headingMarks.has('1') || marked.some((row) => row.noteMarks.includes('1'));
  return isSeries || marked.length < 2 ? 0 : marked.length;
}

const COMMON_WORDS = wordSet`holdings company limited international services corporation group partners capital
  management financial systems global energy properties insurance bank`;

/** Weak by itself, but the row shares a word with the rows before and after it, as group companies do. */
function isOfTheFamily(rows: readonly ListRow[], index: number): boolean {
  const row = rows[index];
  if (row === undefined || rows.length < 5) return false;
  if (row.doubts.some((doubt) => doubt !== NO_EVIDENCE && doubt !== NO_FORM)) return false;
  const wordsAt = (at: number) => new Set(nameKey(rows[at]?.name.text ?? '').split(' '));
  const neighbors = [index - 1, index + 1].filter((at) => rows[at] !== undefined).map(wordsAt);
  return [...wordsAt(index)].some(
    (word) => word.length >= 4 && !COMMON_WORDS.has(word) && neighbors.every((words) => words.has(word)),
  );
}

/** Ends and beginnings that whole names do not have, addresses, percents and sums. */
const ODD = /^[)\],;:(.>=~|*•·–—-]|\s(?:of|and|&)$|(?<!,)\sthe$/i;
const ODD_WITH_DIGITS: readonly RegExp[] = [
  /^\D*\d.*\D\d{5}(?:-\d{4})?$/,
  // A number behind a legal form may be a footnote; "Acme LLC 3" is a name.
  /\d\s?%|\$\s?\d|(?:\bInc\.?|\bLLC|\bLtd\.?|\bCorp\.?|\bGmbH|\bL\.P\.)\s?\d{1,2}$/,
];

/** "Vessel-owning companies": several companies, which a heading may name. */
const SEVERAL = /\s(?:companies|subsidiaries|entities|corporations|partnerships|affiliates|undertakings)$/;

function isOdd(text: string): boolean {
  if (SEVERAL.test(text)) return true;
  return ODD.test(text) || (/\d/.test(text) && ODD_WITH_DIGITS.some((odd) => odd.test(text)));
}

/** Whether a row's name is one whole name of a company. */
function isSoundName(row: ListRow): boolean {
  const { text } = row.name;
  if (!canBeName(text) || looksLikeTwoNames(text) || text.length > 160 || isPlace(text)) return false;
  if (!endsWithForm(text) && labelOf(text) !== null) return false;
  if (text.lastIndexOf('(') > text.lastIndexOf(')') || isOdd(text)) return false;
  // "Entity Name | Home State": a heading that was not recognized.
  if (isHeadingCell(text) && !row.knownPlace) return false;
  // "Acme, Inc. – Delaware …": words behind a dash that were not understood.
  const dash = /\s[–—-]\s/.exec(text);
  const tail = dash === null ? '' : text.slice(dash.index + dash[0].length);
  const isKind = dash !== null && (repeatsPlace(tail, row) || BRANCH.test(tail));
  if (!isKind && dash !== null && endsWithLegalForm(text.slice(0, dash.index))) return false;
  if (!isKind && hasDescription(text)) return false;
  // "Name: Acme LLC", "Acme LLC EXHIBIT 21 (CONTINUED)"
  if (/\bexhibit 2[12]\b|\(continued\)/i.test(text)) return false;
  if (/^(?:(?:legal |full )?name|subsidiary|company|entity)(?: name)?:\s/i.test(text)) return false;
  if (/^(?:an?|\p{Ll}{3,})\s/u.test(text) && !endsWithLegalForm(text)) return false;
  return /^[A-SU-Z\d]/.test(text) || nameKey(text) !== '';
}

/** "Acme, L.P. – an Ohio Limited Partnership", where a column says "Ohio" too. */
function repeatsPlace(tail: string, { jurisdiction }: ListRow): boolean {
  const place = placeIn(tail.replace(/^[\s–—-]+/, ''));
  return jurisdiction !== null && place.toLowerCase() === jurisdiction.text.toLowerCase();
}

/** "Acme Tennessee, a general partnership" is a name. */
const KIND_AT_END = verbose('i')`,\s+an?\s+(?:(?:general|limited|liability|joint|business|statutory|unincorporated|
  professional|public|private)\s+)*(?:partnership|company|corporation|trust|association|venture)$`;
const WORDS_AFTER_FORM = verbose('u')`(?:^|[\s,])(?:Inc\.?|LLC|L\.L\.C\.|Ltd\.?|Limited|Corp\.?|Corporation|S\.A\.|
  GmbH|N\.V\.|B\.V\.|PLC|L\.P\.)[,\s]\s*(\S.*)$`;

/** "Acme Corp., a federally chartered company", "Acme Ltd., wholly under control": words about the company. */
function hasDescription(name: string): boolean {
  // Words in lowercase, or letters that only the patterns below tell apart.
  if (!/(?<![A-Za-z.])[a-z]|[^\x20-\x7e]/.test(name)) return false;
  const inner = /\([^()]*\)|\[[^[\]]*\]/g;
  const bare = name
    .replace(inner, '')
    .replace(inner, '')
    .replace(/\s{2,}/g, ' ')
    .replace(KIND_AT_END, '');
  if (/,\s+an?\s+(?:[\p{L}-]+\s){0,6}\p{Ll}{4,}/u.test(bare)) return true;
  const rest = WORDS_AFTER_FORM.exec(bare)?.[1] ?? '';
  return [...rest.matchAll(/(?<![\p{L}.])\p{Ll}{4,}/gu)].length >= 2;
}
