import { brokersReach } from './brokers-reach.ts';
import type { ItemRow } from './item-rows.ts';
import { cleanName, isPersonName, personBefore } from './nominee-names.ts';
import { proposalTypeOf } from './proposal-type.ts';
import { sentencesOf } from './prose-votes.ts';
import type { RowReading } from './row-pieces.ts';
import type { CountField } from './vote-labels.ts';
import { type CountValue, emptyRecord, type VoteElement, type VoteRecord } from './vote-record.ts';

type Sentence = ReturnType<typeof sentencesOf>[number];

/** Reads a sentence's counts into records, with the words before and after them. */
export function proseRow(
  reading: Extract<RowReading, { kind: 'prose' }>,
  row: ItemRow,
  elements: VoteElement[],
  add: (record: VoteRecord) => void,
  nextId: () => number,
): void {
  const { text, start, pairs } = reading;
  const sentences = sentencesOf(text);
  let done = 0;
  let record: VoteRecord | null = null;
  /** A person stands before the row that is being read. */
  let isNamed = false;
  function push(from: number, to: number): void {
    const words = text.slice(from, to);
    if (!isSubstantive(words)) return;
    const lead = /^[\s.,;:)]*/.exec(words)?.[0].length ?? 0;
    const all = words.slice(lead).trim();
    // "Cora Dietz Votes for: 790,000": the last word belongs to the label.
    const trimmed = to < text.length ? all.replace(/\s+(?:(?:total|number\s+of)\s+)?(?:votes?|shares)$/i, '') : all;
    elements.push({
      kind: 'text',
      text: trimmed.replace(/\s+/g, ' '),
      start: start + from + lead,
      end: start + from + lead + trimmed.length,
      isStrong: row.isStrong,
      isProse: true,
    });
  }
  /** "9,000 broker non-votes on Proposals 1 and 2 and none on Proposal 3": the words about one of a sentence's counts. */
  function clauseOf(index: number, sentence: Sentence | undefined): string | null {
    if (sentence === undefined) return null;
    const own = pairs.filter((one) => one.from >= sentence.start && one.from < sentence.end);
    if (own.some((one) => one.field !== 'brokerNonVotes')) return null;
    const [pair, next] = [pairs[index], pairs[index + 1]];
    const from = pair === own[0] ? sentence.start : (pair?.from ?? sentence.start);
    return text.slice(from, next !== undefined && next.from < sentence.end ? next.from : sentence.end);
  }
  for (const [index, pair] of pairs.entries()) {
    const sentence = sentences.find((one) => pair.from >= one.start && pair.from < one.end);
    const count: CountValue = { value: pair.value, start: start + pair.start, end: start + pair.end };
    const clause = pair.field === 'brokerNonVotes' ? clauseOf(index, sentence) : null;
    const reach = clause === null ? null : brokersReach(clause);
    if (reach !== null) {
      if (record !== null) add(record);
      push(done, Math.max(done, sentence?.start ?? pair.from));
      elements.push({ kind: 'scope', field: pair.field, count, reach });
      done = Math.max(done, sentence?.end ?? pair.to);
      record = null;
      continue;
    }
    // "As a routine matter, none were recorded on this proposal": said of the row before, whatever leads up to it.
    const previous = record === null && clause !== null && done <= (sentence?.start ?? 0) ? elements.at(-1) : undefined;
    const isOnly =
      previous?.kind === 'record' &&
      !previous.fields.has('brokerNonVotes') &&
      !isSubstantive(text.slice(done, sentence?.start));
    if (isOnly && sentence !== undefined && pairs[index + 1]?.field !== 'brokerNonVotes') {
      const own = { ...emptyRecord('', start + pair.from, start + pair.from, start + pair.to), header: nextId() };
      add({ ...own, source: 'prose', fields: new Map([[pair.field, count]]) });
      push(sentence.start, pair.from);
      done = pair.to;
      continue;
    }
    if (record !== null && !isNamed) record = nameAfter(record);
    const between = text.slice(done, pair.from);
    if (
      record === null ||
      record.fields.has(pair.field) ||
      isOtherQuestion(record, pair.field) ||
      isSubstantive(between, true)
    ) {
      if (record !== null) close(record, pair.from);
      push(done, pair.from);
      const before = elements.at(-1);
      isNamed = before?.kind === 'text' && personBefore(before.text) !== null;
      record = {
        ...emptyRecord('', start + pair.from, start + pair.from, start + pair.to),
        header: nextId(),
        source: 'prose',
      };
    }
    record.fields.set(pair.field, count);
    if (!pair.isSure) record.problems.push('unsure-pair');
    record.end = start + pair.to;
    done = Math.max(done, pair.to);
  }
  if (record !== null) close(isNamed ? record : nameAfter(record), text.length);
  push(done, text.length);

  /** Adds a row, behind its title where the sentence names it after the counts: "9 for and 2 against the proposal to …". */
  function close(of: VoteRecord, until: number): void {
    const at = of.start - start;
    const sentence = sentences.find((one) => at >= one.start && at < one.end);
    const end = Math.min(until, sentence?.end ?? until);
    const before = text.slice(sentence?.start ?? at, at);
    if (TITLE_AFTER.test(text.slice(done, end)) && proposalTypeOf(before) === null) {
      push(done, end);
      done = Math.max(done, end);
    }
    add(of);
  }

  /** "900 votes for and 20 withheld for Ann Orr": the person behind the counts, where none stood before them. */
  function nameAfter(of: VoteRecord): VoteRecord {
    if (of.label !== '') return of;
    const rest = text.slice(done, done + 90);
    // "900 votes for Ann Orr and 20 withheld": the label's own word stands before the name.
    const match = NAME_AFTER.exec(rest) ?? (/\bfor$/i.test(text.slice(0, done)) ? NAME_OF_FOR.exec(rest) : null);
    const name = cleanName(match?.[1] ?? '').replace(/(?<=\p{Ll}{3})\.$/u, '');
    if (match === null || !isPersonName(name)) return of;
    const at = done + match[0].indexOf(name);
    done += match[0].length;
    return { ...of, label: name, labelStart: start + at };
  }
}

