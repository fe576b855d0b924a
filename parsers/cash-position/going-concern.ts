import { textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { type PlainSentence, sentenceAt } from '../prose/sentences.ts';

export interface GoingConcernReading {
  readonly goingConcern: boolean;
  /** The deciding sentence; null where the text has none. */
  readonly sentence: PlainSentence | null;
  readonly confidence: number;
}

const DOUBT =
  /(?:substantial|significant|material|serious)\s+doubts?|rais(?:es?|ing)\s+(?:a\s+)?doubts?\s+(?:about|regarding|as\s+to)|material\s+uncertaint(?:y|ies)/i;
const ABILITY = /\bgoing[\s-]+concern\b|\bability\s+to\s+continue\b/i;

/** Each must govern the doubt itself: "do not have enough cash …, and there is substantial doubt" denies nothing. */
const DENIALS = [
  /\bno\s+(?:longer\s+(?:a\s+|any\s+)?)?(?:\w+\s+){0,2}?(?:substantial|significant)\s+doubts?/i,
  /\bnot\s+(?:\w+\s+){0,3}?(?:substantial|significant)\s+doubts?/i,
  /\b(?:does|do|did|will)\s+not\s+(?:\w+\s+){0,2}?(?:raise|cast|give\s+rise|create|indicate|constitute|believe|identify|consider|conclude)\b[^.;]{0,160}?(?:doubt|material\s+uncertaint)/i,
  /\bnot\s+(?:aware\s+of|identified|determined|concluded)\b[^.;]{0,160}?(?:doubt|material\s+uncertaint)/i,
  /\bno\s+(?:such\s+|known\s+)?(?:conditions?|events?|circumstances|factors|indicators|material\s+uncertaint(?:y|ies))\b[^.;]{0,160}?(?:doubt|going\s+concern)/i,
  /(?:substantial|significant)\s+doubts?\b[^.;]{0,160}?\b(?:(?:does|do|did)\s+not\s+exist|is\s+not\s+present|no\s+longer\b)/i,
  /\bno\s+longer\b[^.;]{0,120}?(?:substantial|significant)\s+doubts?/i,
];
/** A new clause between the negation and the doubt: the negation is about something else. */
const NEW_CLAUSE =
  /,\s*(?:and|which|therefore|so|but|thus)\b|\bas\s+a\s+result\b|\baccordingly\b|\bsufficient\b|\benough\b/i;

const ALLEVIATED =
  /\b(?:alleviat(?:es?|ed|ing)|mitigat(?:es?|ed|ing)|overc(?:omes?|ame)|resolved|remov(?:es|ed)|eliminat(?:es?|ed))\b/i;
/** Words that make of an alleviation a plan, a hope or a failure. */
const NOT_ALLEVIATED = pattern('i')`
  \bnot\b[^.;]{0,80}?\b(?:alleviat|mitigat|overc|resolv|remov|eliminat)
  |\b(?:no\s+assurance|cannot\s+assure|unable\s+to|fail(?:s|ed)?\s+to|whether|if|may|might|could|would
  |should|intend(?:s|ed)?\s+to|plans?\s+to|plans?\s+that\s+are\s+intended|in\s+order\s+to
  |attempt(?:s|ing)?\s+to|seek(?:s|ing)?\s+to|until|unless)\b[^.;]{0,140}?\b(?:alleviat|mitigat|overc
  |resolv|remov|eliminat)
`;

const HYPOTHETICAL =
  /\b(?:could|might|would|whether|if|unless|in\s+the\s+event|should\s+we|potential(?:ly)?)\b|\bmay\s+(?:also\s+)?(?:raise|be|cast|exist|have|express|include|conclude|not|issue|contain|result|arise)\b/i;
/** IAS 1.25: "a material uncertainty that may cast significant doubt" is the standard's own way of saying there is one. */
const IFRS_STATEMENT =
  /\b(?:exist(?:s|ence)?|indicat(?:es?|ing)|there\s+(?:is|are)|represents?|constitutes?)\b[^.;]{0,120}?material\s+uncertaint/i;
const HISTORICAL = /\b(?:previously|in\s+(?:the\s+)?prior\s+(?:years?|periods?)|had\s+raised|formerly)\b/i;

const STATED = [
  /\brais(?:es?|ing)\s+(?:a\s+)?doubts?\s+(?:about|regarding|as\s+to)/i,
  /\brais(?:es?|ed|ing)\s+(?:a\s+|an\s+|some\s+|very\s+)?(?:substantial|significant|serious|material)\s+doubts?/i,
  /\bcasts?(?:ing)?\s+(?:a\s+)?(?:substantial|significant|serious|material)\s+doubts?/i,
  /\bthere\s+(?:is|are|exists?|remains?|was|were)\s+(?:a\s+|an\s+|currently\s+|still\s+)*(?:substantial|significant|serious)\s+doubts?/i,
  /(?:substantial|significant|serious)\s+doubts?\s+(?:\w+\s+){0,3}?(?:exists?|remains?|existed)\b/i,
  /(?:substantial|significant|serious)\s+doubts?[^.;]{0,200}?\b(?:exists?|remains?|has\s+not\s+been\s+alleviated)\b/i,
  pattern('i')`
    \b(?:express(?:es|ed|ing)?|conclud(?:es?|ed)|determin(?:es|ed)|stat(?:es|ed|ing)|indicat(?:es|ed|ing)
    |disclos(?:es|ed)|identif(?:ies|ied)|acknowledg(?:es|ed)|about|regarding|exist(?:s|ence)(?:\s+of)?
    |as\s+to|created?|creates|reflects?|contain(?:s|ed|ing)?
    |includ(?:es|ed|ing))\b[^.;]{0,160}?(?:substantial|significant|serious)\s+doubts?
  `,
  /\bin\s+(?:substantial|significant|serious)\s+doubt\b/i,
];

/**
 * Whether a report states substantial doubt about the ability to continue as a going concern (ASC 205-40; AS 2415 in
 * the auditor's report; IAS 1.25). A statement in the present counts, also one of the auditor and also as a heading;
 * what only could happen, what is denied and what was alleviated by management's plans does not. Searched and nothing
 * found is false without a sentence.
 *
 * Confidence: 0.95 where a sentence states it and none that it was alleviated; 0.9 where nothing is found or
 * all is denied; 0.85 where it is stated as alleviated; 0.6 where only hypothetical or unclear sentences mention it.
 */
export function readGoingConcern(text: string): GoingConcernReading {
  const first = new Map<Wording, PlainSentence>();
  let searchedTo = 0;
  for (const match of text.matchAll(new RegExp(DOUBT.source, 'gi'))) {
    if (match.index < searchedTo) continue;
    const sentence = sentenceAt(text, match.index);
    searchedTo = sentence.end;
    const wording = classify(sentence, text);
    if (!first.has(wording)) first.set(wording, sentence);
  }
  const [stated, alleviated, denied] = [first.get('stated'), first.get('alleviated'), first.get('denied')];
  if (alleviated) return { goingConcern: false, sentence: alleviated, confidence: stated ? 0.85 : 0.9 };
  if (stated) return { goingConcern: true, sentence: stated, confidence: denied ? 0.8 : 0.95 };
  if (denied) return { goingConcern: false, sentence: denied, confidence: 0.9 };
  return { goingConcern: false, sentence: null, confidence: first.has('hypothetical') ? 0.8 : 0.9 };
}

type Wording = 'stated' | 'alleviated' | 'denied' | 'hypothetical' | 'other';

function classify(sentence: PlainSentence, text: string): Wording {
  const { words } = sentence;
  // The doubt must be about going on: within the sentence, or in those right around it ("This doubt was alleviated").
  const around = text.slice(Math.max(0, sentence.start - 400), sentence.end + 400);
  const isAboutGoingConcern = ABILITY.test(words);
  if (!isAboutGoingConcern && !ABILITY.test(around)) return 'other';
  if (/material\s+uncertaint/i.test(words) && !/doubt/i.test(words) && !isAboutGoingConcern) return 'other';

  const alleviation = ALLEVIATED.exec(clauseOfDoubt(words));
  if (alleviation && !NOT_ALLEVIATED.test(words)) return 'alleviated';
  if (!alleviation && isDenied(words)) return 'denied';
  if (IFRS_STATEMENT.test(words) && !/\b(?:whether|if)\b/i.test(words)) return 'stated';
  if (isHypothetical(words) || HISTORICAL.test(words)) return 'hypothetical';
  if (!isAboutGoingConcern) return 'other';
  return STATED.some((pattern) => pattern.test(words)) ? 'stated' : 'hypothetical';
}

/** "… to mitigate these risks; these matters raise substantial doubt": the words before the semicolon do not qualify it. */
function clauseOfDoubt(words: string): string {
  const doubt = DOUBT.exec(words);
  const start = doubt === null ? 0 : words.lastIndexOf(';', doubt.index) + 1;
  return words.slice(start);
}

function isDenied(words: string): boolean {
  return DENIALS.some((pattern) => {
    const match = pattern.exec(words);
    return match !== null && !NEW_CLAUSE.test(match[0]);
  });
}

const RAISED = pattern('i')`
  \b(?:which|that|these|conditions|factors|matters|therefore|accordingly|and|losses)\s+(?:\w+\s+){0,3}
  rais(?:es?|ed)\s+(?:a\s+)?(?:substantial|significant)\s*$
`;

/** Only what governs the doubt: "raises substantial doubt … if we cannot raise funds" states it all the same. */
function isHypothetical(words: string): boolean {
  const doubt = DOUBT.exec(words);
  const before = textBefore(words, doubt?.index ?? 0, 160);
  const clause = before.slice(Math.max(before.lastIndexOf(';'), 0));
  if (!HYPOTHETICAL.test(`${clause}${doubt?.[0] ?? ''}`)) return false;
  // "We may need more funds, which raises substantial doubt", "conditions that raise": the doubt itself is stated.
  return !RAISED.test(clause) || /\b(?:whether|evaluat\w+|could|might|would)\b/i.test(clause);
}
