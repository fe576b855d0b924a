import { emptyRecord, type TextElement } from '../rows/vote-record.ts';
import { pattern } from '../words/patterns.ts';
import { peopleElectedIn } from '../words/person-names.ts';
import { anchorOf, listedItems, stripAnchor } from '../words/proposal-anchors.ts';
import { proposalTypeOf } from '../words/proposal-type.ts';
import { sentencesOf } from '../words/sentences.ts';
import { type GroupedProposal, type Grouping, newProposal } from './grouped-proposal.ts';

/** "Approved a proposal authorizing …": what the holders did at the meeting, of whatever kind it is. */
function isOutcomeSentence(words: string): boolean {
  return /^\W*(?:approved|ratified|adopted|re-?elected|elected|rejected)\b/i.test(words);
}

/** A proposal that words list or state without counts; null where they name none. */
function listedProposal(number: number | null, words: string, text: TextElement): GroupedProposal | null {
  const type = proposalTypeOf(words);
  if (type === null && !isOutcomeSentence(words)) return null;
  const place = { subjectStart: text.start, subjectEnd: text.end };
  const proposal = newProposal({ number, ...place, leading: [{ ...text, text: words }] }, words, type);
  // Elected without counts: they are in an exhibit, or not reported.
  if (type === 'elect_directors') {
    for (const name of peopleElectedIn(words)) {
      const nameStart = text.start + Math.max(0, text.text.indexOf(name));
      proposal.nominees.push({ name, nameStart, record: emptyRecord(name, text.start, text.start, text.start) });
    }
  }
  return proposal;
}

/** The last item of a list inside a sentence ends with the sentence. */
function firstSentence(words: string): string {
  const text = words.trim();
  return text.slice(0, sentencesOf(text)[0]?.end ?? text.length).replace(/\.\s*$/, '');
}

/** Proposals of an item that states no counts: its numbered lines, its list, or what a sentence says the holders did. */
export function agendaOnly(texts: readonly TextElement[]): readonly GroupedProposal[] {
  const seen = new Map<number, GroupedProposal>();
  const add = (number: number, words: string, text: TextElement): void => {
    const proposal = seen.has(number) ? null : listedProposal(number, words, text);
    if (proposal !== null) seen.set(number, proposal);
  };
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
      add(number, firstSentence(words).replace(/(?:[,;]|(?<![\s,;]))\s*(?:and\s*)?$/, ''), text);
  }
  if (seen.size > 0) return [...seen.values()];
  const stated = texts.flatMap(statedActions);
  return stated.length > 0 ? stated : texts.flatMap(consentedActions);
}

const HOLDERS =
  /\b(?:share|stock|unit)\s?holders\s+(?:also\s+|duly\s+|voted\s+to\s+)*(?=(?:re-?)?elect|approv|ratif|adopt|(?:re-?)?appoint|authori[sz])/i;
const ACTION = pattern(
  'gi',
)`(?:^|,\s*(?:and\s+)?|\band\s+)(?=(?:re-?elected|elected|approved|ratified|adopted|re-?appointed|appointed|authori[sz]ed)\b)`;

/** "The shareholders elected Ann Orr and Bob Pell as directors, approved the plan and ratified …": one proposal for each verb. */
function statedActions(text: TextElement): readonly GroupedProposal[] {
  for (const { start, end } of sentencesOf(text.text)) {
    const sentence = text.text.slice(start, end);
    const holders = HOLDERS.exec(sentence);
    if (holders === null) continue;
    const said = sentence
      .slice(holders.index + holders[0].length)
      .replace(/^(elect|approve|ratify|adopt|appoint)\b/i, '$1ed');
    const actions = said.split(ACTION).filter((words) => words.trim() !== '');
    return actions.flatMap(
      (words) => listedProposal(null, words.trim().replace(/(?<![\s.,;])[\s.,;]+$/, ''), text) ?? [],
    );
  }
  return [];
}

const CONSENT = /\bconsents?\b(?!\s+(?:of|in\s+writing\s+of)\b)/i;
const CONSENTED = pattern('gi')`
  (?:^|,\s*(?:and\s+)?|\band\s+|\bconsents?(?:\s+(?:also|each|duly|that))?\s+|\bmeeting\s+|\bwriting\s+)(?:to\s+)?
  (re-?elect|elect|approv|adopt|authori[sz]|ratif)(?:ing|ed|e|ied|ying|y)\b`;
const DONE: Readonly<Record<string, string>> = {
  approv: 'approved',
  ratif: 'ratified',
  elect: 'elected',
  adopt: 'adopted',
};

/**
 * "Signed a written consent electing Ann Orr as a director, approving an amendment … and ratifying …": one action of a known
 * kind for each verb behind the consent.
 */
function consentedActions(text: TextElement): readonly GroupedProposal[] {
  return sentencesOf(text.text).flatMap(({ start, end }) => {
    const sentence = text.text.slice(start, end);
    const consent = CONSENT.exec(sentence);
    const said = sentence.slice(consent?.index ?? sentence.length);
    const verbs = [...said.matchAll(CONSENTED)];
    return verbs.flatMap((verb, at) => {
      const object = said.slice(verb.index + verb[0].length, verbs[at + 1]?.index);
      const done = DONE[verb[1]?.toLowerCase() ?? ''] ?? `${verb[1]}ed`;
      const words = `${done}${object.split(';', 1)[0] ?? ''}`.slice(0, 420).replace(/(?<![\s.,])[\s.,]+$/, '');
      return proposalTypeOf(words) === null ? [] : (listedProposal(null, words, text) ?? []);
    });
  });
}

/** "Each action received 91,200,000 votes in favor", after a list: the counts of every item of it. Null elsewhere. */
export function sharedByAgenda({ proposals: [only, ...more], preamble }: Grouping): readonly GroupedProposal[] | null {
  if (only === undefined || more.length > 0 || only.typeFromWords || only.record === null) return null;
  const { record, leading, trailing } = only;
  if (!leading.some(({ text }) => /\b(?:each|all|every|both)\b[^.;]{0,80}$/i.test(text))) return null;
  const listed = agendaOnly([...preamble, ...leading]).filter((one) => one.nominees.length === 0);
  if (listed.length < 2) return null;
  for (const proposal of listed) {
    proposal.record = record;
    proposal.trailing.push(...trailing);
  }
  return listed;
}
