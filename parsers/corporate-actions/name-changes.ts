import { datesIn } from '../layout/dates.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import {
  type Action,
  actionAt,
  type Context,
  dateNear,
  dayBehind,
  dayIn,
  plainName,
  rangeAt,
  UNREAL,
} from './action-context.ts';
import { coverSymbol, formerName, type Named, registrantName } from './cover-names.ts';

const SUFFIX = '(?:Inc|Corp|Ltd|Co|L\\.?P|LLC|PLC|plc|N\\.V|S\\.A|AG|SE)\\b\\.?';
/** "eXample" is a name too. */
const NAME_START = "(?:The )?[a-z]?[A-Z0-9][\\w&.'-]*";
const NAME_WORD = "(?:,? (?:[A-Z0-9][\\w&.'-]*|of|and|the|&))";
const NAME = `(?:"([^"]{2,90}?),?"|(${NAME_START}${NAME_WORD}{0,8}?,? ${SUFFIX}|${NAME_START}${NAME_WORD}*(?:,? ${SUFFIX})?))`;
const ISSUER = '(?:[Cc]ompany|[Cc]orporation|[Rr]egistrant|[Ii]ssuer)';
const OF_ISSUER = `(?: of (?:the |our )?${ISSUER})?(?: \\(the "[^"]{2,40}"\\))?`;
/** "change the name of the Company", "a change in its corporate name", "its name change", "the name … was changed". */
const CHANGE = pattern('')`
  (?:[Cc]hang(?:e|ed|es|ing)|[Aa]mend(?:ed)?) (?:of |in )?(?:(?:the )?${ISSUER}'s |the |its |our |their )?
  (?:legal |[Cc]orporate |[Cc]ompany |registered ){0,2}[Nn]ame${OF_ISSUER}
  |[Nn]ame [Cc]hange
  |(?:name of (?:the |our )?${ISSUER}(?: \(the "[^"]{2,40}"\))?|(?:${ISSUER}'s|[Ii]ts|[Oo]ur) (?:corporate |legal )?name) (?:be|is|was|has been|had been|being|will be) (?:changed|amended)
`.source;
const FROM_TO = new RegExp(`\\b(?:${CHANGE})(?: for \\w+ purposes)?,? from ${NAME} to ${NAME}`, 'g');
const TO = pattern('g')`
  \b(?:(?:${CHANGE}),? to|(?:was|were|been) renamed(?: as)?|under (?:its|the|our) new (?:corporate )?name,?(?: of)?
  |(?:is|will be) now known as) ${NAME}
`;
/** Who is now known by another name: a company, not a product. */
const COMPANY_BEFORE =
  /\b(?:[Cc]ompany|[Cc]orporation|[Rr]egistrant|[Ii]ssuer|Inc\.?|Corp\.?|Ltd\.?|PLC|plc|Trust|Group|Holdings|N\.V\.)(?: \([^()]{2,60}\))? $/;
/** Classes of shares are renamed too. */
const OF_SECURITY =
  /^(?:Class [A-Z] |Series \w+ |Non-?[Vv]oting )?(?:Common|Ordinary|Preferred|Preference|Convertible|Subordinate|Capital) (?:Stock|Shares?)\b/;

const FROM_BEHIND = new RegExp(`^,?"? from ${NAME}`);

