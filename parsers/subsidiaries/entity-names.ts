/**
 * Legal forms that end, and only end, the names of companies, over the languages that registrants' groups use. Long
 * ones are matched whatever their case; short ones only as they are printed.
 */
const LONG_FORMS =
  'incorporated|incorporation|corporation|company|limited|limitada|partnership|holdings?|trust|foundation|bank|association|cooperative|' +
  'unlimited|proprietary|aktiengesellschaft|aktiebolag|gesellschaft|kommanditgesellschaft|societe|sociedad|anonima|' +
  'partners|associates|ventures?|group|fund|enterprises?|industries|services|systems|international|insurance|properties|investments?|l\\.?l\\.?c\\.?|l\\.?l\\.?p\\.?|l\\.?l\\.?l\\.?p\\.?|inc\\.?|corp\\.?|ltd\\.?|' +
  'ltda\\.?|lda\\.?|gmbh|m\\.?b\\.?h\\.?|pty\\.?|pte\\.?|pvt\\.?|plc|p\\.l\\.c\\.?|s\\.?\\s?[aà]\\.?\\s?r\\.?\\s?l\\.?|sarl|s\\.?p\\.?a\\.?|' +
  'b\\.?v\\.?b\\.?a\\.?|s\\.?p\\.?r\\.?l\\.?|s\\.?r\\.?l\\.?|s\\.?l\\.?u?\\.?|s\\.?a\\.?s\\.?u?\\.?|s\\.?r\\.?o\\.?|d\\.?o\\.?o\\.?|e\\.?o\\.?o\\.?d\\.?|o\\.?o\\.?d\\.?|e\\.?a\\.?d\\.?|' +
  'kft\\.?|zrt\\.?|nyrt\\.?|sdn\\.?(?:\\s?bhd\\.?)?|bhd\\.?|oyj?|aps|a/s|as|asa|ab|sp\\.?\\s?z\\.?\\s?o\\.?\\s?o\\.?|' +
  'a\\.?[sş]\\.?|k\\.?k\\.?|y\\.?k\\.?|g\\.?k\\.?|godo kaisha|kabushiki kaisha|s\\. ?de ?r\\.?\\s?l\\.?(?: ?de ?c\\.?v\\.?)?|s\\.?a\\.? ?de ?c\\.?v\\.?|de c\\.?v\\.?|' +
  'c\\.?v\\.?|b\\.?v\\.?|n\\.?v\\.?|a\\.?g\\.?|s\\.?e\\.?|s\\.?a\\.?|s\\.?c\\.?a\\.?|s\\.?c\\.?s\\.?|s\\.?n\\.?c\\.?|k\\.?g\\.?|ohg|e\\.?v\\.?|eurl|sprl|uab|sia|oü|ou|as|ooo|oao|zao|pao|too|llp|' +
  'l\\.?p\\.?|g\\.?p\\.?|n\\.?a\\.?|p\\.?c\\.?|p\\.?a\\.?|ulc|dac|d\\.a\\.c\\.?|clg|reit|fze|fzco|fz-?llc|dmcc|w\\.?l\\.?l\\.?|jsc|pjsc|co\\.?|cia\\.?|s\\.?a\\.?e\\.?|tbk|pt|eood|l\\.?d\\.?a\\.?|e\\.?p\\.?e\\.?|e\\.?i\\.?r\\.?l\\.?|sa/nv|nv/sa|i/s|k/s|hf\\.?|ehf\\.?|ans|spc|svs|sti|şti|şirketi|sirketi';
const ENDS_WITH_FORM = new RegExp(`(?:^|[\\s,.(&"“”'’-])(?:${LONG_FORMS})["”'’)\\s.]*$`, 'iu');
/** Strict forms: what ends a company's name for sure, unlike "Services" or "Holdings". */
const STRICT =
  'Inc\\.?|Incorporated|Corp\\.?|Corporation|L\\.?L\\.?C\\.?|Ltd\\.?|Limited|GmbH|L\\.?L\\.?P\\.?|L\\.?P\\.?|B\\.?V\\.?|S\\.?A\\.?|S\\.?p\\.?A\\.?|N\\.?V\\.?|A\\.?G\\.?|S\\.?r\\.?l\\.?|S\\.?[àa]\\.?\\s?r\\.?l\\.?|PLC|plc|Pty\\.?|Pte\\.?|K\\.?K\\.?|Kft\\.?|s\\.?r\\.?o\\.?|d\\.?o\\.?o\\.?|ApS|AB|Oy|A/S|AS|ULC|Ltda\\.?|S\\.?A\\.?S\\.?U?|C\\.?V\\.?|KG|Bhd\\.?|E\\.?I\\.?R\\.?L\\.?';
const STRICT_END = new RegExp(`(?:^|[\\s,.(-])(?:${STRICT})["”'’)\\s.]*$`, 'iu');
const INNER_FORM =
  /(?<=[\p{L}\d)])[\s,]+(?:Inc\.|Inc|Incorporated|Corp\.|Corporation|L\.?L\.?C\.?|Ltd\.|Ltd|GmbH|L\.P\.|B\.V\.)\s+(?=[\p{Lu}\d])/gu;

/** A legal form, then a separator of lists: "Acme LLC (Delaware); …", "Acme LLC, Acme Ltd. and …". */
const LISTED =
  /(?<=[\p{L}\d)])[\s,]+(?:Inc\.?|Corp\.?|L\.?L\.?C\.?|Ltd\.?|GmbH|L\.P\.|B\.V\.|Limited|Incorporated)(?:\s*\([^()]*\))?(?:\s*;|,|\s+and)\s+(?=[\p{Lu}\d])/gu;

