import type { CrossValidation, Reason } from '../../core/parser.ts';
import { ONE_TO_TWELVE } from '../layout/number-words.ts';
import { canBeName, endsWithForm, endsWithLegalForm, looksLikeTwoNames } from './entity-names.ts';
import { isHeadingCell, isOfHeadingWords, labelOf } from './labels.ts';
import { type ListReading, type ListRow, nameKey } from './list-row.ts';
import { placeIn } from './place-phrases.ts';
import { isInPlace, isPlace } from './places.ts';

/** A list whose cross-checks all hold. */
export const PROVEN = 0.95;
/** A list read without contradiction, that some check cannot prove. */
export const PROBABLE = 0.8;
const DOUBTFUL = 0.6;
const POOR = 0.4;

/** Doubts of rows that only lack evidence. */
export const NO_EVIDENCE = 'neither a legal form nor a jurisdiction';
export const NO_FORM = 'no legal form';

export interface Verdict {
  readonly confidence: number;
  readonly crossValidations: readonly CrossValidation[];
  readonly reasons: readonly Reason[];
}

/** "has three subsidiaries" → 3; null where no count is stated, or it may count others ("two foreign subsidiaries"). */
function statedCount(sentences: readonly string[]): number | null {
  for (const text of sentences) {
    const match =
      /\b(?:has|have|had|owns|are|following)\s+(?:only\s+)?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3})\s+(?:\(\d{1,3}\)\s+)?(?:wholly[- ]owned |direct |active |majority[- ]owned |operating )*subsidiar(?:y|ies)\b/i.exec(
        text,
      );
    const word = match?.[1]?.toLowerCase();
    if (word !== undefined) return ONE_TO_TWELVE[word] ?? Number(word);
  }
  return null;
}

/**
 * Confidence: 0.95 where every check holds: every line is a row, a heading, a note or page furniture; no row has a
 * doubt of its own (wrapped without sign, several percents, words left over); no name looks like two names, a place or
 * a label; the jurisdictions are known places or nearly all; each name has a legal form where its jurisdiction
 * cannot vouch for it; a stated count agrees. 0.8 where only a weak check fails, 0.6 where rows are in doubt, 0.4 where
 * more than a tenth of them are.
 */
