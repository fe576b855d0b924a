import { isIsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { Parser } from '../../core/parser.ts';
import type { FilerIdentityValues } from '../../core/rows.ts';
import { mainAndExhibits } from '../filing/documents.ts';
import type { FormFamily } from '../filing/form-families.ts';
import { createEvidence, type Evidence, notApplicable, outcomeHead, roundedOutcome } from '../filing/outcomes.ts';
import { parsedRows } from '../filing/parsed-row.ts';
import {
  collectFacts,
  coverFact,
  isTotal,
  type ReportedFact,
  type ReportedFacts,
} from '../reported-facts/reported-facts.ts';

const PARSER = { id: 'filer-identity', version: 1, kind: 'filer-identity' } as const;
const HEAD = outcomeHead(PARSER);
/** Forms with a tagged cover page: Regulation S-T rule 406. */
const COVER_PAGE_FORMS: readonly FormFamily[] = ['annual', 'annualForeign', 'quarterly', 'current', 'currentForeign'];
const SECURITY_CONCEPTS = ['dei:TradingSymbol', 'dei:Security12bTitle', 'dei:SecurityExchangeName'] as const;

/** One entry per security of the cover page; one with null ticker where the cover names none. */
export interface FilerIdentityResult {
  readonly securities: readonly FilerIdentityValues[];
}

/**
 * Filer identity from the cover page's dei facts. Each security (a set of dimensions under which a ticker, title or
 * exchange is stated) gives one value; facts of co-registrants (`dei:LegalEntityAxis`) are left out.
 *
 * Confidence: the facts' own; 0.6 where two facts contradict each other; 0.8 where the cover names no CIK or one that
 * is not among the submission's filers.
 */
export const filerIdentityV1: Parser<FilerIdentityResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: (submission) => mainAndExhibits(submission, COVER_PAGE_FORMS),
  parse(submission, _document, context) {
    const facts = collectFacts(context);
    const name = coverFact(facts, 'dei:EntityRegistrantName');
    const documentType = coverFact(facts, 'dei:DocumentType');
    if (!name && !documentType) return notApplicable(HEAD, 'no-cover-facts', 'no tagged cover page: no dei facts');
    const evidence = createEvidence();
    let confidence = Math.min(...[name, documentType].map((item) => item?.confidence ?? 1));
    const check = (name: string, passed: boolean): void => {
      evidence.crossValidations.push({ name, passed });
      if (!passed) confidence = Math.min(confidence, 0.8);
    };
    const { filers, form } = submission.header;
    const cik = coverFact(facts, 'dei:EntityCentralIndexKey')?.value.trim().padStart(10, '0');
    if (cik !== undefined && filers.length > 0)
      check(
        'cover-cik-is-a-filer',
        filers.some((filer) => filer.cik.padStart(10, '0') === cik),
      );
    if (documentType && form !== null)
      check('cover-form-is-submission-form', plainForm(documentType.value) === plainForm(form));
    const securities = securitySignatures(facts).map((signature, index) =>
      identityOf(facts, signature, `securities[${index}].`, evidence),
    );
    if (evidence.reasons.length > 0) confidence = Math.min(confidence, 0.6);
    return roundedOutcome(HEAD, { securities }, confidence, evidence);
  },
  rows: (outcome) => [
    { table: 'parsed.filer_identities', rows: parsedRows(outcome, 'securities', outcome.result?.securities) },
  ],
};

/** The dimensions under which securities are stated, in document order; `''` alone where none has dimensions. */
function securitySignatures(facts: ReportedFacts): string[] {
  const found = new Set<string>();
  for (const concept of SECURITY_CONCEPTS) {
    for (const item of facts.of(concept)) {
      if (!('dei:LegalEntityAxis' in item.fact.dimensions)) found.add(signatureOf(item));
    }
  }
  if (found.size > 1 && found.has('')) {
    const symbols = facts.of('dei:TradingSymbol').filter((item) => !('dei:LegalEntityAxis' in item.fact.dimensions));
    const hasPlain = symbols.some(isTotal);
    // One plain ticker is the security; beside tickers with dimensions it is one of several.
    if (hasPlain && symbols.every(isTotal)) return [''];
    // A title or exchange without dimensions covers the securities that have them, not another one.
    if (!hasPlain) found.delete('');
  }
  return found.size === 0 ? [''] : [...found];
}

function signatureOf({ fact }: ReportedFact): string {
  return Object.entries(fact.dimensions)
    .map(([axis, member]) => `${axis}=${member}`)
    .sort()
    .join('|');
}

function identityOf(facts: ReportedFacts, signature: string, path: string, evidence: Evidence): FilerIdentityValues {
  const read = (column: keyof FilerIdentityValues, concept: string): string | null => {
    const all = facts.of(concept);
    const own = signature === '' ? [] : all.filter((item) => signatureOf(item) === signature);
    const candidates = own.length > 0 ? own : all.filter(isTotal);
    const chosen = candidates.find((item) => item.value.trim() !== '');
    if (!chosen) return null;
    if (candidates.some((item) => item.value.trim() !== chosen.value.trim())) {
      evidence.reasons.push({ code: 'contradicting-facts', message: `${concept} is stated with different values` });
    }
    evidence.spans[`${path}${column}`] = chosen.spans;
    return chosen.value.trim().replace(/\s+/g, ' ');
  };
  const drop = (column: keyof FilerIdentityValues): null => {
    delete evidence.spans[`${path}${column}`];
    return null;
  };
  const ticker = read('ticker', 'dei:TradingSymbol');
  const periodEnd = read('documentPeriodEnd', 'dei:DocumentPeriodEndDate')?.slice(0, 10) ?? '';
  const shell = read('isShellCompany', 'dei:EntityShellCompany')?.toLowerCase() ?? '';
  return {
    name: read('name', 'dei:EntityRegistrantName'),
    // "N/A", "None", "-" and the like mean none.
    ticker: ticker !== null && isTicker(ticker) ? ticker.toUpperCase() : drop('ticker'),
    exchange: read('exchange', 'dei:SecurityExchangeName'),
    securityTitle: read('securityTitle', 'dei:Security12bTitle') ?? read('securityTitle', 'dei:Security12gTitle'),
    documentType: read('documentType', 'dei:DocumentType'),
    documentPeriodEnd: isIsoDate(periodEnd) ? periodEnd : drop('documentPeriodEnd'),
    fiscalYearEnd: read('fiscalYearEnd', 'dei:CurrentFiscalYearEndDate'),
    isShellCompany: /^(?:true|1)$/.test(shell) ? true : /^(?:false|0)$/.test(shell) ? false : drop('isShellCompany'),
    filerCategory: read('filerCategory', 'dei:EntityFilerCategory'),
  };
}

function isTicker(value: string): boolean {
  return /^[A-Z0-9](?:[A-Z0-9./ -]{0,11})$/i.test(value) && !/^(?:n\/?a|none|not applicable|nil)$/i.test(value);
}

function plainForm(form: string): string {
  return form.toUpperCase().replace(/[\s-]|\/A$/g, '');
}
