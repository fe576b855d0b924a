import type { Static } from 'typebox';
import type { Cik } from '../../../core/ids.ts';
import type { Database } from '../../../db/database.ts';
import type { SearchedDataset } from '../../../db/repositories/datasets/dataset-search.ts';
import type { Clocks } from '../../parameters.ts';
import { type Coverage, coverageOf } from '../coverage.ts';

/** Forms without `/A`, as the parsers select their documents by (`parsers/filing/form-families.ts`). */
const PERIODIC = '10-K(T|405|T405)?|10-KSB(40)?|20-F|40-F|10-Q(T|SB)?';
const TAGGED = '10-K(T|405|T405)?|20-F|40-F|10-Q(T)?|6-K';
const CURRENT = '8-K(12B|12G3|15D5)?|6-K';
const PROSPECTUS = '424B[1234578]|FWP';
const REGISTRATION = '(S-1|S-3|F-1|F-3|SB-2)(ASR|MEF)?';
const REAL_ESTATE = 'S-11(ASR|MEF)?';
const OTHER_REGISTRATION = '(S-2|F-2|F-10|S-3D)(ASR|MEF)?';
const PROXY = '(PRE |PRER|PREM|DEF |DEFR|DEFM)14[AC]';

const PROSE = `${PERIODIC}|${PROSPECTUS}|${REGISTRATION}|${REAL_ESTATE}`;
const OFFERINGS = `${PROSPECTUS}|${REGISTRATION}|${OTHER_REGISTRATION}|POS AM`;
const TERMS = `${PERIODIC}|${OFFERINGS}|8-K(12B)?|6-K`;

const of = (parserId: string, forms: string): SearchedDataset => ({
  parserId,
  forms,
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
});

/** By parser, the filings that it reads. */
export const SEARCHES = {
  'cash-position': of('cash-position', TAGGED),
  'cash-prose': of('cash-prose', PROSE),
  'corporate-actions': of('corporate-actions', CURRENT),
  'exchange-compliance': of('exchange-compliance', `${CURRENT}|${PROSE}`),
  'financing-reports': of('financing-reports', '8-K(12B)?|6-K'),
  'lockups-and-rofr': of('lockups-and-rofr', TERMS),
  'offering-events': of('offering-events', OFFERINGS),
  overhang: of('overhang', TERMS),
  'reverse-splits': of('reverse-splits', `${CURRENT}|${PROSE}|${PROXY}`),
  'share-count-prose': of('share-count-prose', `${CURRENT}|${PROSE}`),
  'share-float': of('share-float', TAGGED),
} as const satisfies Readonly<Record<string, SearchedDataset>>;

export type SearchedParser = keyof typeof SEARCHES;

/**
 * What was searched for an issuer's rows.
 *
 * @throws Problem 404 for a CIK that no filing names
 */
export async function searchIssuer(
  db: Database,
  cik: Cik,
  parsers: readonly SearchedParser[],
  clocks: Clocks,
): Promise<Static<typeof Coverage>> {
  const searches: Static<typeof Coverage>['searches'] = [];
  for (const parser of parsers) {
    searches.push(...(await coverageOf(db, cik, SEARCHES[parser], clocks)).searches);
  }
  const states = new Set(searches.map(({ status }) => status));
  const [only] = states;
  return { status: states.size === 1 && only !== undefined ? only : 'partly-covered', searches };
}
