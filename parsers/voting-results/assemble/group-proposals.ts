import type { ScopeElement, TextElement, VoteElement, VoteRecord } from '../rows/vote-record.ts';
import { isClassLabel } from '../words/class-labels.ts';
import { isOutcomeAlone } from '../words/outcome-words.ts';
import { cleanName, isPersonName } from '../words/person-names.ts';
import { anchorOf, stripAnchor } from '../words/proposal-anchors.ts';
import { type ProposalType, proposalTypeOf } from '../words/proposal-type.ts';
import type { CountValue } from '../words/vote-values.ts';
import { definedTypeOf, referredNumber } from './agenda.ts';
import { dropAsideWords } from './aside-words.ts';
import {
  addClassOfLast,
  addNomineeClass,
  classOfLast,
  takeNomineeTotal,
  underName,
  withClassApart,
  withoutColon,
} from './class-rows.ts';
import { type GroupedProposal, type Grouping, newProposal } from './grouped-proposal.ts';
import { createGroups, type Groups } from './groups.ts';
import { continuesName, nomineesOf, type RowContext } from './nominee-rows.ts';
import { isNumberOfNominee, numberByType, numberByWords, numberedTitle } from './proposal-number.ts';
import { type Split, splitWords } from './split-words.ts';
import { addToSubject, continuesSubject } from './wrapped-subjects.ts';

/** More than any meeting had. */
const MOST_PROPOSALS = 120;

/** Puts the rows of counts under the proposals that the words name. */
export function groupProposals(elements: readonly VoteElement[]): Grouping {
  const groups = createGroups(elements);
  const { proposals, problems } = groups;
  for (const [index, element] of elements.entries()) {
    if (proposals.length > MOST_PROPOSALS) break;
    if (element.kind === 'text') addText(groups, element);
    else if (element.kind === 'scope') addScope(groups, element, isOfRowBefore(element, elements, index));
    else if (element.kind === 'record') addRecord(groups, element, index);
    else {
      // A header after words that a header already separated from others: those words are titles.
      groups.texts.push(...groups.afterHeader.splice(0));
      groups.hasHeader = true;
      groups.underPerson = element.isPerson;
    }
  }
  if (proposals.length > MOST_PROPOSALS) problems.push('too-many-proposals');
  const rest = [...groups.texts, ...groups.afterHeader];
  proposals.at(-1)?.trailing.push(...rest);
  if (proposals.length === 0) groups.preamble = rest;
  returnByNumber(proposals);
  for (const proposal of proposals) dropAsideWords(proposal);
  return { ...groups, texts: groups.words };
}

function addText(groups: Groups, element: TextElement): void {
  const { proposals, texts, afterHeader, hasHeader } = groups;
  const last = proposals.at(-1);
  // The last column "Result" belongs to the row it ends.
  if (last !== undefined && texts.length === 0 && afterHeader.length === 0 && isOutcomeAlone(element.text)) {
    last.trailing.push(element);
    return;
  }
  const nominee = hasHeader && afterHeader.length === 0 ? last?.nominees.at(-1) : undefined;
  if (nominee !== undefined && continuesName(nominee, element)) {
    nominee.name = `${nominee.name} ${cleanName(element.text)}`;
  } else if (
    hasHeader &&
    texts.length + afterHeader.length === 0 &&
    last !== undefined &&
    continuesSubject(last, element)
  ) {
    addToSubject(last, element);
  } else if (element.isProse) {
    texts.push(...afterHeader.splice(0), element);
    groups.hasHeader = false;
  } else (hasHeader ? afterHeader : texts).push(element);
}

/**
 * "There were no broker non-votes." is about the whole meeting where it comes before or after all counts and nothing else
 * states broker non-votes; else about the row before it.
 */
function isOfRowBefore(scope: ScopeElement, elements: readonly VoteElement[], index: number): boolean {
  if (scope.isBare !== true) return false;
  const isStated = elements.some((one) =>
    one.kind === 'scope' ? one !== scope : one.kind === 'record' && one.fields.has('brokerNonVotes'),
  );
  const isInside = [elements.slice(0, index), elements.slice(index)].every((part) =>
    part.some((one) => one.kind === 'record'),
  );
  return isStated || isInside;
}