/** The name that the parties to a merger agreement plan to give the company. */
const AT_CLOSING = pattern('i')`
  \b(?:upon|following|after|at|in connection with) (?:the )?
  (?:closing|consummation|completion|effective time)\b
`;
/** A change that the company has yet to apply for. */
const NOT_YET = pattern('i')`
  \bto (?:file|apply) for\b|\bprocess (?:of |to |for )?chang|\bplans? to change|\bappl(?:y|ied|ying) (?:for|to)\b[^.;]{0,40}\bname\b
  |\b(?:expects?|expected) to (?:\w+ )?(?:file|initiate|begin the|start the)\b
`;
/** Funds, subsidiaries and plans change their names too. */
const OTHER_NAME = pattern('i')`
  \b(?:subsidiar(?:y|ies)|plan|fund|trust account|bank subsidiary|division|product|brand
  |domain name)\b[^.;]{0,60}\bname\b
`;
/** "Elm Advisors LLC, our investment adviser, … changed its name": a company beside the registrant. */
const OTHER_COMPANY = pattern('')`
  \b(?:LLC|LLP|L\.?P\.?|Inc\.?|Corp\.?|Ltd\.?|N\.A\.?|Company|Corporation|Limited)(?: \([^()]{2,60}\))?, (?:our|its|the (?:Company|Fund|Trust|Partnership|Corporation)'s|an? (?:wholly[- ]owned |majority[- ]owned )?subsidiary)\b
  [^.;]{3,60},
  |\b(?:[Oo]ur|[Ii]ts|the (?:Company|Fund|Trust|Partnership|Corporation)'s) (?:[\w-]+ ){0,4}(?:customer|supplier|partner|lender|tenant|landlord|licensee|licensor|affiliate|shareholder|stockholder|parent|investee|competitor|auditor|accountant|firm|adviser|advisor|manager|sponsor|trustee|agent|depositary|bank),
`;
const BARE_CHANGE = pattern('i')`
  \b(?:effective(?:ness)?|announced|completed|became effective)\b[^.;]{0,80}
  \b(?:change (?:of|in) (?:its |our |the )?(?:corporate |company )?name|name change)\b
`;

/** Changes of the registrant's name that a sentence states, with both names where they are printed. */
export function nameChanges(context: Context): Action[] {
  const { flat, sentence } = context;
  const { text } = sentence;
  if (!/\bname\b|renamed|\bknown as\b/i.test(text) || UNREAL.test(text) || OTHER_COMPANY.test(text)) return [];
  if (AT_CLOSING.test(text) && /\b(?:will|shall|to be)\b/i.test(text) && datesIn(text).length === 0) return [];
  if (NOT_YET.test(text)) return [];
  // A later clause about a subsidiary does not matter.
  const own = renamesIn(context).filter(
    (rename) =>
      !OTHER_NAME.test(text.slice(0, rename.match.index + rename.match[0].length)) && mayBeRegistrant(flat, rename),
  );
  const found = own.map(({ match, from, to }) =>
    actionAt(context, match, {
      type: 'name_change',
      from: from ?? subjectOf(sentence, match.index, to) ?? announcerIn(sentence, match.index, to) ?? formerName(flat),
      to,
      date: definedDay(context) ?? dateNear(context, match.index, /effective|effect|filed|changed/i),
      isAtClosing: AT_CLOSING.test(text),
    }),
  );
  if (found.length > 0) return found;
  // "Announced that its change of name and ticker symbol is effective today": the cover gives the names.
  const bare = BARE_CHANGE.exec(text);
  const [former, current] = [formerName(flat), registrantName(flat)];
  if (bare === null || OTHER_NAME.test(text) || former === null || current === null) return [];
  const date = dateNear(context, bare.index, /effective/i);
  const rename = actionAt(context, bare, { type: 'name_change', from: former, to: current, date });
  const symbol = /\b(?:ticker|trading|stock) symbol\b/i.test(text) ? coverSymbol(flat) : null;
  return symbol === null ? [rename] : [rename, { ...rename, type: 'ticker_change', from: null, to: symbol }];
}

/** Whether one of two names is on the cover, where it has the registrant's; of a new name alone nobody can tell. */
function mayBeRegistrant(flat: FlatText, { from, to }: Rename): boolean {
  const cover = [registrantName(flat), formerName(flat)].flatMap((one) => (one === null ? [] : [keyOf(one.value)]));
  if (cover.length === 0 || from === null) return true;
  return [from, to].some(({ value }) =>
    cover.some((name) => name.includes(keyOf(value)) || keyOf(value).includes(name)),
  );
}

/** A name without its legal form. */
function keyOf(name: string): string {
  return plainName(name).replace(
    /(?: (?:inc|corp|corporation|ltd|limited|co|company|llc|plc|lp|l p|n v|s a)){1,3}$/,
    '',
  );
}

interface Rename {
  readonly match: RegExpExecArray;
  readonly from: Named | null;
  readonly to: Named;
}

