import { cleanName, fullNameOf, isPersonName, personBefore, personElectedIn } from './nominee-names.ts';
import { anchorOf, listedItems } from './proposal-anchors.ts';
import { type ProposalType, proposalTypeOf } from './proposal-type.ts';
import type { CountValue, TextElement, VoteElement, VoteRecord } from './vote-record.ts';

export interface NomineeRow {
  name: string;
  readonly nameStart: number;
  readonly record: VoteRecord;
}

/** A proposal with the words that introduce it and those that follow its counts. */
export interface GroupedProposal {
  number: number | null;
  type: ProposalType;
  /** Whether words, not the shape of its rows, gave the type. */
  typeFromWords: boolean;
  subject: string;
  subjectStart: number;
  subjectEnd: number;
  record: VoteRecord | null;
  readonly nominees: NomineeRow[];
  /** Rows by class of shares. */
  readonly classes: { readonly label: string; readonly record: VoteRecord }[];
  readonly leading: TextElement[];
  readonly trailing: TextElement[];
  /** Counts stated for all nominees at once. */
  readonly scoped: { readonly field: 'brokerNonVotes'; readonly count: CountValue }[];
}

export interface Grouping {
  readonly proposals: readonly GroupedProposal[];
  /** Words before the first proposal. */
  readonly preamble: readonly TextElement[];
  readonly scopedToAll: readonly CountValue[];
  /** The agenda: number → words. */
  readonly listed: ReadonlyMap<number, string>;
  readonly problems: readonly string[];
}

/** More than any meeting had. */
const MOST_PROPOSALS = 120;

