import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import {
  notApplicable,
  nothingFound,
  outcomeHead,
  parsedOutcome,
  rejected,
  rejectedUnread,
  rejectedWordless,
} from '../filing/outcomes.ts';
import { findAgentFee, findAgents } from './agents.ts';
import { classify } from './classify.ts';
import {
  checkProduct,
  findFileNumber,
  findMaximum,
  findSecurities,
  findShares,
  findTextGross,
  findTextPrice,
  findTitleGross,
} from './cover-findings.ts';
import { decoyOf, freeWritingDecoyOf } from './decoys.ts';
import { findDilution } from './dilution-findings.ts';
import { findFeeFacts } from './fee-facts.ts';
import { feeTablesOf, findFees, isEquityTitle } from './fee-findings.ts';
import { createFindings, type Findings, STATED } from './findings.ts';
import { type DocumentForm, documentFormOf, isFeeExhibit, offeringDocumentsOf } from './forms.ts';
import { type Cover, type OfferingDocument, readOfferingDocument } from './offering-document.ts';
import { findPriceTable } from './price-table.ts';
import { findRemaining } from './remaining.ts';
import { type OfferingResult, offeringOf } from './result.ts';
import { offeringEventRows } from './rows.ts';
import { firstHit } from './search.ts';
import { findStatedPrice } from './stated-price.ts';
import { findBabyShelf, findNetProceeds, findSharesOutstanding } from './text-findings.ts';

