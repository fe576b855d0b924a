/** Longer texts are no lines of a list, and are asked about once. */
const LONGEST = 400;
const MOST_ANSWERS = 8_000;

/** What is known of a text: bit 2n says that question n was asked, bit 2n + 1 that its answer is yes. */
interface Answers {
  bits: number;
}

const NOTHING_YET = '';
const answersByText = new Map<string, Answers>();
/** The text that was asked about last, of which most questions are asked in a row. */
let lastText = NOTHING_YET;
let lastAnswers: Answers = { bits: 0 };
let questions = 0;

const memories: Map<string, unknown>[] = [answersByText];

function answersOf(text: string): Answers {
  if (text === lastText) return lastAnswers;
  let answers = answersByText.get(text);
  if (answers === undefined) {
    answers = { bits: 0 };
    if (text.length <= LONGEST && answersByText.size < MOST_ANSWERS) answersByText.set(text, answers);
  }
  lastText = text;
  lastAnswers = answers;
  return answers;
}

/**
 * A yes-or-no question about a text that is answered once for one document: the stages of a reading (columns, headings,
 * wrapped lines, entries, checks) ask the same of each line.
 */
export function rememberedTest(test: (text: string) => boolean): (text: string) => boolean {
  const asked = 1 << (2 * questions);
  const yes = asked << 1;
  questions += 1;
  return (text) => {
    const answers = answersOf(text);
    if ((answers.bits & asked) !== 0) return (answers.bits & yes) !== 0;
    const answer = test(text);
    answers.bits |= answer ? asked | yes : asked;
    return answer;
  };
}

/** Like `rememberedTest`, for other answers than yes and no. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  memories.push(answers);
  return (text) => {
    const before = answers.get(text);
    if (before !== undefined) return before;
    const given = answer(text);
    if (text.length <= LONGEST && answers.size < MOST_ANSWERS) answers.set(text, given);
    return given;
  };
}

/** Drops all answers, at the start of a document. */
export function forgetAnswers(): void {
  for (const answers of memories) answers.clear();
  lastText = NOTHING_YET;
  lastAnswers = { bits: 0 };
}