export function verdictOf(reading: ListReading, replaced: number): Verdict {
  const { rows } = reading;
  const checks: CrossValidation[] = [];
  const reasons: Reason[] = [];
  function check(name: string, failed: number, code: string, message: string): boolean {
    checks.push({ name, passed: failed === 0 });
    if (failed > 0) reasons.push({ code, message });
    return failed === 0;
  }
  const quote = (row: ListRow | undefined) => (row === undefined ? '' : `: ${row.name.text.slice(0, 80)}`);
  const total = Math.max(1, rows.length);

  const left = reading.unexplained;
  const isExplained = check(
    'every line is a row, a heading or a note',
    left.length,
    'unexplained-lines',
    `${left.length} lines are not understood: ${left[0]?.text.slice(0, 80) ?? ''}`,
  );
  const doubted = rows.filter((row, index) => row.doubts.length > 0 && !isOfTheFamily(rows, index));
  const isUndoubted = check(
    'no row is in doubt',
    doubted.length,
    'rows-in-doubt',
    `${doubted.length} rows are in doubt (${doubted[0]?.doubts[0] ?? ''})${quote(doubted[0])}`,
  );
  const odd = rows.filter((row) => !isSoundName(row));
  const areNames = check(
    'every name is one name',
    odd.length,
    'odd-names',
    `${odd.length} names may be no names, or two${quote(odd[0])}`,
  );
  const placed = rows.filter((row) => row.jurisdiction !== null);
  const unknown = placed.filter((row) => {
    const place = row.jurisdiction?.text ?? '';
    return !row.knownPlace && !isPlace(place) && !(row.from === 'columns' && isInPlace(place));
  });
  // In a column of places a few may be unknown (a town, a misprint); in running text they may be part of the name.
  const inText = unknown.filter((row) => row.from !== 'columns').length;
  const mayMiss = reading.hasJurisdictionColumn ? Math.max(1, total * 0.1) : Math.max(0, total * 0.03);
  const farOff = unknown.filter(
    (row) =>
      (row.jurisdiction?.text.length ?? 0) > 60 ||
      /\d/.test(row.jurisdiction?.text ?? '') ||
      isOfHeadingWords(row.jurisdiction?.text ?? '') ||
      endsWithLegalForm(row.jurisdiction?.text ?? ''),
  ).length;
  const failsPlaces = farOff > 0 || unknown.length > mayMiss ? unknown.length : 0;
  const arePlaces = check(
    'jurisdictions are known places',
    failsPlaces,
    'unknown-jurisdictions',
    `${unknown.length} jurisdictions are no known places: ${unknown[0]?.jurisdiction?.text.slice(0, 60) ?? ''}`,
  );
  const bare = rows.filter(
    (row, index) => row.jurisdiction === null && !endsWithForm(row.name.text) && !isOfTheFamily(rows, index),
  );
  const areFormed = check(
    'names without jurisdiction have a legal form',
    bare.length > total * 0.03 ? bare.length : 0,
    'bare-names',
    `${bare.length} names have neither jurisdiction nor legal form${quote(bare[0])}`,
  );
  const mixed =
    placed.length > 0 &&
    placed.length < rows.length &&
    placed.length >= rows.length * 0.8 &&
    reading.hasJurisdictionColumn
      ? rows.length - placed.length
      : 0;
  const told = placesInText(reading);
  const areTold = check(
    'no place of several companies is told in the text alone',
    told,
    'places-in-text',
    `the text says where companies are organized: ${told} rows have no jurisdiction`,
  );
  const unexplainedMarks = marksWithoutNotes(reading);
  const areMarks = check(
    'numbers in parentheses are footnotes',
    unexplainedMarks,
    'marks-without-notes',
    `${unexplainedMarks} names end in a number that no note explains`,
  );
  const areFilled = check(
    'the column of jurisdictions is filled',
    mixed > Math.max(1, total * 0.05) ? mixed : 0,
    'missing-jurisdictions',
    `${mixed} rows have no jurisdiction`,
  );
  // "Acme (Bermuda)" among names without places may be all name.
  const inNames = placed.filter((row) => row.from === 'line' && row.jurisdiction !== null).length;
  const few = inNames > 0 && placed.length < total * 0.3 ? inNames : 0;
  const arePlaced = check(
    'places in parentheses are the rule',
    few,
    'few-places',
    `only ${few} of ${rows.length} names end in a place`,
  );
  const percents = rows.flatMap((row) => (row.percent === null ? [] : [row.percent]));
  const fractions = percents.length > 0 && percents.every(({ value }) => value <= 1) ? percents.length : 0;
  const worded = percents.filter((found) => found.isWorded).length;
  const arePercents = check(
    'percents are printed as percents',
    fractions + worded,
    'percents-in-words',
    'ownership is given in words or as a fraction',
  );
  const columns = check(
    'every column is understood',
    reading.doubts.length,
    'columns-in-doubt',
    reading.doubts[0] ?? '',
  );
  const stated = statedCount(reading.sentences.map(({ text }) => text));
  const isCounted =
    stated === null ||
    check(
      'rows = stated count',
      stated === rows.length ? 0 : 1,
      'count-differs',
      `${stated} subsidiaries are stated, ${rows.length} were read`,
    );
  const isWhole = check(
    'text is not mutilated',
    replaced,
    'damaged-text',
    `${replaced} characters of the list could not be decoded`,
  );

  const weak = [
    areTold,
    areMarks,
    areFilled,
    arePlaced,
    areFormed,
    arePercents,
    columns,
    inText <= Math.max(1, total * 0.03),
  ].every(Boolean);
  const strong = [isExplained, isUndoubted, areNames, arePlaces, isCounted, isWhole].every(Boolean);
  const hurt = doubted.length + odd.length + left.length;
  const confidence = strong && weak ? PROVEN : strong ? PROBABLE : hurt <= total * 0.1 ? DOUBTFUL : POOR;
  return { confidence, crossValidations: checks, reasons };
}

/** "… all incorporated in Ohio except where noted", "(4) Incorporated in Oregon": places that no row has. */
function placesInText({ rows, notes, sentences }: ListReading): number {
  const bare = rows.filter((row) => row.jurisdiction === null).length;
  if (bare === 0) return 0;
  const said = [...notes, ...sentences].some(({ text }) => {
    const place =
      /\b(?:incorporated|organized|formed|chartered) (?:in|under the laws of)(?: the (?:State|Commonwealth) of)? (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)/u.exec(
        text,
      )?.[1];
    return place !== undefined && isPlace(place.replace(/\.$/, ''));
  });
  return said ? bare : 0;
}