/** "First National Bank of Larkfield": banks end in their town. */
const BANK_OF =
  /(?:^|\s)(?:Bank|Banking Company|Trust Company)(?:,? (?:and|&) Trust(?: Co(?:mpany|\.))?)? of (?:the )?\p{Lu}[\p{L}.'’-]*(?:,? (?:of |and |& )?\p{Lu}[\p{L}.'’-]*){0,3}$/u;

/** Whether words end in a legal form or a word that companies' names end in. */
export function endsWithForm(name: string): boolean {
  const end = name.slice(-80);
  return (
    ENDS_WITH_FORM.test(end) ||
    BANK_OF.test(end) ||
    (/\s[IVX]{1,5}$/.test(end) && ENDS_WITH_FORM.test(end.replace(/\s+[IVX]{1,5}$/, '')))
  );
}

/** Whether words end in a legal form proper: "Inc.", "LLC", "S.p.A.". */
export function endsWithLegalForm(name: string): boolean {
  return STRICT_END.test(name.slice(-60));
}

const FORM_ONLY = new RegExp(
  `^[(,&]?\\s*(?:(?:${LONG_FORMS}|private|public|and|&|co|de|y|e|et|u\\.)[\\s,.)]*)+$`,
  'iu',
);

/** Words that are only the end of a name: "Inc.", "de C.V.", "& Co. KG", "(Pty) Ltd". */
export function isFormOnly(text: string): boolean {
  return text.length <= 40 && FORM_ONLY.test(text.trim());
}

/** Two companies in one name: a legal form in the middle, and another company after it. */
export function looksLikeTwoNames(name: string): boolean {
  for (const match of name.matchAll(LISTED)) {
    const rest = name.slice(match.index + match[0].length);
    if (!isFormOnly(rest) && endsWithLegalForm(rest)) return true;
  }
  for (const match of name.matchAll(INNER_FORM)) {
    const rest = name.slice(match.index + match[0].length);
    const before = name.slice(0, match.index);
    if (/\b(?:of|and|dba|by|with|for|formerly)$/i.test(before)) continue;
    if (
      !isFormOnly(rest) &&
      endsWithLegalForm(rest) &&
      /^[\p{Lu}\d][\p{L}\d&'’.-]+\s+\S/u.test(rest) &&
      !/^(?:and|&|of|de|d\/b\/a|dba)\b/i.test(rest)
    )
      return true;
  }
  return false;
}

const SMALL_WORDS =
  /^(?:of|and|the|de|del|la|le|los|y|et|und|for|in|e|do|da|dos|a|an|o|z|van|der|den|di|du|des|das|mbh|sp|zo|oo|sro|doo)$/;
const VERBS =
  /\b(?:is|are|was|were|has|have|had|does|do|did|owns|holds|held|following|pursuant|omitted|constitute[sd]?|considered|includes?|included|conducts?|listed|unless|which|that|shown|indicated|not|our|its|we|would|may|set forth|as of the|been)\b/;

/** A word in small letters; names have few. */
const SMALL_START = /(?:^|\s)[("“]?[a-z]/;
const CAPITALS = /^[^\p{Ll}]+$/u;
const CAPITAL_VERBS =
  /\b(?:UNLESS|PURSUANT|OTHERWISE|FOLLOWING|LISTED|INDICATED|EXCEPT AS|BEEN OMITTED|CONSTITUTE)\b|\b(?:SUBSIDIARY|SUBSIDIARIES|COMPANY|COMPANIES|ENTITIES)(?: \w+)? (?:IS|ARE|WAS|WERE|HAS|HAVE)\b/;

/** Prose rather than a name, heading or label. */
export function isSentence(text: string): boolean {
  // "(wholly-owned unless otherwise specified)"
  if (
    (text.includes('nless') || text.includes('NLESS')) &&
    /\bunless (?:otherwise )?(?:noted|stated|indicated|specified|shown)\b/i.test(text)
  )
    return true;
  // Without small letters only a heading sentence: "EACH SUBSIDIARY IS WHOLLY OWNED … UNLESS OTHERWISE INDICATED."
  if (!SMALL_START.test(text)) return CAPITALS.test(text) && CAPITAL_VERBS.test(text) && text.split(' ').length >= 6;
  // "Acme Foods, Inc. (owns 100% of three domestic corporations)": what stands in parentheses behind a name.
  const bare = text.endsWith(')') ? text.replace(/\s*\([^()]*\)/g, '').trim() : text;
  if (bare !== text && bare !== '' && endsWithForm(bare)) return isSentence(bare);
  const tokens = text.split(' ');
  if (tokens.length < 5) return false;
  const lower = tokens.filter(
    (token) => /^[("“]?[a-z]/.test(token) && !SMALL_WORDS.test(token.replace(/[^a-z]/g, '')),
  ).length;
  if (tokens.length >= 6 && /\s(?:owns|is|are|was|were|has|have)\s/.test(text.replace(/\([^()]*\)/g, ''))) return true;
  // "Ownership percentage reflects proportion of voting power.": small letters to the full stop.
  if (tokens.length >= 6 && lower >= tokens.length * 0.5 && /\p{Ll}{4}\.$/u.test(text)) return true;
  if (tokens.length >= 12 && lower >= tokens.length * 0.55) return true;
  if (tokens.length >= 30 && lower >= tokens.length * 0.25) return true;
  return lower >= Math.max(3, tokens.length * 0.3) && VERBS.test(text);
}

/** Whether words can be a company's name at all. */
export function canBeName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= 240 &&
    /\p{L}{2}|\p{L}[.&]\s?\p{L}|^\d+\s\p{L}|\p{L}\d|\d\p{L}/u.test(text) &&
    !isSentence(text)
  );
}
