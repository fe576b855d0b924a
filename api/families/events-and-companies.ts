import type { Operation } from '../operation.ts';
import { listSubsidiaries } from './subsidiaries.ts';
import { listVotingResults } from './voting-results.ts';

export const EVENTS_AND_COMPANIES: readonly Operation[] = [listVotingResults, listSubsidiaries];
