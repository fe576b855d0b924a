import { datesIn } from '../layout/dates.ts';
import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { type Match, numberOf, printedIn } from '../prose/matches.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { countIn, type OfferingTerms } from './offering-terms.ts';
import { checkAssumedSales, restatedOutstanding } from './outstanding-witnesses.ts';
import { findAll, paragraphAt, sentenceAt, textIn } from './search.ts';
import type { TermRow } from './term-rows.ts';

const COUNT = '(\\d{1,3}(?:,\\d{3})+)';
const CLASS = '(?:(?:shares|ordinary shares|common shares|common units|ADSs|American depositary shares)\\b)';
const DAY = '([A-Z][a-z]+ \\d{1,2}, \\d{4}|the record date|such date|that date)';
/** "Based on 8,531,221 shares of our common stock outstanding as of …", "As of …, 8,000,000 shares were outstanding". */
const BEFORE = verbose('g')`
  (?:[Bb]ased (?:up)?on|[Tt]here were|had|are) (?:approximately )?(?:no shares of [^.;\d]{3,40} and )?${COUNT} (?:of our )?(?:class [A-C] )?${CLASS}(?: of)?(?: (?:our|the company's|Class [A-C]))?[^.;\d(]{0,60}?(?: ?\([^()]{0,120}\))? ?(?:issued and )?(?:outstanding,? )?(?:as of|on|at) ${DAY}
  |(?:[Aa]s of|[Oo]n|[Aa]t) ${DAY},? (?:there were |we had |the Company had )?(?:approximately )?(?:\d{1,3}(?:,\d{3})+ ${CLASS}[^.;\d]{0,40} issued,? (?:and|of which) )?${COUNT} (?:${CLASS}[^.;\d]{0,60}? )?(?:were |was |are )?(?:issued and )?outstanding`;
const AFTER = verbose('gi')`
  outstanding (?:immediately )?(?:after|following)(?: (?:the )?completion of)? (?:this|the) offering
  (?: ?\(\d\))?(?:,? and[^\n.\d]{0,60})?(?: \(?assuming[^\n\d]{0,80})?[\s:]{1,4}(?:approximately |up to )?${COUNT}
  (?: (?:shares|ordinary shares|common shares|class [a-c])|[ .]*\n)
  |${COUNT} (?:of our )?(?:(?:class [a-c] )?${CLASS} (?:of [^.;\d]{3,50} )?)?(?:will|would) (?:then )?be (?:issued and )?outstanding`;
/** A row of "The Offering": "Common stock outstanding prior to this offering", "30,112,233 shares (as of …)". */
const BEFORE_ROW = verbose('gi')`
  outstanding (?:immediately )?(?:prior to|before)(?: (?:the )?completion of)? (?:this|the) offering
  (?: ?\(\d\))?[\s:]{1,4}(?:approximately )?${COUNT} (?:shares|ordinary shares|common shares|class a)`;
/** The day of the counts in a note of their own: "Outstanding shares are as of July 31, 2025". */
const DAY_NOTE = verbose('gi')`
  (?:shares|stock) (?:that are |to be )?outstanding\b[^.;\d]{0,60}? (?:is|are|is based on (?:the number|shares)[^.;\d]{0,60}) (?:stated |given )?as of (?=[A-Z])
  |outstanding shares are(?: stated| given)? as of (?=[A-Z])`;
const DEFINED_DAY =
  /\b([A-Z][a-z]{2,8} \d{1,2}, \d{4}),? (?:\((?:the |our |as )*"?record date"?\)|the record date\b)|"?record date"?(?: of| is|,| will be)? ([A-Z][a-z]{2,8} \d{1,2}, \d{4})/i;
/** What is not outstanding, or not the whole class. */
const OTHER_COUNT =
  /issuable|options?|warrants?|exclud|reserved|authorized|held by|owned by|owns|non-affiliates|preferred|held of record/i;

interface Statement {
  readonly count: string;
  readonly at: TextRange;
  readonly date: string | null;
  readonly dateAt: TextRange | null;
}

