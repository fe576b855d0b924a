import { ONE_TO_TWELVE } from '../../layout/number-words.ts';
import type { TextRange } from '../../prose/flat-text.ts';
import type { Item } from '../find/item.ts';
import type { ScopeElement, VoteRecord } from '../rows/vote-record.ts';
import type { ClassVote, ProposalResult } from '../vote-result.ts';
import { isClassLabel, isFundLabel } from '../words/class-labels.ts';
import { pattern } from '../words/patterns.ts';
import { personBefore } from '../words/person-names.ts';
import { proposalTypeOf } from '../words/proposal-type.ts';
import type { CountField } from '../words/vote-labels.ts';
import type { CountValue } from '../words/vote-values.ts';
import { agendaOnly, sharedByAgenda } from './agenda-only.ts';
import { addConsentingShares } from './consenting-shares.ts';
import type { GroupedProposal, Grouping } from './grouped-proposal.ts';
import { placeOfName } from './name-places.ts';
import { isConsent, saysNoVote } from './no-vote.ts';
import { outcomeOf } from './proposal-outcome.ts';

interface AssembledProposal {
  readonly result: ProposalResult;
  /** The row of its counts, or of its first nominee's. */
  readonly record: VoteRecord | null;
}

/** What assembling collects beside the proposals. */
interface Assembly {
  readonly grouping: Grouping;
  readonly body: string;
  /** Where the body begins in the plain text. */
  readonly bodyStart: number;
  /** Path in the result → place in the plain text. */
  readonly places: Map<string, TextRange>;
  /** Starts of the values used, in the plain text. */
  readonly used: number[];
  readonly statedTotals: number[];
  readonly problems: string[];
  /** Rows (`proposals[0].nominees[2]`) and proposals whose own figures were read in doubt. */
  readonly doubted: Set<string>;
  /** Rows whose figures stand under the labels of a table, one under each. */
  readonly clean: Set<string>;
  /** Proposals whose type words of a title give. */
  readonly titled: Set<string>;
  /** Votes by class (`proposals[0].classVotes`) that do not add up to the proposal's. */
  readonly apart: Set<string>;
}

export interface Assembled extends Omit<Assembly, 'grouping' | 'body' | 'bodyStart'> {
  readonly proposals: readonly AssembledProposal[];
}

/** Turns grouped rows into the result's proposals, with outcomes and the place of every value. */
export function assembleProposals(grouping: Grouping, { body, start }: Pick<Item, 'body' | 'start'>): Assembled {
  const grouped = proposalsOf(grouping, body);
  const problems = doubtsAboutAll(grouped, body, grouping.scopes);
  const assembly: Assembly = {
    grouping,
    body,
    bodyStart: start,
    places: new Map(),
    used: [],
    statedTotals: [],
    problems,
    doubted: new Set(),
    clean: new Set(),
    titled: new Set(),
    apart: new Set(),
  };
  return { ...assembly, proposals: grouped.map((proposal, index) => assembleOne(assembly, proposal, index)) };
}

function proposalsOf(grouping: Grouping, body: string): readonly GroupedProposal[] {
  const { proposals, preamble } = grouping;
  if (proposals.length > 0) return sharedByAgenda(grouping) ?? withoutRepeats(proposals);
  if (saysNoVote(body)) return [];
  const listed = agendaOnly(preamble);
  if (isConsent(body)) addConsentingShares(listed, preamble);
  return listed;
}

const NOMINEE = ['votesFor', 'votesAgainst', 'votesWithheld', 'abstain', 'brokerNonVotes'] as const;
const FREQUENCY = ['oneYear', 'twoYears', 'threeYears', 'abstain', 'brokerNonVotes'] as const;
const COUNTS = ['votesFor', 'votesAgainst', 'abstain', 'brokerNonVotes'] as const;

