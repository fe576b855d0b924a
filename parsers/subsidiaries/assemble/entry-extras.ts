import { verbose } from '../../layout/patterns.ts';
import { cut, type Words } from '../words.ts';
import { endsWithLegalForm } from './entity-names.ts';
import { type Entry, takePercentOf } from './entry-parts.ts';
import { isRegion } from './places.ts';

const STATUS_AT_END = verbose('i')`
  (?<=\)|%|owned)\s*[,(–—-]\s*(?:inactive|dormant|active|joint venture|
  (?:being |in (?:voluntary )?)?(?:liquidat(?:ed|ion)|dissolved|dissolution))\)?\.?$`;

/** "(inactive)" behind a place or a share; right behind the name it is printed as part of it. */
export function takeStatus(entry: Entry): void {
  const status = STATUS_AT_END.exec(entry.name.text);
  if (status !== null) entry.name = cut(entry.name, 0, status.index);
}

/** "Acme Inc, a subsidiary of Acme Holdings LLC": the parent is not part of the name. */
export function takeParent(entry: Entry): void {
  const { text } = entry.name;
  const parent = text.includes('ubsidiary of ') ? /,?\s+(?:an?\s+)?subsidiary of\s(?=\p{Lu})/iu.exec(text) : null;
  if (parent !== null && parent.index > 1 && endsWithLegalForm(text.slice(0, parent.index)))
    entry.name = cut(entry.name, 0, parent.index);
}

/** "Acme, Inc. 100 Pier Road Portland, Maine 04101": an address is not part of the name. */
export function takeAddress(entry: Entry): void {
  const { text } = entry.name;
  if (!/\D\d{5}(?:-\d{4})?$/.test(text)) return;
  const gap = [...text.matchAll(/,?\s(?=\d{1,6}\s\p{Lu})/gu)].find(({ index }) =>
    endsWithLegalForm(text.slice(0, index)),
  );
  if (gap === undefined) return;
  entry.name = cut(entry.name, 0, gap.index);
  entry.doubts.push('an address behind the name');
}

const SHARE_AT_END = verbose('i')`
  [\s,(–—-]+(?:approximately )?(?:\d{1,3}(?:\.\d{1,6})?|\.\d+)\s?(?:%|percent)
  (?:[\s-]*(?:owned|held|interest|ownership|equity|subsidiary|owned by [^,;]{2,80}))*\)?[.,;]?$`;
const WHOLLY_AT_END = verbose('i')`
  [\s,(]*\s[(–—-]*\s?(?:an? )?(?:(?:in)?direct )?(?:100% )?wholly[- ]owned
  (?: subsidiary(?: of (?:the )?[^,;]{2,100})?)?\)?[.,;]?$`;

/** "Acme LLC 51% owned", "Acme LLC, a wholly-owned subsidiary". */
export function takeShareAtEnd(entry: Entry): boolean {
  if (entry.percent !== null) return false;
  const { text } = entry.name;
  let share = SHARE_AT_END.exec(text);
  if (share === null || share.index <= 1) {
    share = WHOLLY_AT_END.exec(text);
    if (share === null || share.index <= 1 || !/^\s*[,(–—-]/.test(share[0])) return false;
  }
  takePercentOf(entry, cut(entry.name, share.index));
  entry.name = cut(entry.name, 0, share.index);
  return true;
}

const DOING_BUSINESS_AS = verbose('i')`
  [\s,(–—-]+(?:d\s?[./]\s?b\s?[./]\s?a\b\.?|dba\b|doing business as|does business as|
  (?:commonly|generally) (?:referred to|known) as|trading as|t\/a|operating as|
  (?:which )?(?:also )?operates under the (?:trade )?names?(?: of)?|o\/a)(?:\s*\(?["“]?d\/?b\/?a["”]?\))?[:,\s]+`;

/** "Acme, Inc. (d/b/a Acme Tools)" */
export function takeTrade(entry: Entry): void {
  const found = tradeIn(entry.name);
  if (found === null || found.at < 2) return;
  entry.doingBusinessAs = found.trade;
  entry.name = cut(entry.name, 0, found.at);
}

/** The trade name that follows "d/b/a" and the like, and where those words begin. */
export function tradeIn(words: Words): { readonly trade: Words; readonly at: number } | null {
  const match = DOING_BUSINESS_AS.exec(words.text);
  if (match === null) return null;
  // "(formerly Acme Co. dba Acme Tools)" is about another name.
  const before = words.text.slice(0, match.index);
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return null;
  const tail = cut(words, match.index + match[0].length);
  const { text } = tail;
  const end = text.search(/[)\]"”’',;.\s]*$/);
  const hasParenthesis = text.slice(0, end).includes('(');
  const isClosed = /[)\]]/.test(text.slice(end)) && !hasParenthesis;
  const to = hasParenthesis ? text.length : isClosed ? end : text.search(/[)\]"”’',;\s]*$/);
  const trade = cut(tail, /^["“'‘(]/.test(text) ? 1 : 0, to);
  return trade.text === '' || isRegion(trade.text) ? null : { trade, at: match.index };
}
