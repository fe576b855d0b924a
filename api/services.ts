import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../core/ids.ts';
import type { Monitor } from '../core/monitors.ts';
import type { ReadableWindow } from '../core/readable-document.ts';
import type { SealingKeys } from '../core/sealed-secret.ts';
import type { SpanWords } from '../core/span-words.ts';
import type { Database } from '../db/database.ts';
import type { Derivation } from '../db/repositories/datasets/derivations.ts';
import type { AllowList } from '../events/allow-list.ts';
import type { ShareFloatHistory } from '../scoring/ledger/share-float-history.ts';
import type { ExportCatalog } from './export-catalog.ts';

/** A document of a stored filing. Places are UTF-16 units of its decoded text. */
export interface StoredDocument {
  readonly accessionNumber: AccessionNumber | null;
  readonly form: string | null;
  readonly filedDate: IsoDate | null;
  readonly sequence: number;
  readonly type: string;
  readonly filename: string | null;
  readonly description: string | null;
  readonly encoding: string;
  readonly isBinary: boolean;
  readonly length: number;
  /** The words of a span as a reader sees them. @throws AppError `span-outside-document` */
  words(start: number, end: number): string;
  /** The span as filed. @throws AppError `span-outside-document` */
  markup(start: number, end: number): string;
  /** The words with characters around them. @throws AppError `span-outside-document` */
  around(
    start: number,
    end: number,
    characters: number,
  ): { readonly before: string; readonly words: string; readonly after: string };
  /** The part of the document around a place, without markup; null: its beginning. */
  window(at: number | null): ReadableWindow;
}

/**
 * Reads a document of a submission.
 *
 * @throws AppError `raw-object-missing`, `raw-object-corrupt`, `unknown-document`, `submission-too-large`
 */
export type DocumentReader = (key: RawSourceKey, sequence: number) => Promise<StoredDocument>;

/**
 * Reads the words of a source span with those around them, beside the thread that answers requests.
 *
 * @throws AppError `raw-object-missing`, `raw-object-corrupt`, `unknown-document`, `span-outside-document`,
 *   `submission-too-large`, `span-too-large`, `span-timeout`, `spans-busy`
 */
type SpanReader = (sourceSpan: string) => Promise<SpanWords>;

/** Stored bytes as they were fetched. */
interface StoredBytes {
  /** Whether they are in the store of this server. */
  has(key: RawSourceKey): Promise<boolean>;
  /** Fails at the end with `raw-object-corrupt` where they do not match the key. */
  open(key: RawSourceKey): AsyncIterable<Uint8Array>;
}

/**
 * Programs, instruments and listing deficiencies of issuers, as follows from their filings that were public by the end of
 * a date. The derived tables have them as of the last night only.
 *
 * @param computedBy from rows as they were stored at that instant; null: now
 */
export type Derive = (
  db: Database,
  ciks: readonly Cik[],
  asOf: IsoDate,
  computedBy: IsoTimestamp | null,
) => Promise<readonly Derivation[]>;

/**
 * What the read layer needs of rooms that it may not import: stored bytes, parsed documents, monitors, checks of webhook
 * addresses. `cli/serve/` implements it.
 */
export interface ApiServices {
  /** Evaluates an active monitor over what is new to it. `skipped`: it searches words of documents that are not here. */
  evaluateMonitor(writer: Database, monitor: Monitor): Promise<'evaluated' | 'skipped' | 'failed'>;
  /** Where webhooks may go beside public addresses. */
  readonly webhookAllow: AllowList;
  /**
   * The keys that encrypt signing secrets.
   *
   * @throws AppError `no-webhook-keys`, `unusable-webhook-keys`
   */
  sealingKeys(): Promise<SealingKeys>;
  readonly readDocument: DocumentReader;
  readonly readSpan: SpanReader;
  readonly storedBytes: StoredBytes;
  readonly derive: Derive;
  /** Exports that can be downloaded. */
  readonly exports: ExportCatalog;
  /** Share counts and public floats that filings stated by the end of a date (US Eastern). */
  readonly readShareFloat: (
    db: Database,
    cik: Cik,
    asOf: IsoDate,
    computedBy: IsoTimestamp | null,
  ) => Promise<ShareFloatHistory>;
}
