import { isPlace } from './places.ts';
import { cut, type Words } from './words.ts';

/** Kinds of companies, in a pattern. */
export const KIND =
  '(?:corporation|corp\\.?|incorporated|company|limited liability company|limited liability partnership|limited partnership|general partnership|partnership|limited company|' +
  'l\\.?l\\.?c\\.?|llp|l\\.?p\\.?|business trust|statutory trust|trust|joint venture|association|bank|entity|firm|foundation|cooperative|proprietorship|enterprise|gmbh|b\\.?v\\.?|s\\.?a\\.?|ltd\\.?|plc|sarl|ulc|subsidiary|fund)';
/** "organized under the laws of the State of Delaware" */
export const UNDER_LAWS =
  /(?:^|[\s,(])(?:which (?:is|was) |is )?(?:duly )?(?:[Ii]ncorporated|[Oo]rganized|[Oo]rganised|[Ff]ormed|[Rr]egistered|existing|established|domiciled|chartered|created)(?: and existing)? (?:in|under)(?: the laws? of)?\s+(?<place>(?:the )?(?:(?:State|Commonwealth|Province|Republic|Kingdom) of )?\p{Lu}[\p{L}.'’&/-]*(?: (?:of|and|&|\p{Lu})[\p{L}.'’/-]*){0,5}(?:, \p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)?)(?=[\s.]*(?:$|[,;()]))/u;

/** "a Delaware limited liability company" */
const PLACE_AND_KIND = new RegExp(
  `^(?:an?\\s+)?(.{2,60}?)\\s+(?:(?:private|public|wholly[- ]owned) )?(?:limited liability |limited |general |exempted )?${KIND}$`,
  'i',
);

/** "incorporated in Delaware", "Delaware corporation", "a Delaware LLC" → the place's words. */
export function placeIn(text: string): string {
  const laws = UNDER_LAWS.exec(text)?.groups?.['place'];
  if (laws !== undefined) return laws;
  const told = /^(?:state|country|place|jurisdiction)(?: (?:of|or) [\p{L} ]{2,40})?:\s*(.{2,60})$/iu.exec(text)?.[1];
  if (told !== undefined) return told;
  const kind = PLACE_AND_KIND.exec(text);
  return kind?.[1] ?? text;
}

/** The place in a cell such as "a Delaware limited liability company"; null where the cell says nothing like it. */
export function placeInPhrase(words: Words): Words | null {
  const place = placeIn(words.text);
  if (place === words.text || !isPlace(place)) return null;
  const from = words.text.indexOf(place);
  return cut(words, from, from + place.length);
}

const DATE_BEHIND =
  /[\s,(–—-]+(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?\s+(?:\d{1,2},?\s+)?|\d{1,2}\s+(?:January|February|March|April|May|June|July|August|September|October|November|December),?\s+|\d{1,2}[/.-]\d{1,2}[/.-])?(?:19|20)\d\d\)?$/i;

/** "PRC April 7, 1993" under "Place and date of incorporation": the place alone. */
export function withoutDate(words: Words): Words {
  if (!/\d{4}\)?$/.test(words.text)) return words;
  const date = DATE_BEHIND.exec(words.text);
  return date === null || date.index < 2 || !isPlace(words.text.slice(0, date.index))
    ? words
    : cut(words, 0, date.index);
}
