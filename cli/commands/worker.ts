import { type Command, InvalidArgumentError } from 'commander';
import { TASK_QUEUES, type TaskQueueRole } from '../../core/run-plan.ts';
import { loadCommandConfig } from '../environment.ts';
import { listenForInterrupts, untilAborted } from '../interrupts.ts';

export const help = `Serves task queues until Ctrl-C. Needs DATABASE_URL and TEMPORAL_ADDRESS, or a \`tidemark up\` with the same home. Any
number of workers may run; all share one EDGAR request limit and the raw store below TIDEMARK_HOME.`;

export function register(command: Command): void {
  command
    .option('--queues <names>', `queues to serve, comma-separated: ${Object.keys(TASK_QUEUES).join(', ')}`, parseRoles)
    .option('--log-file <file>', 'write the log there instead of standard error')
    .action(worker);
}

async function worker(options: { queues?: readonly TaskQueueRole[]; logFile?: string }): Promise<void> {
  const config = loadCommandConfig();
  const { addressesOf } = await import('../stack-addresses.ts');
  const { startWorker } = await import('../worker.ts');
  const addresses = await addressesOf(config);
  const { prepareHome } = await import('../../stack/home.ts');
  await prepareHome(config.home);
  const interrupts = listenForInterrupts(() => console.error('\nstopping; press Ctrl-C again to stop immediately'));
  try {
    const running = await startWorker(config, addresses, {
      logFile: options.logFile ?? '/dev/stderr',
      ...(options.queues ? { roles: options.queues } : {}),
    });
    console.log(`worker      serving ${(options.queues ?? Object.keys(TASK_QUEUES)).join(', ')}; Ctrl-C stops it`);
    try {
      await untilAborted(interrupts.signal, running.ended);
    } finally {
      await running.stop();
    }
  } finally {
    interrupts.dispose();
  }
}

function parseRoles(value: string): readonly TaskQueueRole[] {
  return value.split(',').map((name) => {
    const role = name.trim();
    if (role in TASK_QUEUES) return role as TaskQueueRole;
    throw new InvalidArgumentError(`choose from ${Object.keys(TASK_QUEUES).join(', ')}`);
  });
}
