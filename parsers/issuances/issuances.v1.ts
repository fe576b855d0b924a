import { parserVersionOf } from '../../core/ids.ts';
import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { CURRENT_REPORTS, mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { isFormOf } from '../filing/form-families.ts';
import { createEvidence, outcomeHead, parsedOutcome, rejectedUnread, rejectedWordless } from '../filing/outcomes.ts';
import { type FlatText, flatTextOf } from '../prose/flat-text.ts';
import { collectFacts } from '../reported-facts/reported-facts.ts';
import { closingsIn } from './closings.ts';
import { CONVERSIONS, EXERCISES } from './exercises.ts';
import { closingsOf, issuancesOf, runwaySecuritiesOf, warningsOf } from './outcome-parts.ts';
import { PROGRAM_SALES } from './program-sales.ts';
import { reportDates } from './report-dates.ts';
import type { IssuancesResult } from './result.ts';
import { closingRows, issuanceRows, runwaySecuritiesRows } from './rows.ts';
import { runwaySecurities } from './runway-securities.ts';
import { inPlainDollars, salesOnce } from './sales.ts';
import { type NotUnderstood, statementsIn } from './statements.ts';
import { taggedAmounts, taggedTotals } from './tagged.ts';

const PARSER = { id: 'issuances', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);
/** Press releases beside a current report. */
const PRESS_RELEASE = /^EX-99/i;
const IN_THOUSANDS = /\b(?:in|\$) ?thousands\b|\bthousands of (?:U\.S\. )?dollars\b|\(000'?s/i;
const GRAMMARS = [PROGRAM_SALES, EXERCISES, CONVERSIONS];
const NOTHING_FOUND = 0.9;

/**
 * Shares issued over periods: sales under ATM programs, equity lines and purchase agreements, exercises of warrants and
 * conversions, in the words of reports, prospectuses and current reports; where these are silent, as reports tag them.
 * Beside them the closings of offerings, and the long-term securities that a report counts into its runway.
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
    return rejectedWordless(HEAD, flat.text) ?? readDocument(submission, document, flat, context);
  },
  rows: (outcome, context) => [
    { table: 'dilution.issuances', rows: issuanceRows(outcome, context) },
    { table: 'dilution.offering_closings', rows: closingRows(outcome, context) },
    { table: 'dilution.runway_securities', rows: runwaySecuritiesRows(outcome) },
  ],
};

function readDocument(
  submission: Submission,
  document: SubmissionDocument,
  flat: FlatText,
  context: ParseContext,
): ParseOutcome<IssuancesResult> {
  const dates = reportDates(submission, flat.text, context.filedDate);
  const doubts: NotUnderstood[] = [];
  const isInThousands = IN_THOUSANDS.test(flat.text);
  const statements = GRAMMARS.flatMap((grammar) => statementsIn(flat, dates, grammar, doubts));
  const sales = salesOnce(statements).map((sale) => inPlainDollars(sale, isInThousands));
  const facts = collectFacts(context);
  const tagged = taggedAmounts(facts);
  const isReport = dates.months !== null;
  const evidence = createEvidence();
  // The facts are the report's own: exhibits of a current report do not repeat them.
  const issuances = issuancesOf(evidence, flat, sales, tagged, isReport ? taggedTotals(tagged, sales) : []);
  const eventDate = isReport ? null : submission.header.periodOfReport;
  const closings = isProspectus(document.type) ? [] : closingsOf(evidence, flat, closingsIn(flat, dates, eventDate));
  const runway =
    dates.months === null || dates.periodEnd === null ? null : runwaySecurities(flat, facts, dates.periodEnd);
  const result = {
    ...(issuances.length > 0 && { issuances }),
    ...(closings.length > 0 && { closings }),
    ...(runway !== null && { runwaySecurities: runwaySecuritiesOf(evidence, runway) }),
  };
  const scores = Object.values(evidence.confidences);
  const confidence = scores.length === 0 ? NOTHING_FOUND : Math.min(...scores);
  return parsedOutcome(HEAD, result, confidence, { ...evidence, warnings: warningsOf(flat, doubts) });
}

/** A prospectus expects a closing. */
function isProspectus(type: string): boolean {
  return isFormOf(type, ['prospectus', 'registration', 'registrationRealEstate']);
}
