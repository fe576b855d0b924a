import { verbose } from '../../layout/patterns.ts';
import { type IsRaised, withoutMarks } from '../assemble/marks.ts';
import { type Percent, percentOf } from '../assemble/percent.ts';
import { placeInPhrase, withoutDate } from '../assemble/place-phrases.ts';
import { isPlace } from '../assemble/places.ts';
import { cut, type Words } from '../words.ts';
import type { ListContext, ListRow } from './list-row.ts';

const DITTO = /^(?:["”“″]+|'{2}|ditto|do\.?|same|-?"-?)$/i;
const KIND_AT_END = verbose('i')`
  \s*[,(-]?\s*(?:\bcorporation|\bcorp\.?|\bcompany|\blimited liability company|\blimited partnership|
  \bgeneral partnership|\bllc|\binc\.?|\blp|\btrust|\bpartnership|\bstatutory trust|\bbusiness trust)\)?$`;

/** Reads the cell of a jurisdiction, which may hold a date, a percent or the kind of company besides. */
export function takePlace(row: ListRow, words: Words, { reading, isRaised }: ListContext): void {
  if (DITTO.test(words.text)) {
    const last = reading.rows.at(-1);
    row.jurisdiction = last?.jurisdiction ?? null;
    row.knownPlace = last?.knownPlace ?? false;
    row.doubts.push('jurisdiction by ditto mark');
    return;
  }
  const unmarked = withoutMarks(words, isRaised);
  row.noteMarks.push(...unmarked.marks);
  let place = withoutDate(unmarked.words);
  const share = /[\s,(–—-]+(\d{1,3}(?:\.\d{1,6})?\s?%)(?:\s?(?:owned|interest))?\)?$/i.exec(place.text);
  const percent = share === null || row.percent !== null ? null : percentOf(cut(place, share.index), false);
  if (share !== null && percent !== null && percent !== 'several') {
    row.percent = percent;
    place = cut(place, 0, share.index);
  }
  if (/^\(.*\)$/.test(place.text)) place = cut(place, 1, place.text.length - 1);
  const phrase = isPlace(place.text) ? null : placeInPhrase(place);
  // With its article it is a phrase about the company; without one it may be the column's own way to say the place.
  if (phrase !== null && !/^an?\s/i.test(place.text)) row.doubts.push('a legal form beside the place');
  row.jurisdiction = phrase ?? place;
  const { text } = row.jurisdiction;
  row.knownPlace = isPlace(text) || isPlace(text.replace(/^an?\s+/i, '').replace(KIND_AT_END, ''));
}

/** Reads the cell of a percent. */
export function takePercent(row: ListRow, words: Words, isRaised: IsRaised): void {
  const found = percentOf(words, true);
  if (found === 'several') row.doubts.push('several percents in one cell');
  else if (found !== null) {
    row.percent = found;
    row.noteMarks.push(...withoutMarks(words, isRaised).marks);
    takeLead(row, words, found);
  } else if (/^(?:[*†‡]+|\((?:\d{1,2}|[a-z])\))$/.test(words.text)) row.noteMarks.push(words.text.replace(/[()]/g, ''));
  else if (/\d/.test(words.text)) row.doubts.push(`ownership not understood: ${words.text.slice(0, 40)}`);
}

const SHARE_WORDS = verbose('i')`
  ^(?:(?:approximately|approx\.?|about|circa|direct(?:ly)?|indirect(?:ly)?|owned|owns|ownership|held|holds|through|
  subsidiary|subsidiaries|wholly[- ]owned|majority[- ]owned|equity|voting|economic|interest|general|limited|partner|
  partnership|common|preferred|stock|shares|class [a-z]|by|of|and|the|a|an|is|in|company|registrant|parent)[\s,:]*)+$`;

/** "Federal 100% ownership": words before a percent are the place, or something that was not understood. */
function takeLead(row: ListRow, words: Words, found: Percent): void {
  const lead = cut(words, 0, Math.max(0, words.at.indexOf(found.words.at[0] ?? -1)));
  const text = lead.text.replace(/[\s:,(–—-]+$/, '');
  if (!/\p{L}{2}/u.test(text) || SHARE_WORDS.test(text)) return;
  if (row.jurisdiction === null && isPlace(text)) {
    row.jurisdiction = cut(lead, 0, text.length);
    row.knownPlace = true;
  } else row.doubts.push(`words before the share: ${text.slice(0, 40)}`);
}
