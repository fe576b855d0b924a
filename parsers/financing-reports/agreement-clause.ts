import type { OfferingType } from '../../core/rows.ts';
import type { Witness } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { firstMatch, matchesIn } from '../prose/matches.ts';
import { saleAgreementTitle } from './source-documents.ts';

/** Recitals, the first sections and the definitions: where an agreement states what is sold. */
const OPENING = 16_000;
const LONGEST = 400_000;
/** The clause by which the issuer sells: it says to whom, and mostly what. */
const SALE = verbose('gi')`
  \b(?:company|corporation|issuer|trust|partnership|it|we)(?:"\))?,? (?:\([^()]{3,60}\) )?(?:(?:hereby )?(?:wishes|desires|proposes|agrees|intends|undertakes)(?: to)?|agrees with [^.;$]{3,100} to|shall|will|may|has agreed to),?(?: from time to time,?| in its sole discretion,?){0,2}(?: subject to [^,;.]{3,120},)?(?: to)?
  [ ](?:issue and sell|sell and issue|offer and sell|issue|sell|offer)[ ,]
  |\b(?:investors?|purchasers?|buyers?|subscribers?|undersigned) (?:\([^()]{3,60}\) )?(?:hereby )?(?:wish(?:es)?|desires?|agrees?|intends?|subscribes?|shall|will|commits?)(?: to)? (?:purchase|buy|acquire|subscribe|for)\b
  |\bcompany is (?:hereby )?(?:offering|conducting (?:an?|its|the) (?:private )?(?:placement|offering))\b`;
/** The clause by which an agent is engaged: it says what is to be placed. */
const ENGAGEMENT = verbose('gi')`
  \b(?:act|serve|engaged|appointed|retained|employ)\b[^.;$]{0,120}? as (?:the |an |its |our )?(?:[\w-]+ ){0,3}?placement agents?\b
  |\bshall be the (?:[\w-]+ ){0,2}placement agents?\b|\bplacement agent will use its (?:[\w-]+ ){0,3}efforts to (?:privately )?place\b`;
const OF_ASSETS =
  /\b(?:all (?:of )?the (?:issued and )?outstanding|all right, title|assets|membership interests?|business of|equity interests (?:of|in))\b/i;
const DEBT =
  /\b(?:promissory notes?|convertible (?:\w+ ){0,3}(?:notes?|debentures?)|debentures?|senior (?:\w+ ){0,2}notes?|\bnotes?\b|bonds)\b/i;
/** "Notes" is a term of the agreement: shares are what they convert into. */
const SELLS_NOTES =
  /"(?:Notes?|Debentures?)" (?:means|shall mean|has the meaning)|\bprincipal amount of (?:the |such )?(?:Notes?|Debentures?)\b/;
const SHARES =
  /\b(?:common stock|common shares?|ordinary shares?|class [a-z] (?:common|ordinary)|preferred (?:stock|shares)|ADSs?|american depositary|units?|shares?|pre-?funded warrants?)\b/i;
const THROUGH_AGENT =
  /\bthrough (?:or to )?(?:the |any |each |such )?(?:designated )?(?:sales )?(?:agents?|manager|placement agent|[A-Z]\w+)/i;
const OVER_TIME = /\bfrom time to time\b/i;
/** Words of an equity line: the issuer calls purchases by notices, up to a commitment. */
const LINE_WORDS = verbose('gi')`
  \b(?:(?:regular |accelerated |VWAP |fixed |draw ?down |put |advance |intraday )?(?:purchase|put|advance|draw ?down) notice|commitment (?:amount|shares|period)|available amount
  |total commitment|advance (?:date|shares)|exchange cap|put shares|draw ?down)\b`;