/** Broker non-votes stated for several rows, or for a subject. */
function addScope(groups: Groups, element: ScopeElement, isOfLast: boolean): void {
  const { proposals, problems, scopes } = groups;
  const { reach, count } = element;
  if (reach.kind === 'next') {
    groups.nextBrokers = count;
    return;
  }
  const last = proposals.at(-1);
  if (isOfLast && last !== undefined) {
    addToLast(last, count);
    return;
  }
  if (reach.kind === 'numbers' || reach.kind === 'all' || last === undefined) {
    scopes.push(element);
    return;
  }
  if (reach.kind === 'nominees') {
    const election = last.nominees.length > 0 ? last : proposals.findLast((one) => one.nominees.length > 0);
    const rows = election?.nominees.filter(({ record }) => !record.fields.has('brokerNonVotes')) ?? [];
    for (const { record } of rows) record.fields.set('brokerNonVotes', count);
    if (rows.length === 0) last.scoped.push(count);
    return;
  }
  const isClear = [...reach.types].every((type) => {
    const matching = proposals.filter((one) => one.type === type).length;
    return matching === 1 || (matching > 1 && reach.types.has('elect_directors'));
  });
  if (isClear) {
    scopes.push(element);
    return;
  }
  // A subject that no one title has: the row before is meant.
  if (reach.types.size > 1) problems.push('unclear-reach');
  addToLast(last, count);
}

function addToLast(last: GroupedProposal, count: CountValue): void {
  const records = last.nominees.length > 0 ? last.nominees.map((one) => one.record) : [last.record];
  for (const record of records) {
    if (record === null || record.fields.has('brokerNonVotes')) continue;
    record.fields.set('brokerNonVotes', count);
    record.hasSaidBrokers = true;
  }
}

function addRecord(groups: Groups, read: VoteRecord, index: number): void {
  const { proposals, problems, texts, afterHeader } = groups;
  const record = withClassApart(read);
  const last = proposals.at(-1);
  const inTable = record.source === 'table';
  const brokers = record.fields.get('brokerNonVotes');
  // Broker non-votes alone belong to the meeting's quorum, not to a proposal.
  if (!inTable && record.fields.size === 1 && brokers !== undefined) {
    if (record.source === 'prose' && isUnderTitle(texts.at(-1))) groups.nextBrokers = brokers;
    if (groups.nextBrokers === brokers || record.source !== 'prose' || brokers.value !== 0) return;
    groups.noBrokers = brokers;
    problems.push('unclear-reach');
    return;
  }
  if (record.isTotal && !isOfOtherMatter(groups)) {
    if (last !== undefined && last.classes.length > 0) last.classes.push({ label: 'total', record });
    takeNomineeTotal(last?.nominees.at(-1), record);
    return;
  }
  // Percentages in a row of their own under the counts.
  if (record.isPercentOnly && record.label === '' && texts.length === 0 && last !== undefined) return;
  if (!inTable) texts.push(...afterHeader.splice(0));
  if (!addNomineeClass(groups, record)) placeRecord(groups, underName(groups, record), index);
  // Rows under one header go on without it.
  groups.texts = [];
  groups.afterHeader = [];
  if (!inTable) groups.hasHeader = false;
}

/** A title without its number, or its letter in parentheses. */
function withoutLetter(text: string): string {
  return stripAnchor(text).replace(/^\([a-z]\)\s+/, '');
}

/** "(c) The auditor was ratified:" before a row "Total": the only row of another matter than the rows before. */
function isOfOtherMatter({ proposals, texts, afterHeader }: Groups): boolean {
  const last = proposals.at(-1);
  const types = [...texts, ...afterHeader].map(({ text }) => proposalTypeOf(withoutLetter(text)));
  const hasTotal = last?.classes.some(({ label }) => label === 'total') === true && types.length > 0;
  return last !== undefined && (hasTotal || types.some((type) => type !== null && type !== last.type));
}

/** "Election of directors. With 9,204 shares not voted by brokers, the results were:": of the rows below, not of the quorum. */
function isUnderTitle(before: TextElement | undefined): boolean {
  if (
    before === undefined ||
    before.text.length > 120 ||
    /\b(?:present|represent\w*|quorum|proxy)\b/i.test(before.text)
  )
    return false;
  return before.isProse && /\bwith$/i.test(before.text) && proposalTypeOf(stripAnchor(before.text)) !== null;
}

