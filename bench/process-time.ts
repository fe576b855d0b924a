import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Parent and processor seconds of each process, with those of its children that have ended (Linux). */
function processes(): ReadonlyMap<number, { readonly parent: number; readonly seconds: number }> {
  const found = new Map<number, { parent: number; seconds: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program is in parentheses and may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      found.set(Number(name), { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND });
    } catch {
      // It ended while the list was read.
    }
  }
  return found;
}

/** Processor seconds of a process and all below it, so far. */
export function treeSeconds(root: number): number {
  const all = processes();
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = all.get(at)?.parent)
      if (at === root) return true;
    return false;
  };
  let sum = 0;
  for (const [pid, { seconds }] of all) if (isBelow(pid)) sum += seconds;
  return sum;
}

/** The process whose command line holds all of these words. */
export function processOf(words: readonly string[]): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
      if (words.every((word) => line.includes(word))) return Number(name);
    } catch {
      // It ended while the list was read.
    }
  }
  throw new Error(`no process with ${words.join(' ')}`);
}

/** Processor milliseconds of this process so far. */
export function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
