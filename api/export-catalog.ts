import type { Readable } from 'node:stream';
import type { ByteRange } from './http/byte-range.ts';

/** A complete export, as its manifest describes it. */
export interface StoredExport {
  readonly dataset: string;
  readonly exportId: string;
  readonly snapshotAt: string;
  readonly createdAt: string;
  readonly selection: {
    readonly asOf: string | null;
    readonly asComputed: string | null;
    readonly parserVersion: string | null;
    readonly cik: string | null;
    readonly from: string | null;
    readonly until: string | null;
  };
  readonly versions: {
    readonly parserVersions: readonly string[];
    readonly materializationVersions: readonly string[];
    readonly methodologyVersions: readonly string[];
    readonly codeBuild: string;
  };
  readonly partitionedBy: string | null;
  readonly schema: readonly { readonly name: string; readonly type: string; readonly storedAs: string }[];
  readonly rows: number;
  readonly bytes: number;
  readonly files: readonly ExportedFile[];
}

export interface ExportedFile {
  /** Below the folder of the export. */
  readonly path: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** How a client gets a file: from us, or from an address that is valid for some minutes. */
export type FileSource = { readonly stream: Readable } | { readonly url: string };

/** The exports that the API serves: those of the configured place. */
export interface ExportCatalog {
  /** Complete exports by dataset; a dataset without any is absent. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /** Newest snapshot first. */
  list(dataset: string): Promise<readonly StoredExport[]>;
  /** Null: there is no complete export of this id. */
  find(dataset: string, exportId: string): Promise<StoredExport | null>;
  /** A file of a complete export; null: it is gone. */
  open(of: StoredExport, file: ExportedFile, range: ByteRange | null): Promise<FileSource | null>;
}