function placeRecord(groups: Groups, record: VoteRecord, index: number): void {
  const { proposals, afterHeader, texts, underPerson } = groups;
  if (addClassOfLast(groups, record)) return;
  const last = proposals.at(-1);
  const labels = record.label === '' ? afterHeader : [...afterHeader, labelOf(record)];
  const split = splitWords(texts, labels, last === undefined, index, groups.lookahead);
  const agendaItem = agendaItemOf(groups, record, split);
  const row: RowContext = { record, labels, split, last, underPerson, agendaItem };
  const nominees = nomineesOf(row);
  if (last === undefined) groups.preamble = split.trailing;
  else last.trailing.push(...split.trailing);
  if (nominees.length > 0) {
    const goesOn =
      last?.type === 'elect_directors' &&
      last.record === null &&
      !startsOther(split, last) &&
      !isNamedAgain(last, nominees, record);
    if (goesOn) last.leading.push(...split.leading);
    const election = goesOn ? last : addProposal(groups, row, 'elect_directors');
    election.nominees.push(...nominees.map((one) => ({ ...one, record, classes: [] })));
    return;
  }
  // Flattened, the class is on a line of its own between the header and the figures, or before "For: 1,204".
  const above = afterHeader.at(-1) ?? texts.at(-1);
  const lineAbove = withoutColon(above?.text ?? '');
  const label = record.label === '' && isClassLabel(lineAbove) ? lineAbove : record.label;
  const shareClass = classOfLast(row, label);
  if (shareClass !== null) {
    last?.classes.push({ label: shareClass, record });
    return;
  }
  const proposal = addProposal(
    groups,
    row,
    (agendaItem === null ? null : proposalTypeOf(agendaItem)) ?? typeFor(groups, row),
  );
  if (isClassLabel(label)) proposal.classes.push({ label, record });
  else if (record.shareClass !== null) proposal.classes.push({ label: record.shareClass, record });
  proposal.record = record;
}

function labelOf({ label: text, labelStart: start }: VoteRecord): TextElement {
  return { kind: 'text', text, start, end: start + text.length, isStrong: false, isProse: false };
}

const HOLDERS = /\bclass\s+([A-Z])\s+(?:[a-z]+\s+){0,2}(?:stock|shares|stockholders|shareholders|units|unitholders)\b/i;

/** "Election of directors by holders of Class B common stock" after one by the holders of Class A. */
function isOfOtherHolders(title: string, before: string): boolean {
  if (title.length > 160 || proposalTypeOf(stripAnchor(title)) !== 'elect_directors') return false;
  const [own, other] = [HOLDERS.exec(title)?.[1], HOLDERS.exec(before)?.[1]];
  return own !== undefined && other !== undefined && own.toLowerCase() !== other.toLowerCase();
}

/** The agenda's words for a row that names its proposal by number alone. */
function agendaItemOf({ listed }: Groups, record: VoteRecord, { number }: Split): string | null {
  return number !== null && /^\W*\d{1,2}\W*$/.test(record.label) ? (listed.get(number) ?? null) : null;
}

/** Two funds may elect the same people: a name with counts of the same kinds as before begins another election. */
function isNamedAgain(
  { nominees: before }: GroupedProposal,
  nominees: ReturnType<typeof nomineesOf>,
  record: VoteRecord,
) {
  const kinds = [...record.fields.keys()].join();
  return nominees.some(({ name }) =>
    before.some(
      (one) => one.name.toLowerCase() === name.toLowerCase() && [...one.record.fields.keys()].join() === kinds,
    ),
  );
}

/** Whether a title begins another proposal than the election under way. */
function startsOther({ number, leading }: Split, last: GroupedProposal): boolean {
  if (number === null && last.number === null && leading.some(({ text }) => isOfOtherHolders(text, last.subject)))
    return true;
  if (number === last.number) return false;
  if (number !== null && last.number !== null) {
    // Nominees numbered one by one are one election.
    const titles = leading.map((text) => text.text).join(' ');
    return !/^\W*(?:\d+\W*)?$/.test(titles) && !isPersonName(titles);
  }
  // A numbered sentence that elects is a proposal of its own, whatever the number of the one before.
  return leading.some(
    ({ text, isProse }) =>
      anchorOf(text) !== null &&
      ((number !== null && isProse) || /\belection\s+of\s+(?:\w+\s+){0,3}directors\b/i.test(text)),
  );
}

