import { verbose } from '../../layout/patterns.ts';
import { endsInDigit, isLetter } from '../leading-word.ts';
import { cut, listed, type Words } from '../lines.ts';
import { connectorIn, endsWithLegalForm } from './entity-names.ts';
import { type Entry, type EntryOptions, setPlace, takeParenthesis, takeShare, tradeIn } from './entry-parts.ts';
import { takePlace, takeQualified } from './entry-places.ts';
import { NEVER_RAISED, withoutBullet, withoutInnerNote, withoutMarks } from './marks.ts';
import { isPlace } from './places.ts';
import { shareIn } from './shares.ts';

/** Longer texts are no entries, and would take long to search. */
const LONGEST_ENTRY = 1_200;
const DEFAULTS: EntryOptions = { findJurisdiction: true, parenthesesArePlaces: false, isRaised: NEVER_RAISED };

/**
 * Reads an entry such as "Acme (UK) Ltd. (England, 51% owned) (1)", "Acme LLC, a Delaware limited liability company",
 * "Acme Corp. — Ohio" or "Acme, Inc. d/b/a Acme Tools". What it cannot explain stays in the name.
 */
export function readEntry(words: Words, given: Partial<EntryOptions> = {}): Entry {
  const options = { ...DEFAULTS, ...given };
  const unknown = { jurisdiction: null, knownPlace: false, percent: null, doingBusinessAs: null, percentDoubt: null };
  const entry: Entry = { name: words, ...unknown, noteMarks: [], doubts: [] };
  if (words.text.length > LONGEST_ENTRY) {
    entry.doubts.push('too long for an entry');
    return entry;
  }
  // "*Acme Ltd.": a mark before the name
  const lead = (/^[*†‡]/.test(words.text) && /^[*†‡]{1,3}(?=[\p{Lu}“"])/u.exec(words.text)?.[0]) || '';
  const inner = withoutInnerNote(withoutBullet(cut(words, lead.length)));
  const trimmed = withoutMarks(inner.words, options.isRaised);
  entry.noteMarks = [...(lead === '' ? [] : [lead]), ...inner.marks, ...trimmed.marks];
  entry.name = trimmed.words;
  for (let turn = 0; turn < 6; turn += 1) {
    const before = entry.name.text;
    if (/\)|%|owned/i.test(entry.name.text))
      entry.name = cut(entry.name, 0, STATUS_AT_END.exec(entry.name.text)?.index);
    entry.name = cut(entry.name, 0, connectorOf(entry.name.text));
    takeParent(entry);
    takeAddress(entry);
    if (options.findJurisdiction && entry.jurisdiction === null) takeQualified(entry);
    takeParenthesis(entry, options);
    if (!takeShareAtEnd(entry) && options.findJurisdiction && entry.jurisdiction === null) takePlace(entry);
    takeTrade(entry);
    const marked = withoutMarks(entry.name, options.isRaised);
    entry.name = marked.words;
    entry.noteMarks.unshift(...marked.marks);
    if (entry.name.text === before) break;
  }
  entry.name = tidied(entry.name);
  return entry;
}

/** Without separators that a cut left at the end, and a parenthesis that lost its partner. */
function tidied(words: Words): Words {
  const isPlain = isLetter(words.text.charCodeAt(words.text.length - 1));
  const end =
    isPlain || !/[\s,;:–—-]$|\s\.$/.test(words.text.slice(-2))
      ? -1
      : words.text.search(
          /(?<![\s,;:–—-]|(?<!\b(?:Inc|Corp|Ltd|Co|Cos|Bros)\s)(?<=\s)\.)(?:[\s,;:–—-]|(?<!\b(?:Inc|Corp|Ltd|Co|Cos|Bros)\s)(?<=\s)\.)+$/,
        );
  const rest = end > 0 ? cut(words, 0, end) : words;
  const open = rest.text.lastIndexOf('(');
  return open > 0 && open >= rest.text.length - 1 ? cut(rest, 0, open) : rest;
}

/** "(inactive)" behind a place or a share; right behind the name it is printed as part of it. */
const STATUS_AT_END = verbose('i')`(?<=\)|%|owned)\s*[,(–—-]\s*(?:inactive|dormant|active|joint venture|
  (?:acquired|formed|dissolved|sold|merged)(?: (?:in|on|effective))? [^(),]{3,30}(?:, (?:19|20)\d\d)?|
  (?:being |in (?:voluntary )?)?(?:liquidat(?:ed|ion)|dissolved|dissolution)(?: (?:in|on|effective) [^()]{4,30})?)\)?\.?$`;

function connectorOf(name: string): number | undefined {
  const at = connectorIn(name);
  return at > 1 ? at : undefined;
}

/** "Acme Inc, a subsidiary of Acme Holdings LLC": the parent is not part of the name. */
function takeParent(entry: Entry): void {
  const { text } = entry.name;
  const parent = text.includes('ubsidiary of ')
    ? /(?:,|(?<!\s))\s+(?:an?\s+)?subsidiary of\s(?=\p{Lu})/iu.exec(text)
    : null;
  const before = text.slice(0, parent?.index ?? 0);
  if (parent !== null && parent.index > 1 && (before.endsWith(')') || endsWithLegalForm(before)))
    entry.name = cut(entry.name, 0, parent.index);
}

/** "Acme, Inc. 100 Pier Road Portland, Maine 04101": an address is not part of the name. */
function takeAddress(entry: Entry): void {
  const { text } = entry.name;
  if (!endsInDigit(text) || !/\D\d{5}(?:-\d{4})?$/.test(text)) return;
  const gaps = [...text.matchAll(/,?\s(?=\d{1,6}\s\p{Lu})/gu)];
  const gap = gaps.find(({ index }) => endsWithLegalForm(text.slice(0, index)));
  if (gap === undefined) return;
  entry.name = cut(entry.name, 0, gap.index);
  entry.doubts.push('an address behind the name');
}

/** Where words about ownership may begin behind a name. */
const BEFORE_SHARE = /(?<!\s)\s+[–—-]+\s+|[–—]\s*|[,;:]\s+|(?<!\s)\s+(?=[\d.][\d.,]{0,9}\s?%)/g;

/** "Acme LLC 51% owned", "Acme LLC, a wholly-owned subsidiary", "Acme LLC – 99% owned; the rest is held by Acme Corp.". */
function takeShareAtEnd(entry: Entry): boolean {
  const { text } = entry.name;
  if (!MAY_HOLD_SHARE.test(text)) return false;
  for (const { 0: separator, index } of text.matchAll(BEFORE_SHARE)) {
    if (index < 2 || isInParenthesis(text, index)) continue;
    const tail = cut(entry.name, index + separator.length);
    const share = shareIn(tail);
    if (share === null) continue;
    const isStated = share.percent !== null || share.isOpen || /owned|held/i.test(tail.text);
    if (!isStated) continue;
    takeShare(entry, share);
    entry.name = cut(entry.name, 0, index);
    return true;
  }
  return false;
}

/** Whether a parenthesis opens before an index and closes behind it. */
function isInParenthesis(text: string, index: number): boolean {
  const open = text.lastIndexOf('(', index);
  return open >= 0 && text.lastIndexOf(')', index) < open && text.indexOf(')', index) > 0;
}

const MAY_HOLD_SHARE = /%|percent|per cent|owned|held/i;

/** "Acme Tools d/b/a Acme Saws": two trade names. */
function eachTrade(trade: Words): Words {
  const next = tradeIn(trade);
  if (next === null || next.at < 2 || next.rest.text !== '') return trade;
  return listed(cut(trade, 0, next.at), eachTrade(next.trade));
}

/** "Acme, Inc. (d/b/a Acme Tools)" */
function takeTrade(entry: Entry): void {
  const found = tradeIn(entry.name);
  if (found === null || found.at < 2) return;
  entry.doingBusinessAs = eachTrade(found.trade);
  const { rest } = found;
  if (entry.jurisdiction === null && isPlace(rest.text)) setPlace(entry, rest, true);
  else if (/[\p{L}\d]{2}/u.test(rest.text)) entry.doubts.push(`words behind the trade name: ${rest.text.slice(0, 60)}`);
  entry.name = cut(entry.name, 0, found.at);
}
