import { ONE_TO_TWELVE } from '../layout/number-words.ts';

/** The head of a proposal: "Proposal No. 3 –", "(iii)", "3.", "THIRD:", "Item 3 –". */
export interface ProposalAnchor {
  /** Arabic digits; a letter after them ("1a") is dropped. */
  readonly number: number;
  /** Characters of the anchor at the head of the text. */
  readonly length: number;
  readonly style: 'named' | 'bare';
}

const WORDS: Readonly<Record<string, number>> = {
  ...ONE_TO_TWELVE,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const ROMAN: readonly string[] = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
];
const WORD = Object.keys(WORDS).join('|');

const NAMED = new RegExp(
  String.raw`^["“(\s]*(?:the\s+)?(?:(?:company|management|voting|agenda|board|ballot)\s+)?(?:proposals?|items?|matters?|resolutions?|issue|agenda\s+item|question|motion)\s*(?:no\.?|number|nos?\.|#)?\s*[-–—:(]?\s*(\d{1,2}|${WORD}|[ivx]{1,5})\b(?:\s?[a-k]\b|\.\d{1,2}\b|\([a-z]\))?(?!\s*,?\s*(?:and|&|or|through|to|–|-)\s*(?:\d{1,2}|${WORD})\b)(?![.,]\d)`,
  'i',
);
const BARE =
  /^["“\s]*(?:\(\s?(\d{1,2}|[ivx]{1,5})\s?\)|(\d{1,2})\s?[a-k]?(?:\s?[.):]|\.\d{1,2}[.)]?|\s?[-–—])(?=\s|$|[A-Z“"(])|([ivx]{1,5})(?:[.)])(?=\s|$)|#\s?(\d{1,2})\b|(\d{1,2})(?=$))/i;
const ORDINAL = new RegExp(String.raw`^["“\s]*(${WORD})\s*(?:[:.–—-]|proposal\b)`, 'i');

/** The anchor that a text begins with; null where it begins otherwise. */
export function anchorOf(text: string): ProposalAnchor | null {
  const head = text.slice(0, 80);
  const named = NAMED.exec(head);
  if (named !== null) {
    const number = numberOf(named[1] ?? '');
    const before = named[0];
    if (number !== null && !/^\W*(?:proposals|items|matters)\b/i.test(before))
      return { number, length: before.length, style: 'named' };
    if (number !== null && /^\W*(?:proposals|items|matters)\s+(?:no|\d|one)/i.test(before))
      return { number, length: before.length, style: 'named' };
  }
  const bare = BARE.exec(head);
  if (bare !== null) {
    const number = numberOf(bare[1] ?? bare[2] ?? bare[3] ?? bare[4] ?? bare[5] ?? '');
    if (number !== null && number <= 30 && number > 0) return { number, length: bare[0].length, style: 'bare' };
  }
  const ordinal = ORDINAL.exec(head);
  const number = ordinal === null ? null : numberOf(ordinal[1] ?? '');
  return ordinal === null || number === null ? null : { number, length: ordinal[0].length, style: 'named' };
}

function numberOf(words: string): number | null {
  const lower = words.toLowerCase();
  if (/^\d+$/.test(lower)) return Number(lower);
  const roman = ROMAN.indexOf(lower);
  return roman >= 0 ? roman + 1 : (WORDS[lower] ?? null);
}

/** Items of a list inside a sentence: "(i) the election …, (ii) ratification …": number → words. */
export function listedItems(text: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const marks of [
    /(?<![\w.])\(\s?([ivx]{1,5}|\d{1,2})\s?\)\s/gi,
    /(?:^|\s)(\d{1,2})[.)]\s(?=[A-Za-z])/g,
    /\bitem\s+(\d{1,2}),?\s/gi,
  ]) {
    const matches = [...text.matchAll(marks)].map((match) => ({
      number: numberOf(match[1] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    }));
    // A list counts up from one.
    const run: typeof matches = [];
    for (const match of matches) {
      if (match.number === run.length + 1) run.push(match);
    }
    if (run.length < 2 || run.length <= found.size) continue;
    found.clear();
    run.forEach((match, index) => {
      if (match.number !== null)
        found.set(match.number, text.slice(match.end, run[index + 1]?.start ?? match.end + 400));
    });
  }
  return found;
}
