import { verbose } from '../../layout/patterns.ts';
import { endsWithForm } from '../assemble/entity-names.ts';
import { isCountryCode, isInPlace, isPlace, placeInPhrase, withoutDate } from '../assemble/places.ts';
import { percentOf } from '../assemble/shares.ts';
import type { ListCell, Words } from '../lines.ts';
import { type ColumnRole, roleOfHeading } from './headings.ts';

/** A footnote mark, bullet or list number in a cell of its own. */
export const MARK = verbose(
  'i',
)`^(?:\[\d{1,2}\]|\(?(?:\d{1,3}(?:[.-]\d{1,3}){0,4}|[a-z]|[ivx]{1,4})(?:\.\)|[).])?|[*†‡•·o▪–—-]+|
  %?\s*\((?:\d{1,2}|[a-z])\)(?:\s*\((?:\d{1,2}|[a-z])\))*|%)$`;
const NOTHING = /^(?:[-–—]+|n\/?a|none|nil|not applicable)$/i;

/** Cells above each other. */
export interface Cluster {
  from: number;
  to: number;
  cells: { readonly cell: ListCell; readonly line: number }[];
}

/** Shares of a column's filled cells that are places, percents and so on; the number of hundreds; the share of no words. */
function contentsOf(cluster: Cluster) {
  const texts = cluster.cells.map(({ cell }) => cell.words);
  const printed = texts.filter(({ text }) => !NOTHING.test(text));
  const whole = printed.filter(({ text }) => !isPart(text));
  const filled = whole.length > 0 ? whole : printed;
  const total = Math.max(1, filled.length);
  const areCodes = filled.length > 1 && filled.every(({ text }) => isPlaceCode(text));
  const counts = { places: 0, percents: 0, signs: 0, marks: 0, digits: 0, forms: 0, trades: 0, decimals: 0 };
  let hundreds = 0;
  for (const words of filled) {
    const { text } = words;
    if (areCodes || isPlaceCell(words)) counts.places += 1;
    if (percentOf(words, true) !== null && !isNameWithShare(text)) counts.percents += 1;
    // "Acme Corp. (Delaware)" is a company, too.
    if (endsWithForm(text.includes('(') ? text.replace(/(?<!\s)\s*\([^()]*\)?$/, '') : text)) counts.forms += 1;
    if (MARK.test(text)) counts.marks += 1;
    if (TRADE.test(text)) counts.trades += 1;
    if (text.includes('%')) counts.signs += 1;
    if (!/\d/.test(text)) continue;
    counts.digits += 1;
    if (/^\d{1,3}\.\d{2}$/.test(text)) counts.decimals += 1;
    if (/^100(?:\.0+)?$/.test(text)) hundreds += 1;
  }
  for (const part of COUNTED) counts[part] /= total;
  return { ...counts, hundreds, nothing: 1 - printed.length / Math.max(1, texts.length) };
}

const COUNTED = ['places', 'percents', 'signs', 'marks', 'digits', 'forms', 'trades', 'decimals'] as const;
const TRADE = /^(?:d\s?[./]\s?b\s?[./]\s?a\b|dba\b|doing business as)/i;

/** "(Netherlands)", "Kingdom)" below a name are its rest; where all cells are so, they are the column's own. */
function isPart(text: string): boolean {
  return (text.startsWith('(') || text.endsWith(')')) && /^\(\p{L}{3}|^\p{L}[^()]{0,40}\)$/u.test(text);
}

/** "SG", "DE": a code of a country or a state. */
function isPlaceCode(text: string): boolean {
  return text.length === 2 && (isCountryCode(text) || (/^[A-Z]{2}$/.test(text) && isPlace(text)));
}

function isPlaceCell(words: Words): boolean {
  return isPlace(withoutEndMarks(withoutDate(words).text)) || placeInPhrase(words) !== null;
}

/** Takes marks such as "(1)" and "*" off the end, in time linear in the text. */
function withoutEndMarks(text: string): string {
  if (!/[*†‡)]$/.test(text)) return text;
  let end = text.length;
  for (;;) {
    const mark = /[*†‡]$|\(\w{1,2}\)$/.exec(text.slice(Math.max(0, end - 4), end));
    if (mark === null) break;
    end -= mark[0].length;
  }
  return end === text.length ? text : text.slice(0, end).trimEnd();
}

