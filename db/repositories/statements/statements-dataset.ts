import type { SearchedDataset } from '../datasets/dataset-search.ts';

/** Annual and quarterly reports: each has statements, which are read where they are tagged. */
export const STATEMENTS_DATASET: SearchedDataset = {
  parserId: 'statements',
  forms: '10-K(T|405|T405)?|10-KSB(40)?|20-F|40-F|10-Q(T|SB)?',
  roles: ['filer', 'other'],
  isOfFirstFiler: true,
  unreadWithout: 'not covered: no XBRL facts, which reports have since 2009, those of smaller companies since 2011',
};
