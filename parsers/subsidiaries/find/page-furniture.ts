import { verbose, wordSet } from '../../layout/patterns.ts';
import { endsWithForm, isSentence } from '../assemble/entity-names.ts';
import { MONTH } from '../assemble/places.ts';
import { leadingWord } from '../leading-word.ts';
import { rememberedTest } from '../remembered.ts';

const PUNCTUATION = /^[\s\p{P}\p{S}]+$/u;
const FURNITURE: readonly RegExp[] = [
  PUNCTUATION,
  /^(?:page\s*(?!\s))?[-–—_(]*\s*(?:[A-Z]{1,2}-?)?\d{1,4}(?:-\d{1,3})?(?:\s*[-–—_)]+(?:\s+of\s+\d{1,4})?|\s+of\s+\d{1,4}|\s*)$/i,
  /^page\s+\d+(?:\s+of\s+\d+)?$/i,
  verbose('i')`^(?:ex(?:hibit)?\.?)[\s-]*(?![\s-])(?:no\.?\s*(?!\s))?\(?\s*(?:21|22|8)(?:[.-]\s?\d{1,3})?
    (?:\s?\(?[a-z\d]{1,2}\)?)?\)?\s*(?!\s)(?:[:.–—-]\s*)?(?:\d{1,3})?$`,
  /^(?:of|or|and|the)$/i,
  /^form (?:10-k(?:405|sb)?|20-f)\s?[-–—:,]?\s?exhibit (?:21|8)(?:\.\d)?$/i,
  verbose('i')`^(?:quicklinks.*|table of contents|back to (?:contents|top|toc)|\(?continued\)?|
    \(?cont(?:inued|'d|\.)?(?: (?:on|from) next page)?\)?|next page|index|end of (?:document|exhibit|filing)|unaudited|
    see (?:also )?notes?.{0,60})$`,
  /^(?:ex-?\d+(?:\.\w+)?\s+\d+\s+\S+\.(?:htm|html|txt)\b.*|\S+\.(?:htm|html|txt|pdf))$/i,
  /^[([]see (?:also )?(?:attach|exhibit|schedule|note|page|below|annex|appendix|separate)\w*\b[^()]{0,80}[)\]]$/i,
  verbose('i')`^\(?(?:(?:as )?(?:of|at|on)\s+)?\d{1,2}(?:st|nd|rd|th)?\s+(?:${MONTH}),?\s+(?:19|20)\d\d\)?[.:]?$`,
  verbose(
    'i',
  )`^\(?(?:(?:dated?:?|(?:as )?(?:of|at|on))\s+)?(?:the\s+)?(?:${MONTH})\.?\s+\d{1,2},?\s+(?:19|20)\d\d\)?[.:]?$`,
  /^(?:fiscal|year|period).{0,20}ended .{4,30}$/i,
  /^\(?(?:dated?:?\s*|effective:?\s*|as of\s*|at\s*)?\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\)?(?: (?:page )?\d{1,4})?$/i,
  /^(?:foot)?notes?:?$/i,
  // "Acme Corp. 2021 Form 10-K | 143"
  /^[^%]{0,100}\bform (?:10-k(?:405|sb)?|20-f)\b[^\p{L}]{0,12}$/iu,
];

/** The words that furniture without digits begins with. */
const FIRST_WORDS = wordSet`page form ex exhibit of or and the table back continued cont next index end unaudited see dated date
  effective as at on note notes footnote footnotes january february march april may june july august september october
  november december`;
const FIRST_PARTS = ['quicklinks', 'fiscal', 'year', 'period'];

/** Whether a line may be furniture, by its first word: a cheap test before the patterns. */
function mayBeFurniture(text: string): boolean {
  const first = leadingWord(text);
  if (first === '' || FIRST_WORDS.has(first) || !text.includes(' ')) return true;
  return /\d/.test(text) || FIRST_PARTS.some((part) => first.startsWith(part));
}

/** Lines of the page, not of the list: exhibit labels, page numbers, links, dates, file names, rulers. */
export const isPageFurniture = rememberedTest((text) => {
  if (!mayBeFurniture(text)) return false;
  const line = text.trim();
  if (line.length > 160) return PUNCTUATION.test(line);
  return line === '' || isChartMark(line) || FURNITURE.some((furniture) => furniture.test(line));
});

