import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { isCurrentReport, isWithoutFinancing, readableDocuments } from '../filing/documents.ts';
import { notApplicable, nothingFound, outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { createFindings, offeringOutcome } from '../offering-events/findings.ts';
import type { OfferingResult } from '../offering-events/result.ts';
import { offeringEventRows } from '../offering-events/rows.ts';
import { flatTextOf } from '../prose/flat-text.ts';
import { STATED } from '../prose/stated-items.ts';
import { type Deal, dealOf, isBesideHolders } from './deal.ts';
import { findDealTerms } from './deal-terms.ts';
import { readReport, textOf } from './report.ts';

const PARSER = { id: 'financing-reports', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);
const OTHER_FORM = /^(?:424B|S-|F-|10-|20-F|EX-(?!99))|filed\s+pursuant\s+to\s+rule\s+424/i;
const REPORT_HEAD = /form\s+(?:8-K|6-K)\b/i;
/** A report's own form comes first; periodic reports refer to reports on Form 8-K. */
const OTHER_HEAD = /form(?:\s|&nbsp;|&#160;|<[^>]{0,200}>)+(?:10-?[KQ]|20-F|40-F|[SF]-[1348])\b/i;
/**
 * Offerings that current reports announce (Form 8-K Items 1.01, 3.02, 8.01 and their press releases): ATM agreements,
 * registered directs, underwritten offerings, private placements of shares, equity lines. One report, one offering: the
 * first it announces. Warrants placed privately beside a registered sale belong to it; an underwriting by issuer and
 * holders is primary and resale. Debt, options, mergers and resales are skipped.
 *
 * Confidence: 0.95 where shares × price = gross proceeds holds or an amount is stated twice; 0.9 for a type that the
 * announcing sentence names, and for the only file number; 0.8 for a value read in one place; 0.7 for a type inferred
 * from the paragraph; 0.6 where statements disagree.
 */
export const financingReportsV1: Parser<OfferingResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo,
  parse,
  rows: (outcome, filing) => [{ table: 'dilution.offering_events', rows: offeringEventRows(outcome, filing) }],
};

/** The report, and its press releases where the report itself states no amounts. */
function appliesTo(submission: Submission): readonly SubmissionDocument[] {
  const { form } = submission.header;
  const readable = readableDocuments(submission);
  const [first] = readable;
  if (first === undefined || !isCurrentReport(form ?? first.type)) return [];
  if (isWithoutFinancing(submission) || /gross proceeds|aggregate offering price/i.test(first.text)) return [first];
  return [first, ...readable.filter(({ type }) => /^EX-99/i.test(type)).slice(0, 2)];
}

function parse(submission: Submission, document: SubmissionDocument): ParseOutcome<OfferingResult> {
  const unread = rejectedUnread<OfferingResult>(HEAD, document);
  if (unread !== null) return unread;
  const head = document.text.slice(0, 20_000);
  const name = submission.header.form ?? document.type;
  const isReport = isCurrentReport(name) || (!OTHER_FORM.test(name) && isReportHead(head));
  if (!isReport || isWithoutFinancing(submission))
    return notApplicable(HEAD, 'not-a-financing-report', 'no current report on a financing');
  const report = readReport(flatTextOf(document, 'paragraphs'));
  const deal = dealOf(report, issuerWordOf(submission));
  if (deal === null) return nothingFound(HEAD, {}, STATED);
  const findings = createFindings(report.flat);
  const typeConfidence = deal.isSure ? 0.9 : 0.7;
  findings.set('type', deal.type, [deal.typeAt], typeConfidence);
  findings.set('isAtm', deal.type === 'atm', [deal.typeAt], typeConfidence);
  findings.set('isPrimary', true, [deal.typeAt], 0.9);
  const isMixed = isBesideHolders(textOf(report, deal.sentence));
  findings.set('isResale', isMixed, [deal.typeAt], isMixed ? STATED : 0.9);
  findings.set('securities', securitiesOf(report.text, deal), [deal.sentence], STATED);
  findDealTerms(report, deal, findings);
  return offeringOutcome(HEAD, findings);
}

function isReportHead(head: string): boolean {
  const report = REPORT_HEAD.exec(head);
  const other = OTHER_HEAD.exec(head);
  return report !== null && !OTHER_FORM.test(head) && (other === null || report.index < other.index);
}

/** EDGAR writes names in capitals: "NUANCE COMMUNICATIONS, INC." is "Nuance" in the text. */
function issuerWordOf({ header }: Submission): string | null {
  const word = header.filers[0]?.name?.split(/[\s,.]/, 1)[0] ?? '';
  return word.length >= 4 ? `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}` : null;
}

const INTO =
  /\b(?:(?:convertible|exercisable|exchangeable|redeemable) (?:into|for)|(?:warrants?|options?|rights?)(?: \([^)]{2,40}\))? to (?:purchase|acquire))\b[^.;]{0,120}?\b(?:common|ordinary) (?:stock|shares?)/gi;

/** The securities sold, by their names in the announcing sentence. */
function securitiesOf(text: string, deal: Deal): string[] {
  const words = text.slice(deal.sentence.start, Math.min(deal.paragraph.end, deal.sentence.end + 600));
  const names: string[] = [];
  // Shares that others convert into or may be bought with are not sold.
  const sold = words.replace(INTO, '');
  if (/common (?:stock|shares)|ordinary shares|\bADSs?\b|depositary shares/i.test(sold)) names.push('common');
  if (/preferred (?:stock|shares)/i.test(words)) names.push('preferred');
  if (/pre-?funded warrants/i.test(words)) names.push('pre-funded warrants');
  if (/(?<!pre-?funded )\bwarrants\b/i.test(words)) names.push('warrants');
  return names;
}