/** Shares outstanding before and after, as "The Offering" counts them. Check: before + offered = after. */
export function findSharesOutstanding(
  document: OfferingDocument,
  cover: Cover,
  terms: OfferingTerms,
  findings: Findings,
): void {
  const stated = findBefore(document, cover, terms, findings);
  const afterAt = findAfter(document, cover, terms, findings);
  const counts = ['sharesOutstandingBefore', 'sharesOutstandingAfter'];
  const [before, after] = counts.map((path) => findings.number(path));
  const offered = findings.number('sharesOffered');
  if (before == null || after == null || stated === null || afterAt === null) return;
  // The day of a count that adds up stands in the same statement.
  const paths = stated.date === null ? counts : [...counts, 'asOfDate'];
  if (offered !== null && before + offered === after)
    findings.check('outstanding before + offered = after', true, [...paths, 'sharesOffered']);
  else if (after < before) findings.setConfidence('sharesOutstandingAfter', DOUBTFUL);
  else checkAssumedSales(document, cover, [stated.at, afterAt], paths, findings);
}

/** The count that the one after the offering is based on. */
const IS_BASE = /\b(?:outstanding|to be outstanding|outstanding immediately)[^.;\d]{0,60}\b(?:after|following)\b/i;

/** The statement that the offering counts from, else the first. */
function baseOf(document: OfferingDocument, statements: readonly Statement[]): Statement | undefined {
  return statements.find((one) => isBase(document, one)) ?? statements[0];
}

function isBase(document: OfferingDocument, { at }: Statement): boolean {
  const { start } = sentenceAt(document, at.start);
  return IS_BASE.test(document.flat.slice(Math.max(start, at.start - 300), at.start));
}

function findBefore(
  document: OfferingDocument,
  cover: Cover,
  terms: OfferingTerms,
  findings: Findings,
): Statement | null {
  const statements = statementsIn(document, cover.whole);
  const rows = countsOf(terms.get('before') ?? []);
  const [row] = rows.length > 0 ? rows : findAll(document, cover.whole, BEFORE_ROW, 1).map(rowStatement);
  const first = baseOf(document, statements);
  const chosen = first ?? row;
  if (chosen === undefined) return null;
  // Counts for other days do not disagree; which of them the offering counts from is known where it says so.
  const others = statements.filter(({ count }) => count !== chosen.count);
  const isAlone =
    others.length === 0 ||
    (isBase(document, chosen) &&
      others.every(({ date }) => date !== null && chosen.date !== null && date !== chosen.date));
  const confidence = isAlone ? STATED : 0.75;
  findings.set('sharesOutstandingBefore', numberOf(chosen.count), [chosen.at], confidence);
  if (first?.date != null && first.dateAt !== null) findings.set('asOfDate', first.date, [first.dateAt], confidence);
  else if (row?.date != null && row.dateAt !== null && chosen === row)
    findings.set('asOfDate', row.date, [row.dateAt], STATED);
  else findDayNote(document, cover, findings);
  const agrees = row !== undefined && first !== undefined && row.count === first.count;
  const { count: printed, at, date } = chosen;
  const restated = restatedOutstanding(document, cover, { printed, at, date });
  if (agrees || (isAlone && restated.count))
    findings.check('shares outstanding stated twice alike', true, ['sharesOutstandingBefore']);
  if (isAlone && restated.day) findings.check('day of the shares outstanding stated twice alike', true, ['asOfDate']);
  return chosen;
}

function statementsIn(document: OfferingDocument, range: TextRange): Statement[] {
  return findAll(document, range, BEFORE, 24).flatMap((match): Statement[] => {
    const [count, date, dateFirst, countLast] = match.groups;
    const printed = count ?? countLast ?? '';
    const words = match.text.replace(/\([^()]{0,120}\)/g, '');
    const sentence = sentenceAt(document, match.start);
    const isRelated = /outstanding/i.test(textIn(document, sentence));
    if (printed === '' || OTHER_COUNT.test(words) || !isRelated || isOfHolder(document, match)) return [];
    const day = date ?? dateFirst ?? '';
    const named = datesIn(day)[0]?.date;
    const defined = named === undefined && /record date/i.test(day) ? definedDay(document, range) : null;
    return [
      {
        count: printed,
        at: printedIn(match, printed),
        date: named ?? defined?.date ?? null,
        dateAt: named === undefined ? (defined?.at ?? null) : printedIn(match, day),
      },
    ];
  });
}

