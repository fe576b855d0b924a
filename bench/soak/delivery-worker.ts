/**
 * Child of `events-soak.ts`: the delivery service of a worker, without its task queues, whose attempts time out after a
 * second.
 *
 *     node bench/soak/delivery-worker.ts <database url>          with TIDEMARK_WEBHOOK_KEYS
 */
import { parseSealingKeys } from '../../core/sealed-secret.ts';
import { startBenchService } from '../event-load.ts';

const keys = parseSealingKeys(process.env['TIDEMARK_WEBHOOK_KEYS'] ?? '');
if ('problem' in keys) throw new Error(keys.problem);
// The database is killed while it runs: the service pauses and continues.
startBenchService(process.argv[2] ?? '', keys, { timeoutMs: 1_000, onError: () => undefined });
process.on('disconnect', () => process.exit(0));