/** The changes that the words state, each once: with both names, else with the new one. */
function renamesIn({ sentence: { text, start } }: Context): Rename[] {
  const named = (match: RegExpExecArray, name: string, at: number): Named => {
    const value = trimName(name);
    return { value, range: rangeAt(start + match.index + at, value) };
  };
  const both = [...text.matchAll(FROM_TO)].flatMap((match): Rename[] => {
    const [words, quotedFrom, plainFrom, quotedTo, plainTo] = match;
    const [from, to] = [quotedFrom ?? plainFrom, quotedTo ?? plainTo];
    if (from === undefined || to === undefined) return [];
    return [{ match, from: named(match, from, words.indexOf(from)), to: named(match, to, words.lastIndexOf(to)) }];
  });
  const only = [...text.matchAll(TO)].flatMap((match): Rename[] => {
    const [words, quoted, plain] = match;
    const to = quoted ?? plain;
    if (to === undefined || OF_SECURITY.test(to) || both.some((other) => overlap(other.match, match))) return [];
    if (words.includes('known as') && !COMPANY_BEFORE.test(text.slice(0, match.index))) return [];
    // "changed its name to Elm Digital Ltd. from Elm Holding Group Ltd."
    const behind = FROM_BEHIND.exec(text.slice(match.index + words.length));
    const from = behind?.[1] ?? behind?.[2];
    const fromAt = words.length + (behind?.[0].indexOf(from ?? '') ?? 0);
    return [
      {
        match,
        from: from === undefined ? null : named(match, from, fromAt),
        to: named(match, to, words.lastIndexOf(to)),
      },
    ];
  });
  return [...both, ...only].sort((a, b) => a.match.index - b.match.index);
}

function overlap(one: RegExpExecArray, other: RegExpExecArray): boolean {
  return one.index < other.index + other[0].length && other.index < one.index + one[0].length;
}

const SUFFIXED =
  "(?:[A-Z0-9][\\w&.'-]*,? |of |and |the |& ){0,8}(?:Inc|Corp|Corporation|Company|Ltd|Limited|Co|LLC|PLC|plc|N\\.V|S\\.A|Holdings|Group|Trust)\\b\\.?";
const ANNOUNCER = pattern('')`
  (?:^|[-,] |\b(?:of|by) )(?:[Tt]oday,? )?(?:((?:[A-Z0-9][\w&.'-]*,? |of |and |the |& ){0,8}(?:Inc|Corp|Corporation|Ltd|Limited|Co|LLC|PLC|plc|N\.V|S\.A|[A-Z][a-z]\w+)\b\.?),? \(
  (?=(?:the |")|[^()]{0,40}(?:NASDAQ|Nasdaq|NYSE|OTC|TSX))
  |(${SUFFIXED}) (?:has |today |also )*(?=(?:announced|filed|amended|approved|adopted|received)\b))
`;

/** "Halden Robotics, Inc. (Nasdaq: HLDN), a maker of robots, announced a name change": the name it had, if that is not the new one. */
function announcerIn({ text, start }: Context['sentence'], at: number, to: Named): Named | null {
  // The day that opens the sentence is no part of the name.
  const from = datesIn(text).find((date) => date.start < 40 && date.end < at)?.end ?? 0;
  const before = text.slice(from, at);
  const match = ANNOUNCER.exec(before);
  const name = (match?.[1] ?? match?.[2])?.replace(/^(?:Board of )?Directors of (?:the )?/, '');
  if (match === null || name === undefined || NO_NAME.test(name)) return null;
  if (!ANNOUNCED.test(before.slice(match.index))) return null;
  if (plainName(name) === plainName(to.value)) return null;
  return { value: name, range: rangeAt(start + from + match.index + match[0].indexOf(name), name) };
}

/** What a comma cut off, and words for a company. */
const NO_NAME = /^(?:(?:the|our|its) |(?:Inc|Corp|Ltd|Co|LLC|PLC|plc|N\.V|S\.A)\b\.?$)/i;
const ANNOUNCED = /\b(?:announce[ds]?|received|filed|amended|approved|adopted)\b/i;

