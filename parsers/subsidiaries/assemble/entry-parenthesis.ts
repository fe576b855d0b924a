import { verbose } from '../../layout/patterns.ts';
import { cut, type Words } from '../words.ts';
import { endsWithForm, isFormOnly } from './entity-names.ts';
import {
  type Entry,
  type EntryOptions,
  isKindOnly,
  isWhollyOwnedBy,
  partOf,
  setPlace,
  setPlaceIn,
  takePercentOf,
} from './entry-parts.ts';
import { placeIn } from './place-phrases.ts';
import { isDemonym, isPlace } from './places.ts';

/** Takes the last parenthesis, where it says place, percent or "wholly-owned"; its partner may be missing. */
export function takeParenthesis(entry: Entry, options: EntryOptions): void {
  const { text } = entry.name;
  const match = /[\s]*[([]([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[)\]]?[.,;]?$/.exec(text.slice(-300));
  const at = match === null ? -1 : Math.max(0, text.length - 300) + match.index;
  if (match === null || at < 2) return;
  const inside = match[1] ?? '';
  const start = at + match[0].indexOf(inside, match[0].search(/[([]/) + 1);
  const whole = cut(entry.name, start, start + inside.length);
  if (whole.text !== '' && readInside(entry, whole, text.slice(0, at), options)) entry.name = cut(entry.name, 0, at);
}

/** Reads the words of a parenthesis behind a name; false where they are part of the name. */
function readInside(entry: Entry, whole: Words, name: string, options: EntryOptions): boolean {
  const { text } = whole;
  const wantsPlace = options.findJurisdiction && entry.jurisdiction === null;
  if (wantsPlace && takeWholePlace(entry, whole)) return true;
  if (isKindOnly(text) && endsWithForm(name)) return true;
  if (isWhollyOwnedBy(text)) {
    takePercentOf(entry, whole);
    return true;
  }
  const parts = [...text.matchAll(/[^,;–—]+/g)].map(({ 0: part, index }) => ({ index, text: part.trim() }));
  const kinds = parts.map((part) => partOf(part.text));
  const hasPlace = kinds.includes('place');
  if (!kinds.includes('other') && (!hasPlace || options.findJurisdiction)) {
    if (!kinds.includes('share') || (hasPlace && entry.jurisdiction !== null)) return false;
    parts.forEach((part, index) => {
      const words = cut(whole, part.index, part.index + part.text.length + 1);
      if (kinds[index] === 'place') setPlaceIn(entry, words);
      else takePercentOf(entry, words);
    });
    return true;
  }
  if (!wantsPlace || !options.parenthesesArePlaces || !looksLikePlace(text)) return false;
  setPlace(entry, whole, false);
  return true;
}

/** A parenthesis that is a place, or a phrase about one: "(Ohio corporation)", "(Japanese limited liability company)". */
function takeWholePlace(entry: Entry, whole: Words): boolean {
  const place = placeIn(whole.text);
  if (isPlace(whole.text)) setPlace(entry, whole, true);
  else if (isPlace(place)) setPlaceIn(entry, whole);
  else if (place !== whole.text && isDemonym(place)) {
    setPlace(entry, cut(whole, whole.text.indexOf(place), whole.text.indexOf(place) + place.length), true);
    entry.doubts.push('jurisdiction as an adjective');
  } else return false;
  return true;
}

const NOT_OF_A_PLACE = verbose('i')`
  \b(?:office|manufacturing|holdings?|company|venture|headquarters|centre|center|division|branch|inactive|dormant|
  formerly|f\/k\/a|fka|a\/k\/a|owned|subsidiary|partnership|trust|inc|llc|ltd|limited|proprietary|no|dba|pty|shell|reg|
  trading|services)\b|\d|\.`;

/** Up to four capitalized words that name no business. */
function looksLikePlace(text: string): boolean {
  return (
    text.length >= 4 &&
    !NOT_OF_A_PLACE.test(text) &&
    /^(?:\p{Lu}[\p{L}'’-]*)(?:[ ,]+(?:\p{Lu}[\p{L}'’-]*|of|and|the|de|du)){0,4}$/u.test(text) &&
    !isFormOnly(text) &&
    text !== text.toUpperCase()
  );
}