const CHART_MARK = verbose('iu')`^[[(<](?:[\p{L}' -]{0,40}\s)?(?:chart|graphic|graph|logo|picture|image|diagram)s?
  (?:\s(?:omitted|appears here|here|not included))?[\])>]$`;

/** "[FLOW CHART]", "[ORGANIZATIONAL CHART OMITTED]": the place of a picture. */
export function isChartMark(text: string): boolean {
  return CHART_MARK.test(text.trim());
}

const TITLES: readonly RegExp[] = [
  verbose('i')`^(?:(?:the|a|an|consolidated|complete|schedule|list|listing|significant|principal|active|
    certain|direct|indirect|material|parents?|and|&|of|all|our|its|operating|wholly[- ]owned|majority[- ]owned)\s+)*
    (?:subsidiaries\b|parents?\b.*\bsubsidiaries\b)`,
  /^(?:list|schedule|listing|statement|parents?|table)\b.{0,80}\bsubsidiar(?:y|ies)\b/i,
  /^(?:and (?:its )?(?:consolidated )?subsidiaries|(?:the )?subsidiaries(?: of)?|subsidiaries of the (?:registrant|company))[*:.]*$/i,
  /^.{2,80} (?:and|&) (?:(?:its|it['’]s) )?(?:(?:consolidated|group) )?subsidiaries(?: \([^()]{2,40}\))?$/i,
  /^.{2,80}\b(?:Inc\.?|Corp\.?|Corporation|LLC|Ltd\.?|Limited|Company|L\.P\.) subsidiaries$/i,
  /^.{2,80}\s[–—-]\s(?:(?:significant|principal|list of) )?subsidiar(?:ies|y undertakings|y companies)$/i,
  // "Foreign Subsidiaries – Country of Incorporation"
  /^(?:[\p{L}.-]{2,20} ){0,2}subsidiaries ?[–—-]{1,2} ?(?:by )?(?:country|state|place|jurisdiction) of (?:incorporation|organization|formation)$/iu,
  /^(?:consolidated )?subsidiary (?:companies|corporations|entities)(?: \((?:continued|cont'd|cont\.)\))?$/i,
  /^subsidiar(?:y|ies) and affiliated? (?:companies|entities|corporations)\W*$/i,
  /^(?:subsidiary|corporate|organi[sz]ation(?:al)?|legal entity) (?:\(?legal entity\)? )?(?:hierarchy|structure|listing|list|tree|chart)(?: of .{2,100})?$/i,
];

const TITLE_WORDS = wordSet`exhibit ex item corporate organization organisation organizational organisational legal`;

const MAY_SAY_SUBSIDIARIES = /sub(?:s?id)[ai]{1,3}r/i;
/** "SUBSIDARIES", "SUBIDIARIES", "SUBSIDIAIRIES" */
const MISSPELLED = /\bsub(?!sidiar)s?id[ai]{1,3}r(y|ies)\b/gi;

/** Titles of the exhibit: "LIST OF SUBSIDIARIES", "Subsidiaries of Acme Corp. as of …". */
export const isTitle = rememberedTest((text) => {
  const first = leadingWord(text);
  if (first !== '' && !TITLE_WORDS.has(first) && !MAY_SAY_SUBSIDIARIES.test(text)) return false;
  const line = text.trim().replace(MISSPELLED, 'subsidiar$1');
  if (line.length > 240) return false;
  if (/^(?:exhibit|ex\.?|item)[\s-]*(?:no\.?\s*)?\(?(?:21|22|8)\b/i.test(line)) return true;
  if (isSentence(line)) return false;
  if (TITLES.some((title) => title.test(line))) return true;
  if (!/\bsubsidiar(?:y|ies)\b/i.test(line) || /\(.{0,240}\b(?:delaware|nevada)\b/i.test(line)) return false;
  const isListTitle = /\b(?:registrant|the company|list|as of|at (?:december|june|march|september))\b/i.test(line);
  return isListTitle && !endsWithForm(line.replace(/\bsubsidiaries\b.*/i, '').trim());
});
