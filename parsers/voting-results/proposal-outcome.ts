import type { GroupedProposal, Grouping } from './grouped-proposal.ts';
import { isOutcomeAlone, outcomeStatements } from './outcome-words.ts';
import type { TextElement } from './vote-record.ts';

export interface Outcome {
  readonly approved: boolean;
  /** In the plain text; null where words of several places say it. */
  readonly place: { readonly start: number; readonly end: number } | null;
}

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const NUMBERED = new RegExp(
  String.raw`\bproposals?\s+(?:nos?\.?\s*|numbers?\s+)?(${NUMBER}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+through\s+|\s*-\s*)${NUMBER})*)\s+(?:each\s+)?(?:was|were|have\s+been|has\s+been)\s+(not\s+)?(?:each\s+|all\s+|duly\s+|also\s+)*(approved|adopted|ratified|passed|rejected|defeated|elected)`,
  'gi',
);
const LISTED = new RegExp(
  String.raw`\b(did\s+not\s+(?:approve|adopt|pass)|approved|ratified|adopted|rejected|defeated)\s+(?:each\s+of\s+)?(?:proposals?|items?|matters?)\s+(?:nos?\.?\s*)?(${NUMBER}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)${NUMBER}(?!\d))*)`,
  'gi',
);
const ALL =
  /\b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|these\s+|such\s+)?(?:\w+\s+){0,3}?(?:proposals?|matters|items|resolutions)\b[^.;]{0,120}?\b(?:was|were)\s+(?:duly\s+|each\s+)?(?:approved|adopted|passed|carried)|\b(?:approved|adopted|passed)\s+(?:all|each|the\s+following|both)\s+(?:of\s+)?(?:the\s+)?(?:following\s+)?(?:\w+\s+){0,3}?(?:proposals|matters|items|resolutions)|approved\s+(?:each|all)\s+(?:matter|proposal)|each\s+of\s+which\s+(?:(?:was|were)\s+(?:duly\s+)?(?:approved|adopted|passed)|received\s+(?:the\s+)?(?:sufficient|required|requisite|necessary))|voted\s+in\s+favor\s+of\s+(?:all|each|both)\s+(?:of\s+)?(?:the\s+)?(?:[\w’']+\s+){0,3}?(?:proposals?|matters?|items)|(?:agenda\s+items|proposals|matters)\s+(?:submitted|presented|considered)\s+(?:at\s+the\s+(?:\w+\s+)?\w+\s+)?were\s+(?:each\s+|all\s+)?(?:duly\s+)?(?:approved|adopted|passed)|the\s+following\s+(?:\w+\s+){0,2}(?:proposals|matters|items)\s+were\s+(?:each\s+|all\s+|duly\s+)?(?:approved|adopted|passed)/i;
const ALL_NOMINEES =
  /\b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|our\s+)?(?:\w+\s+){0,6}?(?:nominees?|directors?|candidates?|trustees?)\b[^.;]{0,120}?\b(?:was|were|been)\s+(?:\w+\s+){0,2}(?:elected|re-?elected)|\belected\s+(?:all|each)\b|\belected\s+the\s+(?:\w+\s+){0,3}(?:nominees|directors|individuals|persons|trustees|candidates)\s+(?:\w+\s+){0,2}(?:below|above)\b|(?:nominees?|directors)\s+(?:listed\s+)?(?:above|below)?[^.;]{0,40}were\s+(?:duly\s+)?elected/i;
const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * What the document says of a proposal: in the words after its counts, else before them, else in a statement about
 * several proposals by number, or about all of them. Null where it says nothing.
 */
export function outcomeOf(proposal: GroupedProposal, grouping: Grouping, body: string): Outcome | null {
  const numbered = byNumber(proposal.number, body);
  const isElection = proposal.type === 'elect_directors';
  const lost = isElection
    ? proposal.trailing.find((text) => isOutcomeAlone(text.text) && /not|fail|defeat|reject/i.test(text.text))
    : undefined;
  if (lost !== undefined) return { approved: false, place: lost };
  for (const texts of [proposal.trailing.slice(0, 4), [...proposal.leading].reverse()]) {
    for (const text of texts) {
      const found = ownStatement(text, isElection);
      if (found !== null) return found;
    }
  }
  if (numbered !== null) return { approved: numbered, place: null };
  const item = proposal.number === null ? undefined : grouping.listed.get(proposal.number);
  if (item !== undefined && proposal.nominees.length === 0) {
    const [statement] = outcomeStatements(item);
    if (statement !== undefined) return { approved: statement.approved, place: null };
  }
  const all = grouping.proposals.flatMap((one) => [...one.leading, ...one.trailing]);
  const general = [...grouping.preamble, ...all];
  for (const text of general) {
    if (isElection && ALL_NOMINEES.test(text.text)) return { approved: true, place: text };
  }
  for (const text of general) {
    if (ALL.test(text.text) && !/\bnot\b/i.test(ALL.exec(text.text)?.[0] ?? '')) return { approved: true, place: text };
  }
  if (isElection) return electedByName(proposal, body);
  return null;
}

/** Statements about other proposals by number, or about votes needed, are not this one's. */
function ownStatement(text: TextElement, isElection: boolean): Outcome | null {
  const plain = text.text.replace(NUMBERED, ' ');
  const statements = outcomeStatements(plain).filter((one) => {
    const words = plain.slice(one.start, one.end);
    const isElected = /elect/i.test(words);
    return isElection ? isElected || !one.approved || !/ratif/i.test(words) : !isElected || /failed/i.test(words);
  });
  const [first] = statements;
  if (first === undefined) return null;
  const approved = statements.every((one) => one.approved) ? true : isElection ? false : first.approved;
  return { approved, place: { start: text.start, end: text.end } };
}

function byNumber(number: number | null, body: string): boolean | null {
  if (number === null) return null;
  for (const match of body.matchAll(NUMBERED)) {
    const list = (match[1] ?? '').toLowerCase();
    const numbers = (list.match(/\d+|[a-z]+/g) ?? []).map((word) =>
      /^\d/.test(word) ? Number(word) : WORDS.indexOf(word),
    );
    const range = /through|-/.test(list) && numbers.length === 2;
    const [low = 0, high = 0] = numbers;
    if (range ? number >= low && number <= high : numbers.includes(number)) {
      return match[2] === undefined && !/rejected|defeated/i.test(match[3] ?? '');
    }
  }
  for (const match of body.matchAll(LISTED)) {
    const numbers = ((match[2] ?? '').toLowerCase().match(/\d+|[a-z]+/g) ?? []).map((word) =>
      /^\d/.test(word) ? Number(word) : WORDS.indexOf(word),
    );
    if (numbers.includes(number)) return !/not|reject|defeat/i.test(match[1] ?? '');
  }
  return null;
}

const ELECTED_THEM = /\b(?:was|were)\s+(?:duly\s+|each\s+)?(not\s+)?(?:re-?)?elected\b/gi;
/** Characters that the names before such words may take. */
const MOST_NAMES = 600;

/** "Mr. Kubiak and Ms. Prochaska were elected": every nominee's last name in one such sentence. */
function electedByName(proposal: GroupedProposal, body: string): Outcome | null {
  const lasts = proposal.nominees.map(
    (one) =>
      one.name
        .replace(/,?\s+(?:Jr|Sr|II|III|IV)\.?$/, '')
        .split(/\s+/)
        .at(-1) ?? '',
  );
  if (lasts.length === 0) return null;
  for (const match of body.matchAll(ELECTED_THEM)) {
    const names =
      body
        .slice(Math.max(0, match.index - MOST_NAMES), match.index)
        .split(';')
        .at(-1) ?? '';
    if (lasts.every((last) => names.includes(last))) return { approved: match[1] === undefined, place: null };
  }
  return null;
}
