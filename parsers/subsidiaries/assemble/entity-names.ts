import { fragment, verbose, wordSet } from '../../layout/patterns.ts';
import { isLetter } from '../leading-word.ts';
import { rememberedTest } from '../remembered.ts';
import { FORM_ENDING, LEGAL_FORM_ENDING, quickEnding } from './form-endings.ts';

/** Words that end company names, in the languages of registrants' groups. */
const FORM_WORDS = fragment`incorporated|incorporation|corporation|company|limited|limitada|partnership|
  holdings?|trust|foundation|bank|association|cooperative|unlimited|limit[eé]e|proprietary|aktiengesellschaft|aktiebolag|
  gesellschaft|kommanditgesellschaft|societe|sociedad|anonima|partners|associates|ventures?|group|fund|enterprises?|
  industries|services|systems|international|insurance|properties|investments?`;
/** Abbreviated legal forms. */
const FORM_ABBREVIATIONS = fragment`l\.?l\.?c\.?|l\.?l\.?p\.?|l\.?l\.?l\.?p\.?|inc\.?|corp\.?|ltd\.?|ltda\.?|lda\.?|
  gmbh|m\.?b\.?h\.?|pty\.?|pte\.?|pvt\.?|plc|p\.l\.c\.?|s\.?\s?[aà]\.?\s?r\.?\s?l\.?|s\.?p\.?a\.?|b\.?v\.?b\.?a\.?|
  s\.?p\.?r\.?l\.?|s\.?r\.?l\.?|s\.?l\.?u?\.?|s\.?a\.?s\.?u?\.?|s\.?r\.?o\.?|d\.?o\.?o\.?|e\.?o\.?o\.?d\.?|o\.?o\.?d\.?|
  e\.?a\.?d\.?|kft\.?|zrt\.?|nyrt\.?|sdn\.?(?:\s?bhd\.?)?|bhd\.?|oyj?|aps|a/s|as|asa|ab|sp\.?\s?z\.?\s?o\.?\s?o\.?|
  a\.?[sş]\.?|k\.?k\.?|y\.?k\.?|g\.?k\.?|godo kaisha|kabushiki kaisha|s\. ?de ?r\.?\s?l\.?(?: ?de ?c\.?v\.?)?|
  s\.?a\.? ?de ?c\.?v\.?|de c\.?v\.?|c\.?v\.?|b\.?v\.?|n\.?v\.?|a\.?g\.?|s\.?e\.?|s\.?a\.?|s\.?c\.?a\.?|s\.?c\.?s\.?|
  s\.?n\.?c\.?|k\.?g\.?|ohg|e\.?v\.?|eurl|uab|sia|o[üu]|ooo|oao|zao|pao|too|l\.?p\.?|l\. p\.|l\. l\. c\.|g\.?p\.?|n\.?a\.?|p\.?c\.?|
  p\.?a\.?|ulc|dac|d\.a\.c\.?|clg|reit|fze|fzco|fz-?llc|dmcc|w\.?l\.?l\.?|jsc|pjsc|co\.?|cia\.?|s\.?a\.?e\.?|tbk|pt|
  eood|l\.?d\.?a\.?|e\.?p\.?e\.?|e\.?i\.?r\.?l\.?|sa/nv|nv/sa|i/s|k/s|hf\.?|ehf\.?|ans|spc|svs|[sş]ti|[sş]irketi`;
