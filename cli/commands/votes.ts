import type { Command } from 'commander';
import { VOTES_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { loadMeetingReports } from '../../db/repositories/datasets/voting-results.ts';
import { shareholderMeetings } from '../../scoring/ledger/shareholder-meetings.ts';
import { addIssuerOptions, type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';
import { votesAnswer } from '../report/render-votes.ts';
import { parsePositiveInteger } from '../run-options.ts';

export const help = `For example: tidemark votes --cik 320193 --top 1

Prints shareholder meetings as reported under Item 5.07 of Form 8-K: proposals with their counts and outcome, amendments
with what they amend, and the say-on-pay frequency the company chose (Item 5.07(d)). Results with low confidence include
the text of the item.`;

export function register(command: Command): void {
  addIssuerOptions(command)
    .option('--top <n>', 'meetings to print, newest first', parsePositiveInteger, 3)
    .action(({ top, ...options }: IssuerOptions & { readonly top: number }) =>
      printIssuerDataset(options, VOTES_DATASET, async ({ db, cik, publicTo, computedBy, ...issuer }) => {
        const meetings = shareholderMeetings(await loadMeetingReports(db, cik, publicTo, computedBy)).map((meeting) =>
          meeting.map(({ report, links }) => ({ ...report.result, ...links })),
        );
        return votesAnswer({ cik, ...issuer }, meetings, top);
      }),
    );
}
