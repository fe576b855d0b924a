import type { Span } from '../../core/spans.ts';
import type { StatementFact } from '../../core/statements.ts';
import { mapTables } from './table-map.ts';

/** A numeric fact with the words that state it. */
export interface SpannedFact extends StatementFact {
  readonly spans: readonly Span[];
  /** Of the XBRL parser: below 1 where the fact contradicts another. */
  readonly confidence: number;
}

/** Where a fact stands in its document. */
export interface Printed<F extends SpannedFact> {
  readonly fact: F;
  readonly sequence: number;
  readonly at: number;
  /** Numbered over all documents; null outside of tables. */
  readonly table: number | null;
  /** As a reader sees it: in parentheses or after a minus. */
  readonly isNegative: boolean;
}

/** Tables of one document get numbers of their own. */
const TABLES_PER_DOCUMENT = 1_000_000;

/** The facts in document order, with their tables. */
export function printedFacts<F extends SpannedFact>(
  facts: readonly F[],
  texts: ReadonlyMap<number, string>,
): readonly Printed<F>[] {
  const maps = new Map([...texts].map(([sequence, text]) => [sequence, mapTables(text)]));
  const printed = facts.flatMap((fact): Printed<F>[] => {
    const [span] = fact.spans;
    const text = span && texts.get(span.sequence);
    if (span === undefined || text === undefined) return [];
    const own = maps.get(span.sequence)?.tableAt(span.start) ?? null;
    const table = own === null ? null : span.sequence * TABLES_PER_DOCUMENT + own;
    return [{ fact, sequence: span.sequence, at: span.start, table, isNegative: isPrintedNegative(text, span) }];
  });
  return printed.sort((a, b) => a.sequence - b.sequence || a.at - b.at);
}

/** Tags between a parenthesis and the number are skipped. */
const MARKUP_BEFORE = 400;

function isPrintedNegative(text: string, span: Span): boolean {
  if (/^\s*[(−–-]/u.test(span.text)) return true;
  const before = text.slice(Math.max(0, span.start - MARKUP_BEFORE), span.start);
  return /[(−–-](?:\s|&nbsp;|&#160;|\$|<[^<>]*>)*(?:<[^<>]*)?$/u.test(before);
}

/** A row's label stands before its numbers; rows of real filings are shorter. */
const LONGEST_ROW = 30_000;

/** Whether the words of a table row before this place say that it is of both basic and diluted shares. */
export function isLabeledBoth(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - LONGEST_ROW), place);
  const row = before.toLowerCase().lastIndexOf('<tr');
  if (row < 0) return false;
  const words = before
    .slice(row)
    .replace(/<[^<>]*>|&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&(?:amp|#38);/gi, '&')
    .replace(/\s+/g, ' ');
  return /\bbasic ?(?:and|&|\/) ?(?:fully )?diluted\b|\bdiluted ?(?:and|&|\/) ?basic\b/i.test(words);
}
