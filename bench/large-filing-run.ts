/**
 * Child of `bench/large-filing.ts`: ingests an archive on a separate stack, as `tidemark ingest` does, and prints the
 * number of its 13F holdings and its peak memory as JSON.
 *
 *     node bench/large-filing-run.ts <home> <archive>
 */
import { sql } from 'kysely';
import { loadConfig } from '../cli/config.ts';
import { runWorkflow } from '../cli/run-workflow.ts';
import { withStack } from '../cli/with-stack.ts';
import { createDatabase } from '../db/database.ts';

const [home = '', archive = ''] = process.argv.slice(2);
const config = loadConfig({ TIDEMARK_HOME: home, LOG_LEVEL: 'warn' });
const silent = { show: () => undefined, note: () => undefined, clear: () => undefined };

await withStack(
  config,
  () => undefined,
  async ({ client, stack }) => {
    const before = process.resourceUsage().maxRSS * 1_024;
    const began = performance.now();
    const report = await runWorkflow(
      client,
      {
        workflowType: 'ingestRunWorkflow',
        workflowId: 'ingest-run/large',
        input: {
          source: archive,
          batchSize: 50,
          window: 4,
          selector: { by: 'all' },
          ingestWorkflowId: 'ingest/run/large',
        },
      },
      silent,
    );
    const seconds = (performance.now() - began) / 1_000;
    const db = createDatabase(stack.databaseUrl.reveal(), { applicationName: 'tidemark-bench' });
    const { rows } = await sql<{ holdings: string; confidence: number }>`
      select count(*)::text as holdings, min(confidence) as confidence from parsed.thirteenf_holdings
      where accession_number = (select accession_number from raw.filings order by bytes desc nulls last limit 1)
    `.execute(db);
    await db.destroy();
    const peakBytes = process.resourceUsage().maxRSS * 1_024;
    console.log(JSON.stringify({ ...rows[0], seconds, before, peakBytes, states: report.filings.byState }));
  },
);