function addProposal(groups: Groups, row: RowContext, type: ProposalType | null): GroupedProposal {
  const { proposals, listed } = groups;
  const { split, labels, record } = row;
  const leading = [...split.leading, ...labels];
  const isElection = type === 'elect_directors' && labels.length > 0;
  const titles = isElection ? split.leading : leading;
  const title =
    titles.find((text) => proposalTypeOf(stripAnchor(text.text)) !== null) ??
    (isElection ? labels.slice(0, -1).find(isTitleOfElection) : undefined) ??
    numberedTitle(titles, split.number) ??
    titles.find((text) => stripAnchor(text.text).length > 3 && !(isElection && isNoTitle(text))) ??
    titles.find((text) => !(isElection && isNoTitle(text)));
  const number =
    (type === 'elect_directors' && isNumberOfNominee(split, labels) ? null : split.number) ??
    referredNumber(titles.at(-1)?.text ?? '') ??
    (type === null ? numberByWords(listed, proposals, title?.text ?? '') : numberByType(listed, type));
  const place = { subjectStart: title?.start ?? record.start, subjectEnd: title?.end ?? record.start };
  const proposal = newProposal({ number, ...place, leading }, stripAnchor(title?.text ?? ''), type);
  const itemNumber = split.number ?? (type === null ? number : null);
  const item = itemNumber === null ? undefined : listed.get(itemNumber);
  if (item !== undefined && proposal.type !== 'elect_directors') {
    const itemType = proposalTypeOf(item);
    if (itemType !== null && (proposal.type === 'other' || itemType === 'shareholder_proposal')) {
      proposal.type = itemType;
      proposal.typeFromWords = true;
    }
    const words = item.trim().replace(/(?:[,;]|(?<![\s,;]))\s*(?:and)?$/, '');
    if (proposal.subject.length < 30) proposal.subject = words.slice(0, 500);
  }
  // "Proposal 1" over the names, after an agenda.
  if (item !== undefined && proposal.subject === '' && proposalTypeOf(item) === proposal.type)
    proposal.subject = item.trim().slice(0, 500);
  if (groups.noBrokers !== null) proposal.scoped.push(groups.noBrokers);
  groups.noBrokers = null;
  if (groups.nextBrokers !== null) {
    proposal.scoped.push(groups.nextBrokers);
    // An election takes them for every nominee.
    if (type !== 'elect_directors' && !record.fields.has('brokerNonVotes'))
      record.fields.set('brokerNonVotes', groups.nextBrokers);
  }
  groups.nextBrokers = null;
  proposals.push(proposal);
  return proposal;
}

/** "1. To elect three directors:" in a row of the table, under the columns' labels. */
function isTitleOfElection({ text }: TextElement): boolean {
  return proposalTypeOf(stripAnchor(text)) === 'elect_directors';
}

/** "The annual meeting was held on May 4. The results were:", or a column's "Outcome", before a table of all matters: not its first one's. */
function isNoTitle({ text }: TextElement): boolean {
  if (/^(?:outcome|result|status)s?$/i.test(text)) return true;
  return anchorOf(text) === null && text.length > 60 && /\bmeeting\b/i.test(text) && /[.:;,]$/.test(text);
}

/** The type of a proposal by its columns, the agenda, and the words around its counts. */
function typeFor({ listed, allTexts }: Groups, { split, labels, record }: RowContext): ProposalType | null {
  const { fields } = record;
  if (fields.has('threeYears') || fields.has('twoYears')) return 'say_on_pay_frequency';
  const words = [...split.leading, ...labels].map((text) => text.text);
  const number = split.number === null ? referredNumber(words.at(-1) ?? '') : null;
  const listedType = number === null ? null : proposalTypeOf(listed.get(number) ?? '');
  if (listedType !== null) return listedType;
  // The words nearest to the counts first, unless the title has a number.
  const anchored = split.leading.find(({ text }) => anchorOf(text) !== null && stripAnchor(text).length > 8);
  const order = [...(anchored === undefined ? [] : [anchored.text]), ...words.toReversed()];
  const isVoteOnPay = fields.has('votesAgainst') && !fields.has('oneYear');
  for (const text of order) {
    const type = proposalTypeOf(withoutLetter(text));
    const isOther = type === 'say_on_pay_frequency' && isVoteOnPay && !/frequency|how\s+often/i.test(text);
    if (type !== null && !isOther) return type;
  }
  const title = order.find((text) => text.length < 100) ?? '';
  // A title of several lines, before its words are tried the other way round.
  const lines = words.map(stripAnchor).join(' ');
  return (
    proposalTypeOf(lines) ??
    proposalTypeOf(order.map(stripAnchor).join(' ')) ??
    definedTypeOf(stripAnchor(title), allTexts)
  );
}

/** Words after a table that begin with another proposal's number belong to that one. */
function returnByNumber(proposals: readonly GroupedProposal[]): void {
  for (const proposal of proposals) {
    // A proposal that was never put to the vote has no row: words about it belong to none.
    let owner: GroupedProposal | null = proposal;
    for (const text of proposal.trailing.splice(0)) {
      const anchor = anchorOf(text.text);
      if (anchor !== null)
        owner = proposals.find((one) => one.number === anchor.number) ?? (anchor.style === 'named' ? null : proposal);
      owner?.trailing.push(text);
    }
  }
}
