import { numberOf } from '../words/vote-values.ts';
import type { Found } from './meeting-date.ts';

const COUNT = String.raw`(\d{1,3}(?:,\d{3}){1,8}(?:\.\d{1,4})?|\d{5,12}(?:\.\d{1,4})?)`;
const OF_STOCK = String.raw`(?:\s+of\s+(?:the\s+|our\s+)?(?:company['’]s\s+)?(?:(?:[A-Za-z“”"'’(),.-]+|\$\s?\d?\.\d+)\s+){0,12}?(?:common\s+|capital\s+|ordinary\s+|voting\s+)?(?:stock|shares|interest))?`;
const SHARES = String.raw`(?:(?:issued\s+and\s+)?(?:outstanding\s+)?(?:total\s+)?(?:common\s+|ordinary\s+|voting\s+)?(?:shares|units|votes)${OF_STOCK})`;
const HERE = `(?:present|represented)`;
const A_TOTAL = String.raw`(?:a\s+total\s+of\s+)?`;
/** ", representing approximately 64% of the shares outstanding", between a count and "were present". */
const SHARE_OF = String.raw`(?:\s*(?!\s)(?:,\s*)?(?:or|representing|constituting|which\s+represent\w*|being)\s+(?:approximately\s+|about\s+)?[\d.]+\s?%(?:[^.;]|\.(?=\d)){0,140}?)?`;

const OUTSTANDING = [
  // "There were outstanding 44,018,226 shares of common stock".
  String.raw`\b(?:were|was|had|are)\s+(?:issued\s+and\s+)?outstanding(?:\s+and\s+entitled\s+to\s+vote)?,?\s+${A_TOTAL}${COUNT}\s+${SHARES}`,
  // "Total Shares Outstanding (as of April 27, 2017): 29,297,333".
  String.raw`\b(?:shares|units|votes|stock)\s+(?:issued\s+and\s+)?(?:outstanding|entitled\s+to\s+vote)\s*(?:\([^()]{0,60}\)\s*)?:\s*${COUNT}`,
  String.raw`${COUNT}\s+${SHARES}[^.;]{0,90}?\b(?:outstanding|entitled\s+to\s+(?:be\s+)?(?:vote|cast)|eligible\s+to\s+(?:be\s+)?vote|issued)`,
  // "Stockholders of record at the close of business on April 15 were entitled to vote 71,440,200 shares".
  String.raw`\b(?:were|was|are)\s+(?:entitled|eligible)\s+to\s+(?:vote|cast)\s+${A_TOTAL}${COUNT}\s+${SHARES}`,
  String.raw`(?:outstanding|entitled\s+to\s+vote|eligible\s+to\s+vote)[^.;\d]{0,60}?(?:was|were|totaled|of)\s+${COUNT}`,
  // "18,220,118 of 20,004,400 outstanding shares were represented".
  String.raw`\bof\s+(?:the\s+|our\s+)?(?:[A-Za-z]+['’]s\s+)?${A_TOTAL}${COUNT}\s+(?:issued\s+and\s+)?outstanding\s+(?:[\w']+\s+){0,3}?(?:shares|units)\b`,
  String.raw`of\s+(?:the\s+)?${A_TOTAL}${COUNT}\s+(?:[\w']+\s+){0,4}?(?:shares|units|votes)\s+(?:[\w']+\s+){0,6}?(?:outstanding|entitled|eligible)`,
].map((pattern) => new RegExp(pattern, 'gi'));

const PRESENT = [
  // "A total of 31,204,118 of the Registrant’s 40,110,204 outstanding shares (77.8%) were present".
  String.raw`\ba\s+total\s+of\s+${COUNT}\s+of\s+(?:the|our)\s+(?:[A-Za-z’']+\s+){0,3}\d{1,3}(?:,\d{3})+\s[^.;\d]{0,80}(?:\([\d.]{1,8}\s?%\)\s+)?(?:were|was)\s+${HERE}`,
  // "3,400,000 shares entitled to vote, of which 2,700,000 shares were voted in person or by proxy".
  String.raw`\bof\s+(?:which|these|those)\s+${A_TOTAL}${COUNT}(?:\s+${SHARES})?\s+(?:were|was)\s+(?:voted|cast|represented|present)\b`,
  // "Of the 92,780 units outstanding, 61,204 units were voted as follows".
  String.raw`\b(?:outstanding|entitled\s+to\s+vote)\b[^.;\d]{0,60},\s+${A_TOTAL}${COUNT}\s+(?:shares|units|votes)\s+(?:were|was)\s+(?:voted|cast)\b`,
  // "a total of 8,100,000 (or 91.2%) of the Company’s outstanding shares … were present".
  String.raw`${COUNT}\s*\((?:or\s+)?(?:approximately\s+)?[\d.]{1,8}\s?%\)\s+of\s+(?:the|our)\s[^.;]{0,240}?\b(?:were|was)\s+${HERE}`,
  String.raw`\b(?:shares|units|votes|stock)\s+(?:in\s+attendance|present|represented|voted)(?:\s+[a-z]+){0,8}\s*:\s*${COUNT}`,
  // "Of the 1,500 shares outstanding, there were present, in person or by proxy, 1,300 shares".
  String.raw`\b${HERE}\b,?(?:\s+(?:[a-z]+\s+){0,10}[a-z]+,|(?:\s+(?:in|by|or|and|person|proxy|virtually)){1,6})?\s+${A_TOTAL}${COUNT}\s+${SHARES}`,
  String.raw`${COUNT}\s+${SHARES}\s+\((?:(?:or|representing|approximately|about)\s+){0,2}\d{1,3}(?:\.\d+)?\s?%(?:\s+of\s+[^.;()]{0,200})?\)\s+(?:were|was)\s+${HERE}`,
  String.raw`${COUNT}\s+(?:${SHARES}\s+)?(?:out\s+)?of\s+(?:(?:the|our|a\s+total\s+of)\s+)?\d{1,3}(?:,\d{3})+[^.;\d]{0,120}?\b(?:were|was)\s+${HERE}`,
  String.raw`${COUNT}(?:\s*\([\d.]+\s?%\))?(?:\s+${SHARES})?(?:\s+of\s+(?:them|those|which|such\s+shares))?${SHARE_OF}[^.;\d]{0,100}?\b(?:(?:were|was)\s+)?(?:${HERE}|in\s+attendance)\b`,
  // "Present at the meeting were holders of shares representing 15,902,118 votes".
  String.raw`\b${HERE}\b[^.;\d]{0,80}?\b(?:holding|representing|holders\s+of)\s+(?:an?\s+aggregate\s+of\s+)?${COUNT}\s+(?:shares|votes)\b`,
  String.raw`\bnumber\s+of\s+shares\b[^.;\d]{0,120}?\b${HERE}\b[^.;\d]{0,80}?\bwas\s+${COUNT}`,
  String.raw`\b${HERE}[^.;\d]{0,80}?(?:was|were|totaled|of|by)\s+${A_TOTAL}${COUNT}\s+(?:shares|votes|units|common)`,
  String.raw`\b(?:holders\s+of|proxies\s+(?:for|representing)|votes?\s+representing)\s+${A_TOTAL}${COUNT}\s+${SHARES}[^.;]{0,80}?\b(?:${HERE}|attend\w*)`,
].map((pattern) => new RegExp(pattern, 'gi'));

