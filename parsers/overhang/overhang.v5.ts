import { parserVersionOf } from '../../core/ids.ts';
import type { CrossValidation, ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { weighed } from '../evidence/weighed.ts';
import { documentsWithTerms, isWithoutFinancing } from '../filing/documents.ts';
import { notApplicable, outcomeHead, rejectedUnread, rejectedWordless } from '../filing/outcomes.ts';
import { currentPartOf } from '../prose/current-part.ts';
import { flatTextOf } from '../prose/flat-text.ts';
import { listsOutcome } from '../prose/stated-items.ts';
import { amountChecks } from './amount-checks.ts';
import { checkRatios } from './conversion-price.ts';
import { convertibleChecks } from './convertible-checks.ts';
import { independentOnly } from './convertible-evidence.ts';
import { findConvertibles } from './convertibles.ts';
import { OVERHANG_CHECKS } from './evidence.ts';
import { principalRowChecks } from './principal-rows.ts';
import type { OverhangResult } from './result.ts';
import { convertibleRows, warrantRows } from './rows.ts';
import { soldChecks } from './sold-checks.ts';
import { taggedChecks } from './tagged-values.ts';
import { warrantChecks } from './term-checks.ts';
import { unreadConvertibles } from './unread-convertibles.ts';
import { findWarrants } from './warrants.ts';

const PARSER = { id: 'overhang', version: 5, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);
/**
 * Warrants (pre-funded ones too) and convertible notes, debentures and preferred stock that a document states: of
 * prospectuses, current reports on financings and their agreements, and the notes of periodic reports. The base
 * prospectus behind a supplement and the past sales of Part II are skipped: they are of other dates.
 *
 * Confidence follows the evidence (`docs/evidence.md`): 0.8 for what one sentence or cell says, 0.9 with a second witness of
 * another kind (another place of the document, a total, an XBRL fact, arithmetic between values, the heading of a table's
 * section, the name of the class), 0.95 with a third; 0.6 where statements or checks disagree. Nothing found: parsed,
 * without keys, and with a warning where amounts near "convertible" were not understood (`unread-convertibles.ts`); of a
 * periodic report scores then treat the input as not covered.
 *
 * Cross-checks of single values (`term-checks.ts`, `convertible-checks.ts`, `tagged-values.ts`, `amount-checks.ts`): the same
 * count, principal or price in another sentence, dates in order, arithmetic, and XBRL facts of the filing. A check is
 * recorded only where the document holds its evidence.
 */
export const overhangV5: Parser<OverhangResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: documentsWithTerms,
  parse,
  rows: (outcome, filing) => [
    { table: 'dilution.warrants', rows: warrantRows(outcome, filing) },
    { table: 'dilution.convertibles', rows: convertibleRows(outcome, filing) },
  ],
};

function parse(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<OverhangResult> {
  const unreadable = rejectedUnread<OverhangResult>(HEAD, document);
  if (unreadable !== null) return unreadable;
  if (isWithoutFinancing(submission))
    return notApplicable(HEAD, 'other-items', 'no item of the report discloses a financing');
  const terms = flatTextOf(document, 'paragraphs');
  const wordless = rejectedWordless<OverhangResult>(HEAD, terms.text);
  if (wordless !== null) return wordless;
  const part = currentPartOf(terms);
  const { items: convertibles, checks } = checkRatios(terms, findConvertibles(terms, part, document));
  const warrants = findWarrants(terms, part, document);
  const { filedDate, periodOfReport, form } = submission.header;
  const reportDate = /^10-[KQ]/.test(form ?? '') ? periodOfReport : (filedDate ?? context.filedDate);
  const unweighed = listsOutcome<OverhangResult>(HEAD, terms, { warrants, convertibles }, []);
  const crossValidations: CrossValidation[] = [
    ...checks,
    ...warrantChecks(terms, part, warrants, reportDate),
    ...amountChecks(terms, part, warrants),
    ...soldChecks(terms, warrants),
    ...convertibleChecks(terms, part, convertibles),
    ...principalRowChecks(terms, document, convertibles),
    ...taggedChecks(unweighed, context, reportDate),
  ];
  const lists = {
    warrants: weighed('warrants', warrants, crossValidations, OVERHANG_CHECKS),
    convertibles: weighed('convertibles', independentOnly(convertibles), crossValidations, OVERHANG_CHECKS),
  };
  const outcome = listsOutcome<OverhangResult>(HEAD, terms, lists, crossValidations);
  const unread = convertibles.length > 0 ? null : unreadConvertibles(terms, part, document, form);
  return unread === null ? outcome : { ...outcome, warnings: [...outcome.warnings, unread] };
}
