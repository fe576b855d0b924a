import { datesIn } from '../layout/dates.ts';
import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch } from '../prose/matches.ts';

const DAY = '[A-Z][a-z]+ \\d{1,2}, \\d{4}';
const CONVERT = '\\b[Cc]onver(?:t|ts|tible|ted)\\b';
/** "On or after September 15, 2027, holders may convert"; before that day, only if the market or a merger allows. */
const FREE_FROM = verbose()`
  \b[Oo]n (?:or|and) after (${DAY})(?:(?!\bredeem|\brepurchase)[^.;]){0,220}?(?:\b(?:may|can) (?:\w+ ){0,3}?convert\b|\bmay be converted\b|\b(?:is|are|be|become) (?:\w+ )?convertible\b|\bsurrender\w* [^.;]{0,60}\bfor conversion\b|\bconvert (?:all|any|their)\b)
  |\b[Pp]rior to (?:the close of business on )?(?:the (?:business|trading) day immediately preceding )?(${DAY})(?: \([^)]{3,40}\))?,[^.;]{0,160}?${CONVERT}[^.;]{0,60}\bonly\b
  |\b[Cc]ommencing (?:on )?(${DAY}),[^.;]{0,160}?\b(?:option|right|may)(?: to)? convert\b`;
/** "convertible beginning six months after issuance", "may be converted commencing on March 1, 2026". */
const FROM = verbose()`
  ${CONVERT}[^.;$%]{0,120}?\b(?<!\b(?:quarter|commencing|beginning) )((?:beginning|commencing|starting|on or after|after|following)(?: on| after)? (?:${DAY}
  |(?:the date that is )?[\w-]+(?: \(\d{1,3}\))?[ -](?:days?|months?|years?)(?: anniversary)? (?:after|from|following|of) (?:the )?[a-z ]{4,30}))
  |\b((?:from and after|on and after|on or after|beginning|commencing)(?: on)? (?:the )?[\w-]+(?: \(\d{1,3}\))?[ -](?:days?|months?|years?)(?: anniversary)? (?:after|from|following|of) (?:the )?[a-z ]{4,30})\b[^.;$%]{0,160}?\bto convert\b`;
const AT_ANY_TIME = verbose('i')`
  \bconver(?:t|ts|tible|ted)\b[^.;$%]{0,160}?\b(at any time)\b(?! (?:on or )?(?:after|beginning|commencing|following|from and after))
  |\b(at any time)(?:,? and from time to time,?| or from time to time)?(?! (?:on or |on and |from and )?(?:after|following|beginning))[^.;$%]{0,100}?\bconver(?:t|ted|tible)\b
  |\b(immediately) convertible\b`;

/** From when a holder may convert: an ISO date, or words such as "at any time"; null where a text does not say. */
export function convertibleFrom(text: string, range: TextRange): (TextRange & { readonly value: string }) | null {
  const free = captured(firstMatch(text, range, FREE_FROM));
  const from = free ?? captured(firstMatch(text, range, FROM));
  const found = from ?? captured(firstMatch(text, range, AT_ANY_TIME));
  if (found === null) return null;
  const [day] = datesIn(found.text);
  if (day !== undefined) return { value: day.date, start: found.start + day.start, end: found.start + day.end };
  const [own = ''] = found.text.split(/(?<=\bissu\w{1,6}|\bdate|\bclosing) (?:and|until|or)\b/, 1);
  const words = own.replace(/(?: (?:of|the|this|its))*\s*$/, '');
  return { value: words.trim(), start: found.start, end: found.start + words.length };
}