/** "SINGLE SHIP COMPANIES (47)" without any note: footnotes begin at one, so the number may count something. */
function marksWithoutNotes({ rows, notes, headingMarks }: ListReading): number {
  if (notes.length > 0) return 0;
  const marked = rows.filter((row) => row.noteMarks.some((mark) => /^\d{1,2}$/.test(mark)));
  const isSeries = headingMarks.has('1') || marked.some((row) => row.noteMarks.includes('1'));
  return isSeries || marked.length < 2 ? 0 : marked.length;
}

/** Weak by itself, but it shares a word with the rows before and after it, as groups' names do. */
function isOfTheFamily(rows: readonly ListRow[], index: number): boolean {
  const row = rows[index];
  if (row === undefined || row.doubts.some((doubt) => doubt !== NO_EVIDENCE && doubt !== NO_FORM)) return false;
  const wordsAt = (at: number) => new Set(nameKey(rows[at]?.name.text ?? '').split(' '));
  const [before, after] = [wordsAt(index - 1), wordsAt(index + 1)];
  return [...wordsAt(index)].some(
    (word) =>
      word.length >= 4 &&
      !COMMON.has(word) &&
      (before.has(word) || index === 0) &&
      (after.has(word) || index === rows.length - 1) &&
      rows.length >= 5,
  );
}

const COMMON = new Set(
  'holdings company limited international services corporation group partners capital management financial systems global energy properties insurance bank'.split(
    ' ',
  ),
);

/** "Acme Tennessee, a general partnership" is a name. */
const KIND_BEHIND =
  /,\s+an?\s+(?:(?:general|limited|liability|joint|business|statutory|unincorporated|professional|public|private)\s+)*(?:partnership|company|corporation|trust|association|venture)$/i;

/** "Acme Corp., a federally chartered company", "Acme Ltd., wholly under control": words about the company. */
function describesItself(name: string): boolean {
  const outside = /\([^()]*\)|\[[^[\]]*\]/g;
  const bare = name.replace(outside, '').replace(outside, '').replace(KIND_BEHIND, '');
  if (/,\s+an?\s+(?:[\p{L}-]+\s){0,6}\p{Ll}{4,}/u.test(bare)) return true;
  const behind =
    /(?:^|[\s,])(?:Inc\.?|LLC|L\.L\.C\.|Ltd\.?|Limited|Corp\.?|Corporation|S\.A\.|GmbH|N\.V\.|B\.V\.|PLC|L\.P\.)[,\s]\s*(\S.*)$/u.exec(
      bare,
    )?.[1] ?? '';
  return [...behind.matchAll(/(?<![\p{L}.])\p{Ll}{4,}/gu)].length >= 2;
}

/** "Acme, L.P. – an Ohio Limited Partnership", where a column says "Ohio" too. */
function saysItsKind(tail: string, row: ListRow): boolean {
  const place = placeIn(tail.replace(/^[\s–—-]+/, ''));
  return row.jurisdiction !== null && place.toLowerCase() === row.jurisdiction.text.toLowerCase();
}

function isSoundName(row: ListRow): boolean {
  const { text } = row.name;
  if (!canBeName(text) || looksLikeTwoNames(text) || text.length > 160 || isPlace(text)) return false;
  if (labelOf(text) !== null && !endsWithForm(text)) return false;
  if (
    text.lastIndexOf('(') > text.lastIndexOf(')') ||
    /^[)\],;:]/.test(text) ||
    /\s(?:of|and|&)$|(?<!,)\sthe$/i.test(text)
  )
    return false;
  if (text.startsWith('(')) return false;
  // "Entity Name | Home State": a heading that was not known for one.
  if (isHeadingCell(text) && !row.knownPlace) return false;
  // A postal code at the end is of an address.
  if (/\s\d{5}(?:-\d{4})?$/.test(text) && /\d.*\D\d{5}(?:-\d{4})?$/.test(text)) return false;
  // "Acme, Inc. – Delaware …": words behind a dash that were not understood.
  const dash = /\s[–—-]\s/.exec(text);
  const isKind = dash !== null && saysItsKind(text.slice(dash.index), row);
  if (dash !== null && endsWithLegalForm(text.slice(0, dash.index)) && !isKind) return false;
  if (!isKind && describesItself(text)) return false;
  // A number at the end that is no part of the name ("Acme LLC 3") may be a footnote; a percent or sum never belongs.
  if (/\d\s?%|\$\s?\d|(?:\bInc\.?|\bLLC|\bLtd\.?|\bCorp\.?|\bGmbH|\bL\.P\.)\s?\d{1,2}$/.test(text)) return false;
  if (/^\p{Ll}{3,}\s/u.test(text) && !endsWithLegalForm(text)) return false;
  return nameKey(text) !== '';
}