/** "Acme Ltd. (51%)" is a name. */
function isNameWithShare(text: string): boolean {
  const ends = [
    text.indexOf('('),
    text.search(/(?<![\s,(–—-])[\s,(–—-]+(?:(?:approximately|about|approx\.) )?[\d.]+\s?%/),
  ];
  return ends.some((end) => end > 0 && endsWithForm(text.slice(0, end).trim()));
}

/** What most of a column's cells are. */
export function kindOf(cluster: Cluster): 'place' | 'percent' | 'mark' | 'words' {
  const { places, percents, marks } = contentsOf(cluster);
  return places >= 0.5 ? 'place' : percents >= 0.6 ? 'percent' : marks >= 0.8 ? 'mark' : 'words';
}

/** A column whose role is being worked out. */
interface ColumnDraft {
  readonly cluster: Cluster;
  readonly contents: ReturnType<typeof contentsOf>;
  readonly heading: string;
  /** The role by the heading alone. */
  readonly headed: ColumnRole | null;
  role: ColumnRole | null;
}

/** The role of each column by its cells and its heading. Doubts are appended. */
export function assignRoles(clusters: readonly Cluster[], headings: readonly string[], doubts: string[]) {
  const arePercents = headings.some((heading) => roleOfHeading(heading) === 'percent');
  const drafts = clusters.map((cluster, index): ColumnDraft => {
    const heading = headings[index] ?? '';
    // "Percent owned" over "Direct" and "Indirect"
    const isShare = arePercents && /^(?:in)?direct(?:ly)?$/i.test(heading);
    const headed = isShare ? 'percent' : heading === '' ? null : roleOfHeading(heading);
    return { cluster, contents: contentsOf(cluster), heading, headed, role: null };
  });
  for (const draft of drafts) draft.role = ownRole(draft, drafts, doubts);
  assignLocations(drafts, doubts);
  assignNames(drafts);
  assignRest(drafts, doubts);
  doubtSecondNames(drafts, doubts);
  return drafts;
}

/** The role of a column by itself; null where it is open. */
function ownRole(draft: ColumnDraft, drafts: readonly ColumnDraft[], doubts: string[]): ColumnRole | null {
  const { contents, headed } = draft;
  const { places, percents, marks, hundreds } = contents;
  if (contents.nothing === 1) return headed === 'percent' ? headed : 'other';
  if (marks >= 0.8 && headed !== 'percent') {
    // "99.60", "100.00" are as short as list numbers, but percents.
    return hundreds >= 2 || (hundreds > 0 && contents.decimals >= 0.9) ? 'percent' : 'mark';
  }
  if (contents.trades >= 0.6) return 'trade';
  if (headed === 'percent') {
    if (percents >= 0.3 || contents.nothing > 0.5 || (percents > 0 && percents + marks >= 0.8)) return 'percent';
    if (places >= 0.5) return 'jurisdiction';
    if (percents > 0 || contents.digits > 0.5) doubts.push(`a column of percents was not understood: ${draft.heading}`);
    return 'other';
  }
  if (percents >= 0.6 && contents.signs >= 0.4) return 'percent';
  if (headed === 'other') return 'other';
  // On a page where no row has a trade name its heading stands over the places.
  const isPlaced = places >= 0.9 && /\b(?:state|jurisdiction|country|incorporat|organi[sz])/i.test(draft.heading);
  if (places >= 0.5 && (headed !== 'trade' || isPlaced))
    return contents.forms > 0.6 && headed === 'name' ? 'name' : 'jurisdiction';
  if (headed === 'jurisdiction') {
    if (contents.forms >= 0.7 && places < 0.2) return null;
    // The heading of the next column reaches over this one.
    if (places < 0.1 && drafts.some((other) => other !== draft && other.contents.places >= 0.8)) return 'other';
  }
  return headed;
}

/** "Location" is where a company is; where nothing else says a place, and all are states or countries, it is theirs. */
function assignLocations(drafts: readonly ColumnDraft[], doubts: string[]): void {
  if (drafts.some(({ role }) => role === 'jurisdiction')) return;
  const areTowns = ({ cluster: { cells } }: ColumnDraft) => cells.every(({ cell }) => isInPlace(cell.words.text));
  const others = drafts.filter((draft) => draft.role === 'other' && (draft.contents.places >= 0.9 || areTowns(draft)));
  const located = others.find(({ heading }) => /^\W*(?:location|residence|country)\b/i.test(heading));
  if (located === undefined) return;
  located.role = 'jurisdiction';
  if (areTowns(located)) doubts.push('towns may be where companies are, not where they were formed');
}

const NAME_AND_PLACE =
  /^(?:names?|entity|compan(?:y|ies)|subsidiar(?:y|ies))\b.*\b(?:jurisdiction|state|place|country)\b/i;

/** Where no column is headed as the names: the likeliest one. */
function assignNames(drafts: readonly ColumnDraft[]): void {
  if (drafts.some(({ role }) => role === 'name')) return;
  // "Name of entity/Jurisdiction of organization": one column holds both.
  // A title over a column of places says "subsidiaries", too.
  const both = drafts.find(
    ({ role, heading, contents }) => role === 'jurisdiction' && contents.places < 0.5 && NAME_AND_PLACE.test(heading),
  );
  const isOpen = drafts.some(({ role }) => role === null);
  // "Entity (d/b/a)": names with their trade names behind them.
  const formed = isOpen
    ? undefined
    : drafts.find(({ role, contents }) => (role === 'other' || role === 'trade') && contents.forms >= 0.4);
  const score = (draft: ColumnDraft) => draft.contents.forms + 0.01 * (drafts.length - drafts.indexOf(draft));
  const [free] = drafts.filter(({ role }) => role === null).toSorted((a, b) => score(b) - score(a));
  const names = both ?? formed ?? free;
  if (names !== undefined) names.role = 'name';
}

function assignRest(drafts: readonly ColumnDraft[], doubts: string[]): void {
  const hasPlaces = drafts.some(({ role }) => role === 'jurisdiction');
  const hasOneName = drafts.filter(({ role }) => role === 'name').length === 1;
  const isHeaded = (wanted: ColumnRole) => drafts.some(({ headed }) => headed === wanted);
  for (const draft of drafts) {
    if (draft.role !== null) continue;
    const { heading, contents } = draft;
    const { forms, percents } = contents;
    draft.role = 'other';
    if (heading === '' && forms >= 0.5) draft.role = 'name';
    else if (!hasPlaces && contents.places >= 0.25) {
      doubts.push('a column was taken for jurisdictions though most of its words are no known places');
      draft.role = 'jurisdiction';
    }
    // A second list of names beside the first, few of them with a legal form.
    else if (hasOneName && heading === '' && percents < 0.5 && forms >= 0.3) draft.role = 'name';
    // Beside columns headed as names and places, a column with another heading holds something else.
    else if (heading === '' || percents >= 0.3 || !isHeaded('name') || !isHeaded('jurisdiction'))
      doubts.push(`a column was not understood${heading === '' ? '' : `: ${heading}`}`);
  }
}

/** Names beside names are another list only where both lists have places or neither has, and few names repeat: else they are owners. */
function doubtSecondNames(drafts: readonly ColumnDraft[], doubts: string[]): void {
  const [first, ...others] = drafts.filter(({ role }) => role === 'name');
  if (first === undefined) return;
  const places = drafts.filter(({ role }) => role === 'jurisdiction').length;
  const textsOf = ({ cluster }: ColumnDraft) => cluster.cells.map(({ cell }) => cell.words.text);
  const firstNames = new Set(textsOf(first));
  for (const draft of others) {
    const texts = textsOf(draft);
    const repeated = texts.length - new Set(texts).size + texts.filter((text) => firstNames.has(text)).length;
    if ((places === 0 || places > others.length) && repeated <= texts.length * 0.2) continue;
    draft.role = 'other';
    doubts.push('a second column of names was taken for owners');
  }
}