/** "… had 400,000 shares", said of another owner; "of which … are held by non-affiliates" is the float's count. */
function isOfHolder(document: OfferingDocument, { start }: Match): boolean {
  const { start: from } = sentenceAt(document, start);
  return /\b(?:he|she|fund|holder|director|officer)\b[^.]{0,60}(?:had |has )?$/i.test(document.flat.slice(from, start));
}

function definedDay(
  document: OfferingDocument,
  range: TextRange,
): { readonly date: string; readonly at: TextRange } | null {
  const [match] = findAll(document, range, new RegExp(DEFINED_DAY.source, 'gi'), 1);
  const printed = match?.groups.find((group) => group !== undefined);
  const date = printed === undefined ? undefined : datesIn(printed)[0]?.date;
  return match === undefined || printed === undefined || date === undefined
    ? null
    : { date, at: printedIn(match, printed) };
}

function findDayNote(document: OfferingDocument, cover: Cover, findings: Findings): void {
  for (const note of findAll(document, cover.whole, DAY_NOTE, 4)) {
    const [date] = datesIn(document.flat.slice(note.end, note.end + 24));
    if (date === undefined || date.start > 1) continue;
    findings.set('asOfDate', date.date, [{ start: note.end + date.start, end: note.end + date.end }], STATED);
    return;
  }
}

function rowStatement(match: Match): Statement {
  const printed = match.groups.find((group) => group !== undefined) ?? '';
  return { count: printed, at: printedIn(match, printed), date: null, dateAt: null };
}

function findAfter(
  document: OfferingDocument,
  cover: Cover,
  terms: OfferingTerms,
  findings: Findings,
): TextRange | null {
  const rows = terms.get('after') ?? [];
  const total = rows.find(({ label }) => /^total\b/i.test(label));
  const inRows = countsOf(total === undefined ? rows : [total]);
  const inText = findAll(document, cover.whole, AFTER, 8).filter((match) => !isOfHolder(document, match));
  const totals = inText.filter(({ start }) =>
    /^\s*total\b/i.test(document.flat.slice(paragraphAt(document, start).start, start)),
  );
  const fromText = (totals.length > 0 ? totals.toSorted((a, b) => countOf(b) - countOf(a)) : inText).map(rowStatement);
  const chosen =
    (total === undefined ? undefined : inRows[0]) ??
    (totals.length > 0 ? fromText[0] : undefined) ??
    inRows[0] ??
    fromText[0];
  if (chosen === undefined) return null;
  // Several rows without a total are of several classes.
  const isPart = total === undefined && totals.length === 0 && new Set(inRows.map(({ count }) => count)).size > 1;
  findings.set('sharesOutstandingAfter', numberOf(chosen.count), [chosen.at], isPart ? 0.7 : STATED);
  const again = [...inRows, ...fromText].some(
    ({ count, at }) => count === chosen.count && Math.abs(at.start - chosen.at.start) > 40,
  );
  if (again && !isPart) findings.check('outstanding after stated twice alike', true, ['sharesOutstandingAfter']);
  return chosen.at;
}

function countOf({ groups }: Match): number {
  return numberOf(groups.find((group) => group !== undefined) ?? '0');
}

function countsOf(rows: readonly TermRow[]): Statement[] {
  return rows.flatMap((row) => {
    const found = countIn(row);
    if (found === null) return [];
    const count = row.value.slice(found.at.start - row.at.start, found.at.end - row.at.start);
    const after = found.at.end - row.at.start;
    const day = /^[^.;]{0,60}\bas of /i.test(row.value.slice(after)) ? datesIn(row.value.slice(after))[0] : undefined;
    const dateAt = day && { start: found.at.end + day.start, end: found.at.end + day.end };
    return [{ count, at: found.at, date: day?.date ?? null, dateAt: dateAt ?? null }];
  });
}
