import { addedTally, NO_WORK, type StagePage, type StageTally } from '../core/run-plan.ts';

/** Does a stage page after page in this process, as its workflow does. */
export async function allPages<Cursor>(
  page: (cursor: Cursor | null) => Promise<StagePage<Cursor>>,
): Promise<StageTally> {
  let tally = NO_WORK;
  for (let cursor: Cursor | null = null; ; ) {
    const done: StagePage<Cursor> = await page(cursor);
    tally = addedTally(tally, done.tally);
    if (done.next === null) return tally;
    cursor = done.next;
  }
}