const FORM = `${FORM_WORDS}|${FORM_ABBREVIATIONS}`;
const ENDS_WITH_FORM = verbose('iu')`(?:^|[\s,.(&"“”'’-])(?:${FORM})["”'’)\s.]*$`;
/** Forms that end nothing but a company name, unlike "Services" or "Holdings". */
const LEGAL_FORM = fragment`
  Inc\.?|Incorporated|Corp\.?|Corporation|L\.?L\.?C\.?|Ltd\.?|Limited|GmbH|L\.?L\.?P\.?|L\.?P\.?|L\. P\.|L\. L\. C\.|B\.?V\.?|S\.?A\.?|
  S\.?p\.?A\.?|N\.?V\.?|A\.?G\.?|S\.?r\.?l\.?|S\.?[àa]\.?\s?r\.?l\.?|PLC|plc|Pty\.?|Pte\.?|K\.?K\.?|Kft\.?|
  s\.?r\.?o\.?|d\.?o\.?o\.?|ApS|AB|Oy|A/S|AS|ULC|Ltda\.?|S\.?A\.?S\.?U?|C\.?V\.?|KG|Bhd\.?|E\.?I\.?R\.?L\.?`;
const ENDS_WITH_LEGAL_FORM = verbose('iu')`(?:^|[\s,.(-])(?:${LEGAL_FORM})["”'’)\s.]*$`;
const FORM_ONLY = verbose('iu')`^[(,&]?\s*(?:(?:${FORM}|private|public|and|&|co|de|y|e|et|u\.)[\s,.)]*)+$`;

/** A legal form inside a name, before a capital. */
const INNER_FORM = verbose('gu')`(?<=[\p{L}\d)])[\s,]+(?:Inc\.|Inc|Incorporated|Corp\.|Corporation|L\.?L\.?C\.?|Ltd\.|
  Ltd|GmbH|L\.P\.|B\.V\.)\s+(?=[\p{Lu}\d])`;
/** A legal form, then a list separator: "Acme LLC (Delaware); …", "Acme LLC, Acme Ltd. and …". */
const FORM_BEFORE_SEPARATOR = verbose('gu')`(?<=[\p{L}\d)])[\s,]+(?:Inc\.?|Corp\.?|L\.?L\.?C\.?|Ltd\.?|GmbH|L\.P\.|
  B\.V\.|Limited|Incorporated)(?:\s*\([^()]*\))?(?:\s*;|,|\s+and)\s+(?=[\p{Lu}\d])`;
/** "First National Bank of Larkfield": banks end in their town. */
const BANK_OF = verbose('u')`(?:^|\s)(?:Bank|Banking Company|Trust Company)(?:,? (?:and|
  &) Trust(?: Co(?:mpany|\.))?)? of (?:the )?\p{Lu}[\p{L}.'’-]*(?:,? (?:of |and |& )?\p{Lu}[\p{L}.'’-]*){0,3}$`;

/** Whether a text ends in a legal form or a word that company names end in. */
export const endsWithForm = rememberedTest((name) => {
  const isForm = quickEnding(name, FORM_ENDING);
  if (isForm === true) return true;
  // "… Fund IV", "… Bank of Larkfield"
  if (isForm === false && !/[IVX]$/.test(name) && !name.includes(' of ')) return false;
  const end = name.slice(-80);
  const numeral = end.search(/(?<!\s)\s+[IVX]{1,5}$/);
  return ENDS_WITH_FORM.test(end) || BANK_OF.test(end) || (numeral >= 0 && ENDS_WITH_FORM.test(end.slice(0, numeral)));
});

/** Whether a text ends in a legal form proper: "Inc.", "LLC", "S.p.A.". */
export const endsWithLegalForm = rememberedTest(
  (name) => quickEnding(name, LEGAL_FORM_ENDING) ?? ENDS_WITH_LEGAL_FORM.test(name.slice(-60)),
);

/** Only the end of a name: "Inc.", "de C.V.", "& Co. KG", "(Pty) Ltd". */
export function isFormOnly(text: string): boolean {
  return text.length <= 40 && FORM_ONLY.test(text.trim());
}

