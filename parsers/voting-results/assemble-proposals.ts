import { CLASS_LABEL } from './group-proposals.ts';
import { type GroupedProposal, type Grouping, stripAnchor } from './grouped-proposal.ts';
import { personBefore } from './nominee-names.ts';
import { anchorOf, listedItems } from './proposal-anchors.ts';
import { outcomeOf } from './proposal-outcome.ts';
import { proposalTypeOf } from './proposal-type.ts';
import type { CountField } from './vote-labels.ts';
import type { CountValue, ScopeElement, TextElement, VoteRecord } from './vote-record.ts';
import type { ClassVote, NomineeResult, ProposalResult } from './vote-result.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

export interface Assembled {
  readonly proposals: readonly { readonly result: ProposalResult; readonly record: VoteRecord | null }[];
  /** Path in the result → range in the item's body. */
  readonly places: ReadonlyMap<string, Place>;
  /** Starts of the values used, in the plain text. */
  readonly used: readonly number[];
  readonly statedTotals: readonly number[];
  readonly problems: readonly string[];
}

/** Turns grouped rows into the result's proposals, with outcomes and the place of every value. */
export function assembleProposals(grouping: Grouping, bodyStart: number, body: string): Assembled {
  const places = new Map<string, Place>();
  const used: number[] = [];
  const statedTotals: number[] = [];
  const problems: string[] = [];
  const grouped = grouping.proposals.length > 0 ? withoutRepeats(grouping.proposals) : agendaOnly(grouping.preamble);
  problems.push(...doubtsAboutAll(grouped, body, grouping.scopes));
  const isKnown = (number: number): boolean => grouped.some((one) => one.number === number);
  const isUnclear = ({ reach }: ScopeElement): boolean =>
    reach.kind === 'numbers'
      ? ![...reach.numbers].every(isKnown)
      : reach.kind === 'all' &&
        reach.except !== '' &&
        reach.exceptNumbers.size === 0 &&
        proposalTypeOf(reach.except) === null;
  if (grouping.scopes.some(isUnclear)) problems.push('unclear-reach');
  const proposals = grouped.map((proposal, index) => {
    const at = `proposals[${index}]`;
    const records = [
      ...proposal.nominees.map((one) => one.record),
      ...proposal.classes.map((one) => one.record),
      ...(proposal.record === null ? [] : [proposal.record]),
    ];
    const isMixed =
      proposal.nominees.some((one) => one.record.isShort) && proposal.nominees.some((one) => !one.record.isShort);
    if (isMixed) problems.push('fewer-values-than-columns');
    for (const record of new Set(records)) {
      problems.push(...record.problems);
      if (record.statedTotal !== null) statedTotals.push(record.statedTotal);
      for (const count of record.fields.values()) used.push(count.start);
      if (record.fields.has('againstOrWithheld')) problems.push('combined-column');
      if (record.fields.size === 0) problems.push('row-without-counts');
    }
    const isCounted = (record: VoteRecord): boolean =>
      record.isPercentOnly || [...record.fields.values()].some((count) => count.value !== null);
    if (records.some(isCounted) && !records.every(isCounted)) problems.push('row-without-counts');
    if (hasUnevenBrokers(proposal)) problems.push('fewer-values-than-columns');
    function take(path: string, count: CountValue | undefined): number | null {
      if (count === undefined) return null;
      places.set(path, { start: count.start - bodyStart, end: count.end - bodyStart });
      used.push(count.start);
      return count.value;
    }
    function field(record: VoteRecord, name: CountField): CountValue | undefined {
      const own = record.fields.get(name);
      if (own !== undefined) return own;
      if (name !== 'brokerNonVotes') return undefined;
      const scoped = proposal.scoped.at(-1)?.count;
      return scoped !== undefined && (proposal.nominees.length > 0 || scoped.value === 0)
        ? scoped
        : brokersFor(proposal, grouping.scopes);
    }
    if (proposal.subjectEnd > proposal.subjectStart) {
      places.set(`${at}.subject`, { start: proposal.subjectStart - bodyStart, end: proposal.subjectEnd - bodyStart });
    }
    const outcome = outcomeOf(proposal, grouping, body);
    if (outcome !== null && outcome.place !== null)
      places.set(`${at}.approved`, { start: outcome.place.start - bodyStart, end: outcome.place.end - bodyStart });
    const empty = { votesFor: null, votesAgainst: null, abstain: null, brokerNonVotes: null };
    const base = {
      number: proposal.number === null ? null : String(proposal.number),
      proposal_type: proposal.type,
      subject: proposal.subject === '' ? proposal.type.replaceAll('_', ' ') : proposal.subject,
      ...empty,
      approved: outcome?.approved ?? null,
    };
    if (proposal.nominees.length > 0) {
      const nominees = proposal.nominees.map((nominee, row): NomineeResult => {
        const path = `${at}.nominees[${row}]`;
        places.set(`${path}.name`, {
          start: nominee.nameStart - bodyStart,
          end: nominee.nameStart - bodyStart + nominee.name.length,
        });
        const { record } = nominee;
        const withheld = field(record, 'votesWithheld') ?? record.fields.get('againstOrWithheld');
        return {
          name: nominee.name,
          votesFor: take(`${path}.votesFor`, field(record, 'votesFor')),
          votesAgainst: take(`${path}.votesAgainst`, field(record, 'votesAgainst')),
          votesWithheld: take(`${path}.votesWithheld`, withheld),
          abstain: take(`${path}.abstain`, field(record, 'abstain')),
          brokerNonVotes: take(`${path}.brokerNonVotes`, field(record, 'brokerNonVotes')),
        };
      });
      return { result: { ...base, nominees }, record: proposal.nominees[0]?.record ?? null };
    }
    const { record } = proposal;
    if (record === null && proposal.classes.length === 0) return { result: base, record: null };
    if (
      record !== null &&
      proposal.type === 'say_on_pay_frequency' &&
      ['oneYear', 'twoYears', 'threeYears'].some((name) => record.fields.has(name as CountField))
    ) {
      const frequency = {
        oneYear: take(`${at}.frequency.oneYear`, field(record, 'oneYear')),
        twoYears: take(`${at}.frequency.twoYears`, field(record, 'twoYears')),
        threeYears: take(`${at}.frequency.threeYears`, field(record, 'threeYears')),
        abstain: take(`${at}.frequency.abstain`, field(record, 'abstain')),
        brokerNonVotes: take(`${at}.frequency.brokerNonVotes`, field(record, 'brokerNonVotes')),
      };
      return { result: { ...base, approved: null, frequency }, record };
    }
    const combined = proposal.classes.find((one) => /total|combined|all classes|together/i.test(one.label))?.record;
    const single = combined ?? record ?? proposal.classes[0]?.record ?? null;
    if (single === null) return { result: base, record: null };
    if (proposal.classes.length > 1 && combined === undefined) problems.push('several-classes');
    if (
      combined !== undefined &&
      addUp(
        combined,
        proposal.classes.map((one) => one.record),
      )
    ) {
      statedTotals.push([...combined.fields.values()].reduce((sum, count) => sum + (count.value ?? 0), 0));
    }
    if ((single.fields.get('votesWithheld')?.value ?? 0) > 0) problems.push('withheld-on-proposal');
    const counts = {
      votesFor: take(`${at}.votesFor`, field(single, 'votesFor')),
      votesAgainst: take(`${at}.votesAgainst`, field(single, 'votesAgainst') ?? single.fields.get('againstOrWithheld')),
      abstain: take(`${at}.abstain`, field(single, 'abstain')),
      brokerNonVotes: take(`${at}.brokerNonVotes`, field(single, 'brokerNonVotes')),
    };
    const classVotes = proposal.classes
      .filter((one) => one.record !== combined && !/\b(?:proxy|proxies|person|ballot)$/i.test(one.label.trim()))
      .map(
        (one): ClassVote => ({
          shareClass: one.label,
          votesFor: one.record.fields.get('votesFor')?.value ?? null,
          votesAgainst: one.record.fields.get('votesAgainst')?.value ?? null,
          abstain: one.record.fields.get('abstain')?.value ?? null,
          brokerNonVotes: one.record.fields.get('brokerNonVotes')?.value ?? null,
        }),
      );
    return { result: { ...base, ...counts, ...(classVotes.length > 1 ? { classVotes } : {}) }, record: single };
  });
  return { proposals, places, used, statedTotals, problems };
}