const CLASS_LABEL =
  /^(?:holders\s+of\s+)?(?:(?:shares\s+of\s+)?(?:class\s+[a-z]\b|series\s+[a-z0-9-]+|common|preferred|ordinary|convertible|super\s+voting|voting\s+preferred)|combined|all\s+classes|total\s+(?:combined|class))[\w\s,.&()“”"-]{0,80}$/i;
const ELECTION_CONTEXT = /\belect(?:ion|ed|ing|s)?\b|\bdirectors?\b|\bnominees?\b|\btrustees?\b/i;

/** Puts the rows of counts under the proposals that the words name. */
export function groupProposals(elements: readonly VoteElement[]): Grouping {
  const proposals: GroupedProposal[] = [];
  const problems: string[] = [];
  const scopedToAll: CountValue[] = [];
  let preamble: TextElement[] = [];
  let texts: TextElement[] = [];
  let afterHeader: TextElement[] = [];
  let headerSeen = false;
  let underPerson = false;
  const agendaText = elements.filter((one) => one.kind === 'text').map((one) => one.text);
  const laterAnchors = elements.flatMap((one, index) =>
    one.kind === 'text' || (one.kind === 'record' && one.label !== '')
      ? [{ index, anchor: anchorOf(one.kind === 'text' ? one.text : one.label) }]
      : [],
  );
  const firstRecord = elements.findIndex((one) => one.kind === 'record');
  const listed = listedIn(agendaText);

  function current(): GroupedProposal | undefined {
    return proposals.at(-1);
  }

  elements.forEach((element, index) => {
    if (proposals.length > MOST_PROPOSALS) return;
    if (element.kind === 'text') {
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
      if (element.scope === 'all' || current() === undefined) scopedToAll.push(element.count);
      else {
        const rows = current()?.nominees.filter((row) => !row.record.fields.has('brokerNonVotes')) ?? [];
        for (const row of rows) row.record.fields.set('brokerNonVotes', element.count);
        if (rows.length === 0) current()?.scoped.push({ field: 'brokerNonVotes', count: element.count });
      }
      return;
    }
    const record = element;
    if (record.isTotal) {
      const last = current();
      if (last !== undefined && last.classes.length > 0) last.classes.push({ label: 'total', record });
      return;
    }
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
  return { proposals, preamble, scopedToAll, problems, listed };

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
    const person = isElectionNow ? nomineeOf(record, labels, split.leading, last) : null;
    last?.trailing.push(...split.trailing);
    if (last === undefined) preamble = split.trailing;

    if (person !== null) {
      const goesOn =
        last !== undefined && last.type === 'elect_directors' && last.record === null && !startsOther(split, last);
      const proposal = goesOn && last !== undefined ? last : create(split, labels, record, 'elect_directors');
      if (goesOn && last !== undefined) last.leading.push(...split.leading);
      proposal.nominees.push({ ...person, record });
      return;
    }
    const label = record.label;
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
      CLASS_LABEL.test(words.trim()) &&
      last.classes.length > 0
    ) {
      last.classes.push({ label: words, record });
      return;
    }
    const type = typeFor(split, labels, record);
    const proposal = create(split, labels, record, type);
    if (CLASS_LABEL.test(label.trim())) proposal.classes.push({ label, record });
    proposal.record = record;
  }

  /** A title that begins another proposal than the election under way. */
  function startsOther(split: Split, last: GroupedProposal): boolean {
    if (split.number !== null && last.number !== null && split.number !== last.number) {
      // Nominees numbered one by one are one election.
      const titles = split.leading.map((text) => text.text).join(' ');
      return !/^\W*(?:\d+\W*)?$/.test(titles) && personElectedIn(titles) === null && !isPersonName(titles);
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
      number: split.number ?? (type === null ? null : numberByList(type)),
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
    return proposalTypeOf(order.map((text) => stripAnchor(text.text)).join(' '));
  }

  interface Split {
    readonly trailing: TextElement[];
    readonly leading: TextElement[];
    readonly number: number | null;
    /** Words begin a new proposal. */
    readonly isNew: boolean;
  }

  /** Parts the words between two rows: what speaks of the row before, and what introduces the next. */
  function splitTexts(
    between: readonly TextElement[],
    labels: readonly TextElement[],
    isFirst: boolean,
    index: number,
  ): Split {
    const labelAnchor =
      labels.map((text) => anchorOf(text.text)).find((anchor) => anchor !== null && anchor !== undefined) ?? null;
    const anchors = between.flatMap((text, at) => {
      const anchor = anchorOf(text.text);
      return anchor === null ? [] : [{ at, anchor }];
    });
    let from = -1;
    const lastAnchor = anchors.at(-1);
    if (lastAnchor !== undefined) {
      from = lastAnchor.at;
      let number = lastAnchor.anchor.number;
      // "(iv)" on its own line before "Proposal 1:" is the number.
      const before = anchors.at(-2);
      if (before !== undefined && before.at === from - 1 && stripAnchor(between[before.at]?.text ?? '').length < 2) {
        from = before.at;
        number = before.anchor.number;
      } else if (
        isFirst &&
        isAgenda(
          anchors.map((one) => one.anchor.number),
          index,
        )
      ) {
        const tail = between.slice(lastAnchor.at + 1);
        const kept = tail.filter(
          (text) => proposalTypeOf(text.text) !== null || text.isStrong || text.text.length < 200,
        );
        const trailing = between.slice(0, lastAnchor.at + 1);
        return {
          trailing: [...trailing, ...tail.filter((text) => !kept.includes(text))],
          leading: kept,
          number: labelAnchor?.number ?? null,
          isNew: true,
        };
      }
      const isOwn =
        labelAnchor !== null && stripAnchor(between[from]?.text ?? '').length > 0 && labelAnchor.number !== number;
      if (isOwn)
        return {
          trailing: between.slice(0, from),
          leading: between.slice(from),
          number: labelAnchor.number,
          isNew: true,
        };
      return { trailing: between.slice(0, from), leading: between.slice(from), number, isNew: true };
    }
    if (labelAnchor !== null) {
      // The row carries its own number and title; headings before it belong to it, sentences to the row before.
      const heads = isFirst ? -1 : lastIndexOfSentence(between);
      return {
        trailing: between.slice(0, heads + 1),
        leading: between.slice(heads + 1),
        number: labelAnchor.number,
        isNew: true,
      };
    }
    if (between.length === 0) return { trailing: [], leading: [], number: null, isNew: labels.length > 0 };
    if (isFirst) {
      const at = between.findLastIndex((text) => proposalTypeOf(text.text) !== null);
      const start = at < 0 ? 0 : firstOfTitle(between, at);
      return { trailing: between.slice(0, start), leading: between.slice(start), number: null, isNew: true };
    }
    // Unnumbered: from the first heading, else the last paragraph that names a subject.
    const strong = between.findIndex((text, at) => isTitle(text) && at >= 0);
    if (strong >= 0)
      return {
        trailing: between.slice(0, strong),
        leading: between.slice(strong),
        number: null,
        isNew: true,
      };
    const typed = between.findLastIndex((text) => proposalTypeOf(text.text) !== null);
    const start = typed < 0 ? between.length - 1 : typed;
    return { trailing: between.slice(0, start), leading: between.slice(start), number: null, isNew: true };
  }

  function lastIndexOfSentence(between: readonly TextElement[]): number {
    return between.findLastIndex((text) => /[.;]["”’)]?$/.test(text.text) || text.text.length > 100);
  }

  function firstOfTitle(between: readonly TextElement[], at: number): number {
    const previous = between[at - 1];
    return previous !== undefined && isTitle(previous) && proposalTypeOf(previous.text) !== null ? at - 1 : at;
  }

  function isTitle(text: TextElement): boolean {
    if (/[.;,]["”’)]?$/.test(text.text) && !/\bInc\.$/.test(text.text))
      return text.isStrong && proposalTypeOf(text.text) !== null && text.text.length < 200;
    return (
      !text.isProse &&
      text.text.length < 260 &&
      /^[\p{Lu}“"]/u.test(text.text) &&
      (text.isStrong || proposalTypeOf(text.text) !== null || /proposal/i.test(text.text))
    );
  }

  /** Numbers that count up before the first row, and begin again later, or go no further: the agenda. */
  function isAgenda(numbers: readonly number[], index: number): boolean {
    const restart = numbers.findLastIndex((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0));
    if (restart > 0) return false;
    if (numbers.length < 2) return false;
    const top = Math.max(...numbers);
    const later = laterAnchors
      .filter((one) => one.index > index && one.anchor !== null)
      .map((one) => one.anchor?.number ?? 0);
    return later.length === 0 || later.some((number) => number <= top) || firstRecord < 0;
  }
}

/** Words after a table that begin with another proposal's number speak of that one. */
function returnByNumber(proposals: readonly GroupedProposal[]): void {
  for (const proposal of proposals) {
    let owner = proposal;
    for (const text of proposal.trailing.splice(0)) {
      const anchor = anchorOf(text.text);
      if (anchor !== null) owner = proposals.find((one) => one.number === anchor.number) ?? proposal;
      owner.trailing.push(text);
    }
  }
}

function isElection(
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
  if (last !== undefined && last.type === 'elect_directors' && last.nominees.length > 0) return true;
  return [...leading, ...labels].some((text) => ELECTION_CONTEXT.test(text.text)) || (!isNew && last === undefined);
}

/** The person a row counts for: in its own cells, in the line or sentence before it. */
function nomineeOf(
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
      /\p{L}/u.test(name) &&
      !anchorOnly(own.text)
    )
      return { name, nameStart: own.start };
  }
  if (labels.length > 0 && record.source === 'table') return null;
  const before = leading.at(-1);
  if (before === undefined) return null;
  const name = cleanName(before.text);
  if (isPersonName(name)) return { name, nameStart: before.start };
  const elected = personElectedIn(stripAnchor(before.text));
  if (elected !== null && before.text.length < 160) return { name: elected, nameStart: before.start };
  if (record.source === 'prose' || record.source === 'pairs') {
    const person = personBefore(before.text);
    if (person !== null) {
      const heard = [...(last?.leading ?? []), ...leading].map((text) => text.text).join(' ');
      return { name: fullNameOf(person, heard), nameStart: before.start };
    }
  }
  return null;
}

/** A name broken over lines with its figures between: "Michelle L. 38,382,415 …" over "Collins". */
function continuesName(nominee: NomineeRow, text: TextElement): boolean {
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

export function stripAnchor(text: string): string {
  const anchor = anchorOf(text);
  return anchor === null
    ? text.trim()
    : text
        .slice(anchor.length)
        .replace(/^[\s.:)”"–—-]+/, '')
        .trim();
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
