import type { FootnoteSort } from '../../core/rows-footnotes.ts';
import type { ReportedFact } from '../reported-facts/reported-facts.ts';

/** Covers, cybersecurity, executive compensation, fees and funds: not notes to financial statements. */
const OTHER_TAXONOMIES = new Set([
  'dei',
  'cyd',
  'ecd',
  'ffd',
  'oef',
  'rr',
  'vip',
  'cef',
  'rxp',
  'spac',
  'snj',
  'fnd',
  'sbs',
]);
/** Policies whose names do not say so. */
const UNMARKED_POLICIES = new Set(['us-gaap:UseOfEstimates']);
const UNMARKED_NOTES = new Set(['us-gaap:NatureOfOperations']);
/** Details in words that are disclosures of their own. */
const DETAILS = new Set([
  'us-gaap:DebtInstrumentCovenantDescription',
  'us-gaap:DebtInstrumentCovenantCompliance',
  'us-gaap:LineOfCreditFacilityCovenantTerms',
  'us-gaap:LineOfCreditFacilityCovenantCompliance',
  'us-gaap:SubstantialDoubtAboutGoingConcernConditionsOrEvents',
  'us-gaap:SubstantialDoubtAboutGoingConcernManagementsPlans',
]);
/** US GAAP marks text blocks by `TextBlock`, and a few policies by nothing more; IFRS by `Explanatory`. */
const BLOCK = /(?:textblock|policy|policies|explanatory)$/i;

/** Whether a fact is a block of text of the notes. */
export function isNoteBlock({ fact: { concept, unit }, value }: ReportedFact): boolean {
  if (unit !== null || value.trim() === '') return false;
  const [prefix = '', local = ''] = concept.split(':');
  if (OTHER_TAXONOMIES.has(prefix)) return false;
  return BLOCK.test(local) || [UNMARKED_POLICIES, UNMARKED_NOTES, DETAILS].some((known) => known.has(concept));
}

const ROLE_SORTS: readonly (readonly [RegExp, FootnoteSort])[] = [
  [/\((?:polic(?:y|ies))\)\s*$/i, 'policy'],
  [/\(tables?\)\s*$/i, 'table'],
];

/** The sort that the title of a role states: `"Leases (Tables)"`; null for a role of whole notes or of details. */
export function sortOfRole(title: string): FootnoteSort | null {
  return ROLE_SORTS.find(([pattern]) => pattern.test(title))?.[1] ?? null;
}

/**
 * The sort that a concept's name states. The standard taxonomies name policies `…PolicyTextBlock` and tables
 * `…TableTextBlock` or `ScheduleOf…TextBlock`; extensions are to do likewise.
 */
export function sortOfConcept(concept: string): FootnoteSort | null {
  const local = concept.slice(concept.indexOf(':') + 1);
  if (DETAILS.has(concept)) return 'detail';
  if (UNMARKED_POLICIES.has(concept)) return 'policy';
  if (/policy(?:textblock)?$/i.test(local) || local.startsWith('DescriptionOfAccountingPolicy')) return 'policy';
  if (/tabletextblock$/i.test(local) || local.startsWith('DisclosureOfDetailedInformation')) return 'table';
  const isSchedule = /^scheduleof\w+textblock$/i.test(local) && !/disclosures?textblock$/i.test(local);
  return isSchedule ? 'table' : null;
}
