import { amountsIn } from '../layout/numbers.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { type FoundNote, GONE, MONEY, NEGATED, NOTE, PRIOR } from './convertible-names.ts';

/** The principal of notes that the sentences before have named. */
const OF_THE_NOTES = new RegExp(
  `principal amount of (?:the|each|such|this) (?:[\\w-]+ ){0,3}?(?:[Nn]otes?|[Dd]ebentures?)(?: \\([^)]{2,40}\\))? (?:is|was|are|were|of) (?:up to )?${MONEY}`,
);
/** "a promissory note (the "Harbor Note") in the original principal amount of $68,750". */
const PLAIN_NOTE = new RegExp(
  `\\b((?:secured |unsecured |senior |promissory |subordinated )*(?:[Nn]otes?|[Dd]ebentures?))(?:(?: issued)? to [^$;().]{2,60}?)?(?: \\([^)]{2,60}\\))?,? (?:totall?ing |(?:in|with|for|having) (?:(?:the|an?|aggregate|original|initial|total|face) ){0,4}(?:principal amount|principal sum|amount) of )${MONEY}`,
);
/** "$14,025,000 in debentures", "additional debentures totaling $5,076,923". */
const PLAIN_FIRST = new RegExp(
  `${MONEY} (?:(?:in|of|principal|aggregate|original|amount) ){1,4}((?:senior |secured |unsecured |promissory )*(?:[Nn]otes|[Dd]ebentures))\\b`,
);
/** "the initial note in the principal amount of $7.6 million (the "2023 Convertible Note")". */
const CALLED = new RegExp(
  `\\b(?:[Nn]otes?|[Dd]ebentures?) (?:in|with) (?:(?:the|an?|aggregate|original|initial|total) ){0,4}principal amount of ${MONEY} \\((?:the |each,? (?:an? )?)?"((?:[\\w.%-]+ ){0,4}Convertible [\\w ]{4,30})"\\)`,
);
/** "$472,200 to be convertible into common stock at $.10 per share": the parts of one loan. */
const CONVERTIBLE_PART = new RegExp(
  `${MONEY} (?:(?:is|are|was|to be|which is|of which is) )?convertible in ?to [^.;$]{0,80}?at (?:a (?:conversion )?price of )?\\$ ?\\.?\\d`,
);
/** "Convertible notes payable is comprised of a promissory note issued to an individual". */
const COMPRISED = /^convertible (?:notes?|debentures?)(?: payable)? (?:is|are) comprised of\b/i;
const CONVERTS =
  /\b(?:notes?|debentures?)\b[^.;]{0,60}\b(?:(?:is|are|was|were) (?:also )?convertible|may be converted)\b|\bconvert (?:all|any|the|some)\b[^.;]{0,160}\binto\b[^.;]{0,40}(?:shares|stock)/i;
/** An instrument by its own heading: "CONVERTIBLE PROMISSORY NOTE … promises to pay to … $1,500,000". */
const INSTRUMENT = /(?:^|\n)((?:[\w%. -]{0,60} )?CONVERTIBLE (?:[\w-]+ ){0,3}?(?:NOTE|DEBENTURE))(?=\n)/i;
const PROMISE = new RegExp(`promises? to pay\\b[^$]{0,400}?${MONEY}`, 'i');

const NOTES = new RegExp(NOTE, 'g');

/** Principals told of "the notes" behind the sentence that names them, and of an instrument under its own title. */
export function spokenOf(terms: FlatText, part: CurrentPart, known: readonly FoundNote[]): FoundNote[] {
  const found: FoundNote[] = [];
  const add = (sentence: TextRange, from: number, printed: string, label: string, labelAt: number): void => {
    const amount = amountsIn(printed)[0];
    if (amount === undefined || Number(amount.value) <= 1_000) return;
    if ([...known, ...found].some(({ principal }) => principal === Number(amount.value))) return;
    found.push({
      label: label.trim(),
      labelAt: { start: labelAt, end: labelAt + label.trimEnd().length },
      principal: Number(amount.value),
      principalAt: { start: from, end: from + printed.length },
      sentence,
      isOutstanding: false,
    });
  };
  for (const sentence of sentencesWith(terms, /principal amount of (?:the|each|such|this)\b/gi, 200)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    const match = OF_THE_NOTES.exec(words);
    const printed = match?.[1];
    if (match === null || printed === undefined || GONE.test(words) || PRIOR.test(words)) continue;
    const from = Math.max(0, sentence.start - 1_500);
    const named = [...terms.text.slice(from, sentence.start).matchAll(new RegExp(NOTE, 'g'))].at(-1);
    if (named?.[1] === undefined) continue;
    const at = sentence.start + match.index + match[0].lastIndexOf(printed);
    add(sentence, at, printed, named[1], from + named.index);
  }
  for (const sentence of sentencesWith(terms, /convertible/gi)) {
    if (sentence.start >= part.end || found.length > 20) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (GONE.test(words) || PRIOR.test(words) || NEGATED.test(words)) continue;
    const called = CALLED.exec(words);
    if (called?.[1] !== undefined && called[2] !== undefined) {
      const from = sentence.start + called.index;
      add(sentence, from + called[0].indexOf(called[1]), called[1], called[2], from + called[0].lastIndexOf(called[2]));
    }
    const one = CONVERTIBLE_PART.exec(words);
    const from = Math.max(0, sentence.start - 3_000);
    const named = one === null ? undefined : [...terms.text.slice(from, sentence.start).matchAll(NOTES)].at(-1);
    if (one?.[1] !== undefined && named?.[1] !== undefined && !/preferred/i.test(words))
      add(sentence, sentence.start + one.index, one[1], named[1], from + named.index);
  }
  for (const sentence of sentencesWith(terms, /\b(?:notes?|debentures?)\b/gi)) {
    if (sentence.start >= part.end || found.length > 40) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    const isComprised = COMPRISED.test(words);
    if ((/convertible/i.test(words) && !isComprised) || GONE.test(words) || PRIOR.test(words)) continue;
    const behind = PLAIN_NOTE.exec(words);
    const match = behind ?? PLAIN_FIRST.exec(words);
    const [name, printed] = behind === null ? [match?.[2], match?.[1]] : [behind[1], behind[2]];
    if (match === null || name === undefined || printed === undefined) continue;
    const line = terms.text.indexOf('\n', sentence.end);
    const rest = terms.text.slice(sentence.end, Math.min(line < 0 ? part.end : line, sentence.end + 1_500));
    const own = rest.split(/\bissued [^.]{0,80}\bnotes?\b/)[0] ?? '';
    if (!(isComprised || CONVERTS.test(own)) || NEGATED.test(own)) continue;
    const at = sentence.start + match.index + match[0].lastIndexOf(printed);
    add(sentence, at, printed, name, sentence.start + match.index + match[0].indexOf(name));
  }
  const title = INSTRUMENT.exec(terms.text.slice(0, 4_000));
  if (title?.[1] !== undefined) {
    const promise = PROMISE.exec(terms.text.slice(title.index, title.index + 6_000));
    const printed = promise?.[1];
    if (promise !== null && printed !== undefined) {
      const at = title.index + promise.index + promise[0].lastIndexOf(printed);
      const sentence = sentenceOf(terms, at);
      add(sentence, at, printed, title[1], title.index + title[0].indexOf(title[1]));
    }
  }
  return found;
}
