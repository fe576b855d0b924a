import { pattern, wordsOf } from './patterns.ts';
import { stripAnchor } from './proposal-anchors.ts';

const TITLES =
  'Dr Mr Mrs Ms Miss Prof Hon Sir Dame Gen General Adm Admiral Lt Col Maj Rev Amb Ambassador Senator Governor Lord';
const TITLE = String.raw`(?:${wordsOf(TITLES)}|The Honorable|The Hon|Capt|Captain|Judge)\b\.?`;
const PARTICLE = `(?:${wordsOf("de la von van der den del della di da dos du le st bin al el ter ten y zu af d'")})`;
const WORD = String.raw`(?:[\p{Lu}][\p{L}\p{M}'’.\-]{0,60}|[a-z]{1,2}['’]?[\p{Lu}][\p{L}'’\-]{1,60}|["“'(‘][\p{L}. ]{1,60}["”')’]|\(['"“‘][\p{L}. ]{1,60}['"”’]\))`;
const CAPITALIZED = String.raw`\p{Lu}[\p{L}'’.\-]{0,60}`;
const DEGREES = String.raw`Ph\.?\s?D M\.?D CPA C\.P\.A Esq J\.?D MBA M\.B\.A CFA D\.?D\.?S DVM D\.V\.M R\.?N P\.?E CBE OBE DBA
  Pharm\.?D Sc\.?D D\.?O LL\.?M USN USMC USAF Ret Ed\.?D DrPH FACHE MPH M\.?S B\.?Sc D\.?Phil Dr`;
const DEGREE = String.raw`(?:Jr|Sr|II|III|IV|V|VI|${wordsOf(DEGREES)})\b\.?`;
const SUFFIX = String.raw`(?:,?\s*${DEGREE}|,\s*(?!${DEGREE}(?:[\s,]|$))(?:[A-Z]\.?){2,6}(?![A-Za-z])|,?\s*\((?:Ret|Retired)\.?\)){0,5}`;
const NAME = pattern('u')`^(?:${TITLE}\s+){0,6}${WORD}(?:\s+(?:${PARTICLE}|${WORD}|&)){0,6}${SUFFIX}$`;
const REVERSED = pattern('u')`
  ^(?:${PARTICLE}\s+)?${WORD}(?:[ -]${WORD}){0,2}(?:,\s*(?:Jr|Sr|II|III|IV)\.?)?,\s+${WORD}(?:\s+${WORD}){0,3}${SUFFIX}$`;

const NICKNAME = String.raw`["“'‘(]\p{Lu}[\p{L}.]{1,20}["”'’)]`;

/** A name inside a sentence, with this many words (as in `{1,5}`) after the first. */
function nameInText(more: string): string {
  return String.raw`((?:${TITLE}\s+)?${CAPITALIZED}(?:\s+(?:${PARTICLE}|${CAPITALIZED}|${NICKNAME}))${more}${SUFFIX})`;
}

const NOT_A_NAME = pattern('i')`\b(?:${wordsOf(String.raw`
    proposals? ratif\w* approv\w* elections? elect amend\w* totals? votes? voted plan company compensation advisory
    auditors? class common preferred stock shares? shareholders? stockholders? board directors? nominees? trustees?
    results? matters? items? frequency meeting annual special adjourn\w* merger agreement incentive equity reverse split
    llp pllc p\.?c ltd plc cpas inc corp corporation bank years? broker against abstain\w* withheld name other the of
    and for series combined accounting independent registered firm executive officers? resolution certificate charter
    bylaws report percent\w* number quorum management say pay group vote final not applicable page security holders
    issuance authorized increase`)})\b`;

const LIST_MARK =
  /^(?:[•●·■▪*†‡–—-]+|\(?(?:\d{1,2}[a-zA-Z]?|[a-z]|[ivx]{1,4})\)|(?:\d{1,2}[a-zA-Z]?|[a-z]|[ivx]{2,4})\.|\d\.\d{1,2}\.?|\d{1,2}[a-kA-K]\b[.:]?)\s*/;
const NOTE = pattern('gi')`
  (?<!\s)\s*\((?=[^)]{0,300}\))(?:\d{1,2}|[a-z*†‡]|class\s+[\w ]+|age\s+\d+|(?:one|two|three|\d)[- ]years?[^)]*|term[^)]*|incumbent
  |independent[^)]*|continued|elected[^)]*|not elected[^)]*|chair\w*|board nominee|[^)]*nominee[^)]*)\)`;