const TITLE_AFTER =
  /^\s*(?:from\s+voting\s+)?(?:on|to|for|of|regarding|as\s+to|with\s+respect\s+to|in\s+connection\s+with)?\s*(?:the\s+|an?\s+)?(?:(?:advisory|non-?binding)\s+)?(?:proposals?\s+(?:to|for|regarding)|resolution\s+to|ratif\w+|approv(?:al|e|ing)\b|adopt(?:ion|ing)?\b|amend\w*|advisory\s+vote|selection|appointment)\b/i;

const PERSON = String.raw`(\p{Lu}[\p{L}'’.\-]*(?:\s+\p{Lu}[\p{L}'’.\-]*){1,3}(?:,\s+(?:Jr|Sr|II|III|IV)\b\.?)?)`;
const NAME_AFTER = new RegExp(
  String.raw`^\s+(?:for|as\s+to|with\s+respect\s+to|from)\s+(?:the\s+election\s+of\s+)?${PERSON}(?=\s*(?:[;,.]|and\s|$))`,
  'u',
);
const NAME_OF_FOR = new RegExp(String.raw`^\s+${PERSON}(?=\s*(?:,|and\s+(?:\d|no\b)))`, 'u');

const PERIODS: readonly CountField[] = ['oneYear', 'twoYears', 'threeYears'];

/** Whether a count answers another question than a row's: how often, against for or against. */
function isOtherQuestion(record: VoteRecord, field: CountField): boolean {
  const isFrequency = PERIODS.some((period) => record.fields.has(period));
  if (PERIODS.includes(field)) return record.fields.has('votesFor') || record.fields.has('votesAgainst');
  return isFrequency && (field === 'votesFor' || field === 'votesAgainst' || field === 'votesWithheld');
}

const EMPTY_WORDS =
  /\b(?:there|were|was|are|is|and|with|of|a|an|the|total|totals?|votes?|voted|voting|shares?|cast|common|stock|units?|for|in|to|at|on|by|this|that|such|item|matter|proposal|broker|received|resulted|results?|follows|as|had|been|or|each|number|approximately|representing|percent|present|entitled|respect|voted|nominee|director|nominees|directors|he|she|who|which|its|it|being|holders?|shareholders?|stockholders?|the\s+following|also|have|has|election|quorum)\b|\d[\d,.]*\s?%?|[^\p{L}]+/giu;

/** Whether words say something that parts two rows of counts: a subject, a name, an outcome. */
function isSubstantive(words: string, isBetween = false): boolean {
  const rest = words.replace(EMPTY_WORDS, ' ').trim();
  if (rest === '') return false;
  // "… no broker non-votes: Paul Quill – 2,201,110 for": a person between two counts begins another row.
  if (isBetween && /[:;,–—-]\s*$/.test(words) && personBefore(words) !== null) return true;
  if (isBetween) return /[.!?]\s+\S|^\s*[.;]?\s*(?:Mr|Ms|Mrs|Dr)\b/.test(words) && rest.length > 8;
  return rest.length > 2;
}
