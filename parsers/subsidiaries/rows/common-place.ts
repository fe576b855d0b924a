import { fragment, verbose } from '../../layout/patterns.ts';
import { isPlace } from '../assemble/places.ts';
import { cut, type Words } from '../lines.ts';
import { type ListReading, locate } from './list-row.ts';

const FORMED = fragment`(?:formed|organi[sz]ed|incorporated)`;
const COMMON_PLACE = verbose(
  'u',
)`\b(?:[Aa]ll|each)(?: of (?:which|whom|them|these|the (?:above|following|foregoing|listed))
  (?: [a-z]{1,15})?)? (?:is|are|was|were)(?: ${FORMED}(?: (?:or|and) ${FORMED})?)?
  (?: (?:as|in|under the laws of)(?: the)?(?: (?:State|Commonwealth) of)?)?(?: an?)?
  \s(?<place>\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{1,20}){0,2})
  (?: (?:entities|corporations?|limited liability compan(?:y|ies)|companies))?(?=[).,;:]|$)`;
const HAS_EXCEPTION = /\b(?:except|unless|other than|otherwise|but)\b/i;

const PLACE_OF_ALL = 'one sentence gives the jurisdiction of all companies';

/** "(all of which are formed as Ohio entities)", of companies without places of their own: the place of each. */
export function takeCommonPlace({ rows, sentences, doubts }: ListReading): void {
  if (rows.length === 0 || rows.some(({ jurisdiction }) => jurisdiction !== null)) return;
  const [place] = sentences.flatMap((sentence) => placeOfAll(sentence) ?? []);
  if (place === undefined) return;
  for (const row of rows) locate(row, place);
  doubts.push(PLACE_OF_ALL);
}

function placeOfAll(sentence: Words): Words | null {
  if (sentence.text.length > 2_000 || HAS_EXCEPTION.test(sentence.text)) return null;
  const match = COMMON_PLACE.exec(sentence.text);
  const place = (match?.groups?.['place'] ?? '').replace(/(?<=\p{L}{4})\.$/u, '');
  if (match === null || !isPlace(place)) return null;
  const at = match.index + match[0].indexOf(place, match[0].search(/(?:is|are|was|were) /));
  return cut(sentence, at, at + place.length);
}
