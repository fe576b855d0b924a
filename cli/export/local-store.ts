import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ExportStore } from './export-store.ts';

/** A file that is being written. */
const UNFINISHED = '.tmp';

/** Exports in a directory. Files appear under their names when they are complete. */
export function createLocalStore(root: string): ExportStore {
  const at = (path: string) => join(root, ...path.split('/'));

  async function filesBelow(folder: string): Promise<readonly string[]> {
    const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }));
    return (entries ?? [])
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  }

  return {
    place: root,
    async stage(path) {
      await mkdir(dirname(at(path)), { recursive: true });
      return `${at(path)}${UNFINISHED}`;
    },
    async publish(path) {
      await rename(`${at(path)}${UNFINISHED}`, at(path));
      await syncFolder(dirname(at(path)));
    },
    async write(path, text) {
      await mkdir(dirname(at(path)), { recursive: true });
      const unfinished = `${at(path)}${UNFINISHED}`;
      const file = await open(unfinished, 'w');
      await file.writeFile(text);
      await file.sync();
      await file.close();
      await rename(unfinished, at(path));
      await syncFolder(dirname(at(path)));
    },
    read: (path) => unlessMissing(readFile(at(path), 'utf8')),
    list: (folder) => filesBelow(at(folder)),
    async remove(paths) {
      for (const path of paths) await rm(at(path), { force: true });
    },
    async open(path, range) {
      const found = await unlessMissing(stat(at(path)));
      if (!found?.isFile()) return null;
      return { stream: createReadStream(at(path), range ?? {}) };
    },
    close: () => Promise.resolve(),
  };
}

/** A rename lasts over a power failure only once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
