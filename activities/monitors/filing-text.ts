import { AppError } from '../../core/errors.ts';
import type { RawSourceKey } from '../../core/ids.ts';
import type { MatchedWords } from '../../core/monitors.ts';
import { formatSourceSpan } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { type TextWord, textWords } from '../../core/text-words.ts';
import type { WordsPart } from '../../db/repositories/monitors/filing-words.ts';
import { type PlainText, plainTextOf, spanOf } from '../../parsers/layout/plain-text.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

/** Words of a part, and how many of them the next part repeats, so that no phrase falls between two. */
const PART_WORDS = 1_000;
const SHARED_WORDS = 30;
/** Larger submissions hold tables or pictures, not prose. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_CHARACTERS = 4_000_000;
/** Data beside the documents that people read. */
const DATA_TYPES = /^(?:EX-101|EX-27|GRAPHIC|ZIP|EXCEL|JSON|PDF|INFORMATION TABLE|XML$)/i;

/** The text of a filing for searching. */
export interface FilingText {
  readonly parts: readonly WordsPart[];
  readonly characters: number;
  /** Why some of it is missing; null: none is. */
  readonly problem: string | null;
}

interface OpenDocument {
  readonly key: RawSourceKey;
  readonly document: SubmissionDocument;
  readonly plain: PlainText;
  readonly words: readonly TextWord[];
}

/** Reads the words of filings and finds them again. Keeps the last submission and document, so order calls by filing. */
export interface FilingTextReader {
  /** A filing whose bytes are missing or too large has no text, and the problem says so. */
  read(key: RawSourceKey): Promise<FilingText>;
  wordsOf(key: RawSourceKey, place: { readonly sequence: number; readonly part: number }): Promise<readonly TextWord[]>;
  /** What the words of a part say, with their place in the document. */
  quote(
    key: RawSourceKey,
    place: { readonly sequence: number; readonly part: number; readonly from: number; readonly count: number },
  ): Promise<Omit<MatchedWords, 'term'>>;
}

export function createFilingTextReader(rawStore: Pick<RawStore, 'getUpTo'>): FilingTextReader {
  let last: { readonly key: RawSourceKey; readonly submission: Submission } | null = null;
  let open: OpenDocument | null = null;

  /** A reason where the bytes cannot be read. */
  async function submissionOf(key: RawSourceKey): Promise<Submission | string> {
    if (last?.key === key) return last.submission;
    try {
      const bytes = await rawStore.getUpTo(key, MOST_BYTES);
      if (bytes === null) return `larger than ${MOST_BYTES} bytes`;
      last = { key, submission: readSubmission(bytes) };
      return last.submission;
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('raw-object-')) return error.message;
      throw error;
    }
  }

  function openDocument(key: RawSourceKey, document: SubmissionDocument): OpenDocument {
    if (open?.key === key && open.document.sequence === document.sequence) return open;
    const plain = plainTextOf(document.text);
    open = { key, document, plain, words: [...textWords(plain.text.slice(0, MOST_CHARACTERS))] };
    return open;
  }

  async function opened(key: RawSourceKey, sequence: number): Promise<OpenDocument> {
    const submission = await submissionOf(key);
    const document =
      typeof submission === 'string' ? undefined : submission.documents.find((one) => one.sequence === sequence);
    if (document) return openDocument(key, document);
    const reason = typeof submission === 'string' ? submission : `it has no document ${sequence}`;
    throw new AppError(`${key} was searchable and cannot be read: ${reason}`, {
      code: 'raw-object-missing',
      retryable: false,
    });
  }

  return {
    async read(key) {
      const submission = await submissionOf(key);
      if (typeof submission === 'string') return { parts: [], characters: 0, problem: submission };
      const parts: WordsPart[] = [];
      let characters = 0;
      let problem: string | null = null;
      for (const document of submission.documents.filter(isProse)) {
        const { plain, words } = openDocument(key, document);
        characters += Math.min(plain.text.length, MOST_CHARACTERS);
        if (plain.text.length > MOST_CHARACTERS) {
          problem = `document ${document.sequence} is searched up to character ${MOST_CHARACTERS}`;
        }
        for (let part = 0; part === 0 || startOf(part) + SHARED_WORDS < words.length; part += 1) {
          const text = wordsOfPart(words, part).map(({ word }) => word);
          if (text.length > 0) parts.push({ sequence: document.sequence, part, text: text.join(' ') });
        }
      }
      return { parts, characters, problem };
    },

    async wordsOf(key, { sequence, part }) {
      return wordsOfPart((await opened(key, sequence)).words, part);
    },

    async quote(key, { sequence, part, from, count }) {
      const { document, plain, words } = await opened(key, sequence);
      const first = words[startOf(part) + from];
      const final = words[startOf(part) + from + count - 1];
      if (!first || !final) throw new RangeError(`part ${part} has no word ${from}`);
      const { start, end } = spanOf(plain, document.text, sequence, first.start, final.end);
      return {
        words: plain.text.slice(first.start, final.end).replace(/\s+/g, ' '),
        sourceSpan: formatSourceSpan(key, { sequence, start, end }),
      };
    },
  };
}

const startOf = (part: number): number => part * (PART_WORDS - SHARED_WORDS);

function wordsOfPart(words: readonly TextWord[], part: number): readonly TextWord[] {
  return words.slice(startOf(part), startOf(part) + PART_WORDS);
}

function isProse({ isBinary, isBeginning, type, sequence }: SubmissionDocument): boolean {
  return !isBinary && !isBeginning && (sequence === 1 || !DATA_TYPES.test(type));
}
