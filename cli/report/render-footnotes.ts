import type { FoundFootnote } from '../../db/repositories/datasets/footnotes.ts';
import type { Answer, ShownIssuer } from '../issuer-dataset.ts';
import { listEnvelope, noneText, renderSearch } from './render-search.ts';
import { clip, counted, countText, joinLines } from './text.ts';

const FORMS = '10-K, 10-Q, 20-F or 40-F';
const EXCERPT_LENGTH = 320;

interface ShownNotes {
  readonly notes: readonly FoundFootnote[];
  /** There are more than those. */
  readonly isMore: boolean;
  /** Whole texts instead of excerpts. */
  readonly isFull: boolean;
}

/** Blocks of text of the notes by filing, the newest first. */
export function footnotesAnswer(issuer: ShownIssuer, shown: ShownNotes): Answer {
  const { cik, search } = issuer;
  return {
    json: () => ({ ...listEnvelope(shown.notes.map(itemOf), search), hasMore: shown.isMore, cik }),
    text: () => notesText(issuer, shown),
  };
}

function itemOf({ metadata, dimensions, text, ...note }: FoundFootnote) {
  return { object: 'footnote', ...note, dimensions, text, ...metadata };
}

function notesText({ who, search }: ShownIssuer, { notes, isMore, isFull }: ShownNotes): string {
  if (notes.length === 0) return `${who}: ${noneText('no such text in the notes', search, FORMS)}`;
  const filings = [...Map.groupBy(notes, ({ metadata }) => metadata.provenance.accessionNumber)];
  const blocks = filings.flatMap(([accessionNumber, own]) => [
    ...own.slice(0, 1).map(({ form, filedDate, metadata }) => {
      const head = `${form} filed ${filedDate}, ${accessionNumber}, ${counted(own.length, 'block')}`;
      return `${head}\n${metadata.provenance.filingUrl}`;
    }),
    ...own.map((note) => noteText(note, isFull)),
  ]);
  const more = isMore ? `the first ${countText(notes.length)} are shown; --limit and --search choose others` : '';
  return joinLines([`${who}: notes to financial statements`, ...blocks, more, renderSearch(search, FORMS)], '\n\n');
}

function noteText(note: FoundFootnote, isFull: boolean): string {
  const { title, sort, level, subject, text, excerpt, isCut, dimensions, metadata } = note;
  const indent = '  '.repeat(Math.min(level, 6));
  const members = Object.values(dimensions);
  const facts = [sort, subject ?? '', ...members, `${countText(text.length)} characters${isCut ? ', cut' : ''}`];
  const words = printable(isFull ? text : clip(excerpt ?? text, EXCERPT_LENGTH));
  const lines = [
    `${printable(title)} (${facts.filter((fact) => fact !== '').join(', ')})`,
    ...words.split('\n').map((line) => `  ${line}`),
    `  ${metadata.verification.sourceSpan ?? 'no source span'}`,
  ];
  return lines.map((line) => `${indent}${line}`.trimEnd()).join('\n');
}

/** Without control characters, which a terminal would obey. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '\ufffd');
}
