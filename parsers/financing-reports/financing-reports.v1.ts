import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { isCurrentReport, isWithoutFinancing, readableDocuments } from '../filing/documents.ts';
import { notApplicable, nothingFound, outcomeHead, parsedOutcome, rejectedUnread } from '../filing/outcomes.ts';
import type { OfferingResult } from '../offering-events/result.ts';
import { offeringEventRows } from '../offering-events/rows.ts';
import { flatTextOf, type TextRange } from '../prose/flat-text.ts';
import { STATED } from '../prose/stated-items.ts';
import { type Deal, dealOf, isBesideHolders } from './deal.ts';
import { findDealTerms } from './deal-terms.ts';
import { reportBodyOf } from './report-body.ts';

const PARSER = { id: 'financing-reports', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);
const OTHER_FORM = /^(?:424B|S-|F-|10-|20-F|EX-(?!99))|filed\s+pursuant\s+to\s+rule\s+424/i;
const REPORT_HEAD = /form\s+(?:8-K|6-K)\b/i;
/** The form's own name stands first; periodic reports name reports on Form 8-K that they refer to. */
const OTHER_HEAD = /form(?:\s|&nbsp;|&#160;|<[^>]{0,200}>)+(?:10-?[KQ]|20-F|40-F|[SF]-[1348])\b/i;

/**
 * Offerings that current reports announce (Form 8-K Items 1.01, 3.02, 8.01 and their press releases): ATM agreements,
 * registered directs, underwritten offerings, private placements of shares, equity lines. One report, one offering:
 * the first it announces; warrants placed privately beside a registered sale belong to it, and an underwriting by issuer
 * and holders is primary and resale. Debt, options, mergers and resales give none.
 *
 * Confidence: 0.95 where shares × price = gross proceeds holds or an amount is stated twice; 0.9 for a kind of offering
 * that the announcing sentence itself names, and a file number that is the only one; 0.8 read in one place; 0.7 for a
 * kind inferred from the paragraph; 0.6 where statements disagree.
 */
export const financingReportsV1: Parser<OfferingResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo,
  parse,
  rows: (outcome, filing) => [{ table: 'dilution.offering_events', rows: offeringEventRows(outcome, filing) }],
};

/** The report, and its press release where the report itself states no amounts. */
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
  if (!isReport || isWithoutFinancing(submission)) {
    return notApplicable(HEAD, 'not-a-financing-report', 'no current report on a financing');
  }
  const terms = flatTextOf(document, 'paragraphs');
  const body = reportBodyOf(terms);
  const deal = dealOf(terms, body, issuerWordOf(submission));
  if (deal === null) return nothingFound(HEAD, {}, STATED);

  const offering: Record<string, unknown> = {};
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  const put = (member: string, value: unknown, at: TextRange, confidence: number): void => {
    if (member in offering) return;
    offering[member] = value;
    spans[`offering.${member}`] = [terms.span(at)];
    confidences[`offering.${member}`] = confidence;
  };
  const sure = deal.isSure ? 0.9 : 0.7;
  put('type', deal.type, deal.typeAt, sure);
  put('isAtm', deal.type === 'atm', deal.typeAt, sure);
  put('isPrimary', true, deal.typeAt, 0.9);
  const isMixed = isBesideHolders(terms.text.slice(deal.sentence.start, deal.sentence.end));
  put('isResale', isMixed, deal.typeAt, isMixed ? STATED : 0.9);
  put('securities', securitiesOf(terms.text, deal), deal.sentence, STATED);
  findDealTerms(terms, body, deal, put);
  const scores = Object.values(confidences);
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  return parsedOutcome<OfferingResult>(HEAD, { offering }, Math.round(mean * 100) / 100, { spans, confidences });
}

function isReportHead(head: string): boolean {
  const report = REPORT_HEAD.exec(head);
  const other = OTHER_HEAD.exec(head);
  return report !== null && !OTHER_FORM.test(head) && (other === null || report.index < other.index);
}

/** EDGAR's names are in capitals: "NUANCE COMMUNICATIONS, INC." is "Nuance" in the text. */
function issuerWordOf({ header }: Submission): string | null {
  const word = header.filers[0]?.name?.split(/[\s,.]/, 1)[0] ?? '';
  return word.length >= 4 ? `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}` : null;
}

const INTO =
  /\b(?:(?:convertible|exercisable|exchangeable|redeemable) (?:into|for)|(?:warrants?|options?|rights?)(?: \([^)]{2,40}\))? to (?:purchase|acquire))\b[^.;]{0,120}?\b(?:common|ordinary) (?:stock|shares?)/gi;

/** What is sold, by the names in the announcing sentence. */
function securitiesOf(text: string, deal: Deal): string[] {
  const words = text.slice(deal.sentence.start, Math.min(deal.paragraph.end, deal.sentence.end + 600));
  const names: string[] = [];
  // What preferred shares become and warrants buy is not sold.
  const sold = words.replace(INTO, '');
  if (/common (?:stock|shares)|ordinary shares|\bADSs?\b|depositary shares/i.test(sold)) names.push('common');
  if (/preferred (?:stock|shares)/i.test(words)) names.push('preferred');
  if (/pre-?funded warrants/i.test(words)) names.push('pre-funded warrants');
  if (/(?<!pre-?funded )\bwarrants\b/i.test(words)) names.push('warrants');
  return names;
}
