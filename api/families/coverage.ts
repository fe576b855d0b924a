import Type, { type Static } from 'typebox';
import type { Cik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { type SearchedDataset, searchDataset } from '../../db/repositories/datasets/dataset-search.ts';
import { AccessionNumberText, Day, IsoTime, Nullable } from '../blocks.ts';
import { problem } from '../http/problems.ts';
import type { Clocks } from '../parameters.ts';

const Range = Type.Object({ from: Day, to: Day });
const STATUS = Type.Enum(['covered', 'partly-covered', 'not-covered'], {
  description:
    '`covered`: every filing that may have such rows was read. `partly-covered`: some were not, or no index was read for a part of the time. `not-covered`: none was read, so that an empty list says nothing.',
});
/** More unread filings than these are only counted. */
const MOST_UNREAD = 20;

export const Coverage = Type.Object(
  {
    status: STATUS,
    searches: Type.Array(
      Type.Object({
        status: STATUS,
        parserVersion: Nullable(Type.String({ description: 'Null: no version of the parser is promoted.' })),
        searched: Type.Integer({ description: 'Filings that the parser read.' }),
        found: Type.Integer({ description: 'Of these, the filings in which it found something.' }),
        byForm: Type.Record(Type.String(), Type.Integer()),
        from: Nullable(Day),
        to: Nullable(Day),
        newestFound: Nullable(Day),
        newestReport: Nullable(
          Type.Object({
            accessionNumber: AccessionNumberText,
            form: Type.String(),
            filedDate: Day,
            periodOfReport: Nullable(Day),
          }),
        ),
        unreadFilings: Type.Integer(),
        unread: Type.Array(
          Type.Object({
            accessionNumber: AccessionNumberText,
            form: Type.String(),
            filedDate: Day,
            publicAt: IsoTime,
            reason: Type.String(),
          }),
          { description: `The newest ${MOST_UNREAD} that were not read, with the reason.` },
        ),
        indexed: Type.Array(Range, { description: 'Filing dates whose indexes were read: all filings are known.' }),
        notIndexed: Type.Array(Range),
      }),
      { description: 'One per parser that fills the dataset.' },
    ),
  },
  {
    title: 'DatasetCoverage',
    description: 'What was searched for the issuer. An empty list means "none found" only where it is covered.',
  },
);

/**
 * What was searched for an issuer's rows of one dataset.
 *
 * @throws Problem 404 for a CIK that no filing names
 */
export async function coverageOf(
  db: Database,
  cik: Cik,
  dataset: SearchedDataset,
  { publicTo }: Clocks,
): Promise<Static<typeof Coverage>> {
  const found = await searchDataset(db, { cik, dataset, publicTo });
  if (found === null) throw problem(404, 'unknown-cik', `no filing of CIK ${cik} is known`);
  const { status, byForm, indexed, notIndexed, unread } = found;
  const search = {
    ...found,
    byForm: { ...byForm },
    indexed: [...indexed],
    notIndexed: [...notIndexed],
    unreadFilings: unread.length,
    unread: unread.slice(0, MOST_UNREAD),
  };
  return { status, searches: [search] };
}
