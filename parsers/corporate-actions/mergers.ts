import { datesIn } from '../layout/dates.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { type Action, actionAt, type Context, dateNear, dayIn, OF_RECORD, UNREAL } from './action-context.ts';

const DEAL =
  '(?:merger|mergers|acquisition|combination|share exchange|exchange|arrangement|transactions?|amalgamation)';
const CLOSED = pattern('i')`
  \b(?:completed|consummated|closed|effected)\b[^.;]{0,140}?\b${DEAL}\b
  |\b(?:the )?${DEAL}\b[^.;]{0,60}?\b(?:was|were|has been|became) (?:completed|consummated|closed
  |effective)\b
  |\bacquired\b(?:[^.;]|\b(?:Inc|Corp|Ltd|Co)\.){0,140}?\b(?:merger agreement|agreement and plan of merger
  |share exchange agreement|arrangement agreement)\b
  |\b(?:merger|share exchange|exchange|acquisition|arrangement) agreement\b[^.;]{0,60},(?:[^.;]|\b(?:Inc|Corp|Ltd|Co)\.){0,100}?\bacquired\b
  |(?<!\b(?:will|shall|would|to) (?:be )?)\bmerged with and into\b
`;
/** "Upon the closing of the merger …": a condition, not a closing. */
const AHEAD =
  /\b(?:prior to|until|upon|after|before|following|subject to|unable to|fail\w*|expect\w*|anticipat\w*|will be|to be|once|when|as if)\b[^.;,]{0,60}$/i;
/** "joined from Orbital Systems, which completed its merger": a person's former employer. */
const OF_OTHERS =
  /\b(?:joined|joining|served|serves|serving|employed|worked)\b[^.;]{0,200}$|\bwho (?:has |had )?$|\b(?:Mr|Ms|Mrs|Dr)\.[^;]{0,200}\bwhich (?:has |had )?$/;
const SHARES = '(?:validly issued |newly issued |registered |unregistered |restricted ){0,3}(?:shares?|stock|ADSs)';
const HOLDERS = '(?:holders?|stockholders?|shareholders?|sellers?|members|owners)';
const OWN_STOCK =
  '(?:common stock|ordinary shares|common shares)\\b(?:, [^,;]{0,40},)? of (?:the company|the registrant|parent)|(?:company|parent) (?:common stock|ordinary shares|common shares)';
const OF_WHOM = `${SHARES} of (?:the )?(?:company|registrant|parent|our|[A-Z][\\w&-]+)(?:'s|’s)? (?:\\w+ ){0,3}?(?:common stock|ordinary shares|common shares|stock)`;

/** Up to so many characters of the same clause; the point of "0.1331" ends none. */
function upTo(characters: number): string {
  return `(?:[^.;]|\\.(?=\\d)){0,${characters}}?`;
}

/** The acquirer's own shares as the price: converted, exchanged, issued to the holders of the other company. */
const IN_SHARES: readonly RegExp[] = [
  `\\b(?:converted|exchanged)\\b${upTo(260)}\\b(?:${OF_WHOM}|${OWN_STOCK})`,
  `\\bissued\\b${upTo(200)}\\b${SHARES}\\b${upTo(200)}\\b(?:to|for|in exchange)\\b${upTo(80)}\\b${HOLDERS}\\b`,
  `\\bissued to\\b${upTo(100)}\\b${HOLDERS}\\b${upTo(80)}\\b(?:shares?|common stock|ordinary shares)\\b`,
  `\\bin (?:exchange|consideration) for (?:the issuance of )?(?:an aggregate of |approximately )?[\\d,]{4,20} ${upTo(40)}\\b${SHARES}`,
  `\\bissued (?:an aggregate of |a total of |approximately )?[\\d,]{4,20} ${upTo(60)}\\b${SHARES}\\b${upTo(60)}\\b(?:upon completion|at (?:the )?closing|as (?:merger )?consideration)`,
  `\\b[\\d,]{4,20} ${upTo(60)}\\b${SHARES}\\b${upTo(80)}\\b(?:were )?issued\\b${upTo(100)}\\b${HOLDERS}\\b`,
].map((pattern) => new RegExp(pattern, 'i'));
const REACH = 30;