/** Broker non-votes that a sentence states for this proposal among others: by number before all. */
function brokersFor(proposal: GroupedProposal, scopes: readonly ScopeElement[]): CountValue | undefined {
  const { number, type } = proposal;
  const named = scopes.findLast(
    ({ reach }) => reach.kind === 'numbers' && number !== null && reach.numbers.has(number),
  );
  if (named !== undefined) return named.count;
  return scopes.findLast(({ reach }) => {
    if (reach.kind === 'numbers') return false;
    if (reach.kind === 'nominees') return true;
    if (reach.kind === 'subjects') return reach.types.has(type);
    return !(number !== null && reach.exceptNumbers.has(number)) && proposalTypeOf(reach.except) !== type;
  })?.count;
}

/** Of the nominees under one heading, some have broker non-votes and others none: a column was read as a row's. */
function hasUnevenBrokers(proposal: GroupedProposal): boolean {
  const byHeading = new Map<number, Set<boolean>>();
  for (const { record } of proposal.nominees) {
    const seen = byHeading.get(record.header) ?? new Set();
    byHeading.set(record.header, seen.add(record.fields.has('brokerNonVotes')));
  }
  return [...byHeading.values()].some((seen) => seen.size > 1);
}

/** A summary table and details may give the same rows twice: the same number with the same counts, or the same nominees. */
function withoutRepeats(proposals: readonly GroupedProposal[]): readonly GroupedProposal[] {
  const countsOf = (record: VoteRecord): string =>
    JSON.stringify([...record.fields].map(([field, count]) => [field, count.value]).sort());
  const seen = new Set<string>();
  return proposals.filter((one) => {
    const rows = one.nominees.map((row) => `${row.name.toLowerCase()} ${countsOf(row.record)}`);
    const key =
      rows.length > 0
        ? rows.sort().join('\n')
        : one.number === null || one.record === null
          ? null
          : `${one.number} ${countsOf(one.record)}`;
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const STATED =
  /\b(?:voted\s+(?:up)?on|considered|acted\s+(?:up)?on|submitted|approved|cast\s+their\s+votes\s+on)\s+(?:the\s+)?(?:following\s+)?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\s+(?:\(\d+\)\s+)?(?:\w+\s+)?(?:proposals|matters|items)\b/i;

/** "Elected the seven nominees", "election of three directors". */
const ELECTED = new RegExp(
  String.raw`\b(?:elect(?:ed|ion\s+of)?|each\s+of|all)\s+(?:of\s+)?(?:the\s+)?(?:following\s+)?(${NUMBERS.join('|')})\s+(?:\(\d+\)\s+)?(?:\w+\s+){0,3}?(?:directors|nominees|trustees)\b`,
  'i',
);

/** What no single row shows: more proposals than the item says there were, or a sentence of unclear reach. */
function doubtsAboutAll(
  proposals: readonly GroupedProposal[],
  body: string,
  scopes: readonly ScopeElement[],
): readonly string[] {
  const doubts: string[] = [];
  const word = STATED.exec(body)?.[1]?.toLowerCase();
  const stated = word === undefined ? null : /\d/.test(word) ? Number(word) : NUMBERS.indexOf(word) + 1;
  if (stated !== null && proposals.length > stated) doubts.push('more-proposals-than-stated');
  const isUntitled = (one: GroupedProposal): boolean =>
    one.record !== null &&
    !one.typeFromWords &&
    one.number === null &&
    (one.subject.length < 4 || CLASS_LABEL.test(one.subject.replace(/[\s:.]+$/, '')));
  if (proposals.some(isUntitled)) doubts.push('rows-without-title');
  const isOfPerson = (one: GroupedProposal): boolean =>
    one.record !== null && !one.typeFromWords && one.number === null && personBefore(one.subject) !== null;
  if (proposals.some(isOfPerson)) doubts.push('names-unread');
  const elections = proposals.filter((one) => one.type === 'elect_directors' && one.typeFromWords);
  if (elections.some((one) => one.nominees.length === 0 && one.record !== null)) doubts.push('election-without-names');
  const people = elections.reduce((sum, one) => sum + one.nominees.length, 0);
  const named = ELECTED.exec(body)?.[1]?.toLowerCase();
  if (named !== undefined && people > 0 && people < NUMBERS.indexOf(named) + 1)
    doubts.push('fewer-nominees-than-stated');
  const last = proposals.at(-1);
  const others = proposals
    .slice(0, -1)
    .filter((one) => one.record !== null && !one.record.fields.has('brokerNonVotes'))
    .filter((one) => brokersFor(one, scopes) === undefined);
  if (last?.record?.hasSaidBrokers === true && others.length > 0) doubts.push('unclear-reach');
  return doubts;
}

/** Whether the classes' counts make the combined row's, column by column. */
function addUp(combined: VoteRecord, rows: readonly VoteRecord[]): boolean {
  const parts = rows.filter((row) => row !== combined);
  return (
    parts.length > 1 &&
    [...combined.fields].every(([field, total]) => {
      const sum = parts.reduce((all, part) => all + (part.fields.get(field)?.value ?? 0), 0);
      return Math.abs(sum - (total.value ?? 0)) < 0.005;
    })
  );
}

/** Proposals of an item that states no counts: its numbered lines or its list. */
function agendaOnly(texts: readonly TextElement[]): readonly GroupedProposal[] {
  const seen = new Map<number, GroupedProposal>();
  function add(number: number, words: string, text: TextElement): void {
    const type = proposalTypeOf(words);
    if (type === null || seen.has(number)) return;
    seen.set(number, {
      number,
      type,
      typeFromWords: true,
      subject: words.slice(0, 500),
      subjectStart: text.start,
      subjectEnd: text.end,
      record: null,
      nominees: [],
      classes: [],
      leading: [text],
      trailing: [],
      scoped: [],
    });
  }
  let last: GroupedProposal | undefined;
  for (const text of texts) {
    const anchor = anchorOf(text.text);
    if (anchor !== null) {
      add(anchor.number, stripAnchor(text.text), text);
      last = seen.get(anchor.number);
    } else last?.trailing.push(text);
  }
  if (seen.size > 0) return [...seen.values()];
  for (const text of texts) {
    for (const [number, words] of listedItems(text.text))
      add(number, words.trim().replace(/[,;]?\s*(?:and)?\s*$/, ''), text);
  }
  return [...seen.values()];
}
