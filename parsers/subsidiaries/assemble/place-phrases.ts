import { fragment, verbose } from '../../layout/patterns.ts';
import { cut, type Words } from '../words.ts';
import { isPlace } from './places.ts';

/** Kinds of companies. */
export const KIND = fragment`
  (?:corporation|corp\.?|incorporated|company|limited liability company|limited liability partnership|
  limited partnership|general partnership|partnership|limited company|l\.?l\.?c\.?|llp|l\.?p\.?|business trust|
  statutory trust|trust|joint venture|association|bank|entity|firm|foundation|cooperative|proprietorship|enterprise|
  gmbh|b\.?v\.?|s\.?a\.?|ltd\.?|plc|sarl|ulc|subsidiary|fund)`;

const FORMED = fragment`
  (?:[Ii]ncorporated|[Oo]rganized|[Oo]rganised|[Ff]ormed|[Rr]egistered|existing|established|domiciled|chartered|created)`;
const PLACE_NAME = fragment`
  (?:the )?(?:(?:State|Commonwealth|Province|Republic|Kingdom) of )?\p{Lu}[\p{L}.'’&/-]*
  (?: (?:of|and|&|\p{Lu})[\p{L}.'’/-]*){0,5}(?:, \p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)?`;
/** "organized under the laws of the State of Delaware" */
export const UNDER_LAWS = verbose('u')`
  (?:^|[\s,(])(?:which (?:is|was) |is )?(?:duly )?${FORMED}(?: and existing)? (?:in|under)(?: the laws? of)?\s+
  (?<place>${PLACE_NAME})(?=[\s.]*(?:$|[,;()]))`;
/** "a Delaware limited liability company" */
const PLACE_AND_KIND = verbose('i')`
  ^(?:an?\s+)?(.{2,60}?)\s+(?:(?:private|public|wholly[- ]owned) )?
  (?:limited liability |limited |general |exempted )?${KIND}$`;
const LABELED_PLACE = /^(?:state|country|place|jurisdiction)(?: (?:of|or) [\p{L} ]{2,40})?:\s*(.{2,60})$/iu;

/** "incorporated in Delaware", "Delaware corporation", "a Delaware LLC" → the words of the place. */
export function placeIn(text: string): string {
  return (
    UNDER_LAWS.exec(text)?.groups?.['place'] ?? LABELED_PLACE.exec(text)?.[1] ?? PLACE_AND_KIND.exec(text)?.[1] ?? text
  );
}

/** The place in a cell such as "a Delaware limited liability company"; null for cells without such a phrase. */
export function placeInPhrase(words: Words): Words | null {
  const place = placeIn(words.text);
  if (place === words.text || !isPlace(place)) return null;
  const from = words.text.indexOf(place);
  return cut(words, from, from + place.length);
}

export const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE_AT_END = verbose('i')`
  [\s,(–—-]+(?:(?:${MONTH}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?\s+(?:\d{1,2},?\s+)?|
  \d{1,2}\s+(?:${MONTH}),?\s+|\d{1,2}[/.-]\d{1,2}[/.-])?(?:19|20)\d\d\)?$`;

/** "PRC April 7, 1993" under "Place and date of incorporation": the place alone. */
export function withoutDate(words: Words): Words {
  if (!/\d{4}\)?$/.test(words.text)) return words;
  const date = DATE_AT_END.exec(words.text);
  const isDated = date !== null && date.index >= 2 && isPlace(words.text.slice(0, date.index));
  return isDated ? cut(words, 0, date.index) : words;
}