const SUBJECT_BEFORE = pattern('')`
  (?:^|[,;] |\b(?:that|and|whereby) )((?:[A-Z0-9][\w&.'-]*,? |of |and |the |& ){0,8}(?:Inc|Corp
  |Corporation|Ltd|Limited|Company|Co|LLC|PLC|plc|N\.V|S\.A|Holdings|Group
  |Trust)\b\.?)(?: \([^()]{2,60}\))?(?:, (?:the|an?|which) [^,;.]{2,80})?,? (?:has |legally |formally |officially )*(?:(?:announced|completed|effected) (?:an? |its |the )?(?:previously announced |corporate |legal ){0,2})?$
`;

/** "Oak Acquisition Corp. I changed its jurisdiction … and changed its name": the subject of the first verb. */
const SUBJECT_AHEAD = pattern('')`
  (?:^|[,;] |\b(?:that|and|whereby) )((?:[A-Z0-9][\w&.'-]*,? |of |and |the |& ){0,8}(?:Inc|Corp|Corporation|Ltd|Limited|Company|Co|LLC|PLC|plc|N\.V|S\.A|Holdings|Group|Trust)\b\.?(?: [IVX]{1,4}\b)?)
  (?: \([^()]{2,60}\))? (?:has |also )?(?:changed|filed|amended|effected|completed|domesticated|continued)\b[^.;]{0,160}\band (?:has |also )?$
`;

/** "Effective March 18, 2024, Halden Robotics Corporation (the "Company") changed its name": the name it had. */
function subjectOf({ text, start }: Context['sentence'], at: number, to: Named): Named | null {
  // The day that opens the sentence is no part of the name.
  const day = datesIn(text).findLast(({ end }) => end <= at)?.end ?? 0;
  const from = Math.max(day, at - 260, 0);
  const before = text.slice(from, at);
  const match = SUBJECT_BEFORE.exec(before) ?? SUBJECT_AHEAD.exec(before);
  const name = match?.[1]?.trim();
  if (match === null || name === undefined || name.length < 6 || /^the company$/i.test(name) || NO_NAME.test(name))
    return null;
  if (plainName(name) === plainName(to.value)) return null;
  return { value: name, range: rangeAt(start + from + match.index + match[0].indexOf(name), name) };
}

/** "The Name Change became effective on January 6, 2025.", within three sentences of the one that defines it. */
function definedDay({ flat, index }: Context): Action['date'] {
  const next = flat.sentences.slice(index + 1, index + 4);
  return dayBehind(next, CHANGE_EFFECTIVE, 180) ?? filedAndEffective(next);
}

const UPON_FILING =
  /^,? (?:and|which) (?:\w+ ){0,2}(?:was|is|became) (?:\w+ )?effective (?:upon|on|as of|at|immediately)\b/i;

/** "The amendment was filed with the Department on December 12, 2024 and was effective upon filing." */
function filedAndEffective(sentences: readonly Context['sentence'][]): Action['date'] {
  for (const sentence of sentences) {
    if (!/\b(?:amendment|articles|certificate)\b/i.test(sentence.text)) continue;
    const date = datesIn(sentence.text).find(({ end }) => UPON_FILING.test(sentence.text.slice(end, end + 80)));
    if (date !== undefined) return dayIn(sentence, date);
  }
  return null;
}

const CHANGE_EFFECTIVE = pattern('i')`
  \b(?:name change|change of (?:corporate |company )?name|(?:charter |certificate of |articles of )?amendment)\b[^.;]{0,60}\b(?:became|become|becomes|is|was|will be|went|took|take
  |takes)\b[^.;]{0,20}\beffect(?:ive)?\b
`;

function trimName(name: string): string {
  const trimmed = name.replace(/^(?:the name )/, '').replace(/(?:,? (?:and|of|the|&)|(?<![,\s]))[,\s]*$/, '');
  // A sentence's own full stop is not the name's, unless it abbreviates.
  return /\b(?:Inc|Corp|Ltd|Co|L\.P|N\.V|S\.A)\.$/i.test(trimmed) ? trimmed : trimmed.replace(/\.$/, '');
}
