import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { Parser } from '../../core/parser.ts';
import type { Footnote } from '../../core/rows-footnotes.ts';
import { storableText } from '../../core/storable-text.ts';
import type { XbrlPeriod } from '../../core/xbrl.ts';
import { mainAndExhibits, TAGGED_REPORTS } from '../filing/documents.ts';
import { createEvidence, notApplicable, outcomeHead, roundedOutcome } from '../filing/outcomes.ts';
import { type Linkbases, linkbasesOf } from '../linkbases/linkbases.ts';
import { collectFacts, type ReportedFact } from '../reported-facts/reported-facts.ts';
import { isNoteBlock, sortOfConcept } from './block-concepts.ts';
import { type BlockText, createBlockReader } from './block-text.ts';
import { type Place, placesOf } from './nesting.ts';
import type { FootnotesResult } from './result.ts';
import { footnoteRows } from './rows.ts';
import { subjectOf } from './subjects.ts';
import { type RolesOfConcepts, rolesOfConcepts, titleOf } from './titles.ts';

const PARSER = { id: 'footnotes', version: 1, kind: 'footnotes' } as const;
const HEAD = outcomeHead(PARSER);
/** Of one filing; the largest have about 300. */
const MOST_BLOCKS = 1_000;
/** Characters of all blocks, nested ones included; the largest filings have a tenth. */
const MOST_TEXT = 16_000_000;
/**
 * Characters of one block; the longest notes of ordinary filings have 65,000. PostgreSQL indexes no text whose distinct
 * words take more than a megabyte, and 150,000 characters of any alphabet stay below that.
 */
const LONGEST_TEXT = 150_000;

interface Block extends BlockText {
  readonly reported: ReportedFact;
}

/**
 * The blocks of text of the notes to financial statements, which filers tag whole (notes), by policy and by table. A block
 * is a fact of the XBRL parser; its words stand once, in the outermost block that holds them. The same words tagged twice
 * with one concept, period and member are one block.
 *
 * Confidence is the fact's own, 0.9 for a block that is longer than what is stored, and 0.8 for a filing of which blocks are
 * left out.
 */
export const footnotesV1: Parser<FootnotesResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: (submission) => mainAndExhibits(submission, TAGGED_REPORTS),
  parse(submission, _document, context) {
    const facts = collectFacts(context);
    const found = [...facts.all()].filter(isNoteBlock);
    const evidence = createEvidence();
    const { blocks, left } = readBlocks(found, createBlockReader(submission));
    if (blocks.length === 0) return notApplicable(HEAD, 'no-text-blocks', 'the filing tags no text of its notes');
    if (left > 0) {
      const message = `${left} of ${found.length} blocks of text are left out: the filing tags too many or too long ones`;
      evidence.reasons.push({ code: 'too-many-blocks', message });
    }
    const linkbases = linkbasesOf(submission);
    evidence.warnings.push(...linkbases.problems);
    const notes = notesOf(blocks, linkbases);
    for (const [index, { isCut }] of notes.entries()) {
      const { spans = [], confidence = 0 } = blocks[index]?.reported ?? {};
      evidence.spans[`notes[${index}].text`] = spans;
      evidence.confidences[`notes[${index}].text`] = isCut ? Math.min(confidence, 0.9) : confidence;
    }
    const confidence = Math.min(left > 0 ? 0.8 : 1, ...Object.values(evidence.confidences));
    return roundedOutcome(HEAD, { notes }, confidence, evidence);
  },
  rows: (outcome, filing) => [{ table: 'parsed.footnotes', rows: footnoteRows(outcome, filing) }],
};

/** Blocks with words, in document order and complete duplicates once, and how many are left out. */
function readBlocks(
  found: readonly ReportedFact[],
  readText: (block: ReportedFact) => BlockText,
): { readonly blocks: readonly Block[]; readonly left: number } {
  const seen = new Map<string, Set<string>>();
  const blocks: Block[] = [];
  let room = MOST_TEXT;
  for (const [index, reported] of inDocumentOrder(found).entries()) {
    const { concept, period, dimensions } = reported.fact;
    const block = { reported, ...readText(reported) };
    const key = JSON.stringify([concept, period, dimensions]);
    const texts = seen.get(key) ?? new Set();
    if (block.text === '' || texts.has(block.text)) continue;
    seen.set(key, texts.add(block.text));
    room -= block.text.length;
    if (room < 0 || blocks.length === MOST_BLOCKS) return { blocks, left: found.length - index };
    blocks.push(block);
  }
  return { blocks, left: 0 };
}

function inDocumentOrder(found: readonly ReportedFact[]): readonly ReportedFact[] {
  return found.toSorted((a, b) => placeOf(a).sequence - placeOf(b).sequence || placeOf(a).start - placeOf(b).start);
}

function placeOf({ spans }: ReportedFact): { readonly sequence: number; readonly start: number } {
  return spans[0] ?? { sequence: 0, start: 0 };
}

function notesOf(blocks: readonly Block[], linkbases: Linkbases): readonly Footnote[] {
  const stored = blocks.map(({ text }) => storableText(text.slice(0, LONGEST_TEXT)));
  const roles = rolesOfConcepts(linkbases);
  return placesOf(blocks, stored).map(
    (place, index): Footnote => noteOf(blocks, stored, index, place, roles, linkbases),
  );
}

function noteOf(
  blocks: readonly Block[],
  stored: readonly string[],
  index: number,
  { parent, level, within }: Place,
  roles: RolesOfConcepts,
  { labels }: Linkbases,
): Footnote {
  const own = stored[index] ?? '';
  const block = blocks[index];
  const { concept = '', dimensions = {}, period = { forever: true } } = block?.reported.fact ?? {};
  const stated = roles.get(concept)?.find(({ sort }) => sort !== null)?.sort ?? sortOfConcept(concept);
  const sort = stated ?? (level === 0 ? 'note' : 'part');
  const outer = within === null ? '' : (stored[within.index] ?? '');
  return {
    concept,
    sort,
    level,
    parentOrdinal: parent,
    ...titleOf({ concept, sort, text: own }, roles, labels),
    subject: subjectOf(concept),
    dimensions,
    ...datesOf(period),
    text: within === null ? own : null,
    textOrdinal: within?.index ?? null,
    textStart: within === null ? 0 : charactersOf(outer.slice(0, within.start)),
    textLength: charactersOf(own),
    isCut: (block?.text.length ?? 0) > LONGEST_TEXT,
  };
}

/** Unicode characters, as PostgreSQL counts them. */
function charactersOf(text: string): number {
  let characters = text.length;
  for (const _ of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) characters--;
  return characters;
}

function datesOf(period: XbrlPeriod): Pick<Footnote, 'periodStart' | 'periodEnd'> {
  const dateOf = (text: string): IsoDate | null => (isIsoDate(text) ? text : null);
  if ('instant' in period) return { periodStart: null, periodEnd: dateOf(period.instant) };
  if ('start' in period) return { periodStart: dateOf(period.start), periodEnd: dateOf(period.end) };
  return { periodStart: null, periodEnd: null };
}
