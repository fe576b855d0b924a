export { backfillWorkflow } from './backfill.ts';
export { ingestWorkflow } from './ingest.ts';
export { ingestRunWorkflow } from './ingest-run.ts';
export { nightlyWorkflow } from './nightly.ts';
export { pagedStageWorkflow } from './paged-stage.ts';
export { recomputeWorkflow } from './recompute.ts';
export { reprocessWorkflow } from './reprocess.ts';
export { scheduledNightlyWorkflow } from './scheduled-nightly.ts';