function assembleOne(assembly: Assembly, proposal: GroupedProposal, index: number): AssembledProposal {
  const { grouping, body, places } = assembly;
  const { record, nominees, classes, type, subjectStart, subjectEnd } = proposal;
  const path = `proposals[${index}]`;
  const before = assembly.problems.length;
  checkRecords(assembly, proposal, path);
  if (isUntyped(proposal) && isUntitled(proposal)) assembly.doubted.add(path);
  if (assembly.problems.length > before && ![...assembly.doubted].some((row) => row.startsWith(`${path}.`)))
    assembly.doubted.add(path);
  if (proposal.typeFromWords) assembly.titled.add(path);
  if (subjectEnd > subjectStart) places.set(`${path}.subject`, { start: subjectStart, end: subjectEnd });
  const outcome = outcomeOf(proposal, grouping, body);
  if (outcome?.place) places.set(`${path}.approved`, outcome.place);
  const result: ProposalResult = {
    number: proposal.number === null ? null : String(proposal.number),
    proposal_type: type,
    subject: proposal.subject === '' ? type.replaceAll('_', ' ') : proposal.subject,
    votesFor: null,
    votesAgainst: null,
    abstain: null,
    brokerNonVotes: null,
    approved: outcome?.approved ?? null,
  };
  if (nominees.length > 0) {
    const rows = nominees.map(({ name, nameStart, record: row, classes: others = [] }, at) => {
      const own = `${path}.nominees[${at}]`;
      const found = placeOfName(body, name, nameStart - assembly.bodyStart);
      const start = found === null ? nameStart : found.start + assembly.bodyStart;
      const length = found === null ? name.length : found.end - found.start;
      places.set(`${own}.name`, { start, end: start + length });
      if (others.length > 0) {
        // Nobody prints the sum of the classes.
        for (const { fields } of [row, ...others])
          assembly.used.push(...[...fields.values()].map((count) => count.start));
        assembly.problems.push('several-classes');
        assembly.doubted.add(own);
        return { name, ...countsFrom(NOMINEE, () => null) };
      }
      return { name, ...takeCounts(assembly, own, NOMINEE, proposal, row, 'votesWithheld') };
    });
    return { result: { ...result, nominees: rows }, record: nominees[0]?.record ?? null };
  }
  const hasPeriods = record !== null && FREQUENCY.slice(0, 3).some((period) => record.fields.has(period));
  if (hasPeriods && type === 'say_on_pay_frequency') {
    const frequency = takeCounts(assembly, `${path}.frequency`, FREQUENCY, proposal, record);
    return { result: { ...result, approved: null, frequency }, record };
  }
  const combined = classes.find((one) =>
    /total|combined|\ball\s+(?:classes|(?:share|stock|unit)(?:s|holders))|together/i.test(one.label),
  )?.record;
  const single = combined ?? record ?? classes[0]?.record ?? null;
  if (single === null) return { result, record: null };
  const addsUp = checkClasses(assembly, proposal, combined);
  if ((single.fields.get('votesWithheld')?.value ?? 0) > 0) assembly.problems.push('withheld-on-proposal');
  // Each class or fund votes for itself: the counts of one are not the proposal's.
  const isApart = classes.length > 1 && combined === undefined;
  if (isApart && !classes.every(({ label }) => isFundLabel(label))) assembly.doubted.add(path);
  const counts = isApart ? {} : takeCounts(assembly, path, COUNTS, proposal, single, 'votesAgainst');
  const classVotes = classes
    .filter((one) => one.record !== combined && !/\b(?:proxy|proxies|person|ballot)$/i.test(one.label.trim()))
    .map(({ label, record: { fields } }): ClassVote => {
      return {
        shareClass: label.replace(/(?:,|(?<![\s,]))\s+voting\s[\s\S]*$|(?<![\s:])[\s:]+$/i, ''),
        ...countsFrom(COUNTS, (field) => fields.get(field)?.value ?? null),
      };
    });
  // The same class twice: two matters stand side by side.
  const isDistinct = new Set(classVotes.map(({ shareClass }) => shareClass)).size === classVotes.length;
  const isByClass = classVotes.length > (combined === undefined ? 1 : 0) && isDistinct;
  if (!isDistinct) assembly.doubted.add(path);
  if (isByClass && !addsUp) assembly.apart.add(`${path}.classVotes`);
  return { result: { ...result, ...counts, ...(isByClass ? { classVotes } : {}) }, record: single };
}

function countsFrom<F extends CountField>(
  fields: readonly F[],
  countOf: (field: F) => number | null,
): Record<F, number | null> {
  return Object.fromEntries(fields.map((field) => [field, countOf(field)])) as Record<F, number | null>;
}

/**
 * The counts of a row, whose places are noted.
 *
 * @param combined the field that takes a count of votes against and withheld together, unless it has its own.
 */
function takeCounts<F extends CountField>(
  { grouping, places, used, clean }: Assembly,
  path: string,
  fields: readonly F[],
  proposal: GroupedProposal,
  row: VoteRecord,
  combined?: F,
): Record<F, number | null> {
  const counts = row.fields;
  if (row.source !== 'prose' && !row.isShort && row.problems.length === 0 && counts.size >= 2) clean.add(path);
  return countsFrom(fields, (field) => {
    const own =
      counts.get(field) ?? (field === 'brokerNonVotes' ? statedBrokers(proposal, grouping.scopes) : undefined);
    const count = own ?? (field === combined ? counts.get('againstOrWithheld') : undefined);
    if (count === undefined) return null;
    places.set(`${path}.${field}`, { start: count.start, end: count.end });
    used.push(count.start);
    return count.value;
  });
}

