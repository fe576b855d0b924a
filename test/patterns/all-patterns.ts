import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runParsers } from '../../parsers/registry.ts';
import { findMeetingDate } from '../../parsers/voting-results/assemble/meeting-date.ts';
import { fullNameOf, peopleTogether } from '../../parsers/voting-results/words/person-names.ts';
import { durationOfWords } from '../../parsers/xbrl/transforms/number-words.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { LARGE_DOCUMENTS, timesOn } from '../large-documents.ts';
import { instance, submissionOf } from '../xbrl-documents.ts';
import { type FoundPattern, filesBelow, patternsWritten, type recordBuiltPatterns } from './pattern-inventory.ts';

/** Patterns that are slow on long texts, by a part of their source, with the function that gives them short ones only. */
const BOUNDED: readonly (readonly [part: string, use: (text: string) => void])[] = [
  ['(?:all|both)\\s+of\\s+whom\\b).{0,60}$', (text) => peopleTogether(`${text} each`)],
  ['record\\s+date|close\\s+of\\s+business|as\\s+of', (text) => findMeetingDate(`${text} May 5, 2020`)],
];

/** How a pattern meets text, where it is not matched against all of it. */
export function useOf({ source }: FoundPattern): ((text: string) => void) | undefined {
  return BOUNDED.find(([part]) => source.includes(part))?.[1];
}

export interface AllPatterns {
  readonly patterns: readonly FoundPattern[];
  /** Calls of `RegExp` that never ran, so that their patterns are unknown. */
  readonly unseenCalls: readonly string[];
}

/** Wordings on which parsers build patterns from what they read. */
const WORDINGS = [
  'The Company issued $3,000,000 in principal amount of 8% convertible notes due 2028. The notes mature on August 15, 2028, bear interest at 8% per annum and are convertible into 2,000,000 shares of common stock at a conversion price of $1.50 per share.',
  'We issued an 8% convertible note in the principal amount of $250,000 (the "Harbor Note") and a 10% convertible note in the principal amount of $400,000 (the "Mill Note"). The Mill Note matures on May 2, 2028. The Harbor Note matures on June 1, 2027.',
  'We are also offering pre-funded warrants to purchase up to 1,741,000 shares of common stock at an exercise price of $0.0001 per share, which are exercisable immediately.',
  'We issued Series B warrants to purchase 5,000 shares at $1.00 per share (together with the Series A warrants to purchase 2,000 shares, the "Investor Warrants"). The Investor Warrants expire in 2027.',
  'The Company sold 11% convertible promissory notes (each, an "Elmore Note" and collectively, the "Elmore Notes"). It issued the Elmore Notes in an aggregate principal amount of $2,145,600.',
  '<html><body><p>Notes payable (in thousands):</p><table><tr><td></td><td>2031</td><td>2030</td></tr><tr><td>6.5% convertible notes due 2035</td><td>28,750</td><td>28,750</td></tr><tr><td>Term loan</td><td>9,000</td><td>9,500</td></tr></table><p>The 6.5% convertible notes are convertible at $5.75 per share.</p></body></html>',
  'On May 2, 2025, the Company issued a convertible note of $400,000 (the "May Note") and on June 3, 2025 a convertible note of $650,000 (the "June Note"). The May Note is convertible at $2.00 per share. The June Note is convertible at $3.00 per share and matures on June 3, 2027.',
  'Series A Convertible Preferred Stock: 1,000 shares of Series A Preferred Stock outstanding, convertible at $2.00 per share.',
];

/** Functions that build patterns only from rare wordings. */
function readRareWordings(): void {
  durationOfWords('two years and 6 months');
  findMeetingDate('The annual meeting of shareholders was held on March3, 2017.');
  fullNameOf('Mr. Glass', 'John Q. Glass received 5 votes.');
  const { documents } = readSubmission(
    Buffer.from(
      '<SEC-DOCUMENT>a.txt\n<SEC-HEADER>\n</SEC-HEADER>\n<DOCUMENT>\n<TYPE>4\n<SEQUENCE>1\n<TEXT>\n<XML>\n<a/>\n</XML>\n</TEXT>\n</DOCUMENT>\n',
    ),
  );
  // The text is read when it is asked for.
  if (documents[0]?.text.includes('<a/>') !== true) throw new Error('the document of the example has lost its text');
  const fraction = '<x:R contextRef="i" unitRef="usd"><numerator>1</numerator><denominator>3</denominator></x:R>';
  runParsers(submissionOf([{ type: 'EX-101.INS', filename: 'a.xml', text: instance(fraction) }]), { filedDate: null });
}

/**
 * Every regular expression of the parsers and of the submission reader: the literals, and what loading the modules and
 * running the parsers builds. The recorder must have been started before anything else was loaded.
 */
export async function allPatterns({ built, stop }: ReturnType<typeof recordBuiltPatterns>): Promise<AllPatterns> {
  const files = filesBelow('parsers', 'sources/submission');
  const { literals, calls } = patternsWritten(files);
  for (const file of files) await import(file);
  const cases = resolve(import.meta.dirname, '../golden/cases');
  const inputs = readdirSync(cases, { recursive: true, encoding: 'utf8' }).filter((name) => /(^|\/)input\./.test(name));
  for (const name of inputs) {
    const submission = readBareDocument(readFileSync(resolve(cases, name)), { filename: name, filedDate: null });
    runParsers(submission, { filedDate: null });
  }
  for (const document of Object.values(LARGE_DOCUMENTS)) timesOn(document(3_000));
  for (const wording of WORDINGS) timesOn(wording);
  readRareWordings();
  stop();
  const found = new Map<string, FoundPattern>();
  for (const pattern of [...literals, ...built.values()]) {
    const key = `/${pattern.source}/${pattern.flags}`;
    found.set(key, { ...pattern, places: [...(found.get(key)?.places ?? []), ...pattern.places] });
  }
  const seen = new Set([...built.values()].flatMap(({ places }) => places));
  return { patterns: [...found.values()], unseenCalls: calls.filter((call) => !seen.has(call)) };
}
