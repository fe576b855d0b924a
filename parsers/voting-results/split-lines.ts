import type { ItemCell, ItemRow } from './item-rows.ts';
import { sentencesOf } from './prose-votes.ts';
import { isNameHeading, labelsOf } from './vote-labels.ts';

/** A footnote's mark after a word or figure. */
const MARK = String.raw`(?:\s?\((?:[a-z*†‡#]{1,2}|\d{1,2})\))?`;
const BROKERS = String.raw`(?:Broker|BROKER|broker)\s?(?:Non|NON|non)\s?[-–\u2010\u2011]?\s?(?:Votes?|VOTES?|votes?)|(?:Non|NON)\s?[-–\u2010\u2011]?\s?(?:Votes?|VOTES?)`;
/** "Votes for Election", "Votes withheld from the nominee". */
const VOTES_CAST = String.raw`(?:Total\s+)?(?:Votes|votes)\s+(?:cast\s+)?(?:for|against|withheld|abstained|abstaining)(?:\s+(?:from\s+)?(?:Election|Approval|the\s+nominees?))?`;
const LABEL = String.raw`(?:%\s+)?(?:(?:#|No\.|Number)\s+of\s+)?(?:(?:Total\s+)?(?:Votes?|VOTES?|Shares|Authority)\s+(?:Cast\s+)?)?(?:${VOTES_CAST}|(?:Affirmative|Negative|AFFIRMATIVE|NEGATIVE)\s+(?:Votes|VOTES)|For|FOR|Against\s?(?:\/|and|or)\s?Withh(?:eld|old)|Against|AGAINST|Withheld|WITHHELD|Withhold|Abstain(?:ed|ing)?|ABSTAIN(?:ED)?|Abstentions?|ABSTENTIONS?|${BROKERS}|(?:1|One|ONE|Every(?:\s+One)?|EVERY(?:\s+ONE)?)\s+(?:Year|YEAR)|(?:2|Two|TWO|Every\s+Two|EVERY\s+TWO)\s+(?:Years|YEARS)|(?:3|Three|THREE|Every\s+Three|EVERY\s+THREE)\s+(?:Years|YEARS))${MARK}`;
const TOTAL = String.raw`(?:\s+(?:Total|TOTAL)(?:\s+(?:Votes|Shares)(?:\s+(?:Cast|Voted))?)?)?(?:\s+(?:Results?|RESULTS?|Outcome))?`;
const HEADING = new RegExp(
  String.raw`(?<=[\s(]|^)(?:(?<!\b(?:as|an?|of|our|the|independent)\s+)(?:Director\s+)?(?:Nominees?|Names?(?:\s+of\s+(?:Director|Nominee)s?)?|Directors?)\s+)?${LABEL}(?:\s+(?:${LABEL}|%(?:\s+of\s+Votes\s+Cast)?|Percent(?:age)?))+${TOTAL}(?=[\s)]|$)(?!\s+(?:and|or|and\/or|\/)\s)`,
  'g',
);
const VALUE = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?${MARK}|\(?\d{1,9}(?:\.\d+)?\s?%?\)?|-0-|[—–-]{1,2}|N\/A|[Nn]one|NONE|[Nn]il|[Nn]ot applicable)`;
/** In small letters a heading is told from a sentence by three labels with nothing between. */
const SMALL_HEADING = new RegExp(
  String.raw`(?<=\s)(?:${VOTES_CAST}|abstentions|broker\s?non\s?-?\s?votes)(?:\s+(?:${VOTES_CAST}|abstentions|broker\s?non\s?-?\s?votes)){2,}(?=\s)`,
  'g',
);
/** "Election of directors (For / Withheld):" */
const HEADING_AT_END = new RegExp(String.raw`(?<=\()${LABEL}(?:\s+${LABEL})+\)\s*[:.]?$`);
/** Figures side by side with nothing but spaces between: sentences have none. */
const FIGURES = new RegExp(
  String.raw`(?<=\s)(?:\d{1,3}(?:,\d{3})+|\d{6,11})(?:\.\d+)?${MARK}(?:\s+${VALUE}){1,12}(?=\s|$)`,
  'g',
);
const ANY_VALUE = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?${MARK}|\d{1,9}|-0-|[—–-]{1,2}|N\/A|[Nn]one|NONE)`;
const ANCHOR =
  /(?<=[.:;)”"’\d]\s)(?<!(?:votes?|abst\w{1,8}|for|against|withheld):\s)(?=(?:Proposal|PROPOSAL|Resolution|RESOLUTION)\s+(?:No\.?\s*|Number\s+|#\s?)?(?:\d{1,2}|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT)\s?[:.–—-]|(?:Item|ITEM|Matter)\s+\d{1,2}\s?[.:–—-]\s+\p{Lu}|(?:[1-9]\d?[.)]|\((?:\d{1,2}|[ivx]{1,4}|[a-z])\))\s+(?:To\s+[a-z]|The\s+(?:[Ee]lection|[Rr]atification|[Aa]pproval|[Aa]doption|[Pp]roposal\s+to|[Ss]hareholders|[Ss]tockholders|Company)|Elect|Re-?[Ee]lect|Ratif|Approv|Adopt|Advisory|Amend|Proposal|Stockholder|Shareholder|Say[ -]|Frequency))/gu;
/** The last column of a table may say what became of each row. */
const OUTCOME =
  /^\s+(?:Not\s+)?(?:(?:Re-)?[Ee]lected|[Aa]pproved|[Rr]atified|[Aa]dopted|[Pp]assed|[Cc]arried|Defeated|Failed|Rejected)(?=\s+\p{Lu}|\s*$)/u;

/**
 * Splits a line in which a table was flattened together with the words around it: before and after its headings, after
 * each row's figures, and before each "Proposal 2:". Other lines come back as they are.
 */
export function splitFlattened(row: ItemRow): readonly ItemRow[] {
  const [cell] = row.cells;
  if (cell === undefined || row.cells.length > 1) return [row];
  const ending = HEADING_AT_END.exec(cell.raw);
  if (ending !== null && ending.index > 8) return partsOf(row, cell, new Set([ending.index]));
  if (cell.raw.length < 60) {
    // "Auditor ratification For Against Abstain": a title on the line of its heading.
    if (labelsOf(cell.raw) !== null) return [row];
    const heading = [...cell.raw.matchAll(HEADING)].find(
      (one) => one.index + one[0].length === cell.raw.trimEnd().length,
    );
    return heading !== undefined && heading.index > 8 ? partsOf(row, cell, new Set([heading.index])) : [row];
  }
  const { raw } = cell;
  const breaks = new Set<number>();
  for (const match of raw.matchAll(ANCHOR)) breaks.add(match.index);
  const headings = [...raw.matchAll(HEADING), ...raw.matchAll(SMALL_HEADING)].sort((a, b) => a.index - b.index);
  const grouped = [...raw.matchAll(FIGURES)];
  const figures = [...grouped, ...smallFigures(raw, headings, grouped)].sort((a, b) => a.index - b.index);
  const [firstFigures] = figures;
  if (firstFigures !== undefined && (figures.length > 1 || headings.length > 0)) {
    for (const match of figures) {
      const end = match.index + match[0].length;
      breaks.add(end);
      const outcome = OUTCOME.exec(raw.slice(end, end + 40));
      if (outcome !== null) breaks.add(end + outcome[0].length);
    }
    // What is said after figures is of their proposal; the words after that sentence may be the next one's title.
    const from = firstFigures.index;
    for (const { start, end } of sentencesOf(raw)) {
      // "Lt. Gen. (Ret.)" ends no sentence.
      if (end - start >= 30 && start >= from) breaks.add(end);
      else if (start < from && end > from && /[a-z]{3}[.!?]["”’)]?\s+$/.test(raw.slice(start, end))) breaks.add(end);
    }
    for (const match of headings) {
      breaks.add(match.index);
      breaks.add(match.index + match[0].length);
    }
  }
  return breaks.size === 0 ? [row] : partsOf(row, cell, breaks);
}

/**
 * Counts below 1,000, or printed without commas, are told from other numbers by the heading they stand under: as many
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
    const run = new RegExp(String.raw`(?<=\s)${ANY_VALUE}(?:\s+${ANY_VALUE}){${count - 1}}(?=\s|$)(?!\s+\d)`, 'g');
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

/**
 * Splits a table row whose cells hold several lines each, names in one and counts in the others, into one row per line.
 * Rows whose cells have different numbers of lines come back as they are.
 *
 * @param text the plain text the row's positions count in.
 */
export function splitStacked(text: string, row: ItemRow): readonly ItemRow[] {
  const stacks = row.cells.map((cell) => {
    const lines: { raw: string; start: number; end: number }[] = [];
    let at = cell.start;
    for (const line of text.slice(cell.start, cell.end).split('\n')) {
      const lead = line.length - line.trimStart().length;
      const trimmed = line.trim();
      if (trimmed !== '')
        lines.push({ raw: trimmed.replace(/\s/g, ' '), start: at + lead, end: at + lead + trimmed.length });
      at += line.length + 1;
    }
    return { cell, lines };
  });
  const height = stacks[0]?.lines.length ?? 0;
  const isStacked =
    row.cells.length >= 2 &&
    height >= 2 &&
    stacks.every((stack) => stack.lines.length === height) &&
    stacks
      .slice(1)
      .every((stack) => stack.lines.every((line) => /^[\d,.]+$|^[-–—]+$|^N\/A$|^[\d.]+\s?%$/i.test(line.raw)));
  if (!isStacked) return [row];
  return Array.from({ length: height }, (_, index) => {
    const cells = stacks.flatMap(({ cell, lines }) => {
      const line = lines[index];
      return line === undefined ? [] : [{ ...cell, ...line }];
    });
    return { ...row, cells, start: cells[0]?.start ?? row.start, end: cells.at(-1)?.end ?? row.end };
  });
}

/**
 * Parts a table whose heading row names people or subjects twice, side by side: the left half's rows come first, then
 * the right half's. Other tables come back as they are.
 */
export function splitSideBySide(rows: readonly ItemRow[]): readonly ItemRow[] {
  const head = rows.slice(0, 4).find((row) => row.cells.filter((cell) => isNameHeading(cell.raw)).length >= 2);
  const edges = (head?.cells ?? []).filter((cell) => isNameHeading(cell.raw)).map((cell) => cell.from ?? 0);
  const isRepeated =
    new Set((head?.cells ?? []).map((cell) => cell.raw.trim().toLowerCase())).size * 2 <= (head?.cells.length ?? 0);
  if (edges.length < 2 || !isRepeated) return rows;
  return edges.flatMap((edge, half) => {
    const next = edges[half + 1] ?? Number.POSITIVE_INFINITY;
    return rows.flatMap((row): ItemRow[] => {
      const cells = row.cells.filter((cell) => {
        const from = cell.from ?? 0;
        return (from >= edge || half === 0) && from < next;
      });
      const [first] = cells;
      const last = cells.at(-1);
      return first === undefined || last === undefined ? [] : [{ ...row, cells, start: first.start, end: last.end }];
    });
  });
}
