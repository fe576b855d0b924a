import { fileURLToPath } from 'node:url';

/** Where tests keep the Temporal programs they fetch, so that one download serves them all. */
export const TEMPORAL_PROGRAMS = fileURLToPath(new URL('../.tidemark/bin', import.meta.url));
