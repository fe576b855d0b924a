import { endsWithLegalForm } from './entity-names.ts';
import type { Percent } from './percent.ts';
import { isRegion } from './places.ts';
import { cut, type Words } from './words.ts';

/** An entry while it is read: what is understood is taken off the end of the name. */
export interface Draft {
  name: Words;
  jurisdiction: Words | null;
  percent: Percent | null;
  doingBusinessAs: Words | null;
  marks: string[];
  known: boolean;
  doubts: string[];
}

/** "(inactive)" behind a place or a share; right behind the name it is printed as part of it. */
export function takeStatus(draft: Draft): void {
  const status =
    /(?<=\)|%|owned)\s*[,(–—-]\s*(?:inactive|dormant|active|joint venture|(?:being |in (?:voluntary )?)?(?:liquidat(?:ed|ion)|dissolved|dissolution))\)?\.?$/i.exec(
      draft.name.text,
    );
  if (status !== null) draft.name = cut(draft.name, 0, status.index);
}

/** "Acme Inc, a subsidiary of Acme Holdings LLC": whose it is, is no part of its name. */
export function takeParent(draft: Draft): void {
  if (!draft.name.text.includes('ubsidiary of ')) return;
  const parent = /,?\s+(?:an?\s+)?subsidiary of\s(?=\p{Lu})/iu.exec(draft.name.text);
  if (parent !== null && parent.index > 1 && endsWithLegalForm(draft.name.text.slice(0, parent.index)))
    draft.name = cut(draft.name, 0, parent.index);
}

/** "Acme, Inc. 100 Pier Road Portland, Maine 04101": an address is no part of the name. */
export function takeAddress(draft: Draft): void {
  const { text } = draft.name;
  if (!/\D\d{5}(?:-\d{4})?$/.test(text)) return;
  for (const gap of text.matchAll(/,?\s(?=\d{1,6}\s\p{Lu})/gu)) {
    if (!endsWithLegalForm(text.slice(0, gap.index))) continue;
    draft.name = cut(draft.name, 0, gap.index);
    draft.doubts.push('an address behind the name');
    return;
  }
}

const DBA =
  /[\s,(–—-]+(?:d\s?[./]\s?b\s?[./]\s?a\b\.?|dba\b|doing business as|does business as|(?:commonly|generally) (?:referred to|known) as|trading as|t\/a|operating as|(?:which )?(?:also )?operates under the (?:trade )?names?(?: of)?|o\/a)(?:\s*\(?["“]?d\/?b\/?a["”]?\))?[:,\s]+/i;

/** "Acme, Inc. (d/b/a Acme Tools)" */
export function takeTrade(draft: Draft): void {
  const found = tradeIn(draft.name);
  if (found === null || found.at < 2) return;
  draft.doingBusinessAs = found.trade;
  draft.name = cut(draft.name, 0, found.at);
}

/** The trade name that follows "d/b/a" and the like, and where those words begin. */
export function tradeIn(words: Words): { readonly trade: Words; readonly at: number } | null {
  const match = DBA.exec(words.text);
  if (match === null) return null;
  // "(formerly Acme Co. dba Acme Tools)" speaks of another name.
  const before = words.text.slice(0, match.index);
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return null;
  const tail = cut(words, match.index + match[0].length);
  const end = tail.text.search(/[)\]"”’',;.\s]*$/);
  const closes =
    /[)\]]/.test(tail.text.slice(end)) && !tail.text.slice(0, end).includes('(')
      ? end
      : tail.text.search(/[)\]"”’',;\s]*$/);
  const trade = cut(
    tail,
    /^["“'‘(]/.test(tail.text) ? 1 : 0,
    tail.text.slice(0, end).includes('(') ? tail.text.length : closes,
  );
  return trade.text === '' || isRegion(trade.text) ? null : { trade, at: match.index };
}
