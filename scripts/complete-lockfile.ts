/**
 * Adds the optional binaries of platforms that the configured registry does not have to package-lock.json.
 *
 * A registry mirror may hold the binaries of one platform only. npm 11 then omits the others from the lock file, and `npm
 * ci` rejects the lock file ("Missing: … from lock file"). Entries with version, os and cpu are enough.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, LockEntry>;
}

const OS = ['android', 'darwin', 'freebsd', 'win32', 'windows', 'openharmony', 'linux'];
const CPU = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64'];

/** Os, cpu and libc, which all these packages have in their names. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | null {
  const last = name.slice(name.lastIndexOf('/') + 1);
  const os = OS.find((candidate) => last.includes(candidate));
  const cpu = CPU.find((candidate) => last.includes(candidate));
  if (os === undefined || cpu === undefined) return null;
  const libc = last.includes('musl') ? ['musl'] : last.includes('gnu') ? ['glibc'] : null;
  return { os: [os === 'windows' ? 'win32' : os], cpu: [cpu], ...(libc ? { libc } : {}) };
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
let added = 0;
for (const entry of Object.values({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const at = `node_modules/${name}`;
    const platform = platformOf(name);
    if (lock.packages[at] || !platform) continue;
    lock.packages[at] = {
      version: range.replace(/^[\^~]/, ''),
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} platform binaries added`);
