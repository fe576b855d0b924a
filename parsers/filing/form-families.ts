/**
 * EDGAR form types by family: the one table behind every `appliesTo`. An amendment (`/A`) belongs to the family of the
 * form it amends, and an automatic shelf (`ASR`) or an upsizing (`MEF`) to that of its registration statement.
 */
const FAMILIES = {
  annual: ['10-K', '10-KT'],
  /** Until 2003, where the report lacks disclosure of late insider filings. */
  annual405: ['10-K405', '10-KT405'],
  annualSmallBusiness: ['10-KSB', '10-KSB40'],
  annualForeign: ['20-F', '40-F'],
  quarterly: ['10-Q', '10-QT'],
  quarterlySmallBusiness: ['10-QSB'],
  current: ['8-K', '8-K12B'],
  /** Current reports of a successor issuer. */
  currentSuccessor: ['8-K12G3', '8-K15D5'],
  currentForeign: ['6-K'],
  prospectus: ['424B1', '424B2', '424B3', '424B4', '424B5', '424B7', '424B8', 'FWP'],
  registration: ['S-1', 'S-3', 'F-1', 'F-3', 'SB-2'],
  /** Forms since retired, Canadian issuers, dividend reinvestment. */
  registrationOther: ['S-2', 'F-2', 'F-10', 'S-3D'],
  registrationRealEstate: ['S-11'],
  postEffective: ['POS AM'],
  registrationStatus: 'EFFECT,RW,RW WD,POSASR,15-12B,15-12G,15-15D,15F-12B,15F-12G,15F-15D'.split(','),
  proxy: ['PRE ', 'PRER', 'PREM', 'DEF ', 'DEFR', 'DEFM'].flatMap((stage) => [`${stage}14A`, `${stage}14C`]),
  institutionalHoldings: ['13F-HR', '13F-NT', '13F-CTR', '13F-E'],
  beneficialOwnership: ['SC 13D', 'SC 13G', 'SCHEDULE 13D', 'SCHEDULE 13G'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FormFamily = keyof typeof FAMILIES;

/** Annual and quarterly reports of every kind. */
export const PERIODIC = [
  'annual',
  'annual405',
  'annualSmallBusiness',
  'annualForeign',
  'quarterly',
  'quarterlySmallBusiness',
] as const satisfies readonly FormFamily[];

const FAMILY_OF: ReadonlyMap<string, FormFamily> = new Map(
  Object.entries(FAMILIES).flatMap(([family, forms]) => forms.map((form) => [form, family as FormFamily] as const)),
);

/** @example isFormOf('S-3ASR/A', ['registration']) // true */
export function isFormOf(form: string, families: readonly FormFamily[]): boolean {
  const base = form.toUpperCase().replace(/\/A$/, '');
  const family = FAMILY_OF.get(base) ?? FAMILY_OF.get(base.replace(/(?:ASR|MEF)$/, ''));
  return family !== undefined && families.includes(family);
}
