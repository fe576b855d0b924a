import type { IsoDate } from './dates.ts';

/** Forms that EDGAR dates the same day and releases at once when they are accepted by 22:00 Eastern. */
interface EveningForms {
  /** Submission types in EDGAR's spelling; each covers its amendment (`/A`) too. */
  readonly forms: readonly string[];
  /** First acceptance date of the extended hours; all forms here still have them. */
  readonly from: IsoDate;
  readonly authority: string;
}

function since(from: string, authority: string, forms: readonly string[]): EveningForms {
  return { forms, from: from as IsoDate, authority };
}

/**
 * The exceptions of Regulation S-T to the cutoff of 17:30 Eastern (17 CFR 232.13(a)(2)). A new exception is a new entry.
 */
const EVENING_FORMS: readonly EveningForms[] = [
  // In the rule since 2003-06-30 (68 FR 25788); EDGAR dates and releases them so since Release 8.6. Forms 4 of July 2003
  // that were accepted at 17:47 and 19:48 carry the date of the next day.
  since('2003-07-28', '17 CFR 232.13(a)(4)', ['3', '4', '5']),
  // In the rule since 1995-06-07 (60 FR 26604); released the same evening since the same EDGAR release.
  since('2003-07-28', '17 CFR 232.13(a)(3)', [
    'S-1MEF',
    'S-2MEF',
    'S-3MEF',
    'S-4MEF',
    'S-11MEF',
    'S-BMEF',
    'SB-1MEF',
    'SB-2MEF',
    'SF-1MEF',
    'SF-3MEF',
    'F-1MEF',
    'F-2MEF',
    'F-3MEF',
    'F-4MEF',
    'N-2MEF',
    'N-14MEF',
    // Post-effective amendments to such registration statements.
    'POS462B',
  ]),
  // 75 FR 56668.
  since('2010-11-15', '17 CFR 232.13(a)(4)', ['SC 14N', 'SC 14N-S', 'SCHEDULE 14N', 'SCHEDULE 14N-S']),
  // 88 FR 12205.
  since('2023-03-20', '17 CFR 232.13(a)(4)', ['144']),
  // Rel. 33-11253; EDGAR spells the forms out since they are structured (2024-12).
  since('2024-02-05', '17 CFR 232.13(a)(4)', ['SC 13D', 'SC 13G', 'SCHEDULE 13D', 'SCHEDULE 13G']),
];

const startOf = new Map(EVENING_FORMS.flatMap(({ forms, from }) => forms.map((form) => [form, from] as const)));

/**
 * Whether EDGAR releases a form on the evening of its acceptance.
 *
 * @example
 * isEveningForm('SC 13G/A', '2024-02-05') // true
 * isEveningForm('SC 13G/A', '2024-02-02') // false
 */
export function isEveningForm(form: string, acceptedOn: IsoDate): boolean {
  const from = startOf.get(form.replace(/\/A$/, ''));
  return from !== undefined && from <= acceptedOn;
}
