import type { SubsidiaryDocument } from './subsidiary-document.ts';
import { SUBSIDIARY_LINES } from './subsidiary-lines.ts';
import { MORE_SUBSIDIARY_TABLES } from './subsidiary-more-tables.ts';
import { SUBSIDIARY_TABLES } from './subsidiary-tables.ts';

/** Exhibits of fictional registrants in the layouts that registrants use. */
export const SUBSIDIARY_DOCUMENTS: readonly SubsidiaryDocument[] = [
  ...SUBSIDIARY_TABLES,
  ...MORE_SUBSIDIARY_TABLES,
  ...SUBSIDIARY_LINES,
];
