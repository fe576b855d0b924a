import { datesIn } from '../layout/dates.ts';
import { countOf, NUMBER } from '../reverse-splits/ratios.ts';
import { type Action, type Context, dateNear } from './action-context.ts';

const ADS = '(?:ADSs?|American Depositary Shares?)(?: \\("?ADSs?"?\\))?';
const RATIO = `(${NUMBER}) ${ADS},? (?:to )?represent(?:s|ing)? (${NUMBER}) (?:\\w+ ){0,4}?shares?`;
const CHANGE = new RegExp(
  `\\bfrom (?:the |its |a )?(?:current |existing |present )?(?:ratio of )?${RATIO}\\b[^.;]{0,60}?\\bto (?:the |a )?(?:new |revised )?(?:ratio of )?${RATIO}`,
  'i',
);

/**
 * "change the ratio of its ADSs … from one ADS representing one share to one ADS representing twenty": as `1:1` → `1:20`,
 * ADSs to shares. The shares themselves stay as they are; it is no split of them, whatever effect it is said to have.
 */
export function adsRatioChanges(context: Context): Action[] {
  const { sentence, flat, index } = context;
  const match = CHANGE.exec(sentence.text);
  if (match === null) return [];
  const [fromAds, fromShares, toAds, toShares] = match.slice(1, 5).map((token) => countOf(token ?? ''));
  if (![fromAds, fromShares, toAds, toShares].every((count) => count !== undefined && count > 0)) return [];
  const range = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length };
  const later = effectiveDay(flat.sentences.slice(index + 1, index + 8));
  return [
    {
      type: 'ads_ratio_change',
      from: { value: `${fromAds}:${fromShares}`, range },
      to: { value: `${toAds}:${toShares}`, range },
      date: later ?? dateNear(context, match.index, /\beffective\b/i),
      range,
    },
  ];
}

/** "The effective date of the ratio change is expected to be May 23, 2022." */
function effectiveDay(sentences: readonly Context['sentence'][]): Action['date'] {
  for (const { text, start } of sentences) {
    const words =
      /\beffective date\b[^.;]{0,80}?\b(?:is|be|to|was|will be)\b|\bratio change\b[^.;]{0,60}?\b(?:becomes?|became|be|is) effective\b/i.exec(
        text,
      );
    if (words === null) continue;
    const date = datesIn(text).find((one) => one.start > words.index && one.start - words.index < 160);
    if (date !== undefined)
      return { value: date.date, range: { start: start + date.start, end: start + date.end }, isOwn: true };
  }
  return null;
}
