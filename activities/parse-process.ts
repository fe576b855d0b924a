import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { ParseStored } from './parse-task.ts';

/** Entry of a parse process: parses one filing after the other with the module that its argument names. */

const [, , moduleUrl = ''] = process.argv;
const { default: parse } = (await import(moduleUrl)) as { default: ParseStored };
// Now, because a process that is killed leaves nothing for the next one.
flushCompileCache();

process.on('message', (task: Parameters<ParseStored>[0]) => {
  // A failure that is no answer ends the process; the pool reads it from the standard error output.
  void parse(task).then((answer) => process.send?.(answer));
});
// A terminal and a service manager signal the whole group: the worker decides when its processes end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

// The process ends when its worker disconnects, but a parser in an endless loop would not hear of it.
const ORPHAN_WATCH = `setInterval(() => {
  if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
}, 1000)`;
new Worker(ORPHAN_WATCH, { eval: true }).unref();
