import type { Command } from 'commander';
import { findEntities } from '../../api/reads/find-entity.ts';
import { parseIsoDate } from '../../core/dates.ts';
import { identifiersOf } from '../../db/repositories/reference/identifiers.ts';
import { loadCommandConfig } from '../environment.ts';
import { permanentError } from '../errors.ts';
import { entityAnswer } from '../report/render-entity.ts';
import { withDatabase } from '../with-database.ts';

export const help = `For example: tidemark entity AAPL --on 2019-06-30

Names, tickers, CUSIPs and industry codes come from filing headers, tagged cover pages, Schedules 13D and 13G, and the SEC's
lists of tickers and of 13(f) securities, each with the days on which it held. Several entities are listed, never chosen from.`;

export function register(command: Command): void {
  command
    .argument('<identifier>', 'CIK, ticker, CUSIP or name; a name may be its beginning')
    .option('--on <date>', 'only who held the identifier on this date; default: ever')
    .option('--json', 'print JSON')
    .action(printEntities);
}

async function printEntities(
  text: string,
  { on, json }: { readonly on?: string; readonly json?: boolean },
): Promise<void> {
  const date = on === undefined ? null : parseIsoDate(on);
  const answer = await withDatabase(loadCommandConfig(), async (db) => {
    const found = await findEntities(db, text, date);
    const entities = [];
    for (const candidate of found) {
      entities.push({ ...candidate, identifiers: await identifiersOf(db, candidate.cik) });
    }
    const known = entities.filter(({ identifiers }) => identifiers.length > 0);
    if (known.length === 0) {
      const when = date === null ? '' : ` on ${date}`;
      throw permanentError('unknown-entity', `no stored filing or list states ${text}${when}`);
    }
    return entityAnswer(text, date, known);
  });
  console.log(json ? JSON.stringify(answer.json(), null, 2) : answer.text());
}
