import { amountsIn } from '../layout/numbers.ts';
import type { Notice } from './notice.ts';

/** What the notice says an offering's registration was for. */
export interface RegisteredOffering {
  readonly type?: OfferingType;
  readonly maxAggregateOffering?: number;
}

type OfferingType = 'ipo' | 'best_efforts' | 'firm_commitment' | 'resale' | 'rights' | 'shelf';

export interface StatedOffering {
  readonly offering: RegisteredOffering;
  readonly places: Readonly<Record<string, readonly [start: number, end: number]>>;
}

/** Employee plans, mergers, depositary shares and Exchange Act registrations offer nothing for cash. */
const NO_OFFERING = /\bforms?[: ]\s{0,3}(?:S-4|S-8|F-4|F-6|F-8|10(?:-12[BG])?|8-A|N-\w{1,4})\b/i;
const FOR_CASH = /\bforms?[: ]\s{0,3}(?:S-1|S-2|S-3|S-11|F-1|F-3|F-10|SB-2|POS AM)(?:ASR|MEF)?\b/i;

/** Whether a notice's registration is one of securities offered for cash: by the first form that the notice names. */
export function isOfOffering(head: string): boolean {
  const [none, cash] = [NO_OFFERING.exec(head.slice(0, 6_000)), FOR_CASH.exec(head.slice(0, 6_000))];
  return none === null || (cash !== null && cash.index < none.index);
}

const TYPES: readonly (readonly [OfferingType, RegExp])[] = [
  ['rights', /\brights offering\b/i],
  ['resale', /\b(?:resale|selling (?:stock|share|security ?)holders?)\b/i],
  ['ipo', /\binitial public offering\b/i],
  ['best_efforts', /\bbest[- ]efforts\b/i],
  ['firm_commitment', /\b(?:firm[- ]commitment|underwritten)\b/i],
];
/** A later private offering is not the registered one. */
const PRIVATE = /\brule 155|private (?:offering|placement)/i;
/** The sentence that says what the registration statement was for. */
const SUBJECT =
  /\b(?:relat(?:es|ed|ing) to|in connection with|cover(?:s|ed|ing)|for the registration of|register(?:s|ed|ing))\b[^.;]{0,400}/gi;
const MOST =
  /(?:\bup to|\bmaximum aggregate offering price(?: of)?(?: up to)?|\baggregate (?:offering )?(?:price|amount) of(?: up to)?)\s{1,3}\$\s?[\d,]+(?:\.\d+)?(?:\s(?:million|billion))?/i;

/** The type and largest amount of the offering that a withdrawal letter describes. */
export function offeringIn({ kind }: Notice, head: string): StatedOffering {
  const sentences = kind === 'withdrawal' ? [...head.slice(0, 8_000).matchAll(SUBJECT)] : [];
  const subjects = sentences.filter(([words]) => /\b(?:offer|resale)/i.test(words) && !PRIVATE.test(words));
  const types = TYPES.map(([type, words]) => ({ type, place: firstPlace(subjects, words) }));
  const type = types.find(({ place }) => place !== null);
  const most = firstPlace(subjects, MOST);
  const amount = most === null ? undefined : amountsIn(head.slice(...most))[0]?.value;
  return {
    offering: { ...(type && { type: type.type }), ...(amount && { maxAggregateOffering: Number(amount) }) },
    places: { ...(type?.place && { type: type.place }), ...(most && amount && { maxAggregateOffering: most }) },
  };
}

function firstPlace(subjects: readonly RegExpExecArray[], words: RegExp): readonly [number, number] | null {
  for (const subject of subjects) {
    const match = words.exec(subject[0]);
    if (match === null) continue;
    const start = subject.index + match.index;
    return [start, start + match[0].length];
  }
  return null;
}
