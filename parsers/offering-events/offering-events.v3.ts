import { parserVersionOf } from '../../core/ids.ts';
import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import {
  notApplicable,
  nothingFound,
  outcomeHead,
  rejected,
  rejectedUnread,
  rejectedWordless,
} from '../filing/outcomes.ts';
import { STATED } from '../prose/stated-items.ts';
import { findAgentFee } from './agent-fee.ts';
import { findAgents } from './agents.ts';
import { findBabyShelf } from './baby-shelf.ts';
import { type Classification, classify } from './classify.ts';
import { checkProduct, findMaximum, findRemaining, findTextGross, findTextPrice } from './cover-amounts.ts';
import { findFileNumber, findSecurities, findShares } from './cover-findings.ts';
import { decoyOf, freeWritingDecoyOf } from './decoys.ts';
import { findDilution } from './dilution-findings.ts';
import { addFeeExhibit, feeTablesOf, findFeeExhibit, findFees } from './fee-findings.ts';
import { createFindings, type Findings, offeringOutcome } from './findings.ts';
import { formOf, offeringDocumentsOf } from './forms.ts';
import { findOwnPart } from './joint-sale.ts';
import { type Cover, type OfferingDocument, readOfferingDocument } from './offering-document.ts';
import { findTerms, type OfferingTerms, offeringTermsOf } from './offering-terms.ts';
import { findSharesOutstanding } from './outstanding-findings.ts';
import { findPriceTable } from './price-table.ts';
import type { OfferingResult } from './result.ts';
import { findRightsTerms } from './rights-terms.ts';
import { offeringEventRows } from './rows.ts';
import { findFirst, moneyIn } from './search.ts';
import { findNetProceeds, findStatedPrice } from './text-findings.ts';

const PARSER = { id: 'offering-events', version: 3, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);
type Outcome = ParseOutcome<OfferingResult>;
/**
 * Offerings from prospectuses (424B1–5, 424B7), free writing prospectuses, registration statements (S-1, S-3, F-1, F-3
 * and their amendments) and fee exhibits; a bare document is what its own words say. One document, one offering: the
 * cover's; of a sale by issuer and holders together, the issuer's part. Debt, structured notes, asset-backed securities, mergers and exchange offers are parsed and give no offering.
 *
 * Confidence of a value: 0.95 where a second witness agrees (shares × price = gross, gross − commissions = proceeds,
 * before + offered = after, fee = rate × amount, classes = total, commission ÷ price = percent, what the underwriters
 * buy = what is offered, a second statement elsewhere); 0.9 for a type of offering that two independent statements
 * support; 0.7–0.85 where it was read in one place; 0.6 where statements or figures disagree. The document's confidence
 * is the mean of its values', below 0.9 while any check fails.
 */
export const offeringEventsV3: Parser<OfferingResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: offeringDocumentsOf,
  parse,
  rows: (outcome, filing) => [{ table: 'dilution.offering_events', rows: offeringEventRows(outcome, filing) }],
};

/** One document with all that its values are read from. */
interface Source {
  readonly submission: Submission;
  readonly context: ParseContext;
  readonly document: OfferingDocument;
  readonly findings: Findings;
  readonly filedDate: string | null;
  readonly isRegistration: boolean;
}

function parse(submission: Submission, document: SubmissionDocument, context: ParseContext): Outcome {
  const unread = rejectedUnread<OfferingResult>(HEAD, document);
  if (unread !== null) return unread;
  const form = formOf(submission, document);
  const read = readOfferingDocument(document, form?.role === 'registration');
  const wordless = rejectedWordless<OfferingResult>(HEAD, read.flat);
  if (wordless !== null) return wordless;
  if (form === null) {
    const message = 'neither a prospectus, a registration statement nor a fee exhibit';
    return notApplicable(HEAD, 'not-an-offering-form', message);
  }
  const filedDate = submission.header.filedDate ?? context.filedDate;
  const findings = createFindings(read);
  if (form.role === 'fee-exhibit') {
    return findFeeExhibit(read, findings, context, filedDate)
      ? offeringOutcome(HEAD, findings)
      : rejected(HEAD, 'no-fee-table', 'no fee table was found in the exhibit');
  }
  const isRegistration = form.role === 'registration';
  return parseProspectus({ submission, context, document: read, findings, filedDate, isRegistration }, form.form);
}

