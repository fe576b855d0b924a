import { pattern, wordsOf } from '../words/patterns.ts';
import { sentencesOf } from '../words/sentences.ts';
import { labelsOf } from '../words/vote-labels.ts';
import type { ItemCell, ItemRow } from './item-row.ts';

/** A footnote's mark after a word or figure. */
const MARK = String.raw`(?:\s?\((?:[a-z*†‡#]{1,2}|\d{1,2})\))?`;
const BROKERS = String.raw`(?:Broker|BROKER|broker)\s?(?:Non|NON|non)\s?[-–\u2010\u2011]?\s?(?:Votes?|VOTES?|votes?)|(?:Non|NON)\s?[-–\u2010\u2011]?\s?(?:Votes?|VOTES?)`;
/** "Votes for Election", "Votes withheld from the nominee". */
const VOTES_CAST = String.raw`(?:Total\s+)?(?:Votes|votes)\s+(?:cast\s+)?(?:for|against|withheld|abstained|abstaining)(?:\s+(?:from\s+)?(?:Election|Approval|the\s+nominees?))?`;
const KINDS = String.raw`(?:Affirmative|Negative|AFFIRMATIVE|NEGATIVE)\s+(?:Votes|VOTES)|For|FOR|Against\s?(?:\/|and|or)\s?Withh(?:eld|old)|Against|AGAINST|(?:Withh(?:eld|old)|WITHH(?:ELD|OLD))\s+(?:Authority|AUTHORITY)(?:\s+[Tt]o\s+[Vv]ote)?|Withheld|WITHHELD|Withhold|WITHHOLD`;
const ABSTAINED = `Abstain(?:ed|ing)?|ABSTAIN(?:ED)?|Abstentions?|ABSTENTIONS?`;
const PERIODS = [
  String.raw`(?:1|One|ONE|Every(?:\s+One)?|EVERY(?:\s+ONE)?)\s+(?:Year|YEAR)`,
  String.raw`(?:2|Two|TWO|Every\s+Two|EVERY\s+TWO)\s+(?:Years|YEARS)`,
  String.raw`(?:3|Three|THREE|Every\s+Three|EVERY\s+THREE)\s+(?:Years|YEARS)`,
].join('|');
const NUMBER_OF = String.raw`(?:%\s+)?(?:(?:#|No\.|Number)\s+of\s+)?(?:(?:Total\s+)?(?:Votes?|VOTES?|Shares|Authority)\s+(?:Cast\s+)?)?`;
const LABEL = `${NUMBER_OF}(?:${VOTES_CAST}|${KINDS}|${ABSTAINED}|${BROKERS}|${PERIODS})${MARK}`;
const TOTAL = String.raw`(?:\s+(?:Total|TOTAL)(?:\s+(?:Votes|Shares)(?:\s+(?:Cast|Voted))?)?)?(?:\s+(?:Results?|RESULTS?|Outcome))?`;
const NAMES = String.raw`(?:(?<!\b(?:as|an?|of|our|the|independent)\s+)(?:Director\s+)?(?:Nominees?|Names?(?:\s+of\s+(?:Director|Nominee)s?)?|Directors?)\s+)?`;
const PERCENT = String.raw`%(?:\s+of\s+Votes\s+Cast)?|Percent(?:age)?`;
const HEADING = pattern('g')`
  (?<=[\s(]|^)${NAMES}${LABEL}(?:\s+(?:${LABEL}|${PERCENT}))+${TOTAL}(?=[\s)]|$)(?!\s+(?:and|or|and\/or|\/)\s)`;
/** In lowercase, three labels in a row distinguish a header from a sentence. */
const SMALL_LABEL = String.raw`(?:${VOTES_CAST}|abstentions|broker\s?non\s?-?\s?votes)`;
const SMALL_HEADING = pattern('g')`(?<=\s)${SMALL_LABEL}(?:\s+${SMALL_LABEL}){2,}(?=\s)`;
/** "Election of directors (For / Withheld):" */
const HEADING_AT_END = new RegExp(String.raw`(?<=\()${LABEL}(?:\s+${LABEL})+\)\s*[:.]?$`);
/** Words after "(iii)" or "3." that begin a proposal. */
const RESOLVED = String.raw`To\s+[a-z]|The\s+(?:[Ee]lection|[Rr]atification|[Aa]pproval|[Aa]doption|[Pp]roposal\s+to|[Ss]hareholders|[Ss]tockholders|Company)|Elect|Re-?[Ee]lect|Ratif|Approv|Adopt|Advisory|Amend|Proposal|Stockholder|Shareholder|Say[ -]|Frequency|(?:All|Each)\s+(?:of\s+)?(?:the\s+)?(?:\w+\s+)?(?:nominees|directors)`;
/** Behind the last figure of a row, "(2) The stockholders ratified" is no footnote's mark. */
const NO_NUMBER = String.raw`(?!\s?\(\d{1,2}\)\s+(?:${RESOLVED}))`;
const VALUE = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?${NO_NUMBER}${MARK}|\d{1,3}(?:,\d{3})+|${NO_NUMBER}\(?\d{1,9}(?:\.\d+)?\s?%?\)?|-0-|[—–-]{1,2}|N\/A|[Nn]one|NONE|[Nn]il|[Nn]ot applicable)`;
/** Figures side by side with nothing but spaces between: sentences have none. */
const FIGURES = pattern(
  'g',
)`(?<=\s)(?:\d{1,3}(?:,\d{3})+|\d{6,11})(?:\.\d+)?(?:${NO_NUMBER}${MARK})(?:\s+${VALUE}){1,12}(?=\s|$)`;
const ANY_VALUE = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?${MARK}|\d{1,9}|-0-|[—–-]{1,2}|N\/A|[Nn]one|NONE)`;
const ANCHOR_NUMBER = String.raw`(?:\d{1,2}|${wordsOf('One Two Three Four Five Six Seven Eight Nine Ten ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT')})`;
const ANCHOR = pattern('gu')`
  (?<=[.:;)”"’\d]\s)(?<!(?:votes?|abst\w{1,8}|for|against|withheld):\s)
  (?=(?:Proposal|PROPOSAL|Resolution|RESOLUTION)\s+(?:No\.?\s*|Number\s+|#\s?)?${ANCHOR_NUMBER}(?:\s?[:.–—-]|\s+(?:${RESOLVED}))
  |(?:Item|ITEM|Matter)\s+\d{1,2}\s?[.:–—-]\s+\p{Lu}|(?:[1-9]\d?[.)]|\((?:\d{1,2}|[ivx]{1,4}|[a-z])\))\s+(?:${RESOLVED}))`;
