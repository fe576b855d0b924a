import type { Database } from '../db/database.ts';
import {
  blockRequests,
  endBlock,
  freeRequestPermit,
  type RequestGrant,
  reserveRequestSlot,
  takeRequestPermit,
} from '../db/repositories/runs/request-limiter.ts';
import { createSharedLimiter, type RequestLimiter } from '../sources/edgar/limiter.ts';

/** The limiter that all processes share through the database. */
export function createDeploymentLimiter(db: Database, perSecond: number): RequestLimiter {
  return createSharedLimiter<RequestGrant>({
    reserve: (priority) => reserveRequestSlot(db, { perSecond, priority }),
    async take() {
      const taken = await takeRequestPermit(db);
      return 'waitMs' in taken ? taken : { grant: taken, isProbe: taken.isProbe };
    },
    free: (grant) => freeRequestPermit(db, grant),
    block: (grant, pause) => blockRequests(db, grant, pause),
    endBlock: (grant) => endBlock(db, grant),
  });
}
