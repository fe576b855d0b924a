import { parserVersionOf } from '../../core/ids.ts';
import type { CrossValidation, ParseContext, ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission } from '../../core/submission.ts';
import { CURRENT_REPORTS, mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { outcomeHead, parsedOutcome, rejectedUnread, rejectedWordless } from '../filing/outcomes.ts';
import { type FlatText, flatTextOf, type TextRange } from '../prose/flat-text.ts';
import { collectFacts } from '../reported-facts/reported-facts.ts';
import { judge } from './evidence.ts';
import { CONVERSIONS, EXERCISES } from './exercises.ts';
import { PROGRAM_SALES } from './program-sales.ts';
import { reportDates } from './report-dates.ts';
import type { Issuance, IssuancesResult } from './result.ts';
import { issuanceRows } from './rows.ts';
import { inPlainDollars, type Sale, salesOnce } from './sales.ts';
import { type NotUnderstood, statementsIn } from './statements.ts';
import { type TaggedTotal, taggedAmounts, taggedTotals } from './tagged.ts';

const PARSER = { id: 'issuances', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);
/** Press releases beside a current report. */
const PRESS_RELEASE = /^EX-99/i;
const IN_THOUSANDS = /\b(?:in|\$) ?thousands\b|\bthousands of (?:U\.S\. )?dollars\b|\(000'?s/i;
const GRAMMARS = [PROGRAM_SALES, EXERCISES, CONVERSIONS];
const NOTHING_FOUND = 0.9;
/** A period between two dates, or the months before one. */
const DATED = 0.95;
const TAGGED = 0.85;
/** A period that follows from the date of the filing. */
const UNTIL_FILED = 0.85;

/**
 * Shares issued over periods: sales under ATM programs, equity lines and purchase agreements, exercises of warrants and
 * conversions, in the words of reports, prospectuses and current reports; where these are silent, as reports tag them.
 *
 * Confidence of an amount: 0.96 with two witnesses, 0.93 with one (shares × price is the gross, gross less costs the net,
 * the filing tags the amount for the period, or another sentence gives it too), 0.8 read once, 0.7 where proceeds are
 * called neither gross nor net, 0.5 where something contradicts it; 0.85 for "no shares were sold" and for tags alone.
 */
export const issuancesV1: Parser<IssuancesResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: (submission) =>
    mainAndExhibits(submission, [...REPORTS_AND_PROSPECTUSES, ...CURRENT_REPORTS], PRESS_RELEASE),
  parse(submission, document, context) {
    const unread = rejectedUnread<IssuancesResult>(HEAD, document);
    if (unread !== null) return unread;
    const flat = flatTextOf(document, 'paragraphs');
    return rejectedWordless(HEAD, flat.text) ?? readDocument(submission, flat, context);
  },
  rows: (outcome, context) => [{ table: 'dilution.issuances', rows: issuanceRows(outcome, context) }],
};

function readDocument(submission: Submission, flat: FlatText, context: ParseContext): ParseOutcome<IssuancesResult> {
  const dates = reportDates(submission, flat.text, context.filedDate);
  const doubts: NotUnderstood[] = [];
  const isInThousands = IN_THOUSANDS.test(flat.text);
  const statements = GRAMMARS.flatMap((grammar) => statementsIn(flat, dates, grammar, doubts));
  const sales = salesOnce(statements).map((sale) => inPlainDollars(sale, isInThousands));
  const tagged = taggedAmounts(collectFacts(context));
  const issuances: Issuance[] = [];
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  const crossValidations: CrossValidation[] = [];
  for (const [index, sale] of sales.entries()) {
    const path = `issuances[${index}]`;
    const judged = judge(sale, tagged);
    const members = Object.entries(membersOf(sale, judged.confidences));
    issuances.push(Object.fromEntries(members.map(([member, { value }]) => [member, value])) as unknown as Issuance);
    for (const [member, { at, confidence }] of members) {
      spans[`${path}.${member}`] = [flat.span(at)];
      confidences[`${path}.${member}`] = confidence;
    }
    crossValidations.push(...judged.checks.map((check) => ({ ...check, path: `${path}.` })));
  }
  // The facts are the report's own: its exhibits do not repeat them.
  const totals = dates.months === null ? [] : taggedTotals(tagged, sales);
  for (const total of totals) addTagged(total, issuances, spans, confidences);
  const least = Math.min(...Object.values(confidences));
  const confidence = issuances.length === 0 ? NOTHING_FOUND : least;
  const evidence = { spans, confidences, crossValidations, warnings: warningsOf(flat, doubts) };
  return parsedOutcome(HEAD, issuances.length === 0 ? {} : { issuances }, confidence, evidence);
}

interface Member {
  readonly value: unknown;
  readonly at: TextRange;
  readonly confidence: number;
}

const MEMBERS = {
  shares: 'shares',
  gross: 'grossProceeds',
  net: 'netProceeds',
  price: 'averagePrice',
  principal: 'principal',
  strike: 'strike',
} as const;

function membersOf(sale: Sale, confidences: ReturnType<typeof judge>['confidences']): Readonly<Record<string, Member>> {
  const { channel, program, fileNumber, period, periodAt, amounts, none, cashless, preFunded } = sale;
  const members: Record<string, Member> = {};
  const confidence = period.basis === 'since-period-end' ? UNTIL_FILED : DATED;
  const add = (name: string, value: unknown, at: TextRange, own: number) => {
    members[name] = { value, at, confidence: own };
  };
  add('channel', channel, program ?? none ?? periodAt, DATED);
  if (program !== null) add('program', program.value, program, DATED);
  if (fileNumber !== null) add('fileNumber', fileNumber.value, fileNumber, DATED);
  add('basis', period.basis, periodAt, confidence);
  if (period.from !== null) add('periodStart', period.from, periodAt, confidence);
  add('periodEnd', period.to, periodAt, confidence);
  for (const [role, member] of Object.entries(MEMBERS) as [keyof typeof MEMBERS, string][]) {
    const amount = amounts[role];
    if (amount !== undefined) add(member, amount.value, amount, confidences[role] ?? 0.8);
    else if (none !== null && (role === 'shares' || role === 'gross' || role === 'net'))
      add(member, 0, none, confidences[role] ?? 0.8);
  }
  if (cashless !== null) add('cashless', true, cashless, DATED);
  if (preFunded !== null) add('preFunded', true, preFunded, DATED);
  return members;
}

/** A total known from tagged facts alone: one witness. */
function addTagged(
  { channel, from, to, amounts }: TaggedTotal,
  issuances: Issuance[],
  spans: Record<string, readonly Span[]>,
  confidences: Record<string, number>,
): void {
  const path = `issuances[${issuances.length}]`;
  const values = Object.entries(amounts).map(
    ([role, amount]) => [MEMBERS[role as keyof TaggedTotal['amounts']], amount] as const,
  );
  const own = Object.fromEntries(values.map(([member, { value }]) => [member, value]));
  issuances.push({ channel, basis: 'period', periodStart: from, periodEnd: to, ...own });
  for (const [member, { fact }] of values) {
    spans[`${path}.${member}`] = fact.spans;
    confidences[`${path}.${member}`] = Math.min(TAGGED, fact.confidence);
  }
}

const MOST_WARNINGS = 5;

function warningsOf(flat: FlatText, doubts: readonly NotUnderstood[]): readonly Reason[] {
  return doubts.slice(0, MOST_WARNINGS).map(({ start, end, why }) => ({
    code: 'issuance-not-understood',
    message: `${why}: ${flat.text.slice(start, Math.min(end, start + 240))}`,
  }));
}