/** A legal form before other words: a cheap test before the patterns above. */
const MAY_BE_TWO = /(?:inc|incorporated|corp|corporation|l\.?l\.?c|ltd|limited|gmbh|l\.p|b\.v)[.,;]?[\s(]/i;

/** Two companies in one name: a legal form in the middle, and another company after it. */
export function looksLikeTwoNames(name: string): boolean {
  if (!MAY_BE_TWO.test(name)) return false;
  const isCompany = (rest: string) => !isFormOnly(rest) && endsWithLegalForm(rest);
  const restAfter = (match: RegExpExecArray) => name.slice(match.index + match[0].length);
  if ([...name.matchAll(FORM_BEFORE_SEPARATOR)].some((match) => isCompany(restAfter(match)))) return true;
  return [...name.matchAll(INNER_FORM)].some((match) => {
    const rest = restAfter(match);
    return (
      !/\b(?:of|and|dba|by|with|for|formerly)$/i.test(name.slice(0, match.index)) &&
      isCompany(rest) &&
      /^[\p{Lu}\d][\p{L}\d&'’.-]+\s+\S/u.test(rest) &&
      !/^(?:and|&|of|de|d\/b\/a|dba)\b/i.test(rest)
    );
  });
}

const NAME_PARTICLES = wordSet`of and the de del la le los y et und for in e do da dos a an o z van der den di du des das
  mbh sp zo oo sro doo`;
const SENTENCE_WORD = verbose()`\b(?:is|are|was|were|has|have|had|does|do|did|owns|holds|held|following|pursuant|
  omitted|constitute[sd]?|considered|includes?|included|conducts?|listed|unless|which|that|shown|indicated|not|our|
  its|we|would|may|set forth|as of the|been)\b`;
const LOWERCASE_WORD = /(?:^|\s)[("“]?[a-z]/;
const ALL_CAPITALS = /^[^\p{Ll}]+$/u;
const CAPITAL_SENTENCE_WORD = verbose()`
  \b(?:UNLESS|PURSUANT|OTHERWISE|FOLLOWING|LISTED|INDICATED|EXCEPT AS|BEEN OMITTED|CONSTITUTE)\b|
  \b(?:SUBSIDIARY|SUBSIDIARIES|COMPANY|COMPANIES|ENTITIES)(?: \w+)? (?:IS|ARE|WAS|WERE|HAS|HAVE)\b`;
const UNLESS_NOTED = /\bunless (?:otherwise )?(?:noted|stated|indicated|specified|shown)\b/i;

/** "Acme Corp. which, together with Acme LLC, directly owns": words that lead to the companies below. */
const CONNECTOR =
  /,?(?<!\s)\s+(?:which|that)\b[^()]{0,200}(?:\([^()]{0,100}\)[^()]{0,100})?\bowns?:?$|(?<!\s)\s+and its (?:wholly[- ]owned )?subsidiar(?:y|ies):?$/i;

/** Where words begin that only lead to the companies below; -1 for other names. */
export function connectorIn(name: string): number {
  if (!/[nsy]:?$/i.test(name.slice(-2)) || !/\b(?:owns?|subsidiar(?:y|ies)):?$/i.test(name)) return -1;
  const at = name.slice(-400).search(CONNECTOR);
  return at < 0 ? -1 : at + Math.max(0, name.length - 400);
}

/** A name whose connecting words do not end on its line: "Acme Corp. which, together". */
export function opensConnector(name: string): boolean {
  if (!name.includes('which')) return false;
  const at = name.search(/,?(?<!\s)\s+which\b/);
  if (at <= 1 || connectorIn(name) >= 0 || !/^[\p{Lu}\d]/u.test(name)) return false;
  const before = name.slice(0, at);
  // "This list includes companies of which …" is a sentence.
  return !/\s(?:of|for|in|to|by|under|from|on|with|at|through)$/i.test(before) && !isSentence(before);
}

/** Prose rather than a name, heading or label. */
export const isSentence: (text: string) => boolean = rememberedTest((text) => {
  return hasFiveWords(text) || text.includes('nless') || text.includes('NLESS') ? readsAsSentence(text) : false;
});

function hasFiveWords(text: string): boolean {
  let at = -1;
  for (let gap = 0; gap < 4; gap += 1) {
    at = text.indexOf(' ', at + 1);
    if (at < 0) return false;
  }
  return true;
}

function readsAsSentence(text: string): boolean {
  const connector = connectorIn(text);
  if (connector > 1) return isSentence(text.slice(0, connector));
  // "(wholly-owned unless otherwise specified)"
  if ((text.includes('nless') || text.includes('NLESS')) && UNLESS_NOTED.test(text)) return true;
  // "EACH SUBSIDIARY IS WHOLLY OWNED … UNLESS OTHERWISE INDICATED."
  if (!LOWERCASE_WORD.test(text))
    return ALL_CAPITALS.test(text) && CAPITAL_SENTENCE_WORD.test(text) && text.split(' ').length >= 6;
  // "Acme Foods, Inc. (owns 100% of three domestic corporations)": a remark behind a name.
  const bare = text.endsWith(')') ? text.replace(/(?<!\s)\s*\([^()]*\)/g, '').trim() : text;
  if (bare !== text && bare !== '' && endsWithForm(bare)) return isSentence(bare);
  const tokens = text.split(' ');
  const count = tokens.length;
  if (count < 5) return false;
  // "Acme Limited owns 51% of the equity of Apex Ltd., a company of Malta"
  if (/\s(?:owns|holds) (?:all|an?|\d{1,3}(?:\.\d+)?\s?%)\s/.test(bare)) return true;
  const lower = tokens.filter(isLower).length;
  if (
    count >= 6 &&
    /(?:owns|is|are|was|were|has|have)[\s(]/.test(text) &&
    /\s(?:owns|is|are|was|were|has|have)\s/.test(text.replace(/\([^()]*\)/g, ''))
  )
    return true;
  // "Ownership percentage reflects proportion of voting power."
  if (count >= 6 && lower >= count * 0.5 && /\p{Ll}{4}\.$/u.test(text)) return true;
  if ((count >= 12 && lower >= count * 0.55) || (count >= 30 && lower >= count * 0.25)) return true;
  return lower >= Math.max(3, count * 0.3) && SENTENCE_WORD.test(text);
}

/** Whether a word begins in lowercase, and is no particle of names. */
function isLower(token: string): boolean {
  const first = token.charAt(0);
  const code = token.charCodeAt(first === '(' || first === '"' || first === '“' ? 1 : 0);
  if (!(code >= 97 && code <= 122)) return false;
  return !NAME_PARTICLES.has(token) && !NAME_PARTICLES.has(token.replace(/[^a-z]/g, ''));
}

/** Whether a text can be a company name at all. */
export function canBeName(text: string): boolean {
  const beginsWithWord = isLetter(text.charCodeAt(0)) && isLetter(text.charCodeAt(1));
  const hasWord = beginsWithWord || /\p{L}{2}|\p{L}[.&]\s?\p{L}|^\d+\s\p{L}|\p{L}\d|\d\p{L}/u.test(text);
  return hasWord && text.length <= 240 && !isSentence(text);
}

/** Names are compared by their letters and digits. */
export function nameKey(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name))
    return withoutThe(name.toLowerCase())
      .replace(/[^a-z\d]+/g, ' ')
      .trim();
  return withoutThe(name.normalize('NFKD').toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const withoutThe = (lower: string): string => (lower.startsWith('the') ? lower.replace(/^the\s+/, '') : lower);

/** The key of a registrant's name, which EDGAR and the exhibit spell differently: "ACME CORP /DE/", "Acme Corporation". */
export function registrantKey(name: string): string {
  return nameKey(name.replace(/(?<!\s)\s*\/\p{L}{2,4}\/?$/u, ''))
    .replace(/\bcorporation\b/g, 'corp')
    .replace(/\bincorporated\b/g, 'inc')
    .replace(/\bcompany\b/g, 'co')
    .replace(/\blimited\b/g, 'ltd');
}
