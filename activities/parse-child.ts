import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import pidusage from 'pidusage';
import { closeProgress, openProgress, type Progress, readProgress } from './parse-progress.ts';
import { type ProcessAnswer, type ProcessTask, processAnswer } from './process-messages.ts';

/** The end of a parse process. */
export interface ProcessEnd {
  /** The step that it had begun. */
  readonly step: string;
  readonly signal: NodeJS.Signals | null;
  readonly exitCode: number | null;
  /** The end of its standard error output, or why it could not be started. */
  readonly lastWords: string;
}

/** A process that parses one filing after the other. */
export interface ParseChild {
  readonly ended: Promise<ProcessEnd>;
  /** Its answer, or its end without one. */
  run(task: ProcessTask): Promise<ProcessAnswer | ProcessEnd>;
  /** The step under way and its processor time in milliseconds; null before the first one and after its end. */
  usage(): Promise<{ readonly step: string; readonly usedMs: number } | null>;
  kill(): void;
}

const KEPT_OUTPUT = 4_000;

/** Halves the start of a child; the directory is one of this Node.js version below the one that is set. */
function compileCacheOfThis(): NodeJS.ProcessEnv {
  const own = getCompileCacheDir();
  return own === undefined ? {} : { NODE_COMPILE_CACHE: dirname(own) };
}

/** Starts a process that parses with the default export of the module and has a heap of at most `maxHeapMb`. */
export function startParseChild(parseModule: URL, maxHeapMb: number): ParseChild {
  const progress = openProgress();
  const child = fork(new URL('./parse-process.ts', import.meta.url), [parseModule.href], {
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    env: { ...process.env, ...compileCacheOfThis() },
    // The last one is PROGRESS_DESCRIPTOR.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', progress],
  });
  const ended = endOf(child).then((end) => {
    const { step } = readProgress(progress);
    closeProgress(progress);
    return { ...end, step };
  });
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const stepUnderWay = (): Progress | null => (isAlive() ? readProgress(progress) : null);

  return {
    ended,
    async run(task) {
      const listening = new AbortController();
      const answer = once(child, 'message', { signal: listening.signal });
      try {
        // A message that cannot be sent has no reader any more: the process is ending.
        child.send(task, () => undefined);
        return await Promise.race([answer.then(([message]) => processAnswer.parse(message)), ended]);
      } finally {
        listening.abort();
      }
    },
    async usage() {
      const before = stepUnderWay();
      const usedMs = await processorTimeOf(child);
      const after = stepUnderWay();
      // What was used up to now cannot be charged to a step that has ended meanwhile.
      if (usedMs === null || !before?.startedMs || before.startedMs !== after?.startedMs) return null;
      return { step: after.step, usedMs: usedMs - after.startedMs };
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function endOf(child: ChildProcess): Promise<Omit<ProcessEnd, 'step'>> {
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = `${lastWords}${text}`.slice(-KEPT_OUTPUT);
  });
  return new Promise((resolve) => {
    child.once('close', (exitCode, signal) => resolve({ exitCode, signal, lastWords }));
    // It could not be started: such a process never closes.
    child.once('error', ({ message }) => {
      if (child.pid === undefined) resolve({ exitCode: null, signal: null, lastWords: message });
    });
  });
}

/** Milliseconds, as the operating system counts them; null for a process that has ended. */
async function processorTimeOf({ pid }: ChildProcess): Promise<number | null> {
  if (pid === undefined) return null;
  try {
    return (await pidusage(pid)).ctime;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return null;
    throw error;
  }
}
