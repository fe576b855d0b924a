import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { promoteChecked } from '../../cli/promotion/promote-checked.ts';
import { parserVersionOf } from '../../core/ids.ts';
import { SECOND_BUILD } from '../parse-processes/second-xbrl.ts';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { factSnapshot } from '../workflow/table-snapshot.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';
import { EVERYTHING } from '../workflow/undisturbed-run.ts';

const PARSE_MODULE = new URL('../parse-processes/second-xbrl.ts', import.meta.url);
const XBRL_2 = parserVersionOf('xbrl', 2);

describe('a second version whose dependants stay on the first', () => {
  let archive: TestArchive;
  let stack: TestStack;
  beforeAll(async () => {
    archive = await createTestArchive('versions', 2);
    stack = await createTestStack();
    const first = await stack.startWorker();
    await stack.ingest(EVERYTHING, archive.dir);
    await stack.nightly(archive.busiest, archive.dir, archive.prices);
    await first.stop();
    await stack.startWorker({ parsers: { catalog: SECOND_BUILD, parseModule: PARSE_MODULE } });
  });
  afterAll(async () => {
    await stack.close();
    await archive.remove();
  });

  async function rows(query: ReturnType<typeof sql<{ version: string; filings: number }>>) {
    return Object.fromEntries((await query.execute(stack.db)).rows.map(({ version, filings }) => [version, filings]));
  }
  const facts = (view: string) =>
    rows(sql`
      select parser_version as version, count(distinct accession_number)::int as filings from ${sql.table(view)} group by 1
    `);
  const dependants = async () =>
    (
      await sql`
        select accession_number, parser_version, sequence, status, output_hash from ops.parse_runs
        where parser_id in ('share-float', 'cash-position', 'filer-identity', 'overhang') order by 1, 2, 3
      `.execute(stack.db)
    ).rows;

  const eventsOfOrganizations = async () =>
    (
      await sql`
        select event_type, natural_key from events.outbox where event_type not like 'ops.%' order by 1, 2
      `.execute(stack.db)
    ).rows;

  test('is right beside the first, in one night; promoted and rolled back, every table is as before', async () => {
    const own = await dependants();
    const shown = await facts('parsed.current_xbrl_facts');
    expect(shown).toEqual({ 'xbrl@1': expect.any(Number) });
    const night = await stack.nightly(archive.busiest, archive.dir, archive.prices);
    expect(night.filings.byState).toEqual({ processed: night.filings.total });
    await stack.ingest(EVERYTHING, archive.dir);
    expect(await dependants()).toEqual(own);
    expect(await facts('parsed.current_xbrl_facts')).toEqual(shown);
    expect(await facts('parsed.xbrl_facts')).toEqual({ ...shown, 'xbrl@2': shown['xbrl@1'] });

    const before = await factSnapshot(stack.db);
    const told = await eventsOfOrganizations();
    const deps = { db: stack.db, catalog: SECOND_BUILD, compareGolden: () => Promise.resolve(null) };
    const asked = { parserId: 'xbrl', force: true, reason: 'a rehearsal', promotedBy: 'test' };
    await promoteChecked(deps, { ...asked, version: XBRL_2 });
    await stack.nightly(archive.busiest, archive.dir, archive.prices);
    expect(await facts('parsed.current_xbrl_facts')).toEqual({ 'xbrl@2': shown['xbrl@1'] });
    await promoteChecked(deps, { ...asked, version: null });
    await stack.nightly(archive.busiest, archive.dir, archive.prices);

    const after = await factSnapshot(stack.db);
    expect(await eventsOfOrganizations()).toEqual(told);
    // Excluded: the promotions themselves, and what operators receive of them.
    const excluded = ['ops.promotions', 'events.outbox', 'events.outbox_head'];
    const rest = (snapshot: Readonly<Record<string, string>>) =>
      Object.entries(snapshot).filter(([table]) => !excluded.includes(table));
    expect(rest(after)).toEqual(rest(before));
    const { rows: operators } = await sql`
      select event_type from events.outbox where event_type like 'ops.%' order by id
    `.execute(stack.db);
    expect(operators).toEqual([{ event_type: 'ops.parser.promoted' }, { event_type: 'ops.parser.rolled_back' }]);
  }, 180_000);
});
