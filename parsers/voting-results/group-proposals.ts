import { definedTypeOf } from './defined-proposals.ts';
import { type GroupedProposal, type Grouping, stripAnchor } from './grouped-proposal.ts';
import { cleanName, isPersonName, peopleTogether, personElectedIn } from './nominee-names.ts';
import { continuesName, isElection, nomineeOf } from './nominee-rows.ts';
import { isOutcomeAlone } from './outcome-words.ts';
import { anchorOf, listedItems } from './proposal-anchors.ts';
import { type ProposalType, proposalTypeOf } from './proposal-type.ts';
import { createTextSplitter, type Split } from './split-texts.ts';
import type { CountValue, ScopeElement, TextElement, VoteElement, VoteRecord } from './vote-record.ts';

/** More than any meeting had. */
const MOST_PROPOSALS = 120;

/** Classes of shares, or ways of voting, that one proposal's counts are given by. */
export const CLASS_LABEL =
  /^(?:holders\s+of\s+)?(?:(?:shares\s+of\s+)?(?:class\s+[a-z]\b|series\s+[a-z0-9-]+|common|preferred|ordinary|convertible|super\s+voting|voting\s+preferred)|(?:voted\s+|votes\s+)?(?:by\s+)?(?:proxy|proxies|ballot)$|(?:voted\s+|votes\s+)?in\s+person$|combined|all\s+classes|total\s+(?:combined|class))[\w\s,.&()“”"-]{0,80}$/i;

/** Puts the rows of counts under the proposals that the words name. */
export function groupProposals(elements: readonly VoteElement[]): Grouping {
  const proposals: GroupedProposal[] = [];
  const problems: string[] = [];
  const scopes: ScopeElement[] = [];
  let preamble: TextElement[] = [];
  let texts: TextElement[] = [];
  let afterHeader: TextElement[] = [];
  let headerSeen = false;
  let underPerson = false;
  let noBrokers: CountValue | null = null;
  const agendaText = elements.filter((one) => one.kind === 'text').map((one) => one.text);
  const { splitTexts } = createTextSplitter(elements);
  const listed = listedIn(agendaText);

  function current(): GroupedProposal | undefined {
    return proposals.at(-1);
  }

  elements.forEach((element, index) => {
    if (proposals.length > MOST_PROPOSALS) return;
    if (element.kind === 'text') {
      // The last column "Result" speaks of the row it ends.
      if (isOutcomeAlone(element.text) && texts.length === 0 && afterHeader.length === 0 && current() !== undefined) {
        current()?.trailing.push(element);
        return;
      }
      const unfinished = headerSeen && afterHeader.length === 0 ? proposals.at(-1)?.nominees.at(-1) : undefined;
      if (unfinished !== undefined && continuesName(unfinished, element)) {
        unfinished.name = `${unfinished.name} ${cleanName(element.text)}`;
        return;
      }
      if (element.isProse) {
        texts.push(...afterHeader, element);
        afterHeader = [];
        headerSeen = false;
      } else (headerSeen ? afterHeader : texts).push(element);
      return;
    }
    if (element.kind === 'header') {
      // A heading after words that a heading already parted: those words are titles.
      texts.push(...afterHeader);
      afterHeader = [];
      headerSeen = true;
      underPerson = element.isPerson;
      return;
    }
    if (element.kind === 'scope') {
      scope(element);
      return;
    }
    const record = element;
    // Broker non-votes alone tell of the meeting's quorum, not of a proposal.
    if (record.source !== 'table' && record.fields.size === 1 && record.fields.has('brokerNonVotes')) {
      // That there were none is said of what follows, and may be said of all.
      const none = record.fields.get('brokerNonVotes');
      if (record.source === 'prose' && none?.value === 0) {
        noBrokers = none;
        problems.push('unclear-reach');
      }
      return;
    }
    if (record.isTotal) {
      const last = current();
      if (last !== undefined && last.classes.length > 0) last.classes.push({ label: 'total', record });
      return;
    }
    // Percentages in a row of their own under the counts.
    if (record.isPercentOnly && record.label === '' && texts.length === 0 && current() !== undefined) return;
    if (record.source !== 'table') {
      texts.push(...afterHeader);
      afterHeader = [];
    }
    place(record, index);
    // Rows under one heading go on without it.
    texts = [];
    afterHeader = [];
    if (record.source !== 'table') headerSeen = false;
  });
  if (proposals.length > MOST_PROPOSALS) problems.push('too-many-proposals');
  const rest = [...texts, ...afterHeader];
  current()?.trailing.push(...rest);
  if (proposals.length === 0) preamble = rest;
  returnByNumber(proposals);
  return { proposals, preamble, scopes, problems, listed };

  /** Broker non-votes told of several rows, or of a subject. */
  function scope(element: ScopeElement): void {
    const { reach, count } = element;
    const last = current();
    if (reach.kind === 'numbers' || reach.kind === 'all' || last === undefined) {
      scopes.push(element);
      return;
    }
    if (reach.kind === 'nominees') {
      const election = last.nominees.length > 0 ? last : proposals.findLast((one) => one.nominees.length > 0);
      const rows = election?.nominees.filter((row) => !row.record.fields.has('brokerNonVotes')) ?? [];
      for (const row of rows) row.record.fields.set('brokerNonVotes', count);
      if (rows.length === 0) last.scoped.push({ field: 'brokerNonVotes', count });
      return;
    }
    const matching = [...reach.types].map((type) => proposals.filter((one) => one.type === type).length);
    const isElection = reach.types.has('elect_directors');
    if (matching.every((found) => found === 1 || (found > 1 && isElection))) {
      scopes.push(element);
      return;
    }
    // A subject that no one title has: the row before is meant.
    if (reach.types.size > 1) problems.push('unclear-reach');
    const records = last.nominees.length > 0 ? last.nominees.map((one) => one.record) : [last.record];
    for (const record of records) {
      if (record === null || record.fields.has('brokerNonVotes')) continue;
      record.fields.set('brokerNonVotes', count);
      record.hasSaidBrokers = true;
    }
  }

  function place(record: VoteRecord, index: number): void {
    const last = current();
    const own: TextElement[] =
      record.label === ''
        ? []
        : [
            {
              kind: 'text',
              text: record.label,
              start: record.labelStart,
              end: record.labelStart + record.label.length,
              isStrong: false,
              isProse: false,
            },
          ];
    const labels = [...afterHeader, ...own];
    const split = splitTexts(texts, labels, last === undefined, index);
    const context = [...split.leading, ...labels];
    const words = context.map((text) => text.text).join(' ');
    const isElectionNow = isElection(split.leading, labels, last, split.isNew, record, underPerson);
    const heard = split.leading.at(-1);
    const together =
      isElectionNow && record.source !== 'table' && labels.length === 0 ? peopleTogether(heard?.text ?? '') : [];
    if (together === null) record.problems.push('names-unread');
    const [first] = together ?? [];
    const item = agendaItemOf(record, split);
    const elected = item === null ? null : personElectedIn(item);
    const person =
      first !== undefined && heard !== undefined
        ? { name: first, nameStart: heard.start }
        : elected !== null
          ? { name: elected, nameStart: record.start }
          : isElectionNow
            ? nomineeOf(record, labels, split.leading, last)
            : null;
    last?.trailing.push(...split.trailing);
    if (last === undefined) preamble = split.trailing;

    if (person !== null) {
      const goesOn =
        last !== undefined && last.type === 'elect_directors' && last.record === null && !startsOther(split, last);
      const proposal = goesOn && last !== undefined ? last : create(split, labels, record, 'elect_directors');
      if (goesOn && last !== undefined) last.leading.push(...split.leading);
      const names = together !== null && together.length > 0 ? together : [person.name];
      for (const name of names) {
        const at = heard === undefined || names.length === 1 ? -1 : heard.text.indexOf(name);
        proposal.nominees.push({ name, nameStart: at < 0 ? person.nameStart : (heard?.start ?? 0) + at, record });
      }
      return;
    }
    // Flattened, the class stands on a line of its own between the heading and the figures.
    const above =
      record.source === 'table' ? ((afterHeader.at(-1) ?? texts.at(-1))?.text.replace(/[\s:.]+$/, '') ?? '') : '';
    const label = record.label === '' && CLASS_LABEL.test(above.trim()) ? above : record.label;
    if (
      last !== undefined &&
      !split.isNew &&
      last.nominees.length === 0 &&
      CLASS_LABEL.test(label.trim()) &&
      (last.classes.length > 0 || last.record === null)
    ) {
      last.classes.push({ label, record });
      return;
    }
    // The same proposal's counts, class by class.
    if (
      last !== undefined &&
      last.nominees.length === 0 &&
      last.record !== null &&
      words.length < 120 &&
      CLASS_LABEL.test(words.replace(/[\s:.]+$/, '').trim()) &&
      last.classes.length > 0
    ) {
      last.classes.push({ label: words, record });
      return;
    }
    const type = (item === null ? null : proposalTypeOf(item)) ?? typeFor(split, labels, record);
    const proposal = create(split, labels, record, type);
    if (CLASS_LABEL.test(label.trim())) proposal.classes.push({ label, record });
    proposal.record = record;
  }

  /** The agenda's words for a row that names its proposal by number alone. */
  function agendaItemOf(record: VoteRecord, split: Split): string | null {
    if (split.number === null || !/^\W*\d{1,2}\W*$/.test(record.label)) return null;
    return listed.get(split.number) ?? null;
  }

  /** A title that begins another proposal than the election under way. */
  function startsOther(split: Split, last: GroupedProposal): boolean {
    if (split.number !== null && last.number !== null && split.number !== last.number) {
      // Nominees numbered one by one are one election.
      const titles = split.leading.map((text) => text.text).join(' ');
      return !/^\W*(?:\d+\W*)?$/.test(titles) && !isPersonName(titles);
    }
    // A numbered sentence that elects is a proposal of its own, whatever the number of the one before.
    if (split.number !== null && split.leading.some((text) => text.isProse && anchorOf(text.text) !== null)) {
      return split.number !== last.number;
    }
    return split.leading.some(
      (text) =>
        /\belection\s+of\s+(?:\w+\s+){0,3}directors\b/i.test(text.text) &&
        anchorOf(text.text) !== null &&
        split.number !== last.number,
    );
  }

  function create(
    split: Split,
    labels: readonly TextElement[],
    record: VoteRecord,
    type: ProposalType | null,
  ): GroupedProposal {
    const titles = type === 'elect_directors' && labels.length > 0 ? split.leading : [...split.leading, ...labels];
    const title =
      titles.find((text) => proposalTypeOf(stripAnchor(text.text)) !== null) ??
      titles.find((text) => stripAnchor(text.text).length > 3) ??
      titles[0];
    const proposal: GroupedProposal = {
      number: split.number ?? referredNumber(titles.at(-1)?.text ?? '') ?? (type === null ? null : numberByList(type)),
      type: type ?? 'other',
      typeFromWords: type !== null,
      subject: stripAnchor(title?.text ?? '').slice(0, 500),
      subjectStart: title?.start ?? record.start,
      subjectEnd: title?.end ?? record.start,
      record: null,
      nominees: [],
      classes: [],
      leading: [...split.leading, ...labels],
      trailing: [],
      scoped: [],
    };
    const fromList = split.number === null ? undefined : listed.get(split.number);
    if (fromList !== undefined && proposal.type !== 'elect_directors') {
      const listedType = proposalTypeOf(fromList);
      if (listedType !== null && (proposal.type === 'other' || listedType === 'shareholder_proposal')) {
        proposal.type = listedType;
        proposal.typeFromWords = true;
      }
      if (proposal.subject.length < 30)
        proposal.subject = fromList
          .trim()
          .replace(/[,;]?\s*(?:and)?$/, '')
          .slice(0, 500);
    }
    if (noBrokers !== null) proposal.scoped.push({ field: 'brokerNonVotes', count: noBrokers });
    noBrokers = null;
    proposals.push(proposal);
    return proposal;
  }

  /** The number that the agenda's list gives to the one item of this type. */
  function numberByList(type: ProposalType): number | null {
    const same = [...listed].filter(([, words]) => proposalTypeOf(words) === type);
    return same.length === 1 ? (same[0]?.[0] ?? null) : null;
  }

  function typeFor(split: Split, labels: readonly TextElement[], record: VoteRecord): ProposalType | null {
    if (record.fields.has('threeYears') || record.fields.has('twoYears')) return 'say_on_pay_frequency';
    const named = split.number === null ? referredNumber([...split.leading, ...labels].at(-1)?.text ?? '') : null;
    const listedType = named === null ? null : proposalTypeOf(listed.get(named) ?? '');
    if (listedType !== null) return listedType;
    // The words nearest to the counts first, unless the title has a number.
    const anchored = split.leading.find((text) => anchorOf(text.text) !== null && stripAnchor(text.text).length > 8);
    const order = [...(anchored === undefined ? [] : [anchored]), ...[...split.leading, ...labels].reverse()];
    for (const text of order) {
      const type = proposalTypeOf(stripAnchor(text.text));
      if (type === 'say_on_pay_frequency' && record.fields.has('votesAgainst') && !record.fields.has('oneYear')) {
        if (!/frequency|how\s+often/i.test(text.text)) continue;
      }
      if (type !== null) return type;
    }
    const title = order.find((text) => text.text.length < 100)?.text ?? '';
    return (
      proposalTypeOf(order.map((text) => stripAnchor(text.text)).join(' ')) ??
      definedTypeOf(stripAnchor(title), agendaText)
    );
  }
}

/** Words after a table that begin with another proposal's number speak of that one. */
function returnByNumber(proposals: readonly GroupedProposal[]): void {
  for (const proposal of proposals) {
    // A proposal that was never put to the vote has no row: what is said of it is nobody's.
    let owner: GroupedProposal | null = proposal;
    for (const text of proposal.trailing.splice(0)) {
      const anchor = anchorOf(text.text);
      if (anchor !== null)
        owner = proposals.find((one) => one.number === anchor.number) ?? (anchor.style === 'named' ? null : proposal);
      owner?.trailing.push(text);
    }
  }
}

/** The agenda's list: inside a sentence, or as numbered lines before the first counts. */
function listedIn(texts: readonly string[]): ReadonlyMap<number, string> {
  for (const text of texts) {
    const items = listedItems(text);
    if (items.size >= 2) return items;
  }
  const lines = new Map<number, string>();
  for (const text of texts) {
    const anchor = anchorOf(text);
    if (anchor !== null && !lines.has(anchor.number) && stripAnchor(text).length > 10)
      lines.set(anchor.number, stripAnchor(text));
  }
  return lines;
}

/** "The vote on item 2 was as follows": the number of the agenda that the words refer to. */
function referredNumber(text: string): number | null {
  const match = /\b(?:on|for|to|of|regarding)\s+(?:item|proposal|matter)\s+(?:no\.?\s*|number\s+)?(\d{1,2})\b/i.exec(
    text,
  );
  return match === null || text.length > 200 ? null : Number(match[1]);
}