/** The last column of a table may give the outcome of each row. */
const OUTCOME =
  /^\s+(?:Not\s+)?(?:(?:Re-)?[Ee]lected|[Aa]pproved|[Rr]atified|[Aa]dopted|[Pp]assed|[Cc]arried|Defeated|Failed|Rejected)(?=\s+\p{Lu}|\s*$)/u;

/**
 * Splits a line in which a table was flattened together with the words around it: before and after its headers, after
 * each row's figures, and before each "Proposal 2:". Other lines are returned unchanged.
 */
export function splitFlattened(row: ItemRow): readonly ItemRow[] {
  const [cell] = row.cells;
  if (cell === undefined || row.cells.length > 1) return [row];
  const { raw } = cell;
  const ending = HEADING_AT_END.exec(raw);
  if (ending !== null && ending.index > 8) return partsOf(row, cell, new Set([ending.index]));
  const breaks = raw.length < 60 ? breakBeforeHeading(raw) : breaksOf(raw);
  return breaks.size === 0 ? [row] : partsOf(row, cell, breaks);
}

/** "Auditor ratification For Against Abstain": a title on the line of its header. */
function breakBeforeHeading(raw: string): ReadonlySet<number> {
  if (labelsOf(raw) !== null) return new Set();
  const heading = [...raw.matchAll(HEADING)].find((one) => one.index + one[0].length === raw.trimEnd().length);
  return new Set(heading !== undefined && heading.index > 8 ? [heading.index] : []);
}

function breaksOf(raw: string): ReadonlySet<number> {
  const breaks = new Set([...raw.matchAll(ANCHOR)].map((match) => match.index));
  const headings = [...raw.matchAll(HEADING), ...raw.matchAll(SMALL_HEADING)].sort((a, b) => a.index - b.index);
  const grouped = [...raw.matchAll(FIGURES)];
  const figures = [...grouped, ...smallFigures(raw, headings, grouped)].sort((a, b) => a.index - b.index);
  const [first] = figures;
  if (first === undefined || (figures.length === 1 && headings.length === 0)) return breaks;
  for (const match of figures) {
    const end = match.index + match[0].length;
    breaks.add(end);
    const outcome = OUTCOME.exec(raw.slice(end, end + 40));
    if (outcome !== null) breaks.add(end + outcome[0].length);
  }
  // A sentence after figures belongs to their proposal; the words after it may be the next one's title.
  for (const { start, end } of sentencesOf(raw)) {
    // "Lt. Gen. (Ret.)" ends no sentence.
    const isSentence = end - start >= 30 && start >= first.index;
    const isAcross = start < first.index && end > first.index;
    if (isSentence || (isAcross && /[a-z]{3}[.!?]["”’)]?\s+$/.test(raw.slice(start, end)))) breaks.add(end);
  }
  for (const match of headings) breaks.add(match.index).add(match.index + match[0].length);
  return breaks;
}

/**
 * Counts below 1,000, or printed without commas, are distinguished from other numbers by the header above them: as many
 * side by side as it has labels.
 */
function smallFigures(
  raw: string,
  headings: readonly RegExpExecArray[],
  grouped: readonly RegExpExecArray[],
): readonly RegExpExecArray[] {
  return headings.flatMap((heading, index) => {
    const from = heading.index + heading[0].length;
    const to = headings[index + 1]?.index ?? raw.length;
    const count = labelsOf(heading[0])?.length ?? 0;
    if (count < 2 || grouped.some((one) => one.index >= from && one.index < to)) return [];
    const run = pattern('g')`(?<=\s)${ANY_VALUE}(?:\s+${ANY_VALUE}){${count - 1}}(?=\s|$)(?!\s+\d)`;
    return [...raw.slice(from, to).matchAll(run)].map((match) => {
      match.index += from;
      return match;
    });
  });
}

function partsOf(row: ItemRow, cell: ItemCell, breaks: ReadonlySet<number>): readonly ItemRow[] {
  const { raw } = cell;
  const points = [...breaks, raw.length].sort((a, b) => a - b);
  const parts: ItemRow[] = [];
  let from = 0;
  for (const to of points) {
    const words = raw.slice(from, to);
    const lead = words.length - words.trimStart().length;
    const trimmed = words.trim();
    if (trimmed !== '') {
      const start = cell.start + from + lead;
      const end = start + trimmed.length;
      parts.push({ ...row, start, end, cells: [{ ...cell, raw: trimmed, start, end }] });
    }
    from = to;
  }
  return parts;
}
