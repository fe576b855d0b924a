import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { AppError } from '../../core/errors.ts';
import { permanentError } from '../errors.ts';

/** The largest file, compressed or not, that a command reads into memory; EDGAR's largest are about 200 MB. */
const MAX_INPUT_BYTES = 320_000_000;

export interface InputFile {
  readonly bytes: Uint8Array;
  /** Base name without `.gz`. */
  readonly filename: string;
}

function inputError(message: string, code: string, path: string, cause?: unknown): AppError {
  return permanentError(code, message, { context: { path }, cause });
}

/**
 * Reads a filing from disk and decompresses it if it is gzipped, whatever its name.
 *
 * Throws AppError: `input-unreadable`, `input-not-a-file`, `input-too-large` or `input-damaged`.
 */
export async function readInputFile(path: string, maxBytes = MAX_INPUT_BYTES): Promise<InputFile> {
  const bytes = await readBytes(path, maxBytes);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const filename = basename(path).replace(/\.gz$/i, '');
  return { bytes: isGzip ? await unpack(bytes, path, maxBytes) : bytes, filename };
}

async function readBytes(path: string, maxBytes: number): Promise<Buffer> {
  try {
    await using handle = await open(path, 'r');
    const stat = await handle.stat();
    if (stat.isDirectory()) throw inputError(`${path} is a directory: name a file in it`, 'input-not-a-file', path);
    if (stat.size > maxBytes) throw tooLarge(path, maxBytes);
    return await handle.readFile();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EACCES' ? 'no permission' : String(cause);
    throw inputError(`cannot read ${path}: ${why}`, 'input-unreadable', path, cause);
  }
}

async function unpack(bytes: Uint8Array, path: string, maxBytes: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE') {
      throw tooLarge(path, maxBytes);
    }
    throw inputError(`${path} is a damaged gzip file`, 'input-damaged', path, cause);
  }
}

function tooLarge(path: string, maxBytes: number): AppError {
  return inputError(`${path} holds more than ${maxBytes / 1_000_000} MB: not read`, 'input-too-large', path);
}