/** Removes what surrounds a name: list numbers, footnote marks, ages, terms, colons and dashes. */
export function cleanName(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      // Rules under headings run into the first name where a table was flattened.
      .replace(/^(?:[-–—_=]{2,}\s+)+/, '')
      .replace(LIST_MARK, '')
      .replace(/^\d{1,2}[.)]?\s+(?=\p{Lu})/u, '')
      .replace(NOTE, '')
      .replace(/(?<![\s*†‡§¹²³:;–—-])[\s*†‡§¹²³:;–—-]+$/u, '')
      .replace(/(?<![\s.])(?:\s*\.){3,}$/, '')
      .replace(/(?<!\s)\s+\d$/, '')
      .replace(/,$/, '')
      .trim()
      .replace(/,\s*(?:age\s+\d+|class\s+[IV]+(?:\s+director)?|director|chairman|independent director|trustee)$/i, '')
  );
}

/** Whether text reads like a person's name and nothing else. */
export function isPersonName(text: string): boolean {
  const name = cleanName(text);
  if (name.length < 4 || name.length > 70 || !/\s/.test(name)) return false;
  const plain = name.replace(/[\u2010\u2011]/g, '-').replace(/\bThe Hon(?:orable|\.)?/i, 'Hon');
  if (NOT_A_NAME.test(plain) || !(NAME.test(plain) || REVERSED.test(plain))) return false;
  return plain.split(/\s+/).some((word) => /^[\p{L}]{2,}/u.test(word.replace(/['’]/g, '')));
}

const ELECTING = [
  String.raw`(?:elect(?:ion|ing|ed)?(?:\s+of)?|re-?elect(?:ion|ed)?(?:\s+of)?|(?:re-?)?appoint(?:ment\s+of|ing)?|nominee|director|trustee)s?`,
  String.raw`(?:\s+(?:the\s+)?(?:class\s+[IV]+\s+)?(?:director|nominee|trustee))?(?:\s*candidate)?(?:\s*[:–—-])?`,
].join('');
const ELECTED = pattern('u')`
  ${ELECTING}\s+${nameInText('{1,5}')}(?!\s+as\s+(?:(?:the|our|its|an?)\s+)?(?:[\w’'-]+\s+){0,4}?(?:auditors?|account\w+))(?=\s*(?:$|[:;,.(–—-]|\s(?:as|to|for|received|was|is|who|until|requires?|required)\b))`;

/** The one person a title elects: "Election of Ronald Kubiak as trustee", "Elect Director: Jane Roe"; null if it names none. */
export function personElectedIn(title: string): string | null {
  const lowered = title
    .replace(/^\W*(?:\d{1,2}[a-z]?[.):]?\s*)/i, '')
    .replace(/\b(E)(lection|lect(?:ion|ed)?)\b/g, 'e$2')
    .replace(/\b(?:Re-?[Ee]lection)\b/g, 're-election')
    .replace(/\bDirectors?\b/g, 'director')
    .replace(/\bNominees?\b/g, 'nominee')
    .replace(/\bOf\b/g, 'of')
    .replace(/\bTrustees?\b/g, 'trustee');
  const match = ELECTED.exec(lowered);
  if (match?.[1] === undefined) return null;
  const name = cleanName(match[1]).replace(/(?<=\p{Ll}{2})\.$/u, '');
  return isPersonName(name) ? name : null;
}

const RECEIVED = [
  String.raw`\s*(?!\s)(?:[,:(–—-]+\s*(?!\s))?(?:(?:was|were|who|each|also|has|had|elected|as|a|director|re-?elected)\s+){0,5}`,
  `(?:received|receiving|with|by|having|had|got|obtained|garnered|[-–—:(]|$)`,
].join('');
const RECEIVING = pattern('gu')`(?<![\p{L}.])${nameInText('{0,5}')}${RECEIVED}`;
const TITLE_AND_LAST_NAME = pattern('u')`^${TITLE}\s+\p{Lu}[\p{L}'’-]+$`;

/** The last person to whom a sentence attributes the counts after it: "Cornelius Bragg received", "Jane Roe –". */
export function personBefore(words: string): string | null {
  const names = [...words.matchAll(RECEIVING)].map((match) =>
    cleanName((match[1] ?? '').replace(/^(?:(?:Directors?|Nominees?|Trustees?|Candidates?)\s+)+/, '')),
  );
  return names.findLast((name) => TITLE_AND_LAST_NAME.test(name) || isPersonName(name)) ?? null;
}

const EACH_OF = String.raw`(?:(?:with\s+)?each(?:\s+(?:of\s+(?:whom|which|them)|nominee|director|one))?\b|(?:all|both)\s+of\s+whom\b)`;
const TOGETHER = pattern('is')`
  (?:\b(?:re-?)?elect(?:ed|ion\s+of)|\bnominees?\b|\bdirectors?\b)\s*[:,–—-]?\s*((?:(?!\belect).)*?)[\s,;–—-]+
  (?:(?:were|was)\s+(?:each\s+)?(?:re-?)?elected\b.*?|(?:as|to)\b[^.;]*?)?[,;]?\s*${EACH_OF}.{0,60}$`;

/** "Ms. Ann Orr and Messrs. Bob Pell and Cy Quirk were elected; each received". */
const TOGETHER_FIRST =
  /^(.{8,600}?)\s(?:were|was)\s(?:each\s|duly\s|all\s){0,2}(?:re-?)?elected\b[^.]{0,200}[;,]\s(?:and\s|with\s)?each\b.{0,60}$/i;

/**
 * The people to whom one sentence gives the same counts: "elected Ann Orr, Bob Pell and Cy Quirk, each receiving". Empty
 * where it does not say "each", null where it does and the names are unreadable.
 */
export function peopleTogether(words: string): readonly string[] | null {
  if (!/\b(?:each|(?:all|both)\s+of\s+whom)\b[^.;]{0,60}$/i.test(words)) return [];
  // "The votes for each nominee were: Tom Weir –": one person follows.
  if (/\beach\b[^.;:]{0,60}:\s+\p{Lu}[^:]{2,60}$/u.test(words) && personBefore(words) !== null) return [];
  const first = TOGETHER_FIRST.exec(stripAnchor(words.slice(-1_200)).replace(/\s+/g, ' '))?.[1];
  const named = first === undefined ? null : peopleListed(first);
  if (named !== null) return named;
  const start = Math.max(words.lastIndexOf('. ', words.length - 60), words.length - 1_200, -1);
  const list = TOGETHER.exec(words.slice(start + 1).replace(/\s+/g, ' '))?.[1];
  return peopleListed(list ?? '');
}

/** The people of a list, "Ann Orr, Bob Pell and Cy Quirk"; null where it has other words, or fewer than two names. */
export function peopleListed(list: string): readonly string[] | null {
  const names = list
    .replace(/^(?:the\s+following\s+)?(?:\w+\s+){0,3}(?:nominees|directors)\s*[:,]?\s*/i, '')
    .replace(/\b(?:Messrs|Mses|Mmes)\.?\s+/g, '')
    .split(/,\s*(?!(?:Jr|Sr|II|III|IV|M\.?D|Ph\.?D|CPA|Esq)\b)(?:and\s+)?|;\s*(?:and\s+)?|(?<!\s)\s+and\s+/)
    .map((name) => cleanName(name))
    .filter((name) => name !== '');
  return names.length >= 2 && names.every(isPersonName) ? names : null;
}

const ELECTED_LIST = pattern('i')`
  \b(?:re-?)?elect(?:ed|ing|ion\x20of)?\x20(?:each\x20of\x20|(?:the\x20following\x20)?(?:\w{1,30}\x20){0,4}?(?:directors?|nominees?|trustees?|persons|individuals)\x20?[:,–—-]?\x20?)?
  (.{4,600}?)(?=,?\x20(?:as|to|for|until|each|by|with|who)\x20|\x20?[;(]|(?<=[a-z]{3})\.(?:\x20|$)|$)`;

/** The people whom words elect without counts: "re-elected Ann Orr and Bob Pell to serve until". */
export function peopleElectedIn(words: string): readonly string[] {
  const list = ELECTED_LIST.exec(words.replace(/\s+/g, ' '))?.[1];
  if (list === undefined) return [];
  const name = cleanName(list);
  return peopleListed(list) ?? (isPersonName(name) ? [name] : []);
}

const FULL_NAME = new RegExp(nameInText('{1,5}'), 'gu');
const ONLY_LAST_NAME = pattern('u')`^${TITLE}\s+\S+$`;

/** The full name, found in the words before, of "Mr. Glass"; the short form itself where there is none. */
export function fullNameOf(short: string, before: string): string {
  const last = /^(?:\S+\s+)(\p{Lu}[\p{L}'’-]+)$/u.exec(short)?.[1];
  if (last === undefined || !new RegExp(`^${TITLE}`, 'u').test(short)) return short;
  const ending = new RegExp(`\\s${last}(?:,|\\s|$)`, 'u');
  const names = [...before.matchAll(FULL_NAME)].map(([name]) => cleanName(name));
  return names.find((name) => ending.test(name) && isPersonName(name) && !ONLY_LAST_NAME.test(name)) ?? short;
}