function parseProspectus(source: Source, form: string): Outcome {
  const { submission, context, document, findings, filedDate, isRegistration } = source;
  const cover = chosenCover(document, isRegistration);
  if (cover === null) return withoutProspectus(source);
  const decoy = decoyOf(document, cover) ?? (form === 'FWP' ? freeWritingDecoyOf(document) : null);
  if (decoy !== null) return nothingFound(HEAD, {}, STATED, [decoy]);
  if (/^POS ?A(?:M|SR)/.test(form) && isDeregistration(document)) return nothingFound(HEAD, {}, STATED);
  const classification = classify(document, cover, isRegistration);
  setClassification(document, cover, classification, findings);
  findFileNumber(document, findings, isRegistration, headerNumbersOf(submission));
  findSecurities(document, cover, findings);
  findings.isJoint = classification.isPrimary && isPriced(classification) && findOwnPart(document, cover, findings);
  if (isRegistration) findFacingFees(document, cover, findings, filedDate);
  findOffering(document, cover, classification, findings);
  addFeeExhibit(HEAD, submission, document.sequence, findings, context, filedDate);
  warnUnread(document, cover, findings);
  return offeringOutcome(HEAD, findings);
}

/** One sale at a price, not a program or a line. */
function isPriced({ type }: Classification): boolean {
  return type !== 'atm' && type !== 'shelf' && type !== 'eloc';
}

const TERMS = ['sharesOffered', 'pricePerShare', 'grossProceeds', 'maxAggregateOffering', 'registeredAmount'];

/** A cover whose amounts were not understood says how many there are. */
function warnUnread(document: OfferingDocument, cover: Cover, findings: Findings): void {
  if (TERMS.some((path) => findings.has(path))) return;
  const amounts = moneyIn(document, cover).length;
  if (amounts === 0) findings.warn('no-amounts', 'the cover states no number of shares, price or amount');
  else findings.warn('amounts-not-used', `${amounts} dollar amounts of the cover were not used`);
}

/** An amendment that updates the prospectus (Section 10(a)(3)) may recite its undertaking to deregister. */
function isDeregistration({ flat }: OfferingDocument): boolean {
  const head = flat.slice(0, 12_000);
  const isUpdate = /section 10\(a\)\(3\)/i.test(head);
  return !isUpdate && /deregist|remov\w{1,12} from registration|terminat\w{1,12} (?:all|any) offerings?/i.test(head);
}

function setClassification(document: OfferingDocument, cover: Cover, kind: Classification, findings: Findings): void {
  const { type, isAtm, isPrimary, isResale, evidence, primary, resale, isSure } = kind;
  const sure = isSure ? 0.9 : 0.75;
  findings.set('type', type, evidence, sure);
  // A cover that describes its offering and never mentions a market or holders has none.
  const isDescribed = type !== 'other' || primary.length > 0;
  const lacks = (words: RegExp): boolean => isDescribed && findFirst(document, cover, words) === null;
  // A document cut off before its offering lacks the words, too.
  const noMarket = !isAtm && type !== 'other' && lacks(/at[- ]the[- ]market|\bATM\b|415\(a\)\(4\)|sales agent/i);
  const noHolders = isPrimary && !isResale && lacks(/\bselling\s+\w*holders?|resale|reoffer/i);
  findings.set('isAtm', isAtm, isAtm ? evidence : [], noMarket ? 0.9 : sure);
  findings.set('isPrimary', isPrimary, primary, isSure || noHolders ? 0.9 : STATED);
  findings.set('isResale', isResale, isResale ? resale : [], isSure || noHolders ? 0.9 : STATED);
}

