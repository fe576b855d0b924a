import { type FlatText, sentencesWith, type TextRange } from './flat-text.ts';

/** The part of a document on its present offering: a supplement without its base prospectus, a registration statement without Part II. */
export interface CurrentPart extends TextRange {
  /** True where the document is a prospectus or registration statement. */
  readonly isProspectus: boolean;
  /** True for a prospectus under Rule 424, whose offering is under way. */
  readonly isTakedown: boolean;
  /** The place of the document's printed date; null where it has none. */
  readonly dated: TextRange | null;
}

const TAKEDOWN = /filed\s+pursuant\s+to\s+(?:rule\s+)?424|prospectus\s+supplement/i;
const REGISTRATION = /registration\s+statement\s+under|form\s+[SF]-(?:1|3|11)\b/i;
const REPORT = /form\s+(?:8-K|10-K|10-Q|6-K|20-F)\b/i;
/** A base prospectus follows its supplement, under a line of its own. */
const BASE = /\n(?:BASE )?PROSPECTUS\n/g;
/** A line of a table of contents. */
const CONTENTS_LINE = /[^\n]{3,80} (?:S-)?(?:\d{1,3}|[ivx]{1,5})(?=\n)/g;
const SHORTEST_SUPPLEMENT = 15_000;
/** Part II of a registration statement lists sales of three years past (Regulation S-K, Item 701). */
const PAST_SALES = /\n(?:Item 15\. ?)?Recent Sales of Unregistered Securities/gi;
const DATED =
  /(?:the date of this prospectus(?: supplement)? is|(?<!to (?:the )?)prospectus(?: supplement)? dated(?: as of)?) ([A-Z][a-z]+ \d{1,2}, \d{4})/i;

/** The cover's last line. */
const DATE_ALONE = /\n([A-Z][a-z]+ \d{1,2}, \d{4})(?=\n)/;

/** Finds the part of a document that describes its own present offering and securities. */
export function currentPartOf({ text }: FlatText): CurrentPart {
  const head = text.slice(0, 8_000);
  const isReport =
    REPORT.test(head.slice(0, 3_000)) && !/filed\s+pursuant\s+to\s+(?:rule\s+)?424/i.test(head.slice(0, 1_500));
  const isRegistration = /registration\s+statement\s+under/i.test(head.slice(0, 4_000));
  const isTakedown = !isReport && !isRegistration && TAKEDOWN.test(head);
  const isProspectus = isTakedown || (!isReport && (REGISTRATION.test(head) || /\bprospectus\b/i.test(head)));
  let end = text.length;
  if (isTakedown && /prospectus\s+supplement/i.test(head)) {
    for (const match of text.matchAll(BASE)) {
      const after = text.slice(match.index + 1, match.index + 900);
      if (match.index < SHORTEST_SUPPLEMENT || (after.match(CONTENTS_LINE)?.length ?? 0) >= 3) continue;
      end = match.index;
      break;
    }
  }
  if (isProspectus) {
    for (const match of text.slice(0, end).matchAll(PAST_SALES))
      if (match.index > end / 2) {
        end = match.index;
        break;
      }
  }
  const dated =
    DATED.exec(text.slice(0, Math.min(end, 60_000))) ?? (isProspectus ? DATED.exec(text.slice(0, end)) : null);
  const alone = dated === null && isTakedown ? DATE_ALONE.exec(text.slice(0, 30_000)) : null;
  const found = dated ?? alone;
  const printed = found?.[1];
  const start = found === null || printed === undefined ? -1 : found.index + found[0].lastIndexOf(printed);
  return {
    start: 0,
    end,
    isProspectus,
    isTakedown,
    dated: printed === undefined ? null : { start, end: start + printed.length },
  };
}

export interface CurrentSentence extends TextRange {
  readonly words: string;
}

/** The sentences of the current part that hold a match of a global pattern, out of at most `most` of the document. */
export function* currentSentences(
  flat: FlatText,
  part: CurrentPart,
  pattern: RegExp,
  most?: number,
): Generator<CurrentSentence> {
  for (const { start, end } of sentencesWith(flat, pattern, most)) {
    if (start >= part.end) return;
    yield { start, end, words: flat.text.slice(start, end) };
  }
}
