import type { FileSource } from '../../api/export-catalog.ts';
import type { ByteRange } from '../../api/http/byte-range.ts';

/** A folder of exports. Paths are relative, with forward slashes. */
export interface ExportStore {
  /** As users write it. */
  readonly place: string;
  /** A local path to write a file to. */
  stage(path: string): Promise<string>;
  /** Publishes a staged file under its path, replacing another. */
  publish(path: string, file: { readonly bytes: number; readonly sha256: string }): Promise<void>;
  /** Writes a text, replacing another at once. */
  write(path: string, text: string): Promise<void>;
  /** Null: there is none. */
  read(path: string): Promise<string | null>;
  /** Every file below a folder, in order; empty: of the whole store. */
  list(folder: string): Promise<readonly string[]>;
  remove(paths: readonly string[]): Promise<void>;
  /** Null: there is none. */
  open(path: string, range: ByteRange | null): Promise<FileSource | null>;
  /** Removes what is staged. */
  close(): Promise<void>;
}
