import { type Amount, amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { hasFirmEnding, isFirmName, roleNames } from './role-names.ts';
import { findAll } from './search.ts';
import { type TermRow, termRowsOf } from './term-rows.ts';

/** What a row of a term sheet or of "The Offering" is about. */
export type Term = 'shares' | 'price' | 'gross' | 'net' | 'before' | 'after' | 'percent' | 'agents';

const OUTSTANDING = /\boutstanding\b/i;
const BEFORE = /\b(?:before|prior|preceding|current(?:ly)?)\b/i;
const AFTER = /\b(?:after|following|upon|post|completion|giving effect)\b/i;
/** What others may buy later, and what holders sell, are not the base terms. */
const OTHER_TERMS =
  /over-?allot|\boption|green ?shoe|additional|warrants? outstanding|lock-?up|exercise|conversion|strike|selling|resale|record|symbol|listing|range/i;
const PRICE = /\bprice\b/i;
const NOT_PRICE = /\b(?:last|closing|reported|net|assumed|market|trading|recent)\b/i;
const GROSS =
  /gross proceeds|(?:aggregate|total) (?:gross |offering |purchase )?(?:proceeds|price|amount|size)|(?:offering|deal|transaction|issue) (?:size|amount)|^size/i;
const SIZE = verbose('i')`
  \b(?:offered|offering|size|firm|base|issued?)\b(?:(?!price|proceeds|expense|date|period|commence).){0,200}\b(?:shares?|stock|ADSs?|units?|securities)\b
  |\b(?:shares?|stock|ADSs?|units?|securities)\b(?:(?!price|proceeds|outstanding|expense|date|period).){0,200}\b(?:offered|offering|issued|sold|size|being sold)\b
  |^(?:securities|(?:title of )?securit(?:y|ies)(?: offered)?|(?:offering|issue|deal) size|size|number of (?:shares|units|ADSs)|title of securities)$`;
const PERCENT = /discount|commission|\bfees?\b|spread|compensation/i;
const ROLE =
  /underwriters?\b|managers?\b|placement agents?|dealer[- ]managers?|sales agents?|book-?runners?|representatives?\b/i;
const NOT_ROLE = /discount|fees?\b|compensation|warrant|counsel|purchase|expense|settlement/i;

function termOf({ label, value }: TermRow): Term | null {
  if (
    OUTSTANDING.test(label) &&
    !/^(?:\w+ )?(?:warrants|options|preferred|notes|debt)\b|(?:warrants|options|notes) outstanding/i.test(label)
  ) {
    // "Prior to the completion of this offering" has a word of both.
    if (BEFORE.test(label) && !/\bafter\b/i.test(label)) return 'before';
    return AFTER.test(label) ? 'after' : null;
  }
  if (OTHER_TERMS.test(label)) return null;
  if (/net proceeds/i.test(label) || (/use of proceeds/i.test(label) && /net proceeds/i.test(value))) return 'net';
  if (PERCENT.test(label) && /\d ?%/.test(value)) return 'percent';
  if (GROSS.test(label) && /\$/.test(value)) return 'gross';
  if (PRICE.test(label)) return NOT_PRICE.test(label) ? null : 'price';
  if (ROLE.test(label) && !NOT_ROLE.test(label)) return 'agents';
  return SIZE.test(label) ? 'shares' : null;
}

/** A count with the security that it counts. */
const COUNT =
  /(?<![$\d.,])(\d{1,3}(?:,\d{3})+)(?=[^.;\d]{0,60}\b(?:shares?|ADSs?|units?|stock|depositary)\b|\s{0,3}(?:\(|$))(?! (?:warrants?|rights)\b)/;
const LIMIT = 16_000;
const SECTION = /\n[ ]{0,100}(?:SUMMARY OF )?THE (?:RIGHTS )?OFFERING[ ]{0,100}(?=\n)/gi;

/** Where the summary of the offering stands: behind its headings, and on the cover. All of a short document. */
function summaryOf(document: OfferingDocument, cover: Cover): readonly TextRange[] {
  const { start, end } = cover.whole;
  if (end - start <= 2 * LIMIT) return [cover.whole];
  const sections = findAll(document, cover.whole, SECTION, 3);
  return [
    { start: cover.start, end: cover.end },
    ...sections.map((heading) => ({ start: heading.end, end: Math.min(end, heading.end + LIMIT) })),
  ];
}

export type OfferingTerms = ReadonlyMap<Term, readonly TermRow[]>;

/** The rows of the summary with what they are about, first statement first. */
export function offeringTermsOf(document: OfferingDocument, cover: Cover): OfferingTerms {
  const terms = new Map<Term, TermRow[]>();
  for (const range of summaryOf(document, cover)) {
    for (const row of termRowsOf(document, range)) {
      const term = termOf(row);
      if (term !== null) terms.set(term, [...(terms.get(term) ?? []), row]);
    }
  }
  return terms;
}

/** The count of a row's value: the first that counts shares or units. */
export function countIn({ value, at }: TermRow): { readonly count: number; readonly at: TextRange } | null {
  const match = COUNT.exec(value);
  const printed = match?.[1];
  if (match === null || printed === undefined) return null;
  const start = at.start + match.index;
  return { count: Number(printed.replaceAll(',', '')), at: { start, end: start + printed.length } };
}

function moneyIn({ value, at }: TermRow): Amount[] {
  return amountsIn(value)
    .filter(({ currency, isPercent }) => currency !== null && !isPercent)
    .map((amount) => ({ ...amount, start: amount.start + at.start, end: amount.end + at.start }));
}

/** Values that the rows of a term sheet or summary give, and agreement with what the cover said. */
export function findTerms(document: OfferingDocument, terms: OfferingTerms, findings: Findings): void {
  const rows = (term: Term): readonly TermRow[] => terms.get(term) ?? [];
  for (const row of rows('shares')) {
    const found = countIn(row);
    if (found === null || /selling|warrants? to purchase/i.test(row.value.slice(0, found.at.start - row.at.start)))
      continue;
    // A row that does not say who sells counts the shares of both.
    if (findings.isJoint && !/\bby (?:us|the company|the issuer)\b/i.test(row.label)) continue;
    support('sharesOffered', found.count, found.at, findings);
    break;
  }
  for (const row of rows('price')) {
    const [price, another] = moneyIn(row).filter(({ value, scale }) => scale === 0 && Number(value) < 10_000);
    const isOpen =
      /assum|between|range|determined/i.test(row.value) ||
      (another !== undefined && /[-–—] ?$|\bto $/.test(row.value.slice(0, another.start - row.at.start)));
    if (price === undefined || isOpen || /pre-?funded|warrant/i.test(row.label)) continue;
    support('pricePerShare', Number(price.value), price, findings);
    break;
  }
  const [gross] = rows('gross').flatMap((row) => moneyIn(row).slice(0, 1));
  if (gross !== undefined && Number(gross.value) >= 10_000 && !findings.isJoint)
    support('grossProceeds', Number(gross.value), gross, findings);
  for (const row of rows('percent')) {
    const percent = amountsIn(row.value).find(({ isPercent }) => isPercent);
    if (percent === undefined || Number(percent.value) > 15 || /warrant|allowance|expense/i.test(row.label)) continue;
    support(
      'agentFeePercent',
      Number(percent.value),
      { start: row.at.start + percent.start, end: row.at.start + percent.end },
      findings,
    );
    break;
  }
  const named = rows('agents').flatMap((row) => [...roleNames(row.value), ...namesBelow(document, row)]);
  const [first] = rows('agents');
  if (first !== undefined && named.length > 0)
    findings.set('placementAgentOrUnderwriters', [...new Set(named)], [first.at], STATED);
}

const MOST_LINES = 12;

/** The other firms of a cell that lists one per line. */
function namesBelow({ layout }: OfferingDocument, { value, at }: TermRow): string[] {
  if (roleNames(value).length === 0) return [];
  const names: string[] = [];
  for (const line of layout.plain.text
    .slice(at.end, at.end + 1_000)
    .split('\n')
    .slice(1, MOST_LINES)) {
    const words = line.trim();
    if (!isFirmName(words) || !hasFirmEnding(words)) break;
    names.push(words);
  }
  return names;
}

/** Sets a value that nothing gave yet; one that was read elsewhere has its second witness where the two agree. */
function support(path: string, value: number, at: TextRange, findings: Findings): void {
  const before = findings.get(path);
  if (before === undefined) findings.set(path, value, [at], STATED);
  else if (before === value && !findings.isAt(path, at))
    findings.check(`${path} on the cover = in the summary`, true, [path]);
}
