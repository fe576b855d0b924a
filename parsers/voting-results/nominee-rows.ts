import { type GroupedProposal, type NomineeRow, stripAnchor } from './grouped-proposal.ts';
import { cleanName, fullNameOf, isPersonName, personBefore, personElectedIn } from './nominee-names.ts';
import { anchorOf } from './proposal-anchors.ts';
import { type ProposalType, proposalTypeOf } from './proposal-type.ts';
import { sentencesOf } from './prose-votes.ts';
import type { TextElement, VoteRecord } from './vote-record.ts';

const ELECTION_CONTEXT = /\belect(?:ion|ed|ing|s)?\b|\bdirectors?\b|\bnominees?\b|\btrustees?\b/i;

/** Whether a row may be a nominee's: by its columns, its heading, the words around it, or the row before. */
export function isElection(
  leading: readonly TextElement[],
  labels: readonly TextElement[],
  last: GroupedProposal | undefined,
  isNew: boolean,
  record: VoteRecord,
  underPerson: boolean,
): boolean {
  if (record.fields.has('oneYear') || record.fields.has('threeYears')) return false;
  if (record.fields.has('votesWithheld') && !record.fields.has('votesAgainst')) return true;
  if (underPerson || record.underPerson) return true;
  // "Grant Thornton" under "Ratification of auditors" is a firm.
  const title = leading.findLast((text) => proposalTypeOf(stripAnchor(text.text)) !== null);
  const type =
    title === undefined
      ? null
      : title.text.length > 300
        ? lastTypeIn(title.text)
        : proposalTypeOf(stripAnchor(title.text));
  if (isNew && type !== null && type !== 'elect_directors') return false;
  // A small table of one person's counts, under the name alone.
  const heard = leading.at(-1);
  if (labels.length === 0 && heard !== undefined && !heard.isProse && type === null && isPersonName(heard.text))
    return true;
  // "Proposal 3: Change of investment objective": a heading of its own that names no election.
  const isHeaded = leading.some((text) => anchorOf(text.text)?.style === 'named' && !ELECTION_CONTEXT.test(text.text));
  if (isNew && isHeaded && !isPersonName(stripAnchor(leading.at(-1)?.text ?? ''))) return false;
  if (last !== undefined && last.type === 'elect_directors' && last.nominees.length > 0) return true;
  return [...leading, ...labels].some((text) => ELECTION_CONTEXT.test(text.text)) || (!isNew && last === undefined);
}

/** What the last sentence of a long text that names a kind of proposal is about: the text may begin with the one before. */
function lastTypeIn(text: string): ProposalType | null {
  const types = sentencesOf(text).map(({ start, end }) => proposalTypeOf(stripAnchor(text.slice(start, end))));
  return types.findLast((type) => type !== null) ?? null;
}

/** The person a row counts for: in its own cells, in the line or sentence before it. */
export function nomineeOf(
  record: VoteRecord,
  labels: readonly TextElement[],
  leading: readonly TextElement[],
  last: GroupedProposal | undefined,
): { name: string; nameStart: number } | null {
  const own = labels.at(-1);
  if (own !== undefined) {
    const joined = labels.map((text) => text.text).join(' ');
    for (const text of [own.text, joined]) {
      const name = cleanName(text);
      if (isPersonName(name)) return { name, nameStart: own.start };
    }
    const elected = personElectedIn(joined);
    if (elected !== null) return { name: elected, nameStart: own.start };
    // Flattened, "Class I (term expiring 2015):" or "1. Election of Directors: a." stands before the name.
    const ownType = proposalTypeOf(own.text);
    const ending = cleanName(own.text.split(/[:;]\s+|\d{4}\)\s+|\s\(?[a-k][.)]\s+/).at(-1) ?? '');
    if ((ownType === null || ownType === 'elect_directors') && isPersonName(ending))
      return { name: ending, nameStart: own.start + Math.max(0, own.text.lastIndexOf(ending)) };
    const isLoose =
      (record.underPerson || (record.fields.has('votesWithheld') && last?.type === 'elect_directors')) &&
      proposalTypeOf(own.text) === null;
    const name = cleanName(own.text);
    if (
      isLoose &&
      name.length > 1 &&
      name.length < 60 &&
      name.split(' ').length <= 7 &&
      !/^(?:class|total|proposal|series|common)\b/i.test(name) &&
      /^[\p{L}"“'(]/u.test(name) &&
      !anchorOnly(own.text)
    )
      return { name, nameStart: own.start };
  }
  if (labels.length > 0 && record.source === 'table') return null;
  const before = leading.at(-1);
  if (before === undefined) return null;
  const name = cleanName(before.text);
  if (isPersonName(name)) return { name, nameStart: before.start };
  const sentence = before.text.slice(sentencesOf(before.text).at(-1)?.start ?? 0);
  const elected = personElectedIn(stripAnchor(sentence));
  if (elected !== null && sentence.length < 200) return { name: elected, nameStart: before.start };
  if (record.source === 'prose' || record.source === 'pairs') {
    const person = personBefore(before.text);
    const heard = [...(last?.leading ?? []), ...leading].map((text) => text.text).join(' ');
    if (person !== null) return { name: fullNameOf(person, heard), nameStart: before.start };
    const named = electedBefore(leading);
    if (named !== null) return { name: fullNameOf(named.name, heard), nameStart: named.nameStart };
  }
  return null;
}

/** "The election of Mr. Glass required a majority. On this matter, …": the last sentence before the counts that elects one person. */
function electedBefore(leading: readonly TextElement[]): { name: string; nameStart: number } | null {
  for (const text of [...leading].reverse()) {
    for (const { start, end } of [...sentencesOf(text.text)].reverse()) {
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
  if (nominee.record.label === '' || !/(?:^|\s)(?:\p{Lu}\.|de|van|von|der|la|St\.)$|^\S+$/u.test(nominee.name))
    return false;
  return (
    /^\p{Lu}[\p{L}'’-]+(?:[ ,]+(?:\p{Lu}[\p{L}'’-]+|Jr\.|Sr\.|II|III))?$/u.test(text.text.trim()) &&
    proposalTypeOf(text.text) === null
  );
}

function anchorOnly(text: string): boolean {
  return stripAnchor(text).length === 0;
}
