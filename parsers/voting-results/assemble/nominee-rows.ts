import type { TextElement, VoteRecord } from '../rows/vote-record.ts';
import {
  cleanName,
  fullNameOf,
  isPersonName,
  peopleListed,
  peopleTogether,
  personBefore,
  personElectedIn,
} from '../words/person-names.ts';
import { anchorOf, stripAnchor } from '../words/proposal-anchors.ts';
import { type ProposalType, proposalTypeOf } from '../words/proposal-type.ts';
import { sentencesOf } from '../words/sentences.ts';
import type { GroupedProposal, NomineeRow } from './grouped-proposal.ts';
import type { Split } from './split-words.ts';

/** A row of counts with the words that surround it. */
export interface RowContext {
  readonly record: VoteRecord;
  /** The words of the row itself, and those between it and its header. */
  readonly labels: readonly TextElement[];
  readonly split: Split;
  /** The proposal before. */
  readonly last: GroupedProposal | undefined;
  /** The row's header says that the names are people's. */
  readonly underPerson: boolean;
  /** The agenda's words for the proposal that the row names by its number alone. */
  readonly agendaItem: string | null;
}

type Nominee = Omit<NomineeRow, 'record'>;

/** The people a row counts for: one, or all those whom a sentence gives the same counts; none where it is no nominee's. */
export function nomineesOf(row: RowContext): readonly Nominee[] {
  const { record, labels, split, agendaItem } = row;
  const inElection = isElection(row);
  const sentence = split.leading.at(-1);
  const mayShare = inElection && record.source !== 'table' && labels.length === 0;
  const together = mayShare && sentence !== undefined ? peopleTogether(sentence.text) : [];
  if (together === null) record.problems.push('names-unread');
  if (sentence !== undefined && together !== null && together.length > 0)
    return together.map((name) => ({ name, nameStart: sentence.start + Math.max(0, sentence.text.indexOf(name)) }));
  const listed = inElection && record.source === 'prose' ? peopleListed(record.label) : null;
  if (listed !== null) return listed.map((name) => ({ name, nameStart: record.labelStart }));
  const elected = agendaItem === null ? null : personElectedIn(agendaItem);
  if (elected !== null) return [{ name: elected, nameStart: record.start }];
  const nominee = inElection ? nomineeOf(row) : null;
  return nominee === null ? [] : [nominee];
}

const ELECTION_CONTEXT = /\belect(?:ion|ed|ing|s)?\b|\bdirectors?\b|\bnominees?\b|\btrustees?\b/i;

/** Whether a row may be a nominee's: by its columns, its header, the words around it, or the row before. */
function isElection({ record, labels, split: { leading, isNew }, last, underPerson }: RowContext): boolean {
  const { fields } = record;
  if (fields.has('oneYear') || fields.has('threeYears')) return false;
  if ((fields.has('votesWithheld') && !fields.has('votesAgainst')) || underPerson || record.underPerson) return true;
  // "Election of Ann Orr" in the row itself, whatever the words above are about.
  const own = labels.at(-1)?.text ?? '';
  if (proposalTypeOf(stripAnchor(own)) === 'elect_directors' && personElectedIn(own) !== null) return true;
  // "Grant Thornton" under "Ratification of auditors" is a firm.
  const title = leading.findLast((text) => proposalTypeOf(stripAnchor(text.text)) !== null)?.text ?? '';
  const type = title.length > 300 ? lastTypeIn(title) : proposalTypeOf(stripAnchor(title));
  if (isNew && type !== null && type !== 'elect_directors') return false;
  // A small table of one person's counts, under the name alone.
  const above = leading.at(-1);
  if (labels.length === 0 && above?.isProse === false && type === null && isPersonName(above.text)) return true;
  // "Proposal 3: Change of investment objective": a heading of its own that names no election.
  const isHeaded = leading.some((text) => anchorOf(text.text)?.style === 'named' && !ELECTION_CONTEXT.test(text.text));
  if (isNew && isHeaded && !isPersonName(stripAnchor(above?.text ?? ''))) return false;
  if (last?.type === 'elect_directors' && last.nominees.length > 0) return true;
  return [...leading, ...labels].some((text) => ELECTION_CONTEXT.test(text.text)) || (!isNew && last === undefined);
}

