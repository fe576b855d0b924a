import type { Static } from 'typebox';
import type { RowMetadata } from '../../db/row-metadata.ts';
import type { AgentVerification } from '../blocks.ts';

/** The verification block as `view=agent` shows it. */
function agentVerification({ verification }: RowMetadata): Static<typeof AgentVerification> {
  const { confidence, crossValidations, modelVersion, sourceSpan } = verification;
  return {
    confidence,
    crossValidationsPassed: crossValidations.every(({ passed }) => passed),
    sourceSpanResolved: sourceSpan !== null,
    modelVersion,
  };
}

/** The blocks of a row, in full or as `view=agent` shows them. */
export function shownBlocks(metadata: RowMetadata, isAgent: boolean) {
  return isAgent ? { ...metadata, verification: agentVerification(metadata) } : metadata;
}