const ANOTHER = /\d{1,3}(?:,\d{3})+/;
const OTHER_SUBJECT =
  /\b(?:votes?|voted|voting)\s+(?:for|against|in\s+favor)|reserv|issuance\s+of|authoriz|increase|redeem|redempt|exercis/i;

/** "8,100,000 shares entitled to vote", then ", being 78.1% of the shares outstanding": a part of them. */
const A_PART =
  /^(?:\sto\svote)?,?\s(?:or|being|representing|constituting)\s(?:approximately\s|about\s)?[\d.]{1,8}\s?(?:%|percent)\sof\b/i;

/** A count that a pattern matched, with the words before it and the rest of the match. */
interface Mention {
  readonly before: string;
  readonly after: string;
  /** Words behind the match. */
  readonly behind: string;
}

/** Shares outstanding or entitled to vote at the record date. Null where the item states one per class, or none. */
export function findSharesOutstanding(text: string): Found<number> | null {
  return firstCount(
    text,
    OUTSTANDING,
    ({ after, behind }) =>
      ANOTHER.test(after) ||
      A_PART.test(behind) ||
      // "8,100,000 shares, or 78% of the shares outstanding": a part of them.
      /^(?:[^.;%]|\.(?=\d)){0,60}\d\s?(?:%|percent)\s+of\b/i.test(after) ||
      (/present|represented/i.test(after) && !/outstanding[^.;]{0,60}(?:present|represented)/i.test(after)),
  );
}

/** Shares present in person or by proxy. */
export function findSharesPresent(text: string): Found<number> | null {
  return firstCount(text, PRESENT, ({ before, after }) => {
    // "8,100,000 of the 25,000,000 shares outstanding were present" gives both.
    const rest = after.replace(/^[^.;\d]{0,80}\bof\s+(?:[a-z]\w*\s+){0,4}[\d,]+/, '');
    if (/\d\s+(?:shares\s+)?of\s+(?:the\s+)?$/i.test(before)) return true;
    // "8,100,000 shares, being 78.1% of 10,370,000 shares, were represented": the second is the whole.
    if (/\d\s?(?:%|percent)\s+of\s+(?:the\s+|our\s+)?$/i.test(before)) return true;
    // "22,110,330 Class A shares and 7,187,500 Class B shares were present": the second of two classes.
    if (/\b(?:shares|units|stock|votes)\s+and\s+$/i.test(before)) return true;
    if (ANOTHER.test(rest) && !after.includes('%')) return true;
    // "Of the 25,000,000 shares outstanding, 8,100,000 were present": the second is a part of the first.
    return /\bof\s+(?:the|our)\s*$/i.test(before) && /outstanding|entitled/i.test(after);
  });
}

/** The first count that a pattern finds and that is not another thing's; none where the text goes on to count by class. */
function firstCount(
  text: string,
  patterns: readonly RegExp[],
  isOther: (mention: Mention) => boolean,
): Found<number> | null {
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const digits = match[1] ?? '';
      const offset = match[0].indexOf(digits) + digits.length;
      const end = match.index + offset;
      const start = end - digits.length;
      const after = match[0].slice(offset);
      const before = text.slice(Math.max(0, start - 24), start);
      if (/\$\s*$/.test(before.slice(-2)) || /^\s*%/.test(after)) continue;
      const behind = text.slice(end + after.length, end + after.length + 80);
      if (isOther({ before, after, behind }) || OTHER_SUBJECT.test(after)) continue;
      const isOfClass = /\bclass\s+[a-c]\b|\bpreferred\b|\bseries\b/i.test(after);
      const hasNextClass = /\bclass\s+[a-c]\b|\bpreferred\b/i.test(text.slice(end + after.length, start + 400));
      if (isOfClass && hasNextClass && !/^\s*(?:ordinary\s+)?shares\s+entitled/i.test(after)) return null;
      return { value: numberOf(digits), start, end };
    }
  }
  return null;
}