/**
 * Mergers and acquisitions that closed and were paid for in shares of the registrant (Item 2.01 of Form 8-K): its share
 * count grows without an offering. Cash deals, deals of the registrant's own sale for cash, and deals that are agreed but
 * not closed are none.
 */
export function mergers(context: Context): Action[] {
  const { sentence, flat, index } = context;
  const { text } = sentence;
  const match = CLOSED.exec(text);
  if (match === null || AHEAD.test(text.slice(0, match.index)) || OF_OTHERS.test(text.slice(0, match.index))) return [];
  if (UNREAL.test(text.slice(0, match.index + match[0].length).replace(/\bpropos(?:ed|al)\b/gi, ''))) return [];
  if (/\b(?:offering|private placement|financing|sale of|divest\w*|disposition)\b/i.test(match[0])) return [];
  // Press releases also announce bolt-on purchases; Item 2.01 reports a significant one.
  const isReported = /\bitem 2\.01\b/i.test(flat.text.slice(0, 60_000));
  if (!isReported && !/\bmerge[rd]\b|\bbusiness combination\b|\bshare exchange\b/i.test(match[0])) return [];
  if (!isPaidInShares(flat, index)) return [];
  const date = closingDay(context, match.index);
  if (date === null) return [];
  return [actionAt(context, match, { type: 'merger', from: null, to: null, date })];
}

const OTHER_CONVERSION = pattern('i')`
  \b(?:warrants?|options?|awards?|RSUs?|restricted stock units?
  |preferred (?:stock|shares?)) (?:\w+ ){0,6}?(?:was|were) (?:converted|exchanged)\b
  |\bsurviving (?:company|corporation|entity)\b|\bwill (?:be )?(?:issue|convert|receive|exchange)
`;

function isPaidInShares(flat: FlatText, index: number): boolean {
  return flat.sentences
    .slice(Math.max(0, index - 3), index + REACH)
    .some(({ text }) => !OTHER_CONVERSION.test(text) && IN_SHARES.some((pattern) => pattern.test(text)));
}

const OF_AGREEMENT = /\b(?:dated|agreement|entered into|as amended|filed|announced)\b[^.;]{0,30}$/i;

/** "On December 27, 2023, the Company completed …" or "completed the acquisition on April 23, 2018": not the day of the agreement. */
function closingDay(context: Context, at: number): Action['date'] {
  const { sentence } = context;
  const { text } = sentence;
  const usable = datesIn(text).filter(
    ({ start }) => !OF_AGREEMENT.test(textBefore(text, start, 45)) && !OF_RECORD.test(textBefore(text, start, 60)),
  );
  const day =
    usable.find(({ start, end }) => start < 30 && end < at + 40) ??
    usable.find(({ start }) => /\b(?:on|effective(?: as of)?|as of) (?:\w+day, )?$/i.test(text.slice(0, start)));
  return day ? dayIn(sentence, day) : dateNear(context, at, /\b(?:completed|consummated|closed|effective)\b/i);
}

const SPUN = pattern('i')`
  \b(?:completed|consummated|effected)\b[^.;]{0,140}?\b(?:spin-?off|separation and distribution
  |separation of|separation from|distribution of (?:all|100%|approximately|the)[^.;]{0,60}?\bshares)\b
  |\b(?:the )?(?:spin-?off|separation|distribution) (?:was|were|has been|became) (?:completed|consummated
  |effective)\b
`;

const PRO_RATA = /\bpro rata\b|\bfor (?:every|each)\b[^.;]{0,80}\bshares?\b|\bholders? of record\b|\brecord date\b/i;

/** A subsidiary whose shares went to the holders of the registrant's, or the registrant's own birth of that kind. */
export function spinOffs(context: Context): Action[] {
  const { sentence, flat } = context;
  const match = SPUN.exec(sentence.text);
  if (match === null || AHEAD.test(sentence.text.slice(0, match.index)) || UNREAL.test(sentence.text)) return [];
  if (!PRO_RATA.test(flat.text.slice(0, 60_000))) return [];
  const date = closingDay(context, match.index);
  if (date === null) return [];
  return [actionAt(context, match, { type: 'spin_off', from: null, to: null, date })];
}