const PARSER = { id: 'offering-events', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

/**
 * Offerings from prospectuses (424B1–5, 424B7), registration statements (S-1, S-3, F-1, F-3 and their amendments) and
 * fee exhibits. One document, one offering: the cover's. Debt, structured notes, asset-backed securities, mergers and
 * exchange offers are read and give no offering.
 *
 * Confidence of a value: 0.95 where a named cross-check holds for it (shares × price = gross, gross − commissions =
 * proceeds, before + offered = after, fee = rate × amount, classes = total, two statements of the document alike);
 * 0.9 for a class of offering that two independent statements support; 0.75–0.85 where it was read in one place; 0.6
 * where statements or figures disagree. The document's confidence is the mean of its values', below 0.9 while any
 * check fails.
 */
export const offeringEventsV1: Parser<OfferingResult> = {
  ...PARSER,
  dependsOn: ['xbrl'],
  appliesTo: offeringDocumentsOf,
  parse,
  rows: (outcome, filing) => [{ table: 'dilution.offering_events', rows: offeringEventRows(outcome, filing) }],
};

function parse(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<OfferingResult> {
  const unread = rejectedUnread<OfferingResult>(HEAD, document);
  if (unread !== null) return unread;
  const isRegistration = !/filed\s+pursuant\s+to\s+(?:rule\s+)?4(?:24|33)|free\s+writing\s+prospectus|^424B|^FWP/i.test(
    `${document.type}\n${document.text.slice(0, 4_000)}`,
  );
  const read = readOfferingDocument(document, isRegistration);
  const wordless = rejectedWordless<OfferingResult>(HEAD, read.flat);
  if (wordless !== null) return wordless;
  const form = documentFormOf(submission, document, read.flat);
  if (form === null) {
    return notApplicable(
      HEAD,
      'not-an-offering-form',
      'neither a prospectus, a registration statement nor a fee exhibit',
    );
  }
  const findings = createFindings(read);
  const filedDate = submission.header.filedDate ?? context.filedDate;
  if (form.role === 'fee-exhibit') return feeExhibit(read, findings, context, filedDate);
  return prospectus(submission, form, read, findings, context);
}

function feeExhibit(
  read: OfferingDocument,
  findings: Findings,
  context: ParseContext,
  filedDate: string | null,
): ParseOutcome<OfferingResult> {
  const tables = feeTablesOf(read, { start: 0, end: read.flat.length });
  const [table] = tables;
  if (table !== undefined) findFees(table, findings, filedDate);
  findFeeFacts(context, read.sequence, findings);
  if (table === undefined && findings.values.size === 0) {
    return rejected(HEAD, 'no-fee-table', 'no fee table was found in the exhibit');
  }
  const classes = table?.classes ?? [];
  const whole = { start: 0, end: read.flat.length };
  const holders = firstHit(
    read,
    whole,
    /selling (?:stock|share|security|unit)?-?holders?|offered for resale|\bresale\b/i,
  );
  const names = [...new Set(classes.flatMap((row) => securityNames(row.title)))];
  const ranges = classes.filter((row) => securityNames(row.title).length > 0).map((row) => row.range);
  if (names.length > 0) findings.set('securities', names, ranges, STATED);
  if (findings.has('sharesOffered')) {
    if (holders !== null) {
      findings.set('type', 'resale', [holders], 0.7);
      findings.set('isResale', true, [holders], STATED);
      findings.set('isPrimary', false, [holders], 0.7);
    } else findings.set('type', 'other', [table?.range ?? whole], 0.6);
    findings.set('isAtm', false, [table?.range ?? whole], 0.7);
  } else {
    const shelf =
      firstHit(read, whole, /universal|unallocated|415\(a\)\(6\)/i) ??
      (isSoleOffering(read) ? null : firstHit(read, whole, /from time to time|457\((?:o|r)\)/i));
    // Form S-1 registers a stated sum for one offering too (Rule 457(o)): an amount alone is no shelf there.
    if (shelf !== null || !isSoleOffering(read))
      findings.set('type', 'shelf', [shelf ?? table?.range ?? whole], shelf === null ? 0.7 : 0.9);
  }
  return parsed(findings);
}

/** The exhibit's second line names the form it belongs to. */
function isSoleOffering(read: OfferingDocument): boolean {
  return /\bform (?:[SF]-1\b|S-11|424\(?b)|^ *[SF]-1(?:\/A)? *\n\s*\(form type\)/im.test(read.flat.slice(0, 1_500));
}

function securityNames(title: string): string[] {
  const names: string[] = [];
  if (isEquityTitle(title) && !/^(?:warrants?|units?|rights?)\b/i.test(title)) names.push('common');
  if (/preferred|preference/i.test(title)) names.push('preferred');
  if (/debt|notes|debentures/i.test(title)) names.push('debt');
  if (/depositary shares/i.test(title) && !/american/i.test(title)) names.push('depositary shares');
  if (/pre-?funded warrants?/i.test(title)) names.push('pre-funded warrants');
  else if (/^(?:[\w ]{0,30})warrants?\b/i.test(title)) names.push('warrants');
  if (/^(?:subscription )?rights\b/i.test(title)) names.push('rights');
  if (/^units\b/i.test(title)) names.push('units');
  return names;
}

function prospectus(
  submission: Submission,
  form: DocumentForm,
  read: OfferingDocument,
  findings: Findings,
  context: ParseContext,
): ParseOutcome<OfferingResult> {
  const filedDate = submission.header.filedDate ?? context.filedDate;
  const isRegistration = form.role === 'registration';
  const cover = chosenCover(read, isRegistration);
  if (cover === null) return withoutProspectus(submission, read, findings, context);
  const decoy = decoyOf(read, cover) ?? (form.form === 'FWP' ? freeWritingDecoyOf(read) : null);
  if (decoy !== null) {
    return nothingFound(HEAD, {}, STATED, [{ code: decoy.code, message: decoy.message }]);
  }
  const isDeregistration =
    form.form === 'POS AM' &&
    /deregist|remov\w+ from registration|terminat\w+ (?:all|any) offerings?/i.test(read.flat.slice(0, 12_000)) &&
    // An amendment that brings the prospectus up to date may recall what it undertook.
    !/section 10\(a\)\(3\)/i.test(read.flat.slice(0, 12_000));
  if (isDeregistration) return nothingFound(HEAD, {}, STATED);

  const kind = classify(read, cover, isRegistration);
  const sure = kind.isSure ? 0.9 : 0.75;
  findings.set('type', kind.type, kind.type_, sure);
  // What the cover has no word of, it is not, unless it says nothing at all of the offering.
  const isTold = kind.type !== 'other' || kind.primary.length > 0;
  const without = (words: RegExp): boolean => isTold && firstHit(read, cover, words) === null;
  const noMarket = !kind.isAtm && without(/at[- ]the[- ]market|\bATM\b|415\(a\)\(4\)|sales agent/i);
  const noHolders = kind.isPrimary && !kind.isResale && without(/\bselling\s+\w*holders?|resale|reoffer/i);
  findings.set('isAtm', kind.isAtm, kind.isAtm ? kind.type_ : [], noMarket ? 0.9 : sure);
  findings.set('isPrimary', kind.isPrimary, kind.primary, kind.isSure || noHolders ? 0.9 : STATED);
  findings.set('isResale', kind.isResale, kind.isResale ? kind.resale : [], kind.isSure || noHolders ? 0.9 : STATED);
  findFileNumber(read, findings, isRegistration, headerNumbersOf(submission));
  findSecurities(read, cover, findings);
  if (isRegistration) {
    const [table] = feeTablesOf(read, { start: 0, end: cover.end });
    if (table !== undefined) {
      const title = createFindings(read);
      findShares(read, cover, title);
      findFees(table, findings, filedDate);
      const [fees, stated] = [findings.get('sharesOffered'), title.get('sharesOffered')];
      if (fees !== undefined && stated !== undefined) {
        findings.check('shares in fee table = shares on the cover', fees === stated, ['sharesOffered']);
      }
    }
  }
  readOffering(read, cover, kind, findings);
  addFeeExhibits(submission, read.sequence, findings, context);
  return parsed(findings);
}

/** Registered amount and fee stand in an exhibit of the same submission since 2022; its spans name its sequence. */
function addFeeExhibits(submission: Submission, sequence: number, findings: Findings, context: ParseContext): void {
  if (findings.has('registeredAmount') && findings.has('fee')) return;
  for (const exhibit of submission.documents) {
    if (exhibit.sequence === sequence || !isFeeExhibit(exhibit) || rejectedUnread(HEAD, exhibit) !== null) continue;
    const read = readOfferingDocument(exhibit, true);
    const fees = createFindings(read);
    const [table] = feeTablesOf(read, { start: 0, end: read.flat.length });
    if (table !== undefined) findFees(table, fees, submission.header.filedDate ?? context.filedDate);
    findFeeFacts(context, exhibit.sequence, fees);
    for (const path of ['registeredAmount', 'fee', 'sharesOffered']) {
      const value = fees.get(path);
      if (path === 'sharesOffered' && findings.has(path) && value !== undefined) {
        findings.check('shares in fee exhibit = shares on the cover', findings.get(path) === value, [path]);
      } else if (path !== 'sharesOffered' && value !== undefined) {
        findings.setWithSpans(path, value, fees.spans[path] ?? [], fees.confidences[path] ?? 0);
      }
    }
    findings.checks.push(...fees.checks);
    findings.warnings.push(...fees.warnings);
    return;
  }
}

function readOffering(
  read: OfferingDocument,
  cover: Cover,
  kind: ReturnType<typeof classify>,
  findings: Findings,
): void {
  if (kind.type !== 'atm' && kind.type !== 'shelf') findShares(read, cover, findings);
  if (kind.isPrimary) {
    if (kind.type === 'atm' || kind.type === 'shelf' || kind.type === 'eloc') findMaximum(read, cover, findings);
    else {
      findPriceTable(read, cover, findings);
      findTextPrice(read, cover, findings);
      findTextGross(read, cover, findings);
      if (!findings.has('pricePerShare') && !findings.has('grossProceeds') && !findings.has('sharesOffered')) {
        findMaximum(read, cover, findings);
      }
      checkProduct(findings);
      findTitleGross(read, cover, findings);
      findNetProceeds(read, cover, findings);
    }
    findAgents(read, cover, findings);
    findAgentFee(read, cover, findings);
    if (kind.isAtm) findRemaining(read, cover, findings);
    findBabyShelf(read, cover, findings);
    if (kind.type !== 'shelf') findDilution(read, cover, findings);
  }
  findStatedPrice(read, cover, findings);
  if (kind.type !== 'shelf') findSharesOutstanding(read, cover, findings);
}

/**
 * A registration statement without a prospectus (Rule 462(b), an amendment that only files exhibits): its fee table, if
 * it has one, and its file number; nothing is said of the offering's kind.
 */
function withoutProspectus(
  submission: Submission,
  read: OfferingDocument,
  findings: Findings,
  context: ParseContext,
): ParseOutcome<OfferingResult> {
  const [table] = feeTablesOf(read, { start: 0, end: read.flat.length });
  if (table !== undefined) findFees(table, findings, submission.header.filedDate ?? context.filedDate);
  addFeeExhibits(submission, read.sequence, findings, context);
  const warning = { code: 'no-prospectus', message: 'the registration statement holds no prospectus' };
  if (findings.values.size === 0) return nothingFound(HEAD, {}, STATED, [warning]);
  findFileNumber(read, findings, true, headerNumbersOf(submission));
  findings.warnings.push(warning);
  return parsed(findings);
}

function headerNumbersOf(submission: Submission): string[] {
  const numbers = submission.header.filers.map((filer) => filer.fileNumber).filter((number) => number !== null);
  return [...new Set(numbers)];
}

/** A registration statement may hold a base and a sales agreement prospectus: the latter offers, the former only may. */
function chosenCover(read: OfferingDocument, isRegistration: boolean): Cover | null {
  const [first, ...others] = read.covers;
  if (first === undefined || !isRegistration) return first ?? null;
  return others.find((cover) => classify(read, cover, true).isAtm) ?? first;
}

function parsed(findings: Findings): ParseOutcome<OfferingResult> {
  const offering = offeringOf(findings);
  const scores = [...findings.values.keys()].map((path) => findings.confidences[path] ?? 0);
  const mean = scores.reduce((total, score) => total + score, 0) / Math.max(1, scores.length);
  const failed = findings.checks.some((check) => !check.passed);
  const prefixed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([path, value]) => [`offering.${path}`, value]));
  const confidence = Math.round(Math.min(failed ? 0.85 : 0.95, mean) * 100) / 100;
  return parsedOutcome<OfferingResult>(HEAD, { offering }, confidence, {
    spans: prefixed(findings.spans),
    confidences: prefixed(findings.confidences),
    crossValidations: findings.checks,
    warnings: findings.warnings,
  });
}