/** One investor buys "up to Ten Million Dollars ($10,000,000) of the Company's common stock": an amount, no shares. */
const UP_TO_DOLLARS =
  /\bup to (?:an aggregate of )?[A-Za-z -]{0,90}\(?(?:US)?\$ ?\d[\d,.]*(?: million)?\)?(?: \([^()]{3,60}\))? (?:(?:in )?aggregate )?(?:gross purchase price )?of (?:newly issued )?(?:the company's|shares|its|fully|common)/i;
const REGISTERED = verbose('i')`
  pursuant to (?:\(i\) )?(?:an effective|the) (?:shelf )?registration statement|registered direct|(?:final |the )?"?prospectus supplement"? means`;
const PRIVATE =
  /section 4\(a\)\(2\)|section 4\(2\)|rule 506|regulation [DS]\b|exemption from (?:securities )?registration|private placement/i;

/** An offering's type with its witnesses. */
interface Sold {
  readonly type: OfferingType;
  /** Of the title and the sale clause, what names the type. */
  readonly witnesses: readonly Witness[];
}

/** An agreement with its clause of sale. */
export interface Agreement {
  readonly flat: FlatText;
  readonly title: string;
  readonly opening: TextRange;
  readonly clause: TextRange;
  readonly whole: TextRange;
  readonly type: OfferingType;
  readonly typeWitnesses: readonly Witness[];
}

/**
 * The clause by which an issuer sells its shares; null for notes, for the purchase of a business, and where no clause
 * sells shares.
 */
export function readAgreement(flat: FlatText): Agreement | null {
  const title = saleAgreementTitle(flat.text);
  if (title === null) return null;
  const whole = { start: 0, end: Math.min(flat.text.length, LONGEST) };
  const opening = { start: 0, end: Math.min(whole.end, OPENING) };
  const isPlacement = /placement/i.test(title) && !/purchase|subscription/i.test(title);
  const clause = saleClauseOf(flat, opening, SALE) ?? (isPlacement ? saleClauseOf(flat, opening, ENGAGEMENT) : null);
  const sold = clause && typeOf(flat, title, clause, opening, whole);
  if (clause === null || sold === null) return null;
  return { flat, title, opening, clause, whole, type: sold.type, typeWitnesses: sold.witnesses };
}

/** The first clause that sells shares; null where the first sells notes or a business. */
function saleClauseOf(flat: FlatText, opening: TextRange, pattern: RegExp): TextRange | null {
  for (const match of matchesIn(flat.text, opening, pattern, 12)) {
    const sentence = sentenceOf(flat, match.start);
    // Numbered parts of one sentence may be paragraphs.
    const clause = { start: sentence.start, end: Math.min(opening.end, Math.max(sentence.end, match.end + 500)) };
    const words = flat.text.slice(clause.start, clause.end);
    if (OF_ASSETS.test(words) && !/issue|offering/i.test(match.text)) return null;
    const sold = flat.text.slice(match.start, Math.min(clause.end, match.end + 400));
    const [debt, shares] = [DEBT.exec(sold)?.index ?? -1, SHARES.exec(sold)?.index ?? -1];
    if (debt >= 0 && (shares < 0 || debt < shares)) return null;
    if (shares >= 0) return SELLS_NOTES.test(flat.text.slice(opening.start, opening.end)) ? null : clause;
  }
  return null;
}

function typeOf(flat: FlatText, title: string, clause: TextRange, opening: TextRange, whole: TextRange): Sold | null {
  const words = flat.text.slice(clause.start, clause.end);
  const head = flat.text.slice(opening.start, opening.end);
  const isMarket = /at[- ](?:the[- ])?market|415\(a\)\(4\)/i.test(flat.text.slice(0, whole.end));
  if (THROUGH_AGENT.test(words) && (OVER_TIME.test(words) || isMarket))
    return { type: 'atm', witnesses: isMarket ? ['section'] : [] };
  if (/underwriting/i.test(title)) {
    const isInitial = /initial public offering(?! price)/i.test(head);
    return { type: isInitial ? 'ipo' : 'firm_commitment', witnesses: isInitial ? [] : ['section'] };
  }
  if (/placement/i.test(title) && !/purchase|subscription/i.test(title)) {
    if (/registered direct/i.test(head)) return { type: 'registered_direct', witnesses: ['section'] };
    if (PRIVATE.test(head) && !REGISTERED.test(head)) return { type: 'other', witnesses: [] };
    return { type: 'best_efforts', witnesses: /best[- ]efforts/i.test(head) ? ['section'] : [] };
  }
  if (/purchase|advance|equity line|investment/i.test(title)) {
    const calls = new Set(matchesIn(flat.text, whole, LINE_WORDS, 400).map(({ text }) => text.toLowerCase())).size;
    const isCommitted = UP_TO_DOLLARS.test(words) && /\bthe investor\b/i.test(words);
    if (isCommitted) return { type: 'eloc', witnesses: calls >= 1 ? ['section'] : [] };
    if (calls >= 2 && /\bup to\b|from time to time/i.test(head)) return { type: 'eloc', witnesses: ['section'] };
  }
  if (!/purchase|subscription/i.test(title)) return null;
  const [registered, exempt] = [firstMatch(flat.text, opening, REGISTERED), firstMatch(flat.text, opening, PRIVATE)];
  if (registered !== null && (exempt === null || registered.start < exempt.start))
    return { type: 'registered_direct', witnesses: [] };
  return { type: 'other', witnesses: exempt === null ? [] : ['section'] };
}
