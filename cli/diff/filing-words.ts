import { AppError } from '../../core/errors.ts';
import { parseSourceSpan, type SourceSpanParts } from '../../core/spans.ts';
import type { Submission } from '../../core/submission.ts';
import { asciiTextOf } from '../../parsers/layout/ascii-text.ts';
import { documentFormatOf } from '../../parsers/layout/document-format.ts';
import { readHtmlFlow } from '../../parsers/layout/html-flow.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';
import type { RowChange } from './row-changes.ts';

/** Which versions cite a piece of a passage. */
export type Cited = 'none' | 'before' | 'after' | 'both';

/** Words of one document around what the versions cite, cut where the citing changes. */
export interface Passage {
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly { readonly text: string; readonly cited: Cited }[];
}

export interface FilingWords {
  readonly passages: readonly Passage[];
  /** Why words are missing; null: none are. */
  readonly problem: string | null;
}

/** Around the words cited, in UTF-16 units of the markup, and in characters of the words. */
const MARKUP_AROUND = 2_500;
const WORDS_AROUND = 180;
/** Of one span: a table may be cited as a whole. */
const LONGEST_SPAN = 600;
const MOST_PASSAGES = 6;
/** A larger submission is not read into memory for some words of it. */
const MOST_BYTES = 40_000_000;

/** Reads the words that the readings of a change cite. Caches the last submission. */
export function createWordReader(rawStore: RawStore): (change: RowChange) => Promise<FilingWords> {
  let last: { readonly key: string; readonly submission: Submission | null } | null = null;

  async function submissionOf(key: SourceSpanParts['rawSourceKey']): Promise<Submission | null> {
    if (last?.key === key) return last.submission;
    const bytes = await rawStore.getUpTo(key, MOST_BYTES);
    const submission =
      bytes === null ? null : looksLikeSubmission(bytes) ? readSubmission(bytes) : readBareDocument(bytes, {});
    last = { key, submission };
    return submission;
  }

  return async (change) => {
    const spans = citedSpans(change);
    const problems = new Set<string>();
    const passages: Passage[] = [];
    for (const group of passagesOf(spans).slice(0, MOST_PASSAGES)) {
      const [first] = group;
      if (first === undefined) continue;
      try {
        const submission = await submissionOf(first.rawSourceKey);
        const text = submission?.documents.find(({ sequence }) => sequence === first.sequence)?.text ?? null;
        if (submission === null) problems.add('the filing is too large to show words of it here');
        else if (text === null) problems.add(`the filing has no document ${first.sequence}`);
        else passages.push(passageOf(text, group));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        problems.add(error.message);
      }
    }
    return { passages, problem: problems.size === 0 ? null : [...problems].join('; ') };
  };
}

interface CitedSpan extends SourceSpanParts {
  readonly by: 'before' | 'after';
}

/** Spans of the values that differ; the row's own where these have none, or nothing differs. */
function citedSpans({ before, after, fields }: RowChange): readonly CitedSpan[] {
  return (['before', 'after'] as const).flatMap((by) => {
    const reading = by === 'before' ? before : after;
    if (reading === null) return [];
    const own = fields.flatMap(({ field }) => reading.spans[field] ?? []);
    const texts = new Set(own.length > 0 ? own : reading.sourceSpan === null ? [] : [reading.sourceSpan]);
    return [...texts].flatMap((text) => {
      const span = parseSourceSpan(text);
      return [{ ...span, end: Math.min(span.end, span.start + LONGEST_SPAN), by }];
    });
  });
}

/** Spans that are near each other are shown together. */
function passagesOf(spans: readonly CitedSpan[]): readonly (readonly CitedSpan[])[] {
  const placeOf = ({ rawSourceKey, sequence }: CitedSpan) => `${rawSourceKey}#${sequence}`;
  const groups: CitedSpan[][] = [];
  for (const span of spans.toSorted((a, b) => a.sequence - b.sequence || a.start - b.start || a.end - b.end)) {
    const group = groups.at(-1);
    const end = Math.max(...(group ?? []).map((one) => one.end), 0);
    const [first] = group ?? [];
    if (group && first && placeOf(first) === placeOf(span) && span.start - end <= MARKUP_AROUND) group.push(span);
    else groups.push([span]);
  }
  return groups;
}

function passageOf(text: string, spans: readonly CitedSpan[]): Passage {
  const first = Math.min(...spans.map((span) => span.start));
  const last = Math.max(...spans.map((span) => span.end));
  const start = afterTag(text, Math.max(0, first - MARKUP_AROUND), first);
  const end = beforeTag(text, Math.min(text.length, last + MARKUP_AROUND), last);
  const cuts = new Set([start, end, first, Math.min(last, text.length)]);
  for (const span of spans) for (const at of [span.start, span.end]) if (at > start && at < end) cuts.add(at);
  const ordered = [...cuts].sort((a, b) => a - b);
  const isMarkup = documentFormatOf(text) !== 'text';
  const pieces = ordered.slice(1).map((to, index) => {
    const from = ordered[index] ?? start;
    const by = new Set(spans.filter((span) => span.start <= from && span.end >= to).map((span) => span.by));
    const cited: Cited = by.size === 2 ? 'both' : ([...by][0] ?? 'none');
    const words = plainWords(text.slice(from, to), isMarkup);
    if (cited !== 'none') return { text: words, cited };
    return { text: clipped(words, from >= last ? 'end' : to <= first ? 'start' : 'middle'), cited };
  });
  const named = pieces.filter((piece) => piece.text !== '');
  return { sequence: spans[0]?.sequence ?? 0, start: first, end: last, pieces: named };
}

/** Context that would begin within a tag begins behind it. */
function afterTag(text: string, from: number, limit: number): number {
  const close = text.indexOf('>', from);
  const open = text.indexOf('<', from);
  return close >= 0 && close < limit && (open < 0 || close < open) ? close + 1 : from;
}

/** Context that would end within a tag ends before it. */
function beforeTag(text: string, to: number, limit: number): number {
  const open = text.lastIndexOf('<', to - 1);
  return open >= limit && text.lastIndexOf('>', to - 1) < open ? open : to;
}

/** Words on one line; a space at an edge where the document separates them from the words beyond. */
function plainWords(markup: string, isMarkup: boolean): string {
  const words = (isMarkup ? readHtmlFlow(markup) : asciiTextOf(markup)).text.replace(/\s+/gu, ' ').trim();
  const lead = /^(?:\s|<|&nbsp;|&#160;)/.test(markup) ? ' ' : '';
  const trail = /(?:\s|>|&nbsp;|&#160;)$/.test(markup) ? ' ' : '';
  return words === '' ? lead || trail : `${lead}${words}${trail}`;
}

function clipped(words: string, where: 'start' | 'middle' | 'end'): string {
  const characters = Array.from(words);
  if (characters.length <= (where === 'middle' ? 2 : 1) * WORDS_AROUND) return words;
  // A word that is cut is left out, unless nothing else is there.
  const first = characters
    .slice(0, WORDS_AROUND)
    .join('')
    .replace(/(?<=\S)\s+\S*$/u, '');
  const last = characters
    .slice(-WORDS_AROUND)
    .join('')
    .replace(/^\S*\s+(?=\S)/u, '');
  if (where === 'start') return `… ${last}`;
  return where === 'end' ? `${first} …` : `${first} … ${last}`;
}
