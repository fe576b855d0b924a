import { BANKS_AND_FOREIGN_ISSUERS } from './subsidiary-banks-and-foreign-issuers.ts';
import type { SubsidiaryDocument } from './subsidiary-document.ts';
import { FOREIGN_GROUP_TABLES } from './subsidiary-foreign-group-tables.ts';
import { GROUPS_AND_DEPTHS } from './subsidiary-groups-and-depths.ts';
import { HEADINGS_AND_NOTES } from './subsidiary-headings-and-notes.ts';
import { INDUSTRY_TEMPLATES } from './subsidiary-industry-templates.ts';
import { SUBSIDIARY_LINES } from './subsidiary-lines.ts';
import { LINES_BESIDES } from './subsidiary-lines-besides.ts';
import { LISTS_BY_TURNS } from './subsidiary-lists-by-turns.ts';
import { OUTLINES_AND_BLOCKS } from './subsidiary-outlines-and-blocks.ts';
import { PAGES_AND_TREES } from './subsidiary-pages-and-trees.ts';
import { PARENTS_AND_SHARES } from './subsidiary-parents-and-shares.ts';
import { RUN_TOGETHER_ENTRIES } from './subsidiary-run-together-entries.ts';
import { SUBSIDIARY_SENTENCES } from './subsidiary-sentences.ts';
import { SHARES_IN_WORDS } from './subsidiary-shares-in-words.ts';
import { SMALL_ISSUER_LISTS } from './subsidiary-small-issuer-lists.ts';
import { SUBSIDIARY_TABLES } from './subsidiary-tables.ts';
import { SUBSIDIARY_TRAPS } from './subsidiary-traps.ts';
import { UNUSUAL_COLUMNS } from './subsidiary-unusual-columns.ts';
import { WRAPPED_AND_NOTED_TABLES } from './subsidiary-wrapped-and-noted-tables.ts';

/** Exhibits of fictional registrants in the layouts that registrants use. */
export const SUBSIDIARY_DOCUMENTS: readonly SubsidiaryDocument[] = [
  ...SUBSIDIARY_TABLES,
  ...WRAPPED_AND_NOTED_TABLES,
  ...FOREIGN_GROUP_TABLES,
  ...SUBSIDIARY_LINES,
  ...SMALL_ISSUER_LISTS,
  ...BANKS_AND_FOREIGN_ISSUERS,
  ...SUBSIDIARY_TRAPS,
  ...INDUSTRY_TEMPLATES,
  ...HEADINGS_AND_NOTES,
  ...SUBSIDIARY_SENTENCES,
  ...UNUSUAL_COLUMNS,
  ...RUN_TOGETHER_ENTRIES,
  ...SHARES_IN_WORDS,
  ...LINES_BESIDES,
  ...LISTS_BY_TURNS,
  ...GROUPS_AND_DEPTHS,
  ...PAGES_AND_TREES,
  ...OUTLINES_AND_BLOCKS,
  ...PARENTS_AND_SHARES,
];
