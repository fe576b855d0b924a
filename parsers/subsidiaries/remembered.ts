/** Longer texts are no lines of a list, and are asked about once. */
const LONGEST = 400;
const MOST_ANSWERS = 8_000;

const memories: Map<string, unknown>[] = [];

/**
 * A test of texts that remembers its answers for one document: the stages of a reading (columns, headings, wrapped
 * lines, entries, checks) ask the same of each line.
 */
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
}
