/** Abbreviations whose period ends no sentence, as patterns. */
const TITLES = 'Mr|Ms|Mrs|Messrs|Dr|Jr|Sr|St|Prof|Hon|Gen|Adm|Col|Esq|Ph\\.D|M\\.D';
const COMPANY_SUFFIXES = 'Inc|Corp|Co|Ltd|Bros|Incorp';
const OTHER_SUFFIXES = 'N\\.V|S\\.A|L\\.P|LL?P|P\\.C';
const MONTHS = 'Jan|Feb|Aug|Sept|Oct|Nov|Dec';
const REFERENCES = 'No|Nos|Sec|Art|I\\.B\\.[56]|I\\.B';
const OTHERS = 'vs|approx|par|[ap]\\.m|U\\.S|e\\.g|i\\.e';
/** A single capital is an initial, unless a form's number precedes it: the period of "on Form 10-Q." ends a sentence. */
const INITIAL = '(?<!\\d-)\\b[A-Z]';
const ABBREVIATED = new RegExp(
  `(?:\\b(?:${[TITLES, COMPANY_SUFFIXES, OTHER_SUFFIXES, MONTHS, REFERENCES, OTHERS].join('|')})|${INITIAL})\\.$`,
);
const LONGEST_ABBREVIATION = 10;
const SUFFIXED = new RegExp(`\\b(?:${COMPANY_SUFFIXES})\\.$`);
/** Words that begin a sentence even after a company's suffix: "… of Acme, Inc. The Company …". */
const OPENER = /^\s+(?:The|In|On|As|We|Our|This|These|It|If|At|For|Upon|Under|Pursuant|Following|There)\b/;
const STOP = /[.!?]["'”’)]{0,2}(?=[^\S\t]+["'“(]?[A-Z0-9•●☐☒])/g;

/** Where the sentences of a paragraph end, after the stop and its closing quotes; the end of the paragraph is not among them. */
export function sentenceStops(text: string): number[] {
  const stops: number[] = [];
  for (const match of text.matchAll(STOP)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - LONGEST_ABBREVIATION), match.index + 1);
    const isAbbreviated = match[0].startsWith('.') && ABBREVIATED.test(before);
    if (!isAbbreviated || (SUFFIXED.test(before) && OPENER.test(text.slice(end, end + 14)))) stops.push(end);
  }
  return stops;
}

export interface PlainSentence {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** A longer sentence is a table or a list without full stops. */
const REACH = 1500;

/** The sentence around a place of a text with line ends: between blank lines and stops. */
export function sentenceAt(text: string, index: number): PlainSentence {
  const from = Math.max(0, index - REACH);
  let [start, end] = [from, Math.min(text.length, index + REACH)];
  const window = text.slice(start, end);
  const blanks = [...window.matchAll(/\n[ \t]*\n/g)].map((match) => match.index + match[0].length);
  for (const stop of [...sentenceStops(window), ...blanks].toSorted((a, b) => a - b)) {
    if (from + stop > index) {
      end = from + stop;
      break;
    }
    start = from + stop;
  }
  while (start < index && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start, end, words: text.slice(start, end).replace(/\s+/g, ' ') };
}
