import type { ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { isCurrentReport, isWithoutFinancing, readableDocuments } from '../filing/documents.ts';
import { notApplicable, nothingFound, outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { createFindings, type Findings, offeringOutcome } from '../offering-events/findings.ts';
import type { OfferingResult } from '../offering-events/result.ts';
import { offeringEventRows } from '../offering-events/rows.ts';
import { flatTextOf } from '../prose/flat-text.ts';
import { STATED } from '../prose/stated-items.ts';
import { findAgreement } from './agreement.ts';
import { dealOf, isBesideHolders } from './deal.ts';
import { findDealTerms } from './deal-terms.ts';
import { findInducement } from './inducement.ts';
import { withExhibits } from './merge-sources.ts';
import { isSoldByBoth } from './mixed-sale.ts';
import { findProgramChange } from './program-change.ts';
import { isOfferingNews } from './release-subject.ts';
import { readReport, textOf } from './report.ts';
import { securitiesIn } from './securities.ts';
import { exhibitsOf, type SourceKind, sourceKindOf } from './source-documents.ts';

const PARSER = { id: 'financing-reports', version: 3, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);
/**
 * Offerings that current reports announce (Form 8-K Items 1.01, 3.02, 8.01), with their press releases and agreements,
 * and such releases and agreements that stand alone: ATM programs and changes of their amount, registered directs,
 * underwritten offerings, private placements of shares, equity lines, inducements to exercise warrants. One report, one
 * offering: the first it announces; exhibits on the same offering supply and witness its values. Warrants placed
 * privately beside a registered sale belong to it; an underwriting by issuer and holders is primary and resale. Debt,
 * options, mergers and resales are skipped, and so are past sales in releases on other news.
 *
 * Confidence by evidence (`docs/evidence.md`): shares × price = gross proceeds and a second sentence, title or document
 * are witnesses; 0.8 for a value read in one place; 0.7 for a type inferred from the paragraph; 0.6 where statements
 * disagree or several offerings share an amount.
 */
export const financingReportsV3: Parser<OfferingResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo,
  parse,
  rows: (outcome, filing) => [{ table: 'dilution.offering_events', rows: offeringEventRows(outcome, filing) }],
};

/** The report with its exhibits; a press release or an agreement that stands alone. */
function appliesTo(submission: Submission): readonly SubmissionDocument[] {
  const { form } = submission.header;
  const [first] = readableDocuments(submission);
  return first !== undefined && isCurrentReport(form ?? first.type) ? [first] : [];
}

function parse(submission: Submission, document: SubmissionDocument): ParseOutcome<OfferingResult> {
  const unread = rejectedUnread<OfferingResult>(HEAD, document);
  if (unread !== null) return unread;
  const flat = flatTextOf(document, 'paragraphs');
  const kind = sourceKindOf(submission, document, flat.text);
  if (kind === null || isWithoutFinancing(submission))
    return notApplicable(
      HEAD,
      'not-a-financing-report',
      'no current report, press release or agreement on a financing',
    );
  const own = readSource(submission, document, kind);
  const exhibits = kind === 'report' ? exhibitsOf(submission) : [];
  const found = withExhibits(own, () => exhibits.flatMap((exhibit) => readExhibit(submission, exhibit) ?? []));
  return found === null ? nothingFound(HEAD, {}, STATED, unreadWarning(flat.text)) : offeringOutcome(HEAD, found);
}

function readExhibit(submission: Submission, document: SubmissionDocument): Findings | null {
  if (rejectedUnread(HEAD, document) !== null) return null;
  const kind = sourceKindOf(submission, document, flatTextOf(document, 'paragraphs').text);
  return kind === null ? null : readSource(submission, document, kind);
}

function readSource(submission: Submission, document: SubmissionDocument, kind: SourceKind): Findings | null {
  const flat = flatTextOf(document, 'paragraphs');
  const findings = createFindings(flat);
  if (kind === 'agreement') return findAgreement(flat, findings) ? findings : null;
  const report = readReport(flat);
  if (findProgramChange(report, findings)) return findings;
  const found = dealOf(report, issuerWordOf(submission));
  const deal = found !== null && kind === 'release' && !isOfferingNews(report) ? null : found;
  if (deal === null) return findInducement(report, findings) ? findings : null;
  const typeConfidence = deal.isSure ? 0.9 : 0.7;
  findings.set('type', deal.type, [deal.typeAt], typeConfidence);
  findings.set('isAtm', deal.type === 'atm', [deal.typeAt], typeConfidence);
  findings.set('isPrimary', true, [deal.typeAt], 0.9);
  const isMixed = isBesideHolders(textOf(report, deal.sentence)) || isSoldByBoth(report.text, deal.paragraph);
  findings.set('isResale', isMixed, [deal.typeAt], isMixed ? STATED : 0.9);
  const words = report.text.slice(deal.sentence.start, Math.min(deal.paragraph.end, deal.sentence.end + 600));
  const named = securitiesIn(words);
  const securities =
    named.length > 0 ? named : securitiesIn(report.text.slice(deal.sentence.start, deal.sentence.end + 3_000));
  findings.set('securities', securities, [deal.sentence], STATED);
  findDealTerms(report, deal, findings);
  return findings;
}

const AMOUNTS = /\$ ?\d[\d,.]*(?: (?:million|billion))?/g;

/** Says of an empty result what was looked through and not understood. */
function unreadWarning(text: string): Reason[] {
  const near = [
    ...text.matchAll(/\b(?:gross proceeds|purchase agreement|sales agreement|private placement|public offering)\b/gi),
  ];
  const amounts = near.filter(({ index }) => text.slice(index, index + 300).search(AMOUNTS) >= 0).length;
  if (amounts === 0) return [];
  const message = `${amounts} mentions of offerings near dollar amounts announce no sale by the issuer that was understood`;
  return [{ code: 'offering-not-understood', message }];
}

/** EDGAR writes names in capitals: "ACME DEVICES, INC." is "Acme" in the text. */
function issuerWordOf({ header }: Submission): string | null {
  const word = header.filers[0]?.name?.split(/[\s,.]/, 1)[0] ?? '';
  return word.length >= 4 ? `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}` : null;
}
