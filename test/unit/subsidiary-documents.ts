import type { SubsidiaryDocument } from './subsidiary-document.ts';
import { SUBSIDIARY_LINES } from './subsidiary-lines.ts';
import { MORE_SUBSIDIARY_TABLES } from './subsidiary-more-tables.ts';
import { SECOND_ROUND_SUBSIDIARIES } from './subsidiary-second-round.ts';
import { SUBSIDIARY_TABLES } from './subsidiary-tables.ts';
import { LAST_WILD_SUBSIDIARIES } from './subsidiary-wild-last.ts';
import { WILD_SUBSIDIARY_LINES } from './subsidiary-wild-lines.ts';
import { MORE_WILD_SUBSIDIARIES } from './subsidiary-wild-more.ts';
import { PAGE_WILD_SUBSIDIARIES } from './subsidiary-wild-pages.ts';
import { WILD_SUBSIDIARY_PROSE } from './subsidiary-wild-prose.ts';
import { WILD_SUBSIDIARY_TABLES } from './subsidiary-wild-tables.ts';
import { SUBSIDIARY_TRAPS } from './subsidiary-wild-traps.ts';

/** Exhibits of fictional registrants in the layouts that registrants use. */
export const SUBSIDIARY_DOCUMENTS: readonly SubsidiaryDocument[] = [
  ...SUBSIDIARY_TABLES,
  ...MORE_SUBSIDIARY_TABLES,
  ...WILD_SUBSIDIARY_TABLES,
  ...SUBSIDIARY_LINES,
  ...WILD_SUBSIDIARY_LINES,
  ...MORE_WILD_SUBSIDIARIES,
  ...SUBSIDIARY_TRAPS,
  ...LAST_WILD_SUBSIDIARIES,
  ...PAGE_WILD_SUBSIDIARIES,
  ...WILD_SUBSIDIARY_PROSE,
  ...SECOND_ROUND_SUBSIDIARIES,
];
