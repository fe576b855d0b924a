import { rangeOfMatch } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { countOf, NUMBER } from '../reverse-splits/ratios.ts';
import { type Action, actionAt, type Context, dateNear, dayBehind } from './action-context.ts';

const ADS = '(?:ADSs?|American Depositary Shares?)(?: \\("?ADSs?"?\\))?';
const RATIO = `(${NUMBER}) ${ADS},? (?:(?:to )?represent(?:s|ing)?|to|for|:) (${NUMBER}) (?:\\w+ ){0,4}?shares?`;
const CHANGE = new RegExp(
  `\\bfrom (?:the |its |a )?(?:current |existing |present )?(?:ratio of )?${RATIO}\\b[^.;]{0,60}?\\bto (?:the |a )?(?:new |revised )?(?:ratio of )?${RATIO}`,
  'i',
);

/** "The effective date of the ratio change is expected to be May 23, 2022." */
const EFFECTIVE_DAY = pattern('i')`
  \beffective date\b[^.;]{0,80}?\b(?:is|be|to|was|will be)\b
  |\bratio change\b[^.;]{0,60}?\b(?:becomes?|became|be|is) effective\b
`;

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
  const range = rangeOfMatch(match, sentence.start);
  const later = dayBehind(flat.sentences.slice(index + 1, index + 8), EFFECTIVE_DAY, 160);
  const from = { value: `${fromAds}:${fromShares}`, range };
  const to = { value: `${toAds}:${toShares}`, range };
  const date = later ?? dateNear(context, match.index, /\beffective\b/i);
  return [actionAt(context, match, { type: 'ads_ratio_change', from, to, date })];
}