/** Broker non-votes stated beside a proposal's rows, or by a sentence for this proposal among others. */
function statedBrokers(proposal: GroupedProposal, scopes: readonly ScopeElement[]): CountValue | undefined {
  const scoped = proposal.scoped.at(-1);
  const isOwn = scoped !== undefined && (proposal.nominees.length > 0 || scoped.value === 0);
  return isOwn ? scoped : brokersFor(proposal, scopes);
}

/** Broker non-votes that a sentence states for this proposal among others: by number before all. */
function brokersFor({ number, type }: GroupedProposal, scopes: readonly ScopeElement[]): CountValue | undefined {
  const named = scopes.findLast(
    ({ reach }) => reach.kind === 'numbers' && number !== null && reach.numbers.has(number),
  );
  const general = scopes.findLast(({ reach }) => {
    if (reach.kind === 'numbers') return false;
    if (reach.kind === 'nominees') return type === 'elect_directors';
    if (reach.kind === 'next') return false;
    if (reach.kind === 'subjects') return reach.types.has(type);
    return !(number !== null && reach.exceptNumbers.has(number)) && proposalTypeOf(reach.except) !== type;
  });
  return (named ?? general)?.count;
}

/** A nominee who withdrew stays in the table, with dashes. */
const WITHDRAWN = /\bwithdr[ae]w|\bdeclined\s+to\s+stand|\bno\s+longer\s+(?:a\s+)?(?:nominee|stand|candidate)/i;

function isBlank({ fields, isPercentOnly }: VoteRecord): boolean {
  return !isPercentOnly && fields.size > 0 && [...fields.values()].every((count) => count.value === null);
}

/** Notes what the rows of a proposal use, state of themselves, and leave in doubt. */
function checkRecords(
  { used, statedTotals, problems, doubted, body }: Assembly,
  proposal: GroupedProposal,
  path: string,
): void {
  const { nominees, classes, record: single } = proposal;
  const rows = nominees.map((one) => one.record);
  for (const [at, row] of rows.entries()) if (row.problems.length > 0) doubted.add(`${path}.nominees[${at}]`);
  const records = [...rows, ...classes.map((one) => one.record), ...(single === null ? [] : [single])];
  if (new Set(rows.map((row) => row.isShort)).size > 1) problems.push('fewer-values-than-columns');
  for (const { fields, start, end, statedTotal, problems: own } of new Set(records)) {
    problems.push(...own);
    if (statedTotal !== null) statedTotals.push(statedTotal);
    used.push(...[...fields.values()].map((count) => count.start));
    if (fields.has('againstOrWithheld')) problems.push('combined-column');
    if (fields.size === 0 && end > start) problems.push('row-without-counts');
  }
  const counted = records.filter(
    ({ isPercentOnly, fields }) => isPercentOnly || [...fields.values()].some((count) => count.value !== null),
  );
  const withdrawn = WITHDRAWN.test(body) ? rows.filter(isBlank) : [];
  if (counted.length > 0 && counted.length + withdrawn.length < records.length) problems.push('row-without-counts');
  // Of the nominees under one header, some have broker non-votes and others none: a column was read as a row's.
  const byHeader = Map.groupBy(rows, (row) => row.header).values();
  const hasUneven = [...byHeader].some(
    (group) => new Set(group.map((row) => row.fields.has('brokerNonVotes'))).size > 1,
  );
  if (hasUneven) problems.push('fewer-values-than-columns');
}

/** Notes the combined total of classes that vote apart, where their counts add up to it column by column; whether they do. */
function checkClasses(
  { statedTotals, problems }: Assembly,
  { classes }: GroupedProposal,
  combined: VoteRecord | undefined,
): boolean {
  if (combined === undefined) {
    if (classes.length > 1) problems.push('several-classes');
    return classes.length <= 1;
  }
  const parts = classes.map((one) => one.record).filter((row) => row !== combined);
  const addsUp = [...combined.fields].every(([field, total]) => {
    const sum = parts.reduce((all, part) => all + (part.fields.get(field)?.value ?? 0), 0);
    return Math.abs(sum - (total.value ?? 0)) < 0.005;
  });
  if (parts.length > 1 && addsUp)
    statedTotals.push([...combined.fields.values()].reduce((sum, count) => sum + (count.value ?? 0), 0));
  return addsUp;
}

