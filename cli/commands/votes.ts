import type { Command } from 'commander';
import { addIssuerOptions, type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';
import { parsePositiveInteger } from '../number-option.ts';

interface VotesOptions extends IssuerOptions {
  readonly top: number;
}

export function register(command: Command): void {
  addIssuerOptions(command)
    .option('--top <n>', 'meetings to print, newest first', parsePositiveInteger, 3)
    .addHelpText(
      'after',
      `
For example: tidemark votes --cik 320193 --top 1

Prints shareholder meetings as reported under Item 5.07 of Form 8-K: proposals with their counts and outcome, amendments
with what they amend, and the say-on-pay frequency the company chose (Item 5.07(d)). Results with low confidence include
the text of the item.`,
    )
    .action(votes);
}

async function votes(options: VotesOptions): Promise<void> {
  const { VOTES_DATASET } = await import('../../db/repositories/datasets/dataset-search.ts');
  await printIssuerDataset(options, VOTES_DATASET, async (issuer) => {
    const { loadMeetingReports } = await import('../../db/repositories/datasets/voting-results.ts');
    const { shareholderMeetings } = await import('../../scoring/ledger/shareholder-meetings.ts');
    const { listEnvelope } = await import('../report/render-search.ts');
    const { renderVotes } = await import('../report/render-votes.ts');
    const reports = await loadMeetingReports(issuer.db, issuer.cik, issuer.publicTo);
    const meetings = shareholderMeetings(reports).map((meeting) =>
      meeting.map(({ report, links }) => ({ ...report.result, ...links })),
    );
    if (!options.json) return renderVotes(issuer, meetings, options.top);
    return JSON.stringify({ ...listEnvelope(meetings.flat(), issuer.search), cik: issuer.cik }, null, 2);
  });
}