/** What the last sentence of a long text that names a kind of proposal is about: the text may begin with the one before. */
function lastTypeIn(text: string): ProposalType | null {
  const types = sentencesOf(text).map(({ start, end }) => proposalTypeOf(stripAnchor(text.slice(start, end))));
  return types.findLast((type) => type !== null) ?? null;
}

/** The person a row counts for: in its own cells, in the line or sentence before it. */
function nomineeOf(row: RowContext): Nominee | null {
  const { record, labels, split } = row;
  const own = labels.at(-1);
  const inRow = own === undefined ? null : nameInRow(row, own);
  if (inRow !== null) return inRow;
  const before = split.leading.at(-1);
  if (before === undefined || (labels.length > 0 && record.source === 'table')) return null;
  const nameStart = before.start;
  const name = cleanName(before.text);
  if (isPersonName(name)) return { name, nameStart };
  const sentence = before.text.slice(sentencesOf(before.text).at(-1)?.start ?? 0);
  const elected = personElectedIn(stripAnchor(sentence));
  if (elected !== null && sentence.length < 200) return { name: elected, nameStart };
  if (record.source === 'table') return null;
  const person = personBefore(before.text);
  const found = person === null ? electedBefore(split.leading) : { name: person, nameStart };
  const words = [...(row.last?.leading ?? []), ...split.leading].map((text) => text.text).join(' ');
  return found === null ? null : { ...found, name: fullNameOf(found.name, words) };
}

/** The person in the row's own words. */
function nameInRow({ record, labels, last }: RowContext, own: TextElement): Nominee | null {
  const nameStart = own.start;
  const name = cleanName(own.text);
  if (isPersonName(name)) return { name, nameStart };
  const joined = labels.map((text) => text.text).join(' ');
  const whole = cleanName(joined);
  if (isPersonName(whole)) return { name: whole, nameStart };
  const elected = personElectedIn(joined);
  if (elected !== null) return { name: elected, nameStart };
  // Flattened, "Class I (term expiring 2015):" or "1. Election of Directors: a." comes before the name.
  const type = proposalTypeOf(own.text);
  const ending = cleanName(own.text.split(/[:;]\s+|\d{4}\)\s+|\s\(?[a-k][.)]\s+/).at(-1) ?? '');
  if ((type === null || type === 'elect_directors') && isPersonName(ending))
    return { name: ending, nameStart: nameStart + Math.max(0, own.text.lastIndexOf(ending)) };
  const isNominee = record.underPerson || (record.fields.has('votesWithheld') && last?.type === 'elect_directors');
  return isNominee && type === null && stripAnchor(own.text) !== '' && isLikelyName(name) ? { name, nameStart } : null;
}

/** Words that may be a name where the row must have one: few, and no heading. */
function isLikelyName(words: string): boolean {
  return (
    words.length > 1 &&
    words.length < 60 &&
    words.split(' ').length <= 7 &&
    !/^(?:class|total|proposal|series|common)\b/i.test(words) &&
    /^[\p{L}"“'(]/u.test(words)
  );
}

/** "The election of Mr. Glass required a majority. On this matter, …": the last sentence before the counts that elects one person. */
function electedBefore(leading: readonly TextElement[]): Nominee | null {
  for (const text of leading.toReversed()) {
    for (const { start, end } of sentencesOf(text.text).toReversed()) {
      const sentence = stripAnchor(text.text.slice(start, end));
      const name = personElectedIn(sentence);
      if (name !== null) return { name, nameStart: text.start };
      const type = proposalTypeOf(sentence);
      if (type !== null && type !== 'elect_directors') return null;
    }
  }
  return null;
}

/** A name broken over lines with its figures between: "Michelle L. 38,382,415 …" over "Collins". */
export function continuesName(nominee: NomineeRow, text: TextElement): boolean {
  const isOpen = /(?:^|\s)(?:\p{Lu}\.|de|van|von|der|la|St\.)$|^\S+$/u.test(nominee.name);
  const isRest = /^\p{Lu}[\p{L}'’-]+(?:[ ,]+(?:\p{Lu}[\p{L}'’-]+|Jr\.|Sr\.|II|III))?$/u.test(text.text.trim());
  return nominee.record.label !== '' && isOpen && isRest && proposalTypeOf(text.text) === null;
}