/** A summary table and details may give the same rows twice: the same number with the same counts, or the same nominees. */
function withoutRepeats(proposals: readonly GroupedProposal[]): readonly GroupedProposal[] {
  const countsOf = (record: VoteRecord): string =>
    JSON.stringify([...record.fields].map(([field, count]) => [field, count.value]).sort());
  const seen = new Set<string>();
  return proposals.filter(({ nominees, number, record }) => {
    const rows = nominees.map((row) => `${row.name.toLowerCase()} ${countsOf(row.record)}`);
    if (rows.length === 0 && (number === null || record === null)) return true;
    const key = record === null || rows.length > 0 ? rows.sort().join('\n') : `${number} ${countsOf(record)}`;
    const isRepeat = seen.has(key);
    seen.add(key);
    return !isRepeat;
  });
}

const NUMBER_WORDS = Object.keys(ONE_TO_TWELVE).join('|');
const STATED = pattern('i')`
  \b(?:voted\s+(?:up)?on|considered|acted\s+(?:up)?on|submitted|approved|cast\s+their\s+votes\s+on)\s+(?:the\s+)?(?:following\s+)?(${NUMBER_WORDS}|\d{1,2})\s+(?:\(\d+\)\s+)?(?:\w+\s+)?(?:proposals|matters|items)\b`;
/** "Elected the seven nominees", "election of three directors". */
const ELECTED = pattern('i')`
  \b(?:elect(?:ed|ion\s+of)?|each\s+of|all)\s+(?:of\s+)?(?:the\s+)?(?:following\s+)?(${NUMBER_WORDS})\s+(?:\(\d+\)\s+)?(?:\w+\s+){0,3}?(?:directors|nominees|trustees)\b`;

function statedNumber(pattern: RegExp, body: string): number {
  const word = pattern.exec(body)?.[1]?.toLowerCase();
  return word === undefined ? Number.NaN : (ONE_TO_TWELVE[word] ?? Number(word));
}

/** What a title of any kind of proposal has; "Each action received" is none. */
const TITLE_WORDS =
  /\b(?:approv|adopt|ratif|amend|elect|authori[sz]|propos|resol|plan|agreement|remov|issu|chang|increas|decreas|reduc|conver|transact|merg|sale|acqui|dissol|liquidat|advis|extend|extension|grant|policy|appoint|permit|allow|eliminat|reincorp|redomest|declassif|other|matter|warrant|trust|director|report|split|stock|share|fund|invest|name|right|compens|bylaw|charter|article|certificate)/i;

/** Counts whose kind of matter neither words nor a number give. */
function isUntyped(proposal: GroupedProposal): boolean {
  return proposal.record !== null && !proposal.typeFromWords && proposal.number === null;
}

function isUntitled({ subject }: GroupedProposal): boolean {
  return subject.length < 4 || !TITLE_WORDS.test(subject) || isClassLabel(subject.replace(/(?<![\s:.])[\s:.]+$/, ''));
}

/** Doubts about the proposals together: more of them than the item announces, or a sentence of unclear reach. */
function doubtsAboutAll(
  proposals: readonly GroupedProposal[],
  body: string,
  scopes: readonly ScopeElement[],
): string[] {
  const untyped = proposals.filter(isUntyped);
  const elections = proposals.filter((one) => one.type === 'elect_directors' && one.typeFromWords);
  const people = elections.reduce((sum, one) => sum + one.nominees.length, 0);
  const lacksBrokers = (one: GroupedProposal): boolean =>
    one.record !== null && !one.record.fields.has('brokerNonVotes') && brokersFor(one, scopes) === undefined;
  const isOfLastOnly = proposals.at(-1)?.record?.hasSaidBrokers !== true || !proposals.slice(0, -1).some(lacksBrokers);
  const isUnclear = ({ reach }: ScopeElement): boolean => {
    if (reach.kind === 'numbers')
      return ![...reach.numbers].every((number) => proposals.some((one) => one.number === number));
    const isUnnumbered = reach.kind === 'all' && reach.except !== '' && reach.exceptNumbers.size === 0;
    return isUnnumbered && proposalTypeOf(reach.except) === null;
  };
  const doubts: Readonly<Record<string, boolean>> = {
    'more-proposals-than-stated': proposals.length > statedNumber(STATED, body),
    'rows-without-title': untyped.some(isUntitled),
    'names-unread': untyped.some((one) => personBefore(one.subject) !== null),
    'election-without-names': elections.some((one) => one.nominees.length === 0 && one.record !== null),
    'fewer-nominees-than-stated': people > 0 && people < statedNumber(ELECTED, body),
    'unclear-reach': !isOfLastOnly || scopes.some(isUnclear),
  };
  return Object.keys(doubts).filter((code) => doubts[code]);
}