/** Registration statements before 2022 have their fee table on the facing page. */
function findFacingFees(document: OfferingDocument, cover: Cover, findings: Findings, filedDate: string | null): void {
  const [table] = feeTablesOf(document, { start: 0, end: cover.end });
  if (table === undefined) return;
  const onCover = createFindings(document);
  findShares(document, cover, onCover);
  findFees(table, findings, filedDate);
  const [fees, stated] = [findings.get('sharesOffered'), onCover.get('sharesOffered')];
  if (!findings.isJoint && fees !== undefined && stated !== undefined)
    findings.check('shares in fee table = shares on the cover', fees === stated, ['sharesOffered']);
}

function findOffering(document: OfferingDocument, cover: Cover, kind: Classification, findings: Findings): void {
  const isShelf = kind.type === 'shelf';
  const terms = offeringTermsOf(document, cover);
  if (!kind.isAtm && !isShelf && !findings.isJoint) findShares(document, cover, findings);
  if (kind.isPrimary) {
    const isOpen = kind.isAtm || isShelf || kind.type === 'eloc';
    let rates: readonly number[] = [];
    if (isOpen) findMaximum(document, cover, findings);
    else rates = findSale(document, cover, terms, findings);
    findAgents(document, cover, findings);
    findAgentFee(document, cover, rates, findings);
    if (kind.isAtm) findRemaining(document, cover, findings);
    findBabyShelf(document, cover, findings);
    if (!isShelf) findDilution(document, cover, findings);
  }
  findStatedPrice(document, cover, findings);
  if (!isShelf) findSharesOutstanding(document, cover, terms, findings);
}

/** The terms of one sale; gives the agents' share of the price that its table shows, per share and in total. */
function findSale(
  document: OfferingDocument,
  cover: Cover,
  terms: OfferingTerms,
  findings: Findings,
): readonly number[] {
  const rates = findPriceTable(document, cover, findings);
  if (findings.get('type') === 'rights') findRightsTerms(document, cover, findings);
  findTextPrice(document, cover, findings);
  findTextGross(document, cover, findings);
  findTerms(document, terms, findings);
  const isUnpriced = !['pricePerShare', 'grossProceeds', 'sharesOffered'].some((path) => findings.has(path));
  if (isUnpriced) findMaximum(document, cover, findings);
  checkProduct(document, cover, findings);
  findNetProceeds(document, cover, terms, findings);
  return rates;
}

/** A registration statement without a prospectus (Rule 462(b), an exhibits-only amendment): file number and fee table. */
function withoutProspectus(source: Source): Outcome {
  const { submission, context, document, findings, filedDate } = source;
  const [table] = feeTablesOf(document, { start: 0, end: document.flat.length });
  if (table !== undefined) findFees(table, findings, filedDate);
  addFeeExhibit(HEAD, submission, document.sequence, findings, context, filedDate);
  const warning = { code: 'no-prospectus', message: 'the registration statement holds no prospectus' };
  if (findings.values.size === 0) return nothingFound(HEAD, {}, STATED, [warning]);
  findFileNumber(document, findings, true, headerNumbersOf(submission));
  findings.warnings.push(warning);
  return offeringOutcome(HEAD, findings);
}

function headerNumbersOf(submission: Submission): string[] {
  return [...new Set(submission.header.filers.flatMap(({ fileNumber }) => fileNumber ?? []))];
}

/** A registration statement may hold a base and a sales agreement prospectus: the latter makes the offering. */
function chosenCover(document: OfferingDocument, isRegistration: boolean): Cover | null {
  const [first, ...others] = document.covers;
  if (first === undefined || !isRegistration) return first ?? null;
  return others.find((cover) => classify(document, cover, true).isAtm) ?? first;
}
