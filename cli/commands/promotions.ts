import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';
import { withDatabase } from '../with-database.ts';

export const help = `The latest first. A promotion that was forced has the reason that was given, and every one the golden documents under
both versions, in --json.

  tidemark promotions                        of all parsers
  tidemark promotions exchange-compliance`;

export function register(command: Command): void {
  command.argument('[parser]', 'only of this parser').option('--json', 'print as JSON').action(promotions);
}

async function promotions(parser: string | undefined, { json = false }: { readonly json?: boolean }): Promise<void> {
  const { listPromotions } = await import('../../db/repositories/runs/promotions.ts');
  const { renderPromotions } = await import('../report/render-promotion.ts');
  const records = await withDatabase(loadCommandConfig(), (db) => listPromotions(db, parser ?? null));
  console.log(json ? JSON.stringify(records, null, 2) : renderPromotions(records));
}
