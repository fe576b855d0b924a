import { ONE_TO_TWELVE } from '../../layout/number-words.ts';
import { pattern } from './patterns.ts';

/** The head of a proposal: "Proposal No. 3 –", "(iii)", "3.", "THIRD:", "Item 3 –". */
export interface ProposalAnchor {
  /** Arabic digits; a letter after them ("1a") is dropped. */
  readonly number: number;
  /** Characters of the anchor at the head of the text. */
  readonly length: number;
  readonly style: 'named' | 'bare';
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const WORDS: Readonly<Record<string, number>> = {
  ...ONE_TO_TWELVE,
  ...Object.fromEntries(ORDINALS.map((word, index) => [word, index + 1])),
};
const ROMAN: readonly string[] = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');
const WORD = Object.keys(WORDS).join('|');

const MATTER = String.raw`(?:(?:company|management|voting|agenda|board|ballot)\s+)?(?:proposals?|items?|matters?|resolutions?|issue|agenda\s+item|question|motion)`;
/** "Proposals 1 and 2" and "Item 5.07" head nothing; "Proposal One – five directors" does. */
const NOT_ALONE = String.raw`(?!\s*(?!\s)(?:,\s*)?(?:(?:and|&|or|through|to|–|-)\s*\d{1,2}|(?:and|&|or|through|to)\s*(?:${WORD}))\b)(?![.,]\d)`;
const NAMED = pattern('i')`
  ^["“(\s]*(?:the\s+)?${MATTER}\s*(?!\s)(?:(?:no\.?|number|nos?\.|#)\s*(?!\s))?(?:[-–—:(]\s*(?!\s))?(\d{1,2}|${WORD}|[ivx]{1,5})\b(?:\s?[a-k]\b|\.\d{1,2}\b|\([a-z]\))?${NOT_ALONE}`;
/** "No. 5: The NYSE Proposal", "No. 3A – …". */
const NUMBERED = /^["“(\s]*no\.\s?(\d{1,2})\s?[a-k]?\s?[:.–—-](?=\s|$)/i;
const SEVERAL = /^\W*(?:proposals|items|matters)\b(?!\s+(?:no|\d|one))/i;
const BARE =
  /^["“\s]*(?:\(\s?(\d{1,2}|[ivx]{1,5})\s?\)|(\d{1,2})\s?[a-k]?(?:\s?[.):]|\.\d{1,2}[.)]?|\s?[-–—])(?=\s|$|[A-Z“"(])|([ivx]{1,5})(?:[.)])(?=\s|$)|#\s?(\d{1,2})\b|(\d{1,2})(?=$))/i;
const ORDINAL = pattern('i')`^["“\s]*(${WORD})\s*(?:[:.–—-]|proposal\b)`;

/** The anchor that a text begins with; null where it begins otherwise. */
export function anchorOf(text: string): ProposalAnchor | null {
  const head = text.slice(0, 80);
  const anchor = (match: RegExpExecArray | null, style: ProposalAnchor['style']): ProposalAnchor | null => {
    const number = numberOf(match?.slice(1).find((one) => one !== undefined) ?? '');
    return match === null || number === null ? null : { number, length: match[0].length, style };
  };
  const named = anchor(NAMED.exec(head), 'named');
  if (named !== null && !SEVERAL.test(head.slice(0, named.length))) return named;
  const numbered = anchor(NUMBERED.exec(head), 'named');
  if (numbered !== null) return numbered;
  const bare = anchor(BARE.exec(head), 'bare');
  if (bare !== null && bare.number <= 30 && bare.number > 0) return bare;
  return anchor(ORDINAL.exec(head), 'named');
}

/** A title without the number it begins with. */
export function stripAnchor(text: string): string {
  const anchor = anchorOf(text);
  return anchor === null
    ? text.trim()
    : text
        .slice(anchor.length)
        .replace(/^[\s.:)”"–—-]+/, '')
        .trim();
}

function numberOf(words: string): number | null {
  const lower = words.toLowerCase();
  if (/^\d+$/.test(lower)) return Number(lower);
  const roman = ROMAN.indexOf(lower);
  return roman >= 0 ? roman + 1 : (WORDS[lower] ?? null);
}

const LIST_MARKS = [
  /(?<![\w.])\(\s?([ivx]{1,5}|\d{1,2})\s?\)\s/gi,
  /(?:^|\s)(\d{1,2})[.)]\s(?=[A-Za-z])/g,
  /\bitem\s+(\d{1,2}),?\s/gi,
];

/** Items of a list inside a sentence: "(i) the election …, (ii) ratification …": number → words. */
export function listedItems(text: string): ReadonlyMap<number, string> {
  let longest: RegExpExecArray[] = [];
  for (const marks of LIST_MARKS) {
    // A list counts up from one.
    const run: RegExpExecArray[] = [];
    for (const match of text.matchAll(marks)) {
      if (numberOf(match[1] ?? '') === run.length + 1) run.push(match);
    }
    if (run.length >= 2 && run.length > longest.length) longest = run;
  }
  return new Map(
    longest.map((match, index) => {
      const end = match.index + match[0].length;
      return [index + 1, text.slice(end, longest[index + 1]?.index ?? end + 400)];
    }),
  );
}
